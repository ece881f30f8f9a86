# Terminale: sfide fra bot.

cli-arena = Fa giocare una sfida a due bot: livelli, bot di paragone (random, greedy, uct) o una classe in un proprio file.
    .short = Una sfida fra due bot
cli-arena-title = Il gioco da giocare.
cli-arena-bot = Un bot proprio: un file Python e la classe che contiene. Si può dare due volte.
cli-arena-games = Quante partite; ogni seme viene giocato da ogni posto.
cli-arena-players = Quanti posti; il primo bot ne occupa uno, il secondo tutti gli altri.
cli-arena-option = Cambia un’opzione del gioco, per esempio plus=false. Si può dare più volte.
cli-arena-seed = Il primo seme di dadi e pescate.
cli-arena-time-scale = Il limite di tempo di ogni bot viene moltiplicato per questo numero.
cli-arena-nodes = Tanti nodi di ricerca per mossa al posto del tempo; le partite sono allora sempre uguali.
cli-arena-on = Dove giocare: in un gruppo di processi, in questo, o su un cluster Ray.
cli-arena-workers = Quanti processi; altrimenti uno per core.
cli-arena-record = Conserva ogni partita in questo file e non rigioca quelle che vi sono già. Se un bot è cambiato, comincia un file nuovo.
cli-arena-recorded = Non gioca: mostra quello che c’è finora nel file di --record.
cli-arena-on-error = Quando un bot non indica una mossa lecita: lose (perde quella partita e comincia la successiva) o stop.
cli-arena-json = Scrive tutti i dati in questo file.
cli-ladder = Valuta tutti i livelli di un gioco, o di ogni gioco, facendo giocare i vicini fra loro.
    .short = La classifica dei livelli
cli-ladder-title = Il gioco da valutare; altrimenti tutti. Si può dare più volte.
cli-ladder-games = Quante partite gioca ogni coppia.
cli-ladder-players = Quanti posti.
cli-ladder-option = Cambia un’opzione del gioco, per esempio plus=false. Si può dare più volte.
cli-ladder-seed = Il primo seme di dadi e pescate.
cli-ladder-time-scale = Il limite di tempo di ogni bot viene moltiplicato per questo numero.
cli-ladder-nodes = Tanti nodi di ricerca per mossa al posto del tempo.
cli-ladder-reach = A quanti gradini di distanza due livelli si affrontano ancora.
cli-ladder-yardsticks = Misura il livello più forte anche contro random, greedy e l’UCT semplice.
cli-ladder-on = Dove giocare: in un gruppo di processi, in questo, o su un cluster Ray.
cli-ladder-workers = Quanti processi; altrimenti uno per core.
cli-ladder-record = Conserva ogni partita in questo file e non rigioca quelle che vi sono già. Se un bot è cambiato, comincia un file nuovo.
cli-ladder-recorded = Non gioca: mostra quello che c’è finora nel file di --record.
cli-ladder-on-error = Quando un bot non indica una mossa lecita: lose (perde quella partita e comincia la successiva) o stop.
cli-ladder-json = Scrive tutti i dati in questo file.

arena-two-sides = Una sfida ha due parti: indica due livelli, oppure uno e --bot FILE.py:CLASSE.
arena-no-folder = La cartella { $folder } non esiste.
arena-no-record = --recorded mostra il contenuto di un file: indicalo con --record FILE.
arena-result = { $first } : { $second }, { $title }, partite: { $games }. Vinte da { $first }: { $rate } % (95 %: da { $low } a { $high }; alla pari sarebbe { $even } %). Differenza di punti: { $difference } ± { $half }. Tempo per mossa: { $spent } e { $other } ms.
arena-fault-who = { $entrant } al posto { $seat }
arena-fault-move = { $who } ha scelto { $answer }, che non si può giocare: { $problem }.
arena-fault-exception = { $who } ha sollevato un errore: { $problem }.
arena-fault-endless = { $who }: la partita non ha fine: { $problem }.
arena-fault-where = Partita: { $title }, giocatori: { $players }, opzioni: { $options }, seme: { $seed }; mosse precedenti ({ $count }): { $moves }.
arena-fault-lost = La partita conta come persa per lui.
arena-fault-shared = La vittoria è divisa fra tutti.
arena-worker-died = Un processo è terminato durante una partita e l’incontro non può continuare. Erano in corso, con i loro semi:
arena-failures = Partite perse per mancanza di una mossa lecita: { $failed }.
ladder-title = { $title }, giocatori: { $players }, partite per coppia: { $games }
ladder-column-level = Livello
ladder-column-rating = Punteggio
ladder-column-games = Partite
ladder-column-share = Vinte
ladder-column-match = Sfida
ladder-column-first = Vinte (95 %)
ladder-column-difference = Differenza
ladder-column-time = ms per mossa

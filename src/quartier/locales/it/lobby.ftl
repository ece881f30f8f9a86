# La prima pagina: scegliere un gioco e aprire un tavolo.

lobby-tagline = Giochi di città, nell'ora in cui si accendono i lampioni.
lobby-nickname = Il tuo nome
lobby-guest = Ospite
lobby-players =
    { $fewest ->
        [2] { $most ->
            [2] Due giocatori
           *[other] Da 2 a { $most } giocatori
        }
       *[other] Da { $fewest } a { $most } giocatori
    }
lobby-play-now = Gioca subito
lobby-play-now-title = Gioca subito: { $game }
lobby-set-up = Prepara un tavolo
lobby-set-up-title = Prepara un tavolo: { $game }
lobby-new-game = Una nuova partita
lobby-mine = Le mie partite
lobby-waiting = In attesa di giocatori
lobby-waiting-none = Nessuno aspetta. Apri un tavolo pubblico con un posto libero e comparirà qui.
lobby-watch = Partite da guardare
lobby-watch-none = In questo momento non si gioca nessuna partita pubblica.
lobby-finished = Le mie partite finite
lobby-my-turn = Tocca a te
lobby-running = In corso
lobby-over = Finita
lobby-stranded = Una regola è stata corretta
lobby-open-seats =
    { $seats ->
        [one] { $seats } posto libero
       *[other] { $seats } posti liberi
    }
lobby-seat-free = Posto libero
lobby-open-record = Apri una partita salvata
lobby-notice = Il programma è nostro; i giochi sono nominati per dire quali regole conosce. Nessun legame con i loro editori.
lobby-problem = Non ha funzionato. Riprova.

## Preparare un tavolo

lobby-how-many = Quanti giocatori?
lobby-seats = Posti
lobby-seats-hint = In ordine di gioco intorno al tavolo.
lobby-seat = Posto { $number }
lobby-seat-me = Io
lobby-seat-local = Persona qui
lobby-seat-bot = Computer
lobby-seat-open = Con un link
lobby-level = Quanto forte?
lobby-player-number = Giocatore { $number }
lobby-open-seat-hint = Appena il tavolo è aperto ricevi un link da mandare.
lobby-public = Mostra il tavolo nella sala
lobby-public-hint = Altrimenti può partecipare o guardare solo chi ha il link.
lobby-options = Regole di questa partita
lobby-automatic = Come al solito
lobby-pick = Scegli
lobby-yes = Sì
lobby-no = No
lobby-hints = Permetti i suggerimenti
lobby-hints-hint = Chi è di turno può chiedere che cosa farebbe il computer più forte.
lobby-pace = Quanto è veloce il computer?
lobby-pace-instant = Subito
lobby-pace-quick = Veloce
lobby-pace-human = Come una persona
lobby-pace-slow = Lento
lobby-open-table = Apri il tavolo

# Il tavolo, la replica e ciò che tutte le pagine hanno in comune.

table-loading = Accendiamo i lampioni…
table-reconnecting = Connessione persa. Riproviamo…
table-lost-title = Questo posto non c'è
table-lost-text = Questo tavolo o questa pagina non esiste, o non esiste più.
table-to-lobby = Alla sala
table-close = Chiudi
table-cancel = No, continuo
table-not-now = Ora non è possibile.
table-not-understood = Il server non l'ha accettato.

## Che cosa fare ora

table-status = Che cosa fare ora
table-your-turn = Tocca a te
table-notice-begins = La partita comincia: { $game }.
table-notice-turn = Tocca a te: { $game }.
table-notice-over = La partita è finita: { $game }.
table-held = Termina il turno, o annulla una mossa.
table-end-turn = Termina il turno
table-undo = Annulla
table-over = La partita è finita.
table-closed = Il tavolo è stato chiuso.
table-show-result = Mostra il risultato
table-hint = Suggerimento
table-hint-thinking = Il computer ci pensa…
table-hint-says = Io farei così:
table-hint-play = Fai così
table-why-not = Perché no?
table-read-rules = Leggi nelle regole
table-plain-choices = Che cosa puoi fare
table-plain-waiting = Si aspetta { $name }
table-plain-chance = Decide il caso…

## Pannelli

table-panels = Giocatori, cronaca e chat
table-players = Giocatori
table-log = Cronaca
table-log-empty = Qui si scrive tutto quello che succede. Indica una riga per vederla sul tabellone.
table-chat = Chat
table-chat-empty = Nessuno ha ancora detto niente.
table-chat-write = Scrivi un messaggio
table-chat-send = Invia
table-seat-you = tu
table-seat-here = al tavolo
table-seat-away = assente
table-seat-left = via dal tavolo
table-seat-conceded = partita abbandonata
table-seat-to-move = è di turno
table-replace =
    { $votes ->
        [0] Fai continuare un computer
        [one] Fai continuare un computer ({ $votes } voto)
       *[other] Fai continuare un computer ({ $votes } voti)
    }
table-resume = Riprendo il mio posto
table-watchers =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }

## Guardare indietro

table-timeline = Mosse della partita
table-looking-back = Sguardo indietro: mossa { $ply } di { $plies }
table-ply = Mossa { $ply } di { $plies }
table-back-to-now = Torna alla partita
table-first = All'inizio
table-back = Una mossa indietro
table-forward = Una mossa avanti
table-last = Alla fine
table-play = Riproduci
table-pause = Ferma

## Regole

table-rules = Regole
table-rules-search = Cerca nelle regole
table-rules-none = Nessuna regola ha queste parole.
table-rules-missing = Le regole di questo gioco non sono a portata di mano.
table-clause = Regola { $clause }

## Impostazioni

table-settings = Impostazioni
table-language = Lingua
table-theme = Luce
table-theme-auto = Come il dispositivo
table-theme-light = Giorno
table-theme-dark = Notte
table-speed = Animazioni
table-speed-slow = Lente
table-speed-normal = Normali
table-speed-fast = Veloci
table-speed-none = Nessuna
table-sound = Suoni
table-sound-hint = Un rintocco leggero quando tocca a te.
table-sound-on = Attiva i suoni
table-sound-off = Disattiva i suoni
table-notices = Notifiche
table-notices-hint = Mentre guardi altrove, il browser ti avvisa quando la partita comincia o finisce e quando tocca a te.
table-notices-refused = Il browser non permette notifiche da questa pagina.
table-auto-end = Termina il mio turno automaticamente
table-auto-end-hint = Senza chiedere, appena non c'è più niente da fare. Così l'ultima mossa non si può annullare.

## Questo tavolo

table-this-table = Questo tavolo
table-invite = Link per un posto libero
table-invite-hint = Chi lo apre può sedersi e giocare.
table-watch-link = Link per guardare
table-watch-hint = Chi lo apre vede la partita, ma non i segreti.
table-key = Il mio posto su un altro dispositivo
table-key-hint = Tienilo per te: chi lo apre gioca al tuo posto.
table-copy = Copia
table-copied = Copiato
table-share = Condividi
table-concede = Abbandona
table-concede-sure = Abbandonare la partita? In due finisce subito; in più giocatori un computer continua per te.
table-leave = Lascia il tavolo
table-leave-sure = Lasciare il tavolo? Gli altri possono far continuare un computer al tuo posto.
table-close-table = Chiudi il tavolo
table-close-sure = Chiudere il tavolo per tutti? La partita non potrà continuare.
table-waiting =
    { $seats ->
        [one] Si aspetta ancora un giocatore
       *[other] Si aspettano ancora { $seats } giocatori
    }
table-sit-down = Siediti e gioca
table-or = oppure
table-fill = Dai i posti liberi ai computer
table-pass = Passa il dispositivo a { $name }
table-pass-hint = Nella prossima schermata ci sono segreti.
table-pass-ready = Sono { $name }: mostra

## La fine

table-wins =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
table-ending-conceded = Gli altri hanno abbandonato.
table-ending-rules = Una correzione delle regole ha fermato la partita.
table-ending-continued = La partita continua a un altro tavolo.
table-go-there = Vai a quel tavolo
table-see-board = Guarda il tabellone
table-score-pad = Blocco segnapunti
table-total = Totale
table-rank = Posto
table-chart = La partita, turno per turno
table-chart-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
table-no-chart = Di questa partita non c'è un grafico.
table-rematch = Gioca ancora
table-replay = Rivedi la partita
table-download = Salva la partita

## Una regola corretta

table-stranded = Questa partita non può continuare
table-stranded-text = Da quando questa partita è stata giocata, una regola è stata corretta. La partita segue la versione { $rules } delle regole.
table-stranded-move = La mossa { $move } ({ $player }: { $name }) non è più permessa.
table-stranded-secret = La mossa { $move } ({ $player }) non è più permessa.
table-stranded-chance = il caso
table-stranded-other-turn = Con le regole di oggi toccherebbe a qualcun altro.
table-stranded-other-result = Con le regole di oggi le stesse mosse portano a un altro risultato.
table-stranded-other-setup = Con le regole di oggi il gioco non si può preparare così.
table-stranded-continue = Continua da qui come nuova partita
table-stranded-end = Chiudi questa partita
table-stranded-choose = E adesso?

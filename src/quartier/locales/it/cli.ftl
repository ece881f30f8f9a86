# Il terminale: comandi, domande, risposte.

cli-quartier = Un solo tavolo per tre giochi da tavolo in cui si costruisce una città. Senza comando il tavolo si apre nel browser.
cli-commands = Comandi
cli-option-lang = La lingua: en, pl, it o fr. Altrimenti QUARTIER_LANG, poi quella del sistema.
cli-option-help = Mostra questo aiuto ed esce.
cli-quartier-version = Mostra la versione ed esce.

cli-serve = Apre il tavolo nel browser.
    .short = Apre il tavolo nel browser
cli-serve-host = L'indirizzo di rete su cui ascoltare; con 0.0.0.0 possono entrare anche gli altri.
cli-serve-port = La porta; 0 ne prende una libera qualsiasi.
cli-serve-data = La cartella in cui si conservano le partite.
cli-serve-origin = Un altro indirizzo con cui i browser raggiungono il server. Si può ripetere.
cli-serve-no-browser = Non aprire una finestra del browser.
cli-serve-log = Quanto scrivere nel registro (righe JSON su standard error).

cli-play = Gioca una partita nel terminale contro i bot o con chi ti siede accanto.
    .short = Gioca una partita nel terminale
cli-play-players = Quanti giocatori ci sono; altrimenti il minimo previsto dal gioco.
cli-play-seed = Lo stesso numero dà gli stessi dadi e le stesse pescate. Altrimenti uno qualsiasi.
cli-play-option = Cambia un'opzione del gioco, per esempio plus=false. Si può ripetere.
cli-play-position = Comincia dalla posizione in questo file, un documento JSON; giocatori e opzioni sono quelli della posizione.
cli-play-human = Un posto giocato da una persona, a partire da 1. Si può ripetere; altrimenti 1.
cli-play-name = Il nome di una persona, nell'ordine dei posti. Si può ripetere.
cli-play-watch = Non gioca nessuno: i bot giocano tra loro.
cli-play-bots = Quanto sono forti i bot: visitor, apprentice, merchant (se non si dice altro), architect o prefect. Ripetuto: un bot dopo l'altro, nell'ordine dei posti.
cli-play-record = Scrive la partita in questo file.

cli-replay = Rivede una partita mossa per mossa. Se l'ingresso non è un terminale, la stampa tutta.
    .short = Rivede una partita mossa per mossa
cli-replay-seat = Mostra ciò che vedeva questo posto, a partire da 1; altrimenti ciò che vedevano tutti.
cli-replay-all = Stampa subito tutte le mosse.

cli-show = Mostra una posizione, o una partita dopo una delle sue mosse, come testo o come immagine.
    .short = Mostra una posizione o un momento di una partita
cli-show-output = Scrive l’immagine in questo file, in SVG.
cli-show-at = Mostra la partita dopo tante mosse; altrimenti dopo l’ultima.
cli-show-seat = Mostra ciò che vede questo posto, da 1; altrimenti ciò che vedono tutti.

cli-rules = Stampa le regole di un gioco. Con una parola o un numero, solo i punti che ne parlano.
    .short = Stampa le regole di un gioco, o ne cerca una

cli-doctor = Dice quale motore è in uso e perché, e se tutto è al suo posto.
    .short = Controlla questa installazione

cli-person = Giocatore { $number }
cli-bot = { $level } { $number }

cli-table = Il tavolo
cli-fact = Che cosa
cli-value = Ora
cli-total = Totale
cli-rank = Posizione
cli-winners = { $count ->
    [one] Vince: { $names }
   *[other] Vincono: { $names }
}
cli-quit = Arrivederci.

cli-play-prompt = La tua scelta (1-{ $count }, ? per l'aiuto):
cli-play-hint = Scrivi un numero da 1 a { $count }, o una mossa come «{ $example }». ? spiega, q esce.
cli-play-help =
    Scrivi il numero di una scelta, o il suo nome breve: { $names }
    ? parola cerca la parola nelle regole, s mostra i punti, u annulla la tua ultima mossa, q esce.
cli-play-no-undo = Non c'è nulla di tuo da annullare: nel frattempo è successo qualcosa.
cli-play-pass = Ora gioca { $name }. Premi Invio quando nessun altro guarda.
cli-play-no-seat = i posti sono numerati da 1 a { $players }
cli-play-few-bots =
    { $bots ->
        [one] in questa partita c'è un solo bot
       *[other] in questa partita ci sono solo { $bots } bot
    }
cli-play-meet = { $name }: { $character }
cli-play-no-folder = questa cartella non esiste: { $file }
cli-play-bad-options = Il gioco non si può preparare così: { $problem }
cli-play-bad-position = { $file } non contiene una posizione di questo gioco: { $problem }
cli-play-position-over = in questa posizione la partita è finita
cli-play-position-alone = Con --position i giocatori e le opzioni sono nel file: si omettono --players e --option.
cli-play-saved = La partita è in { $file }
cli-play-no-record = Impossibile scrivere la partita in { $file }: { $problem }
cli-play-again = Per ritrovare gli stessi dadi e le stesse pescate: --seed { $seed }

cli-refusal-unknown-move = Questa mossa non esiste.
cli-refusal-game-over = La partita è finita.

cli-rules-empty = Qui non ci sono regole a parole.
cli-rules-none = Le regole non dicono nulla di «{ $word }».
cli-rules-more = { $count ->
    [one] Un altro punto: quartier rules { $title }
   *[other] Altri { $count } punti: quartier rules { $title }
}

cli-replay-bad = { $file } non è una partita che si possa rivedere: { $problem }
cli-replay-cut = La mossa { $move } ({ $name }) era permessa dalla versione { $rules } delle regole e ora non lo è più: { $problem }
cli-replay-result = Queste mosse seguono la versione { $rules } delle regole e oggi porterebbero a un altro risultato.
cli-replay-at = Dopo la mossa { $move } di { $count }
cli-replay-prompt = Invio: avanti, b: indietro, un numero: a quella mossa, q: esci
cli-replay-hint = Invio va avanti, b torna indietro, un numero da 0 a { $count } va a quella mossa, q esce.

cli-show-bad = { $file } non contiene né una posizione né una partita: { $problem }
cli-show-few = La partita ha le mosse da 0 a { $count }.
cli-show-no-moves = Una posizione non ha mosse: si omette --at.
cli-show-saved = L’immagine è in { $file }
cli-show-unwritten = Non è stato possibile scrivere l’immagine in { $file }: { $problem }

cli-doctor-engine = motore
cli-doctor-packages = pacchetti
cli-doctor-titles = giochi
cli-doctor-bots = bot
cli-doctor-languages = lingue
cli-doctor-web = parte web
cli-doctor-data = cartella dati
cli-doctor-compiled = { $count ->
    [one] compilato, un modulo
   *[other] compilato, { $count } moduli
}
cli-doctor-plain = Python semplice, più lento: { $reason }
cli-doctor-stale = compilati prima dell'ultima modifica: { $files }. Esegui: make build
cli-doctor-no-web = non costruita: esegui make web
cli-doctor-no-data = non si può scrivere in { $folder }: { $problem }

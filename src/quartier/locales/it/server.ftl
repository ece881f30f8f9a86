# The server: what it says in the terminal, and why something was refused.

server-listening = Il tavolo è aperto su { $address } — per chiudere, Ctrl+C.
server-no-port = Impossibile mettersi in ascolto su { $host }, porta { $port }: { $problem }. Scegline un'altra con --port.
server-newer-file = { $file } è stato scritto da una versione più recente di Quartier ({ $problem }). Nulla è stato modificato; aggiorna il programma.
server-unusable-file = I dati non sono utilizzabili: { $problem }. Scegli un'altra cartella con --data.
server-missing-package = Al server serve il pacchetto { $package }: pip install "quartier[server]".

# Refusals: one for each code in server/refusal.py.

server-problem-bad-json = Impossibile leggerlo.
server-problem-bad-body = Manca qualcosa o qualcosa non va.
server-problem-bad-query = L'indirizzo chiede qualcosa che non esiste.
server-problem-wrong-origin = Questa pagina non può usare il server.
server-problem-wrong-invite = Questo invito non è valido.
server-problem-wrong-key = Questo link al posto non è più valido.
server-problem-not-host = Può farlo solo chi ha aperto il tavolo.
server-problem-not-seated = Non sei seduto a questo tavolo.
server-problem-not-your-seat = Questo non è il tuo posto.
server-problem-no-such-page = Qui non c'è nulla.
server-problem-no-such-table = Questo tavolo non esiste.
server-problem-no-such-replay = Questa partita registrata non esiste.
server-problem-no-such-point = La partita non è ancora arrivata fin lì.
server-problem-no-such-method = Qui non è possibile.
server-problem-no-open-seat = Tutti i posti sono occupati.
server-problem-seat-taken = Questo posto è occupato.
server-problem-already-running = La partita è già iniziata.
server-problem-already-over = La partita è finita.
server-problem-not-running = La partita non è ancora iniziata.
server-problem-not-over = La partita è ancora in corso.
server-problem-others-play = A questo tavolo altri stanno ancora giocando.
server-problem-rules-changed = Questa partita segue una versione precedente delle regole.
server-problem-too-many-tables = Hai troppi tavoli aperti: prima finiscine o chiudine uno.
server-problem-too-many-replays = Hai salvato troppe partite.
server-problem-too-many-sockets = Il tavolo è aperto in troppe finestre.
server-problem-no-hints = A questo tavolo i suggerimenti non sono ammessi.
server-problem-no-advice = Al momento non c'è alcun suggerimento.
server-problem-not-absent = Questo giocatore è ancora qui.
server-problem-not-replaced = Nessun bot gioca al posto tuo.
server-problem-hello-first = La connessione non era ancora pronta.
server-problem-hello-again = La connessione è stata aperta due volte.
server-problem-stale = Nel frattempo è successo qualcosa: guarda di nuovo.
server-problem-held = Prima bisogna terminare il turno.
server-problem-nothing-held = Non c'è un turno da terminare.
server-problem-nothing-to-undo = Non c'è più nulla da annullare.
server-problem-not-your-turn = Non è il tuo turno.
server-problem-unknown-move = Questa mossa non esiste.
server-problem-too-large = È troppo grande.
server-problem-bad-options = Queste opzioni non vanno insieme.
server-problem-bad-position = Questa non è una posizione di questo gioco.
server-problem-position-over = In questa posizione la partita è già finita.
server-problem-position-public = Un tavolo che comincia da una posizione non può essere pubblico.
server-problem-bad-seats = I posti non si possono assegnare così.
server-problem-bad-level = Non c'è un bot di questo livello.
server-problem-bad-record = Questa non è la registrazione di una partita.
server-problem-too-fast = Troppo in fretta: aspetta un momento.
server-problem-internal = Qualcosa è andato storto sul server. La tua partita è al sicuro.
server-problem-stopping = Il server si sta spegnendo. La tua partita è al sicuro.

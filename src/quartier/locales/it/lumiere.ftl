# Lumière: pezzi, cartoline, opzioni, scelte, eventi.

lumiere-name = Lumière
lumiere-about = Lastrica le strade di Parigi, poi costruisci dove più lampioni illuminano le tue case. Per due.

## Giocatori, spazi e momenti del gioco

lumiere-colour-orange = arancione
lumiere-colour-blue = blu
lumiere-kind-orange = spazio arancione
lumiere-kind-blue = spazio blu
lumiere-kind-mixed = spazio comune
lumiere-kind-lamp = spazio con lampione
lumiere-facing-north = in alto
lumiere-facing-east = a destra
lumiere-facing-south = in basso
lumiere-facing-west = a sinistra
lumiere-stage-dealing = Si estraggono le cartoline
lumiere-stage-starting = Si estrae chi comincia
lumiere-stage-drawing = Si pesca una tessera
lumiere-stage-paving = Posa una tessera o prendi un edificio
lumiere-stage-building = Costruisci o prendi una cartolina
lumiere-stage-giving = Levitation: quale edificio torna nella riserva comune?
lumiere-stage-putting = Scegli il posto
lumiere-stage-ended = La partita è finita

## Pezzi

lumiere-tile-tile1 = tessera 1
lumiere-tile-tile2 = tessera 2
lumiere-tile-tile3 = tessera 3
lumiere-tile-tile4 = tessera 4
lumiere-tile-tile5 = tessera 5
lumiere-tile-tile6 = tessera 6
lumiere-tile-tile7 = tessera 7
lumiere-tile-tile8 = tessera 8
lumiere-building-line3 = Fila (3)
lumiere-building-corner3 = Angolo (3)
lumiere-building-square4 = Isolato (4)
lumiere-building-t4 = Lettera T (4)
lumiere-building-l4 = Uncino (4)
lumiere-building-s4 = Zigzag (4)
lumiere-building-t5 = Martello (5)
lumiere-building-w5 = Scala (5)
lumiere-building-x5 = Croce (5)
lumiere-building-p5 = Padiglione (5)
lumiere-building-c6 = Cortile (6)
lumiere-building-v6 = Uncino lungo (6)
lumiere-building-garden = Giardino botanico (2)
lumiere-piece-painter = Pittore
lumiere-piece-dancer = Ballerina
lumiere-piece-lamp = Lampione
lumiere-piece-large-lamp = Lampione grande
lumiere-piece-mixed = Spazio comune
lumiere-piece-fountain = Fontana
lumiere-piece-statue = Statua
lumiere-piece-annex = Annesso
lumiere-piece-garden = Giardino botanico

## Cartoline

lumiere-card-levitation = Levitation
lumiere-card-metropolitain = Metropolitain
lumiere-card-jardin = Jardin des Plantes
lumiere-card-sacre-coeur = Sacré Cœur
lumiere-card-peintre = Le Peintre
lumiere-card-chartier = Chartier
lumiere-card-bouquinistes = Bouquinistes sur la Seine
lumiere-card-lampadaire = Lampadaire
lumiere-card-moulin-rouge = Moulin Rouge
lumiere-card-penseur = Le Penseur
lumiere-card-fontaine = Fontaine des Mers
lumiere-card-grande-lumiere = La Grande Lumière
lumiere-effect-levitation = Restituisci un edificio, prendine un altro dalla riserva comune e costruiscilo subito.
lumiere-effect-metropolitain = In un tuo turno successivo un edificio può coprire uno spazio con lampione.
lumiere-effect-jardin = Posa subito il giardino su spazi tuoi o comuni: è un edificio di grandezza 2.
lumiere-effect-sacre-coeur = Non perdi punti per gli edifici non costruiti.
lumiere-effect-peintre = Metti subito il pittore su uno spazio del tuo colore. Alla fine: 2 punti per ogni lampione nella sua zona, delimitata solo dagli edifici e dal bordo.
lumiere-effect-chartier = In un tuo turno successivo un edificio o la fontana può coprire uno spazio del colore avversario.
lumiere-effect-bouquinistes = Posa subito l’annesso su uno spazio del tuo colore accanto a un tuo edificio, che cresce di 1.
lumiere-effect-lampadaire = Posa subito un altro lampione su uno spazio del tuo colore.
lumiere-effect-moulin-rouge = Metti subito la ballerina su uno spazio del tuo colore. Alla fine: 1 punto per ogni spazio libero della sua zona, delimitata da edifici, lampioni e ogni altro pezzo.
lumiere-effect-penseur = Posa subito la statua su uno spazio del tuo colore, rivolta verso uno spazio libero. Alla fine: 2 punti per ogni spazio libero di lato e 1 per ogni angolo libero, ma niente se lo spazio davanti è occupato.
lumiere-effect-fontaine = Posa subito la fontana su spazi tuoi o comuni. Alla fine: 3 punti per ogni tuo edificio che la tocca.
lumiere-effect-grande-lumiere = Posa subito il lampione grande su uno spazio con lampione: illumina fino a due passi, ma non attraverso gli edifici.

## Opzioni

lumiere-option-postcards = Cartoline
lumiere-option-postcards-help = Quali otto cartoline sono in gioco.
lumiere-value-postcards-first-game = le otto della prima partita
lumiere-value-postcards-random = otto estratte a sorte
lumiere-value-postcards-levitation = { lumiere-card-levitation }
lumiere-value-postcards-metropolitain = { lumiere-card-metropolitain }
lumiere-value-postcards-jardin = { lumiere-card-jardin }
lumiere-value-postcards-sacre-coeur = { lumiere-card-sacre-coeur }
lumiere-value-postcards-peintre = { lumiere-card-peintre }
lumiere-value-postcards-chartier = { lumiere-card-chartier }
lumiere-value-postcards-bouquinistes = { lumiere-card-bouquinistes }
lumiere-value-postcards-lampadaire = { lumiere-card-lampadaire }
lumiere-value-postcards-moulin-rouge = { lumiere-card-moulin-rouge }
lumiere-value-postcards-penseur = { lumiere-card-penseur }
lumiere-value-postcards-fontaine = { lumiere-card-fontaine }
lumiere-value-postcards-grande-lumiere = { lumiere-card-grande-lumiere }
lumiere-value-hand-1 = 1
lumiere-value-hand-2 = 2
lumiere-option-hand = Tessere in mano
lumiere-option-hand-help = Con due scegli quale posare, come in un’altra edizione del gioco.
lumiere-option-first-player = Primo giocatore
lumiere-option-first-player-help = Chi gioca il primo turno.
lumiere-value-first-player-random = a sorte
lumiere-value-first-player-seat-1 = posto 1, arancione
lumiere-value-first-player-seat-2 = posto 2, blu
lumiere-option-flip = Capovolgere gli edifici
lumiere-option-flip-help = Gli edifici si possono ruotare e anche specchiare.
lumiere-value-flip-false = solo ruotare
lumiere-value-flip-true = ruotare e specchiare

## Scelte

lumiere-offer-deal = In gioco: { $card }
lumiere-offer-first = Il primo turno: { $colour }
lumiere-offer-draw = Pesca: { $tile }
lumiere-offer-tile = Posa { $tile } sull’area { $area }, quarti di giro: { $rotation }
lumiere-offer-take = Prendi: { $building }
lumiere-offer-give = Restituisci: { $building }
lumiere-offer-card =
    { $use ->
        [true] { $card }
       *[other] { $card }: prendila senza usarla
    }
lumiere-offer-build = Costruisci in { $space }: { $building }, quarti di giro: { $rotation }
lumiere-offer-garden = Giardino in { $space }, quarti di giro: { $rotation }
lumiere-offer-fountain = Fontana in { $space }, quarti di giro: { $rotation }
lumiere-offer-put = { $piece } in { $space }
lumiere-offer-statue = Statua in { $space }, rivolta { $facing }
lumiere-offer-annex = Annesso in { $space } per: { $building }
lumiere-offer-pass = Passa

## Eventi

lumiere-event-deal = In gioco: { $card }.
lumiere-event-first = Comincia { $seat }.
lumiere-event-draw = { $seat } pesca una tessera.
lumiere-event-tile = { $seat } posa { $tile } sull’area { $area }.
lumiere-event-take = { $seat } prende: { $building }.
lumiere-event-pass = { $seat } passa.
lumiere-event-skip = { $seat } non può fare nulla e salta il turno.
lumiere-event-phase = Le strade sono lastricate. Comincia a costruire { $seat }.
lumiere-event-card =
    { $use ->
        [true] { $seat } prende la cartolina { $card }.
       *[other] { $seat } prende la cartolina { $card } e non la usa.
    }
lumiere-event-give = { $seat } restituisce: { $building }.
lumiere-event-metropolitain = Metropolitain: { $seat } copre il lampione in { $space }.
lumiere-event-chartier = Chartier: { $seat } costruisce sullo spazio avversario { $space }.
lumiere-event-build = { $seat } costruisce in { $space }: { $building }.
lumiere-event-garden = { $seat } posa il giardino in { $space }.
lumiere-event-fountain = { $seat } posa la fontana in { $space }.
lumiere-event-put = { $seat }: { $piece } in { $space }.
lumiere-event-statue = { $seat } posa la statua in { $space }, rivolta { $facing }.
lumiere-event-annex = { $seat } posa l’annesso in { $space } per: { $building }.
lumiere-event-end = Nessuno può più costruire: la partita è finita.

## Rifiuti

lumiere-refusal-unknown-move = Questa mossa non esiste.
lumiere-refusal-game-over = La partita è finita.
lumiere-refusal-left-to-chance = Lo decide il caso.
lumiere-refusal-wait-for-chance = Prima si deve estrarre qualcosa.
lumiere-refusal-tiles-left = Non puoi passare finché hai tessere (te ne restano { $count }).
lumiere-refusal-must-act = Devi costruire o prendere una cartolina.
lumiere-refusal-must-build = Devi costruire, perché un tuo edificio ci sta.
lumiere-refusal-finish-card = Prima completa l’azione della cartolina { $card }.
lumiere-refusal-tile-not-in-hand = Questa tessera non è nella tua mano.
lumiere-refusal-area-taken = Sull’area { $area } c’è già una tessera.
lumiere-refusal-not-in-pool = Questo edificio non è nella riserva comune: { $building }.
lumiere-refusal-only-in-phase-1 = Questo si fa nella prima fase.
lumiere-refusal-only-in-phase-2 = Questo si fa nella seconda fase, quando le strade sono lastricate (tessere posate: { $count } su 16).
lumiere-refusal-card-not-in-play = Questa cartolina non è in gioco.
lumiere-refusal-card-taken = Questa cartolina è già di { $owner }.
lumiere-refusal-no-token = Non hai più gettoni azione.
lumiere-refusal-works-by-owning = Questa cartolina vale per il solo fatto di averla.
lumiere-refusal-no-place-for-piece = Ora questa cartolina non si può usare; puoi prenderla senza usarla.
lumiere-refusal-only-levitation = Solo con Levitation si restituisce un edificio.
lumiere-refusal-not-in-reserve = Questo edificio non è tra i tuoi: { $building }.
lumiere-refusal-just-given-back = Hai appena restituito questo edificio: { $building }.
lumiere-refusal-off-the-board = Uscirebbe dal bordo del tabellone.
lumiere-refusal-no-turning-over = Gli edifici si ruotano ma non si capovolgono.
lumiere-refusal-space-taken = C’è già un pezzo in { $spaces }.
lumiere-refusal-one-lamp-only = Metropolitain permette di coprire un solo spazio con lampione, non { $count }.
lumiere-refusal-lamp-space = Coprirebbe uno spazio con lampione: { $spaces }.
lumiere-refusal-one-rival-space-only = Chartier permette di coprire un solo spazio avversario, non { $count }.
lumiere-refusal-rival-space = Coprirebbe il colore avversario: { $spaces }.
lumiere-refusal-take-card-first = Prima prendi la cartolina di questo pezzo: { $card }.
lumiere-refusal-lamps-only = Il lampione grande va su uno spazio con lampione.
lumiere-refusal-own-spaces-only = Questo pezzo va su uno spazio del tuo colore.
lumiere-refusal-faces-the-edge = La statua guarderebbe oltre il bordo.
lumiere-refusal-faces-a-piece = Lo spazio davanti alla statua non è libero.
lumiere-refusal-not-your-building = Non hai costruito questo edificio: { $building }.
lumiere-refusal-not-beside-building = L’annesso non toccherebbe questo edificio: { $building }.

## Punteggio

lumiere-part-light = Edifici illuminati
lumiere-part-group = Gruppo più grande
lumiere-part-unbuilt = Edifici non costruiti
lumiere-part-peintre = Le Peintre
lumiere-part-moulin-rouge = Moulin Rouge
lumiere-part-penseur = Le Penseur
lumiere-part-fontaine = Fontaine des Mers

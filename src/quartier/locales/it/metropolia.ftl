# Metropolia: carte, opzioni, scelte, eventi.

metropolia-name = Metropolia
metropolia-about = Tira i dadi, incassa dalle tue attività e costruisci per primo tutti i monumenti della tua città.

## Attività

metropolia-card-wheat-field = Campo di grano
metropolia-card-ranch = Fattoria
metropolia-card-bakery = Panificio
metropolia-card-cafe = Caffè
metropolia-card-convenience-store = Minimarket
metropolia-card-forest = Foresta
metropolia-card-stadium = Stadio
metropolia-card-tv-station = Emittente televisiva
metropolia-card-business-center = Centro affari
metropolia-card-cheese-factory = Caseificio
metropolia-card-furniture-factory = Mobilificio
metropolia-card-mine = Miniera
metropolia-card-family-restaurant = Ristorante
metropolia-card-apple-orchard = Meleto
metropolia-card-fruit-veg-market = Mercato ortofrutticolo
metropolia-card-sushi-bar = Sushi bar
metropolia-card-flower-field = Campo di fiori
metropolia-card-flower-shop = Fioraio
metropolia-card-pizza-joint = Pizzeria
metropolia-card-publisher = Casa editrice
metropolia-card-hamburger-stand = Hamburgeria
metropolia-card-mackerel-boat = Peschereccio
metropolia-card-tax-office = Ufficio delle imposte
metropolia-card-food-warehouse = Magazzino alimentare
metropolia-card-tuna-boat = Tonniera
metropolia-card-city-hall = Municipio

## Monumenti

metropolia-landmark-train-station = Stazione centrale
metropolia-landmark-shopping-mall = Centro commerciale
metropolia-landmark-amusement-park = Parco giochi
metropolia-landmark-radio-tower = Torre radio
metropolia-landmark-harbor = Porto
metropolia-landmark-airport = Aeroporto

## Che cosa fa ogni carta

metropolia-effect-wheat-field = 1 moneta dalla banca, nel turno di chiunque.
metropolia-effect-ranch = 1 moneta dalla banca, nel turno di chiunque.
metropolia-effect-bakery = 1 moneta dalla banca, nel tuo turno.
metropolia-effect-cafe = 1 moneta da chi ha tirato i dadi.
metropolia-effect-convenience-store = 3 monete dalla banca, nel tuo turno.
metropolia-effect-forest = 1 moneta dalla banca, nel turno di chiunque.
metropolia-effect-stadium = 2 monete da ogni avversario, nel tuo turno.
metropolia-effect-tv-station = 5 monete da un avversario a tua scelta, nel tuo turno.
metropolia-effect-business-center = Nel tuo turno scambia una tua attività con quella di un avversario; le viola sono escluse.
metropolia-effect-cheese-factory = 3 monete dalla banca per ogni tua fattoria, nel tuo turno.
metropolia-effect-furniture-factory = 3 monete dalla banca per ogni tua foresta e miniera, nel tuo turno.
metropolia-effect-mine = 5 monete dalla banca, nel turno di chiunque.
metropolia-effect-family-restaurant = 2 monete da chi ha tirato i dadi.
metropolia-effect-apple-orchard = 3 monete dalla banca, nel turno di chiunque.
metropolia-effect-fruit-veg-market = 2 monete dalla banca per ogni tua carta con la spiga, nel tuo turno.
metropolia-effect-sushi-bar = Se hai il porto: 3 monete da chi ha tirato i dadi.
metropolia-effect-flower-field = 1 moneta dalla banca, nel turno di chiunque.
metropolia-effect-flower-shop = 1 moneta dalla banca per ogni tuo campo di fiori, nel tuo turno.
metropolia-effect-pizza-joint = 1 moneta da chi ha tirato i dadi.
metropolia-effect-publisher = Nel tuo turno, da ogni avversario 1 moneta per ogni sua carta con la tazza o il pane.
metropolia-effect-hamburger-stand = 1 moneta da chi ha tirato i dadi.
metropolia-effect-mackerel-boat = Se hai il porto: 3 monete dalla banca, nel turno di chiunque.
metropolia-effect-tax-office = Nel tuo turno, metà del denaro, arrotondata per difetto, di ogni avversario con almeno 10 monete.
metropolia-effect-food-warehouse = 2 monete dalla banca per ogni tua carta con la tazza, nel tuo turno.
metropolia-effect-tuna-boat = Se hai il porto, nel turno di chiunque: si tirano due dadi e ogni barca frutta altrettante monete dalla banca.
metropolia-effect-city-hall = 1 moneta all’inizio di ogni tuo turno.
metropolia-effect-city-hall-zero-coins = 1 moneta se non ne hai nessuna subito prima di costruire.
metropolia-effect-train-station = Puoi tirare uno o due dadi.
metropolia-effect-shopping-mall = Ogni tua carta con la tazza o il pane rende 1 moneta in più.
metropolia-effect-amusement-park = Se fai doppio, giochi un altro turno.
metropolia-effect-radio-tower = Una volta per turno puoi ritirare i dadi.
metropolia-effect-harbor = Se tiri 10 o più puoi aggiungere 2. I tuoi sushi bar e le tue barche funzionano.
metropolia-effect-airport = 10 monete dalla banca per ogni tuo turno senza costruire.

## Colori, simboli e fasi

metropolia-colour-blue = Blu: dalla banca, nel turno di chiunque
metropolia-colour-green = Verde: dalla banca, nel proprio turno
metropolia-colour-red = Rossa: da chi ha tirato i dadi
metropolia-colour-purple = Viola: dagli altri giocatori, nel proprio turno
metropolia-icon-wheat = spiga
metropolia-icon-cow = mucca
metropolia-icon-bread = pane
metropolia-icon-cup = tazza
metropolia-icon-gear = ingranaggio
metropolia-icon-factory = fabbrica
metropolia-icon-fruit = frutta
metropolia-icon-boat = barca
metropolia-icon-tower = torre
metropolia-phase-deal = Si riempie il mercato
metropolia-phase-first-player = Si sorteggia chi comincia
metropolia-phase-dice = Un dado o due?
metropolia-phase-roll = I dadi rotolano
metropolia-phase-reroll = Tieni i dadi o li ritiri?
metropolia-phase-harbor = Aggiungi 2 al risultato?
metropolia-phase-tuna = Le tonniere sono in mare
metropolia-phase-tv = Chi paga l’emittente televisiva?
metropolia-phase-give = Centro affari: quale carta cedi?
metropolia-phase-take = Centro affari: quale carta prendi?
metropolia-phase-build = Che cosa costruisci?
metropolia-phase-over = La partita è finita

## Opzioni

metropolia-option-edition = Edizione
metropolia-option-edition-help = Il regolamento polacco, oppure le carte come stampate altrove: il municipio paga solo chi non ha monete, e le pile viola che nessuno può più costruire vengono tolte.
metropolia-value-edition-metropolia = Metropolia
metropolia-value-edition-international = internazionale
metropolia-option-plus = Plus
metropolia-option-plus-help = Si gioca con l’espansione: dieci attività in più, il porto, l’aeroporto e il municipio.
metropolia-value-plus-true = con Plus
metropolia-value-plus-false = solo gioco base
metropolia-option-market = Mercato
metropolia-option-market-help = Quali attività sono scoperte: tutte, dieci nomi alla volta, oppure cinque basse, cinque alte e due viola.
metropolia-value-market-all = tutte le pile
metropolia-value-market-ten = dieci pile
metropolia-value-market-5-5-2 = 5 basse, 5 alte, 2 viola
metropolia-option-city-hall = Municipio
metropolia-option-city-hall-help = Quando il municipio dà la sua moneta.
metropolia-value-city-hall-every-turn = all’inizio di ogni turno
metropolia-value-city-hall-zero-coins = solo a chi non ha monete
metropolia-option-dead-purples = Pile viola morte
metropolia-option-dead-purples-help = Che fine fanno le carte viola che tutti hanno già.
metropolia-value-dead-purples-keep = restano nel mercato
metropolia-value-dead-purples-clear = vengono tolte
metropolia-option-business-center = Centro affari
metropolia-option-business-center-help = Se si può rinunciare allo scambio.
metropolia-value-business-center-optional = si può rinunciare
metropolia-value-business-center-forced = scambio obbligatorio
metropolia-option-first-player = Primo giocatore
metropolia-option-first-player-help = Chi gioca il primo turno. Cominciare è un vantaggio.
metropolia-value-first-player-random = a sorte
metropolia-value-first-player-seat-1 = posto 1
metropolia-option-sushi-price = Prezzo del sushi bar
metropolia-option-sushi-price-help = Il prezzo cambia da una stampa all’altra.
metropolia-value-sushi-price-1 = 1 moneta
metropolia-value-sushi-price-2 = 2 monete
metropolia-value-sushi-price-4 = 4 monete

## Scelte

metropolia-offer-first-player = Comincia { $seat }
metropolia-offer-deal = Scopri: { $card }
metropolia-offer-roll-one = Tiro: { $first }
metropolia-offer-roll-two = Tiro: { $first } e { $second }
metropolia-offer-roll-tuna = Tiro per le tonniere: { $first } e { $second }
metropolia-offer-dice =
    { $count ->
        [one] Tira un dado
       *[other] Tira due dadi
    }
metropolia-offer-keep = Tieni i dadi
metropolia-offer-reroll =
    { $count ->
        [one] Ritira con un dado
       *[other] Ritira con due dadi
    }
metropolia-offer-harbor =
    { $add ->
        [0] Lascia il risultato com’è
       *[other] Aggiungi { $add } al risultato
    }
metropolia-offer-tv = 5 monete da { $seat }
metropolia-offer-no-swap = Non scambiare
metropolia-offer-give = Cedi: { $card }
metropolia-offer-take = Prendi da { $seat }: { $card }
metropolia-offer-build = Costruisci: { $card }
metropolia-offer-landmark = Costruisci il monumento: { $landmark }
metropolia-offer-nothing = Non costruire nulla

## Eventi

metropolia-event-first-player = Comincia { $seat }.
metropolia-event-deal =
    { $pile ->
        [one] Nuova carta nel mercato: { $card }.
       *[other] Un’altra copia nel mercato: { $card }, ora { $pile }.
    }
metropolia-event-clear = Nessuno può più costruirla, quindi lascia il mercato: { $card } ({ $copies }).
metropolia-event-turn = Turno { $turn }: { $seat }.
metropolia-event-city-hall = { $card }: +{ $coins } per { $seat }.
metropolia-event-dice =
    { $count ->
        [one] { $seat } prende un dado.
       *[other] { $seat } prende due dadi.
    }
metropolia-event-roll =
    { $second ->
        [0] { $seat } tira { $first }.
       *[other] { $seat } tira { $first } e { $second }: { $total }.
    }
metropolia-event-keep = { $seat } tiene i dadi.
metropolia-event-reroll =
    { $count ->
        [one] { $seat } ritira con un dado.
       *[other] { $seat } ritira con due dadi.
    }
metropolia-event-harbor =
    { $added ->
        [0] { $seat } lascia il risultato a { $total }.
       *[other] { $seat } aggiunge { $added } al porto: { $total }.
    }
metropolia-event-payment =
    { $forgiven ->
        [0] { $card }: { $payer } paga { $coins } a { $seat }.
       *[other] { $card }: { $payer } paga { $coins } su { $due } a { $seat }; il resto è condonato.
    }
metropolia-event-income =
    { $copies ->
        [one] { $card }: +{ $coins } per { $seat }.
       *[other] { $card } ×{ $copies }: +{ $coins } per { $seat }.
    }
metropolia-event-tuna = Pesca del tonno, tira { $seat }: { $first } e { $second }, in tutto { $total }.
metropolia-event-no-swap = { $seat } rinuncia allo scambio.
metropolia-event-gave = { $seat } cede a { $to }: { $card }.
metropolia-event-took = { $seat } prende da { $from }: { $card }.
metropolia-event-build = { $seat } costruisce per { $coins }: { $card }.
metropolia-event-landmark = { $seat } costruisce un monumento per { $coins }: { $landmark }.
metropolia-event-nothing = { $seat } non costruisce nulla.
metropolia-event-airport = { $landmark }: +{ $coins } per { $seat }.
metropolia-event-extra-turn = Doppio! { $seat } gioca un altro turno.
metropolia-event-win = { $seat } ha costruito tutti i monumenti e vince!

## Rifiuti

metropolia-refusal-unknown-move = Questa mossa non esiste.
metropolia-refusal-game-over = La partita è finita.
metropolia-refusal-not-now = È una mossa di un’altra fase del turno.
metropolia-refusal-not-in-deck = Nel mazzo non c’è più questa carta.
metropolia-refusal-other-deck = Questa parte del mercato si riempie da un altro mazzo.
metropolia-refusal-no-such-seat = Lì non siede nessuno.
metropolia-refusal-own-city = Scegli un avversario, non te stesso.
metropolia-refusal-wrong-dice = Si tira un altro numero di dadi.
metropolia-refusal-no-station = Per due dadi serve la stazione centrale.
metropolia-refusal-swap-forced = In questa partita lo scambio è obbligatorio.
metropolia-refusal-purple-stays = Le carte viola non si scambiano.
metropolia-refusal-not-in-city = In questa città non c’è una carta così.
metropolia-refusal-not-in-set = Questa carta fa parte di Plus.
metropolia-refusal-second-purple = La tua città ha già questa carta viola.
metropolia-refusal-not-on-market = Questa carta è ancora nel mazzo.
metropolia-refusal-sold-out = Questa carta è esaurita.
metropolia-refusal-too-dear = Costa { $cost ->
        [one] 1 moneta
       *[other] { $cost } monete
    }, tu ne hai { $coins }.
metropolia-refusal-already-built = Hai già costruito questo monumento.

## Punteggio

metropolia-part-train-station = Stazione centrale
metropolia-part-shopping-mall = Centro commerciale
metropolia-part-amusement-park = Parco giochi
metropolia-part-radio-tower = Torre radio
metropolia-part-harbor = Porto
metropolia-part-airport = Aeroporto
metropolia-part-total = Monumenti costruiti

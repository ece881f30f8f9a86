metropolia-board-market = Mercato
metropolia-board-deck = { $count ->
    [one] { $count } carta ancora nel mazzo
   *[other] { $count } carte ancora nel mazzo
}
metropolia-board-your-city = La tua città
metropolia-board-city = Città di { $name }
metropolia-board-show-city = { $name }: mostra o nascondi la città
metropolia-board-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
metropolia-board-landmarks = Monumenti
metropolia-board-buildings = Attività
metropolia-board-landmark-built = { $landmark }: costruito. { $effect }
metropolia-board-landmark-planned = { $landmark }: non ancora costruito, costa { $price }. { $effect }
metropolia-board-card-label = { $card }, tiro { $rolls }, costo { $price }. { $effect } Nella pila: { $left }.
metropolia-board-building-label = { $card } ×{ $count }, tiro { $rolls }. { $effect }
metropolia-board-price = Costo: { $price ->
    [one] { $price } moneta.
   *[other] { $price } monete.
}

# What a colour means; shown above the effect.
metropolia-board-kind-blue = Tiro { $rolls }, chiunque tiri.
metropolia-board-kind-green = Tiro { $rolls }, solo quando tiri tu.
metropolia-board-kind-red = Tiro { $rolls }, quando tira un altro giocatore.
metropolia-board-kind-purple = Tiro { $rolls }, solo quando tiri tu; una sola copia per città.

metropolia-board-roll = Dadi
metropolia-board-roller = Tiro di { $name }
metropolia-board-next = Tira ora: { $name }
metropolia-board-dice-label = { $name } ha fatto { $total }
metropolia-board-net = Che cosa ha reso il tiro
metropolia-board-tab-ledger = Ultimo tiro
metropolia-board-tab-odds = Probabilità
metropolia-board-ledger = Chi ha incassato con l'ultimo tiro
metropolia-board-no-income = Questo tiro non ha reso nulla a nessuno.
metropolia-board-no-roll = I dadi aspettano.

metropolia-board-odds-title = Che cosa mi renderebbe ogni tiro
metropolia-board-odds-roller = Chi tira
metropolia-board-odds-me = Tiro io
metropolia-board-odds-count = Numero di dadi
metropolia-board-odds-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dadi
}
metropolia-board-odds-total = Totale
metropolia-board-odds-brings = Monete per me
metropolia-board-odds-chance = Probabilità
metropolia-board-odds-mean = In media: { $coins } a tiro

metropolia-board-status-won = Tutti i tuoi monumenti sono in piedi: hai vinto!
metropolia-board-status-winner = Partita finita. { $name } ha costruito tutti i monumenti.
metropolia-board-status-chance = I dadi rotolano…
metropolia-board-status-waiting = { $phase ->
    [build] { $name } sceglie che cosa costruire.
    [dice] { $name } sceglie se tirare uno o due dadi.
    [reroll] { $name } può ritirare i dadi.
    [harbor] { $name } può aggiungere 2 al tiro.
   *[other] In attesa di { $name }.
}
metropolia-board-status-dice = Tocca a te: un dado o due?
metropolia-board-status-reroll = Hai fatto { $total }. Lo tieni o ritiri?
metropolia-board-status-harbor = Hai fatto { $total }. Il tuo porto può aggiungere 2.
metropolia-board-status-tv = Emittente televisiva: scegli la città che ti paga.
metropolia-board-status-give = Centro affari: scegli una tua carta da cedere, oppure non scambiare.
metropolia-board-status-take = Cedi: { $card }. Ora scegli una carta di un'altra città.
metropolia-board-status-build = È ora di costruire: hai { $coins ->
    [one] { $coins } moneta.
   *[other] { $coins } monete.
} Scegli una carta illuminata, oppure non costruire nulla.

# What a choice does, told beside the status line and on the board.
metropolia-board-offer-build = Costruisci: { $card } ({ $cost ->
    [one] { $cost } moneta
   *[other] { $cost } monete
}). Tiro { $rolls }: { $effect }
metropolia-board-offer-landmark = Costruisci: { $landmark } ({ $cost ->
    [one] { $cost } moneta
   *[other] { $cost } monete
}). { $effect }
metropolia-board-offer-dice = { $count ->
    [1] Tira un dado (in media { $mean })
   *[other] Tira due dadi (in media { $mean })
}
metropolia-board-offer-reroll = { $count ->
    [1] Ritira un dado (in media { $mean })
   *[other] Ritira due dadi (in media { $mean })
}
metropolia-board-offer-keep = Tieni { $total } ({ $coins })
metropolia-board-offer-harbor = { $add ->
    [0] Resta a { $total } ({ $coins })
   *[other] Aggiungi { $add }: { $total } ({ $coins })
}
metropolia-board-offer-tv = { $seat } ti paga { $coins }
metropolia-board-offer-nothing = { $gain ->
    [0] Non costruire
   *[other] Non costruire (+{ $gain })
}

# The effect of a card in a few words, on its face: whose turn, then what it brings.
metropolia-board-when-blue = Turno di tutti:
metropolia-board-when-green = Tuo turno:
metropolia-board-when-red = Turno altrui:
metropolia-board-when-purple = Tuo turno:
metropolia-board-brief-wheat-field = +1
metropolia-board-brief-ranch = +1
metropolia-board-brief-bakery = +1
metropolia-board-brief-cafe = 1 da chi ha tirato
metropolia-board-brief-convenience-store = +3
metropolia-board-brief-forest = +1
metropolia-board-brief-stadium = 2 da ogni giocatore
metropolia-board-brief-tv-station = 5 da un giocatore
metropolia-board-brief-business-center = scambia una carta
metropolia-board-brief-cheese-factory = +3 per fattoria
metropolia-board-brief-furniture-factory = +3 per foresta o miniera
metropolia-board-brief-mine = +5
metropolia-board-brief-family-restaurant = 2 da chi ha tirato
metropolia-board-brief-apple-orchard = +3
metropolia-board-brief-fruit-veg-market = +2 per carta con grano
metropolia-board-brief-sushi-bar = 3 da chi ha tirato, con il porto
metropolia-board-brief-flower-field = +1
metropolia-board-brief-flower-shop = +1 per campo di fiori
metropolia-board-brief-pizza-joint = 1 da chi ha tirato
metropolia-board-brief-publisher = 1 per tazza o pane altrui
metropolia-board-brief-hamburger-stand = 1 da chi ha tirato
metropolia-board-brief-mackerel-boat = +3, con il porto
metropolia-board-brief-tax-office = metà da chi ha 10 o più
metropolia-board-brief-food-warehouse = +2 per carta con tazza
metropolia-board-brief-tuna-boat = + due dadi, con il porto

metropolia-board-series-coins = Monete
metropolia-board-series-landmarks = Monumenti

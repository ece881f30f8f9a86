metropolia-board-market = Marché
metropolia-board-deck = { $count ->
    [one] Il reste { $count } carte à piocher
   *[other] Il reste { $count } cartes à piocher
}
metropolia-board-your-city = Votre ville
metropolia-board-city = Ville : { $name }
metropolia-board-show-city = { $name } : montrer ou cacher la ville
metropolia-board-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
metropolia-board-landmarks = Monuments
metropolia-board-buildings = Établissements
metropolia-board-landmark-built = { $landmark }, construit. { $effect }
metropolia-board-landmark-planned = { $landmark }, pas encore construit, prix { $price }. { $effect }
metropolia-board-card-label = { $card }, dés { $rolls }, prix { $price }. { $effect } Dans la pile : { $left }.
metropolia-board-building-label = { $card } ×{ $count }, dés { $rolls }. { $effect }
metropolia-board-price = Prix : { $price ->
    [one] { $price } pièce.
   *[other] { $price } pièces.
}

# What a colour means; shown above the effect.
metropolia-board-kind-blue = Sur { $rolls }, quel que soit le lanceur.
metropolia-board-kind-green = Sur { $rolls }, seulement quand vous lancez les dés.
metropolia-board-kind-red = Sur { $rolls }, quand un autre joueur lance les dés.
metropolia-board-kind-purple = Sur { $rolls }, seulement quand vous lancez les dés ; un exemplaire par ville.

metropolia-board-roll = Dés
metropolia-board-roller = Lancer : { $name }
metropolia-board-next = Prochain lancer : { $name }
metropolia-board-dice-label = { $name } a fait { $total }
metropolia-board-net = Ce que le lancer a rapporté
metropolia-board-tab-ledger = Dernier lancer
metropolia-board-tab-odds = Chances
metropolia-board-ledger = Qui a reçu quoi au dernier lancer
metropolia-board-no-income = Ce lancer n'a rien rapporté à personne.
metropolia-board-no-roll = Les dés attendent.

metropolia-board-odds-title = Ce que chaque lancer me rapporterait
metropolia-board-odds-roller = Qui lance
metropolia-board-odds-me = Je lance
metropolia-board-odds-count = Nombre de dés
metropolia-board-odds-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
metropolia-board-odds-total = Total
metropolia-board-odds-brings = Pièces pour moi
metropolia-board-odds-chance = Chance
metropolia-board-odds-mean = En moyenne : { $coins } par lancer

metropolia-board-status-won = Tous vos monuments sont debout : vous avez gagné !
metropolia-board-status-winner = La partie est finie. { $name } a construit tous ses monuments.
metropolia-board-status-chance = Les dés roulent…
metropolia-board-status-waiting = { $phase ->
    [build] { $name } choisit quoi construire.
    [dice] { $name } choisit un ou deux dés.
    [reroll] { $name } peut relancer les dés.
    [harbor] { $name } peut ajouter 2 au lancer.
   *[other] On attend { $name }.
}
metropolia-board-status-dice = À vous : un dé ou deux ?
metropolia-board-status-reroll = Vous avez fait { $total }. Garder ou relancer ?
metropolia-board-status-harbor = Vous avez fait { $total }. Votre port peut ajouter 2.
metropolia-board-status-tv = Chaîne de télévision : choisissez la ville qui vous paie.
metropolia-board-status-give = Centre d'affaires : choisissez une carte à céder, ou n'échangez pas.
metropolia-board-status-take = Vous cédez : { $card }. Choisissez maintenant une carte d'une autre ville.
metropolia-board-status-build = À vous de construire : vous avez { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
} Choisissez une carte qui brille, ou ne construisez rien.

# What a choice does, told beside the status line and on the board.
metropolia-board-offer-build = Construire : { $card } ({ $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}). Sur { $rolls } : { $effect }
metropolia-board-offer-landmark = Construire : { $landmark } ({ $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}). { $effect }
metropolia-board-offer-dice = { $count ->
    [1] Lancer un dé ({ $mean } en moyenne)
   *[other] Lancer deux dés ({ $mean } en moyenne)
}
metropolia-board-offer-reroll = { $count ->
    [1] Relancer un dé ({ $mean } en moyenne)
   *[other] Relancer deux dés ({ $mean } en moyenne)
}
metropolia-board-offer-keep = Garder { $total } ({ $coins })
metropolia-board-offer-harbor = { $add ->
    [0] Rester à { $total } ({ $coins })
   *[other] Ajouter { $add } : { $total } ({ $coins })
}
metropolia-board-offer-tv = { $seat } vous paie { $coins }
metropolia-board-offer-nothing = { $gain ->
    [0] Ne rien construire
   *[other] Ne rien construire (+{ $gain })
}

# The effect of a card in a few words, on its face: whose turn, then what it brings.
metropolia-board-when-blue = Tour de tous :
metropolia-board-when-green = Votre tour :
metropolia-board-when-red = Tour des autres :
metropolia-board-when-purple = Votre tour :
metropolia-board-brief-wheat-field = +1
metropolia-board-brief-ranch = +1
metropolia-board-brief-bakery = +1
metropolia-board-brief-cafe = 1 pris au lanceur
metropolia-board-brief-convenience-store = +3
metropolia-board-brief-forest = +1
metropolia-board-brief-stadium = 2 de chaque joueur
metropolia-board-brief-tv-station = 5 d’un joueur
metropolia-board-brief-business-center = échangez une carte
metropolia-board-brief-cheese-factory = +3 par ferme
metropolia-board-brief-furniture-factory = +3 par forêt ou mine
metropolia-board-brief-mine = +5
metropolia-board-brief-family-restaurant = 2 pris au lanceur
metropolia-board-brief-apple-orchard = +3
metropolia-board-brief-fruit-veg-market = +2 par carte blé
metropolia-board-brief-sushi-bar = 3 pris au lanceur, avec un port
metropolia-board-brief-flower-field = +1
metropolia-board-brief-flower-shop = +1 par champ de fleurs
metropolia-board-brief-pizza-joint = 1 pris au lanceur
metropolia-board-brief-publisher = 1 par tasse ou pain des autres
metropolia-board-brief-hamburger-stand = 1 pris au lanceur
metropolia-board-brief-mackerel-boat = +3, avec un port
metropolia-board-brief-tax-office = la moitié de qui a 10 ou plus
metropolia-board-brief-food-warehouse = +2 par carte tasse
metropolia-board-brief-tuna-boat = + deux dés, avec un port

metropolia-board-series-coins = Pièces
metropolia-board-series-landmarks = Monuments

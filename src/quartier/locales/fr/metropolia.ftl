# Metropolia : cartes, options, choix, événements.

metropolia-name = Metropolia
metropolia-about = Lancez les dés, touchez les revenus de vos établissements et soyez le premier à construire tous les monuments de votre ville.

## Établissements

metropolia-card-wheat-field = Champ de blé
metropolia-card-ranch = Ferme
metropolia-card-bakery = Boulangerie
metropolia-card-cafe = Café
metropolia-card-convenience-store = Supérette
metropolia-card-forest = Forêt
metropolia-card-stadium = Stade
metropolia-card-tv-station = Chaîne de télévision
metropolia-card-business-center = Centre d’affaires
metropolia-card-cheese-factory = Fromagerie
metropolia-card-furniture-factory = Fabrique de meubles
metropolia-card-mine = Mine
metropolia-card-family-restaurant = Restaurant
metropolia-card-apple-orchard = Verger
metropolia-card-fruit-veg-market = Marché de fruits et légumes
metropolia-card-sushi-bar = Sushi bar
metropolia-card-flower-field = Champ de fleurs
metropolia-card-flower-shop = Fleuriste
metropolia-card-pizza-joint = Pizzeria
metropolia-card-publisher = Maison d’édition
metropolia-card-hamburger-stand = Stand de hamburgers
metropolia-card-mackerel-boat = Petit bateau de pêche
metropolia-card-tax-office = Centre des impôts
metropolia-card-food-warehouse = Halle de marché
metropolia-card-tuna-boat = Chalutier
metropolia-card-city-hall = Hôtel de ville

## Monuments

metropolia-landmark-train-station = Gare
metropolia-landmark-shopping-mall = Centre commercial
metropolia-landmark-amusement-park = Parc d’attractions
metropolia-landmark-radio-tower = Tour radio
metropolia-landmark-harbor = Port
metropolia-landmark-airport = Aéroport

## Ce que fait chaque carte

metropolia-effect-wheat-field = 1 pièce de la banque, pendant le tour de n’importe qui.
metropolia-effect-ranch = 1 pièce de la banque, pendant le tour de n’importe qui.
metropolia-effect-bakery = 1 pièce de la banque, pendant votre tour.
metropolia-effect-cafe = 1 pièce du joueur qui a lancé les dés.
metropolia-effect-convenience-store = 3 pièces de la banque, pendant votre tour.
metropolia-effect-forest = 1 pièce de la banque, pendant le tour de n’importe qui.
metropolia-effect-stadium = 2 pièces de chaque adversaire, pendant votre tour.
metropolia-effect-tv-station = 5 pièces d’un adversaire de votre choix, pendant votre tour.
metropolia-effect-business-center = Pendant votre tour, échangez un de vos établissements avec celui d’un adversaire ; pas les violets.
metropolia-effect-cheese-factory = 3 pièces de la banque pour chacune de vos fermes, pendant votre tour.
metropolia-effect-furniture-factory = 3 pièces de la banque pour chacune de vos forêts et de vos mines, pendant votre tour.
metropolia-effect-mine = 5 pièces de la banque, pendant le tour de n’importe qui.
metropolia-effect-family-restaurant = 2 pièces du joueur qui a lancé les dés.
metropolia-effect-apple-orchard = 3 pièces de la banque, pendant le tour de n’importe qui.
metropolia-effect-fruit-veg-market = 2 pièces de la banque pour chacune de vos cartes avec un épi, pendant votre tour.
metropolia-effect-sushi-bar = Si vous avez le port : 3 pièces du joueur qui a lancé les dés.
metropolia-effect-flower-field = 1 pièce de la banque, pendant le tour de n’importe qui.
metropolia-effect-flower-shop = 1 pièce de la banque pour chacun de vos champs de fleurs, pendant votre tour.
metropolia-effect-pizza-joint = 1 pièce du joueur qui a lancé les dés.
metropolia-effect-publisher = Pendant votre tour, chaque adversaire vous donne 1 pièce pour chacune de ses cartes avec une tasse ou du pain.
metropolia-effect-hamburger-stand = 1 pièce du joueur qui a lancé les dés.
metropolia-effect-mackerel-boat = Si vous avez le port : 3 pièces de la banque, pendant le tour de n’importe qui.
metropolia-effect-tax-office = Pendant votre tour, la moitié, arrondie à l’unité inférieure, de l’argent de chaque adversaire qui a 10 pièces ou plus.
metropolia-effect-food-warehouse = 2 pièces de la banque pour chacune de vos cartes avec une tasse, pendant votre tour.
metropolia-effect-tuna-boat = Si vous avez le port, pendant le tour de n’importe qui : on lance deux dés, et chaque bateau rapporte autant de pièces de la banque.
metropolia-effect-city-hall = 1 pièce au début de chacun de vos tours.
metropolia-effect-city-hall-zero-coins = 1 pièce si vous n’en avez aucune juste avant de construire.
metropolia-effect-train-station = Vous pouvez lancer un ou deux dés.
metropolia-effect-shopping-mall = Chacune de vos cartes avec une tasse ou du pain rapporte 1 pièce de plus.
metropolia-effect-amusement-park = Après un double, vous jouez un tour de plus.
metropolia-effect-radio-tower = Une fois par tour, vous pouvez relancer les dés.
metropolia-effect-harbor = Quand vous obtenez 10 ou plus, vous pouvez ajouter 2. Vos sushi bars et vos bateaux fonctionnent.
metropolia-effect-airport = 10 pièces de la banque pour chacun de vos tours sans construction.

## Couleurs, symboles et étapes

metropolia-colour-blue = Bleue : de la banque, pendant le tour de n’importe qui
metropolia-colour-green = Verte : de la banque, pendant son propre tour
metropolia-colour-red = Rouge : du joueur qui a lancé les dés
metropolia-colour-purple = Violette : des autres joueurs, pendant son propre tour
metropolia-icon-wheat = épi
metropolia-icon-cow = vache
metropolia-icon-bread = pain
metropolia-icon-cup = tasse
metropolia-icon-gear = engrenage
metropolia-icon-factory = usine
metropolia-icon-fruit = fruits
metropolia-icon-boat = bateau
metropolia-icon-tower = tour
metropolia-phase-deal = Le marché se remplit
metropolia-phase-first-player = On tire au sort qui commence
metropolia-phase-dice = Un dé ou deux ?
metropolia-phase-roll = Les dés roulent
metropolia-phase-reroll = Garder les dés ou relancer ?
metropolia-phase-harbor = Ajouter 2 au résultat ?
metropolia-phase-tuna = Les chalutiers sont en mer
metropolia-phase-tv = Qui paie la chaîne de télévision ?
metropolia-phase-give = Centre d’affaires : quelle carte donnez-vous ?
metropolia-phase-take = Centre d’affaires : quelle carte prenez-vous ?
metropolia-phase-build = Que construisez-vous ?
metropolia-phase-over = La partie est finie

## Options

metropolia-option-edition = Édition
metropolia-option-edition-help = La règle polonaise, ou les cartes telles qu’imprimées ailleurs : l’hôtel de ville ne paie que qui n’a plus de pièces, et les piles violettes que personne ne peut plus construire sont retirées.
metropolia-value-edition-metropolia = Metropolia
metropolia-value-edition-international = internationale
metropolia-option-plus = Plus
metropolia-option-plus-help = Jouer avec l’extension : dix établissements de plus, le port, l’aéroport et l’hôtel de ville.
metropolia-value-plus-true = avec Plus
metropolia-value-plus-false = jeu de base seul
metropolia-option-market = Marché
metropolia-option-market-help = Quels établissements sont visibles : tous, dix noms à la fois, ou cinq petits, cinq grands et deux violets.
metropolia-value-market-all = toutes les piles
metropolia-value-market-ten = dix piles
metropolia-value-market-5-5-2 = 5 petits, 5 grands, 2 violets
metropolia-option-city-hall = Hôtel de ville
metropolia-option-city-hall-help = Quand l’hôtel de ville donne sa pièce.
metropolia-value-city-hall-every-turn = au début de chaque tour
metropolia-value-city-hall-zero-coins = seulement à qui n’a plus de pièces
metropolia-option-dead-purples = Piles violettes mortes
metropolia-option-dead-purples-help = Ce que deviennent les cartes violettes que tout le monde possède déjà.
metropolia-value-dead-purples-keep = restent au marché
metropolia-value-dead-purples-clear = sont retirées
metropolia-option-business-center = Centre d’affaires
metropolia-option-business-center-help = Si l’on peut refuser l’échange.
metropolia-value-business-center-optional = échange facultatif
metropolia-value-business-center-forced = échange obligatoire
metropolia-option-first-player = Premier joueur
metropolia-option-first-player-help = Qui joue le premier tour. Commencer est un avantage.
metropolia-value-first-player-random = tiré au sort
metropolia-value-first-player-seat-1 = place 1
metropolia-option-sushi-price = Prix du sushi bar
metropolia-option-sushi-price-help = Ce prix varie d’un tirage à l’autre.
metropolia-value-sushi-price-1 = 1 pièce
metropolia-value-sushi-price-2 = 2 pièces
metropolia-value-sushi-price-4 = 4 pièces

## Choix

metropolia-offer-first-player = { $seat } commence
metropolia-offer-deal = Retourner : { $card }
metropolia-offer-roll-one = Lancer : { $first }
metropolia-offer-roll-two = Lancer : { $first } et { $second }
metropolia-offer-roll-tuna = Lancer pour les chalutiers : { $first } et { $second }
metropolia-offer-dice =
    { $count ->
        [one] Lancer un dé
       *[other] Lancer deux dés
    }
metropolia-offer-keep = Garder les dés
metropolia-offer-reroll =
    { $count ->
        [one] Relancer avec un dé
       *[other] Relancer avec deux dés
    }
metropolia-offer-harbor =
    { $add ->
        [0] Ne rien ajouter au résultat
       *[other] Ajouter { $add } au résultat
    }
metropolia-offer-tv = 5 pièces à prendre à { $seat }
metropolia-offer-no-swap = Ne pas échanger
metropolia-offer-give = Donner : { $card }
metropolia-offer-take = Prendre à { $seat } : { $card }
metropolia-offer-build = Construire : { $card }
metropolia-offer-landmark = Construire le monument : { $landmark }
metropolia-offer-nothing = Ne rien construire

## Événements

metropolia-event-first-player = { $seat } commence.
metropolia-event-deal =
    { $pile ->
        [one] Nouvelle carte au marché : { $card }.
       *[other] Une carte de plus au marché : { $card }, maintenant { $pile }.
    }
metropolia-event-clear = Plus personne ne peut la construire, elle quitte donc le marché : { $card } ({ $copies }).
metropolia-event-turn = Tour { $turn } : { $seat }.
metropolia-event-city-hall = { $card } : +{ $coins } pour { $seat }.
metropolia-event-dice =
    { $count ->
        [one] { $seat } prend un dé.
       *[other] { $seat } prend deux dés.
    }
metropolia-event-roll =
    { $second ->
        [0] { $seat } obtient { $first }.
       *[other] { $seat } obtient { $first } et { $second } : { $total }.
    }
metropolia-event-keep = { $seat } garde les dés.
metropolia-event-reroll =
    { $count ->
        [one] { $seat } relance avec un dé.
       *[other] { $seat } relance avec deux dés.
    }
metropolia-event-harbor =
    { $added ->
        [0] { $seat } laisse le résultat à { $total }.
       *[other] { $seat } ajoute { $added } au port : { $total }.
    }
metropolia-event-payment =
    { $forgiven ->
        [0] { $card } : { $payer } paie { $coins } à { $seat }.
       *[other] { $card } : { $payer } paie { $coins } sur { $due } à { $seat } ; le reste est annulé.
    }
metropolia-event-income =
    { $copies ->
        [one] { $card } : +{ $coins } pour { $seat }.
       *[other] { $card } ×{ $copies } : +{ $coins } pour { $seat }.
    }
metropolia-event-tuna = Pêche au thon, { $seat } lance les dés : { $first } et { $second }, soit { $total }.
metropolia-event-no-swap = { $seat } renonce à l’échange.
metropolia-event-gave = { $seat } donne à { $to } : { $card }.
metropolia-event-took = { $seat } prend à { $from } : { $card }.
metropolia-event-build = { $seat } construit pour { $coins } : { $card }.
metropolia-event-landmark = { $seat } construit un monument pour { $coins } : { $landmark }.
metropolia-event-nothing = { $seat } ne construit rien.
metropolia-event-airport = { $landmark } : +{ $coins } pour { $seat }.
metropolia-event-extra-turn = Un double ! { $seat } joue un tour de plus.
metropolia-event-win = { $seat } a construit tous les monuments et gagne !

## Refus

metropolia-refusal-unknown-move = Ce coup n’existe pas.
metropolia-refusal-game-over = La partie est finie.
metropolia-refusal-not-now = Ce n’est pas le moment du tour pour cela.
metropolia-refusal-not-in-deck = Il n’y a plus de telle carte dans la pioche.
metropolia-refusal-other-deck = Cette partie du marché se remplit avec une autre pioche.
metropolia-refusal-no-such-seat = Personne n’est assis là.
metropolia-refusal-own-city = Choisissez un adversaire, pas vous-même.
metropolia-refusal-wrong-dice = On lance un autre nombre de dés.
metropolia-refusal-no-station = Il faut la gare pour lancer deux dés.
metropolia-refusal-swap-forced = Dans cette partie, l’échange est obligatoire.
metropolia-refusal-purple-stays = Les cartes violettes ne s’échangent pas.
metropolia-refusal-not-in-city = Cette ville n’a pas une telle carte.
metropolia-refusal-not-in-set = Cette carte fait partie de Plus.
metropolia-refusal-second-purple = Votre ville a déjà cette carte violette.
metropolia-refusal-not-on-market = Cette carte est encore dans la pioche.
metropolia-refusal-sold-out = Cette carte est épuisée.
metropolia-refusal-too-dear = Cela coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }, vous en avez { $coins }.
metropolia-refusal-already-built = Vous avez déjà construit ce monument.

## Score

metropolia-part-train-station = Gare
metropolia-part-shopping-mall = Centre commercial
metropolia-part-amusement-park = Parc d’attractions
metropolia-part-radio-tower = Tour radio
metropolia-part-harbor = Port
metropolia-part-airport = Aéroport
metropolia-part-total = Monuments construits

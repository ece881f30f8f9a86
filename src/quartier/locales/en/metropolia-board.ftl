metropolia-board-market = Market
metropolia-board-deck = { $count ->
    [one] { $count } card left to draw
   *[other] { $count } cards left to draw
}
metropolia-board-your-city = Your city
metropolia-board-city = City of { $name }
metropolia-board-show-city = { $name }: show or hide the city
metropolia-board-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
metropolia-board-landmarks = Landmarks
metropolia-board-buildings = Establishments
metropolia-board-landmark-built = { $landmark }, built. { $effect }
metropolia-board-landmark-planned = { $landmark }, not built yet, price { $price }. { $effect }
metropolia-board-card-label = { $card }, rolls { $rolls }, price { $price }. { $effect } In the pile: { $left }.
metropolia-board-building-label = { $card } ×{ $count }, rolls { $rolls }. { $effect }
metropolia-board-price = Price: { $price ->
    [one] { $price } coin.
   *[other] { $price } coins.
}

# What a colour means; shown above the effect.
metropolia-board-kind-blue = Roll { $rolls }, whoever rolls it.
metropolia-board-kind-green = Roll { $rolls }, only when you roll it yourself.
metropolia-board-kind-red = Roll { $rolls }, when another player rolls it.
metropolia-board-kind-purple = Roll { $rolls }, only when you roll it yourself; one of each kind in a city.

metropolia-board-roll = Dice
metropolia-board-roller = Roll: { $name }
metropolia-board-next = Next to roll: { $name }
metropolia-board-dice-label = { $name } rolled { $total }
metropolia-board-net = What the roll brought
metropolia-board-tab-ledger = Last roll
metropolia-board-tab-odds = Odds
metropolia-board-ledger = Who got what from the last roll
metropolia-board-no-income = This roll brought nobody anything.
metropolia-board-no-roll = The dice are waiting.

metropolia-board-odds-title = What each roll would bring me
metropolia-board-odds-roller = Who rolls
metropolia-board-odds-me = I roll
metropolia-board-odds-count = Number of dice
metropolia-board-odds-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
metropolia-board-odds-total = Total
metropolia-board-odds-brings = Coins for me
metropolia-board-odds-chance = Chance
metropolia-board-odds-mean = On average: { $coins } per roll

metropolia-board-status-won = All your landmarks stand: you have won!
metropolia-board-status-winner = The game is over. { $name } has built every landmark.
metropolia-board-status-chance = The dice are rolling…
metropolia-board-status-waiting = { $phase ->
    [build] { $name } is choosing what to build.
    [dice] { $name } is choosing one die or two.
    [reroll] { $name } may roll again.
    [harbor] { $name } may add 2 to the roll.
   *[other] Waiting for { $name }.
}
metropolia-board-status-dice = Your turn: one die or two?
metropolia-board-status-reroll = You rolled { $total }. Keep it, or roll again?
metropolia-board-status-harbor = You rolled { $total }. Your harbor may add 2.
metropolia-board-status-tv = TV station: choose the city that pays you.
metropolia-board-status-give = Business center: choose a card of your city to give away, or decline the swap.
metropolia-board-status-take = You give: { $card }. Now choose a card from another city.
metropolia-board-status-build = Your turn to build: { $coins ->
    [one] you have { $coins } coin.
   *[other] you have { $coins } coins.
} Choose a glowing card, or build nothing.

# What a choice does, told beside the status line and on the board.
metropolia-board-offer-build = Build { $card } ({ $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}). Roll { $rolls }: { $effect }
metropolia-board-offer-landmark = Build { $landmark } ({ $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}). { $effect }
metropolia-board-offer-dice = { $count ->
    [1] Roll one die ({ $mean } on average)
   *[other] Roll two dice ({ $mean } on average)
}
metropolia-board-offer-reroll = { $count ->
    [1] Again, one die ({ $mean } on average)
   *[other] Again, two dice ({ $mean } on average)
}
metropolia-board-offer-keep = Keep { $total } ({ $coins })
metropolia-board-offer-harbor = { $add ->
    [0] Stay at { $total } ({ $coins })
   *[other] Add { $add }: { $total } ({ $coins })
}
metropolia-board-offer-tv = { $seat } pays you { $coins }
metropolia-board-offer-nothing = { $gain ->
    [0] Build nothing
   *[other] Build nothing (+{ $gain })
}

# The effect of a card in a few words, on its face: whose turn, then what it brings.
metropolia-board-when-blue = Anyone’s turn:
metropolia-board-when-green = Your turn:
metropolia-board-when-red = Others’ turn:
metropolia-board-when-purple = Your turn:
metropolia-board-brief-wheat-field = +1
metropolia-board-brief-ranch = +1
metropolia-board-brief-bakery = +1
metropolia-board-brief-cafe = 1 from the roller
metropolia-board-brief-convenience-store = +3
metropolia-board-brief-forest = +1
metropolia-board-brief-stadium = 2 from every opponent
metropolia-board-brief-tv-station = 5 from one player
metropolia-board-brief-business-center = swap a card with a player
metropolia-board-brief-cheese-factory = +3 per ranch
metropolia-board-brief-furniture-factory = +3 per forest or mine
metropolia-board-brief-mine = +5
metropolia-board-brief-family-restaurant = 2 from the roller
metropolia-board-brief-apple-orchard = +3
metropolia-board-brief-fruit-veg-market = +2 per wheat card
metropolia-board-brief-sushi-bar = 3 from the roller, with a harbor
metropolia-board-brief-flower-field = +1
metropolia-board-brief-flower-shop = +1 per flower field
metropolia-board-brief-pizza-joint = 1 from the roller
metropolia-board-brief-publisher = 1 per cup or bread of the others
metropolia-board-brief-hamburger-stand = 1 from the roller
metropolia-board-brief-mackerel-boat = +3, with a harbor
metropolia-board-brief-tax-office = half from whoever has 10 or more
metropolia-board-brief-food-warehouse = +2 per cup card
metropolia-board-brief-tuna-boat = + two dice, with a harbor

metropolia-board-series-coins = Coins
metropolia-board-series-landmarks = Landmarks

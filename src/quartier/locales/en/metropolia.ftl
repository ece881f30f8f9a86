# Metropolia: cards, options, choices, events.

metropolia-name = Metropolia
metropolia-about = Roll the dice, collect from your establishments, and be the first to build every landmark of your city.

## Establishments

metropolia-card-wheat-field = Wheat Field
metropolia-card-ranch = Ranch
metropolia-card-bakery = Bakery
metropolia-card-cafe = Café
metropolia-card-convenience-store = Convenience Store
metropolia-card-forest = Forest
metropolia-card-stadium = Stadium
metropolia-card-tv-station = TV Station
metropolia-card-business-center = Business Center
metropolia-card-cheese-factory = Cheese Factory
metropolia-card-furniture-factory = Furniture Factory
metropolia-card-mine = Mine
metropolia-card-family-restaurant = Family Restaurant
metropolia-card-apple-orchard = Apple Orchard
metropolia-card-fruit-veg-market = Fruit and Vegetable Market
metropolia-card-sushi-bar = Sushi Bar
metropolia-card-flower-field = Flower Field
metropolia-card-flower-shop = Flower Shop
metropolia-card-pizza-joint = Pizza Joint
metropolia-card-publisher = Publisher
metropolia-card-hamburger-stand = Hamburger Stand
metropolia-card-mackerel-boat = Mackerel Boat
metropolia-card-tax-office = Tax Office
metropolia-card-food-warehouse = Food Warehouse
metropolia-card-tuna-boat = Tuna Boat
metropolia-card-city-hall = City Hall

## Landmarks

metropolia-landmark-train-station = Train Station
metropolia-landmark-shopping-mall = Shopping Mall
metropolia-landmark-amusement-park = Amusement Park
metropolia-landmark-radio-tower = Radio Tower
metropolia-landmark-harbor = Harbor
metropolia-landmark-airport = Airport

## What each card does

metropolia-effect-wheat-field = 1 coin from the bank, in anyone’s turn.
metropolia-effect-ranch = 1 coin from the bank, in anyone’s turn.
metropolia-effect-bakery = 1 coin from the bank, in your own turn.
metropolia-effect-cafe = 1 coin from the player who rolled.
metropolia-effect-convenience-store = 3 coins from the bank, in your own turn.
metropolia-effect-forest = 1 coin from the bank, in anyone’s turn.
metropolia-effect-stadium = 2 coins from each opponent, in your own turn.
metropolia-effect-tv-station = 5 coins from an opponent of your choice, in your own turn.
metropolia-effect-business-center = In your own turn, swap one of your establishments for an opponent’s; purple ones cannot be swapped.
metropolia-effect-cheese-factory = 3 coins from the bank for each of your ranches, in your own turn.
metropolia-effect-furniture-factory = 3 coins from the bank for each of your forests and mines, in your own turn.
metropolia-effect-mine = 5 coins from the bank, in anyone’s turn.
metropolia-effect-family-restaurant = 2 coins from the player who rolled.
metropolia-effect-apple-orchard = 3 coins from the bank, in anyone’s turn.
metropolia-effect-fruit-veg-market = 2 coins from the bank for each of your cards with wheat, in your own turn.
metropolia-effect-sushi-bar = With your harbor: 3 coins from the player who rolled.
metropolia-effect-flower-field = 1 coin from the bank, in anyone’s turn.
metropolia-effect-flower-shop = 1 coin from the bank for each of your flower fields, in your own turn.
metropolia-effect-pizza-joint = 1 coin from the player who rolled.
metropolia-effect-publisher = From each opponent 1 coin for each of their cards with a cup or bread, in your own turn.
metropolia-effect-hamburger-stand = 1 coin from the player who rolled.
metropolia-effect-mackerel-boat = With your harbor: 3 coins from the bank, in anyone’s turn.
metropolia-effect-tax-office = Half the money, rounded down, of each opponent with 10 coins or more, in your own turn.
metropolia-effect-food-warehouse = 2 coins from the bank for each of your cards with a cup, in your own turn.
metropolia-effect-tuna-boat = With your harbor, in anyone’s turn: two dice are rolled, and each boat brings their sum from the bank.
metropolia-effect-city-hall = 1 coin at the start of each of your turns.
metropolia-effect-city-hall-zero-coins = 1 coin if you have none just before building.
metropolia-effect-train-station = You may roll one die or two.
metropolia-effect-shopping-mall = Each of your cards with a cup or bread brings 1 coin more.
metropolia-effect-amusement-park = After a double you take another turn.
metropolia-effect-radio-tower = Once a turn you may roll again.
metropolia-effect-harbor = When you roll 10 or more you may add 2. Your sushi bars and boats work.
metropolia-effect-airport = 10 coins from the bank for each of your turns without building.

## Colours, icons and steps

metropolia-colour-blue = Blue: from the bank, in anyone’s turn
metropolia-colour-green = Green: from the bank, in your own turn
metropolia-colour-red = Red: from whoever rolled
metropolia-colour-purple = Purple: from the other players, in your own turn
metropolia-icon-wheat = wheat
metropolia-icon-cow = cow
metropolia-icon-bread = bread
metropolia-icon-cup = cup
metropolia-icon-gear = gear
metropolia-icon-factory = factory
metropolia-icon-fruit = fruit
metropolia-icon-boat = boat
metropolia-icon-tower = tower
metropolia-phase-deal = The market is being filled
metropolia-phase-first-player = The first player is being drawn
metropolia-phase-dice = One die or two?
metropolia-phase-roll = The dice are rolling
metropolia-phase-reroll = Keep the dice or roll again?
metropolia-phase-harbor = Add 2 to the roll?
metropolia-phase-tuna = The tuna boats are out
metropolia-phase-tv = Who pays the TV station?
metropolia-phase-give = Business center: which card do you give away?
metropolia-phase-take = Business center: which card do you take?
metropolia-phase-build = What do you build?
metropolia-phase-over = The game is over

## Options

metropolia-option-edition = Edition
metropolia-option-edition-help = The Polish rulebook, or the cards as printed elsewhere: the city hall pays only a player without coins, and purple piles nobody may build are cleared away.
metropolia-value-edition-metropolia = Metropolia
metropolia-value-edition-international = international
metropolia-option-plus = Plus
metropolia-option-plus-help = Play with the expansion: ten more establishments, the harbor, the airport and the city hall.
metropolia-value-plus-true = with Plus
metropolia-value-plus-false = base game only
metropolia-option-market = Market
metropolia-option-market-help = Which establishments lie open: all of them, ten names at a time, or five low, five high and two purple ones.
metropolia-value-market-all = all piles
metropolia-value-market-ten = ten piles
metropolia-value-market-5-5-2 = 5 low, 5 high, 2 purple
metropolia-option-city-hall = City hall
metropolia-option-city-hall-help = When the city hall gives its coin.
metropolia-value-city-hall-every-turn = at the start of every turn
metropolia-value-city-hall-zero-coins = only to a player without coins
metropolia-option-dead-purples = Dead purple piles
metropolia-option-dead-purples-help = What happens to purple cards that everybody already has.
metropolia-value-dead-purples-keep = stay on the market
metropolia-value-dead-purples-clear = are cleared away
metropolia-option-business-center = Business center
metropolia-option-business-center-help = Whether the swap may be declined.
metropolia-value-business-center-optional = may be declined
metropolia-value-business-center-forced = must be used
metropolia-option-first-player = First player
metropolia-option-first-player-help = Who takes the first turn. Going first is an advantage.
metropolia-value-first-player-random = drawn by lot
metropolia-value-first-player-seat-1 = seat 1
metropolia-option-sushi-price = Price of the sushi bar
metropolia-option-sushi-price-help = This price differs between printings.
metropolia-value-sushi-price-1 = 1 coin
metropolia-value-sushi-price-2 = 2 coins
metropolia-value-sushi-price-4 = 4 coins

## Choices

metropolia-offer-first-player = { $seat } begins
metropolia-offer-deal = Turn up: { $card }
metropolia-offer-roll-one = Roll: { $first }
metropolia-offer-roll-two = Roll: { $first } and { $second }
metropolia-offer-roll-tuna = Roll for the tuna boats: { $first } and { $second }
metropolia-offer-dice =
    { $count ->
        [one] Roll one die
       *[other] Roll two dice
    }
metropolia-offer-keep = Keep the dice
metropolia-offer-reroll =
    { $count ->
        [one] Roll again with one die
       *[other] Roll again with two dice
    }
metropolia-offer-harbor =
    { $add ->
        [0] Leave the total as it is
       *[other] Add { $add } to the total
    }
metropolia-offer-tv = 5 coins from { $seat }
metropolia-offer-no-swap = Do not swap
metropolia-offer-give = Give away: { $card }
metropolia-offer-take = Take from { $seat }: { $card }
metropolia-offer-build = Build: { $card }
metropolia-offer-landmark = Build the landmark: { $landmark }
metropolia-offer-nothing = Build nothing

## Events

metropolia-event-first-player = { $seat } begins.
metropolia-event-deal =
    { $pile ->
        [one] New on the market: { $card }.
       *[other] On the market: one more { $card }, now { $pile }.
    }
metropolia-event-clear = { $card } ({ $copies }) leaves the market, because nobody may build it any more.
metropolia-event-turn = Turn { $turn }: { $seat }.
metropolia-event-city-hall = { $card }: +{ $coins } for { $seat }.
metropolia-event-dice =
    { $count ->
        [one] { $seat } takes one die.
       *[other] { $seat } takes two dice.
    }
metropolia-event-roll =
    { $second ->
        [0] { $seat } rolls { $first }.
       *[other] { $seat } rolls { $first } and { $second }: { $total }.
    }
metropolia-event-keep = { $seat } keeps the dice.
metropolia-event-reroll =
    { $count ->
        [one] { $seat } rolls again with one die.
       *[other] { $seat } rolls again with two dice.
    }
metropolia-event-harbor =
    { $added ->
        [0] { $seat } leaves the total at { $total }.
       *[other] { $seat } adds { $added } at the harbor: { $total }.
    }
metropolia-event-payment =
    { $forgiven ->
        [0] { $card }: { $payer } pays { $coins } to { $seat }.
       *[other] { $card }: { $payer } pays { $coins } of { $due } to { $seat }; the rest is forgiven.
    }
metropolia-event-income =
    { $copies ->
        [one] { $card }: +{ $coins } for { $seat }.
       *[other] { $card } ×{ $copies }: +{ $coins } for { $seat }.
    }
metropolia-event-tuna = The tuna boats bring in { $first } and { $second }: { $total }, rolled by { $seat }.
metropolia-event-no-swap = { $seat } does not swap.
metropolia-event-gave = { $seat } gives { $to }: { $card }.
metropolia-event-took = { $seat } takes from { $from }: { $card }.
metropolia-event-build = { $seat } builds for { $coins }: { $card }.
metropolia-event-landmark = { $seat } builds a landmark for { $coins }: { $landmark }.
metropolia-event-nothing = { $seat } builds nothing.
metropolia-event-airport = { $landmark }: +{ $coins } for { $seat }.
metropolia-event-extra-turn = A double! { $seat } takes another turn.
metropolia-event-win = { $seat } has built every landmark and wins!

## Refusals

metropolia-refusal-unknown-move = There is no such move.
metropolia-refusal-game-over = The game is over.
metropolia-refusal-not-now = That belongs to another step of the turn.
metropolia-refusal-not-in-deck = The deck has no such card left.
metropolia-refusal-other-deck = This part of the market is filled from another deck.
metropolia-refusal-no-such-seat = Nobody sits there.
metropolia-refusal-own-city = Choose an opponent, not yourself.
metropolia-refusal-wrong-dice = A different number of dice is being rolled.
metropolia-refusal-no-station = Two dice need the train station.
metropolia-refusal-swap-forced = In this game the swap must be made.
metropolia-refusal-purple-stays = Purple cards are never swapped.
metropolia-refusal-not-in-city = This city has no such card.
metropolia-refusal-not-in-set = This card belongs to Plus.
metropolia-refusal-second-purple = Your city already has this purple card.
metropolia-refusal-not-on-market = This card is still in the deck.
metropolia-refusal-sold-out = This card is sold out.
metropolia-refusal-too-dear = It costs { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }, you have { $coins }.
metropolia-refusal-already-built = You have already built this landmark.

## Score

metropolia-part-train-station = Train Station
metropolia-part-shopping-mall = Shopping Mall
metropolia-part-amusement-park = Amusement Park
metropolia-part-radio-tower = Radio Tower
metropolia-part-harbor = Harbor
metropolia-part-airport = Airport
metropolia-part-total = Landmarks built

# Paris: pieces, options, choices, events.

## about

paris-name = Paris
paris-about = Buy the finest buildings of the Belle Époque with your keys, add landmarks to the districts, and collect the bonus tiles that reward them.

## Options

paris-option-setup = Set-up
paris-option-setup-help = Base: tokens and bonus tiles lie where they are printed. Advanced: tokens are mixed over the districts, bonus tiles within their zones.
paris-value-setup-base = base
paris-value-setup-advanced = advanced
paris-option-placement = Placing buildings
paris-option-placement-help = Printed: a building goes to the district on its tile. Free: the player chooses the district, with one building of each type in a district, and no tiles are set aside.
paris-value-placement-printed = in the printed district
paris-value-placement-free = in any district
paris-option-stacks = Building stacks
paris-option-stacks-help = The Italian rulebook makes two stacks; the printed game has three.
paris-value-stacks-2 = two
paris-value-stacks-3 = three
paris-option-first-player = First player
paris-option-first-player-help = Drawn at random, or always the first seat.
paris-value-first-player-random = drawn
paris-value-first-player-seat-1 = first seat
paris-option-open-screens = Open screens
paris-option-open-screens-help = Everybody sees everybody’s francs, tokens and bonus tiles. A good memory knows them anyway; end-game tiles stay secret.
paris-value-open-screens-true = open
paris-value-open-screens-false = hidden
paris-option-landmarks = Landmark values
paris-option-landmarks-help = No source shows all of them. Set A has 10, 11, 11, 12 to 16, as the rulebooks’ examples need; set B has 9 to 16.
paris-value-landmarks-a = set A
paris-value-landmarks-b = set B
paris-option-after-30 = After space 30
paris-option-after-30-help = By the letter nobody on space 30 gets another bonus tile; or tiles 17 and 25 still bring one.
paris-value-after-30-nothing = no more tiles
paris-value-after-30-effects = tiles 17 and 25 work
paris-option-last-building-end-tile = End-game tile with the last building
paris-option-last-building-end-tile-help = Whether an end-game tile may be taken in the very turn in which the last building is drawn.
paris-value-last-building-end-tile-true = allowed
paris-value-last-building-end-tile-false = only afterwards

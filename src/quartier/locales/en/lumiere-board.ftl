# Lumière: words of the board in the browser.

lumiere-board-city = The city
lumiere-board-spaces = Spaces of the city; arrow keys move, R turns, Enter lays
lumiere-board-unpaved = not paved yet
lumiere-board-owned = { $what } of { $name }
lumiere-board-fits =
    { $phase ->
        [1] fits here
       *[other] fits here, points: { $points }
    }
lumiere-board-offer-worth = { $offer } ({ $points })
lumiere-board-turn = Turn
lumiere-board-lay = Lay it here
lumiere-board-here = Here: { $place }
lumiere-board-here-worth =
    { $power ->
        [metropolitain] { $place }, points: { $points }, with Metropolitain
        [chartier] { $place }, points: { $points }, with Chartier
        [both] { $place }, points: { $points }, with both powers
       *[none] { $place }, points: { $points }
    }
lumiere-board-choose-place = Choose a glowing place.
lumiere-board-more = More about { $name }
lumiere-board-pool = Buildings to take
lumiere-board-pool-empty = All buildings are taken.
lumiere-board-postcards = Postcards
lumiere-board-hand = Tile in hand
lumiere-board-reserve = Buildings in reserve
lumiere-board-no-reserve = No building in reserve
lumiere-board-side = { $name }, { $colour }
lumiere-board-score-now = Points if the game ended now
lumiere-board-own-tiles = My tiles still to come
lumiere-board-rival-tiles = Tiles the rival may still have
lumiere-board-tokens =
    { $count ->
        [one] { $count } action token left
       *[other] { $count } action tokens left
    }
lumiere-board-tiles-left =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
lumiere-board-take-card = Take this postcard
lumiere-board-take-unused = Take it and do not use it
lumiere-board-use = Take it and use it (up to { $points } now)
lumiere-board-card-of =
    { $state ->
        [waiting] { $name }, ready
        [unused] { $name }, not used
       *[other] { $name }
    }
lumiere-board-card-open = Nobody has taken it yet.
lumiere-board-card-waiting = It is kept for a later turn.
lumiere-board-card-used = It has been used.
lumiere-board-card-unused = It was taken without being used.
lumiere-board-house =
    Size { $size }, { $lamps ->
        [one] { $lamps } lamp
       *[other] { $lamps } lamps
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
lumiere-board-shape = A building that can be laid on free spaces of its owner’s colour or mixed ones.
lumiere-board-dead = It fits nowhere any more: 3 points lost at the end.
lumiere-board-dead-name = { $building }, fits nowhere any more
lumiere-board-piece-points =
    { $points ->
        [one] Worth { $points } point now.
       *[other] Worth { $points } points now.
    }
lumiere-board-about-orange = Only orange may build here.
lumiere-board-about-blue = Only blue may build here.
lumiere-board-about-mixed = Both players may build here.
lumiere-board-about-lamp = A streetlight: it lights the buildings beside it and cannot be built over.
lumiere-board-about-large-lamp = It lights everything up to two steps away; buildings stop its light.
lumiere-board-about-painter = 2 points for each lamp in his region, which only buildings and the edge bound.
lumiere-board-about-dancer = 1 point for each free space in her region.
lumiere-board-about-statue = 2 points for each free space beside it, 1 for each at its corners, none if the space in front is not free.
lumiere-board-about-fountain = 3 points for each building of its owner beside it.
lumiere-board-about-annex = It makes its building one space larger.
lumiere-board-status-chance = A tile is being drawn…
lumiere-board-status-waiting =
    { $phase ->
        [1] { $name } is laying the streets.
       *[other] { $name } is building.
    }
lumiere-board-status-paving = Your turn: lay your tile on a free area, or take a building.
lumiere-board-status-paved = Your tiles are all laid: take a building, or pass.
lumiere-board-status-building =
    { $tokens ->
        [0] Your turn: lay one of your buildings.
       *[other] { $houses ->
            [0] Your turn: take a postcard.
           *[other] Your turn: choose a building and lay it, or take a postcard.
        }
    }
lumiere-board-status-giving = Levitation: choose the building to give back.
lumiere-board-status-putting = { $card }: choose the place.
lumiere-board-status-shared = The game is over: a shared win.
lumiere-board-status-won = The game is over: you have won!
lumiere-board-status-winner = The game is over. The winner: { $name }.

# Lumière: pieces, postcards, options, choices, events.

lumiere-name = Lumière
lumiere-about = Pave the streets of Paris, then build where the most lamps shine on your houses. For two players.

## Players, spaces and stages

lumiere-colour-orange = orange
lumiere-colour-blue = blue
lumiere-kind-orange = orange space
lumiere-kind-blue = blue space
lumiere-kind-mixed = mixed space
lumiere-kind-lamp = lamp space
lumiere-facing-north = up
lumiere-facing-east = right
lumiere-facing-south = down
lumiere-facing-west = left
lumiere-stage-dealing = The postcards are being drawn
lumiere-stage-starting = The first player is being drawn
lumiere-stage-drawing = A tile is being drawn
lumiere-stage-paving = Lay a tile or take a building
lumiere-stage-building = Build, or take a postcard
lumiere-stage-giving = Levitation: which building goes back to the pool?
lumiere-stage-putting = Choose the place
lumiere-stage-ended = The game is over

## Pieces

lumiere-tile-tile1 = tile 1
lumiere-tile-tile2 = tile 2
lumiere-tile-tile3 = tile 3
lumiere-tile-tile4 = tile 4
lumiere-tile-tile5 = tile 5
lumiere-tile-tile6 = tile 6
lumiere-tile-tile7 = tile 7
lumiere-tile-tile8 = tile 8
lumiere-building-line3 = Row (3)
lumiere-building-corner3 = Corner (3)
lumiere-building-square4 = Block (4)
lumiere-building-t4 = Tee (4)
lumiere-building-l4 = Hook (4)
lumiere-building-s4 = Zigzag (4)
lumiere-building-t5 = Hammer (5)
lumiere-building-w5 = Stairs (5)
lumiere-building-x5 = Cross (5)
lumiere-building-p5 = Hall (5)
lumiere-building-c6 = Courtyard (6)
lumiere-building-v6 = Long hook (6)
lumiere-building-garden = Botanical garden (2)
lumiere-piece-painter = Painter
lumiere-piece-dancer = Dancer
lumiere-piece-lamp = Streetlight
lumiere-piece-large-lamp = Large streetlight
lumiere-piece-mixed = Mixed space
lumiere-piece-fountain = Fountain
lumiere-piece-statue = Statue
lumiere-piece-annex = Annex
lumiere-piece-garden = Botanical garden

## Postcards

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
lumiere-effect-levitation = Return one building of your reserve to the pool, take another and build it at once.
lumiere-effect-metropolitain = In one of your later turns a building may cover one lamp space.
lumiere-effect-jardin = Lay the garden at once on spaces of your colour or mixed ones: it is a building of size 2.
lumiere-effect-sacre-coeur = You lose no points for unbuilt buildings.
lumiere-effect-peintre = Put the painter at once on a space of your colour. At the end: 2 points for each lamp in his region, which only buildings and the edge bound.
lumiere-effect-chartier = In one of your later turns a building or the fountain may cover one space of your rival’s colour.
lumiere-effect-bouquinistes = Lay the annex at once on a space of your colour beside one of your buildings: it grows by 1.
lumiere-effect-lampadaire = Lay one more streetlight at once on a space of your colour.
lumiere-effect-moulin-rouge = Put the dancer at once on a space of your colour. At the end: 1 point for each free space of her region; every piece, lamp and building bounds it.
lumiere-effect-penseur = Lay the statue at once on a space of your colour, looking at a free space. At the end: 2 points for each free space beside it and 1 for each at its corners, but none if the space in front is not free.
lumiere-effect-fontaine = Lay the fountain at once on spaces of your colour or mixed ones. At the end: 3 points for each of your buildings beside it.
lumiere-effect-grande-lumiere = Lay the large streetlight at once on a lamp space: it shines two steps away, but not through buildings.

## Options

lumiere-option-postcards = Postcards
lumiere-option-postcards-help = Which eight postcards are in play.
lumiere-value-postcards-first-game = the eight for the first game
lumiere-value-postcards-random = eight drawn at random
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
lumiere-option-hand = Tiles in hand
lumiere-option-hand-help = With two you choose which one to lay, as in another edition of the game.
lumiere-option-first-player = First player
lumiere-option-first-player-help = Who takes the first turn.
lumiere-value-first-player-random = drawn by lot
lumiere-value-first-player-seat-1 = seat 1, orange
lumiere-value-first-player-seat-2 = seat 2, blue
lumiere-option-flip = Turn buildings over
lumiere-option-flip-help = Buildings may be mirrored as well as turned.
lumiere-value-flip-false = turn only
lumiere-value-flip-true = turn and mirror

## Choices

lumiere-offer-deal = In play: { $card }
lumiere-offer-first = The first turn: { $colour }
lumiere-offer-draw = Draw: { $tile }
lumiere-offer-tile = Lay { $tile } on area { $area }, quarter turns: { $rotation }
lumiere-offer-take = Take: { $building }
lumiere-offer-give = Give back: { $building }
lumiere-offer-card =
    { $use ->
        [true] { $card }
       *[other] { $card }: take it and do not use it
    }
lumiere-offer-build = Build at { $space }: { $building }, quarter turns: { $rotation }
lumiere-offer-garden = Garden at { $space }, quarter turns: { $rotation }
lumiere-offer-fountain = Fountain at { $space }, quarter turns: { $rotation }
lumiere-offer-put = { $piece } on { $space }
lumiere-offer-statue = Statue on { $space }, looking { $facing }
lumiere-offer-annex = Annex on { $space } for: { $building }
lumiere-offer-pass = Pass

## Events

lumiere-event-deal = In play: { $card }.
lumiere-event-first = { $seat } begins.
lumiere-event-draw = { $seat } draws a tile.
lumiere-event-tile = { $seat } lays { $tile } on area { $area }.
lumiere-event-take = { $seat } takes: { $building }.
lumiere-event-pass = { $seat } passes.
lumiere-event-skip = { $seat } cannot do anything and is skipped.
lumiere-event-phase = All streets are paved. { $seat } begins the building.
lumiere-event-card =
    { $use ->
        [true] { $seat } takes the postcard { $card }.
       *[other] { $seat } takes the postcard { $card } and does not use it.
    }
lumiere-event-give = { $seat } gives back: { $building }.
lumiere-event-metropolitain = Metropolitain: { $seat } covers the lamp on { $space }.
lumiere-event-chartier = Chartier: { $seat } builds on the rival’s space { $space }.
lumiere-event-build = { $seat } builds at { $space }: { $building }.
lumiere-event-garden = { $seat } lays the garden at { $space }.
lumiere-event-fountain = { $seat } lays the fountain at { $space }.
lumiere-event-put = { $seat }: { $piece } on { $space }.
lumiere-event-statue = { $seat } lays the statue on { $space }, looking { $facing }.
lumiere-event-annex = { $seat } lays the annex on { $space } for: { $building }.
lumiere-event-end = Nobody can build any more: the game is over.

## Refusals

lumiere-refusal-unknown-move = There is no such move.
lumiere-refusal-game-over = The game is over.
lumiere-refusal-left-to-chance = Chance decides that.
lumiere-refusal-wait-for-chance = Something is being drawn first.
lumiere-refusal-tiles-left = You may not pass while you have tiles; you have { $count } left.
lumiere-refusal-must-act = You must build or take a postcard.
lumiere-refusal-must-build = You must build, because one of your buildings fits.
lumiere-refusal-finish-card = First finish the action of your postcard: { $card }.
lumiere-refusal-tile-not-in-hand = This tile is not in your hand.
lumiere-refusal-area-taken = There is already a tile on area { $area }.
lumiere-refusal-not-in-pool = This building is not in the pool: { $building }.
lumiere-refusal-only-in-phase-1 = That was for the first phase.
lumiere-refusal-only-in-phase-2 = That is for the second phase, when all streets are paved; { $count } of 16 tiles are laid.
lumiere-refusal-card-not-in-play = This postcard is not in play.
lumiere-refusal-card-taken = { $owner } already has this postcard.
lumiere-refusal-no-token = You have no action token left.
lumiere-refusal-works-by-owning = This postcard works by being owned.
lumiere-refusal-no-place-for-piece = This postcard cannot be used now; you may take it without using it.
lumiere-refusal-only-levitation = Only Levitation gives a building back.
lumiere-refusal-not-in-reserve = This building is not in your reserve: { $building }.
lumiere-refusal-just-given-back = You have just given this building back: { $building }.
lumiere-refusal-off-the-board = It would stick out over the edge of the board.
lumiere-refusal-no-turning-over = Buildings may be turned, but not turned over.
lumiere-refusal-space-taken = A piece is in the way on { $spaces }.
lumiere-refusal-one-lamp-only = With Metropolitain a building may cover one lamp space, not { $count }.
lumiere-refusal-lamp-space = It would cover a lamp space: { $spaces }.
lumiere-refusal-one-rival-space-only = With Chartier a building may cover one space of your rival, not { $count }.
lumiere-refusal-rival-space = It would cover your rival’s colour: { $spaces }.
lumiere-refusal-take-card-first = First take the postcard of this piece: { $card }.
lumiere-refusal-lamps-only = The large streetlight goes on a lamp space.
lumiere-refusal-own-spaces-only = This piece goes on a space of your own colour.
lumiere-refusal-faces-the-edge = The statue would look over the edge of the board.
lumiere-refusal-faces-a-piece = The space in front of the statue is not free.
lumiere-refusal-not-your-building = You have not built this building: { $building }.
lumiere-refusal-not-beside-building = The annex would not touch this building: { $building }.

## Score

lumiere-part-light = Lit buildings
lumiere-part-group = Largest group
lumiere-part-unbuilt = Unbuilt buildings
lumiere-part-peintre = Le Peintre
lumiere-part-moulin-rouge = Moulin Rouge
lumiere-part-penseur = Le Penseur
lumiere-part-fontaine = Fontaine des Mers

# Words that only the board on the screen uses.

paris-board-map = Map of the city
paris-board-zoom = Look closely: { $district }
paris-board-zoom-hint = Tap a district to look at it closely.
paris-board-previous = Previous district
paris-board-next = Next district
paris-board-whole = Whole city
paris-board-which = Which one?
paris-board-panels = What lies beside the map
paris-board-tab-moves = Moves
paris-board-tab-tiles = Tiles
paris-board-tab-landmarks = Landmarks
paris-board-tab-districts = Districts
paris-board-tab-players = Players

## The status line

paris-board-your-turn = Your turn. { $question }
paris-board-waiting = { $name } is to move. { $question }
paris-board-acted = Your action is done. Trade, use tiles, or end your turn.
paris-board-status-lay = You drew: { $building }, value { $value }. Which district gets it?

## What an offer does besides

paris-board-then-advance = then advance on the bonus track
paris-board-lays = adds the landmark to the district
paris-board-uses = uses bonus tile { $tile }
paris-board-fourth-key = fourth key: you may place a VP tile
paris-board-now = Now: { $things }.
paris-board-now-nothing = Now: nothing.

## What a thing is

paris-board-free = No key stands here.
paris-board-keys-of = Key: { $names }.
paris-board-building = { $building }, value { $value }.
paris-board-no-building = There is no building here yet.
paris-board-price = Price: { $things }; from a lower building only the difference in francs.
paris-board-token-here = Token beside it: { $kind }.
paris-board-benefit-advance = Lets you advance on the bonus track.
paris-board-benefit-advance-for-francs = Lets you advance on the bonus track for 2 ₣.
paris-board-benefit-vp = Brings 2 VP.
paris-board-landmark-value = Landmark, value { $value }.
paris-board-landmark-free = Beside the board: a key that moves onto it brings it into its district.
paris-board-slots = Takes prestige: { $slots }.
paris-board-stack = Stack { $number }
paris-board-stack-help = Tiles: { $count }. On top a building of { $district }; it may be: { $list }.
paris-board-stack-empty = This stack is empty.
paris-board-space = Space { $space } of the bonus track, zone { $zone }
paris-board-space-empty = No tile is left here.
paris-board-bonus = Bonus tile { $number }
paris-board-copies = Tiles here: { $count }.
paris-board-reachable = Your meeple can still get there.
paris-board-owned = You have already had this number.
paris-board-behind = behind your meeple
paris-board-meeples = Meeples: { $names }.
paris-board-vp-help = First, second and third place at the end: { $points } VP.
paris-board-vp-none = No VP tile yet: without one this district brings no points at the end.
paris-board-district-keys = Keys on buildings and landmarks: { $count }.
paris-board-nobody = Nobody owns anything here.
paris-board-standing = { $place }. { $name }: value { $total }, +{ $points } VP.
paris-board-resource-help = Pays for buildings and landmarks. Buy for { $buy } ₣ (in the supply: { $left }), sell for { $sell } ₣.
paris-board-prestige-help = Brings points when you acquire a landmark that takes it. Sell for { $sell } ₣.
paris-board-seat-help = { $vp } VP; { $now } if the game ended now. Keys behind the screen: { $keys }.
paris-board-arc-help = A key here brings no francs, but may move to any district. One key for each player.
paris-board-pile-help = Tiles left: { $count }. When the stacks are empty, your action may be to look through them and keep one. When the last one is taken, the end begins.
paris-board-bank-help = A key placed here brings { $francs } ₣ and may later move to a building or landmark of this district. One key for each player.

## Beside the map

paris-board-my-screen = Behind your screen
paris-board-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
paris-board-buy = buy
paris-board-sell = sell
paris-board-stacks = Stacks
paris-board-empty = empty
paris-board-moves-none = There is nothing to choose on the map. Use the buttons at the top.
paris-board-moves-wait = Your moves appear here when it is your turn.
paris-board-out-of-reach = Just out of reach
paris-board-lacks = You lack { $things }.
paris-board-landmarks = Landmarks beside the board
paris-board-vp-tiles = VP tiles beside the board
paris-board-districts-caption = Value owned in each district, and the points it would bring now
paris-board-keys-of-four = keys: { $count } of 4
paris-board-if-ended = If the game ended now
paris-board-end-tiles = End-game tiles
paris-board-end-tiles-help = Struck out: you know that they are gone. They are used like bonus tiles, then discarded.
paris-board-meeple-at = meeple: { $space }
paris-board-end-count = end-game tiles: { $count }
paris-board-hidden = Francs, tokens and unused tiles are behind the screen.
paris-board-held = Unused bonus tiles: { $tiles }
paris-board-used = Used bonus tiles: { $tiles }

## The log, where the screen says it shorter

paris-board-event-advance = { $francs ->
    [0] { $seat } advances to space { $space } and takes bonus tile { $tile }.
   *[other] { $seat } pays { $francs } ₣, advances to space { $space } and takes bonus tile { $tile }.
}
paris-board-event-use = { $seat } uses bonus tile { $tile } ({ $things }).
paris-board-event-use-plain = { $seat } uses bonus tile { $tile }.
paris-board-event-place-arc = { $seat } places a key on the Arc de Triomphe.
paris-board-event-move = { $seat } moves a key: { $from } → { $to }.

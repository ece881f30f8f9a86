quay-name = Quay
quay-about = Load crates, keep your order secret, and sail before the others do.

quay-option-hold = Room in a hold
quay-option-hold-help = How many crates a ship can carry.
quay-option-rounds = Rounds
quay-option-rounds-help = How long the game lasts.

quay-good-salt = salt
quay-good-tea = tea
quay-good-silk = silk
quay-crate-salt = { quay-good-salt }
quay-crate-tea = { quay-good-tea }
quay-crate-silk = { quay-good-silk }
quay-hold-salt = { quay-good-salt }
quay-hold-tea = { quay-good-tea }
quay-hold-silk = { quay-good-silk }
quay-order-salt = { quay-good-salt }
quay-order-tea = { quay-good-tea }
quay-order-silk = { quay-good-silk }

quay-field-round = Round
quay-field-crate = On the quay
quay-field-hold = Hold
quay-field-order = Order
quay-field-sailed = Sailed

quay-offer-load = Load the crate
quay-offer-leave = Leave the crate
quay-offer-sail = Sail

quay-event-turn = Turn { $turn }: { $name }
quay-event-deal = { $name } draws a secret order.
quay-event-crate = A crate comes to the quay: { $good }.
quay-event-load = { $name } loads { $good }.
quay-event-leave = { $name } leaves { $good } on the quay.
quay-event-sail = { $name } sails. The order asked for { $order }.
quay-event-end = The game ends. The orders: { $orders }.
quay-orders-salt = { quay-good-salt }
quay-orders-tea = { quay-good-tea }
quay-orders-silk = { quay-good-silk }

quay-refusal-hold-full = The hold is full.
quay-refusal-hold-empty = An empty ship cannot sail.
quay-refusal-not-now = That is not possible now.

quay-part-crates = Crates
quay-part-order = Order
quay-part-first = First to sail

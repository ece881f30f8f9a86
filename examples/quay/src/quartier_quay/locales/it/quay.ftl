quay-name = Il molo
quay-about = Carica le casse, tieni segreta la tua commessa e salpa prima degli altri.

quay-option-hold = Spazio nella stiva
quay-option-hold-help = Quante casse porta una nave.
quay-option-rounds = Giri
quay-option-rounds-help = Quanto dura la partita.

quay-good-salt = sale
quay-good-tea = tè
quay-good-silk = seta
quay-crate-salt = { quay-good-salt }
quay-crate-tea = { quay-good-tea }
quay-crate-silk = { quay-good-silk }
quay-hold-salt = { quay-good-salt }
quay-hold-tea = { quay-good-tea }
quay-hold-silk = { quay-good-silk }
quay-order-salt = { quay-good-salt }
quay-order-tea = { quay-good-tea }
quay-order-silk = { quay-good-silk }

quay-field-round = Giro
quay-field-crate = Sul molo
quay-field-hold = Stiva
quay-field-order = Commessa
quay-field-sailed = Salpata

quay-offer-load = Carica la cassa
quay-offer-leave = Lascia la cassa
quay-offer-sail = Salpa

quay-event-turn = Turno { $turn }: { $name }
quay-event-deal = { $name } pesca una commessa segreta.
quay-event-crate = Arriva una cassa sul molo: { $good }.
quay-event-load = { $name } carica una cassa: { $good }.
quay-event-leave = { $name } lascia una cassa sul molo: { $good }.
quay-event-sail = { $name } salpa. La sua commessa: { $order }.
quay-event-end = La partita è finita. Le commesse: { $orders }.
quay-orders-salt = { quay-good-salt }
quay-orders-tea = { quay-good-tea }
quay-orders-silk = { quay-good-silk }

quay-refusal-hold-full = La stiva è piena.
quay-refusal-hold-empty = Una nave vuota non può salpare.
quay-refusal-not-now = Ora non si può.

quay-part-crates = Casse
quay-part-order = Commessa
quay-part-first = Prima a salpare

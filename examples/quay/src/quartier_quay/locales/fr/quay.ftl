quay-name = Le quai
quay-about = Chargez des caisses, gardez votre commande secrète et partez avant les autres.

quay-option-hold = Place dans la cale
quay-option-hold-help = Combien de caisses un navire emporte.
quay-option-rounds = Manches
quay-option-rounds-help = Combien de temps dure la partie.

quay-good-salt = sel
quay-good-tea = thé
quay-good-silk = soie
quay-crate-salt = { quay-good-salt }
quay-crate-tea = { quay-good-tea }
quay-crate-silk = { quay-good-silk }
quay-hold-salt = { quay-good-salt }
quay-hold-tea = { quay-good-tea }
quay-hold-silk = { quay-good-silk }
quay-order-salt = { quay-good-salt }
quay-order-tea = { quay-good-tea }
quay-order-silk = { quay-good-silk }

quay-field-round = Manche
quay-field-crate = Sur le quai
quay-field-hold = Cale
quay-field-order = Commande
quay-field-sailed = Parti

quay-offer-load = Charger la caisse
quay-offer-leave = Laisser la caisse
quay-offer-sail = Prendre la mer

quay-event-turn = Tour { $turn } : { $name }
quay-event-deal = { $name } pioche une commande secrète.
quay-event-crate = Une caisse arrive sur le quai : { $good }.
quay-event-load = { $name } charge une caisse : { $good }.
quay-event-leave = { $name } laisse une caisse sur le quai : { $good }.
quay-event-sail = { $name } prend la mer. Sa commande : { $order }.
quay-event-end = La partie est finie. Les commandes : { $orders }.
quay-orders-salt = { quay-good-salt }
quay-orders-tea = { quay-good-tea }
quay-orders-silk = { quay-good-silk }

quay-refusal-hold-full = La cale est pleine.
quay-refusal-hold-empty = Un navire vide ne peut pas partir.
quay-refusal-not-now = Ce n’est pas possible maintenant.

quay-part-crates = Caisses
quay-part-order = Commande
quay-part-first = Premier parti

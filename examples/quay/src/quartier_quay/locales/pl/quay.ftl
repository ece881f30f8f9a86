quay-name = Nabrzeże
quay-about = Ładuj skrzynie, nie zdradzaj zamówienia i odpłyń przed innymi.

quay-option-hold = Miejsce w ładowni
quay-option-hold-help = Ile skrzyń zabiera statek.
quay-option-rounds = Rundy
quay-option-rounds-help = Jak długo trwa gra.

quay-good-salt = sól
quay-good-tea = herbata
quay-good-silk = jedwab
quay-crate-salt = { quay-good-salt }
quay-crate-tea = { quay-good-tea }
quay-crate-silk = { quay-good-silk }
quay-hold-salt = { quay-good-salt }
quay-hold-tea = { quay-good-tea }
quay-hold-silk = { quay-good-silk }
quay-order-salt = { quay-good-salt }
quay-order-tea = { quay-good-tea }
quay-order-silk = { quay-good-silk }

quay-field-round = Runda
quay-field-crate = Na nabrzeżu
quay-field-hold = Ładownia
quay-field-order = Zamówienie
quay-field-sailed = Odpłynął

quay-offer-load = Załaduj skrzynię
quay-offer-leave = Zostaw skrzynię
quay-offer-sail = Odpłyń

quay-event-turn = Tura { $turn }: { $name }
quay-event-deal = { $name } dobiera tajne zamówienie.
quay-event-crate = Na nabrzeże trafia skrzynia: { $good }.
quay-event-load = { $name } ładuje skrzynię: { $good }.
quay-event-leave = { $name } zostawia skrzynię: { $good }.
quay-event-sail = { $name } odpływa. Zamówienie: { $order }.
quay-event-end = Koniec gry. Zamówienia: { $orders }.
quay-orders-salt = { quay-good-salt }
quay-orders-tea = { quay-good-tea }
quay-orders-silk = { quay-good-silk }

quay-refusal-hold-full = Ładownia jest pełna.
quay-refusal-hold-empty = Pusty statek nie może odpłynąć.
quay-refusal-not-now = Teraz nie można tego zrobić.

quay-part-crates = Skrzynie
quay-part-order = Zamówienie
quay-part-first = Pierwszy w morzu

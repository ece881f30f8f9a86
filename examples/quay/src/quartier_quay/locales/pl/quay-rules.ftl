quay-chapter-1 = Przygotowanie
quay-clause-1-1 = Od dwóch do czterech graczy. Każdy ma statek z pustą ładownią; zaczyna pierwsze miejsce.
quay-clause-1-2 = Jest sześć zamówień: po dwa na sól, herbatę i jedwab. Każdy dobiera jedno i go nie pokazuje.
quay-clause-1-3 = W ładowni mieszczą się trzy skrzynie albo cztery.
quay-clause-1-4 = Gra trwa pięć rund albo osiem.

quay-chapter-2 = Tura
quay-clause-2-1 = Rzut kostką decyduje, jaka skrzynia trafia na nabrzeże: 1 do 3 to sól, 4 i 5 herbata, 6 jedwab.
quay-clause-2-2 = Gracz ładuje skrzynię, zostawia ją albo odpływa.
quay-clause-2-3 = Pełna ładownia nie przyjmie już skrzyni.
quay-clause-2-4 = Statek z pustą ładownią nie może odpłynąć.
quay-clause-2-5 = Kto odpływa, pokazuje zamówienie i nie ma już tur. Skrzynia z nabrzeża przepada.

quay-chapter-3 = Koniec gry
quay-clause-3-1 = Gra kończy się, gdy wszyscy odpłyną albo po ostatniej rundzie. Wtedy odkrywa się wszystkie zamówienia.
quay-clause-3-2 = Każda skrzynia jest warta 1. Skrzynia z zamówienia jest warta więcej: sól o 1, herbata o 2, jedwab o 4.
quay-clause-3-3 = Statek, który odpłynie pierwszy, zarabia 2.
quay-clause-3-4 = Wygrywa najwyższa suma; równe sumy dzielą miejsce.

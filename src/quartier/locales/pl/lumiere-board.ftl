# Lumière: słowa planszy w przeglądarce.

lumiere-board-city = Miasto
lumiere-board-spaces = Pola miasta; strzałki przesuwają, R obraca, Enter kładzie
lumiere-board-unpaved = jeszcze bez bruku
lumiere-board-owned = { $what }, gracz: { $name }
lumiere-board-fits =
    { $phase ->
        [1] tu pasuje
       *[other] tu pasuje, punkty: { $points }
    }
lumiere-board-offer-worth = { $offer } ({ $points })
lumiere-board-turn = Obróć
lumiere-board-lay = Połóż tutaj
lumiere-board-here = Tutaj: { $place }
lumiere-board-here-worth =
    { $power ->
        [metropolitain] { $place }, punkty: { $points }, z kartą Metropolitain
        [chartier] { $place }, punkty: { $points }, z kartą Chartier
        [both] { $place }, punkty: { $points }, z obiema kartami
       *[none] { $place }, punkty: { $points }
    }
lumiere-board-choose-place = Wybierz świecące miejsce.
lumiere-board-more = Więcej o graczu { $name }
lumiere-board-pool = Budynki do wzięcia
lumiere-board-pool-empty = Wszystkie budynki są już zabrane.
lumiere-board-postcards = Pocztówki
lumiere-board-hand = Żeton na ręce
lumiere-board-reserve = Budynki w zasobach
lumiere-board-no-reserve = Brak budynków w zasobach
lumiere-board-side = { $name }, { $colour }
lumiere-board-score-now = Punkty, gdyby gra skończyła się teraz
lumiere-board-own-tiles = Moje pozostałe żetony
lumiere-board-rival-tiles = Żetony, które może mieć rywal
lumiere-board-tokens =
    { $count ->
        [one] { $count } żeton akcji
        [few] { $count } żetony akcji
        [many] { $count } żetonów akcji
       *[other] { $count } żetonu akcji
    }
lumiere-board-tiles-left =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
lumiere-board-take-card = Weź tę pocztówkę
lumiere-board-take-unused = Weź i nie używaj
lumiere-board-use = Weź i użyj (teraz do { $points })
lumiere-board-card-of =
    { $state ->
        [waiting] { $name }, gotowa
        [unused] { $name }, nieużyta
       *[other] { $name }
    }
lumiere-board-card-open = Nikt jej jeszcze nie wziął.
lumiere-board-card-waiting = Czeka na jedną z późniejszych tur.
lumiere-board-card-used = Została użyta.
lumiere-board-card-unused = Wzięta bez użycia.
lumiere-board-house =
    Rozmiar { $size }, { $lamps ->
        [one] { $lamps } latarnia
        [few] { $lamps } latarnie
        [many] { $lamps } latarni
       *[other] { $lamps } latarni
    }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
lumiere-board-shape = Budynek, który można położyć na pustych polach koloru właściciela lub wspólnych.
lumiere-board-dead = Nigdzie się już nie zmieści: na koniec 3 punkty straty.
lumiere-board-dead-name = { $building }, nigdzie się już nie zmieści
lumiere-board-piece-points =
    { $points ->
        [one] Teraz wart: { $points } punkt.
        [few] Teraz wart: { $points } punkty.
        [many] Teraz wart: { $points } punktów.
       *[other] Teraz wart: { $points } punktu.
    }
lumiere-board-about-orange = Tu może budować tylko pomarańczowy.
lumiere-board-about-blue = Tu może budować tylko niebieski.
lumiere-board-about-mixed = Tu mogą budować obaj gracze.
lumiere-board-about-lamp = Latarnia: oświetla sąsiednie budynki; nie można jej zabudować.
lumiere-board-about-large-lamp = Oświetla wszystko do dwóch pól dalej; budynki zatrzymują światło.
lumiere-board-about-painter = 2 punkty za każdą latarnię na jego obszarze; ograniczają go tylko budynki i brzeg planszy.
lumiere-board-about-dancer = 1 punkt za każde puste pole na jej obszarze.
lumiere-board-about-statue = 2 punkty za każde puste pole obok, 1 na ukos; zero, jeśli pole przed rzeźbą jest zajęte.
lumiere-board-about-fountain = 3 punkty za każdy sąsiedni budynek właściciela.
lumiere-board-about-annex = Powiększa swój budynek o jedno pole.
lumiere-board-status-chance = Dociąganie żetonu…
lumiere-board-status-waiting =
    { $phase ->
        [1] { $name } układa ulice.
       *[other] { $name } buduje.
    }
lumiere-board-status-paving = Twoja tura: połóż żeton bruku na wolnym obszarze albo weź budynek.
lumiere-board-status-paved = Wszystkie twoje żetony leżą: weź budynek albo spasuj.
lumiere-board-status-building =
    { $tokens ->
        [0] Twoja tura: połóż jeden ze swoich budynków.
       *[other] { $houses ->
            [0] Twoja tura: weź pocztówkę.
           *[other] Twoja tura: wybierz budynek i połóż go albo weź pocztówkę.
        }
    }
lumiere-board-status-giving = Levitation: wybierz budynek, który oddajesz.
lumiere-board-status-putting = { $card }: wybierz miejsce.
lumiere-board-status-shared = Koniec gry: zwycięstwo wspólne.
lumiere-board-status-won = Koniec gry: wygrana jest twoja!
lumiere-board-status-winner = Koniec gry. Zwycięzca: { $name }.

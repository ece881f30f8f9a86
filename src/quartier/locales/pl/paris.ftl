# Paris: pieces, options, choices, events.

## about

paris-name = Paris
paris-about = Kupuj kluczami najpiękniejsze budynki belle époque, stawiaj krajobrazy w dzielnicach i zbieraj płytki bonusowe, które za nie płacą.

## Options

paris-option-setup = Przygotowanie
paris-option-setup-help = Podstawowe: żetony i płytki bonusowe leżą na stałych miejscach. Zaawansowane: żetony są wymieszane w dzielnicach, a płytki bonusowe w swoich strefach.
paris-value-setup-base = podstawowe
paris-value-setup-advanced = zaawansowane
paris-option-placement = Umieszczanie budynków
paris-option-placement-help = Według płytki: budynek trafia do dzielnicy wskazanej na płytce. Dowolne: dzielnicę wybiera gracz, w każdej najwyżej jeden budynek danego typu, a do pudełka nie odkłada się żadnych płytek.
paris-value-placement-printed = w dzielnicy z płytki
paris-value-placement-free = w dowolnej dzielnicy
paris-option-stacks = Stosy budynków
paris-option-stacks-help = Włoska instrukcja dzieli płytki na dwa stosy; w wydanej grze są trzy.
paris-value-stacks-2 = dwa
paris-value-stacks-3 = trzy
paris-option-first-player = Pierwszy gracz
paris-option-first-player-help = Losowany albo zawsze pierwsze miejsce.
paris-value-first-player-random = losowany
paris-value-first-player-seat-1 = pierwsze miejsce
paris-option-open-screens = Odkryte zasłonki
paris-option-open-screens-help = Wszyscy widzą franki, żetony i płytki bonusowe pozostałych. Kto ma dobrą pamięć, i tak je zna; płytki końca gry pozostają tajne.
paris-value-open-screens-true = odkryte
paris-value-open-screens-false = zakryte
paris-option-landmarks = Wartości krajobrazów
paris-option-landmarks-help = Żadne źródło nie pokazuje wszystkich. Zestaw A to 10, 11, 11 i 12 do 16, jak wynika z przykładów w instrukcjach; zestaw B to 9 do 16.
paris-value-landmarks-a = zestaw A
paris-value-landmarks-b = zestaw B
paris-option-after-30 = Po dotarciu na pole 30
paris-option-after-30-help = Ściśle według zasad na polu 30 nie zdobywa się już płytek; albo płytki 17 i 25 nadal działają.
paris-value-after-30-nothing = żadnych płytek
paris-value-after-30-effects = płytki 17 i 25 działają
paris-option-last-building-end-tile = Płytka końca gry przy ostatnim budynku
paris-option-last-building-end-tile-help = Czy płytkę końca gry można wziąć już w turze, w której dobrano ostatni budynek.
paris-value-last-building-end-tile-true = wolno
paris-value-last-building-end-tile-false = dopiero później

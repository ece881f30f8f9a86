# Słowa, których używa tylko plansza na ekranie.

paris-board-map = Plan miasta
paris-board-zoom = Zobacz z bliska: { $district }
paris-board-zoom-hint = Dotknij dzielnicy, by zobaczyć ją z bliska.
paris-board-previous = Poprzednia dzielnica
paris-board-next = Następna dzielnica
paris-board-whole = Całe miasto
paris-board-which = Co wybierasz?
paris-board-panels = Obok planszy
paris-board-tab-moves = Ruchy
paris-board-tab-tiles = Płytki
paris-board-tab-landmarks = Krajobrazy
paris-board-tab-districts = Dzielnice
paris-board-tab-players = Gracze

## Wiersz stanu

paris-board-your-turn = Twoja tura. { $question }
paris-board-waiting = Teraz gra { $name }. { $question }
paris-board-acted = Akcja wykonana. Handluj, aktywuj płytki albo zakończ turę.
paris-board-status-lay = Dobrany budynek: { $building }, wartość { $value }. W której dzielnicy stanie?

## Co jeszcze daje wybór

paris-board-then-advance = potem ruch na Torze Bonusów
paris-board-lays = dokłada krajobraz do dzielnicy
paris-board-uses = aktywuje płytkę bonusową { $tile }
paris-board-fourth-key = czwarty klucz: możesz umieścić płytkę punktacji
paris-board-now = Teraz: { $things }.
paris-board-now-nothing = Teraz: nic.

## Co to jest

paris-board-free = Nie stoi tu żaden klucz.
paris-board-keys-of = Klucz: { $names }.
paris-board-building = { $building }, wartość { $value }.
paris-board-no-building = Nie ma tu jeszcze budynku.
paris-board-price = Koszt: { $things }; z niższego budynku tylko różnica we frankach.
paris-board-token-here = Żeton obok: { $kind }.
paris-board-benefit-advance = Pozwala ruszyć pionkiem na Torze Bonusów.
paris-board-benefit-advance-for-francs = Pozwala ruszyć pionkiem na Torze Bonusów za 2 ₣.
paris-board-benefit-vp = Daje 2 PZ.
paris-board-landmark-value = Krajobraz, wartość { $value }.
paris-board-landmark-free = Leży obok planszy: klucz wprowadza go do swojej dzielnicy.
paris-board-slots = Przyjmuje prestiż: { $slots }.
paris-board-stack = Stos { $number }
paris-board-stack-help = Liczba płytek: { $count }. Na wierzchu budynek z dzielnicy { $district }; możliwe: { $list }.
paris-board-stack-empty = Ten stos jest pusty.
paris-board-space = Pole { $space } Toru Bonusów, strefa { $zone }
paris-board-space-empty = Nie ma tu już płytki.
paris-board-bonus = Płytka bonusowa { $number }
paris-board-copies = Płytek tutaj: { $count }.
paris-board-reachable = Twój pionek może tam jeszcze dojść.
paris-board-owned = Ten numer już u ciebie był.
paris-board-behind = za twoim pionkiem
paris-board-meeples = Pionki: { $names }.
paris-board-vp-help = Na końcu za pierwsze, drugie i trzecie miejsce: { $points } PZ.
paris-board-vp-none = Nie ma płytki punktacji: na razie ta dzielnica nie da punktów na końcu.
paris-board-district-keys = Klucze na budynkach i krajobrazach: { $count }.
paris-board-nobody = Nikt tu nic nie ma.
paris-board-standing = { $place }. { $name }: wartość { $total }, +{ $points } PZ.
paris-board-resource-help = Płaci się nim za budynki i krajobrazy. Kupno: { $buy } ₣ (w puli: { $left }), sprzedaż: { $sell } ₣.
paris-board-prestige-help = Daje punkty, gdy zdobywasz krajobraz, który go przyjmuje. Sprzedaż: { $sell } ₣.
paris-board-seat-help = { $vp } PZ; gdyby gra skończyła się teraz: { $now }. Klucze za zasłonką: { $keys }.
paris-board-arc-help = Klucz nie przynosi tu franków, ale może przejść do dowolnej dzielnicy. Każdy gracz może mieć tu jeden klucz.
paris-board-pile-help = Pozostało płytek: { $count }. Gdy stosy są puste, akcją może być przejrzenie ich i zatrzymanie jednej. Ostatnia zaczyna koniec gry.
paris-board-bank-help = Umieszczony tu klucz przynosi { $francs } ₣, a później może przejść na budynek lub krajobraz tej dzielnicy. Każdy gracz może mieć tu jeden klucz.

## Obok planszy

paris-board-my-screen = Za twoją zasłonką
paris-board-keys = { $count ->
    [one] { $count } klucz
    [few] { $count } klucze
    [many] { $count } kluczy
   *[other] { $count } klucza
}
paris-board-buy = kup
paris-board-sell = sprzedaj
paris-board-stacks = Stosy
paris-board-empty = pusto
paris-board-moves-none = Na planszy nie ma nic do wyboru. Dalej prowadzą przyciski u góry.
paris-board-moves-wait = W twojej turze pojawią się tu twoje ruchy.
paris-board-out-of-reach = Niewiele brakuje
paris-board-lacks = Brakuje: { $things }.
paris-board-landmarks = Krajobrazy obok planszy
paris-board-vp-tiles = Płytki punktacji obok planszy
paris-board-districts-caption = Wartość posiadłości w dzielnicach i punkty, które dałyby teraz
paris-board-keys-of-four = klucze: { $count } z 4
paris-board-if-ended = Gdyby gra skończyła się teraz
paris-board-end-tiles = Płytki końca gry
paris-board-end-tiles-help = Przekreślone: wiesz, że już ich nie ma. Aktywuje się je jak bonusowe, potem są odrzucane.
paris-board-meeple-at = pionek: { $space }
paris-board-end-count = płytki końca gry: { $count }
paris-board-hidden = Franki, żetony i nieużyte płytki są za zasłonką.
paris-board-held = Nieużyte płytki bonusowe: { $tiles }
paris-board-used = Użyte płytki bonusowe: { $tiles }

## Dziennik, krócej niż gdzie indziej

paris-board-event-advance = { $francs ->
    [0] { $seat } idzie na pole { $space } i bierze płytkę bonusową { $tile }.
   *[other] { $seat } płaci { $francs } ₣, idzie na pole { $space } i bierze płytkę bonusową { $tile }.
}
paris-board-event-use = { $seat } aktywuje płytkę bonusową { $tile } ({ $things }).
paris-board-event-use-plain = { $seat } aktywuje płytkę bonusową { $tile }.
paris-board-event-place-arc = { $seat } umieszcza klucz na Łuku Triumfalnym.
paris-board-event-move = { $seat } przenosi klucz: { $from } → { $to }.

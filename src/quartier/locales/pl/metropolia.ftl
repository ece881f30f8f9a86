# Metropolia: karty, opcje, wybory, zdarzenia.

metropolia-name = Metropolia
metropolia-about = Rzucaj kostkami, pobieraj przychód z nieruchomości i jako pierwszy wybuduj w swoim mieście wszystkie nieruchomości specjalne.

## Nieruchomości

metropolia-card-wheat-field = Pole
metropolia-card-ranch = Farma
metropolia-card-bakery = Piekarnia
metropolia-card-cafe = Kawiarnia
metropolia-card-convenience-store = Sklep spożywczy
metropolia-card-forest = Las
metropolia-card-stadium = Stadion
metropolia-card-tv-station = Stacja telewizyjna
metropolia-card-business-center = Centrum biznesowe
metropolia-card-cheese-factory = Serowarnia
metropolia-card-furniture-factory = Fabryka mebli
metropolia-card-mine = Kopalnia
metropolia-card-family-restaurant = Restauracja
metropolia-card-apple-orchard = Sad
metropolia-card-fruit-veg-market = Targ owocowo-warzywny
metropolia-card-sushi-bar = Bar sushi
metropolia-card-flower-field = Pole kwiatów
metropolia-card-flower-shop = Kwiaciarnia
metropolia-card-pizza-joint = Pizzeria
metropolia-card-publisher = Wydawnictwo
metropolia-card-hamburger-stand = Bar z hamburgerami
metropolia-card-mackerel-boat = Kuter rybacki „Łowca makreli”
metropolia-card-tax-office = Urząd skarbowy
metropolia-card-food-warehouse = Hurtownia żywności
metropolia-card-tuna-boat = Kuter rybacki „Łowca tuńczyka”
metropolia-card-city-hall = Ratusz

## Nieruchomości specjalne

metropolia-landmark-train-station = Dworzec kolejowy
metropolia-landmark-shopping-mall = Centrum handlowe
metropolia-landmark-amusement-park = Park rozrywki
metropolia-landmark-radio-tower = Wieża radiowa
metropolia-landmark-harbor = Port
metropolia-landmark-airport = Lotnisko

## Działanie kart

metropolia-effect-wheat-field = 1 moneta z banku w turze dowolnego gracza.
metropolia-effect-ranch = 1 moneta z banku w turze dowolnego gracza.
metropolia-effect-bakery = 1 moneta z banku w twojej turze.
metropolia-effect-cafe = 1 moneta od gracza, który rzucał.
metropolia-effect-convenience-store = 3 monety z banku w twojej turze.
metropolia-effect-forest = 1 moneta z banku w turze dowolnego gracza.
metropolia-effect-stadium = W twojej turze po 2 monety od każdego przeciwnika.
metropolia-effect-tv-station = W twojej turze 5 monet od wybranego przeciwnika.
metropolia-effect-business-center = W twojej turze wymiana jednej twojej nieruchomości na nieruchomość przeciwnika; fioletowych nie można wymieniać.
metropolia-effect-cheese-factory = W twojej turze 3 monety z banku za każdą twoją farmę.
metropolia-effect-furniture-factory = W twojej turze 3 monety z banku za każdy twój las i każdą kopalnię.
metropolia-effect-mine = 5 monet z banku w turze dowolnego gracza.
metropolia-effect-family-restaurant = 2 monety od gracza, który rzucał.
metropolia-effect-apple-orchard = 3 monety z banku w turze dowolnego gracza.
metropolia-effect-fruit-veg-market = W twojej turze 2 monety z banku za każdą twoją kartę z kłosem.
metropolia-effect-sushi-bar = Jeśli masz port: 3 monety od gracza, który rzucał.
metropolia-effect-flower-field = 1 moneta z banku w turze dowolnego gracza.
metropolia-effect-flower-shop = W twojej turze 1 moneta z banku za każde twoje pole kwiatów.
metropolia-effect-pizza-joint = 1 moneta od gracza, który rzucał.
metropolia-effect-publisher = W twojej turze od każdego przeciwnika 1 moneta za każdą jego kartę z filiżanką lub chlebem.
metropolia-effect-hamburger-stand = 1 moneta od gracza, który rzucał.
metropolia-effect-mackerel-boat = Jeśli masz port: 3 monety z banku w turze dowolnego gracza.
metropolia-effect-tax-office = W twojej turze połowa pieniędzy, zaokrąglona w dół, od każdego przeciwnika, który ma co najmniej 10 monet.
metropolia-effect-food-warehouse = W twojej turze 2 monety z banku za każdą twoją kartę z filiżanką.
metropolia-effect-tuna-boat = Jeśli masz port, w turze dowolnego gracza: rzut dwiema kostkami, a każdy kuter przynosi z banku tyle monet, ile wypadło.
metropolia-effect-city-hall = 1 moneta na początku każdej twojej tury.
metropolia-effect-city-hall-zero-coins = 1 moneta, jeśli tuż przed budowaniem nie masz żadnej.
metropolia-effect-train-station = Możesz rzucać jedną kostką albo dwiema.
metropolia-effect-shopping-mall = Każda twoja karta z filiżanką lub chlebem przynosi o 1 monetę więcej.
metropolia-effect-amusement-park = Po wyrzuceniu dubletu rozgrywasz dodatkową turę.
metropolia-effect-radio-tower = Raz na turę możesz powtórzyć rzut.
metropolia-effect-harbor = Gdy wyrzucisz 10 lub więcej, możesz dodać 2. Działają twoje bary sushi i kutry.
metropolia-effect-airport = 10 monet z banku za każdą twoją turę bez budowania.

## Kolory, symbole, etapy

metropolia-colour-blue = Niebieska: z banku, w każdej turze
metropolia-colour-green = Zielona: z banku, we własnej turze
metropolia-colour-red = Czerwona: od gracza, który rzucał
metropolia-colour-purple = Fioletowa: od innych graczy, we własnej turze
metropolia-icon-wheat = kłos
metropolia-icon-cow = krowa
metropolia-icon-bread = chleb
metropolia-icon-cup = filiżanka
metropolia-icon-gear = koło zębate
metropolia-icon-factory = fabryka
metropolia-icon-fruit = owoce
metropolia-icon-boat = kuter
metropolia-icon-tower = wieża
metropolia-phase-deal = Uzupełnianie kart na stole
metropolia-phase-first-player = Losowanie pierwszego gracza
metropolia-phase-dice = Jedna kostka czy dwie?
metropolia-phase-roll = Rzut kostką
metropolia-phase-reroll = Zostawić wynik czy rzucić jeszcze raz?
metropolia-phase-harbor = Dodać 2 do wyniku?
metropolia-phase-tuna = Kutry wypłynęły na tuńczyka
metropolia-phase-tv = Kto płaci stacji telewizyjnej?
metropolia-phase-give = Centrum biznesowe: którą kartę oddajesz?
metropolia-phase-take = Centrum biznesowe: którą kartę bierzesz?
metropolia-phase-build = Co budujesz?
metropolia-phase-over = Koniec gry

## Opcje

metropolia-option-edition = Wydanie
metropolia-option-edition-help = Polska instrukcja albo karty z innych wydań: ratusz płaci tylko graczowi bez monet, a fioletowe karty, których nikt już nie może wybudować, znikają ze stołu.
metropolia-value-edition-metropolia = Metropolia
metropolia-value-edition-international = międzynarodowe
metropolia-option-plus = Plus
metropolia-option-plus-help = Gra z dodatkiem: dziesięć nowych nieruchomości, port, lotnisko i ratusz.
metropolia-value-plus-true = z dodatkiem Plus
metropolia-value-plus-false = tylko gra podstawowa
metropolia-option-market = Karty na stole
metropolia-option-market-help = Które nieruchomości można budować: wszystkie, dziesięć nazw naraz albo pięć niskich, pięć wysokich i dwie fioletowe.
metropolia-value-market-all = wszystkie stosy
metropolia-value-market-ten = dziesięć stosów
metropolia-value-market-5-5-2 = 5 niskich, 5 wysokich, 2 fioletowe
metropolia-option-city-hall = Ratusz
metropolia-option-city-hall-help = Kiedy ratusz daje monetę.
metropolia-value-city-hall-every-turn = na początku każdej tury
metropolia-value-city-hall-zero-coins = tylko graczowi bez monet
metropolia-option-dead-purples = Martwe stosy fioletowe
metropolia-option-dead-purples-help = Co się dzieje z fioletowymi kartami, które wszyscy już mają.
metropolia-value-dead-purples-keep = zostają na stole
metropolia-value-dead-purples-clear = są usuwane
metropolia-option-business-center = Centrum biznesowe
metropolia-option-business-center-help = Czy można zrezygnować z wymiany.
metropolia-value-business-center-optional = można zrezygnować
metropolia-value-business-center-forced = wymiana obowiązkowa
metropolia-option-first-player = Pierwszy gracz
metropolia-option-first-player-help = Kto zaczyna. Rozpoczynający ma przewagę.
metropolia-value-first-player-random = losowo
metropolia-value-first-player-seat-1 = miejsce 1
metropolia-option-sushi-price = Cena baru sushi
metropolia-option-sushi-price-help = W różnych wydaniach jest inna.
metropolia-value-sushi-price-1 = 1 moneta
metropolia-value-sushi-price-2 = 2 monety
metropolia-value-sushi-price-4 = 4 monety

## Wybory

metropolia-offer-first-player = Zaczyna { $seat }
metropolia-offer-deal = Odkryj kartę: { $card }
metropolia-offer-roll-one = Rzut: { $first }
metropolia-offer-roll-two = Rzut: { $first } i { $second }
metropolia-offer-roll-tuna = Rzut za kutry: { $first } i { $second }
metropolia-offer-dice =
    { $count ->
        [one] Rzuć jedną kostką
       *[other] Rzuć dwiema kostkami
    }
metropolia-offer-keep = Zostaw wynik
metropolia-offer-reroll =
    { $count ->
        [one] Rzuć jeszcze raz jedną kostką
       *[other] Rzuć jeszcze raz dwiema kostkami
    }
metropolia-offer-harbor =
    { $add ->
        [0] Nie dodawaj nic do wyniku
       *[other] Dodaj { $add } do wyniku
    }
metropolia-offer-tv = 5 monet płaci { $seat }
metropolia-offer-no-swap = Nie wymieniaj
metropolia-offer-give = Oddaj: { $card }
metropolia-offer-take = { $seat } oddaje ci: { $card }
metropolia-offer-build = Wybuduj: { $card }
metropolia-offer-landmark = Wybuduj nieruchomość specjalną: { $landmark }
metropolia-offer-nothing = Nic nie buduj

## Zdarzenia

metropolia-event-first-player = Zaczyna { $seat }.
metropolia-event-deal =
    { $pile ->
        [one] Nowa karta na stole: { $card }.
       *[other] Kolejna karta na stole: { $card }, teraz { $pile }.
    }
metropolia-event-clear = Nikt już nie może tego wybudować, więc schodzi ze stołu: { $card } ({ $copies }).
metropolia-event-turn = Tura { $turn }: { $seat }.
metropolia-event-city-hall = { $card }: { $seat } +{ $coins }.
metropolia-event-dice =
    { $count ->
        [one] { $seat } bierze jedną kostkę.
       *[other] { $seat } bierze dwie kostki.
    }
metropolia-event-roll =
    { $second ->
        [0] { $seat } wyrzuca { $first }.
       *[other] { $seat } wyrzuca { $first } i { $second }, razem { $total }.
    }
metropolia-event-keep = { $seat } zostawia wynik.
metropolia-event-reroll =
    { $count ->
        [one] { $seat } rzuca jeszcze raz, jedną kostką.
       *[other] { $seat } rzuca jeszcze raz, dwiema kostkami.
    }
metropolia-event-harbor =
    { $added ->
        [0] { $seat } nic nie dodaje; wynik to { $total }.
       *[other] { $seat } dodaje w porcie { $added }; wynik to { $total }.
    }
metropolia-event-payment =
    { $forgiven ->
        [0] { $card }: { $payer } płaci { $coins }, bierze { $seat }.
       *[other] { $card }: { $payer } płaci { $coins } z { $due }, bierze { $seat }; reszta zostaje umorzona.
    }
metropolia-event-income =
    { $copies ->
        [one] { $card }: { $seat } +{ $coins }.
       *[other] { $card } ×{ $copies }: { $seat } +{ $coins }.
    }
metropolia-event-tuna = Połów tuńczyka, rzuca { $seat }: { $first } i { $second }, razem { $total }.
metropolia-event-no-swap = { $seat } rezygnuje z wymiany.
metropolia-event-gave = { $seat } oddaje: { $card }. Dostaje to { $to }.
metropolia-event-took = { $seat } bierze: { $card }. Traci to { $from }.
metropolia-event-build = { $seat } buduje za { $coins }: { $card }.
metropolia-event-landmark = { $seat } buduje nieruchomość specjalną za { $coins }: { $landmark }.
metropolia-event-nothing = { $seat } nic nie buduje.
metropolia-event-airport = { $landmark }: { $seat } +{ $coins }.
metropolia-event-extra-turn = Dublet! { $seat } rozgrywa dodatkową turę.
metropolia-event-win = { $seat } ma wszystkie nieruchomości specjalne i wygrywa!

## Odmowy

metropolia-refusal-unknown-move = Nie ma takiego ruchu.
metropolia-refusal-game-over = Gra jest skończona.
metropolia-refusal-not-now = To należy do innego etapu tury.
metropolia-refusal-not-in-deck = W stosie nie ma już takiej karty.
metropolia-refusal-other-deck = Tę część stołu uzupełnia się z innego stosu.
metropolia-refusal-no-such-seat = Nikt tam nie siedzi.
metropolia-refusal-own-city = Wybierz przeciwnika, nie siebie.
metropolia-refusal-wrong-dice = Rzuca się inną liczbą kostek.
metropolia-refusal-no-station = Dwiema kostkami rzuca tylko gracz z dworcem kolejowym.
metropolia-refusal-swap-forced = W tej grze wymiana jest obowiązkowa.
metropolia-refusal-purple-stays = Fioletowych kart nie można wymieniać.
metropolia-refusal-not-in-city = W tym mieście nie ma takiej karty.
metropolia-refusal-not-in-set = Ta karta należy do dodatku Plus.
metropolia-refusal-second-purple = Masz już w mieście tę fioletową kartę.
metropolia-refusal-not-on-market = Ta karta jest jeszcze w stosie.
metropolia-refusal-sold-out = Ta karta została wyprzedana.
metropolia-refusal-too-dear = To kosztuje { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }, a masz { $coins }.
metropolia-refusal-already-built = Ta nieruchomość specjalna już stoi w twoim mieście.

## Wynik

metropolia-part-train-station = Dworzec kolejowy
metropolia-part-shopping-mall = Centrum handlowe
metropolia-part-amusement-park = Park rozrywki
metropolia-part-radio-tower = Wieża radiowa
metropolia-part-harbor = Port
metropolia-part-airport = Lotnisko
metropolia-part-total = Wybudowane nieruchomości specjalne

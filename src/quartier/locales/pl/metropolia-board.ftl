metropolia-board-market = Rynek
metropolia-board-deck = { $count ->
    [one] W stosie została { $count } karta
    [few] W stosie zostały { $count } karty
    [many] W stosie zostało { $count } kart
   *[other] W stosie zostało { $count } karty
}
metropolia-board-your-city = Twoje miasto
metropolia-board-city = Miasto: { $name }
metropolia-board-show-city = { $name }: pokaż lub ukryj miasto
metropolia-board-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
metropolia-board-landmarks = Nieruchomości specjalne
metropolia-board-buildings = Nieruchomości
metropolia-board-landmark-built = { $landmark }, zbudowane. { $effect }
metropolia-board-landmark-planned = { $landmark }, w budowie, cena { $price }. { $effect }
metropolia-board-card-label = { $card }, rzut { $rolls }, cena { $price }. { $effect } Na stosie: { $left }.
metropolia-board-building-label = { $card } ×{ $count }, rzut { $rolls }. { $effect }
metropolia-board-price = Cena: { $price ->
    [one] { $price } moneta.
    [few] { $price } monety.
    [many] { $price } monet.
   *[other] { $price } monety.
}

# What a colour means; shown above the effect.
metropolia-board-kind-blue = Rzut { $rolls }, niezależnie od tego, kto rzuca.
metropolia-board-kind-green = Rzut { $rolls }, tylko gdy rzucasz ty.
metropolia-board-kind-red = Rzut { $rolls }, gdy rzuca inny gracz.
metropolia-board-kind-purple = Rzut { $rolls }, tylko gdy rzucasz ty; w mieście może stać jedna taka karta.

metropolia-board-roll = Kostki
metropolia-board-roller = Rzuca: { $name }
metropolia-board-next = Teraz rzuca: { $name }
metropolia-board-dice-label = Rzuca: { $name }, wynik { $total }
metropolia-board-net = Co przyniósł rzut
metropolia-board-tab-ledger = Ostatni rzut
metropolia-board-tab-odds = Szanse
metropolia-board-ledger = Kto ile dostał w ostatnim rzucie
metropolia-board-no-income = Ten rzut nikomu nic nie przyniósł.
metropolia-board-no-roll = Kostki czekają.

metropolia-board-odds-title = Co przyniesie mi każdy rzut
metropolia-board-odds-roller = Kto rzuca
metropolia-board-odds-me = Rzucam ja
metropolia-board-odds-count = Liczba kostek
metropolia-board-odds-dice = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
metropolia-board-odds-total = Suma
metropolia-board-odds-brings = Monety dla mnie
metropolia-board-odds-chance = Szansa
metropolia-board-odds-mean = Średnio: { $coins } na rzut

metropolia-board-status-won = Stoją wszystkie twoje nieruchomości specjalne: wygrywasz!
metropolia-board-status-winner = Koniec gry. Wszystkie nieruchomości specjalne ma { $name }.
metropolia-board-status-chance = Kostki się toczą…
metropolia-board-status-waiting = { $phase ->
    [build] { $name } wybiera, co zbudować.
    [dice] { $name } wybiera: jedna kostka czy dwie.
    [reroll] { $name } może rzucić jeszcze raz.
    [harbor] { $name } może dodać 2 do rzutu.
   *[other] Czekamy na ruch: { $name }.
}
metropolia-board-status-dice = Twoja tura: jedna kostka czy dwie?
metropolia-board-status-reroll = Wynik rzutu: { $total }. Zostawiasz czy rzucasz jeszcze raz?
metropolia-board-status-harbor = Wynik rzutu: { $total }. Twój port może dodać 2.
metropolia-board-status-tv = Stacja telewizyjna: wybierz miasto, które ci zapłaci.
metropolia-board-status-give = Centrum biznesowe: wybierz kartę, którą oddasz, albo zrezygnuj z wymiany.
metropolia-board-status-take = Oddajesz: { $card }. Teraz wybierz kartę z innego miasta.
metropolia-board-status-build = Czas budować: masz { $coins ->
    [one] { $coins } monetę.
    [few] { $coins } monety.
    [many] { $coins } monet.
   *[other] { $coins } monety.
} Wybierz świecącą kartę albo nie buduj nic.

# What a choice does, told beside the status line and on the board.
metropolia-board-offer-build = Zbuduj: { $card } ({ $cost ->
    [one] { $cost } moneta
    [few] { $cost } monety
    [many] { $cost } monet
   *[other] { $cost } monety
}). Rzut { $rolls }: { $effect }
metropolia-board-offer-landmark = Zbuduj: { $landmark } ({ $cost ->
    [one] { $cost } moneta
    [few] { $cost } monety
    [many] { $cost } monet
   *[other] { $cost } monety
}). { $effect }
metropolia-board-offer-dice = { $count ->
    [1] Rzuć jedną kostką (średnio { $mean })
   *[other] Rzuć dwiema kostkami (średnio { $mean })
}
metropolia-board-offer-reroll = { $count ->
    [1] Jeszcze raz jedną kostką (średnio { $mean })
   *[other] Jeszcze raz dwiema kostkami (średnio { $mean })
}
metropolia-board-offer-keep = Zostaw { $total } ({ $coins })
metropolia-board-offer-harbor = { $add ->
    [0] Zostań przy { $total } ({ $coins })
   *[other] Dodaj { $add }: { $total } ({ $coins })
}
metropolia-board-offer-tv = Płaci { $seat }: { $coins }
metropolia-board-offer-nothing = { $gain ->
    [0] Nie buduj
   *[other] Nie buduj (+{ $gain })
}

# The effect of a card in a few words, on its face: whose turn, then what it brings.
metropolia-board-when-blue = Każda tura:
metropolia-board-when-green = Twoja tura:
metropolia-board-when-red = Cudza tura:
metropolia-board-when-purple = Twoja tura:
metropolia-board-brief-wheat-field = +1
metropolia-board-brief-ranch = +1
metropolia-board-brief-bakery = +1
metropolia-board-brief-cafe = 1 od rzucającego
metropolia-board-brief-convenience-store = +3
metropolia-board-brief-forest = +1
metropolia-board-brief-stadium = 2 od każdego gracza
metropolia-board-brief-tv-station = 5 od jednego gracza
metropolia-board-brief-business-center = wymiana karty z graczem
metropolia-board-brief-cheese-factory = +3 za farmę
metropolia-board-brief-furniture-factory = +3 za las lub kopalnię
metropolia-board-brief-mine = +5
metropolia-board-brief-family-restaurant = 2 od rzucającego
metropolia-board-brief-apple-orchard = +3
metropolia-board-brief-fruit-veg-market = +2 za kartę z kłosem
metropolia-board-brief-sushi-bar = 3 od rzucającego, z portem
metropolia-board-brief-flower-field = +1
metropolia-board-brief-flower-shop = +1 za pole kwiatów
metropolia-board-brief-pizza-joint = 1 od rzucającego
metropolia-board-brief-publisher = 1 za cudzą filiżankę lub chleb
metropolia-board-brief-hamburger-stand = 1 od rzucającego
metropolia-board-brief-mackerel-boat = +3, z portem
metropolia-board-brief-tax-office = połowa od mających 10 i więcej
metropolia-board-brief-food-warehouse = +2 za kartę z filiżanką
metropolia-board-brief-tuna-boat = + dwie kostki, z portem

metropolia-board-series-coins = Monety
metropolia-board-series-landmarks = Nieruchomości specjalne

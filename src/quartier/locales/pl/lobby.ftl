# Pierwsza strona: wybór gry i otwieranie stołu.

lobby-tagline = Gry o budowaniu miasta w porze zapalania latarni.
lobby-nickname = Twoje imię
lobby-guest = Gość
lobby-players =
    { $fewest ->
        [2] { $most ->
            [2] Dla dwóch graczy
           *[other] Od 2 do { $most } graczy
        }
       *[other] Od { $fewest } do { $most } graczy
    }
lobby-play-now = Zagraj
lobby-play-now-title = Zagraj: { $game }
lobby-set-up = Przygotuj stół
lobby-set-up-title = Przygotuj stół: { $game }
lobby-new-game = Nowa gra
lobby-mine = Moje gry
lobby-waiting = Czekają na graczy
lobby-waiting-none = Nikt nie czeka. Otwórz publiczny stół z wolnym miejscem, a pojawi się tutaj.
lobby-watch = Gry do obejrzenia
lobby-watch-none = W tej chwili nie toczy się żadna publiczna gra.
lobby-finished = Moje zakończone gry
lobby-my-turn = Twoja kolej
lobby-running = W toku
lobby-over = Zakończona
lobby-stranded = Poprawiono zasady
lobby-open-seats =
    { $seats ->
        [one] { $seats } wolne miejsce
        [few] { $seats } wolne miejsca
        [many] { $seats } wolnych miejsc
       *[other] { $seats } wolnego miejsca
    }
lobby-seat-free = Wolne miejsce
lobby-open-record = Otwórz zapisaną grę
lobby-notice = Program jest nasz własny; tytuły gier mówią tylko, czyje zasady zna. Nie jesteśmy związani z ich wydawcami.
lobby-problem = Nie udało się. Spróbuj jeszcze raz.

## Przygotowanie stołu

lobby-how-many = Ilu graczy?
lobby-seats = Miejsca
lobby-seats-hint = W kolejności gry wokół stołu.
lobby-seat = Miejsce { $number }
lobby-seat-me = Ja
lobby-seat-local = Osoba obok
lobby-seat-bot = Komputer
lobby-seat-open = Przez link
lobby-level = Jak silny?
lobby-player-number = Gracz { $number }
lobby-open-seat-hint = Gdy stół będzie otwarty, dostaniesz link do wysłania.
lobby-public = Pokaż stół w poczekalni
lobby-public-hint = Inaczej dołączyć i oglądać mogą tylko ci, którzy mają link.
lobby-options = Zasady tej gry
lobby-automatic = Jak zwykle
lobby-pick = Wybierz
lobby-yes = Tak
lobby-no = Nie
lobby-hints = Podpowiedzi
lobby-hints-hint = W swojej turze można zapytać, co zrobiłby najsilniejszy komputer.
lobby-pace = Jak szybko gra komputer?
lobby-pace-instant = Natychmiast
lobby-pace-quick = Szybko
lobby-pace-human = Jak człowiek
lobby-pace-slow = Powoli
lobby-open-table = Otwórz stół

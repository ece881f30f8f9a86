# Stół, powtórka i to, co wspólne dla wszystkich stron.

table-loading = Zapalamy latarnie…
table-reconnecting = Utracono połączenie. Próbujemy ponownie…
table-lost-title = Nie ma takiego miejsca
table-lost-text = Ten stół lub strona nie istnieje albo już jej nie ma.
table-to-lobby = Do poczekalni
table-close = Zamknij
table-cancel = Nie, gram dalej
table-not-now = Teraz to niemożliwe.
table-not-understood = Serwer tego nie przyjął.

## Co teraz zrobić

table-status = Co teraz zrobić
table-your-turn = Twoja kolej
table-notice-begins = Gra się zaczyna: { $game }.
table-notice-turn = Twoja kolej: { $game }.
table-notice-over = Koniec gry: { $game }.
table-held = Zakończ turę albo cofnij ruch.
table-end-turn = Zakończ turę
table-undo = Cofnij
table-over = Gra skończona.
table-closed = Stół został zamknięty.
table-show-result = Pokaż wynik
table-hint = Podpowiedź
table-hint-thinking = Komputer się zastanawia…
table-hint-says = Oto mój wybór:
table-hint-play = Zrób tak
table-why-not = Dlaczego nie?
table-read-rules = Czytaj w zasadach
table-plain-choices = Co możesz zrobić
table-plain-waiting = Czekamy na ruch: { $name }
table-plain-chance = Decyduje los…

## Panele

table-panels = Gracze, przebieg gry i czat
table-players = Gracze
table-log = Przebieg
table-log-empty = Tu zapisuje się wszystko, co się dzieje. Wskaż wiersz, aby zobaczyć go na planszy.
table-chat = Czat
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-write = Napisz wiadomość
table-chat-send = Wyślij
table-seat-you = ty
table-seat-here = przy stole
table-seat-away = nieobecny gracz
table-seat-left = odejście od stołu
table-seat-conceded = gra poddana
table-seat-to-move = teraz gra
table-replace =
    { $votes ->
        [0] Niech dalej gra komputer
        [one] Niech dalej gra komputer ({ $votes } głos)
        [few] Niech dalej gra komputer ({ $votes } głosy)
        [many] Niech dalej gra komputer ({ $votes } głosów)
       *[other] Niech dalej gra komputer ({ $votes } głosu)
    }
table-resume = Wracam na swoje miejsce
table-watchers =
    { $count ->
        [one] Ogląda { $count } osoba
        [few] Oglądają { $count } osoby
        [many] Ogląda { $count } osób
       *[other] Ogląda { $count } osoby
    }

## Spojrzenie wstecz

table-timeline = Ruchy w grze
table-looking-back = Spojrzenie wstecz: ruch { $ply } z { $plies }
table-ply = Ruch { $ply } z { $plies }
table-back-to-now = Wróć do gry
table-first = Na początek
table-back = Ruch wstecz
table-forward = Ruch naprzód
table-last = Na koniec
table-play = Odtwarzaj
table-pause = Zatrzymaj

## Zasady

table-rules = Zasady
table-rules-search = Szukaj w zasadach
table-rules-none = Żadna zasada nie zawiera tych słów.
table-rules-missing = Zasad tej gry nie ma pod ręką.
table-clause = Zasada { $clause }

## Ustawienia

table-settings = Ustawienia
table-language = Język
table-theme = Światło
table-theme-auto = Jak w urządzeniu
table-theme-light = Dzień
table-theme-dark = Noc
table-speed = Animacje
table-speed-slow = Powolne
table-speed-normal = Zwykłe
table-speed-fast = Szybkie
table-speed-none = Brak
table-sound = Dźwięki
table-sound-hint = Cichy dzwonek, gdy przychodzi twoja kolej.
table-sound-on = Włącz dźwięki
table-sound-off = Wyłącz dźwięki
table-notices = Powiadomienia
table-notices-hint = Gdy patrzysz gdzie indziej, przeglądarka da znać o początku i końcu gry oraz o twojej kolei.
table-notices-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
table-auto-end = Kończ moją turę automatycznie
table-auto-end-hint = Bez pytania, gdy nie ma już nic do zrobienia. Ostatniego ruchu nie da się wtedy cofnąć.

## Ten stół

table-this-table = Ten stół
table-invite = Link do wolnego miejsca
table-invite-hint = Kto go otworzy, może usiąść i grać.
table-watch-link = Link do oglądania
table-watch-hint = Kto go otworzy, widzi grę, ale nie sekrety.
table-key = Moje miejsce na innym urządzeniu
table-key-hint = Zachowaj dla siebie: kto go otworzy, gra za ciebie.
table-copy = Kopiuj
table-copied = Skopiowano
table-share = Udostępnij
table-concede = Poddaj się
table-concede-sure = Poddać tę grę? Przy dwóch graczach kończy się od razu; przy większej liczbie dalej gra za ciebie komputer.
table-leave = Odejdź od stołu
table-leave-sure = Odejść od stołu? Pozostali mogą pozwolić, by dalej grał za ciebie komputer.
table-close-table = Zamknij stół
table-close-sure = Zamknąć stół dla wszystkich? Tej gry nie będzie można dokończyć.
table-waiting =
    { $seats ->
        [one] Czekamy na jeszcze jednego gracza
        [few] Czekamy na jeszcze { $seats } graczy
        [many] Czekamy na jeszcze { $seats } graczy
       *[other] Czekamy na jeszcze { $seats } gracza
    }
table-sit-down = Usiądź i graj
table-or = albo
table-fill = Niech wolne miejsca zajmą komputery
table-pass = Teraz urządzenie bierze { $name }
table-pass-hint = Na następnym ekranie są sekrety.
table-pass-ready = To ja, { $name }: pokaż

## Koniec

table-wins =
    { $count ->
        [one] Wygrywa { $names }
        [few] Wygrywają { $names }
        [many] Wygrywają { $names }
       *[other] Wygrywają { $names }
    }
table-ending-conceded = Pozostali się poddali.
table-ending-rules = Grę zatrzymała poprawka w zasadach.
table-ending-continued = Gra toczy się dalej przy innym stole.
table-go-there = Przejdź do tego stołu
table-see-board = Zobacz planszę
table-score-pad = Notes punktacji
table-total = Razem
table-rank = Miejsce
table-chart = Gra tura po turze
table-chart-turns =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    }
table-no-chart = Ta gra nie ma wykresu.
table-rematch = Zagraj jeszcze raz
table-replay = Powtórka
table-download = Zapisz grę

## Poprawione zasady

table-stranded = Ta gra nie może toczyć się dalej
table-stranded-text = Od czasu tej gry poprawiono zasady. Grano według wersji { $rules } zasad.
table-stranded-move = Ruch { $move } ({ $player }: { $name }) nie jest już dozwolony.
table-stranded-secret = Ruch { $move } ({ $player }) nie jest już dozwolony.
table-stranded-chance = los
table-stranded-other-turn = Według dzisiejszych zasad kolej byłaby na kogoś innego.
table-stranded-other-result = Według dzisiejszych zasad te same ruchy dają inny wynik.
table-stranded-other-setup = Według dzisiejszych zasad nie można tak rozłożyć tej gry.
table-stranded-continue = Graj stąd dalej jako nową grę
table-stranded-end = Zakończ tę grę
table-stranded-choose = Co teraz?

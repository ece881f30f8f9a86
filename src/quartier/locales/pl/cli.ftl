# Terminal: polecenia, pytania, odpowiedzi.

cli-quartier = Jeden stół do trzech gier planszowych o budowaniu miasta. Bez polecenia stół otwiera się w przeglądarce.
cli-commands = Polecenia
cli-option-lang = Język: en, pl, it albo fr. Bez tego QUARTIER_LANG, a potem język systemu.
cli-option-help = Pokaż tę pomoc i zakończ.
cli-quartier-version = Pokaż wersję i zakończ.

cli-serve = Otwórz stół w przeglądarce.
    .short = Otwórz stół w przeglądarce
cli-serve-host = Adres sieciowy, pod którym serwer nasłuchuje; 0.0.0.0 wpuszcza innych.
cli-serve-port = Port; 0 oznacza dowolny wolny.
cli-serve-data = Folder, w którym zapisywane są gry.
cli-serve-origin = Dodatkowy adres, pod którym przeglądarki widzą serwer. Można podać kilka razy.
cli-serve-no-browser = Nie otwieraj okna przeglądarki.
cli-serve-log = Jak szczegółowy ma być dziennik (wiersze JSON na standardowym wyjściu błędów).

cli-play = Zagraj w terminalu z botami albo z osobami, które siedzą obok.
    .short = Zagraj w terminalu
cli-play-players = Liczba graczy; bez tego najmniejsza, na jaką pozwala gra.
cli-play-seed = Ta sama liczba daje te same rzuty i losowania. Bez tego dowolna.
cli-play-option = Zmień opcję gry, na przykład plus=false. Można podać kilka razy.
cli-play-position = Zacznij od pozycji z tego pliku (dokument JSON); gracze i opcje są takie jak w pozycji.
cli-play-human = Miejsce, na którym gra człowiek, licząc od 1. Można podać kilka razy; bez tego 1.
cli-play-name = Imię osoby, w kolejności miejsc. Można podać kilka razy.
cli-play-watch = Nikt nie gra: boty grają między sobą.
cli-play-bots = Jak silne są boty: visitor, apprentice, merchant (domyślnie), architect albo prefect. Podane kilka razy: po kolei dla każdego bota, w kolejności miejsc.
cli-play-record = Zapisz przebieg gry w tym pliku.

cli-replay = Przejrzyj zapis gry ruch po ruchu. Jeśli wejście nie jest terminalem, wypisz wszystko.
    .short = Przejrzyj zapis gry
cli-replay-seat = Pokaż to, co widziało to miejsce, licząc od 1; bez tego to, co widzieli wszyscy.
cli-replay-all = Wypisz od razu wszystkie ruchy.

cli-show = Pokaż pozycję albo zapis gry po wybranym ruchu, jako tekst lub obrazek.
    .short = Pokaż pozycję albo chwilę z zapisu gry
cli-show-output = Zapisz obrazek w tym pliku (SVG).
cli-show-at = Pokaż zapis po tylu ruchach; inaczej po ostatnim.
cli-show-seat = Pokaż to, co widzi to miejsce, licząc od 1; inaczej to, co widzą wszyscy.

cli-rules = Wypisz zasady gry. Ze słowem albo numerem: tylko punkty, które o tym mówią.
    .short = Wypisz zasady gry albo znajdź jedną z nich

cli-doctor = Powiedz, który silnik działa i dlaczego, i czy wszystko jest na swoim miejscu.
    .short = Sprawdź tę instalację

cli-person = Gracz { $number }
cli-bot = { $level } { $number }

cli-table = Stół
cli-fact = Co
cli-value = Teraz
cli-total = Razem
cli-rank = Miejsce
cli-winners = { $count ->
    [one] Wygrywa: { $names }
   *[other] Wygrywają: { $names }
}
cli-quit = Do zobaczenia.

cli-play-prompt = Twój wybór (1-{ $count }, ? to pomoc):
cli-play-hint = Wpisz liczbę od 1 do { $count } albo ruch, na przykład „{ $example }”. ? objaśnia, q kończy.
cli-play-help =
    Wpisz numer wyboru albo jego krótką nazwę: { $names }
    ? słowo szuka słowa w zasadach, s pokazuje punkty, u cofa twój ostatni ruch, q kończy.
cli-play-no-undo = Nie ma czego cofnąć: od twojego ruchu coś się już wydarzyło.
cli-play-pass = Teraz gra { $name }. Naciśnij Enter, kiedy nikt inny nie patrzy.
cli-play-no-seat = miejsca mają numery od 1 do { $players }
cli-play-few-bots =
    { $bots ->
        [one] w tej grze jest tylko jeden bot
        [few] w tej grze są tylko { $bots } boty
       *[other] w tej grze jest tylko { $bots } botów
    }
cli-play-meet = { $name }: { $character }
cli-play-no-folder = nie ma takiego folderu: { $file }
cli-play-bad-options = Tak tej gry rozłożyć nie można: { $problem }
cli-play-bad-position = { $file } nie zawiera pozycji tej gry: { $problem }
cli-play-position-over = w tej pozycji gra jest już skończona
cli-play-position-alone = Przy --position gracze i opcje są w pliku: pomiń --players i --option.
cli-play-saved = Zapis gry jest w pliku { $file }
cli-play-no-record = Nie udało się zapisać gry w pliku { $file }: { $problem }
cli-play-again = Te same rzuty i losowania jeszcze raz: --seed { $seed }

cli-refusal-unknown-move = Nie ma takiego ruchu.
cli-refusal-game-over = Gra jest skończona.

cli-rules-empty = Nie ma tu zasad w słowach.
cli-rules-none = Zasady nic nie mówią o „{ $word }”.
cli-rules-more = { $count ->
    [one] Jeszcze jeden punkt: quartier rules { $title }
    [few] Jeszcze { $count } punkty: quartier rules { $title }
   *[other] Jeszcze { $count } punktów: quartier rules { $title }
}

cli-replay-bad = { $file } nie jest zapisem, który da się odtworzyć: { $problem }
cli-replay-cut = Ruch { $move } ({ $name }) był dozwolony w wersji { $rules } zasad, a teraz już nie jest: { $problem }
cli-replay-result = Te ruchy wykonano według wersji { $rules } zasad; dziś dałyby inny wynik.
cli-replay-at = Po ruchu { $move } z { $count }
cli-replay-prompt = Enter: dalej, b: wstecz, liczba: do tego ruchu, q: koniec
cli-replay-hint = Enter idzie dalej, b cofa, liczba od 0 do { $count } przechodzi do tego ruchu, q kończy.

cli-show-bad = { $file } nie zawiera ani pozycji, ani zapisu gry: { $problem }
cli-show-few = Zapis ma ruchy od 0 do { $count }.
cli-show-no-moves = Pozycja nie ma ruchów: pomiń --at.
cli-show-saved = Obrazek jest w pliku { $file }
cli-show-unwritten = Nie udało się zapisać obrazka w pliku { $file }: { $problem }

cli-doctor-engine = silnik
cli-doctor-packages = pakiety
cli-doctor-titles = gry
cli-doctor-bots = boty
cli-doctor-languages = języki
cli-doctor-web = przeglądarka
cli-doctor-data = folder danych
cli-doctor-compiled = { $count ->
    [one] skompilowany, jeden moduł
    [few] skompilowany, { $count } moduły
   *[other] skompilowany, { $count } modułów
}
cli-doctor-plain = zwykły Python, wolniejszy: { $reason }
cli-doctor-stale = skompilowane przed ostatnią zmianą: { $files }. Uruchom: make build
cli-doctor-no-web = niezbudowana: uruchom make web
cli-doctor-no-data = w folderze { $folder } nie można pisać: { $problem }

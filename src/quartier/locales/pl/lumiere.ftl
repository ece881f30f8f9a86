# Lumière: żetony, pocztówki, opcje, wybory, zdarzenia.

lumiere-name = Lumière
lumiere-about = Wybrukuj ulice Paryża, a potem buduj tam, gdzie twoje domy oświetli najwięcej latarni. Dla dwojga.

## Gracze, pola i etapy

lumiere-colour-orange = pomarańczowy
lumiere-colour-blue = niebieski
lumiere-kind-orange = pole pomarańczowe
lumiere-kind-blue = pole niebieskie
lumiere-kind-mixed = pole wspólne
lumiere-kind-lamp = pole z latarnią
lumiere-facing-north = w górę
lumiere-facing-east = w prawo
lumiere-facing-south = w dół
lumiere-facing-west = w lewo
lumiere-stage-dealing = Losowanie pocztówek
lumiere-stage-starting = Losowanie pierwszego gracza
lumiere-stage-drawing = Dociąganie żetonu bruku
lumiere-stage-paving = Połóż żeton bruku albo zdobądź budynek
lumiere-stage-building = Zbuduj budynek albo wybierz pocztówkę
lumiere-stage-giving = Levitation: który budynek wraca do puli?
lumiere-stage-putting = Wybierz miejsce
lumiere-stage-ended = Gra skończona

## Elementy gry

lumiere-tile-tile1 = żeton bruku 1
lumiere-tile-tile2 = żeton bruku 2
lumiere-tile-tile3 = żeton bruku 3
lumiere-tile-tile4 = żeton bruku 4
lumiere-tile-tile5 = żeton bruku 5
lumiere-tile-tile6 = żeton bruku 6
lumiere-tile-tile7 = żeton bruku 7
lumiere-tile-tile8 = żeton bruku 8
lumiere-building-line3 = Rząd (3)
lumiere-building-corner3 = Narożnik (3)
lumiere-building-square4 = Kamienica (4)
lumiere-building-t4 = Litera T (4)
lumiere-building-l4 = Hak (4)
lumiere-building-s4 = Zygzak (4)
lumiere-building-t5 = Młot (5)
lumiere-building-w5 = Schody (5)
lumiere-building-x5 = Krzyż (5)
lumiere-building-p5 = Hala (5)
lumiere-building-c6 = Dziedziniec (6)
lumiere-building-v6 = Długi hak (6)
lumiere-building-garden = Ogród botaniczny (2)
lumiere-piece-painter = Malarz
lumiere-piece-dancer = Tancerka
lumiere-piece-lamp = Latarnia
lumiere-piece-large-lamp = Duża latarnia
lumiere-piece-mixed = Wspólne pole
lumiere-piece-fountain = Fontanna
lumiere-piece-statue = Rzeźba
lumiere-piece-annex = Poddasze
lumiere-piece-garden = Ogród botaniczny

## Pocztówki

lumiere-card-levitation = Levitation
lumiere-card-metropolitain = Metropolitain
lumiere-card-jardin = Jardin des Plantes
lumiere-card-sacre-coeur = Sacré Cœur
lumiere-card-peintre = Le Peintre
lumiere-card-chartier = Chartier
lumiere-card-bouquinistes = Bouquinistes sur la Seine
lumiere-card-lampadaire = Lampadaire
lumiere-card-moulin-rouge = Moulin Rouge
lumiere-card-penseur = Le Penseur
lumiere-card-fontaine = Fontaine des Mers
lumiere-card-grande-lumiere = La Grande Lumière
lumiere-effect-levitation = Oddaj jeden budynek ze swoich zasobów, weź inny ze wspólnej puli i natychmiast go zbuduj.
lumiere-effect-metropolitain = W jednej ze swoich przyszłych tur możesz zakryć budynkiem jedno pole z latarnią.
lumiere-effect-jardin = Natychmiast połóż ogród na pustych polach swojego lub wspólnego koloru: to budynek o rozmiarze 2.
lumiere-effect-sacre-coeur = Nie tracisz punktów za niewybudowane budynki.
lumiere-effect-peintre = Natychmiast postaw malarza na pustym polu swojego koloru. Na koniec: 2 punkty za każdą latarnię w jego przestrzeni; ograniczają ją tylko budynki i krawędź planszy.
lumiere-effect-chartier = W jednej ze swoich przyszłych tur możesz zakryć budynkiem albo fontanną jedno pole w kolorze przeciwnika.
lumiere-effect-bouquinistes = Natychmiast połóż poddasze na pustym polu swojego koloru obok swojego budynku: jego rozmiar rośnie o 1.
lumiere-effect-lampadaire = Natychmiast połóż dodatkową latarnię na pustym polu swojego koloru.
lumiere-effect-moulin-rouge = Natychmiast postaw tancerkę na pustym polu swojego koloru. Na koniec: 1 punkt za każde puste pole w jej przestrzeni; ograniczają ją budynki, latarnie i wszystkie inne elementy.
lumiere-effect-penseur = Natychmiast połóż rzeźbę na pustym polu swojego koloru, przodem do pustego pola. Na koniec: po 2 punkty za każde puste pole przy krawędzi i po 1 przy rogu, ale nic, jeśli pole przed rzeźbą jest zajęte.
lumiere-effect-fontaine = Natychmiast połóż fontannę na pustych polach swojego lub wspólnego koloru. Na koniec: 3 punkty za każdy twój budynek, który się z nią styka.
lumiere-effect-grande-lumiere = Natychmiast połóż dużą latarnię na polu z latarnią: świeci na dwa pola, ale nie przez budynki.

## Opcje

lumiere-option-postcards = Pocztówki
lumiere-option-postcards-help = Które osiem pocztówek bierze udział w grze.
lumiere-value-postcards-first-game = osiem do pierwszych rozgrywek
lumiere-value-postcards-random = osiem wylosowanych
lumiere-value-postcards-levitation = { lumiere-card-levitation }
lumiere-value-postcards-metropolitain = { lumiere-card-metropolitain }
lumiere-value-postcards-jardin = { lumiere-card-jardin }
lumiere-value-postcards-sacre-coeur = { lumiere-card-sacre-coeur }
lumiere-value-postcards-peintre = { lumiere-card-peintre }
lumiere-value-postcards-chartier = { lumiere-card-chartier }
lumiere-value-postcards-bouquinistes = { lumiere-card-bouquinistes }
lumiere-value-postcards-lampadaire = { lumiere-card-lampadaire }
lumiere-value-postcards-moulin-rouge = { lumiere-card-moulin-rouge }
lumiere-value-postcards-penseur = { lumiere-card-penseur }
lumiere-value-postcards-fontaine = { lumiere-card-fontaine }
lumiere-value-postcards-grande-lumiere = { lumiere-card-grande-lumiere }
lumiere-value-hand-1 = 1
lumiere-value-hand-2 = 2
lumiere-option-hand = Żetony w ręce
lumiere-option-hand-help = Mając dwa, wybierasz, który położyć, jak w innym wydaniu gry.
lumiere-option-first-player = Pierwszy gracz
lumiere-option-first-player-help = Kto zaczyna grę.
lumiere-value-first-player-random = losowanie
lumiere-value-first-player-seat-1 = miejsce 1, pomarańczowy
lumiere-value-first-player-seat-2 = miejsce 2, niebieski
lumiere-option-flip = Odwracanie budynków
lumiere-option-flip-help = Budynki można nie tylko obracać, ale i odbijać lustrzanie.
lumiere-value-flip-false = tylko obracanie
lumiere-value-flip-true = obracanie i odwracanie

## Wybory

lumiere-offer-deal = W grze: { $card }
lumiere-offer-first = Pierwsza tura: { $colour }
lumiere-offer-draw = Dociągnij: { $tile }
lumiere-offer-tile = { $tile } na obszar { $area }, ćwierćobroty: { $rotation }
lumiere-offer-take = Zdobądź: { $building }
lumiere-offer-give = Oddaj: { $building }
lumiere-offer-card =
    { $use ->
        [true] { $card }
       *[other] { $card }: weź i nie używaj
    }
lumiere-offer-build = Zbuduj na { $space }: { $building }, ćwierćobroty: { $rotation }
lumiere-offer-garden = Ogród na { $space }, ćwierćobroty: { $rotation }
lumiere-offer-fountain = Fontanna na { $space }, ćwierćobroty: { $rotation }
lumiere-offer-put = { $piece } na { $space }
lumiere-offer-statue = Rzeźba na { $space }, przodem { $facing }
lumiere-offer-annex = Poddasze na { $space }: { $building }
lumiere-offer-pass = Pasuj

## Zdarzenia

lumiere-event-deal = W grze: { $card }.
lumiere-event-first = Zaczyna { $seat }.
lumiere-event-draw = { $seat } dociąga żeton bruku.
lumiere-event-tile = { $seat } kładzie { $tile } na obszar { $area }.
lumiere-event-take = { $seat } zdobywa: { $building }.
lumiere-event-pass = { $seat } pasuje.
lumiere-event-skip = { $seat } nie może nic zrobić i traci turę.
lumiere-event-phase = Ulice są wybrukowane. Budowę zaczyna { $seat }.
lumiere-event-card =
    { $use ->
        [true] { $seat } wybiera pocztówkę { $card }.
       *[other] { $seat } wybiera pocztówkę { $card } i nie przeprowadza jej akcji.
    }
lumiere-event-give = { $seat } oddaje: { $building }.
lumiere-event-metropolitain = Metropolitain: { $seat } zakrywa latarnię na { $space }.
lumiere-event-chartier = Chartier: { $seat } zakrywa pole przeciwnika { $space }.
lumiere-event-build = { $seat } buduje na { $space }: { $building }.
lumiere-event-garden = { $seat } kładzie ogród na { $space }.
lumiere-event-fountain = { $seat } kładzie fontannę na { $space }.
lumiere-event-put = { $seat }: { $piece } na { $space }.
lumiere-event-statue = { $seat } kładzie rzeźbę na { $space }, przodem { $facing }.
lumiere-event-annex = { $seat } kładzie poddasze na { $space }: { $building }.
lumiere-event-end = Nikt nie może już budować: koniec gry.

## Odmowy

lumiere-refusal-unknown-move = Nie ma takiego ruchu.
lumiere-refusal-game-over = Gra jest skończona.
lumiere-refusal-left-to-chance = O tym decyduje los.
lumiere-refusal-wait-for-chance = Najpierw trwa losowanie.
lumiere-refusal-tiles-left = Nie możesz pasować, dopóki masz żetony bruku (zostało: { $count }).
lumiere-refusal-must-act = Musisz zbudować budynek albo wybrać pocztówkę.
lumiere-refusal-must-build = Musisz budować, bo któryś z twoich budynków się mieści.
lumiere-refusal-finish-card = Najpierw dokończ akcję z pocztówki { $card }.
lumiere-refusal-tile-not-in-hand = Nie masz tego żetonu w ręce.
lumiere-refusal-area-taken = Na obszarze { $area } leży już żeton bruku.
lumiere-refusal-not-in-pool = Tego budynku nie ma we wspólnej puli: { $building }.
lumiere-refusal-only-in-phase-1 = To było możliwe w pierwszym etapie.
lumiere-refusal-only-in-phase-2 = To będzie możliwe w drugim etapie, po wybrukowaniu ulic (leży { $count } z 16 żetonów).
lumiere-refusal-card-not-in-play = Tej pocztówki nie ma w grze.
lumiere-refusal-card-taken = Tę pocztówkę ma już { $owner }.
lumiere-refusal-no-token = Nie masz już żetonów akcji.
lumiere-refusal-works-by-owning = Ta pocztówka działa przez samo posiadanie.
lumiere-refusal-no-place-for-piece = Teraz nie da się przeprowadzić tej akcji; możesz wziąć pocztówkę bez niej.
lumiere-refusal-only-levitation = Budynek oddaje się tylko przy karcie Levitation.
lumiere-refusal-not-in-reserve = Nie masz tego budynku w zasobach: { $building }.
lumiere-refusal-just-given-back = Ten budynek właśnie został oddany: { $building }.
lumiere-refusal-off-the-board = Wystawałoby to poza planszę.
lumiere-refusal-no-turning-over = Budynki można obracać, ale nie odwracać.
lumiere-refusal-space-taken = Coś już tam leży: { $spaces }.
lumiere-refusal-one-lamp-only = Metropolitain pozwala zakryć tylko jedno pole z latarnią, a tu byłoby ich { $count }.
lumiere-refusal-lamp-space = Zakryłoby to pole z latarnią: { $spaces }.
lumiere-refusal-one-rival-space-only = Chartier pozwala zakryć tylko jedno pole przeciwnika, a tu byłoby ich { $count }.
lumiere-refusal-rival-space = Zakryłoby to kolor przeciwnika: { $spaces }.
lumiere-refusal-take-card-first = Najpierw wybierz pocztówkę tego elementu: { $card }.
lumiere-refusal-lamps-only = Dużą latarnię kładzie się na polu z latarnią.
lumiere-refusal-own-spaces-only = Ten element kładzie się na polu swojego koloru.
lumiere-refusal-faces-the-edge = Rzeźba patrzyłaby poza planszę.
lumiere-refusal-faces-a-piece = Pole przed rzeźbą nie jest puste.
lumiere-refusal-not-your-building = To nie jest twój budynek na planszy: { $building }.
lumiere-refusal-not-beside-building = Poddasze nie stykałoby się z tym budynkiem: { $building }.

## Punktacja

lumiere-part-light = Oświetlone budynki
lumiere-part-group = Największa grupa
lumiere-part-unbuilt = Niewybudowane budynki
lumiere-part-peintre = Le Peintre
lumiere-part-moulin-rouge = Moulin Rouge
lumiere-part-penseur = Le Penseur
lumiere-part-fontaine = Fontaine des Mers

# Powody podpowiedzi.

metropolia-hint-own-roll =
    { $amount ->
        [one] średnio o { $amount } monetę więcej z twoich rzutów
        [few] średnio o { $amount } monety więcej z twoich rzutów
        [many] średnio o { $amount } monet więcej z twoich rzutów
       *[other] średnio o { $amount } monety więcej z twoich rzutów
    }
metropolia-hint-rivals-rolls =
    { $amount ->
        [one] średnio o { $amount } monetę więcej na rundę z cudzych rzutów
        [few] średnio o { $amount } monety więcej na rundę z cudzych rzutów
        [many] średnio o { $amount } monet więcej na rundę z cudzych rzutów
       *[other] średnio o { $amount } monety więcej na rundę z cudzych rzutów
    }
metropolia-hint-left =
    { $amount ->
        [one] o { $amount } monetę mniej do zapłacenia za nieruchomości specjalne
        [few] o { $amount } monety mniej do zapłacenia za nieruchomości specjalne
        [many] o { $amount } monet mniej do zapłacenia za nieruchomości specjalne
       *[other] o { $amount } monety mniej do zapłacenia za nieruchomości specjalne
    }
metropolia-hint-dice =
    { $amount ->
        [one] średnio o { $amount } monetę więcej niż przy drugiej liczbie kostek
        [few] średnio o { $amount } monety więcej niż przy drugiej liczbie kostek
        [many] średnio o { $amount } monet więcej niż przy drugiej liczbie kostek
       *[other] średnio o { $amount } monety więcej niż przy drugiej liczbie kostek
    }
metropolia-hint-keep =
    { $amount ->
        [one] ten rzut daje o { $amount } monetę więcej niż średnio nowy
        [few] ten rzut daje o { $amount } monety więcej niż średnio nowy
        [many] ten rzut daje o { $amount } monet więcej niż średnio nowy
       *[other] ten rzut daje o { $amount } monety więcej niż średnio nowy
    }
metropolia-hint-again =
    { $amount ->
        [one] nowy rzut daje średnio o { $amount } monetę więcej
        [few] nowy rzut daje średnio o { $amount } monety więcej
        [many] nowy rzut daje średnio o { $amount } monet więcej
       *[other] nowy rzut daje średnio o { $amount } monety więcej
    }
metropolia-hint-coins =
    { $amount ->
        [one] o { $amount } monetę więcej z tego rzutu
        [few] o { $amount } monety więcej z tego rzutu
        [many] o { $amount } monet więcej z tego rzutu
       *[other] o { $amount } monety więcej z tego rzutu
    }
metropolia-hint-save =
    { $amount ->
        [one] zachowujesz { $amount } monetę na coś lepszego
        [few] zachowujesz { $amount } monety na coś lepszego
        [many] zachowujesz { $amount } monet na coś lepszego
       *[other] zachowujesz { $amount } monety na coś lepszego
    }

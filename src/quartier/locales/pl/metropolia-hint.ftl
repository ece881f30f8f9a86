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

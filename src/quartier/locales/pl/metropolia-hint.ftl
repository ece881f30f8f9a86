# Powody podpowiedzi.

metropolia-hint-own-roll = średnio o { $amount } monet więcej z twoich rzutów
metropolia-hint-rivals-rolls = średnio o { $amount } monet więcej na rundę z rzutów innych
metropolia-hint-left = o { $amount } monet mniej do zapłacenia za obiekty

# Why a hint is given.

metropolia-hint-own-roll =
    { $amount ->
        [one] on average, { $amount } coin more from your own rolls
       *[other] on average, { $amount } coins more from your own rolls
    }
metropolia-hint-rivals-rolls =
    { $amount ->
        [one] on average, { $amount } coin more a round from the others’ rolls
       *[other] on average, { $amount } coins more a round from the others’ rolls
    }
metropolia-hint-left =
    { $amount ->
        [one] { $amount } coin less to pay for the landmarks
       *[other] { $amount } coins less to pay for the landmarks
    }

# Why a hint is given.

metropolia-hint-own-roll =
    { $amount ->
        [one] on average, { $amount } coin more from your own rolls
       *[other] on average, { $amount } coins more from your own rolls
    }
metropolia-hint-rivals-rolls =
    { $amount ->
        [one] on average, { $amount } coin more a round from other players’ rolls
       *[other] on average, { $amount } coins more a round from other players’ rolls
    }
metropolia-hint-left =
    { $amount ->
        [one] { $amount } coin less to pay for the landmarks
       *[other] { $amount } coins less to pay for the landmarks
    }
metropolia-hint-dice =
    { $amount ->
        [one] on average, { $amount } coin more than with the other number of dice
       *[other] on average, { $amount } coins more than with the other number of dice
    }
metropolia-hint-keep =
    { $amount ->
        [one] this roll brings { $amount } coin more than a new one on average
       *[other] this roll brings { $amount } coins more than a new one on average
    }
metropolia-hint-again =
    { $amount ->
        [one] on average, a new roll brings { $amount } coin more
       *[other] on average, a new roll brings { $amount } coins more
    }
metropolia-hint-coins =
    { $amount ->
        [one] { $amount } coin more from this roll
       *[other] { $amount } coins more from this roll
    }
metropolia-hint-save =
    { $amount ->
        [one] keeps your { $amount } coin for something better
       *[other] keeps your { $amount } coins for something better
    }

# Les raisons d’un conseil.

metropolia-hint-own-roll =
    { $amount ->
        [one] en moyenne { $amount } pièce de plus grâce à vos propres lancers
       *[other] en moyenne { $amount } pièces de plus grâce à vos propres lancers
    }
metropolia-hint-rivals-rolls =
    { $amount ->
        [one] en moyenne { $amount } pièce de plus par tour de table grâce aux lancers des autres
       *[other] en moyenne { $amount } pièces de plus par tour de table grâce aux lancers des autres
    }
metropolia-hint-left =
    { $amount ->
        [one] { $amount } pièce de moins à payer pour les monuments
       *[other] { $amount } pièces de moins à payer pour les monuments
    }

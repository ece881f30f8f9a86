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
metropolia-hint-dice =
    { $amount ->
        [one] en moyenne { $amount } pièce de plus qu’avec l’autre nombre de dés
       *[other] en moyenne { $amount } pièces de plus qu’avec l’autre nombre de dés
    }
metropolia-hint-keep =
    { $amount ->
        [one] ce lancer rapporte { $amount } pièce de plus qu’un nouveau en moyenne
       *[other] ce lancer rapporte { $amount } pièces de plus qu’un nouveau en moyenne
    }
metropolia-hint-again =
    { $amount ->
        [one] en moyenne un nouveau lancer rapporte { $amount } pièce de plus
       *[other] en moyenne un nouveau lancer rapporte { $amount } pièces de plus
    }
metropolia-hint-coins =
    { $amount ->
        [one] { $amount } pièce de plus avec ce lancer
       *[other] { $amount } pièces de plus avec ce lancer
    }
metropolia-hint-save =
    { $amount ->
        [one] garde votre pièce ({ $amount }) pour quelque chose de mieux
       *[other] garde vos { $amount } pièces pour quelque chose de mieux
    }

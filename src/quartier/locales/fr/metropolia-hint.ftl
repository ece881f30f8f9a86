# Les raisons d’un conseil.

metropolia-hint-own-roll = en moyenne { $amount } pièces de plus de vos propres lancers
metropolia-hint-rivals-rolls = en moyenne { $amount } pièces de plus par tour de table grâce aux lancers des autres
metropolia-hint-left = { $amount } pièces de moins à payer pour les monuments

# Les raisons d’un conseil.

lumiere-hint-points =
    { $amount ->
        [one] { $amount } point tout de suite
       *[other] { $amount } points tout de suite
    }
lumiere-hint-light = dont { $amount } pour la lumière
lumiere-hint-group = votre plus grand groupe s’agrandit de { $amount }
lumiere-hint-places =
    { $amount ->
        [one] de meilleures places pour vos autres bâtiments : environ { $amount } point
       *[other] de meilleures places pour vos autres bâtiments : environ { $amount } points
    }
lumiere-hint-denial =
    { $amount ->
        [one] prend des places au rival : environ { $amount } point
       *[other] prend des places au rival : environ { $amount } points
    }
lumiere-hint-lit = vos cases à côté d’un réverbère : { $amount } de plus
lumiere-hint-ground =
    { $amount ->
        [one] { $amount } case de plus où construire
       *[other] { $amount } cases de plus où construire
    }
lumiere-hint-hope =
    { $amount ->
        [one] lumière à espérer dans le reste de la ville : environ { $amount } point
       *[other] lumière à espérer dans le reste de la ville : environ { $amount } points
    }

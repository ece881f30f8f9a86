# Why a hint is given.

lumiere-hint-points =
    { $amount ->
        [one] { $amount } point at once
       *[other] { $amount } points at once
    }
lumiere-hint-light = { $amount } of them for light
lumiere-hint-group = your largest group grows by { $amount }
lumiere-hint-places =
    { $amount ->
        [one] better places for your other buildings: about { $amount } point
       *[other] better places for your other buildings: about { $amount } points
    }
lumiere-hint-denial =
    { $amount ->
        [one] takes places from your rival: about { $amount } point
       *[other] takes places from your rival: about { $amount } points
    }

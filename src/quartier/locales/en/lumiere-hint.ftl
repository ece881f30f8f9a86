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
lumiere-hint-lit = { $amount } more of your spaces beside a streetlight
lumiere-hint-ground =
    { $amount ->
        [one] { $amount } more space to build on
       *[other] { $amount } more spaces to build on
    }
lumiere-hint-hope =
    { $amount ->
        [one] light to hope for in the rest of the city: about { $amount } point
       *[other] light to hope for in the rest of the city: about { $amount } points
    }

# Why a hint is given.

paris-hint-track =
    { $amount ->
        [one] { $amount } point at once
       *[other] { $amount } points at once
    }
paris-hint-districts =
    { $amount ->
        [one] { $amount } point more in the districts as they stand
       *[other] { $amount } points more in the districts as they stand
    }
paris-hint-tiles =
    { $amount ->
        [one] { $amount } point more from your bonus tiles
       *[other] { $amount } points more from your bonus tiles
    }
paris-hint-francs =
    { $amount ->
        [one] { $amount } franc more
       *[other] { $amount } francs more
    }
paris-hint-rival =
    { $amount ->
        [one] { $amount } point fewer for your strongest rival
       *[other] { $amount } points fewer for your strongest rival
    }

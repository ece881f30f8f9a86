# Les raisons d’un conseil.

paris-hint-track = { $amount } PV tout de suite
paris-hint-districts = { $amount } PV de plus dans les quartiers, en l’état
paris-hint-tiles = { $amount } PV de plus avec vos tuiles bonus
paris-hint-francs =
    { $amount ->
        [one] { $amount } franc de plus
       *[other] { $amount } francs de plus
    }
paris-hint-rival = { $amount } PV de moins pour le rival le plus fort

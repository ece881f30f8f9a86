# Why a hint is given.

lumiere-hint-points = { $amount } points at once
lumiere-hint-light = { $amount } of them for light
lumiere-hint-group = your largest group grows by { $amount }
lumiere-hint-places = better places for your other buildings: about { $amount } points
lumiere-hint-denial = takes places from your rival: about { $amount } points

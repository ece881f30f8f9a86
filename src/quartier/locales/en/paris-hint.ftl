# Why a hint is given.

paris-hint-track = { $amount } points at once
paris-hint-districts = { $amount } points more in the districts, as they stand
paris-hint-tiles = { $amount } points more from your bonus tiles
paris-hint-francs = { $amount } francs more
paris-hint-rival = { $amount } points less for your strongest rival

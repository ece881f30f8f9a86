# Powody podpowiedzi.

paris-hint-track = od razu { $amount } PZ
paris-hint-districts = o { $amount } PZ więcej w dzielnicach, przy obecnym układzie
paris-hint-tiles = o { $amount } PZ więcej z twoich płytek bonusowych
paris-hint-francs =
    { $amount ->
        [one] o { $amount } frank więcej
        [few] o { $amount } franki więcej
        [many] o { $amount } franków więcej
       *[other] o { $amount } franka więcej
    }
paris-hint-rival = najsilniejszy rywal traci { $amount } PZ

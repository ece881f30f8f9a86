# Powody podpowiedzi.

paris-hint-track = od razu { $amount } PZ
paris-hint-districts = w dzielnicach, tak jak teraz stoją: { $amount } PZ więcej
paris-hint-tiles = z twoich kafelków bonusowych: { $amount } PZ więcej
paris-hint-francs = o { $amount } franków więcej
paris-hint-rival = najsilniejszy rywal traci { $amount } PZ

# Les raisons d’un conseil.

lumiere-hint-points = { $amount } points tout de suite
lumiere-hint-light = dont { $amount } pour la lumière
lumiere-hint-group = votre plus grand groupe gagne { $amount }
lumiere-hint-places = de meilleures places pour vos autres bâtiments : environ { $amount } points
lumiere-hint-denial = prend des places au rival : environ { $amount } points

# Powody podpowiedzi.

lumiere-hint-points = od razu { $amount } pkt
lumiere-hint-light = z tego za światło: { $amount } pkt
lumiere-hint-group = największa grupa rośnie o { $amount }
lumiere-hint-places = lepsze miejsca na pozostałe budynki: około { $amount } pkt
lumiere-hint-denial = odbiera miejsca rywalowi: około { $amount } pkt

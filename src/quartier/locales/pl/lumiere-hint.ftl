# Powody podpowiedzi.

lumiere-hint-points = od razu { $amount } pkt
lumiere-hint-light = z tego za światło: { $amount } pkt
lumiere-hint-group = największa grupa rośnie o { $amount }
lumiere-hint-places = lepsze miejsca na pozostałe budynki: około { $amount } pkt
lumiere-hint-denial = odbiera miejsca rywalowi: około { $amount } pkt
lumiere-hint-lit =
    { $amount ->
        [one] o { $amount } twoje pole więcej przy latarniach
        [few] o { $amount } twoje pola więcej przy latarniach
        [many] o { $amount } twoich pól więcej przy latarniach
       *[other] o { $amount } twojego pola więcej przy latarniach
    }
lumiere-hint-ground =
    { $amount ->
        [one] o { $amount } pole więcej pod budynki
        [few] o { $amount } pola więcej pod budynki
        [many] o { $amount } pól więcej pod budynki
       *[other] o { $amount } pola więcej pod budynki
    }
lumiere-hint-hope = widoki na światło w reszcie miasta: około { $amount } pkt

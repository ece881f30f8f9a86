# Le ragioni di un suggerimento.

metropolia-hint-own-roll =
    { $amount ->
        [one] in media { $amount } moneta in più dai tuoi tiri
       *[other] in media { $amount } monete in più dai tuoi tiri
    }
metropolia-hint-rivals-rolls =
    { $amount ->
        [one] in media { $amount } moneta in più a giro dai tiri degli altri
       *[other] in media { $amount } monete in più a giro dai tiri degli altri
    }
metropolia-hint-left =
    { $amount ->
        [one] { $amount } moneta in meno da pagare per i monumenti
       *[other] { $amount } monete in meno da pagare per i monumenti
    }
metropolia-hint-dice =
    { $amount ->
        [one] in media { $amount } moneta in più che con l’altro numero di dadi
       *[other] in media { $amount } monete in più che con l’altro numero di dadi
    }
metropolia-hint-keep =
    { $amount ->
        [one] questo tiro rende { $amount } moneta in più di uno nuovo in media
       *[other] questo tiro rende { $amount } monete in più di uno nuovo in media
    }
metropolia-hint-again =
    { $amount ->
        [one] in media un nuovo tiro rende { $amount } moneta in più
       *[other] in media un nuovo tiro rende { $amount } monete in più
    }
metropolia-hint-coins =
    { $amount ->
        [one] { $amount } moneta in più da questo tiro
       *[other] { $amount } monete in più da questo tiro
    }
metropolia-hint-save =
    { $amount ->
        [one] tieni la tua moneta ({ $amount }) per qualcosa di meglio
       *[other] tieni le tue { $amount } monete per qualcosa di meglio
    }

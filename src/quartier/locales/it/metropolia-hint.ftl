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

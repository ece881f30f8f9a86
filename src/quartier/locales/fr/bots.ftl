# Adversaires de l’ordinateur : les niveaux, du plus faible au plus fort, et les raisons d’un conseil.

bot-level-visitor = Touriste
bot-level-visitor-help = Ici pour la première fois : aimable, curieux, et ne pense qu’à ce tour.
bot-level-apprentice = Apprenti
bot-level-apprentice-help = Connaît la valeur des choses, mais se trompe de temps en temps.
bot-level-merchant = Marchand
bot-level-merchant-help = Compte bien et se demande ce que vous ferez ensuite.
bot-level-architect = Architecte
bot-level-architect-help = Prévoit plusieurs tours à l’avance et pardonne rarement une erreur.
bot-level-prefect = Préfet
bot-level-prefect-help = Prend son temps et joue aussi bien que nous savons le faire.
bot-level-random = Dé
bot-level-random-help = Un coup permis au hasard : un étalon, pas un adversaire.
bot-level-greedy = Gourmand
bot-level-greedy-help = Prend ce qui paraît le meilleur à l’instant : un étalon pour les autres.
bot-level-uct = Rêveur
bot-level-uct-help = Joue dans sa tête des milliers de parties au hasard : un étalon pour les autres.

hint-chance = Chances de gagner : { $percent } %
hint-only = C’est le seul coup possible.
hint-close = D’autres coups sont presque aussi bons.
hint-better =
    { $percent ->
        [one] Tout autre coup réduit vos chances de gagner d’au moins { $percent } point.
       *[other] Tout autre coup réduit vos chances de gagner d’au moins { $percent } points.
    }
hint-sensible = Aucun autre coup n’a de sens maintenant.
hint-wins = Calculé jusqu’à la fin de la partie : ce coup gagne.
hint-draws = Calculé jusqu’à la fin de la partie : match nul.
hint-loses = Calculé jusqu’à la fin de la partie : le rival peut gagner, mais c’est le plus difficile pour lui.
hint-ahead =
    { $amount ->
        [one] Calculé { $amount } coup à l’avance.
       *[other] Calculé { $amount } coups à l’avance.
    }

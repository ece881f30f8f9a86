# Computer opponents: the levels, weakest first, and why a hint is given.

bot-level-visitor = Visitor
bot-level-visitor-help = Here for the first time: friendly, curious, and thinking only of this turn.
bot-level-apprentice = Apprentice
bot-level-apprentice-help = Knows what things are worth, but slips now and then.
bot-level-merchant = Merchant
bot-level-merchant-help = Counts well and wonders what you will do next.
bot-level-architect = Architect
bot-level-architect-help = Plans several turns ahead and seldom forgives a mistake.
bot-level-prefect = Prefect
bot-level-prefect-help = Takes its time and plays as well as we can make it.
bot-level-random = Dice
bot-level-random-help = Any legal move: a yardstick, not an opponent.
bot-level-greedy = Glutton
bot-level-greedy-help = Takes what looks best at this very moment: a yardstick for the others.
bot-level-uct = Dreamer
bot-level-uct-help = Plays thousands of random games in its head: a yardstick for the others.

hint-chance = Chance of winning: { $percent } %
hint-only = It is the only move.
hint-close = Other moves are nearly as good.
hint-better =
    { $percent ->
        [one] Any other move lowers your chance of winning by at least { $percent } percentage point.
       *[other] Any other move lowers your chance of winning by at least { $percent } percentage points.
    }
hint-sensible = No other move makes sense now.
hint-wins = Worked out to the end of the game: it wins.
hint-draws = Worked out to the end of the game: nobody wins.
hint-loses = Worked out to the end of the game: your rival can win, but this makes it hardest.
hint-ahead =
    { $amount ->
        [one] Worked out { $amount } move ahead.
       *[other] Worked out { $amount } moves ahead.
    }

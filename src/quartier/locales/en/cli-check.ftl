# quartier check

cli-check = Check that a game you have written keeps the contract of all games. It runs the checks that Quartier’s own games pass, on random games.
    .short = Check a game you have written
cli-check-seed = add this number to all seeds, so that other games are played
cli-check-only = run only the checks with this word in their name; may be repeated
cli-check-list = print the names of all checks and do nothing else
cli-check-none = no check has this word in its name; --list prints them

cli-check-seeds = seeds: { $first } to { $last } (--seed { $seed })
cli-check-games = games played: { $games }, positions: { $positions }
cli-check-moves = moves met: { $met } of { $actions } ({ $percent }%)
cli-check-reasons = reasons for refusals: { $reasons }
cli-check-unrefused = reasons never met: { $reasons }
cli-check-players = players: { $players }
cli-check-options = options besides the defaults: { $options }
cli-check-unmet = looked for but not met: { $things }
cli-check-result = { $failed ->
    [0] All { $passed } checks passed.
   *[other] Checks passed: { $passed }. Failed: { $failed }.
}

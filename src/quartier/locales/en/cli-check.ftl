# quartier check

cli-check = Check that a game keeps to the contract of all games, for those who write one: the same checks as for the games of this program, in random games.
    .short = Check a game that you have written
cli-check-seed = a number that is added to all seeds: other games are played
cli-check-only = only checks that have this word in their name; may be given several times
cli-check-list = print the names of all checks and do nothing
cli-check-none = no check has this word in its name; --list prints them

cli-check-seeds = seeds: { $first } to { $last } (--seed { $seed })
cli-check-games = games walked: { $games }, positions: { $positions }
cli-check-moves = moves met: { $met } of { $actions } ({ $percent }%)
cli-check-reasons = refused because of: { $reasons }
cli-check-unrefused = never refused because of: { $reasons }
cli-check-players = players: { $players }
cli-check-options = options besides the defaults: { $options }
cli-check-unmet = looked for and not met: { $things }
cli-check-result = { $failed ->
    [0] All { $passed } checks passed.
   *[other] Checks passed: { $passed }. Failed: { $failed }.
}

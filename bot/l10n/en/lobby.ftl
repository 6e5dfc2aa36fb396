# The table before the first deal.
lobby-title = ## { $game } · { $host }'s table
lobby-seats = { $low } to { $high } people or bots
lobby-seats-exact = Exactly { $seats } seats, people or bots
lobby-buy-in = Each seat brings **{ $chips }** chips (of no value)
lobby-clock = { $seconds } s per turn; then the system decides
lobby-clock-minutes = { $minutes } min per turn; then the system decides
lobby-clock-hours = { $hours ->
    [one] 1 hour per turn
   *[other] { $hours } hours per turn
}; then the system decides
lobby-no-clock = No time limit
lobby-more-rules = and { $number ->
    [one] one more house rule
   *[other] { $number } more house rules
}
lobby-nobody = Nobody yet.
lobby-host = { $place }. { $who } · host
lobby-member = { $place }. { $who }
lobby-bot = { $place }. { $who } · { $level } bot
lobby-taken = -# { $taken } of { $most }{ $missing ->
    [0] {""} · ready to begin
   *[other] {""} · { $missing } more needed
}
lobby-closes = -# The table closes { $when }
lobby-begun = The table is playing: the present deal is below.
level-prudente = cautious
level-prudente-about = Plays good cards only
level-normal = normal
level-normal-about = A bit of everything
level-atrevido = daring
level-atrevido-about = Plays almost always
addbot-title = ### Which bot sits down?
addbot-select = Character of the bot
form-title = Table options
form-time = Time per turn
form-time-30 = 30 seconds
form-time-60 = 60 seconds
form-time-90 = 90 seconds
form-time-0 = No limit
form-time-other = { $seconds } seconds (as now)
form-chips = Write a whole number of chips from { $low } to { $high }.
form-late = The form took too long. Press again.
lobby-lent = Each seat plays with **{ $chips }** lent chips: nobody wins or loses any

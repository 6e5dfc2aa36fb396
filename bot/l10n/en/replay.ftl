# /replay: a finished deal, step by step.
cmd-replay-name = replay
cmd-replay-about = A finished deal, step by step, with everybody's cards
opt-deal-name = deal
opt-deal-about = Which deal; empty: the last ones of this channel
replay-title = ### { $game } · deal { $deal }
replay-step = -# Step { $step } of { $steps } · { $did }
replay-dealt = the cards are dealt
replay-did = { $who }: { $did }
replay-hands = **Cards in hand**
replay-hands-dealt = **Cards at the start**
replay-hand = { $who }: { $cards }
replay-list-title = ### Finished deals
replay-none = No deal has been finished here yet.
replay-select = Choose a deal
replay-label = { $game } · deal { $deal }
replay-age-minutes = { $number ->
    [0] just now
   *[other] { $number } min ago
}
replay-age-hours = { $number } h ago
replay-age-days = { $number ->
    [one] 1 day ago
   *[other] { $number } days ago
}
replay-file = The record of the deal, to keep or to report a mistake with.
button-replay-first = Start
button-replay-prev = Back
button-replay-next = Next
button-replay-last = End
button-replay-file = Download record
refused-no-such-deal = I cannot find that deal in this server. Choose one from the list of `/replay`.
refused-deal-not-over = That deal is not over: its cards are shown once it is.

# /learn: a deal for practice; and why a card cannot be played.
cmd-learn-name = learn
cmd-learn-about = A practice deal with advice, for you alone and without chips
opt-learn-game-about = Which game to practise
learn-title = ### Practising { $game }
learn-did = {""}{ $who }: { $did }
learn-advice = 💡 **Advice: { $do }** — { $why }
learn-ends = -# Nothing counts or is kept. Without a click the practice ends { $when }.
learn-over = That is how the deal ends. Chips and points were for practice. To play with people: `/{ $game } start` in a channel.
learn-stopped = The practice is over. Nothing of it remains.
learn-forgotten = This practice is over already: they last a quarter of an hour from the last click.
button-learn-new = Other cards
button-learn-again = Practise again
button-learn-end = Stop
learn-why-only = it is the only card you may play.
learn-why-lead-trump = leading trumps makes the others spend theirs.
learn-why-lead-high = it is high, and perhaps nobody can beat it.
learn-why-lead-low = it costs nothing, and you keep what is good.
learn-why-win = it leads the trick, and you spend no more than you must.
learn-why-lose = you cannot win the trick: let go what is worth least.
learn-why-spare = there is no need to win yet: keep what is good.
julepe-learn-juego = you have { $trumps ->
    [0] no trumps
    [one] one trump
   *[other] { $trumps } trumps
} and { $high ->
    [0] no other high card
    [one] one other high card
   *[other] { $high } other high cards
}: two tricks are within reach.
julepe-learn-paso = with { $trumps ->
    [0] no trumps
    [one] one trump
   *[other] { $trumps } trumps
} and { $high ->
    [0] no other high card
    [one] one other high card
   *[other] { $high } other high cards
}, two tricks are a lot to ask. Passing costs nothing.
julepe-learn-must = there is nothing else you may say.
julepe-learn-baile = the turned-up card is one more trump for your hand.
julepe-learn-defend = the defender can win and risks no chips.
julepe-learn-throw = keep trumps and aces; the rest seldom wins.
julepe-learn-keep = all your cards may win.
bestia-learn-juego = you have { $trumps ->
    [0] no trumps
    [one] one trump
   *[other] { $trumps } trumps
} and { $high ->
    [0] no other high card
    [one] one other high card
   *[other] { $high } other high cards
}: one trick is enough to pay nothing.
bestia-learn-paso = with { $trumps ->
    [0] no trumps
    [one] one trump
   *[other] { $trumps } trumps
}, a bestia of { $penalty } is a big risk. Passing costs nothing.
bestia-learn-throw = keep trumps and aces; the rest seldom wins.
bestia-learn-keep = all your cards may win.
danese-learn-bid = count your sure tricks: you have { $trumps ->
    [0] no trumps
    [one] one trump
   *[other] { $trumps } trumps
} and { $high ->
    [0] no other high card
    [one] one other high card
   *[other] { $high } other high cards
}.
danese-learn-duck = you have your tricks: let go what might win another.
danese-learn-forced = you can hardly lose this trick: spend what is worst to keep.
danese-learn-needs = you need { $missing ->
    [one] one more trick
   *[other] { $missing } more tricks
}; { $why }
mus-learn-mus = what may come is worth more than what you have.
mus-learn-no-hay-mus = your hand is better already than what you may hope for.
mus-learn-throw = keep kings, pairs and what adds up to 31.
mus-learn-bet = your hand is good for { $lance }: let them pay to see it.
mus-learn-paso = your hand does not shine in { $lance }; passing costs nothing.
mus-learn-quiero = your hand has a good chance in { $lance }.
mus-learn-no-quiero = in { $lance } the other hand is likely to be better: you lose little.
mus_individual-learn-throw = the four that stay are worth more without it.
mus_individual-learn-bet = your hand is good for { $lance }: this gets rid of stones.
mus_individual-learn-paso = in { $lance } your hand could be the worst, and the worst is left with the stones.
mus_individual-learn-quiero = your hand is hardly the worst in { $lance }.
mus_individual-learn-no-quiero = your hand could be the worst in { $lance }: risk no more stones.
button-why = Why can't I?
why-title = {""}**Why can't I?**
why-barred = • { $cards }: { $rule }
why-nothing = You may play any of your cards now.
may-now = You may: { $what }.
may-more = from { $least }
may-throw = { $high ->
    [one] throw one card
   *[other] throw { $low } to { $high } cards
}

# The rules of mus in pairs, by the house rules in force.
mus-rules-summary =
    1. Four cards each; who sits opposite is your partner. **Mus** if all four want to change 1 to 4 cards; **no hay mus** starts the lances.
    2. Four lances: **grande** (high), **chica** (low), **pares** (pairs) and **juego** (31 or more; if nobody has it, **punto**). In each: paso, envido (bet) or órdago (all); the answers are quiero, no quiero or más.
    3. What is refused is scored at once; what is accepted, at the end, lance by lance. The best of the four hands wins; in a tie, the one nearer to the mano.
    4. The game goes to whoever reaches **{ $target }** stones (an amarraco is 5). An accepted órdago decides the whole game.
mus-rules-order =
    From high to low: **king, knight, jack, 7, 6, 5, 4, 3, 2, ace**. { $kings ->
        [8] With eight kings: a **3 is a king** and a **2 is an ace** in everything.
       *[other] With four kings: the 3 and the 2 are what they are.
    }
    For juego and punto, court cards{ $kings ->
        [8] {""} and threes
       *[other] {""}
    } count 10, the rest what they show{ $kings ->
        [8] {""} (a 2 counts one)
       *[other] {""}
    }. Suits never matter.
    In a tie the hand nearer to the mano (who speaks first) wins; the mano moves one seat each deal.
mus-rules-mus =
    From the mano on, everybody says **mus** or **no hay mus**. The first no hay mus ends it and the grande begins.
    If all four say mus, they throw **1 to 4 cards** { $discard_order ->
        [simultaneous] at the same time
       *[in_turn] in turn
    } and get as many; how many is seen, which is not. Then the question comes again, without limit.
    When the stock runs out, the cards thrown are shuffled.{ $running_mus ->
        [each_game] {""} **Mus corrido** at the start of each game: while there is mus the mano moves on; who cuts is the mano. No signs.
        [match] {""} **Mus corrido** at the start of the match: while there is mus the mano moves on; who cuts is the mano. No signs.
       *[off] {""}
    }
    { $signals ->
        [button] **Signs**: your hand has a button for each true sign; only your partner sees it. Bots do not look.
       *[off] There are no signs at this table.
    }
mus-rules-lances =
    {""}**Grande**: the highest card; in a tie, the next.
    {""}**Chica**: the lowest card; in a tie, the next.
    {""}**Pares**: duples (two pairs) > medias (three alike) > par (a pair). Among equals, the higher.
    {""}**Juego**: 31 or more, in this order: **31, 32, 40, 37, 36, 35, 34, 33**. { $real ->
        [off] {""}
        [figure] **La real** (7-7-7 and a court card) beats any other 31.
        [rey] **La real** (7-7-7 and a king) beats any other 31.
       *[sota] **La real** (7-7-7 and a jack) beats any other 31.
    }
    {""}**Punto**: if nobody has juego, the highest total wins, from 30 down.
    Who holds pares and juego is announced by the bot. If only one pair holds them there is no betting; it scores them at the end.
mus-rules-bets =
    From the mano on: **paso**, **envido** (2 or more) or **órdago**. If all pass, the lance is en paso.
    The other pair answers: **quiero**, **no quiero**, **N más** ({ $min_raise ->
        [1] from 1
       *[other] from 2
    }) or **órdago**. { $pair_answer ->
        [highest] Both answer and the higher answer counts.
       *[sequential] First the one after the bettor; the first quiero binds both, and only after a refusal the partner is asked.
    }
    {""}**Refusing** costs at once: **1** for the first bet, whatever its size; after a raise, what had been accepted{ $extra_deje ->
        [yes] {""} (in pares, juego and punto, one more)
       *[no] {""}
    }. { $refuser_out ->
        [yes] Who has refused is not asked again in that lance.
       *[no] {""}
    }
    { $bet_cap ->
        [remaining] A bet is capped at what the pair behind still lacks.
       *[none] There is no cap: a bet beyond { $target } does not end the game, an accepted órdago does.
    }
mus-rules-count =
    At the end all four hands are shown and counted in order; whoever reaches { $target } ends the count.
    {""}**Grande** and **chica**: the bet, or 1 if it was en paso.
    {""}**Pares**: the bet and both partners' premiums: par 1, medias 2, duples 3.
    {""}**Juego**: the bet and both partners' premiums: 31 is worth 3, any other juego 2{ $real ->
        [off] {""}
       *[other] , la real { $real_value }
    }. **Punto**: the bet and 1.
    If a bet was refused, the premiums go to whoever bet.
mus-rules-match =
    A **game** is { $target } stones. A **vaca** takes { $games_to_win ->
        [one] one game
       *[other] { $games_to_win } games
    }, the match { $vacas_to_win ->
        [one] one vaca
       *[other] { $vacas_to_win } vacas
    }. Every game starts from zero; the mano keeps moving on.
    { $stake ->
        [0] No chips are played for.
       *[other] Each seat puts in { $stake } chips before the match; the winning pair shares the pot.
    }
    Four seats, no more: whoever leaves is replaced by a bot until the match is over.

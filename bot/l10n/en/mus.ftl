# Mus in pairs: the table, the hand, the count and the house rules in force.
mus-title = ### Mus · deal { $deal } · { $where }
mus-score = {""}{ $who }: { $score }
mus-score-ours = {""}**We**: { $score }
mus-score-theirs = {""}**They**: { $score }
mus-facts = To { $target } · mano (speaks first): { $mano }{ $running ->
    [yes] {""} · mus corrido
   *[no] {""}
}
mus-games = Games { $one }–{ $other } (vaca of { $needed })
mus-vacas = Vacas { $one }–{ $other } (of { $needed })
mus-said-mus = ✅ { $who }: mus
mus-now-mus = ➡️ **{ $who }: mus?**{ $until }
mus-now-throws = ➡️ **{ $who } to throw cards**{ $until }
mus-threw-before = -# Discards: { $threw }
mus-bet = { $accepted ->
    [0] { $who } bets { $more }
   *[other] { $who }: { $more } más (now { $total })
}
mus-refuses = { $who } refuses
mus-answers = { $who }: { $said }
mus-refusal = -# If they refuse, { $pair } score **{ $stones }**.
mus-refusal-mine = { $partner ->
    [both] Your partner answers too and the higher answer counts; if nobody accepts, they score **{ $stones }**.
    [yes] If you refuse, your partner decides; if both refuse, they score **{ $stones }**.
   *[no] If you refuse, they score **{ $stones }**.
}
mus-closed = { $how ->
    [paso] en paso{ $premio ->
        [yes] {""}
       *[no] , 1 at the end
    }
    [accepted] **{ $stones } at stake**
    [refused] refused · { $pair } +{ $stones }
    [unopposed] uncontested · { $pair }
    [ordago] órdago accepted
   *[void] nobody
}
mus-why-mus = {""}**Mus**: everybody throws cards for new ones. **No hay mus**: the lances begin.
mus-why-open = -# Órdago: the whole game on this lance, without waiting for { $target }.
mus-why-ordago = If you accept, all hands are shown and this lance decides **the whole game**.
mus-throw-how = {""}**Which cards do you throw?** One to four; you get as many.
mus-clock-mus = -# Without an answer you say mus { $when }.
mus-sure-ordago = If they accept, all hands are shown and this lance decides **the whole game**, whatever the score.
mus-button-log = Show lances
mus-result-title = ## Deal { $deal } · result
mus-count = {""}**{ $lance }**: { $how ->
    [refused] { $pair } have scored { $paid }{ $premio ->
        [0] {""}
       *[other] {""} and add a premium of { $premio }
    }
    [unopposed] { $pair } **+{ $total }**, uncontested
    [paso] { $pair } **+{ $total }** · best: { $best }
   *[other] { $pair } **+{ $total }**{ $premio ->
        [0] {""}
       *[other] {""} ({ $bet } + premium { $premio })
    } · best: { $best }
}
mus-count-void = {""}**{ $lance }**: nobody holds it
mus-count-written = {""}**{ $lance }**: { $pair } scored { $stones }, refused
mus-count-ordago = {""}**{ $lance }**: órdago accepted · won by { $pair }
mus-stop = { $all ->
    [yes] { $target } are reached.
   *[no] { $target } are reached: the count ends here.
}
mus-won = 🏆 { $pair } { $won ->
    [match] **win the match**
    [vaca] **win the game and the vaca**
   *[game] **win the game**
}
mus-stakes = Pot: 4 × { $stake } = { $total }, **{ $each }** each.
mus-form-stake = Stake
mus-form-stake-about = Chips each seat puts in before the match; 0: no chips
mus-form-target = Stones of a game
mus-form-target-40 = 40: eight amarracos
mus-form-target-35 = 35: seven amarracos
mus-form-target-30 = 30: six amarracos
mus-form-match = The match
mus-form-match-1-1 = One game
mus-form-match-2-1 = One vaca: 2 games
mus-form-match-3-1 = One vaca: 3 games
mus-form-match-4-1 = One vaca: 4 games
mus-form-match-3-2 = Two vacas of 3 games
mus-form-match-3-3 = Three vacas of 3 games
mus-form-house = House rules
mus-form-four = Four kings: 3 and 2 are what they are
mus-form-real = La real beats any other 31
mus-form-one = Raises of one are allowed
mus-form-cap = Bets are capped at what is missing
mus-form-highest = Both answer: the higher counts
mus-form-refuser = Who refused is out of that lance
mus-form-deje = Extra deje in pares, juego and punto
mus-form-running = Mus corrido at the start of each game
mus-form-together = Discards at the same time
mus-form-signals = Signs by button, only true ones
mus-price = To **{ $target }** stones · { $games ->
    [one] one game
   *[other] vaca of { $games } games
}{ $vacas ->
    [one] {""}
   *[other] , { $vacas } vacas
} · { $stake ->
    [0] no stake
   *[other] stake **{ $stake }** a seat
}
mus-rule-kings = { $number } kings: 3 and 2 are what they are
mus-rule-running_mus-each_game = Mus corrido at the start of each game
mus-rule-running_mus-match = Mus corrido at the start of the match
mus-rule-min_raise = Raises from { $number } on
mus-rule-bet_cap-remaining = Bets are capped at the stones that the pair behind still lacks
mus-rule-pair_answer-highest = Both of a pair answer and the higher answer counts
mus-rule-refuser_out = Who has refused is not asked again in that lance
mus-rule-extra_deje = Refusing a raise in pares, juego or punto costs one stone more
mus-rule-real-figure = La real (three sevens and a court card) beats any other 31
mus-rule-real-rey = La real (three sevens and a king) beats any other 31
mus-rule-real-sota = La real (three sevens and a jack) beats any other 31
mus-rule-real_value = La real is worth { $number } stones
mus-rule-discard_order-simultaneous = Everybody discards at the same time
mus-rule-signals-button = Signs by button, only true ones and only for the partner
mus-waiting-dealt-out = You are dealt in from the next match on.
mus-note-sat = { $who } sits down and is dealt in from the next match on.
mus-note-given-up = { $who } leaves: a bot finishes the match for that seat.
mus-leave-how = A bot finishes the match for you. The stake that is in stays in; afterwards you take what is left of your { $chips } chips.
mus-leave-after = A bot finishes this match for you; then your chips come back with you.
mus-button-new-game = New match
mus-result-next-game = -# The next match begins { $when }

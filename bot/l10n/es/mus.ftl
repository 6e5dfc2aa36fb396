# Mus por parejas: la mesa, la mano, la cuenta y las reglas de la casa en vigor.
mus-title = ### Mus · mano { $deal } · { $where }
mus-score = {""}{ $who }: { $score }
mus-score-ours = {""}**Nosotros**: { $score }
mus-score-theirs = {""}**Ellos**: { $score }
mus-facts = A { $target } · mano: { $mano }{ $running ->
    [yes] {""} · mus corrido
   *[no] {""}
}
mus-games = Juegos { $one }–{ $other } (vaca a { $needed })
mus-vacas = Vacas { $one }–{ $other } (a { $needed })
mus-said-mus = ✅ { $who }: mus
mus-now-mus = ➡️ **{ $who }: ¿mus?**{ $until }
mus-now-throws = ➡️ **{ $who } tira cartas**{ $until }
mus-threw-before = -# Descartes: { $threw }
mus-bet = { $accepted ->
    [0] { $who } envida { $more }
   *[other] { $who }: { $more } más (van { $total })
}
mus-refuses = { $who } no quiere
mus-answers = { $who }: { $said }
mus-refusal = -# Si no quieren, { $pair } cobran **{ $stones }**.
mus-refusal-mine = { $partner ->
    [both] Contesta también tu pareja y vale lo más alto; si nadie quiere, cobran **{ $stones }**.
    [yes] Si no quieres, decide tu pareja; si tampoco quiere, cobran **{ $stones }**.
   *[no] Si no quieres, cobran **{ $stones }**.
}
mus-closed = { $how ->
    [paso] en paso{ $premio ->
        [yes] {""}
       *[no] , 1 al final
    }
    [accepted] **{ $stones } en juego**
    [refused] no querido · { $pair } +{ $stones }
    [unopposed] sin disputa · { $pair }
    [ordago] órdago querido
   *[void] nadie
}
mus-why-mus = {""}**Mus**: cada silla tira y recibe cartas. **No hay mus**: empiezan los lances.
mus-why-open = -# Órdago: todo el juego a este lance, sin esperar a { $target }.
mus-why-ordago = Si quieres, se enseñan las cartas y este lance decide **todo el juego**.
mus-throw-how = {""}**¿Qué cartas tiras?** De una a cuatro; recibes otras tantas.
mus-clock-mus = -# Si no contestas, dices mus { $when }.
mus-sure-ordago = Si lo quieren, las cartas se enseñan y este lance decide **todo el juego**, lleves las piedras que lleves.
mus-button-log = Ver lances
mus-result-title = ## Mano { $deal } · resultado
mus-count = {""}**{ $lance }**: { $how ->
    [refused] { $pair } ya cobraron { $paid }{ $premio ->
        [0] {""}
       *[other] {""} y suman { $premio } de premio
    }
    [unopposed] { $pair } **+{ $total }**, sin disputa
    [paso] { $pair } **+{ $total }** · mejor: { $best }
   *[other] { $pair } **+{ $total }**{ $premio ->
        [0] {""}
       *[other] {""} ({ $bet } + { $premio } de premio)
    } · mejor: { $best }
}
mus-count-void = {""}**{ $lance }**: nadie tiene
mus-count-written = {""}**{ $lance }**: { $pair } cobraron { $stones }, no querido
mus-count-ordago = {""}**{ $lance }**: órdago querido · ganan { $pair }
mus-stop = { $all ->
    [yes] Se llega a { $target }.
   *[no] Se llega a { $target }: aquí acaba la cuenta.
}
mus-won = 🏆 { $pair } { $won ->
    [match] **ganan la partida**
    [vaca] **ganan el juego y la vaca**
   *[game] **ganan el juego**
}
mus-stakes = Bote: 4 × { $stake } = { $total }, **{ $each }** para cada cual.
mus-form-stake = Puesta
mus-form-stake-about = Fichas que pone cada silla antes de la partida; 0: sin fichas
mus-form-target = Piedras del juego
mus-form-target-40 = 40: ocho amarracos
mus-form-target-35 = 35: siete amarracos
mus-form-target-30 = 30: seis amarracos
mus-form-match = La partida
mus-form-match-1-1 = Un juego
mus-form-match-2-1 = Una vaca: 2 juegos
mus-form-match-3-1 = Una vaca: 3 juegos
mus-form-match-4-1 = Una vaca: 4 juegos
mus-form-match-3-2 = Dos vacas de 3 juegos
mus-form-match-3-3 = Tres vacas de 3 juegos
mus-form-house = Reglas de la casa
mus-form-four = Cuatro reyes: el 3 y el 2 valen lo suyo
mus-form-real = La real gana a cualquier 31
mus-form-one = Se puede subir de una en una
mus-form-cap = El envite tiene tope: lo que falta
mus-form-highest = Contestan los dos: vale lo más alto
mus-form-refuser = Quien no quiso ya no habla en ese lance
mus-form-deje = Deje de más en pares, juego y punto
mus-form-running = Mus corrido al empezar cada juego
mus-form-together = Los descartes, a la vez
mus-form-signals = Señas por botón, solo verdaderas
mus-price = A **{ $target }** piedras · { $games ->
    [one] un juego
   *[other] vaca de { $games } juegos
}{ $vacas ->
    [one] {""}
   *[other] , { $vacas } vacas
} · { $stake ->
    [0] sin puesta
   *[other] puesta **{ $stake }** cada silla
}
mus-rule-kings = { $number } reyes: el 3 y el 2 valen lo suyo
mus-rule-running_mus-each_game = Mus corrido al empezar cada juego
mus-rule-running_mus-match = Mus corrido al empezar la partida
mus-rule-min_raise = Se sube de { $number } en adelante
mus-rule-bet_cap-remaining = El envite tiene tope: las piedras que le faltan a la pareja que va detrás
mus-rule-pair_answer-highest = Contestan los dos de la pareja y vale lo más alto
mus-rule-refuser_out = Quien no quiso ya no habla en ese lance
mus-rule-extra_deje = No querer una subida en pares, juego o punto paga una piedra más
mus-rule-real-figure = La real (tres sietes y figura) gana a cualquier 31
mus-rule-real-rey = La real (tres sietes y rey) gana a cualquier 31
mus-rule-real-sota = La real (tres sietes y sota) gana a cualquier 31
mus-rule-real_value = La real vale { $number } piedras
mus-rule-discard_order-simultaneous = Los descartes se hacen a la vez
mus-rule-signals-button = Señas por botón, solo verdaderas y solo para la pareja
mus-waiting-dealt-out = Entras en la próxima partida.
mus-note-sat = { $who } se sienta y entra en la próxima partida.
mus-note-given-up = { $who } se va: un bot termina la partida por su silla.
mus-leave-how = Un bot termina la partida por ti. La apuesta ya puesta se queda; después te llevas lo que quede de tus { $chips } fichas.
mus-leave-after = Un bot termina esta partida por ti; después tus fichas vuelven contigo.
mus-button-new-game = Nueva partida
mus-result-next-game = -# La próxima partida empieza { $when }

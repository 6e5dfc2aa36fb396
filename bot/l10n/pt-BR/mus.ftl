# Mus em duplas: a mesa, a mão, a contagem e as regras da casa em vigor.
mus-title = ### Mus · mão { $deal } · { $where }
mus-score = {""}{ $who }: { $score }
mus-score-ours = {""}**Nós**: { $score }
mus-score-theirs = {""}**Eles**: { $score }
mus-facts = Até { $target } · mano (fala antes): { $mano }{ $running ->
    [yes] {""} · mus corrido
   *[no] {""}
}
mus-games = Jogos { $one }–{ $other } (vaca de { $needed })
mus-vacas = Vacas { $one }–{ $other } (de { $needed })
mus-said-mus = ✅ { $who }: mus
mus-now-mus = ➡️ **{ $who }: mus?**{ $until }
mus-now-throws = ➡️ **{ $who } larga cartas**{ $until }
mus-threw-before = -# Descartes: { $threw }
mus-bet = { $accepted ->
    [0] { $who } envida { $more }
   *[other] { $who }: { $more } más (são { $total })
}
mus-refuses = { $who } não quer
mus-answers = { $who }: { $said }
mus-refusal = -# Se não quiserem, { $pair } ganham **{ $stones }**.
mus-refusal-mine = { $partner ->
    [both] Sua dupla também responde e vale o mais alto; se ninguém quiser, eles ganham **{ $stones }**.
    [yes] Se você não quiser, decide sua dupla; se também não, eles ganham **{ $stones }**.
   *[no] Se você não quiser, eles ganham **{ $stones }**.
}
mus-closed = { $how ->
    [paso] en paso{ $premio ->
        [yes] {""}
       *[no] , 1 no fim
    }
    [accepted] **{ $stones } em jogo**
    [refused] recusado · { $pair } +{ $stones }
    [unopposed] sem disputa · { $pair }
    [ordago] órdago aceito
   *[void] ninguém
}
mus-why-mus = {""}**Mus**: todo mundo larga cartas e recebe outras. **No hay mus**: começam os lances.
mus-why-open = -# Órdago: o jogo inteiro neste lance, sem esperar os { $target }.
mus-why-ordago = Se você quiser, as cartas são mostradas e este lance decide **o jogo inteiro**.
mus-throw-how = {""}**Que cartas você larga?** De uma a quatro; recebe outras tantas.
mus-clock-mus = -# Sem resposta, você diz mus { $when }.
mus-sure-ordago = Se aceitarem, as cartas são mostradas e este lance decide **o jogo inteiro**, seja qual for o placar.
mus-button-log = Ver lances
mus-result-title = ## Mão { $deal } · resultado
mus-count = {""}**{ $lance }**: { $how ->
    [refused] { $pair } já ganharam { $paid }{ $premio ->
        [0] {""}
       *[other] {""} e somam { $premio } de prêmio
    }
    [unopposed] { $pair } **+{ $total }**, sem disputa
    [paso] { $pair } **+{ $total }** · melhor: { $best }
   *[other] { $pair } **+{ $total }**{ $premio ->
        [0] {""}
       *[other] {""} ({ $bet } + { $premio } de prêmio)
    } · melhor: { $best }
}
mus-count-void = {""}**{ $lance }**: ninguém tem
mus-count-written = {""}**{ $lance }**: { $pair } ganharam { $stones }, recusado
mus-count-ordago = {""}**{ $lance }**: órdago aceito · ganham { $pair }
mus-stop = { $all ->
    [yes] Chega-se a { $target }.
   *[no] Chega-se a { $target }: aqui acaba a contagem.
}
mus-won = 🏆 { $pair } { $won ->
    [match] **ganham a partida**
    [vaca] **ganham o jogo e a vaca**
   *[game] **ganham o jogo**
}
mus-stakes = Bolo: 4 × { $stake } = { $total }, **{ $each }** para cada pessoa.
mus-form-stake = Aposta
mus-form-stake-about = Fichas que cada cadeira põe antes da partida; 0: sem fichas
mus-form-target = Pedras do jogo
mus-form-target-40 = 40: oito amarracos
mus-form-target-35 = 35: sete amarracos
mus-form-target-30 = 30: seis amarracos
mus-form-match = A partida
mus-form-match-1-1 = Um jogo
mus-form-match-2-1 = Uma vaca: 2 jogos
mus-form-match-3-1 = Uma vaca: 3 jogos
mus-form-match-4-1 = Uma vaca: 4 jogos
mus-form-match-3-2 = Duas vacas de 3 jogos
mus-form-match-3-3 = Três vacas de 3 jogos
mus-form-house = Regras da casa
mus-form-four = Quatro reis: o 3 e o 2 valem o que são
mus-form-real = A real ganha de qualquer 31
mus-form-one = Pode-se subir de uma em uma
mus-form-cap = O envite tem teto: o que falta
mus-form-highest = Os dois respondem: vale o mais alto
mus-form-refuser = Quem recusou não fala mais no lance
mus-form-deje = Deje a mais em pares, juego e punto
mus-form-running = Mus corrido no começo de cada jogo
mus-form-together = Descartes ao mesmo tempo
mus-form-signals = Sinais por botão, só verdadeiros
mus-price = Até **{ $target }** pedras · { $games ->
    [0] nenhum jogo
    [one] um jogo
   *[other] vaca de { $games } jogos
}{ $vacas ->
    [0] {""}
    [one] {""}
   *[other] , { $vacas } vacas
} · { $stake ->
    [0] sem aposta
   *[other] aposta **{ $stake }** por cadeira
}
mus-rule-running_mus-each_game = Mus corrido no começo de cada jogo
mus-rule-running_mus-match = Mus corrido no começo da partida
mus-rule-min_raise = Sobe-se de { $number } em diante
mus-rule-bet_cap-remaining = O envite tem teto: as pedras que faltam à dupla que vai atrás
mus-rule-kings = { $number } reis: o 3 e o 2 valem o que são
mus-rule-pair_answer-highest = Os dois da dupla respondem e vale o mais alto
mus-rule-refuser_out = Quem recusou não fala mais naquele lance
mus-rule-extra_deje = Recusar uma subida em pares, juego ou punto paga uma pedra a mais
mus-rule-real-figure = A real (três setes e figura) ganha de qualquer 31
mus-rule-real-rey = A real (três setes e rei) ganha de qualquer 31
mus-rule-real-sota = A real (três setes e valete) ganha de qualquer 31
mus-rule-real_value = A real vale { $number } pedras
mus-rule-discard_order-simultaneous = Os descartes são feitos ao mesmo tempo
mus-rule-signals-button = Sinais por botão, só verdadeiros e só para a dupla
mus-waiting-dealt-out = Você entra na próxima partida.
mus-note-sat = { $who } se senta e entra na próxima partida.
mus-note-given-up = { $who } sai: um bot termina a partida pela sua cadeira.
mus-leave-how = Um bot termina a partida por você. A aposta já posta fica; depois você leva o que sobrar das suas { $chips } fichas.
mus-leave-after = Um bot termina esta partida por você; depois suas fichas voltam com você.
mus-button-new-game = Nova partida
mus-result-next-game = -# A próxima partida começa { $when }

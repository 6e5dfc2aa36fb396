# Bestia: a mesa, a mão, a conta e as regras da casa em vigor.
bestia-title = ### Bestia · mão { $deal }
bestia-title-trick = ### Bestia · mão { $deal } · vaza { $trick } de { $tricks }
bestia-turn = mão { $deal }
bestia-turn-trick = mão { $deal }, vaza { $trick }
bestia-facts = Trunfo **{ $trump }** · { $whose ->
    [turn_up] vira { $card }
   *[dealer_card] { $card }, de { $who }
}
bestia-called = { $call ->
    [juego] ✅ { $who } joga
   *[other] ▫️ { $who } passa
}
bestia-stock = { $cards ->
    [0] Não restam cartas para trocar
    [one] Resta uma carta para trocar
   *[other] Restam { $cards } cartas para trocar
}
bestia-reminder = -# Seguir e subir; senão, cortar e cobrir; senão, { $undertrump ->
    [yes] cortar por baixo
   *[no] livre
}
bestia-plate = Prato **{ $chips }** · { $each ->
    [0] nada por vaza
    [one] 1 ficha por vaza
   *[other] { $each } fichas por vaza
}
bestia-penalty = Sem vazas: bestia, **{ $chips }** para o prato
bestia-warning = -# Sem vazas: você fica bestia e paga { $chips }
bestia-you-passed = Você passou: assista até a próxima mão.
bestia-why-call = No prato há **{ $plate }**. Se jogar, você precisa de **1 vaza** ou fica bestia (paga { $chips }).
bestia-why-cannot-cover = Suas fichas não bastam para pagar uma bestia ({ $chips }): só pode passar.
bestia-exchange-how = { $high ->
    [0] Não restam cartas para trocar: você joga com as suas.
    [one] Escolha uma, ou nenhuma, e confirme. { $stock ->
        [one] Resta uma carta.
       *[other] Restam { $stock } cartas.
    }
   *[other] Escolha até { $high } e confirme. Restam { $stock } cartas.
}
bestia-clock-draw = -# Sem resposta, você segue com suas cartas { $when }.
bestia-duty-cannot-overtrump = Você não tem { $led } e **não pode cobrir: livre**, vale qualquer carta.
bestia-duty-must-lead-trump-ace = Você abre a vaza e tem o ás de trunfo: **precisa abrir com ele**.
bestia-result-title = ## Mão { $deal } · resultado
bestia-result-played = ✅ { $who } · { $tricks ->
    [0] 0 vazas
    [one] 1 vaza
   *[other] { $tricks } vazas
} · **+{ $won }**
bestia-result-bestia = ❌ { $who } · sem vazas: bestia · **−{ $paid }**
bestia-result-alone = 🏆 { $who } leva o prato · **+{ $won }**
bestia-result-split = 🏆 { $who } · meio prato · **+{ $won }**
bestia-sum-bestias = { $number ->
    [one] 1 bestia de { $each }
   *[other] { $number } bestias de { $each }
}
bestia-sum-played = Prato { $plate } − { $out } pelas vazas{ $some ->
    [yes] {""} + { $bestias }
   *[no] {""}
} = **{ $left }**
bestia-sum-all-passed = Mão nula: todo mundo passou e o prato fica em **{ $chips }**.
bestia-sum-alone = Ninguém mais joga: o prato ({ $chips }) vai para quem jogou, sem vazas.
bestia-sum-split = Jogam duas cadeiras: o prato ({ $chips }) é dividido sem vazas.
bestia-next-plate = Próximo prato: { $left } + { $seats } × { $ante } = **{ $plate }**
bestia-plate-shared = -# Ninguém poderia pagar essa bestia: o prato (**{ $chips }**) é dividido entre a mesa.
bestia-ante-too-small = Com { $seats } cadeiras, uma aposta de { $ante } não paga as cinco vazas: ponha **{ $least }** no mínimo, ou junte { $enough } entre gente e bots.
bestia-form-ante = Aposta
bestia-form-ante-about = Fichas que cada cadeira põe antes de cada mão
bestia-form-cap = Limite da bestia
bestia-form-cap-about = O máximo que paga quem fica bestia
bestia-form-cap-hint = vazio: sem limite, o que houver no prato
bestia-form-exchange = Troca de cartas
bestia-form-exchange-about = Quantas cartas podem ser trocadas (0 a 5)
bestia-form-exchange-wrong = Para a troca, escreva um número de { $low } a { $high }.
bestia-form-house = Regras da casa
bestia-form-undertrump = Cortar por baixo é obrigatório
bestia-form-fifth = Cada vaza vale um quinto do prato
bestia-form-split = Várias bestias dividem o pagamento
bestia-form-two = Se jogam duas cadeiras, dividem o prato
bestia-form-ace = Quem abre com o ás de trunfo na mão joga o ás
bestia-form-turnup = O trunfo é marcado por uma vira à parte
bestia-price = Aposta **{ $ante }** cada cadeira · { $pay ->
    [fifth] **um quinto** por vaza
   *[chip] **1** por vaza
} · bestia { $cap ->
    [0] **o prato**
   *[other] o prato, até **{ $cap }**
}
bestia-rules-summary =
    1. Cada cadeira põe { $ante } e recebe 5 cartas; { $trump_from ->
        [turn_up] a vira marca o **trunfo**
       *[dealer_card] a última carta de quem dá marca o **trunfo**
    }. Você diz **jogo** ou **passo**.
    2. Se só uma cadeira joga, leva o prato. Senão, cinco vazas.
    3. Obrigação: seguir e subir → senão, cortar e cobrir → senão, { $must_undertrump ->
        [yes] cortar por baixo
       *[no] livre
    }.
    4. Cada vaza recebe { $trick_pay ->
        [fifth] um quinto do prato
       *[chip] 1 ficha
    }; sem vazas você fica **bestia**: paga o prato{ $penalty_cap ->
        [0] {""}
       *[other] , até { $penalty_cap }
    }.
bestia-rules-order =
    Da maior à menor, nos quatro naipes: **ás, rei, dama, valete, 10, 9, 8, 7, 6, 5, 4, 3, 2**.
    Com três cadeiras há { $pack_base } cartas em jogo; cada cadeira a mais acrescenta { $pack_step }, até 52: ficam fora as mais baixas.
    Qualquer trunfo ganha de qualquer carta de outro naipe. As cartas não têm pontos: só contam as vazas.
bestia-rules-calls =
    Começa a falar quem está à direita de quem dá; quem dá fala por último. **Passo**: larga suas cartas e assiste. **Jogo**: promete fazer pelo menos uma vaza.
    Se todo mundo passar, a mão é nula: o prato fica, todas as cadeiras põem de novo e dá a seguinte.
    Se só uma cadeira joga, leva o prato inteiro sem jogar. { $two_split ->
        [yes] Se jogam duas, dividem o prato sem jogar; a ficha que sobra fica.
       *[no] Com duas ou mais, jogam-se as vazas.
    }
    Para dizer jogo é preciso ter fichas para pagar uma bestia.
    { $trump_from ->
        [turn_up] O trunfo é marcado por uma carta que ninguém tem.
       *[dealer_card] A carta que marca o trunfo é de quem dá: todo mundo a vê e ela entra no jogo.
    }
bestia-rules-exchange =
    { $exchange ->
        [0] Nesta mesa não se trocam cartas: você joga com as cinco que recebe.
        [one] Depois das vozes, quem joga pode trocar **uma carta**, cada cadeira por sua vez desde a direita de quem dá, enquanto houver.
       *[other] Depois das vozes, quem joga pode trocar **até { $exchange } cartas**, cada cadeira por sua vez desde a direita de quem dá, enquanto houver.
    }
bestia-rules-tricks =
    {""}**Seguir**: do naipe de saída, se tiver; **subir**: com uma mais alta, se puder{ $must_beat_ruffed ->
        [yes] , mesmo que a vaza já esteja cortada
       *[no] {""} (não é preciso se a vaza já está cortada)
    }.
    {""}**Cortar**: se não tiver, com trunfo; **cobrir**: por cima do trunfo que houver.
    { $must_undertrump ->
        [yes] **Cortar por baixo**: se não puder cobrir, trunfo mesmo assim.
       *[no] Se não puder cobrir: **livre**, vale qualquer carta.
    }
    Ganha o trunfo mais alto ou, sem trunfos, a mais alta do naipe de saída. Quem ganha abre a próxima. A primeira é de quem joga mais perto à direita de quem dá. { $ace_trump_leads ->
        [yes] Quem abre e tem o ás de trunfo abre com ele.
       *[no] {""}
    }
bestia-rules-pay =
    { $price }.
    A aposta é posta por todas as cadeiras antes de cada mão. { $trick_pay ->
        [fifth] Cada vaza recebe um quinto do prato; o que sobra fica.
       *[chip] Cada vaza recebe uma ficha do prato; o resto fica para a próxima mão.
    }
    Quem jogou e não fez nenhuma fica **bestia** e paga { $penalty_base ->
        [after] o que fica no prato depois de pagar as vazas
       *[before] o que havia no prato antes de pagar as vazas
    }{ $penalty_cap ->
        [0] {""}
       *[other] , com um limite de { $penalty_cap }
    }. { $several_bestias ->
        [split] Se houver várias, dividem um só pagamento.
       *[each] Se houver várias, cada uma paga inteiro.
    } Quem passou só perde sua aposta.
bestia-rule-pack_base = Com três cadeiras, { $number } cartas em jogo
bestia-rule-pack_step = Cada cadeira a mais acrescenta { $number } cartas
bestia-rule-must_beat_ruffed = É preciso subir mesmo com a vaza cortada
bestia-rule-must_undertrump = Cortar por baixo é obrigatório
bestia-rule-penalty_base-after = A bestia paga o prato que fica depois de pagar as vazas
bestia-rule-several_bestias-split = Várias bestias dividem um só pagamento
bestia-rule-trump_from-turn_up = O trunfo é marcado por uma carta que ninguém tem
bestia-rule-exchange = { $number ->
    [0] Não se trocam cartas
    [one] Depois das vozes pode-se trocar uma carta
   *[other] Depois das vozes podem-se trocar até { $number } cartas
}
bestia-rule-two_split = Se jogam duas cadeiras, dividem o prato sem jogar
bestia-rule-ace_trump_leads = Quem abre com o ás de trunfo na mão joga o ás
refused-bestia-no-such-call = Na bestia só se diz **jogo** ou **passo**.
refused-bestia-cannot-cover = Suas fichas não bastam para pagar se você ficar bestia{ $amount ->
    [0] {""}
   *[other] {""} ({ $amount })
}: você pode passar.
refused-must-exchange = Agora é hora de trocar cartas, ou nenhuma. **Minha mão** deixa escolher.
refused-discard-at-most = { $most ->
    [0] Não restam cartas para trocar: você segue com as suas.
    [one] Você pode trocar só uma carta.
   *[other] Você pode trocar no máximo { $most } cartas.
}
refused-must-lead-trump-ace = Você abre a vaza e tem o ás de trunfo: nesta mesa é preciso abrir com ele.

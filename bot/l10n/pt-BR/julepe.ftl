# Julepe: a mesa, a mão e a conta.
julepe-title = ### Julepe · mão { $deal }
julepe-title-trick = ### Julepe · mão { $deal } · vaza { $trick } de { $tricks }
julepe-turn = mão { $deal }
julepe-turn-trick = mão { $deal }, vaza { $trick }
julepe-facts = Trunfo **{ $trump }** · { $danced ->
    [no] vira { $card }
   *[other] a vira, { $card }, está com { $danced }
}
julepe-plate = Prato **{ $chips }** · julepe **{ $penalty }**
julepe-plate-waits = Outras { $chips } fichas do prato esperam a próxima mão.
julepe-dealer-alcalde = Dá { $who }, alcalde: põe a aposta e não joga esta mão
julepe-dealer-other = Dá { $who } · alcalde, sem cartas: { $alcalde }
julepe-quota-raised = { $who } pegou a vira e precisa de **{ $tricks } vazas**.
julepe-called = { $call ->
    [juego] ✅ { $who } joga
    [baile] ✅ { $who } pega a vira e joga
   *[other] ▫️ { $who } passa
}
julepe-now-defends = ➡️ **{ $who } decide se defende**{ $until }
julepe-lone = Só { $who } joga. Quem defende o monte?
julepe-refused = ▫️ { $who } não defende
julepe-defender = 🛡️ { $who } defende o monte
julepe-stock = Restam { $cards } cartas no monte
julepe-you-alcalde = Nesta mão você é alcalde: dá e não recebe cartas.
julepe-you-passed = Você passou: assista até a próxima mão.
julepe-why-call = Se jogar, você precisa de **2 vazas** ou fica julepe (paga { $chips }).
julepe-why-dance = Você dá: pode pegar a vira (**{ $card }**) e jogar. Larga uma carta a mais do que recebe{ $tricks ->
    [3] {""} e precisa de **3 vazas**
   *[other] {""}
}{ $double ->
    [yes] ; se falhar, paga o dobro
   *[no] {""}
}.
julepe-why-cannot-cover = Suas fichas não bastam para um julepe ({ $needed }): só pode passar.
julepe-why-must-play = { $who ->
    [ace] Você tem o ás de trunfo: nesta mesa ele obriga a jogar.
   *[dealer] Todo mundo passou: nesta mesa você tem que jogar.
}
julepe-why-defend = { $who } joga só por { $chips } fichas. Se defender, você recebe cartas do monte e joga contra { $who }; não paga nada se perder.
julepe-draw-how = { $low ->
    [0] Escolha até { $high } e confirme
   *[other] Escolha pelo menos { $low } e confirme
}.{ $fewer ->
    [0] {""} Restam { $stock } cartas no monte.
   *[other] {""} Você termina com cinco: recebe { $fewer } a menos do que largar.
}
julepe-clock-defence = -# Sem resposta, você não defende { $when }.
julepe-clock-draw = -# Sem resposta, você larga o mínimo { $when }.
julepe-result-title = ## Mão { $deal } · resultado
julepe-result-winner = 🏆 { $who }{ $played ->
    [yes] {""} · { $tricks ->
        [0] 0 vazas
        [one] 1 vaza
       *[other] { $tricks } vazas
    }
   *[no] {""}
} · **+{ $won }**
julepe-result-julep = ❌ { $who } · { $tricks ->
    [0] 0 vazas
    [one] 1 vaza
   *[other] { $tricks } vazas
}{ $quota ->
    [2] {""}
   *[other] {""} de { $quota }
} · julepe **−{ $paid }**
julepe-result-alcalde = ▫️ { $who } · alcalde
julepe-result-defended = 🛡️ { $who } defendeu o monte · { $tricks ->
    [0] 0 vazas
    [one] 1 vaza
   *[other] { $tricks } vazas
}
julepe-result-carried = ▫️ { $who } jogava só
julepe-sum-juleps = { $number ->
    [one] 1 julepe de { $each }
   *[other] { $number } julepes de { $each }
}
julepe-sum-juleps-uneven = { $total } em julepes
julepe-sum-played = { $winners ->
    [0] Ninguém chega às suas vazas: prato { $plate } + { $juleps } = **{ $total }**.
    [1] Prato { $plate }{ $added ->
        [yes] {""} + { $juleps } = **{ $total }**
       *[no] {""}
    }, para quem ganha.
   *[other] Prato { $plate }{ $added ->
        [yes] {""} + { $juleps } = **{ $total }**
       *[no] {""}
    }, em partes iguais.
}
julepe-sum-stays = No prato ficam **{ $chips }** para a próxima mão.
julepe-sum-all-passed = Todo mundo passou: { $again ->
    [yes] as cartas são dadas de novo, sem aposta nova. No prato: **{ $chips }**.
   *[no] o prato (**{ $chips }**) espera a próxima mão.
}
julepe-sum-undefended = Ninguém defende o monte: em jogo estavam { $chips }.
julepe-sum-baceta = { $outcome ->
    [lone] O monte fica julepe: quem jogava só leva o prato ({ $chips }).
    [shared] Ninguém fica julepe: o prato ({ $chips }) é dividido e a parte do monte fica.
    [defender] O monte ganha: quem o defendeu leva o prato ({ $chips }) e o julepe.
   *[nobody] O monte ganha: o julepe vai para o prato ({ $chips }).
}
julepe-antes = -# Aposta: { $antes }
julepe-form-stake = Aposta
julepe-form-stake-about = Fichas que põe quem dá
julepe-form-penalty = Julepe
julepe-form-penalty-about = O que paga quem não faz 2 vazas
julepe-form-penalty-hint = vazio: como a aposta
julepe-form-house = Regras da casa
julepe-form-baile = Baile: quem dá pode pegar a vira
julepe-form-double = Baile dobrado: se falhar, paga o dobro
julepe-form-ace = O ás de trunfo obriga a jogar
julepe-form-undertrump = Cortar por baixo é obrigatório
julepe-form-pot = O julepe é o que há no prato
julepe-form-antes = Todas as cadeiras põem aposta

# /aprender: uma mão de treino; e por que uma carta não pode ser jogada.
cmd-learn-name = aprender
cmd-learn-about = Uma mão de treino com conselhos, só para você e sem fichas
opt-learn-game-about = Qual jogo você quer treinar
learn-title = ### Treino de { $game }
learn-did = {""}{ $who }: { $did }
learn-advice = 💡 **Conselho: { $do }** — { $why }
learn-ends = -# Nada conta nem fica guardado. Sem cliques, o treino acaba { $when }.
learn-over = Assim acaba a mão. As fichas e os pontos eram de treino. Para jogar com gente: `/{ $game } abrir` em um canal.
learn-stopped = Treino terminado. Não fica nada dele.
learn-forgotten = Este treino já acabou: dura um quarto de hora desde o último clique.
button-learn-new = Outras cartas
button-learn-again = Outro treino
button-learn-end = Terminar
learn-why-only = é a única carta que vale.
learn-why-lead-trump = sair com trunfo obriga os outros a gastar os seus.
learn-why-lead-high = é alta e talvez ninguém possa com ela.
learn-why-lead-low = não custa nada e você guarda o que é bom.
learn-why-win = com ela você está ganhando a vaza, e gasta só o necessário.
learn-why-lose = você não pode ganhar a vaza: largue o que vale menos.
learn-why-spare = ainda não é preciso ganhar: guarde o que é bom.
julepe-learn-juego = você tem { $trumps ->
    [0] nenhum trunfo
    [one] um trunfo
   *[other] { $trumps } trunfos
} e { $high ->
    [0] nenhuma outra carta alta
    [one] outra carta alta
   *[other] outras { $high } cartas altas
}: duas vazas estão ao seu alcance.
julepe-learn-paso = com { $trumps ->
    [0] nenhum trunfo
    [one] um trunfo
   *[other] { $trumps } trunfos
} e { $high ->
    [0] nenhuma outra carta alta
    [one] outra carta alta
   *[other] outras { $high } cartas altas
}, duas vazas são muito. Passar não custa nada.
julepe-learn-must = não há outra voz que valha.
julepe-learn-baile = a carta virada é mais um trunfo para a sua mão.
julepe-learn-defend = quem defende pode ganhar e não arrisca fichas.
julepe-learn-throw = guarde trunfos e ases; o resto raramente ganha.
julepe-learn-keep = todas as suas cartas podem ganhar.
bestia-learn-juego = você tem { $trumps ->
    [0] nenhum trunfo
    [one] um trunfo
   *[other] { $trumps } trunfos
} e { $high ->
    [0] nenhuma outra carta alta
    [one] outra carta alta
   *[other] outras { $high } cartas altas
}: uma vaza basta para não pagar.
bestia-learn-paso = com { $trumps ->
    [0] nenhum trunfo
    [one] um trunfo
   *[other] { $trumps } trunfos
}, uma bestia de { $penalty } é muito risco. Passar não custa nada.
bestia-learn-throw = guarde trunfos e ases; o resto raramente ganha.
bestia-learn-keep = todas as suas cartas podem ganhar.
danese-learn-bid = conte as suas vazas seguras: você tem { $trumps ->
    [0] nenhum trunfo
    [one] um trunfo
   *[other] { $trumps } trunfos
} e { $high ->
    [0] nenhuma outra carta alta
    [one] outra carta alta
   *[other] outras { $high } cartas altas
}.
danese-learn-duck = você já tem as suas vazas: largue o que poderia ganhar outra.
danese-learn-forced = não há como perder esta vaza sem risco: gaste o que mais atrapalha.
danese-learn-needs = { $missing ->
    [one] falta uma vaza
   *[other] faltam { $missing } vazas
} para você; { $why }
mus-learn-mus = o que pode entrar vale mais do que você tem.
mus-learn-no-hay-mus = a sua mão já é melhor do que se pode esperar.
mus-learn-throw = guarde reis, pares e o que soma 31.
mus-learn-bet = a sua mão é boa para { $lance }: que paguem para ver.
mus-learn-paso = a sua mão não se destaca em { $lance }; passar não custa nada.
mus-learn-quiero = a sua mão tem boas chances em { $lance }.
mus-learn-no-quiero = em { $lance } o normal é a outra mão ser melhor: você perde pouco.
mus_individual-learn-throw = as quatro que ficam valem mais sem ela.
mus_individual-learn-bet = a sua mão é boa para { $lance }: assim você se livra de pedras.
mus_individual-learn-paso = em { $lance } a sua mão pode ser a pior, e a pior carrega as pedras.
mus_individual-learn-quiero = é difícil a sua mão ser a pior em { $lance }.
mus_individual-learn-no-quiero = a sua mão pode ser a pior em { $lance }: não arrisque mais pedras.
button-why = Por que não posso?
why-title = {""}**Por que não posso?**
why-barred = • { $cards }: { $rule }
why-nothing = Agora você pode jogar qualquer uma das suas cartas.
may-now = Você pode: { $what }.
may-more = a partir de { $least }
may-throw = { $high ->
    [one] largar uma carta
   *[other] largar de { $low } a { $high } cartas
}

# As regras do mus em duplas, segundo as da casa em vigor.
mus-rules-summary =
    1. Quatro cartas para cada pessoa; quem está em frente é sua dupla. **Mus** se os quatro querem trocar de 1 a 4 cartas; **no hay mus** começa os lances.
    2. Quatro lances: **grande** (alta), **chica** (baixa), **pares** e **juego** (31 ou mais; senão, **punto**). Em cada um: paso, envido (aposta) ou órdago (tudo); responde-se quiero, no quiero ou más.
    3. O recusado se ganha na hora; o aceito, no fim, lance por lance. Ganha a melhor mão das quatro; no empate, a mais perto da mano.
    4. Ganha o jogo quem chega a **{ $target }** pedras (um amarraco são 5). Um órdago aceito decide o jogo inteiro.
mus-rules-order =
    Da maior para a menor: **rei, cavalo, valete, 7, 6, 5, 4, 3, 2, ás**. { $kings ->
        [8] Com oito reis: o **3 é um rei** e o **2 é um ás** em tudo.
       *[other] Com quatro reis: o 3 e o 2 valem o que são.
    }
    Para juego e punto, as figuras{ $kings ->
        [8] {""} e o 3
       *[other] {""}
    } valem 10; o resto, o que marca{ $kings ->
        [8] {""} (o 2, um)
       *[other] {""}
    }. O naipe nunca conta.
    No empate ganha quem está mais perto da mano (quem fala antes); ela passa um lugar a cada mão.
mus-rules-mus =
    Começando pela mano, cada pessoa diz **mus** ou **no hay mus**. O primeiro no hay mus corta e começa a grande.
    Se os quatro dizem mus, largam-se de **1 a 4 cartas** { $discard_order ->
        [simultaneous] ao mesmo tempo
       *[in_turn] por turno
    } e recebem-se outras tantas; vê-se quantas, não quais. Depois se pergunta de novo, sem limite.
    Se o monte acaba, as cartas largadas são embaralhadas.{ $running_mus ->
        [each_game] {""} **Mus corrido** no começo de cada jogo: enquanto há mus, a mano passa; quem corta é mano. Sem sinais.
        [match] {""} **Mus corrido** no começo da partida: enquanto há mus, a mano passa; quem corta é mano. Sem sinais.
       *[off] {""}
    }
    { $signals ->
        [button] **Sinais**: na sua mão há um botão para cada sinal verdadeiro; só a sua dupla vê. Os bots não olham.
       *[off] Não há sinais nesta mesa.
    }
mus-rules-lances =
    {""}**Grande**: a carta mais alta; no empate, a seguinte.
    {""}**Chica**: a carta mais baixa; no empate, a seguinte.
    {""}**Pares**: duples (dois pares) > medias (três iguais) > par. Entre iguais, o mais alto.
    {""}**Juego**: 31 ou mais, nesta ordem: **31, 32, 40, 37, 36, 35, 34, 33**. { $real ->
        [off] {""}
        [figure] A **real** (7-7-7 e figura) ganha de qualquer 31.
        [rey] A **real** (7-7-7 e rei) ganha de qualquer 31.
       *[sota] A **real** (7-7-7 e valete) ganha de qualquer 31.
    }
    {""}**Punto**: se ninguém tem juego, ganha a soma mais alta, de 30 para baixo.
    Quem tem pares e juego o bot diz em público. Se só uma dupla os tem, não se aposta e ela os ganha no fim.
mus-rules-bets =
    Fala-se a partir da mano: **paso**, **envido** (2 ou mais) ou **órdago**. Se todo mundo passa, o lance fica en paso.
    Responde a outra dupla: **quiero**, **no quiero**, **N más** ({ $min_raise ->
        [1] a partir de 1
       *[other] a partir de 2
    }) ou **órdago**. { $pair_answer ->
        [highest] Os dois respondem e vale o mais alto.
       *[sequential] Primeiro quem vem depois de quem apostou; o primeiro quiero obriga os dois, e só se não quiser se pergunta à sua dupla.
    }
    {""}**Recusar** paga na hora: **1** pelo primeiro envite, seja de quanto for; se já se subiu, o que estava aceito{ $extra_deje ->
        [yes] {""} (em pares, juego e punto, uma a mais)
       *[no] {""}
    }. { $refuser_out ->
        [yes] Quem recusou não fala mais naquele lance.
       *[no] {""}
    }
    { $bet_cap ->
        [remaining] Teto do envite: o que falta à dupla que vai atrás.
       *[none] Não há teto: passar de { $target } não acaba o jogo, um órdago aceito sim.
    }
mus-rules-count =
    No fim mostram-se as quatro mãos e conta-se em ordem; quem chega a { $target } para a contagem.
    {""}**Grande** e **chica**: o apostado, ou 1 se ficou en paso.
    {""}**Pares**: o apostado e os prêmios dos dois: par 1, medias 2, duples 3.
    {""}**Juego**: o apostado e os prêmios dos dois: 31 vale 3, outro juego 2{ $real ->
        [off] {""}
       *[other] , a real { $real_value }
    }. **Punto**: o apostado e 1.
    Se um envite foi recusado, os prêmios são de quem apostou.
mus-rules-match =
    Um **jogo** são { $target } pedras. A **vaca** se ganha com { $games_to_win ->
        [0] nenhum jogo
        [one] um jogo
       *[other] { $games_to_win } jogos
    } e a partida com { $vacas_to_win ->
        [0] nenhuma vaca
        [one] uma vaca
       *[other] { $vacas_to_win } vacas
    }. Cada jogo começa do zero; a mano continua passando.
    { $stake ->
        [0] Joga-se sem fichas.
       *[other] Cada cadeira põe { $stake } fichas antes da partida; a dupla que ganha divide o bolo.
    }
    Quatro cadeiras, nem uma a mais: quem sai deixa um bot até o fim da partida.

# Mus individual, ficar sem pedras: a mesa, a mão e a contagem.
mus_individual-title = ### Mus individual · mão { $deal } · { $where }
mus_individual-seat = { $state ->
    [out] ▫️ { $who }: fora da partida
    [safe] ✅ { $who }: sem pedras, a salvo
   *[in] { $who }: { $free ->
        [0] **0** pedras
        [one] **1** pedra
       *[other] **{ $free }** pedras
    }{ $staked ->
        [0] {""}
       *[other] {""} + { $staked } em depósito
    }{ $mano ->
        [yes] {""} · mano
       *[no] {""}
    }
}{ $defeats ->
    [0] {""}
    [one] {""} · 1 derrota
   *[other] {""} · { $defeats } derrotas
}
mus_individual-facts = Pratinho: **{ $plate }** · o objetivo é ficar sem pedras
mus_individual-now-throws = ➡️ **{ $who } larga uma carta**{ $until }
mus_individual-now-raises = ➡️ **{ $who } decide**{ $until }
mus_individual-level = aposta de { $who }, { $level } por cadeira ({ $pot } em depósito)
mus_individual-inside = dentro: { $who }
mus_individual-outside = sem direito a subir: { $who }
mus_individual-closed = { $how ->
    [paso] en paso
    [level] **{ $pot } em depósito** · { $inside }
    [won] recusado · { $winner }
    [unopposed] sem disputa · { $winner }
    [ordago] órdago · { $inside }
   *[void] ninguém
}
mus_individual-you-safe = Você não tem cartas nesta mão: olha até a próxima.
mus_individual-throw-how = {""}**Que carta você larga?** Fica com quatro, sem troca.
mus_individual-why-open = -# Ganha quem fica sem pedras: a melhor mão solta pedras, a pior fica com elas.
mus_individual-why-owed = Se você quiser, deixa **{ $stones }** em depósito.
mus_individual-why-ordago = Se você quiser, a pior mão de quem entrar fica com **todas as pedras** das outras.
mus_individual-why-free = -# Se não quiser, não paga nada e não sobe mais neste lance.
mus_individual-why-refuse = Se não quiser, **você fica com { $stones }** e sai deste lance.
mus_individual-why-raise = Você já igualou: passe, ou suba.
mus_individual-clock-raise = -# Sem resposta, você passa ou recusa { $when }.
mus_individual-sure-ordago = A pior mão de quem aceitar fica com **todas as pedras** das outras; essas ficam a salvo.
mus_individual-button-log = Ver lances
mus_individual-result-title = ## Mão { $deal } · resultado
mus_individual-count = {""}**{ $lance }**: { $pot ->
    [0] {""}
   *[other] { $back ->
        [yes] { $pot } em depósito voltam, menos o da melhor mão ·{" "}
       *[no] { $worst } fica com **{ $pot }** (pior mão) ·{" "}
    }
}{ $winner ->
    [no] ninguém
   *[other] { $winner } { $premio ->
        [0] ganha, sem prêmio
       *[other] deposita **{ $premio }**
    }
}{ $how ->
    [unopposed] {""}, sem disputa
    [won] {""}, { $deje ->
        [0] recusado
       *[other] recusado: depositou { $deje } na hora
    }
   *[other] {""}
}
mus_individual-count-ordago = {""}**{ $lance }**: órdago entre { $who }
mus_individual-stop = Só uma cadeira tem pedras: aqui acaba a contagem.
mus_individual-left = Pedras: { $stones }
mus_individual-lost = ❌ { $who } fica com { $stones } e **perde o jogo**.
mus_individual-defeats = Derrotas (fora com { $most }): { $defeats }
mus_individual-won = 🏆 { $who } **ganha a partida**{ $stake ->
    [0] .
   *[other] {""} e o bolo: **{ $total }**.
}
mus_individual-form-stake = Aposta
mus_individual-form-stake-about = Fichas que cada cadeira põe antes da partida; 0: sem fichas
mus_individual-form-stones = Pedras
mus_individual-form-stones-about = As de cada cadeira no começo de um jogo (3 a 20)
mus_individual-form-stones-wrong = Para as pedras, escreva um número de { $low } a { $high }.
mus_individual-form-defeats = Derrotas para ficar fora
mus_individual-form-defeats-1 = Uma
mus_individual-form-defeats-2 = Duas
mus_individual-form-defeats-3 = Três
mus_individual-form-defeats-4 = Quatro
mus_individual-form-defeats-5 = Cinco
mus_individual-form-house = Regras da casa
mus_individual-form-four = Quatro reis: o 3 e o 2 valem o que são
mus_individual-form-returns = A melhor mão deixa o seu; o resto volta
mus_individual-form-all = Quem recusa fica com todo o depósito
mus_individual-form-deje = Envite que ninguém quer: deposita-se 1
mus_individual-form-premio = Há prêmio também se houve aposta
mus_individual-form-two = Aposta-se de 2 em diante
mus_individual-form-real = A real vale 5
mus_individual-form-juego33 = O 33 de 7, 6 e dois dez vale 4
mus_individual-price = {""}**{ $stones }** pedras por cadeira · fora com { $defeats ->
    [0] nenhuma derrota
    [one] uma derrota
   *[other] { $defeats } derrotas
} · { $stake ->
    [0] sem aposta
   *[other] aposta **{ $stake }** por cadeira
}
mus_individual-rule-resolution-winner_returns_stake = O igualado volta a cada pessoa; a melhor mão deixa o seu no pratinho
mus_individual-rule-refuse_takes-all = Quem recusa fica com todo o depósito do lance
mus_individual-rule-deje = Um envite que ninguém quer: { $number ->
    [0] não se deposita nada
   *[other] deposita-se { $number }
}
mus_individual-rule-premio_with_bet = Sem prêmio onde houve aposta
mus_individual-rule-min_bet = Aposta-se e sobe-se de { $number } em diante
mus_individual-rule-kings = { $number } reis: o 3 e o 2 valem o que são
mus_individual-rule-real-figure = A real (três setes e figura) vale 5
mus_individual-rule-real-rey = A real (três setes e rei) vale 5
mus_individual-rule-juego33 = O 33 de 7, 6 e dois dez vale 4
mus_individual-rules-summary =
    1. Cada cadeira começa com **{ $stones } pedras** e quer **ficar sem elas**. Cinco cartas: cada pessoa larga uma, sem mus.
    2. Lances: grande, chica, pares e juego (ou punto), como no mus. A melhor mão deposita pedras; a pior fica com elas.
    3. Envites: primeiro se aceita ou não; depois sobe quem entrou. O igualado fica em depósito até o fim.
    4. Perde o jogo a última cadeira com pedras; com { $defeats ->
        [0] nenhuma derrota
        [one] uma derrota
       *[other] { $defeats } derrotas
    } sai-se da partida.
mus_individual-rules-order =
    Da maior para a menor: **rei, cavalo, valete, 7, 6, 5, 4, 3, 2, ás**. { $kings ->
        [8] Com oito reis: o **3 é um rei** e o **2 é um ás**.
       *[other] Com quatro reis: o 3 e o 2 valem o que são.
    }
    Dão-se cinco cartas a quem tem pedras; cada pessoa larga uma, em segredo. Não há mus nem troca.
    No empate é melhor a mão mais perto da mano; a pior, a mais longe.
mus_individual-rules-lances =
    {""}**Grande**: a carta mais alta. **Chica**: a mais baixa. **Pares**: duples (dois pares) > medias (trinca) > par.
    {""}**Juego**: 31, 32, 40, 37, 36, 35, 34, 33. **Punto**: se ninguém tem juego, a soma mais alta.
    O que a melhor mão deposita: grande e chica 1 (só en paso), par 1, medias 2, duples 3, 31 são 3{ $real ->
        [off] {""}
        [rey] , a real (7-7-7 e rei) 5
       *[figure] , a real (7-7-7 e figura) 5
    }{ $juego33 ->
        [yes] , o 33 de 7, 6 e dois dez 4
       *[no] {""}
    }, outro juego 2, punto 1. { $premio_with_bet ->
        [yes] Pares, juego e punto têm prêmio também se houve aposta.
       *[no] Onde houve aposta não há prêmio.
    }
mus_individual-rules-bets =
    {""}**Envido** de { $min_bet } até todas as suas pedras, ou **órdago**. As outras cadeiras respondem em ordem: **quiero** (você deixa o mesmo em depósito) ou **no quiero** (não paga nada e não sobe mais naquele lance).
    Se ninguém quer: { $deje ->
        [0] o seu volta.
       *[other] o seu volta e você deposita 1.
    }
    {""}**Subir**: no sentido contrário e quem apostou por último; se falta igualar algo, outra volta ao contrário. Ninguém sobe mais do que pode igualar quem menos tem.
    Quem recusa uma subida fica com { $refuse_takes ->
        [all] todo o depósito daquele lance
       *[accepted] o que tinha aceitado de cada cadeira
    }; o resto continua.
    {""}**Órdago** entre alguns: mostram-se as cartas e a pior mão fica com todas as pedras das outras, que ficam a salvo. No último lance se vê no fim.
mus_individual-rules-count =
    Na ordem dos lances, até que só uma cadeira tenha pedras.
    { $resolution ->
        [winner_returns_stake] O igualado volta a cada pessoa, menos o da melhor mão, que fica no pratinho.
       *[worst_takes_pot] O igualado fica com a **pior mão** das que entraram.
    } Depois, a melhor mão deposita seu prêmio. Quem não tem pedras, nem livres nem em depósito, fica a salvo.
mus_individual-rules-match =
    Perde o jogo a última cadeira com pedras. Começa outro com { $stones } pedras cada; com { $defeats ->
        [0] nenhuma derrota
        [one] uma derrota
       *[other] { $defeats } derrotas
    } sai-se da partida, e ganha quem fica.
    { $stake ->
        [0] Joga-se sem fichas.
       *[other] Cada cadeira põe { $stake } fichas antes da partida; quem ganha leva tudo.
    }
mus_individual-waiting-dealt-out = Você entra na próxima partida.
mus_individual-note-sat = { $who } se senta e entra na próxima partida.
mus_individual-note-given-up = { $who } sai: um bot termina a partida pela sua cadeira.
mus_individual-leave-how = Um bot termina a partida por você. A aposta já posta fica; depois você leva o que sobrar das suas { $chips } fichas.
mus_individual-leave-after = Um bot termina esta partida por você; depois suas fichas voltam com você.
mus_individual-button-new-game = Nova partida
mus_individual-result-next-game = -# A próxima partida começa { $when }

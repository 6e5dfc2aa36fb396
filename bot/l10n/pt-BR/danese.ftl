# Dane-se: a mesa, as declarações, o placar e as regras da casa em vigor.
danese-hand-name = { $extra ->
    [yes] rodada extra
   *[no] rodada { $number } de { $of }
}
danese-title = ### Dane-se · { $hand }
danese-facts-trick = Vaza **{ $trick }** de { $tricks } · { $trump ->
    [none] **sem trunfo**
   *[other] trunfo **{ $trump }**
}
danese-turn-trick = { $hand }, vaza { $trick }
danese-facts = Trunfo **{ $trump }** · { $held ->
    [yes] { $card }, de { $who }
   *[no] vira { $card }
}
danese-facts-none = **Sem trunfo**: ganha a mais alta do naipe de saída
danese-bid = ✅ { $who }: { $bid ->
    [0] **nenhuma**
   *[other] **{ $bid }**
}
danese-bid-hidden = ✅ { $who } já declarou
danese-now-bids = ➡️ **{ $who } declara**{ $until }
danese-sum = -# Soma { $sum } de { $tricks }
danese-sum-hidden = -# As declarações aparecem quando todo mundo tiver declarado.
danese-cards = { $cards ->
    [one] 1 carta cada cadeira
   *[other] { $cards } cartas cada cadeira
}
danese-scores = -# Placar: { $scores }
danese-tricks = Vazas (fez/pediu): { $taken }
danese-taken = { $who } **{ $won }**/{ $bid }
danese-own-bid = Você pediu **{ $bid }**{ $playing ->
    [yes] {""} e fez **{ $won }**
   *[no] {""}
}.
danese-bid-ask = **Quantas vazas você faz?**
danese-bid-barred = A última declaração não pode fechar a soma: **{ $bid }** não vale.
danese-bid-select = De nenhuma a { $most }
danese-clock-bid = -# Sem resposta, vale a menor declaração { $when }.
danese-duty-must-follow = Você tem { $led }: **precisa seguir o naipe**.
danese-duty-free = Você não tem { $led }: vale qualquer carta.
danese-log-title = ### Vazas da rodada
danese-result-title = { $extra ->
    [yes] ## Rodada extra · placar
   *[no] ## Rodada { $number } de { $of } · placar
}
danese-column-bid = pediu
danese-column-won = fez
danese-column-points = pts
danese-column-total = total
danese-label-certo = ✅ Certo: { $who }
danese-label-acima = ⬆️ Acima: { $who }
danese-label-abaixo = ⬇️ Abaixo: { $who }
danese-ahead = { $number ->
    [one] Na frente: { $who }, com **{ $points }**
   *[other] Empate na frente: { $who }, com **{ $points }**
}
danese-hands-left = { $hands ->
    [one] -# Falta 1 rodada
   *[other] -# Faltam { $hands } rodadas
}
danese-extra-next = -# Empate: segue uma rodada extra, até alguém ficar na frente
danese-won = { $number ->
    [one] 🏆 **{ $who } ganha a partida** com { $points } pontos
   *[other] 🏆 **{ $who } dividem a vitória** com { $points } pontos
}
danese-stakes = Aposta: { $seats } × { $stake } = **{ $total }**{ $number ->
    [one] , para quem ganha
   *[other] , { $each } para cada cadeira vencedora{ $rest ->
        [0] {""}
       *[other] {""} (e { $rest } de resto, uma ficha por vez)
    }
}
danese-price = { $stake ->
    [0] Por pontos, sem aposta
   *[other] Aposta **{ $stake }** cada cadeira por partida: leva tudo quem ganha
}
danese-form-stake = Aposta
danese-form-stake-about = Fichas de cada cadeira por partida (0: sem aposta)
danese-form-cards = Cartas da rodada maior
danese-form-cards-about = 1 a 17; nunca mais do que o baralho dá (7: jogo curto)
danese-form-cards-wrong = Para as cartas, escreva um número de { $low } a { $high }.
danese-form-schedule = Rodadas
danese-form-schedule-ascending = Subindo: 1, 2, 3…
danese-form-schedule-escalera = Escalera: sobe e desce
danese-form-schedule-escalera_repeat = Escalera, a maior duas vezes
danese-form-schedule-descending = Descendo: da maior a 1
danese-form-house = Regras da casa
danese-form-left = Declara primeiro quem está à esquerda de quem dá
danese-form-hook = A última declaração não pode fechar a soma
danese-form-five = Nenhuma cumprida vale 5
danese-form-tricks = Quem erra ganha 1 ponto por vaza
danese-form-extra = Empate no fim: rodadas extras
danese-form-together = Todo mundo declara ao mesmo tempo
danese-form-hook-together = Quando todo mundo declara ao mesmo tempo não há última declaração: escolha uma das duas regras.
danese-rules-summary =
    1. A cada rodada { $schedule ->
        [descending] uma carta a menos, até 1
        [ascending] uma carta a mais (1, 2, 3…)
       *[other] uma carta a mais, e depois a menos
    }. A carta virada marca o **trunfo**.
    2. { $simultaneous_bids ->
        [yes] Todo mundo declara ao mesmo tempo
       *[no] Cada cadeira declara por sua vez
    } quantas vazas vai fazer.
    3. Obrigação: seguir o naipe; sem ele, vale qualquer carta.
    4. **Certo** (nem acima nem abaixo): 10 pontos mais suas vazas. Ganha quem somar mais.
    -# Outro jogo também se chama Dane-se (a Fodinha, com 40 cartas, manilhas e vidas): não é este.
danese-rules-order =
    Da maior à menor, nos quatro naipes: **ás, rei, dama, valete, 10, 9, 8, 7, 6, 5, 4, 3, 2**.
    Jogam-se as 52 cartas. Qualquer trunfo ganha de qualquer carta de outro naipe.
danese-rules-hands =
    { $schedule ->
        [descending] As rodadas descem da maior até 1 carta.
        [escalera] **Escalera**: as rodadas sobem de 1 carta à maior e descem de novo até 1.
        [escalera_repeat] **Escalera**: as rodadas sobem de 1 carta à maior, que se joga duas vezes, e descem de novo até 1.
       *[ascending] As rodadas sobem de 1 carta à maior.
    } A maior tem { $max_cards } cartas, ou as que o baralho der (com 4 cadeiras, 13; com 5, 10; com 6, 8; com 7, 7).
    A cada rodada dá a cadeira à esquerda. { $top_no_trump ->
        [always] A rodada maior se joga **sem trunfo**.
        [never] Se não sobra carta para virar, marca o trunfo a última de quem dá.
       *[exhausted] Se não sobra carta para virar, a rodada é **sem trunfo**.
    }
danese-rules-bids =
    Cada cadeira olha suas cartas e declara quantas vazas vai fazer, de nenhuma a todas{ $simultaneous_bids ->
        [yes] . Todas declaram ao mesmo tempo e as declarações aparecem juntas.
       *[no] , por sua vez. Começa { $first_bidder ->
            [left] quem está à esquerda de quem dá
           *[dealer] quem dá
        }.
    }
    { $hook ->
        [yes] A última declaração não pode fazer a soma igual às vazas.
       *[no] A soma não precisa bater com as vazas: pode dar mais ou menos.
    }
danese-rules-tricks =
    Abre a primeira vaza quem está à esquerda de quem dá; depois, quem ganhou a anterior.
    É preciso **seguir o naipe** de saída. Sem ele vale qualquer carta: cortar com trunfo ou descartar, sem obrigação.
    Ganha o trunfo mais alto ou, sem trunfos, a mais alta do naipe de saída.
danese-rules-score =
    {""}**Certo** (fez o que pediu): 10 pontos mais 1 por vaza; nenhuma cumprida vale { $zero_points }.
    {""}**Acima** (fez mais) ou **Abaixo** (fez menos): { $miss ->
        [tricks] 1 ponto por vaza feita
        [minus_bid] perde os pontos que pediu
        [minus_diff] perde 1 ponto por vaza de diferença
       *[zero] 0 pontos
    }.
    Ganha quem tem mais pontos depois da última rodada. { $tiebreak ->
        [extra_hand] Se há empate, jogam-se rodadas extras até alguém ficar na frente.
       *[shared] Quem empata divide a vitória.
    } Se há aposta, cada cadeira a põe antes da partida e quem ganha a divide.
danese-rule-max_cards = { $number ->
    [0] A rodada maior não tem cartas
    [one] A rodada maior tem 1 carta
   *[other] A rodada maior tem { $number } cartas
}
danese-rule-schedule-escalera = Escalera: as rodadas sobem e descem
danese-rule-schedule-escalera_repeat = Escalera, com a rodada maior duas vezes
danese-rule-schedule-descending = As rodadas descem da maior até 1
danese-rule-first_bidder-left = Declara primeiro quem está à esquerda de quem dá
danese-rule-hook = A última declaração não pode fechar a soma
danese-rule-top_no_trump-always = A rodada maior é sem trunfo
danese-rule-top_no_trump-never = Sem carta para virar, marca o trunfo a última de quem dá
danese-rule-zero_points = Nenhuma cumprida vale { $number }
danese-rule-miss-tricks = Quem erra ganha 1 ponto por vaza
danese-rule-miss-minus_bid = Quem erra perde os pontos que pediu
danese-rule-miss-minus_diff = Quem erra perde 1 ponto por vaza de diferença
danese-rule-tiebreak-extra_hand = Empate no fim: rodadas extras até alguém ganhar
danese-rule-simultaneous_bids = Todo mundo declara ao mesmo tempo
danese-button-next = Próxima rodada
danese-result-next = -# A próxima rodada começa { $when }
refused-danese-deal-over = A rodada já terminou. A próxima começa com **Próxima rodada**.
refused-already-bid = Você já declarou nesta rodada: falta o resto da mesa.
refused-must-bid = Agora é hora de declarar quantas vazas você faz. **Minha mão** mostra as opções.
refused-bid-too-high = Nesta rodada há { $most ->
    [0] 0 vazas
    [one] 1 vaza
   *[other] { $most } vazas
}: declare de nenhuma a { $most }.
refused-hook = A última declaração não pode fechar a soma: **{ $tricks }** não vale, qualquer outra vale.
refused-danese-must-follow = Você tem do naipe de saída: precisa seguir o naipe.
danese-waiting-dealt-out = Você entra na próxima partida.
danese-note-sat = { $who } se senta e entra na próxima partida.
danese-note-given-up = { $who } sai: um bot termina a partida pela sua cadeira.
danese-leave-how = Um bot termina a partida por você. A aposta já posta fica; depois você leva o que sobrar das suas { $chips } fichas.
danese-leave-after = Um bot termina esta partida por você; depois suas fichas voltam com você.
danese-waiting-next = A rodada terminou.
danese-lobby-begun = A mesa está em jogo: a rodada atual está abaixo.
danese-close-running = A rodada em jogo é anulada: as fichas voltam a como estavam antes dela, e cada cadeira leva as suas.
danese-closed-deals = { $deals ->
    [0] Nenhuma rodada foi jogada.
    [one] Foi jogada uma rodada.
   *[other] Foram jogadas { $deals } rodadas.
}
danese-replay-title = ### { $game } · rodada { $deal }
danese-replay-label = { $game } · rodada { $deal }
refused-danese-no-deal = Agora não há nenhuma rodada em jogo. Comece com **Começar** ou **Próxima rodada**.

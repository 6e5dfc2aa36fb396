# Regras do julepe, segundo as regras da casa em vigor.
julepe-price = Aposta **{ $stake }**{ $who ->
    [all] {""} cada cadeira
    [all_dealer_double] {""} cada cadeira, quem dá o dobro
   *[dealer] {""} quem dá
} · julepe { $mode ->
    [pot] **o que houver no prato**
   *[fixed] **{ $penalty }**
}
julepe-rules-summary =
    1. Todo mundo recebe 5 cartas; a vira marca o **trunfo**. Você diz **jogo** ou **passo**.
    2. Se jogar, pode trocar cartas. Depois, cinco vazas.
    3. Obrigação: seguir e subir → senão, cortar e cobrir → senão, qualquer uma.
    4. Com **2 vazas** você recebe; com menos, **julepe**: paga { $penalty_mode ->
        [pot] o que houver no prato
       *[fixed] { $penalty }
    }.
julepe-rules-order =
    Da maior à menor, nos quatro naipes: **ás, três, rei, cavalo, valete, 7, 6, 5, 4, 2**.
    Qualquer trunfo ganha de qualquer carta de outro naipe. As cartas não têm pontos: só contam as vazas.
julepe-rules-calls =
    Começa a falar quem está à direita de quem dá; quem dá fala por último. **Passo**: assiste. **Jogo**: promete fazer 2 vazas.
    { $all_pass ->
        [redeal] Se todo mundo passar, a mesma pessoa dá de novo, sem aposta nova.
        [dealer_must] Se as outras cadeiras passaram, quem dá tem que jogar.
       *[carry] Se todo mundo passar, o prato espera e dá a cadeira seguinte.
    }
    Se só uma cadeira joga, quem passou pode **defender o monte** { $defender_choice ->
        [first_to_ask] (a primeira que disser)
       *[in_turn] (cada cadeira por sua vez)
    }: { $defender_cards } cartas, fica com 5 e nunca paga. { $lone_undefended ->
        [dealer_defends] Se ninguém quiser, defende quem dá.
        [carry] Se ninguém quiser, o prato fica.
       *[takes_pot] Se ninguém quiser, quem joga leva o prato.
    }
    { $ace_must_play ->
        [yes] O ás de trunfo obriga a jogar.
       *[no] Ninguém tem obrigação por suas cartas.
    } Para jogar é preciso ter fichas para um julepe.
    Com sete cadeiras, { $seven_sits_out ->
        [left_of_dealer] quem está à esquerda de quem dá
       *[dealer] quem dá
    } faz de **alcalde** e não recebe cartas.
julepe-rules-draw =
    { $draw_when ->
        [when_calling] Quem diz jogo troca nesse momento
       *[after_all_call] Quando todas as cadeiras falaram, cada uma troca por sua vez
    } as cartas que quiser, de nenhuma a todas, e recebe outras tantas do **monte**.
    Com cinco cadeiras são dadas 6 cartas: é preciso largar pelo menos uma e se recebe uma a menos do que se larga.
    Se o monte acaba, são embaralhados { $reserve_from ->
        [passed] as mãos de quem passou e, se não bastam, os descartes,
       *[all] os descartes e as mãos de quem passou
    } e o jogo segue.
julepe-rules-dance =
    { $dealer_takes_turn_up ->
        [never] Nesta mesa ninguém pega a vira.
        [always] Quem dá e joga sempre pega a vira: larga uma carta a mais do que recebe.
       *[optional] **Baile**: quem dá pode pegar a vira { $turn_up_timing ->
            [before_calls] antes da primeira voz
            [own_call] na sua vez
           *[until_own_call] a qualquer momento até sua vez
        }. Então tem que jogar e larga uma carta a mais do que recebe.
    }
    { $dealer_takes_turn_up ->
        [never] A vira só marca o trunfo.
       *[other] { $turn_up_quota ->
            [always_three] Com a vira pega são precisas **3 vazas**.
           *[ace_three] Se a vira for o ás, são precisas **3 vazas**.
        }{ $turn_up_double ->
            [yes] {""} Se falhar, paga o dobro.
           *[no] {""}
        }
    }
julepe-rules-tricks =
    {""}**Seguir**: do naipe de saída, se tiver; **subir**: com uma mais alta, se puder{ $must_beat_ruffed ->
        [yes] , mesmo que a vaza já esteja cortada
       *[no] {""} (não é preciso se a vaza já está cortada)
    }.
    {""}**Cortar**: se não tiver, com trunfo; **cobrir**: por cima do trunfo que houver.
    { $must_undertrump ->
        [yes] **Cortar por baixo**: se não puder cobrir, trunfo mesmo assim.
       *[no] Se não puder cobrir, vale qualquer carta.
    } Sem naipe nem trunfo, qualquer uma.
    Ganha o trunfo mais alto ou, sem trunfos, a mais alta do naipe de saída. Quem ganha abre a próxima. { $defender_lead ->
        [stock] Contra o monte abre quem o defende.
        [lone] Contra o monte abre quem joga só.
       *[by_seat] Abre a primeira quem joga mais perto à direita de quem dá.
    }
julepe-rules-pay =
    { $price }.
    Uma cadeira com suas vazas: leva prato e julepes. Duas: em partes iguais{ $odd_chip ->
        [first_hand] ; a ficha que sobra é da primeira a jogar
       *[pot] ; a ficha que sobra fica no prato
    }. Nenhuma: os julepes se somam ao prato.
    { $stock_beats_lone ->
        [carry] Se perder quem joga contra o monte, seu julepe vai para o prato.
       *[defender_takes] Se perder quem joga contra o monte, a defesa leva prato e julepe.
    } { $pot_cap ->
        [0] O prato inteiro está em jogo.
       *[other] De um prato grande jogam-se { $pot_cap } fichas por mão.
    }
julepe-rule-dealer_takes_turn_up-always = Quem dá e joga sempre pega a vira
julepe-rule-dealer_takes_turn_up-never = Sem baile: ninguém pega a vira
julepe-rule-turn_up_timing-before_calls = A vira é pega antes da primeira voz
julepe-rule-turn_up_timing-own_call = A vira só é pega na própria vez
julepe-rule-turn_up_quota-always_three = Com a vira pega são precisas 3 vazas
julepe-rule-turn_up_double = Baile dobrado: quem falha com a vira paga o dobro
julepe-rule-must_beat_ruffed = É preciso subir mesmo com a vaza cortada
julepe-rule-must_undertrump = Quem não pode cobrir joga o que quiser
julepe-rule-all_pass-redeal = Se todo mundo passar, a mesma pessoa dá de novo
julepe-rule-all_pass-dealer_must = Se todo mundo passar, quem dá tem que jogar
julepe-rule-lone_undefended-dealer_defends = Se ninguém quiser o monte, defende quem dá
julepe-rule-lone_undefended-carry = Se ninguém defende o monte, o prato fica
julepe-rule-stock_beats_lone-carry = Se o monte ganha, o prato fica
julepe-rule-defender_choice-first_to_ask = Defende o monte quem disser primeiro
julepe-rule-defender_lead-stock = Contra o monte abre quem o defende
julepe-rule-defender_lead-lone = Contra o monte abre quem joga só
julepe-rule-defender_cards = Quem defende o monte recebe { $number } cartas
julepe-rule-draw_when-when_calling = As cartas são trocadas ao dizer jogo
julepe-rule-reserve_from-passed = O monte é refeito com as mãos de quem passou
julepe-rule-odd_chip-first_hand = A ficha que sobra é de quem joga primeiro
julepe-rule-seven_sits_out-left_of_dealer = Com sete, o alcalde está à esquerda de quem dá
julepe-rule-pot_cap = No máximo { $number } fichas do prato em jogo por mão
julepe-rule-ace_must_play = O ás de trunfo obriga a jogar

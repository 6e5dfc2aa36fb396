# O que os jogos de vazas compartilham: a vaza, a mão, as obrigações, os descartes.
dealer = Dá { $who }
trick-counts = Vazas: { $counts }
now-calls = ➡️ **{ $who } decide**{ $until }
now-throws = ➡️ **{ $who } troca cartas**{ $until }
now-plays = ➡️ **{ $who }: sua vez**{ $until }
now-leads = ➡️ **{ $who }: você abre a vaza**{ $until }
later = ⏳ { $who }
threw = { $cards ->
    [0] ✅ { $who }: servido
    [one] ✅ { $who } largou uma carta
   *[other] ✅ { $who } largou { $cards } cartas
}
passed = ▫️ Passam: { $who }
trick-card = { $place }. { $who } — { $card }
trick-winning = **ganha por enquanto**
trick-takes = **ganha a vaza**
trick-last = -# Vaza anterior: { $who } com { $card }
is-trump = trunfo
is-trump-option = Trunfo
throw-title = **Que cartas você troca?**
throw-cards = { $fewer ->
    [0] { $cards ->
        [0] Trocar cartas
        [one] Trocar uma carta
       *[other] Trocar { $cards } cartas
    }
   *[other] { $cards ->
        [0] Largar cartas
        [one] Largar uma carta
       *[other] Largar { $cards } cartas
    }
}
throw-select = Cartas para largar ({ $low } a { $high })
throw-served = Servido (0)
throw-done = { $cards ->
    [0] servido
    [one] uma carta largada
   *[other] { $cards } cartas largadas
}
trick-lying = Na mesa: { $cards }
duty-lead = Você abre a vaza: vale qualquer carta.
duty-must-follow = Saiu { $led }: **precisa seguir**.
duty-must-trump = Você não tem { $led }: **precisa cortar** com { $trump }.
duty-must-overtrump = Você não tem { $led } e já há trunfo: **precisa cobrir** com um maior.
duty-must-undertrump = Você não tem { $led } nem pode cobrir: **precisa cortar por baixo**.
duty-cannot-overtrump = Você não tem { $led } nem pode cobrir: vale qualquer carta.
duty-free = Você não tem { $led } nem { $trump }: vale qualquer carta.
duty-void = Você não tem { $led }: vale qualquer carta.
clock-calls = -# Sem resposta, você passa { $when }.
clock-play = -# Sem resposta, sai sua carta legal mais baixa { $when }.
log-title = ### Vazas da mão { $deal }
log-trick = **{ $number }.** { $cards } → **{ $who }**
log-empty = Nesta mão ainda não há vazas.
hand = ### Sua mão · { $trump ->
    [none] sem trunfo
   *[other] trunfo { $trump }
}
hand-turn = ### Sua vez · { $trump ->
    [none] sem trunfo
   *[other] trunfo { $trump }
}
hand-rest = -# Fora de jogo agora: { $cards }
duty-must-beat = Saiu { $led } e você pode superar: **precisa subir**.
bid-tricks = { $tricks ->
    [0] Nenhuma
    [one] 1 vaza
   *[other] { $tricks } vazas
}
refused-must-play = Agora é hora de jogar uma carta. **Minha mão** mostra as que valem.
refused-must-call = Agora é hora de dizer **jogo** ou **passo**.

# O que os dois jogos de mus têm em comum. As vozes ficam em espanhol, como se dizem à mesa, com o sentido ao lado.
lance-grande = Grande
lance-chica = Chica
lance-pares = Pares
lance-juego = Juego
lance-punto = Punto
say-mus = Mus (trocar)
say-no-hay-mus = No hay mus (cortar)
say-quiero = Quiero (aceito)
say-no-quiero = No quiero (recuso)
say-ordago = ¡Órdago! (tudo)
bet-label = Envido { $stones } (aposto)
raise-label = { $stones } más (subo)
button-bet = Envido…
button-raise = Subir…
amount-select = Outras quantias
bet-form-title = Envido (aposta)
bet-form-amount = Quantas pedras você aposta?
raise-form-title = Subir
raise-form-amount = Quantas pedras a mais?
amount-form-about = De { $low } a { $high }
refused-bad-amount = Isso não se pode dizer: escreva um número de { $least } a { $most }. Nada mudou.
sure-title = ### Órdago, com certeza?
button-not-sure = Não, voltar
worth-grande = Grande (alta): { $cards }
worth-chica = Chica (baixa): { $cards }
worth-pares = Pares: { $pares ->
    [par] par ({ $cards })
    [medias] medias, trinca ({ $cards })
    [duples] duples, dois pares ({ $cards })
   *[no] não
}
worth-juego = Juego: { $juego ->
    [real] **la real** (31)
    [best] **31**, o melhor
    [yes] { $points }
   *[no] não · punto { $points }
}
throw-nothing = Escolha cartas
stones = { $number ->
    [0] 0 pedras
    [one] 1 pedra
   *[other] { $number } pedras
}
score-words = { $parts ->
    [both] { $amarracos ->
        [one] 1 amarraco
       *[other] { $amarracos } amarracos
    } e { $stones ->
        [one] 1 pedra
       *[other] { $stones } pedras
    }
    [amarracos] { $amarracos ->
        [one] 1 amarraco
       *[other] { $amarracos } amarracos
    }
   *[stones] { $stones ->
        [0] 0 pedras
        [one] 1 pedra
       *[other] { $stones } pedras
    }
} — **{ $total }**
mus-where-mus = Mus
mus-where-discard = Descarte
mus-turn = mão { $deal }, { $where }
mus-later = { $lances } —
mus-lance = {""}**{ $lance }**: { $said }
mus-holders = -# { $lance } sim: { $who }
mus-begins = em aberto
mus-passed = passo de { $who }
mus-bet-ordago = { $who }: ¡órdago!
mus-now-speaks = ➡️ **{ $who } fala**{ $until }
mus-now-answers = ➡️ **{ $who } responde**{ $until }
mus-hand = ### Sua mão · { $where }
mus-hand-turn = ### { $where } · é a sua vez
mus-clock-discard = -# Sem resposta, vai embora uma carta do meio { $when }.
mus-clock-open = -# Sem resposta, você passa { $when }.
mus-clock-answer = -# Sem resposta, é no quiero { $when }.
mus-shown = {""}**{ $who }**: { $cards }
mus-log-title = ### Lances da mão { $deal }
button-pairs = Duplas
button-shuffle = Sortear lugares
pair-free = lugar livre
pair-line = {""}**Dupla { $number }**: { $one } · { $other }
pair-option = { $place }. { $who }
pairs-title = ### Duplas
pairs-how = Cada pessoa joga com quem está em frente: o lugar 1 com o 3, o 2 com o 4.
pairs-select = Trocar meu lugar pelo de…
sign-label = 🤫 { $sign }
sign-duples = Duples
sign-duples-seen = levanta as sobrancelhas, **duples**
sign-medias = Medias
sign-medias-seen = torce a boca para um lado, **medias**
sign-la-real = La real
sign-la-real-seen = faz o sinal de **la real**
sign-thirty-one = La una (31)
sign-thirty-one-seen = pisca um olho, **31**
sign-two-kings = Dois reis
sign-two-kings-seen = morde o lábio, **dois reis**
sign-two-aces = Dois ases
sign-two-aces-seen = mostra a ponta da língua, **dois ases**
sign-thirty = 30 no punto
sign-thirty-seen = ergue os dois ombros, **30 no punto**
sign-twenty-nine = 29 no punto
sign-twenty-nine-seen = ergue um ombro, **29 no punto**
sign-pares = Pares
sign-pares-seen = vira a cabeça, **pares**
sign-juego = Juego
sign-juego-seen = franze os lábios, **juego**
sign-blind = Nada
sign-blind-seen = fecha os olhos, **não tem nada**
sign-heard = 🤫 Sua dupla, { $who }: { $signs }.
sign-made = -# Sinal feito à sua dupla: { $signs }
refused-no-such-sign = Esse sinal não é verdade com a sua mão de agora, ou nesta mão não se fazem sinais.
refused-seats-fixed = As duplas ficam fixas até acabar a partida.
refused-card-twice = Você pôs a mesma carta duas vezes.
refused-bet-too-low = O envite mais baixo é de { $least ->
    [0] nenhuma pedra
    [one] uma pedra
   *[other] { $least } pedras
}.
refused-bet-too-high = Agora dá para apostar { $most } no máximo. Para mais existe o órdago.
refused-raise-too-low = O mínimo para subir é { $least ->
    [0] nenhuma pedra
    [one] uma pedra
   *[other] { $least } pedras
}.
refused-raise-too-high = Agora dá para subir { $most } no máximo. Para mais existe o órdago.
refused-ordago-stands = Há um órdago na mesa: só se responde **quiero** ou **no quiero**.
refused-must-answer = Há uma aposta na mesa: responda **quiero**, **no quiero** ou suba.
refused-nothing-to-answer = Ainda não há aposta: diga **paso**, **envido** ou **órdago**.
refused-must-discard = Agora é hora de largar cartas. **Minha mão** deixa você escolher.
refused-mus-must-discard-at-least = É preciso largar pelo menos uma carta.
refused-mus-discard-at-most = Largam-se quatro cartas no máximo.
refused-mus-first = Agora só se diz **mus** ou **no hay mus**.
refused-mus-is-over = O mus já foi cortado: jogam-se os lances.
refused-mus_individual-must-discard-at-least = É preciso largar uma das cinco cartas.
refused-mus_individual-discard-at-most = Larga-se uma carta, não mais.
refused-mus_individual-cannot-cover = Suas pedras não chegam para igualar: só dá para dizer **no quiero**.
refused-owes-nothing = Você já igualou: diga **paso** ou suba.
refused-no-raise-while-answering = Na primeira volta só se diz **quiero** ou **no quiero**; depois se sobe.
refused-no-stones-left = Você não tem pedras livres para um órdago.
refused-nothing-to-raise = Já não dá para subir: alguém pôs tudo o que tinha.

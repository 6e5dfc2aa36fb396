# /aprender: una mano de práctica; y por qué no se puede jugar una carta.
cmd-learn-name = aprender
cmd-learn-about = Una mano de práctica con consejos, solo para ti y sin fichas
opt-learn-game-about = Qué juego quieres practicar
learn-title = ### Práctica de { $game }
learn-did = {""}{ $who }: { $did }
learn-advice = 💡 **Consejo: { $do }** — { $why }
learn-ends = -# Nada cuenta ni se guarda. Sin clics, la práctica acaba { $when }.
learn-over = Así acaba la mano. Las fichas y los puntos eran de práctica. Para jugar con gente: `/{ $game } abrir` en un canal.
learn-stopped = Práctica terminada. No queda nada de ella.
learn-forgotten = Esta práctica ya acabó: duran un cuarto de hora desde el último clic.
button-learn-new = Otras cartas
button-learn-again = Otra práctica
button-learn-end = Terminar
learn-why-only = es la única carta que vale.
learn-why-lead-trump = salir con triunfo obliga a los demás a gastar los suyos.
learn-why-lead-high = es alta y a lo mejor nadie puede con ella.
learn-why-lead-low = no cuesta nada y guardas lo bueno.
learn-why-win = con ella vas ganando la baza, y gastas lo justo.
learn-why-lose = no puedes ganar la baza: suelta lo que menos vale.
learn-why-spare = aún no hace falta ganar: guarda lo bueno.
julepe-learn-juego = tienes { $trumps ->
    [0] ningún triunfo
    [one] un triunfo
   *[other] { $trumps } triunfos
} y { $high ->
    [0] ninguna carta alta más
    [one] otra carta alta
   *[other] otras { $high } cartas altas
}: dos bazas están a tu alcance.
julepe-learn-paso = con { $trumps ->
    [0] ningún triunfo
    [one] un triunfo
   *[other] { $trumps } triunfos
} y { $high ->
    [0] ninguna carta alta más
    [one] otra carta alta
   *[other] otras { $high } cartas altas
}, dos bazas son mucho pedir. Pasar no cuesta nada.
julepe-learn-must = no hay otra voz que valga.
julepe-learn-baile = la pinta es un triunfo más para tu mano.
julepe-learn-defend = quien defiende puede ganar y no arriesga fichas.
julepe-learn-throw = guarda triunfos y ases; lo demás rara vez gana.
julepe-learn-keep = todas tus cartas pueden ganar.
bestia-learn-juego = tienes { $trumps ->
    [0] ningún triunfo
    [one] un triunfo
   *[other] { $trumps } triunfos
} y { $high ->
    [0] ninguna carta alta más
    [one] otra carta alta
   *[other] otras { $high } cartas altas
}: una baza basta para no pagar.
bestia-learn-paso = con { $trumps ->
    [0] ningún triunfo
    [one] un triunfo
   *[other] { $trumps } triunfos
}, una bestia de { $penalty } es mucho riesgo. Pasar no cuesta nada.
bestia-learn-throw = guarda triunfos y ases; lo demás rara vez gana.
bestia-learn-keep = todas tus cartas pueden ganar.
danese-learn-bid = cuenta tus bazas seguras: tienes { $trumps ->
    [0] ningún triunfo
    [one] un triunfo
   *[other] { $trumps } triunfos
} y { $high ->
    [0] ninguna carta alta más
    [one] otra carta alta
   *[other] otras { $high } cartas altas
}.
danese-learn-duck = ya tienes tus bazas: suelta lo que podría ganar otra.
danese-learn-forced = no hay forma de perder esta baza sin riesgo: gasta lo que más molesta.
danese-learn-needs = te { $missing ->
    [one] falta una baza
   *[other] faltan { $missing } bazas
}; { $why }
mus-learn-mus = lo que puede entrar vale más que lo que tienes.
mus-learn-no-hay-mus = tu mano ya es mejor que lo que se puede esperar.
mus-learn-throw = guarda reyes, parejas y lo que suma 31.
mus-learn-bet = tu mano es buena para { $lance }: que paguen por verla.
mus-learn-paso = tu mano no destaca en { $lance }; pasar no cuesta nada.
mus-learn-quiero = tu mano tiene buenas opciones en { $lance }.
mus-learn-no-quiero = en { $lance } lo normal es que la otra mano sea mejor: pierdes poco.
mus_individual-learn-throw = las cuatro que quedan valen más sin ella.
mus_individual-learn-bet = tu mano es buena para { $lance }: así te libras de piedras.
mus_individual-learn-paso = en { $lance } tu mano podría ser la peor, y la peor carga con las piedras.
mus_individual-learn-quiero = es difícil que tu mano sea la peor en { $lance }.
mus_individual-learn-no-quiero = tu mano podría ser la peor en { $lance }: no arriesgues más piedras.
button-why = ¿Por qué no puedo?
why-title = {""}**¿Por qué no puedo?**
why-barred = • { $cards }: { $rule }
why-nothing = Ahora puedes jugar cualquiera de tus cartas.
may-now = Puedes: { $what }.
may-more = desde { $least }
may-throw = { $high ->
    [one] tirar una carta
   *[other] tirar de { $low } a { $high } cartas
}

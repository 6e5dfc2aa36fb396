# Mus individual, a quedarse sin piedras: la mesa, la mano y la cuenta.
mus_individual-title = ### Mus individual · mano { $deal } · { $where }
mus_individual-seat = { $state ->
    [out] ▫️ { $who }: fuera de la partida
    [safe] ✅ { $who }: sin piedras, a salvo
   *[in] { $who }: { $free ->
        [one] **1** piedra
       *[other] **{ $free }** piedras
    }{ $staked ->
        [0] {""}
       *[other] {""} + { $staked } en depósito
    }{ $mano ->
        [yes] {""} · mano
       *[no] {""}
    }
}{ $defeats ->
    [0] {""}
    [one] {""} · 1 derrota
   *[other] {""} · { $defeats } derrotas
}
mus_individual-facts = Platillo: **{ $plate }** · se trata de quedarse sin piedras
mus_individual-now-throws = ➡️ **{ $who } tira una carta**{ $until }
mus_individual-now-raises = ➡️ **{ $who } decide**{ $until }
mus_individual-level = apuesta de { $who }, a { $level } cada cual ({ $pot } en depósito)
mus_individual-inside = dentro: { $who }
mus_individual-outside = sin derecho a subir: { $who }
mus_individual-closed = { $how ->
    [paso] en paso
    [level] **{ $pot } en depósito** · { $inside }
    [won] no querido · { $winner }
    [unopposed] sin disputa · { $winner }
    [ordago] órdago · { $inside }
   *[void] nadie
}
mus_individual-you-safe = No llevas cartas en esta mano: miras hasta la próxima.
mus_individual-throw-how = {""}**¿Qué carta tiras?** Te quedas con cuatro, sin cambio.
mus_individual-why-open = -# Gana quien se queda sin piedras: la mejor mano las suelta, la peor se las lleva.
mus_individual-why-owed = Si quieres, dejas **{ $stones }** en depósito.
mus_individual-why-ordago = Si quieres, la peor mano de quienes entren se lleva **todas las piedras** de los demás.
mus_individual-why-free = -# Si no quieres, no pagas nada y ya no subes en este lance.
mus_individual-why-refuse = Si no quieres, **te llevas { $stones }** y sales de este lance.
mus_individual-why-raise = Has igualado: pasa, o sube.
mus_individual-clock-raise = -# Si no contestas, pasas o no quieres { $when }.
mus_individual-sure-ordago = La peor mano de quienes lo quieran se lleva **todas las piedras** de los demás; esos quedan a salvo.
mus_individual-button-log = Ver lances
mus_individual-result-title = ## Mano { $deal } · resultado
mus_individual-count = {""}**{ $lance }**: { $pot ->
    [0] {""}
   *[other] { $back ->
        [yes] { $pot } en depósito vuelven, menos lo de la mejor mano ·{" "}
       *[no] { $worst } se lleva **{ $pot }** (peor mano) ·{" "}
    }
}{ $winner ->
    [no] nadie
   *[other] { $winner } { $premio ->
        [0] gana, sin premio
       *[other] deposita **{ $premio }**
    }
}{ $how ->
    [unopposed] {""}, sin disputa
    [won] {""}, { $deje ->
        [0] no le quisieron
       *[other] no le quisieron: depositó { $deje } en el acto
    }
   *[other] {""}
}
mus_individual-count-ordago = {""}**{ $lance }**: órdago entre { $who }
mus_individual-stop = Solo queda una silla con piedras: aquí acaba la cuenta.
mus_individual-left = Piedras: { $stones }
mus_individual-lost = ❌ { $who } se queda con { $stones } y **pierde el juego**.
mus_individual-defeats = Derrotas (fuera con { $most }): { $defeats }
mus_individual-won = 🏆 { $who } **gana la partida**{ $stake ->
    [0] .
   *[other] {""} y el bote: **{ $total }**.
}
mus_individual-form-stake = Puesta
mus_individual-form-stake-about = Fichas que pone cada silla antes de la partida; 0: sin fichas
mus_individual-form-stones = Piedras
mus_individual-form-stones-about = Las de cada silla al empezar un juego (3 a 20)
mus_individual-form-stones-wrong = Para las piedras, escribe un número de { $low } a { $high }.
mus_individual-form-defeats = Derrotas para quedar fuera
mus_individual-form-defeats-1 = Una
mus_individual-form-defeats-2 = Dos
mus_individual-form-defeats-3 = Tres
mus_individual-form-defeats-4 = Cuatro
mus_individual-form-defeats-5 = Cinco
mus_individual-form-house = Reglas de la casa
mus_individual-form-four = Cuatro reyes: el 3 y el 2 valen lo suyo
mus_individual-form-returns = La mejor mano deja lo suyo; el resto vuelve
mus_individual-form-all = Quien no quiere se lleva todo lo depositado
mus_individual-form-deje = Envite que nadie quiere: se deposita 1
mus_individual-form-premio = Hay premio también si se apostó
mus_individual-form-two = Se envida de 2 en adelante
mus_individual-form-real = La real vale 5
mus_individual-form-juego33 = El 33 de 7, 6 y dos dieces vale 4
mus_individual-price = {""}**{ $stones }** piedras cada silla · fuera con { $defeats ->
    [one] una derrota
   *[other] { $defeats } derrotas
} · { $stake ->
    [0] sin puesta
   *[other] puesta **{ $stake }** cada silla
}
mus_individual-rule-resolution-winner_returns_stake = Lo igualado vuelve a cada cual; la mejor mano deja lo suyo en el platillo
mus_individual-rule-refuse_takes-all = Quien no quiere se lleva todo lo depositado en el lance
mus_individual-rule-deje = Un envite que nadie quiere: { $number ->
    [0] no se deposita nada
   *[other] se deposita { $number }
}
mus_individual-rule-premio_with_bet = Sin premio donde se apostó
mus_individual-rule-min_bet = Se envida y se sube de { $number } en adelante
mus_individual-rule-kings = { $number } reyes: el 3 y el 2 valen lo suyo
mus_individual-rule-real-figure = La real (tres sietes y figura) vale 5
mus_individual-rule-real-rey = La real (tres sietes y rey) vale 5
mus_individual-rule-juego33 = El 33 de 7, 6 y dos dieces vale 4
mus_individual-rules-summary =
    1. Cada silla empieza con **{ $stones } piedras** y quiere **quedarse sin ellas**. Cinco cartas: cada cual tira una, sin mus.
    2. Lances: grande, chica, pares y juego (o punto), como en el mus. La mejor mano deposita piedras; la peor se las lleva.
    3. Envites: primero quieren o no; después suben quienes entraron. Lo igualado queda en depósito hasta el final.
    4. Pierde el juego la última silla con piedras; con { $defeats ->
        [one] una derrota
       *[other] { $defeats } derrotas
    } se sale de la partida.
mus_individual-rules-order =
    De mayor a menor: **rey, caballo, sota, 7, 6, 5, 4, 3, 2, as**. { $kings ->
        [8] Con ocho reyes: el **3 es un rey** y el **2 es un as**.
       *[other] Con cuatro reyes: el 3 y el 2 valen lo suyo.
    }
    Se dan cinco cartas a quien tiene piedras; cada cual tira una, a escondidas. No hay mus ni cambio.
    En empate es mejor la mano más cercana a la mano; la peor, la más lejana.
mus_individual-rules-lances =
    {""}**Grande**: la carta más alta. **Chica**: la más baja. **Pares**: duples > medias > par.
    {""}**Juego**: 31, 32, 40, 37, 36, 35, 34, 33. **Punto**: si nadie tiene juego, la suma más alta.
    Lo que deposita la mejor mano: grande y chica 1 (solo en paso), par 1, medias 2, duples 3, 31 son 3{ $real ->
        [off] {""}
        [rey] , la real (7-7-7 y rey) 5
       *[figure] , la real (7-7-7 y figura) 5
    }{ $juego33 ->
        [yes] , el 33 de 7, 6 y dos dieces 4
       *[no] {""}
    }, otro juego 2, punto 1. { $premio_with_bet ->
        [yes] Pares, juego y punto tienen premio también si se apostó.
       *[no] Donde se apostó no hay premio.
    }
mus_individual-rules-bets =
    {""}**Envido** desde { $min_bet } hasta todas tus piedras, o **órdago**. Los demás contestan en orden: **quiero** (dejas lo mismo en depósito) o **no quiero** (no pagas nada y ya no subes en ese lance).
    Si nadie quiere: { $deje ->
        [0] lo tuyo vuelve.
       *[other] lo tuyo vuelve y depositas 1.
    }
    {""}**Subir**: en sentido contrario y quien envidó el último; si queda algo por igualar, otra vuelta al revés. Nadie sube más de lo que puede igualar quien menos tiene.
    Quien no quiere una subida se lleva { $refuse_takes ->
        [all] todo lo depositado en ese lance
       *[accepted] lo que había aceptado de cada cual
    }; los demás siguen.
    {""}**Órdago** entre algunos: se enseñan las cartas y la peor mano se lleva todas las piedras de los demás, que quedan a salvo. En el último lance se ve al final.
mus_individual-rules-count =
    En orden de lances, hasta que solo una silla tiene piedras.
    { $resolution ->
        [winner_returns_stake] Lo igualado vuelve a cada cual, menos lo de la mejor mano, que se queda en el platillo.
       *[worst_takes_pot] Lo igualado se lo lleva la **peor mano** de las que entraron.
    } Después, la mejor mano deposita su premio. Quien no tiene piedras, ni libres ni en depósito, queda a salvo.
mus_individual-rules-match =
    Pierde el juego la última silla con piedras. Se empieza otro con { $stones } piedras cada cual; con { $defeats ->
        [one] una derrota
       *[other] { $defeats } derrotas
    } se sale de la partida, y gana quien queda.
    { $stake ->
        [0] Se juega sin fichas.
       *[other] Cada silla pone { $stake } fichas antes de la partida; quien gana se las lleva.
    }
mus_individual-waiting-dealt-out = Entras en la próxima partida.
mus_individual-note-sat = { $who } se sienta y entra en la próxima partida.
mus_individual-note-given-up = { $who } se va: un bot termina la partida por su silla.
mus_individual-leave-how = Un bot termina la partida por ti. La apuesta ya puesta se queda; después te llevas lo que quede de tus { $chips } fichas.
mus_individual-leave-after = Un bot termina esta partida por ti; después tus fichas vuelven contigo.
mus_individual-button-new-game = Nueva partida
mus_individual-result-next-game = -# La próxima partida empieza { $when }

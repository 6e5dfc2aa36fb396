# Las reglas del mus por parejas, según las de la casa en vigor.
mus-rules-summary =
    1. Cuatro cartas cada cual; quienes están enfrente son pareja. **Mus** si los cuatro quieren cambiar de 1 a 4 cartas; **no hay mus** empieza los lances.
    2. Cuatro lances: **grande**, **chica**, **pares** y **juego** (o **punto**). En cada uno: paso, envido u órdago; se contesta quiero, no quiero o más.
    3. Lo no querido se cobra en el acto; lo querido, al final, lance por lance. Gana la mejor mano de las cuatro; en empate, la más cercana a la mano.
    4. Gana el juego quien llega a **{ $target }** piedras (un amarraco son 5). Un órdago querido decide el juego entero.
mus-rules-order =
    De mayor a menor: **rey, caballo, sota, 7, 6, 5, 4, 3, 2, as**. { $kings ->
        [8] Con ocho reyes: el **3 es un rey** y el **2 es un as** en todo.
       *[other] Con cuatro reyes: el 3 y el 2 valen lo suyo.
    }
    Para juego y punto, las figuras{ $kings ->
        [8] {""} y el 3
       *[other] {""}
    } valen 10; el resto, lo que marcan{ $kings ->
        [8] {""} (el 2, uno)
       *[other] {""}
    }. El palo no cuenta nunca.
    En empate gana quien está más cerca de la mano; la mano pasa un sitio en cada mano.
mus-rules-mus =
    Desde la mano, cada cual dice **mus** o **no hay mus**. El primer no hay mus corta y empieza la grande.
    Si los cuatro dicen mus, se tiran de **1 a 4 cartas** { $discard_order ->
        [simultaneous] a la vez
       *[in_turn] por turno
    } y se reciben otras tantas; se ve cuántas, no cuáles. Después se pregunta otra vez, sin límite.
    Si se acaba el mazo, se barajan las cartas tiradas.{ $running_mus ->
        [each_game] {""} **Mus corrido** al empezar cada juego: mientras hay mus, la mano pasa; quien corta es mano. Sin señas.
        [match] {""} **Mus corrido** al empezar la partida: mientras hay mus, la mano pasa; quien corta es mano. Sin señas.
       *[off] {""}
    }
    { $signals ->
        [button] **Señas**: en tu mano hay un botón por cada seña verdadera; solo la ve tu pareja. Los bots no las miran.
       *[off] No hay señas en esta mesa.
    }
mus-rules-lances =
    {""}**Grande**: la carta más alta; en empate, la siguiente.
    {""}**Chica**: la carta más baja; en empate, la siguiente.
    {""}**Pares**: duples (dos parejas) > medias (tres iguales) > par. Entre iguales, lo más alto.
    {""}**Juego**: 31 o más, en este orden: **31, 32, 40, 37, 36, 35, 34, 33**. { $real ->
        [off] {""}
        [figure] La **real** (7-7-7 y figura) gana a cualquier 31.
        [rey] La **real** (7-7-7 y rey) gana a cualquier 31.
       *[sota] La **real** (7-7-7 y sota) gana a cualquier 31.
    }
    {""}**Punto**: si nadie tiene juego, gana la suma más alta, de 30 para abajo.
    Quién tiene pares y juego lo dice el bot, en público. Si solo los tiene una pareja, no se apuesta y los cobra al final.
mus-rules-bets =
    Se habla desde la mano: **paso**, **envido** (2 o más) u **órdago**. Si nadie envida, el lance queda en paso.
    Contesta la otra pareja: **quiero**, **no quiero**, **N más** ({ $min_raise ->
        [1] desde 1
       *[other] desde 2
    }) u **órdago**. { $pair_answer ->
        [highest] Contestan los dos y vale lo más alto.
       *[sequential] Primero quien va detrás de quien apostó; el primer quiero obliga a los dos, y solo si no quiere se pregunta a su pareja.
    }
    {""}**No querer** paga en el acto: **1** por el primer envite, sea de lo que sea; si se subió, lo que ya estaba aceptado{ $extra_deje ->
        [yes] {""} (en pares, juego y punto, una más)
       *[no] {""}
    }. { $refuser_out ->
        [yes] Quien no quiso ya no habla en ese lance.
       *[no] {""}
    }
    { $bet_cap ->
        [remaining] Tope del envite: lo que le falta a la pareja que va detrás.
       *[none] No hay tope: pasar de { $target } no acaba el juego, un órdago querido sí.
    }
mus-rules-count =
    Al final se enseñan las cuatro manos y se cuenta en orden; quien llega a { $target } para la cuenta.
    {""}**Grande** y **chica**: lo apostado, o 1 si quedó en paso.
    {""}**Pares**: lo apostado y los premios de los dos: par 1, medias 2, duples 3.
    {""}**Juego**: lo apostado y los premios de los dos: 31 vale 3, otro juego 2{ $real ->
        [off] {""}
       *[other] , la real { $real_value }
    }. **Punto**: lo apostado y 1.
    Si no se quiso un envite, los premios son de quien apostó.
mus-rules-match =
    Un **juego** son { $target } piedras. La **vaca** se gana con { $games_to_win ->
        [one] un juego
       *[other] { $games_to_win } juegos
    } y la partida con { $vacas_to_win ->
        [one] una vaca
       *[other] { $vacas_to_win } vacas
    }. Cada juego empieza de cero; la mano sigue pasando.
    { $stake ->
        [0] Se juega sin fichas.
       *[other] Cada silla pone { $stake } fichas antes de la partida; la pareja que gana se reparte el bote.
    }
    Cuatro sillas, ni una más: quien se va deja a un bot hasta el final de la partida.

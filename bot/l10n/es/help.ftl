# Ayuda y reglas.
rules-title = ## { $game } en un minuto
rules-house = Reglas de la casa en esta mesa:
rules-select = Ver más
about-title = ## Tapete
about-what = Juegos de cartas españoles y portugueses en Discord: te sientas en un canal y juegas con gente, con bots o con ambos. Las manos son privadas.
about-how = Abre una mesa con la orden de un juego, como `/julepe abrir`, mira tus cartas con `/mano` y las reglas con `/reglas`.
about-version = -# Versión { $version }
about-chips = -# Las fichas no tienen valor: no se compran, no se venden y no se cambian.

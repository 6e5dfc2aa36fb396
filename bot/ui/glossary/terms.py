"""The terms of the rules: how they are spelled, and in which games they are used. Meanings stand in `glossary.ftl`."""

from __future__ import annotations

from dataclasses import dataclass

TRICKS = ("julepe", "bestia")
BOTH_MUS = ("mus", "mus_individual")
ALL = ("julepe", "bestia", "danese", "mus", "mus_individual")


@dataclass(frozen=True, slots=True)
class Term:
    """`slug`: ends the key of its meaning, `term-<slug>`. `words`: spellings in use at the table, the usual first."""

    slug: str
    words: tuple[str, ...]
    games: tuple[str, ...]


def _term(slug: str, games: tuple[str, ...], *words: str) -> Term:
    return Term(slug, words, games)


TERMS = (
    _term("asistir", TRICKS, "asistir"),
    _term("montar", TRICKS, "montar", "matar"),
    _term("fallar", TRICKS, "fallar"),
    _term("pisar", TRICKS, "pisar", "refallar"),
    _term("subfallar", TRICKS, "subfallar"),
    _term("descartar", ALL, "descartar", "descarte"),
    _term("arrastrar", ("julepe",), "arrastrar"),
    _term("salir", TRICKS, "salir", "salida"),
    _term("mano", ALL, "mano", "mão"),
    _term("dador", ALL, "dador", "carteador"),
    _term("postre", ("julepe", *BOTH_MUS), "postre"),
    _term("pinta", ("julepe",), "pinta", "muestra"),
    _term("triunfo", ("julepe", "bestia", "danese"), "triunfo", "trunfo"),
    _term("baceta", ("julepe",), "baceta"),
    _term("defender", ("julepe",), "defender la baceta"),
    _term("baile", ("julepe",), "baile", "bailarse la pinta"),
    _term("baza", ("julepe", "bestia", "danese"), "baza", "vaza"),
    _term("puesta", ("julepe",), "puesta"),
    _term("plato", TRICKS, "plato"),
    _term("julepe", ("julepe",), "julepe", "dar julepe", "quedar julepe", "llevar julepe"),
    _term("juego-voz", TRICKS, "juego"),
    _term("paso", ALL, "paso"),
    _term("alcalde", ("julepe",), "alcalde"),
    _term("ficha", TRICKS, "ficha"),
    _term("bestia", ("bestia",), "bestia", "quedar en bestia", "ir en bestia"),
    _term("indice", ("bestia",), "índice"),
    _term("sorteo", ("bestia",), "sorteo"),
    _term("cortar", ("danese",), "cortar"),
    _term("naipe", ("danese",), "naipe", "naipe em jogo"),
    _term("declarar", ("danese",), "declarar", "declaração"),
    _term("nenhuma", ("danese",), "nenhuma"),
    _term("certo", ("danese",), "certo"),
    _term("acima", ("danese",), "acima", "estourou"),
    _term("abaixo", ("danese",), "abaixo"),
    _term("vira", ("danese",), "vira"),
    _term("escalera", ("danese",), "escalera"),
    _term("naipes-franceses", ("danese",), "copas, ouros, espadas, paus"),
    _term("figuras-francesas", ("danese",), "ás, rei, dama, valete"),
    _term("mus", ("mus",), "mus"),
    _term("no-hay-mus", ("mus",), "no hay mus", "corto"),
    _term("lance", BOTH_MUS, "lance"),
    _term("grande", BOTH_MUS, "grande"),
    _term("chica", BOTH_MUS, "chica", "pequeña"),
    _term("pares", BOTH_MUS, "pares"),
    _term("par", BOTH_MUS, "par"),
    _term("medias", BOTH_MUS, "medias"),
    _term("duples", BOTH_MUS, "duples", "duplos"),
    _term("juego-lance", BOTH_MUS, "juego"),
    _term("punto", BOTH_MUS, "punto", "juego no"),
    _term("envidar", BOTH_MUS, "envidar", "envido"),
    _term("reenvite", BOTH_MUS, "reenvite", "N más"),
    _term("ordago", BOTH_MUS, "órdago"),
    _term("quiero", BOTH_MUS, "quiero"),
    _term("no-quiero", BOTH_MUS, "no quiero"),
    _term("en-paso", BOTH_MUS, "en paso"),
    _term("deje", ("mus",), "deje", "el no", "negada"),
    _term("piedra", BOTH_MUS, "piedra"),
    _term("amarraco", ("mus",), "amarraco", "hamarreko"),
    _term("juego-parcial", BOTH_MUS, "juego parcial"),
    _term("chico", ("mus",), "juego", "chico"),
    _term("vaca", ("mus",), "vaca"),
    _term("partida", ("mus",), "partida"),
    _term("servido", ("julepe", "mus"), "servido"),
    _term("mus-visto", ("mus",), "mus visto"),
    _term("mus-corrido", ("mus",), "mus corrido"),
    _term("la-una", BOTH_MUS, "la una"),
    _term("la-real", BOTH_MUS, "la real", "treinta y una real"),
    _term("solomillo", ("mus",), "solomillo"),
    _term("cerdos", ("mus",), "cerdos", "gochos"),
    _term("pitos", ("mus",), "pitos"),
    _term("adentro", ("mus",), "adentro"),
    _term("senas", ("mus",), "señas", "seña"),
    _term("platillo", ("mus_individual",), "platillo central", "platillo"),
    _term("depositar", ("mus_individual",), "depositar"),
    _term("devolver", ("mus_individual",), "devolver"),
    _term("en-litigio", ("mus_individual",), "en litigio"),
)
BY_SLUG = {term.slug: term for term in TERMS}

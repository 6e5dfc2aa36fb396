# Cartas: siempre en palabras.
card-name = { $rank } de { $suit }
rank-spanish-1 = As
rank-spanish-10 = Sota
rank-spanish-11 = Caballo
rank-spanish-12 = Rey
rank-french-11 = Jota
rank-french-12 = Reina
rank-french-13 = Rey
rank-french-14 = As
suit-oros = oros
suit-copas = copas
suit-espadas = espadas
suit-bastos = bastos
suit-spades = picas
suit-hearts = corazones
suit-diamonds = diamantes
suit-clubs = tréboles

# Cartas: sempre em palavras.
card-name = { $rank } de { $suit }
rank-spanish-1 = Ás
rank-spanish-10 = Valete
rank-spanish-11 = Cavalo
rank-spanish-12 = Rei
rank-french-11 = Valete
rank-french-12 = Dama
rank-french-13 = Rei
rank-french-14 = Ás
suit-oros = ouros
suit-copas = copas
suit-espadas = espadas
suit-bastos = paus
suit-spades = espadas
suit-hearts = copas
suit-diamonds = ouros
suit-clubs = paus

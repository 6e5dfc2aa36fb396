# Cards: always in words.
card-name = { $rank } of { $suit }
rank-spanish-1 = Ace
rank-spanish-10 = Jack
rank-spanish-11 = Knight
rank-spanish-12 = King
rank-french-11 = Jack
rank-french-12 = Queen
rank-french-13 = King
rank-french-14 = Ace
suit-oros = coins
suit-copas = cups
suit-espadas = swords
suit-bastos = clubs
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs

# Ajuda e regras.
rules-title = ## { $game } em um minuto
rules-house = Regras da casa nesta mesa:
rules-select = Ver mais
about-title = ## Tapete
about-what = Jogos de cartas espanhóis e portugueses no Discord: você se senta em um canal e joga com gente, com bots ou com ambos. As mãos são privadas.
about-how = Abra uma mesa com o comando de um jogo, como `/julepe abrir`, veja suas cartas com `/mão` e as regras com `/regras`.
about-version = -# Versão { $version }
about-chips = -# As fichas não têm valor: não se compram, não se vendem e não se trocam.

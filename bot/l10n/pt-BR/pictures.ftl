# Textos alternativos das imagens.
picture-hand = Sua mão: { $cards }.
picture-playable = Você pode jogar: { $cards }.
picture-trick = Vaza: { $cards }. Ganha { $winner }.

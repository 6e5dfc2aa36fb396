# Textos alternativos de las imágenes.
picture-hand = Tu mano: { $cards }.
picture-playable = Puedes jugar: { $cards }.
picture-trick = Baza: { $cards }. Gana { $winner }.

# Alternative texts of pictures.
picture-hand = Your hand: { $cards }.
picture-playable = You may play: { $cards }.
picture-trick = Trick: { $cards }. Winner: { $winner }.

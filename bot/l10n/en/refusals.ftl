# Why not, and what would be right now. One text per code.
refused-other = That cannot be done now. Press **My hand** to see what can.
refused-stale = That moment has passed. This is how it stands now:
refused-deal-over = The deal is over. The next one begins with **Next deal**.
refused-not-your-turn = It is not your turn yet.{ $who ->
    [no] {""}
   *[other] {""} { $who } to act now.
}
refused-not-now = That does not fit now. **My hand** shows what does.
refused-no-such-call = There is no such call now. **My hand** shows those there are.
refused-cannot-cover = You do not have the chips to pay a julepe{ $needed ->
    [0] {""}
   *[other] {""} ({ $needed })
}: you can pass.
refused-must-play-ace = You hold the trump ace, which binds at this table: you have to play.
refused-dealer-must-play = Everybody has passed and you deal: at this table you have to play.
refused-must-take-turn-up = At this table a dealer who plays takes the turn-up: say **Take the turn-up**.
refused-not-your-turn-up = Only the dealer may take the turn-up.
refused-turn-up-too-late = It is too late for the turn-up: at this table it is taken before the first call.
refused-turn-up-too-early = At this table the turn-up is taken in your turn: wait for it.
refused-already-called = You have called in this deal already.
refused-must-defend = Nobody else defends and you deal: at this table you have to defend the stock.
refused-must-discard-at-least = You have to throw at least { $number ->
    [one] one card
   *[other] { $number } cards
}.
refused-must-discard-at-most = You can throw at most { $number ->
    [one] one card
   *[other] { $number } cards
}.
refused-not-in-hand = That card is not in your hand. **My hand** shows yours.
refused-must-follow = You hold the suit led: you have to follow.
refused-must-beat = You can go higher in the suit led: you have to.
refused-must-trump = You cannot follow and hold trumps: you have to trump.
refused-must-overtrump = You can go over the trump on the table: you have to overtrump.
refused-must-undertrump = You cannot overtrump but hold trumps: you have to undertrump.
refused-unknown-word = I do not understand that. Write a card such as `7C` or `ace of coins`, or choose from the list.
refused-already-seated = You have a seat at this table. **My hand** shows your cards.
refused-bad-rules = Those rules do not go together{ $least ->
    [0] {""}. Check the table's options.
   *[other] {""}: every seat has to bring at least { $least } chips. Lower the stake.
}
refused-bots-forbidden = In this server bots do not sit at tables with chips.
refused-cannot-afford = There are not enough chips for that. `/chips balance` says how many you have.
refused-channel-taken = There is a table in this channel already. `/table show` shows it again.
refused-closed = That table is closed. Open another with `/{ $game } start`.
refused-deal-running = A deal is being played. To leave now use **More** → **Leave**: a bot finishes it.
refused-draining = The bot is about to restart: no new deals begin, running ones go on afterwards. Try again in a minute.
refused-needs-amount = It needs a number or cards. Open it from **My hand**.
refused-no-deal = No deal is being played. Start one with **Begin** or **Next deal**.
refused-no-table = There is no table here. Open one with a game's command, such as `/julepe start`.
refused-not-host = That is for the host or the server's administrators.
refused-not-in-lobby = Options change only before the first deal.
refused-not-seated = You have no seat at this table. Ask for one with `/hand` or **My hand**.
refused-paused = The table is paused: it goes on when everybody presses **Ready**.
refused-store-unavailable = The database does not answer and nothing was changed. Try again in a moment.
refused-table-full = The table is full ({ $seats } seats).
refused-too-few-seats = Seats are missing: at least { $seats ->
    [0] two
   *[other] { $seats }
} are needed, people and bots together. Add a bot or wait.
refused-unknown-seat = That person has no seat at this table.
refused-unknown-game = That game is not played here. `/rules` lists those that are.
refused-banned = This server's administration does not let you sit at tables.
refused-channel-not-allowed = No tables in this channel. They open here: { $channels }
refused-no-such-preset = There are no rules of that name. Choose from the list.
refused-stake-too-high = In this server a stake is { $most } chips at most.
refused-too-many-tables = { $most } tables are open, as many as this server takes. Wait until one closes.
refused-not-admin = Only who manages the server does that (permission **Manage Server**).
refused-unknown-language = The bot does not speak that language: Spanish, Portuguese or English.
refused-too-fast = That was too fast, and nothing was done. Try again { $when }.
refused-server-too-fast = This server asks too much at once, and nothing was done. Try again { $when }.
refused-tables-too-fast = You have opened many tables in a row. You can open another { $when }.
refused-server-tables-too-fast = Too many tables are being opened in this server. Try again { $when }.

# A table that plays, rests or is closed.
ping = { $who } it is your turn at **{ $game }** ({ $where })
hand-waits = Wait: when it is your turn, it shows here.
result-stacks = -# Chips: { $stacks }
result-next = -# The next deal begins { $when }
paused-title = ### ⏸️ { $game } paused
paused-how = { $who } asked for it. The cards are kept; play goes on when everybody presses **Ready**.
paused-ready = Ready: { $who }
paused-missing = Missing: { $who }
closed-title = ### { $game } · table closed
closed-why = { $why ->
    [admin] The server's administrators closed it.
    [empty] Nobody is left at the table.
    [idle] Nobody played for a long time.
    [channel-gone] The channel is gone.
    [guild-gone] The bot is no longer in the server.
   *[host] The host closed it.
}
closed-deals = { $deals ->
    [0] No deal was played.
    [one] One deal was played.
   *[other] { $deals } deals were played.
}
closed-chips = { $who } takes **{ $chips }** chips
closed-plate = -# With the plate ({ $chips }), which is shared out when the table closes.
closed-again = -# Another table: `/{ $game } start`
more-title = ### More options
more-seated = Your chips come with you when you leave your seat.
more-watching = You have no seat at this table: you see what everybody sees.
leave-title = ### Leave the table?
leave-how = A bot finishes the deal for you. What lies on the plate stays there; afterwards you take what is left of your { $chips } chips.
leave-done = You have left the table: **{ $chips } { $chips ->
    [one] chip comes
   *[other] chips come
}** back with you.
leave-after = A bot finishes this deal for you; then your chips come back with you.
close-title = ### Close the table?
close-how = Every seat takes its chips.
close-running = The running deal is void: chips go back to where they were before it, and every seat takes its own.
close-done = The table is closed.
watching = You have no seat at this table.
waiting-lobby = You have a seat. The cards are dealt when somebody presses **Begin**.
waiting-next = The deal is over.
waiting-dealt-out = You are dealt in next time.
waiting-paused = The table is paused. Press **Ready** to go on.
waiting-stack = You have **{ $chips }** chips at the table.
sat = You have a seat. Your cards come with **My hand** once the deal begins.
sat-bot = { $who } sits down.
kicked = { $who } loses the seat; the chips go back to the balance.
paused-done = The table is paused.
ready-done = Noted: you are ready to go on.
resumed-done = The table goes on.
resumed-already = The table is not paused.
kicked-later = { $who } loses the seat when the deal is over; until then a bot plays.
note-away = 💤 A bot decides for { $who }. **Back to my seat** changes that.
note-away-later = 💤 A bot decides for { $who }. `/hand` takes the decisions back.
note-missed = ⌛ { $who } did not answer in time{ $did ->
    [no] .
   *[other] : **{ $did }**.
}
note-back = { $who } is back.
note-given-up = { $who } leaves: a bot finishes the deal for their chips.
note-left = { $why ->
    [kicked] { $who } has lost the seat and takes { $chips } chips.
    [broke] { $who } has no chips left to go on.
   *[other] { $who } leaves with { $chips } chips.
}
note-sat = { $who } sits down and is dealt in next time.
note-host = { $who } is the host now.
note-cannot-write = I cannot write in this channel: ask the administrators to let me **view the channel** and **send messages**.
result-next-game = -# The next game begins { $when }
leave-lent = You have left the table. { $chips ->
    [one] The chip was lent
   *[other] The { $chips } chips were lent
}: your balance is the same.
closed-lent = { $who } ends with **{ $chips }** lent chips

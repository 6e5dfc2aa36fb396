# The book of chips.
chips-title = ### Chips
chips-balance = { $who } has **{ $chips }** free { $chips ->
    [one] chip
   *[other] chips
}.
chips-at-tables = At tables: **{ $chips }**
chips-no-value = -# Play chips: no value, not bought, not exchanged.
chips-none = { $who } has no chips here yet: they come with the first seat taken.
chips-history-title = ### Movements
chips-history-line = { $when } **{ $amount }** · { $why } → { $after }
chips-cause-table = { $game } `{ $table }`{ $deal ->
    [0] {""}
   *[other] {""}, deal { $deal }
}
chips-history-empty = No movements to show.
chips-filter = Which movements
chips-filter-all = All
chips-filter-tables = Of tables
chips-filter-office = By administrators
chips-filter-server = First and daily chips
chips-newer = Newer
chips-older = Older
chips-chart-alt = Chart of your chips, free and at tables: it begins at { $first }, now there are { $last }; at most { $most }, at least { $least }.
chips-top-title = ## Ranking
chips-top-line = { $place } { $who } — { $chips } chips
chips-top-empty = Nobody has chips yet.
chips-top-alt = Bar chart of the ranking: { $ranking }.
reason-grant = chips to begin with
reason-buy-in = to the table
reason-top-up = to the table, topping up
reason-cash-out = back from the table
reason-gift = from the administrators
reason-give = from the administrators
reason-take = to the administrators
reason-void = deal voided
reason-daily = chips of the day
reason-other = movement
daily-done = **+{ $amount }** chips of the day: you now have **{ $chips }** free. Again { $again }.
daily-taken = You have had today's chips already. Again { $again }.
daily-enough = You have { $floor } chips or more, those at tables included: nothing to refill today.
give-done = { $author } gives { $who } **{ $amount }** { $amount ->
    [one] chip
   *[other] chips
}.
take-done = { $author } takes **{ $amount }** { $amount ->
    [one] chip
   *[other] chips
} from { $who }.
order-reason = Reason: { $reason }
void-done = { $author } voids deal { $deal } of table `{ $table }`: everybody gets back what it cost.
audit-title = ### The books, checked
audit-good = ✅ The books are in order: every balance is the sum of its movements, all together come to zero, and the open tables hold the chips they say.
audit-bad = ⚠️ { $count ->
    [one] There is a fault
   *[other] There are { $count } faults
} in the books:
audit-more = … and { $count } more.
audit-size = -# { $accounts } accounts · { $entries } movements · { $tables ->
    [one] one open table
   *[other] { $tables } open tables
} · { $minted } chips handed out
audit-balance-differs = - { $account }: the balance says { $found }, its movements come to { $expected }.
audit-server-not-zero = - { $account }: all together come to { $found } and must come to { $expected }.
audit-closed-table-holds-chips = - { $account }: the table is closed and { $found } chips are left.
audit-table-differs = - { $account }: the books say { $found }, the table says { $expected }.
audit-table-unreadable = - { $account }: its log cannot be read.
account-server = the server
account-mint = the mint
account-house = the house
account-stack = seat { $chair } of table `{ $table }`
account-pot = plate of table `{ $table }`
account-table = table `{ $table }`
export-done = { $rows ->
    [one] One movement
   *[other] { $rows } movements
} of the books, as CSV. It names members: handle it with care.
refused-amount-out-of-range = The amount is from 1 to { $most }.
refused-daily-off = This server has no daily chips. Administrators switch them on with `/config stakes`.
refused-export-too-large = Too many movements for one file: ask for fewer days with the option `days`.
refused-no-reason = The reason is missing: whoever gets or loses the chips will see it.
refused-void-unknown = There is no such deal, or it has not ended. `/chips history` names tables and deals.
refused-not-for-bots = Bots have no account of chips: choose a person.
refused-take-too-much = There are { $most } free chips in that account: no more can be taken. Those at tables stay there.
refused-too-many-chips = That account would hold more than an account may.
refused-void-already = That deal is void already.
refused-void-spent = It cannot be voided: somebody who won in that deal no longer has the chips to give back free.
refused-void-too-late = At an open table only the last finished deal can be voided, while all who played it keep their seats. Close the table, and any of them can be.
cmd-chips-daily-name = daily
cmd-chips-daily-about = Refill your chips once a day, where the server allows it
cmd-chips-give-name = give
cmd-chips-give-about = Administrators: give somebody chips, with a reason
cmd-chips-take-name = take
cmd-chips-take-about = Administrators: take free chips, with a reason
cmd-chips-void-name = void
cmd-chips-void-about = Administrators: void a finished deal and give its chips back
cmd-chips-audit-name = audit
cmd-chips-audit-about = Administrators: check that all accounts balance
cmd-chips-export-name = export
cmd-chips-export-about = Administrators: the whole book as a CSV file
opt-kind-name = kind
opt-kind-about = Which movements
opt-amount-name = amount
opt-amount-about = How many chips
opt-reason-name = reason
opt-reason-about = Why; everybody sees it
opt-table-name = table
opt-table-about = The table, as in /chips history
opt-void-deal-name = deal
opt-void-deal-about = Number of the deal at that table
opt-days-name = days
opt-days-about = The last days only; empty: everything

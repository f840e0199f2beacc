# Labels for Harbour: what the table, the cards and the scores name by a word.

kind-building = Buildings
kind-board = Player boards
kind-bonus = Bonus point cards
field-cost = ${ $value }
field-vp = { $value } VP
field-symbols = { $value }
field-good = for { $value }
field-table = goods → VP: { $value }
field-buy-symbol = buy symbol
field-premium = strong action
field-count = { $value } in the box
mode-choice = { $first }, or { $second }
mode-two-part = { $first } and { $second }, in either order
screen-market = Market
screen-centre = Centre
screen-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
screen-vp = { $count } VP
screen-turn = Turn { $turn }
screen-pawn = pawn: { $place }
screen-pawn-off = pawn: off the board
screen-home-of = { $owner }'s starting building
screen-here = { $names } here
screen-bonus-card = your bonus card: { $good }
screen-offered = offered: { $boards }
screen-looked = you look at: { $buildings }
screen-last = last turns
screen-last-turn = has called the end
screen-free = free
screen-money = ${ $money } in hand
screen-traders = Inland Traders: one of each good for ${ $money }

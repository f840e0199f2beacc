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
known-ability = ability
known-buy-option = choice to buy
known-buy-two = two purchases
known-cost = cost
known-count = count
known-effect = effect
known-effect-at-3-players = effect with 3 players
known-first-game = part of the first game
known-good = good
known-name = name
known-swap-effect-exists = existence of the swap
known-two-part = two parts
known-vp = VP
known-warehouse-use = use of warehouses
mode-choice = { $first }, or { $second }
mode-two-part = { $first } and { $second }, in either order
screen-market = Market
screen-centre = Centre
screen-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
screen-dollars = ${ $count }
screen-vp = { $count } VP
screen-turn = Turn { $turn }
screen-turn-alone = Turn { $turn } of { $last }
screen-bonus-card = bonus card: { $good }
screen-looked = Only you see
screen-last-turn = has called the end
screen-free = free
screen-money = ${ $money } in hand
screen-traders = Inland Traders: one of each good for ${ $money }

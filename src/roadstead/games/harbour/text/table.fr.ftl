# La table de Harbour en mots.

symbol-count = { $n } { $id ->
    [anchor] { $n ->
        [one] ancre
       *[other] ancres
    }
    [coin] { $n ->
        [one] pièce
       *[other] pièces
    }
    [top-hat] { $n ->
        [one] haut-de-forme
       *[other] hauts-de-forme
    }
   *[warehouse] { $n ->
        [one] entrepôt
       *[other] entrepôts
    }
}

## Titres

table-market = { $turn ->
    [0] Marché
   *[other] Marché, tour { $turn }
}
table-market-alone = Marché, tour { $turn } sur { $last }
table-centre = Centre, { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
table-own-quay = { $seat }, votre quai : { $points } PV
table-quay = { $seat } : { $points } PV
table-supply = Réserve
column-square = case
column-good = marchandise
column-shipping = pour vous
column-building = bâtiment
column-price = coût
column-points = points
column-symbols = symboles
column-pawns = pion de
column-does = effet

## Lignes

cell-dollars = { $count } $
cell-price = { $price } $, imprimé { $cost } $
cell-good = { $good }
cell-pays = rapporte { $money } $
cell-short = il en manque { $count }
table-traders = Marchands de l'intérieur : une marchandise de chaque type pour { $money } $.
table-money = { $seat } a { $money } $ à dépenser.
table-ender = { $seat } a déclenché la fin.
table-looked = Vous seul voyez :
cell-building = { $building }
cell-points = { $count } PV
cell-symbols = { $symbols }
cell-does = { $effect }
table-has-symbols = Symboles : { $symbols }.
table-goods = Marchandises, { $limit } au plus de chaque type : { $goods }.
table-pawn-nowhere = Le pion n'est pas encore sur la table.
table-pawn-home = Le pion est sur son propre bâtiment de départ.
table-pawn-visiting = Le pion est sur le bâtiment de départ de { $owner }.
table-pawn-at = Le pion est sur : { $building }.
table-board = Bâtiment de départ { $board } : { $effect }
table-offered = Au choix : { $board } : { $effect }
table-bonus = Carte de points bonus pour : { $good }
table-trade = À la fin, { $count } marchandises échangées rapportent { $points } PV.
table-bought = Bâtiments achetés : { $count } sur { $goal }.
table-every-good = Il y en a toujours assez : { $goods }.

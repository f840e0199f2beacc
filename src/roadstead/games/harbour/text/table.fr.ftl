# La table de Harbour en mots.

symbol-count = { $n ->
    [one] { $id ->
         [anchor] { $n } ancre
         [coin] { $n } pièce
         [top-hat] { $n } haut-de-forme
        *[warehouse] { $n } entrepôt
    }
   *[other] { $id ->
         [anchor] { $n } ancres
         [coin] { $n } pièces
         [top-hat] { $n } hauts-de-forme
        *[warehouse] { $n } entrepôts
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
table-symbols = Ce que les symboles apportent à leur propriétaire
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
table-shipping = Pour expédier une marchandise, il en faut au moins le nombre de sa case ; vous recevez autant de dollars, et tout ce que vous en avez part.
table-traders = Marchands de l'intérieur : une marchandise de chaque type pour { $money } $.
table-money = { $seat } a { $money } $ à dépenser.
table-looked = Vous seul voyez :
cell-building = { $building }
cell-points = { $count } PV
cell-symbols = { $symbols }
cell-does = { $effect }
table-has-symbols = Symboles : { $symbols }.
table-symbol = { $symbol-id ->
    [anchor] Ancre : certains bâtiments rapportent davantage par ancre possédée.
    [coin] Pièce : chaque bâtiment que vous achetez coûte 1 $ de moins par pièce possédée.
    [top-hat] Haut-de-forme : vous ne payez pas de péage ; un seul suffit.
   *[warehouse] Entrepôt : en expédiant, vous pouvez garder 1 marchandise par entrepôt possédé ; certains bâtiments rapportent aussi davantage par entrepôt.
}
table-goods = Marchandises, { $limit } au plus de chaque type : { $goods }.
table-pawn-nowhere = Le pion n'est pas encore sur la table.
table-pawn-home = Le pion est chez lui, sur son bâtiment de départ.
table-pawn-visiting = Le pion est sur le bâtiment de départ de { $owner }.
table-pawn-at = Le pion est sur : { $building }.
table-board = Bâtiment de départ { $board } : { $effect }
table-offered = Au choix : { $board } : { $effect }
table-bonus = Carte de points bonus pour : { $good }
table-trade = À la fin, { $count } marchandises échangées rapportent { $points } PV.
table-bought = Bâtiments achetés : { $count } sur { $goal }.
table-every-good = Il y en a toujours assez : { $goods }.

## Pourquoi une chose ne peut pas être choisie

not-your-pawn = C'est le pion de { $owner }.
occupied = { $other } s'y trouve.
must-move = Votre pion s'y trouve ; il doit partir.
toll-unpayable = Vous ne pouvez pas payer de péage à { $owner } : vous n'avez pas de marchandise, et cette visite n'en rapporte pas à coup sûr.
not-looked-at = Choisissez l'une des deux cartes que vous seul voyez.
not-in-centre = { $building } appartient à { $owner } ; seuls les bâtiments du centre peuvent être choisis.
not-of-its-kind = Un bâtiment de ce type ne peut pas être choisi.
too-expensive = Coûte { $price } $, vous avez { $money } $.
not-from-yourself = Vous prenez à un adversaire.
has-nothing = { $owner } n'a pas de marchandise.
too-few-to-ship = Pour expédier de cette case, il faut { $needed } ; vous en avez { $held }.
buys-nothing = Une expédition ({ $good }) ne suffit à payer aucun bâtiment.
no-purchase-after = Après cet échange, vous ne pourriez rien acheter.
dodges-purchase = Vous ne pourriez plus acheter ensuite, alors que vous le devez si vous le pouvez.
just-spent = C'est ce que vous rendez ({ $good }) ; recevez autre chose.
full = Vous avez déjà { $held }, sans place pour plus.
cannot-convert-into = Vous n'avez pas assez d'autres marchandises à convertir en { $good }.
take-from = Vous prenez à { $victim }.
goods-of = Ces marchandises appartiennent à { $owner }.
asked-about = Dites d'abord combien vous en gardez : { $good }.
needs-more = Il faut { $needed } ; vous en avez { $held }.
have-none = Vous n'avez pas de { $good }.
has-none = { $owner } n'a pas de { $good }.

## Une action en une ligne : fragments sans sujet

does-visit = visite : { $building }
does-go-home = rentre chez soi
does-visit-home = visite le bâtiment de départ de { $owner }
does-gain = reçoit { $goods }
does-spend = rend { $goods }
does-turn-into = échange { $cost } contre { $goods }
does-lose = { $count ->
    [one] { $count } marchandise est perdue
   *[other] { $count } marchandises sont perdues
}
does-pay = paie { $goods } de péage à { $owner }
does-take-from = prend { $goods } à { $owner }
does-get-from = reçoit { $goods } de { $giver }
does-swap = échange au marché : { $one } et { $other }
does-mirror = inverse le marché
does-copy = utilise : { $building }
does-convert = convertit { $source } en { $target } contre { $spent }
does-ship = expédie { $goods } pour { $money } $
does-have = dispose de { $money } $
does-buy = achète : { $building }
does-keep = garde { $goods }
does-not-buy = ne peut acheter aucun bâtiment
does-nothing = sans effet
does-end = { $count ->
    [one] c'est le quatrième bâtiment : encore { $count } tour
   *[other] c'est le quatrième bâtiment : encore { $count } tours
}
other-gains = { $seat } reçoit { $goods }

## What choices touch, by kind of thing

thing-home = Bâtiment de départ

## Ce qui figure sur une chose avant qu'on la choisisse

brief-did-ship = expédie { $goods }
brief-lost-to-limit = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}
brief-money-lost = { $money ->
    [one] { $money } $ perdu
   *[other] { $money } $ perdus
}

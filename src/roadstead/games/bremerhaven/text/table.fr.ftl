# La table de Bremerhaven en mots.

place = { $id }
value = { $id }
value-count = { $n ->
    [1] { $id }
    [2] deux fois { $id }
   *[other] { $n } fois { $id }
}
play = { $id ->
    [money] argent
    [prestige] prestige
   *[none] rien
}
phase = { $id ->
    [bidding] enchères
    [permits] permis de construire
    [influence] accroître l'influence
    [prices] cartes de prix
    [career] échelle de carrière
    [sea] plateau Mer
    [land] plateau Terre
    [harbour] travail dans les ports
    [event] événement
   *[dealing] des cartes sont révélées
}
part-reward = { $reward-id ->
    [money] { $reward-amount ->
        [one] prime de { $reward-amount } pièce
       *[other] prime de { $reward-amount } pièces
    }
    [prestige] prime de { $reward-amount } prestige
   *[none] pas de prime
}
part-penalty = { $penalty-id ->
    [money] { $penalty-amount ->
        [one] pénalité de { $penalty-amount } pièce
       *[other] pénalité de { $penalty-amount } pièces
    }
    [prestige] pénalité de { $penalty-amount } prestige
   *[none] pas de pénalité
}
part-ship = { $ship } : { $cargo }, escale { $time }, taille de poste { $berth }, prestige { $prestige }
part-contract = { $contract }, délai de livraison { $time }, { part-reward }, { part-penalty }
part-building = { $building }, prestige { $prestige }. { $effect }
part-score = { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
} × { $prestige } prestige = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-time = { $time ->
    [one] { $time } marqueur de temps
   *[other] { $time } marqueurs de temps
}

## La manche

table-setup = Mise en place
table-round = { $last ->
    [0] Manche { $round } : { $phase }
   *[other] Manche { $round } sur { $last } : { $phase }
}
table-over = La partie est finie après la manche { $round }
table-best = { $seat } a le meilleur score : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
table-asked = C'est maintenant à { $seats } de décider.
table-start = Vous commencez avec des marchandises de types que votre contrat de départ ne demande pas.
table-lap = Chacun pose une carte à son tour, dans l'ordre des rangs : passage { $lap } sur { $last }.
table-ship = { $seat } a gagné un navire. { part-ship }.
table-contract = { $seat } a gagné un contrat. { part-contract }.
table-token = Le pion navire a encore { $left } cases devant lui ; à la fin de cette manche, il avance de { $step }.
table-last-round = C'est la dernière manche : le pion navire avance de { $step } et n'en a plus que { $left } devant lui.
table-news = Événement à la fin de cette manche, { $newspaper } : { $effect }
table-news-now = Événement en cours, { $newspaper } : { $effect }
table-no-news = Il n'y a pas d'événement dans cette manche.

## Les plateaux et leurs enchères

table-town = Ville, { $count ->
    [one] { $count } bâtiment dans la pile
   *[other] { $count } bâtiments dans la pile
}
table-sea = Mer, { $count ->
    [0] aucun navire dans la pioche
    [one] { $count } navire dans la pioche, du paquet { $stack }
   *[other] { $count } navires dans la pioche, le prochain du paquet { $stack }
}
table-land = Terre, { $count ->
    [0] aucun contrat dans la pioche
    [one] { $count } contrat dans la pioche, du paquet { $stack }
   *[other] { $count } contrats dans la pioche, le prochain du paquet { $stack }
}
table-no-load = Tous vos quais de chargement sont pris : un contrat que vous gagnez est défaussé, et vous subissez sa pénalité.
column-space = case
column-brings = ce qu'elle apporte
column-ship = navire
column-fits = vos postes
column-contract = contrat
column-sale = se vend
column-stored = dans votre stockage
column-own-bid = votre enchère
column-bid = { $seat }
column-dummy-bid = adversaire fictif
column-papers = journaux restants du fictif
cell-space = { $space }
cell-parking = { $money ->
    [one] { $money } pièce par carte
   *[other] { $money } pièces par carte
}
cell-building = { part-building }
cell-next-building = À la prochaine manche : { part-building }
cell-permit = Poser un bollard, dégager une case ou construire. Tous ceux qui enchérissent le peuvent ; tous sauf la plus forte enchère paient l'écart.
cell-reserve = La prochaine carte du talon. Tous ceux qui enchérissent peuvent la prendre ; tous sauf la plus forte enchère paient l'écart.
cell-grow = Votre prochaine carte, { $value }. Tous ceux qui enchérissent peuvent en prendre une ; tous sauf la plus forte enchère paient l'écart.
cell-no-reserve = Rien pour vous : votre talon est vide.
cell-prices = Choisir la carte de prix du dessus. Sans enchère, la suivante est révélée.
cell-career = Échanger deux voisins de l'échelle.
cell-ship = { part-ship }
cell-fits = { $docks-n ->
    [one] va au poste { $docks }
   *[other] va aux postes { $docks }
}
cell-fits-nowhere = ne va à aucun
cell-contract = { part-contract }
cell-money = { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
}
cell-money-range = { $low } à { $high } pièces
cell-stored = { $count } sur { $all }
cell-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cell-bid = { $count ->
    [one] { $sum }
   *[other] { $sum } avec { $count } cartes
}
cell-highest = { $sum }, la plus forte
cell-tie-won = { $sum }, gagne l'égalité par le rang
cell-tie-won-by = { $sum }, gagne l'égalité grâce à : { $building }
cell-tie-lost = { $sum }, perd l'égalité
cell-pays = { $money ->
    [0] { $sum }, gratuit
   *[other] { $sum }, paie { $money }
}

## Cartes, rangs et prix

table-influence = Cartes d'influence
column-bidder = joueur
column-cards = cartes de cette manche
column-in-hand = en main
column-next-card = prochaine du talon
cell-values = { $values }
cell-dummy = l'adversaire fictif
table-ladder = Échelle de carrière : à enchères égales, le rang le plus élevé gagne
table-ties-reveal = Pour les navires et les contrats, c'est l'échelle de la révélation qui compte.
column-rank = rang
column-income = revenu
cell-rank = { $rank }
table-goods = Marchandises et prix
column-good = marchandise
column-price = prix
column-on-ships = sur vos navires
column-needed = demandées par vos contrats
cell-good = { $good }
table-wild = { $count ->
    [one] Vos contrats demandent encore { $count } marchandise au choix.
   *[other] Vos contrats demandent encore { $count } marchandises au choix.
}
table-next-prices = La prochaine carte de prix : tonneau { $barrel }, conteneur { $container }, caisse { $crate }, passager { $passenger }.
table-price-cards = Cartes de prix au choix
column-card = carte
column-contracts = vos contrats, complets
cell-present = en vigueur

## Un port

table-own-harbour = { $seat }, votre port : { part-score }
table-harbour = { $seat } : { part-score }
table-bank = { $cash ->
    [one] { $cash } pièce en liquide, { $balance } à la Banque.
   *[other] { $cash } pièces en liquide, { $balance } à la Banque.
}
table-grade = Grade : { $grade } ; { $next } à partir de { $points } points.
table-top-grade = Grade : { $grade }, le plus élevé.
table-dock-free = Poste { $dock }, taille { $berth } : libre.
table-dock = Poste { $dock }, taille { $berth } : { $ship }, { $cargo-n ->
    [0] déchargé
   *[other] { $cargo } à bord
}, { part-time }, prestige { $prestige }.
table-load-free = Quai de chargement { $dock } : libre.
table-load-free-closed = Quai de chargement { $dock } : libre, mais inaccessible tant que la colonne { $dock }, rangée 1 n'est pas dégagée.
table-load = Quai de chargement { $dock } : contrat pour { $contract }, { $delivered ->
    [0] rien n'est livré
   *[other] { $missing-n ->
        [0] tout est livré
       *[other] il manque { $missing }
    }
}, { part-time }, { part-reward }, { part-penalty }{ $sale ->
    [0] .
    [one] ; les marchandises livrées se vendent { $sale } pièce.
   *[other] ; les marchandises livrées se vendent { $sale } pièces.
}
table-load-closed = Le quai de chargement { $dock } est inaccessible tant que la colonne { $dock }, rangée 1 n'est pas dégagée.
table-free-loads = { $docks-n ->
    [one] Quai de chargement libre : { $docks }.
   *[other] Quais de chargement libres : { $docks }.
}
table-storage = { $spare ->
    [0] Stockage : { $goods } ; aucune case libre.
    [one] Stockage : { $goods } ; { $spare } case libre, pour une marchandise ou deux caisses.
   *[other] Stockage : { $goods } ; { $spare } cases libres, chacune pour une marchandise ou deux caisses.
}
table-still-fits = Il reste de la place pour : { $goods }.
table-built = Construit : { part-building }
table-gained = À construire, avec un permis et une case de stockage libre : { part-building }
table-value = Valeur du port : { $prestige } ; un prestige inférieur y monte à la fin de la manche.
table-wall = Mur de quai { $wall } : { $count ->
    [one] { $count } bollard
   *[other] { $count } bollards
} ; le suivant coûte { $money ->
    [one] { $money } pièce.
   *[other] { $money } pièces.
}
table-wall-full = { $count ->
    [one] Mur de quai { $wall } : { $count } bollard, complet.
   *[other] Mur de quai { $wall } : { $count } bollards, complet.
}
table-walls = Bollards sur les murs de quai 1 à 4 : { $first }, { $second }, { $third } et { $fourth }.
table-cover = La colonne { $column }, rangée { $row } est couverte ; la dégager coûte { $money ->
    [one] { $money } pièce.
   *[other] { $money } pièces.
}
table-covers = { $count ->
    [one] { $count } case sur { $all } est couverte.
   *[other] { $count } cases sur { $all } sont couvertes.
}

## Pourquoi une chose ne peut pas être choisie

harbour-of = C'est le port de { $owner } ; vous agissez dans le vôtre.
already-laid = Vous avez déjà posé votre { $value } : { $spaces }.
still-in-reserve = La carte { $value } est encore dans votre talon ; elle rejoint votre main quand vous accroissez votre influence.
lowest-of-reserve = Vous recevez la carte la plus basse de votre talon : la { $value }.
contract-wants = Votre contrat de départ demande cela : { $good }. Commencez avec d'autres marchandises.
in-goods-order = Les marchandises de départ se choisissent dans l'ordre des types ; celle-ci est déjà passée.
no-room = Il n'y a pas de place pour 1 { $good } dans votre stockage.
wall-full = { $count ->
    [one] Le mur de quai { $wall } a { $count } bollard ; il n'en tient pas plus.
   *[other] Le mur de quai { $wall } a { $count } bollards ; il n'en tient pas plus.
}
too-expensive = { $money ->
    [one] Coûte { $money } pièce, vous avez { $cash } en liquide.
   *[other] { $permit ->
        [0] Coûte { $money } pièces, vous avez { $cash } en liquide.
       *[other] Coûte { $money } pièces, dont { $permit } pour le permis ; vous avez { $cash } en liquide.
    }
}
building-of = Ce bâtiment est à { $owner } : { $building }.
already-built = Ce bâtiment est déjà construit : { $building }.
no-open-space = Des bâtiments et des cartes de couverture occupent toutes vos cases.
goods-in-the-way = Des marchandises occupent toutes les cases où vous pourriez construire.
not-built = Ce bâtiment n'est pas encore construit : { $building }.
produces-nothing = Ce bâtiment ne produit rien : { $building }.
already-used = Vous avez déjà utilisé ce bâtiment dans cette manche : { $building }.
bank-rests = Vous n'avez rien en liquide à déposer, et un solde de { $balance } ne rapporte pas d'intérêts : il faut { $per }.
dock-taken = { $time ->
    [one] { $ship } s'y trouve jusqu'à la fin de cette manche.
   *[other] { $ship } s'y trouve encore { $time } manches, celle-ci comprise.
}
berth-too-small = Le poste est trop petit : taille { $berth }, et { $ship } demande { $needed }.
no-ship-there = Il n'y a pas de navire.
nothing-aboard = Il n'y a plus rien à bord : { $ship }.
no-room-and-not-needed = Il n'y a pas de place pour 1 { $good } dans votre stockage, et aucun contrat accessible n'en a besoin.
load-taken = { $time ->
    [one] Il y a déjà un contrat ; il échoit à la fin de cette manche.
   *[other] Il y a déjà un contrat ; il échoit dans { $time } manches, celle-ci comprise.
}
no-contract-there = Il n'y a pas de contrat.
all-delivered = { $time ->
    [one] Tout est livré ; le contrat est réglé à la fin de cette manche.
   *[other] Tout est livré ; le contrat est réglé dans { $time } manches, celle-ci comprise.
}
unload-first = Il manque encore : { $missing }. Ce qui est sur vos navires doit d'abord être déchargé.
not-stored = Il manque encore : { $missing }. Rien de cela n'est dans votre stockage.
none-stored = Il n'y a pas de { $good } dans votre stockage.
marker-elsewhere = Le marqueur de temps est pour la carte qui vient d'arriver.
not-convertible =
    Pour emballer, il faut 2 caisses dans votre stockage ; pour déballer, 1 conteneur et de la place pour ses caisses. { $money ->
        [0] C'est gratuit.
        [one] Chaque fois, c'est { $money } pièce.
       *[other] Chaque fois, c'est { $money } pièces.
    }
not-needed = Aucun de vos contrats n'a besoin de { $good } maintenant.
needed-out-of-reach = Il faut 1 { $good } au quai de chargement { $dock }, mais il est inaccessible tant que la colonne { $dock }, rangée 1 n'est pas dégagée.

## Ce qu'un choix apporte

paying = { $money ->
    [one] Vous payez { $money } pièce et en gardez { $left } en liquide.
   *[other] Vous payez { $money } pièces et en gardez { $left } en liquide.
}
bid-stays = La carte y reste jusqu'à la fin de la manche. Les autres voient où elle est ; sa valeur est cachée jusqu'à la révélation.
bid-parks = { $money ->
    [one] { $money } pièce pour la carte, quelle que soit sa valeur.
   *[other] { $money } pièces pour la carte, quelle que soit sa valeur.
}
bid-grows = { $count ->
    [one] Votre enchère y monte à { $sum } avec { $count } carte.
   *[other] Votre enchère y monte à { $sum } avec { $count } cartes.
}
bid-difference = Si votre enchère est plus faible que la plus forte, vous payez l'écart ; si elle est égale, vous ne payez rien.
tie-won = À enchères égales, vous gagnez, dans l'état actuel.
tie-lost = { $seats-n ->
    [one] À enchères égales, { $seats } gagne avant vous, dans l'état actuel.
   *[other] À enchères égales, { $seats } gagnent avant vous, dans l'état actuel.
}
tie-lost-to-dummy = À enchères égales, l'adversaire fictif gagne avant vous, dans l'état actuel.
ship-fits-nowhere = Le navire ne va à aucun de vos postes libres ; si rien ne change, il est défaussé quand vous le gagnez.
contract-fits-nowhere = Tous vos quais de chargement sont pris : si vous gagnez le contrat, il est défaussé ; { part-penalty }.
berth-grows = Le poste { $dock } passe à la taille { $berth }.
no-berth-grows = Aucun poste ne s'agrandit encore : le mur de quai de l'autre côté a trop peu de bollards.
space-opens = Une case de plus pour des marchandises ou un bâtiment.
load-opens = Le quai de chargement { $dock } devient accessible.
building-works = Agit aussitôt : prestige { $prestige }. { $effect }
space-taken = Il occupe une case de votre stockage.
next-hand = Votre prochaine main : { $values }. La carte { $lowest } quitte la partie.
contracts-sell = { $money ->
    [one] Vos contrats, complets, se vendraient { $money } pièce.
   *[other] Vos contrats, complets, se vendraient { $money } pièces.
}
contracts-sell-range = Vos contrats, complets, se vendraient { $low } à { $high } pièces.
rank-then = Vous passez au rang { $rank }, avec un revenu de { $money }.
wins-instead = { $seat } gagne alors : { $space }.
dummy-wins-instead = L'adversaire fictif gagne alors : { $space }.
dock-taken-for = { $time ->
    [one] Le poste est pris pour cette manche.
   *[other] Le poste est pris pour { $time } manches, celle-ci comprise.
}
dock-needed = Il n'y a alors plus de poste pour un autre navire que vous avez gagné, et il est défaussé : { $ship }.
contracts-take = { $count ->
    [0] Aucun de vos contrats n'en a besoin. Prix actuel : { $price }.
   *[other] Vos contrats peuvent en prendre { $count }. Prix actuel : { $price }.
}
load-taken-for = { $time ->
    [one] Échoit à la fin de cette manche ; s'il n'est pas complet alors : { part-penalty }.
   *[other] Échoit dans { $time } manches, celle-ci comprise ; s'il n'est pas complet alors : { part-penalty }.
}
prestige-falls = Votre prestige descend à { $count }.
deposit-bound = L'argent de la Banque ne paie plus que pénalités et événements ; il compte à la fin.
next-interest = Solde { $balance } : { $money ->
    [0] pas d'intérêts à la prochaine utilisation.
    [one] { $money } pièce d'intérêts à la prochaine utilisation.
   *[other] { $money } pièces d'intérêts à la prochaine utilisation.
}
storage-full = Aucune case de votre stockage n'est alors libre.
good-sells = { $money ->
    [one] Se vend { $money } pièce aux prix actuels.
   *[other] Se vend { $money } pièces aux prix actuels.
}
contract-complete = Le contrat est complet : { part-reward }.
wild-filled = Elle occupe un symbole de marchandise au choix.
good-stays = Elle y reste ; le quai de chargement { $dock } en a besoin aussi.
not-used = Non utilisé dans cette manche : { $buildings }.
prestige-rises = Votre prestige monte à { $count }.
cargo-lost = { $ship } part, et ceci est perdu : { $cargo }.
settled-complete = Quai de chargement { $dock } : le contrat est complet et rapporte { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
}{ $prestige ->
    [0] .
   *[other] {" "}et { $prestige } prestige.
}
settled-short = Quai de chargement { $dock } : le contrat échoit, il manque { $missing } ; vente { $sale ->
    [one] { $sale } pièce
   *[other] { $sale } pièces
}, { part-penalty }.
last-work = C'est la dernière manche : ensuite, tous les contrats sont réglés, et les marchandises en stockage et sur les navires ne valent rien.

## Plusieurs coups à la fois

use-all = Utiliser : { $buildings }
part-moves = { $unloaded-n ->
    [0] Livrer { $delivered }
   *[other] { $delivered-n ->
        [0] Décharger { $unloaded }
       *[other] Décharger { $unloaded }, livrer { $delivered }
    }
}
move-all = { part-moves }
move-all-and-finish = { part-moves }, puis terminer le travail
unload-all = Décharger seulement { $goods }
step-unload = Porter { $goods } du poste { $dock } vers le stockage
step-deliver = Porter { $goods } du stockage au quai de chargement { $dock }

## Une action en une ligne : fragments sans sujet

part-coins = { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
}
does-bid = enchérit { $value } sur « { $space } »
does-bid-veiled = pose une carte face cachée sur « { $space } »
does-bollard = pose un bollard sur le mur de quai { $wall }
does-clear = dégage la colonne { $column }, rangée { $row }
does-build = construit « { $building } »
does-decline = renonce
does-set-prices = fixe les prix : tonneau { $barrel }, conteneur { $container }, caisse { $crate }, passager { $passenger }
does-keep = laisse l'échelle de carrière telle quelle
does-swap = échange les rangs { $upper } et { $lower }
does-name = nomme comme cargaison des { $good-id ->
    [barrel] tonneaux
    [container] conteneurs
    [crate] caisses
   *[passenger] passagers
}
does-add-time = ajoute 1 marqueur de temps
does-keep-time = garde le temps imprimé
does-load = place le contrat pour { $contract } au quai de chargement { $dock }
does-take = prend 1 { $good }
does-finish = en reste là dans le port
does-work = travaille au port
does-produce = produit { $goods }
does-unload = décharge { $goods }
does-pack = { $count ->
    [one] emballe { $crates } caisses dans { $count } conteneur
   *[other] emballe { $crates } caisses dans { $count } conteneurs
}
does-unpack = { $count ->
    [one] déballe { $count } conteneur en { $crates } caisses
   *[other] déballe { $count } conteneurs en { $crates } caisses
}
does-deliver = livre { $goods } au quai de chargement { $dock }
does-earn-interest = touche { part-coins } d'intérêts
does-earn-income = reçoit { part-coins } comme { $rank }
other-earn-income = { $seat } { does-earn-income }
does-deposit = dépose { part-coins } à la Banque
other-parks = { $seat } reçoit { part-coins } du parking
other-wins-building = { $seat } acquiert « { $building } »
does-without-permit = se passe de permis
other-without-permit = { $seat } { does-without-permit }
does-grow = prend une carte de valeur { $value } à son talon
other-grow = { $seat } { does-grow }
does-win-ship = gagne « { $ship } »
other-win-ship = { $seat } { does-win-ship }
does-dock = place « { $ship } » au poste { $dock }
other-dock = { $seat } { does-dock }
does-no-dock = gagne « { $ship } » sans avoir de poste pour ce navire
other-no-dock = { $seat } { does-no-dock }
does-win-contract = gagne le contrat pour { $contract }
other-win-contract = { $seat } { does-win-contract }
does-refuse = ne place pas le contrat pour { $contract }
other-refuse = { $seat } { does-refuse }
does-rise = monte à { $count } de prestige
other-rise = { $seat } { does-rise }
does-ship-sails = { $count ->
    [0] « { $ship } » appareille
    [one] « { $ship } » appareille avec { $count } marchandise
   *[other] « { $ship } » appareille avec { $count } marchandises
}
other-ship-sails = { $count ->
    [0] chez { $seat }, « { $ship } » appareille
    [one] chez { $seat }, « { $ship } » appareille avec { $count } marchandise
   *[other] chez { $seat }, « { $ship } » appareille avec { $count } marchandises
}
does-complete = remplit le contrat pour { $contract } et reçoit { part-coins }{ $prestige ->
    [0] {""}
   *[other] {" "}et { $prestige } prestige
}
other-complete = { $seat } { does-complete }
does-fail = ne remplit pas le contrat pour { $contract }{ $money ->
    [0] {""}
   *[other] , vend des marchandises pour { part-coins }
}{ $paid ->
    [0] {""}
    [one] , paie { $paid } pièce
   *[other] , paie { $paid } pièces
}{ $prestige ->
    [0] {""}
   *[other] , perd { $prestige } prestige
}
other-fail = { $seat } { does-fail }
does-get = reçoit { part-coins }
other-get = { $seat } { does-get }
does-pay = paie { part-coins }
other-pay = { $seat } { does-pay }
other-gains-prestige = { $seat } gagne 1 prestige
does-lose-prestige = perd 1 prestige
other-lose-prestige = { $seat } { does-lose-prestige }
does-lose-good = rend 1 { $good }
other-lose-good = { $seat } { does-lose-good }
other-revealed = toutes les cartes sont révélées
other-bids-2 = { $first } { $first-sum } et { $second } { $second-sum } sur « { $space } »
other-bids-3 = { $first } { $first-sum }, { $second } { $second-sum } et { $third } { $third-sum } sur « { $space } »
other-bids-4 = { $first } { $first-sum }, { $second } { $second-sum }, { $third } { $third-sum } et { $fourth } { $fourth-sum } sur « { $space } »
other-bids-and-dummy = { $seat } { $seat-sum } et l'adversaire fictif { $sum } sur « { $space } »
other-incomes-2 = revenus : { $first } { $first-money } et { $second } { $second-money }
other-incomes-3 = revenus : { $first } { $first-money }, { $second } { $second-money } et { $third } { $third-money }
other-incomes-4 = revenus : { $first } { $first-money }, { $second } { $second-money }, { $third } { $third-money } et { $fourth } { $fourth-money }
other-building-lost = « { $building } » quitte la partie
other-dummy-bids = l'adversaire fictif pose une carte sur « { $space } »
other-dummy-grows = la main de l'adversaire fictif gagne un pas
other-dummy-captain = l'adversaire fictif devient Capitaine
other-ship-lost = l'adversaire fictif emporte « { $ship } »
other-contract-lost = l'adversaire fictif emporte le contrat pour { $contract }
other-prices = les prix sont désormais : tonneau { $barrel }, conteneur { $container }, caisse { $crate }, passager { $passenger }
other-news = événement : { $newspaper }
other-swept = tous les navires et contrats des plateaux Mer et Terre sont défaussés
other-time = { $count ->
    [1] chaque { $target } reçoit 1 marqueur de temps de plus
   *[other] chaque { $target } qui a plus d'un marqueur de temps en perd un
}
other-announced = prochain événement : { $newspaper }
other-round = { $left ->
    [one] la manche { $round } commence, il reste { $left } case au pion navire
   *[other] la manche { $round } commence, il reste { $left } cases au pion navire
}
other-last-round = la manche { $round } commence, la dernière
other-end = le pion navire atteint la dernière case et la partie est finie
other-grade = { $points ->
    [one] { $points } point donne le grade « { $grade } »
   *[other] { $points } points donnent le grade « { $grade } »
}

## What choices touch, by kind of thing

thing-card = Carte { $id }
thing-dock = Poste { $id }
thing-load = Quai de chargement { $id }
thing-wall = Mur de quai { $id }
thing-convert = Emballage
thing-tonight = En rester là
thing-cell = Colonne { $a }, rangée { $b }
thing-price = Carte de prix

## Ce qui figure sur une chose avant qu'on la choisisse

brief-paying = { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
}
brief-contract-fits-nowhere = aucun quai de chargement libre
brief-dock-needed = sans poste : { $ship }
brief-cargo-lost = perdu : { $cargo }
brief-settled-short = il manque { $missing }

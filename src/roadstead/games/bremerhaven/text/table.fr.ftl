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
    [one] Stockage : { $goods } ; { $spare } case libre.
   *[other] Stockage : { $goods } ; { $spare } cases libres.
}
table-still-fits = Il reste de la place pour : { $goods }.
table-built = Construit : { part-building }
table-gained = À construire : { part-building }
table-value = Valeur du port : { $prestige } prestige.
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

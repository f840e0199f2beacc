you = vous
dummy = l'adversaire fictif

## Spaces and bids

contract = Contrat
parking = { $count ->
    [one] { $count } pièce par carte posée ici
   *[other] { $count } pièces par carte posée ici
}
permit = gratuit au plus offrant, les autres paient l'écart
influence = votre prochaine carte ; les autres paient l'écart
empty = rien ici
when-met = Rempli :
when-missed = Manqué :
reward-none = vente seule
reward-money = { $count ->
    [one] +{ $count } pièce
   *[other] +{ $count } pièces
}
reward-prestige = +{ $count } prestige
penalty-none = rien
penalty-money = { $count ->
    [one] −{ $count } pièce
   *[other] −{ $count } pièces
}
penalty-prestige = −{ $count } prestige
prestige-of = { $count } prestige
lay-time = { $count ->
    [one] reste { $count } manche
   *[other] reste { $count } manches
}
berth = demande un poste de { $count }
lies-there = { $count ->
    [one] { $name } : { $count } carte
   *[other] { $name } : { $count } cartes
}
no-bid = aucune offre
nobody = { $space ->
    [building] aucune offre : quitte le jeu
    [prices] aucune offre : la carte suivante arrive
    [career] aucune offre : rien ne change
    [parking] aucune offre
    [permit] aucune offre
    [influence] aucune offre
   *[other] aucune offre : reste là
}
wins = { $name } avec { $sum }
you-wins = à vous avec { $sum }
wins-tie = { $name } gagne l'égalité à { $sum }
you-wins-tie = vous gagnez l'égalité à { $sum }
open-tie = égalité : ouverte jusqu'après 1.5
pays = { $count ->
    [0] { $name } : gratuit
   *[other] { $name } : pour { $count }
}
parks = { $name } : +{ $count }
rank-of = { $rank } : { $name }, revenu { $income }

## The reveal

walk-at = { $n ->
    [0] { $of } cases
   *[other] { $code }, { $n } sur { $of }
}
walk-back = La case précédente
walk-next = La case suivante
go-on = Continuer
settlement = Résolution
look-at-boards = Voir les plateaux
back-to-harbour = Retour au port

## Cards and the course of the game

your-influence = Votre influence
lap = carte { $count } sur { $of }
all-laid = toutes posées
card = { $count ->
    [one] Influence { $value }
   *[other] Influence { $value }, { $count } cartes
}
card-laid = Influence { $value }, posée sur { $code }
progress = Progression
spaces-left = { $count ->
    [one] encore { $count } case
   *[other] encore { $count } cases
}
next-step = ensuite +{ $count }
ships-left = { $stack ->
    [0] Navires restants : { $count }
   *[other] Navires restants : { $count }, le prochain de la pile { $stack }
}
contracts-left = { $stack ->
    [0] Contrats restants : { $count }
   *[other] Contrats restants : { $count }, le prochain de la pile { $stack }
}
buildings-left = Bâtiments restants : { $count }
stack = pile { $n }
supply = Réserve
prices = Prix
prices-help = de cette manche
price-card = Carte de prix
price-cards = Cartes de prix
price-cards-help = en or : celle du dessus
ladder = Échelle de carrière

## A harbour

your-harbour = Votre port
harbour-of = Port de { $name }
back = Retour au mien
places-free = { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
}
in-bank = { $count } à la Banque
packing =
    2 caisses dans 1 conteneur ou l'inverse : { $cost ->
        [0] gratuit
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }
wall = Mur de quai { $n }
bollard = bollard
bollard-costs = { $count ->
    [one] bollard pour { $count } pièce
   *[other] bollard pour { $count } pièces
}
dock = Poste { $n }
free-dock = poste libre, taille { $berth }
unloaded = déchargé
time-left = { $count ->
    [one] encore { $count } manche
   *[other] encore { $count } manches
}
loading-dock = Quai de chargement { $n }
load-free = chargement { $n }
load-closed = { $n }, fermé
closed = fermé
no-goods-yet = pas encore de marchandises
contract-for = Contrat : { $goods }
delivered = { $count } sur { $of } livrées
brings = rapporte { $count }
brings-of = { $count } sur { $full }
up-to = { $count }
from-to = { $least } à { $most }
free = libre
covered = { $cost ->
    [one] Colonne { $column }, rangée { $row } : couverte, { $cost } pièce pour l'ouvrir
   *[other] Colonne { $column }, rangée { $row } : couverte, { $cost } pièces pour l'ouvrir
}
cover = Carte de couverture
cover-costs = L'enlever coûte { $cost }.
stored = { $good }, en stockage
gained = Gagnés, pas construits
done = terminé
working = joue
aboard = { $count ->
    [one] { $count } marchandise à bord
   *[other] { $count } marchandises à bord
}
money = pièces
prestige = prestige
ships = navires aux postes
contracts = contrats
buildings = bâtiments

## What the end of the round brings

tonight = Ce soir
tonight-help = si vous arrêtez là
tonight-of = dans l'état actuel
tonight-sum = En l'état
tonight-stop = Touchez pour en rester là.
tonight-rises = Le prestige monte à la valeur du port
tonight-sails = { $lost ->
    [0] { $card } part
    [one] { $card } part avec { $lost } marchandise
   *[other] { $card } part avec { $lost } marchandises
}
tonight-met = Quai de chargement { $n } rempli
tonight-missed = { $end ->
    [1] Quai de chargement { $n } manqué, car la partie finit
   *[other] Quai de chargement { $n } manqué
}
tonight-news = { $lost ->
    [0] { $card }
   *[other] { $card } : une marchandise est perdue
}
signed-money = { $count }
signed-prestige = { $count } prestige
worth-then = { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
} × { $prestige } prestige
uses = Ce que peuvent vos marchandises
uses-help = par quai de chargement, aux prix du jour
completes = remplit { $docks }
not-wanted = aucun contrat n'en prend maintenant
money-and-prestige = +{ $money }, +{ $prestige } prestige
the-dummy = L'adversaire fictif
dummy-help = cases que ses journaux peuvent encore nommer
dummy-cards = Enchérit avec { $values }

## What buildings do, in a few words

ability-none = aucun effet
ability-set-price-if-no-bid = sans offre en 1.4 : vous choisissez
ability-bank = garde de l'argent, paie des intérêts
ability-produce-good = produit 1 par manche
ability-produce-money = rapporte { $count } par manche
ability-extra-spaces = { $count } places de plus
ability-special-storage = place pour { $count }
ability-direct-delivery = du navire droit au contrat
ability-free-conversion = emballage gratuit
ability-bonus-per-completed-contract = +{ $count } par contrat rempli
ability-waive-penalties = aucune pénalité de contrat
ability-win-ties = gagne les égalités en 2 et 3
ability-berth-reduction = postes plus petits de { $count }
ability-expansion-discount = bollards, couvertures : −{ $count }
ability-prestige-per-ship = +{ $count } prestige par navire
ability-extra-time = +{ $count } temps aux nouvelles cartes

## Decks and grades

in-no-order = sans ordre
discarded = Défaussés
close = Fermer
grade = Grade : { $grade }
next-grade = { $grade } dès { $points } points
top-grade = le plus haut
more-money = { $count ->
    [one] { $count } pièce de plus donne
   *[other] { $count } pièces de plus donnent
}
more-prestige = { $count ->
    [one] { $count } prestige de plus donne
   *[other] { $count } prestiges de plus donnent
}
may-not = { $name } : non
influence-next = votre prochaine carte, un { $value } ; les autres paient l'écart
permit-more = Chaque autre permis coûte la meilleure offre.

tie-on = Égalité sur { $code }
tie-help = { $sum } chacun : le rang supérieur l'emporte
tie-open = { $sum } chacun : l'échelle après 1.5 décide
reveal-again = Revoir les offres
your-bids = Vos offres
decides = aucune offre : { $name } décide grâce à la Bourse
you-decides = aucune offre : vous décidez grâce à votre Bourse
dummy-wins = l'adversaire fictif avec { $sum } : { dummy-effect }
dummy-wins-tie = l'adversaire fictif l'emporte à égalité avec { $sum } : { dummy-effect }
dummy-effect = { $space ->
    [prices] la carte de prix suivante arrive
    [career] il est alors Capitaine
   *[other] la carte est défaussée
}
next-card = Votre prochaine carte
next-card-help = la plus basse quitte la partie
storage = Stockage
plan = Tout d'un coup
plan-help = une annulation reprend tout
papers-left = Journaux restants : { $count }
grades = Grades
grade-from = dès { $points }
missing-for = Ce qui manquait pour { $grade }
came-from = D'où cela vient
came-from-help = Prestige : ce que comptait votre port à la manche { $round }, quand il a monté pour la dernière fois, et ce qui a suivi. Les navires qui partent ne le baissent pas (BRE-642).
cause = { $cause ->
    [start] argent de départ
    [income] revenu selon le rang
    [parking] parking
    [sales] marchandises vendues
    [rewards] récompenses des contrats
    [production] bâtiments
    [interest] intérêts de la Banque
    [permits] permis de construire
    [bollards] bollards
    [influence] influence accrue
    [packing] emballer et déballer
    [penalties] contrats manqués
    [ships] navires à vos postes
   *[buildings] vos bâtiments
}
money-end = pièces à la fin
prestige-end = prestige à la fin
points-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brings-from-to = rapporte { $least } à { $most }
due-in-round = échéance à la fin de la manche { $round }
have-none = il manque : { $goods }
have-stored = en stock : { $goods }
have-aboard = sur vos navires : { $goods }
fits-nowhere = { $land ->
    [1] { $won }, mais vos quais de chargement sont tous pris
   *[other] { $won }, mais il n'entre à aucun poste libre
}

## A permit, and the Bank

this-permit = Ce permis
permit-first = Permis : meilleure offre { $best }, la vôtre { $bid }
permit-further = Autre permis : la meilleure offre
you-pay = Vous payez
your-money = Vos pièces
what-changes = Ce qui change
harbour-counts = Le port compte
prestige-tonight = Votre prestige ce soir
berth-of = Poste du dock { $n }
free-places = Places libres
then-with = Ensuite, avec { $count } en caisse
permit-with = Avec { $count } en caisse
permit-costs = le permis : { $count }
permit-thing = Votre choix
bollard-least = Le bollard le moins cher
changes-help = Pointez ce que vous pourriez choisir.
changes-nothing = Rien d'autre.
cover-least = La carte de couverture la moins chère
put-in-bank = À la Banque
field-of = { $money } pièces × { $prestige } prestige = { $points } points
field-help = En tirets : à partir d'ici { $grade }, { $points } points ; hachuré : les deux plus courts chemins

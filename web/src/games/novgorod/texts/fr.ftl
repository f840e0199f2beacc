start-player = premier joueur
ducats-name = Ducats
speed = Vitesse
kontors = Comptoirs
ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
seals = { $count ->
    [one] { $count } sceau
   *[other] { $count } sceaux
}
red-x = X rouge : sans un échelon de plus, vous ne pouvez pas gagner
per-turn = { $count ->
    [one] { $count } sceau par tour
   *[other] { $count } sceaux par tour
}

## The map

map = Les huit villes et leurs voies maritimes
price = prix
income = revenu
sold-out = épuisé
yours = à vous
fee = taxe { $fee }
port-fee = taxe portuaire { $fee ->
    [one] { $fee } ducat
   *[other] { $fee } ducats
}
no-fee = à vous : sans taxe
buy-for = pour { $price }
to-here = ici
your-kontor = votre comptoir
kontor-costs = comptoir pour { $ducats }, revenu { $income }
owners = comptoirs : { $names }

## Ship and route

phases = Les phases du tour
phase-route = Route
phase-evaluation = Exploiter
phase-purchase = Achat
phase-seals = Sceaux
your-ship = Votre navire
ship-at = { $name }, vitesse { $speed }
your-route = Votre route
route = Route
route-of = { $name } : route
cards-of = { $n } cartes sur { $limit }
hold = Cale : { $good }
hold-empty = cale vide
first-card = 1re carte
nth-card = { $n }e carte
a-city-that-glows = une ville qui brille
placeholder = substitution
placeholder-for = Carte de substitution pour { $name }
one-more = une de plus
one-more-card = Une carte de plus avec le privilège
with-speed = vitesse +1
route-card = { $n }. { $name }
kontor-brings = votre comptoir, revenu { $income }
good-open = { $good }
good-used = { $good }, utilisé
you-have = vous avez
has = { $name } a
open-income = revenus
port-fees = taxes portuaires
still-short = il manque
to-spare = il reste
left-over = reste { $count }
short-by = manque { $count }
ducats-short = { $count ->
    [one] il manque { $count } ducat
   *[other] il manque { $count } ducats
}

## Hand and orders

hand = Main
kontors-in-hand = { $count ->
    [one] { $count } comptoir
   *[other] { $count } comptoirs
}
kontor = Comptoir { $name }, { $good }, revenu { $income }
your-orders = Vos commandes
in-progress = { $count } sur { $most } en cours
order-card = Commande
order = Commande : { $upper } ; ligne du bas : { $lower }
upper = Ligne du haut : { $name }
lower = Ligne du bas : { $name }
left = À gauche du navire
left-note = la ligne du bas reste ouverte
under = Sous le navire : { $count }
orders = Commandes
orders-note = { $ducats } l'une
stack = Pioche : { $count ->
    [one] { $count } commande
   *[other] { $count } commandes
}
stack-words = pioche
hidden-order = Une commande face cachée
counter = Une commande spéciale honorée, face cachée
counter-shown = La carte d'une commande spéciale, retournée
red-x-levels-of = { $count ->
    [one] X rouge : encore { $count } échelon
   *[other] X rouge : encore { $count } échelons
}
others = Les autres
others-note = cale et commandes
next-level = échelon suivant : { $wanted }

## Career, bonus cards, special orders

your-career = Votre carrière
career-of = { $name } : carrière
level-of = échelon { $level } sur { $of }
choose-side = La face de votre carte de carrière
front = Recto
back = Verso
to-rise = pour monter
privilege = privilège
rise = Échelon { $level } : { $wanted }
bonus-cards = Cartes bonus
has-it = l'a
gone = épuisée
last-offer = dernière fois
then = puis { $seals }
special-orders = Commandes spéciales
special-note = 1 ducat de plus par commande sautée
special-order = Commande spéciale { $n }, partie { $part }
special = Commande spéciale { $n } : { $names }. { $ducats }, { $seals }
from-more = de { $count }+
skipped = { $count -> 
    [one] { $count } sautée
   *[other] { $count } sautées
}
at-the-end = à la fin
red-x-levels = { $count ->
    [one] X rouge : sans { $count } échelon de plus, vous ne pouvez pas gagner.
   *[other] X rouge : sans { $count } échelons de plus, vous ne pouvez pas gagner.
}

## The turn as it stands, and the purchase

fulfilled = Commandes sous le navire
seals-name = Sceaux
outlook = Le tour tel qu'il se présente
on-to = suite : { $phase }
could = Cette route pourrait rapporter
could-help = chaque marchandise pour un seul usage
how-on = Suites possibles
both-rows-of = Les deux lignes. { $name }. { $seals } sceaux
after-turn = ensuite
cause-extra-income = supplément
cause-bonus = carte bonus
cause-career = carrière
cause-privilege = privilège
purchase = Achat
stall-kontor = Comptoir
stall-kontor-help = Sa marchandise sans taxe, et son revenu.
cities-glow = { $count ->
    [0] aucun à votre portée
    [one] { $count } ville sur la carte
   *[other] { $count } villes sur la carte
}
stall-ship = Niveau du navire
cards-a-turn = { $count } cartes par tour
stall-order = Commande
stall-order-help = { $row } sceaux par ligne, { $both } pour les deux en un tour.
orders-glow = les commandes brillent
stall-cheap-help = En plus ; alors pas de sceau du privilège.
touch-then-order = touchez, puis la commande
stall-owned = vitesse maximale
stall-empty = il n'en reste plus
stall-bought = vous avez acheté
stall-enough = assez en cours
stall-used = privilège utilisé
stall-short = { $count ->
    [one] il manque { $count } ducat
   *[other] il manque { $count } ducats
}
stall-later = plus tard
to-pay = à payer
both-rows = les deux { $seals }
used = utilisé
covered = recouvert
use-row = { $row ->
    [0] ligne du haut d'une commande
   *[1] ligne du bas d'une commande
}
use-make = { $ware } pour des sceaux
use-special = commande spéciale { $at }
use-level = échelon { $at }
use-store = stocker

## Merchant and pirate

merchant-ducats = +{ $count }
merchant-seals = { $count ->
    [one] +{ $count } sceau
   *[other] +{ $count } sceaux
}
pirate-front = 1 carte de moins
pirate-back = fermée
pirate-moves = { $price ->
    [0] déplacement gratuit
   *[other] déplacer : { $price }
}

## Where an order lies

order-hand = main
order-begun = à moitié
order-left = à moitié

## Where seals came from

from-luxury = { $name } : { $seals }
from-both = { $count ->
    [one] { $count } commande, les deux lignes à la fois : { $seals }
   *[other] { $count } commandes, les deux lignes à la fois : { $seals }
}
from-row = { $count ->
    [one] { $count } ligne seule : { $seals }
   *[other] { $count } lignes seules : { $seals }
}
from-special = { $count ->
    [one] { $count } commande spéciale : { $seals }
   *[other] { $count } commandes spéciales : { $seals }
}
from-level = { $count ->
    [one] { $count } tour à l'échelon { $level } : { $seals }
   *[other] { $count } tours à l'échelon { $level } : { $seals }
}
from-privilege = { $count ->
    [one] { $count } tour sans autre privilège : { $seals }
   *[other] { $count } tours sans autre privilège : { $seals }
}
from-bonus = { $name } : { $seals }
from-merchant = fabriqués dans la ville du marchand : { $seals }
from-variety = { $count } types sur les commandes honorées : { $seals }
from-earlier = avant : { $seals }

start-player = premier joueur
ships-sailed = Navires partis
employees = Employés
trains = Trains
canals-laid = Canaux posés
guilders-name = Florins
guilders = { $count ->
    [0] aucun florin
    [one] { $count } florin
   *[other] { $count } florins
}
none = aucun
free = libre

## La piste d'action

track = Piste d'action, la carte de tête sur la case { $space }
start = départ
action-build-ships = Construire
action-purchase-commodities = Acheter
action-rent-canal = Canal
action-manufacture-equipment = Fabriquer
action-recruit-crew = Recruter
action-hire-employee = Engager
action-exchange-commodities = Échanger
action-receive-subsidy = Subvention
does-build-ships = Achetez 1 à 3 cartes de navire et posez-les sur votre chantier.
does-purchase-commodities = Achetez un train avec ses trois chargements.
does-rent-canal = Louez un canal et posez-le pour votre bateau.
does-manufacture-equipment = Prenez un équipement sur l'anneau.
does-recruit-crew = Prenez une pièce sur le cercle d'équipage.
does-hire-employee = Engagez un employé.
does-exchange-commodities = Déchargez un train : prenez des pièces ou vendez les chargements.
does-receive-subsidy = Recevez des florins de la banque.
your-action = votre action
bonus-action = action bonus
final-action = action finale
no-income = sans revenu
income-is = Revenu : { $income }
yours = à vous
figure-of = { $name } s'y trouve
lead = en tête
lead-long = La carte de tête, avancée en dernier
closed-chosen = votre action de ce tour
closed-no-train = vous n'avez pas de train
closed-no-trains = aucun train proposé
closed-no-canals = aucun canal proposé
closed-no-place = pas de place au chantier
closed-nobody = personne à engager
closed-too-dear = trop cher
closed-bonus-too-dear = bonus trop cher
closed-bonus-taken = bonus déjà pris
moves-next = la prochaine
moves-after = ensuite
moves-in = { $count ->
    [one] Elle avance dans { $count } tour
   *[other] Elle avance dans { $count } tours
}
empty-spaces = { $count ->
    [one] { $count } case vide
   *[other] { $count } cases vides
}

## Revenu et compte à rebours

income = Revenu
income-now = revenu maintenant
income-next = revenu à votre prochain tour
income-note = revenu, puis vos florins
free-now = Vous pouvez choisir
free-next = À votre prochain tour
ahead = Devant, avec figurines : { $names }
none-ahead = Aucune figurine devant
gap = { $count ->
    [0] Aucune case vide devant
    [one] { $count } case vide devant
   *[other] { $count } cases vides devant
}
behind = Les cases vides ne comptent pas : { $name } est derrière
your-guilders = Vos florins
bonus-in-reach = Une action bonus est possible aussi.
countdown = Compte à rebours
countdown-end = fin
lap = tour { $n }
lap-of = tour de piste { $n } sur { $of }
spaces-gone = { $n } cases sur { $of } de ce tour de piste sont faites
turns-left = { $count ->
    [0] Le tour de piste finit avec ce tour
    [one] Encore { $count } tour
   *[other] Encore { $count } tours
}
then-give-up = , puis rendre { $count } + { $count } contrats
figures = Trois figurines chacun
figures-note = la carte qui en a deux avance
moved = avancée
to-space = case { $space }
in-turns = { $count ->
    [one] dans { $count } tour
   *[other] dans { $count } tours
}
this-turn = ce tour
in-hand = en main

## Ce qui est proposé

market = Proposé
bows = Proues
middles = Milieux
sterns = Poupes
canals = Canaux
a-bow = Proue
a-middle = Milieu
a-stern = Poupe
train = Train
canal = Canal
stand-in = { $name } : remplacement sans équipement
stand-in-words = remplacement
equipment = Équipement
crew = Équipage
exchange = Échange
exchange-at = Échange, réglage { $n }
in-store = Dans votre réserve : { $count }, puis { $then }
employees-waiting = Employés qui attendent
bars-owned = Vous l'avez déjà
bars-needs = D'abord le niveau 1
bars-too-dear = Trop cher

## Chantier, réserve, contrats

your-yard = Votre chantier
yard-of = Chantier de { $name }
whose-yard = Chantier de qui
show-fleet = Flotte : { $count }
show-yard = Retour au chantier
slip = Neuf places du chantier
place = Place { $n }
ship-complete = { $count ->
   *[other] Navire achevé de { $count } cartes à partir de la place { $n }
}
sea = Prendre la mer
sea-long = En mer : équiper le navire et le faire partir
breakers = Démolir
breakers-long = À la démolition : retirer le navire de la partie
fleet = Flotte
ship-of-cards = Navire de { $count } cartes
no-ship-sailed = Aucun navire n'est encore parti.
store = Réserve
contracts = Contrats
contracts-secret = secrets, points actuels
contracts-count = { $count } face cachée
contracts-held = { $count ->
    [one] { $count } contrat face cachée
   *[other] { $count } contrats face cachée
}
contract-blue = Contrat bleu
contract-green = Contrat vert
points-now = { $count ->
    [one] { $count } point maintenant
   *[other] { $count } points maintenant
}
your-canals = Vos canaux
canals-used = { $count ->
    [one] { $count } parcouru
   *[other] { $count } parcourus
}
serves = Sert à : { $names }
bars-no-place = Pas de place au chantier
copies-left = encore { $count }
completes = Achève un navire de { $count } cartes
ship-short = navire de { $count }

## Prévision

if-sailed = Si vos navires partaient maintenant
ship-from = { $count ->
    [one] Carte à la place { $n }
   *[other] { $count } cartes depuis la place { $n }
}
would-score = maintenant : vitesse { $speed }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
would-add = contrats { $points }
lacks = Pour partir, il manque { $what }.
lacks-captain = un capitaine
lacks-canal = un canal
more-if-sailed = { $count } de plus si votre navire partait maintenant
longest-way = Plus long trajet avec lui : { $count }
times = { $count }×
contract-plus = +{ $points }
contract-adds = { $count ->
    [one] Ajoute { $count } point à un contrat
   *[other] Ajoute { $count } points à un contrat
}
next-turn = puis +{ $income }
income-then = Au tour suivant : { $income }
as-well = Aussi { $count } { $name }, par vos employés
canals-offered = Canaux proposés

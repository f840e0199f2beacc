# Libellés de Shipyard : ce que la table, les cartes et le décompte nomment d'un mot.
# Les champs au texte vide sont dits par le nom de la carte, par un autre champ ou en toutes lettres par la carte.

kind-action = Cartes d'action
kind-piece = Équipement et équipage
kind-feature = Éléments des cartes de navire
kind-icon = Inspecteurs et Ruban bleu
kind-commodity = Marchandises
kind-train = Trains
kind-ship-card = Cartes de navire
kind-shape = Formes de canaux
kind-canal = Canaux
kind-employee = Employés
kind-contract = Contrats
field-min-players = { $value ->
    [2] toujours en jeu
    [3] à partir de 3 joueurs
   *[other] seulement à { $value } joueurs
}
field-type = { $value ->
    [equipment] équipement
    [crew] équipage
    [mount] support
    [safety] élément de sécurité
   *[other] place pour un membre d'équipage
}
field-mount = { $value ->
    [Cabine] demande une cabine
   *[other] support : { $value }
}
field-points = { $value ->
    [0] {""}
    [one] { $value } point sur un navire en croisière
   *[other] { $value } points sur un navire en croisière
}
field-counts = { $value ->
    [spaces] paie les cases parcourues jusque-là ; seul le dernier ruban d'une croisière compte
   *[other] paie 1 point pour chaque : { $names }
}
field-prices = prix des cotations 1 à 6 : { $value }
field-barter = troc contre : { $names }
field-loads = { $value }
field-starter = train de départ
field-kind = { $value }
field-deck = { $value ->
    [middle-1] première pioche de milieux
    [middle-2] seconde pioche de milieux
   *[other] {""}
}
field-sites = {""}
field-links = chenaux : { $value }
field-ports = côtés ouverts : { $value }
field-shape = { $value ->
    [horseshoe] fer à cheval
    [scurve-a] courbe en S A
    [scurve-b] courbe en S B
    [hook-a] crochet A
    [hook-b] crochet B
    [crossing] croisement
    [fork] bifurcation
   *[other] { $value }
}
field-class = {""}
field-colour = { $value }
field-copies = { $value ->
    [one] { $value } exemplaire
   *[other] { $value } exemplaires
}
field-surcharge = { $value ->
    [0] {""}
    [one] supplément { $value } florin
   *[other] supplément { $value } florins
}
field-end-points = { $value ->
    [0] {""}
    [one] { $value } point à la fin
   *[other] { $value } points à la fin
}
field-requires = {""}
known-barter = troc
known-beyond = points au-delà de la table
known-class = classe
known-colour = couleur
known-effect = effet
known-elements = ce qui compte
known-end-points = points à la fin
known-feature = ce qui compte
known-kind = ce qui compte
known-name = nom
known-size = longueur des navires
known-surcharge = supplément
known-table-2 = points pour 2
known-table-3 = points pour 3
known-table-6 = points pour 6
known-types = types

## The screen

# Mots courts pour la table ; les symboles des canaux ont trois lettres au plus.
screen-code = { $id ->
    [mast] mât
    [sail] voi
    [smokestack] che
    [propeller] hél
    [crane] gru
    [cannon] can
    [cabin] cab
    [captain] cap
    [officer] off
    [businessman] nég
    [soldier] sol
    [lifebuoy] bou
    [lifeboat] cnt
    [lantern] lan
    [coal] cha
    [steel] aci
    [grain] cér
    [military] mil
    [commerce] com
   *[riband] rub
}
screen-commodity = { $id ->
    [coal] charbon
    [steel] acier
   *[grain] céréales
}
screen-kind = { $id ->
    [bow] proue
    [middle] milieu
   *[stern] poupe
}
screen-letters = Abréviations
screen-signs = Signes
screen-signs-told = ◄ proue, ► poupe, · vide, – prise, 0 sans élément, ● pion, +2 revenu, 2→1 prochain prix et le suivant, #8 canal, ○ case, [→] bateau
screen-staff-told = Ing ingénieur, Rec recruteur, Mar marchand, Con constructeur, 2 : prix, +1 supplément, ! plus qu'un
screen-class-short = { $id ->
    [engineer] Ing { $what }
    [recruiter] Rec { $what }
    [trader] Mar { $what }
   *[builder] Con { $what }
}
screen-class = { $id ->
    [engineer] Ingénieur ({ $colour }) : { $count } × sa pièce à chaque « Fabriquer de l'équipement »
    [recruiter] Recruteur ({ $colour }) : { $count } × sa pièce à chaque « Recruter l'équipage »
    [trader] Marchand ({ $colour }) : { $count } de plus par chargement vendu, points à la fin (2 après 1)
    [builder] Constructeur ({ $colour }) : { $count } × sa pièce par navire sans support ni cabine
    [helmsman] Timonier ({ $colour }) : vitesse +{ $count }
    [rigger] Gréeur ({ $colour }) : vitesse +{ $count } par paire de voiles
    [accountant] Comptable ({ $colour }) : { $count } secteurs de plus gratuits
   *[foreman] Contremaître ({ $colour }) : { $count } cases de plus gratuites
}
screen-opening = Tours d'ouverture
screen-lap = { $left ->
    [0] Tour de piste { $lap }/{ $laps }, finit avec ce tour
    [one] Tour de piste { $lap }/{ $laps }, encore { $left } tour
   *[other] Tour de piste { $lap }/{ $laps }, encore { $left } tours
}
screen-then-give = puis { $count }+{ $count } contrats à rendre
screen-turns-left = vos tours : { $count }
screen-early = { $left ->
    [0] Dernière manche, elle finit avec ce tour
    [one] Dernière manche, encore { $left } tour
   *[other] Dernière manche, encore { $left } tours
}
screen-final = Actions finales
screen-last = Dernière chance
screen-lead = (en tête)
screen-empty-spaces = { $count ->
    [one] { $count } vide
   *[other] { $count } vides
}
screen-decks = Marché · pioches : proues { $bows }, milieux { $middles }, poupes { $sterns }, trains { $trains }, canaux { $canals }
screen-row = rg
screen-price = prix
screen-train = train
screen-canal-head = canal
screen-stand-ins = cartes de remplacement gratuites : { $kinds }
screen-ring = Équipement
screen-circle = Équipage
screen-exchange = Échange { $first }→{ $after } :
screen-staff = Employés
screen-space = { $price } :
screen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-later = +{ $points } à la fin
screen-yard = Chantier
screen-store = Réserve
screen-captains = { $count ->
    [one] { $count } capitaine
   *[other] { $count } capitaines
}
screen-trains = Trains
screen-employees = Employés
screen-canals = Canaux
screen-used = { $count ->
    [one] { $count } parcouru
   *[other] { $count } parcourus
}
screen-fleet = Flotte
screen-cards = { $count } cartes
screen-contracts = { $colour ->
    [blue] Bleu
   *[green] Vert
}
screen-with = { $count ->
    [0] sans élément
   *[other] avec { $features }
}
screen-icon-at = { $site } { $icon }
screen-canal = Canal { $number } : { $icons }
screen-step = { $count ->
    [one] { $count } rapporte { $points }
   *[other] { $count } rapportent { $points }
}
screen-steps = { $points ->
    [0] { $steps }
   *[other] { $step ->
        [one] { $steps }, puis +{ $points } par unité
       *[other] { $steps }, puis +{ $points } tous les { $step }
    }
}
screen-loads-left = Encore sur le train
screen-hidden = { $count ->
    [one] { $count } autre canal se trouve plus loin
   *[other] { $count } autres canaux se trouvent plus loin
}
screen-columns = Colonnes { $first } à { $last } :
screen-builders = par constructeurs { $pieces }
screen-ship = Navire
screen-fitted = Équipé
screen-speed = vitesse { $speed }, vos canaux en permettent { $reach }
screen-worth = { $points ->
    [one] le navire vaut { $points } point
   *[other] le navire vaut { $points } points
}
screen-moves = { $left ->
    [one] encore { $left } case sur { $speed }
   *[other] encore { $left } cases sur { $speed }
}
screen-so-far = croisière jusqu'ici { $points } ({ $officials } des inspecteurs, { $riband } du Ruban bleu)
screen-pays = Les cases paient
screen-riband = cases parcourues (le dernier seul)
screen-scored = { $name } ({ game-points }) : { $text }
screen-told = { $name } ({ $points } pour le moment) : { $text }

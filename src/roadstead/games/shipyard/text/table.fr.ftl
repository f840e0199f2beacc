# La table de Shipyard en mots.

place = { $id }
piece-count = { piece-counted }
piece-counted = { $id ->
    [sail] { $n } { $n ->
        [one] voile
       *[other] voiles
    }
    [smokestack] { $n } { $n ->
        [one] cheminée
       *[other] cheminées
    }
    [propeller] { $n } { $n ->
        [one] hélice
       *[other] hélices
    }
    [crane] { $n } { $n ->
        [one] grue
       *[other] grues
    }
    [cannon] { $n } { $n ->
        [one] canon
       *[other] canons
    }
    [captain] { $n } { $n ->
        [one] capitaine
       *[other] capitaines
    }
    [businessman] { $n } { $n ->
        [one] négociant
       *[other] négociants
    }
   *[soldier] { $n } { $n ->
        [one] soldat
       *[other] soldats
    }
}
element-count = { element-counted }
element-counted = { $id ->
    [officer] { $n } { $n ->
        [one] officier
       *[other] officiers
    }
   *[other] { piece-counted }
}
sight = { sight-seen }
sight-seen = { $id ->
    [none] aucun symbole
   *[other] { icon-short }
}
part-standing = { game-guilders }, { game-points }

## Le tour

table-setup = Mise en place
table-opening = Tours d'ouverture
table-lap = Tour de piste { $lap } sur { $laps } : { $left ->
    [0] il finit avec ce tour
    [one] encore { $left } tour après celui-ci
   *[other] encore { $left } tours après celui-ci
}
table-giving = Chacun renonce à des contrats
table-last-round = La dernière manche : { $left ->
    [0] elle finit avec ce tour
    [one] encore { $left } tour après celui-ci
   *[other] encore { $left } tours après celui-ci
}
table-final = Actions finales
table-last = Dernières chances d'achever un navire
table-over = La partie est finie
table-best = Meilleur score : { $seats }, { game-points }.
table-asked = { $seats-n ->
    [one] C'est maintenant à { $seats } de décider.
   *[other] C'est maintenant à eux de décider : { $seats }.
}
table-chosen = { $done ->
    [0] { $seat } a choisi : { $action }.
   *[other] { $seat } a choisi et terminé : { $action }.
}
table-bonus = Une action bonus coûte { $price ->
    [one] { $price } florin
   *[other] { $price } florins
} ; disponible : { game-guilders }.
table-turns-left = { $now ->
    [0] Il vous reste { $count ->
        [one] { $count } tour complet.
       *[other] { $count } tours complets.
    }
   *[other] Il vous reste { $count ->
        [one] { $count } tour complet : celui-ci.
       *[other] { $count } tours complets, celui-ci compris.
    }
}
table-give-up = { $count ->
    [one] Après ce tour de piste, chacun renonce à { $count } contrat bleu et { $count } contrat vert.
   *[other] Après ce tour de piste, chacun renonce à { $count } contrats bleus et { $count } contrats verts.
}
table-built = { $count ->
    [0] { $seat } peut prendre jusqu'à { $left } cartes de navire.
    [one] { $seat } a pris { $count } carte de navire et peut encore en prendre jusqu'à { $left }.
   *[other] { $seat } a pris { $count } cartes de navire et peut encore en prendre { $left }.
}
table-card = { $seat } pose une carte : { kind-told }.
table-loads = Encore sur le train de { $seat } : { $loads }.

## La piste d'action

table-track = Cartes d'action, de la carte de tête vers l'arrière
column-action = action
column-ahead = cases vides devant
column-figures = pions
column-income = revenu
cell-action = { $action }
cell-lead = en tête
cell-figures = { $count ->
    [one] { $seat }
   *[other] { $seat }, deux pions
}
cell-guilders = { game-guilders }

## Les marchés

table-ship-cards = Cartes de navire ; pioches : { $bows } { $bows ->
    [one] proue
   *[other] proues
}, { $middles } { $middles ->
    [one] milieu
   *[other] milieux
} ({ $first ->
    [0] tous de la seconde pioche
   *[other] dont { $first } de la première pioche
}), { $sterns } { $sterns ->
    [one] poupe
   *[other] poupes
}
column-place = colonne/rangée
column-row = rangée
column-price = prix
column-ship-card = carte de navire
cell-place = colonne { $column }, rangée { $row }
cell-shelf = { $shelf }/{ $row }
cell-price = { game-price }
cell-ship-card = { kind-told }
table-stand-in = { $kind-id ->
    [bow] Il n'y a plus de proue
    [middle] Il n'y a plus de milieu
   *[stern] Il n'y a plus de poupe
} : une carte de remplacement sans élément est gratuite.
table-room = { $kind-id ->
    [bow] Vos places pour une proue
    [middle] Vos places pour un milieu
   *[stern] Vos places pour une poupe
} : { $columns }{ $ends-n ->
    [0] .
    [one]  ; la place { $ends } achève un navire.
   *[other]  ; chacune des places { $ends } achève un navire.
}
table-no-room = { $kind-id ->
    [bow] Vous n'avez pas de place pour une proue.
    [middle] Vous n'avez pas de place pour un milieu.
   *[stern] Vous n'avez pas de place pour une poupe.
}
table-trains = Trains ; { $count } dans la pioche, { $used } { $used ->
    [one] utilisé
   *[other] utilisés
}
column-loads = chargements
column-sale = vente à la cotation { $setting }
cell-loads = { $loads }
table-canals = Canaux à louer ; { $count } dans la pioche, { $used } { $used ->
    [one] parcouru ou défaussé
   *[other] parcourus ou défaussés
}
column-canal = canal
column-site = { $site }
cell-canal = canal { canal-number }
cell-site = { $sight } ; suite : { $sites }
cell-site-canal = { $sight } ; suite : { $sites } ; en face : canal { canal-number }

## Les marqueurs

table-ring = Équipement, dans l'ordre du marqueur
table-circle = Équipage, dans l'ordre du marqueur
column-piece = pièce
column-own-price = votre prix
column-store = dans votre réserve
column-as-well = de plus par vos employés
cell-piece = { $piece }
cell-pieces = { $pieces }
table-exchange = { $now ->
    [0] Bourse : la prochaine cotation est { $setting }
   *[other] Bourse : cotation { $setting }
}
table-settings = Quand un train est déchargé, les prix avancent d'abord d'une cotation, de 1 à { $count } puis de nouveau à 1 ; la vente se fait aux nouveaux prix.
column-commodity = marchandise
column-setting = prix à la cotation { $setting }
column-barter = ou troc contre l'un de ceux-ci
cell-commodity = { $commodity }
cell-barter = { $pieces-or }
table-employees = Employés, dans l'ordre du marqueur
column-employee = employé
column-steps = cases jusque-là
column-left = restants
column-does = ce qu'il fait
cell-employee = { $employee }
cell-yours = vous en avez un
cell-after = { game-price }, seulement après { $employee }
cell-does = { $effect }
cell-does-scoring = { $effect } À la fin : { game-points }.

## Un canal que l'on pose, et une croisière

table-cells = Où { $seat } peut poser le canal { canal-number }
column-cell = place
column-reach = bateau
cell-beside = { $way-id ->
    [N] au nord
    [E] à l'est
    [S] au sud
   *[W] à l'ouest
} du canal { canal-number }
cell-reached = { $reached ->
    [0] ne peut pas l'atteindre
    [1] peut l'atteindre si le canal est bien tourné
   *[other] peut l'atteindre
}
table-turns = Comment { $seat } peut tourner le canal { canal-number }
table-beside = Il va { $way-id ->
    [N] au nord
    [E] à l'est
    [S] au sud
   *[W] à l'ouest
} du canal { canal-number }.
column-turn = rotation
cell-turn = { $turns ->
    [0] tel quel
    [1] un quart de tour dans le sens horaire
    [2] un demi-tour
   *[other] un quart de tour dans le sens antihoraire
}
table-edges = Sur quel bord du canal { canal-number } le bateau de { $seat } peut commencer
column-edge = case
column-leads = ce qui s'y trouve
cell-edge = { $site }
table-fitting = { $seat } équipe un navire de { $cards } cartes
table-cruise = Croisière de { $seat } : un navire de { $cards } cartes, vitesse { $speed }, { game-points } des inspecteurs et rubans
table-ship = { $features-n ->
    [0] Le navire n'a aucun élément.
   *[other] Le navire a { $features }.
}
table-builders = Grâce aux constructeurs, sans support ni cabine : { $elements }.
table-ship-worth = À bord jusqu'ici : { $pieces }. Tel quel, le navire rapporte { game-points }.
table-speed = Vitesse { $speed } jusqu'ici, { $reach } au plus.
table-sailed = { $sailed ->
    [one] { $sailed } parcourue
   *[other] { $sailed } parcourues
}, encore { $left } { $left ->
    [one] case.
   *[other] cases.
}
table-so-far = Jusqu'ici { game-points } des inspecteurs et { $riband } pour le dernier Ruban bleu.
table-pays = Un inspecteur paie à ce navire : militaire { $military }, commerce { $commerce }, lanternes { $lanterns }, canots { $lifeboats }, bouées { $lifebuoys }. Un Ruban bleu paie les cases parcourues ; seul le dernier compte.
column-fitting = à mettre, dans cet ordre
column-left-over = reste dans la réserve
column-aboard = sur le navire
cell-fitting = { $fitting }
cell-fitting-now = { $fitting }, demandé maintenant
column-space = prochaine case
column-icon = symbole
column-brings = rapporte
column-canals-go = canaux quittés
cell-space = canal { canal-number }, { $site }
cell-icon = { icon-word }
cell-points = { game-points }
cell-riband = { game-points } au lieu des rubans précédents
cell-used = canal { canal-number } parcouru{ $count ->
    [0] {""}
    [one] , { $count } autre n'est plus rattaché
   *[other] , { $count } autres ne sont plus rattachés
}

## Un joueur

table-own-yard = { $seat }, votre chantier : { part-standing }
table-yard = { $seat } : { part-standing }
table-later = À la fin, en l'état : { $contracts } pour les contrats, { $traders } pour les marchands.
table-later-traders = À la fin, en l'état : { $traders } pour les marchands ; les contrats sont secrets.
table-score = Navires { $ships }, croisières { $cruises }, contrat bleu { $blue }, contrat vert { $green }, marchands { $traders }.
table-place = Place { $column } : { kind-told }.
table-place-free = Place { $column } : vide{ $kinds-n ->
    [0] , mais rien ne peut y être posé pour l'instant.
   *[other]  ; ouverte à : { $kinds-or }{ $completing-n ->
        [0] .
       *[other]  ; achève un navire : { $completing-or }.
    }
}
table-empty-places = Places vides : { $columns }.
table-yard-empty = Le chantier est vide.
table-complete = Achevé, places { $first } à { $last } : un navire de { $cards } cartes { $features-n ->
    [0] sans élément.
   *[other] avec { $features }.
}
table-store = Réserve : { $pieces }.
table-train = Train avec { $loads } ; tout vendu aux prix de la cotation { $setting } : { game-guilders }.
table-others-train = Train avec { $loads }.
table-employee = { $employee } : { $effect }
table-staff = Employés : { $employees }.
table-sailed-ship = Dans la flotte : un navire de { $cards } cartes avec { $pieces }{ $features-n ->
    [0] .
   *[other]  ; { $features }.
}
table-contract = Contrat { $colour } « { $contract } », { game-worth } pour le moment : { $effect }
table-contracts-held = { $count ->
    [one] { $count } contrat secret.
   *[other] { $count } contrats secrets.
}
table-scored = Contrat { $colour } « { $contract } », { game-worth } : { $effect }
table-given = Contrat { $colour } « { $contract } » abandonné.
table-own-waterway = { $seat }, vos canaux : { $count } { $count ->
    [one] posé
   *[other] posés
}, { $used } { $used ->
    [one] parcouru
   *[other] parcourus
}
table-waterway = Canaux de { $seat } : { $count } { $count ->
    [one] posé
   *[other] posés
}, { $used } { $used ->
    [one] parcouru
   *[other] parcourus
}
column-canal-at = où il se trouve
table-figure-side = Le bateau est sur le canal { canal-number }, { $site } ; il est entré { $way-id ->
    [N] par le nord
    [E] par l'est
    [S] par le sud
   *[W] par l'ouest
}.
table-figure = Le bateau est sur le canal { canal-number }, { $site } ; il venait de : { $came }.
table-reach = { $reach ->
    [0] Il ne peut pas naviguer du tout.
    [one] Il peut parcourir { $reach } case au plus.
   *[other] Il peut parcourir { $reach } cases au plus.
}
table-reach-more = Il peut parcourir { $reach } cases et plus.

## Pourquoi une chose ne peut pas être choisie

too-dear = { $guilders ->
    [0] Prix : { game-price }, et vous n'avez aucun florin.
   *[other] Prix : { game-price }, et vous avez { game-guilders }.
}
has-figure = { $owner } y a un pion.
is-lead = La carte de tête ne peut pas être choisie.
not-twice = Vous avez choisi cette action ce tour-ci ; l'action bonus doit en être une autre.
no-room-at-all = Votre chantier n'a de place pour aucune carte de navire proposée.
no-trains = Aucun train n'est visible.
no-canals = Aucun canal n'est visible.
nobody-to-hire = Il ne reste aucun employé que vous puissiez prendre.
staff-too-dear = { $guilders ->
    [0] L'employé le moins cher que vous puissiez prendre coûte { game-price }, et vous n'auriez aucun florin.
   *[other] L'employé le moins cher que vous puissiez prendre coûte { game-price }, et vous auriez { game-guilders }.
}
has-no-train = Vous n'avez pas de train.
no-room = { $kind-id ->
    [bow] Votre chantier n'a pas de place pour une proue.
    [middle] Votre chantier n'a pas de place pour un milieu.
   *[stern] Votre chantier n'a pas de place pour une poupe.
}
completes-nothing = Cette carte n'achève aucun de vos navires.
has-this-one = Vous en avez déjà un.
needs-first = Il vous faut d'abord : { $employee }.
yard-of-other = C'est le chantier de { $owner }.
train-of-other = C'est un train de { $owner }.
same-loads = Vous avez un autre train avec les mêmes chargements ; l'un d'eux est proposé.
not-empty = Une carte occupe la place { $column }.
nothing-completes = { $guilders ->
    [0] Aucune carte gratuite n'achève un navire ici.
    [one] Aucune carte à { $guilders } florin au plus n'achève un navire ici.
   *[other] Aucune carte à { $guilders } florins au plus n'achève un navire ici.
}
out-of-room = { $kind-id ->
    [bow] Une proue
    [middle] Un milieu
   *[stern] Une poupe
} ne peut aller que sur les places { $first } à { $last }.
no-middle = { $kind-id ->
    [bow] Une poupe se trouve juste à droite : il n'y aurait pas de place pour un milieu.
   *[stern] Une proue se trouve juste à gauche : il n'y aurait pas de place pour un milieu.
}
wrong-barter = Un { commodity-word } se troque contre l'un de ceux-ci : { $pieces-or }.
along-the-line = Chaque pièce ne s'obtient qu'une fois par troc, et les chargements égaux suivent la ligne de troc.
bartered = Vous avez déjà troqué un chargement contre { piece-a }.
fitted-before = C'est déjà décidé ; demandé maintenant : { $fitting }.
fitted-later = Cela vient plus tard ; demandé maintenant : { $fitting }.
no-open-side = Le canal est fermé de ce côté.
figure-here = Le bateau s'y trouve.
came-from = Le bateau en vient.
too-short = { $moves ->
    [one] Par là, seule { $moves } case sur les { $left } restantes pourrait être parcourue.
   *[other] Par là, seules { $moves } cases sur les { $left } restantes pourraient être parcourues.
}
not-next = Cette case ne touche pas celle du bateau.
not-this-colour = { $colour-id ->
    [blue] C'est maintenant à un contrat bleu qu'il faut renoncer.
   *[green] C'est maintenant à un contrat vert qu'il faut renoncer.
}

## Ce qu'entraîne un choix

you-pay = { $guilders ->
    [0] Vous ne payez rien
   *[other] Vous payez { game-guilders }
}
your-income = Vous recevez { game-guilders } de revenu
your-subsidy = Vous recevez { game-guilders } de subvention
you-take = { $price ->
    [0] Vous prenez { piece-a }
   *[other] Vous prenez { piece-a } pour { game-price }
}
you-take-as-well = { $employee } : vous prenez aussi { $count ->
    [one] { piece-a }
   *[other] { $count }× { $piece }
}
you-sell = { $guilders ->
    [0] Vous cédez un { commodity-word } pour rien
   *[other] Vous vendez un { commodity-word } pour { game-guilders }
}
you-barter = Vous troquez un { commodity-word } contre { piece-a }
your-ship-sails = Votre navire part à la vitesse { $speed } et marque { game-points }
your-riband = Vous atteignez un Ruban bleu après { $spaces } { $spaces ->
    [one] case
   *[other] cases
}
your-official = Vous marquez { game-points } ({ icon-word })
you-scrap = Vous démolissez un navire de { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
your-canal-used = Le canal { canal-number } rejoint vos canaux parcourus
your-cut-off = { $count ->
    [one] { $count } de vos canaux n'est plus rattaché et est défaussé
   *[other] { $count } de vos canaux ne sont plus rattachés et sont défaussés
}
you-cannot = Vous ne pouvez pas faire cette action et la sautez : { $action }
costs = { $guilders ->
    [one] Coûte { $guilders } florin
   *[other] Coûte { $guilders } florins
}
completes = Achève un navire de { $cards } cartes, qui quitte le chantier ce tour-ci
may-complete = Peut achever un de vos navires
lacks-captain = Vous avez trop peu de capitaines : un navire sans capitaine est démoli
lacks-canal = Vous n'avez pas de canal navigable : le navire serait démoli
last-captain = { $ships ->
    [one] Vous n'aurez alors plus de capitaine pour l'autre navire
   *[other] Vous n'aurez alors plus de capitaine pour les { $ships } autres navires
}
ends-early = { $kind-id ->
    [bow] La dernière proue sera révélée
    [middle] Le dernier milieu sera révélé
   *[stern] La dernière poupe sera révélée
} : cette manche sera la dernière

## Plusieurs choix à la fois

shortcut-sell = Vendre tous les chargements pour { game-guilders }
shortcut-fit = Équiper pour le plus de points : { $pieces } ; vitesse { $speed }, { $ship } tout de suite, { game-points } avec sa croisière
shortcut-fit-no-more = Ne plus rien mettre : { $pieces } ; vitesse { $speed }, le navire rapporte { game-points }
shortcut-sail = Finir la croisière pour le plus de points : { game-points } en tout des inspecteurs et rubans

## Une action en une ligne : des fragments sans leur sujet

kind-count = { $n } { $id ->
    [bow] { $n ->
        [one] proue
       *[other] proues
    }
    [middle] { $n ->
        [one] milieu
       *[other] milieux
    }
   *[stern] { $n ->
        [one] poupe
       *[other] poupes
    }
}
part-for-price = { $price ->
    [0] {""}
   *[other] {" "}pour { game-price }
}
part-in-place = { $column ->
    [0] {""}
   *[other] {" "}à la place { $column }
}
does-choose = choisit « { $action } »
does-bonus = prend « { $action } » comme action bonus{ part-for-price }
does-final = prend « { $action } » comme action finale
does-as-bonus = en action bonus{ part-for-price }
does-as-final = en action finale
does-income = reçoit { game-guilders } de revenu
does-skip = ne peut pas faire « { $action } »
does-build = construit { $kinds }{ part-for-price }
does-build-one = construit { kind-taken }{ part-in-place }{ part-for-price }
does-place = { kind-told } à la place { $column }
does-train = achète un train ({ $loads }){ part-for-price }
does-rent = loue le canal { canal-number }{ part-for-price }
does-begin-at = place son bateau sur le bord { $way }
does-lay = le pose { $way-id ->
    [N] au nord
    [E] à l'est
    [S] au sud
   *[W] à l'ouest
} du canal { canal-number }
does-take = { $piece-id ->
    [captain] recrute
    [businessman] recrute
    [soldier] recrute
    [propeller] prend
   *[other] fabrique
} { piece-a }{ part-for-price }
does-take-too = prend aussi { $count ->
    [one] { piece-a }
   *[other] { $count }× { $piece }
}
does-hire = engage : { $employee }{ part-for-price }
does-exchange = { $pieces-n ->
    [0] { $guilders ->
        [0] cède un train pour rien ({ $loads })
       *[other] vend un train ({ $loads }) pour { game-guilders }
    }
   *[other] { $guilders ->
        [0] troque un train ({ $loads }) contre { $pieces }
       *[other] échange un train ({ $loads }) contre { $pieces }, plus { game-guilders }
    }
}
does-subsidy = reçoit { game-guilders } de subvention
does-scrap = { $cards ->
    [one] démolit un navire de { $cards } carte
   *[other] démolit un navire de { $cards } cartes
}{ $reason ->
    [0] {""}
    [1] , faute de capitaine
   *[other] , faute de canal navigable
}
does-launch = lance un navire
does-sail = { $cards ->
    [one] lance un navire de { $cards } carte
   *[other] lance un navire de { $cards } cartes
} à la vitesse { $speed } { $points ->
    [0] sans marquer de point
   *[other] et marque { game-points }
}
does-score-ship = { game-points } pour le navire lui-même
does-please = { game-points } de l'{ icon-word }
does-win-riband = { game-points } pour le Ruban bleu
does-carry = équipé de { $pieces }
does-use-canals = { $count ->
    [one] { $count } canal parcouru
   *[other] { $count } canaux parcourus
}
does-lose-canals = { $count ->
    [one] { $count } canal défaussé
   *[other] { $count } canaux défaussés
}
does-finish = achève un navire en prenant { kind-taken }{ part-in-place }{ part-for-price }
does-pass = passe
does-give-up = { $count ->
    [one] renonce à { $count } contrat
   *[other] renonce à { $count } contrats
}
does-give = « { $contract } »
does-setting = aux prix de la cotation { $setting }
does-renew-trains = les trains utilisés forment une nouvelle pioche
does-renew-canals = les canaux parcourus et défaussés forment une nouvelle pioche
does-end-early = { $kind-id ->
    [bow] la dernière proue est révélée
    [middle] le dernier milieu est révélé
   *[stern] la dernière poupe est révélée
}, cette manche est la dernière
does-lap = le tour de piste { $lap } est achevé
does-last-actions = les tours ordinaires sont finis, viennent les actions finales
does-end = la partie est finie
other-chooses = { $seat } doit choisir « { $action } »
other-income = { $seat } reçoit { game-guilders } de revenu
other-subsidy = { $seat } reçoit { game-guilders } de subvention
other-takes = { $seat } prend { piece-a }{ part-for-price }
other-builds = { $seat } construit { kind-taken }
other-buys = { $seat } achète un train ({ $loads })
other-rents = { $seat } loue le canal { canal-number }
other-hires = { $seat } engage : { $employee }
other-scores = { $points ->
    [0] { $seat } ne marque aucun point pour ses contrats et marchands
   *[other] { $seat } marque { game-points } pour ses contrats et marchands
}

## What choices touch, by kind of thing

thing-yard = Place { $id }
thing-train = Train
thing-wagon = Train
thing-card = Carte de navire
thing-ship = Navire
thing-trade = Échange
thing-cell = Canal { $of }, { $name }
thing-space = Canal { $of }, { $name }
thing-turn = { $a ->
    [0] Sans rotation
    [one] { $a } quart de tour
   *[other] { $a } quarts de tour
}

## Ce qui figure sur une chose avant qu'on la choisisse

brief-you-pay = { game-guilders }
brief-costs = { game-guilders }
brief-lacks-captain = pas de capitaine
brief-lacks-canal = pas de canal
brief-your-cut-off = { $count ->
    [one] { $count } canal perdu
   *[other] { $count } canaux perdus
}

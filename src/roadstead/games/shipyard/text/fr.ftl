# Ce que dit Shipyard.

game-name = Shipyard
game-summary = Construisez des navires, équipez-les et laissez les inspecteurs les juger lors d'une croisière d'essai sur vos canaux ; des contrats secrets récompensent votre flotte.

## Florins et points

game-guilders = { $guilders ->
    [0] aucun florin
    [one] { $guilders } florin
   *[other] { $guilders } florins
}
game-price = { $price ->
    [0] gratuit
    [one] { $price } florin
   *[other] { $price } florins
}
game-sold = { $sold ->
    [1] un
    [2] deux
    [3] trois
   *[other] { $sold }
}
game-points = { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
game-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Cartes de navire et leurs éléments

kind = { $id ->
    [bow] proue
    [middle] milieu
   *[stern] poupe
}
kind-told = { $kind } { $features-n ->
    [0] sans élément
   *[other] avec { $features }
}
kind-taken = { $kind-id ->
    [bow] une proue
    [middle] un milieu
   *[stern] une poupe
} { $features-n ->
    [0] sans élément
   *[other] avec { $features }
}
kind-short = { $kind-id ->
    [bow] proue
    [middle] milieu
   *[stern] poupe
}
feature-count = { feature-counted }
feature-counted = { $id ->
    [mast] { $n } { $n ->
        [one] mât
       *[other] mâts
    }
    [propeller] { $n } { $n ->
        [one] support d'hélice
       *[other] supports d'hélice
    }
    [crane] { $n } { $n ->
        [one] support de grue
       *[other] supports de grue
    }
    [cannon] { $n } { $n ->
        [one] support de canon
       *[other] supports de canon
    }
    [cabin] { $n } { $n ->
        [one] cabine
       *[other] cabines
    }
    [lifebuoy] { $n } { $n ->
        [one] bouée
       *[other] bouées
    }
    [lifeboat] { $n } { $n ->
        [one] canot de sauvetage
       *[other] canots de sauvetage
    }
   *[lantern] { $n } { $n ->
        [one] lanterne
       *[other] lanternes
    }
}

## Pièces, et ce que nomment contrats et constructeurs

# Ce que montre une carte de navire, en bref.
shown = { $id ->
    [mast] mât
    [propeller] support d'hélice
    [crane] support de grue
    [cannon] support de canon
    [cabin] cabine
    [lifebuoy] bouée
    [lifeboat] canot de sauvetage
   *[lantern] lanterne
}
shown-count = { $n ->
    [one] { shown }
   *[other] { $n }× { shown }
}
a-piece = { $id ->
    [sail] une voile
    [smokestack] une cheminée
    [propeller] une hélice
    [crane] une grue
    [cannon] un canon
    [captain] un capitaine
    [businessman] un négociant
   *[soldier] un soldat
}
piece-a = { $piece-id ->
    [sail] une voile
    [smokestack] une cheminée
    [propeller] une hélice
    [crane] une grue
    [cannon] un canon
    [captain] un capitaine
    [businessman] un négociant
   *[soldier] un soldat
}
element = { $id ->
    [sail] voile
    [smokestack] cheminée
    [propeller] hélice
    [crane] grue
    [cannon] canon
    [captain] capitaine
    [businessman] négociant
    [soldier] soldat
   *[officer] officier
}
need = { $id ->
    [sail] voile
    [smokestack] cheminée
    [propeller] hélice
    [crane] grue
    [cannon] canon
    [captain] capitaine
    [businessman] négociant
    [soldier] soldat
    [officer] officier
    [lifebuoy] bouée
    [lifeboat] canot de sauvetage
   *[lantern] lanterne
}
# Sur les cartes, où une chose est nommée sans être comptée.
need-count = { $n ->
    [one] { need }
   *[other] { $n } × { need }
}
fitting = { $id ->
    [sails] voiles
    [smokestacks] cheminées
    [propellers] hélices
    [helmsman] timonier
    [rigger] gréeur
    [cranes] grues
    [cannons] canons
    [officers] officiers
    [businessmen] négociants
   *[soldiers] soldats
}
fitting-counted = { $fitting-id ->
    [sails] { $count } { $count ->
        [one] voile
       *[other] voiles
    }
    [smokestacks] { $count } { $count ->
        [one] cheminée
       *[other] cheminées
    }
    [propellers] { $count } { $count ->
        [one] hélice
       *[other] hélices
    }
    [cranes] { $count } { $count ->
        [one] grue
       *[other] grues
    }
    [cannons] { $count } { $count ->
        [one] canon
       *[other] canons
    }
    [officers] { $count } { $count ->
        [one] officier
       *[other] officiers
    }
    [businessmen] { $count } { $count ->
        [one] négociant
       *[other] négociants
    }
    [soldiers] { $count } { $count ->
        [one] soldat
       *[other] soldats
    }
   *[rigger] { $count } { $count ->
        [one] paire de voiles
       *[other] paires de voiles
    }
}

## Trains, canaux, couleurs

commodity-word = { $commodity-id ->
    [coal] chargement de charbon
    [steel] chargement d'acier
   *[grain] chargement de céréales
}
commodity-count = { commodity-counted }
commodity-counted = { $n ->
    [one] {""}
   *[other] { $n }×{ " " }
}{ $id ->
    [coal] charbon
    [steel] acier
   *[grain] céréales
}
icon-word = { $icon-id ->
    [military] inspecteur militaire
    [commerce] inspecteur du commerce
    [lantern] inspecteur des lanternes
    [lifeboat] inspecteur des canots
    [lifebuoy] inspecteur des bouées
   *[riband] Ruban bleu
}
# Les symboles d'un canal.
icon-count = { $n ->
    [one] { icon-short }
   *[other] { $n }× { icon-short }
}
icon-short = { $id ->
    [military] militaire
    [commerce] commerce
    [lantern] lanterne
    [lifeboat] canot
    [lifebuoy] bouée
   *[riband] ruban
}
# La dernière branche est pour les canaux d'un jeu de cartes à soi.
canal-number = { $canal-id ->
    [c01] 1
    [c02] 2
    [c03] 3
    [c04] 4
    [c05] 5
    [c06] 6
    [c07] 7
    [c08] 8
    [c09] 9
    [c10] 10
    [c11] 11
    [c12] 12
    [c13] 13
    [c14] 14
    [c15] 15
    [c16] 16
    [c17] 17
    [c18] 18
    [c19] 19
    [c20] 20
    [c21] 21
    [c22] 22
    [c23] 23
    [c24] 24
   *[0] { $canal }
}
site = { $id ->
    [N] bord nord
    [E] bord est
    [S] bord sud
    [W] bord ouest
    [NE] angle nord-est
    [SE] angle sud-est
    [SW] angle sud-ouest
    [NW] angle nord-ouest
   *[C] centre
}
way = { $id ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}
colour = { $id ->
    [blue] bleu
   *[green] vert
}
staff-colour = { $id ->
    [brown] brun
    [green] vert
    [orange] orange
    [blue] bleu
   *[yellow] jaune
}

## Ce qui arrive de soi-même

contracts-dealt = Tous reçoivent { $blue } contrats bleus et { $green } contrats verts, secrets jusqu'à la fin.
market-laid-out = Le marché est en place : { $cards } cartes de navire, { $trains } trains et { $canals } canaux.
all-placed = Cartes d'action et marqueurs sont en place ; { $employees } employés attendent.
starts = { $seat } commence la partie.
turn-of = À { $seat } de jouer.
progress = Tour { $count }
advances = { $seat } met en tête : { $action }.
gets-income = { $seat } reçoit { game-guilders } de revenu.
cannot = { $seat } ne peut pas faire cette action et la saute : { $action }.
gets-subsidy = { $seat } reçoit { game-guilders } de subvention.
price-setting = Les prix de la bourse passent à la cotation { $setting }.
pays = { $guilders ->
    [0] { $seat } ne paie rien.
   *[other] { $seat } paie { game-guilders }.
}
takes = { $price ->
    [0] { $seat } prend { piece-a }.
   *[other] { $seat } prend { piece-a } pour { game-price }.
}
takes-as-well = { $employee } : { $seat } prend aussi { $count ->
    [one] { piece-a }
   *[other] { $count }× { $piece }
}.
sells = { $guilders ->
    [0] { $seat } cède un { commodity-word } pour rien.
   *[other] { $seat } vend un { commodity-word } pour { game-guilders }.
}
barters = { $seat } troque un { commodity-word } contre { piece-a }.
no-captain = { $seat } n'a pas de capitaine pour un navire achevé.
no-canal = { $seat } n'a pas de canal où un navire achevé pourrait naviguer.
warn-no-captain = Un navire achevé sera démoli : pas de capitaine
warn-no-canal = Un navire achevé sera démoli : pas de canal navigable
scrapped = { $seat } démolit un navire de { $cards } { $cards ->
    [one] carte.
   *[other] cartes.
}
sails = { $seat } lance son navire à la vitesse { $speed } et marque { game-points }.
canal-used = Le canal { canal-number } rejoint les canaux parcourus ({ $seat }).
cut-off = { $count ->
    [one] { $count } canal n'est plus rattaché et est défaussé ({ $seat }).
   *[other] { $count } canaux ne sont plus rattachés et sont défaussés ({ $seat }).
}
reaches-riband = { $seat } atteint un Ruban bleu après { $spaces } { $spaces ->
    [one] case.
   *[other] cases.
}
official-pays = { $seat } marque { game-points } ({ icon-word }).
arrives = { $points ->
    [0] { $seat } finit sa croisière sans point d'inspecteur ni de ruban.
   *[other] { $seat } finit sa croisière avec { game-points } des inspecteurs et rubans.
}
new-trains = La pioche des trains était vide : les trains utilisés en ont formé une nouvelle.
new-canals = La pioche des canaux était vide : les canaux parcourus et défaussés en ont formé une nouvelle.
early-end = { $kind-id ->
    [bow] La dernière proue est révélée
    [middle] Le dernier milieu est révélé
   *[stern] La dernière poupe est révélée
} : cette manche est la dernière.
lap-done = Le tour de piste { $lap } est achevé.
last-actions = Les tours ordinaires sont finis ; viennent les actions finales.
contract-scores = { $points ->
    [0] { $seat } ne marque aucun point pour le contrat « { $contract } ».
   *[other] { $seat } marque { game-points } pour le contrat « { $contract } ».
}
traders-score = { $seat } marque { game-points } pour ses marchands.
game-over = La partie est finie.
means-end = La partie se termine ainsi.

## La fin en vue

ending-your-turn = Votre dernier tour ordinaire
ending-one-more = La dernière manche : encore un tour pour vous
ending-round = La dernière manche
ending-after = { $after ->
    [0] Après ce tour viennent les actions finales.
    [one] Encore { $after } tour après celui-ci, puis viennent les actions finales.
   *[other] Encore { $after } tours après celui-ci, puis viennent les actions finales.
}
ending-your-action = Votre action finale
ending-actions = Actions finales
ending-then-chances = Chacun en a une. Ensuite, un navire à qui il ne manque qu'une carte peut encore être achevé.
ending-chances = La dernière chance d'achever un navire
ending-then-points = Celui à qui il ne manque qu'une carte peut l'acheter. Puis on compte les points.

## Ce qu'on vous demande

ask-choose = Quelle action choisissez-vous ?
ask-opening = Tour d'ouverture : sur quelle action placez-vous votre figurine ?
ask-opening-two = { $figures ->
    [2] Le premier de vos deux tours d'ouverture : sur quelle action placez-vous deux de vos figurines ?
   *[other] Votre second tour d'ouverture : sur quelle autre action placez-vous votre troisième figurine ?
}
ask-next-step = { $guilders ->
    [0] Action choisie : { $action }. Vous n'avez aucun florin. Que voulez-vous faire d'abord ?
   *[other] Action choisie : { $action }. Vous avez { game-guilders }. Que voulez-vous faire d'abord ?
}
ask-after-action = { $guilders ->
    [0] Vous n'avez aucun florin. Voulez-vous une action bonus ?
   *[other] Vous avez { game-guilders }. Voulez-vous une action bonus ?
}
ask-build = { $guilders ->
    [0] Vous n'avez aucun florin.
   *[other] Vous avez { game-guilders }.
} Quelle carte de navire ? (colonne/rangée, prix ; { $count ->
    [one] encore { $count }
   *[other] { $count } au plus
})
ask-place = Où voulez-vous poser la carte ? ({ kind-told })
ask-train = Quel train voulez-vous acheter ?
ask-canal = Quel canal voulez-vous louer ?
ask-cell = Où voulez-vous poser le canal { canal-number } ?
ask-turn = Comment voulez-vous tourner le canal { canal-number } ?
ask-edge = Sur quel bord du canal { canal-number } votre bateau commence-t-il ?
ask-manufacture = { $guilders ->
    [0] Vous n'avez aucun florin. Quelle pièce voulez-vous fabriquer ?
   *[other] Vous avez { game-guilders }. Quelle pièce voulez-vous fabriquer ?
}
ask-recruit = { $guilders ->
    [0] Vous n'avez aucun florin. Qui voulez-vous recruter ?
   *[other] Vous avez { game-guilders }. Qui voulez-vous recruter ?
}
ask-hire = { $guilders ->
    [0] Vous n'avez aucun florin. Qui voulez-vous engager ?
   *[other] Vous avez { game-guilders }. Qui voulez-vous engager ?
}
ask-exchange = Quel train voulez-vous décharger ?
ask-load = { $count ->
    [one] Que voulez-vous pour un { commodity-word } ?
   *[other] Que voulez-vous pour { $count } chargements { $commodity-id ->
        [coal] de charbon
        [steel] d'acier
       *[grain] de céréales
    } ?
}
ask-launch = Un navire est achevé. Part-il en croisière, ou le démolissez-vous ?
ask-fit = { $fitting-id ->
    [sails] Combien de voiles voulez-vous mettre ?
    [smokestacks] Combien de cheminées voulez-vous mettre ?
    [propellers] Combien d'hélices voulez-vous mettre ?
    [helmsman] Voulez-vous utiliser le timonier ?
   *[rigger] Combien de paires de voiles voulez-vous utiliser avec le gréeur ?
} (vitesse { $speed }, au plus { $reach })
ask-fit-rest = { $fitting-id ->
    [cranes] Combien de grues voulez-vous mettre ?
    [cannons] Combien de canons voulez-vous mettre ?
    [officers] Combien d'officiers voulez-vous à bord ?
    [businessmen] Combien de négociants voulez-vous à bord ?
   *[soldiers] Combien de soldats voulez-vous à bord ?
} (vitesse { $speed })
ask-move = Où va votre bateau ? (encore { $left } { $left ->
    [one] case)
   *[other] cases)
}
ask-give-up = À quel contrat { $colour } renoncez-vous ? (encore à rendre : { $left })
ask-final-action = Quelle action finale choisissez-vous ?
ask-last-chance = Dernière chance : achever un navire ? (colonne et rangée de la carte, place du chantier, prix)
not-asked = Vous n'avez rien à décider pour le moment.

## Options

choose-action = { $guilders ->
    [0] { $action } (sans revenu)
   *[other] { $action } (revenu { game-guilders })
}
main-action = Faire maintenant : { $action }
bonus-action = Action bonus : { $action } ({ game-price })
end-actions = Pas d'autre action
final-action = { $action }
pass-final = Passer : pas d'action finale
pass-last = Passer : n'achever aucun navire
build-card = { $shelf }/{ $row } { $shown-n ->
    [0] { kind-short } sans élément
   *[other] { kind-short } : { $shown }
} ({ $price })
build-stand-in = Carte de remplacement : { $kind } (gratuit)
place-card = Place { $column }
stop-building = Ne plus prendre de carte
buy-train = Rangée { $row } : { $loads } ({ game-price })
buy-canal = { $icons-n ->
    [0] Canal { canal-number }, sans symbole ({ game-price })
   *[other] Canal { canal-number } : { $icons } ({ game-price })
}
start-at-edge = Sur le bord { $way }
lay-beside = { $way-id ->
    [N] Au nord
    [E] À l'est
    [S] Au sud
   *[W] À l'ouest
} du canal { canal-number } ({ $reached ->
    [0] votre bateau ne peut pas l'atteindre
    [1] votre bateau peut l'atteindre s'il est bien tourné
   *[other] votre bateau peut l'atteindre
})
lay-turned = { $turns ->
    [0] Le laisser tel quel
    [1] Un quart de tour dans le sens horaire
    [2] Un demi-tour
   *[other] Un quart de tour dans le sens antihoraire
} ({ $reached ->
    [0] votre bateau ne peut pas l'atteindre
   *[other] votre bateau peut l'atteindre
})
manufacture-piece = { $piece } ({ game-price })
recruit-piece = { $piece } ({ game-price })
hire-employee = { $employee }, { game-price }
exchange-train = Le train avec { $loads }
barter-for = Troquer contre { piece-a }
sell-load = { $guilders ->
    [0] Donner pour rien
   *[other] Vendre pour { game-guilders }
}
trade-loads = Troquer contre { $pieces }{ $sold ->
    [0] {""}
   *[other] , { $guilders ->
        [0] en donner { game-sold } pour rien
       *[other] en vendre { game-sold } pour { game-guilders }
    }
}
sell-loads = { $sold ->
    [2] { $guilders ->
        [0] Donner les deux pour rien
       *[other] Vendre les deux pour { game-guilders }
    }
   *[other] { $guilders ->
        [0] Donner les { game-sold } pour rien
       *[other] Vendre les { game-sold } pour { game-guilders }
    }
}
launch-ship = Lancer le navire de { $cards } cartes (proue à la place { $column })
scrap-ship = Démolir le navire de { $cards } cartes (proue à la place { $column })
fit-number = { $count ->
    [0] { $fitting-id ->
        [cannons] Aucun
        [officers] Aucun
        [businessmen] Aucun
        [soldiers] Aucun
       *[other] Aucune
    }
   *[other] { fitting-counted }
}
game-masts-left = { $left ->
    [0] plus de mât libre
    [one] { $left } mât libre
   *[other] { $left } mâts libres
}
game-cabins-left = { $left ->
    [0] plus de cabine libre
    [one] { $left } cabine libre
   *[other] { $left } cabines libres
}
fit-mast = { fit-number } : vitesse { $speed }, { game-masts-left }
fit-speed = { $fitting-id ->
    [helmsman] { $count ->
        [0] Non
       *[other] Oui
    }
   *[other] { fit-number }
} : vitesse { $speed }
fit-cabin = { fit-number } : { game-cabins-left }
move-to = Canal { canal-number }, { $site }
move-to-icon = Canal { canal-number }, { $site } : { icon-word } ({ game-points })
give-contract = Renoncer à « { $contract } » ({ game-points } pour le moment)
finish-ship = { $shelf }/{ $row } à la place { $column }, { $shown-n ->
    [0] { kind-short } sans élément
   *[other] { kind-short } : { $shown }
} ({ $price })
finish-ship-stand-in = Remplacement à la place { $column } : { $kind } (gratuit)

## Ce qui a été fait

did-first = Le sort désigne { $seat } pour commencer.
did-contract = { $seat } reçoit un contrat : { $contract }.
did-contract-veiled = { $seat } reçoit un contrat.
did-track = Suivante sur la piste d'action : { $action }.
did-ship-card = Une carte de navire est révélée : { kind-told }.
did-train-up = Un train est révélé : { $loads }.
did-canal-up = Un canal est révélé : le numéro { canal-number }.
did-ring-at = Le marqueur d'équipement part du secteur « { $piece } ».
did-circle-at = Le marqueur d'équipage part du secteur « { $piece } ».
did-staff-at = Le marqueur des employés part de la case { $space }.
did-employee = À la case { $space } de la piste des employés : { $employee }.
did-choose = { $seat } choisit une action : { $action }.
did-bonus = { $price ->
    [0] { $seat } fait une action bonus : { $action }.
   *[other] { $seat } paie { game-price } pour une action bonus : { $action }.
}
did-final = { $seat } choisit une action finale : { $action }.
did-pass = { $seat } passe.
did-build = { $seat } prend { kind-taken }.
did-place = { $seat } pose la carte à la place { $column }.
did-train = { $seat } achète un train : { $loads }.
did-canal = { $seat } loue le canal { canal-number }.
did-edge = { $seat } place son bateau sur le bord { $way }.
did-cell = { $seat } pose le canal { $way-id ->
    [N] au nord
    [E] à l'est
    [S] au sud
   *[W] à l'ouest
} du canal { canal-number }.
did-turn = { $turns ->
    [0] { $seat } laisse le canal tel quel.
    [1] { $seat } tourne le canal d'un quart de tour dans le sens horaire.
    [2] { $seat } tourne le canal d'un demi-tour.
   *[other] { $seat } tourne le canal d'un quart de tour dans le sens antihoraire.
}
did-hire = { $seat } engage : { $employee }.
did-exchange = { $seat } décharge un train : { $loads }.
did-sail = { $seat } lance un navire.
did-fit = { $fitting-id ->
    [helmsman] { $count ->
        [0] { $seat } n'utilise pas le timonier.
       *[other] { $seat } utilise le timonier.
    }
    [rigger] { $count ->
        [0] { $seat } n'utilise pas le gréeur.
       *[other] { $seat } utilise le gréeur avec { fitting-counted }.
    }
   *[other] { $count ->
        [0] { $fitting-id ->
            [propellers] { $seat } ne met pas d'hélice.
            [officers] { $seat } n'embarque pas d'officier.
            [businessmen] { $seat } n'embarque pas de négociant.
            [soldiers] { $seat } n'embarque pas de soldat.
            [sails] { $seat } ne met pas de voile.
            [smokestacks] { $seat } ne met pas de cheminée.
            [cranes] { $seat } ne met pas de grue.
           *[cannons] { $seat } ne met pas de canon.
        }
       *[other] { $seat } équipe le navire : { fitting-counted }.
    }
}
did-move = { $seat } avance son bateau : canal { canal-number }, { $site }.
did-give = { $seat } renonce au contrat « { $contract } ».
did-give-veiled = { $seat } renonce à un contrat.
did-finish = { $seat } prend { kind-taken } et achève ainsi un navire à la place { $column }.

## Ce que disent les cartes

card-engineer = { $count ->
    [one] À chaque « Fabriquer de l'équipement », vous prenez aussi { piece-a }.
   *[other] À chaque « Fabriquer de l'équipement », vous en prenez aussi { $count } : { $piece }.
}
card-recruiter = { $count ->
    [one] À chaque « Recruter l'équipage », vous prenez aussi { piece-a }.
   *[other] À chaque « Recruter l'équipage », vous en prenez aussi { $count } : { $piece }.
}
card-trader = Chaque { commodity-word } vendu rapporte { game-guilders } de plus.{ $level ->
    [2] { " " }On ne peut l'engager que si l'on a celui de niveau 1.
   *[other] {""}
}
card-builder = { $count ->
    [one] Sur chaque navire, { $count } { $element } n'a besoin ni de support ni de cabine.
   *[other] Sur chaque navire, { $count } { element-plural } n'ont besoin ni de support ni de cabine.
}
element-plural = { $element-id ->
    [sail] voiles
    [smokestack] cheminées
    [propeller] hélices
    [crane] grues
    [cannon] canons
    [captain] capitaines
    [businessman] négociants
    [soldier] soldats
   *[officer] officiers
}
card-helmsman = Vous pouvez ajouter { $count } à la vitesse de chaque navire.
card-rigger = Vous pouvez ajouter { $count } à la vitesse d'un navire par paire de ses voiles.
card-free-steps = { $steps ->
    [one] Votre premier pas supplémentaire est gratuit : { $actions }.
   *[other] Vos { $steps } premiers pas supplémentaires sont gratuits : { $actions }.
}
card-pair-same-ship = { game-worth } par paire sur un même navire : { $one } et { $other }.
card-beyond-first = { game-worth } par { $one } de votre flotte au-delà { $one-id ->
    [sail] de la première
    [smokestack] de la première
    [propeller] de la première
    [crane] de la première
   *[other] du premier
}.
card-ship-with-all = { game-worth } par navire avec { $needs }.
card-pairs-per-ship = { game-worth } par paire { element-two } sur un même navire.
element-two = { $one-id ->
    [sail] de voiles
    [smokestack] de cheminées
    [propeller] d'hélices
    [crane] de grues
    [cannon] de canons
    [captain] de capitaines
    [businessman] de négociants
    [soldier] de soldats
   *[officer] d'officiers
}
card-per-piece = { game-worth } par { $one } de votre flotte.
card-distinct-elements = Des points selon le nombre de ces éléments présents dans votre flotte : { $needs }.
card-per-used-canal = { game-worth } par canal parcouru.
card-feature-table = Des points selon le nombre de { $feature-id ->
    [mast] mâts
    [propeller] supports d'hélice
    [crane] supports de grue
    [cannon] supports de canon
    [cabin] cabines
    [lifebuoy] bouées
    [lifeboat] canots de sauvetage
   *[lantern] lanternes
} de votre flotte.
card-size-table = Des points selon le nombre de navires { $most ->
    [3] d'exactement 3
    [4] { $least ->
        [4] d'exactement 4
       *[other] de { $least } à 4
    }
    [5] { $least ->
        [5] d'exactement 5
       *[other] de { $least } à 5
    }
    [6] { $least ->
        [6] d'exactement 6
       *[other] de { $least } à 6
    }
    [7] { $least ->
        [7] d'exactement 7
       *[other] de { $least } à 7
    }
    [8] { $least ->
        [8] d'exactement 8
       *[other] de { $least } à 8
    }
   *[other] d'au moins { $least }
} cartes de votre flotte.
card-cards-table = Des points selon le nombre de cartes de navire de votre flotte.
card-employee-count = { game-worth } par employé pour les { $first } premiers, { $after } pour les suivants.
card-employees-of-colour = { game-worth } par employé de ces couleurs : { $colours }.
card-ship-count-table = Des points selon le nombre de navires de votre flotte.
card-employee-types = Des points selon le nombre de types d'employés que vous avez : les cinq couleurs, les marchands de niveau 1 et de niveau 2 comptant à part.

## Décompte

score-ships = navires
score-cruises = croisières
score-blue-contract = contrat bleu
score-green-contract = contrat vert
score-traders = marchands
tie-guilders = plus de florins

## Options d'une partie

option-first-game = Première partie
option-first-game-help = Une répartition plus douce des employés : chaque case de la piste des employés a exactement un ingénieur ou un recruteur.
option-start-seat = Premier joueur
option-start-seat-help = Qui joue le premier tour.
option-start-seat-random = Tiré au sort
option-start-seat-0 = Joueur 1
option-start-seat-1 = Joueur 2
option-start-seat-2 = Joueur 3
option-start-seat-3 = Joueur 4

## Pourquoi un conseil propose un choix

hint-points = { $count ->
    [one] Vous pouvez alors marquer { $count } point ce tour-ci.
   *[other] Vous pouvez alors marquer { $count } points ce tour-ci.
}
hint-guilders = { $count ->
    [one] Vous avez alors { $count } florin de plus à la fin de votre tour.
   *[other] Vous avez alors { $count } florins de plus à la fin de votre tour.
}
hint-complete = Un navire est ainsi achevé.
hint-canal = Avec plus de canaux, vos navires iront plus loin.
hint-employee = { $effect }
hint-contracts = { $count ->
    [one] Vos contrats valent alors { $count } point de plus.
   *[other] Vos contrats valent alors { $count } points de plus.
}
hint-more-guilders = { $rival ->
    [1] { $count ->
        [one] Il vous reste { $count } florin de plus qu'avec le choix { $rival }.
       *[other] Il vous reste { $count } florins de plus qu'avec le choix { $rival }.
    }
   *[other] { $count ->
        [one] Il vous reste { $count } florin de plus qu'avec le deuxième meilleur choix.
       *[other] Il vous reste { $count } florins de plus qu'avec le deuxième meilleur choix.
    }
}
hint-for-bonus = Cela vous procure assez de florins pour une action bonus ce tour-ci.
hint-loads = { $count ->
    [one] Vous obtenez { $count } chargement à vendre ou à troquer.
   *[other] Vous obtenez { $count } chargements à vendre ou à troquer.
}
hint-barter = Un { commodity-word } se troque contre { $pieces-or }.
hint-missing = { $count ->
    [one] Il ne manque alors plus que { $count } carte à l'un de vos navires.
   *[other] Il ne manque alors plus que { $count } cartes à l'un de vos navires.
}
hint-walk = { $count ->
    [one] Vos navires peuvent alors parcourir { $count } case.
   *[other] Vos navires peuvent alors parcourir { $count } cases.
}
hint-gets = Cela peut vous procurer { $pieces }.
hint-fits = Un navire de votre chantier a de la place pour { $pieces }.
hint-carries = Votre navire peut alors porter { $pieces } de votre réserve.
hint-captain = Aucun navire ne part sans capitaine, et vous n'en avez pas encore.
hint-counts = L'un de vos contrats en tient compte : { $element }.
hint-piece-points = { $count ->
    [one] Sur un navire, { piece-a } rapporte { $count } point.
   *[other] Sur un navire, { piece-a } rapporte { $count } points.
}
hint-speed-piece = Sur un navire, { piece-a } donne de la vitesse.
hint-feature = { $feature-id ->
    [mast] Son mât peut porter une voile ou une cheminée pour plus de vitesse.
    [propeller] Une hélice sur son support rend le navire plus rapide.
    [crane] Une grue sur son support rapporte des points, aussi auprès des inspecteurs du commerce.
    [cannon] Un canon sur son support rapporte des points, aussi auprès des inspecteurs militaires.
    [cabin] La cabine accueille un équipage, qui rapporte des points.
    [lifebuoy] La bouée rapporte des points auprès des inspecteurs des bouées.
    [lifeboat] Le canot rapporte des points auprès des inspecteurs des canots.
   *[lantern] La lanterne rapporte des points auprès des inspecteurs des lanternes.
}
hint-kind = { $kind-id ->
    [bow] Votre chantier n'a pas encore de proue.
    [middle] Votre chantier n'a pas encore de milieu.
   *[stern] Votre chantier n'a pas encore de poupe.
}
hint-joins = Elle rejoint les cartes déjà posées.
hint-free = { $count ->
    [one] Il reste { $count } place libre d'affilée pour la suite.
   *[other] Il reste { $count } places libres d'affilée pour la suite.
}
hint-rest = D'après les calculs du robot, rien d'autre ne vaut son prix en ce moment.
hint-give-far = { $count ->
    [one] Les contrats que vous gardez valent { $count } point jusqu'ici.
   *[other] Les contrats que vous gardez valent { $count } points jusqu'ici.
}
hint-cruise = Les navires de votre chantier marqueraient ainsi plus de points sur vos canaux.
hint-cards = { $count ->
    [one] Les navires de votre chantier peuvent ainsi gagner { $count } carte.
   *[other] Les navires de votre chantier peuvent ainsi gagner { $count } cartes.
}

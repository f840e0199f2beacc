# Ce que dit Novgorod.

game-name = Novgorod
game-summary = Naviguez de ville en ville, changez vos marchandises en ducats, en produits de luxe et en commandes honorées, et faites carrière dans la Hanse. Avec 30 sceaux ou une carrière complète, la dernière manche commence. Le plus de sceaux l'emporte, mais qui montre encore un X rouge sur sa carte de carrière a perdu.

## Marchandises, produits de luxe et faces des cartes

# La dernière branche est pour les marchandises d'un jeu de cartes à soi.
ware = { $id ->
    [fur] fourrure
    [glass] verre
    [salt] sel
    [amber] ambre
    [cloth] étoffe
    [fish] poisson
    [grain] céréales
    [wool] laine
    [provisions] provisions
    [clothing] vêtements
    [jewellery] bijoux
   *[0] { $id }
}
side = { $id ->
    [front] recto
   *[back] verso
}

## Ce qui arrive de soi-même

bonus-in-play = Les cartes bonus sont « { $one } » et « { $other } ».
merchant-and-pirate-at = Le marchand commence à { $merchant }, le pirate à { $pirate }.
starts = { $seat } a le plus petit numéro de carrière et sera premier joueur.
pays-start = { $seat } paie { $price } { $price ->
    [one] ducat
   *[other] ducats
} pour deux comptoirs et deux commandes ; { $money ->
    [0] il ne lui reste aucun ducat.
    [one] il lui reste { $money } ducat.
   *[other] il lui reste { $money } ducats.
}
round = La manche { $count } commence.
turn-of = À { $seat } de jouer.
progress = Manche { $count }
progress-last = Manche { $count }, la dernière
pays = { $price ->
    [one] { $seat } paie { $price } ducat.
   *[other] { $seat } paie { $price } ducats.
}
swaps = { $seat } sort de la cale son comptoir ({ $city }) pour la route ; le comptoir de base prend sa place en cale.
stays = { $seat } ne pose pas de route ce tour-ci.
fee-due = { $fee ->
    [one] { $seat } utilise le comptoir de base à { $city } : { $fee } ducat de taxe portuaire sera dû.
   *[other] { $seat } utilise le comptoir de base à { $city } : { $fee } ducats de taxe portuaire seront dus.
}
speed-now = Le navire de { $seat } a maintenant la vitesse { $speed }.
gets-income = { $money ->
    [one] { $seat } perçoit { $money } ducat de revenu à { $city }.
   *[other] { $seat } perçoit { $money } ducats de revenu à { $city }.
}
gets-extra-income = { $money ->
    [one] { $seat } reçoit { $money } ducat de revenu supplémentaire (privilège).
   *[other] { $seat } reçoit { $money } ducats de revenu supplémentaire (privilège).
}
merchant-pays = { $money ->
    [one] Le marchand donne en plus { $money } ducat à { $seat }.
   *[other] Le marchand donne en plus { $money } ducats à { $seat }.
}
merchant-seals = { $seals ->
    [one] Le marchand donne en plus { $seals } sceau à { $seat }.
   *[other] Le marchand donne en plus { $seals } sceaux à { $seat }.
}
merchant-moves = Le marchand avance jusqu'à { $city }.
makes = { $seat } fabrique à { $city } : { $luxury } (avec { $goods }).
for-seals = { $seat } reçoit { $seals } { $seals ->
    [one] sceau
   *[other] sceaux
} et { $money } { $money ->
    [one] ducat.
   *[other] ducats.
}
row-done = { $seals ->
    [one] { $seat } honore une ligne de commande ({ $wares }) et reçoit { $seals } sceau.
   *[other] { $seat } honore une ligne de commande ({ $wares }) et reçoit { $seals } sceaux.
}
uses-for-career = { $seat } consomme pour sa carrière : { $goods }.
rises = { $seat } monte à l'échelon { $level } de sa carrière et renonce au privilège « { $privilege } ».
lost-from-hold = { $seat } perd la marchandise en cale : { $good }.
special-done = { $seals ->
    [one] { $seat } honore la commande spéciale { $position } ({ $wares }) et reçoit { $seals } sceau.
   *[other] { $seat } honore la commande spéciale { $position } ({ $wares }) et reçoit { $seals } sceaux.
}
pays-fees = { $money ->
    [one] { $seat } paie { $money } ducat de taxes portuaires.
   *[other] { $seat } paie { $money } ducats de taxes portuaires.
}
career-seals = { $seals ->
    [one] { $seat } reçoit { $seals } sceau pour sa carrière.
   *[other] { $seat } reçoit { $seals } sceaux pour sa carrière.
}
privilege-seal = { $seals ->
    [one] { $seat } n'a utilisé aucun privilège ce tour-ci et reçoit { $seals } sceau de plus.
   *[other] { $seat } n'a utilisé aucun privilège ce tour-ci et reçoit { $seals } sceaux de plus.
}
gains-bonus = { $seals ->
    [one] { $seat } reçoit { $seals } sceau de la carte bonus « { $bonus } ».
   *[other] { $seat } reçoit { $seals } sceaux de la carte bonus « { $bonus } ».
}
bonus-drops = { $seals ->
    [one] La carte bonus « { $bonus } » offre désormais { $seals } sceau.
   *[other] La carte bonus « { $bonus } » offre désormais { $seals } sceaux.
}
bonus-gone = La carte bonus « { $bonus } » quitte le jeu.
last-round = La prochaine manche est la dernière.
stopped = { $count ->
    [one] La partie s'arrête après { $count } manche et est décomptée telle quelle.
   *[other] La partie s'arrête après { $count } manches et est décomptée telle quelle.
}
variety = { $kinds ->
    [0] { $seat } n'a pas de marchandise sur les commandes sous son navire
    [one] { $seat } a { $kinds } type sur les commandes sous son navire
   *[other] { $seat } a { $kinds } types sur les commandes sous son navire
} et { $seals ->
    [0] ne reçoit pas de sceau
    [one] reçoit { $seals } sceau
   *[other] reçoit { $seals } sceaux
} pour la variété de marchandises.
counter-shown = Chez { $seat }, une commande était face cachée sous le navire : { $upper } / { $lower }.
game-over = La partie est finie.
means-end = La partie se termine ainsi.
red-x = { $seat } montre encore un X rouge sur sa carte de carrière et a donc perdu.
means-red-x = Votre carte de carrière montre encore un X rouge : vous perdez.
means-privilege-seal = { $seals ->
    [one] { $seat } reçoit { $seals } sceau pour n'avoir utilisé aucun privilège ce tour-ci.
   *[other] { $seat } reçoit { $seals } sceaux pour n'avoir utilisé aucun privilège ce tour-ci.
}

## La fin en vue

ending-your-turn = Votre dernier tour
ending-one-more = La dernière manche : encore un tour pour vous
ending-round = La dernière manche
ending-after = { part-after }
ending-reached = { $seat } a au moins { $seals } sceaux ou une carte de carrière complète. { part-after }
ending-reached-both = { $seats } ont au moins { $seals } sceaux ou une carte de carrière complète. { part-after }
part-after = { $after ->
    [0] Après ce tour, on compte les sceaux.
    [one] Encore { $after } tour après celui-ci, puis on compte les sceaux.
   *[other] Encore { $after } tours après celui-ci, puis on compte les sceaux.
}

## Ce qu'on vous demande

part-kept-for-fees = { $fees ->
    [0] {""}
   *[other] Taxes portuaires : { part-fees }{ $missing ->
        [0] .
        [one] { " " }; encore { $missing } ducat à gagner.
       *[other] { " " }; encore { $missing } ducats à gagner.
    }{ " " }
}
part-fees = { $fees ->
    [one] { $fees } ducat
   *[other] { $fees } ducats
}
ask-side = Avec quelle face de votre carte voulez-vous jouer ? ({ $career })
ask-pick = { $orders ->
    [0] Quel comptoir choisissez-vous ? (encore { $kontors })
   *[other] { $kontors ->
        [0] Quelle commande choisissez-vous ?
        [one] Quelle carte choisissez-vous ? (encore { $kontors } comptoir et { $orders } commande)
       *[other] Quelle carte choisissez-vous ? (encore { $kontors } comptoirs et { $orders } commande)
    }
}
ask-pirate = Le pirate est à { $city }. { $price ->
    [0] Voulez-vous le déplacer gratuitement ?
    [one] Voulez-vous le déplacer pour { $price } ducat ?
   *[other] Voulez-vous le déplacer pour { $price } ducats ?
}
ask-pirate-at-end = À la fin de votre tour, le pirate est à { $city }. { $price ->
    [0] Voulez-vous le déplacer gratuitement ?
    [one] Voulez-vous le déplacer pour { $price } ducat ?
   *[other] Voulez-vous le déplacer pour { $price } ducats ?
}
ask-pirate-privilege = Le pirate est à { $city }. Voulez-vous le déplacer grâce à votre privilège, au lieu d'un revenu supplémentaire ?
ask-pirate-privilege-at-end = À la fin de votre tour, le pirate est à { $city }. Voulez-vous le déplacer grâce à votre privilège, au lieu d'un revenu supplémentaire ?
ask-first-city = { $cards ->
    [one] Où commence votre route ? ({ $cards } carte au plus)
   *[other] Où commence votre route ? (jusqu'à { $cards } cartes)
}
ask-next-city = { part-kept-for-fees }{ $cards ->
    [one] Comment votre route continue-t-elle ? (encore { $cards } carte au plus)
   *[other] Comment votre route continue-t-elle ? (encore { $cards } cartes au plus)
}
ask-route-full = { part-kept-for-fees }Votre route est complète. Voulez-vous ajouter une carte grâce au privilège vitesse ?
ask-evaluate = { part-kept-for-fees }Que voulez-vous faire de votre route ?
ask-make-at = { part-kept-for-fees }Dans quelle ville voulez-vous fabriquer ce produit de luxe : { $luxury } ?
ask-make-any-at = { part-kept-for-fees }{ $count ->
    [one] Où voulez-vous fabriquer un produit de luxe ? (encore { $count })
   *[other] Où voulez-vous fabriquer un produit de luxe ? (encore { $count } différents)
}
ask-make-in = { part-kept-for-fees }Où voulez-vous fabriquer { $count } produits de luxe différents ?
ask-recipe = { part-kept-for-fees }Quelles marchandises voulez-vous consommer à { $city } ? (Produit de luxe : { $luxury })
ask-source = { part-kept-for-fees }D'où voulez-vous prendre cette marchandise : { $good } ?
ask-kind = { part-kept-for-fees }{ $count ->
    [one] Quelle marchandise voulez-vous consommer ? (encore { $count })
   *[other] Quelle marchandise voulez-vous consommer ? (encore { $count } différentes)
}
ask-give = { part-kept-for-fees }{ $count ->
    [one] Quelle marchandise voulez-vous consommer ?
   *[other] Quelles marchandises voulez-vous consommer ? ({ $count } différentes)
}
ask-file = Où voulez-vous poser la commande { $upper } / { $lower } ? Sa ligne du bas reste ouverte.
ask-store = { part-kept-for-fees }Quelle marchandise voulez-vous stocker en cale ?
ask-store-losing = { part-kept-for-fees }Quelle marchandise voulez-vous stocker en cale ? Celle de la cale ({ $good }) n'a pas servi et est perdue.
ask-store-instead = { part-kept-for-fees }Votre cale contient : { $good }. Voulez-vous stocker une autre marchandise à la place ?
ask-purchase = { $money ->
    [0] Vous n'avez pas de ducats. Que voulez-vous acheter ? (un achat par tour)
    [one] Vous avez { $money } ducat. Que voulez-vous acheter ? (un achat par tour)
   *[other] Vous avez { $money } ducats. Que voulez-vous acheter ? (un achat par tour)
}
ask-cheap-order = { $money ->
    [0] Vous n'avez plus de ducats. Voulez-vous une commande de plus grâce à votre privilège ?
    [one] Il vous reste { $money } ducat. Voulez-vous une commande de plus grâce à votre privilège ?
   *[other] Il vous reste { $money } ducats. Voulez-vous une commande de plus grâce à votre privilège ?
}
not-asked = Vous n'avez rien à décider pour le moment.

## Options

part-forgone-seals = { $forgone ->
    [0] {""}
    [one] { " " }(au lieu de { $forgone } sceau à la fin de votre tour)
   *[other] { " " }(au lieu de { $forgone } sceaux à la fin de votre tour)
}
side-front = Recto (bord beige)
side-back = Verso (bord argenté)
buy-kontor = Prendre le comptoir à { $city } : { $good }, revenu { $income ->
    [one] { $income } ducat
   *[other] { $income } ducats
} ({ $price ->
    [0] gratuit
    [one] { $price } ducat
   *[other] { $price } ducats
})
buy-order = Prendre une commande : { $upper } / { $lower } ({ $price ->
    [0] gratuit
    [one] { $price } ducat
   *[other] { $price } ducats
})
buy-order-stack = Prendre la commande du dessus de la pioche ({ $price ->
    [0] gratuit
    [one] { $price } ducat
   *[other] { $price } ducats
})
buy-cheap = Prendre une commande grâce à votre privilège{ part-forgone-seals } : { $upper } / { $lower } ({ $price ->
    [0] gratuit
    [one] { $price } ducat
   *[other] { $price } ducats
})
buy-cheap-stack = Prendre la commande du dessus de la pioche grâce à votre privilège{ part-forgone-seals } ({ $price ->
    [0] gratuit
    [one] { $price } ducat
   *[other] { $price } ducats
})
buy-ship = Porter votre navire à la vitesse { $speed } ({ $price ->
    [0] gratuit
    [one] { $price } ducat
   *[other] { $price } ducats
})
pass-purchase = Passer : ne rien acheter de plus
pass-pirate = Laisser le pirate où il est
move-pirate = { $price ->
    [0] Déplacer le pirate à { $city } gratuitement
    [one] Déplacer le pirate à { $city } pour { $price } ducat
   *[other] Déplacer le pirate à { $city } pour { $price } ducats
}
move-pirate-privilege = Déplacer le pirate à { $city } grâce à votre privilège{ part-forgone-seals }
sail-own = Aller à { $city } : votre comptoir, { $good }
sail-swap = Aller à { $city } : votre comptoir de la cale, { $good } en double (utilisez celle de la cale ce tour-ci, sinon elle est perdue)
sail-swap-fast = Aller à { $city } grâce au privilège vitesse{ part-forgone-seals } : votre comptoir de la cale, { $good } en double (utilisez celle de la cale ce tour-ci, sinon elle est perdue)
sail-base = Aller à { $city } : comptoir de base, { $good } ({ $fee ->
    [0] sans taxe portuaire
    [one] taxe portuaire { $fee } ducat
   *[other] taxe portuaire { $fee } ducats
})
sail-own-fast = Aller à { $city } grâce au privilège vitesse{ part-forgone-seals } : votre comptoir, { $good }
sail-base-fast = Aller à { $city } grâce au privilège vitesse{ part-forgone-seals } : comptoir de base, { $good } ({ $fee ->
    [0] sans taxe portuaire
    [one] taxe portuaire { $fee } ducat
   *[other] taxe portuaire { $fee } ducats
})
lay-placeholder = Poser une carte de substitution pour la manufacture à { $city }
lay-placeholder-fast = Poser une carte de substitution pour la manufacture à { $city } grâce au privilège vitesse{ part-forgone-seals }
stop-route = Terminer la route
stay = Ne pas poser de route
make-for-seals = Fabriquer à { $city }, pour { $seals ->
    [one] { $seals } sceau et { $seals } ducat
   *[other] { $seals } sceaux et { $seals } ducats
} : { $luxury }
make-for-seals-between = Fabriquer à { $city }, pour { $least } à { $top } sceaux et autant de ducats : { $luxury }
fulfil-upper = { $seals ->
    [one] Honorer la ligne du haut de { $upper } / { $lower } ({ $seals } sceau)
   *[other] Honorer la ligne du haut de { $upper } / { $lower } ({ $seals } sceaux)
}
fulfil-lower = { $seals ->
    [one] Honorer seulement la ligne du bas de { $upper } / { $lower } ({ $seals } sceau ; celle du haut est perdue)
   *[other] Honorer seulement la ligne du bas de { $upper } / { $lower } ({ $seals } sceaux ; celle du haut est perdue)
}
fulfil-lower-after = { $seals ->
    [one] Honorer aussi la ligne du bas de { $upper } / { $lower } ({ $seals } sceau)
   *[other] Honorer aussi la ligne du bas de { $upper } / { $lower } ({ $seals } sceaux)
}
rise = Monter à l'échelon de carrière { $level } : { $goods ->
    [0] {""}
    [one] { $goods } marchandise
   *[other] { $goods } marchandises différentes
}{ $luxuries ->
    [0] {""}
   *[other] { $goods ->
        [0] {""}
       *[other] { " et " }
    }{ $luxuries ->
        [one] { $luxuries } produit de luxe
       *[other] { $luxuries } produits de luxe différents
    }
}{ $ducats ->
    [0] { $goods ->
        [0] { $luxuries ->
            [0] gratuit
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] { $goods ->
        [0] { $luxuries ->
            [0] {""}
           *[other] { " et " }
        }
       *[other] { " et " }
    }{ $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
} ; ensuite { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
} par tour, sans « { $privilege } »
part-lapsing-above = { $skipped ->
    [0] {""}
    [one] { " " }; celle du dessus est perdue pour ce tour
   *[other] { " " }; les { $skipped } du dessus sont perdues pour ce tour
}
fulfil-special = Honorer la commande spéciale { $position } : { $wares }{ $inputs ->
    [0] {""}
    [1] {""}
   *[other] , avec au moins { $inputs } marchandises
} ({ $price ->
    [0] gratuit
    [one] payer { $price } ducat
   *[other] payer { $price } ducats
}, { $seals ->
    [one] recevoir { $seals } sceau
   *[other] recevoir { $seals } sceaux
}{ part-lapsing-above })
fulfil-special-cheap = Honorer la commande spéciale { $position } grâce à votre privilège{ part-forgone-seals } : { $wares }{ $inputs ->
    [0] {""}
    [1] {""}
   *[other] , avec au moins { $inputs } marchandises
} ({ $price ->
    [0] gratuit
    [one] payer { $price } ducat
   *[other] payer { $price } ducats
}, { $seals ->
    [one] recevoir { $seals } sceau
   *[other] recevoir { $seals } sceaux
}{ part-lapsing-above })
take-income = { $money ->
    [one] Percevoir le revenu à { $city } : { $money } ducat ({ $good })
   *[other] Percevoir le revenu à { $city } : { $money } ducats ({ $good })
}
take-extra-income = { $money ->
    [one] Percevoir un revenu supplémentaire grâce à votre privilège{ part-forgone-seals } : { $money } ducat
   *[other] Percevoir un revenu supplémentaire grâce à votre privilège{ part-forgone-seals } : { $money } ducats
}
end-evaluation = { $money ->
    [0] Terminer la phase
    [one] Terminer la phase (+{ $money } ducat)
   *[other] Terminer la phase (+{ $money } ducats)
}
end-evaluation-paying = { $money ->
    [0] Terminer la phase (taxes { part-fees })
    [one] Terminer la phase (+{ $money } ducat, taxes { part-fees })
   *[other] Terminer la phase (+{ $money } ducats, taxes { part-fees })
}
make-at = Fabriquer à { $city } : { $luxury }
make-in-two = Fabriquer à { $city } : { $luxury } ; à { $city2 } : { $luxury2 }
make-in-three = Fabriquer à { $city } : { $luxury } ; à { $city2 } : { $luxury2 } ; à { $city3 } : { $luxury3 }
use-recipe = Consommer : { $goods }
use-recipe-for-seals = { $seals ->
    [one] Consommer : { $goods } ({ $seals } sceau et { $seals } ducat)
   *[other] Consommer : { $goods } ({ $seals } sceaux et { $seals } ducats)
}
use-good = Consommer : { $good }
give-goods = Consommer : { $goods }
from-hold = De la cale
from-route = De la route
lay-left = À gauche du navire : la ligne du bas peut encore être honorée
lay-under = Sous le navire : la commande est terminée
store = { $income ->
    [one] Stocker : { $good } (au lieu de { $income } ducat de revenu)
   *[other] Stocker : { $good } (au lieu de { $income } ducats de revenu)
}
store-nothing = Ne rien stocker

## Ce qui a été fait

did-manufactory = Posée à { $city } : { $manufactory }.
did-bonus = Une carte bonus entre en jeu : { $bonus }.
did-career = { $seat } reçoit une carte : { $career }.
did-draw = { $seat } pioche une commande : { $upper } / { $lower }.
did-draw-veiled = { $seat } pioche une commande que les autres ne voient pas.
did-counter = { $seat } glisse sous le navire, face cachée, une commande de la pioche : { $upper } / { $lower }.
did-counter-veiled = { $seat } glisse sous le navire, face cachée, une commande de la pioche.
did-open = Une commande est posée face visible : { $upper } / { $lower }.
did-column = Suivante dans la colonne des commandes spéciales : la carte avec { $wares } en partie A.
did-merchant-at = Le marchand commence à { $city }.
did-pirate-at = Le pirate commence à { $city }.
did-side-front = { $seat } joue avec le recto de sa carte de carrière.
did-side-back = { $seat } joue avec le verso de sa carte de carrière.
did-kontor = { $seat } prend un comptoir à { $city }.
did-order = { $seat } prend une commande : { $upper } / { $lower }.
did-order-stack = { $seat } prend une commande de la pioche.
did-cheap = { $seat } prend une commande grâce au privilège : { $upper } / { $lower }.
did-cheap-stack = { $seat } prend une commande de la pioche grâce au privilège.
did-ship = { $seat } améliore le navire d'un niveau.
did-pass = { $seat } passe.
did-pirate = { $seat } déplace le pirate à { $city }.
did-sail = { $seat } va à { $city }.
did-sail-fast = { $seat } va à { $city } grâce au privilège vitesse.
did-placeholder = { $seat } pose une carte de substitution.
did-placeholder-fast = { $seat } pose une carte de substitution grâce au privilège vitesse.
did-stop = { $seat } ne pose pas d'autre carte.
did-make = { $seat } utilise la manufacture à { $city }.
did-fulfil = { $seat } s'occupe d'une commande ({ $upper } / { $lower }) et veut livrer : { $wares }.
did-rise = { $seat } veut monter d'un échelon.
did-special = { $seat } s'occupe de la commande spéciale { $position }.
did-special-cheap = { $seat } s'occupe de la commande spéciale { $position } grâce au privilège.
did-income = { $seat } perçoit un revenu à { $city }.
did-extra-income = { $seat } perçoit un revenu supplémentaire.
did-end = { $seat } termine la phase.
did-at = { $seat } utilise la manufacture à { $city }.
did-make-in = { $seat } utilise ces manufactures : { $cities }.
did-recipe = { $seat } choisit une recette : { $goods }.
did-from-hold = { $seat } prend la marchandise de la cale.
did-from-route = { $seat } prend la marchandise de la route.
did-left = { $seat } pose la commande à gauche du navire.
did-under = { $seat } pose la commande sous le navire.
did-store = { $seat } stocke le comptoir à { $city } avec sa marchandise.
did-store-nothing = { $seat } ne stocke rien.

## Une action en une ligne : fragments sans sujet

part-for-price = { $price ->
    [0] gratuitement
    [one] pour { $price } ducat
   *[other] pour { $price } ducats
}
part-some-ducats = { $money ->
    [one] { $money } ducat
   *[other] { $money } ducats
}
part-some-seals = { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
}
part-stop-1 = { $city1 }{ $fee1 ->
    [0] {""}
   *[other] { " " }(taxe portuaire { $fee1 })
}
part-stop-2 = { $city2 }{ $fee2 ->
    [0] {""}
   *[other] { " " }(taxe portuaire { $fee2 })
}
part-stop-3 = { $city3 }{ $fee3 ->
    [0] {""}
   *[other] { " " }(taxe portuaire { $fee3 })
}
part-stop-4 = { $city4 }{ $fee4 ->
    [0] {""}
   *[other] { " " }(taxe portuaire { $fee4 })
}
part-stop-5 = { $city5 }{ $fee5 ->
    [0] {""}
   *[other] { " " }(taxe portuaire { $fee5 })
}
part-stop-6 = { $city6 }{ $fee6 ->
    [0] {""}
   *[other] { " " }(taxe portuaire { $fee6 })
}
part-stop-7 = { $city7 }{ $fee7 ->
    [0] {""}
   *[other] { " " }(taxe portuaire { $fee7 })
}
part-stop-8 = { $city8 }{ $fee8 ->
    [0] {""}
   *[other] { " " }(taxe portuaire { $fee8 })
}
does-sail-1 = va à { part-stop-1 }
does-sail-2 = va à { part-stop-1 } et { part-stop-2 }
does-sail-3 = va à { part-stop-1 }, { part-stop-2 } et { part-stop-3 }
does-sail-4 = va à { part-stop-1 }, { part-stop-2 }, { part-stop-3 } et { part-stop-4 }
does-sail-5 = va à { part-stop-1 }, { part-stop-2 }, { part-stop-3 }, { part-stop-4 } et { part-stop-5 }
does-sail-6 = va à { part-stop-1 }, { part-stop-2 }, { part-stop-3 }, { part-stop-4 }, { part-stop-5 } et { part-stop-6 }
does-sail-7 = va à { part-stop-1 }, { part-stop-2 }, { part-stop-3 }, { part-stop-4 }, { part-stop-5 }, { part-stop-6 } et { part-stop-7 }
does-sail-8 = va à { part-stop-1 }, { part-stop-2 }, { part-stop-3 }, { part-stop-4 }, { part-stop-5 }, { part-stop-6 }, { part-stop-7 } et { part-stop-8 }
does-stay = ne pose pas de route
does-placeholders = { $cities-n ->
    [one] pose une carte de substitution à { $cities }
   *[other] pose des cartes de substitution à { $cities }
}
does-swap = sort le comptoir de la cale ({ $city })
does-privilege = utilise le privilège « { $privilege } »
does-pirate = { $price ->
    [0] déplace le pirate à { $city }
   *[other] déplace le pirate à { $city } { part-for-price }
}
does-make = fabrique à { $city } : { $luxury } (avec { $goods })
does-fulfil-upper = honore la ligne du haut d'une commande ({ $wares })
does-fulfil-lower = honore la ligne du bas d'une commande ({ $wares })
does-rise = monte à l'échelon { $level }
does-special = honore la commande spéciale { $position } ({ $wares })
does-gain-seals = reçoit { part-some-seals }
does-gain-both = reçoit { part-some-seals } et { part-some-ducats }
does-gain-bonus = reçoit { part-some-seals } de la carte bonus « { $bonus } »
does-gain-career = reçoit { part-some-seals } pour la carrière
does-gain-privilege = reçoit { part-some-seals } pour n'avoir utilisé aucun privilège
does-get-merchant = reçoit { part-some-ducats } du marchand
does-gain-merchant = reçoit { part-some-seals } du marchand
does-use = consomme : { $goods }
does-pay = paie { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}
does-pay-fees = paie { $fees ->
    [one] { $fees } ducat de taxes portuaires
   *[other] { $fees } ducats de taxes portuaires
}
does-give-up = renonce au privilège « { $privilege } »
does-counter = pose une commande sous le navire, face cachée : { $upper } / { $lower }
does-counter-veiled = pose une commande sous le navire, face cachée
does-left = pose une commande à gauche du navire, ligne du bas ouverte
does-under = pose une commande sous le navire
does-store = stocke : { $good }
does-store-and-income = stocke : { $good }, et perçoit { part-some-ducats } de revenu ({ $cities })
does-income = perçoit { part-some-ducats } de revenu ({ $cities })
does-extra-income = perçoit { part-some-ducats } de revenu supplémentaire (privilège)
does-lose = perd la marchandise en cale ({ $good })
does-buy-kontor = achète le comptoir à { $city } { part-for-price }
does-buy-ship = porte le navire à la vitesse { $speed } { part-for-price }
does-buy-order = achète une commande ({ $upper } / { $lower }) { part-for-price }
does-buy-order-stack = achète une commande de la pioche { part-for-price }
does-draw = tire : { $upper } / { $lower }
does-pass = passe
other-open = nouvelle commande : { $upper } / { $lower }
other-merchant = le marchand avance jusqu'à { $city }
other-bonus-drops = la carte bonus « { $bonus } » offre maintenant { part-some-seals }
other-bonus-gone = la carte bonus « { $bonus } » quitte le jeu
other-variety = { $seals ->
    [0] { $seat } ne reçoit aucun sceau
    [one] { $seat } reçoit { $seals } sceau
   *[other] { $seat } reçoit { $seals } sceaux
} pour la variété de marchandises ({ $kinds ->
    [one] { $kinds } type
   *[other] { $kinds } types
})
other-last-round = la prochaine manche est la dernière
other-stopped = { $count ->
    [one] la partie s'arrête après { $count } manche et est décomptée telle quelle
   *[other] la partie s'arrête après { $count } manches et est décomptée telle quelle
}
other-game-over = la partie est finie
other-red-x = { $seat } montre encore un X rouge et a perdu

## Ce que disent les cartes

card-order = Ligne du haut : { $upper } ; ligne du bas : { $lower }.
card-part = Partie { $part ->
    [0] A
    [1] B
    [2] C
   *[other] D
} : { $wares }{ $inputs ->
    [0] {""}
    [1] {""}
   *[other] , avec au moins { $inputs } marchandises
} ; { $price ->
    [0] gratuit
    [one] payer { $price } ducat
   *[other] payer { $price } ducats
}, { $seals ->
    [one] recevoir { $seals } sceau.
   *[other] recevoir { $seals } sceaux.
}
card-recipe = { $seals ->
    [one] Avec { $goods } : { $luxury }, { $seals } sceau.
   *[other] Avec { $goods } : { $luxury }, { $seals } sceaux.
}
card-level = { $seals ->
    [one] Échelon { $level } ({ $side }) : { $requirement } ; privilège { $privilege } ; case : { $seals } sceau par tour.
   *[other] Échelon { $level } ({ $side }) : { $requirement } ; privilège { $privilege } ; case : { $seals } sceaux par tour.
}
card-level-x = Échelon { $level } ({ $side }) : { $requirement } ; privilège { $privilege } ; case : X rouge.
card-top = { $seals ->
    [one] Bord supérieur ({ $side }), case : { $seals } sceau par tour.
   *[other] Bord supérieur ({ $side }), case : { $seals } sceaux par tour.
}
card-own-kontors = { $threshold ->
    [one] Possédez { $threshold } comptoir.
   *[other] Possédez { $threshold } comptoirs.
}
card-route-cities = { $threshold ->
    [one] Posez une route de { $threshold } ville.
   *[other] Posez une route de { $threshold } villes différentes.
}
card-luxury-inputs = { $threshold ->
    [one] Fabriquez un produit de luxe avec au moins { $threshold } marchandise.
   *[other] Fabriquez un produit de luxe avec au moins { $threshold } marchandises.
}
card-orders-under-ship = { $threshold ->
    [one] Ayez { $threshold } commande sous votre navire.
   *[other] Ayez { $threshold } commandes sous votre navire.
}
card-career-seals = { $threshold ->
    [one] Atteignez une case de carrière d'au moins { $threshold } sceau par tour.
   *[other] Atteignez une case de carrière d'au moins { $threshold } sceaux par tour.
}
card-variety = À la fin : des sceaux selon le nombre de marchandises et de produits de luxe différents sur les commandes sous votre navire (types→sceaux).
card-speed = { $amount ->
    [one] Votre route peut avoir { $amount } carte de plus.
   *[other] Votre route peut avoir { $amount } cartes de plus.
}
card-extra-income = { $amount ->
    [one] Vous recevez { $amount } ducat.
   *[other] Vous recevez { $amount } ducats.
}
card-order-discount = { part-order-discount } Si la partie a des commandes spéciales, celles du tour peuvent à la place coûter en tout { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
} de moins.
part-order-discount = { $amount ->
    [one] Vous pouvez prendre une commande de plus, { $amount } ducat moins cher.
   *[other] Vous pouvez prendre une commande de plus, { $amount } ducats moins cher.
}
card-seal = { $amount ->
    [one] Vous recevez { $amount } sceau si vous n'avez utilisé aucun autre privilège ce tour-ci.
   *[other] Vous recevez { $amount } sceaux si vous n'avez utilisé aucun autre privilège ce tour-ci.
}
card-ship = Vitesse { $speed } ; le niveau suivant coûte { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}.
card-ship-last = Vitesse { $speed } ; il n'y a pas d'autre niveau.
card-merchant-front = Recto : une fois par tour, { $seals ->
    [0] { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
    [one] { $seals } sceau
   *[other] { $seals } sceaux
} de plus si vous percevez un revenu ou fabriquez un produit de luxe pour des sceaux dans la ville du marchand.
card-merchant-back = Verso : une fois par tour, { $seals ->
    [0] { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
    [one] { $seals } sceau
   *[other] { $seals } sceaux
} de plus si vous fabriquez un produit de luxe pour des sceaux dans la ville du marchand.
card-pirate-front = Recto : une route passant par la ville du pirate compte au maximum { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} de moins. Une fois par tour, vous pouvez déplacer le pirate. Cela coûte { $most ->
    [one] { $most } ducat
   *[other] { $most } ducats
} à qui a le plus de sceaux, { $second ->
    [one] { $second } ducat
   *[other] { $second } ducats
} à qui vient en deuxième et { $fewer ->
    [one] { $fewer } ducat
   *[other] { $fewer } ducats
} à qui en a moins.
card-pirate-back = Verso : les routes ignorent la ville du pirate ; ses villes voisines comptent comme voisines entre elles. Au début ou à la fin de votre tour, vous pouvez le déplacer grâce au privilège revenu supplémentaire.

## Décompte

score-luxury-goods = produits de luxe
score-orders = commandes
score-special-orders = commandes spéciales
score-career = carrière
score-privilege = privilège
score-bonus-cards = cartes bonus
score-merchant = marchand
score-variety = variété
tie-ducats = plus de ducats
tie-levels = plus d'échelons de carrière
tie-kontors = plus de comptoirs
tie-moved-later = plus tard dans l'ordre du tour
verdict-lost = Qui montre encore un X rouge sur sa carte de carrière à la fin a perdu, quel que soit son nombre de sceaux.
verdict-stopped = La partie a été arrêtée à la limite de manches et décomptée telle quelle.

## Le nom des points

game-points-unit = { $points ->
    [one] sceau
   *[other] sceaux
}
game-wins-by = { $margin ->
    [one] { $names } gagne avec { $margin } sceau d'avance
   *[other] { $names } gagne avec { $margin } sceaux d'avance
}
game-by-vote = Les joueurs ont décidé de l'arrêter. Les sceaux sont ceux du moment.
game-record-ends = Cet enregistrement s'arrête avant la fin de la partie. Les sceaux sont ceux du moment.
game-equal-points = { $points ->
    [one] { $names } ont { $points } sceau chacun.
   *[other] { $names } ont { $points } sceaux chacun.
}
game-ranking-help = d'où viennent les sceaux
game-tie-points = le plus de sceaux
# "Round 5, the last" stands before it
game-last-turns = { "" }
game-graph = Les sceaux au fil des tours
game-graph-help = marques : sceaux gagnés
game-graph-is = Sceaux après chaque tour. À la fin : { $list }.

## Options d'une partie

option-first-game = Première partie
option-first-game-help = Un départ facile : les cartes bonus « 8 comptoirs » et « Route de 5 villes », et tous jouent avec le recto de la carte de carrière.
option-merchant-and-pirate = Marchand et pirate
option-merchant-and-pirate-help = Module expert A : le marchand va de ville en ville et paie davantage ; le pirate gêne les routes.
option-merchant-side = Face du marchand
option-merchant-side-help = Le recto ajoute des ducats au revenu et aux produits de luxe fabriqués pour des sceaux ; le verso ajoute 1 sceau à ces produits de luxe.
option-merchant-side-front = Recto : des ducats
option-merchant-side-back = Verso : 1 sceau
option-pirate-side = Face du pirate
option-pirate-side-help = Le recto raccourcit les routes passant par la ville du pirate, qui se déplace contre des ducats ; le verso retire la ville du jeu, et le pirate se déplace grâce à un privilège.
option-pirate-side-front = Recto : routes plus courtes
option-pirate-side-back = Verso : une ville de moins
option-cities = Villes du marchand et du pirate
option-cities-help = Où ils commencent : dans les villes prévues, Novgorod et Anvers, ou dans des villes tirées au sort.
option-cities-printed = Novgorod et Anvers
option-cities-random = Tirées au sort
option-special-orders = Commandes spéciales
option-special-orders-help = Module expert B : quatre commandes spéciales sont ouvertes à tous ; en plus des marchandises, elles coûtent des ducats et rapportent beaucoup de sceaux.
option-round-stop = Limite de manches
option-round-stop-help = Une limite technique : après ce nombre de manches, la partie s'arrête et est décomptée telle quelle.

## Pourquoi un conseil propose un choix

hint-red-x = Vous pouvez monter d'un échelon ; trop bas, on ne peut pas gagner.
hint-career = { $count ->
    [one] Vous montez dans votre carrière : puis { $count } sceau par tour.
   *[other] Vous montez dans votre carrière : puis { $count } sceaux par tour.
}
hint-hold = Une marchandise en cale aide au prochain tour.
hint-speed = Un navire plus rapide atteint plus de villes par tour.
hint-luxuries = { $count ->
    [one] Les produits de luxe peuvent alors vous rapporter { $count } sceau ce tour-ci.
   *[other] Les produits de luxe peuvent alors vous rapporter { $count } sceaux ce tour-ci.
}
hint-fulfil = { $count ->
    [one] Vous pouvez alors honorer des commandes pour { $count } sceau ce tour-ci.
   *[other] Vous pouvez alors honorer des commandes pour { $count } sceaux ce tour-ci.
}
hint-specials = { $count ->
    [one] Les commandes spéciales peuvent alors vous rapporter { $count } sceau ce tour-ci.
   *[other] Les commandes spéciales peuvent alors vous rapporter { $count } sceaux ce tour-ci.
}
hint-bonus = { $count ->
    [one] Vous pouvez alors remplir une carte bonus ce tour-ci : { $count } sceau.
   *[other] Vous pouvez alors remplir une carte bonus ce tour-ci : { $count } sceaux.
}
hint-merchant = { $count ->
    [one] Le marchand peut alors ajouter { $count } sceau ce tour-ci.
   *[other] Le marchand peut alors ajouter { $count } sceaux ce tour-ci.
}
hint-privilege = { $count ->
    [one] Sans privilège utilisé, vous gagnez { $count } sceau à la fin de votre tour.
   *[other] Sans privilège utilisé, vous gagnez { $count } sceaux à la fin de votre tour.
}
hint-earns = { $count ->
    [one] Votre route peut alors vous rapporter { $count } ducat, taxes déduites.
   *[other] Votre route peut alors vous rapporter { $count } ducats, taxes déduites.
}
hint-more-ducats = { $rival ->
    [1] { $count ->
        [one] Il vous reste { $count } ducat de plus qu'avec le choix { $rival }.
       *[other] Il vous reste { $count } ducats de plus qu'avec le choix { $rival }.
    }
   *[other] { $count ->
        [one] Il vous reste { $count } ducat de plus qu'avec le deuxième meilleur choix.
       *[other] Il vous reste { $count } ducats de plus qu'avec le deuxième meilleur choix.
    }
}
hint-spend = { $count ->
    [one] Vous avez ainsi { $count } ducat de plus à dépenser ce tour-ci.
   *[other] Vous avez ainsi { $count } ducats de plus à dépenser ce tour-ci.
}
hint-buys-kontor = Le tour vous rapporte alors de quoi acheter le comptoir de cette ville : { $city }.
hint-buys-speed = Le tour vous rapporte alors de quoi atteindre la vitesse { $speed }.
hint-buys-order = Le tour vous rapporte alors de quoi prendre une nouvelle commande.
hint-stores = Vous pouvez alors stocker une marchandise pour le tour suivant : { $good }.
hint-store-wanted = Vos commandes demandent cette marchandise : { $good }.
hint-fee = { $count ->
    [one] Un comptoir à vous dans cette ville ({ $city }) vous épargne { $count } ducat de taxe portuaire à chaque visite.
   *[other] Un comptoir à vous dans cette ville ({ $city }) vous épargne { $count } ducats de taxe portuaire à chaque visite.
}
hint-next-to = Ville voisine de vos comptoirs ({ $cities }) : { $city }.
hint-good-wanted = Vos commandes demandent la marchandise de cette ville ({ $city }) : { $good }.
hint-cheap = { $count ->
    [one] Il est remboursé après { $count } visite dans cette ville : { $city }.
   *[other] Il est remboursé après { $count } visites dans cette ville : { $city }.
}
hint-order-near = Vous avez des comptoirs pour cela : { $wares }.
hint-order-luxury = N'importe quelle recette suffit, même avec une seule marchandise : { $wares }.
hint-order-row = Les villes de l'une de ses lignes sont voisines : { $cities }.
hint-order-secret = Personne d'autre ne sait quelle commande vous avez.
hint-side-soon = { $count ->
    [one] Le X rouge disparaît après { $count } échelon.
   *[other] Le X rouge disparaît après { $count } échelons.
}
hint-side-top = { $count ->
    [one] Tout en haut, il rapporte { $count } sceau par tour.
   *[other] Tout en haut, il rapporte { $count } sceaux par tour.
}
hint-next-speed = { $count ->
    [one] Vous épargnez pour la vitesse { $speed }, qui coûte { $count } ducat.
   *[other] Vous épargnez pour la vitesse { $speed }, qui coûte { $count } ducats.
}
hint-next-level = { $count ->
    [one] Vous gardez votre argent pour l'échelon suivant, qui demande { $count } ducat.
   *[other] Vous gardez votre argent pour l'échelon suivant, qui demande { $count } ducats.
}
hint-last-round = C'est la dernière manche : un achat ne rapporterait plus de sceaux, et les ducats départagent les égalités.
hint-keeps = { $count ->
    [one] Vous gardez { $count } ducat pour les tours suivants.
   *[other] Vous gardez { $count } ducats pour les tours suivants.
}
hint-rest = D'après les calculs du robot, rien de ce que vous pourriez encore faire n'en vaut la peine.
hint-open = { $count ->
    [one] Les revenus de vos comptoirs ouverts ({ $count } ducat) arrivent d'eux-mêmes.
   *[other] Les revenus de vos comptoirs ouverts ({ $count } ducats) arrivent d'eux-mêmes.
}
hint-fees = { $count ->
    [one] Cela aide à payer vos taxes portuaires : { $count } ducat.
   *[other] Cela aide à payer vos taxes portuaires : { $count } ducats.
}
hint-both = Vous pouvez ainsi utiliser la marchandise et la manufacture de cette ville : { $city }.
hint-visits = Votre route peut alors continuer : { $cities }.
hint-pirate-free = Le pirate ne gêne plus votre route dans cette ville : { $city }.
hint-pirate-hinders = Dans cette ville ({ $city }), le pirate gêne { $seats }, qui y ont un comptoir ; vous n'en avez pas.
hint-pirate-neutral = Vous n'avez pas de comptoir que le pirate pourrait gêner dans cette ville : { $city }.
hint-pirate-away = Votre comptoir est de nouveau libre du pirate dans cette ville : { $city }.
hint-lower = Sa ligne du bas, { $wares }, peut encore rapporter des sceaux plus tard.
hint-under = Elle compte tout de suite comme honorée et laisse la place à une nouvelle.
hint-spares = Il vous reste autre chose à utiliser : { $wares }.
hint-order-two = Elle et une autre de vos commandes demandent : { $wares }.
hint-becomes = Au prochain tour, cela peut devenir autre chose : { $good } donne { $luxury }.

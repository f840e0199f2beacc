# Revoir une partie, continuer depuis une position, et la fin d'une partie.

replay-game = Revoir
set-up = Mise en place
turn-number = Tour { $turn }
comes-next = Ensuite : { $progress }
set-up-over = La mise en place est terminée.
event-of = { $at } sur { $last }
before-all = La table avant la première étape
nothing-told = Une étape sans paroles
to-start = Au début
to-end = À la fin
turn-before = Tour précédent
turn-after = Tour suivant
event-before = Étape précédente
event-after = Étape suivante
play-it = Lecture
pause-it = Pause
speed = Vitesse
speed-times = { $speed }×
position = Position
board = Table
moves = Coups
score = Score
score-at-end = Score final
seen-by = Vue de
seen-by-all = Public
seen-by-help = Asseyez-vous derrière quelqu'un pour voir ce qu'il voyait.
copy-link = Lien vers cette position
link-copied = Lien copié
record = Enregistrement
back-to-game = Retour à la partie
to-result = Résultat
play-on = Continuer d'ici
play-on-turn = Continuer depuis un tour
running-title = Une partie en cours
running-seat = Vous voyez ce que voyait { $name }.
running-public = Vous voyez ce que tout le monde peut voir.
gone-on = { $count ->
    [one] La partie a avancé d'une étape.
   *[other] La partie a avancé de { $count } étapes.
}
to-newest = Voir la dernière
no-such-replay = Rien à voir ici
no-such-replay-help = La table n'existe plus, ou son lien demande une invitation. Rien n'est perdu pour vous.

fork-over = Vous recevez une table à vous qui commence ici même, avec des robots aux autres places. Elle a une nouvelle graine : ce qui n'est pas encore sur la table viendra autrement.
fork-running = Cette partie est en cours. Tout ce que vous ne pouviez pas savoir à ce moment est donc redistribué : votre bac à sable ne révèle rien de la vraie table.
fork-running-seed = Il a une nouvelle graine, et des robots occupent les autres places.
fork-from = Depuis
fork-seat = Votre place
fork-bots = Les robots
fork-go = Continuer
fork-end = La partie est finie ici. Choisissez une position antérieure.
fork-failed = Cela n'a pas marché. Rien n'a changé.

wins-by = { $margin ->
    [one] { $names } gagne d'un point
   *[other] { $names } gagne de { $margin } points
}
wins = { $names } gagne
wins-tie = { $names } gagne à égalité de points
share-victory = { $names } se partagent la victoire
nobody-wins = Personne ne gagne
solo-points = { $points ->
    [one] { $names } a { $points } point
   *[other] { $names } a { $points } points
}
without-result = La partie s'est arrêtée sans résultat
by-vote = Les joueurs ont décidé de l'arrêter. Les points sont ceux du moment.
record-ends = Cet enregistrement s'arrête avant la fin de la partie. Les points sont ceux du moment.
equal-points = { $names } ont { $points } points chacun.
tie-decided = { $name } passe devant : { $tie }, { $more } contre { $less }.
your-place = { $place ->
    [1] Vous terminez en tête sur { $count }.
    [2] Vous terminez à la deuxième place sur { $count }.
    [3] Vous terminez à la troisième place sur { $count }.
   *[other] Vous terminez à la dernière place sur { $count }.
}
who-resigned = { $count ->
    [1] { $names } a abandonné et se classe en dernier. Un robot a continué.
   *[other] { $names } ont abandonné et se classent en dernier. Des robots ont continué.
}
verdict-of = { $names } : { $verdict }
has-lost = non classé
lasted = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
ranking = Classement
ranking-help = d'où viennent les points
as-it-stood = tel qu'il était
tie-title = Ce qui a départagé les ex æquo
tie-shared-title = Une égalité qui demeure
tie-points = le plus de points
tie-equal = égalité
tie-ahead = { $count ->
    [1] { $names } passe devant
   *[other] { $names } passent devant
}
tie-shared = Rien d'autre ne les départage : ils partagent la place.
tie-rule = règle { $rule }
graph = Les points au fil des tours
graph-help = marques : points gagnés ou perdus
graph-axis = tour
graph-is = Points après chaque tour. À la fin : { $list }.
graph-as-table = En tableau
graph-as-drawing = En dessin
graph-at-end = fin
player-points = { $name } { $points }
part = Poste
total = Total
deal = Vérifier la donne
deal-commitment = montré au début
deal-seed = graine, révélée à la fin
deal-noted = noté par ce navigateur
deal-fits = Tout concorde.
deal-fits-help = Votre navigateur a calculé le SHA-256 du nom de la table et de la graine : c'est ce qui était montré au début.
deal-fits-noted = Votre navigateur a calculé le SHA-256 du nom de la table et de la graine : c'est ce qu'il avait noté lui-même à votre arrivée.
deal-differs = Cela ne concorde pas.
deal-differs-help = La graine révélée ne correspond pas à ce qui était montré au début. Ne vous fiez pas à cette donne.
deal-cannot = Votre navigateur ne fait ce calcul que sur une connexion sécurisée. La commande ci-dessous le fait partout.
deal-working = Calcul en cours …
deal-again = Recalculer
deal-command = Cette commande tire à nouveau chaque carte et compare :
deal-proves = Cela prouve que rien n'a été changé après le début. Cela ne prouve pas que l'hôte n'a pas regardé.
deal-of-sandbox = Un bac à sable part de cartes distribuées par une autre graine. Il n'y a rien à vérifier.
deal-of-record = Cette partie a été distribuée ailleurs ; ce serveur ne peut pas s'en porter garant. Son fichier se vérifie s'il contient la graine et l'engagement :
look-at-board = Voir la table
rematch-asked = Une revanche est ouverte. Elle commence dès que tous l'ont demandée.
rematch-join = Rejoindre la revanche
rematch-watch = Voir la revanche
rematch-failed = La revanche n'a pas pu s'ouvrir. Rien n'a changé.

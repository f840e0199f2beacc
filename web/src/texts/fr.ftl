# Ce que dit la page, quel que soit le jeu.

app = Roadstead
skip-to-board = Aller au plateau
play = Jouer
your-name = Votre nom
default-name = Skipper
good-morning = Bonjour, { $name }
good-day = Bonjour, { $name }
good-evening = Bonsoir, { $name }
welcome = Bienvenue en rade
tagline = Quatre jeux de port, fidèles aux règles. Choisissez et larguez les amarres.
games-waiting = { $count ->
    [one] Une partie vous attend.
   *[other] { $count } parties vous attendent.
}
players = { $low ->
    [0] { $high } joueurs
   *[other] { $low }–{ $high } joueurs
}
in-terminal = dans le terminal
terminal-help = Ce plateau n'est pas encore dessiné. Dans un terminal : roadstead play { $game }
your-games = Vos parties
no-games = Pas encore de partie. Un clic suffit.
open-tables = Tables ouvertes
no-tables = Personne n'attend pour l'instant.
your-turn = À vous
watch = Regarder
waiting = En attente
running = En cours
finished = Terminée
ended = Arrêtée
join = Rejoindre
quick-play = Partie rapide
quick-help = Une table en un clic, contre des robots.
game = Jeu
bots-at-table = Robots à la table
strength = Force
bot-greedy = solide
bot-random = facile
play-now = Jouer
invite-friend = Inviter quelqu'un
invite-friend-help = une table avec une place libre et un lien
free-software = Roadstead est un logiciel libre.
credits = Icônes : game-icons.net, CC BY 3.0
you = vous
bot = robot
bot-level = robot, { $level }
away = absent
resigned = a abandonné
open-seat = place libre
vp = PV
log = Journal
chat = Discussion
nothing-yet = Rien ne s'est encore passé.
rules = Règles
settings = Réglages
options = Choix
options-title = Tout ce que vous pouvez faire
options-help = { $count ->
    [one] 1 choix
   *[other] { $count } choix
}
filter = Filtrer
close = Fermer
undo = Annuler
redo = Rétablir
restart-turn = Recommencer le tour
all-options = Tous les choix en mots
language = Langue
theme = Couleurs
theme-light = Carte
theme-dark = Nuit
theme-system = Système
motion = Mouvement
motion-full = Complet
motion-calm = Calme
text-size = Taille du texte
confirm = Demander avant ce qui est définitif
confirm-help = Nouvelles cartes, mises secrètes, fins de tour.
day-or-night = Jour ou nuit
cannot-take-back = Ce choix est définitif.
do-it = Valider
cancel = Renoncer
chosen = Choisi : { $things }. Ajoutez ou décidez maintenant.
choose-more = { $count ->
    [one] Touchez ce qui brille. 1 choix.
   *[other] Touchez ce qui brille. { $count } choix.
}
waiting-for = À { $names } de jouer
looking-on = Vous regardez ; ce qui est caché le reste.
thinking = { $name } réfléchit
skip = Passer
connecting = Recherche de la table
connection-lost = Connexion perdue. Rien n'est perdu : nouvel essai.
try-now = Essayer
move-on-its-way = Votre coup est gardé jusqu'au retour de la connexion.
refused-stale = La partie a avancé. La table est à jour.
refused-illegal = Ce n'est pas possible maintenant.
refused-not-your-turn = Ce n'est pas à vous.
refused-nothing-to-undo = Il n'y a rien que vous puissiez annuler seul.
refused-nothing-to-redo = Il n'y a rien à rétablir.
refused-too-fast = C'était trop à la fois. Attendez un instant.
refused-other = C'est refusé. Rien n'a changé.
gone-title = Cette table n'existe pas
gone-help = Le lien est peut-être ancien, ou la table a été fermée. Rien n'est perdu pour vous.
full-title = Toutes les places sont prises
full-help = Vous pouvez regarder, ou ouvrir votre propre table.
down-title = Le serveur ne répond pas
down-help = Vos parties y sont gardées. La page réessaie d'elle-même.
to-home = Vers le port
waiting-title = En attente de joueurs
waiting-help = Envoyez ce lien. La partie commence dès que tout le monde est là.
copy = Copier
copied = Copié
start-with-bots = Commencer avec des robots
sit-down = Prendre place
you-are-invited = { $name } vous invite à jouer à { $game }
game-over = La partie est finie
winner = { $count ->
    [1] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
play-again = Rejouer
ended-by-vote = Les joueurs ont arrêté la partie sans résultat.
undo-wanted = { $name } demande à reprendre un coup.
undo-asked = On demande aux autres si vous pouvez reprendre ce coup.
agree = Accepter
decline = Refuser
turn = tour { $turn }
of-place = { $place }.
amount-of = { $low } à { $high }
less = Moins
more = Plus
deck = pioche
market = Marché
market-help = Ayez-en autant que l'indique la case, expédiez-les pour $.
short = manque { $count }
your-quay = Votre quai
quay-of = Quai de { $name }
goods-held = { $count ->
    [one] 1 marchandise
   *[other] { $count } marchandises
}
start-card = départ
slot = { $n ->
    [1] 1er
   *[other] { $n }e
}
you-pay = { $price } $
purse = À dépenser
purse-market = Le marché ensuite
purse-coins = { $count ->
    [one] 1 pièce : chaque prix −1 $
   *[other] { $count } pièces : chaque prix −{ $count } $
}
supply = Prendre
supply-left = { $count } choisis
boards-offered = Choisissez votre plateau
looked-at = Vous voyez
icon-and = et
icon-or = ou
icon-per = par
costs = coûte { $cost }
costs-you = { $price } pour vous
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
vacant = libre
stands-here = { $name } est ici
last-building = encore un bâtiment et c'est la fin
toll-due = péage à { $name }
market-square = { $good } à { $price } $, vous en avez { $count }

## La fin, et les bacs à sable qui partent d'une autre table

show-result = Résultat
replay-game = Revoir
sandbox = Bac à sable
sandbox-forked = Il part d'une autre table ; la suite vient d'une nouvelle graine.
sandbox-redealt = Il part d'une partie en cours. Ce que vous ne pouviez pas savoir a été redistribué.
sandbox-origin = Vers cette table

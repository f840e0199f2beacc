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
your-games = Vos parties
open-tables = Tables ouvertes
no-tables = Personne n'attend pour l'instant.
your-turn = À vous
watch = Regarder
running = En cours
join = Rejoindre
quick-play = Partie rapide
quick-help = Une table en un clic, contre des robots.
game = Jeu
bots-at-table = Robots à la table
strength = Force
bot-landlubber = novice
bot-greedy = solide
bot-random = au hasard
play-now = Jouer
invite-friend = Inviter quelqu'un
invite-friend-help = une table avec une place libre et un lien
free-software = Roadstead est un logiciel libre.
credits = Icônes : game-icons.net, CC BY 3.0
you = vous
bot-level = robot, { $level }
away = absent
resigned = a abandonné
open-seat = place libre
points-unit = { $points ->
    [one] point
   *[other] points
}
log = Journal
nothing-yet = Rien ne s'est encore passé.
rules = Règles
settings = Réglages
options = Choix
options-title = Tout ce que vous pouvez faire
options-help = { $count } choix
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
take-back-by-consent = Pour revenir sur ce choix, il faudra l'accord des autres.
not-after-the-end = Une fois la partie finie, on ne peut plus rien reprendre.
take-back-from-bots = « Annuler » vous ramène ici jusqu'à la fin de la partie.
do-it = Valider
cancel = Renoncer
chosen = Choisi
clear = Effacer
chosen-remove = Retirer { $thing }
not-with-chosen = Ne va pas avec ce que vous avez choisi. Retirez d'abord quelque chose.
thing-times = { $thing } × { $count }
comes-along = vient avec
then-changes = Ensuite
more-changes = { $count ->
    [one] { $count } autre changement
   *[other] { $count } autres changements
}
means-nothing = sans effet
means-toll = péage
never-ask = Ne plus demander
plan = Planifier : essayer d'abord des coups
plan-title = { $count ->
    [0] Plan : touchez ce que vous voulez essayer
    [one] Plan : { $count } coup essayé
   *[other] Plan : { $count } coups essayés
}
plan-help = Rien n'est encore joué : le plateau montre ce qui en serait.
plan-drop = Abandonner
plan-play = { $count ->
    [0] Jouer
    [one] Jouer { $count } coup
   *[other] Jouer les { $count } coups
}
undo-line = Annuler ses { $count } coups à la fois
decide-now = Ajoutez ou décidez maintenant.
choose-more = Touchez ce qui brille. { $count } choix.
waiting-for = À { $names } de jouer
looking-on = Vous regardez ; ce qui est caché le reste.
thinking = { $name } réfléchit
skip = Passer
connecting = Recherche de la table
connection-lost = Connexion perdue. Rien n'est perdu : nouvel essai.
try-now = Essayer
move-on-its-way = Votre coup est gardé jusqu'au retour de la connexion.
gone-title = Cette table n'existe pas
gone-help = Le lien est peut-être ancien ou incomplet (le lien entier est à la table, sous Lien d'invitation), ou la table a été fermée. Rien n'est perdu pour vous.
unknown-rules-title = Ce serveur n'a pas les règles de cette partie
unknown-rules-help = Elle a été commencée avec des règles ou des cartes (version { $version }) qui ne sont pas installées ici ; elle ne peut donc pas continuer. Rien n'en est perdu : la personne qui gère le serveur peut les installer.
full-title = Toutes les places sont prises
full-help = Vous pouvez regarder, ou ouvrir votre propre table.
offline = Vous êtes hors ligne. Rien n'est perdu : la page reprend dès que le réseau revient.
unanswered = Le serveur ne répond pas. Réessayez dans un instant.
offline-title = Vous êtes hors ligne
down-title = Le serveur ne répond pas
down-help = Vos parties y sont gardées. La page réessaie d'elle-même.
to-home = Vers le port
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
solo-over = Ce qui compte, c'est le score.
play-again = Rejouer
ended-by-vote = Les joueurs ont arrêté la partie sans résultat.
undo-wanted = { $name } demande à annuler un coup
undo-withdraw = Laisser tel quel
agree = Accepter
decline = Refuser
less = Moins
more-above = { $count } plus haut
more-below = { $count } plus bas
more = Plus
# -- accueil, salle d'attente, réglages --
play-game = Jouer à { $game } contre des robots
terminal-command = Commande
pass-and-play = Sur un même écran
pass-and-play-help = entre amis, à tour de rôle
open-a-table = Ouvrir une table
open-a-table-help = choisir places, options et rythme
load-record = Charger une partie
load-record-help = choisir un fichier ou le déposer ici
drop-record = Déposer la partie ici
reading-record = Lecture de { $file }
record-broken = { $file } est illisible
record-line = La ligne { $line } dit :
record-kept = Votre fichier est intact et rien n'a été enregistré.
another-file = Choisir un autre fichier
replay = Revoir
turn-of = À { $name } de jouer
free-seats = { $count ->
    [0] toutes les places sont prises
    [one] { $count } place libre
   *[other] { $count } places libres
}
result-mine = { $place ->
    [1] gagné avec { $points }
   *[other] { $place }e avec { $points }
}
result-of = { $name } a gagné avec { $points }
show-all = Tout afficher ({ $count })
show-fewer = Afficher moins
all-games = Tous les jeux
any-pace = Tout rythme
pace = Rythme
pace-live = En direct
pace-days = Sur des jours
pace-clock = { $pace ->
    [days] Sur des jours, { $time } par coup
   *[live] En direct, { $time } par coup
}
with-free-seat = Place libre
no-tables-so = Aucune table ne correspond à ces filtres.
join-table = Rejoindre la table de { $name }, { $game }
watch-table = Regarder la table de { $name }, { $game }
unreachable = Le serveur ne répond pas. Rien n'est perdu : nouvel essai en cours.
other-version-title = Cette page est plus ancienne que le serveur
other-version-help = Le serveur a été mis à jour pendant que cette page était ouverte. Rechargez la page pour continuer ; vos parties sont conservées.
reload = Recharger la page
missing-help = Une partie de la page n'a pas pu être chargée. Vos parties sont conservées sur le serveur.
your-person = Vous êtes { $name }
who-are-you = Votre nom et votre clé
person-title = Vous
closed-title = Cette table a été fermée
closed-help = La personne qui l'a ouverte est partie avant le début. Rien n'est perdu pour vous.
waiting-for-more = { $count ->
    [one] Il manque une personne
   *[other] Il manque { $count } personnes
}
all-here = Tout le monde est là
start-help = La partie commence quand vous la lancez.
host-starts = La personne qui a ouvert la table lance la partie.
seat-for-you = Une place pour vous à { $game }
invite-link = Lien d'invitation
invite-code = Code QR du lien d'invitation
invite-scan = À scanner avec un téléphone, ou envoyez le lien.
share = Partager
share-text = Jouez à { $game } avec moi
optional = facultatif
seats = Places
sit-here = M'asseoir ici
sit-here-at = M'asseoir à la place { $seat }
for-anyone = pour tout le monde
for-friend = pour qui a le lien
host = a ouvert la table
listed = visible de tous
by-link = par lien
own-deck = jeu de cartes personnel
start = Lancer
close-table = Fermer la table
close-table-sure = Fermer cette table ?
close-table-help = Elle disparaît pour tous ceux qui attendent ici. Aucune partie n'est perdue, aucune n'a commencé.
keep-open = La laisser ouverte
table-called = Table « { $name } »
name-table = Changer le nom
table-name = Nom de la table
name-save = Enregistrer
name-keep = Laisser
stand-up = Me lever
open-your-own = Ouvrir ma propre table
watch-wait = Restez, et vous regarderez dès que la partie commence.
somebody-quicker = Quelqu'un a été plus rapide : cette place est prise.
full-watching = Vous regardez ; ce qui est caché le reste.
palette = Couleurs des places
palette-help = Chaque place a aussi sa propre forme.
palette-buoys = Bouées
palette-clear = Daltonisme
palette-shapes = Formes seules
motion-help = Calme : les pièces ne glissent pas.
sound = Son
sound-help = Une cloche de bord quand c'est à vous.
sound-off = Non
sound-away = En arrière-plan
sound-always = Toujours
kept-here = Conservé sur cet appareil.
move-device = Continuer ailleurs
sum-option = { $option } : { $value }
sum-without = sans { $option }
be-first = Ouvrez une table que d'autres pourront rejoindre.

## La fin, et les bacs à sable qui partent d'une autre table

show-result = Résultat
sandbox = Bac à sable
sandbox-forked = D'une autre table, avec une nouvelle graine.
sandbox-redealt = D'une partie en cours ; ce que vous ne pouviez pas savoir est redistribué.
sandbox-origin = Vers cette table
# La table en jeu.
prompt = Ce qu'il faut faire
players-and-log = Joueurs et journal
log-and-talk = Journal et discussion
talk = Discussion
talk-say = Dire quelque chose
talk-send = Envoyer
talk-empty = Personne n'a encore rien dit.
talk-watching = Les joueurs ne peuvent pas lire ce qui se dit ici avant la fin.
talk-waiting = Attend la connexion.
talk-unread = à lire
rules-find = Chercher dans les règles
rules-places = { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
}
rules-back = Retour à { $rule }
rules-chapter = Chapitre
rules-failed = Les règles ne sont pas arrivées.
rules-loading = Les règles arrivent
rules-nothing = Aucune règle ne contient ces mots.
rules-all = Toutes les règles
rule-link = Règle { $rule }
recap-title = Depuis votre dernier tour
recap-more = et { $count } de plus
recap-replay = Revoir
got-it = Compris
curtain-title = Passez l'écran à { $name }
curtain-done = { $name } a terminé. Ce que seul { $name } peut savoir est de nouveau caché.
curtain-begin = Seul { $name } devrait regarder maintenant.
curtain-lift = Je suis { $name } : lever le rideau
curtain-back = Retour à { $name }
curtain-note = Ce que savent les autres places n'est pas sur cet écran tant que leur rideau n'est pas levé.
asks-undo = demande à revenir en arrière
wants-end = veut arrêter la partie
bot-for = un robot joue ({ $level })
away-for = absent depuis { $minutes } min
is-away = { $name } n'est pas là
is-away-help = Un robot peut jouer à sa place. Sa place lui revient dès son retour.
let-bot-play = Laisser jouer un robot
let-bot-play-for = Laisser un robot jouer pour { $name }
let-bot-play-for-me = Laisser un robot jouer pour moi
bot-plays-for-you = Un robot joue pour vous
bot-plays-help = Votre place redevient la vôtre quand vous voulez.
i-am-back = Je suis de retour
you-resigned = Vous avez abandonné
you-resigned-help = Un robot continue pour vous. Vous pouvez regarder jusqu'à la fin.
undo-asking = Vous demandez à annuler un coup
undo-waits = { $count ->
    [one] { $count } ligne du journal disparaîtrait. On attend { $names }.
   *[other] { $count } lignes du journal disparaîtraient. On attend { $names }.
}
undo-goes = { $count ->
    [one] { $count } ligne du journal, barrée, disparaîtrait. Ce qui a été distribué reviendra tel quel.
   *[other] { $count } lignes du journal, barrées, disparaîtraient. Ce qui a été distribué reviendra tel quel.
}
move-waits = Votre coup attend d'être envoyé
move-waits-help = Il part dès que la connexion revient. Vous pouvez encore le changer.
change = Changer
time-left = Temps restant
again-in = Prochain essai dans { $seconds } s.
server-down = Le serveur ne répond pas. Votre partie y est conservée.
words-failed = Les mots de ce jeu ne sont pas arrivés. Rechargez la page.
seat-lost = Cette place n'est plus la vôtre. Vous regardez.
shut-title = Vous ne pouvez pas rester à cette table
shut-help = Le serveur ne laisse plus entrer cette page. Rien de votre partie n'est perdu.
table-menu = Cette table
link-seat = Qui ouvre ce lien peut prendre une place libre, ou regarder.
link-watch = Qui ouvre ce lien peut regarder.
download-record = Télécharger l'enregistrement
keys = Touches
back = Retour
leave = Au port
leave-help = Votre place reste la vôtre.
resign = Abandonner
resign-title = Abandonner cette partie ?
resign-help = Un robot continue pour vous et vous êtes classé dernier. C'est irrévocable.
resign-do = Abandonner
end-title = Arrêter cette partie sans résultat ?
end-help = Elle s'arrête dès que tous ceux qui jouent le veulent.
end-do = Je veux l'arrêter
end-ask = Demander à arrêter la partie
end-withdraw = Continuer finalement
end-agree = Arrêter
end-you = Vous voulez arrêter la partie sans résultat.
end-wanted = { $count ->
    [one] { $names } veut arrêter la partie sans résultat.
   *[other] { $names } veulent arrêter la partie sans résultat.
}
end-missing = Manque encore : { $names }.
hint = Conseil
key-tab = Consigne, plateau, joueurs, journal
key-arrows = Vers la prochaine chose qui brille
key-enter = La toucher
key-numbers = Un choix de la liste, par la touche affichée à côté
key-backspace = Retirer la dernière chose touchée
key-esc = Tout retirer, ou fermer
key-rule = La règle de ce qui est choisi
refused-move-stale = Ce coup est arrivé trop tard : la partie a avancé. La table est à jour.
refused-take-over-too-early = Pas encore : cette personne vient de partir, ou a eu moins d'un jour pour décider.
refused-take-over-forbidden = Cette personne est de retour.
refused-consent-stale = Plus personne ne demande à revenir en arrière.
hint-by = par un robot qui sait ce que vous savez
hint-thinking = Le robot réfléchit
hint-share = Force : 100 est le meilleur de tous les choix, 0 le pire
hint-equal = Aussi fort que { $number }.
hint-best = Aucun gain précis ne parle pour ce choix, mais dans l'ensemble rien n'est plus fort.
hint-weaker = Dans l'ensemble, un peu plus faible que { $number }.
hint-much-weaker = Dans l'ensemble, bien plus faible que { $number }.
players-at-table = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}

## Tips

explanation = Explication
part-failed = Cette partie de la page n'est pas arrivée. Réessayez une fois la connexion revenue.
sit-behind = S'asseoir derrière
sit-behind-of = S'asseoir derrière { $name }
link-here-only = Ce lien ne vaut que sur cette machine ; pour des amis de votre réseau, lancez Roadstead avec cette commande.
link-no-network = Cette machine n'est actuellement sur aucun réseau : le lien ne vaut qu'ici.
link-address = Adresse sur le réseau
choose-on = Continuez de choisir.
choose-button = Choisissez ici avec un bouton.
choose-button-or-touch = Choisissez ici avec un bouton, ou touchez ce qui brille.
others-question = Question posée : « { $question } »
undo-declined = Votre coup reste : tout le monde n'est pas d'accord.
recap-so-far = Ce qui s'est passé jusqu'ici
plays-here = à cet écran
not-here = { $name } n'est pas là pour l'instant.

# -- the table in words --
table-view = Affichage de la table
view-board = Plateau
view-words = Mots
sections = Parties de la table
your-choices = Vos choix
choose-this = Choisir
column-label = { $column } :
choose-named = Choisir : { $name }
why-not = Pourquoi pas : { $name }

# -- what the others did, and the end --
moves-pace = Rythme des autres
pace-short = Rythme
pace-help = Combien de temps on voit chacun de leurs coups. Toucher n'importe où mène à la fin.
pace-slow = Lent
pace-normal = Normal
pace-quick = Rapide
pace-once = Aussitôt
turns-since = Depuis votre tour
turns-of-all = Les derniers tours
turns-again = Revoir
turns-point = Montrer sur le plateau
log-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
last-turns = les derniers tours
what-counts = Ce qui compte à la fin
ends-the-game = met fin à la partie
last-turn = dernier tour
has-finished = a fini

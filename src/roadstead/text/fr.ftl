# Ce que dit le terminal, quel que soit le jeu.

## Énumérations et noms

nothing = rien
list-comma = { $list }, { $next }
list-and = { $list } et { $last }
list-or = { $list } ou { $last }
chance = le hasard

## Avant la partie

welcome = Bienvenue dans { $game } !
welcome-enter = La touche Entrée choisit ce qui est entre crochets.
ask-game = Quel jeu ? [{ $proposed }]
default-name = Skipper
ask-name = Comment vous appelez-vous ? [{ $proposed }]
ask-opponents = Combien d'adversaires, de { $low } à { $high } ? [{ $proposed }]
ask-level = De quelle force ? [{ $proposed }]
bot-landlubber = joue sur des idées simples et fait les erreurs des premières parties
bot-greedy = cherche la meilleure issue de chaque tour
bot-random = fait n'importe quoi de permis
level-landlubber = novice
level-greedy = solide
level-random = au hasard
ask-first-game = Est-ce votre première partie ? La mise en place est alors plus simple. [oui]
ask-option = { $option } ? [{ $proposed }]
number-between = Tapez un nombre de { $low } à { $high }.
yes-words = oui, o, yes, y
no-words = non, n, no
at-the-table = À la table : { $names }.
help-first = Tapez le numéro ou la lettre d'un choix, ou aide pour voir le reste.
deal-fixed = Le tirage est fixé par une graine secrète dont l'empreinte est { $fingerprint }. À la fin, sauvegardez la partie : roadstead verify le contrôle.

## Une décision

not-understood = Je ne comprends pas « { $text } ». Tapez ce qui précède un choix, ou aide.
not-now = Ce coup existe dans ce jeu, mais il n'est pas possible maintenant.
# Lettres devant les choix ; aucune n'est une commande.
option-letters = bcdeghijklmprsuvwxyz
type-both = Tapez les deux, par exemple { $example }, ou { $number }.
# Below the choices: which of them, and what they mean.
means-line = { $labels } : { $text }
means-all-but = tous sauf { $labels }
means-final = pour revenir en arrière, il faut l'accord des autres
turn-of-player = À { $name } de jouer
curtain = Passez le clavier à { $name } ; que les autres ne regardent plus. Appuyez sur Entrée.

## Commandes : tous les mots compris, le principal d'abord

command-undo = annuler, a
command-redo = rétablir, refaire
command-hint = conseil
command-finish = finir, f
command-why = pourquoi
command-rules = règles, règle
command-log = journal
log-turns = tours, tour
command-cards = cartes, carte
command-save = sauver, sauvegarder
command-table = table, t
command-words = mots
command-help = aide, ?
command-quit = quitter, q

help-moves = Pour jouer, tapez le numéro ou la lettre d'un choix, ou sa notation, comme dans un enregistrement ; +1, +2 jouent plusieurs coups d'un seul trait là où ils sont proposés. Entrée réaffiche la table.
help-undo = annuler votre dernière décision, annuler 3 les trois dernières ; les robots sont toujours d'accord
help-redo = rejouer ce que vous avez annulé
help-hint = ce que ferait le robot greedy ; + le joue
help-finish = laisser le robot greedy finir votre phase de port ; annuler revient en arrière
help-why = ce que signifie un choix, ou pourquoi une chose est impossible : pourquoi 3, ou pourquoi et un nom
help-rules = les chapitres des règles ; règles 601 affiche une règle, règles 6 un chapitre
help-log = ce qui s'est passé ; journal 100 en montre davantage, journal tours une ligne par tour
help-cards = ce que fait une carte : cartes et une partie de son nom
help-save = sauvegarder la partie : sauver, suivi ou non d'un nom de fichier
help-table = réafficher la table
help-words = dire la table en mots, ou la redessiner
help-help = cette liste
help-quit = quitter la partie ; vous pourrez d'abord la sauvegarder

undone = C'est annulé.
undone-moves = { $count ->
    [one] { $count } coup annulé.
   *[other] { $count } coups annulés.
}
nothing-to-undo = Il n'y a rien à annuler.
undo-consent = Pour annuler la dernière décision de { $name }, il faut l'accord de tous.
undo-agree = Tout le monde est d'accord ? [non]
undo-refused = Alors rien ne change.
nothing-to-redo = Il n'y a rien à rétablir.
hint = Le robot choisirait { $number } : { $option }
hint-move = Tapez { $mark } pour le jouer.
hint-line = Tapez { $mark } pour le jouer, puis : { $then }
finishing = Le robot finit pour vous ; annuler suivi d'un nombre revient en arrière.
no-hint = Il n'y a pas de conseil pour ce jeu.
finished = { $count ->
    [one] Fini pour vous en { $count } coup ; annuler revient en arrière.
   *[other] Fini pour vous en { $count } coups ; annuler { $count } les reprend.
}
nothing-to-finish = Il n'y a rien à finir maintenant : le robot ne finit que ce que tous font en même temps, chacun de son côté.
why-usage = Tapez pourquoi et un numéro ou une lettre pour savoir tout ce que signifie un choix, ou pourquoi et le nom d'une chose pour savoir pourquoi vous ne pouvez pas la choisir.
why-not = { $text } (règle { $rule })
why-nothing-more = Rien de plus que ce qu'il dit.
why-no-part = « { $asked } » n'a rien à voir avec ce que vous décidez maintenant.
why-unknown = Rien sur la table ne s'appelle « { $asked } ». Essayez un mot que la table affiche, ou le numéro d'un choix.
why-more = { $count ->
    [one] { $count } autre choix convient ; tapez pourquoi et son numéro.
   *[other] { $count } autres choix conviennent ; tapez pourquoi et le numéro de l'un d'eux.
}
no-rules = Il n'y a pas de texte de règles pour ce jeu.
no-such-rule = Il n'y a pas de règle « { $asked } ».
did-you-mean = Vouliez-vous dire { $near } ?
rules-usage = Tapez règles et un numéro pour lire un chapitre ou une règle, par exemple { $example }.
cards-usage = Tapez cartes et une partie du nom de la carte.
no-such-card = Aucune carte n'a « { $asked } » dans son nom.
more-cards = { $count ->
    [one] Une autre carte correspond ; précisez le nom.
   *[other] { $count } autres cartes correspondent ; précisez le nom.
}
ask-save = Sauvegarder la partie ? Tapez un nom de fichier, oui pour { $proposed }, ou Entrée pour ne pas la sauvegarder. [non]
saved = Partie sauvegardée dans { $file }. Pour la reprendre : { $program } play --load { $file }
saved-at-end = Partie sauvegardée dans { $file }. Pour la revoir : { $program } replay { $file }
not-saved = Impossible d'écrire { $file } : { $reason }
not-over-that = { $file } existe déjà et n'est pas un enregistrement ; choisissez un autre nom.
goodbye = Au revoir !

## À la table d'un serveur

welcome-online = Bienvenue, { $name } ! Vous êtes sur { $server }.
welcome-back = Bon retour, { $name } !
ask-table = Quelle table ? [{ $proposed }]
new-game = une nouvelle partie de { $game } contre deux robots
table-yours-due = à vous de jouer
table-yours = vous y jouez
table-open-table = une place est libre
free-friend = une place libre pour un ami
free-anyone = une place libre pour tous
somebody = quelqu'un
no-seat = Il n'y a pas de place libre pour vous ici : vous regardez.
looking-on = Vous ne faites que regarder ; ce qui est caché le reste.
waiting-for-players = { $count ->
    [one] La partie commence dès qu'une personne de plus est là.
   *[other] La partie commence dès que { $count } personnes de plus sont là.
}
invite-link = Invitez vos amis avec ce lien, ou faites-leur taper cette commande :
room-help-host = Tapez commencer pour jouer tout de suite avec des robots aux places libres, ou quitter pour revenir plus tard.
room-help = Tapez quitter pour revenir plus tard.
table-gone = L'hôte a fermé cette table.
unknown-rules = Ce serveur n'a pas les règles ou les cartes avec lesquelles cette partie a été commencée (version { $version }) ; elle ne peut pas continuer ici. Rien n'en est perdu : la personne qui gère le serveur peut les installer. L'enregistrement : { $link }
come-back = Pour revenir à cette table :
check-with = Chacun peut contrôler le tirage avec :

joined = { $name } s'assied à la table.
stood-up = { $name } a quitté la table.
renamed = { $old } s'appelle maintenant { $name }.
is-here = { $name } est là.
has-gone = { $name } n'est plus connecté.
away = { $name } est absent ; un robot joue en attendant.
plays-again = { $name } est de retour et joue de nouveau.
has-resigned = { $name } a abandonné ; un robot continue.
votes-to-end = { $name } veut terminer la partie sans résultat. Tapez terminer si vous le voulez aussi.
votes-to-end-here = { $name } veut terminer la partie sans résultat.
you-voted-to-end = Les autres apprennent que vous voulez terminer la partie sans résultat.
undo-wanted = { $name } demande à annuler son dernier coup et tout ce qui a suivi. Tapez accepter ou refuser.
undo-wanted-here = { $name } demande à annuler son dernier coup et tout ce qui a suivi.
undo-asked = On demande aux autres si vous pouvez annuler cela.
you-agreed = Vous êtes d'accord.
nobody-asks = Personne ne demande à annuler quoi que ce soit.
thinking = On attend { $names } …
meanwhile = En attendant, vous pouvez taper journal, cartes, annuler, aide ou quitter.
meanwhile-looking-on = Vous pouvez taper journal, cartes, joueurs, aide ou quitter.
not-your-turn = Ce n'est pas votre tour ; vous n'avez rien à décider maintenant.
connection-lost = La connexion est perdue. Rien de la partie ne l'est ; nouvel essai …
connection-back = Vous êtes de nouveau connecté.
server-nonsense = Ce que { $server } dit de cette table n'a pas de sens ; elle ne peut pas être montrée ici.
says = { $name } : { $text }
says-looking-on = { $name } (spectateur) : { $text }
say-what = Que voulez-vous dire ? Par exemple : dire Bonne chance
seat-here = connecté
seat-not-here = non connecté
seat-away = absent, { $bot } joue
seat-resigned = a abandonné, { $bot } joue
seat-due = doit décider
seat-votes-end = veut terminer la partie
seat-facts = { $name } : { $facts }
resign-sure = Voulez-vous vraiment abandonner ? Un robot continue, et vous serez classé dernier. [non]
end-sure = Voulez-vous terminer la partie sans résultat ? Elle se termine si tous le veulent. [non]
ended-by-vote = Les joueurs ont terminé cette partie sans résultat.
resigned-is-last = { $name } a abandonné et est classé dernier.
deal-checked = { $count ->
    [one] Tirage contrôlé : son seul événement découle de la graine fixée au début.
   *[other] Tirage contrôlé : les { $count } événements du hasard découlent de la graine fixée au début.
}

command-restart = recommencer
command-agree = accepter, oui, o
command-decline = refuser, non, n
command-players = joueurs, qui
command-resign = abandonner
command-end = terminer
command-say = dire, dis
command-start = commencer

help-restart = annuler tout votre tour, autant que vous le pouvez seul
help-agree = accepter que quelqu'un annule un coup
help-decline = ne pas l'accepter
help-players = qui est à la table, qui est connecté et à qui de jouer
help-resign = abandonner ; un robot continue
help-end = voter pour terminer la partie sans résultat
help-say = dire quelque chose aux autres : dire Bonne chance
help-undo-online = annuler votre dernière décision, annuler 3 les trois dernières ; si vous ne le pouvez pas seul, on demande aux autres
help-quit-online = partir ; votre place reste la vôtre, et vous pouvez revenir plus tard
help-quit-looking-on = partir ; vous pouvez revenir plus tard

## La fin

column-player = joueur
column-total = total
winner = { $count ->
    [1] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
no-winner = Personne ne gagne.
have-lost = Perdu : { $names }.
broken-tie = À égalité de points, { $first } passe devant { $second } : { $tie }, { $more } à { $less }.

## Cartes

source-rulebook = du livret de règles
source-public = de sources publiques
source-reconstructed = reconstitué (de notre conception)
source-of = { $source } : { $names }
cards-mark = * reconstitué : certaines valeurs sont de notre conception, car ni le livret de règles ni les sources publiques ne les donnent.

## La page

page-opens = Roadstead est à l'adresse { $url } et s'ouvre dans votre navigateur.
page-here = Roadstead est à l'adresse { $url }. Ouvrez cette adresse dans un navigateur.
page-stop = Ctrl-C l'arrête ; vos parties sont conservées.
page-running = Il tournait déjà.
page-friends = Des amis sur le même réseau ouvrent { $url }
page-alone = Aucun réseau trouvé : il n'est là que pour cette machine.
page-stopped = Roadstead est arrêté. Vos parties sont conservées.
page-not-built = la page n'est pas encore construite. Dans une copie des sources, construisez-la avec : make page. Dans le terminal, jouez avec : roadstead play

## Cells of the table in words

cell-number = { $number }
cell-seats = { $seats }
cell-empty = –

## What a hint says of choices that nothing tells apart

hint-any = D'après les calculs du robot, aucun choix ne vaut mieux qu'un autre ici.
hint-tied = D'après les calculs du robot, d'autres choix valent tout autant.
hint-same-end = Cela peut mener exactement à la même position que le choix { $number }.
hint-as-good = D'après les calculs du robot, cela vaut autant que le choix { $number }.

## Actions et tours en une ligne

action = { $who } { $head }.
action-with-parts = { $who } { $head } – { $parts }.
cell-told = { $column } : { $cell }
rest-unchanged = Le reste de la table n'a pas changé ; Entrée redit tout.
action-parts-mark = {" ; "}
turn-in-one-line = { $who } : { $heads }.

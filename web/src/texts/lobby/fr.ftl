# Ce que disent les lieux autour d'une partie : ouvrir une table, ma personne.

opening-help = Tout a une valeur sensée par défaut : seul le jeu est à choisir.
seats-range = { $low } à { $high }
seat-me = Vous
seat-friend = Qui a le lien
seat-friend-help = vous recevez le lien dès que la table est ouverte
seat-anyone = Qui veut
seat-anyone-help = toute personne qui a le lien
seat-anyone-listed = parmi les tables ouvertes
seat-bot = Robot, { $level }
seat-bot-random-help = joue sans plan
seat-bot-landlubber-help = fait les erreurs des premières parties
seat-bot-greedy-help = prend ce qui rapporte le plus
seat-screen = À cet écran
seat-screen-help = un rideau entre les tours
seat-closed = Fermée
seat-closed-help = personne ne s'assoit ici
seat-number = Place { $seat }
seat-shut = Place fermée
screen-name = Nom à cet écran
table-options = Options
table-options-help = comme dans la règle, sauf changement
number-range = Un nombre entier de { $low } à { $high }.
option-wrong = Cela ne va pas avec le reste.
pace-live-help = Tout le monde est là et joue aussitôt.
pace-days-help = Chacun passe quand il veut, sur des jours.
clock = Pendule
clock-none = Sans pendule
clock-each = { $time } par coup
clock-help = Qui laisse passer le temps est remplacé par un robot jusqu'à son retour.
start-itself = Commencer d'elle-même
start-itself-help = Dès que toutes les places sont prises.
who-finds = Qui la trouve
finds-link = Qui a le lien
finds-link-help = Seules les personnes à qui vous envoyez le lien peuvent jouer ou regarder.
finds-all = Tout le monde
finds-all-help = Elle figure parmi les tables ouvertes, et tous peuvent regarder.
deck-title = Votre jeu de cartes
deck-owners = si vous possédez la boîte
deck-help = Un fichier de cartes aux valeurs de votre exemplaire : mêmes champs et mêmes nombres que le jeu intégré.
deck-choose = Choisir un fichier
deck-will = Il est vérifié à l'ouverture de la table.
deck-bad = Il contient une erreur.
deck-again = Choisir à nouveau le fichier
deck-remove = Jouer avec le jeu intégré
deck-too-large = Ce fichier est trop gros pour un jeu de cartes.
line-number = ligne { $line }
your-table = Votre table
open-the-table = Ouvrir la table
start-the-game = Commencer la partie
rest-seats = { $count ->
    [0] Personne n'est encore assis. { $game } se joue de { $low } à { $high }.
    [one] { $game } se joue de { $low } à { $high } ; il y a { $count } place ici.
   *[other] { $game } se joue de { $low } à { $high } ; il y a { $count } places ici.
}
rest-number = Corrigez d'abord « { $option } ».
rest-deck = Corrigez ou retirez d'abord le jeu de cartes.
rest-field = Corrigez d'abord ce qui est marqué.
sum-table = { $count ->
    [one] { $game } en solitaire : { $who }.
   *[other] { $game } à { $count } : { $who }.
}
sum-you = vous
sum-screen = quelqu'un à cet écran
sum-friend = { $count ->
    [one] une personne avec le lien
   *[other] { $count } personnes avec le lien
}
sum-anyone = { $count ->
    [one] qui veut
   *[other] { $count } personnes qui veulent
}
sum-bots = { $count ->
    [one] un robot ({ $level })
   *[other] { $count } robots ({ $level })
}
sum-with = Avec { $options }.
sum-deck = Avec votre jeu de cartes.
sum-live = En direct, sans pendule.
sum-live-clock = En direct, { $time } par coup.
sum-days = Sur des jours, sans pendule.
sum-days-clock = Sur des jours, { $time } par coup.
sum-open = Tout le monde peut la trouver.
sum-closed = Seul qui a le lien la trouve.
sum-begins = Elle commence dès que toutes les places sont prises.
sum-you-begin = Elle commence quand vous la lancez.
sum-at-once = Elle commence aussitôt.
name-help = Les autres le voient à la table. 24 caractères au plus.
name-wrong = Un nom a de 1 à 24 caractères visibles.
take-name = Prendre ce nom
name-taken = Vous êtes maintenant { $name }.
key-title = Continuer ailleurs
key-help = Avec une clé, vous êtes la même personne sur un autre appareil : vos parties vous suivent.
key-label = Clé
make-key = Créer une clé
key-once = Elle n'est montrée que maintenant ; une clé plus ancienne ne vaut plus, et vos autres navigateurs sont déconnectés. Qui l'a joue à votre place : gardez-la pour vous.
have-key = J'ai une clé
have-key-help = Vous continuez alors comme la personne qui l'a créée. Pour revenir à { $name } plus tard, créez d'abord une clé.
have-key-new = Vous continuez alors comme la personne qui l'a créée, avec toutes ses parties.
go-on = Continuer avec cette clé
went-on = Vous êtes maintenant { $name }.
sessions-title = Une session ouverte ailleurs ?
sessions-help = Ferme vos sessions dans tous les autres navigateurs et programmes. Ici, la vôtre reste ouverte, et votre clé vous ramène partout.
sign-out-everywhere = Fermer toutes les autres sessions
signed-out-everywhere = Toutes vos autres sessions sont fermées.
erase-title = Ne laisser aucune trace
erase-help = Votre nom quitte toutes les tables, ce que vous avez écrit est effacé, les tables en attente ferment, les parties en cours sont abandonnées et un robot continue. C'est définitif.
erase-ask = Me supprimer
erase-sure = { $name }, vraiment tout supprimer ?
erase-now = Supprimer pour de bon
stay = Rester
rule-of = Règle { $rule } : { $option }

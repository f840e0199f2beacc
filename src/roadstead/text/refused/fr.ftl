# Pourquoi quelque chose est refusé : une phrase pour chaque raison du protocole, pour le terminal et pour la page.

refused-malformed = Cela ne peut pas être lu : { $text }
refused-not-signed-in = Dites-nous d'abord votre nom.
refused-wrong-key = Personne n'a cette clé ; une plus récente l'a peut-être remplacée.
refused-forbidden = Cela ne vous appartient pas.
refused-cross-site = Cela venait d'un autre site.
refused-gone = Cela n'existe pas ici, ou n'est pas pour vos yeux.
refused-not-your-turn = Ce n'est pas votre tour.
refused-illegal = Ce n'est pas possible maintenant.
refused-stale = La partie a avancé ; regardez de nouveau.
refused-nothing-to-undo = Il n'y a rien que vous puissiez annuler seul.
refused-nothing-to-redo = Il n'y a rien à rétablir.
refused-no-record = Cette partie n'a pas d'enregistrement.
refused-no-hint = Le robot n'a rien à en dire.
refused-taken = Il n'y a pas de place libre pour vous.
refused-too-late = La partie a déjà commencé.
refused-too-early = C'est encore trop tôt.
refused-too-large = C'est trop grand.
refused-invalid = Cela ne convient pas : { $text }
refused-too-fast = C'était trop à la fois ; attendez un instant.
refused-other-version = Ce programme et le serveur parlent des versions différentes ; mettez à jour le plus ancien.
refused-failed = Un problème est survenu ; rien n'a changé.
refused-not-known = On ne sait pas encore si cela a été enregistré ; vérifiez avant de recommencer.
refused-storage = Le serveur ne peut pas enregistrer cela maintenant ; rien n'a changé, réessayez plus tard.

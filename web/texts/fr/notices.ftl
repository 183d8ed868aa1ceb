# La page des avis

notices = Avis
notices-badge = Avis, { $count ->
    [0] aucun nouveau
    [1] 1 nouveau
   *[other] { $count } nouveaux
}
notices-none = Rien de nouveau. Vous trouverez ici les tables où c’est à vous, les invitations et les parties terminées.
notices-guest = Les avis demandent un compte : un invité n’en reçoit que sur la page ouverte.
notices-guest-go = Créer un compte
notices-all-seen = Tout marquer comme vu
notice-new = nouveau
notice-open = Ouvrir
notice-turn = C’est à vous : { $title }, avec { $names }
notice-turn-alone = C’est à vous : { $title }
notice-time-short = Il vous reste peu de temps : { $title }, avec { $names }
notice-time-short-alone = Il vous reste peu de temps : { $title }
notice-invitation = { $name } vous invite : { $title }
notice-friend = { $name } aimerait être votre ami
notice-unrated = { $name } demande à votre table une partie amicale : { $title }
notice-round = { $name } : une ronde commence
notice-missing-rules = Une partie attend votre choix, car ses règles manquent : { $title }, avec { $names }
notice-missing-rules-alone = Une partie attend votre choix, car ses règles manquent : { $title }
notice-game-over = La partie est terminée : { $title }, avec { $names }
notice-game-over-alone = La partie est terminée : { $title }
notice-review-ready = L’analyse est prête : { $title }
notices-what = Ce qui vous est signalé
notices-kind = Motif
notices-page = Sur la page
notices-push = par push
notices-mail = par courriel
notices-not-by = pas { $channel }
notices-turn-live = À vous, table en direct
notices-turn-live-rule = aussitôt, sauf si la table est ouverte
notices-turn-days = À vous, des jours par tour
notices-turn-days-rule = push après 5 min, courriel après 30 min, si vous n’avez pas regardé
notices-time-short = Il vous reste peu de temps
notices-time-short-rule = quand il en reste un quart
notices-invitation = Une invitation
notices-invitation-rule = les courriels sont regroupés pendant une heure
notices-friend = Une demande d’ami
notices-friend-rule = les courriels sont regroupés pendant une heure
notices-unrated = Un invité demande une partie amicale
notices-unrated-rule = les courriels sont regroupés pendant une heure
notices-round = Tournoi : une ronde commence
notices-round-rule = aussitôt
notices-missing-rules = Partie dont les règles manquent
notices-missing-rules-rule = push après 5 min, courriel après 30 min, si vous n’avez pas regardé
notices-game-over = Partie terminée
notices-game-over-rule = si vous ne l’avez pas vu
notices-review-ready = Analyse prête
notices-review-ready-rule = si vous l’avez demandée
quiet-hours = Heures calmes
quiet-on = Rien n’est envoyé la nuit
quiet-from = De
quiet-to = À
quiet-says = De { $from } h à { $to } h rien n’est envoyé ({ $zone }). Ce qui survient entre-temps est envoyé ensuite en un seul résumé.
push-device = Cet appareil
push-what = Un avis push donne le jeu et les noms, jamais rien de caché. L’éditeur de votre navigateur le transmet, chiffré.
push-switch-on = Activer le push
push-switch-off = Désactiver le push
push-is-on = Le push est activé pour ce navigateur.
push-test = M’envoyer un essai
push-sent = { $count ->
    [0] Aucun appareil ne l’a accepté.
    [1] Envoyé à 1 appareil.
   *[other] Envoyé à { $count } appareils.
}
push-no-https = Le push demande une adresse en https. Demandez-la à l’hôte.
push-unsupported = Ce navigateur ne prend pas en charge le push.
push-denied = Vous avez interdit les avis à cette page ; les réglages de votre navigateur peuvent les permettre.
push-unreachable = Le service push de ce navigateur est injoignable.
push-others = Autres appareils
push-unknown-device = appareil inconnu
push-remove = Retirer
notices-mail-is = Les courriels vont à { $mail }.
notices-mail-choose = Aucun courriel n’est envoyé avant que vous ne l’activiez ici, type par type.
notices-mail-none = Ajoutez d’abord une adresse à votre compte.
notices-mail-account = Aller à votre compte
notices-mail-off = Ce serveur n’envoie pas de courriel.
notices-mail-bounced = Trois courriels ont été refusés, le courriel est donc désactivé. Vérifiez l’adresse de votre compte, puis réactivez-le.
unsubscribe = Plus de courriels
unsubscribe-done = Les courriels d’avis sont désactivés. Vous pouvez les réactiver sur la page de vos avis.
unsubscribe-ask = Désactiver tous les courriels d’avis ?
unsubscribe-go = Les désactiver
opening-table = Ouverture de la table
open-other-account = { $name } a une session ouverte ici, mais ce lien appartient à quelqu’un d’autre. Si vous continuez, ce navigateur ferme la session de { $name }.
open-other-guest = L’invité { $name } a une session ouverte ici, mais ce lien appartient à quelqu’un d’autre. Si vous continuez, ce navigateur perd l’invité et ses parties.
open-replace = Se connecter avec le lien
open-stay = Rester connecté en tant que { $name }
open-sign-in = Se connecter

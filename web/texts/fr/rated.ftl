## Un invité à une table classée, et la demande de jouer une partie amicale.

gate-title = Cette table est classée, et le classement demande un compte
gate-guest = Vous n’avez pas encore de compte. Rien ne se perd : vos tables et votre nom vous suivent.
gate-register = Créer le compte et s’asseoir
gate-or = Ou bien :
gate-ask = Demander à { $names } une partie amicale
unrated-asked = Vous avez demandé une partie amicale aux personnes de cette table. Toutes doivent accepter ; vous aurez alors une place, s’il en reste une.
unrated-withdraw = Retirer la demande
unrated-stays = Cette table reste classée. Avec un compte, vous pouvez y jouer.
unrated-question = { $name } vous demande une partie amicale
unrated-means = { $name } n’a pas de compte, et les invités ne peuvent pas s’asseoir à une table classée. Si tout le monde accepte, cette partie ne comptera définitivement pour aucun classement. Si quelqu’un refuse, elle reste classée.
unrated-refuse = La garder classée
unrated-agreed = Vous avez accepté.
unrated-waits = Réponse attendue de : { $names }
unrated-now = Tout le monde a accepté : cette table n’est plus classée.
unrated-over = Plus personne ne demande une partie amicale. La table reste classée.
problem-can-sit = Vous avez un compte : prenez place.
problem-begun = La partie a commencé. Elle reste comme elle est.
problem-not-rated = Cette table n’est plus classée : prenez place.
problem-tournament = Les tables d’un tournoi restent comme elles sont.
problem-asked-before = Vous avez déjà fait cette demande ici. La table reste classée.
problem-asked-already = Quelqu’un d’autre a déjà fait cette demande. Attendez la réponse.
problem-nobody-to-ask = Personne à cette table ne peut accepter.
problem-no-question = Plus personne ne demande une partie amicale à cette table.

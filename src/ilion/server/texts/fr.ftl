## Courriels du serveur. Ils ne contiennent que ce qui a été demandé.

mail-reset-subject = Ilion : un nouveau mot de passe
mail-reset = Quelqu’un, sans doute vous, a oublié le mot de passe du compte { $login }. Ce lien permet d’en choisir un autre. Il sert une fois, pendant 30 minutes :
mail-confirm-subject = Ilion : est-ce votre adresse ?
mail-confirm = Le compte { $login } veut utiliser cette adresse pour les mots de passe oubliés. Si c’était vous, confirmez-le avec ce lien, dans les 30 minutes :
mail-ignore = Si ce n’était pas vous, ne faites rien. Rien ne change sans le lien.

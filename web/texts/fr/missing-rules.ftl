# Une partie dont le serveur n’a pas les règles

missing-rules = Les règles de cette partie manquent
missing-rules-why = Cette partie a commencé selon des règles que le serveur n’a plus. Rien n’est perdu : si les règles reviennent, elle continue simplement.
missing-rules-wait = Il n’y a rien à décider pour l’instant. Réessayez dans un moment.
missing-rules-ways = Les joueurs peuvent continuer selon les règles les plus récentes, ou terminer la partie par un résultat. Cela se fait dès que tous choisissent la même solution ; les bots acceptent tout.
missing-rules-unknown = Cette position n’est pas possible avec les règles les plus récentes, la partie ne peut donc pas continuer. Les joueurs peuvent la terminer par un résultat si tous sont d’accord ; les bots acceptent tout.
missing-rules-choice = { $way ->
    [continue] veut continuer selon les règles les plus récentes
    [adjudicate] veut terminer la partie par un résultat
   *[none] n’a pas encore choisi
}
missing-rules-continue = Continuer selon les règles les plus récentes
missing-rules-continue-note = La partie continue depuis cette position. Le journal recommence ; les coups joués restent dans un enregistrement à part.
missing-rules-adjudicate = Terminer la partie par un résultat
missing-rules-adjudicate-note = Les bots évaluent la position : la meilleure chance de gagner obtient la meilleure place. La partie est marquée comme arbitrée et n’est jamais classée.
missing-rules-scores-note = Le dernier score connu décide des places. La partie est marquée comme arbitrée et n’est jamais classée.
missing-rules-back = Retirer mon choix
missing-rules-record = Télécharger l’enregistrement jusqu’ici
adjudicated = arbitrée
adjudicated-by = { $by ->
    [evaluation] Cette partie a été arbitrée : l’évaluation de la position par les bots a décidé.
    [scores] Cette partie a été arbitrée : le dernier score connu a décidé.
   *[nothing] Cette partie a été arbitrée : aucun score n’était connu, tous partagent donc la première place.
}
continued-note = Cette partie a commencé selon des règles antérieures.
continued-record = Télécharger sa première partie
host-adjudicate = Arbitrer la partie
host-adjudicate-note = On arbitre une partie dont les règles manquent et dont les joueurs ne décident pas : une fois sa pendule écoulée, ou une semaine après le dernier coup.
problem-rules-known = Un serveur a de nouveau les règles de cette partie. Rechargez la page.
problem-position-unknown = Cette position n’est pas possible avec les règles les plus récentes. La partie ne peut finir que par un résultat.
problem-not-stuck = Les joueurs peuvent encore décider. Attendez que la pendule soit écoulée ou, sans pendule, une semaine après le dernier coup.
problem-no-evaluation = Les bots ne peuvent pas évaluer la position pour l’instant. Réessayez.
problem-review-adjudicated = Cette partie a été arbitrée sans être finie, elle n’a donc pas d’analyse.
problem-no-record = Cette partie a un seul enregistrement, et il contient tout.
problem-continued = Cette partie a continué selon d’autres règles, elle ne peut donc pas être emportée ailleurs.

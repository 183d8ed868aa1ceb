# Le chemin d’une partie vers un autre lieu

travel-take = Emporter cette partie
travel-note = Cette partie vient d’un fichier : elle n’est jamais classée, et ses tirages ne prouvent rien.
travel-file = Ouvrir une partie d’un fichier
problem-invalid-file = Le fichier est inutilisable : { $detail }
problem-too-many-imports = Vous avez ouvert trop de parties depuis des fichiers aujourd’hui. Réessayez demain.
travel-server = Continuer sur un serveur
travel-server-why = La partie entière y est envoyée, avec tout ce qu’elle cache. Sur le serveur, elle n’est pas classée et n’appartient qu’à vous. Elle reste aussi ici.
carried = Une partie venue d’ailleurs
carried-why = Cette adresse contient une partie. Vous pouvez l’ouvrir ici, à votre propre table, hors classement et sans pendule : une partie en cours continue, une partie finie peut être revue et analysée.
carried-go = Ouvrir ici
carried-wrong = Cette adresse ne contient pas de partie complète.
travel-server-over = Envoyer cette partie à un serveur
travel-server-over-why = La partie finie y est envoyée en entier, avec tout ce qu’elle cachait. Sur le serveur, elle n’est pas classée et n’appartient qu’à vous. Elle reste aussi ici.
problem-played-elsewhere = Cette partie a été jouée ailleurs, et ses joueurs ne sont pas ici. Créez une nouvelle table pour eux.
fair-imported = Les tirages correspondent au secret.
fair-imported-why = La partie vient d’un fichier, et celui qui l’a apportée connaissait peut-être le secret, ou l’a choisi. Cela montre donc que l’enregistrement est cohérent, non que personne ne connaissait les tirages. Un joueur qui a gardé le sceau là où la partie a commencé peut le comparer.

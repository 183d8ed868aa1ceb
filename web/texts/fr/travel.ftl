# Le chemin d’une partie vers un autre lieu

travel-take = Emporter cette partie
travel-note = Cette partie vient d’un fichier : elle n’est jamais classée, et ses tirages ne prouvent rien.
travel-file = Continuer une partie d’un fichier
problem-invalid-file = Le fichier est inutilisable : { $detail }
travel-server = Continuer sur un serveur
travel-server-why = La partie s’en va avec tout ce qui y est caché. Sur le serveur, elle n’est pas classée et n’appartient qu’à vous. Elle reste aussi ici.
carried = Une partie venue d’ailleurs
carried-why = Cette adresse apporte une partie. Vous pouvez la continuer ici, à votre propre table, hors classement et sans pendule.
carried-go = Continuer ici
carried-wrong = Cette adresse ne contient pas de partie complète.

## Un invitado en una mesa clasificatoria, y la petición de jugar una partida amistosa.

gate-title = Esta mesa es clasificatoria, y para eso hace falta una cuenta
gate-guest = Aún no tienes cuenta. No se pierde nada: tus mesas y tu nombre van contigo.
gate-register = Crearla y sentarse
gate-or = O bien:
gate-ask = Pedir a { $names } una partida amistosa
unrated-asked = Has pedido a la gente de esta mesa una partida amistosa. Todos deben aceptar; entonces tendrás un asiento, si queda alguno libre.
unrated-withdraw = Retirar la petición
unrated-stays = Esta mesa sigue siendo clasificatoria. Con una cuenta puedes jugar aquí.
unrated-question = { $name } os pide una partida amistosa
unrated-means = { $name } no tiene cuenta, y los invitados no pueden sentarse en una mesa clasificatoria. Si todos aceptan, esta partida ya no contará para ninguna clasificación. Si alguien se niega, sigue siendo clasificatoria.
unrated-refuse = Mantenerla clasificatoria
unrated-agreed = Has aceptado.
unrated-waits = Falta la respuesta de: { $names }
unrated-now = Todos han aceptado: esta mesa ya no es clasificatoria.
unrated-over = Ya nadie pide una partida amistosa. La mesa sigue siendo clasificatoria.
problem-can-sit = Tienes una cuenta: ocupa un asiento.
problem-begun = La partida ha comenzado. Se queda como está.
problem-not-rated = Esta mesa ya no es clasificatoria: ocupa un asiento.
problem-tournament = Las mesas de un torneo se quedan como están.
problem-asked-before = Ya se lo has pedido a esta mesa. Sigue siendo clasificatoria.
problem-asked-already = Otra persona ya se lo ha pedido a esta mesa. Espera la respuesta.
problem-nobody-to-ask = En esta mesa no hay nadie que pueda aceptar.
problem-no-question = Ya nadie pide a esta mesa una partida amistosa.

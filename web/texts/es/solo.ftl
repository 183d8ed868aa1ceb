# The static site: tables and bots in the visitor's own browser.

engine-starting = Cargando los juegos en tu navegador…
engine-elsewhere = Ilion está abierto en otra pestaña, y solo una pestaña a la vez puede llevar las mesas.
engine-take-over = Jugar aquí
engine-failed = No se pudieron cargar los juegos.
engine-damaged = Un archivo de los juegos llegó dañado varias veces, así que no se inició nada. Puede deberse a la red o al alojamiento.
engine-no-bots = Ahora mismo no se pueden cargar los bots. La página lo vuelve a intentar; tu partida los espera.
engine-no-database = Este navegador no guarda nada para esta página, como en algunas ventanas privadas. Puedes jugar, pero tus partidas terminan al cerrar esta pestaña.
engine-no-lock = Esta dirección no empieza por https, así que la página necesita una red y no sabe si Ilion está abierto en otra pestaña. Usa una sola pestaña.
engine-understood = De acuerdo
engine-reload = Intentarlo de nuevo

site-update = Hay una versión nueva de Ilion. Tus partidas se conservan.
site-update-now = Usarla ahora
site-update-later = Más tarde
site-licences = Licencias

install = En tu dispositivo
install-why = Instala Ilion y se abrirá como cualquier otra aplicación, también sin red. Además, los navegadores borran más rara vez las partidas de un sitio instalado.
install-go = Instalar
install-by-hand = En Safari, abre el menú de compartir y elige «Añadir a pantalla de inicio».

server-offer = Con gente de otros lugares
server-offer-why = Esta página funciona solo en tu dispositivo, también sin red. Para jugar con gente de otros lugares, por puntuación o con una cuenta, necesitas un servidor de Ilion.
server-address = Dirección de un servidor
server-go = Ir allí
server-wrong = Esa no es la dirección de un servidor. Tiene esta forma: ilion.example.org.
page-needs-server = Esta página necesita un servidor
page-needs-server-why = No hay ningún fallo: este Ilion funciona solo en tu dispositivo, y lo que buscas existe únicamente en un servidor.

problem-not-stored = Tu navegador no pudo guardar esto, así que nada ha cambiado. Quizá el disco esté lleno o la ventana sea privada.
problem-not-loaded = Este juego aún no está en tu dispositivo y no hay red para cargarlo.
problem-damaged = Un archivo de este juego llegó dañado varias veces, así que el juego no se inició. Vuelve a intentarlo más tarde.
problem-elsewhere = Ahora otra pestaña lleva las mesas.
problem-needs-server = Para eso hacen falta otras personas y, por tanto, un servidor de Ilion: esta página funciona solo en tu dispositivo.

fair-here = El secreto estaba en este navegador: esto demuestra que nada se cambió después, no que nadie pudiera conocerlo.

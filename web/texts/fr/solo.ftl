# The static site: tables and bots in the visitor's own browser.

engine-starting = Chargement des jeux dans votre navigateur…
engine-elsewhere = Ilion est ouvert dans un autre onglet, et un seul onglet à la fois peut s’occuper des tables.
engine-take-over = Jouer ici
engine-failed = Les jeux n’ont pas pu être chargés.
engine-damaged = Un fichier des jeux est arrivé endommagé plusieurs fois, rien n’a donc été lancé. Le réseau ou l’hébergeur peut être en cause.
engine-no-bots = Les bots ne peuvent pas être chargés pour le moment. La page réessaie, votre partie les attend.
engine-no-database = Ce navigateur n’enregistre rien pour cette page, comme dans certaines fenêtres privées. Vous pouvez jouer, mais vos parties prennent fin quand vous fermez cet onglet.
engine-no-lock = Cette adresse ne commence pas par https : la page a donc besoin d’un réseau et ne sait pas si Ilion est ouvert dans un autre onglet. N’utilisez qu’un seul onglet.
engine-understood = Compris
engine-reload = Réessayer

site-update = Une nouvelle version d’Ilion est prête. Vos parties restent.
site-update-now = L’utiliser maintenant
site-update-later = Plus tard
site-licences = Les licences

install = Sur votre appareil
install-why = Installez Ilion : il s’ouvre alors comme toute autre application, même sans réseau. Les navigateurs effacent aussi plus rarement les parties d’un site installé.
install-go = Installer
install-by-hand = Dans Safari, ouvrez le menu de partage et choisissez « Sur l’écran d’accueil ».

server-offer = Avec d’autres, à distance
server-offer-why = Cette page fonctionne uniquement sur votre appareil, même sans réseau. Pour jouer à distance avec d’autres, pour un classement ou avec un compte, il faut un serveur Ilion.
server-address = Adresse d’un serveur
server-go = Y aller
server-wrong = Ce n’est pas l’adresse d’un serveur. Elle a cette forme : ilion.example.org.
page-needs-server = Cette page a besoin d’un serveur
page-needs-server-why = Rien n’est cassé : cet Ilion fonctionne uniquement sur votre appareil, et ce que vous cherchez n’existe que sur un serveur.

problem-not-stored = Votre navigateur n’a pas pu enregistrer cela, et rien n’a été changé. Le disque est peut-être plein, ou la fenêtre privée.
problem-not-loaded = Ce jeu n’est pas encore sur votre appareil, et il n’y a pas de réseau pour le charger.
problem-damaged = Un fichier de ce jeu est arrivé endommagé plusieurs fois, le jeu n’a donc pas été lancé. Réessayez plus tard.
problem-elsewhere = Un autre onglet s’occupe maintenant des tables.
problem-needs-server = Il faut d’autres personnes, et donc un serveur Ilion : cette page fonctionne uniquement sur votre appareil.

fair-here = Le secret se trouvait dans ce navigateur : cela montre que rien n’a été changé après coup, non que personne ne pouvait le connaître.

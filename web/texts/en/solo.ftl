# The static site: tables and bots in the visitor's own browser.

engine-starting = Loading the games into your browser …
engine-elsewhere = Ilion is open in another tab, and only one tab at a time can run the tables.
engine-take-over = Play here
engine-failed = The games could not be loaded.
engine-damaged = A file of the games arrived damaged several times, so nothing was started. The network or the host may be at fault.
engine-no-bots = The bots cannot be loaded at the moment. The page tries again; your game waits for them.
engine-no-database = This browser stores nothing for this page, as in some private windows. You can play, but your games end when you close this tab.
engine-no-lock = This address does not begin with https, so the page needs a network and cannot tell whether Ilion is open in another tab. Use one tab only.
engine-understood = All right
engine-reload = Try again

site-update = A new version of Ilion is ready. Your games stay.
site-update-now = Use it now
site-update-later = Later
site-licences = Licences

install = On your device
install-why = Install Ilion, and it opens like any other app, even without a network. Browsers are also less likely to delete the games of an installed site.
install-go = Install
install-by-hand = In Safari, open the share menu and choose “Add to Home Screen”.

server-offer = With people elsewhere
server-offer-why = This page runs on your device alone, even without a network. To play with people elsewhere, for a rating or with an account, you need an Ilion server.
server-address = Address of a server
server-go = Go there
server-wrong = That is not the address of a server. It looks like ilion.example.org.
page-needs-server = This page needs a server
page-needs-server-why = Nothing is wrong: this copy of Ilion runs on your device alone, and what you asked for exists only on a server.

problem-not-stored = Your browser could not store this, so nothing was changed. The disk may be full, or the window private.
problem-not-loaded = This game is not on your device yet, and there is no network to load it.
problem-damaged = A file of this game arrived damaged several times, so the game was not started. Try again later.
problem-elsewhere = Another tab runs the tables now.
problem-needs-server = That needs other people, and so an Ilion server: this page runs on your device alone.

fair-here = The secret was kept in this browser, so this shows that nothing was changed afterwards, not that nobody could know it.

# The static site: tables and bots in the visitor's own browser.

engine-starting = De spellen worden in je browser geladen …
engine-elsewhere = Ilion is open in een ander tabblad, en maar één tabblad tegelijk kan de tafels beheren.
engine-take-over = Hier spelen
engine-failed = De spellen konden niet worden geladen.
engine-damaged = Een bestand van de spellen kwam meermaals beschadigd aan, dus er is niets gestart. Het kan aan het netwerk of de host liggen.
engine-no-bots = De bots kunnen nu niet worden geladen. De pagina probeert het opnieuw; je partij wacht op ze.
engine-no-database = Deze browser bewaart niets voor deze pagina, zoals in sommige privévensters. Je kunt spelen, maar je partijen eindigen als je dit tabblad sluit.
engine-no-lock = Dit adres begint niet met https. Daarom heeft de pagina een netwerk nodig en weet ze niet of Ilion in een ander tabblad open is. Gebruik maar één tabblad.
engine-understood = Begrepen
engine-reload = Opnieuw proberen

site-update = Er is een nieuwe versie van Ilion. Je partijen blijven.
site-update-now = Nu gebruiken
site-update-later = Een andere keer
site-licences = Licenties

install = Op je apparaat
install-why = Installeer Ilion, dan opent het zoals elke andere app, ook zonder netwerk. Browsers wissen de partijen van een geïnstalleerde site ook minder snel.
install-go = Installeren
install-by-hand = Open in Safari het deelmenu en kies “Zet op beginscherm”.

server-offer = Met mensen elders
server-offer-why = Deze pagina werkt alleen op je eigen apparaat, ook zonder netwerk. Om met mensen elders, om een rating of met een account te spelen heb je een Ilion-server nodig.
server-address = Adres van een server
server-go = Erheen
server-wrong = Dat is geen adres van een server. Zo ziet er een uit: ilion.example.org.
page-needs-server = Deze pagina heeft een server nodig
page-needs-server-why = Er is niets stuk: dit Ilion werkt alleen op je eigen apparaat, en wat je zoekt bestaat alleen op een server.

problem-not-stored = Je browser kon dit niet opslaan, dus er is niets veranderd. Misschien is de schijf vol of is dit een privévenster.
problem-not-loaded = Dit spel staat nog niet op je apparaat, en er is geen netwerk om het te laden.
problem-damaged = Een bestand van dit spel kwam meermaals beschadigd aan, dus het spel is niet gestart. Probeer het later opnieuw.
problem-elsewhere = Een ander tabblad beheert nu de tafels.
problem-needs-server = Daarvoor zijn andere mensen nodig, en dus een Ilion-server: deze pagina werkt alleen op je eigen apparaat.

fair-here = Het geheim lag in deze browser: dit laat zien dat er achteraf niets is veranderd, niet dat niemand het kon kennen.

# What the arena says.
too-few-bots = er zijn { $wanted } bots nodig voor evenveel plaatsen, niet { $found }; noem een bot meermaals om hem tegen zichzelf te laten spelen
too-few-games = er moet minstens 1 partij zijn, niet { $found }
other-journal = { $file } hoort bij een ander toernooi; noem een ander bestand of verwijder het
not-a-journal = { $file } is geen logboek van de arena: { $reason }
no-place = op “{ $place }” kan niet worden gespeeld; gebruik local, ray of ray://HOST:PORT
no-package = het pakket { $package } is niet geïnstalleerd: in een kloon van Ilion haalt { $command } het op

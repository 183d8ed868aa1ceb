# What training says.
too-few = { $name } moet minstens { $least } zijn, niet { $given }
no-positions = er zijn geen stellingen om van te leren
no-torch = voor het trainen is torch nodig: in een kloon van Ilion haalt { $command } het op
other-run = { $folder } hoort bij een andere training; noem een andere map of verwijder hem
step-self-play = ronde { $round }: partijen tegen zichzelf
step-fitting = ronde { $round }: aanpassing
step-gate = ronde { $round }: toets
curve-title = { $title }, spelers: { $seats }
curve-heading = { $title }: verlies per epoche
curve-learned = partijen om van te leren
curve-held-out = achtergehouden partijen

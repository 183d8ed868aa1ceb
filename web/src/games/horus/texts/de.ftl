# Das Brett

board-table = Der Tisch: { $tiles } Plättchen, { $regions } { $regions ->
    [one] Region
   *[other] Regionen
}
board-first = beginnt
board-panel = { $stones } { $stones ->
    [one] Stein
   *[other] Steine
}, { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}

## Eine Region in Worten
board-region = { $terrain }, Größe { $size }, Wert { $worth }{ $doubled ->
    [temple] , durch den Tempel verdoppelt.
    [island] , als Insel verdoppelt.
    [both] , vervierfacht: Tempel und Insel.
   *[none] .
}
board-stones = Steine: { $stones }.
board-you = du
board-count = { $name } { $n }
board-led = Kontrolle: { $names }.
board-led-shared = Geteilte Kontrolle: { $names }.
board-led-you = Du kontrollierst sie.
board-led-shared-you = Du teilst sie mit { $names }.
board-led-nobody = Niemand kontrolliert sie.
board-closed = Geschlossen: Sie nimmt keine Steine mehr auf.

## Ziele
board-tile = { $move }. { $region }

## Was ein Zug bewirken würde
board-if-begins = Neue Region: { $terrain }, Wert { $worth }.
board-if-grows = { $terrain } wächst auf Größe { $size }, Wert { $worth }.
board-if-joins = { $joined } Regionen werden zu { $terrain }, Größe { $size }, Wert { $worth }.
board-if-closes = Sie nimmt keine Steine mehr auf.
board-if-stuck = Dann könnte kein Flussplättchen aus dem Beutel { $side ->
    [other] dieses Ende
   *[known] das { $side } Ende
} ersetzen.
board-if-stone = Ein Stein in { $terrain }, Größe { $size }, Wert { $worth }.
board-if-from = Der Stein verlässt { $terrain }, Größe { $size }, Wert { $worth }.
board-if-to = Der Stein kommt in { $terrain }, Größe { $size }, Wert { $worth }.
board-if-card = Ein Plättchen vom Stapel { $pile } (dann noch { $left }) und ein Stein in eine Region der Größe { $sizes }.
board-if-any = Ein Plättchen von einem beliebigen Stapel und ein Stein in eine Region der Größe { $sizes }.
board-if-nile = Zwei Fluss-/Nekropolenplättchen (dann noch { $left }), und ein Stein wandert am Fluss.
board-if-exhausts = Es ist das letzte Plättchen: Alle legen die Karten dieses Geländes ab ({ $terrain }).
board-if-last-turn = Dann sind zwei Stapel leer: Die Partie endet mit diesem Zug.
board-if-pass = Es wird kein Stein gesetzt.
board-if-places = { $places } { $places ->
    [one] Platz
   *[other] Plätze
} zur Wahl.
board-sizes = { $least } bis { $most }
board-change = { $name } { $by }
board-changes = Punkte: { $changes }.
board-no-change = Es ändern sich keine Punkte.

## Der Knopf zum Weitermachen
board-do-place = Hier anlegen
board-do-relay = Ende hier anlegen
board-do-replace = Dieses Ende ersetzen
board-do-use = Als { $use } legen
board-do-play = { $centre } { $number } ausspielen
board-do-nile = Nilkarte ausspielen
board-do-pass = Keinen Stein setzen
board-do-pile = Von { $pile } nehmen
board-do-stone = Stein hier setzen
board-do-from = Diesen Stein nehmen
board-do-to = Hierher setzen

## Um das Brett
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Den ganzen Tisch zeigen
board-hand = Hand
board-played = Ausgespielt
board-once = Einmal
board-in-hand = Anzulegen
board-your-stone = Dein Stein
board-lay-as = Legen als
board-tile-in-hand = { $tile-id ->
    [temple] Tempel
    [necropolis] Nekropole
   *[other] { $tile }
}
tile-either = Fluss oder Nekropole
tile-end1 = Flussende
tile-end2 = Flussende
board-nile = Nil
board-centre = { $centre }
board-idle = keine
board-idle-says = Sie kann keinen Stein setzen.
board-piles = Stapel
board-pile-name = { $pile-id ->
    [river] Fluss
   *[other] { $pile }
}
board-bag = Beutel
board-bag-list = Im Beutel: { $tiles }
board-bag-holds = { $n } Plättchen im Beutel: { $tiles }
board-bag-tile = { $n } { $word }
board-out = Aus dem Spiel: { $tiles }
board-cards = Karten
board-cards-left = { $draw } zu ziehen, { $discards } abgelegt
board-cards-cell = { $left } nicht gesehen, { $gone } abgelegt
board-cards-legend = Offener Ring: noch nicht gesehen. Gefüllt: abgelegt.
board-legend = { $size } → { $worth }: Plättchen und Punkte. Verdoppelt am Tempel, verdoppelt auf einer Insel, nie über 10. Ein gestrichelter Umriss bedeutet: geschlossene Region, sechs Plättchen oder mehr.

## Keys
board-keys = In diesem Spiel: die Pfeiltasten gehen von Platz zu Platz, N zum nächsten Platz, der eine Region von dir vergrößert, M wechselt zwischen Fluss und Nekropole, + − 0 zoomen.

## Bilder der Regeln: eine Unterschrift, und was zu sehen ist
diagram-contact-whole = ganze Kante
    .alt = Zwei Plättchen liegen mit einer ganzen Kante aneinander: Sie berühren sich.
diagram-contact-half = halbe Kante
    .alt = Das zweite Plättchen liegt ein halbes Plättchen tiefer, mit einer halben Kante am ersten: Sie berühren sich.
diagram-contact-corner = eine Ecke ist keine Berührung
    .alt = Zwei Plättchen treffen sich nur an einer Ecke: Sie berühren sich nicht.
diagram-contact-slanted = jeder andere Versatz: nicht erlaubt
    .alt = Ein Plättchen liegt um eine Viertelkante tiefer als sein Nachbar: So darf keines liegen.
diagram-end-blocked = letzter freier Platz besetzt: blockiert
    .alt = Ein Flussende liegt zwischen Hügeln oben und Sumpf unten. Ein Wüstenplättchen unmittelbar davor ließe ihm keinen Platz zum Weiterziehen: verboten.
diagram-end-open = ein Platz frei: Der Fluss geht weiter
    .alt = Dasselbe Ende, das Wüstenplättchen liegt einen Platz höher. Der Platz unmittelbar vor dem Ende bleibt frei: erlaubt.
diagram-island-ring = Ecken schließen den Ring: eine Insel
    .alt = Vier Flussplättchen liegen um ein Plättchen Ackerland und treffen sich an den Ecken. Der Ring ist geschlossen: Das Ackerland ist eine Insel, Wert 2.
diagram-island-gap = Lücke von einem halben Plättchen: keine Insel
    .alt = Das untere Flussplättchen liegt ein halbes Plättchen weiter rechts. Durch die Lücke führt ein Weg hinaus: keine Insel, Wert 1.
diagram-island-necropolis = eine Nekropole öffnet ihn: keine Insel
    .alt = Eines der vier Plättchen um das Ackerland ist eine Nekropole, also kein Wasser. Über sie führt ein Weg hinaus: keine Insel, Wert 1.

## Das Ende
end-region = Region
end-tiles = Plättchen
end-terrain = { $terrain }
end-doubled = Am Tempel oder auf einer Insel, verdoppelt; nie über 10
end-single = Ein Punkt je Plättchen
end-nobody = Kein Stein, niemandes
end-compensation = Hat nicht begonnen
end-temple = Tempel
end-island = Insel
end-cap = nie mehr als 10
end-stones = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
end-most = die meisten Punkte gewinnen
end-bare = { $number ->
    [one] Ein einzelnes Plättchen ohne Stein zählt nichts.
   *[other] { $number } einzelne Plättchen ohne Stein zählen nichts.
}
end-dots = Punkte sind Steine; „=“ heißt gleichauf, jeder bekommt den vollen Wert.

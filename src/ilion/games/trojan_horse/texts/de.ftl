# Das Pferd von Troja

title = Das Pferd von Troja

## Wörter
colour-red = Rot
    .one = roter Held
    .many = rote Helden
colour-yellow = Gelb
    .one = gelber Held
    .many = gelbe Helden
colour-blue = Blau
    .one = blauer Held
    .many = blaue Helden
colour-green = Grün
    .one = grüner Held
    .many = grüne Helden
colour-unknown = ein Held
    .one = Held
    .many = Helden
figure-red = Rot
figure-yellow = Gelb
figure-blue = Blau
figure-green = Grün
figure-helper = Helfer
figure-unknown = ein Held
district-palace = Palast
    .in = im Palast
    .into = in den Palast
district-gate = Tor
    .in = am Tor
    .into = ans Tor
district-temple = Tempel
    .in = im Tempel
    .into = in den Tempel
district-market = Markt
    .in = auf dem Markt
    .into = auf den Markt
district-harbour = Hafen
    .in = im Hafen
    .into = in den Hafen
district-wells = Brunnen
    .in = an den Brunnen
    .into = an die Brunnen
district-tower = Turm
    .in = im Turm
    .into = in den Turm
card-trident = Poseidons Dreizack
awaited-announce = eine Ansage von 1, 2 oder 3
awaited-swap = einen Tausch zweier Schätze oder „keep“
awaited-swap-either = einen Tausch zweier Schätze, „keep“ oder „all“, um zuerst einzustecken
awaited-all = „all“ oder „pass“
awaited-insert = eine Figur und einen Stadtteil, etwa „red>harbour“

## Was erwartet wird
prompt-deal = Die Farbkarten werden verteilt.
prompt-load = Odysseus zieht zwei Helden und belädt das Pferd.
prompt-set-out = Odysseus stellt drei Helden aus.
prompt-announce = { $most ->
    [1] Sage 1 an: Eine Figur ist übrig.
    [2] Sage 1 oder 2 an: Zwei Figuren sind übrig.
   *[3] Sage 1, 2 oder 3 an.
}
prompt-card = Eine Heldenkarte wird gezogen.
prompt-swap = Poseidon: Vertausche zwei Schätze ungesehen oder lass sie liegen.
prompt-swap-either = Poseidon: Vertausche zwei Schätze ungesehen, lass sie liegen oder stecke zuerst { $number ->
    [1] die letzte Figur
   *[other] alle { $number } Figuren
} hinein.
prompt-all = Poseidon: Stecke { $number ->
    [1] die letzte Figur
   *[other] alle { $number } Figuren
} ins Pferd oder passe.
prompt-insert = Stecke eine Figur ins Pferd und wähle den Stadtteil für den Helden, der herausfällt; { $left ->
    [1] eine ist noch einzustecken.
   *[other] { $left } sind noch einzustecken.
}
prompt-look = { $seat-you ->
    [yes] { $seat-start } siehst dir
   *[no] { $seat-start } sieht sich
} den Schatz { $district-in } an.
prompt-fill = Die Auslage wird aus dem Beutel aufgefüllt.
prompt-reveal = Der Schatz { $district-in } wird aufgedeckt.
prompt-ended = Die Partie ist zu Ende.

## Züge und Gezogenes
move-announce = { $number } ansagen
move-keep = Schätze liegen lassen
move-swap = Schätze vertauschen: { $a_district } und { $b_district }
move-all = ganze Auslage ins Pferd
move-pass = nichts einstecken
move-insert = { $figure } ins Pferd; der Held, der herausfällt, kommt { $district-into }
move-deal = { $colour } { $seat-you ->
    [yes] geht an dich
   *[no] geht an { $seat-name }
}
move-load = { $colour } kommt ins Pferd
move-draw = { $colour } wird aus dem Beutel gezogen
move-card = Karte: { $card }
move-look = { $seat-you ->
    [yes] { $seat-name } siehst dir
   *[no] { $seat-name } sieht sich
} den Schatz { $district-in } an: { $treasure }
move-look-veiled = { $seat-you ->
    [yes] { $seat-name } siehst dir
   *[no] { $seat-name } sieht sich
} den Schatz { $district-in } an
move-reveal = Schatz { $district-in }: { $treasure }

## Beschriftungen einer Vorschau
preview-odds = Erfolgschance
preview-drops = heraus fällt
preview-district = Stadtteil
preview-winner = der Stadtteil geht dann an
preview-worth = und ist wert
preview-changes = Änderung der Punkte aller Plätze
preview-looks = Platz, der den Schatz ansieht
preview-lookers = Plätze, die sich einen Schatz ansehen
preview-insertions = eingesteckte Figuren

## Ablehnungen
refusal-announce-now = Angesagt wird am Anfang eines Zuges; jetzt erwartet das Spiel { $awaited }.
refusal-announce-too-many = { $number } lässt sich nicht ansagen: Einzustecken { $left ->
    [1] ist nur noch eine Figur.
   *[other] sind nur noch { $left } Figuren.
}
refusal-swap-now = Schätze werden nur gleich nach einem Dreizack vertauscht; jetzt erwartet das Spiel { $awaited }.
refusal-all-now = „all“ und „pass“ antworten auf einen Dreizack, nach dem Tausch; jetzt erwartet das Spiel { $awaited }.
refusal-insert-now = Noch kommt nichts ins Pferd: Das Spiel erwartet { $awaited }.
refusal-no-helper = Beide Helfer sind schon im Pferd.
refusal-helper-later = Helfer kommen erst nach dem letzten farbigen Helden ins Pferd: In Beutel und Auslage { $heroes ->
    [1] ist noch einer.
   *[other] sind noch { $heroes }.
}
refusal-not-on-display = In der Auslage steht kein Held in { $figure }.
refusal-full = { $district }: voll, { $heroes } von { $holds } Helden.

## Wertung
score-district = { $district } für { $colour }: { $heroes ->
    [1] ein Held
   *[other] { $heroes } Helden
}, Bonus { $bonus }, Schatz { $treasure }
score-district-unseen = { $district } für { $colour }: { $heroes ->
    [1] ein Held
   *[other] { $heroes } Helden
}, Bonus { $bonus }, Schatz nicht gesehen
ending = Beide Helfer sind im Pferd: Jeder Held hat seinen Stadtteil gefunden.
label-ending = beide Helfer im Pferd

## Der Tisch als Text

terminal-district = { $district }
terminal-treasure = Schatz { $value }
terminal-treasure-unseen = Schatz ?
terminal-treasure-seen = Schatz ? ({ $seats })
terminal-leads = { $token } führt: { $worth }
terminal-tie = gleich
terminal-display = Auslage { $figures }
terminal-nothing = nichts
terminal-horse = Pferd (fällt zuerst) { $figures }
terminal-remember = ? ? (merken)
terminal-bag = Beutel { $number }
terminal-helpers = Helfer { $number }
terminal-discards = Ablage { $cards }
terminal-deck = Stapel { $number }
terminal-card = Karte { $card }
terminal-announced = Angesagt { $number }
terminal-chance = Erfolg
terminal-seats = Plätze

## Regeln
TH-1 = Troja hat sieben Stadtteile. Einer trägt den Bonus 3, drei tragen den Bonus 1, drei keinen. Ihre Reihenfolge um den Platz ist für das Spiel ohne Belang; wir legen 3, 0, 1, 0, 1, 0, 1.
    .ruling = Unsere Auslegung: Wir kennen die Zahlen, aber nicht den gedruckten Plan; die Reihenfolge ist daher unsere.
TH-2 = Es gibt je zehn Helden in Rot, Gelb, Blau und Grün und zwei neutrale Helfer, die beiseite bleiben, bis der Beutel leer ist.
    .editions = Die deutsche Ausgabe nennt die beiden neutralen Figuren Helfer; in der französischen sind es schwarze Figuren.
TH-3 = Die zwanzig Heldenkarten: sechsmal 3, sechsmal 2, dreimal 1, dreimal 0 und zwei Dreizacke Poseidons.
    .editions = Die deutsche Ausgabe zählt die Dreizacke zu den zwanzig Heldenkarten; die französische führt achtzehn Heldenkarten und zwei Dreizack-Karten auf. Gemischt werden sie in beiden zusammen.
TH-4 = Die sieben Schatzkarten: einmal 3, dreimal 1, dreimal 0.
TH-5 = Das Pferd fasst genau zwei Figuren. Kommt oben eine dritte hinein, fällt unten die heraus, die am längsten darin war.
TH-6 = Es spielen so viele Farben mit wie Spieler, Rot immer (zu dritt: Rot, Gelb, Blau); zu zweit alle vier. Von jeder dieser Farben kommen alle zehn Helden in den Beutel.
    .ruling = Unsere Auslegung: Die Anleitungen verlangen nur Rot. Welche andere Farbe zu dritt fehlt, macht keinen Unterschied; wir lassen Grün weg.
TH-7 = Die Farbkarten der beteiligten Farben werden offen ausgelost: jedem eine, zu zweit jedem zwei. Wer Rot bekommt, ist Odysseus.
TH-8 = Auf jedem Stadtteil liegt verdeckt eine ausgeloste Schatzkarte. Die Heldenkarten bilden einen verdeckten Stapel.
TH-9 = Odysseus zieht zwei Helden aus dem Beutel und lädt sie vor aller Augen ins Pferd; der zuerst gezogene fällt zuerst heraus. Dann zieht Odysseus drei weitere und stellt sie offen aus: die Auslage.
    .ruling = Unsere Auslegung: Die Anleitungen sagen nicht, welcher der beiden zuerst hineinkommt; also der zuerst gezogene.
TH-10 = Hat Odysseus das Pferd beladen, macht er einen gewöhnlichen ersten Zug. Mit der Option „Beladen ist der erste Zug“ war das Beladen dieser Zug (zu zweit seine beiden), und der linke Nachbar spielt weiter.
    .ruling = Unsere Auslegung: Die Anleitungen lassen Odysseus das Pferd beladen und dann den linken Nachbarn weiterspielen; ob er dazwischen selbst einen Zug macht, sagen sie nicht. Wir meinen: ja. Die Option „Das Beladen“ mit dem Wert „Erster Zug“ spielt es anders herum.
    .editions = In der deutschen Ausgabe spielt der linke Nachbar nach Odysseus weiter; in der französischen nach dessen erstem Zug. Beides kann das bloße Beladen meinen oder einen ganzen Zug.
TH-11 = Gespielt wird im Uhrzeigersinn, von Odysseus an. Zu zweit macht jeder zwei Züge hintereinander, einen für jede seiner Farben, Rot oder die zuerst erhaltene zuerst; dazwischen wird die Auslage aufgefüllt.
    .ruling = Unsere Auslegung: Die Anleitungen sagen nicht, welche Farbe eines Spielers zuerst kommt. Eine feste Reihenfolge erspart eine Entscheidung, an der kaum etwas liegt.
TH-12 = Wer am Zug ist, sagt 1, 2 oder 3 an, aber nie mehr, als noch Figuren eingesteckt werden können.
    .ruling = Unsere Auslegung: Von den letzten Zügen sprechen die Anleitungen nicht. Was nicht ausführbar ist, darf niemand ansagen.
TH-13 = Dann wird eine Heldenkarte gezogen. Ist sie mindestens so hoch wie die Ansage, kommt genau die angesagte Zahl ins Pferd. Ist sie niedriger, ist der Zug verloren und nichts bewegt sich.
    .ruling = Unsere Auslegung: Die Anleitungen erlauben das Einstecken und kennen kein kleineres; daher gilt die angesagte Zahl als bindend.
    .editions = Nach der deutschen Ausgabe darf der Spieler die angesagte Zahl einstecken; nach der französischen kann er es, und dann tut er es.
TH-14 = Die Figuren kommen einzeln hinein. Vor jeder wählt der Spieler eine Figur der Auslage und den Stadtteil, in den die herausfallende gelangt. Heraus fällt die älteste im Pferd; von drei eingesteckten fällt also die erste als dritte.
    .editions = Die französische Ausgabe verpflichtet dazu, bei jedem eingesteckten Helden die Farbe zu nennen; die deutsche verlangt das nur von Odysseus beim Beladen. Hier sehen alle jede Farbe, wenn sie hineinkommt.
TH-15 = Jede Figur der Auslage darf gewählt werden, gleich welcher Farbe: Die Auslage gehört allen.
    .editions = Die deutsche Ausgabe nennt die Wahl unter den bereitstehenden Helden frei; die französische sagt nur, dass unter ihnen gewählt wird.
TH-16 = Ein Stadtteil fasst höchstens sieben Helden aller Farben zusammen, zu dritt fünf. Ein voller Stadtteil kann nicht gewählt werden; anderswo ist immer Platz.
TH-17 = Nach dem Zug kommt die Karte auf den offenen Ablagestapel, und die Auslage wird aus dem Beutel auf drei aufgefüllt.
TH-18 = Sind die Heldenkarten aufgebraucht, werden die abgelegten zu einem neuen Stapel gemischt.
    .editions = Nach der französischen Ausgabe wird der Ablagestapel zum neuen Stapel gemischt; die deutsche spricht davon, den Stapel neu zu mischen.
TH-19 = Ein Dreizack erlaubt zweierlei, und beides darf man ablehnen: zwei Schatzkarten zwischen zwei Stadtteilen ungesehen zu vertauschen; und alle drei Figuren der Auslage einzustecken, was auch immer angesagt war. In der deutschen Ausgabe kommt der Tausch zuerst; in der französischen darf beides zuerst kommen, und der Zug ist vorbei, wenn beides getan oder abgelehnt ist. Wer das Einstecken ablehnt, steckt nichts ein. Es gilt ganz oder gar nicht, und was begonnen ist, wird beendet: drei Figuren oder, wenn weniger übrig sind, alle, zuerst die Auslage, dann die Helfer. Endet damit die Partie, so verfällt ein noch offener Tausch.
    .ruling = Unsere Auslegung: Die Anleitungen sagen nicht, ob man nur einen Teil der drei einstecken darf, noch was gilt, wenn weniger übrig sind. Wir nehmen das Einstecken als ganz oder gar nicht, und als alles, was sich einstecken lässt. Die Option „Der Dreizack“ wählt die Reihenfolge: „Deutsche Ausgabe“ oder „Französische Ausgabe“.
    .editions = Beide Ausgaben sagen „darf“; nur die französische fügt hinzu, dass niemand muss. Also darf man jeden Teil ablehnen. Die deutsche Ausgabe nummeriert die beiden Teile, die französische zählt sie nur auf.
TH-20 = Sobald der zweite Held einer Farbe in einem Stadtteil landet, gleich durch wen, sieht sich der Besitzer dieser Farbe heimlich den Schatz dort an: einmal je Farbe und Stadtteil. Ist das noch ganz am Ende fällig, geschieht es vor dem Aufdecken der Schätze.
    .editions = Die deutsche Ausgabe gewährt den Blick, wenn der zweite Held abgesetzt wird, die französische, sobald jemand dort zwei Helden hat. Beide sagen „darf“; da niemand Grund hat abzulehnen, findet der Blick immer statt. Der deutsche Wortlaut spricht vom zweiten Helden eines Spielers: Zu zweit, mit zwei Farben für jeden, könnte das auch je ein Held beider Farben sein. Wir zählen jede Farbe für sich.
TH-21 = Alle sehen, welche beiden Schätze den Platz tauschen; was ein Platz gesehen hat, wandert also mit der Karte. In der deutschen Ausgabe bringt ein Tausch niemandem einen neuen Blick. In der französischen sehen sich alle, die in einem der beiden Stadtteile zwei oder mehr Helden einer Farbe haben, die Karte an, die nun dort liegt.
    .ruling = Unsere Auslegung: Die Anleitungen sagen nicht, ob man sich einen hereingetauschten Schatz ansehen darf. Wir lesen den deutschen Wortlaut als Ereignis und den französischen als Zustand; die Option „Der Dreizack“ entscheidet.
    .editions = In der deutschen Ausgabe ist der Blick ein Ereignis: Ein zweiter Held wird abgesetzt. Die französische lässt sich als Zustand lesen: Wer dort zwei Helden hat, darf nachsehen, auch nach einem Tausch.
TH-22 = Ist der Beutel leer, schrumpft die Auslage. Eingesteckt werden können die Helden der Auslage und danach die Helfer, diese erst nach dem letzten farbigen Helden, auch innerhalb eines Zuges. Ein Helfer landet nie in einem Stadtteil und zählt nichts.
    .ruling = Unsere Auslegung: Die Anleitungen sagen nur, dass die Helfer die letzten zwei Helden hinausstoßen. Bei uns kommen sie so spät wie möglich, damit jeder Held der Auslage vor ihnen an der Reihe ist.
TH-23 = Die Partie endet, sobald jeder farbige Held in einem Stadtteil steht, das heißt, wenn beide Helfer im Pferd sind.
TH-24 = Ein Stadtteil geht an die Farbe mit den meisten Helden darin. Gleiche Anzahlen heben sich auf, und die nächstniedrigere gewinnt: die höchste Anzahl, mindestens 1, die nur eine Farbe hat. Gibt es keine, bekommt niemand den Stadtteil.
    .ruling = Unsere Auslegung: Die Anleitungen sagen, dass die nächstniedrigere Anzahl gewinnt, und nicht mehr. Haben auch diese mehrere, so gehen wir weiter hinab bis zu einer Anzahl, die nur eine Farbe hat, mindestens 1.
    .editions = Die deutsche Ausgabe spricht von beliebigen Spielern mit gleich vielen Helden, die französische von einem Gleichstand an der Spitze.
TH-25 = Wer einen Stadtteil gewinnt, erhält Punkte für jeden Helden darin, gleich welcher Farbe, dazu den gedruckten Bonus und den Schatz.
TH-26 = Zu zweit spielt jede Farbe für sich um die Stadtteile; die Punkte eines Spielers sind die Summe seiner beiden Farben.
    .ruling = Unsere Auslegung: Die Anleitungen geben jedem zwei Farben und sagen nicht, ob sie zusammen zählen. Bei uns tritt jede Farbe für sich an, und was beide gewinnen, wird zusammengezählt.
TH-27 = Am Ende werden alle Schätze aufgedeckt. Wer die meisten Punkte hat, gewinnt; bei gleicher Punktzahl ist der Sieg geteilt.
    .ruling = Unsere Auslegung: Die Anleitungen kennen keinen Entscheid bei Gleichstand; der Sieg wird daher geteilt.
TH-28 = Offen für alle: die Stadtteile, die Auslage, die Ablage, wie viel in Beutel und Stapel ist, die Ansagen, worauf verzichtet wurde, wer wo nachgesehen hat, welche Schätze vertauscht wurden, und jede Farbe, wenn sie eingesteckt wird. Allen verborgen: die Reihenfolge in Beutel und Stapel und Schätze, die niemand gesehen hat. Nur für einen Platz: die Schätze, die er gesehen hat.
    .ruling = Unsere Auslegung: Die Anleitungen zählen nicht auf, was offen ist. Was am Tisch alle sehen könnten, ist auch hier offen; auch, was jemand abgelehnt hat.
TH-29 = Was ins Pferd kommt, sehen alle, dann ist es außer Sicht: Es sich zu merken, gehört zum Spiel. Tische spielen so, wenn nichts anderes gewählt ist: Jede Farbe wird einmal genannt, während es geschieht; ist der Zug vorbei und hat dein Gerät sie gezeigt, verschwindet sie aus Verlauf und Rückschau, bis die Partie endet. Wer weg war, erfährt es einmal bei der Rückkehr. Mit der Option „offenes Pferd“ bleibt der Inhalt sichtbar. Bots merken es sich, außer wenn sie dir einen Hinweis geben oder für dich spielen.
    .ruling = Unsere Auslegung: Beide Anleitungen machen das Merken zum Teil des Spiels; darum verbirgt ein Tisch das Pferd, wenn nichts anderes gewählt ist. Wann genau eine Farbe verblasst, und dass auch Hinweise vergessen, legen wir fest. Die Option „Was im Pferd ist“ mit dem Wert „Offen“ zeigt es.

## Ein Zug in Sätzen
told-loaded =
    { $seat-start } { $seat-you ->
        [yes] bist
       *[no] ist
    } Odysseus und { $seat-you ->
        [yes] hast
       *[no] hat
    } das Pferd beladen.
told-set-up =
    { $seat-start } { $seat-you ->
        [yes] bist
       *[no] ist
    } Odysseus und { $seat-you ->
        [yes] hast
       *[no] hat
    } das Pferd beladen. In der Auslage: { $heroes }.
told-announced =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $number } angesagt.
told-drew =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $number } angesagt und { $drawn } gezogen.
told-lost =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $number } angesagt und { $drawn } gezogen. { $drawn ->
        [0] Zug verloren; die Auslage bleibt.
       *[other] Zug verloren.
    }
told-trident =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } den Dreizack gezogen{ $inserted ->
        [-1] { " " }und nichts ins Pferd gesteckt
        [0] { "" }
        [1] { " " }und 1 Helden fallen lassen
       *[other] { " " }und { $inserted } Helden fallen lassen
    }.
told-trident-kept =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } den Dreizack gezogen{ $inserted ->
        [-1] , die Schätze liegen lassen und nichts ins Pferd gesteckt
        [0] { " " }und die Schätze liegen lassen
        [1] , die Schätze liegen lassen und 1 Helden fallen lassen
       *[other] , die Schätze liegen lassen und { $inserted } Helden fallen lassen
    }.
told-trident-swapped =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } den Dreizack gezogen{ $inserted ->
        [-1] , die Schätze { $a_district-in } und { $b_district-in } vertauscht und nichts ins Pferd gesteckt
        [0] { " " }und die Schätze { $a_district-in } und { $b_district-in } vertauscht
        [1] , die Schätze { $a_district-in } und { $b_district-in } vertauscht und 1 Helden fallen lassen
       *[other] , die Schätze { $a_district-in } und { $b_district-in } vertauscht und { $inserted } Helden fallen lassen
    }.
told-hero =
    { $number ->
        [1] ein { $colour-one }
        [2] zwei { $colour-many }
       *[other] drei { $colour-many }
    }
told-hero-start =
    { $number ->
        [1] Ein { $colour-one }
        [2] Zwei { $colour-many }
       *[other] Drei { $colour-many }
    }
told-fell-first =
    { $heroes } { $fallen ->
        [1] ist
       *[other] sind
    } { $district-into } gefallen{ $fallen ->
        [1]
            , { $seat-you ->
                [yes] dein erster dort
               *[no] der erste von { $seat-name } dort
            }
       *[other] { "" }
    }.
told-fell-alone =
    { $heroes } { $fallen ->
        [1] ist
       *[other] sind
    } { $district-into } gefallen: { $seat-start } { $seat-you ->
        [yes] stehst
       *[no] steht
    } dort allein mit { $ours }.
told-fell-led =
    { $heroes } { $fallen ->
        [1] ist
       *[other] sind
    } { $district-into } gefallen: { $seat-start } { $seat-you ->
        [yes] führst
       *[no] führt
    } dort mit { $ours } zu { $theirs }.
told-fell-below-tie =
    { $heroes } { $fallen ->
        [1] ist
       *[other] sind
    } { $district-into } gefallen: Die anderen heben sich auf, und { $seat-name } { $seat-you ->
        [yes] führst
       *[no] führt
    } dort mit { $ours }.
told-fell-tie =
    { $heroes } { $fallen ->
        [1] ist
       *[other] sind
    } { $district-into } gefallen: Dort führt niemand.
told-look =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } den Schatz { $district-in } angesehen.
told-look-seen =
    { $seat-you ->
        [yes] Es war dein zweiter Held { $district-in }: Der Schatz dort ist { $treasure } wert.
       *[no] { $seat-start } hat den Schatz { $district-in } angesehen: Er ist { $treasure } wert.
    }
told-look-swapped =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } den Schatz { $district-in } angesehen: Er ist { $treasure } wert.
told-treasure = { $district } { $treasure }
told-treasures = Die Schätze wurden aufgedeckt: { $treasures }.

## Unmögliche Stellungen
impossible-half = nur zu zweit sind zwei Züge nacheinander möglich
impossible-actor = in der Phase „{ $phase }“ ist jemand anders am Zug
impossible-dealt = die ausgeteilten Farben passen nicht zur Phase
impossible-owner = eine Farbe gehört einem Platz, der sie nicht bekommen hat
impossible-loaded = das Pferd ist nicht so beladen, wie es die Phase verlangt
impossible-helpers = Helfer fehlen oder kommen doppelt vor
impossible-helper-early = ein Helfer ist vor dem letzten farbigen Helden im Pferd
impossible-heroes = Helden in der Farbe { $colour }: Es sind { $found }, nicht { $wanted }
impossible-district-full = in einem Stadtteil sind mehr als { $most }
impossible-display-full = in der Auslage sind mehr als { $most }
impossible-cards = Heldenkarten fehlen oder kommen doppelt vor
impossible-card = die Karte passt nicht zur Phase
impossible-treasures = Schätze kommen doppelt vor
impossible-treasure-known = jemand kennt einen Schatz, den niemand angesehen hat
impossible-look-known = der Schatz, der angesehen werden soll, ist schon bekannt
impossible-swap-look = vertauschte Schätze sieht sich jetzt niemand an
impossible-not-swapped = der Schatz, der angesehen werden soll, wurde nicht vertauscht
impossible-second-hero = niemand hat dort gerade den zweiten Helden bekommen
impossible-swap-later = es steht kein Tausch mehr aus
impossible-announced = die Ansage passt nicht zur Phase
impossible-insertions = die Zahl der Figuren, die noch einzustecken sind, passt nicht zur Phase
impossible-nothing-left = es ist nichts mehr zum Einstecken da
impossible-early-heroes = es sind Helden in der Stadt, bevor die Partie beginnt
impossible-display-filled = die Auslage muss nicht aufgefüllt werden
impossible-deck-empty = der Stapel ist leer
impossible-helpers-last = die Partie endet erst, wenn beide Helfer im Pferd sind
impossible-treasure-hidden = ein Schatz ist nicht aufgedeckt

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Recor&amp;dings</source>
        <translation>Aufzei&amp;chnungen</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Save the result in this tab: a curve with every repetition, a map, a training or an image.</source>
        <translation>Das Ergebnis dieses Reiters speichern: eine Kurve mit jeder Einzelmessung, eine Karte, ein Training oder ein Bild.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close Overtake.</source>
        <translation>Overtake schließen.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Undo:</source>
        <translation>Rückgängig:</translation>
    </message>
    <message>
        <source>Redo:</source>
        <translation>Wiederholen:</translation>
    </message>
    <message>
        <source>Return to the previous parameters or place.</source>
        <translation>Zu den vorherigen Parametern oder zum vorherigen Ort zurückkehren.</translation>
    </message>
    <message>
        <source>Restore the change that was undone.</source>
        <translation>Die zurückgenommene Änderung wiederherstellen.</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>&amp;Standardwerte</translation>
    </message>
    <message>
        <source>Restore the workload&apos;s default parameters and engines.</source>
        <translation>Die voreingestellten Parameter und Engines der Aufgabe wiederherstellen.</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>&amp;Live</translation>
    </message>
    <message>
        <source>Measure again, quickly, whenever a slider moves.</source>
        <translation>Bei jeder Bewegung eines Reglers schnell neu messen.</translation>
    </message>
    <message>
        <source>&amp;Sweep</source>
        <translation>&amp;Durchlauf</translation>
    </message>
    <message>
        <source>Measure the whole curve fully and close in on the crossover.</source>
        <translation>Die ganze Kurve voll messen und den Überholpunkt eingrenzen.</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Show the tab &apos;%1&apos;.</source>
        <translation>Den Reiter „%1“ anzeigen.</translation>
    </message>
    <message>
        <source>&amp;Whole range</source>
        <translation>&amp;Ganzer Bereich</translation>
    </message>
    <message>
        <source>Undo all zooming.</source>
        <translation>Alle Zoomschritte zurücknehmen.</translation>
    </message>
    <message>
        <source>&amp;Parameters and engines</source>
        <translation>&amp;Parameter und Engines</translation>
    </message>
    <message>
        <source>Show or hide the panel on the left.</source>
        <translation>Die linke Leiste ein- oder ausblenden.</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>&amp;Beamer</translation>
    </message>
    <message>
        <source>Fill the screen, with text that the back of the room can read.</source>
        <translation>Auf Vollbild umschalten, mit einer Schrift, die man auch in der letzten Reihe lesen kann.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>Same as the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Show all commands with their keys.</source>
        <translation>Alle Befehle mit ihren Tasten anzeigen.</translation>
    </message>
    <message>
        <source>&amp;About Overtake</source>
        <translation>&amp;Über Overtake</translation>
    </message>
    <message>
        <source>Show version and licence.</source>
        <translation>Version und Lizenz anzeigen.</translation>
    </message>
    <message>
        <source>&amp;Devices</source>
        <translation>&amp;Geräte</translation>
    </message>
    <message>
        <source>Show all figures of this machine&apos;s devices and of those that can be predicted.</source>
        <translation>Alle Kennzahlen anzeigen: die der Geräte dieses Rechners und die der Geräte, für die Vorhersagen möglich sind.</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trainieren</translation>
    </message>
    <message>
        <source>Train the model on the selected engines in the tab &apos;Training&apos;, or stop training.</source>
        <translation>Das Modell im Reiter „Training“ auf den gewählten Engines trainieren oder das Training anhalten.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Remarks on this point</source>
        <translation>Bemerkungen zu diesem P&amp;unkt</translation>
    </message>
    <message>
        <source>Show how the point at the slider was measured and what was noticed during the measurement.</source>
        <translation>Zeigen, wie der Punkt am Regler gemessen wurde und was dabei auffiel.</translation>
    </message>
    <message>
        <source>Stop measuring, training or generating text. Results so far stay. If nothing runs, leave the projector view.</source>
        <translation>Messung, Training oder Texterzeugung anhalten; bisherige Ergebnisse bleiben erhalten. Läuft nichts, wird die Beamer-Ansicht verlassen.</translation>
    </message>
    <message>
        <source>&amp;Pin curve</source>
        <translation>An&amp;heften</translation>
    </message>
    <message>
        <source>Pin this curve as a thin line beside later curves, or unpin it.</source>
        <translation>Diese Kurve als dünne Linie neben späteren Kurven anheften oder wieder lösen.</translation>
    </message>
    <message>
        <source>&amp;Previous curve</source>
        <translation>&amp;Vorherige Kurve</translation>
    </message>
    <message>
        <source>P&amp;inned curves</source>
        <translation>Angehef&amp;tete Kurven</translation>
    </message>
    <message>
        <source>Show or hide the list of pinned curves on the right.</source>
        <translation>Die Liste der angehefteten Kurven rechts ein- oder ausblenden.</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>Measure the speed-up over two parameters in the tab &apos;Map&apos;, or stop it.</source>
        <translation>Die Beschleunigung über zwei Parameter im Reiter „Karte“ messen oder die Messung anhalten.</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>Go to the next step of the lesson. If it asks for a guess, give yours.</source>
        <translation>Zum nächsten Schritt der Lektion gehen. Ist eine Schätzung gefragt, wird sie dabei abgegeben.</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Return to the previous step of the lesson.</source>
        <translation>Zum vorigen Schritt der Lektion zurückkehren.</translation>
    </message>
    <message>
        <source>&amp;Leave lesson</source>
        <translation>Lektion &amp;verlassen</translation>
    </message>
    <message>
        <source>Return to where you were. Esc does the same if nothing is being measured.</source>
        <translation>Zur Ansicht vor der Lektion zurückkehren. Esc tut dasselbe, wenn gerade nichts gemessen wird.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>&amp;Paste link or command</source>
        <translation>Link oder Befehl &amp;einfügen</translation>
    </message>
    <message>
        <source>Show and measure what was copied. Overtake asks before heavy work.</source>
        <translation>Das Kopierte zeigen und messen. Vor aufwendigen Messungen fragt Overtake nach.</translation>
    </message>
    <message>
        <source>&amp;Black screen</source>
        <translation>Sch&amp;warzer Bildschirm</translation>
    </message>
    <message>
        <source>&amp;Save results…</source>
        <translation>Ergebnisse &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Print results…</source>
        <translation>Ergebnisse &amp;drucken…</translation>
    </message>
    <message>
        <source>Save the current tab as PNG, SVG or PDF, or its figures as CSV.</source>
        <translation>Den gezeigten Reiter als PNG, SVG oder PDF speichern oder seine Zahlen als CSV.</translation>
    </message>
    <message>
        <source>Copy &amp;image</source>
        <translation>B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Copy the current tab as an image, with a caption.</source>
        <translation>Den gezeigten Reiter als Bild mit Bildunterschrift kopieren.</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>Als &amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy the figures of the current tab, for a spreadsheet.</source>
        <translation>Die Zahlen des gezeigten Reiters für eine Tabellenkalkulation kopieren.</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Open the manual where it explains the control that has the focus.</source>
        <translation>Das Handbuch an der Stelle öffnen, die das Bedienelement mit dem Fokus erklärt.</translation>
    </message>
    <message>
        <source>&amp;All lessons…</source>
        <translation>&amp;Alle Lektionen…</translation>
    </message>
    <message>
        <source>Show all lessons with their images, to choose one. This works on a projector, too.</source>
        <translation>Alle Lektionen mit ihren Bildern zur Auswahl anzeigen. Das geht auch am Beamer.</translation>
    </message>
    <message>
        <source>Open results, maps, trainings, recordings, lessons, tables of your own, and images of the Mandelbrot set.</source>
        <translation>Messungen, Karten, Trainings, Aufzeichnungen, Lektionen, eigene Tabellen und Bilder der Mandelbrotmenge öffnen.</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Teilen…</translation>
    </message>
    <message>
        <source>Copy these settings as a link or as a command.</source>
        <translation>Diese Einstellungen als Link oder als Befehl kopieren.</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Details</translation>
    </message>
    <message>
        <source>Show time and throughput, the legend, the ratios on paper, the certainty of the verdict, and the range of the sweep.</source>
        <translation>Zeit und Durchsatz, die Legende, die Verhältnisse auf dem Papier, die Sicherheit des Urteils und den Bereich des Durchlaufs anzeigen.</translation>
    </message>
    <message>
        <source>Lan&amp;guage…</source>
        <translation>Sprac&amp;he…</translation>
    </message>
    <message>
        <source>Choose the language of all texts.</source>
        <translation>Die Sprache aller Texte wählen.</translation>
    </message>
    <message>
        <source>&amp;Teacher&apos;s guide…</source>
        <translation>&amp;Handreichung für Lehrkräfte…</translation>
    </message>
    <message>
        <source>Save two pages for each lesson as PDF: one for you, one for the class.</source>
        <translation>Zu jeder Lektion zwei Seiten als PDF speichern: eine für Sie, eine für die Klasse.</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Open the tutorial, how-to guides, explanation, reference and teaching.</source>
        <translation>Das Handbuch öffnen: Tutorial, Anleitungen, Erklärungen, Referenz und Unterricht.</translation>
    </message>
    <message>
        <source>Show the previous curve with its points. Press again to come back. The key needs the focus on a chart.</source>
        <translation>Die vorige Kurve mit ihren Punkten anzeigen; zum Zurückkehren noch einmal drücken. Die Taste wirkt nur, wenn ein Diagramm den Fokus hat.</translation>
    </message>
    <message>
        <source>Make the screen black until the next key. The key B needs the focus on a chart.</source>
        <translation>Den Bildschirm schwarz schalten, bis eine Taste gedrückt wird. Die Taste B wirkt nur, wenn ein Diagramm den Fokus hat.</translation>
    </message>
    <message>
        <source>Save the lesson&apos;s guesses, measurements and charts as a PDF file.</source>
        <translation>Schätzungen, Messungen und Diagramme der Lektion als PDF-Datei speichern.</translation>
    </message>
    <message>
        <source>Open the lesson&apos;s guesses, measurements and charts in the system&apos;s PDF viewer, to be printed.</source>
        <translation>Schätzungen, Messungen und Diagramme der Lektion im PDF-Betrachter des Systems öffnen, um sie zu drucken.</translation>
    </message>
    <message>
        <source>&amp;Return to the lesson</source>
        <translation>Zur Lektion zu&amp;rückkehren</translation>
    </message>
    <message>
        <source>Go on with the lesson at the step where you left it.</source>
        <translation>Die Lektion an dem Schritt fortsetzen, an dem Sie sie verlassen haben.</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>without a file</source>
        <translation>ohne Datei</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>batch size 32 instead of 1,024</comment>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>workload, axis</comment>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>an axis</comment>
        <translation>über %1</translation>
    </message>
    <message>
        <source>%1 has a different axis: only curves over %2 can be shown with the current curve.</source>
        <translation>%1 hat eine andere Achse: Nur Kurven über %2 lassen sich zusammen mit der aktuellen zeigen.</translation>
    </message>
    <message>
        <source>%1 counts %2 and the current curve %3: they cannot share an axis.</source>
        <translation>%1 zählt %2 und die aktuelle Kurve %3: Sie passen nicht auf dieselbe Achse.</translation>
    </message>
    <message>
        <source>%1 measures other work than the current curve. A speed-up compares the same work.</source>
        <translation>%1 misst eine andere Aufgabe als die aktuelle Kurve: Eine Beschleunigung setzt dieselbe Aufgabe voraus.</translation>
    </message>
    <message>
        <source>pinned: %1, %2</source>
        <comment>machine, date</comment>
        <translation>angeheftet: %1, %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>engines</comment>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <comment>engines</comment>
        <translation>ohne %1</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (Baseline)</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>Time and throughput of each engine will appear here as bars.</source>
        <translation>Hier erscheinen Zeit und Durchsatz jeder Engine als Balken.</translation>
    </message>
    <message>
        <source>cores: %1</source>
        <translation>Kerne: %1</translation>
    </message>
    <message>
        <source>Nothing could be measured: the marks below say why.</source>
        <translation>Es konnte nichts gemessen werden: Die Markierungen unten zeigen, warum.</translation>
    </message>
    <message>
        <source>as fast as %1</source>
        <translation>so schnell wie %1</translation>
    </message>
    <message>
        <source>break-even</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>%1 crossovers: %2</source>
        <translation>%1 Überholpunkte: %2</translation>
    </message>
    <message>
        <source>Shows or hides this series in all charts.</source>
        <translation>Diese Datenreihe in allen Diagrammen ein- oder ausblenden.</translation>
    </message>
    <message>
        <source>published: figures from other sources</source>
        <translation>veröffentlicht: Zahlen aus anderen Quellen</translation>
    </message>
    <message>
        <source>published by %1</source>
        <translation>veröffentlicht von %1</translation>
    </message>
    <message>
        <source>quick, repetitions: %1</source>
        <translation>schnell gemessen, Einzelmessungen: %1</translation>
    </message>
    <message>
        <source>not converged, repetitions: %1</source>
        <translation>nicht konvergiert, Einzelmessungen: %1</translation>
    </message>
    <message>
        <source>repetitions: %1</source>
        <translation>Einzelmessungen: %1</translation>
    </message>
    <message>
        <source>published elsewhere, not measured here</source>
        <translation>anderswo veröffentlicht, nicht hier gemessen</translation>
    </message>
    <message>
        <source>published by %1, not measured here</source>
        <translation>veröffentlicht von %1, nicht hier gemessen</translation>
    </message>
    <message>
        <source>%1 per epoch</source>
        <translation>%1 je Epoche</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2</source>
        <translation>95-%-Intervall: %1 bis %2</translation>
    </message>
    <message>
        <source>range seen: %1 to %2</source>
        <translation>Spannweite: %1 bis %2</translation>
    </message>
    <message>
        <source>%1 against %2 per epoch</source>
        <translation>%1 gegenüber %2 je Epoche</translation>
    </message>
    <message>
        <source>%1, %2: not measured</source>
        <translation>%1, %2: nicht gemessen</translation>
    </message>
    <message>
        <source>%1, %2: failed</source>
        <translation>%1, %2: fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 overtakes between %2 and %3</source>
        <translation>%1 überholt zwischen %2 und %3</translation>
    </message>
    <message>
        <source>crossover %1</source>
        <translation>Überholpunkt %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from a number to a number</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1: %2 per epoch at %3</source>
        <translation>%1: %2 je Epoche bei %3</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>Baseline: %1</translation>
    </message>
    <message>
        <source>%1, %2 at %3</source>
        <translation>%1, %2 bei %3</translation>
    </message>
    <message>
        <source>Throughput in %1 per second</source>
        <translation>Durchsatz (%1 je Sekunde)</translation>
    </message>
    <message>
        <source>Speed-up over %1</source>
        <translation>Beschleunigung gegenüber %1</translation>
    </message>
    <message>
        <source>Time per epoch</source>
        <translation>Zeit je Epoche</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>The throughput will appear here.</source>
        <translation>Hier erscheint der Durchsatz.</translation>
    </message>
    <message>
        <source>The speed-up will appear here as soon as two engines have been measured.</source>
        <translation>Hier erscheint die Beschleunigung, sobald zwei Engines gemessen sind.</translation>
    </message>
    <message>
        <source>%1, published</source>
        <translation>%1, veröffentlicht</translation>
    </message>
    <message>
        <source>bars: 95 % interval, or the range of a few repetitions</source>
        <translation>Fehlerbalken: 95-%-Intervall, bei wenigen Einzelmessungen deren Spannweite</translation>
    </message>
    <message>
        <source>How many times as fast as the baseline.</source>
        <translation>Gibt an, wievielmal so schnell eine Engine ist wie die Baseline.</translation>
    </message>
    <message>
        <source>The time of %1 divided by the time of the other engine, for the same work.
Above 1 the other engine is faster.</source>
        <translation>Die Zeit von %1 geteilt durch die Zeit der anderen Engine, für dieselbe Aufgabe.
Über 1 ist die andere Engine schneller.</translation>
    </message>
    <message>
        <source>Break-even: a curve on this line is exactly as fast as %1.
Above it is faster, below it slower.</source>
        <translation>Gleichstand: Eine Kurve auf dieser Linie ist genauso schnell wie %1.
Darüber ist sie schneller, darunter langsamer.</translation>
    </message>
    <message>
        <source>%1.
The crossover lies somewhere in this band.</source>
        <translation>%1.
Irgendwo in diesem Band liegt der Überholpunkt.</translation>
    </message>
    <message>
        <source>%1.
The band becomes narrower as more points are measured.</source>
        <translation>%1.
Das Band wird schmaler, je mehr Punkte gemessen werden.</translation>
    </message>
    <message>
        <source>predicted, not measured: %1</source>
        <translation>vorhergesagt, nicht gemessen: %1</translation>
    </message>
    <message>
        <source>expected between %1 and %2</source>
        <translation>erwartet zwischen %1 und %2</translation>
    </message>
    <message>
        <source>predicted by a model, not measured</source>
        <translation>von einem Modell vorhergesagt, nicht gemessen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a theoretical ratio</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a theoretical ratio, of two chips</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>two chips</comment>
        <translation>%1 gegenüber %2</translation>
    </message>
    <message>
        <source>%1 (error %2 %)</source>
        <comment>a predicted series</comment>
        <translation>%1 (Fehler %2 %)</translation>
    </message>
    <message>
        <source>copy in</source>
        <translation>Kopie zum Gerät</translation>
    </message>
    <message>
        <source>copy out</source>
        <translation>Kopie vom Gerät</translation>
    </message>
    <message>
        <source>launching and waiting</source>
        <translation>Starten und Warten</translation>
    </message>
    <message>
        <source>%1 a step</source>
        <translation>%1 je Schritt</translation>
    </message>
    <message>
        <source>not fully measured yet: press S for a sweep</source>
        <translation>noch nicht voll gemessen: S startet einen Durchlauf</translation>
    </message>
    <message>
        <source>unknown for this engine</source>
        <translation>bei dieser Engine nicht bekannt</translation>
    </message>
    <message>
        <source>other operations</source>
        <translation>andere Operationen</translation>
    </message>
    <message>
        <source>The parts of a step&apos;s time will appear here after a full measurement: press S for a sweep.</source>
        <translation>Hier erscheint, wo die Zeit eines Schritts bleibt, sobald ein Punkt voll gemessen ist: S startet einen Durchlauf.</translation>
    </message>
    <message>
        <source>Shares of one step with a clock around each part. The rest is launching and waiting.</source>
        <translation>Anteile an einem Schritt, dessen Teile einzeln gemessen wurden. Der Rest entfällt auf Starten und Warten.</translation>
    </message>
    <message>
        <source>On a CPU, a copy stays within main memory. It brings data into the step&apos;s buffers, or results out of them.</source>
        <translation>Auf einer CPU bleibt eine Kopie im Hauptspeicher. Sie bringt Daten in die Puffer des Schritts oder Ergebnisse heraus.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a rate, measured or specified</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2 % of its own peak (%3 of %4)</source>
        <comment>engine, share, rate, peak</comment>
        <translation>%1: %2 % der eigenen Spitzenleistung (%3 von %4)</translation>
    </message>
    <message>
        <source>%1 in %2, %3</source>
        <comment>peak: rate, precision, measured or specified</comment>
        <translation>%1 in %2, %3</translation>
    </message>
    <message>
        <source>The roofline of each device will appear here once its peak rate and memory bandwidth are known.</source>
        <translation>Die Roofline jedes Geräts erscheint hier, sobald seine Spitzenleistung und Speicherbandbreite bekannt sind.</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation: the operations that the mathematics needs, divided by the time and by this device&apos;s own peak at the precision used.</source>
        <translation>Auslastung (Model FLOPs Utilisation): die mathematisch nötigen Operationen, geteilt durch die Zeit und durch die Spitzenleistung dieses Geräts in der benutzten Genauigkeit.</translation>
    </message>
    <message>
        <source>operations per byte moved</source>
        <translation>Operationen je bewegtem Byte</translation>
    </message>
    <message>
        <source>operations per second</source>
        <translation>Operationen je Sekunde</translation>
    </message>
    <message>
        <source>%1, %2 operations per byte</source>
        <translation>%1, %2 Operationen je Byte</translation>
    </message>
    <message>
        <source>Above the slope the data came from a cache.</source>
        <translation>Bei Punkten über dem schrägen Teil kamen die Daten aus einem Cache.</translation>
    </message>
    <message>
        <source>Memory is the limit to the left of a roof&apos;s edge, arithmetic to the right of it.
A part of the step lies above its device&apos;s roof only if its data come from a cache or the clock exceeds the specified one.</source>
        <translation>Links vom Knick ist der Speicher die Grenze, rechts davon die Rechenleistung.
Ein Teil des Schritts kann nur dann über der Roofline seines Geräts liegen, wenn die Daten aus einem Cache kommen oder der Takt höher als der angegebene ist.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>An operation, or several joined by &apos;+&apos; that the engine fused and ran as one.</source>
        <translation>Eine Operation oder mehrere mit „+“ verbundene, die die Engine verschmolzen und gemeinsam ausgeführt hat.</translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>Eigene Zeit</translation>
    </message>
    <message>
        <source>The time of all its calls in one step: the median over the profiled steps.</source>
        <translation>Die Zeit aller Aufrufe in einem Schritt: der Median über die profilierten Schritte.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Share of the step&apos;s time. The rest up to 100 % is launching and waiting.</source>
        <translation>Anteil an der Zeit des Schritts. Der Rest bis 100 % entfällt auf Starten und Warten.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>The time of all calls in all profiled steps.</source>
        <translation>Die Zeit aller Aufrufe in allen profilierten Schritten.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Total divided by calls.</source>
        <translation>Summe geteilt durch die Zahl der Aufrufe.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>The bytes that it must read and write in a step. Values that stay inside fused operations do not count.</source>
        <translation>Bytes, die die Operation in einem Schritt lesen und schreiben muss. Werte, die innerhalb verschmolzener Operationen bleiben, zählen nicht.</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation>FLOP/s</translation>
    </message>
    <message>
        <source>Floating-point operations of a step divided by its own time.</source>
        <translation>Gleitkommaoperationen je Schritt, geteilt durch die eigene Zeit der Operation.</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>FLOP/s as a share of the device&apos;s peak at the precision used, if the peak is known.</source>
        <translation>FLOP/s als Anteil an der Spitzenleistung des Geräts in der benutzten Genauigkeit, soweit diese bekannt ist.</translation>
    </message>
    <message>
        <source>predicted by a model, nothing was run: %1 a step</source>
        <translation>von einem Modell vorhergesagt, nicht ausgeführt: %1 je Schritt</translation>
    </message>
    <message>
        <source>%1 a step with clocks around each part (median; steps profiled: %2)</source>
        <translation>%1 je Schritt, mit Uhren um jeden Teil (Median; profilierte Schritte: %2)</translation>
    </message>
    <message>
        <source>peak: %1 in %2, %3</source>
        <comment>rate, precision, measured or specified</comment>
        <translation>Spitzenleistung: %1 in %2, %3</translation>
    </message>
    <message>
        <source>the device&apos;s peak at this precision is not known</source>
        <translation>die Spitzenleistung des Geräts in dieser Genauigkeit ist nicht bekannt</translation>
    </message>
    <message>
        <source>A wider window shows more columns.</source>
        <translation>Ein breiteres Fenster zeigt mehr Spalten.</translation>
    </message>
    <message>
        <source>Show all operations</source>
        <translation>Alle Operationen anzeigen</translation>
    </message>
    <message>
        <source>If off, only the first five are shown, in the selected order. Click on a column&apos;s title to sort.</source>
        <translation>Ohne Häkchen sind nur die ersten fünf in der gewählten Reihenfolge zu sehen. Ein Klick auf eine Spaltenüberschrift sortiert.</translation>
    </message>
    <message>
        <source>Export trace…</source>
        <translation>Trace exportieren…</translation>
    </message>
    <message>
        <source>Save the step on a time line as a file for Perfetto (ui.perfetto.dev) and chrome://tracing.</source>
        <translation>Den Schritt als Zeitachse in eine Datei schreiben, die Perfetto (ui.perfetto.dev) und chrome://tracing öffnen.</translation>
    </message>
    <message>
        <source>A table of a step&apos;s operations will appear here after a full measurement: press S for a sweep.</source>
        <translation>Hier erscheint die Tabelle der Operationen eines Schritts, sobald ein Punkt voll gemessen ist: S startet einen Durchlauf.</translation>
    </message>
    <message>
        <source>recorded elsewhere, not measured here: %1</source>
        <translation>anderswo aufgezeichnet, nicht hier gemessen: %1</translation>
    </message>
    <message>
        <source>dash and dots: recorded elsewhere, not measured here</source>
        <translation>Strich und zwei Punkte: anderswo aufgezeichnet, nicht hier gemessen</translation>
    </message>
    <message>
        <source>between %1 and %2, by the intervals of both</source>
        <translation>zwischen %1 und %2, nach den Intervallen beider Engines</translation>
    </message>
    <message>
        <source>recorded on %1, %2, not measured here</source>
        <translation>aufgezeichnet auf %1, %2, nicht hier gemessen</translation>
    </message>
    <message>
        <source>%1, recorded on %2, %3</source>
        <comment>a series, a card, a date</comment>
        <translation>%1, aufgezeichnet auf %2, %3</translation>
    </message>
    <message>
        <source>%1, recorded</source>
        <translation>%1, aufgezeichnet</translation>
    </message>
    <message>
        <source>data: %1</source>
        <translation>Daten: %1</translation>
    </message>
    <message>
        <source>%1 (%3: %2)</source>
        <comment>workload, value, what it counts</comment>
        <translation>%1 (%3: %2)</translation>
    </message>
    <message>
        <source>Where the time of a step goes (%2: %1)</source>
        <comment>value, what it counts</comment>
        <translation>Wo die Zeit eines Schritts bleibt (%2: %1)</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <translation>%1 je Ausführung</translation>
    </message>
    <message>
        <source>%1 against %2 per run</source>
        <translation>%1 gegenüber %2 je Ausführung</translation>
    </message>
    <message>
        <source>%1: %2 per run at %3</source>
        <translation>%1: %2 je Ausführung bei %3</translation>
    </message>
    <message>
        <source>Time per run</source>
        <translation>Zeit je Ausführung</translation>
    </message>
    <message>
        <source>The time of one pass over all the data, or of one run. Lower is better.
Both axes may be logarithmic: each grid step multiplies.</source>
        <translation>Wie lange ein Durchgang durch alle Daten oder eine Ausführung der Aufgabe dauert. Weniger ist besser.
Beide Achsen können logarithmisch sein: Jeder Gitterschritt bedeutet dann denselben Faktor.</translation>
    </message>
    <message>
        <source>Amount of work per second: the items of an epoch or run divided by its time.
Higher is better.</source>
        <translation>Arbeit je Sekunde: die Einheiten einer Epoche oder Ausführung, geteilt durch deren Zeit.
Mehr ist besser.</translation>
    </message>
    <message>
        <source>The time of the work will appear here.</source>
        <translation>Hier erscheint, wie lange die Aufgabe dauert.</translation>
    </message>
    <message>
        <source>Profile of a step (%2: %1)</source>
        <comment>value, what it counts</comment>
        <translation>Profil eines Schritts (%2: %1)</translation>
    </message>
    <message>
        <source>Roofline (%2: %1)</source>
        <comment>value, what it counts</comment>
        <translation>Roofline-Diagramm (%2: %1)</translation>
    </message>
    <message>
        <source>in this range</source>
        <translation>in diesem Bereich</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a number</comment>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>two numbers</comment>
        <translation>von %1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n of %2 points)</source>
        <comment>from 5 to 78, number</comment>
        <translation>
            <numerusform>%1 (%n von %2 Punkten)</numerusform>
            <numerusform>%1 (%n von %2 Punkten)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2: too close to call %3.</source>
        <comment>engine, engine, from 5 to 78</comment>
        <translation>%1 und %2: %3 zu knapp für ein Urteil.</translation>
    </message>
    <message>
        <source>%1 is slower or too close to call %2.</source>
        <comment>engine, from 5 to 78</comment>
        <translation>%1 ist %2 langsamer, oder es ist zu knapp für ein Urteil.</translation>
    </message>
    <message>
        <source>%1 does not overtake %2.</source>
        <comment>engine, from 5 to 78</comment>
        <translation>%1 überholt %2 nicht.</translation>
    </message>
    <message>
        <source>%1 is faster or too close to call %2.</source>
        <comment>engine, from 5 to 78</comment>
        <translation>%1 ist %2 schneller, oder es ist zu knapp für ein Urteil.</translation>
    </message>
    <message>
        <source>%1 is faster %2.</source>
        <comment>engine, from 5 to 78</comment>
        <translation>%1 ist %2 schneller.</translation>
    </message>
    <message>
        <source>All curves are hidden: click on their names below.</source>
        <translation>Alle Kurven sind ausgeblendet: Klicken Sie unten auf ihre Namen.</translation>
    </message>
    <message>
        <source>The number of calls in one step.</source>
        <translation>Anzahl der Aufrufe in einem Schritt.</translation>
    </message>
    <message>
        <source>published speed-ups: relative to %1</source>
        <translation>veröffentlichte Beschleunigungen: gegenüber %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>engine, what differs</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All three in one image</source>
        <translation>Alle drei in einem Bild</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitzenleistung</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>The results file has no measured points, so there is nothing to draw.</source>
        <translation>Die Ergebnisdatei enthält keine gemessenen Punkte, daher gibt es nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>An image of %1 pixels is too large: choose a smaller size or scale.</source>
        <translation>Ein Bild von %1 Pixeln ist zu groß: Wählen Sie eine kleinere Größe oder Skalierung.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; cannot be made; choose another one.</source>
        <translation>Der Ordner „%1“ lässt sich nicht anlegen: Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>%1, predicted</source>
        <comment>an engine</comment>
        <translation>%1, vorhergesagt</translation>
    </message>
    <message>
        <source>%1 (predicted)</source>
        <comment>an engine</comment>
        <translation>%1 (vorhergesagt)</translation>
    </message>
    <message>
        <source>This time is too long.</source>
        <translation>Die gemessene Zeit ist deshalb zu lang.</translation>
    </message>
    <message>
        <source>This rate is too low.</source>
        <translation>Der gemessene Durchsatz ist deshalb zu niedrig.</translation>
    </message>
    <message>
        <source>This speed-up is not certain.</source>
        <translation>Diese Beschleunigung ist deshalb unsicher.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>dashed: predicted by a model, or compared with a prediction</source>
        <translation>gestrichelt: von einem Modell vorhergesagt oder mit einer Vorhersage verglichen</translation>
    </message>
    <message>
        <source>hollow: quick, not converged or disturbed; pale: better points lie beside it</source>
        <translation>hohl: schnell gemessen, nicht konvergiert oder gestört; blass: daneben liegen bessere Punkte</translation>
    </message>
    <message>
        <source>no result: %1, %2</source>
        <comment>an engine, a sentence</comment>
        <translation>kein Ergebnis: %1, %2</translation>
    </message>
    <message>
        <source>red, crossed circles: measured wrongly on purpose, no result</source>
        <translation>rote Kreise mit Kreuz: absichtlich falsch gemessen, kein Ergebnis</translation>
    </message>
    <message>
        <source>Stopwatch read at %1.</source>
        <translation>Stoppuhr nach %1 abgelesen.</translation>
    </message>
    <message>
        <source>Set-up for %1 before.</source>
        <translation>Davor %1 Vorbereitung.</translation>
    </message>
    <message>
        <source>Ended after %1.</source>
        <translation>Beendet nach %1.</translation>
    </message>
    <message>
        <source>Queued after %1, begun after %2, ended after %3.</source>
        <translation>Eingereiht nach %1, begonnen nach %2, beendet nach %3.</translation>
    </message>
    <message>
        <source>When each stopwatch was read</source>
        <translation>Wann jede Stoppuhr abgelesen wurde</translation>
    </message>
    <message>
        <source>not measured: failed or skipped</source>
        <translation>nicht gemessen: fehlgeschlagen oder ausgelassen</translation>
    </message>
    <message>
        <source>pinned: this curve stays visible with the next one</source>
        <translation>angeheftet: Diese Kurve bleibt neben der nächsten sichtbar</translation>
    </message>
    <message>
        <source>%1 times as fast as %2</source>
        <translation>%1-mal so schnell wie %2</translation>
    </message>
    <message>
        <source>The percentages beside the points are shares of the step&apos;s time.</source>
        <translation>Die Prozentangaben neben den Punkten sind Anteile an der Zeit des Schritts.</translation>
    </message>
    <message>
        <source>A point above its slope took its data from a cache. The slope is the bandwidth of the memory.</source>
        <translation>Ein Punkt über der Schräge hat seine Daten aus einem Cache. Die Schräge entspricht der Speicherbandbreite.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>measured without them: %1</source>
        <translation>ohne diese Uhren gemessen: %1</translation>
    </message>
    <message numerus="yes">
        <source>Disturbed at %n of %1 points. At worst: %2</source>
        <comment>two numbers, a sentence</comment>
        <translation>
            <numerusform>An %n von %1 Punkten gestört. Schlimmster Fall: %2</numerusform>
            <numerusform>An %n von %1 Punkten gestört. Schlimmster Fall: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point %1.</source>
        <comment>at 50 hidden neurons</comment>
        <translation>1 Punkt %1.</translation>
    </message>
    <message>
        <source>%1 points %2.</source>
        <comment>count, from 5 to 2000 hidden neurons</comment>
        <translation>%1 Punkte %2.</translation>
    </message>
    <message>
        <source>%1: %2 of the step, %3</source>
        <comment>what, share, time</comment>
        <translation>%1: %2 des Schritts, %3</translation>
    </message>
    <message>
        <source>launching and waiting %1</source>
        <comment>a share</comment>
        <translation>Starten und Warten %1</translation>
    </message>
    <message>
        <source>%1 of its roof, %2 of the step&apos;s time</source>
        <comment>two shares</comment>
        <translation>%1 der Roofline, %2 der Zeit des Schritts</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>items of a list</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>disturbed</source>
        <translation>gestört</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Unknown option %1; overtake --help lists them all.</source>
        <translation>Unbekannte Option %1; overtake --help nennt sie alle.</translation>
    </message>
    <message>
        <source>Unknown option %1; did you mean %2?</source>
        <translation>Unbekannte Option %1. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>Unknown chart &apos;%1&apos;: time, throughput, speedup or all.</source>
        <translation>Unbekanntes Diagramm „%1“: Möglich sind time, throughput, speedup und all.</translation>
    </message>
    <message>
        <source>--scale is &apos;%1&apos;: allowed are 0.25 to %2.</source>
        <translation>--scale ist „%1“: Erlaubt sind 0.25 bis %2.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 braucht einen Wert.</translation>
    </message>
    <message>
        <source>Only one results file can be opened at a time: leave &apos;%1&apos; out.</source>
        <translation>Es lässt sich nur eine Ergebnisdatei auf einmal öffnen: Lassen Sie „%1“ weg.</translation>
    </message>
    <message>
        <source>--export needs --png FILE: where to write the image.</source>
        <translation>--export braucht --png DATEI als Ziel für das Bild.</translation>
    </message>
    <message>
        <source>--export needs --chart: time, throughput, speedup or all.</source>
        <translation>--export braucht --chart: time, throughput, speedup oder all.</translation>
    </message>
    <message>
        <source>%1 belongs to --export RUN.json.</source>
        <translation>%1 gehört zu --export RUN.json.</translation>
    </message>
    <message>
        <source>Unknown language &apos;%1&apos;: choose one of %2.</source>
        <translation>Unbekannte Sprache „%1“: Zur Wahl stehen %2.</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;: allowed are %3 to %4 pixels.</source>
        <translation>%1 ist „%2“: Erlaubt sind %3 bis %4 Pixel.</translation>
    </message>
    <message>
        <source>Usage: overtake [--language CODE] [FILE]
       overtake --export RUN.json --chart time|throughput|speedup|all --png FILE
                [--width PIXELS] [--height PIXELS] [--scale FACTOR]
       overtake --export-guide FILE

Shows, live, when a GPU overtakes a CPU, and why.

  FILE           opens a results file, map, training, lesson, table or Mandelbrot image
  --export       draws a chart of a results file without opening the window
  --chart NAME   which chart; all draws the three in one image
  --png FILE     where to write the image
  --width, --height, --scale
                 size of the image (1280 x 800) and how much finer it is drawn (1)
  --export-guide FILE
                 writes the teacher&apos;s guide as PDF, each lesson on two pages
  --language CODE
                 en, de, fr or ko, whatever the system&apos;s language is
  --version      prints the version

Without a display, overtake measures how the time of a neural network grows with its width,
prints table and verdict, and writes charts and figures to overtake-results/.
</source>
        <translation>Aufruf: overtake [--language CODE] [DATEI]
        overtake --export RUN.json --chart time|throughput|speedup|all --png DATEI
                 [--width PIXEL] [--height PIXEL] [--scale FAKTOR]
        overtake --export-guide DATEI

Zeigt live, wann eine GPU eine CPU überholt, und warum.

  DATEI          öffnet Ergebnisdatei, Karte, Training, Lektion, Tabelle oder Mandelbrot-Bild
  --export       zeichnet ein Diagramm einer Ergebnisdatei, ohne das Fenster zu öffnen
  --chart NAME   welches Diagramm; all zeichnet alle drei in ein Bild
  --png DATEI    wohin das Bild geschrieben wird
  --width, --height, --scale
                 Größe des Bildes (1280 x 800) und wie viel feiner es gezeichnet wird (1)
  --export-guide DATEI
                 schreibt die Handreichung für Lehrkräfte als PDF, jede Lektion auf zwei Seiten
  --language CODE
                 en, de, fr oder ko, unabhängig von der Sprache des Systems
  --version      gibt die Version aus

Ohne Bildschirm misst overtake, wie die Zeit eines neuronalen Netzes mit seiner Breite wächst,
gibt Tabelle und Urteil aus und schreibt Diagramme und Zahlen nach overtake-results/.
</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>Neural network (MLP)</source>
        <translation>Neuronales Netz (MLP)</translation>
    </message>
    <message>
        <source>A classifier of fully connected layers with ReLU: small widths suit a CPU, large ones a GPU.</source>
        <translation>Ein Klassifikator aus vollständig verbundenen Schichten mit ReLU: Schmale Netze liegen der CPU, breite der GPU.</translation>
    </message>
    <message>
        <source>hidden neurons</source>
        <translation>verborgene Neuronen</translation>
    </message>
    <message>
        <source>Neurons in each hidden layer. The work between two hidden layers grows with the square of this number.</source>
        <translation>Neuronen in jeder verborgenen Schicht. Der Rechenaufwand zwischen zwei verborgenen Schichten wächst quadratisch mit dieser Zahl.</translation>
    </message>
    <message>
        <source>batch size</source>
        <translation>Batch-Größe</translation>
    </message>
    <message>
        <source>Samples worked on in one step. Small batches leave a GPU waiting for launches; large ones fill it.</source>
        <translation>Beispiele, die in einem Schritt bearbeitet werden. Kleine Batches lassen eine GPU auf Kernelstarts warten; große lasten sie aus.</translation>
    </message>
    <message>
        <source>features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Numbers per sample: the width of the input. More features make the first matrix multiplication larger.</source>
        <translation>Zahlen je Beispiel: die Breite der Eingabe. Mehr Merkmale vergrößern die erste Matrixmultiplikation.</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Number of rows of the data set. One epoch uses each row once, so the time per epoch grows with this number.</source>
        <translation>Zahl der Zeilen des Datensatzes. Eine Epoche benutzt jede Zeile einmal, daher wächst die Zeit je Epoche mit dieser Zahl.</translation>
    </message>
    <message>
        <source>hidden layers</source>
        <translation>verborgene Schichten</translation>
    </message>
    <message>
        <source>Layers between input and output. Each layer after the first adds a matrix multiplication of width x width.</source>
        <translation>Schichten zwischen Ein- und Ausgabe. Jede Schicht nach der ersten bringt eine Matrixmultiplikation der Größe Breite × Breite hinzu.</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Number of classes that the network tells apart: the width of the output.</source>
        <translation>Wie viele Klassen das Netz unterscheidet: die Breite der Ausgabe.</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Training computes the loss, all gradients and the new weights; inference only the predictions. Training costs about three times as much.</source>
        <translation>Das Training berechnet den Verlust, alle Gradienten und die neuen Gewichte, die Inferenz nur die Vorhersagen. Das Training kostet etwa dreimal so viel Zeit.</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>inference</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>How weights follow the gradient. SGD: w - rate x gradient. Adam keeps two running means per weight and so moves more memory.</source>
        <translation>Wie die Gewichte dem Gradienten folgen. SGD: w − Rate × Gradient. Adam führt für jedes Gewicht zwei gleitende Mittelwerte mit und bewegt daher mehr Daten.</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Size of each step along the gradient. It changes what is learned, not how long a step takes.</source>
        <translation>Länge jedes Schritts entlang des Gradienten. Sie ändert, was gelernt wird, aber nicht, wie lange ein Schritt dauert.</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Number of passes over the data set. Times are shown per epoch; a whole run takes this many.</source>
        <translation>Wie oft der Datensatz durchlaufen wird. Zeiten werden je Epoche angegeben; ein ganzes Training hat so viele Epochen.</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>resident: the data lie in the device&apos;s memory from the start. per-batch: every batch is copied in, and results are copied out, inside the timed step.</source>
        <translation>resident: Die Daten liegen von Anfang an im Speicher des Geräts. je Batch: Innerhalb des gemessenen Schritts wird jeder Batch auf das Gerät kopiert, und die Ergebnisse werden zurückkopiert.</translation>
    </message>
    <message>
        <source>resident</source>
        <translation>resident</translation>
    </message>
    <message>
        <source>per-batch</source>
        <translation>je Batch</translation>
    </message>
    <message>
        <source>read loss every step</source>
        <translation>Verlust in jedem Schritt lesen</translation>
    </message>
    <message>
        <source>Loss and accuracy are computed and read back in every step, as many training loops do. A GPU must then wait for each step to end.</source>
        <translation>Verlust und Genauigkeit werden in jedem Schritt berechnet und zurückgelesen, wie es viele Trainingsschleifen tun. Eine GPU muss dann das Ende jedes Schritts abwarten.</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Start of the random numbers: the same seed gives the same data, weights and order everywhere.</source>
        <translation>Ausgangspunkt der Zufallszahlen: Derselbe Startwert liefert überall dieselben Daten und Gewichte und dieselbe Reihenfolge.</translation>
    </message>
    <message>
        <source>data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>The data if none of your own are named. blobs: classes around centres. circles, moons, spirals: two classes with 2 features, whose border the tab Training draws while the network learns.</source>
        <translation>Die Daten, wenn keine eigenen angegeben sind. Wolken: Jede Klasse streut um Mittelpunkte. Kreise, Monde, Spiralen: zwei Klassen mit 2 Merkmalen, deren Grenze der Reiter „Training“ zeichnet, während das Netz lernt.</translation>
    </message>
    <message>
        <source>blobs</source>
        <translation>Wolken</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>Kreise</translation>
    </message>
    <message>
        <source>moons</source>
        <translation>Monde</translation>
    </message>
    <message>
        <source>spirals</source>
        <translation>Spiralen</translation>
    </message>
    <message>
        <source>own data (CSV)</source>
        <translation>eigene Daten (CSV)</translation>
    </message>
    <message>
        <source>A table of numbers with the class in the last column; samples, features and classes are then the file&apos;s. Empty: synthetic data.</source>
        <translation>Eine Zahlentabelle mit der Klasse in der letzten Spalte; Beispiele, Merkmale und Klassen sind dann die der Datei. Leer: synthetische Daten.</translation>
    </message>
    <message>
        <source>Image classifier (CNN)</source>
        <translation>Bildklassifikator (CNN)</translation>
    </message>
    <message>
        <source>A classifier of small colour images: two convolutions with ReLU and max-pooling, then dense layers. It uses each of its few weights at every place of the image: much arithmetic for each number moved.</source>
        <translation>Ein Klassifikator für kleine Farbbilder: zwei Faltungen mit ReLU und Max-Pooling, dann Dense-Schichten. Er benutzt jedes seiner wenigen Gewichte an jeder Stelle des Bildes: viel Rechenarbeit je bewegter Zahl.</translation>
    </message>
    <message>
        <source>filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Features that the first convolution looks for; the second looks for twice as many. The work of the second grows with the square of this number.</source>
        <translation>Merkmale, nach denen die erste Faltung sucht; die zweite sucht nach doppelt so vielen. Der Rechenaufwand der zweiten wächst quadratisch mit dieser Zahl.</translation>
    </message>
    <message>
        <source>kernel size</source>
        <translation>Kernelgröße</translation>
    </message>
    <message>
        <source>Rows and columns of the square that a filter looks at. The work grows with the square of this number.</source>
        <translation>Zeilen und Spalten des Quadrats, das ein Filter erfasst. Der Rechenaufwand wächst quadratisch mit dieser Zahl.</translation>
    </message>
    <message>
        <source>dense neurons</source>
        <translation>Dense-Neuronen</translation>
    </message>
    <message>
        <source>Neurons of a dense layer between the second convolution and the output. 0: none.</source>
        <translation>Neuronen einer Dense-Schicht zwischen der zweiten Faltung und der Ausgabe. 0: keine.</translation>
    </message>
    <message>
        <source>own images (CIFAR-10)</source>
        <translation>eigene Bilder (CIFAR-10)</translation>
    </message>
    <message>
        <source>The folder with CIFAR-10&apos;s binary files, or one of them: data_batch_1.bin to data_batch_5.bin for training, test_batch.bin for inference. Empty: synthetic images.</source>
        <translation>Der Ordner mit den Binärdateien von CIFAR-10 oder eine davon: Mit data_batch_1.bin bis data_batch_5.bin wird trainiert, test_batch.bin dient der Inferenz. Leer: synthetische Bilder.</translation>
    </message>
    <message>
        <source>widths</source>
        <translation>Breiten</translation>
    </message>
    <message>
        <source>Neurons of each hidden layer, from input to output, as in 256,64. Empty: all layers are alike, as hidden neurons and hidden layers say.</source>
        <translation>Neuronen jeder verborgenen Schicht von der Eingabe zur Ausgabe, zum Beispiel 256,64. Leer: Alle Schichten sind gleich, wie bei „verborgene Neuronen“ und „verborgene Schichten“ eingestellt.</translation>
    </message>
    <message>
        <source>MLP on CIFAR-10 (TensorFlow on an M1)</source>
        <translation>MLP auf CIFAR-10 (TensorFlow auf einem M1)</translation>
    </message>
    <message>
        <source>CNN on CIFAR-10 (TensorFlow on an M1)</source>
        <translation>CNN auf CIFAR-10 (TensorFlow auf einem M1)</translation>
    </message>
    <message>
        <source>Logistic regression</source>
        <translation>Logistische Regression</translation>
    </message>
    <message>
        <source>One weight per feature and a sigmoid: so little arithmetic per number that memory decides.</source>
        <translation>Ein Gewicht je Merkmal und eine Sigmoidfunktion: so wenig Rechenarbeit je Zahl, dass der Speicher entscheidet.</translation>
    </message>
    <message>
        <source>Language model (GPT)</source>
        <translation>Sprachmodell (GPT)</translation>
    </message>
    <message>
        <source>A transformer that learns to continue a text, character by character: many small matrix multiplications, then large ones.</source>
        <translation>Ein Transformer, der lernt, einen Text Zeichen für Zeichen fortzusetzen: viele Matrixmultiplikationen, kleine bei schmalen und große bei breiten Modellen.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Blocks of attention and network, one after the other. Work and weights grow in proportion.</source>
        <translation>Wie viele Blöcke aus Aufmerksamkeit und Netz aufeinanderfolgen. Der Rechenaufwand und die Zahl der Gewichte wachsen proportional dazu.</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Each head looks back at the text in its own way, with its share of the channels, which must be a multiple of the heads.</source>
        <translation>Jeder Kopf blickt auf seine Weise auf den Text zurück, mit seinem Anteil an den Kanälen. Deren Zahl muss ein Vielfaches der Kopfzahl sein.</translation>
    </message>
    <message>
        <source>channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Numbers that stand for each character. The work of the matrix multiplications grows with the square of this number.</source>
        <translation>Wie viele Zahlen für ein Zeichen stehen. Der Aufwand für die Matrixmultiplikationen wächst quadratisch mit dieser Zahl.</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Characters that the model sees at once. The work of the attention grows with the square of this number.</source>
        <translation>Wie viele Zeichen das Modell auf einmal sieht. Der Aufwand für die Aufmerksamkeit wächst quadratisch mit dieser Zahl.</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>Zeichenvorrat</translation>
    </message>
    <message>
        <source>Number of different characters. A text of your own has its own number.</source>
        <translation>Wie viele verschiedene Zeichen es gibt. Bei einem eigenen Text bestimmt dieser die Zahl.</translation>
    </message>
    <message>
        <source>warm-up steps</source>
        <translation>Aufwärmschritte</translation>
    </message>
    <message>
        <source>The learning rate grows over these first steps, so that the first large gradients do no harm.</source>
        <translation>In diesen ersten Schritten steigt die Lernrate an, damit die großen Gradienten am Anfang nicht schaden.</translation>
    </message>
    <message>
        <source>steps until the lowest rate</source>
        <translation>Schritte bis zur kleinsten Rate</translation>
    </message>
    <message>
        <source>After the warm-up, the learning rate falls along a cosine, to a tenth at this step.</source>
        <translation>Nach dem Aufwärmen fällt die Lernrate entlang einer Kosinuskurve und erreicht bei diesem Schritt ein Zehntel ihres Werts.</translation>
    </message>
    <message>
        <source>The text if none of your own is named. synthetic: a made-up text of 1.1 million characters. sonnets: ten sonnets by Shakespeare; their characters are then the vocabulary.</source>
        <translation>Der Text, wenn kein eigener angegeben ist. Synthetisch: ein erfundener Text aus 1,1 Millionen Zeichen. Sonette: zehn Sonette von Shakespeare; ihre Zeichen sind dann der Zeichenvorrat.</translation>
    </message>
    <message>
        <source>synthetic</source>
        <translation>synthetisch</translation>
    </message>
    <message>
        <source>sonnets</source>
        <translation>Sonette</translation>
    </message>
    <message>
        <source>own text (UTF-8)</source>
        <translation>eigener Text (UTF-8)</translation>
    </message>
    <message>
        <source>A text, or a folder of .txt files, to learn from; its characters are then the vocabulary. Empty: the text of the data set.</source>
        <translation>Ein Text oder ein Ordner mit .txt-Dateien, aus dem gelernt wird; seine Zeichen sind dann der Zeichenvorrat. Leer: der Text des Datensatzes.</translation>
    </message>
    <message>
        <source>Small GPT (nanoGPT on a laptop)</source>
        <translation>Kleines GPT (nanoGPT auf einem Laptop)</translation>
    </message>
    <message>
        <source>GPT on Shakespeare (nanoGPT)</source>
        <translation>GPT mit Shakespeare (nanoGPT)</translation>
    </message>
    <message>
        <source>Multiply two matrices</source>
        <translation>Matrizen multiplizieren</translation>
    </message>
    <message>
        <source>The multiplication of two n x n matrices uses each number n times. Large ones therefore come near the peak of the device.</source>
        <translation>Die Multiplikation zweier n×n-Matrizen benutzt jede Zahl n-mal. Große Matrizen kommen daher der Spitzenleistung des Geräts nahe.</translation>
    </message>
    <message>
        <source>size n</source>
        <translation>Größe n</translation>
    </message>
    <message>
        <source>Rows and columns of both matrices, unless m or k says otherwise. The work grows with the cube of n, the numbers only with its square.</source>
        <translation>Zeilen und Spalten beider Matrizen, sofern m oder k nichts anderes festlegt. Der Rechenaufwand wächst mit der dritten Potenz von n, die Menge der Zahlen nur mit dem Quadrat.</translation>
    </message>
    <message>
        <source>rows m</source>
        <translation>Zeilen m</translation>
    </message>
    <message>
        <source>Rows of the first matrix, and so of the result. 0: n.</source>
        <translation>Zeilen der ersten Matrix und damit des Ergebnisses. 0: n.</translation>
    </message>
    <message>
        <source>depth k</source>
        <translation>Tiefe k</translation>
    </message>
    <message>
        <source>Columns of the first matrix and rows of the second: how many products each sum has. 0: n.</source>
        <translation>Spalten der ersten Matrix und Zeilen der zweiten: Aus so vielen Produkten besteht jede Summe. 0: n.</translation>
    </message>
    <message>
        <source>Multiply two vectors</source>
        <translation>Vektoren multiplizieren</translation>
    </message>
    <message>
        <source>Each number of one vector times its partner in the other: almost no arithmetic, all memory.</source>
        <translation>Jede Zahl des einen Vektors mal die entsprechende Zahl des anderen: kaum Rechenarbeit, nur Speicher.</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Length of the vectors. Small ones fit in the caches; beyond those, memory bandwidth decides.</source>
        <translation>Länge der Vektoren. Kurze passen in die Caches; bei längeren entscheidet die Speicherbandbreite.</translation>
    </message>
    <message>
        <source>MLP width (HEP Software Foundation)</source>
        <translation>MLP-Breite (HEP Software Foundation)</translation>
    </message>
    <message>
        <source>Logistic regression, inference (teaching notebook)</source>
        <translation>Logistische Regression, Inferenz (Unterricht)</translation>
    </message>
    <message>
        <source>Multiply 400 numbers (Makina Corpus)</source>
        <translation>400 Zahlen multiplizieren (Makina Corpus)</translation>
    </message>
    <message>
        <source>vector instructions</source>
        <translation>Vektorbefehle</translation>
    </message>
    <message>
        <source>The widest vectors that the CPU may use. In single precision, scalar computes one number at a time, sse4 and neon 4, avx2 8, avx512 16. This shows what vectors bring. The default is the best.</source>
        <translation>Die breitesten Vektorbefehle, die die CPU benutzen darf: Mit scalar rechnet sie eine Zahl auf einmal, mit sse4 und neon 4, mit avx2 8, mit avx512 16 (in einfacher Genauigkeit). Das zeigt, was Vektoren bringen; voreingestellt sind die besten.</translation>
    </message>
    <message>
        <source>Precision of the factors of matrix multiplications: fp32 as they are, bf16 with 8 bits. Fewer bits are faster and less exact; sums and the multiplications of attention stay in fp32.</source>
        <translation>Genauigkeit der Faktoren von Matrixmultiplikationen: fp32 unverändert, bf16 mit 8 Bit. Mit weniger Bits geht es schneller, aber ungenauer; Summen und die Multiplikationen der Aufmerksamkeit bleiben in fp32.</translation>
    </message>
    <message>
        <source>scalar</source>
        <translation>skalar</translation>
    </message>
    <message>
        <source>sse4</source>
        <translation>sse4</translation>
    </message>
    <message>
        <source>avx2</source>
        <translation>avx2</translation>
    </message>
    <message>
        <source>avx512</source>
        <translation>avx512</translation>
    </message>
    <message>
        <source>neon</source>
        <translation>neon</translation>
    </message>
    <message>
        <source>sve</source>
        <translation>sve</translation>
    </message>
    <message>
        <source>OpenCL on the CPU (PoCL)</source>
        <translation>OpenCL auf der CPU (PoCL)</translation>
    </message>
    <message>
        <source>staging</source>
        <translation>Kopierpuffer</translation>
    </message>
    <message>
        <source>Host memory that copies go through. Pinned pages stay in place, so that the device fetches them by itself; pageable ones are copied once more by the driver.</source>
        <translation>Speicher des Hosts, über den kopiert wird. Gepinnte Seiten bleiben an ihrem Platz, daher holt das Gerät die Daten selbst; auslagerbare kopiert der Treiber ein weiteres Mal.</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>gepinnt</translation>
    </message>
    <message>
        <source>pageable</source>
        <translation>auslagerbar</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Precision of the factors of matrix multiplications: fp32 as they are, tf32 with 11 bits, bf16 with 8. Fewer bits are faster and less exact; sums stay in fp32.</source>
        <translation>Genauigkeit der Faktoren von Matrixmultiplikationen: fp32 unverändert, tf32 mit 11 Bit, bf16 mit 8. Mit weniger Bits geht es schneller, aber ungenauer; Summen bleiben in fp32.</translation>
    </message>
    <message>
        <source>fp32</source>
        <translation>fp32</translation>
    </message>
    <message>
        <source>tf32</source>
        <translation>tf32</translation>
    </message>
    <message>
        <source>bf16</source>
        <translation>bf16</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>eager: the host launches each operation of a step. graph: the step is recorded once and replayed as a whole, which saves most of the time of the launches.</source>
        <translation>einzeln: Der Host startet jede Operation eines Schritts. Graph: Der Schritt wird einmal aufgezeichnet und als Ganzes wiederholt, was den größten Teil der Startzeit spart.</translation>
    </message>
    <message>
        <source>eager</source>
        <translation>einzeln</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Eigen, as written in an afternoon</source>
        <translation>Eigen, an einem Nachmittag geschrieben</translation>
    </message>
    <message>
        <source>Maximum number of threads that share a matrix multiplication, as Eigen does it. One thread does everything else.</source>
        <translation>Höchstzahl der Threads, die sich eine Matrixmultiplikation so teilen, wie Eigen es vorsieht. Alles andere macht ein Thread.</translation>
    </message>
    <message>
        <source>textbook loop</source>
        <translation>Lehrbuch-Schleife</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Maximum number of threads. Parts of a step that are too small to share are done by one.</source>
        <translation>Höchstzahl der Threads. Teile eines Schritts, die zum Aufteilen zu klein sind, erledigt ein Thread.</translation>
    </message>
    <message>
        <source>sgd</source>
        <translation>SGD</translation>
    </message>
    <message>
        <source>adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>Mandelbrot set</source>
        <translation>Mandelbrotmenge</translation>
    </message>
    <message>
        <source>The same few multiplications and additions for every pixel of an image until its number escapes: all arithmetic, no memory.</source>
        <translation>Dieselben wenigen Multiplikationen und Additionen für jedes Pixel eines Bildes, bis seine Zahl entkommt: nur Rechenarbeit, kein Speicher.</translation>
    </message>
    <message>
        <source>Mandelbrot set (Makina Corpus)</source>
        <translation>Mandelbrotmenge (Makina Corpus)</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Columns of the image. Each pixel is computed by itself, so thousands can be computed at once.</source>
        <translation>Spalten des Bildes. Jedes Pixel wird für sich berechnet, daher können es Tausende zugleich sein.</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Rows of the image.</source>
        <translation>Zeilen des Bildes.</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Maximum number of times that z = z² + c is repeated. Points inside the set take all of them.</source>
        <translation>Wie oft z = z² + c höchstens wiederholt wird. Punkte in der Menge brauchen alle Iterationen.</translation>
    </message>
    <message>
        <source>float32 has 7 digits, float64 16: needed to zoom deep. Many GPUs do float64 at a 32nd or 64th of the speed.</source>
        <translation>float32 hat 7 Stellen, float64 hat 16; zum tiefen Zoomen sind sie nötig. Viele GPUs rechnen in float64 nur mit 1/32 oder 1/64 der Geschwindigkeit.</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>float64</source>
        <translation>float64</translation>
    </message>
    <message>
        <source>centre x</source>
        <translation>Mitte x</translation>
    </message>
    <message>
        <source>Real part of the image&apos;s centre.</source>
        <translation>Realteil der Bildmitte.</translation>
    </message>
    <message>
        <source>centre y</source>
        <translation>Mitte y</translation>
    </message>
    <message>
        <source>Imaginary part of the image&apos;s centre.</source>
        <translation>Imaginärteil der Bildmitte.</translation>
    </message>
    <message>
        <source>span</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <source>Width of the image in the plane. The height follows from the proportions of the image.</source>
        <translation>Breite des Bildes in der Ebene; die Höhe folgt aus dem Seitenverhältnis.</translation>
    </message>
    <message>
        <source>horizon</source>
        <translation>Fluchtradius</translation>
    </message>
    <message>
        <source>A point has escaped when |z| reaches it. A large one makes smooth colours smoother.</source>
        <translation>Ein Punkt ist entkommen, wenn |z| diesen Wert erreicht. Ein großer Wert macht Farbverläufe glatter.</translation>
    </message>
    <message>
        <source>instruction ratio</source>
        <translation>Befehlsverhältnis</translation>
    </message>
    <message>
        <source>Cores x clock of both chips, as if each core did one number at a time. It misleads: a CPU core works on a whole vector at once and multiplies and adds in one instruction.</source>
        <translation>Kerne × Takt beider Geräte, als ob jeder Kern eine Zahl nach der anderen rechnete. Das täuscht: Ein CPU-Kern bearbeitet einen ganzen Vektor zugleich und multipliziert und addiert in einem Befehl.</translation>
    </message>
    <message>
        <source>instruction ratio / SIMD</source>
        <translation>Befehlsverhältnis / SIMD</translation>
    </message>
    <message>
        <source>The instruction ratio divided by the numbers in a CPU&apos;s vector. It still misleads: a core has two such vector units, and work that waits for memory gains nothing from more of them.</source>
        <translation>Das Befehlsverhältnis, geteilt durch die Zahl der Werte, die ein CPU-Vektor fasst. Auch das täuscht: Ein Kern hat zwei solche Vektoreinheiten, und eine Aufgabe, die auf den Speicher wartet, gewinnt durch weitere nichts.</translation>
    </message>
    <message>
        <source>FLOPS ratio</source>
        <translation>FLOPS-Verhältnis</translation>
    </message>
    <message>
        <source>The ratio of both devices&apos; peak rates in float32. Large matrix multiplications come near it. Small ones, and all work that waits for memory, launches or copies, stay far below.</source>
        <translation>Das Verhältnis der Spitzenleistungen beider Geräte in float32. Große Matrixmultiplikationen kommen ihm nahe. Kleine bleiben weit darunter, ebenso alle Aufgaben, die auf Speicher, Starts oder Kopien warten.</translation>
    </message>
    <message>
        <source>bandwidth ratio</source>
        <translation>Bandbreitenverhältnis</translation>
    </message>
    <message>
        <source>The ratio of both devices&apos; memory bandwidths. It bounds the speed-up of work with little arithmetic per number, such as an element-wise multiplication. It misleads if the data fit in the CPU&apos;s caches, which are faster than either memory.</source>
        <translation>Das Verhältnis der Speicherbandbreiten beider Geräte. Es begrenzt die Beschleunigung von Aufgaben, bei denen je Zahl wenig gerechnet wird, etwa einer elementweisen Multiplikation. Es täuscht, wenn die Daten in die Caches der CPU passen, die schneller sind als beide Speicher.</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>fp32 units</source>
        <translation>fp32-Einheiten</translation>
    </message>
    <message>
        <source>floats in a vector</source>
        <translation>Gleitkommazahlen in einem Vektor</translation>
    </message>
    <message>
        <source>operations of a unit in a cycle</source>
        <translation>Operationen einer Einheit je Takt</translation>
    </message>
    <message>
        <source>base clock</source>
        <translation>Basistakt</translation>
    </message>
    <message>
        <source>clock of the peak rate</source>
        <translation>Takt bei Spitzenleistung</translation>
    </message>
    <message>
        <source>highest clock</source>
        <translation>höchster Takt</translation>
    </message>
    <message>
        <source>clock, one core</source>
        <translation>Takt, ein Kern</translation>
    </message>
    <message>
        <source>peak rate, fp32</source>
        <translation>Spitzenleistung, fp32</translation>
    </message>
    <message>
        <source>peak rate of one core, fp32</source>
        <translation>Spitzenleistung eines Kerns, fp32</translation>
    </message>
    <message>
        <source>peak rate, fp16</source>
        <translation>Spitzenleistung, fp16</translation>
    </message>
    <message>
        <source>peak rate, fp64</source>
        <translation>Spitzenleistung, fp64</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>memory bandwidth of one core</source>
        <translation>Speicherbandbreite eines Kerns</translation>
    </message>
    <message>
        <source>L1 bandwidth of one core</source>
        <translation>L1-Bandbreite eines Kerns</translation>
    </message>
    <message>
        <source>L2 bandwidth of one core</source>
        <translation>L2-Bandbreite eines Kerns</translation>
    </message>
    <message>
        <source>L3 bandwidth of one core</source>
        <translation>L3-Bandbreite eines Kerns</translation>
    </message>
    <message>
        <source>copy bandwidth, read plus written</source>
        <translation>Kopierbandbreite, gelesen plus geschrieben</translation>
    </message>
    <message>
        <source>L1 data cache of a core</source>
        <translation>L1-Datencache eines Kerns</translation>
    </message>
    <message>
        <source>L2 cache of a core</source>
        <translation>L2-Cache eines Kerns</translation>
    </message>
    <message>
        <source>L3 cache</source>
        <translation>L3-Cache</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>bus to the host, one way</source>
        <translation>Bus zum Host, eine Richtung</translation>
    </message>
    <message>
        <source>copy in, page-locked memory</source>
        <translation>Kopie zum Gerät, gepinnter Speicher</translation>
    </message>
    <message>
        <source>copy out, page-locked memory</source>
        <translation>Kopie vom Gerät, gepinnter Speicher</translation>
    </message>
    <message>
        <source>copy in, ordinary memory</source>
        <translation>Kopie zum Gerät, gewöhnlicher Speicher</translation>
    </message>
    <message>
        <source>copy out, ordinary memory</source>
        <translation>Kopie vom Gerät, gewöhnlicher Speicher</translation>
    </message>
    <message>
        <source>launch of an empty kernel until done</source>
        <translation>Start eines leeren Kernels bis zu dessen Ende</translation>
    </message>
    <message>
        <source>empty kernels one after another</source>
        <translation>leere Kernel hintereinander</translation>
    </message>
    <message>
        <source>start of work on all threads</source>
        <translation>Arbeitsbeginn auf allen Threads</translation>
    </message>
    <message>
        <source>peak rate, tf32</source>
        <translation>Spitzenleistung, tf32</translation>
    </message>
    <message>
        <source>peak rate, bf16</source>
        <translation>Spitzenleistung, bf16</translation>
    </message>
    <message>
        <source>power limit</source>
        <translation>Leistungsgrenze</translation>
    </message>
    <message>
        <source>heat</source>
        <translation>Hitze</translation>
    </message>
    <message>
        <source>power supply</source>
        <translation>Stromversorgung</translation>
    </message>
    <message>
        <source>hardware slowdown</source>
        <translation>Drosselung durch die Hardware</translation>
    </message>
    <message>
        <source>other GPUs of its group</source>
        <translation>andere GPUs ihrer Gruppe</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Number of these GPUs that train together. Each has a share of the batch&apos;s rows. Their gradients are summed over a ring after the backward pass, not during it. Each GPU updates its own copy of the parameters. GPUs beyond the number of rows stand idle.</source>
        <translation>Zahl dieser GPUs, die gemeinsam trainieren. Jede bekommt einen Teil der Zeilen des Batches. Ihre Gradienten werden nach dem Rückwärtsdurchlauf (nicht währenddessen) über einen Ring summiert, und jede aktualisiert ihre eigene Kopie der Parameter. Gibt es mehr GPUs als Zeilen, bleiben die übrigen untätig.</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Connection through which GPUs exchange gradients within a server of 8: the GPU&apos;s own PCI Express, or a generation of NVIDIA&apos;s NVLink.</source>
        <translation>Verbindung, über die GPUs innerhalb eines Servers mit 8 GPUs ihre Gradienten austauschen: das PCI Express der GPU oder eine Generation von NVIDIAs NVLink.</translation>
    </message>
    <message>
        <source>pcie</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>nvlink-1</source>
        <translation>NVLink 1</translation>
    </message>
    <message>
        <source>nvlink-2</source>
        <translation>NVLink 2</translation>
    </message>
    <message>
        <source>nvlink-3</source>
        <translation>NVLink 3</translation>
    </message>
    <message>
        <source>nvlink-4</source>
        <translation>NVLink 4</translation>
    </message>
    <message>
        <source>nvlink-5</source>
        <translation>NVLink 5</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Network between servers of 8 if there are more than 8 GPUs, with one port for each server: Ethernet or InfiniBand, by its gigabits per second.</source>
        <translation>Netzwerk zwischen Servern mit je 8 GPUs, wenn es mehr als 8 GPUs sind; jeder Server hat einen Anschluss: Ethernet oder InfiniBand, benannt nach den Gigabit je Sekunde.</translation>
    </message>
    <message>
        <source>ethernet-100</source>
        <translation>Ethernet 100</translation>
    </message>
    <message>
        <source>ethernet-10</source>
        <translation>Ethernet 10</translation>
    </message>
    <message>
        <source>infiniband-400</source>
        <translation>InfiniBand 400</translation>
    </message>
    <message>
        <source>The text says two hidden layers, its code has one: two are run here. The published times are for 10 epochs, read off a chart, and shown divided by 10. Every batch is copied to the card, and loss and accuracy are read back in every step. The samples here are synthetic, of the shape of the Higgs events used there.</source>
        <translation>Der Text nennt zwei verborgene Schichten, der Code hat eine: Hier werden zwei gerechnet. Die veröffentlichten Zeiten gelten für 10 Epochen, sind aus einem Diagramm abgelesen und hier durch 10 geteilt. Jeder Batch wird auf die GPU kopiert, und Verlust und Genauigkeit werden in jedem Schritt zurückgelesen. Die Beispiele sind hier synthetisch und haben die Form der dort benutzten Higgs-Ereignisse.</translation>
    </message>
    <message>
        <source>The two engines have their own batch sizes, 256 and 512. The notebook copies the data to the device before the clock starts, and so does this preset. Set copies (transfers) to per-batch to count them. The notebook was run without a GPU, so no pair of times is published.</source>
        <translation>Beide Engines haben je eine eigene Batch-Größe, 256 und 512. Das Notebook kopiert die Daten auf das Gerät, bevor die Uhr startet; diese Vorlage tut das auch. Sollen die Kopien mitzählen, stellen Sie „Kopien“ (transfers) auf „je Batch“. Das Notebook lief ohne GPU, daher sind keine zwei vergleichbaren Zeiten veröffentlicht.</translation>
    </message>
    <message>
        <source>Published: nanoGPT&apos;s &apos;model FLOPs utilisation&apos; was 0.01 % on a laptop&apos;s CPU and 10 % on an RTX 4070 Ti. nanoGPT divides by the peak of an A100 (312 TFLOP/s, bf16) whatever the device is. No times were published. The text here is synthetic, of the same 65 symbols; name your own with &apos;text&apos;, such as nanoGPT&apos;s input.txt.</source>
        <translation>Veröffentlicht: nanoGPTs „model FLOPs utilisation“ betrug 0,01 % auf der CPU eines Laptops und 10 % auf einer RTX 4070 Ti. nanoGPT teilt auf jedem Gerät durch die Spitzenleistung einer A100 (312 TFLOP/s, bf16). Zeiten wurden nicht veröffentlicht. Der Text ist hier synthetisch und hat ebenfalls 65 verschiedene Zeichen; einen eigenen geben Sie mit „text“ an, zum Beispiel nanoGPTs input.txt.</translation>
    </message>
    <message>
        <source>Published: nanoGPT&apos;s &apos;model FLOPs utilisation&apos; was 0.01 % on a laptop&apos;s CPU and 10 % on an RTX 4070 Ti. nanoGPT divides by the peak of an A100 (312 TFLOP/s, bf16) whatever the device is. No times were published. The text here is synthetic, of the same 65 symbols; name your own with &apos;text&apos;, such as nanoGPT&apos;s input.txt. 2000 iterations go ten times through 12,800 windows of the text.</source>
        <translation>Veröffentlicht: nanoGPTs „model FLOPs utilisation“ betrug 0,01 % auf der CPU eines Laptops und 10 % auf einer RTX 4070 Ti. nanoGPT teilt auf jedem Gerät durch die Spitzenleistung einer A100 (312 TFLOP/s, bf16). Zeiten wurden nicht veröffentlicht. Der Text ist hier synthetisch und hat ebenfalls 65 verschiedene Zeichen; einen eigenen geben Sie mit „text“ an, zum Beispiel nanoGPTs input.txt. 2000 Iterationen durchlaufen 12.800 Fenster des Textes zehnmal.</translation>
    </message>
    <message>
        <source>PyTorch eager</source>
        <translation>PyTorch eager</translation>
    </message>
    <message>
        <source>NumPy</source>
        <translation>NumPy</translation>
    </message>
    <message>
        <source>Keras</source>
        <translation>Keras</translation>
    </message>
    <message>
        <source>NumPy (i7-8700)</source>
        <translation>NumPy (i7-8700)</translation>
    </message>
    <message>
        <source>CuPy (RTX 2070)</source>
        <translation>CuPy (RTX 2070)</translation>
    </message>
    <message>
        <source>CPU (x86-64)</source>
        <translation>CPU (x86-64)</translation>
    </message>
    <message>
        <source>GPU (P100 PCIe)</source>
        <translation>GPU (P100 PCIe)</translation>
    </message>
    <message>
        <source>scikit-learn LogisticRegression</source>
        <translation>LogisticRegression von scikit-learn</translation>
    </message>
    <message>
        <source>NumPy (the article&apos;s loop)</source>
        <translation>NumPy (Schleife aus dem Artikel)</translation>
    </message>
    <message>
        <source>CuPy, resident (RTX 2070)</source>
        <translation>CuPy, Daten auf der GPU (RTX 2070)</translation>
    </message>
    <message>
        <source>CUDA kernel with copies (RTX 2070)</source>
        <translation>CUDA-Kernel mit Kopien (RTX 2070)</translation>
    </message>
    <message>
        <source>CuPy, first call (RTX 2070)</source>
        <translation>CuPy, erster Aufruf (RTX 2070)</translation>
    </message>
    <message>
        <source>the maker&apos;s published figures, from secondary sources</source>
        <translation>veröffentlichte Angaben des Herstellers, aus zweiter Hand</translation>
    </message>
    <message>
        <source>cores x lanes x multiply-add units</source>
        <translation>Kerne × Zahlen je Vektor × FMA-Einheiten</translation>
    </message>
    <message>
        <source>arithmetic units x 2 x clock</source>
        <translation>Recheneinheiten × 2 × Takt</translation>
    </message>
    <message>
        <source>fp32 rate x the chip&apos;s ratio</source>
        <translation>fp32-Rate × Verhältnis des Chips</translation>
    </message>
    <message>
        <source>half the tensor cores&apos; bf16 rate</source>
        <translation>die halbe bf16-Rate der Tensorkerne</translation>
    </message>
    <message>
        <source>transfer rate x 16 lanes x 128/130 / 8, one way</source>
        <translation>Übertragungsrate × 16 Lanes × 128/130 / 8, eine Richtung</translation>
    </message>
    <message>
        <source>transfer rate x 8 lanes x 128/130 / 8, one way</source>
        <translation>Übertragungsrate × 8 Lanes × 128/130 / 8, eine Richtung</translation>
    </message>
    <message>
        <source>2.6 to 2.9 GHz, by processor</source>
        <translation>2,6 bis 2,9 GHz, je nach Prozessor</translation>
    </message>
    <message>
        <source>4 performance cores; 4 efficiency cores are not counted</source>
        <translation>4 Performance-Kerne; 4 Effizienz-Kerne zählen nicht mit</translation>
    </message>
    <message>
        <source>Founders Edition; other cards 1620 MHz and 7.46 TFLOP/s</source>
        <translation>Founders Edition; andere Karten 1620 MHz und 7,46 TFLOP/s</translation>
    </message>
    <message>
        <source>PCIe 3.0 x16</source>
        <translation>PCIe 3.0 x16</translation>
    </message>
    <message>
        <source>PCIe 4.0 x16</source>
        <translation>PCIe 4.0 x16</translation>
    </message>
    <message>
        <source>PCIe 4.0 x8</source>
        <translation>PCIe 4.0 x8</translation>
    </message>
    <message>
        <source>PCIe 5.0 x16</source>
        <translation>PCIe 5.0 x16</translation>
    </message>
    <message>
        <source>Xe cores</source>
        <translation>Xe-Kerne</translation>
    </message>
    <message>
        <source>all cores; could not be verified</source>
        <translation>alle Kerne; ließ sich nicht prüfen</translation>
    </message>
    <message>
        <source>also with 12 GB</source>
        <translation>auch mit 12 GB</translation>
    </message>
    <message>
        <source>as fp32</source>
        <translation>wie fp32</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Basistakt</translation>
    </message>
    <message>
        <source>base; with AVX it may be lower (could not be verified)</source>
        <translation>Basistakt; mit AVX vielleicht niedriger (ließ sich nicht prüfen)</translation>
    </message>
    <message>
        <source>could not be verified</source>
        <translation>ließ sich nicht prüfen</translation>
    </message>
    <message>
        <source>no tensor cores: packed fp16</source>
        <translation>keine Tensorkerne: gepacktes fp16</translation>
    </message>
    <message>
        <source>packed fp16</source>
        <translation>gepacktes fp16</translation>
    </message>
    <message>
        <source>shared with the local memory</source>
        <translation>geteilt mit dem lokalen Speicher</translation>
    </message>
    <message>
        <source>tensor cores 1830 MHz</source>
        <translation>Tensorkerne 1830 MHz</translation>
    </message>
    <message>
        <source>tensor cores, fp16 in, fp32 sums, dense</source>
        <translation>Tensorkerne, Eingaben in fp16, Summen in fp32, dicht besetzt</translation>
    </message>
    <message>
        <source>tensor cores, fp32 sums, dense</source>
        <translation>Tensorkerne, Summen in fp32, dicht besetzt</translation>
    </message>
    <message>
        <source>two instructions a cycle where the code allows it</source>
        <translation>zwei Befehle je Takt, wenn der Code es erlaubt</translation>
    </message>
    <message>
        <source>specified</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>How data reach a device that uses the host&apos;s memory. Mapped: the host keeps data and reads results in the same place as the device; nothing is copied. Pinned and pageable: copied, as for a device with its own memory.</source>
        <translation>Wie Daten übergeben werden, wenn das Gerät den Speicher des Hosts benutzt. Eingeblendet: Der Host hält die Daten und liest die Ergebnisse am selben Ort wie das Gerät; nichts wird kopiert. Gepinnt und auslagerbar: kopiert, wie bei einem Gerät mit eigenem Speicher.</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>eingeblendet</translation>
    </message>
    <message>
        <source>CuPy was timed with the data already on the card, the CUDA kernel with the copies to and from it in every call. Cores times clock, 400 cores against one, promises 148.7 times the speed there; the measured runs took 25 and 388 times as long.</source>
        <translation>CuPy wurde mit Daten gemessen, die schon auf der GPU lagen, der CUDA-Kernel mit den Kopien hin und zurück bei jedem Aufruf. Kerne mal Takt, 400 Kerne gegen einen, versprechen dort die 148,7-fache Geschwindigkeit; gemessen dauerten die Läufe auf der GPU 25- und 388-mal so lange wie auf der CPU.</translation>
    </message>
    <message>
        <source>x from -2.25 to 0.75, y from -1.25 to 1.25, end points included. Published there: NumPy 2.401 s, CuPy 0.375 s (0.648 s in the first call, which builds its kernels): 6.40 times as fast, although the article says 6.76. Cores times clock, all cores of both, promises 142.75 times; divided by the 8 lanes of AVX2, 17.75. NumPy goes over the whole image in each iteration: memory, not arithmetic, sets its time.</source>
        <translation>x von -2,25 bis 0,75, y von -1,25 bis 1,25, Endpunkte eingeschlossen. Dort veröffentlicht: NumPy 2,401 s, CuPy 0,375 s (0,648 s beim ersten Aufruf, der seine Kernel übersetzt): 6,40-mal so schnell, obwohl der Artikel 6,76 nennt. Kerne mal Takt, alle Kerne beider Geräte, versprechen das 142,75-Fache; geteilt durch die 8 Zahlen eines AVX2-Vektors 17,75. NumPy geht in jeder Iteration über das ganze Bild: Der Speicher, nicht das Rechnen, bestimmt seine Zeit.</translation>
    </message>
    <message>
        <source>In Keras, Adam has epsilon 1e-7 and weights start by Glorot. Here epsilon is 1e-8 and weights start as in PyTorch. The last of the 1563 steps has 16 images. Every batch is copied in, and loss and accuracy are read back in every step. Published: an epoch of the MLP took 2 s on the CPU and 8 to 9 s on the GPU. An epoch of the CNN took 10 s and 11 to 12 s. Without CIFAR-10&apos;s files (data) the images are synthetic.</source>
        <translation>In Keras hat Adam epsilon 1e-7, und die Gewichte werden nach Glorot initialisiert; hier ist epsilon 1e-8, und die Gewichte werden wie in PyTorch initialisiert. Der letzte der 1563 Schritte hat 16 Bilder. Jeder Batch wird zum Gerät kopiert, und Verlust und Genauigkeit werden in jedem Schritt zurückgelesen. Veröffentlicht: Eine Epoche des MLP dauerte 2 s auf der CPU und 8 bis 9 s auf der GPU, eine des CNN 10 s und 11 bis 12 s. Ohne die Dateien von CIFAR-10 (data) sind die Bilder synthetisch.</translation>
    </message>
    <message>
        <source>HEP Software Foundation, &apos;Machine Learning on GPU&apos;, &apos;Run time comparisons&apos;, hsf-training.github.io/hsf-training-ml-gpu-webpage, maintained by Anna Scaife, undated</source>
        <translation>HEP Software Foundation, „Machine Learning on GPU“, „Run time comparisons“, hsf-training.github.io/hsf-training-ml-gpu-webpage, betreut von Anna Scaife, ohne Datum</translation>
    </message>
    <message>
        <source>zakariaaithssain and team, notebook &apos;Régression Logistique : quand le CPU bat le GPU&apos;, github.com/zakariaaithssain/gpu-acceleration-n8n-pipeline, 31 January 2026</source>
        <translation>zakariaaithssain und Team, Notebook „Régression Logistique : quand le CPU bat le GPU“, github.com/zakariaaithssain/gpu-acceleration-n8n-pipeline, 31. Januar 2026</translation>
    </message>
    <message>
        <source>Makina Corpus, &apos;Calculez sur GPU avec Python&apos;, part 2, no author named, undated</source>
        <translation>Makina Corpus, „Calculez sur GPU avec Python“, Teil 2, ohne Angabe von Autor und Datum</translation>
    </message>
    <message>
        <source>Guest-01, &apos;CPU vs GPU benchmark&apos;, github.com/Guest-01/machine-learning-studies, 20 November 2021, on a MacBook Air (M1)</source>
        <translation>Guest-01, „CPU vs GPU benchmark“, github.com/Guest-01/machine-learning-studies, 20. November 2021, auf einem MacBook Air (M1)</translation>
    </message>
    <message>
        <source>&apos;CPU vs GPU Training Performance&apos;, lzwjava.github.io, November 2025, by its own words written by an AI; nanoGPT by Andrej Karpathy, github.com/karpathy/nanoGPT</source>
        <translation>„CPU vs GPU Training Performance“, lzwjava.github.io, November 2025, nach eigener Angabe von einer KI geschrieben; nanoGPT von Andrej Karpathy, github.com/karpathy/nanoGPT</translation>
    </message>
    <message>
        <source>116 times as fast: a convolution in 2.4 s on the CPU and 20.6 ms on a Tesla T4.</source>
        <translation>116-mal so schnell: eine Faltung in 2,4 s auf der CPU und in 20,6 ms auf einer Tesla T4.</translation>
    </message>
    <message>
        <source>142.75 times as fast: cores times clock of an RTX 2070, divided by those of a Core i7-8700.</source>
        <translation>142,75-mal so schnell: Kerne mal Takt einer RTX 2070, geteilt durch die eines Core i7-8700.</translation>
    </message>
    <message>
        <source>204 times as fast: 16.8 million numbers are sorted in 1.83 s by NumPy and in 8.95 ms by CuPy.</source>
        <translation>204-mal so schnell: 16,8 Millionen Zahlen sortiert NumPy in 1,83 s und CuPy in 8,95 ms.</translation>
    </message>
    <message>
        <source>24,000 times as fast: a convolution in 2.4 s on the CPU and 98.2 µs on a Tesla T4.</source>
        <translation>24.000-mal so schnell: eine Faltung in 2,4 s auf der CPU und in 98,2 µs auf einer Tesla T4.</translation>
    </message>
    <message>
        <source>3.06 s for the inference of a logistic regression.</source>
        <translation>3,06 s für die Inferenz einer logistischen Regression.</translation>
    </message>
    <message>
        <source>593 times as fast: a matrix multiplication of 4096 x 4096 on a GPU against a sequential program on the CPU.</source>
        <translation>593-mal so schnell: eine Matrixmultiplikation von 4096 × 4096 auf einer GPU gegen ein sequenzielles Programm auf der CPU.</translation>
    </message>
    <message>
        <source>A matrix multiplication in 0.03 ms and a concatenation in 0.02 ms on an RTX 4090.</source>
        <translation>Eine Matrixmultiplikation in 0,03 ms und eine Verkettung in 0,02 ms auf einer RTX 4090.</translation>
    </message>
    <message>
        <source>All clocks are honest here: the opponent is what is wrong. Compare the textbook loop, Eigen and this program&apos;s own engine before you add a GPU.</source>
        <translation>Alle Uhren gehen hier richtig: Falsch gewählt ist der Gegner. Vergleichen Sie die Lehrbuch-Schleife, Eigen und die Engine dieses Programms, bevor Sie eine GPU dazunehmen.</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B/s</source>
        <translation>B/s</translation>
    </message>
    <message>
        <source>Bytes a second between main memory and the GPU, one way.</source>
        <translation>Bytes je Sekunde zwischen Hauptspeicher und GPU, in einer Richtung.</translation>
    </message>
    <message>
        <source>Bytes a second between the GPU and its own memory.</source>
        <translation>Bytes je Sekunde zwischen der GPU und ihrem eigenen Speicher.</translation>
    </message>
    <message>
        <source>Carpentries Incubator, &apos;GPU Programming&apos;, episode &apos;Introduction&apos;, carpentries-incubator.github.io/lesson-gpu-programming, maintained by Alessio Sclocco, undated</source>
        <translation>Carpentries Incubator, „GPU Programming“, Episode „Introduction“, carpentries-incubator.github.io/lesson-gpu-programming, betreut von Alessio Sclocco, ohne Datum</translation>
    </message>
    <message>
        <source>Carpentries Incubator, &apos;GPU Programming&apos;, episode &apos;Using your GPU with CuPy&apos;, carpentries-incubator.github.io/lesson-gpu-programming, maintained by Alessio Sclocco, undated</source>
        <translation>Carpentries Incubator, „GPU Programming“, Episode „Using your GPU with CuPy“, carpentries-incubator.github.io/lesson-gpu-programming, betreut von Alessio Sclocco, ohne Datum</translation>
    </message>
    <message>
        <source>Claim: 116 times as fast (without copies)</source>
        <translation>Behauptung: 116-mal so schnell (ohne Kopien)</translation>
    </message>
    <message>
        <source>Claim: 142.75 times as fast (on paper)</source>
        <translation>Behauptung: 142,75-mal so schnell (auf dem Papier)</translation>
    </message>
    <message>
        <source>Claim: 204 times as fast (NumPy)</source>
        <translation>Behauptung: 204-mal so schnell (NumPy)</translation>
    </message>
    <message>
        <source>Claim: 24,000 times as fast (CuPy)</source>
        <translation>Behauptung: 24.000-mal so schnell (CuPy)</translation>
    </message>
    <message>
        <source>Claim: 3.06 s for a logistic regression</source>
        <translation>Behauptung: 3,06 s für eine logistische Regression</translation>
    </message>
    <message>
        <source>Claim: 593 times as fast (textbook loop)</source>
        <translation>Behauptung: 593-mal so schnell (Lehrbuch-Schleife)</translation>
    </message>
    <message>
        <source>Claim: MatMul in 0.03 ms (RTX 4090)</source>
        <translation>Behauptung: MatMul in 0,03 ms (RTX 4090)</translation>
    </message>
    <message>
        <source>Claim: the GPU is slower than one core (stencil)</source>
        <translation>Behauptung: Die GPU ist langsamer als ein Kern (Stencil)</translation>
    </message>
    <message>
        <source>Cores times clock leaves out vector units, memory and launches. The textbook loop and the best single repetition show two more ways to a large number.</source>
        <translation>Kerne mal Takt lässt Vektoreinheiten, Speicher und Kernelstarts außer Acht. Die Lehrbuch-Schleife und die schnellste Einzelmessung zeigen zwei weitere Wege zu einer großen Zahl.</translation>
    </message>
    <message>
        <source>ENCCS, &apos;GPU Programming: Why, When and How?&apos;, &apos;GPU programming example: stencil computation&apos;, enccs.github.io/gpu-programming/13-examples, by its contributors, 2023</source>
        <translation>ENCCS, „GPU Programming: Why, When and How?“, „GPU programming example: stencil computation“, enccs.github.io/gpu-programming/13-examples, von den Beitragenden, 2023</translation>
    </message>
    <message>
        <source>Each step allocates memory and copies the data to the GPU and back. With the data kept on the GPU it takes 1.197 s.</source>
        <translation>Jeder Schritt belegt Speicher und kopiert die Daten zur GPU und zurück. Bleiben die Daten auf der GPU, braucht das Programm 1,197 s.</translation>
    </message>
    <message>
        <source>Eigen is compiled for each of these. The widest that the CPU has is the default.</source>
        <translation>Eigen ist für jeden dieser Befehlssätze übersetzt. Voreingestellt ist der breiteste, den die CPU hat.</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation>FLOP/s</translation>
    </message>
    <message>
        <source>First cache of a multiprocessor: rows that fit are read once.</source>
        <translation>Erster Cache eines Multiprozessors: Zeilen, die hineinpassen, werden einmal gelesen.</translation>
    </message>
    <message>
        <source>How this engine is timed. All but &apos;honest&apos; make a known mistake on purpose: such times are marked and get no verdict.</source>
        <translation>Wie diese Engine gemessen wird. Alle außer „honest“ machen absichtlich einen bekannten Fehler: Solche Zeiten sind gekennzeichnet und bekommen kein Urteil.</translation>
    </message>
    <message>
        <source>Mufakir Qamar Ansari and Mudabir Qamar Ansari, &apos;Accelerating Matrix Multiplication: A Performance Comparison Between Multi-Core CPU and GPU&apos;, arXiv:2507.19723, July 2025</source>
        <translation>Mufakir Qamar Ansari und Mudabir Qamar Ansari, „Accelerating Matrix Multiplication: A Performance Comparison Between Multi-Core CPU and GPU“, arXiv:2507.19723, Juli 2025</translation>
    </message>
    <message>
        <source>Nothing waited for the GPU. With a synchronisation before the clock is read, the same operations take 1.36 ms and 1.29 ms.</source>
        <translation>Nichts wartete auf die GPU. Mit einer Synchronisation vor dem Ablesen der Uhr dauern dieselben Operationen 1,36 ms und 1,29 ms.</translation>
    </message>
    <message>
        <source>Peak figures of two chips were divided; nobody measured them. The article&apos;s own measurements give 6.40.</source>
        <translation>Die Spitzenwerte zweier Chips wurden ins Verhältnis gesetzt; gemessen hat sie niemand. Die eigenen Messungen des Artikels ergeben 6,40.</translation>
    </message>
    <message>
        <source>Peak rate of matrix multiplications in TF32, which precision=tf32 uses.</source>
        <translation>Spitzenleistung von Matrixmultiplikationen in TF32, die precision=tf32 nutzt.</translation>
    </message>
    <message>
        <source>Peak rate of matrix multiplications in bfloat16, which precision=bf16 uses.</source>
        <translation>Spitzenleistung von Matrixmultiplikationen in bfloat16, die precision=bf16 nutzt.</translation>
    </message>
    <message>
        <source>Peak rate of plain float32 arithmetic.</source>
        <translation>Spitzenleistung gewöhnlicher Rechenoperationen in float32.</translation>
    </message>
    <message>
        <source>Ported to the GPU, the program takes 4.269 s instead of 1.395 s on one core (LUMI).</source>
        <translation>Auf die GPU portiert, braucht das Programm 4,269 s statt 1,395 s auf einem Kern (LUMI).</translation>
    </message>
    <message>
        <source>The clock stopped when the work was queued. With a clock that waits, the same lesson measures 20.6 ms: 116 times as fast.</source>
        <translation>Die Uhr hielt an, sobald die Arbeit eingereiht war. Mit einer Uhr, die wartet, misst dieselbe Lektion 20,6 ms: 116-mal so schnell.</translation>
    </message>
    <message>
        <source>The data lay on the GPU already. With the copies to it and back, the same lesson measures 35.4 ms: 67 times as fast.</source>
        <translation>Die Daten lagen schon auf der GPU. Mit den Kopien hin und zurück misst dieselbe Lektion 35,4 ms: 67-mal so schnell.</translation>
    </message>
    <message>
        <source>The lesson itself calls the time with copies the fairer one. Which is right depends on where your data are before and after.</source>
        <translation>Die Lektion selbst nennt die Zeit mit Kopien die fairere. Welche stimmt, hängt davon ab, wo Ihre Daten vorher und nachher sind.</translation>
    </message>
    <message>
        <source>The lesson makes the mistake on purpose and mends it. A matrix multiplication takes the place of the convolution here: any work that is queued shows the mistake.</source>
        <translation>Die Lektion macht den Fehler absichtlich und behebt ihn. Hier steht eine Matrixmultiplikation an Stelle der Faltung: Jede Arbeit, die eingereiht wird, zeigt den Fehler.</translation>
    </message>
    <message>
        <source>The lesson shows both versions. The claim that a GPU is too slow for this work is as wrong as a claim of thousands of times.</source>
        <translation>Die Lektion zeigt beide Fassungen. Dass eine GPU für diese Aufgabe zu langsam sei, ist ebenso falsch wie die Behauptung, sie sei tausendmal so schnell.</translation>
    </message>
    <message>
        <source>The opponent is a textbook loop on one core. Against the same loop on all cores the paper itself reports about 45; a tuned library is faster still.</source>
        <translation>Der Gegner ist eine Lehrbuch-Schleife auf einem Kern. Gegenüber derselben Schleife auf allen Kernen nennt der Artikel selbst etwa den Faktor 45; eine optimierte Bibliothek ist noch schneller.</translation>
    </message>
    <message>
        <source>The opponent uses one thread, and the data were copied to the GPU before the clock started.</source>
        <translation>Der Gegner nutzt einen Thread, und die Daten waren schon auf der GPU, als die Uhr startete.</translation>
    </message>
    <message>
        <source>The profiler and the start-up ran inside the clock. By its own profiler the work takes 2.17 ms: 99.9 % of the time is something else.</source>
        <translation>Profiler und Programmstart fielen in die gemessene Zeit. Laut dem eigenen Profiler dauert die eigentliche Arbeit 2,17 ms: 99,9 % der Zeit sind etwas anderes.</translation>
    </message>
    <message>
        <source>The size of the matrices is not in the pull request. Without waiting, all sizes take nearly the same time: that gives the mistake away.</source>
        <translation>Die Größe der Matrizen steht nicht im Pull-Request. Ohne Warten dauern alle Größen fast gleich lang: Das verrät den Fehler.</translation>
    </message>
    <message>
        <source>The two stopwatches here make both mistakes, each for itself: with the profiler&apos;s clocks inside, and with set-up and the first call.</source>
        <translation>Die beiden Stoppuhren hier machen je einen der Fehler: Die eine misst die Uhren des Profilers mit, die andere Vorbereitung und ersten Aufruf.</translation>
    </message>
    <message>
        <source>There is no sorting here: a multiplication of as many numbers shows what the other threads bring, and what the copies cost.</source>
        <translation>Sortieren gibt es hier nicht: Eine Multiplikation von ebenso vielen Zahlen zeigt, was die anderen Threads bringen und was die Kopien kosten.</translation>
    </message>
    <message>
        <source>Time of an empty kernel from the call until it is known to be done. What each kernel in a row costs changes in proportion.</source>
        <translation>Zeit eines leeren Kernels vom Aufruf bis zu dem Moment, in dem sein Ende bekannt ist. Die Kosten jedes Kernels in einer Folge ändern sich im selben Verhältnis.</translation>
    </message>
    <message>
        <source>Time of the smallest copy to the GPU or back.</source>
        <translation>Zeit der kleinsten Kopie zur GPU oder zurück.</translation>
    </message>
    <message>
        <source>TristanBilot/mlx-benchmark, pull request 21 by igm503, February 2024, github.com/TristanBilot/mlx-benchmark/pull/21</source>
        <translation>TristanBilot/mlx-benchmark, Pull-Request 21 von igm503, Februar 2024, github.com/TristanBilot/mlx-benchmark/pull/21</translation>
    </message>
    <message>
        <source>Work that needs more than this fails.</source>
        <translation>Eine Aufgabe, die mehr braucht, scheitert.</translation>
    </message>
    <message>
        <source>arithmetic in bf16</source>
        <translation>Rechenleistung in bf16</translation>
    </message>
    <message>
        <source>arithmetic in fp32</source>
        <translation>Rechenleistung in fp32</translation>
    </message>
    <message>
        <source>arithmetic in tf32</source>
        <translation>Rechenleistung in tf32</translation>
    </message>
    <message>
        <source>best-of</source>
        <translation>best-of</translation>
    </message>
    <message>
        <source>cache of a multiprocessor</source>
        <translation>Cache eines Multiprozessors</translation>
    </message>
    <message>
        <source>copy bandwidth</source>
        <translation>Kopierbandbreite</translation>
    </message>
    <message>
        <source>copy latency</source>
        <translation>Kopierlatenz</translation>
    </message>
    <message>
        <source>first-call</source>
        <translation>first-call</translation>
    </message>
    <message>
        <source>honest</source>
        <translation>honest</translation>
    </message>
    <message>
        <source>launch latency</source>
        <translation>Startlatenz</translation>
    </message>
    <message>
        <source>memory size</source>
        <translation>Speichergröße</translation>
    </message>
    <message>
        <source>no-copies</source>
        <translation>no-copies</translation>
    </message>
    <message>
        <source>no-wait</source>
        <translation>no-wait</translation>
    </message>
    <message>
        <source>one-sample</source>
        <translation>one-sample</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>shortest copy</source>
        <translation>kürzeste Kopie</translation>
    </message>
    <message>
        <source>shortest kernel</source>
        <translation>kürzester Kernel</translation>
    </message>
    <message>
        <source>sse2</source>
        <translation>sse2</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>Stoppuhr</translation>
    </message>
    <message>
        <source>with-profiler</source>
        <translation>with-profiler</translation>
    </message>
</context>
<context>
    <name>DecisionPlot</name>
    <message>
        <source>class %1</source>
        <translation>Klasse %1</translation>
    </message>
    <message>
        <source>feature 1
areas: %1, step %2</source>
        <comment>engine, number</comment>
        <translation>Merkmal 1
Flächen: %1, Schritt %2</translation>
    </message>
    <message>
        <source>feature 2</source>
        <translation>Merkmal 2</translation>
    </message>
    <message>
        <source>feature 1
areas: step %1</source>
        <comment>number</comment>
        <translation>Merkmal 1
Flächen: Schritt %1</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>the driver of %1</source>
        <translation>der Treiber von %1</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Overtake %1&lt;/h2&gt;&lt;p&gt;Shows, live, when a GPU overtakes a CPU, and why.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;This machine: %2.&lt;br&gt;Libraries: %3.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Overtake %1&lt;/h2&gt;&lt;p&gt;Zeigt live, wann eine GPU eine CPU überholt, und warum.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später.&lt;/p&gt;&lt;p&gt;Dieser Rechner: %2.&lt;br&gt;Bibliotheken: %3.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Overtake</source>
        <translation>Über Overtake</translation>
    </message>
    <message>
        <source>Arrows, Page Up, Page Down</source>
        <translation>Pfeiltasten, Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Move the slider that has the focus.</source>
        <translation>Den Regler bewegen, der den Fokus hat.</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next control.</source>
        <translation>Zum nächsten Bedienelement wechseln.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>engine %1</source>
        <translation>Engine %1</translation>
    </message>
    <message>
        <source>present</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>GPU without a driver</source>
        <translation>GPU ohne Treiber</translation>
    </message>
    <message>
        <source>measured on %1</source>
        <comment>a date</comment>
        <translation>gemessen am %1</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>nicht verfügbar</translation>
    </message>
    <message>
        <source>free memory</source>
        <translation>freier Speicher</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Search: a device, a figure, a kind</source>
        <translation>Suchen nach Gerät, Kennzahl oder Art</translation>
    </message>
    <message>
        <source>Specified figures come from the maker; the peak at a boost clock is not an upper limit. Computed figures follow from others. Measured figures were measured here.</source>
        <translation>Angegebene Werte stammen von den Herstellern; die Spitzenleistung bei Boost-Takt ist keine Obergrenze. Berechnete Werte folgen aus anderen. Gemessene Werte hat dieser Rechner ermittelt.</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>Jetzt messen</translation>
    </message>
    <message>
        <source>Measure peak rates, bandwidths, copies and launches of all devices of this machine. This takes some seconds, as soon as nothing else is being measured.</source>
        <translation>Spitzenleistungen, Bandbreiten, Kopien und Starts aller Geräte dieses Rechners messen. Das dauert einige Sekunden und beginnt, sobald nichts anderes gemessen wird.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Messung läuft…</translation>
    </message>
    <message>
        <source>Measured.</source>
        <translation>Gemessen.</translation>
    </message>
    <message>
        <source>Memory ran out while %1 was measured.</source>
        <translation>Während %1 gemessen wurde, reichte der Speicher nicht aus.</translation>
    </message>
    <message>
        <source>Arrows, +, −, Home, Backspace</source>
        <translation>Pfeiltasten, +, −, Pos1, Rücktaste</translation>
    </message>
    <message>
        <source>In the Mandelbrot image: move, zoom in and out, the whole set, back.</source>
        <translation>Im Mandelbrot-Bild: verschieben, hinein- und herauszoomen, die ganze Menge, zurück.</translation>
    </message>
    <message>
        <source>measuring.md</source>
        <extracomment>The page&apos;s file in resources/manual/: a translated page has a name of its own.</extracomment>
        <translation>measuring.de.md</translation>
    </message>
    <message>
        <source>Remarks on this point</source>
        <translation>Bemerkungen zu diesem Punkt</translation>
    </message>
    <message>
        <source>Nothing has been measured here yet.</source>
        <translation>Hier wurde noch nichts gemessen.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>%1: %2</source>
        <comment>an engine, its device</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>Nothing was measured.</source>
        <translation>Es wurde nichts gemessen.</translation>
    </message>
    <message>
        <source>Stopped. The results so far are shown.</source>
        <translation>Angehalten. Die bisherigen Ergebnisse werden gezeigt.</translation>
    </message>
    <message>
        <source>Cannot write to the folder %1: start overtake where you may write.</source>
        <translation>In den Ordner %1 lässt sich nicht schreiben: Starten Sie overtake dort, wo Sie schreiben dürfen.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 (range %2 to %3)</source>
        <translation>%1 (Spannweite %2 bis %3)</translation>
    </message>
    <message>
        <source>Measuring the case &apos;%1&apos; over %2, about a minute.</source>
        <translation>Der Fall „%1“ wird über %2 gemessen; das dauert etwa eine Minute.</translation>
    </message>
    <message>
        <source>Charts, figures and the results file are in %1.</source>
        <translation>Diagramme, Zahlen und die Ergebnisdatei liegen in %1.</translation>
    </message>
    <message>
        <source>point %1 of %2: %3, %4 left</source>
        <comment>numbers, 500 hidden neurons, time</comment>
        <translation>Punkt %1 von %2: %3, noch %4</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>Beschleunigung</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>between %1 and %2</source>
        <translation>zwischen %1 und %2</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>Who is faster, and where does that change?</source>
        <translation>Wer ist schneller, und wo ändert sich das?</translation>
    </message>
    <message>
        <source>%1: %2 for an epoch %3.</source>
        <translation>%1: %2 je Epoche %3.</translation>
    </message>
    <message>
        <source>There is nothing to compare %1.</source>
        <translation>Es gibt %1 nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>%1 and %2 are too close to call %3: no difference of more than 3 % is certain.</source>
        <comment>engine, engine, place</comment>
        <translation>%1 und %2 liegen %3 zu dicht beieinander für ein Urteil: Ob der Unterschied mehr als 3 % beträgt, steht nicht fest.</translation>
    </message>
    <message>
        <source>Too close to call %1: no difference of more than 3 % is certain.</source>
        <translation>Für ein Urteil ist es %1 zu knapp: Ob der Unterschied mehr als 3 % beträgt, steht nicht fest.</translation>
    </message>
    <message>
        <source>%1 to %2 with 95 % confidence</source>
        <translation>%1 bis %2 mit 95 % Konfidenz</translation>
    </message>
    <message>
        <source>measured in a single round</source>
        <translation>in einer einzigen Runde gemessen</translation>
    </message>
    <message>
        <source>%1 to %2, range of %3 rounds</source>
        <translation>%1 bis %2, Spannweite von %3 Runden</translation>
    </message>
    <message>
        <source>expected between %1 and %2</source>
        <translation>erwartet zwischen %1 und %2</translation>
    </message>
    <message>
        <source>%1: %2 for a run %3.</source>
        <translation>%1: %2 je Ausführung %3.</translation>
    </message>
    <message>
        <source>Copies take %1 % of the step on %2.</source>
        <translation>Auf %2 machen Kopien %1 % des Schritts aus.</translation>
    </message>
    <message>
        <source>Launching one kernel and waiting costs %1 more than computing.</source>
        <translation>Auf %1 kostet es mehr Zeit, einen Kernel zu starten und auf ihn zu warten, als zu rechnen.</translation>
    </message>
    <message>
        <source>Launching %1 kernels and waiting costs %2 more than computing.</source>
        <comment>count, engine</comment>
        <translation>Auf %2 kostet es mehr Zeit, %1 Kernel zu starten und auf sie zu warten, als zu rechnen.</translation>
    </message>
    <message>
        <source>Both wait for memory: %1 is the ratio of their bandwidths.</source>
        <translation>Beide warten auf den Speicher: %1 ist das Verhältnis ihrer Bandbreiten.</translation>
    </message>
    <message>
        <source>Arithmetic limits both: %1 is the ratio of their peaks.</source>
        <translation>Das Rechnen begrenzt beide: %1 ist das Verhältnis ihrer Spitzenleistungen.</translation>
    </message>
    <message>
        <source>%1 waits for memory: it uses %2 % of the bandwidth.</source>
        <translation>%1 wartet auf den Speicher und nutzt %2 % der Bandbreite.</translation>
    </message>
    <message>
        <source>%1 is at %2 % of its peak.</source>
        <translation>%1 erreicht %2 % der Spitzenleistung.</translation>
    </message>
    <message>
        <source>Predicted: %1</source>
        <comment>a sentence</comment>
        <translation>Vorhergesagt: %1</translation>
    </message>
    <message>
        <source>%1 was not measured at this place.</source>
        <translation>%1 wurde an dieser Stelle nicht gemessen.</translation>
    </message>
    <message>
        <source>%1 waits for memory: it uses at least %2 % of the bandwidth.</source>
        <translation>%1 wartet auf den Speicher und nutzt mindestens %2 % der Bandbreite.</translation>
    </message>
    <message>
        <source>Provisional: %1</source>
        <comment>a sentence</comment>
        <translation>Vorläufig: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, measured quickly</source>
        <comment>an interval</comment>
        <translation>%1, schnell gemessen</translation>
    </message>
    <message>
        <source>Measured quickly: a full measurement gives an interval.</source>
        <translation>Schnell gemessen: Erst eine volle Messung ergibt ein Intervall.</translation>
    </message>
    <message>
        <source>%1 is %2 times as fast as %3 %4.</source>
        <comment>engine, number, engine, place</comment>
        <translation>%1 ist %4 %2-mal so schnell wie %3.</translation>
    </message>
    <message>
        <source>%1 is %2 times as fast %3.</source>
        <comment>engine, number, place</comment>
        <translation>%1 ist %3 %2-mal so schnell.</translation>
    </message>
    <message>
        <source>Where %1 is faster, by the model: %2. With one figure changed:</source>
        <translation>Wo %1 laut Modell schneller ist: %2. Mit einem geänderten Wert:</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>half of it</source>
        <translation>halbiert</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>verdoppelt</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a place on the axis</comment>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>%1 overtakes %2.</source>
        <comment>engine, between 128 and 256 hidden neurons</comment>
        <translation>%1 überholt %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 overtake each other %n times: %3 (%4).</source>
        <translation>
            <numerusform>%1 und %2 überholen einander %n-mal: %3 (%4).</numerusform>
            <numerusform>%1 und %2 überholen einander %n-mal: %3 (%4).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Sprache:</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>%1 % of the peak</source>
        <translation>%1 % der Spitzenleistung</translation>
    </message>
    <message>
        <source>%1 % to %2 % of the peak</source>
        <translation>%1 % bis %2 % der Spitzenleistung</translation>
    </message>
    <message>
        <source>This many times as fast:</source>
        <translation>Beschleunigung:</translation>
    </message>
    <message>
        <source>%1 is faster</source>
        <translation>%1 ist schneller</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Zu knapp für ein Urteil</translation>
    </message>
    <message>
        <source>There is nothing to compare.</source>
        <translation>Es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>none given</source>
        <translation>keine abgegeben</translation>
    </message>
    <message>
        <source>the dashed curve</source>
        <translation>die gestrichelte Kurve</translation>
    </message>
    <message>
        <source>%1: too close to call</source>
        <translation>%1: zu knapp für ein Urteil</translation>
    </message>
    <message>
        <source>Right: your curve runs along the measured one.</source>
        <translation>Richtig: Ihre Kurve verläuft entlang der gemessenen.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Inside the interval.</source>
        <translation>Innerhalb des Intervalls.</translation>
    </message>
    <message>
        <source>Near: within a factor of 2.</source>
        <translation>Nahe dran: höchstens um den Faktor 2 daneben.</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>Diesmal nicht.</translation>
    </message>
    <message>
        <source>Off: by more than a factor of 2.</source>
        <translation>Daneben: um mehr als den Faktor 2.</translation>
    </message>
    <message>
        <source>Measured on this machine.</source>
        <translation>Auf diesem Rechner gemessen.</translation>
    </message>
    <message>
        <source>Measured on this machine, except for %1: that is a prediction, because there is no such device here.</source>
        <translation>Auf diesem Rechner gemessen, außer %1: Das ist eine Vorhersage, denn ein solches Gerät gibt es hier nicht.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>number, axis</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>between %1 and %2 (%3)</source>
        <comment>numbers, axis</comment>
        <translation>zwischen %1 und %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes.</source>
        <translation>
            <numerusform>Etwa %n Minute.</numerusform>
            <numerusform>Etwa %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer is not certain, so your guess is not judged.</source>
        <translation>Die Antwort ist nicht sicher, deshalb wird Ihre Schätzung nicht bewertet.</translation>
    </message>
    <message>
        <source>The crossover is at</source>
        <translation>Der Überholpunkt liegt bei</translation>
    </message>
    <message>
        <source>Never: %1 is not clearly faster anywhere</source>
        <translation>Nie: %1 ist nirgends klar schneller</translation>
    </message>
    <message>
        <source>Always: %1 is not clearly slower anywhere</source>
        <translation>Immer: %1 ist nirgends klar langsamer</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>%1 times as fast</source>
        <translation>%1-mal so schnell</translation>
    </message>
    <message>
        <source>%1 to %2 times as fast</source>
        <translation>%1- bis %2-mal so schnell</translation>
    </message>
    <message>
        <source>About 1 minute.</source>
        <translation>Etwa 1 Minute.</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>My guess:</source>
        <translation>Meine Schätzung:</translation>
    </message>
    <message>
        <source>Measured:</source>
        <translation>Gemessen:</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>My answer:</source>
        <translation>Meine Antwort:</translation>
    </message>
</context>
<context>
    <name>LessonResults</name>
    <message>
        <source>%1, %2</source>
        <comment>machine, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Guess: %1</source>
        <translation>Schätzung: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>1 to 48 sequences at a time.</source>
        <translation>1 bis 48 Sequenzen auf einmal.</translation>
    </message>
    <message>
        <source>142 times as fast?</source>
        <translation>142-mal so schnell?</translation>
    </message>
    <message>
        <source>25 to 1600 iterations.</source>
        <translation>25 bis 1600 Iterationen.</translation>
    </message>
    <message>
        <source>A hundred thousand rows</source>
        <translation>Hunderttausend Zeilen</translation>
    </message>
    <message>
        <source>A table with a hundred thousand rows and 100 columns, and a model with 101 weights that judges each row: logistic regression. Is that much work, or little?</source>
        <translation>Eine Tabelle mit hunderttausend Zeilen und 100 Spalten und ein Modell mit 101 Gewichten, das jede Zeile beurteilt: logistische Regression. Ist das viel Arbeit oder wenig?</translation>
    </message>
    <message>
        <source>And without a GPU? One thread of this CPU against all of them, on the same network.</source>
        <translation>Und ohne GPU? Ein Thread dieser CPU gegen alle, mit demselben Netz.</translation>
    </message>
    <message>
        <source>Can you trust a number?</source>
        <translation>Kann man einer Zahl trauen?</translation>
    </message>
    <message>
        <source>Four layers, 128 channels, 64 letters of context, 12 sequences at a time: 0.8 million weights.</source>
        <translation>Vier Schichten, 128 Kanäle, 64 Buchstaben Kontext, 12 Sequenzen auf einmal: 0,8 Millionen Gewichte.</translation>
    </message>
    <message>
        <source>From 16 to 1024.</source>
        <translation>Von 16 bis 1024.</translation>
    </message>
    <message>
        <source>From 4 numbers to 4 million.</source>
        <translation>Von 4 Zahlen bis 4 Millionen.</translation>
    </message>
    <message>
        <source>How many times as fast are all threads together?</source>
        <translation>Um welchen Faktor sind alle Threads zusammen schneller?</translation>
    </message>
    <message>
        <source>How many times as fast are the vectors?</source>
        <translation>Um welchen Faktor sind die Vektoren schneller?</translation>
    </message>
    <message>
        <source>How many times as fast as the textbook loop is the tuned code, on the same single core?</source>
        <translation>Um welchen Faktor ist der optimierte Code auf demselben einzelnen Kern schneller als die Lehrbuch-Schleife?</translation>
    </message>
    <message>
        <source>How many times as fast as this CPU is the GPU? A number below 1 says that it is slower.</source>
        <translation>Um welchen Faktor ist die GPU schneller als diese CPU? Eine Zahl unter 1 heißt, dass sie langsamer ist.</translation>
    </message>
    <message>
        <source>How wide must a network be?</source>
        <translation>Wie breit muss ein Netz sein?</translation>
    </message>
    <message>
        <source>My GPU is slower than my CPU</source>
        <translation>Meine GPU ist langsamer als meine CPU</translation>
    </message>
    <message>
        <source>Now a real question: does it pay to use all threads to multiply vectors, from 100 numbers to a million?</source>
        <translation>Nun eine echte Frage: Lohnen sich alle Threads beim Multiplizieren von Vektoren, von 100 Zahlen bis zu einer Million?</translation>
    </message>
    <message>
        <source>One thread, then all, in turn.</source>
        <translation>Ein Thread und alle Threads, abwechselnd.</translation>
    </message>
    <message>
        <source>Now the axis is the batch size, the same for both: from 16 rows at once to 65,536.</source>
        <translation>Nun ist die Achse die Batch-Größe, für beide dieselbe: von 16 Zeilen auf einmal bis 65.536.</translation>
    </message>
    <message>
        <source>Shorter launches. CUDA graphs and fused kernels are software: they need no new chip. More bandwidth and more arithmetic need one, and alone they hardly help here.</source>
        <translation>Kürzere Starts. CUDA-Graphen und verschmolzene Kernel sind Software: Sie brauchen keinen neuen Chip. Mehr Bandbreite und mehr Rechenleistung brauchen einen, und allein helfen sie hier kaum.</translation>
    </message>
    <message>
        <source>Some training steps, forward and backward. If the CPU&apos;s peak is not known yet, it is measured, too.</source>
        <translation>Einige Trainingsschritte, vorwärts und rückwärts. Ist die Spitzenleistung der CPU noch nicht bekannt, wird auch sie gemessen.</translation>
    </message>
    <message>
        <source>The cheapest change wins. Which change of the three attempts costs least and helps most at 50 neurons? Tell your neighbour, then go on.</source>
        <translation>Die billigste Änderung gewinnt. Welche Änderung aus den drei Versuchen kostet am wenigsten und hilft bei 50 Neuronen am meisten? Erklären Sie es der Person neben Ihnen, dann geht es weiter.</translation>
    </message>
    <message>
        <source>The same hundred thousand rows, cut differently.</source>
        <translation>Dieselben hunderttausend Zeilen, anders aufgeteilt.</translation>
    </message>
    <message>
        <source>The same result, except for rounding.</source>
        <translation>Dasselbe Ergebnis, bis auf Rundung.</translation>
    </message>
    <message>
        <source>The same steps, in turn.</source>
        <translation>Dieselben Schritte, abwechselnd.</translation>
    </message>
    <message>
        <source>The same training steps, in turn.</source>
        <translation>Dieselben Trainingsschritte, abwechselnd.</translation>
    </message>
    <message>
        <source>The same widths with the larger batch.</source>
        <translation>Dieselben Breiten mit dem größeren Batch.</translation>
    </message>
    <message>
        <source>The group&apos;s network: 2 features, two hidden layers, batches of 32 events, each copied to the GPU. The axis is the number of hidden neurons, from 5 to 2000. Nothing is measured yet.</source>
        <translation>Das Netz der Gruppe: 2 Merkmale, zwei verborgene Schichten, Batches von 32 Ereignissen, jeder auf die GPU kopiert. Die Achse ist die Zahl der verborgenen Neuronen, von 5 bis 2000. Noch ist nichts gemessen.</translation>
    </message>
    <message>
        <source>Two stopwatches never show the same time. When is a difference a difference? Let an engine race against itself.</source>
        <translation>Zwei Stoppuhren zeigen nie dieselbe Zeit. Wann ist ein Unterschied ein Unterschied? Lassen wir eine Engine gegen sich selbst antreten.</translation>
    </message>
    <message>
        <source>Watch the throughput: rows per second.</source>
        <translation>Achten Sie auf den Durchsatz: Zeilen je Sekunde.</translation>
    </message>
    <message>
        <source>What is a 0.01 % utilisation?</source>
        <translation>Was ist eine Auslastung von 0,01 %?</translation>
    </message>
    <message>
        <source>What share of its own peak does this CPU reach while it trains this GPT? Guess in per cent.</source>
        <translation>Welchen Anteil ihrer eigenen Spitzenleistung erreicht diese CPU beim Training dieses GPT? Schätzen Sie in Prozent.</translation>
    </message>
    <message>
        <source>Who is faster with 400 numbers?</source>
        <translation>Wer ist mit 400 Zahlen schneller?</translation>
    </message>
    <message>
        <source>Who is faster with float64?</source>
        <translation>Wer ist mit float64 schneller?</translation>
    </message>
    <message>
        <source>Which engine is faster at a hundred thousand rows?</source>
        <translation>Welche Engine ist bei hunderttausend Zeilen schneller?</translation>
    </message>
    <message>
        <source>A CPU multiplies vectors: two are read, one is written, from 1 kB to 1 GB in all. Caches are small and fast, main memory is large and slow. Where does each of them end?</source>
        <translation>Eine CPU multipliziert Vektoren: Zwei werden gelesen, einer wird geschrieben, von 1 kB bis 1 GB insgesamt. Caches sind klein und schnell, der Hauptspeicher ist groß und langsam. Wo enden sie jeweils?</translation>
    </message>
    <message>
        <source>A batch of 1024 samples may no longer fit into the fast caches.</source>
        <translation>Ein Batch von 1024 Beispielen passt vielleicht nicht mehr in die schnellen Caches.</translation>
    </message>
    <message>
        <source>A batch of some hundred rows is tens of thousands of multiplications. Each batch needs a launch, which takes longer. Or the table stays in the CPU&apos;s cache, which is faster than the GPU&apos;s memory.</source>
        <translation>Ein Batch aus einigen hundert Zeilen bedeutet ein paar zehntausend Multiplikationen. Jeder Batch braucht einen Kernelstart, und der dauert länger. Oder die Tabelle bleibt im Cache der CPU, der schneller ist als der Speicher der GPU.</translation>
    </message>
    <message>
        <source>A colleague reports 1.02 times as fast, with an interval from 1.01 to 1.03. What do you answer?</source>
        <translation>Eine Kollegin meldet „1,02-mal so schnell“ mit einem Intervall von 1,01 bis 1,03. Was antworten Sie?</translation>
    </message>
    <message>
        <source>A colleague trains a network of 50 neurons with batches of 32. Which engine do you advise, and what could change your advice?</source>
        <translation>Eine Kollegin trainiert ein Netz aus 50 Neuronen mit Batches von 32. Zu welcher Engine raten Sie, und was könnte Ihren Rat ändern?</translation>
    </message>
    <message>
        <source>A larger batch can make an epoch faster. But the epoch then has fewer steps that improve the weights. Which batch size reaches a good accuracy first?</source>
        <translation>Ein größerer Batch kann eine Epoche schneller machen. Aber die Epoche hat dann weniger Schritte, die die Gewichte verbessern. Welche Batch-Größe erreicht zuerst eine gute Genauigkeit?</translation>
    </message>
    <message>
        <source>A larger batch gives each launch more work, but in this range that does not decide.</source>
        <translation>Ein größerer Batch gibt jedem Kernelstart mehr Arbeit, aber das gibt in diesem Bereich nicht den Ausschlag.</translation>
    </message>
    <message>
        <source>A larger batch gives each launch more work.</source>
        <translation>Ein größerer Batch gibt jedem Kernelstart mehr Arbeit.</translation>
    </message>
    <message>
        <source>A larger batch wakes the threads less often and multiplies larger matrices, for the same number of samples.</source>
        <translation>Ein größerer Batch weckt die Threads seltener und multipliziert größere Matrizen, bei gleich vielen Beispielen.</translation>
    </message>
    <message>
        <source>A multiplication needs one operation and twelve bytes. With so little arithmetic per byte, memory and copies decide, not the number of cores.</source>
        <translation>Eine Multiplikation braucht eine Operation und zwölf Bytes. Bei so wenig Rechenarbeit je Byte entscheiden Speicher und Kopien, nicht die Zahl der Kerne.</translation>
    </message>
    <message>
        <source>A physics group sorts collisions of particles with a small neural network. At how many hidden neurons does a GPU overtake the CPU? First you guess, then this machine measures.</source>
        <translation>Eine Physikgruppe klassifiziert Teilchenkollisionen mit einem kleinen neuronalen Netz. Bei wie vielen verborgenen Neuronen überholt eine GPU die CPU? Zuerst schätzen Sie, dann misst dieser Rechner.</translation>
    </message>
    <message>
        <source>A program reads a table of 20 MB again and again. Which figure of a CPU&apos;s data sheet do you look up first?</source>
        <translation>Ein Programm liest eine Tabelle von 20 MB immer wieder. Welche Angabe suchen Sie im Datenblatt einer CPU zuerst?</translation>
    </message>
    <message>
        <source>A short vector, many times.</source>
        <translation>Ein kurzer Vektor, viele Male.</translation>
    </message>
    <message>
        <source>A small GPT learns to write, letter by letter. nanoGPT prints a &apos;model FLOPs utilisation&apos;: 0.01 % on a laptop, 10 % on an RTX 4070 Ti. Is the laptop a thousand times worse?</source>
        <translation>Ein kleines GPT lernt schreiben, Buchstabe für Buchstabe. nanoGPT gibt eine „model FLOPs utilisation“ aus: 0,01 % auf einem Laptop, 10 % auf einer RTX 4070 Ti. Ist der Laptop tausendmal schlechter?</translation>
    </message>
    <message>
        <source>A step takes 10 ms, and 2 ms of it cannot be shared. How many times as fast can it become at most?</source>
        <translation>Ein Schritt dauert 10 ms, und 2 ms davon lassen sich nicht aufteilen. Um welchen Faktor kann er höchstens schneller werden?</translation>
    </message>
    <message>
        <source>A training step takes 10 ms, 7 ms of them in convolutions. By how much can faster copies shorten it at most?</source>
        <translation>Ein Trainingsschritt dauert 10 ms, davon 7 ms in Faltungen. Um wie viel können schnellere Kopien ihn höchstens verkürzen?</translation>
    </message>
    <message>
        <source>A utilisation is a fraction. Ask what it is divided by and in which precision. The roofline shows what limits the work: often memory bandwidth, not the peak of arithmetic.</source>
        <translation>Eine Auslastung ist ein Bruch. Fragen Sie, wodurch geteilt wird und in welcher Genauigkeit. Das Roofline-Diagramm zeigt, was die Aufgabe begrenzt: oft die Speicherbandbreite, nicht die Spitzenleistung beim Rechnen.</translation>
    </message>
    <message>
        <source>A vector holds 4, 8 or 16 numbers, and several vectors are under way at once. So the factor can be larger than these numbers. The pixels of a vector leave together: the slowest holds up the others.</source>
        <translation>Ein Vektor fasst 4, 8 oder 16 Zahlen, und mehrere Vektoren sind zugleich in Arbeit. Darum kann der Faktor größer sein als diese Zahlen. Die Pixel eines Vektors werden zusammen fertig: Das langsamste hält die anderen auf.</translation>
    </message>
    <message>
        <source>A winner, although both are the same engine.</source>
        <translation>Ein Sieger, obwohl beide dieselbe Engine sind.</translation>
    </message>
    <message>
        <source>Above the crossover the work is long enough to pay for launches and copies. Look at where the time goes.</source>
        <translation>Oberhalb des Überholpunkts gibt es genug zu rechnen, um Kernelstarts und Kopien aufzuwiegen. Sehen Sie nach, wo die Zeit bleibt.</translation>
    </message>
    <message>
        <source>All 2304 cores of an RTX 2070 at 1.71 GHz against all 6 cores of a Core i7-8700 at 4.6 GHz: cores times clock gives 142.75. (400 numbers occupy 400 cores and one CPU core: 148.7.) What does such a ratio leave out? Source: Makina Corpus, &apos;Calculez sur GPU avec Python&apos;, part 2, no author named, undated.</source>
        <translation>Alle 2304 Kerne einer RTX 2070 mit 1,71 GHz gegen alle 6 Kerne eines Core i7-8700 mit 4,6 GHz: Kerne mal Takt ergibt 142,75. (400 Zahlen beschäftigen 400 Kerne und einen CPU-Kern: 148,7.) Was lässt ein solches Verhältnis aus? Quelle: Makina Corpus, „Calculez sur GPU avec Python“, Teil 2, ohne Angabe von Autor und Datum.</translation>
    </message>
    <message>
        <source>All threads together are faster.</source>
        <translation>Alle Threads zusammen sind schneller.</translation>
    </message>
    <message>
        <source>All threads together are not clearly slower anywhere in this range.</source>
        <translation>Alle Threads zusammen sind in diesem Bereich nirgends klar langsamer.</translation>
    </message>
    <message>
        <source>All threads together are not clearly faster anywhere in this range.</source>
        <translation>Alle Threads zusammen sind in diesem Bereich nirgends klar schneller.</translation>
    </message>
    <message>
        <source>Almost only arithmetic, hardly any data, many pixels at once: this suits a GPU.</source>
        <translation>Fast nur Rechenarbeit, kaum Daten, viele Pixel auf einmal: Das passt zu einer GPU.</translation>
    </message>
    <message>
        <source>Amdahl&apos;s law: the part that workers cannot share limits the speed-up. Working together adds costs of its own: threads wake and wait, GPUs exchange gradients.</source>
        <translation>Amdahls Gesetz: Der Teil der Arbeit, der sich nicht aufteilen lässt, begrenzt die Beschleunigung. Die Zusammenarbeit kostet zusätzlich: Threads müssen geweckt werden und warten, GPUs tauschen Gradienten aus.</translation>
    </message>
    <message>
        <source>An advertisement says &apos;100 times faster&apos;. Which three questions do you ask before you buy?</source>
        <translation>Eine Anzeige wirbt mit „100-mal schneller“. Welche drei Fragen stellen Sie vor dem Kauf?</translation>
    </message>
    <message>
        <source>At how many hidden neurons does the GPU overtake this CPU? Drag the marker on the axis, or say that it never does, or always.</source>
        <translation>Bei wie vielen verborgenen Neuronen überholt die GPU diese CPU? Ziehen Sie die Marke auf der Achse, oder wählen Sie „nie“ oder „immer“.</translation>
    </message>
    <message>
        <source>At how many iterations does the GPU overtake?</source>
        <translation>Bei wie vielen Iterationen überholt die GPU?</translation>
    </message>
    <message>
        <source>At how many numbers do all threads overtake one?</source>
        <translation>Bei wie vielen Zahlen überholen alle Threads zusammen einen einzelnen?</translation>
    </message>
    <message>
        <source>At how many numbers does the GPU overtake, copies included?</source>
        <translation>Bei wie vielen Zahlen überholt die GPU, die Kopien eingerechnet?</translation>
    </message>
    <message>
        <source>Finally, the GPU against the whole CPU. The lines across the chart are the ratios on paper: by FLOPS and by memory bandwidth.</source>
        <translation>Zuletzt die GPU gegen die ganze CPU. Die Linien quer durch das Diagramm sind die Verhältnisse auf dem Papier: nach FLOPS und nach Speicherbandbreite.</translation>
    </message>
    <message>
        <source>At n = 256: how many times as fast as the textbook loop is the vector code?</source>
        <translation>Bei n = 256: Um welchen Faktor ist der Vektorcode schneller als die Lehrbuch-Schleife?</translation>
    </message>
    <message>
        <source>At which batch size do four GPUs overtake one?</source>
        <translation>Bei welcher Batch-Größe überholen vier GPUs eine einzelne?</translation>
    </message>
    <message>
        <source>At which batch size does the GPU overtake?</source>
        <translation>Bei welcher Batch-Größe überholt die GPU?</translation>
    </message>
    <message>
        <source>At which batch size does the GPU overtake? Or is it faster from the first?</source>
        <translation>Bei welcher Batch-Größe überholt die GPU? Oder ist sie schon bei der ersten schneller?</translation>
    </message>
    <message>
        <source>At which lengths does the throughput step down? F2 lists the caches of this machine. Why there? Tell your neighbour, then go on.</source>
        <translation>Bei welchen Längen fällt der Durchsatz um eine Stufe? F2 nennt die Caches dieses Rechners. Warum dort? Erklären Sie es der Person neben Ihnen, dann geht es weiter.</translation>
    </message>
    <message>
        <source>At which n do all threads overtake one?</source>
        <translation>Bei welchem n überholen alle Threads zusammen einen einzelnen?</translation>
    </message>
    <message>
        <source>Before you believe a speed-up, ask four things: relative to what, how often measured, with which interval, and what else the machine did. Overtake shows all four for each point.</source>
        <translation>Bevor Sie einer Beschleunigung glauben, stellen Sie vier Fragen: Welche Baseline? Wie oft gemessen? Welches Intervall? Was tat der Rechner sonst? Overtake beantwortet zu jedem Punkt alle vier.</translation>
    </message>
    <message>
        <source>Below the crossover, this CPU finishes the whole step sooner than the GPU can launch its kernels and copy 32 events. That takes the same time however narrow the network is. Above it, the matrix multiplications are large enough for the GPU.</source>
        <translation>Unterhalb des Überholpunkts ist diese CPU mit dem ganzen Schritt fertig, bevor die GPU ihre Kernel gestartet und 32 Ereignisse kopiert hat. Das dauert gleich lang, wie schmal das Netz auch ist. Oberhalb sind die Matrixmultiplikationen groß genug für die GPU.</translation>
    </message>
    <message>
        <source>Below the crossover, waking the threads and waiting for the last takes longer than the work. Above it, the threads gain more than that costs.</source>
        <translation>Unterhalb des Überholpunkts dauern das Wecken der Threads und das Warten auf den letzten länger als die Arbeit. Oberhalb sparen die Threads mehr Zeit, als das kostet.</translation>
    </message>
    <message>
        <source>Both engines do the same training steps in turn. First a few widths, then more of them around the crossover.</source>
        <translation>Beide Engines rechnen abwechselnd dieselben Trainingsschritte. Erst einige Breiten, dann weitere um den Überholpunkt herum.</translation>
    </message>
    <message>
        <source>How much faster the GPU is depends on the size of the work, which no ratio on paper knows.</source>
        <translation>Wie groß der Vorsprung der GPU ist, hängt von der Größe der Aufgabe ab, und die kennt kein Verhältnis auf dem Papier.</translation>
    </message>
    <message>
        <source>Compare it with the number of threads in the label. Threads share caches, memory and power, so the factor is seldom larger and often smaller.</source>
        <translation>Vergleichen Sie den Faktor mit der Zahl der Threads im Namen der Engine. Threads teilen sich Caches, Speicher und Strom, darum ist er selten größer und oft kleiner.</translation>
    </message>
    <message>
        <source>Convolutions split well: each image of the batch can go to another thread.</source>
        <translation>Faltungen lassen sich gut aufteilen: Jedes Bild des Batches kann an einen anderen Thread gehen.</translation>
    </message>
    <message>
        <source>Copies cost little on this machine. Does the GPU share its memory with the CPU?</source>
        <translation>Kopien kosten auf diesem Rechner wenig Zeit. Teilt die GPU ihren Speicher mit der CPU?</translation>
    </message>
    <message>
        <source>Deep zooms need more digits: float64. A CPU vector then holds half as many numbers. Many GPUs compute float64 at a small part of their speed.</source>
        <translation>Tiefes Zoomen braucht mehr Stellen: float64. Ein CPU-Vektor fasst dann halb so viele Zahlen. Viele GPUs rechnen in float64 nur mit einem Bruchteil ihrer Geschwindigkeit.</translation>
    </message>
    <message>
        <source>Drag n to a value from 400 to 600 and read the speed-up in the headline.</source>
        <translation>Ziehen Sie n auf einen Wert von 400 bis 600 und lesen Sie die Beschleunigung in der Überschrift.</translation>
    </message>
    <message>
        <source>Drag n to 64 or less. Compare the headline with the lines across the chart.</source>
        <translation>Ziehen Sie n auf 64 oder weniger. Vergleichen Sie die Überschrift mit den Linien quer durch das Diagramm.</translation>
    </message>
    <message>
        <source>Drag the batch size to 100 or more and watch the headline.</source>
        <translation>Ziehen Sie die Batch-Größe auf 100 oder mehr und achten Sie auf die Überschrift.</translation>
    </message>
    <message>
        <source>Drag the batch size to 16,384 or more and watch the throughput.</source>
        <translation>Ziehen Sie die Batch-Größe auf 16.384 oder mehr und achten Sie auf den Durchsatz.</translation>
    </message>
    <message>
        <source>Drag the batch size to 16,384 or more. Does the speed-up come near 4?</source>
        <translation>Ziehen Sie die Batch-Größe auf 16.384 oder mehr. Kommt die Beschleunigung in die Nähe von 4?</translation>
    </message>
    <message>
        <source>Drag the iterations to 800 or more. Which engine gains?</source>
        <translation>Ziehen Sie die Iterationen auf 800 oder mehr. Welche Engine profitiert davon?</translation>
    </message>
    <message>
        <source>Drag the learning rate to 0.1 or more and train again with Ctrl+T. Which batch size is better now?</source>
        <translation>Ziehen Sie die Lernrate auf 0,1 oder mehr und trainieren Sie noch einmal mit Strg+T. Welche Batch-Größe liegt jetzt vorn?</translation>
    </message>
    <message>
        <source>Drag the number of elements to 1000 or less. Which engine is faster now, and how certain is that?</source>
        <translation>Ziehen Sie die Zahl der Elemente auf 1000 oder weniger. Welche Engine ist jetzt schneller, und wie sicher ist das?</translation>
    </message>
    <message>
        <source>Drag the number of elements to 80,000 or less: about 1 MB. How much does the throughput rise?</source>
        <translation>Ziehen Sie die Zahl der Elemente auf 80.000 oder weniger: etwa 1 MB. Wie stark steigt der Durchsatz?</translation>
    </message>
    <message>
        <source>Drag the number of elements to a million or more and watch the headline.</source>
        <translation>Ziehen Sie die Zahl der Elemente auf eine Million oder mehr und achten Sie auf die Überschrift.</translation>
    </message>
    <message>
        <source>Draw the speed-up over the size of the matrices. Where does it come near the ratio on paper?</source>
        <translation>Zeichnen Sie die Beschleunigung über der Größe der Matrizen. Wo kommt sie dem Verhältnis auf dem Papier nahe?</translation>
    </message>
    <message>
        <source>Each core has caches of its own, but all share one main memory. Once more 1 GB: one thread against all.</source>
        <translation>Jeder Kern hat eigene Caches, aber alle teilen sich einen Hauptspeicher. Noch einmal 1 GB: ein Thread gegen alle.</translation>
    </message>
    <message>
        <source>Each launch is shared by 32 times as many events, so even narrow networks pay.</source>
        <translation>Jeden Kernelstart teilen sich 32-mal so viele Ereignisse, darum lohnen sich auch schmale Netze.</translation>
    </message>
    <message>
        <source>Each multiplication needs twelve bytes: two numbers are read and one is written. Even the first cache delivers fewer bytes than the arithmetic could use. Starting the work takes time, too.</source>
        <translation>Jede Multiplikation braucht zwölf Bytes: Zwei Zahlen werden gelesen, eine wird geschrieben. Selbst der erste Cache liefert weniger Bytes, als das Rechnen verbrauchen könnte. Auch das Starten der Arbeit kostet Zeit.</translation>
    </message>
    <message>
        <source>Each number of the table is read once, for one multiplication and one addition. In the roofline such work is far on the left: memory bandwidth limits it, not arithmetic.</source>
        <translation>Jede Zahl der Tabelle wird einmal gelesen, für eine Multiplikation und eine Addition. Im Roofline-Diagramm liegt eine solche Aufgabe weit links: Die Speicherbandbreite begrenzt sie, nicht das Rechnen.</translation>
    </message>
    <message>
        <source>Each step down is the end of a cache: the vectors no longer fit, and the next level is slower. Divide the size of a cache by 12 bytes to find its step. On the far left, starting the work takes most of the time.</source>
        <translation>Jede Stufe zeigt das Ende eines Caches: Die Vektoren passen nicht mehr hinein, und die nächste Ebene ist langsamer. Teilen Sie die Größe eines Caches durch 12 Bytes, um seine Stufe zu finden. Ganz links kostet das Starten der Arbeit die meiste Zeit.</translation>
    </message>
    <message>
        <source>Each step contains an exchange of gradients, which takes the same time for every batch. Only large batches have enough arithmetic to pay for it.</source>
        <translation>Jeder Schritt enthält einen Austausch der Gradienten, der bei jedem Batch gleich lange dauert. Nur große Batches enthalten genug Rechenarbeit, um ihn aufzuwiegen.</translation>
    </message>
    <message>
        <source>Even 1024 events in a batch are not enough for this GPU.</source>
        <translation>Selbst 1024 Ereignisse im Batch sind für diese GPU nicht genug.</translation>
    </message>
    <message>
        <source>Even at 2000 neurons, 32 events are too little arithmetic to pay for launches and copies.</source>
        <translation>Selbst bei 2000 Neuronen sind 32 Ereignisse zu wenig Rechenarbeit, um Kernelstarts und Kopien aufzuwiegen.</translation>
    </message>
    <message>
        <source>Even few launches do not help. Does the table fit into the CPU&apos;s cache, or is the GPU&apos;s memory hardly faster?</source>
        <translation>Auch wenige Kernelstarts helfen nicht. Passt die Tabelle in den Cache der CPU, oder ist der Speicher der GPU kaum schneller?</translation>
    </message>
    <message>
        <source>Even the shortest work pays for waking the threads.</source>
        <translation>Schon bei der kleinsten Aufgabe lohnt es sich, die Threads zu wecken.</translation>
    </message>
    <message>
        <source>Exactly: neither is certainly faster by more than 3 %. Two single numbers would have named a winner.</source>
        <translation>Genau: Keine ist mit Sicherheit um mehr als 3 % schneller. Zwei einzelne Zahlen hätten einen Sieger ergeben.</translation>
    </message>
    <message>
        <source>F4 shows how this point was measured: the set-up, the first, cold run and the number of warm repetitions. The first run is counted separately because it builds and loads what later runs reuse.</source>
        <translation>F4 zeigt, wie dieser Punkt gemessen wurde: die Vorbereitung, der erste, kalte Lauf und die Zahl der warmen Einzelmessungen. Der erste Lauf zählt für sich, weil er erzeugt und lädt, was spätere Läufe wiederverwenden.</translation>
    </message>
    <message>
        <source>Faster must not mean worse. In this tab, Ctrl+T trains the network on each engine in turn, from the same weights with the same batches. The losses must agree. Ctrl+T again stops it. A predicted GPU cannot be trained.</source>
        <translation>Schneller darf nicht schlechter heißen. In diesem Reiter trainiert Strg+T das Netz im Wechsel auf jeder Engine, mit denselben Anfangsgewichten und denselben Batches. Die Verluste müssen übereinstimmen. Noch einmal Strg+T hält das Training an. Eine vorhergesagte GPU lässt sich nicht trainieren.</translation>
    </message>
    <message>
        <source>Does a faster epoch give a good model sooner?</source>
        <translation>Schneller je Epoche, früher am Ziel?</translation>
    </message>
    <message>
        <source>First change: threads. One against all threads of this CPU.</source>
        <translation>Erste Änderung: Threads. Einer gegen alle Threads dieser CPU.</translation>
    </message>
    <message>
        <source>First on one core: the textbook loop, pixel by pixel, against vector instructions that take several pixels at once.</source>
        <translation>Zuerst auf einem Kern: die Lehrbuch-Schleife, Pixel für Pixel, gegen Vektorbefehle, die mehrere Pixel auf einmal bearbeiten.</translation>
    </message>
    <message>
        <source>First the CPU alone. Two 256 x 256 matrices are multiplied on one core: by the textbook&apos;s three loops, and by vector code.</source>
        <translation>Zuerst die CPU allein. Zwei 256×256-Matrizen werden auf einem Kern multipliziert: mit den drei Schleifen aus dem Lehrbuch und mit Vektorcode.</translation>
    </message>
    <message>
        <source>Four GPUs are not clearly slower anywhere in this range.</source>
        <translation>Vier GPUs sind in diesem Bereich nirgends klar langsamer.</translation>
    </message>
    <message>
        <source>Four GPUs are not clearly faster anywhere in this range.</source>
        <translation>Vier GPUs sind in diesem Bereich nirgends klar schneller.</translation>
    </message>
    <message>
        <source>Four GPUs save more time than the exchange of gradients takes.</source>
        <translation>Vier GPUs sparen mehr Zeit, als der Austausch der Gradienten braucht.</translation>
    </message>
    <message>
        <source>From 1 kB to 1 GB: twelve bytes for each number.</source>
        <translation>Von 1 kB bis 1 GB: zwölf Bytes für jede Zahl.</translation>
    </message>
    <message>
        <source>From 16 to 512.</source>
        <translation>Von 16 bis 512.</translation>
    </message>
    <message>
        <source>How many times as fast is an epoch with 1024 samples in a batch?</source>
        <translation>Um welchen Faktor ist eine Epoche mit 1024 Beispielen im Batch schneller?</translation>
    </message>
    <message>
        <source>Is the machine busy, or does this CPU have no vectors?</source>
        <translation>Ist der Rechner ausgelastet, oder hat diese CPU keine Vektoren?</translation>
    </message>
    <message>
        <source>Larger batches need fewer launches for the same rows. Above the crossover the faster memory decides.</source>
        <translation>Größere Batches brauchen weniger Kernelstarts für dieselben Zeilen. Oberhalb des Überholpunkts entscheidet der schnellere Speicher.</translation>
    </message>
    <message>
        <source>Launches and copies take this GPU no longer than the narrowest network takes this CPU.</source>
        <translation>Kernelstarts und Kopien dauern auf dieser GPU nicht länger als das schmalste Netz auf dieser CPU.</translation>
    </message>
    <message>
        <source>Launches cost this GPU little, and its memory is faster.</source>
        <translation>Kernelstarts kosten diese GPU wenig Zeit, und ihr Speicher ist schneller.</translation>
    </message>
    <message>
        <source>A GPU runs small programs, called kernels. Starting one, a launch, takes some microseconds. A CPU needs less for 400 multiplications: it has finished before the GPU begins.</source>
        <translation>Eine GPU führt kleine Programme aus, sogenannte Kernel. Einen zu starten, dauert einige Mikrosekunden. Eine CPU braucht für 400 Multiplikationen weniger: Sie ist fertig, bevor die GPU beginnt.</translation>
    </message>
    <message>
        <source>Less than the number of threads? Many operations of a small GPT are short. Again and again the threads must meet and wait for the last.</source>
        <translation>Weniger als die Zahl der Threads? Viele Operationen eines kleinen GPT sind kurz, und immer wieder müssen die Threads aufeinander warten.</translation>
    </message>
    <message>
        <source>Look at the GPU&apos;s time: on the left it is nearly flat, because the launches take the same time. The CPU&apos;s time grows with the square of the width only on the right, where the weights between the two hidden layers dominate.</source>
        <translation>Sehen Sie sich die Zeit der GPU an: Links ist sie fast flach, weil die Kernelstarts gleich lange dauern. Die Zeit der CPU wächst nur rechts mit dem Quadrat der Breite, wo die Gewichte zwischen den verborgenen Schichten überwiegen.</translation>
    </message>
    <message>
        <source>Look at the time. If n doubles, there are eight times as many multiplications. On logarithmic axes such a rule is a straight line. Where a curve bends, something else costs time.</source>
        <translation>Sehen Sie sich die Zeit an. Wenn n sich verdoppelt, sind es achtmal so viele Multiplikationen. Auf logarithmischen Achsen ergibt eine solche Regel eine Gerade. Wo eine Kurve abknickt, kostet etwas anderes Zeit.</translation>
    </message>
    <message>
        <source>Look at what was computed. In this tab you can zoom into the image and let the engines race.</source>
        <translation>Sehen Sie sich an, was berechnet wurde. In diesem Reiter können Sie in das Bild hineinzoomen und die Engines um die Wette rechnen lassen.</translation>
    </message>
    <message>
        <source>Loop, vectors, threads or GPU: who paints faster?</source>
        <translation>Schleife, Vektoren, Threads oder GPU: Wer malt schneller?</translation>
    </message>
    <message>
        <source>Makina Corpus multiplied 400 numbers by 400 others. 400 GPU cores at 1.71 GHz against one CPU core at 4.6 GHz promised 148.7 times the speed. First you guess, then this machine measures.</source>
        <translation>Makina Corpus multiplizierte 400 Zahlen mit 400 anderen. 400 GPU-Kerne mit 1,71 GHz gegen einen CPU-Kern mit 4,6 GHz versprachen die 148,7-fache Geschwindigkeit. Zuerst schätzen Sie, dann misst dieser Rechner.</translation>
    </message>
    <message>
        <source>Many repetitions of each, in the order A B B A.</source>
        <translation>Viele Einzelmessungen jeder Engine, in der Reihenfolge A B B A.</translation>
    </message>
    <message>
        <source>Meeting after each short operation costs more time than the threads save.</source>
        <translation>Nach jeder kurzen Operation aufeinander zu warten, kostet mehr Zeit, als die Threads sparen.</translation>
    </message>
    <message>
        <source>At few iterations, starting the work counts: a launch, or waking the threads. At many, only the arithmetic counts. So the lead can change, in either direction.</source>
        <translation>Bei wenigen Iterationen zählt der Beginn der Arbeit: ein Kernelstart oder das Wecken der Threads. Bei vielen zählt nur das Rechnen. Darum kann die Führung wechseln, in beide Richtungen.</translation>
    </message>
    <message>
        <source>More rows repeat the same batch more often, so they hardly change the speed-up. The exception is a table that no longer fits into the CPU&apos;s cache.</source>
        <translation>Mehr Zeilen wiederholen denselben Batch öfter, darum ändern sie die Beschleunigung kaum. Die Ausnahme ist eine Tabelle, die nicht mehr in den Cache der CPU passt.</translation>
    </message>
    <message>
        <source>Much arithmetic for each number moved suits a GPU. The published M1 is another device with another program.</source>
        <translation>Viel Rechenarbeit je bewegter Zahl passt zu einer GPU. Die veröffentlichten Zeiten stammen von einem anderen Gerät, einem M1, mit einem anderen Programm.</translation>
    </message>
    <message>
        <source>Name two costs that a GPU pays besides 400 multiplications. Which of them matters less for a longer vector?</source>
        <translation>Nennen Sie zwei Dinge, die eine GPU außer 400 Multiplikationen Zeit kosten. Welches davon fällt bei einem längeren Vektor weniger ins Gewicht?</translation>
    </message>
    <message>
        <source>Neither is clearly faster. The verdict does not say why: look at where the time goes.</source>
        <translation>Keine ist klar schneller. Das Urteil sagt nicht, warum: Sehen Sie nach, wo die Zeit bleibt.</translation>
    </message>
    <message>
        <source>Neither is clearly faster anywhere in this range.</source>
        <translation>In diesem Bereich ist keine von beiden klar schneller.</translation>
    </message>
    <message>
        <source>Neither launches nor memory makes one engine clearly faster on this machine.</source>
        <translation>Auf diesem Rechner geben weder Kernelstarts noch Speicher einer Engine einen sicheren Vorsprung.</translation>
    </message>
    <message>
        <source>Neither is certainly faster by more than 3 %. Would a larger batch change that?</source>
        <translation>Keine ist mit Sicherheit um mehr als 3 % schneller. Würde ein größerer Batch das ändern?</translation>
    </message>
    <message>
        <source>Nothing runs: a model predicts each point.</source>
        <translation>Ausgeführt wird nichts: Ein Modell sagt jeden Punkt vorher.</translation>
    </message>
    <message>
        <source>Now 83 million numbers: 1 GB, more than any cache holds. All of it passes between main memory and the core.</source>
        <translation>Nun 83 Millionen Zahlen: 1 GB, mehr als jeder Cache fasst. Alle müssen zwischen Hauptspeicher und Kern übertragen werden.</translation>
    </message>
    <message>
        <source>Now GPUs, predicted by a model: one A100 against four that share each batch. In each step they add up their gradients, here over PCIe, not over the faster NVLink.</source>
        <translation>Nun GPUs, von einem Modell vorhergesagt: eine A100 gegen vier, die sich jeden Batch teilen. In jedem Schritt addieren sie ihre Gradienten, hier über PCIe, nicht über das schnellere NVLink.</translation>
    </message>
    <message>
        <source>Now each run copies both vectors to the GPU and the result back, as a program must if its numbers are in main memory. The axis: how many numbers.</source>
        <translation>Nun kopiert jeder Lauf beide Vektoren zur GPU und das Ergebnis zurück, wie es ein Programm tun muss, wenn seine Zahlen im Hauptspeicher liegen. Die Achse: wie viele Zahlen.</translation>
    </message>
    <message>
        <source>Now one thread against all threads of this CPU.</source>
        <translation>Nun ein Thread gegen alle Threads dieser CPU.</translation>
    </message>
    <message>
        <source>Now the quality. In this tab, Ctrl+T trains both networks. Look at the accuracy over the seconds: which curve is higher at the same second? Ctrl+T again stops it.</source>
        <translation>Nun zur Qualität. In diesem Reiter trainiert Strg+T beide Netze. Sehen Sie sich die Genauigkeit über der Zeit an: Welche Kurve liegt in derselben Sekunde höher? Noch einmal Strg+T hält das Training an.</translation>
    </message>
    <message>
        <source>Now the whole CPU against the GPU. The axis: the largest number of iterations for a pixel.</source>
        <translation>Nun die ganze CPU gegen die GPU. Die Achse: die Höchstzahl der Iterationen je Pixel.</translation>
    </message>
    <message>
        <source>About 5 of 100 intervals with 95 % miss the true value by chance, few of them by more than 3 %. Other programs, the clock or the place of the data in memory are likelier. Measure again before you believe it.</source>
        <translation>Von 100 Intervallen mit 95 % verfehlen etwa 5 den wahren Wert durch Zufall, wenige davon um mehr als 3 %. Wahrscheinlicher sind andere Programme, der Takt oder die Lage der Daten im Speicher. Messen Sie noch einmal, bevor Sie es glauben.</translation>
    </message>
    <message>
        <source>On this image no difference is certain. If the GPU is predicted, its range may be too wide.</source>
        <translation>Bei diesem Bild ist kein Unterschied sicher. Ist die GPU vorhergesagt, ist vielleicht ihr Bereich zu breit.</translation>
    </message>
    <message>
        <source>On this machine no effect of the batch size on the time of an epoch is certain.</source>
        <translation>Auf diesem Rechner ist keine Wirkung der Batch-Größe auf die Zeit einer Epoche sicher.</translation>
    </message>
    <message>
        <source>For such a network, this measurement shows no certain difference. That is a result, too.</source>
        <translation>Für ein solches Netz zeigt diese Messung keinen sicheren Unterschied. Auch das ist ein Ergebnis.</translation>
    </message>
    <message>
        <source>Suppose a point lies at 0.5 in the chart of the speed-up. Which engine is faster there, and how many times as fast?</source>
        <translation>Angenommen, ein Punkt liegt im Diagramm der Beschleunigung bei 0,5. Welche Engine ist dort schneller, und um welchen Faktor?</translation>
    </message>
    <message>
        <source>One run takes millionths of a second, so each repetition times many of them.</source>
        <translation>Ein Lauf dauert Millionstelsekunden, darum umfasst jede Einzelmessung viele davon.</translation>
    </message>
    <message>
        <source>One thread against all threads of this CPU. The work: the multiplication of two n x n matrices.</source>
        <translation>Ein Thread gegen alle Threads dieser CPU. Die Aufgabe: die Multiplikation zweier n×n-Matrizen.</translation>
    </message>
    <message>
        <source>One thread alone is faster.</source>
        <translation>Ein Thread allein ist schneller.</translation>
    </message>
    <message>
        <source>One thread already uses the bandwidth of main memory, or there is only one core for this program.</source>
        <translation>Ein Thread nutzt die Bandbreite des Hauptspeichers schon aus, oder diesem Programm steht nur ein Kern zur Verfügung.</translation>
    </message>
    <message>
        <source>One thread and 2000 numbers. The three vectors take 24 kB: that fits into the first cache of most CPUs. Nothing is measured yet.</source>
        <translation>Ein Thread und 2000 Zahlen. Die drei Vektoren brauchen 24 kB: Das passt in den ersten Cache der meisten CPUs. Noch ist nichts gemessen.</translation>
    </message>
    <message>
        <source>One thread did not use the whole bandwidth of main memory. The factor ends where all threads together reach it.</source>
        <translation>Ein Thread hat die Bandbreite des Hauptspeichers nicht ganz ausgenutzt. Der Faktor wächst, bis alle Threads zusammen sie erreichen.</translation>
    </message>
    <message>
        <source>Published elsewhere, for a Core i7-8700 and an RTX 2070: NumPy 0.42 µs, CuPy with the data on the GPU 10.6 µs, a kernel with copies 164 µs. Source: Makina Corpus, &apos;Calculez sur GPU avec Python&apos;, part 2, no author named, undated.</source>
        <translation>Anderswo veröffentlicht, für einen Core i7-8700 und eine RTX 2070: NumPy 0,42 µs, CuPy mit den Daten auf der GPU 10,6 µs, ein Kernel mit Kopien 164 µs. Quelle: Makina Corpus, „Calculez sur GPU avec Python“, Teil 2, ohne Angabe von Autor und Datum.</translation>
    </message>
    <message>
        <source>Published elsewhere: NumPy 2.401 s on a Core i7-8700, CuPy 0.375 s on an RTX 2070. That is 6.40 times as fast; the article says 6.76. Source: Makina Corpus, &apos;Calculez sur GPU avec Python&apos;, part 2, no author named, undated.</source>
        <translation>Anderswo veröffentlicht: NumPy 2,401 s auf einem Core i7-8700, CuPy 0,375 s auf einer RTX 2070. Das ist 6,40-mal so schnell; der Artikel nennt 6,76. Quelle: Makina Corpus, „Calculez sur GPU avec Python“, Teil 2, ohne Angabe von Autor und Datum.</translation>
    </message>
    <message>
        <source>Read the group&apos;s curves at 5 neurons: a step took 1.25 ms on the group&apos;s CPU and 3.5 ms on the group&apos;s GPU. So few neurons need far less. Most of that time is the overhead of the framework.</source>
        <translation>Lesen Sie die Kurven der Gruppe bei 5 Neuronen ab: Ein Schritt dauerte dort auf der CPU 1,25 ms und auf der GPU 3,5 ms. So wenige Neuronen brauchen selbst viel weniger Zeit. Das meiste ist also Overhead des Frameworks.</translation>
    </message>
    <message>
        <source>Reading the charts</source>
        <translation>Diagramme lesen</translation>
    </message>
    <message>
        <source>Second change: the batch size, along the axis, for the CPU and the GPU.</source>
        <translation>Zweite Änderung: die Batch-Größe, entlang der Achse, für CPU und GPU.</translation>
    </message>
    <message>
        <source>Setting A needs 2 s for an epoch and 30 epochs, setting B 5 s and 10 epochs. Which one has the good model first?</source>
        <translation>Einstellung A braucht 2 s je Epoche und 30 Epochen, Einstellung B 5 s und 10 Epochen. Welche liefert zuerst ein gutes Modell?</translation>
    </message>
    <message>
        <source>Small matrices are faster on one engine, large ones on the other. No single number says both.</source>
        <translation>Kleine Matrizen sind auf der einen Engine schneller, große auf der anderen. Eine einzige Zahl kann nicht beides sagen.</translation>
    </message>
    <message>
        <source>Such a small model gives each launch too little work.</source>
        <translation>Ein so kleines Modell gibt jedem Kernelstart zu wenig Arbeit.</translation>
    </message>
    <message>
        <source>Source: &apos;CPU vs GPU Training Performance&apos;, lzwjava.github.io, November 2025. The page says that an AI wrote it. nanoGPT is by Andrej Karpathy, github.com/karpathy/nanoGPT.</source>
        <translation>Quelle: „CPU vs GPU Training Performance“, lzwjava.github.io, November 2025. Laut der Seite hat eine KI sie geschrieben. nanoGPT stammt von Andrej Karpathy, github.com/karpathy/nanoGPT.</translation>
    </message>
    <message>
        <source>Ten kinds of small images, 32 x 32 pixels: a convolutional network learns to tell them apart. Published elsewhere, for a MacBook Air (M1): an epoch took 10 s on the CPU and 11 to 12 s on the GPU. Source: Guest-01, &apos;CPU vs GPU benchmark&apos;, github.com/Guest-01/machine-learning-studies, 20 November 2021.</source>
        <translation>Zehn Arten kleiner Bilder, 32 × 32 Pixel: Ein Faltungsnetz lernt, sie zu unterscheiden. Anderswo veröffentlicht, für ein MacBook Air (M1): Eine Epoche dauerte auf der CPU 10 s, auf der GPU 11 bis 12 s. Quelle: Guest-01, „CPU vs GPU benchmark“, github.com/Guest-01/machine-learning-studies, 20. November 2021.</translation>
    </message>
    <message>
        <source>That is rare. Why? Is the machine busy?</source>
        <translation>Das ist selten. Warum? Ist der Rechner ausgelastet?</translation>
    </message>
    <message>
        <source>The 0.01 % was divided by the peak of an A100, 312 TFLOP/s in bf16, on every device. Divided by the peak of the device that did the work, the figure says something about the program.</source>
        <translation>Die 0,01 % waren bei jedem Gerät auf die Spitzenleistung einer A100 bezogen, 312 TFLOP/s in bf16. Bezogen auf die Spitzenleistung des Geräts, das gerechnet hat, sagt die Zahl etwas über das Programm aus.</translation>
    </message>
    <message>
        <source>The CPU is faster.</source>
        <translation>Die CPU ist schneller.</translation>
    </message>
    <message>
        <source>The GPU is faster.</source>
        <translation>Die GPU ist schneller.</translation>
    </message>
    <message>
        <source>The GPU is not clearly slower anywhere in this range.</source>
        <translation>Die GPU ist in diesem Bereich nirgends klar langsamer.</translation>
    </message>
    <message>
        <source>The GPU is not clearly faster anywhere in this range.</source>
        <translation>Die GPU ist in diesem Bereich nirgends klar schneller.</translation>
    </message>
    <message>
        <source>The GPU, with float64 as well. The thin line is the curve with float32: how does its advantage change? A predicted GPU does not help here: the model counts float64 as fast as float32, and many real GPUs are much slower.</source>
        <translation>Die GPU, auch mit float64. Die dünne Linie ist die Kurve mit float32: Wie ändert sich ihr Vorsprung? Eine vorhergesagte GPU hilft hier nicht: Das Modell rechnet float64 so schnell wie float32, viele echte GPUs sind viel langsamer.</translation>
    </message>
    <message>
        <source>The Mandelbrot set: for each pixel of an image the same few multiplications and additions, until the number escapes. Hardly any data, almost only arithmetic. Who is faster?</source>
        <translation>Die Mandelbrotmenge: für jedes Pixel eines Bildes dieselben wenigen Multiplikationen und Additionen, bis die Zahl entkommt. Kaum Daten, fast nur Rechenarbeit. Wer ist schneller?</translation>
    </message>
    <message>
        <source>The data are in the memory of the GPU, which is faster than main memory. The launches of small batches do not use up that advantage.</source>
        <translation>Die Daten liegen im Speicher der GPU, der schneller ist als der Hauptspeicher. Die Kernelstarts kleiner Batches zehren diesen Vorsprung nicht auf.</translation>
    </message>
    <message>
        <source>The epoch is faster with 1024 samples in a batch.</source>
        <translation>Die Epoche ist mit 1024 Beispielen im Batch schneller.</translation>
    </message>
    <message>
        <source>The epoch is faster with 32 samples in a batch.</source>
        <translation>Die Epoche ist mit 32 Beispielen im Batch schneller.</translation>
    </message>
    <message>
        <source>The exchange of gradients takes longer than what four GPUs save.</source>
        <translation>Der Austausch der Gradienten kostet mehr Zeit, als vier GPUs sparen.</translation>
    </message>
    <message>
        <source>The group published &apos;at least 1000 neurons&apos; for a P100. The dotted curves are the group&apos;s points. Where do these curves cross? Source: HEP Software Foundation, &apos;Machine Learning on GPU&apos;, &apos;Run time comparisons&apos;, hsf-training.github.io, maintained by Anna Scaife, undated.</source>
        <translation>Die Gruppe veröffentlichte „mindestens 1000 Neuronen“ für eine P100. Die gepunkteten Kurven zeigen die Werte der Gruppe: Wo kreuzen sie sich? Quelle: HEP Software Foundation, „Machine Learning on GPU“, „Run time comparisons“, hsf-training.github.io, betreut von Anna Scaife, ohne Datum.</translation>
    </message>
    <message>
        <source>The image is small, or this GPU computes hardly faster than the CPU.</source>
        <translation>Das Bild ist klein, oder diese GPU rechnet kaum schneller als die CPU.</translation>
    </message>
    <message>
        <source>The textbook loop is faster.</source>
        <translation>Die Lehrbuch-Schleife ist schneller.</translation>
    </message>
    <message>
        <source>The promise of 148.7 times counts cores and clock. It leaves out the launch of the kernel.</source>
        <translation>Die versprochene 148,7-fache Geschwindigkeit beruht nur auf Kernen und Takt. Der Kernelstart fehlt darin.</translation>
    </message>
    <message>
        <source>The range of the prediction is wider than the difference.</source>
        <translation>Die Unsicherheit der Vorhersage ist größer als der Unterschied.</translation>
    </message>
    <message>
        <source>Did the ratio on paper promise a clear winner? It knows neither launches nor the size of the work.</source>
        <translation>Versprach das Verhältnis auf dem Papier einen klaren Sieger? Es kennt weder Kernelstarts noch die Größe der Aufgabe.</translation>
    </message>
    <message>
        <source>The roofline shows both limits of a device: memory bandwidth on the left, arithmetic on the right. A ratio on paper divides the limits of two devices. Few programs reach them.</source>
        <translation>Das Roofline-Diagramm zeigt beide Grenzen eines Geräts: links die Speicherbandbreite, rechts das Rechnen. Ein Verhältnis auf dem Papier teilt die Grenze des einen Geräts durch die des anderen. Nur wenige Programme erreichen sie.</translation>
    </message>
    <message>
        <source>The rows are already in the memory of each engine. The CPU takes 256 at a time, the GPU 512. Source: zakariaaithssain and team, notebook &apos;Régression Logistique : quand le CPU bat le GPU&apos;, github.com/zakariaaithssain/gpu-acceleration-n8n-pipeline, 31 January 2026.</source>
        <translation>Die Zeilen liegen schon im Speicher jeder Engine. Die CPU verarbeitet 256 auf einmal, die GPU 512. Quelle: zakariaaithssain und Team, Notebook „Régression Logistique : quand le CPU bat le GPU“, github.com/zakariaaithssain/gpu-acceleration-n8n-pipeline, 31. Januar 2026.</translation>
    </message>
    <message>
        <source>The same CPU twice, the same work, in turn. The only real difference is where their data lie in memory. That changes the time, mostly by no more than 3 %.</source>
        <translation>Zweimal dieselbe CPU, dieselbe Arbeit, abwechselnd gemessen. Wirklich verschieden ist nur, wo ihre Daten im Speicher liegen. Das ändert die Zeit, meist um höchstens 3 %.</translation>
    </message>
    <message>
        <source>The same as published: 32 images at a time are too little work for each launch on this GPU.</source>
        <translation>Wie veröffentlicht: 32 Bilder auf einmal sind für diese GPU zu wenig Arbeit je Kernelstart.</translation>
    </message>
    <message>
        <source>The same core, the same clock, the same result. Vectors, registers and caches make the factor. Cores times clock contains none of them.</source>
        <translation>Derselbe Kern, derselbe Takt, dasselbe Ergebnis. Vektoren, Register und Caches machen den Faktor aus. „Kerne mal Takt“ enthält nichts davon.</translation>
    </message>
    <message>
        <source>The same image in float64.</source>
        <translation>Dasselbe Bild in float64.</translation>
    </message>
    <message>
        <source>The same image, 300 x 250 pixels.</source>
        <translation>Dasselbe Bild, 300 × 250 Pixel.</translation>
    </message>
    <message>
        <source>The same network twice on the same CPU: with 32 and with 1024 samples in a batch. The chart shows the time of an epoch, in which each sample is used once.</source>
        <translation>Zweimal dasselbe Netz auf derselben CPU: mit 32 und mit 1024 Beispielen im Batch. Das Diagramm zeigt die Zeit einer Epoche, in der jedes Beispiel einmal benutzt wird.</translation>
    </message>
    <message>
        <source>The same network with 1024 events in a batch instead of 32. Each step has 32 times the arithmetic and copies 32 times the data, but has the same number of launches.</source>
        <translation>Dasselbe Netz mit 1024 Ereignissen im Batch statt 32. Jeder Schritt rechnet und kopiert 32-mal so viel, hat aber gleich viele Kernelstarts.</translation>
    </message>
    <message>
        <source>The speed-up is the time of the first engine divided by the time of the second. Above the line of 1 the second engine is faster, below it the first. A point is too close to call if its bar reaches within 3 % of 1.</source>
        <translation>Die Beschleunigung ist die Zeit der ersten Engine, geteilt durch die Zeit der zweiten. Über der Linie bei 1 ist die zweite Engine schneller, darunter die erste. Ein Punkt ist zu knapp für ein Urteil, wenn sein Fehlerbalken bis auf 3 % an 1 heranreicht.</translation>
    </message>
    <message>
        <source>The table grows from one hundred thousand to ten million rows. Does that change which engine is faster? Why?</source>
        <translation>Die Tabelle wächst von hunderttausend auf zehn Millionen Zeilen. Ändert das, welche Engine schneller ist? Warum?</translation>
    </message>
    <message>
        <source>The threads wait for each other, or other programs use the cores.</source>
        <translation>Die Threads warten aufeinander, oder andere Programme benutzen die Kerne.</translation>
    </message>
    <message>
        <source>The vector code is faster.</source>
        <translation>Der Vektorcode ist schneller.</translation>
    </message>
    <message>
        <source>The verdict needs the whole 95 % interval to lie more than 3 % from 1. An interval from 1.005 to 1.02 is too close to call, although it does not contain 1.</source>
        <translation>Für ein Urteil muss das ganze 95-%-Intervall mehr als 3 % von 1 entfernt liegen. Ein Intervall von 1,005 bis 1,02 ist zu knapp für ein Urteil, obwohl es 1 nicht enthält.</translation>
    </message>
    <message>
        <source>The work is over before the threads have met, or there is only one core.</source>
        <translation>Die Arbeit ist getan, bevor alle Threads bereit sind, oder es gibt nur einen Kern.</translation>
    </message>
    <message>
        <source>The work: 400 multiplications. The numbers are already in the memory of each engine, so no copies are counted. Nothing is measured yet.</source>
        <translation>Die Aufgabe für beide Engines: 400 Multiplikationen. Die Zahlen liegen schon im Speicher jeder Engine, also zählen keine Kopien. Noch ist nichts gemessen.</translation>
    </message>
    <message>
        <source>There is a crossover in this range.</source>
        <translation>In diesem Bereich gibt es einen Überholpunkt.</translation>
    </message>
    <message>
        <source>There is only one core for this program, or other programs use the rest.</source>
        <translation>Diesem Programm steht nur ein Kern zur Verfügung, oder andere Programme benutzen den Rest.</translation>
    </message>
    <message>
        <source>This share is relative to the peak that was measured on this CPU.</source>
        <translation>Dieser Anteil bezieht sich auf die Spitzenleistung, die an dieser CPU gemessen wurde.</translation>
    </message>
    <message>
        <source>Three charts show the same measurements: the time, the throughput and the speed-up. In four minutes you can read all three.</source>
        <translation>Drei Diagramme zeigen dieselben Messungen: die Zeit, den Durchsatz und die Beschleunigung. In vier Minuten können Sie alle drei lesen.</translation>
    </message>
    <message>
        <source>Three numbers are copied for each multiplication. The copies cost more than the multiplications, however many there are.</source>
        <translation>Für jede Multiplikation werden drei Zahlen kopiert. Die Kopien kosten mehr als die Multiplikationen, ganz gleich, wie viele es sind.</translation>
    </message>
    <message>
        <source>Too close to call: no difference of more than 3 % is certain.</source>
        <translation>Zu knapp für ein Urteil: Ob der Unterschied mehr als 3 % beträgt, steht nicht fest.</translation>
    </message>
    <message>
        <source>Training steps with 32 images each.</source>
        <translation>Trainingsschritte mit je 32 Bildern.</translation>
    </message>
    <message>
        <source>Training steps with both batch sizes, in turn.</source>
        <translation>Trainingsschritte mit beiden Batch-Größen, abwechselnd.</translation>
    </message>
    <message>
        <source>Twice the workers, twice the speed?</source>
        <translation>Doppelt so viele Arbeiter, doppelt so schnell?</translation>
    </message>
    <message>
        <source>Two convolutions with 32 and 64 filters, 32 images at a time. A convolution uses each of its few weights at every place of the image.</source>
        <translation>Zwei Faltungen mit 32 und 64 Filtern, 32 Bilder auf einmal. Eine Faltung benutzt jedes ihrer wenigen Gewichte an jeder Stelle des Bildes.</translation>
    </message>
    <message>
        <source>Two effects oppose each other: the memory of a GPU is faster, but each batch costs a launch.</source>
        <translation>Zwei Effekte wirken gegeneinander: Der Speicher einer GPU ist schneller, aber jeder Batch kostet einen Kernelstart.</translation>
    </message>
    <message>
        <source>Two laptops report a utilisation of 5 % and 10 %. What must you know before you call the second one better?</source>
        <translation>Zwei Laptops melden Auslastungen von 5 % und 10 %. Was müssen Sie wissen, bevor Sie den zweiten besser nennen?</translation>
    </message>
    <message>
        <source>Two programs multiply n x n matrices on one core: the textbook loop, and vector code, which computes several numbers with one instruction. Both axes of each chart are logarithmic: equal distances are equal factors.</source>
        <translation>Zwei Programme multiplizieren n×n-Matrizen auf einem Kern: die Lehrbuch-Schleife und Vektorcode, der mit einem Befehl mehrere Zahlen berechnet. Beide Achsen jedes Diagramms sind logarithmisch: Gleiche Abstände bedeuten gleiche Faktoren.</translation>
    </message>
    <message>
        <source>Two threads should be twice as fast as one, and four GPUs four times as fast as one. When is that true?</source>
        <translation>Zwei Threads sollten doppelt so schnell sein wie einer und vier GPUs viermal so schnell wie eine. Wann stimmt das?</translation>
    </message>
    <message>
        <source>Usually a CPU has finished 400 numbers before a GPU begins. Look at both times: which of them is unusual?</source>
        <translation>Meist ist eine CPU mit 400 Zahlen fertig, bevor eine GPU beginnt. Sehen Sie sich beide Zeiten an: Welche ist ungewöhnlich?</translation>
    </message>
    <message>
        <source>Usually there is a factor of ten or more. Is the machine busy?</source>
        <translation>Meist ist es ein Faktor von zehn oder mehr. Ist der Rechner ausgelastet?</translation>
    </message>
    <message>
        <source>Waking the threads and waiting for the last one takes time. Above the crossover the work is long enough to pay for it. The crossover is an interval: it lies between two points that have a verdict.</source>
        <translation>Die Threads zu wecken und auf den letzten zu warten, kostet Zeit. Oberhalb des Überholpunkts gibt es genug zu tun, um das aufzuwiegen. Der Überholpunkt ist ein Intervall: Er liegt zwischen zwei Punkten mit einem Urteil.</translation>
    </message>
    <message>
        <source>Watch the bars at the points. A point whose bar reaches within 3 % of 1 is too close to call.</source>
        <translation>Achten Sie auf die Fehlerbalken an den Punkten. Ein Punkt, dessen Fehlerbalken bis auf 3 % an 1 heranreicht, ist zu knapp für ein Urteil.</translation>
    </message>
    <message>
        <source>What share of its peak is left with 1 GB? Guess in per cent.</source>
        <translation>Welcher Anteil seiner Spitzenleistung bleibt bei 1 GB? Schätzen Sie in Prozent.</translation>
    </message>
    <message>
        <source>What share of its peak of arithmetic does this thread reach with 24 kB? Guess in per cent.</source>
        <translation>Welchen Anteil seiner Spitzenleistung beim Rechnen erreicht dieser Thread mit 24 kB? Schätzen Sie in Prozent.</translation>
    </message>
    <message>
        <source>What the threads gain and what waking them costs are too close to tell apart, or there is only one core.</source>
        <translation>Der Gewinn durch die Threads und die Kosten des Weckens lassen sich nicht sicher unterscheiden, oder es gibt nur einen Kern.</translation>
    </message>
    <message>
        <source>What will the verdict be? The first engine in the list is the baseline.</source>
        <translation>Wie wird das Urteil lauten? Die erste Engine der Liste ist die Baseline.</translation>
    </message>
    <message>
        <source>Where does an image classifier spend its time?</source>
        <translation>Womit verbringt ein Bildklassifikator seine Zeit?</translation>
    </message>
    <message>
        <source>Where does the GPU overtake now: further left, further right, or where it did before?</source>
        <translation>Wo überholt die GPU jetzt: weiter links, weiter rechts oder an derselben Stelle wie vorher?</translation>
    </message>
    <message>
        <source>Where does the memory end?</source>
        <translation>Wo endet der Speicher?</translation>
    </message>
    <message>
        <source>Which engine is faster can depend on the digits that you need. The thin line is the curve with float32: compare.</source>
        <translation>Welche Engine schneller ist, kann davon abhängen, wie viele Stellen Sie brauchen. Die dünne Linie ist die Kurve mit float32: Vergleichen Sie beide.</translation>
    </message>
    <message>
        <source>Which operation takes the most time? Look at the bars: convolutions, forward and backward, against pooling, matrix multiplications and copies.</source>
        <translation>Welche Operation braucht die meiste Zeit? Sehen Sie sich die Balken an: Faltungen, vorwärts und rückwärts, gegen Pooling, Matrixmultiplikationen und Kopien.</translation>
    </message>
    <message>
        <source>Why? Tell your neighbour, then go on.</source>
        <translation>Warum? Erklären Sie es der Person neben Ihnen, dann geht es weiter.</translation>
    </message>
    <message>
        <source>With 1024 samples in a batch, an epoch has 32 times fewer steps. Each step follows a more exact gradient, but goes no further. A larger learning rate can win part of that back.</source>
        <translation>Mit 1024 Beispielen im Batch hat eine Epoche nur ein Zweiunddreißigstel der Schritte. Jeder Schritt folgt einem genaueren Gradienten, geht aber nicht weiter. Eine größere Lernrate kann einen Teil davon zurückgewinnen.</translation>
    </message>
    <message>
        <source>With 32 times the events per launch, fewer neurons are enough to pay for the launches. Whoever chooses the batch size moves the crossover.</source>
        <translation>Bei 32-mal so vielen Ereignissen je Kernelstart genügen weniger Neuronen, um die Kernelstarts aufzuwiegen. Wer die Batch-Größe wählt, verschiebt den Überholpunkt.</translation>
    </message>
    <message>
        <source>With the larger batch, too, no difference is certain.</source>
        <translation>Auch mit dem größeren Batch ist kein Unterschied sicher.</translation>
    </message>
    <message>
        <source>You can explain why a ratio on paper differs from a measured one.</source>
        <translation>Sie können erklären, warum ein Verhältnis auf dem Papier vom gemessenen abweicht.</translation>
    </message>
    <message>
        <source>You can explain why small work does not pay on a GPU and what copies cost.</source>
        <translation>Sie können erklären, warum sich kleine Aufgaben auf einer GPU nicht lohnen und was Kopien kosten.</translation>
    </message>
    <message>
        <source>You can find the caches of a CPU in a curve of throughput.</source>
        <translation>Sie können die Caches einer CPU in einer Kurve des Durchsatzes finden.</translation>
    </message>
    <message>
        <source>You can name the operation that takes most of a training step.</source>
        <translation>Sie können die Operation nennen, die den größten Teil eines Trainingsschritts braucht.</translation>
    </message>
    <message>
        <source>You can read a factor off a logarithmic axis and say what the line of 1 means.</source>
        <translation>Sie können an einer logarithmischen Achse einen Faktor ablesen und sagen, was die Linie bei 1 bedeutet.</translation>
    </message>
    <message>
        <source>You can say what a larger batch changes and what more rows do not.</source>
        <translation>Sie können sagen, was ein größerer Batch ändert, mehr Zeilen aber nicht.</translation>
    </message>
    <message>
        <source>You can say what a utilisation is divided by and which share of its peak a small GPT reaches.</source>
        <translation>Sie können sagen, auf welche Spitzenleistung sich eine Auslastung bezieht und welchen Anteil der Spitzenleistung ein kleines GPT erreicht.</translation>
    </message>
    <message>
        <source>You can say what vectors and a GPU each contribute, and what float64 costs.</source>
        <translation>Sie können sagen, was Vektoren und eine GPU jeweils beitragen und was float64 kostet.</translation>
    </message>
    <message>
        <source>You can say when a measured difference is too close to call.</source>
        <translation>Sie können sagen, wann ein gemessener Unterschied zu knapp für ein Urteil ist.</translation>
    </message>
    <message>
        <source>You can say where the crossover of a network lies and how the batch size moves it.</source>
        <translation>Sie können sagen, wo der Überholpunkt eines Netzes liegt und wie die Batch-Größe ihn verschiebt.</translation>
    </message>
    <message>
        <source>You can say why the fastest epoch does not have to give a good model first.</source>
        <translation>Sie können sagen, warum die schnellste Epoche nicht als Erste zu einem guten Modell führen muss.</translation>
    </message>
    <message>
        <source>You can say why twice the threads or GPUs are not always twice as fast.</source>
        <translation>Sie können sagen, warum doppelt so viele Threads oder GPUs nicht immer doppelt so schnell sind.</translation>
    </message>
    <message>
        <source>You need an image in float64. Which two figures of a GPU&apos;s data sheet do you compare?</source>
        <translation>Sie brauchen ein Bild in float64. Welche zwei Angaben im Datenblatt einer GPU vergleichen Sie?</translation>
    </message>
    <message>
        <source>Your turn: drag the number of hidden neurons to 20 or less and watch the headline.</source>
        <translation>Jetzt Sie: Ziehen Sie die Zahl der verborgenen Neuronen auf 20 oder weniger und achten Sie auf die Überschrift.</translation>
    </message>
    <message>
        <source>12 against 48 sequences in a step.</source>
        <translation>12 gegen 48 Sequenzen in einem Schritt.</translation>
    </message>
    <message>
        <source>A batch of 12 is faster.</source>
        <translation>Ein Batch von 12 ist schneller.</translation>
    </message>
    <message>
        <source>A batch of 48 is faster for the same text.</source>
        <translation>Ein Batch von 48 ist für denselben Text schneller.</translation>
    </message>
    <message>
        <source>A chatbot gave eight tips for training a small GPT on a laptop. They sound alike, right or wrong. Guess which hold on this machine, then measure each one.</source>
        <translation>Ein Chatbot gab acht Tipps zum Training eines kleinen GPT auf einem Laptop. Ob richtig oder falsch: Sie klingen alle gleich. Schätzen Sie, welche hier stimmen, und messen Sie dann jeden.</translation>
    </message>
    <message>
        <source>A larger batch shares the cost of a step among more sequences. But it also makes fewer steps: after the same text, the model may have learned less. Faster is not better.</source>
        <translation>Ein größerer Batch verteilt die Kosten eines Schritts auf mehr Sequenzen. Er macht aber auch weniger Schritte: Nach demselben Text hat das Modell vielleicht weniger gelernt. Schneller ist nicht besser.</translation>
    </message>
    <message>
        <source>A million numbers, copies included: which engine is faster?</source>
        <translation>Eine Million Zahlen, Kopien eingeschlossen: Welche Engine ist schneller?</translation>
    </message>
    <message>
        <source>A multiplication uses each number once. To a GPU with memory of its own, copying it usually takes longer than using it. Whether copies count depends on where your data are before and after. A speed-up that does not say so is worth nothing.</source>
        <translation>Eine Multiplikation nutzt jede Zahl einmal. Zu einer GPU mit eigenem Speicher dauert das Kopieren meist länger als das Nutzen. Ob Kopien zählen, hängt davon ab, wo Ihre Daten vorher und nachher sind. Eine Beschleunigung ohne diese Angabe ist nichts wert.</translation>
    </message>
    <message>
        <source>A page reports 24,000 times as fast, timed around one call in Python. Which two questions do you ask?</source>
        <translation>Eine Webseite meldet „24.000-mal so schnell“, gemessen rund um einen Aufruf in Python. Welche zwei Fragen stellen Sie?</translation>
    </message>
    <message>
        <source>A second mistake. The data lie in main memory and must be copied to the GPU and back. The red stopwatch leaves the copies out. A GPU that shares the CPU&apos;s memory copies nothing, nor does OpenCL on the CPU: its red point lies beside the honest one.</source>
        <translation>Ein zweiter Fehler. Die Daten liegen im Hauptspeicher und müssen zur GPU und zurück kopiert werden. Die rote Stoppuhr misst die Kopien nicht mit. Eine GPU, die den Speicher der CPU mitbenutzt, kopiert nichts, OpenCL auf der CPU ebenso wenig: Der rote Punkt liegt dann neben dem ehrlichen.</translation>
    </message>
    <message>
        <source>A step has about twenty kernels. Their arithmetic takes a few microseconds together. But each bar also contains the start of its kernel, about 1.5 µs. All starts, with launching and waiting, take most of the step.</source>
        <translation>Ein Schritt hat etwa zwanzig Kernel. Zusammen rechnen sie nur wenige Mikrosekunden. Aber jeder Balken enthält auch den Start seines Kernels, etwa 1,5 µs. Alle Starts zusammen, mit „Starten und Warten“, brauchen den größten Teil des Schritts.</translation>
    </message>
    <message>
        <source>Advice from a chatbot</source>
        <translation>Rat von einem Chatbot</translation>
    </message>
    <message>
        <source>All threads together are faster. An opponent with one thread wastes that advantage.</source>
        <translation>Alle Threads zusammen sind schneller. Ein Gegner mit einem Thread verschenkt diesen Vorsprung.</translation>
    </message>
    <message>
        <source>All threads together are faster: the tip holds here.</source>
        <translation>Alle Threads zusammen sind schneller: Der Tipp stimmt hier.</translation>
    </message>
    <message>
        <source>At n = 1024: how many times as fast as the CPU is the GPU, by the honest stopwatch?</source>
        <translation>Bei n = 1024: Um welchen Faktor ist die GPU nach der ehrlichen Stoppuhr schneller als die CPU?</translation>
    </message>
    <message>
        <source>At n = 512, copies included: which engine is faster?</source>
        <translation>Bei n = 512, Kopien eingeschlossen: Welche Engine ist schneller?</translation>
    </message>
    <message>
        <source>At n = 512: how many times as fast as the textbook loop is this CPU alone?</source>
        <translation>Bei n = 512: Um welchen Faktor ist diese CPU ohne GPU schneller als die Lehrbuch-Schleife?</translation>
    </message>
    <message>
        <source>B. A GPU works through a queue. The call returns as soon as the work is in the queue. A clock that is read at that moment has measured the queueing. Its time hardly grows with n: that gives the mistake away.</source>
        <translation>B. Eine GPU arbeitet eine Warteschlange ab. Der Aufruf kehrt zurück, sobald die Arbeit eingereiht ist. Eine Uhr, die man dann abliest, hat nur das Einreihen gemessen. Ihre Zeit wächst kaum mit n: Das verrät den Fehler.</translation>
    </message>
    <message>
        <source>Both on the same CPU.</source>
        <translation>Beide auf derselben CPU.</translation>
    </message>
    <message>
        <source>Build a GPU that wins at 50 neurons</source>
        <translation>Eine GPU, die bei 50 Neuronen gewinnt</translation>
    </message>
    <message>
        <source>Claim 1: a GPU is 593 times as fast as a CPU, at a matrix multiplication of 4096 x 4096. The opponent was a textbook loop on one core. Here is that loop against the whole CPU, without any GPU. Source: Mufakir Qamar Ansari and Mudabir Qamar Ansari, &apos;Accelerating Matrix Multiplication: A Performance Comparison Between Multi-Core CPU and GPU&apos;, arXiv:2507.19723, July 2025.</source>
        <translation>Behauptung 1: Eine GPU ist 593-mal so schnell wie eine CPU, bei einer Matrixmultiplikation von 4096 × 4096. Der Gegner war eine Lehrbuch-Schleife auf einem Kern. Hier läuft diese Schleife gegen die ganze CPU, ohne GPU. Quelle: Mufakir Qamar Ansari und Mudabir Qamar Ansari, „Accelerating Matrix Multiplication: A Performance Comparison Between Multi-Core CPU and GPU“, arXiv:2507.19723, Juli 2025.</translation>
    </message>
    <message>
        <source>Claim 2: sorting 16.8 million numbers is 204 times as fast with CuPy as with NumPy. NumPy used one thread. Here four million numbers are multiplied, by one thread and by all. Source: Carpentries Incubator, &apos;GPU Programming&apos;, &apos;Introduction&apos;, carpentries-incubator.github.io, maintained by Alessio Sclocco, undated.</source>
        <translation>Behauptung 2: 16,8 Millionen Zahlen sortiert CuPy 204-mal so schnell wie NumPy. NumPy nutzte einen Thread. Hier werden vier Millionen Zahlen multipliziert, von einem Thread und von allen. Quelle: Carpentries Incubator, „GPU Programming“, „Introduction“, carpentries-incubator.github.io, betreut von Alessio Sclocco, ohne Datum.</translation>
    </message>
    <message>
        <source>Claim 3: a convolution is 116 times as fast with CuPy as on the CPU. The data lay on the GPU already. Here a matrix multiplication copies its data in and out. Source: Carpentries Incubator, &apos;GPU Programming&apos;, &apos;Using your GPU with CuPy&apos;, carpentries-incubator.github.io, maintained by Alessio Sclocco, undated.</source>
        <translation>Behauptung 3: Eine Faltung ist mit CuPy 116-mal so schnell wie auf der CPU. Die Daten lagen schon auf der GPU. Hier kopiert eine Matrixmultiplikation ihre Daten hin und zurück. Quelle: Carpentries Incubator, „GPU Programming“, „Using your GPU with CuPy“, carpentries-incubator.github.io, betreut von Alessio Sclocco, ohne Datum.</translation>
    </message>
    <message>
        <source>Claims on trial</source>
        <translation>Behauptungen auf dem Prüfstand</translation>
    </message>
    <message>
        <source>Does tip 1 hold here: are all threads faster than one?</source>
        <translation>Stimmt Tipp 1 hier: Sind alle Threads schneller als einer?</translation>
    </message>
    <message>
        <source>Does tip 3 hold here: is a batch of 48 faster for the same text?</source>
        <translation>Stimmt Tipp 3 hier: Ist ein Batch von 48 für denselben Text schneller?</translation>
    </message>
    <message>
        <source>Drag n to 256 or less. Which of the two times changes more?</source>
        <translation>Ziehen Sie n auf 256 oder weniger. Welche der beiden Zeiten ändert sich stärker?</translation>
    </message>
    <message>
        <source>Drag the number of elements to 10,000 or less. What is the bandwidth worth now?</source>
        <translation>Ziehen Sie die Zahl der Elemente auf 10.000 oder weniger. Was ist die Bandbreite jetzt wert?</translation>
    </message>
    <message>
        <source>Drag the number of elements to 100,000 or less. Does the verdict stay?</source>
        <translation>Ziehen Sie die Zahl der Elemente auf 100.000 oder weniger. Bleibt es bei diesem Urteil?</translation>
    </message>
    <message>
        <source>Each multiplication moves twelve bytes. The GPU waits for memory nearly all the time, so twice the bandwidth nearly halves it.</source>
        <translation>Jede Multiplikation bewegt zwölf Bytes. Die GPU wartet fast die ganze Zeit auf den Speicher; die doppelte Bandbreite halbiert die Zeit also fast.</translation>
    </message>
    <message>
        <source>Even with the copies, the GPU is faster.</source>
        <translation>Auch mit den Kopien ist die GPU schneller.</translation>
    </message>
    <message>
        <source>First attempt: four times the memory bandwidth. All else is as in the real card.</source>
        <translation>Erster Versuch: die vierfache Speicherbandbreite. Alles andere ist wie bei der echten Karte.</translation>
    </message>
    <message>
        <source>From 128 to 1024, with both stopwatches. Watch the red points: what do they claim?</source>
        <translation>Von 128 bis 1024, mit beiden Stoppuhren. Achten Sie auf die roten Punkte: Was behaupten sie?</translation>
    </message>
    <message>
        <source>Here both stopwatches are drawn on one time line: when the work was queued, begun and ended, and when each stopwatch was read. No factor is applied: both clocks really ran.</source>
        <translation>Hier liegen beide Stoppuhren auf einem Zeitstrahl: wann die Arbeit eingereiht, begonnen und beendet war und wann jede Uhr abgelesen wurde. Kein Faktor ist eingerechnet: Beide Uhren liefen wirklich.</translation>
    </message>
    <message>
        <source>How many times as fast as the card is the one with twice the bandwidth?</source>
        <translation>Um welchen Faktor ist die Karte mit der doppelten Bandbreite schneller als die echte?</translation>
    </message>
    <message>
        <source>How many times as fast is bf16 for this small GPT on an A100? Its peak is 16 times as high.</source>
        <translation>Um welchen Faktor ist bf16 für dieses kleine GPT auf einer A100 schneller? Die Spitzenleistung ist 16-mal so hoch.</translation>
    </message>
    <message>
        <source>How many times as fast is the engine that fuses?</source>
        <translation>Um welchen Faktor ist die Engine schneller, die Operationen verschmilzt?</translation>
    </message>
    <message>
        <source>In turn, on the same numbers.</source>
        <translation>Abwechselnd, mit denselben Zahlen.</translation>
    </message>
    <message>
        <source>Last attempt: the second card again, but a single launch takes 0.1 µs instead of 6 µs, and a copy 0.1 µs instead of 3 µs. Kernels in a row start faster in proportion.</source>
        <translation>Letzter Versuch: wieder die zweite Karte, aber ein einzelner Start dauert 0,1 µs statt 6 µs und eine Kopie 0,1 µs statt 3 µs. Kernel, die aufeinander folgen, starten im selben Verhältnis schneller.</translation>
    </message>
    <message>
        <source>Launches took most of the step. Without them, arithmetic counts for the first time; the bandwidth still matters little. CUDA graphs and fused kernels save launches in real programs.</source>
        <translation>Die Starts brauchten den größten Teil des Schritts. Ohne sie zählt die Rechenleistung zum ersten Mal; die Bandbreite bewirkt noch immer wenig. In echten Programmen sparen CUDA-Graphen und verschmolzene Kernel Starts.</translation>
    </message>
    <message>
        <source>Most computers have several cores, and a GPU is compared with one of them. For memory-bound work the other cores often bring less than for arithmetic. Ask how many threads the opponent used.</source>
        <translation>Die meisten Rechner haben mehrere Kerne, und eine GPU wird mit einem davon verglichen. Bei speichergebundenen Aufgaben bringen die anderen Kerne oft weniger als bei rechenintensiven. Fragen Sie, wie viele Threads der Gegner nutzte.</translation>
    </message>
    <message>
        <source>Nothing runs: a model predicts both.</source>
        <translation>Ausgeführt wird nichts: Ein Modell sagt beide vorher.</translation>
    </message>
    <message>
        <source>Nothing runs: the model answers at once.</source>
        <translation>Ausgeführt wird nichts: Das Modell antwortet sofort.</translation>
    </message>
    <message>
        <source>One thread is faster: the tip does not hold here.</source>
        <translation>Ein Thread ist schneller: Der Tipp stimmt hier nicht.</translation>
    </message>
    <message>
        <source>One thread is faster: the work is too short for more.</source>
        <translation>Ein Thread ist schneller: Die Aufgabe ist zu klein für mehr Threads.</translation>
    </message>
    <message>
        <source>Other work: two vectors of 10 million numbers. The baseline is the real card. The second one has twice the bandwidth, and both are predicted.</source>
        <translation>Eine andere Aufgabe: zwei Vektoren mit 10 Millionen Zahlen. Die Baseline ist die echte Karte. Die zweite hat die doppelte Bandbreite; beide sind vorhergesagt.</translation>
    </message>
    <message>
        <source>Second attempt: the bandwidth is the card&apos;s again. Now it has four times the arithmetic.</source>
        <translation>Zweiter Versuch: Die Bandbreite ist wieder die der Karte. Nun hat sie die vierfache Rechenleistung.</translation>
    </message>
    <message>
        <source>This factor needs no GPU. Compare it with the 593.</source>
        <translation>Für diesen Faktor braucht es keine GPU. Vergleichen Sie ihn mit den 593.</translation>
    </message>
    <message>
        <source>Some published speed-ups are thousands of times. Behind many of them is one mistake with a stopwatch. You now make it yourself, on purpose, and find it.</source>
        <translation>Manche veröffentlichten Beschleunigungen gehen in die Tausende. Hinter vielen steckt ein Fehler mit der Stoppuhr. Sie machen ihn jetzt selbst, absichtlich, und finden ihn.</translation>
    </message>
    <message>
        <source>Source: &apos;CPU vs GPU Training Performance&apos;, lzwjava.github.io, November 2025. The page says that an AI wrote it.</source>
        <translation>Quelle: „CPU vs GPU Training Performance“, lzwjava.github.io, November 2025. Laut der Seite hat eine KI sie geschrieben.</translation>
    </message>
    <message>
        <source>The 0.01 % was divided by the peak of an A100. So tip 5 compared two chips, not two programs.</source>
        <translation>Die 0,01 % waren auf die Spitzenleistung einer A100 bezogen. Tipp 5 verglich also zwei Chips, nicht zwei Programme.</translation>
    </message>
    <message>
        <source>The CPU is faster. One attempt is gone.</source>
        <translation>Die CPU ist schneller. Ein Versuch ist vertan.</translation>
    </message>
    <message>
        <source>The CPU is faster. The red points claim something else.</source>
        <translation>Die CPU ist schneller. Die roten Punkte behaupten etwas anderes.</translation>
    </message>
    <message>
        <source>The CPU is faster. Two attempts are gone.</source>
        <translation>Die CPU ist schneller. Zwei Versuche sind vertan.</translation>
    </message>
    <message>
        <source>The CPU is measured, the GPU predicted.</source>
        <translation>Die CPU wird gemessen, die GPU vorhergesagt.</translation>
    </message>
    <message>
        <source>The CPU is still faster. It is very good at small work.</source>
        <translation>Die CPU ist immer noch schneller. Bei kleinen Aufgaben ist sie sehr gut.</translation>
    </message>
    <message>
        <source>The GPU is faster. How much more do the red points claim?</source>
        <translation>Die GPU ist schneller. Wie viel mehr behaupten die roten Punkte?</translation>
    </message>
    <message>
        <source>The GPU is faster even with the copies. So the claim names the faster engine correctly.</source>
        <translation>Auch mit den Kopien ist die GPU schneller. Die Behauptung nennt also die schnellere Engine richtig.</translation>
    </message>
    <message>
        <source>The card itself is faster.</source>
        <translation>Die Karte selbst ist schneller.</translation>
    </message>
    <message>
        <source>The engine that does not fuse is faster.</source>
        <translation>Die Engine, die nichts verschmilzt, ist schneller.</translation>
    </message>
    <message>
        <source>The engine that fuses is faster. Is it 20 to 50 %?</source>
        <translation>Die Engine, die Operationen verschmilzt, ist schneller. Sind es 20 bis 50 %?</translation>
    </message>
    <message>
        <source>The operations of a small GPT are short, and the threads must meet often. The tip holds as long as the threads save more time between two meetings than a meeting takes.</source>
        <translation>Die Operationen eines kleinen GPT sind kurz, und die Threads müssen oft aufeinander warten. Der Tipp stimmt, solange sie dazwischen mehr Zeit sparen, als das Warten kostet.</translation>
    </message>
    <message>
        <source>The peak counts only while all matrix units have work. The matrices of a small GPT are too small for that. And each kernel must be started, which bf16 does not make shorter.</source>
        <translation>Die Spitzenleistung zählt nur, solange alle Matrixeinheiten zu tun haben. Dafür sind die Matrizen eines kleinen GPT zu klein. Außerdem muss jeder Kernel gestartet werden, und bf16 macht Starts nicht kürzer.</translation>
    </message>
    <message>
        <source>The textbook loop is faster here.</source>
        <translation>Die Lehrbuch-Schleife ist hier schneller.</translation>
    </message>
    <message>
        <source>The ranges of both predictions overlap. Both rest on the same model, so their ratio is surer than each time.</source>
        <translation>Die Bereiche beider Vorhersagen überlappen sich. Beide beruhen auf demselben Modell; ihr Verhältnis ist daher sicherer als jede Zeit für sich.</translation>
    </message>
    <message>
        <source>The red point leaves the copies out. A GPU that shares the CPU&apos;s memory copies nothing, nor does OpenCL on the CPU: its red point lies beside the honest one.</source>
        <translation>Beim roten Punkt fehlen die Kopien. Eine GPU, die den Speicher der CPU mitbenutzt, kopiert nichts, OpenCL auf der CPU ebenso wenig: Der rote Punkt liegt dann neben dem ehrlichen.</translation>
    </message>
    <message>
        <source>The same matrix multiplication on the CPU and on the GPU. The GPU has two stopwatches: one is honest, and the red one makes a mistake. Without a GPU, OpenCL on the CPU shows the mistake. Without OpenCL, too, there are no red points.</source>
        <translation>Dieselbe Matrixmultiplikation auf der CPU und auf der GPU. Die GPU hat zwei Stoppuhren: Eine ist ehrlich, die rote macht einen Fehler. Ohne GPU zeigt OpenCL auf der CPU den Fehler. Fehlt auch OpenCL, gibt es keine roten Punkte.</translation>
    </message>
    <message>
        <source>The same network, the same CPU.</source>
        <translation>Dasselbe Netz, dieselbe CPU.</translation>
    </message>
    <message>
        <source>The same steps.</source>
        <translation>Dieselben Schritte.</translation>
    </message>
    <message>
        <source>The stopwatch that lies</source>
        <translation>Die Stoppuhr, die lügt</translation>
    </message>
    <message>
        <source>The weights of 50 neurons take some ten kilobytes. At its bandwidth, any GPU moves them in far less than a microsecond. It waits for something else.</source>
        <translation>Die Gewichte von 50 Neuronen sind etwa zehn Kilobyte groß. Bei ihrer Bandbreite überträgt jede GPU sie in weit weniger als einer Mikrosekunde. Die GPU wartet auf etwas anderes.</translation>
    </message>
    <message>
        <source>The weights take some ten kilobytes, which need hardly any bandwidth. The bandwidth is not the reason that this GPU comes so close to the CPU.</source>
        <translation>Die Gewichte sind etwa zehn Kilobyte groß; sie brauchen kaum Bandbreite. Nicht die Bandbreite hat diese GPU so nah an die CPU gebracht.</translation>
    </message>
    <message>
        <source>This CPU is slow at such work, so almost any GPU wins. Look at where the time goes: is it memory?</source>
        <translation>Diese CPU ist bei solchen Aufgaben langsam; fast jede GPU gewinnt. Sehen Sie nach, wo die Zeit bleibt: Ist es der Speicher?</translation>
    </message>
    <message>
        <source>Three published claims stand trial. You are the jury. For each one, guess first, then measure: does the claim survive on this machine?</source>
        <translation>Drei veröffentlichte Behauptungen stehen auf dem Prüfstand, und Sie fällen das Urteil. Bei jeder gilt: erst schätzen, dann messen. Hält sie auf diesem Rechner stand?</translation>
    </message>
    <message>
        <source>Tip 1: use more threads. One thread against all of this CPU, on a GPT of four layers.</source>
        <translation>Tipp 1: mehr Threads. Ein Thread gegen alle Threads dieser CPU, mit einem GPT aus vier Schichten.</translation>
    </message>
    <message>
        <source>Tip 2: compiling brings 20 to 50 %. A compiler fuses operations that follow each other. Here is an engine that runs one after the other, against one that fuses.</source>
        <translation>Tipp 2: Kompilieren bringt 20 bis 50 %. Ein Compiler verschmilzt aufeinanderfolgende Operationen. Hier läuft eine Engine, die sie einzeln ausführt, gegen eine, die sie verschmilzt.</translation>
    </message>
    <message>
        <source>Tip 3: a batch of 24 to 48 sequences instead of 12. Both train on the same text once.</source>
        <translation>Tipp 3: ein Batch von 24 bis 48 Sequenzen statt 12. Beide trainieren einmal auf demselben Text.</translation>
    </message>
    <message>
        <source>Tip 4: compute in bf16, with numbers of 16 bits instead of 32. Chips with matrix units for it gain most, so this pair is a prediction for an A100.</source>
        <translation>Tipp 4: in bf16 rechnen, also mit Zahlen von 16 statt 32 Bit. Am meisten profitieren Chips mit Matrixeinheiten dafür, darum ist dieses Paar eine Vorhersage für eine A100.</translation>
    </message>
    <message>
        <source>Tip 5: the utilisation is 0.01 % and should be 10 %. The second engine is the GPU of this machine, or a prediction.</source>
        <translation>Tipp 5: Die Auslastung beträgt 0,01 % und sollte 10 % betragen. Die zweite Engine ist die GPU dieses Rechners oder eine Vorhersage.</translation>
    </message>
    <message>
        <source>Tip 6: the integrated GPU helps. Here is this CPU against the GPU of an Apple M1, which a model predicts. If this machine has an integrated GPU, compare with that one after the lesson.</source>
        <translation>Tipp 6: Die integrierte GPU hilft. Hier tritt diese CPU gegen die GPU eines Apple M1 an, die ein Modell vorhersagt. Hat dieser Rechner eine integrierte GPU, vergleichen Sie nach der Lektion mit dieser.</translation>
    </message>
    <message>
        <source>Does tip 6 hold here: is the integrated GPU faster than this CPU?</source>
        <translation>Stimmt Tipp 6 hier: Ist die integrierte GPU schneller als diese CPU?</translation>
    </message>
    <message>
        <source>This CPU is faster: the tip does not hold here.</source>
        <translation>Diese CPU ist schneller: Der Tipp stimmt hier nicht.</translation>
    </message>
    <message>
        <source>The integrated GPU is faster: the tip holds, as far as a prediction can tell.</source>
        <translation>Die integrierte GPU ist schneller: Der Tipp stimmt, soweit eine Vorhersage das sagen kann.</translation>
    </message>
    <message>
        <source>An integrated GPU reads the same memory as the CPU, so nothing is copied. But each kernel still has to be launched: the smaller the model, the better for the CPU. Only a measurement tells whether your own GPU helps.</source>
        <translation>Eine integrierte GPU liest denselben Speicher wie die CPU, also wird nichts kopiert. Aber jeder Kernel muss weiterhin gestartet werden: Je kleiner das Modell, desto besser für die CPU. Ob Ihre eigene GPU hilft, zeigt nur eine Messung.</translation>
    </message>
    <message>
        <source>Tip 7: use a larger context. The same model with 256 letters of context instead of 64. A step has more than four times as much work.</source>
        <translation>Tipp 7: ein größerer Kontext. Dasselbe Modell mit 256 Buchstaben Kontext statt 64. In einem Schritt ist mehr als viermal so viel zu rechnen.</translation>
    </message>
    <message>
        <source>Tip 5 was measured with 64 letters. What share of its peak does this CPU reach with 256? Guess in per cent.</source>
        <translation>Tipp 5 wurde mit 64 Buchstaben gemessen. Welchen Anteil ihrer Spitzenleistung erreicht diese CPU mit 256? Schätzen Sie in Prozent.</translation>
    </message>
    <message>
        <source>The same CPU and batch size, a larger context.</source>
        <translation>Dieselbe CPU und Batch-Größe, ein größerer Kontext.</translation>
    </message>
    <message>
        <source>Compare it with the share at 64 letters: does a larger context use the chip better?</source>
        <translation>Vergleichen Sie den Anteil mit dem bei 64 Buchstaben: Nutzt ein größerer Kontext den Chip besser?</translation>
    </message>
    <message>
        <source>Longer operations can keep a chip busier, but the work of the attention grows with the square of the context. So a step takes longer, even if the share rises. The model sees more text at once: whether that helps it, no clock can tell.</source>
        <translation>Längere Operationen können einen Chip besser auslasten, aber der Aufwand für die Aufmerksamkeit wächst mit dem Quadrat des Kontexts. Ein Schritt dauert also länger, selbst wenn der Anteil steigt. Das Modell sieht mehr Text auf einmal: Ob ihm das hilft, sagt keine Uhr.</translation>
    </message>
    <message>
        <source>Tip 8: 2000 iterations take 10 to 30 minutes. Write down your own guess, in minutes or seconds, before you go on.</source>
        <translation>Tipp 8: 2000 Iterationen dauern 10 bis 30 Minuten. Schreiben Sie Ihre eigene Schätzung auf, in Minuten oder Sekunden, bevor es weitergeht.</translation>
    </message>
    <message>
        <source>Drag the batch size to 12: now an epoch has 2000 steps. Read its time, compare it with your guess, and judge tip 8.</source>
        <translation>Ziehen Sie die Batch-Größe auf 12: Nun hat eine Epoche 2000 Schritte. Lesen Sie ihre Zeit ab, vergleichen Sie sie mit Ihrer Schätzung und beurteilen Sie Tipp 8.</translation>
    </message>
    <message>
        <source>Too close to call. Compare the ratio with that of the first attempt.</source>
        <translation>Zu knapp für ein Urteil. Vergleichen Sie das Verhältnis mit dem des ersten Versuchs.</translation>
    </message>
    <message>
        <source>Too close to call: that is not a win.</source>
        <translation>Zu knapp für ein Urteil: Das ist kein Sieg.</translation>
    </message>
    <message>
        <source>Training steps, in turn.</source>
        <translation>Trainingsschritte, abwechselnd.</translation>
    </message>
    <message>
        <source>Twice the bandwidth is faster.</source>
        <translation>Die doppelte Bandbreite ist schneller.</translation>
    </message>
    <message>
        <source>Two different programs also differ in their matrix multiplications, so not all of this is fusion. A percentage from another machine is a guess until you measure it.</source>
        <translation>Zwei verschiedene Programme unterscheiden sich auch in ihrer Matrixmultiplikation, also geht nicht alles auf das Verschmelzen zurück. Ein Prozentwert von einem anderen Rechner ist eine Vermutung, bis Sie ihn messen.</translation>
    </message>
    <message>
        <source>Vector units, caches and all cores are what the textbook loop leaves unused. The paper itself reports about 45 times over the same loop on all cores. A speed-up names its opponent, or it says nothing.</source>
        <translation>Die Lehrbuch-Schleife lässt Vektoreinheiten, Caches und alle übrigen Kerne ungenutzt. Gegenüber derselben Schleife auf allen Kernen nennt der Artikel selbst etwa den Faktor 45. Eine Beschleunigung, die ihren Gegner nicht nennt, sagt nichts aus.</translation>
    </message>
    <message>
        <source>What did this GPU wait for? Tell your neighbour, then go on.</source>
        <translation>Worauf hat diese GPU gewartet? Erklären Sie es der Person neben Ihnen, dann geht es weiter.</translation>
    </message>
    <message>
        <source>What share of its own peak does this CPU reach? Guess in per cent.</source>
        <translation>Welchen Anteil ihrer eigenen Spitzenleistung erreicht diese CPU? Schätzen Sie in Prozent.</translation>
    </message>
    <message>
        <source>Which is faster: one thread, or all threads of this CPU?</source>
        <translation>Was ist schneller: ein Thread oder alle Threads dieser CPU?</translation>
    </message>
    <message>
        <source>Which of the eight tips would you pass on, and what would you add to each?</source>
        <translation>Welche der acht Tipps würden Sie weitergeben, und was würden Sie jeweils ergänzen?</translation>
    </message>
    <message>
        <source>Which one is the mistake? A: the matrices are too small. B: the clock stopped before the work was done. C: the GPU computed something else. D: the CPU was busy. Tell your neighbour, then go on.</source>
        <translation>Welches ist der Fehler? A: Die Matrizen sind zu klein. B: Die Uhr hielt an, bevor die Arbeit fertig war. C: Die GPU rechnete etwas anderes. D: Die CPU war ausgelastet. Erklären Sie es der Person neben Ihnen, dann geht es weiter.</translation>
    </message>
    <message>
        <source>Who is faster at the last attempt?</source>
        <translation>Wer ist beim letzten Versuch schneller?</translation>
    </message>
    <message>
        <source>Who is faster now?</source>
        <translation>Wer ist jetzt schneller?</translation>
    </message>
    <message>
        <source>Who is faster with 50 hidden neurons?</source>
        <translation>Wer ist bei 50 verborgenen Neuronen schneller?</translation>
    </message>
    <message>
        <source>Why does arithmetic count now, but not before? Tell your neighbour, then go on.</source>
        <translation>Warum zählt die Rechenleistung jetzt, vorher aber nicht? Erklären Sie es der Person neben Ihnen, dann geht es weiter.</translation>
    </message>
    <message>
        <source>Why does bandwidth count here? Tell your neighbour, then go on.</source>
        <translation>Warum zählt hier die Bandbreite? Erklären Sie es der Person neben Ihnen, dann geht es weiter.</translation>
    </message>
    <message>
        <source>With the copies and without them.</source>
        <translation>Mit den Kopien und ohne sie.</translation>
    </message>
    <message>
        <source>With the copies, the CPU is faster.</source>
        <translation>Mit den Kopien ist die CPU schneller.</translation>
    </message>
    <message>
        <source>With the copies, the source itself measures 67 times instead of 116. A matrix multiplication uses each number n times, so its copies weigh less the larger n is. The claim needs one more sentence: where the data were.</source>
        <translation>Mit den Kopien misst die Quelle selbst den Faktor 67 statt 116. Eine Matrixmultiplikation nutzt jede Zahl n-mal, also wiegen ihre Kopien umso weniger, je größer n ist. Der Behauptung fehlt ein Satz: wo die Daten waren.</translation>
    </message>
    <message>
        <source>Write one sentence that makes a speed-up believable. It names the opponent, what the stopwatch covers, and where the data lie.</source>
        <translation>Schreiben Sie einen Satz, der eine Beschleunigung glaubwürdig macht. Er sagt, wer der Gegner ist, was die Stoppuhr misst und wo die Daten liegen.</translation>
    </message>
    <message>
        <source>You can name the opponent, the stopwatch and the copies behind a published speed-up.</source>
        <translation>Sie können bei einer veröffentlichten Beschleunigung Gegner, Stoppuhr und Kopien benennen.</translation>
    </message>
    <message>
        <source>You can pay for wider memory or for shorter launches. Which do you buy for small networks, which for long vectors?</source>
        <translation>Sie können für breiteren Speicher oder für kürzere Starts bezahlen. Was kaufen Sie für kleine Netze, was für lange Vektoren?</translation>
    </message>
    <message>
        <source>You can say when a stopwatch must be read so that the speed-up of a GPU is true.</source>
        <translation>Sie können sagen, wann man eine Stoppuhr ablesen muss, damit die Beschleunigung einer GPU stimmt.</translation>
    </message>
    <message>
        <source>You can say which figure of a GPU limits a given work, before you pay for a new GPU.</source>
        <translation>Sie können sagen, welcher Wert einer GPU bei einer bestimmten Aufgabe die Grenze setzt, bevor Sie für eine neue GPU bezahlen.</translation>
    </message>
    <message>
        <source>You can test a tip on your own machine instead of believing it.</source>
        <translation>Sie können einen Tipp auf Ihrem Rechner prüfen, statt ihn zu glauben.</translation>
    </message>
    <message>
        <source>You design a GPU. It must beat this CPU on a tiny network with 50 hidden neurons. You have three attempts with the figures of a GeForce RTX 2070. Nobody has built such a card: a model predicts it.</source>
        <translation>Sie entwerfen eine GPU. Sie soll diese CPU bei einem winzigen Netz mit 50 verborgenen Neuronen schlagen. Sie haben drei Versuche mit den Werten einer GeForce RTX 2070. Eine solche Karte hat niemand gebaut: Ein Modell sagt ihre Zeiten vorher.</translation>
    </message>
    <message>
        <source>Your GPU is faster at the first attempt.</source>
        <translation>Ihre GPU ist schon beim ersten Versuch schneller.</translation>
    </message>
    <message>
        <source>Your GPU is faster.</source>
        <translation>Ihre GPU ist schneller.</translation>
    </message>
    <message>
        <source>Your GPU wins at 50 neurons.</source>
        <translation>Ihre GPU gewinnt bei 50 Neuronen.</translation>
    </message>
    <message>
        <source>bf16 is faster. Is it anywhere near 16 times?</source>
        <translation>bf16 ist schneller. Kommt es auch nur in die Nähe des 16-Fachen?</translation>
    </message>
    <message>
        <source>bf16 is slower here.</source>
        <translation>bf16 ist hier langsamer.</translation>
    </message>
    <message>
        <source>Between a tenth and a half of this CPU&apos;s measured peak. Multiplications share the time with everything else.</source>
        <translation>Zwischen einem Zehntel und der Hälfte der an dieser CPU gemessenen Spitzenleistung. Die Multiplikationen teilen sich die Zeit mit allem Übrigen.</translation>
    </message>
    <message>
        <source>Drag the batch size to 24 or more. How does the utilisation change?</source>
        <translation>Ziehen Sie die Batch-Größe auf 24 oder mehr. Wie ändert sich die Auslastung?</translation>
    </message>
    <message>
        <source>Less than a tenth of this CPU&apos;s measured peak. Short operations, memory and waiting take most of the time.</source>
        <translation>Weniger als ein Zehntel der an dieser CPU gemessenen Spitzenleistung. Kurze Operationen, Speicher und Warten nehmen die meiste Zeit ein.</translation>
    </message>
    <message>
        <source>More than half of this CPU&apos;s measured peak. Matrix multiplications take most of the time.</source>
        <translation>Mehr als die Hälfte der an dieser CPU gemessenen Spitzenleistung. Matrixmultiplikationen nehmen die meiste Zeit ein.</translation>
    </message>
    <message>
        <source>The GPU is faster even with one sequence. The roofline says how close it comes to its own peak.</source>
        <translation>Die GPU ist schon bei einer Sequenz schneller. Das Roofline-Diagramm zeigt, wie nahe sie ihrer eigenen Spitzenleistung kommt.</translation>
    </message>
</context>
<context>
    <name>MandelbrotPlace</name>
    <message>
        <source>&apos;%1&apos; is not a coordinate: there are x, y, span and iterations.</source>
        <translation>„%1“ ist keine Koordinate: Es gibt x, y, span und iterations.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>There are more than four numbers: x, y, span and iterations.</source>
        <translation>Es sind mehr als vier Zahlen: x, y, span und iterations.</translation>
    </message>
    <message>
        <source>A place needs at least x and y, as in &apos;x = -0.75, y = 0, span = 3&apos;.</source>
        <translation>Ein Ort braucht mindestens x und y, wie in „x = -0.75, y = 0, span = 3“.</translation>
    </message>
    <message>
        <source>x and y must lie between -4 and 4, because nothing of the set is outside.</source>
        <translation>x und y müssen zwischen -4 und 4 liegen: Außerhalb liegt kein Teil der Menge.</translation>
    </message>
    <message>
        <source>The span must be greater than 0.</source>
        <translation>Der Ausschnitt (span) muss größer als 0 sein.</translation>
    </message>
    <message>
        <source>The span can be %1 at most.</source>
        <translation>Der Ausschnitt (span) kann höchstens %1 sein.</translation>
    </message>
    <message>
        <source>The span is too small: float64 cannot tell the pixels apart below %1.</source>
        <translation>Der Ausschnitt (span) ist zu klein: Unter %1 kann float64 die Pixel nicht auseinanderhalten.</translation>
    </message>
    <message>
        <source>There can be 1 to %L1 iterations.</source>
        <translation>Möglich sind 1 bis %L1 Iterationen.</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>Speed-up of %1 over %2</source>
        <comment>engine, engine</comment>
        <translation>Beschleunigung von %1 gegenüber %2</translation>
    </message>
    <message>
        <source>%1 is faster</source>
        <translation>%1 ist schneller</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <comment>axis, value, axis, value</comment>
        <translation>%1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Solid line: crossover. Between the dashed lines it is too close to call. Dots: measured. Crosses: failed. Hatched: not measured.</source>
        <translation>Durchgezogen: Überholpunkt. Zwischen den gestrichelten Linien ist es zu knapp für ein Urteil. Punkte: gemessen. Kreuze: fehlgeschlagen. Schraffiert: nicht gemessen.</translation>
    </message>
    <message>
        <source>%1: %2 is %3 times as fast (%4 to %5)</source>
        <comment>place, engine, numbers</comment>
        <translation>%1: %2 ist %3-mal so schnell (%4 bis %5)</translation>
    </message>
    <message>
        <source>%1: too close to call (%2 to %3 times as fast)</source>
        <comment>place, numbers</comment>
        <translation>%1: zu knapp für ein Urteil (%2- bis %3-mal so schnell)</translation>
    </message>
    <message>
        <source>%1, over %2 and %3. Points measured: %4. %5 is faster at %6 of them, %7 at %8; too close to call at %9.</source>
        <translation>%1, über %2 und %3. Gemessene Punkte: %4. Davon ist %5 an %6 schneller, %7 an %8; an %9 ist es zu knapp für ein Urteil.</translation>
    </message>
    <message>
        <source>1 of them has no verdict yet.</source>
        <translation>Für 1 davon gibt es noch kein Urteil.</translation>
    </message>
    <message>
        <source>%1 of them have no verdict yet.</source>
        <translation>Für %1 davon gibt es noch kein Urteil.</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>vorläufig</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>%1 %2 must be below %3 %4.</source>
        <translation>%1 %2 muss unter %3 %4 liegen.</translation>
    </message>
    <message>
        <source>%1 = %2 is out of range: allowed are %3.</source>
        <translation>%1 = %2 liegt außerhalb des Bereichs: Erlaubt sind %3.</translation>
    </message>
    <message>
        <source>%1 and %2 name the same file &apos;%3&apos;.</source>
        <translation>%1 und %2 nennen dieselbe Datei „%3“.</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>%1 bytes (%2.%3 GiB)</source>
        <translation>%1 Bytes (%2,%3 GiB)</translation>
    </message>
    <message>
        <source>%1 bytes of main memory could not be locked for %2: use pageable copies or a smaller size.</source>
        <translation>%1 Bytes Hauptspeicher konnten für %2 nicht gepinnt werden: Kopieren Sie über auslagerbaren Speicher (pageable), oder wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>%1 cannot be differentiated.</source>
        <translation>%1 kann nicht abgeleitet werden.</translation>
    </message>
    <message>
        <source>%1 cannot be read beyond byte %2.</source>
        <translation>%1 kann hinter Byte %2 nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 cannot be read to its end.</source>
        <translation>%1 kann nicht bis zum Ende gelesen werden.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be used with OpenCL: it has no work-groups of %2 items.</source>
        <translation>%1 kann nicht mit OpenCL verwendet werden: Es gibt keine Arbeitsgruppen von %2 Elementen.</translation>
    </message>
    <message>
        <source>%1 cannot be used with OpenCL: it is not little-endian.</source>
        <translation>%1 kann nicht mit OpenCL verwendet werden: Die Bytefolge ist nicht little-endian.</translation>
    </message>
    <message>
        <source>%1 cannot be used with OpenCL: its driver has no compiler; install the full driver.</source>
        <translation>%1 kann nicht mit OpenCL verwendet werden: Der Treiber hat keinen Compiler; installieren Sie den vollständigen Treiber.</translation>
    </message>
    <message>
        <source>%1 cannot be used with OpenCL: its driver says that it is not available; end other programs that hold it, or restart.</source>
        <translation>%1 kann nicht mit OpenCL verwendet werden: Der Treiber meldet, dass das Gerät nicht verfügbar ist; beenden Sie andere Programme, die es belegen, oder starten Sie neu.</translation>
    </message>
    <message>
        <source>%1 cannot write to %2.</source>
        <translation>%1 kann nicht in %2 schreiben.</translation>
    </message>
    <message>
        <source>%1 channels cannot be shared out evenly among %2 heads: channels must be a multiple of heads.</source>
        <translation>%1 Kanäle lassen sich nicht gleichmäßig auf %2 Köpfe verteilen: Ihre Zahl muss ein Vielfaches der Kopfzahl sein.</translation>
    </message>
    <message>
        <source>%1 computes in single precision only: choose float32.</source>
        <translation>%1 rechnet nur in einfacher Genauigkeit: Wählen Sie float32.</translation>
    </message>
    <message>
        <source>%1 could not be measured: %2</source>
        <translation>%1 konnte nicht gemessen werden: %2</translation>
    </message>
    <message>
        <source>%1 does not overtake %2 in this range: slower at %3, too close to call at %4.</source>
        <translation>%1 überholt %2 in diesem Bereich nicht (langsamer: %3, zu knapp für ein Urteil: %4).</translation>
    </message>
    <message>
        <source>%1 does not take %2 inputs.</source>
        <translation>%1 kann nicht %2 Eingaben haben.</translation>
    </message>
    <message>
        <source>%1 does not tell how long its kernels take.</source>
        <translation>%1 gibt nicht an, wie lange seine Kernel brauchen.</translation>
    </message>
    <message>
        <source>%1 ends within an image: the file has %2 bytes, and each of CIFAR-10&apos;s images has %3. The last image begins at byte %4.</source>
        <translation>%1 endet mitten in einem Bild: Die Datei hat %2 Bytes, und jedes Bild von CIFAR-10 hat %3. Das letzte beginnt bei Byte %4.</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>%1 has %2 classes in its last column; logistic regression tells two apart.</source>
        <translation>%1 hat %2 Klassen in der letzten Spalte; die logistische Regression unterscheidet nur zwei.</translation>
    </message>
    <message>
        <source>%1 has %2 different characters; 2 to 65 536 can be learned.</source>
        <translation>%1 hat %2 verschiedene Zeichen; 2 bis 65.536 können gelernt werden.</translation>
    </message>
    <message>
        <source>%1 has compute capability %2.%3, and this build needs %4.%5 or more: build Overtake with an older CUDA toolkit (CUDA 12 supports 6.0), or use the card through OpenCL.</source>
        <translation>%1 hat Compute Capability %2.%3, und dieser Build enthält Code erst ab %4.%5: Bauen Sie Overtake mit einem älteren CUDA-Toolkit (CUDA 12 unterstützt 6.0), oder verwenden Sie die Karte über OpenCL.</translation>
    </message>
    <message>
        <source>%1 has no %2: the binary version of CIFAR-10 has data_batch_1.bin to data_batch_5.bin and test_batch.bin.</source>
        <translation>In %1 fehlt %2: Zur binären Fassung von CIFAR-10 gehören data_batch_1.bin bis data_batch_5.bin und test_batch.bin.</translation>
    </message>
    <message>
        <source>%1 has no library for convolutions.</source>
        <translation>%1 hat keine Bibliothek für Faltungen.</translation>
    </message>
    <message>
        <source>%1 has a header but no rows.</source>
        <translation>%1 enthält eine Kopfzeile, aber keine Datenzeilen.</translation>
    </message>
    <message>
        <source>%1 is at %2 of its peak.</source>
        <translation>%1 erreicht %2 seiner Spitzenleistung.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>%1 is empty: it needs rows of numbers with the class in the last column.</source>
        <translation>%1 ist leer: Nötig sind Zeilen mit Zahlen und der Klasse in der letzten Spalte.</translation>
    </message>
    <message>
        <source>%1 is faster over the whole range: %2 does not overtake it.</source>
        <translation>%1 ist im ganzen Bereich schneller: %2 überholt sie nicht.</translation>
    </message>
    <message>
        <source>%1 is faster than %2 over the whole range.</source>
        <translation>%1 ist im ganzen Bereich schneller als %2.</translation>
    </message>
    <message>
        <source>%1 is larger than a float32 can hold (3.4e38).</source>
        <translation>%1 ist größer, als float32 fassen kann (3,4e38).</translation>
    </message>
    <message>
        <source>%1 is missing: name a %2 of the database or of this machine.</source>
        <translation>%1 fehlt: Nennen Sie eine %2 der Datenbank oder dieses Rechners.</translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation>%1 ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 is not a number: write a point as the decimal sign.</source>
        <translation>%1 ist keine Zahl: Verwenden Sie einen Punkt als Dezimalzeichen.</translation>
    </message>
    <message>
        <source>%1 is not a text file in UTF-8: it holds zero bytes.</source>
        <translation>%1 ist keine Textdatei in UTF-8: Sie enthält Nullbytes.</translation>
    </message>
    <message>
        <source>%1 is not a text in UTF-8: %2 at byte %3.</source>
        <translation>%1 ist kein Text in UTF-8: %2 bei Byte %3.</translation>
    </message>
    <message>
        <source>%1 is nowhere slower than %2 in this range: faster at %3, too close to call at %4.</source>
        <translation>%1 ist in diesem Bereich nie langsamer als %2 (schneller: %3, zu knapp für ein Urteil: %4).</translation>
    </message>
    <message>
        <source>%1 multiplies matrices in fp32 only: TF32 and bf16 need compute capability 8.0.</source>
        <translation>%1 multipliziert Matrizen nur in fp32: TF32 und bf16 brauchen Compute Capability 8.0.</translation>
    </message>
    <message>
        <source>%1 of %2 checks failed, first %3, %4: %5</source>
        <translation>Fehlgeschlagene Prüfungen: %1 von %2, als erste %3, %4: %5</translation>
    </message>
    <message>
        <source>%1 of %2 tasks have not ended yet: collect again later.</source>
        <translation>%1 von %2 Teilaufträgen sind noch nicht zu Ende: Rufen Sie collect später noch einmal auf.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 prints &apos;%2&apos; when it is loaded. It is used, and its output is ignored.</source>
        <translation>%1 gibt beim Laden etwas aus („%2“); er wird verwendet, seine Ausgabe wird verworfen.</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>%1 samples that training did not see</source>
        <translation>%1 Beispiele, die im Training nicht vorkamen</translation>
    </message>
    <message>
        <source>%1 sbatch may have submitted the sweep all the same: &apos;%2&apos; is kept.</source>
        <translation>%1 sbatch hat den Durchlauf vielleicht trotzdem übergeben: „%2“ bleibt erhalten.</translation>
    </message>
    <message>
        <source>%1 stands for a missing class: fill it in or leave the row out.</source>
        <translation>%1 steht für eine fehlende Klasse: Ergänzen Sie sie oder lassen Sie die Zeile weg.</translation>
    </message>
    <message>
        <source>%1 stands for a missing value: fill it in or leave the row out.</source>
        <translation>%1 steht für einen fehlenden Wert: Ergänzen Sie ihn oder lassen Sie die Zeile weg.</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 Threads</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 waits for memory: it uses %2 of the bandwidth.</source>
        <translation>%1 wartet auf den Speicher und nutzt %2 der Bandbreite.</translation>
    </message>
    <message>
        <source>%1 was lost after an earlier error.</source>
        <translation>%1 ist seit einem früheren Fehler nicht mehr verfügbar.</translation>
    </message>
    <message>
        <source>%1 was lost after an error, and a new context did not help (%2): start the program again.</source>
        <translation>%1 ist nach einem Fehler nicht mehr verfügbar, und ein neuer Kontext half nicht (%2): Starten Sie das Programm neu.</translation>
    </message>
    <message>
        <source>%1 was lost during its work and could not be opened again (%2): restart Overtake.</source>
        <translation>%1 fiel mitten in der Arbeit aus und ließ sich nicht wieder öffnen (%2): Starten Sie Overtake neu.</translation>
    </message>
    <message>
        <source>%1, byte %2: class %3, where CIFAR-10 has 0 to 9.</source>
        <translation>%1, Byte %2: Klasse %3, aber CIFAR-10 hat nur 0 bis 9.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, Zeile %2, Spalte %3: %4</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; has %3 numbers, more than the GPU engines&apos; kernels for images can count: use a smaller batch.</source>
        <translation>%1: „%2“ hat %3 Zahlen, mehr, als die Bild-Kernel der GPU-Engines zählen können: Verwenden Sie einen kleineren Batch.</translation>
    </message>
    <message>
        <source>%1: every row is of the class %2; at least two classes are needed.</source>
        <translation>%1: Jede Zeile gehört zur Klasse %2; nötig sind mindestens zwei Klassen.</translation>
    </message>
    <message>
        <source>%1: only the loss can be differentiated, not the probabilities.</source>
        <translation>%1: Nur der Verlust kann abgeleitet werden, nicht die Wahrscheinlichkeiten.</translation>
    </message>
    <message>
        <source>%1: the shapes %2 do not fit.</source>
        <translation>%1: Die Formen %2 passen nicht zueinander.</translation>
    </message>
    <message>
        <source>%1; its last output: %2</source>
        <translation>%1; zuletzt meldete er: %2</translation>
    </message>
    <message>
        <source>%1; line %2 has %3 columns.</source>
        <translation>%1; Zeile %2 hat %3 Spalten.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; %2 cannot be set from %3 numbers.</source>
        <translation>„%1“ %2 lässt sich nicht mit %3 Zahlen füllen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be a worker&apos;s name: it is one word without &apos;/&apos;, &apos;,&apos;, &apos;:&apos; and &apos;=&apos;.</source>
        <translation>„%1“ kann kein Name eines Workers sein: Er besteht aus einem Wort ohne „/“, „,“, „:“ und „=“.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be given these values.</source>
        <translation>„%1“ kann diese Werte nicht annehmen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read as a PNG image: %2.</source>
        <translation>„%1“ kann nicht als PNG-Bild gelesen werden: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be started: %2.</source>
        <translation>„%1“ kann nicht gestartet werden: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in %2 is not a setting: write key=value.</source>
        <translation>„%1“ in %2 ist keine Einstellung: Schreiben Sie schlüssel=wert.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in --worker is named twice: give each worker a name of its own.</source>
        <translation>„%1“ steht bei --worker zweimal: Geben Sie jedem Worker einen eigenen Namen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2 in the data and cannot be swept.</source>
        <translation>„%1“ ist durch die Daten auf %2 festgelegt und kann nicht durchlaufen werden.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a %2 (%3), and %4 takes a %5. There are %6.</source>
        <translation>„%1“ ist eine %2 (%3), und %4 erwartet eine %5. Es gibt %6.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a model of a device: it predicts times and cannot train.</source>
        <translation>„%1“ ist das Modell eines Geräts: Es sagt Zeiten vorher und kann nicht trainieren.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a model: it predicts and cannot be recorded.</source>
        <translation>„%1“ ist ein Modell: Es sagt nur Zeiten vorher und lässt sich nicht aufzeichnen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a model: it predicts and cannot run anything.</source>
        <translation>„%1“ ist ein Modell: Es sagt nur Zeiten vorher und hat kein Gerät, auf dem es rechnen könnte.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is decided by &apos;%2&apos; and cannot be swept.</source>
        <translation>„%1“ ist durch „%2“ festgelegt und lässt sich nicht durchlaufen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given twice in %2.</source>
        <translation>„%1“ steht zweimal in %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a CUDA plug-in of Overtake: build or install it again.</source>
        <translation>„%1“ ist kein CUDA-Plug-in von Overtake: Bauen oder installieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the folder of a sweep: overtake-bench sweep … --sbatch &apos;OPTIONS&apos; makes one.</source>
        <translation>„%1“ ist kein Ordner eines Durchlaufs: overtake-bench sweep … --sbatch &apos;OPTIONEN&apos; legt einen an.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number and cannot be swept. Parameters of %2 that can be swept: %3.</source>
        <translation>„%1“ ist keine Zahl und kann nicht durchlaufen werden; bei %2 geht das mit %3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing: install Overtake again, or set OVERTAKE_WORKERS.</source>
        <translation>„%1“ fehlt: Installieren Sie Overtake noch einmal, oder setzen Sie OVERTAKE_WORKERS.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the name of a worker, a framework or an engine already: choose another.</source>
        <translation>„%1“ ist schon der Name eines Workers, eines Frameworks oder einer Engine: Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the same for all engines of a comparison: use --set %2=%3.</source>
        <translation>„%1“ ist für alle Engines eines Vergleichs gleich: Verwenden Sie --set %2=%3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names a file, which neither a lesson nor a link may.</source>
        <translation>„%1“ nennt eine Datei; das darf weder eine Lektion noch ein Link.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; or more</source>
        <translation>mindestens „%1“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; predicts times and computes nothing that could be checked.</source>
        <translation>„%1“ sagt Zeiten vorher und rechnet nichts, was sich prüfen ließe.</translation>
    </message>
    <message>
        <source>&apos;%1.json&apos; does not hold the results of task %2 of this sweep.</source>
        <translation>„%1.json“ enthält eine andere Messung als Teilauftrag %2 dieses Durchlaufs.</translation>
    </message>
    <message>
        <source>&apos;%1.sha256&apos; contains no hash.</source>
        <translation>„%1.sha256“ enthält keine Prüfsumme.</translation>
    </message>
    <message>
        <source>--%1 cannot be opened here: Overtake only measures and starts nothing else.</source>
        <translation>--%1 kann hier nicht geöffnet werden: Hier wird nur gemessen und nichts anderes gestartet.</translation>
    </message>
    <message>
        <source>--and-from and --and-to belong to --and KEY: give it too.</source>
        <translation>--and-from und --and-to gehören zu --and KEY: Geben Sie auch --and an.</translation>
    </message>
    <message>
        <source>--engine %1 sets &apos;%2&apos;, which the sweep varies: leave it out.</source>
        <translation>--engine %1 setzt „%2“, das der Durchlauf variiert: Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>--%1 %2 contradicts --set %1=%3: leave one of the two out.</source>
        <translation>--%1 %2 widerspricht --set %1=%3: Lassen Sie eines von beiden weg.</translation>
    </message>
    <message>
        <source>--held-out keeps samples back, but gpt always holds the last tenth of the text out: leave --held-out out.</source>
        <translation>--held-out hält Beispiele zurück, aber bei gpt ist es immer das letzte Zehntel des Texts: Lassen Sie --held-out weg.</translation>
    </message>
    <message>
        <source>--from %1 must be below --to %2.</source>
        <translation>--from %1 muss unter --to %2 liegen.</translation>
    </message>
    <message>
        <source>--over and --and both name %1: a map needs two parameters.</source>
        <translation>--over und --and nennen beide %1: Eine Karte braucht zwei Parameter.</translation>
    </message>
    <message>
        <source>--prompt and --temperature belong to --sample: give the number of characters.</source>
        <translation>--prompt und --temperature gehören zu --sample: Geben Sie die Zahl der Zeichen an.</translation>
    </message>
    <message>
        <source>--sample lets the workload gpt generate text; %1 does not learn text.</source>
        <translation>--sample gilt für die Aufgabe gpt, die Text erzeugt; %1 lernt keinen Text.</translation>
    </message>
    <message>
        <source>--sbatch needs --engine, because the engines of the machines behind Slurm are not known here.</source>
        <translation>--sbatch braucht --engine: Welche Engines die Rechner hinter Slurm haben, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>--sbatch needs --out FILE.json: the tasks leave their results in a folder beside it.</source>
        <translation>--sbatch braucht --out DATEI.json: Daneben liegt der Ordner, in dem die Teilaufträge ihre Ergebnisse ablegen.</translation>
    </message>
    <message>
        <source>--sbatch submits a sweep over one parameter: leave --and out.</source>
        <translation>--sbatch reicht einen Durchlauf über einen einzigen Parameter ein: Lassen Sie --and weg.</translation>
    </message>
    <message>
        <source>--set %1=%2 contradicts the data, which have %3: leave it out.</source>
        <translation>--set %1=%2 widerspricht den Daten, die %3 haben: Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>--set %1=%2 contradicts the sweep, which varies %3: leave it out.</source>
        <translation>--set %1=%2 widerspricht dem Durchlauf, der %3 variiert: Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>--set %1=%2 has no effect, because &apos;%3&apos; is %4: leave it out, or give &apos;%3&apos; no value.</source>
        <translation>--set %1=%2 hat keine Wirkung, weil „%3“ %4 ist: Lassen Sie es weg, oder geben Sie „%3“ keinen Wert.</translation>
    </message>
    <message>
        <source>--set mode=%1 contradicts training: leave it out.</source>
        <translation>--set mode=%1 widerspricht dem Training: Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>--values names one parameter&apos;s values: with --and give --from, --to, --and-from, --and-to and --points.</source>
        <translation>--values nennt die Werte eines einzigen Parameters: Geben Sie mit --and auch --from, --to, --and-from, --and-to und --points an.</translation>
    </message>
    <message>
        <source>--values replaces --from, --to and --points: leave them out.</source>
        <translation>--values nennt schon alle Werte: Lassen Sie --from, --to und --points weg.</translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation>0 oder mehr</translation>
    </message>
    <message>
        <source>1 or more</source>
        <translation>1 oder mehr</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 Thread</translation>
    </message>
    <message>
        <source>1: this version of Overtake reads no other (it is %1)</source>
        <translation>1: Diese Version von Overtake liest nichts anderes (hier steht %1)</translation>
    </message>
    <message>
        <source>200 in a row, best of several times</source>
        <translation>200 hintereinander, Bestwert aus mehreren Versuchen</translation>
    </message>
    <message>
        <source>: did you mean &apos;%1&apos;?</source>
        <translation>. Meinten Sie „%1“?</translation>
    </message>
    <message>
        <source>A check</source>
        <translation>Eine Prüfung</translation>
    </message>
    <message>
        <source>A command is missing: %1; see overtake-bench --help.</source>
        <translation>Ein Befehl fehlt: %1; siehe overtake-bench --help.</translation>
    </message>
    <message>
        <source>A defect, please report it: %1 failed with &apos;%2&apos;.</source>
        <translation>Ein Programmfehler, bitte melden: %1 ist mit „%2“ fehlgeschlagen.</translation>
    </message>
    <message>
        <source>A map compares: name at least two engines with --engine.</source>
        <translation>Eine Karte vergleicht: Nennen Sie mit --engine mindestens zwei Engines.</translation>
    </message>
    <message>
        <source>A map needs at least 2 points along each parameter.</source>
        <translation>Eine Karte braucht mindestens 2 Punkte entlang jedes Parameters.</translation>
    </message>
    <message>
        <source>A map needs two parameters: both are %1.</source>
        <translation>Eine Karte braucht zwei Parameter: Beide sind %1.</translation>
    </message>
    <message>
        <source>A profile has no column &apos;%1&apos;%2 There are %3.</source>
        <translation>Ein Profil hat keine Spalte „%1“%2 Es gibt %3.</translation>
    </message>
    <message>
        <source>A quote (%1) is not closed in: %2</source>
        <translation>Ein Anführungszeichen (%1) wird nicht geschlossen in: %2</translation>
    </message>
    <message>
        <source>A sweep needs at least 1 point.</source>
        <translation>Ein Durchlauf braucht mindestens 1 Punkt.</translation>
    </message>
    <message>
        <source>A value of %1 lies outside of its range: %2.</source>
        <translation>Ein Wert von %1 liegt außerhalb des Bereichs: %2.</translation>
    </message>
    <message>
        <source>A worker is started by the program that it serves: --worker NAME=&apos;ssh gpu1 overtake-bench worker&apos;, for example.</source>
        <translation>Ein Worker wird von dem Programm gestartet, das ihn benutzt: zum Beispiel mit --worker NAME=&apos;ssh gpu1 overtake-bench worker&apos;.</translation>
    </message>
    <message>
        <source>A workload is missing: one of %1, or --preset NAME.</source>
        <translation>Eine Aufgabe fehlt: eine von %1, oder --preset NAME.</translation>
    </message>
    <message>
        <source>A workload or a preset is missing.</source>
        <translation>Eine Aufgabe oder eine Vorlage fehlt.</translation>
    </message>
    <message>
        <source>An array is expected here.</source>
        <translation>Hier wird ein Array erwartet.</translation>
    </message>
    <message>
        <source>An epoch needs at least one sample, and a batch at least one row.</source>
        <translation>Eine Epoche braucht mindestens ein Beispiel, und ein Batch mindestens eine Zeile.</translation>
    </message>
    <message>
        <source>An order must contain each sample once.</source>
        <translation>Eine Reihenfolge muss jedes Beispiel genau einmal enthalten.</translation>
    </message>
    <message>
        <source>Arithmetic limits both: %1 is the ratio of their peaks.</source>
        <translation>Das Rechnen begrenzt beide: %1 ist das Verhältnis ihrer Spitzenleistungen.</translation>
    </message>
    <message>
        <source>Both wait for memory: %1 is the ratio of their bandwidths.</source>
        <translation>Beide warten auf den Speicher: %1 ist das Verhältnis ihrer Bandbreiten.</translation>
    </message>
    <message>
        <source>CUDA cannot be started: %1 (%2); see what nvidia-smi says, and restart the machine if nothing else helps.</source>
        <translation>CUDA lässt sich nicht starten: %1 (%2); sehen Sie nach, was nvidia-smi meldet, und starten Sie den Rechner neu, wenn nichts anderes hilft.</translation>
    </message>
    <message>
        <source>CUDA failed %1: %2.</source>
        <translation>CUDA ist fehlgeschlagen (%1): %2.</translation>
    </message>
    <message>
        <source>CUDA is switched off by an empty OVERTAKE_CUDA_PLUGIN: unset it to use NVIDIA cards.</source>
        <translation>CUDA ist durch ein leeres OVERTAKE_CUDA_PLUGIN abgeschaltet: Löschen Sie die Variable, um NVIDIA-Karten zu verwenden.</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES is &apos;%1&apos;, which names no card of this machine: unset it, or list cards by number, as in CUDA_VISIBLE_DEVICES=0.</source>
        <translation>CUDA_VISIBLE_DEVICES ist „%1“ und nennt damit keine Karte dieses Rechners: Löschen Sie die Variable, oder zählen Sie Karten mit Nummern auf, wie in CUDA_VISIBLE_DEVICES=0.</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES is empty and hides every card: unset it.</source>
        <translation>CUDA_VISIBLE_DEVICES ist leer und verbirgt damit alle Karten: Löschen Sie die Variable.</translation>
    </message>
    <message>
        <source>Option %1 takes no value.</source>
        <translation>Die Option %1 hat keinen Wert.</translation>
    </message>
    <message>
        <source>Stopped. The results so far are shown.</source>
        <translation>Angehalten. Die bisherigen Ergebnisse werden gezeigt.</translation>
    </message>
    <message>
        <source>Stopped. The training so far is shown.</source>
        <translation>Angehalten. Das bisherige Training wird gezeigt.</translation>
    </message>
    <message>
        <source>Cannot open &apos;%1&apos;.</source>
        <translation>„%1“ kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Cannot read &apos;%1&apos;: %2</source>
        <translation>„%1“ kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>Cannot read &apos;%1&apos;: memory ran out.</source>
        <translation>„%1“ kann nicht gelesen werden: Der Speicher reicht nicht aus.</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;: %2.</source>
        <translation>„%1“ kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;: memory ran out.</source>
        <translation>„%1“ kann nicht geschrieben werden: Der Speicher reicht nicht aus.</translation>
    </message>
    <message>
        <source>Cannot write a file without a name.</source>
        <translation>Eine Datei ohne Namen kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Cannot write to standard output.</source>
        <translation>In die Standardausgabe kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Card %1 does not say what it is: see what nvidia-smi says.</source>
        <translation>Karte %1 gibt nicht an, was sie ist: Sehen Sie nach, was nvidia-smi meldet.</translation>
    </message>
    <message>
        <source>Copies take %1 of the step on %2.</source>
        <translation>Auf %2 machen Kopien %1 des Schritts aus.</translation>
    </message>
    <message>
        <source>Engines are missing.</source>
        <translation>Es sind keine Engines angegeben.</translation>
    </message>
    <message>
        <source>Every card is in use by another program that keeps it to itself: end that program, or try later.</source>
        <translation>Alle Karten sind durch andere Programme belegt, die sie nicht teilen: Beenden Sie eines davon, oder versuchen Sie es später.</translation>
    </message>
    <message>
        <source>Failed %1: %2.</source>
        <translation>Fehlgeschlagen (%1): %2.</translation>
    </message>
    <message>
        <source>Install intel-opencl-icd, or mesa-opencl-icd if the system does not have that package (Debian 13); packaging/run does it.</source>
        <translation>Installieren Sie intel-opencl-icd oder, wenn es dieses Paket nicht gibt (Debian 13), mesa-opencl-icd; packaging/run erledigt das.</translation>
    </message>
    <message>
        <source>Install mesa-opencl-icd; packaging/run does it.</source>
        <translation>Installieren Sie mesa-opencl-icd; packaging/run erledigt das.</translation>
    </message>
    <message>
        <source>Install nvidia-driver and nvidia-opencl-icd (in Debian&apos;s section non-free), or beside the driver the CUDA toolkit (nvidia-cuda-toolkit) for the CUDA engine.</source>
        <translation>Installieren Sie nvidia-driver und nvidia-opencl-icd (in Debians Bereich non-free), oder neben dem Treiber das CUDA-Toolkit (nvidia-cuda-toolkit) für die CUDA-Engine.</translation>
    </message>
    <message>
        <source>Internal error, please report it: %1</source>
        <translation>Interner Fehler, bitte melden: %1</translation>
    </message>
    <message>
        <source>The engine returned %1 numbers of &apos;%2&apos; instead of %3.</source>
        <translation>Die Engine lieferte %1 Zahlen von „%2“ statt %3.</translation>
    </message>
    <message>
        <source>It is older than any OpenCL driver that Linux distributions have.</source>
        <translation>Diese GPU ist zu alt für die OpenCL-Treiber der Linux-Distributionen.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Die Arbeit wurde angehalten.</translation>
    </message>
    <message>
        <source>Its OpenCL driver is installed but does not show it: check that nvidia-smi does, and restart after an update of the driver.</source>
        <translation>Der OpenCL-Treiber ist installiert, meldet diese GPU aber nicht: Prüfen Sie, ob nvidia-smi sie zeigt, und starten Sie nach einer Aktualisierung des Treibers neu.</translation>
    </message>
    <message>
        <source>Its OpenCL driver is installed but does not show it: check that you may open /dev/dri/renderD* (group render), and that the GPU is not newer than the driver.</source>
        <translation>Der OpenCL-Treiber ist installiert, meldet diese GPU aber nicht: Prüfen Sie, ob Sie /dev/dri/renderD* öffnen dürfen (Gruppe render) und ob diese GPU nicht neuer ist als der Treiber.</translation>
    </message>
    <message>
        <source>Its output is not one class per sample.</source>
        <translation>Die Ausgabe enthält nicht genau eine Klasse je Beispiel.</translation>
    </message>
    <message>
        <source>Launching %1 kernels and waiting costs %2 more than computing.</source>
        <translation>Auf %2 kostet es mehr Zeit, %1 Kernel zu starten und auf sie zu warten, als zu rechnen.</translation>
    </message>
    <message>
        <source>Launching one kernel and waiting costs %1 more than computing.</source>
        <translation>Auf %1 kostet es mehr Zeit, einen Kernel zu starten und auf ihn zu warten, als zu rechnen.</translation>
    </message>
    <message>
        <source>LayerNorm: only its normalised values can be differentiated, not the mean and the deviation.</source>
        <translation>LayerNorm: Nur die normalisierten Werte lassen sich ableiten, nicht Mittelwert und Standardabweichung.</translation>
    </message>
    <message>
        <source>Measured on %1 (%2).</source>
        <translation>Gemessen auf %1 (%2).</translation>
    </message>
    <message>
        <source>Memory ran out on %1: choose a smaller size.</source>
        <translation>Auf %1 reicht der Speicher nicht aus: Wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>Mesa&apos;s OpenCL driver is installed but does not show it: check that you may open /dev/dri/renderD* (group render), and that RUSTICL_ENABLE, if set, names %1.</source>
        <translation>Mesas OpenCL-Treiber ist installiert, meldet diese GPU aber nicht: Prüfen Sie, ob Sie /dev/dri/renderD* öffnen dürfen (Gruppe render) und ob RUSTICL_ENABLE, falls Sie es setzen, %1 nennt.</translation>
    </message>
    <message>
        <source>NVIDIA_TF32_OVERRIDE=0 forbids TF32: unset it, or choose fp32.</source>
        <translation>NVIDIA_TF32_OVERRIDE=0 verbietet TF32: Löschen Sie die Variable, oder wählen Sie fp32.</translation>
    </message>
    <message>
        <source>No OpenCL driver was found: install that of your graphics card (on Debian nvidia-opencl-icd, intel-opencl-icd or mesa-opencl-icd), or pocl-opencl-icd to try it out on the CPU.</source>
        <translation>Es wurde kein OpenCL-Treiber gefunden: Installieren Sie den Ihrer Grafikkarte (unter Debian nvidia-opencl-icd, intel-opencl-icd oder mesa-opencl-icd), oder pocl-opencl-icd, um es auf der CPU auszuprobieren.</translation>
    </message>
    <message>
        <source>No engine to measure was named.</source>
        <translation>Es wurde keine Engine zum Messen angegeben.</translation>
    </message>
    <message>
        <source>No engine was found on this machine.</source>
        <translation>Auf diesem Rechner wurde keine Engine gefunden.</translation>
    </message>
    <message>
        <source>No prediction for %1 in %2: its %3 is not known.</source>
        <translation>Keine Vorhersage für %1 in %2: %3 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>No prediction for %1 in %2: the model of a CPU knows fp32 only.</source>
        <translation>Keine Vorhersage für %1 in %2: Das Modell einer CPU kennt nur fp32.</translation>
    </message>
    <message>
        <source>No prediction for %1: its %2 is not known.</source>
        <translation>Keine Vorhersage für %1: %2 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>No prediction for %1: the cost of work on a CPU has not been measured here.</source>
        <translation>Keine Vorhersage für %1: Der Zeitbedarf der Operationen auf einer CPU wurde auf diesem Rechner nicht gemessen.</translation>
    </message>
    <message>
        <source>No step was done by both %1 and %2.</source>
        <translation>Es gibt keinen Schritt, den sowohl %1 als auch %2 ausgeführt hat.</translation>
    </message>
    <message>
        <source>No verdict: %1 and %2 were not both measured at any point.</source>
        <translation>Kein Urteil: An keinem Punkt wurden sowohl %1 als auch %2 gemessen.</translation>
    </message>
    <message>
        <source>The sweep was submitted as job %1, but its number was not saved: %2</source>
        <translation>Der Durchlauf wurde als Auftrag %1 übergeben, aber dessen Nummer wurde nicht gespeichert: %2</translation>
    </message>
    <message>
        <source>The task left no results, and Slurm did not say why: %1</source>
        <translation>Der Teilauftrag hat kein Ergebnis hinterlassen, und Slurm hat nicht gesagt, warum: %1</translation>
    </message>
    <message>
        <source>Work with this number was not prepared.</source>
        <translation>Unter dieser Nummer ist keine Arbeit vorbereitet.</translation>
    </message>
    <message>
        <source>No worker &apos;%1&apos; is saved%2 See overtake-bench workers list.</source>
        <translation>Es ist kein Worker „%1“ gespeichert%2 Siehe overtake-bench workers list.</translation>
    </message>
    <message>
        <source>No figures of %1 are known: name a device of the database.</source>
        <translation>Zu %1 sind keine Kennzahlen bekannt: Nennen Sie ein Gerät der Datenbank.</translation>
    </message>
    <message>
        <source>Only overtake-bench&apos;s commands sweep and measure can be opened here.</source>
        <translation>Hier lassen sich nur die Befehle sweep und measure von overtake-bench öffnen.</translation>
    </message>
    <message>
        <source>Only a single number can be differentiated, not %1.</source>
        <translation>Nur eine einzelne Zahl kann abgeleitet werden, nicht %1.</translation>
    </message>
    <message>
        <source>OpenCL cannot open %1: %2. End other programs that use it, or restart.</source>
        <translation>OpenCL kann %1 nicht öffnen: %2. Beenden Sie andere Programme, die es verwenden, oder starten Sie neu.</translation>
    </message>
    <message>
        <source>OpenCL has a driver (%1), but no device that it can use: check that the card is there and that you may access it (group render).</source>
        <translation>OpenCL hat einen Treiber (%1), aber kein Gerät, das er verwenden kann: Prüfen Sie, ob die Karte da ist und ob Sie auf sie zugreifen dürfen (Gruppe render).</translation>
    </message>
    <message>
        <source>OpenCL on %1 cannot compile Overtake&apos;s kernels (a newer driver may): %2.</source>
        <translation>OpenCL auf %1 kann Overtakes Kernel nicht übersetzen (mit einem neueren Treiber gelingt es vielleicht): %2.</translation>
    </message>
    <message>
        <source>OpenCL on %1 could not %2: %3.</source>
        <translation>OpenCL auf %1 ist fehlgeschlagen (%2): %3.</translation>
    </message>
    <message>
        <source>OpenCL on %1 could not allocate %2 bytes: %3.</source>
        <translation>OpenCL auf %1 konnte %2 Bytes nicht belegen: %3.</translation>
    </message>
    <message>
        <source>OpenCL on %1 gives no queue: %2.</source>
        <translation>OpenCL auf %1 stellt keine Warteschlange bereit: %2.</translation>
    </message>
    <message>
        <source>OpenCL on %1 takes no program: %2.</source>
        <translation>OpenCL auf %1 nimmt kein Programm an: %2.</translation>
    </message>
    <message>
        <source>Option %1 is given twice, or once without a value.</source>
        <translation>Die Option %1 ist doppelt angegeben, oder einmal ohne Wert.</translation>
    </message>
    <message>
        <source>Option %1 needs a value.</source>
        <translation>Die Option %1 braucht einen Wert.</translation>
    </message>
    <message>
        <source>Option --%1 needs a value.</source>
        <translation>Die Option --%1 braucht einen Wert.</translation>
    </message>
    <message>
        <source>Out of memory on %1: %2 bytes are needed in one piece, %3 bytes are free.</source>
        <translation>Auf %1 reicht der Speicher nicht aus: %2 Bytes werden am Stück gebraucht, %3 Bytes sind frei.</translation>
    </message>
    <message>
        <source>Out of memory.</source>
        <translation>Der Speicher reicht nicht aus.</translation>
    </message>
    <message>
        <source>Parameter &apos;%1&apos; is missing or of the wrong kind (expected: %2).</source>
        <translation>Der Parameter „%1“ fehlt oder ist von der falschen Art (erwartet: %2).</translation>
    </message>
    <message>
        <source>Parameter &apos;%1&apos; is not a number and cannot be swept.</source>
        <translation>Der Parameter „%1“ ist keine Zahl und kann nicht durchlaufen werden.</translation>
    </message>
    <message>
        <source>Parameter &apos;%1&apos; must be the same for all engines: set it for the workload, not for %2.</source>
        <translation>Der Parameter „%1“ muss für alle Engines gleich sein: Setzen Sie ihn bei der Aufgabe, nicht bei %2.</translation>
    </message>
    <message>
        <source>Predicted: %1</source>
        <translation>Vorhergesagt: %1</translation>
    </message>
    <message>
        <source>Preset &apos;%1&apos; is for the workload %2, not %3: leave one of the two out.</source>
        <translation>Die Vorlage „%1“ ist für die Aufgabe %2, nicht für %3: Lassen Sie eine der beiden Angaben weg.</translation>
    </message>
    <message>
        <source>Preset &apos;%1&apos; is for the workload %2.</source>
        <translation>Die Vorlage „%1“ ist für die Aufgabe %2.</translation>
    </message>
    <message>
        <source>Matrix multiplications in bf16 need the best vector instructions of this CPU, %1: choose these or fp32.</source>
        <translation>Matrixmultiplikationen in bf16 brauchen die besten Vektorbefehle dieser CPU, %1: Wählen Sie diese oder fp32.</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 part at %3, where one of them is not a number (tolerance %4)</source>
        <translation>Gleiche Gewichte, gleiche Batches: Die Verluste von %1 und %2 gehen bei %3 auseinander, wo einer von ihnen keine Zahl ist (Toleranz %4)</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 part at %3, where they differ by %4 (tolerance %5)</source>
        <translation>Gleiche Gewichte, gleiche Batches: Die Verluste von %1 und %2 gehen bei %3 auseinander, wo sie sich um %4 unterscheiden (Toleranz %5)</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 steps.</source>
        <translation>Nach %1 von %2 Schritten angehalten.</translation>
    </message>
    <message>
        <source>That is not a message.</source>
        <translation>Das ist keine Nachricht.</translation>
    </message>
    <message>
        <source>This engine does not keep &apos;%1&apos;, so it cannot be read.</source>
        <translation>Diese Engine bewahrt „%1“ nicht auf, deshalb lässt sich der Wert nicht lesen.</translation>
    </message>
    <message>
        <source>The CUDA plug-in &apos;%1&apos; belongs to another build of Overtake (its interface is %2, this program&apos;s is %3): take program and plug-in from the same build.</source>
        <translation>Das CUDA-Plug-in „%1“ gehört zu einem anderen Build von Overtake (seine Schnittstelle ist %2, die dieses Programms %3): Verwenden Sie Programm und Plug-in aus demselben Build.</translation>
    </message>
    <message>
        <source>The CUDA plug-in &apos;%1&apos; lacks a part of its interface: build or install it again.</source>
        <translation>Dem CUDA-Plug-in „%1“ fehlt ein Teil seiner Schnittstelle: Bauen oder installieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The CUDA plug-in cannot be loaded (%1): build or install it again.</source>
        <translation>Das CUDA-Plug-in kann nicht geladen werden (%1): Bauen oder installieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The CUDA plug-in is not installed (looked for %1): build Overtake on a machine with the CUDA toolkit, or use another engine.</source>
        <translation>Das CUDA-Plug-in ist nicht installiert (gesucht in %1): Bauen Sie Overtake auf einem Rechner mit dem CUDA-Toolkit, oder verwenden Sie eine andere Engine.</translation>
    </message>
    <message>
        <source>The GPU engines have no kernel for %1.</source>
        <translation>Die GPU-Engines haben keinen Kernel für %1.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is installed but not loaded in the kernel: load it (modprobe nvidia), or restart the machine after installing it.</source>
        <translation>Der NVIDIA-Treiber ist installiert, aber nicht in den Kernel geladen: Laden Sie ihn (modprobe nvidia), oder starten Sie den Rechner nach der Installation neu.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is loaded, but its library libcuda.so.1 is missing: install the driver&apos;s CUDA libraries (Debian: libcuda1), or start the container with the card (docker run --gpus all).</source>
        <translation>Der NVIDIA-Treiber ist geladen, aber seine Bibliothek libcuda.so.1 fehlt: Installieren Sie die CUDA-Bibliotheken des Treibers (Debian: libcuda1), oder starten Sie den Container mit der Karte (docker run --gpus all).</translation>
    </message>
    <message>
        <source>The NVIDIA driver is loaded, but there is no card under /dev: run nvidia-modprobe, or start the container with the card (docker run --gpus all).</source>
        <translation>Der NVIDIA-Treiber ist geladen, aber unter /dev ist keine Karte: Führen Sie nvidia-modprobe aus, oder starten Sie den Container mit der Karte (docker run --gpus all).</translation>
    </message>
    <message>
        <source>The NVIDIA driver supports CUDA up to %1, and the plug-in was built with CUDA %2, whose compatibility library does not support this card: install a newer driver.</source>
        <translation>Der NVIDIA-Treiber unterstützt CUDA bis %1, und das Plug-in wurde mit CUDA %2 gebaut, dessen Kompatibilitätsbibliothek diese Karte nicht unterstützt: Installieren Sie einen neueren Treiber.</translation>
    </message>
    <message>
        <source>The NVIDIA driver supports CUDA up to %1, and the plug-in was built with CUDA %2: install a newer driver, or build Overtake with an older CUDA toolkit.</source>
        <translation>Der NVIDIA-Treiber unterstützt CUDA bis %1, und das Plug-in wurde mit CUDA %2 gebaut: Installieren Sie einen neueren Treiber, oder bauen Sie Overtake mit einem älteren CUDA-Toolkit.</translation>
    </message>
    <message>
        <source>The NVIDIA driver works, but finds no card that CUDA can use: see what nvidia-smi says.</source>
        <translation>Der NVIDIA-Treiber funktioniert, findet aber keine Karte, die CUDA verwenden kann: Sehen Sie nach, was nvidia-smi meldet.</translation>
    </message>
    <message>
        <source>The NVIDIA driver&apos;s kernel module and its library are of different versions: restart the machine.</source>
        <translation>Kernelmodul und Bibliothek des NVIDIA-Treibers haben verschiedene Versionen: Starten Sie den Rechner neu.</translation>
    </message>
    <message>
        <source>The OpenCL driver of %1 (%2)</source>
        <translation>Der OpenCL-Treiber von %1 (%2)</translation>
    </message>
    <message>
        <source>The array ends within its header.</source>
        <translation>Das Array endet schon innerhalb seines Headers.</translation>
    </message>
    <message>
        <source>The array has %1 bytes of values; its shape %2 needs %3.</source>
        <translation>Das Array hat %1 Bytes an Werten; seine Form %2 braucht %3.</translation>
    </message>
    <message>
        <source>The array is not in row-major order.</source>
        <translation>Das Array liegt nicht zeilenweise im Speicher.</translation>
    </message>
    <message>
        <source>The array&apos;s type is not float32, float64 or int32.</source>
        <translation>Das Array hat einen anderen Typ als float32, float64 und int32.</translation>
    </message>
    <message>
        <source>The array&apos;s header has an impossible shape.</source>
        <translation>Der Header des Arrays nennt eine unmögliche Form.</translation>
    </message>
    <message>
        <source>The array&apos;s header has no %1.</source>
        <translation>Im Header des Arrays fehlt %1.</translation>
    </message>
    <message>
        <source>The array&apos;s header has no shape.</source>
        <translation>Im Header des Arrays fehlt die Form.</translation>
    </message>
    <message>
        <source>The cards are not ready yet: start NVIDIA&apos;s fabric manager (systemctl start nvidia-fabricmanager).</source>
        <translation>Die Karten sind noch nicht bereit: Starten Sie NVIDIAs Fabric Manager (systemctl start nvidia-fabricmanager).</translation>
    </message>
    <message>
        <source>The command that starts worker &apos;%1&apos; is empty.</source>
        <translation>Der Befehl, der den Worker „%1“ startet, ist leer.</translation>
    </message>
    <message>
        <source>The data given do not belong to this work.</source>
        <translation>Die angegebenen Daten gehören nicht zu dieser Aufgabe.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; is older than this program and cannot be given data: update the worker&apos;s side.</source>
        <translation>Worker „%1“ ist älter als dieses Programm und kann keine Daten annehmen: Aktualisieren Sie Overtake auf dem Rechner des Workers.</translation>
    </message>
    <message>
        <source>The data given for &apos;%1&apos; do not have the shape %2.</source>
        <translation>Die Daten für „%1“ haben nicht die Form %2.</translation>
    </message>
    <message>
        <source>The data given for &apos;%1&apos; have values that are not from 0 to %2: if they come from a file that changed meanwhile, start again.</source>
        <translation>Die Daten für „%1“ enthalten Werte außerhalb von 0 bis %2: Kommen sie aus einer Datei, die sich inzwischen geändert hat, beginnen Sie noch einmal.</translation>
    </message>
    <message>
        <source>The engine of %1 fuses &apos;%2&apos; away; it cannot be read.</source>
        <translation>Die Engine von %1 verschmilzt „%2“ mit anderen Operationen; der Wert kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The folder %1 has no text in it: no file whose name ends in .txt.</source>
        <translation>Der Ordner %1 enthält keinen Text: keine Datei, deren Name auf .txt endet.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; cannot be made: %2.</source>
        <translation>Der Ordner „%1“ kann nicht angelegt werden: %2.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; is there already: collect its sweep and remove it, or choose another --out.</source>
        <translation>Den Ordner „%1“ gibt es schon: Rufen Sie collect für ihn auf und löschen Sie danach den Ordner, oder wählen Sie ein anderes --out.</translation>
    </message>
    <message>
        <source>The libcuda.so.1 that was found is the toolkit&apos;s stub, not a driver: remove its folder from LD_LIBRARY_PATH.</source>
        <translation>Das gefundene libcuda.so.1 ist der Stub des Toolkits und kein Treiber: Entfernen Sie seinen Ordner aus LD_LIBRARY_PATH.</translation>
    </message>
    <message>
        <source>The link is damaged: &apos;%&apos; must be followed by two hexadecimal digits.</source>
        <translation>Der Link ist beschädigt: Auf „%“ müssen zwei hexadezimale Ziffern folgen.</translation>
    </message>
    <message>
        <source>The link is damaged: &apos;%1&apos; is not allowed in a link.</source>
        <translation>Der Link ist beschädigt: „%1“ ist in einem Link nicht erlaubt.</translation>
    </message>
    <message>
        <source>The losses of %1 and %2 cannot be compared step by step: their batch sizes differ.</source>
        <translation>Die Verluste von %1 und %2 lassen sich nicht Schritt für Schritt vergleichen: Ihre Batch-Größen sind verschieden.</translation>
    </message>
    <message>
        <source>The map over %1 has no values.</source>
        <translation>Die Karte über %1 hat keine Werte.</translation>
    </message>
    <message>
        <source>The output cannot be kept for the protocol: %1.</source>
        <translation>Die Ausgabe kann nicht für das Protokoll freigehalten werden: %1.</translation>
    </message>
    <message>
        <source>The program could not be copied: %1</source>
        <translation>Das Programm konnte nicht kopiert werden: %1</translation>
    </message>
    <message>
        <source>The program that uses this worker has ended.</source>
        <translation>Das Programm, das diesen Worker benutzt, wurde beendet.</translation>
    </message>
    <message>
        <source>The program was copied to &apos;%1&apos;, a name that the shell of the other machine would split.</source>
        <translation>Das Programm wurde nach „%1“ kopiert; diesen Namen würde die Shell des anderen Rechners zerlegen.</translation>
    </message>
    <message>
        <source>The prompt</source>
        <translation>Der Prompt</translation>
    </message>
    <message>
        <source>The prompt has &apos;%1&apos;, which does not occur in the text that the model learned from.</source>
        <translation>Der Prompt enthält „%1“, das im Trainingstext nicht vorkommt.</translation>
    </message>
    <message>
        <source>The range of %1 must lie between %2 and %3, its lower end first.</source>
        <translation>Der Bereich von %1 muss zwischen %2 und %3 liegen; das untere Ende steht zuerst.</translation>
    </message>
    <message>
        <source>The sweep over %1 has no values.</source>
        <translation>Der Durchlauf über %1 hat keine Werte.</translation>
    </message>
    <message>
        <source>The task left no results. The number of its job was not saved, so it may still run.</source>
        <translation>Der Teilauftrag hat kein Ergebnis hinterlassen. Die Nummer des Auftrags wurde nicht gespeichert, er läuft also vielleicht noch.</translation>
    </message>
    <message>
        <source>The task left no results, and Slurm does not know it any more.</source>
        <translation>Der Teilauftrag hat kein Ergebnis hinterlassen, und Slurm kennt ihn nicht mehr.</translation>
    </message>
    <message>
        <source>The task left no results, and Slurm does not know it any more; its last output: %1</source>
        <translation>Der Teilauftrag hat kein Ergebnis hinterlassen, und Slurm kennt ihn nicht mehr; zuletzt meldete er: %1</translation>
    </message>
    <message>
        <source>The text (%1) is too short: its first nine tenths, which training takes, have %2 characters, and a window of context %3 takes %4.</source>
        <translation>Der Text (%1) ist zu kurz: Seine ersten neun Zehntel, die das Training verwendet, haben %2 Zeichen, und ein Fenster mit Kontext %3 braucht %4.</translation>
    </message>
    <message>
        <source>The text (%1) is too short: its last tenth, the test, has %2 characters, and a window of context %3 takes %4.</source>
        <translation>Der Text (%1) ist zu kurz: Sein letztes Zehntel, der Test, hat %2 Zeichen, und ein Fenster mit Kontext %3 braucht %4.</translation>
    </message>
    <message>
        <source>The text is too long: %1 bytes at most.</source>
        <translation>Der Text ist zu lang: höchstens %1 Bytes.</translation>
    </message>
    <message>
        <source>The workload %1 has no mode &apos;inference&apos;.</source>
        <translation>Die Aufgabe %1 hat keinen Modus „inference“.</translation>
    </message>
    <message>
        <source>The workload %1 has nothing to train.</source>
        <translation>Bei der Aufgabe %1 gibt es nichts zu trainieren.</translation>
    </message>
    <message>
        <source>The workload %1 has nothing to train. Workloads that can be trained: %2.</source>
        <translation>Bei der Aufgabe %1 gibt es nichts zu trainieren. Trainieren lassen sich: %2.</translation>
    </message>
    <message>
        <source>There is an NVIDIA card, but its driver is not installed (libcuda.so.1 is missing): install NVIDIA&apos;s driver (Debian: nvidia-driver), or start the container with the card (docker run --gpus all).</source>
        <translation>Es gibt eine NVIDIA-Karte, aber ihr Treiber ist nicht installiert (libcuda.so.1 fehlt): Installieren Sie NVIDIAs Treiber (Debian: nvidia-driver), oder starten Sie den Container mit der Karte (docker run --gpus all).</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver (libcuda.so.1 is missing), and no NVIDIA card was found: CUDA needs both; use OpenCL for another card.</source>
        <translation>Es gibt keinen NVIDIA-Treiber (libcuda.so.1 fehlt), und es wurde keine NVIDIA-Karte gefunden: CUDA braucht beides; verwenden Sie OpenCL für eine andere Karte.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Es gibt keinen Ordner %1.</translation>
    </message>
    <message>
        <source>There is no folder for settings: HOME is not set.</source>
        <translation>Es gibt keinen Ordner für Einstellungen: HOME ist nicht gesetzt.</translation>
    </message>
    <message>
        <source>There is no lesson &apos;%1&apos;%2</source>
        <translation>Es gibt keine Lektion „%1“%2</translation>
    </message>
    <message>
        <source>There is no trace: no engine reports the parts of a step&apos;s time.</source>
        <translation>Es gibt keinen Trace: Keine Engine gibt an, wofür ein Schritt seine Zeit braucht.</translation>
    </message>
    <message>
        <source>This build has no cuDNN.</source>
        <translation>Dieser Build enthält kein cuDNN.</translation>
    </message>
    <message>
        <source>This is neither a link of Overtake nor a command of overtake-bench.</source>
        <translation>Das ist weder ein Link von Overtake noch ein Befehl von overtake-bench.</translation>
    </message>
    <message>
        <source>This is not an array in NumPy&apos;s format 1.0.</source>
        <translation>Das ist kein Array in NumPys Format 1.0.</translation>
    </message>
    <message>
        <source>This matrix multiplication is too large for cuBLAS: it takes at most %1 rows, columns or multiplications at a time.</source>
        <translation>Diese Matrixmultiplikation ist zu groß für cuBLAS: Es verarbeitet höchstens %1 Zeilen, Spalten oder Multiplikationen auf einmal.</translation>
    </message>
    <message>
        <source>This needs %1 in %2, and %3 are free.</source>
        <translation>Nötig sind %1 (%2), frei sind %3.</translation>
    </message>
    <message>
        <source>This user may not read and write %1: ask the administrator for the right to use it (often membership of the group &apos;video&apos;).</source>
        <translation>Dieser Benutzer darf %1 nicht lesen und schreiben: Bitten Sie die Systemverwaltung um das Recht dazu (oft durch Aufnahme in die Gruppe „video“).</translation>
    </message>
    <message>
        <source>This worker does not know &apos;%1&apos;.</source>
        <translation>Dieser Worker kennt „%1“ nicht.</translation>
    </message>
    <message>
        <source>Too close to call over the whole range: neither %1 nor %2 is clearly faster.</source>
        <translation>Im ganzen Bereich zu knapp für ein Urteil: Weder %1 noch %2 ist klar schneller.</translation>
    </message>
    <message>
        <source>Too little is known about %1 and %2 for any ratio.</source>
        <translation>Über %1 und %2 ist zu wenig bekannt, um ein Verhältnis zu bilden.</translation>
    </message>
    <message>
        <source>Training left no values for &apos;%1&apos;.</source>
        <translation>Das Training hinterließ keine Werte für „%1“.</translation>
    </message>
    <message>
        <source>Unexpected argument &apos;%1&apos; for %2.</source>
        <translation>Unerwartetes Argument „%1“ bei %2.</translation>
    </message>
    <message>
        <source>Unknown %1 &apos;%2&apos;%3 There are %4.</source>
        <translation>Unbekannte %1 „%2“%3 Es gibt %4.</translation>
    </message>
    <message>
        <source>Unknown command &apos;%1&apos;%2 There are %3.</source>
        <translation>Unbekannter Befehl „%1“%2 Es gibt %3.</translation>
    </message>
    <message>
        <source>Unknown engine &apos;%1&apos;%2 This machine has %3.</source>
        <translation>Unbekannte Engine „%1“%2 Dieser Rechner hat %3.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos; before the command%2 It takes %3.</source>
        <translation>Unbekannte Option „%1“ vor dem Befehl%2 Möglich sind %3.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos; for %2%3 It takes %4.</source>
        <translation>Unbekannte Option „%1“ bei %2%3 Möglich sind %4.</translation>
    </message>
    <message>
        <source>Unknown parameter &apos;%1&apos; for %2: it has no parameters.</source>
        <translation>Unbekannter Parameter „%1“ für %2: Es gibt keine Parameter.</translation>
    </message>
    <message>
        <source>Unknown preset &apos;%1&apos;%2 There are %3.</source>
        <translation>Unbekannte Vorlage „%1“%2 Es gibt %3.</translation>
    </message>
    <message>
        <source>Unknown workload &apos;%1&apos;%2 There are %3.</source>
        <translation>Unbekannte Aufgabe „%1“%2 Es gibt %3.</translation>
    </message>
    <message>
        <source>The trained model could not be judged: %1</source>
        <translation>Das trainierte Modell konnte nicht beurteilt werden: %1</translation>
    </message>
    <message>
        <source>With --sbatch nothing is measured yet: give --json and --csv to overtake-bench collect.</source>
        <translation>Mit --sbatch wird noch nichts gemessen: Geben Sie --json und --csv bei overtake-bench collect an.</translation>
    </message>
    <message>
        <source>No engine of worker &apos;%1&apos; is available.</source>
        <translation>Worker „%1“ hat keine verfügbare Engine.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; is being connected.</source>
        <translation>Die Verbindung zum Worker „%1“ wird aufgebaut.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; names an operation that this work does not have.</source>
        <translation>Worker „%1“ nennt eine Operation, die es in dieser Aufgabe nicht gibt.</translation>
    </message>
    <message>
        <source>There is no profile of a step: %1</source>
        <translation>Es gibt kein Profil eines Schritts: %1</translation>
    </message>
    <message>
        <source>Other programs ran during %1 of %2 repetitions: the estimate rests on the others.</source>
        <translation>Andere Programme liefen während %1 von %2 Einzelmessungen: Die Schätzung beruht auf den übrigen.</translation>
    </message>
    <message>
        <source>The step times are impossible.</source>
        <translation>Die Zeiten der Schritte sind unmöglich.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; sent %2 values of &apos;%3&apos;, which has %4.</source>
        <translation>Worker „%1“ schickte %2 Werte von „%3“ statt %4.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; was restarted, and its work was lost.</source>
        <translation>Worker „%1“ wurde neu gestartet, und seine Arbeit ist verloren.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos;: %2</source>
        <translation>Worker „%1“: %2</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos;: connecting was stopped.</source>
        <translation>Worker „%1“: Der Verbindungsaufbau wurde angehalten.</translation>
    </message>
    <message>
        <source>Wrong result: after the first step the loss is %1 on %2, but %3 on %4.</source>
        <translation>Falsches Ergebnis: Nach dem ersten Schritt beträgt der Verlust %1 auf %2, aber %3 auf %4.</translation>
    </message>
    <message>
        <source>Wrong result: the first step took %1 %2 on %3, but %4 on %5.</source>
        <translation>Falsches Ergebnis: Der erste Schritt verarbeitete %1 %2 auf %3, aber %4 auf %5.</translation>
    </message>
    <message>
        <source>a character is incomplete</source>
        <translation>ein abgebrochenes Zeichen</translation>
    </message>
    <message>
        <source>a code that is not a character</source>
        <translation>ein Code, der keinem Zeichen entspricht</translation>
    </message>
    <message>
        <source>a factor, a band around it and the number of rows</source>
        <translation>ein Faktor, eine Spanne um ihn und die Zahl der Zeilen</translation>
    </message>
    <message>
        <source>a key of &apos;sources&apos;</source>
        <translation>ein Schlüssel aus „sources“</translation>
    </message>
    <message>
        <source>a known figure (this version does not know its name)</source>
        <translation>eine bekannte Kennzahl (diese Version kennt ihren Namen nicht)</translation>
    </message>
    <message>
        <source>a list of 0 and 1</source>
        <translation>eine Liste aus 0 und 1</translation>
    </message>
    <message>
        <source>a list of at least one</source>
        <translation>eine Liste mit mindestens einem Eintrag</translation>
    </message>
    <message>
        <source>a list of %1 numbers</source>
        <translation>eine Liste mit %1 Zahlen</translation>
    </message>
    <message>
        <source>a list of steps</source>
        <translation>eine Liste von Schritten</translation>
    </message>
    <message>
        <source>a list with at least one device</source>
        <translation>eine Liste mit mindestens einem Gerät</translation>
    </message>
    <message>
        <source>a message is of kind %1, which the protocol does not have.</source>
        <translation>eine Nachricht hat die Art %1, die das Protokoll nicht kennt.</translation>
    </message>
    <message>
        <source>a name without &apos;/&apos; and &apos;..&apos;</source>
        <translation>ein Name ohne „/“ und „..“</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number, a text, true or false</source>
        <translation>eine Zahl, ein Text, true oder false</translation>
    </message>
    <message>
        <source>a pair of numbers, the lower one first</source>
        <translation>ein Paar von Zahlen, die kleinere zuerst</translation>
    </message>
    <message>
        <source>a program and its arguments</source>
        <translation>ein Programm und seine Argumente</translation>
    </message>
    <message>
        <source>a step of the epoch</source>
        <translation>ein Schritt der Epoche</translation>
    </message>
    <message>
        <source>a tab: one of %1</source>
        <translation>ein Reiter: einer von %1</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a text for each outcome needs a reveal before it.</source>
        <translation>vor einem Text für jeden Ausgang muss eine Auflösung stehen.</translation>
    </message>
    <message>
        <source>a text of %1 bytes at most</source>
        <translation>ein Text von höchstens %1 Bytes</translation>
    </message>
    <message>
        <source>a text that is not empty</source>
        <translation>ein Text, der nicht leer ist</translation>
    </message>
    <message>
        <source>a text with content</source>
        <translation>ein Text mit Inhalt</translation>
    </message>
    <message>
        <source>a text, or one for each outcome</source>
        <translation>ein Text oder einer für jeden Ausgang</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number below 2^31</source>
        <translation>eine ganze Zahl unter 2^31</translation>
    </message>
    <message>
        <source>a zero byte</source>
        <translation>ein Nullbyte</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>über 0</translation>
    </message>
    <message>
        <source>above 0 (leave an unknown figure out)</source>
        <translation>über 0 (eine unbekannte Kennzahl weglassen)</translation>
    </message>
    <message>
        <source>above that of the point before</source>
        <translation>ein größerer Wert als beim vorigen Punkt</translation>
    </message>
    <message>
        <source>adding two arrays of %1, best of several runs</source>
        <translation>Addition zweier Arrays von %1, Bestwert aus mehreren Läufen</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ein Array</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>another job took its place</source>
        <translation>ein anderer Auftrag hat seinen Platz eingenommen</translation>
    </message>
    <message>
        <source>as long as &apos;engines&apos;</source>
        <translation>eine Liste, so lang wie „engines“</translation>
    </message>
    <message>
        <source>as long as &apos;step&apos;</source>
        <translation>eine Liste, so lang wie „step“</translation>
    </message>
    <message>
        <source>as long as &apos;repetitions&apos;</source>
        <translation>eine Liste, so lang wie „repetitions“</translation>
    </message>
    <message>
        <source>as long as &apos;samples&apos;</source>
        <translation>eine Liste, so lang wie „samples“</translation>
    </message>
    <message>
        <source>as many steps as the epoch still has</source>
        <translation>so viele Schritte, wie die Epoche noch hat</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>at_least or at_most is missing: when is it done?</source>
        <translation>at_least oder at_most fehlt: Wann ist der Schritt erledigt?</translation>
    </message>
    <message>
        <source>best of %1 tries</source>
        <translation>Bestwert aus %1 Versuchen</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>zwischen %1 und %2</translation>
    </message>
    <message>
        <source>bf16 dot products in registers, %1, sum of each one&apos;s %2</source>
        <translation>Skalarprodukte in bf16 in Registern, %1, Summe über alle, jeweils %2</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>eine der Möglichkeiten</translation>
    </message>
    <message>
        <source>collect takes the folder that overtake-bench sweep … --sbatch &apos;OPTIONS&apos; made.</source>
        <translation>collect erwartet den Ordner, den overtake-bench sweep … --sbatch &apos;OPTIONEN&apos; angelegt hat.</translation>
    </message>
    <message>
        <source>copies of %1, best of several, by the host&apos;s clock</source>
        <translation>Kopien von %1, Bestwert aus mehreren, nach der Uhr des Hosts</translation>
    </message>
    <message>
        <source>copying around the caches, %1</source>
        <translation>Kopieren an den Caches vorbei, %1</translation>
    </message>
    <message>
        <source>csv and data both name data of your own: leave one of the two out.</source>
        <translation>csv und data nennen beide eigene Daten: Lassen Sie eines von beiden weg.</translation>
    </message>
    <message>
        <source>cuDNN cannot be used (%1).</source>
        <translation>cuDNN kann nicht verwendet werden (%1).</translation>
    </message>
    <message>
        <source>cuDNN no longer has the same method for a convolution on %1: set OVERTAKE_CUDNN=off to do without it.</source>
        <translation>cuDNN bietet für eine Faltung auf %1 nicht mehr dasselbe Verfahren an: Setzen Sie OVERTAKE_CUDNN=off, um ohne cuDNN zu rechnen.</translation>
    </message>
    <message>
        <source>dependent additions to a register, %1</source>
        <translation>abhängige Additionen in einem Register, %1</translation>
    </message>
    <message>
        <source>different for every device (&apos;%1&apos; is there twice)</source>
        <translation>bei jedem Gerät ein anderer Wert („%1“ kommt zweimal vor)</translation>
    </message>
    <message>
        <source>empty parallel regions, %1</source>
        <translation>leere parallele Bereiche, %1</translation>
    </message>
    <message>
        <source>engine %1 sets &apos;%2&apos;, which is the axis.</source>
        <translation>die Engine %1 setzt „%2“, und das ist die Achse.</translation>
    </message>
    <message>
        <source>exit status %1</source>
        <translation>Rückgabewert %1</translation>
    </message>
    <message>
        <source>field &apos;%1&apos; is missing.</source>
        <translation>das Feld „%1“ fehlt.</translation>
    </message>
    <message>
        <source>field &apos;%1&apos; must be %2.</source>
        <translation>im Feld „%1“ wird erwartet: %2.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>fused multiply-adds in registers, %1, sum of each one&apos;s %2</source>
        <translation>FMA-Operationen in Registern, %1, Summe über alle, jeweils %2</translation>
    </message>
    <message>
        <source>fused multiply-adds in registers, 1 thread, %1</source>
        <translation>FMA-Operationen in Registern, 1 Thread, %1</translation>
    </message>
    <message>
        <source>fused multiply-adds in registers, best of several runs</source>
        <translation>FMA-Operationen in Registern, Bestwert aus mehreren Läufen</translation>
    </message>
    <message>
        <source>give the name of a file</source>
        <translation>geben Sie den Namen einer Datei an</translation>
    </message>
    <message>
        <source>highest of reading, copying and triad over %1, %2</source>
        <translation>der höchste Wert aus Lesen, Kopieren und Triade über %1, %2</translation>
    </message>
    <message>
        <source>it answered &apos;%1&apos; instead of &apos;%2&apos;.</source>
        <translation>er antwortete „%1“ statt „%2“.</translation>
    </message>
    <message>
        <source>it asks for an unknown array.</source>
        <translation>er verlangt ein Array, das ihm nicht angekündigt wurde.</translation>
    </message>
    <message>
        <source>it did not answer within %1, and said: %2</source>
        <translation>er antwortete innerhalb von %1 nicht; er meldete: %2</translation>
    </message>
    <message>
        <source>it did not answer within %1.</source>
        <translation>er antwortete innerhalb von %1 nicht.</translation>
    </message>
    <message>
        <source>its first message is not a hello.</source>
        <translation>die erste Nachricht ist kein hello.</translation>
    </message>
    <message>
        <source>it has schema %1, and this version of Overtake (%2) reads up to schema %3; use a newer one.</source>
        <translation>die Datei hat Schema %1, und diese Version von Overtake (%2) liest bis Schema %3; verwenden Sie eine neuere.</translation>
    </message>
    <message>
        <source>it is a folder; give the name of a file</source>
        <translation>es ist ein Ordner; geben Sie den Namen einer Datei an</translation>
    </message>
    <message>
        <source>it is a lesson of format %1; this program reads %2.</source>
        <translation>es ist eine Lektion im Format %1; dieses Programm liest %2.</translation>
    </message>
    <message>
        <source>it is a recording of schema %1, and this version of Overtake (%2) reads up to schema %3; use a newer one.</source>
        <translation>es ist eine Aufzeichnung nach Schema %1, und diese Version von Overtake (%2) liest bis Schema %3; verwenden Sie eine neuere.</translation>
    </message>
    <message>
        <source>it is a training, not a curve; the window shows it in the tab &apos;Training&apos;.</source>
        <translation>sie ist ein Training und keine Kurve; das Fenster zeigt sie im Reiter „Training“.</translation>
    </message>
    <message>
        <source>it is both &apos;%1&apos; and &apos;%2&apos;.</source>
        <translation>er ist sowohl „%1“ als auch „%2“.</translation>
    </message>
    <message>
        <source>it is not readable JSON, at line %1.</source>
        <translation>es ist kein lesbares JSON (Zeile %1).</translation>
    </message>
    <message>
        <source>it is not readable JSON: a number is out of range.</source>
        <translation>es ist kein lesbares JSON: Eine Zahl liegt außerhalb des Bereichs.</translation>
    </message>
    <message>
        <source>it is not complete JSON: it ends too early, at line %1.</source>
        <translation>das JSON ist unvollständig: Es endet zu früh (Zeile %1).</translation>
    </message>
    <message>
        <source>it is not a recording of Overtake.</source>
        <translation>es ist keine Aufzeichnung von Overtake.</translation>
    </message>
    <message>
        <source>it is not a device database of Overtake.</source>
        <translation>es ist keine Gerätedatenbank von Overtake.</translation>
    </message>
    <message>
        <source>it is not a results file of Overtake.</source>
        <translation>es ist keine Ergebnisdatei von Overtake.</translation>
    </message>
    <message>
        <source>it is not connected.</source>
        <translation>er ist nicht verbunden.</translation>
    </message>
    <message>
        <source>it is not open for writing</source>
        <translation>es ist nicht zum Schreiben geöffnet</translation>
    </message>
    <message>
        <source>it sent a message instead of an array.</source>
        <translation>er schickte eine Nachricht statt eines Arrays.</translation>
    </message>
    <message>
        <source>it sent an array instead of a message.</source>
        <translation>er schickte ein Array statt einer Nachricht.</translation>
    </message>
    <message>
        <source>it speaks version %1 of the protocol and this program %2: update the program on this side.</source>
        <translation>er spricht Version %1 des Protokolls und dieses Programm %2: Aktualisieren Sie das Programm auf diesem Rechner.</translation>
    </message>
    <message>
        <source>it speaks version %1 of the protocol and this program %2: update the worker&apos;s side.</source>
        <translation>er spricht Version %1 des Protokolls und dieses Programm %2: Aktualisieren Sie Overtake auf dem Rechner des Workers.</translation>
    </message>
    <message>
        <source>it took more memory than it asked for</source>
        <translation>er brauchte mehr Speicher, als er angefordert hatte</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>er wurde abgebrochen</translation>
    </message>
    <message>
        <source>its data do not have a class for each sample.</source>
        <translation>seine Daten haben nicht für jedes Beispiel eine Klasse.</translation>
    </message>
    <message>
        <source>its node failed</source>
        <translation>sein Knoten ist ausgefallen</translation>
    </message>
    <message>
        <source>its time limit was reached</source>
        <translation>sein Zeitlimit war erreicht</translation>
    </message>
    <message>
        <source>main memory</source>
        <translation>Hauptspeicher</translation>
    </message>
    <message>
        <source>no character begins with the byte %1</source>
        <translation>ungültiges Anfangsbyte %1</translation>
    </message>
    <message>
        <source>nothing is set yet.</source>
        <translation>noch ist nichts eingestellt.</translation>
    </message>
    <message>
        <source>nothing was measured since the guess.</source>
        <translation>seit der Schätzung wurde nichts gemessen.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>of positive times</source>
        <translation>positive Zeiten</translation>
    </message>
    <message>
        <source>of the status recorded</source>
        <translation>der Status recorded</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>one buffer of %1</source>
        <translation>ein Puffer von %1</translation>
    </message>
    <message>
        <source>one column too many</source>
        <translation>eine Spalte zu viel</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>oneDNN cannot do this %1: %2.</source>
        <translation>oneDNN kann dies nicht (%1): %2.</translation>
    </message>
    <message>
        <source>reading half of it on one core, %1</source>
        <translation>Lesen der Hälfte auf einem Kern, %1</translation>
    </message>
    <message>
        <source>record takes at most two engines: the device, and the one to compare it with.</source>
        <translation>record nimmt höchstens zwei Engines: das Gerät und die, mit der es verglichen wird.</translation>
    </message>
    <message>
        <source>render makes images of the workload mandelbrot only; %1 has none.</source>
        <translation>render erzeugt nur Bilder der Aufgabe mandelbrot; %1 hat keine.</translation>
    </message>
    <message>
        <source>sbatch printed no job number: &apos;%1&apos;. It may have submitted the sweep all the same: &apos;%2&apos; is kept.</source>
        <translation>sbatch hat keine Auftragsnummer ausgegeben: „%1“. Es hat den Durchlauf vielleicht trotzdem übergeben: „%2“ bleibt erhalten.</translation>
    </message>
    <message>
        <source>sbatch rejected the sweep (exit status %1): %2</source>
        <translation>sbatch hat den Durchlauf nicht angenommen (Rückgabewert %1): %2</translation>
    </message>
    <message>
        <source>signal %1 (%2)</source>
        <translation>Signal %1 (%2)</translation>
    </message>
    <message>
        <source>its messages are mixed with other output.</source>
        <translation>zwischen seinen Nachrichten steht etwas, das nicht zum Protokoll gehört.</translation>
    </message>
    <message>
        <source>small letters, digits and hyphens</source>
        <translation>Kleinbuchstaben, Ziffern und Bindestriche</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>step %1 (%2): %3</source>
        <translation>Schritt %1 (%2): %3</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>text follows the closing quotation mark.</source>
        <translation>hinter dem schließenden Anführungszeichen steht noch Text.</translation>
    </message>
    <message>
        <source>the class is missing.</source>
        <translation>die Klasse fehlt.</translation>
    </message>
    <message>
        <source>the driver</source>
        <translation>der Treiber</translation>
    </message>
    <message>
        <source>the file ends within the character that begins</source>
        <translation>die Datei endet mitten im Zeichen</translation>
    </message>
    <message>
        <source>the previous guess is never revealed.</source>
        <translation>die Schätzung davor wird nie aufgelöst.</translation>
    </message>
    <message>
        <source>the guess is about the axis: measure a sweep.</source>
        <translation>die Schätzung betrifft die Achse: Messen Sie einen Durchlauf.</translation>
    </message>
    <message>
        <source>the guess is never revealed.</source>
        <translation>die Schätzung wird nie aufgelöst.</translation>
    </message>
    <message>
        <source>the last column holds more than %1 different values: it must be the class.</source>
        <translation>die letzte Spalte enthält mehr als %1 verschiedene Werte: Sie muss die Klasse enthalten.</translation>
    </message>
    <message>
        <source>the memory of %1</source>
        <translation>Speicher von %1</translation>
    </message>
    <message>
        <source>the number of a tensor</source>
        <translation>die Nummer eines Tensors</translation>
    </message>
    <message>
        <source>the one that was found lacks functions of version %1</source>
        <translation>der gefundenen Bibliothek fehlen Funktionen der Version %1</translation>
    </message>
    <message>
        <source>the quotation mark is not closed on this line.</source>
        <translation>das Anführungszeichen wird in dieser Zeile nicht geschlossen.</translation>
    </message>
    <message>
        <source>the row ends before this column</source>
        <translation>die Zeile endet vor dieser Spalte</translation>
    </message>
    <message>
        <source>the scheduler</source>
        <translation>der Scheduler</translation>
    </message>
    <message>
        <source>the shortest of many, by the host&apos;s clock</source>
        <translation>die kürzeste Zeit von vielen, nach der Uhr des Hosts</translation>
    </message>
    <message>
        <source>the system</source>
        <translation>das System</translation>
    </message>
    <message>
        <source>the text of an outcome: crossing, base, other or close</source>
        <translation>der Text eines Ausgangs: crossing, base, other oder close</translation>
    </message>
    <message>
        <source>the training set itself (%1 samples): nothing was held out</source>
        <translation>die Trainingsmenge selbst (%1 Beispiele): Nichts wurde zurückgehalten</translation>
    </message>
    <message>
        <source>the value is missing.</source>
        <translation>der Wert fehlt.</translation>
    </message>
    <message>
        <source>the whole must be %1.</source>
        <translation>als Ganzes wird erwartet: %1.</translation>
    </message>
    <message>
        <source>there is no folder &apos;%1&apos;</source>
        <translation>es gibt keinen Ordner „%1“</translation>
    </message>
    <message>
        <source>there is no guess to reveal.</source>
        <translation>es gibt keine Schätzung, die aufgelöst werden könnte.</translation>
    </message>
    <message>
        <source>there is only one engine to compare.</source>
        <translation>es gibt nur eine Engine, also nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>this is the only column: at least one feature and then the class are needed, separated by commas, semicolons or tabs.</source>
        <translation>das ist die einzige Spalte: nötig sind mindestens ein Merkmal und dann die Klasse, getrennt durch Kommas, Semikolons oder Tabulatoren.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>until then they agree. Each step starts from weights that the previous step rounded, and a high learning rate makes such differences grow fast. After that step, both runs are equally valid: compare their reports.</source>
        <translation>bis dahin stimmen sie überein. Jeder Schritt geht von Gewichten aus, die der vorige gerundet hat, und eine hohe Lernrate lässt solche Unterschiede schnell wachsen. Nach diesem Schritt sind beide Läufe gleichwertig: Vergleichen Sie ihre Berichte.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>the answer was measured before: set something else first.</source>
        <translation>diese Frage wurde schon durch eine Messung beantwortet: Stellen Sie erst etwas anderes ein.</translation>
    </message>
    <message>
        <source>this step would measure the answer before the guess.</source>
        <translation>dieser Schritt würde messen, was noch zu schätzen ist.</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>widths = &apos;%1&apos; has %2 layers: at most %3 are allowed.</source>
        <translation>widths = „%1“ hat %2 Schichten: Erlaubt sind höchstens %3.</translation>
    </message>
    <message>
        <source>widths = &apos;%1&apos;: &apos;%2&apos; is not a whole number from 1 to %3. Write the layers like 256,64.</source>
        <translation>widths = „%1“: „%2“ ist keine ganze Zahl von 1 bis %3. Geben Sie die Schichten an wie in 256,64.</translation>
    </message>
    <message>
        <source>within 2 % of units x 2 x clock, which give %1</source>
        <translation>höchstens 2 % entfernt von Einheiten × 2 × Takt (ergibt %1)</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <source>%1 compute units</source>
        <translation>%1 Recheneinheiten</translation>
    </message>
    <message>
        <source>1 compute unit</source>
        <translation>1 Recheneinheit</translation>
    </message>
    <message>
        <source>float32 only</source>
        <translation>nur float32</translation>
    </message>
    <message>
        <source>%1 waits for memory: it uses at least %2 of the bandwidth.</source>
        <translation>%1 wartet auf den Speicher und nutzt mindestens %2 der Bandbreite.</translation>
    </message>
    <message>
        <source>1, or more for the epoch&apos;s first step alone or for whole epochs</source>
        <translation>1; mehr nur für den ersten Schritt der Epoche oder für ganze Epochen</translation>
    </message>
    <message>
        <source>2 to 500 numbers, each above the one before</source>
        <translation>2 bis 500 Zahlen, jede größer als die vorige</translation>
    </message>
    <message>
        <source>A batch of %1 rows cannot be shared by %2 devices: choose a larger batch size that divides the number of samples.</source>
        <translation>Ein Batch von %1 Zeilen lässt sich nicht auf %2 Geräte aufteilen: Wählen Sie einen größeren, der die Zahl der Beispiele ohne Rest teilt.</translation>
    </message>
    <message>
        <source>A step of this work has no rows that %1 GPUs could share.</source>
        <translation>Ein Schritt dieser Aufgabe hat keine Zeilen, die %1 GPUs sich teilen könnten.</translation>
    </message>
    <message>
        <source>A step that trains nothing has no gradients to sum.</source>
        <translation>Ein Schritt ohne Training hat keine Gradienten zum Summieren.</translation>
    </message>
    <message>
        <source>A sweep over gpus is printed, or written with --csv.</source>
        <translation>Ein Durchlauf über gpus lässt sich ausgeben oder mit --csv in eine Datei schreiben.</translation>
    </message>
    <message>
        <source>A sweep over gpus is predicted: leave --sbatch, --what-if, --quick and --budget out.</source>
        <translation>Ein Durchlauf über gpus wird vorhergesagt: Lassen Sie --sbatch, --what-if, --quick und --budget weg.</translation>
    </message>
    <message>
        <source>A sweep over gpus takes --values, or goes through the powers of two up to %1.</source>
        <translation>Ein Durchlauf über gpus verwendet die Werte von --values oder die Zweierpotenzen bis %1.</translation>
    </message>
    <message>
        <source>A sweep over gpus takes one --engine, the model of a GPU: for example %1.</source>
        <translation>Ein Durchlauf über gpus braucht genau ein --engine, das Modell einer GPU: zum Beispiel %1.</translation>
    </message>
    <message>
        <source>Another of the devices has failed.</source>
        <translation>Ein anderes der Geräte ist ausgefallen.</translation>
    </message>
    <message>
        <source>Several devices share the rows of a batch in training only: choose training, or one device.</source>
        <translation>Mehrere Geräte teilen sich die Zeilen eines Batches nur im Training: Wählen Sie Training oder ein einziges Gerät.</translation>
    </message>
    <message>
        <source>Several devices share the rows of shuffled batches only: use one device.</source>
        <translation>Mehrere Geräte teilen sich nur die Zeilen gemischter Batches: Verwenden Sie ein einziges Gerät.</translation>
    </message>
    <message>
        <source>The engine&apos;s own gpus=%1 contradicts the sweep: leave it out.</source>
        <translation>Das gpus=%1 der Engine widerspricht dem Durchlauf: Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>The step uses a gradient (%1) before all are there.</source>
        <translation>Der Schritt verwendet einen Gradienten (%1), bevor alle vorliegen.</translation>
    </message>
    <message>
        <source>a list of at least two</source>
        <translation>eine Liste mit mindestens zwei Einträgen</translation>
    </message>
    <message>
        <source>also shown by %1</source>
        <translation>auch über %1 verfügbar</translation>
    </message>
    <message>
        <source>at a place that no other point has</source>
        <translation>an einer Stelle, die kein anderer Punkt hat</translation>
    </message>
    <message>
        <source>from 0 to 0.5</source>
        <translation>von 0 bis 0.5</translation>
    </message>
    <message>
        <source>it is a map over two parameters, not a curve; the window shows it in the tab &apos;Map&apos;.</source>
        <translation>sie ist eine Karte über zwei Parameter und keine Kurve; das Fenster zeigt sie im Reiter „Karte“.</translation>
    </message>
    <message>
        <source>it is not a map file of Overtake.</source>
        <translation>sie ist keine Kartendatei von Overtake.</translation>
    </message>
    <message>
        <source>one of &apos;and.values&apos;</source>
        <translation>ein Wert aus „and.values“</translation>
    </message>
    <message>
        <source>one of &apos;over.values&apos;</source>
        <translation>ein Wert aus „over.values“</translation>
    </message>
    <message>
        <source>share each batch, gradients summed through the host&apos;s memory</source>
        <translation>teilen sich jeden Batch, Gradienten über den Speicher des Hosts summiert</translation>
    </message>
    <message>
        <source>some of &apos;values&apos;, in their order, with the first and the last</source>
        <translation>einige von „values“, in ihrer Reihenfolge, mit dem ersten und dem letzten</translation>
    </message>
    <message>
        <source>the key of &apos;over&apos;, and another than that of &apos;and&apos;</source>
        <translation>der Schlüssel von „over“, und ein anderer als der von „and“</translation>
    </message>
    <message>
        <source>the seed of an order for whole epochs</source>
        <translation>der Startwert einer Reihenfolge für ganze Epochen</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos;%3 There are %4.</source>
        <translation>%1 hat keinen Parameter „%2“%3 Es gibt %4.</translation>
    </message>
    <message>
        <source>workload %1</source>
        <translation>Aufgabe %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number for &apos;%2&apos;: allowed are %3.</source>
        <translation>„%1“ ist keine ganze Zahl für „%2“: Erlaubt sind %3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number for &apos;%2&apos;: allowed are %3.</source>
        <translation>„%1“ ist keine Zahl für „%2“: Erlaubt sind %3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither true nor false for &apos;%2&apos;.</source>
        <translation>„%1“ ist für „%2“ weder true noch false.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is of the wrong kind for &apos;%3&apos; (expected: %2).</source>
        <translation>„%1“ ist für „%3“ von der falschen Art (erwartet: %2).</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a choice for &apos;%2&apos;%3 Allowed are %4.</source>
        <translation>„%1“ steht bei „%2“ nicht zur Wahl%3 Erlaubt sind %4.</translation>
    </message>
    <message>
        <source>%1 overtakes %2 between %3 and %4 (%5).</source>
        <translation>%1 überholt %2 zwischen %3 und %4 (%5).</translation>
    </message>
    <message>
        <source>Then %1 overtakes %2 between %3 and %4.</source>
        <translation>Danach überholt %1 die Engine %2 zwischen %3 und %4.</translation>
    </message>
    <message>
        <source>two circles</source>
        <translation>zwei Kreise</translation>
    </message>
    <message>
        <source>two moons</source>
        <translation>zwei Monde</translation>
    </message>
    <message>
        <source>two spirals</source>
        <translation>zwei Spiralen</translation>
    </message>
    <message>
        <source>sonnets by Shakespeare</source>
        <translation>Sonette von Shakespeare</translation>
    </message>
    <message>
        <source>standard normal</source>
        <translation>standardnormalverteilt</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 Zeichen</translation>
    </message>
    <message>
        <source>%1 symbols</source>
        <translation>%1 verschiedene Zeichen</translation>
    </message>
    <message>
        <source>padding %1</source>
        <translation>Rand %1</translation>
    </message>
    <message>
        <source>%1 filtered, with bias</source>
        <translation>%1 gefiltert, mit Bias</translation>
    </message>
    <message>
        <source>%1 filtered, with bias and ReLU</source>
        <translation>%1 gefiltert, mit Bias und ReLU</translation>
    </message>
    <message>
        <source>%1 filtered, copied out behind its sum</source>
        <translation>%1 gefiltert, hinter seiner Summe herauskopiert</translation>
    </message>
    <message>
        <source>after 1 step</source>
        <translation>nach 1 Schritt</translation>
    </message>
    <message>
        <source>after %1 steps</source>
        <translation>nach %1 Schritten</translation>
    </message>
    <message>
        <source>window %1</source>
        <translation>Fenster %1</translation>
    </message>
    <message>
        <source>%1 in two batches</source>
        <translation>%1 in zwei Batches</translation>
    </message>
    <message>
        <source>1 iteration</source>
        <translation>1 Iteration</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 Iterationen</translation>
    </message>
    <message>
        <source>skipping known work: %1</source>
        <translation>Bekanntes überspringen: %1</translation>
    </message>
    <message>
        <source>of numbers that %1 holds exactly</source>
        <translation>aus Zahlen, die %1 genau darstellt</translation>
    </message>
    <message>
        <source>Eigen %1, vectors: %2</source>
        <translation>Eigen %1, Vektoren: %2</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>Register von %1</translation>
    </message>
    <message>
        <source>from the figure for %1, scaled by the width of the vectors</source>
        <translation>aus dem Wert mit %1, umgerechnet nach der Vektorbreite</translation>
    </message>
    <message>
        <source>for %1, from the figures of one core and of all</source>
        <translation>für %1, aus den Werten eines Kerns und aller Kerne</translation>
    </message>
    <message>
        <source>of %1 GPUs together</source>
        <translation>von %1 GPUs zusammen</translation>
    </message>
    <message>
        <source>%1 images of its training set</source>
        <translation>%1 Bilder der Trainingsmenge</translation>
    </message>
    <message>
        <source>%1 images of its test set</source>
        <translation>%1 Bilder der Testmenge</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>das Speicherkontingent ist ausgeschöpft</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>das Dateisystem kann nur gelesen werden</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>es ist kein Ordner</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>die Datei gibt es schon</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>zu viele symbolische Verweise</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>zu viele offene Dateien</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>es ist kein Programm für diesen Rechner</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>die Verbindung ist abgebrochen</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>der Ordner im Netz ist nicht mehr da</translation>
    </message>
    <message>
        <source>engine %1</source>
        <translation>Engine %1</translation>
    </message>
    <message>
        <source>(%1) / (%2)</source>
        <translation>(%1) / (%2)</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 agree over %3, to %4 (%5).</source>
        <translation>Gleiche Gewichte, gleiche Batches: Die Verluste von %1 und %2 stimmen über %3 auf %4 genau überein (%5).</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 agree over %3, exactly.</source>
        <translation>Gleiche Gewichte, gleiche Batches: Die Verluste von %1 und %2 stimmen über %3 exakt überein.</translation>
    </message>
    <message>
        <source>Tolerance %1.</source>
        <translation>Toleranz %1.</translation>
    </message>
    <message>
        <source>Tolerance: %1 at the first step, %2 at the last, because each step starts from weights that the previous step rounded.</source>
        <translation>Toleranz: %1 im ersten Schritt, %2 im letzten, denn jeder Schritt beginnt mit Gewichten, die der vorige gerundet hat.</translation>
    </message>
    <message>
        <source>specified %1 at %2</source>
        <translation>angegebene %1 bei %2</translation>
    </message>
    <message>
        <source>specified %1</source>
        <translation>angegebene %1</translation>
    </message>
    <message>
        <source>computed %1 at %2</source>
        <translation>berechnete %1 bei %2</translation>
    </message>
    <message>
        <source>computed %1</source>
        <translation>berechnete %1</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>gemessene %1</translation>
    </message>
    <message>
        <source>it needs a text for each outcome: %1.</source>
        <translation>er braucht einen Text für jeden Ausgang: %1.</translation>
    </message>
    <message>
        <source>the outcome &apos;%1&apos; cannot be here.</source>
        <translation>den Ausgang „%1“ kann es hier nicht geben.</translation>
    </message>
    <message>
        <source>left out, or one of %1</source>
        <translation>weggelassen oder eines von %1</translation>
    </message>
    <message>
        <source>the text of the outcome &apos;%1&apos; is missing.</source>
        <translation>der Text des Ausgangs „%1“ fehlt.</translation>
    </message>
    <message>
        <source>share each batch, gradients summed by %1</source>
        <translation>teilen sich jeden Batch, Gradienten mit %1 summiert</translation>
    </message>
    <message>
        <source>share each batch, gradients summed through the host&apos;s memory (%1 cannot be used: %2)</source>
        <translation>teilen sich jeden Batch, Gradienten über den Speicher des Hosts summiert (%1 kann nicht verwendet werden: %2)</translation>
    </message>
    <message>
        <source>%1 of %2 cases are wrong; here %3.</source>
        <translation>%1 von %2 Fällen sind falsch; hier %3.</translation>
    </message>
    <message>
        <source>number %1 of %2 is %3 instead of %4</source>
        <translation>hat Zahl %1 von %2 den Wert %3 statt %4</translation>
    </message>
    <message>
        <source>1 multiprocessor</source>
        <translation>1 Multiprozessor</translation>
    </message>
    <message>
        <source>%1 multiprocessors</source>
        <translation>%1 Multiprozessoren</translation>
    </message>
    <message>
        <source>compute capability %1.%2</source>
        <translation>Compute Capability %1.%2</translation>
    </message>
    <message>
        <source>in the host&apos;s memory</source>
        <translation>im Speicher des Hosts</translation>
    </message>
    <message>
        <source>CUDA %1 on a driver for %2</source>
        <translation>CUDA %1 auf einem Treiber für %2</translation>
    </message>
    <message>
        <source>matrix multiplications by its own kernel in fp32 (cuBLAS cannot be used: %1)</source>
        <translation>Matrixmultiplikationen vom eigenen Kernel in fp32 (cuBLAS kann nicht verwendet werden: %1)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is tuned where it runs: start overtake-bench tune on that machine.</source>
        <translation>„%1“ wird auf seinem eigenen Rechner abgestimmt: Starten Sie dort overtake-bench tune.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be swept over: it only chooses the random numbers, and the work is the same whatever they are.</source>
        <translation>„%1“ kann nicht durchlaufen werden: Dieser Parameter bestimmt nur die Zufallszahlen; die Aufgabe bleibt dieselbe.</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at %3 of %4 points, too close to call at %5.</source>
        <translation>%1 ist an %3 von %4 Punkten schneller als %2; an %5 ist es zu knapp für ein Urteil.</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at the %3 of %4 points measured.</source>
        <translation>%1 ist an den %3 von %4 gemessenen Punkten schneller als %2.</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at the %3 of %4 points that have a verdict.</source>
        <translation>%1 ist schneller als %2, soweit es ein Urteil gibt (an %3 von %4 Punkten).</translation>
    </message>
    <message>
        <source>Measured quickly: a full measurement gives a verdict.</source>
        <translation>Schnell gemessen: Erst eine volle Messung ergibt ein Urteil.</translation>
    </message>
    <message>
        <source>Not certain, because more points were measured quickly than have a verdict.</source>
        <translation>Nicht sicher, weil es mehr schnell gemessene Punkte gibt als Punkte mit einem Urteil.</translation>
    </message>
    <message>
        <source>Not certain, because more points are in doubt than have a verdict.</source>
        <translation>Nicht sicher, weil es mehr zweifelhafte Punkte gibt als Punkte mit einem Urteil.</translation>
    </message>
    <message>
        <source>Only %1 of %2 points have a verdict.</source>
        <translation>Nur für %1 von %2 Punkten gibt es ein Urteil.</translation>
    </message>
    <message>
        <source>The measurement was disturbed: measure again while nothing else runs.</source>
        <translation>Die Messung wurde gestört: Messen Sie noch einmal, wenn nichts anderes läuft.</translation>
    </message>
    <message>
        <source>The repetitions did not converge: measure again.</source>
        <translation>Die Einzelmessungen sind nicht konvergiert: Messen Sie noch einmal.</translation>
    </message>
    <message>
        <source>The two were not measured in turn: measure them together.</source>
        <translation>Die beiden wurden nicht abwechselnd gemessen: Messen Sie sie zusammen.</translation>
    </message>
    <message>
        <source>There was time for one repetition only: allow more time.</source>
        <translation>Die Zeit reichte nur für eine Einzelmessung: Geben Sie der Messung mehr Zeit.</translation>
    </message>
    <message>
        <source>Too close to call at the %1 of %2 points measured: neither %3 nor %4 is clearly faster.</source>
        <translation>Zu knapp für ein Urteil (%1 von %2 Punkten gemessen): Weder %3 noch %4 ist klar schneller.</translation>
    </message>
    <message>
        <source>Too close to call at the %1 of %2 points that have a verdict: neither %3 nor %4 is clearly faster.</source>
        <translation>Zu knapp, soweit es ein Urteil gibt (an %1 von %2 Punkten): Weder %3 noch %4 ist klar schneller.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation>%1 Klassen</translation>
    </message>
    <message>
        <source>%1 multiplies matrices in fp32 only, because cuBLAS cannot be used (%2).</source>
        <translation>%1 multipliziert Matrizen nur in fp32, weil cuBLAS nicht verfügbar ist (%2).</translation>
    </message>
    <message>
        <source>%1 of %2 repetitions are outliers, down to %3 % of the median; nothing was left out.</source>
        <translation>%1 von %2 Einzelmessungen sind Ausreißer, bis hinab zu %3 % des Medians; nichts wurde weggelassen.</translation>
    </message>
    <message>
        <source>%1 of %2 repetitions are outliers, up to %3 times the median; nothing was left out.</source>
        <translation>%1 von %2 Einzelmessungen sind Ausreißer, bis zum %3-Fachen des Medians; nichts wurde weggelassen.</translation>
    </message>
    <message>
        <source>%1 of %2 repetitions is an outlier, down to %3 % of the median; nothing was left out.</source>
        <translation>%1 von %2 Einzelmessungen ist ein Ausreißer, bis hinab zu %3 % des Medians; nichts wurde weggelassen.</translation>
    </message>
    <message>
        <source>%1 of %2 repetitions is an outlier, up to %3 times the median; nothing was left out.</source>
        <translation>%1 von %2 Einzelmessungen ist ein Ausreißer, bis zum %3-Fachen des Medians; nichts wurde weggelassen.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 threads for %1 performance cores</source>
        <translation>%1 Threads für %1 Performance-Kerne</translation>
    </message>
    <message>
        <source>%1 threads on %1 cores</source>
        <translation>%1 Threads auf %1 Kernen</translation>
    </message>
    <message>
        <source>%1 threads under a quota of %2 CPUs</source>
        <translation>%1 Threads bei einem Kontingent von %2 CPUs</translation>
    </message>
    <message>
        <source>%1 under %2 filters of %3 x %3, pooled by %4</source>
        <translation>%1 mit %2 Filtern von %3 × %3, Pooling %4</translation>
    </message>
    <message>
        <source>%1 under %2 filters of %3 x %3, pooled by %4 through ReLU</source>
        <translation>%1 mit %2 Filtern von %3 × %3, ReLU und Pooling %4</translation>
    </message>
    <message>
        <source>%1 was not found in the system, a CUDA toolkit or a Python environment</source>
        <translation>%1 wurde weder im System noch in einem CUDA-Toolkit oder einer Python-Umgebung gefunden</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>1 thread for 1 performance core</source>
        <translation>1 Thread für 1 Performance-Kern</translation>
    </message>
    <message>
        <source>1 thread on 1 core</source>
        <translation>1 Thread auf 1 Kern</translation>
    </message>
    <message>
        <source>1 thread under a quota of %1 CPUs</source>
        <translation>1 Thread bei einem Kontingent von %1 CPUs</translation>
    </message>
    <message>
        <source>1 thread under a quota of 1 CPU</source>
        <translation>1 Thread bei einem Kontingent von 1 CPU</translation>
    </message>
    <message>
        <source>A matrix multiplication in bf16 on %1 was given no room to round its operands.</source>
        <translation>Für eine Matrixmultiplikation in bf16 auf %1 wurde kein Speicher zum Runden der Operanden bereitgestellt.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Cannot read &apos;%1&apos;: there is no parameter &apos;%2&apos;.</source>
        <translation>„%1“ ist nicht lesbar: Es gibt keinen Parameter „%2“.</translation>
    </message>
    <message>
        <source>Heat slowed the processor down %1 times during the measurement.</source>
        <translation>Während der Messung hat Hitze den Prozessor %1-mal gebremst.</translation>
    </message>
    <message>
        <source>Heat slowed the processor down 1 time during the measurement.</source>
        <translation>Während der Messung hat Hitze den Prozessor einmal gebremst.</translation>
    </message>
    <message>
        <source>Live leaves this size out: it would take %1 of memory. A sweep needs %2, and %3 are free.</source>
        <translation>Live lässt diese Größe aus: Sie bräuchte %1 Speicher. Ein Durchlauf braucht %2, und %3 sind frei.</translation>
    </message>
    <message>
        <source>Live leaves this size out: its data take longer than %1 to make. A sweep makes them; it needs %2 of memory, and %3 are free.</source>
        <translation>Live lässt diese Größe aus: Ihre Daten zu erzeugen, dauert länger als %1. Ein Durchlauf erzeugt sie; er braucht %2 Speicher, und %3 sind frei.</translation>
    </message>
    <message>
        <source>Not converged: 1 repetition used up the time budget of %1.</source>
        <translation>Nicht konvergiert: 1 Einzelmessung hat das Zeitbudget von %1 aufgebraucht.</translation>
    </message>
    <message>
        <source>Not converged: after %1 repetitions and the time budget of %2, the median is known to %3 %.</source>
        <translation>Nicht konvergiert: Nach %1 Einzelmessungen und dem Zeitbudget von %2 ist der Median auf %3 % genau bekannt.</translation>
    </message>
    <message>
        <source>Not converged: after %1 repetitions and the time budget of %2, they lie up to %3 % from their median.</source>
        <translation>Nicht konvergiert: Nach %1 Einzelmessungen und dem Zeitbudget von %2 liegen sie bis zu %3 % von ihrem Median entfernt.</translation>
    </message>
    <message>
        <source>Only %1 repetitions: their variation is hardly known.</source>
        <translation>Nur %1 Einzelmessungen: Wie stark sie schwanken, ist kaum bekannt.</translation>
    </message>
    <message>
        <source>Only 1 repetition: its noise is unknown.</source>
        <translation>Nur 1 Einzelmessung: Wie stark die Zeit schwankt, ist unbekannt.</translation>
    </message>
    <message>
        <source>Predicted, not measured: from the %1; expected to be right within a factor of %2.</source>
        <translation>Vorhergesagt, nicht gemessen: aus den %1; voraussichtlich bis auf den Faktor %2 richtig.</translation>
    </message>
    <message>
        <source>Predicted, not measured: from the %1; the range expected holds %2 % of the published times of such operations.</source>
        <translation>Vorhergesagt, nicht gemessen: aus den %1; der erwartete Bereich enthält %2 % der veröffentlichten Zeiten solcher Operationen.</translation>
    </message>
    <message>
        <source>Skipped: the sweep&apos;s time budget of %1 was used up.</source>
        <translation>Ausgelassen: Das Zeitbudget von %1 für den Durchlauf war aufgebraucht.</translation>
    </message>
    <message>
        <source>Slurm: %1</source>
        <translation>Slurm: %1</translation>
    </message>
    <message>
        <source>The GPU slowed its clock down: %1.</source>
        <translation>Die GPU hat ihren Takt gesenkt: %1.</translation>
    </message>
    <message>
        <source>The machine&apos;s speed varies slowly. Neighbouring repetitions are alike, so they say less than independent ones.</source>
        <translation>Die Geschwindigkeit des Rechners schwankt langsam: Benachbarte Einzelmessungen ähneln sich und sagen deshalb weniger aus als ebenso viele unabhängige.</translation>
    </message>
    <message>
        <source>The times drift: the last third is %1 % faster than the first (heat, clock rate or other programs).</source>
        <translation>Die Zeiten driften: Das letzte Drittel ist %1 % schneller als das erste (Hitze, Takt oder andere Programme).</translation>
    </message>
    <message>
        <source>The times drift: the last third is %1 % slower than the first (heat, clock rate or other programs).</source>
        <translation>Die Zeiten driften: Das letzte Drittel ist %1 % langsamer als das erste (Hitze, Takt oder andere Programme).</translation>
    </message>
    <message>
        <source>Too slow to follow the slider, about %1 a step; a sweep measures it.</source>
        <translation>Zu langsam, um dem Regler zu folgen (etwa %1 je Schritt); ein Durchlauf misst diesen Punkt.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>a model: nothing is run</source>
        <translation>ein Modell: Ausgeführt wird nichts</translation>
    </message>
    <message>
        <source>a model: nothing is run; the cost of work was measured on this machine and scaled by the peaks of one core</source>
        <translation>ein Modell: Ausgeführt wird nichts; der Zeitbedarf wurde auf diesem Rechner gemessen und im Verhältnis der Spitzenleistungen je Kern umgerechnet</translation>
    </message>
    <message>
        <source>a sentence that nests at most %1 others</source>
        <translation>ein Satz mit höchstens %1 ineinander geschachtelten Sätzen</translation>
    </message>
    <message>
        <source>allocate memory</source>
        <translation>Speicher anfordern</translation>
    </message>
    <message>
        <source>allocating memory on %1</source>
        <translation>Speicher auf %1 anfordern</translation>
    </message>
    <message>
        <source>asking for the free memory of %1</source>
        <translation>freien Speicher von %1 abfragen</translation>
    </message>
    <message>
        <source>asking for the memory of %1</source>
        <translation>Speicher von %1 abfragen</translation>
    </message>
    <message>
        <source>asking for the properties of %1</source>
        <translation>Eigenschaften von %1 abfragen</translation>
    </message>
    <message>
        <source>begin its work</source>
        <translation>Arbeit beginnen</translation>
    </message>
    <message>
        <source>choosing %1</source>
        <translation>%1 auswählen</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>Faltung</translation>
    </message>
    <message>
        <source>convolutions by cuDNN %1.%2</source>
        <translation>Faltungen mit cuDNN %1.%2</translation>
    </message>
    <message>
        <source>convolutions by cuDNN %1.%2, but %3 of %4 shapes by the shared kernels because it has no algorithm of the same precision</source>
        <translation>Faltungen mit cuDNN %1.%2, aber %3 von %4 Formen mit den eigenen Kerneln, weil cuDNN dafür keinen ebenso genauen Algorithmus hat</translation>
    </message>
    <message>
        <source>convolutions by the shared kernels (built without cuDNN)</source>
        <translation>Faltungen mit den eigenen Kerneln (ohne cuDNN gebaut)</translation>
    </message>
    <message>
        <source>convolutions by the shared kernels (cuDNN: %1)</source>
        <translation>Faltungen mit den eigenen Kerneln (cuDNN: %1)</translation>
    </message>
    <message>
        <source>convolving on %1</source>
        <translation>Faltung auf %1</translation>
    </message>
    <message>
        <source>coordinates of %1 columns and %2 rows</source>
        <translation>Koordinaten von %1 Spalten und %2 Zeilen</translation>
    </message>
    <message>
        <source>copy from the device</source>
        <translation>vom Gerät kopieren</translation>
    </message>
    <message>
        <source>copy to the device</source>
        <translation>auf das Gerät kopieren</translation>
    </message>
    <message>
        <source>copying from %1</source>
        <translation>von %1 kopieren</translation>
    </message>
    <message>
        <source>copying to %1</source>
        <translation>auf %1 kopieren</translation>
    </message>
    <message>
        <source>copying with %1</source>
        <translation>mit %1 kopieren</translation>
    </message>
    <message>
        <source>describing a convolution for %1</source>
        <translation>Faltung für %1 beschreiben</translation>
    </message>
    <message>
        <source>figures of the data sheet</source>
        <translation>Angaben des Datenblatts</translation>
    </message>
    <message>
        <source>figures of the data sheet and published measurements</source>
        <translation>Angaben des Datenblatts und veröffentlichten Messungen</translation>
    </message>
    <message>
        <source>finish its work</source>
        <translation>Arbeit beenden</translation>
    </message>
    <message>
        <source>gradients summed by %1</source>
        <translation>Gradienten mit %1 summiert</translation>
    </message>
    <message>
        <source>gradients summed through the host&apos;s memory (%1: %2)</source>
        <translation>Gradienten über den Speicher des Hosts summiert (%1: %2)</translation>
    </message>
    <message>
        <source>it does not start: %1</source>
        <translation>es startet nicht: %1</translation>
    </message>
    <message>
        <source>loading a kernel on %1</source>
        <translation>Kernel auf %1 laden</translation>
    </message>
    <message>
        <source>locking main memory for %1</source>
        <translation>Hauptspeicher für %1 pinnen</translation>
    </message>
    <message>
        <source>make a kernel</source>
        <translation>Kernel erzeugen</translation>
    </message>
    <message>
        <source>making a clock on %1</source>
        <translation>Uhr auf %1 anlegen</translation>
    </message>
    <message>
        <source>making a mark on %1</source>
        <translation>Marke auf %1 anlegen</translation>
    </message>
    <message>
        <source>map its memory</source>
        <translation>Speicher einblenden</translation>
    </message>
    <message>
        <source>mark its queue</source>
        <translation>Warteschlange markieren</translation>
    </message>
    <message>
        <source>matrix multiplication</source>
        <translation>Matrixmultiplikation</translation>
    </message>
    <message>
        <source>matrix multiplication in bf16</source>
        <translation>Matrixmultiplikation in bf16</translation>
    </message>
    <message>
        <source>matrix multiplications by CLBlast</source>
        <translation>Matrixmultiplikationen mit CLBlast</translation>
    </message>
    <message>
        <source>matrix multiplications by cuBLAS</source>
        <translation>Matrixmultiplikationen mit cuBLAS</translation>
    </message>
    <message>
        <source>matrix multiplications by the shared kernels (CLBlast: switched off)</source>
        <translation>Matrixmultiplikationen mit den eigenen Kerneln (CLBlast: abgeschaltet)</translation>
    </message>
    <message>
        <source>matrix multiplications by the shared kernels (cuBLAS: %1)</source>
        <translation>Matrixmultiplikationen mit den eigenen Kerneln (cuBLAS: %1)</translation>
    </message>
    <message>
        <source>multiply matrices with CLBlast</source>
        <translation>Matrizen mit CLBlast multiplizieren</translation>
    </message>
    <message>
        <source>rounding to bf16 on %1</source>
        <translation>Runden auf bf16 auf %1</translation>
    </message>
    <message>
        <source>multiplying matrices on %1</source>
        <translation>Matrizen auf %1 multiplizieren</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>kein Grund angegeben</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>none of %1 was found in the system, a CUDA toolkit or a Python environment</source>
        <translation>keine der Dateien %1 wurde im System, in einem CUDA-Toolkit oder in einer Python-Umgebung gefunden</translation>
    </message>
    <message>
        <source>opening %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>opening a stream on %1</source>
        <translation>Stream auf %1 öffnen</translation>
    </message>
    <message>
        <source>peaks measured here</source>
        <translation>hier gemessenen Spitzenleistungen</translation>
    </message>
    <message>
        <source>plain loops, one thread, not tuned</source>
        <translation>einfache Schleifen, ein Thread, nicht optimiert</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>preparing a recorded step on %1</source>
        <translation>aufgezeichneten Schritt auf %1 vorbereiten</translation>
    </message>
    <message>
        <source>reading the clock of %1</source>
        <translation>Uhr von %1 lesen</translation>
    </message>
    <message>
        <source>recorded on %1, %2</source>
        <translation>aufgezeichnet auf %1, %2</translation>
    </message>
    <message>
        <source>recording a step on %1</source>
        <translation>Schritt auf %1 aufzeichnen</translation>
    </message>
    <message>
        <source>replaying a recorded step on %1</source>
        <translation>aufgezeichneten Schritt auf %1 abspielen</translation>
    </message>
    <message>
        <source>run a kernel</source>
        <translation>Kernel ausführen</translation>
    </message>
    <message>
        <source>running the work on %1</source>
        <translation>Arbeit auf %1 ausführen</translation>
    </message>
    <message>
        <source>set a kernel&apos;s argument</source>
        <translation>Argument eines Kernels setzen</translation>
    </message>
    <message>
        <source>setting a mark on %1</source>
        <translation>Marke auf %1 setzen</translation>
    </message>
    <message>
        <source>sharing memory with %1</source>
        <translation>Speicher mit %1 teilen</translation>
    </message>
    <message>
        <source>starting NCCL on %1</source>
        <translation>NCCL auf %1 starten</translation>
    </message>
    <message>
        <source>launching a kernel on %1</source>
        <translation>Kernel auf %1 starten</translation>
    </message>
    <message>
        <source>starting cuBLAS on %1</source>
        <translation>cuBLAS auf %1 starten</translation>
    </message>
    <message>
        <source>starting cuDNN on %1</source>
        <translation>cuDNN auf %1 starten</translation>
    </message>
    <message>
        <source>summing gradients with %1</source>
        <translation>Gradienten mit %1 summieren</translation>
    </message>
    <message>
        <source>switched off by %1</source>
        <translation>durch %1 abgeschaltet</translation>
    </message>
    <message>
        <source>synthetic</source>
        <translation>synthetisch</translation>
    </message>
    <message>
        <source>take its memory back</source>
        <translation>Speicher zurückgeben</translation>
    </message>
    <message>
        <source>taking cuBLAS&apos;s memory on %1</source>
        <translation>Speicher von cuBLAS auf %1 anfordern</translation>
    </message>
    <message>
        <source>times of such work measured here</source>
        <translation>hier gemessenen Zeiten solcher Aufgaben</translation>
    </message>
    <message>
        <source>times of such work measured on this machine, in proportion to the peaks of one core</source>
        <translation>auf diesem Rechner gemessenen Zeiten solcher Aufgaben, umgerechnet im Verhältnis der Spitzenleistungen je Kern</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <translation>auf %1 warten</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>%1 It is left out.</source>
        <translation>%1 Er wird nicht verwendet.</translation>
    </message>
    <message>
        <source>%1 It is left out: see what nvidia-smi says, and restart.</source>
        <translation>%1 Er wird nicht verwendet: Sehen Sie nach, was nvidia-smi meldet, und starten Sie neu.</translation>
    </message>
    <message>
        <source>%1 They are left out.</source>
        <translation>%1 Sie werden nicht verwendet.</translation>
    </message>
    <message>
        <source>%1 crashed: %2.</source>
        <translation>%1 ist abgestürzt: %2.</translation>
    </message>
    <message>
        <source>%1 did not answer within %2.</source>
        <translation>%1 hat innerhalb von %2 nicht geantwortet.</translation>
    </message>
    <message>
        <source>%1 ended the program: %2.</source>
        <translation>%1 hat das Programm beendet: %2.</translation>
    </message>
    <message>
        <source>%1 had not answered when Overtake stopped waiting.</source>
        <translation>%1 hatte noch nicht geantwortet, als das Warten abgebrochen wurde.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be an engine&apos;s id.</source>
        <translation>„%1“ ist keine gültige Kennung einer Engine.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; did not answer within %2, and said: %3</source>
        <translation>„%1“ hat innerhalb von %2 nicht geantwortet; ausgegeben wurde: %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; did not answer within %2.</source>
        <translation>„%1“ hat innerhalb von %2 nicht geantwortet.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; gives the counts only: choose another engine for --png.</source>
        <translation>„%1“ liefert nur die Zählwerte: Wählen Sie für --png eine andere Engine.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; prints more than %2.</source>
        <translation>„%1“ gibt mehr als %2 aus.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in --worker is not a worker: write NAME=COMMAND, for example lab=&apos;ssh gpu1 overtake-bench worker&apos;.</source>
        <translation>„%1“ in --worker ist kein Worker: Schreiben Sie NAME=BEFEHL, zum Beispiel lab=&apos;ssh gpu1 overtake-bench worker&apos;.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a worker, not an engine: did you mean %2?</source>
        <translation>„%1“ ist ein Worker und keine Engine. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; starts nothing there: name the program, too, for example &apos;ssh gpu1 overtake-bench worker&apos;.</source>
        <translation>„%1“ startet dort nichts: Nennen Sie auch das Programm, zum Beispiel „ssh gpu1 overtake-bench worker“.</translation>
    </message>
    <message>
        <source>All OpenCL drivers together</source>
        <translation>Die Gesamtheit der OpenCL-Treiber</translation>
    </message>
    <message>
        <source>Engine &apos;%1&apos; is unavailable: %2</source>
        <translation>Die Engine „%1“ ist nicht verfügbar: %2</translation>
    </message>
    <message>
        <source>No GPU engine is available.</source>
        <translation>Keine GPU-Engine ist verfügbar.</translation>
    </message>
    <message>
        <source>No GPU engine is available. %1</source>
        <translation>Keine GPU-Engine ist verfügbar. %1</translation>
    </message>
    <message>
        <source>No GPU engine is available. %1 %2</source>
        <translation>Keine GPU-Engine ist verfügbar. %1 %2</translation>
    </message>
    <message>
        <source>No pipe to another program can be made: %1.</source>
        <translation>Es lässt sich keine Pipe zu einem anderen Programm anlegen: %1.</translation>
    </message>
    <message>
        <source>Still waiting for an answer: %1.</source>
        <translation>Noch keine Antwort: %1.</translation>
    </message>
    <message>
        <source>The CUDA driver</source>
        <translation>Der CUDA-Treiber</translation>
    </message>
    <message>
        <source>The command is empty.</source>
        <translation>Der Befehl ist leer.</translation>
    </message>
    <message>
        <source>Unknown engine &apos;%1&apos;. The GPU engines of this machine are %2.</source>
        <translation>Unbekannte Engine „%1“. Die GPU-Engines dieses Rechners sind %2.</translation>
    </message>
    <message>
        <source>Waiting for worker &apos;%1&apos;: %2</source>
        <translation>Warten auf den Worker „%1“: %2</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; is being connected, and says: %2</source>
        <translation>Die Verbindung zum Worker „%1“ wird aufgebaut; er meldet: %2</translation>
    </message>
    <message>
        <source>a message announces %1 bytes; at most %2 are allowed.</source>
        <translation>eine Nachricht kündigt %1 Bytes an; höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>it closed its output.</source>
        <translation>er hat seine Ausgabe geschlossen.</translation>
    </message>
    <message>
        <source>it did not answer within %1, and printed &apos;%2&apos;.</source>
        <translation>er hat innerhalb von %1 nicht geantwortet; ausgegeben hat er „%2“.</translation>
    </message>
    <message>
        <source>it ended: %1, and said: %2</source>
        <translation>er wurde beendet (%1) und meldete: %2</translation>
    </message>
    <message>
        <source>it ended: %1.</source>
        <translation>er wurde beendet: %1.</translation>
    </message>
    <message>
        <source>it has two engines with the id &apos;%1&apos;.</source>
        <translation>er hat zwei Engines mit der Kennung „%1“.</translation>
    </message>
    <message>
        <source>it printed &apos;%1&apos; and ended: %2, and said: %3</source>
        <translation>er gab „%1“ aus, wurde beendet (%2) und meldete: %3</translation>
    </message>
    <message>
        <source>it printed &apos;%1&apos; and ended: %2.</source>
        <translation>er hat „%1“ ausgegeben und wurde beendet: %2.</translation>
    </message>
    <message>
        <source>it closed its output, and said: %1</source>
        <translation>er hat seine Ausgabe geschlossen und gemeldet: %1</translation>
    </message>
    <message>
        <source>its program was not found.</source>
        <translation>sein Programm wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>its program was not found: %1</source>
        <translation>sein Programm wurde nicht gefunden: %1</translation>
    </message>
    <message>
        <source>its first output is not a worker&apos;s hello: &apos;%1&apos;</source>
        <translation>was er zuerst ausgab, ist kein hello eines Workers: „%1“</translation>
    </message>
    <message>
        <source>it sent a malformed message.</source>
        <translation>er schickte eine ungültige Nachricht.</translation>
    </message>
    <message>
        <source>it sent a message that nests too deeply.</source>
        <translation>er schickte eine zu tief verschachtelte Nachricht.</translation>
    </message>
    <message>
        <source>it sent a message with more than %1 texts.</source>
        <translation>er schickte eine Nachricht mit mehr als %1 Texten.</translation>
    </message>
    <message>
        <source>it sent a sentence that is too long.</source>
        <translation>er schickte einen zu langen Satz.</translation>
    </message>
    <message>
        <source>Measured %1 times, because it was disturbed or did not converge before.</source>
        <translation>%1-mal gemessen, weil die Messung vorher gestört war oder nicht konvergierte.</translation>
    </message>
    <message>
        <source>it sends more than it was asked for.</source>
        <translation>er schickt mehr, als verlangt war.</translation>
    </message>
    <message>
        <source>workers takes list, add NAME &apos;COMMAND&apos;, edit NAME &apos;COMMAND&apos;, try NAME, try --worker NAME=&apos;COMMAND&apos; or remove NAME.</source>
        <translation>workers versteht list, add NAME &apos;BEFEHL&apos;, edit NAME &apos;BEFEHL&apos;, try NAME, try --worker NAME=&apos;BEFEHL&apos; oder remove NAME.</translation>
    </message>
    <message>
        <source>%1 and %2 both write to standard output: give one of them only.</source>
        <translation>%1 und %2 schreiben beide auf die Standardausgabe: Geben Sie nur eines von beiden an.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to tune: only &apos;cpu&apos; has.</source>
        <translation>Bei „%1“ gibt es nichts abzustimmen: Nur „cpu“ lässt sich abstimmen.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 threads that Overtake needs can be started: raise the limit on processes (ulimit -u, or pids.max of the container).</source>
        <translation>Overtake braucht %2 Threads und kann nur %1 starten: Erhöhen Sie die Grenze für Prozesse (ulimit -u oder pids.max des Containers).</translation>
    </message>
    <message>
        <source>matrix multiplications by CLBlast, and by the shared kernels if they are faster here</source>
        <translation>Matrixmultiplikationen mit CLBlast und, wo diese hier schneller sind, mit den eigenen Kerneln</translation>
    </message>
    <message>
        <source>Not converged: stopped after %1 repetitions.</source>
        <translation>Nicht konvergiert: nach %1 Einzelmessungen angehalten.</translation>
    </message>
    <message>
        <source>Not converged: stopped after 1 repetition.</source>
        <translation>Nicht konvergiert: nach 1 Einzelmessung angehalten.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a file.</source>
        <translation>„%1“ ist keine Datei.</translation>
    </message>
    <message>
        <source>Results of measuring and compiling cannot be saved, so this is done again at every start: %1</source>
        <translation>Ergebnisse von Messungen und Übersetzungen lassen sich nicht speichern, daher geschieht beides bei jedem Start neu: %1</translation>
    </message>
    <message>
        <source>0 or 1, one for each run</source>
        <translation>0 oder 1, eine Zahl je Lauf</translation>
    </message>
    <message>
        <source>%1 `packaging/package tar` in Overtake&apos;s source makes a copy for it: OVERTAKE_PORTABLE names its file.</source>
        <translation>%1 `packaging/package tar` in Overtakes Quelltext erzeugt eine Kopie, die sich dorthin bringen lässt: OVERTAKE_PORTABLE nennt ihre Datei.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; would be compared with itself: name two engines.</source>
        <translation>„%1“ würde mit sich selbst verglichen: Nennen Sie zwei Engines.</translation>
    </message>
    <message>
        <source>No CPU engine is available beside %1: name the engine to compare with.</source>
        <translation>Neben %1 ist keine CPU-Engine verfügbar: Nennen Sie die Engine, mit der verglichen wird.</translation>
    </message>
    <message>
        <source>No GPU is available: name the engine to record, for example cpu.</source>
        <translation>Keine GPU ist verfügbar: Nennen Sie die Engine, die aufgezeichnet wird, zum Beispiel cpu.</translation>
    </message>
    <message>
        <source>Stopped before a sweep was complete: nothing was saved.</source>
        <translation>Angehalten, bevor ein Durchlauf vollständig war: Es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>record needs --out FILE.json: the file is its only result.</source>
        <translation>record braucht --out DATEI.json: Die Datei ist das einzige Ergebnis.</translation>
    </message>
    <message>
        <source>it is not one of say, set, do, guess, measure, reveal, explain, why, exit.</source>
        <translation>er ist keiner von say, set, do, guess, measure, reveal, explain, why, exit.</translation>
    </message>
    <message>
        <source>nothing follows the exit question.</source>
        <translation>nach der Schlussfrage folgt nichts.</translation>
    </message>
    <message>
        <source>nothing was revealed that could be explained.</source>
        <translation>noch wurde nichts aufgelöst, das zu erklären wäre.</translation>
    </message>
    <message>
        <source>the last step is not an exit question.</source>
        <translation>der letzte Schritt ist keine Schlussfrage.</translation>
    </message>
    <message>
        <source>%1 changes nothing here: this engine has no clocks of its own.</source>
        <translation>%1 ändert hier nichts: Diese Engine hat keine eigenen Uhren.</translation>
    </message>
    <message>
        <source>%1 is predicted: no clock runs that could be read wrongly.</source>
        <translation>%1 wird vorhergesagt: Es läuft keine Uhr, die man falsch ablesen könnte.</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 accepts only honest times, but &apos;%2&apos; is timed wrongly on purpose.</source>
        <translation>%1 nimmt nur richtig gemessene Zeiten an; „%2“ wird absichtlich falsch gemessen.</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>%1: the GPU is faster throughout</source>
        <translation>%1: GPU überall schneller</translation>
    </message>
    <message>
        <source>%1: no change</source>
        <translation>%1: keine Änderung</translation>
    </message>
    <message>
        <source>%1: the GPU is slower throughout</source>
        <translation>%1: GPU überall langsamer</translation>
    </message>
    <message>
        <source>--what-if prints a table below one sweep: leave --json, --and and --sbatch out.</source>
        <translation>--what-if gibt eine Tabelle unter einem Durchlauf aus: Lassen Sie --json, --and und --sbatch weg.</translation>
    </message>
    <message>
        <source>A map</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>An image</source>
        <translation>Ein Bild</translation>
    </message>
    <message>
        <source>A recording</source>
        <translation>Eine Aufzeichnung</translation>
    </message>
    <message>
        <source>A training</source>
        <translation>Ein Training</translation>
    </message>
    <message>
        <source>Measured wrongly on purpose: there is no verdict.</source>
        <translation>Absichtlich falsch gemessen: Es gibt kein Urteil.</translation>
    </message>
    <message>
        <source>No crossover of %1 and %2: one of them was measured wrongly on purpose.</source>
        <translation>Kein Überholpunkt von %1 und %2: Eine von beiden wurde absichtlich falsch gemessen.</translation>
    </message>
    <message>
        <source>No single figure of the GPU would halve the crossover: %1.</source>
        <translation>Kein einzelner Wert der GPU würde den Überholpunkt halbieren: %1.</translation>
    </message>
    <message>
        <source>No single figure of the GPU would make it overtake: %1.</source>
        <translation>Kein einzelner Wert der GPU reicht aus, damit sie überholt: %1.</translation>
    </message>
    <message>
        <source>On the CPU&apos;s side: %1.</source>
        <translation>Auf Seiten der CPU: %1.</translation>
    </message>
    <message>
        <source>There is no GPU here: a model stands in, and %1 shows the mistake.</source>
        <translation>Hier gibt es keine GPU: Ein Modell springt ein, und %1 zeigt den Fehler.</translation>
    </message>
    <message>
        <source>There is no GPU here: a model stands in, and no clock runs that could be read wrongly.</source>
        <translation>Hier gibt es keine GPU: Ein Modell springt ein, und es läuft keine Uhr, die man falsch ablesen könnte.</translation>
    </message>
    <message>
        <source>This would halve the crossover: %1.</source>
        <translation>Das würde den Überholpunkt halbieren: %1.</translation>
    </message>
    <message>
        <source>This would make the GPU overtake: %1.</source>
        <translation>Damit würde die GPU überholen: %1.</translation>
    </message>
    <message>
        <source>a figure of your own</source>
        <translation>ein eigener Wert</translation>
    </message>
    <message>
        <source>cores of the CPU</source>
        <translation>Zahl der CPU-Kerne</translation>
    </message>
    <message>
        <source>figures of a GPU of your own</source>
        <translation>Werten einer eigenen GPU</translation>
    </message>
    <message>
        <source>half the %1</source>
        <translation>%1 halbiert</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: one repetition, no interval</source>
        <translation>absichtlich falsch gemessen: eine Einzelmessung, kein Intervall</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: only the fastest repetition counts</source>
        <translation>absichtlich falsch gemessen: Nur die schnellste Einzelmessung zählt</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: set-up and the first call are counted in</source>
        <translation>absichtlich falsch gemessen: Vorbereitung und erster Aufruf zählen mit</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: the clock stopped when the work was queued</source>
        <translation>absichtlich falsch gemessen: Die Uhr hielt an, sobald die Arbeit eingereiht war</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: the copies are left out</source>
        <translation>absichtlich falsch gemessen: Die Kopien fehlen</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: the profiler ran inside the clock</source>
        <translation>absichtlich falsch gemessen: Der Profiler lief innerhalb der gemessenen Zeit</translation>
    </message>
    <message>
        <source>my GPU (from %1)</source>
        <translation>meine GPU (nach %1)</translation>
    </message>
    <message>
        <source>no-copies changes nothing here: a step of this work copies nothing.</source>
        <translation>no-copies ändert hier nichts: Ein Schritt dieser Aufgabe kopiert nichts.</translation>
    </message>
    <message>
        <source>no-wait changes nothing here: several devices wait for each other in every step.</source>
        <translation>no-wait ändert hier nichts: Mehrere Geräte warten in jedem Schritt aufeinander.</translation>
    </message>
    <message>
        <source>no-wait changes nothing here: the processor does the work itself, so the call returns when it is complete.</source>
        <translation>no-wait ändert hier nichts: Der Prozessor erledigt die Arbeit selbst, also kehrt der Aufruf erst zurück, wenn sie fertig ist.</translation>
    </message>
    <message>
        <source>no-wait changes nothing here: the worker reads its own clock when the work is complete.</source>
        <translation>no-wait ändert hier nichts: Der Worker liest seine eigene Uhr ab, wenn die Arbeit fertig ist.</translation>
    </message>
    <message>
        <source>of the same stopwatches as the points</source>
        <translation>von denselben Stoppuhren wie die Punkte</translation>
    </message>
    <message>
        <source>twice the %1</source>
        <translation>%1 verdoppelt</translation>
    </message>
    <message>
        <source>vector width of the CPU</source>
        <translation>Vektorbreite der CPU</translation>
    </message>
    <message>
        <source>Other programs used %1 of %2 cores.</source>
        <translation>Andere Programme nutzten %1 von %2 Kernen.</translation>
    </message>
    <message>
        <source>The cores were used otherwise during a part of this measurement.</source>
        <translation>Während eines Teils dieser Messung waren die Kerne anderweitig belegt.</translation>
    </message>
    <message>
        <source>Other programs used %1 of 1 core.</source>
        <translation>Andere Programme nutzten %1 von 1 Kern.</translation>
    </message>
    <message>
        <source>The host gave %1 of %2 cores to other guests.</source>
        <translation>Der Host überließ %1 von %2 Kernen anderen Gästen.</translation>
    </message>
    <message>
        <source>The host gave %1 of 1 core to other guests.</source>
        <translation>Der Host überließ %1 von 1 Kern anderen Gästen.</translation>
    </message>
    <message>
        <source>The clock fell by %1 % during this measurement.</source>
        <translation>Der Takt fiel während dieser Messung um %1 %.</translation>
    </message>
    <message>
        <source>The GPU&apos;s clock fell by %1 % during this measurement.</source>
        <translation>Der Takt der GPU fiel während dieser Messung um %1 %.</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>%1 Kerne</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at the 1 of %3 points that has a verdict.</source>
        <translation>%1 ist schneller als %2, soweit es ein Urteil gibt (an 1 von %3 Punkten).</translation>
    </message>
    <message>
        <source>%1 lanes</source>
        <translation>%1 Zahlen je Vektor</translation>
    </message>
    <message>
        <source>%1 repeats a single character; 2 to 65 536 can be learned.</source>
        <translation>%1 wiederholt ein einziges Zeichen; 2 bis 65.536 können gelernt werden.</translation>
    </message>
    <message>
        <source>%1 steps are too many to compare step by step (at most %2): choose fewer epochs or a larger batch.</source>
        <translation>%1 Schritte sind zu viele, um Schritt für Schritt zu vergleichen (höchstens %2): Wählen Sie weniger Epochen oder einen größeren Batch.</translation>
    </message>
    <message>
        <source>(%1 units x %2) / (%3 x %4)</source>
        <translation>(%1 Recheneinheiten x %2) / (%3 x %4)</translation>
    </message>
    <message>
        <source>(%1 units x %2) / (%3 x %4) / %5</source>
        <translation>(%1 Recheneinheiten x %2) / (%3 x %4) / %5</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 Kern</translation>
    </message>
    <message>
        <source>1 lane</source>
        <translation>1 Zahl je Vektor</translation>
    </message>
    <message>
        <source>1 of %1 cases is wrong; here %2.</source>
        <translation>1 von %1 Fällen ist falsch; hier %2.</translation>
    </message>
    <message>
        <source>1 of %1 tasks has not ended yet: collect again later.</source>
        <translation>1 von %1 Teilaufträgen ist noch nicht zu Ende: Rufen Sie collect später noch einmal auf.</translation>
    </message>
    <message>
        <source>1 sample that training did not see</source>
        <translation>1 Beispiel, das im Training nicht vorkam</translation>
    </message>
    <message>
        <source>A batch of 1 row cannot be shared by %1 devices: choose a larger batch size that divides the number of samples.</source>
        <translation>Ein Batch von 1 Zeile lässt sich nicht auf %1 Geräte aufteilen: Wählen Sie einen größeren, der die Zahl der Beispiele ohne Rest teilt.</translation>
    </message>
    <message>
        <source>Only 1 of %1 points has a verdict.</source>
        <translation>Nur für 1 von %1 Punkten gibt es ein Urteil.</translation>
    </message>
    <message>
        <source>Too close to call at the 1 of %1 points that has a verdict: neither %2 nor %3 is clearly faster.</source>
        <translation>Zu knapp, soweit es ein Urteil gibt (an 1 von %1 Punkten): Weder %2 noch %3 ist klar schneller.</translation>
    </message>
    <message>
        <source>coordinates of %1 x %2 pixels</source>
        <translation>Koordinaten von %1 × %2 Pixeln</translation>
    </message>
    <message>
        <source>the training set itself (1 sample): nothing was held out</source>
        <translation>die Trainingsmenge selbst (1 Beispiel): Nichts wurde zurückgehalten</translation>
    </message>
    <message>
        <source>%1: from %2 to %3 (%4)</source>
        <translation>%1: von %2 auf %3 (%4)</translation>
    </message>
    <message>
        <source>%1: the GPU is faster from %2 (%3)</source>
        <translation>%1: GPU ab %2 schneller (%3)</translation>
    </message>
    <message>
        <source>There is prepared work with this number already.</source>
        <translation>Eine Arbeit mit dieser Nummer ist schon vorbereitet.</translation>
    </message>
    <message>
        <source>a sentence of at most 1 MiB</source>
        <translation>ein Satz von höchstens 1 MiB</translation>
    </message>
    <message>
        <source>%1 did not end its step when training was stopped, so its process was ended.</source>
        <translation>%1 hat den Schritt beim Stopp des Trainings nicht beendet, deshalb wurde der Prozess beendet.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Judging was stopped.</source>
        <translation>Die Beurteilung wurde gestoppt.</translation>
    </message>
    <message>
        <source>The text has changed since the model was trained on it: train again.</source>
        <translation>Der Text hat sich seit dem Training geändert: Trainieren Sie neu.</translation>
    </message>
    <message>
        <source>By the model, %1 would make the GPU faster throughout.</source>
        <translation>Laut Modell wäre die GPU überall schneller. Änderung: %1.</translation>
    </message>
    <message>
        <source>By the model, %1 would move the crossover from %2 to %3 (%4).</source>
        <translation>Laut Modell läge der Überholpunkt bei %3 statt bei %2 (%4). Änderung: %1.</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>An image can have 1 to %1 pixels per side.</source>
        <translation>Breite und Höhe eines Bildes können 1 bis %1 Pixel betragen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; contains no place: it was not saved by the Mandelbrot viewer.</source>
        <translation>„%1“ enthält keinen Ort: Die Datei wurde nicht von der Mandelbrot-Ansicht gespeichert.</translation>
    </message>
    <message>
        <source>The image is computed again at this size, in bands that need little memory. Its place is kept in the file.</source>
        <translation>Das Bild wird in dieser Größe streifenweise neu berechnet; das braucht wenig Speicher. Sein Ort wird in der Datei gespeichert.</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>%1 %2</source>
        <comment>500, hidden neurons</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%2 %1</source>
        <comment>32, batch size</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%2 = %1</source>
        <comment>16, size n</comment>
        <translation>%2 = %1</translation>
    </message>
    <message>
        <source>at %1 %2</source>
        <comment>500, hidden neurons</comment>
        <translation>bei %1 (%2)</translation>
    </message>
    <message>
        <source>at %2 %1</source>
        <comment>32, batch size</comment>
        <translation>bei %2 %1</translation>
    </message>
    <message>
        <source>at %2 = %1</source>
        <comment>16, size n</comment>
        <translation>bei %2 = %1</translation>
    </message>
    <message>
        <source>between %1 and %2 %3</source>
        <comment>128, 256, hidden neurons</comment>
        <translation>zwischen %1 und %2 (%3)</translation>
    </message>
    <message>
        <source>between %3 %1 and %2</source>
        <comment>16, 32, batch size</comment>
        <translation>zwischen %3 %1 und %2</translation>
    </message>
    <message>
        <source>between %3 = %1 and %2</source>
        <comment>16, 32, size n</comment>
        <translation>zwischen %3 = %1 und %2</translation>
    </message>
    <message>
        <source>from %1 to %2 %3</source>
        <comment>5, 2000, hidden neurons</comment>
        <translation>von %1 bis %2 (%3)</translation>
    </message>
    <message>
        <source>from %3 %1 to %2</source>
        <comment>16, 32, batch size</comment>
        <translation>von %3 %1 bis %2</translation>
    </message>
    <message>
        <source>from %3 = %1 to %2</source>
        <comment>16, 32, size n</comment>
        <translation>von %3 = %1 bis %2</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Seahorse valley</source>
        <translation>Tal der Seepferdchen</translation>
    </message>
    <message>
        <source>Elephant valley</source>
        <translation>Tal der Elefanten</translation>
    </message>
    <message>
        <source>Triple spiral</source>
        <translation>Dreifachspirale</translation>
    </message>
    <message>
        <source>Small copy on the needle</source>
        <translation>Kleines Abbild auf der Nadel</translation>
    </message>
    <message>
        <source>Deep in the seahorse&apos;s tail (float64)</source>
        <translation>Tief im Schwanz des Seepferdchens (float64)</translation>
    </message>
</context>
<context>
    <name>PointReport</name>
    <message>
        <source>During the measurement, other programs used %1 of %2 cores, and the clock was %3 GHz.</source>
        <translation>Während der Messung nutzten andere Programme %1 von %2 Kernen, und der Takt betrug %3 GHz.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is varied, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Other activity on its machine during the measurement is not known.</source>
        <translation>Was der Rechner während der Messung sonst tat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>During the measurement, other programs used %1 of 1 core, and the clock was %2 GHz.</source>
        <translation>Während der Messung nutzten andere Programme %1 von 1 Kern, und der Takt betrug %2 GHz.</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>%1 numbers in a vector</source>
        <translation>%1 Zahlen in einem Vektor</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 Kern</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>%1 Kerne</translation>
    </message>
    <message>
        <source>A vector instruction computes as many numbers at once as fit into a vector, and each core has its own vector units. The gain is larger if vectors do not wait for each other. It is smaller if cores share resources or slow down together.</source>
        <translation>Ein Vektorbefehl rechnet mit so vielen Zahlen auf einmal, wie in einen Vektor passen, und jeder Kern hat eigene Vektoreinheiten. Der Gewinn ist größer, wenn Vektoren nicht aufeinander warten, und kleiner, wenn sich Kerne Ressourcen teilen oder gemeinsam langsamer takten.</translation>
    </message>
</context>
<context>
    <name>RecoveredCurves</name>
    <message>
        <source>Not saved before Overtake ended: %1.</source>
        <translation>Vor dem Beenden von Overtake nicht gespeichert: %1.</translation>
    </message>
    <message>
        <source>They are in the list of curves (F8).</source>
        <translation>Sie stehen in der Liste der Kurven (F8).</translation>
    </message>
    <message>
        <source>Curves that were not saved</source>
        <translation>Nicht gespeicherte Kurven</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>%1 % of a copy&apos;s bandwidth</source>
        <translation>%1 % der Bandbreite einer Kopie</translation>
    </message>
    <message>
        <source>%1 % of what is allowed</source>
        <translation>%1 % des Erlaubten</translation>
    </message>
    <message>
        <source>%1 (%2 minutes)</source>
        <translation>%1 (%2 Minuten)</translation>
    </message>
    <message>
        <source>%1 a step</source>
        <translation>%1 je Schritt</translation>
    </message>
    <message>
        <source>%1 at %2 %3: %4</source>
        <translation>%1 bei %2 %3: %4</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>%1 Kerne</translation>
    </message>
    <message>
        <source>%1 is faster</source>
        <translation>%1 ist schneller</translation>
    </message>
    <message>
        <source>%1 is not clearly faster than %2 anywhere.</source>
        <translation>%1 ist nirgends klar schneller als %2.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1 more classes are in the file of --out.</source>
        <translation>%1 weitere Klassen stehen in der Datei von --out.</translation>
    </message>
    <message>
        <source>%1 of %2 matrix multiplications, on one thread and on %3, in %4. The fastest: %5.</source>
        <translation>%1 von %2 Matrixmultiplikationen, auf einem Thread und auf %3, in %4. Die schnellsten: %5.</translation>
    </message>
    <message>
        <source>%1 of %2 matrix multiplications, on one thread, in %3. The fastest: %4.</source>
        <translation>%1 von %2 Matrixmultiplikationen, auf einem Thread, in %3. Die schnellsten: %4.</translation>
    </message>
    <message>
        <source>%1 over %2, %3: %4</source>
        <translation>%1 über %2, %3: %4</translation>
    </message>
    <message>
        <source>%1 over %2, on paper: no measurement</source>
        <translation>%1 gegenüber %2, auf dem Papier: keine Messung</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 repetitions</source>
        <translation>%1 Einzelmessungen</translation>
    </message>
    <message>
        <source>%1 sockets</source>
        <translation>%1 Sockel</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 Threads</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1, recorded as %2 on %3</source>
        <translation>%1, aufgezeichnet als %2 am %3</translation>
    </message>
    <message>
        <source>%1: %2 parameters without position embeddings; by nanoGPT&apos;s formula %3 an iteration, %4 % of %5 (A100, bf16), whatever the device; %6 iterations would take %7.</source>
        <translation>%1: %2 Parameter ohne Positionseinbettungen; nach nanoGPTs Formel %3 je Iteration, %4 % von %5 (A100, bf16), unabhängig vom Gerät; %6 Iterationen würden %7 dauern.</translation>
    </message>
    <message>
        <source>%1: map over %2 and %3</source>
        <translation>%1: Karte über %2 und %3</translation>
    </message>
    <message>
        <source>%1: sweep over %2</source>
        <translation>%1: Durchlauf über %2</translation>
    </message>
    <message>
        <source>%1: sweep over %2, recorded on %3, %4</source>
        <translation>%1: Durchlauf über %2, aufgezeichnet auf %3, %4</translation>
    </message>
    <message>
        <source>%1: training</source>
        <translation>%1: Training</translation>
    </message>
    <message>
        <source>(and %1 more)</source>
        <translation>(und %1 weitere)</translation>
    </message>
    <message>
        <source>(baseline faster above)</source>
        <translation>(darüber ist die Baseline schneller)</translation>
    </message>
    <message>
        <source>(refining)</source>
        <translation>(wird verfeinert)</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 Kern</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>1 repetition</source>
        <translation>1 Einzelmessung</translation>
    </message>
    <message>
        <source>1 socket</source>
        <translation>1 Sockel</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 Thread</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>95 % interval %1; baseline %2: %3 an epoch</source>
        <translation>95-%-Intervall %1; Baseline %2: %3 je Epoche</translation>
    </message>
    <message>
        <source>A CPU of the device database, or cpu: this machine&apos;s</source>
        <translation>Eine CPU der Gerätedatenbank oder cpu: die dieses Rechners</translation>
    </message>
    <message>
        <source>A GPU of the device database or of this machine</source>
        <translation>Eine GPU der Gerätedatenbank oder dieses Rechners</translation>
    </message>
    <message>
        <source>A device database of your own (default: the one built in)</source>
        <translation>Eine eigene Gerätedatenbank (Standard: die eingebaute)</translation>
    </message>
    <message>
        <source>A lesson&apos;s file, or the id of a built-in one (default: list those)</source>
        <translation>Die Datei einer Lektion oder die Kennung einer eingebauten (Standard: diese auflisten)</translation>
    </message>
    <message>
        <source>A published case by name: see `overtake-bench presets`</source>
        <translation>Der Name eines veröffentlichten Falls: siehe `overtake-bench presets`</translation>
    </message>
    <message>
        <source>It is not known what would halve the crossover: that takes a sweep of at least two points.</source>
        <translation>Was den Überholpunkt halbieren würde, ist nicht bekannt: Dazu braucht es einen Durchlauf von mindestens zwei Punkten.</translation>
    </message>
    <message>
        <source>It is not known what would halve the crossover: the GPU is the baseline. Name it after the engine with which it is compared.</source>
        <translation>Was den Überholpunkt halbieren würde, ist nicht bekannt: Die GPU ist die Baseline. Nennen Sie sie nach der Engine, mit der sie verglichen wird.</translation>
    </message>
    <message>
        <source>It is not known what would halve the crossover: too little was measured, or the GPU is faster first and slower from some place on.</source>
        <translation>Was den Überholpunkt halbieren würde, ist nicht bekannt: Es wurde zu wenig gemessen, oder die GPU ist erst schneller und von einer Stelle an langsamer.</translation>
    </message>
    <message>
        <source>Measure roughly, within some tens of milliseconds per engine</source>
        <translation>Grob messen: einige Dutzend Millisekunden je Engine</translation>
    </message>
    <message>
        <source>A second parameter: a map over both, refined near the crossover</source>
        <translation>Ein zweiter Parameter: eine Karte über beide, in der Nähe des Überholpunkts verfeinert</translation>
    </message>
    <message>
        <source>An engine to compare: cpu, eigen, reference (the textbook loops), opencl:N, cuda:N or model:NAME (a prediction), see `overtake-bench devices`; with options and its own batch size, e.g. cpu,threads=1,batch=512; repeatable, the first is the baseline</source>
        <translation>Eine Engine zum Vergleichen: cpu, eigen, reference (die Lehrbuch-Schleifen), opencl:N, cuda:N oder model:NAME (eine Vorhersage), siehe `overtake-bench devices`; mit Optionen und eigener Batch-Größe, z. B. cpu,threads=1,batch=512; wiederholbar, die erste ist die Baseline</translation>
    </message>
    <message>
        <source>Attributes of %1:</source>
        <translation>Eigenschaften von %1:</translation>
    </message>
    <message>
        <source>Checks every engine&apos;s results against the textbook loops</source>
        <translation>Vergleicht die Ergebnisse jeder Engine mit denen der Lehrbuch-Schleifen</translation>
    </message>
    <message>
        <source>Classification report on %1:</source>
        <translation>Klassifikationsbericht für %1:</translation>
    </message>
    <message>
        <source>Comparing %1; choose others with --engine.</source>
        <translation>Verglichen werden %1; andere wählen Sie mit --engine.</translation>
    </message>
    <message>
        <source>Copied, and its hash verified there. Starting %1</source>
        <translation>Kopiert; die Prüfsumme dort stimmt. %1 wird gestartet</translation>
    </message>
    <message>
        <source>Copy it? [y/N]</source>
        <translation>Kopieren? [y/N]</translation>
    </message>
    <message>
        <source>Data: %1</source>
        <translation>Daten: %1</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>Die Version des Programms ausgeben</translation>
    </message>
    <message>
        <source>Each engine against the textbook loops; error relative to the largest value; seed %1</source>
        <translation>Jede Engine gegen die Lehrbuch-Schleifen; Fehler relativ zum größten Wert; Startwert %1</translation>
    </message>
    <message>
        <source>Engines elsewhere, by a command that starts a worker there, e.g. lab=&apos;ssh gpu1 overtake-bench worker&apos;; they are lab/cpu and so on; repeatable</source>
        <translation>Engines auf einem anderen Rechner, über einen Befehl, der dort einen Worker startet, z. B. lab=&apos;ssh gpu1 overtake-bench worker&apos;; sie heißen lab/cpu und so weiter; wiederholbar</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Beispiel:</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Beispiele:</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>FEHLER</translation>
    </message>
    <message>
        <source>First value (default: the lowest allowed)</source>
        <translation>Erster Wert (Standard: der kleinste erlaubte)</translation>
    </message>
    <message>
        <source>How many columns to print (default: 5)</source>
        <translation>Wie viele Spalten ausgegeben werden (Standard: 5)</translation>
    </message>
    <message>
        <source>How many rows to print (default: 5)</source>
        <translation>Wie viele Zeilen ausgegeben werden (Standard: 5)</translation>
    </message>
    <message>
        <source>How many values, before refinement (default: 10; 5 for a map)</source>
        <translation>Wie viele Werte vor dem Verfeinern (Standard: 10; bei einer Karte 5)</translation>
    </message>
    <message>
        <source>How often to go through the data (default: the parameter epochs)</source>
        <translation>Wie oft die Daten durchlaufen werden (Standard: der Parameter epochs)</translation>
    </message>
    <message>
        <source>It answered after %1 and has %2 engines.</source>
        <translation>Er antwortete nach %1 und hat %2 Engines.</translation>
    </message>
    <message>
        <source>It answered after %1 and has 1 engine.</source>
        <translation>Er antwortete nach %1 und hat 1 Engine.</translation>
    </message>
    <message>
        <source>Its first value (of a map, both default to what is usual)</source>
        <translation>Sein erster Wert (bei einer Karte sind Anfang und Ende auf übliche Werte voreingestellt)</translation>
    </message>
    <message>
        <source>Its last value</source>
        <translation>Sein letzter Wert</translation>
    </message>
    <message>
        <source>Joins what the tasks of a sweep measured under Slurm: see sweep --sbatch</source>
        <translation>Fügt zusammen, was die Teilaufträge eines Durchlaufs unter Slurm gemessen haben: siehe sweep --sbatch</translation>
    </message>
    <message>
        <source>Saves commands that start workers elsewhere, for example for --engine NAME/cpu</source>
        <translation>Speichert Befehle, die auf anderen Rechnern Worker starten, für --engine NAME/cpu und Ähnliches</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>Gespeichert in %1</translation>
    </message>
    <message>
        <source>Saved. overtake-bench workers try %1 lists its engines.</source>
        <translation>Gespeichert. overtake-bench workers try %1 zeigt die Engines dieses Workers.</translation>
    </message>
    <message>
        <source>Last value (default: the highest allowed)</source>
        <translation>Letzter Wert (Standard: der größte erlaubte)</translation>
    </message>
    <message>
        <source>Let Slurm measure, one point a task of a job array, with these options for sbatch (may be &apos;&apos;); overtake-bench collect then joins the runs</source>
        <translation>Slurm messen lassen, je Punkt ein Teilauftrag eines Job-Arrays, mit diesen Optionen für sbatch (auch &apos;&apos;); overtake-bench collect fügt die Ergebnisse dann zusammen</translation>
    </message>
    <message>
        <source>Generate this many characters with the trained gpt of each engine</source>
        <translation>Mit dem trainierten gpt jeder Engine so viele Zeichen erzeugen</translation>
    </message>
    <message>
        <source>Loss on %1 %2 that training did not see, beside that of the last point of training:</source>
        <translation>Verlust auf %1 %2, die im Training nicht vorkamen, neben dem des letzten Punkts im Training:</translation>
    </message>
    <message>
        <source>Made by sweep --sbatch, beside its --out</source>
        <translation>Von sweep --sbatch angelegt, neben dessen --out</translation>
    </message>
    <message>
        <source>Matrix multiplications in tf32 or bf16 use numbers that these hold exactly: only sums may differ.</source>
        <translation>Matrixmultiplikationen in tf32 oder bf16 multiplizieren Zahlen, die darin genau darstellbar sind: Nur die Summen dürfen abweichen.</translation>
    </message>
    <message>
        <source>Measure what the devices can do: some seconds</source>
        <translation>Messen, was die Geräte leisten: einige Sekunden</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>Gemessen: %1</translation>
    </message>
    <message>
        <source>Measures the work of an image and writes the image</source>
        <translation>Misst die Berechnung eines Bildes und schreibt das Bild</translation>
    </message>
    <message>
        <source>Measures along one parameter and finds the crossover</source>
        <translation>Misst entlang eines Parameters und findet den Überholpunkt</translation>
    </message>
    <message>
        <source>Measures one point on one engine or several</source>
        <translation>Misst einen Punkt auf einer oder mehreren Engines</translation>
    </message>
    <message>
        <source>Measures the same work on several engines, without a screen: what `overtake` shows.</source>
        <translation>Misst ohne Bildschirm, was `overtake` im Fenster zeigt: dieselbe Aufgabe auf mehreren Engines.</translation>
    </message>
    <message>
        <source>Models, which predict and run nothing:</source>
        <translation>Modelle, die Zeiten vorhersagen und nichts ausführen:</translation>
    </message>
    <message>
        <source>No driver serves %1 (%2).</source>
        <translation>Kein Treiber unterstützt %1 (%2).</translation>
    </message>
    <message>
        <source>No epoch was completed.</source>
        <translation>Keine Epoche wurde abgeschlossen.</translation>
    </message>
    <message>
        <source>The verdict&apos;s %1 an epoch is the median of the rounds, without the cold first step.</source>
        <translation>Die %1 je Epoche im Urteil sind der Median der Runden, ohne den kalten ersten Schritt.</translation>
    </message>
    <message>
        <source>No point was measured.</source>
        <translation>Es wurde kein Punkt gemessen.</translation>
    </message>
    <message>
        <source>No text by the model of %1: %2</source>
        <translation>Das Modell von %1 hat keinen Text erzeugt: %2</translation>
    </message>
    <message>
        <source>No verdict on %1 against %2: not both were measured.</source>
        <translation>Kein Urteil über %1 und %2: Es wurden nicht beide gemessen.</translation>
    </message>
    <message>
        <source>No worker is saved. overtake-bench workers add lab &apos;ssh gpu1 overtake-bench worker&apos; saves one.</source>
        <translation>Es ist kein Worker gespeichert. overtake-bench workers add lab &apos;ssh gpu1 overtake-bench worker&apos; speichert einen.</translation>
    </message>
    <message>
        <source>Nothing could be compared: %1</source>
        <translation>Es konnte nichts verglichen werden: %1</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>For --sample: 0 takes the likeliest character each time, 1 follows the model&apos;s probabilities (default: 0.8)</source>
        <translation>Zu --sample: bei 0 jedes Mal das wahrscheinlichste Zeichen, bei 1 nach den Wahrscheinlichkeiten des Modells (Standard: 0.8)</translation>
    </message>
    <message>
        <source>Only small cases, and no workload of many kernels: for a simulator of devices such as Oclgrind</source>
        <translation>Nur kleine Fälle und keine Aufgabe mit vielen Kerneln: für Gerätesimulatoren wie Oclgrind</translation>
    </message>
    <message>
        <source>Only this engine, e.g. cpu,threads=1; repeatable</source>
        <translation>Nur diese Engine, z. B. cpu,threads=1; wiederholbar</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Options of %1:</source>
        <translation>Optionen von %1:</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Predicted: %1</source>
        <translation>Vorhergesagt: %1</translation>
    </message>
    <message>
        <source>Print JSON on standard output</source>
        <translation>JSON auf der Standardausgabe ausgeben</translation>
    </message>
    <message>
        <source>Print all that the drivers say of their devices (--json always has it)</source>
        <translation>Alles ausgeben, was die Treiber über ihre Geräte sagen (--json enthält es immer)</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>Diese Hilfe ausgeben</translation>
    </message>
    <message>
        <source>Print where the time of a step goes, by operation: the longest first</source>
        <translation>Ausgeben, wofür ein Schritt seine Zeit braucht, nach Operationen: die längsten zuerst</translation>
    </message>
    <message>
        <source>Prints the first rows of a workload&apos;s data and counts its classes</source>
        <translation>Gibt die ersten Zeilen der Daten einer Aufgabe aus und zählt ihre Klassen</translation>
    </message>
    <message>
        <source>Profile of a step, %1: %2, %3 with a clock around each part</source>
        <translation>Profil eines Schritts, %1: %2, %3, jeder Teil einzeln gemessen</translation>
    </message>
    <message>
        <source>Profile of a step, %1: nothing was run, %2</source>
        <translation>Profil eines Schritts, %1: nicht ausgeführt, %2</translation>
    </message>
    <message>
        <source>Profile of a step, %1: unknown for this engine.</source>
        <translation>Profil eines Schritts, %1: bei dieser Engine nicht verfügbar.</translation>
    </message>
    <message>
        <source>Published cases with their figures</source>
        <translation>Zeigt veröffentlichte Fälle mit ihren Zahlen</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Remove the saved measurements</source>
        <translation>Die gespeicherten Messungen löschen</translation>
    </message>
    <message>
        <source>Published elsewhere, not measured here: time of an epoch. Source: %1.</source>
        <translation>Anderswo veröffentlicht, nicht hier gemessen: Zeit einer Epoche. Quelle: %1.</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>SUBCOMMANDS</source>
        <translation>BEFEHLE</translation>
    </message>
    <message>
        <source>Serves this machine&apos;s engines to a program elsewhere: see --worker</source>
        <translation>Stellt die Engines dieses Rechners einem Programm auf einem anderen Rechner bereit: siehe --worker</translation>
    </message>
    <message>
        <source>Sets a parameter of the workload; repeatable</source>
        <translation>Setzt einen Parameter der Aufgabe; wiederholbar</translation>
    </message>
    <message>
        <source>Speed-up of %1 over %2; %3 to the right</source>
        <translation>Beschleunigung von %1 gegenüber %2; %3 nach rechts</translation>
    </message>
    <message>
        <source>Seed of the random numbers</source>
        <translation>Startwert der Zufallszahlen</translation>
    </message>
    <message>
        <source>Seed of the random numbers (default: 42)</source>
        <translation>Startwert der Zufallszahlen (Standard: 42)</translation>
    </message>
    <message>
        <source>Starting %1</source>
        <translation>%1 wird gestartet</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Submitted as job %1: %2 tasks, one a point. When they have ended:</source>
        <translation>Als Auftrag %1 übergeben: %2 Teilaufträge, einer je Punkt. Wenn sie fertig sind:</translation>
    </message>
    <message>
        <source>Submitted as job %1: 1 task, one a point. When it has ended:</source>
        <translation>Als Auftrag %1 übergeben: 1 Teilauftrag, einer je Punkt. Wenn er fertig ist:</translation>
    </message>
    <message>
        <source>That machine does not have the program. A copy of it (%1) can be put into ~/.cache/overtake there, and nothing else is changed.</source>
        <translation>Auf dem anderen Rechner fehlt das Programm. Eine Kopie davon (%1) kann dort in ~/.cache/overtake abgelegt werden; sonst ändert sich dort nichts.</translation>
    </message>
    <message>
        <source>The engine that stands for a GPU (default: the first GPU here, or the prediction for an RTX 2070)</source>
        <translation>Die Engine, die für eine GPU steht (Standard: die erste GPU hier oder die Vorhersage für eine RTX 2070)</translation>
    </message>
    <message>
        <source>The engines of this machine, and the machine</source>
        <translation>Die Engines dieses Rechners und der Rechner selbst</translation>
    </message>
    <message>
        <source>The crossover lies between the rows, not along one of them.</source>
        <translation>Der Überholpunkt liegt zwischen den Zeilen, nicht entlang einer Zeile.</translation>
    </message>
    <message>
        <source>The parameter to vary</source>
        <translation>Der Parameter, der variiert wird</translation>
    </message>
    <message>
        <source>The case was published for %1: --engine cpu --engine %2 measures both. OVERTAKE_PYTHON names the Python that has the framework.</source>
        <translation>Der Fall wurde für %1 veröffentlicht: --engine cpu --engine %2 misst beide. OVERTAKE_PYTHON nennt die Python-Installation mit dem Framework.</translation>
    </message>
    <message>
        <source>The same by own, total, mean, calls, memory, flops, ...</source>
        <translation>Ebenso, sortiert nach own, total, mean, calls, memory, flops, ...</translation>
    </message>
    <message>
        <source>The same with all operations</source>
        <translation>Ebenso mit allen Operationen</translation>
    </message>
    <message>
        <source>The share of the samples that training does not see, drawn by the seed, to judge the model; 0: judge it on its training data (default: 0.33)</source>
        <translation>Anteil der Beispiele, die beim Training zurückgehalten werden, um das Modell damit zu beurteilen; der Startwert bestimmt, welche. 0: das Modell mit den Trainingsdaten beurteilen (Standard: 0.33)</translation>
    </message>
    <message>
        <source>The time budget ended before all of the line was measured closely: --budget gives it more.</source>
        <translation>Das Zeitbudget endete, bevor die ganze Linie genau gemessen war: Mit einem größeren --budget wird mehr gemessen.</translation>
    </message>
    <message>
        <source>These values instead</source>
        <translation>Stattdessen diese Werte</translation>
    </message>
    <message>
        <source>This could not be saved: there is no cache folder to write to.</source>
        <translation>Das konnte nicht gespeichert werden: Es gibt keinen Cache-Ordner zum Schreiben.</translation>
    </message>
    <message>
        <source>Time for all repetitions together</source>
        <translation>Zeit für alle Einzelmessungen zusammen</translation>
    </message>
    <message>
        <source>Time for each of its measurements (default: 10)</source>
        <translation>Zeit für jede Messung der Lektion (Standard: 10)</translation>
    </message>
    <message>
        <source>Time for the whole sweep; what does not fit is skipped (a map: 120)</source>
        <translation>Zeit für den ganzen Durchlauf; was nicht hineinpasst, wird ausgelassen (eine Karte: 120)</translation>
    </message>
    <message>
        <source>Time of an epoch; baseline: %1</source>
        <translation>Zeit einer Epoche; Baseline: %1</translation>
    </message>
    <message>
        <source>Too close to call everywhere: %1.</source>
        <translation>Überall zu knapp für ein Urteil: %1.</translation>
    </message>
    <message>
        <source>Too close to call, because %1: the speed-up of %2 over %3 is %4</source>
        <translation>Zu knapp für ein Urteil, denn %1: Die Beschleunigung von %2 gegenüber %3 ist %4</translation>
    </message>
    <message>
        <source>Trains a model on several engines in turn, from the same weights with the same batches</source>
        <translation>Trainiert ein Modell abwechselnd auf mehreren Engines, mit denselben Anfangsgewichten und denselben Batches</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Runs a whole lesson: reads it, takes its measurements and answers its questions</source>
        <translation>Führt eine ganze Lektion aus: liest sie, nimmt ihre Messungen vor und beantwortet ihre Fragen</translation>
    </message>
    <message>
        <source>Text that --sample continues (default: a new line)</source>
        <translation>Text, den --sample fortsetzt (Standard: eine neue Zeile)</translation>
    </message>
    <message>
        <source>Shows what a GPU should gain over a CPU on paper, and why that misleads</source>
        <translation>Zeigt, was eine GPU auf dem Papier gegenüber einer CPU bringen sollte und warum das täuscht</translation>
    </message>
    <message>
        <source>Lists the workloads with all parameters</source>
        <translation>Listet die Aufgaben mit allen Parametern auf</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>Kennzahlen: %1</translation>
    </message>
    <message>
        <source>The workload to measure: see `overtake-bench workloads`</source>
        <translation>Die Aufgabe, die gemessen wird: siehe `overtake-bench workloads`</translation>
    </message>
    <message>
        <source>Lists recordings of devices that are not here</source>
        <translation>Listet Aufzeichnungen von Geräten auf, die es hier nicht gibt</translation>
    </message>
    <message>
        <source>With --copy it is copied.</source>
        <translation>Mit --copy wird es kopiert.</translation>
    </message>
    <message>
        <source>With try: if the other machine does not have the program, copy it there without asking</source>
        <translation>Mit try: das Programm ohne Rückfrage auf den anderen Rechner kopieren, wenn es dort fehlt</translation>
    </message>
    <message>
        <source>Workload %1.</source>
        <translation>Aufgabe %1.</translation>
    </message>
    <message>
        <source>Write curves, epochs and reports as JSON</source>
        <translation>Kurven, Epochen und Berichte als JSON schreiben</translation>
    </message>
    <message>
        <source>Write one row per point and engine as CSV</source>
        <translation>Je Punkt und Engine eine Zeile als CSV schreiben</translation>
    </message>
    <message>
        <source>Write the counts as a NumPy array, int32</source>
        <translation>Die Iterationszahlen als NumPy-Array schreiben, int32</translation>
    </message>
    <message>
        <source>Write the curves, one row per engine and point, as CSV</source>
        <translation>Die Kurven als CSV schreiben, je Engine und Punkt eine Zeile</translation>
    </message>
    <message>
        <source>Write the hill-shaded image</source>
        <translation>Das Bild mit Reliefschattierung schreiben</translation>
    </message>
    <message>
        <source>Write the profiled step as a trace that Perfetto opens</source>
        <translation>Den profilierten Schritt als Trace schreiben, den Perfetto öffnet</translation>
    </message>
    <message>
        <source>Write the results, with all repetitions, as JSON</source>
        <translation>Die Ergebnisdatei mit allen Einzelmessungen als JSON schreiben</translation>
    </message>
    <message>
        <source>Write what --json prints to this file as well</source>
        <translation>Was --json ausgibt, auch in diese Datei schreiben</translation>
    </message>
    <message>
        <source>Generated by the model of %1:</source>
        <translation>Erzeugt vom Modell von %1:</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>accuracy of the last</source>
        <translation>letzte Genauigkeit</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>and %1 more, %2 of the step: --profile-all shows them.</source>
        <translation>und %1 weitere, %2 des Schritts: --profile-all zeigt sie.</translation>
    </message>
    <message>
        <source>and 1 more, %1 of the step: --profile-all shows it.</source>
        <translation>und 1 weitere, %1 des Schritts: --profile-all zeigt sie.</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>as</source>
        <translation>als</translation>
    </message>
    <message>
        <source>at least %1 wanted: NOT met</source>
        <translation>mindestens %1 verlangt: NICHT erfüllt</translation>
    </message>
    <message>
        <source>at least %1 wanted: met</source>
        <translation>mindestens %1 verlangt: erfüllt</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>checking %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>checking %1, %2 done</source>
        <translation>%1 wird geprüft, %2 fertig</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>converged</source>
        <translation>konvergiert</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>Standard %1</translation>
    </message>
    <message>
        <source>default %1, engines may differ</source>
        <translation>Standard %1, je Engine wählbar</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>disturbed</source>
        <translation>gestört</translation>
    </message>
    <message>
        <source>disturbed; at worst: %1</source>
        <translation>gestört; schlimmster Fall: %1</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>expected between</source>
        <translation>erwartet zwischen</translation>
    </message>
    <message>
        <source>expected: %1; baseline %2: %3 an epoch</source>
        <translation>erwartet: %1; Baseline %2: %3 je Epoche</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>schneller</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>schnellste</translation>
    </message>
    <message>
        <source>first run</source>
        <translation>erster Lauf</translation>
    </message>
    <message>
        <source>in training</source>
        <translation>im Training</translation>
    </message>
    <message>
        <source>judging the trained model</source>
        <translation>das trainierte Modell wird beurteilt</translation>
    </message>
    <message>
        <source>kernels, each timed</source>
        <translation>Kernel, einzeln gemessen</translation>
    </message>
    <message>
        <source>launching and waiting</source>
        <translation>Starten und Warten</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>Verlust %1</translation>
    </message>
    <message>
        <source>loss of the first step</source>
        <translation>Verlust des ersten Schritts</translation>
    </message>
    <message>
        <source>loss of the last</source>
        <translation>letzter Verlust</translation>
    </message>
    <message>
        <source>macro average</source>
        <translation>Mittel der Klassen</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>measuring %1</source>
        <translation>%1 wird gemessen</translation>
    </message>
    <message>
        <source>measuring matrix multiplications</source>
        <translation>Matrixmultiplikationen werden gemessen</translation>
    </message>
    <message>
        <source>median of %1 steps</source>
        <translation>Median von %1 Schritten</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>Speicher %1</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>moved in a step</source>
        <translation>je Schritt bewegt</translation>
    </message>
    <message>
        <source>no difference of more than %1 % is certain</source>
        <translation>ob der Unterschied mehr als %1 % beträgt, steht nicht fest</translation>
    </message>
    <message>
        <source>no point was measured.</source>
        <translation>es wurde kein Punkt gemessen.</translation>
    </message>
    <message>
        <source>not converged</source>
        <translation>nicht konvergiert</translation>
    </message>
    <message>
        <source>not here: %1</source>
        <translation>hier nicht verfügbar: %1</translation>
    </message>
    <message>
        <source>not there: %1</source>
        <translation>dort nicht verfügbar: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>of peak</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>own time</source>
        <translation>eigene Zeit</translation>
    </message>
    <message>
        <source>peak of %1</source>
        <translation>Spitzenleistung von %1</translation>
    </message>
    <message>
        <source>per cent of its peak</source>
        <translation>Prozent der Spitzenleistung</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>Precision</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>range of %1 rounds %2; baseline %3: %4 an epoch</source>
        <translation>Spannweite von %1 Runden %2; Baseline %3: %4 je Epoche</translation>
    </message>
    <message>
        <source>range of 1 round %1; baseline %2: %3 an epoch</source>
        <translation>Spannweite von 1 Runde %1; Baseline %2: %3 je Epoche</translation>
    </message>
    <message>
        <source>range instead of a 95 % interval: too few rounds fit into the time, or the rounds vary together</source>
        <translation>Spannweite statt eines 95-%-Intervalls: Die Zeit reichte nur für wenige Runden, oder die Runden schwanken gemeinsam</translation>
    </message>
    <message>
        <source>range seen</source>
        <translation>Spannweite</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>aufgezeichnet</translation>
    </message>
    <message>
        <source>remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>step, median</source>
        <translation>Schritt, Median</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>support</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>crossover at %1</source>
        <translation>Überholpunkt bei %1</translation>
    </message>
    <message>
        <source>the same step</source>
        <translation>derselbe Schritt</translation>
    </message>
    <message>
        <source>the utilisation of %1 is unknown.</source>
        <translation>die Auslastung von %1 ist unbekannt.</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>timed</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>zu knapp für ein Urteil</translation>
    </message>
    <message>
        <source>too close to call: %1</source>
        <translation>zu knapp für ein Urteil: %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>trained</source>
        <translation>trainiert</translation>
    </message>
    <message>
        <source>weighted average</source>
        <translation>gewichtetes Mittel</translation>
    </message>
    <message>
        <source>where it is worst</source>
        <translation>wo am größten</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>worst error</source>
        <translation>größter Fehler</translation>
    </message>
    <message>
        <source>%1: %2, predicted</source>
        <translation>%1: %2, vorhergesagt</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>None of these numbers of GPUs is faster than one GPU.</source>
        <translation>Mit keiner dieser GPU-Zahlen geht es schneller als mit einer einzelnen GPU.</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>Effizienz</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>of which all-reduce</source>
        <translation>davon All-Reduce</translation>
    </message>
    <message>
        <source>rows each</source>
        <translation>Zeilen je GPU</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>%1: %2 is not here: %3</source>
        <translation>%1: %2 gibt es hier nicht: %3</translation>
    </message>
    <message>
        <source>%1: %2 is not there: %3</source>
        <translation>%1: %2 gibt es dort nicht: %3</translation>
    </message>
    <message>
        <source>%1: %2 of these are not here: %3</source>
        <translation>%1: %2 davon gibt es hier nicht: %3</translation>
    </message>
    <message>
        <source>%1: %2 of these are not there: %3</source>
        <translation>%1: %2 davon gibt es dort nicht: %3</translation>
    </message>
    <message>
        <source>Some matrix multiplications were not tried. A longer --budget covers more of them.</source>
        <translation>Einige Matrixmultiplikationen wurden nicht ausprobiert. Mit einem größeren --budget werden es mehr.</translation>
    </message>
    <message>
        <source>The measurements of %1&apos;s methods were deleted.</source>
        <translation>Die Messungen zu den Methoden von %1 sind gelöscht.</translation>
    </message>
    <message>
        <source>There were no measurements of %1 to delete.</source>
        <translation>Zu %1 gab es nichts zu löschen.</translation>
    </message>
    <message>
        <source>Not certain: %1</source>
        <translation>Nicht sicher: %1</translation>
    </message>
    <message>
        <source>Provisional: too close to call between %1 and %2</source>
        <translation>Vorläufig: zwischen %1 und %2 zu knapp für ein Urteil</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>vorläufig</translation>
    </message>
    <message>
        <source>(measuring again)</source>
        <translation>(wird wiederholt)</translation>
    </message>
    <message>
        <source>No point has a verdict.</source>
        <translation>Für keinen Punkt gibt es ein Urteil.</translation>
    </message>
    <message>
        <source>Ctrl-C goes on without it.</source>
        <translation>Mit Strg+C geht es ohne ihn weiter.</translation>
    </message>
    <message>
        <source>Round trip: %1 (not part of any measurement).</source>
        <translation>Antwortzeit: %1 (in keiner Messung enthalten).</translation>
    </message>
    <message>
        <source>Workers (overtake-bench workers try NAME lists their engines):</source>
        <translation>Worker (overtake-bench workers try NAME listet ihre Engines auf):</translation>
    </message>
    <message>
        <source>With try: a worker that is not saved</source>
        <translation>Mit try: ein Worker, der nicht gespeichert ist</translation>
    </message>
    <message>
        <source>Prints the program&apos;s version</source>
        <translation>Gibt die Version des Programms aus</translation>
    </message>
    <message>
        <source>list, add NAME &apos;COMMAND&apos;, edit NAME &apos;COMMAND&apos;, try NAME (starts the worker and lists its engines), remove NAME</source>
        <translation>list, add NAME &apos;BEFEHL&apos;, edit NAME &apos;BEFEHL&apos;, try NAME (startet den Worker und listet seine Engines auf), remove NAME</translation>
    </message>
    <message>
        <source>The figures of this machine&apos;s CPU were measured on %1; overtake-bench devices --measure measures them anew.</source>
        <translation>Die Werte der CPU dieses Rechners wurden am %1 gemessen; overtake-bench devices --measure misst sie neu.</translation>
    </message>
    <message>
        <source>0 all was measured, 1 some point failed, 2 wrong use. After Ctrl-C 130, after SIGTERM 143: what was measured until then is printed and written; a second Ctrl-C ends the program at once.</source>
        <translation>0 alles wurde gemessen, 1 ein Punkt schlug fehl, 2 falscher Aufruf. Nach Strg+C 130, nach SIGTERM 143: Was bis dahin gemessen wurde, wird ausgegeben und geschrieben; ein zweites Strg+C beendet das Programm sofort.</translation>
    </message>
    <message>
        <source>Each command has examples of its own: overtake-bench help sweep.</source>
        <translation>Jeder Befehl hat eigene Beispiele: overtake-bench help sweep.</translation>
    </message>
    <message>
        <source>Exit status:</source>
        <translation>Rückgabewert:</translation>
    </message>
    <message>
        <source>FILE may be -, standard output: what is printed otherwise goes to standard error then.</source>
        <translation>FILE darf - sein, die Standardausgabe: Was sonst dort ausgegeben wird, geht dann an die Standardfehlerausgabe.</translation>
    </message>
    <message>
        <source>Measures now which way of multiplying matrices is fastest on the CPU, and saves the result</source>
        <translation>Misst jetzt, auf welche Art die CPU Matrizen am schnellsten multipliziert, und speichert das Ergebnis</translation>
    </message>
    <message>
        <source>Prints the help of a command</source>
        <translation>Gibt die Hilfe zu einem Befehl aus</translation>
    </message>
    <message>
        <source>Slurm&apos;s job %1:</source>
        <translation>Slurm-Auftrag %1:</translation>
    </message>
    <message>
        <source>The command (default: the list of all)</source>
        <translation>Der Befehl (Standard: alle auflisten)</translation>
    </message>
    <message>
        <source>Time for all of it (default: as long as it takes)</source>
        <translation>Zeit für alles zusammen (Standard: so lange wie nötig)</translation>
    </message>
    <message>
        <source>cpu: other engines have nothing to tune</source>
        <translation>cpu: Andere Engines lassen sich nicht abstimmen</translation>
    </message>
    <message>
        <source>%1: %2 of %3 sweeps saved in &apos;%4&apos;. Open it in Overtake, or see overtake-bench recordings %4</source>
        <translation>%1: %2 von %3 Durchläufen in „%4“ gespeichert. Öffnen Sie die Datei in Overtake oder mit overtake-bench recordings %4</translation>
    </message>
    <message>
        <source>Only this workload; repeatable</source>
        <translation>Nur diese Aufgabe; wiederholbar</translation>
    </message>
    <message>
        <source>Recordings made by `overtake-bench record` (default: those of this build)</source>
        <translation>Aufzeichnungen von `overtake-bench record` (Standard: die in diesem Programm)</translation>
    </message>
    <message>
        <source>Sweeps all workloads on a device, into a file that others open</source>
        <translation>Misst alle Aufgaben auf einem Gerät und schreibt eine Datei, die andere öffnen</translation>
    </message>
    <message>
        <source>The device, then the engine to compare with (default: the first GPU, and its machine&apos;s CPU)</source>
        <translation>Das Gerät, dann die Engine, mit der verglichen wird (Standard: die erste GPU und die CPU ihres Rechners)</translation>
    </message>
    <message>
        <source>This build has no recording. Make one on a machine with a GPU: overtake-bench record</source>
        <translation>Dieses Programm enthält keine Aufzeichnung. Erstellen Sie eine auf einem Rechner mit GPU: overtake-bench record</translation>
    </message>
    <message>
        <source>Time for all of it, about (default: 360)</source>
        <translation>Ungefähre Gesamtdauer (Standard: 360)</translation>
    </message>
    <message>
        <source>Write the recording</source>
        <translation>Die Aufzeichnung schreiben</translation>
    </message>
    <message>
        <source>recording %1, point %2 of %3</source>
        <translation>%1 wird aufgezeichnet, Punkt %2 von %3</translation>
    </message>
    <message>
        <source>there is a crossover</source>
        <translation>es gibt einen Überholpunkt</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>Claimed: %1 Source: %2.</source>
        <translation>Behauptet: %1 Quelle: %2.</translation>
    </message>
    <message>
        <source>No verdict: by a wrong stopwatch, %1 would be %2 times as fast as %3.</source>
        <translation>Kein Urteil: Mit einer falschen Stoppuhr gemessen, wäre %1 %2-mal so schnell wie %3.</translation>
    </message>
    <message>
        <source>Option of all engines except models:</source>
        <translation>Option aller Engines außer Modellen:</translation>
    </message>
    <message>
        <source>Print what would halve the crossover: each figure of a GPU at half and at twice, by its model</source>
        <translation>Ausgeben, was den Überholpunkt halbieren würde: jeder Wert einer GPU einmal halbiert und einmal verdoppelt, laut ihrem Modell</translation>
    </message>
    <message>
        <source>The mistake: %1</source>
        <translation>Der Fehler: %1</translation>
    </message>
    <message>
        <source>It is not known what would halve the crossover: no engine of this sweep is a GPU with a model.</source>
        <translation>Was den Überholpunkt halbieren würde, ist nicht bekannt: Keine Engine dieses Durchlaufs ist eine GPU mit einem Modell.</translation>
    </message>
    <message>
        <source>Where %1 is faster, by the model: %2. With one figure changed:</source>
        <translation>Wo %1 laut Modell schneller ist: %2. Mit einem geänderten Wert:</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>half of it</source>
        <translation>halbiert</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>verdoppelt</translation>
    </message>
    <message>
        <source>%1 GPUs overtake one; %2 are the fastest of these, %3 times as fast as one. Predicted, with the gradients summed after the backward pass.</source>
        <translation>%1 GPUs überholen eine einzelne; %2 sind von diesen am schnellsten, %3-mal so schnell wie eine. Vorhergesagt, mit Gradienten, die nach dem Rückwärtsdurchlauf summiert werden.</translation>
    </message>
    <message>
        <source>%1 is %2 times as fast as %3</source>
        <translation>%1 ist %2-mal so schnell wie %3</translation>
    </message>
    <message>
        <source>%1 trains %2 times as fast as %3</source>
        <translation>%1 trainiert %2-mal so schnell wie %3</translation>
    </message>
    <message>
        <source>Provisional: %1 is %2 times as fast as %3</source>
        <translation>Vorläufig: %1 ist %2-mal so schnell wie %3</translation>
    </message>
    <message>
        <source>Provisional: %1 trains %2 times as fast as %3</source>
        <translation>Vorläufig: %1 trainiert %2-mal so schnell wie %3</translation>
    </message>
    <message>
        <source>This time is too long.</source>
        <translation>Die gemessene Zeit ist deshalb zu lang.</translation>
    </message>
    <message>
        <source>%1 (1 minute)</source>
        <translation>%1 (1 Minute)</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 Beispiele</translation>
    </message>
    <message>
        <source>1 more class is in the file of --out.</source>
        <translation>1 weitere Klasse steht in der Datei von --out.</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 Beispiel</translation>
    </message>
    <message>
        <source>Data: %1; %2 to train on, %3 held out</source>
        <translation>Daten: %1; %2 zum Trainieren, %3 zurückgehalten</translation>
    </message>
    <message>
        <source>Data: %1; %2 to train on, the last tenth of the text held out</source>
        <translation>Daten: %1; %2 zum Trainieren, das letzte Zehntel des Texts zurückgehalten</translation>
    </message>
    <message>
        <source>Waiting for what is running to end. Ctrl-C again ends at once.</source>
        <translation>Es wird gewartet, bis endet, was läuft. Noch einmal Strg+C beendet sofort.</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>The losses of %1 and %2 part at step %3, where they differ by %4 (tolerance %5). Each step starts from weights that the previous step rounded, and a high learning rate makes such differences grow fast. After that step, both runs are equally valid: compare their reports.</source>
        <translation>Die Verluste von %1 und %2 gehen bei Schritt %3 auseinander, wo sie sich um %4 unterscheiden (Toleranz %5). Jeder Schritt beginnt mit Gewichten, die der vorige gerundet hat, und eine hohe Lernrate lässt solche Unterschiede schnell wachsen. Nach diesem Schritt sind beide Läufe gleichwertig: Vergleichen Sie ihre Berichte.</translation>
    </message>
    <message>
        <source>The losses of %1 and %2 part at step %3, where one of them is no longer a number.</source>
        <translation>Die Verluste von %1 und %2 gehen bei Schritt %3 auseinander, wo einer von ihnen keine Zahl mehr ist.</translation>
    </message>
    <message>
        <source>tolerance %1.</source>
        <translation>Toleranz %1.</translation>
    </message>
    <message>
        <source>tolerance %1 at the first step, %2 at the last, because each step starts from weights that the previous step rounded.</source>
        <translation>Toleranz %1 beim ersten Schritt, %2 beim letzten, denn jeder Schritt beginnt mit Gewichten, die der vorige gerundet hat.</translation>
    </message>
    <message>
        <source>baseline %1: %2 an epoch</source>
        <translation>Baseline %1: %2 je Epoche</translation>
    </message>
    <message>
        <source>%1 and %2: too close to call, because no difference of more than 3 % is certain (%3; %4).</source>
        <translation>%1 und %2: zu knapp für ein Urteil, denn ob der Unterschied mehr als 3 % beträgt, steht nicht fest (%3; %4).</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>Classification report on %1 samples that training did not see</source>
        <translation>Klassifikationsbericht für %1 Beispiele, die im Training nicht vorkamen</translation>
    </message>
    <message>
        <source>Classification report on the training set itself, %1 samples: nothing was held out</source>
        <translation>Klassifikationsbericht für die Trainingsdaten selbst, %1 Beispiele: Nichts wurde zurückgehalten</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>engine, its loss</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (in training at last %3)</source>
        <comment>engine, its loss</comment>
        <translation>%1 %2 (im Training zuletzt %3)</translation>
    </message>
    <message>
        <source>Loss on %1 characters of text that training did not see: %2.</source>
        <translation>Verlust auf %1 Zeichen Text, der im Training nicht vorkam: %2.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;, trained on %2.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;, trainiert auf %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;, trained on %2: in turn, from the same weights with the same batches.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;, trainiert auf %2: abwechselnd, mit denselben Anfangsgewichten und denselben Batches.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Loss and accuracy of each engine will appear here while it learns, over its own seconds. Then comes whether the losses agree, and at the end %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Hier erscheinen Verlust und Genauigkeit jeder Engine, während sie lernt, aufgetragen über ihrer eigenen Rechenzeit. Danach zeigt sich, ob die Verluste übereinstimmen, und am Ende folgt %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>the loss of each on text that training did not see, and a field to generate text</source>
        <translation>der Verlust jedes Modells auf Text, der im Training nicht vorkam, und ein Feld zum Erzeugen von Text</translation>
    </message>
    <message>
        <source>a classification report for each, on samples that training did not see</source>
        <translation>ein Klassifikationsbericht für jedes Modell, mit Beispielen, die im Training nicht vorkamen</translation>
    </message>
    <message>
        <source>&lt;p&gt;Tick a second engine on the left to see two side by side. A predicted one cannot be trained.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Kreuzen Sie links eine zweite Engine an, um zwei nebeneinander zu sehen. Eine vorhergesagte lässt sich nicht trainieren.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Preparing the data and the engines</source>
        <translation>Daten und Engines werden vorbereitet</translation>
    </message>
    <message>
        <source>Judging the trained model</source>
        <translation>Das trainierte Modell wird beurteilt</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>Epoche %1 von %2</translation>
    </message>
    <message>
        <source>Provisional: %1 %2</source>
        <comment>two sentences</comment>
        <translation>Vorläufig: %1 %2</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Start training&lt;/b&gt; (Ctrl+T) uses the settings on the left. Epochs: %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Training starten&lt;/b&gt; (Strg+T) benutzt die Einstellungen links. Epochen: %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1 trains %2 times as fast as %3 (%4; %5).</source>
        <translation>%1 trainiert %2-mal so schnell wie %3 (%4; %5).</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 agree exactly over %3.</source>
        <comment>engine, engine, 5 steps</comment>
        <translation>Gleiche Gewichte, gleiche Batches: Die Verluste von %1 und %2 stimmen über %3 genau überein.</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 agree over %3, to %4 (step %5); %6</source>
        <comment>engine, engine, 5 steps, share, number, tolerance</comment>
        <translation>Gleiche Gewichte, gleiche Batches: Die Verluste von %1 und %2 stimmen über %3 auf %4 genau überein (größte Abweichung: Schritt %5); %6</translation>
    </message>
    <message>
        <source>Classification report on 1 sample that training did not see</source>
        <translation>Klassifikationsbericht für 1 Beispiel, das im Training nicht vorkam</translation>
    </message>
    <message>
        <source>Classification report on the training set itself, 1 sample: nothing was held out</source>
        <translation>Klassifikationsbericht für die Trainingsdaten selbst, 1 Beispiel: Nichts wurde zurückgehalten</translation>
    </message>
    <message>
        <source>an epoch here is %1; held out: %2</source>
        <comment>670 samples, number</comment>
        <translation>eine Epoche umfasst hier %1; zurückgehalten: %2</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 Beispiel</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 Beispiele</translation>
    </message>
    <message>
        <source>a classification report for each, on the samples that it learned from</source>
        <translation>ein Klassifikationsbericht für jedes Modell, mit den Beispielen, an denen es gelernt hat</translation>
    </message>
</context>
<context>
    <name>UnkeptNotice</name>
    <message>
        <source>The settings cannot be saved in &apos;%1&apos;.</source>
        <translation>Die Einstellungen lassen sich nicht in „%1“ speichern.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>There is no display, so Overtake measures without the window.</source>
        <translation>Es gibt keinen Bildschirm, daher misst Overtake ohne Fenster.</translation>
    </message>
</context>
<context>
    <name>overtake::Application</name>
    <message>
        <source>Memory ran out: choose a smaller size.</source>
        <translation>Der Speicher reicht nicht aus: Wählen Sie eine kleinere Größe.</translation>
    </message>
</context>
<context>
    <name>overtake::Autosave</name>
    <message>
        <source>A curve that was not saved cannot be opened by this version: %1 Its file is %2.</source>
        <translation>Eine nicht gespeicherte Kurve lässt sich mit dieser Version nicht öffnen: %1 Die Kurve liegt in der Datei %2.</translation>
    </message>
</context>
<context>
    <name>overtake::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>overtake::ClassPanel</name>
    <message>
        <source>Code of this guess: %1</source>
        <translation>Code dieser Schätzung: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n guesses</source>
        <translation>
            <numerusform>%n Schätzung</numerusform>
            <numerusform>%n Schätzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <comment>a guess in one word: the engine does not overtake</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>Guesses of the class: numbers, codes or &apos;%1&apos;</source>
        <translation>Schätzungen der Klasse: Zahlen, Codes oder „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n of them: never</source>
        <translation>
            <numerusform>%n davon: nie</numerusform>
            <numerusform>%n davon: nie</numerusform>
        </translation>
    </message>
    <message>
        <source>Not understood: %1. Write a number, a code or the word &apos;%2&apos;.</source>
        <translation>Nicht verstanden: %1. Geben Sie eine Zahl, einen Code oder das Wort „%2“ ein.</translation>
    </message>
    <message>
        <source>1 guess</source>
        <translation>1 Schätzung</translation>
    </message>
</context>
<context>
    <name>overtake::ClosingQuestion</name>
    <message>
        <source>A sweep is running.</source>
        <translation>Ein Durchlauf läuft.</translation>
    </message>
    <message>
        <source>A training is running.</source>
        <translation>Ein Training läuft.</translation>
    </message>
    <message>
        <source>A map is being measured.</source>
        <translation>Eine Karte wird gemessen.</translation>
    </message>
    <message>
        <source>A device is being recorded.</source>
        <translation>Ein Gerät wird aufgezeichnet.</translation>
    </message>
    <message>
        <source>A file is being written.</source>
        <translation>Eine Datei wird geschrieben.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Ohne Speichern schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close Overtake?</source>
        <translation>Overtake schließen?</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The results of the lesson are in no file.</source>
        <translation>Die Ergebnisse der Lektion stehen in keiner Datei.</translation>
    </message>
</context>
<context>
    <name>overtake::CurveChart</name>
    <message>
        <source>%1
Click to hide it in all charts; the legend brings it back.</source>
        <translation>%1
Ein Klick blendet die Kurve in allen Diagrammen aus; die Legende blendet sie wieder ein.</translation>
    </message>
</context>
<context>
    <name>overtake::EnginePanel</name>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Compare with another engine, or with the same engine and other options.</source>
        <translation>Mit einer anderen Engine vergleichen oder mit derselben Engine und anderen Optionen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Add a device that does not have to be here. A model predicts its times.</source>
        <translation>Ein Gerät hinzufügen, das hier nicht vorhanden sein muss. Ein Modell sagt seine Zeiten vorher.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>On another machine…</source>
        <translation>Auf einem anderen Rechner…</translation>
    </message>
    <message>
        <source>PyTorch, NumPy, JAX, TensorFlow, scikit-learn…</source>
        <translation>PyTorch, NumPy, JAX, TensorFlow, scikit-learn…</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Ausgehend von %1</translation>
    </message>
    <message>
        <source>A GPU of your own</source>
        <translation>Eine eigene GPU</translation>
    </message>
    <message>
        <source>Start from a known GPU and change its figures.</source>
        <translation>Von einer bekannten GPU ausgehen und ihre Werte ändern.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Add %1…</source>
        <comment>the framework of a publication</comment>
        <translation>%1 hinzufügen…</translation>
    </message>
    <message>
        <source>Published by: %1.
Adds %2 as an engine, which runs the same work on this machine. It needs a Python that has it.</source>
        <translation>Veröffentlicht von: %1.
Fügt %2 als Engine hinzu, die dieselbe Aufgabe auf diesem Rechner ausführt. Nötig ist eine Python-Installation mit diesem Framework.</translation>
    </message>
</context>
<context>
    <name>overtake::EngineRow</name>
    <message>
        <source>baseline</source>
        <translation>Baseline</translation>
    </message>
    <message>
        <source>The baseline: speed-ups are relative to it.</source>
        <translation>Die Baseline: Beschleunigungen beziehen sich auf sie.</translation>
    </message>
    <message>
        <source>Options of this engine</source>
        <translation>Optionen dieser Engine</translation>
    </message>
    <message>
        <source>Remove this engine from the list</source>
        <translation>Diese Engine aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Options of %1</source>
        <comment>an engine</comment>
        <translation>Optionen von %1</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <comment>an engine</comment>
        <translation>Baseline: %1</translation>
    </message>
    <message>
        <source>Remove %1 from the list</source>
        <comment>an engine</comment>
        <translation>%1 aus der Liste entfernen</translation>
    </message>
    <message>
        <source>own %1</source>
        <translation>eigene %1</translation>
    </message>
    <message>
        <source>Use a different value for this engine.</source>
        <translation>Für diese Engine einen anderen Wert verwenden.</translation>
    </message>
    <message>
        <source>The last engine stays: without one there is nothing to measure.</source>
        <translation>Die letzte Engine bleibt: Ohne Engine gibt es nichts zu messen.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>A GPU of your own</source>
        <translation>Eine eigene GPU</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Reset to the card&apos;s figures</source>
        <translation>Auf die Werte der Karte zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all figures of this GPU to the card&apos;s own.</source>
        <translation>Alle Werte dieser GPU auf die der Karte zurücksetzen.</translation>
    </message>
    <message>
        <source>Power limit of the %1: %2 W, by its maker</source>
        <comment>card, number</comment>
        <translation>Leistungsgrenze der %1: %2 W, laut Hersteller</translation>
    </message>
    <message>
        <source>The maker&apos;s published figure, from a secondary source. The sliders do not change it.</source>
        <translation>Der veröffentlichte Wert des Herstellers, aus zweiter Hand. Die Regler ändern ihn nicht.</translation>
    </message>
</context>
<context>
    <name>overtake::ExportDialog</name>
    <message>
        <source>All three, each in its own file</source>
        <translation>Alle drei, jedes in eigener Datei</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF-Dokument</translation>
    </message>
    <message>
        <source>CSV table of the data</source>
        <translation>CSV-Tabelle der Daten</translation>
    </message>
    <message>
        <source>Multiplies the pixels, not the layout: 2 is sharp in print.</source>
        <translation>Vervielfacht die Pixel, das Layout bleibt gleich: Mit 2 wird der Druck scharf.</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>D&amp;urchsuchen…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>&amp;Chart:</source>
        <translation>Dia&amp;gramm:</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>F&amp;ormat:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Breite:</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>&amp;Höhe:</translation>
    </message>
    <message>
        <source>&amp;Scale:</source>
        <translation>&amp;Skalierung:</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Datei:</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Choose a file to save to.</source>
        <translation>Geben Sie an, in welche Datei gespeichert werden soll.</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Datei ersetzen?</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>%1 wird geschrieben …</translation>
    </message>
    <message>
        <source>Stopped. No unfinished file was left.</source>
        <translation>Angehalten. Es blieb keine unvollständige Datei zurück.</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
</context>
<context>
    <name>overtake::FileCommands</name>
    <message>
        <source>Results files (*.json);;All files (*)</source>
        <translation>Ergebnisdateien (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>results file</source>
        <translation>Ergebnisdatei</translation>
    </message>
    <message>
        <source>There is nothing to save yet. %1</source>
        <translation>Es gibt noch nichts zu speichern. %1</translation>
    </message>
    <message>
        <source>Save results file</source>
        <translation>Ergebnisdatei speichern</translation>
    </message>
    <message>
        <source>Save results file: %1</source>
        <translation>Ergebnisdatei speichern: %1</translation>
    </message>
    <message>
        <source>Unsaved results: %1.</source>
        <translation>Nicht gespeicherte Ergebnisse: %1.</translation>
    </message>
    <message>
        <source>This workload takes no table of your own. Choose one that does, then drop the file again.</source>
        <translation>Diese Aufgabe kann keine eigene Tabelle verwenden. Wählen Sie eine, die das kann, und ziehen Sie die Datei noch einmal ins Fenster.</translation>
    </message>
    <message>
        <source>Export trace</source>
        <translation>Trace exportieren</translation>
    </message>
    <message>
        <source>Trace files (*.json);;All files (*)</source>
        <translation>Trace-Dateien (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>map file</source>
        <translation>Kartendatei</translation>
    </message>
    <message>
        <source>training file</source>
        <translation>Trainingsdatei</translation>
    </message>
    <message>
        <source>A training is running: wait for its end or stop it, then open the file.</source>
        <translation>Ein Training läuft: Warten Sie das Ende ab oder halten Sie es an, und öffnen Sie dann die Datei.</translation>
    </message>
    <message>
        <source>There is nothing to export yet. %1</source>
        <translation>Es gibt noch nichts zu exportieren. %1</translation>
    </message>
    <message>
        <source>Copied as an image: %1</source>
        <translation>Als Bild kopiert: %1</translation>
    </message>
    <message>
        <source>Copied as a table: %1</source>
        <translation>Als Tabelle kopiert: %1</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>Results, lessons, tables and images (*.json *.csv *.tsv *.txt *.png);;All files (*)</source>
        <translation>Messungen, Lektionen, Tabellen und Bilder (*.json *.csv *.tsv *.txt *.png);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>overtake::FileRow</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>overtake::Fold</name>
    <message>
        <source>Show or hide.</source>
        <translation>Ein- oder ausblenden.</translation>
    </message>
</context>
<context>
    <name>overtake::GuessPanel</name>
    <message>
        <source>Draw with the mouse. By keyboard: Tab to the chart, left and right choose a place, up and down lift it.</source>
        <translation>Mit der Maus zeichnen. Mit der Tastatur: Tab führt zum Diagramm, die Pfeiltasten links und rechts wählen eine Stelle, auf und ab verschieben die Kurve dort.</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Ihre Schätzung</translation>
    </message>
</context>
<context>
    <name>overtake::JobThread</name>
    <message>
        <source>Waiting until the measurement that is running has ended.</source>
        <translation>Wartet, bis die laufende Messung beendet ist.</translation>
    </message>
</context>
<context>
    <name>overtake::LessonChoice</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>overtake::LessonCommands</name>
    <message>
        <source>Save results</source>
        <translation>Ergebnisse speichern</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>A training or a map is running: wait for its end or stop it, then start the lesson.</source>
        <translation>Ein Training läuft, oder eine Karte wird gemessen: Warten Sie das Ende ab, oder halten Sie den Vorgang an, und starten Sie dann die Lektion.</translation>
    </message>
    <message>
        <source>A device is being recorded: wait for its end or stop it, then start the lesson.</source>
        <translation>Ein Gerät wird aufgezeichnet: Warten Sie das Ende ab, oder halten Sie den Vorgang an, und starten Sie dann die Lektion.</translation>
    </message>
    <message>
        <source>Save teacher&apos;s guide</source>
        <translation>Handreichung speichern</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>No program here opens PDF files. The results are in %1.</source>
        <translation>Auf diesem Rechner gibt es kein Programm für PDF-Dateien. Die Ergebnisse liegen in %1.</translation>
    </message>
    <message>
        <source>You left the lesson. &apos;Return to the lesson&apos; in the menu &apos;Learn&apos; goes on at the same step.</source>
        <translation>Sie haben die Lektion verlassen. „Zur Lektion zurückkehren“ im Menü „Lernen“ führt zum selben Schritt zurück.</translation>
    </message>
</context>
<context>
    <name>overtake::LessonPlayer</name>
    <message>
        <source>A sweep is running: wait for its end or stop it, then start the lesson.</source>
        <translation>Ein Durchlauf läuft: Warten Sie sein Ende ab, oder halten Sie ihn an, und starten Sie dann die Lektion.</translation>
    </message>
    <message>
        <source>This lesson cannot be taken here: %1</source>
        <translation>Diese Lektion ist hier nicht möglich: %1</translation>
    </message>
    <message>
        <source>your guess</source>
        <translation>Ihre Schätzung</translation>
    </message>
    <message>
        <source>your guess: %1</source>
        <translation>Ihre Schätzung: %1</translation>
    </message>
</context>
<context>
    <name>overtake::LessonStrip</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Give a guess first, or press once more to go on without a guess.</source>
        <translation>Geben Sie zuerst eine Schätzung ab, oder drücken Sie noch einmal, um ohne Schätzung weiterzugehen.</translation>
    </message>
    <message>
        <source>Points without a clear result are measured again. &apos;Next&apos; goes on without that.</source>
        <translation>Punkte ohne klares Ergebnis werden noch einmal gemessen. „Weiter“ überspringt das.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Erledigt.</translation>
    </message>
    <message>
        <source>Your guess: %1.</source>
        <translation>Ihre Schätzung: %1.</translation>
    </message>
    <message>
        <source>The answer: %1.</source>
        <translation>Die Antwort: %1.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Stopped before the end. Go back and forward again to measure all of it, or go on with the results so far.</source>
        <translation>Vor dem Ende angehalten. Gehen Sie zurück und wieder vor, um alles zu messen, oder machen Sie mit den bisherigen Ergebnissen weiter.</translation>
    </message>
    <message>
        <source>This is the end. The menu &apos;Learn&apos; saves and prints your results. Esc returns to where you were.</source>
        <translation>Hier endet die Lektion. Das Menü „Lernen“ speichert und druckt Ihre Ergebnisse. Esc führt dorthin zurück, wo Sie waren.</translation>
    </message>
    <message>
        <source>This is the end. Esc returns to where you were.</source>
        <translation>Hier endet die Lektion. Esc führt dorthin zurück, wo Sie waren.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Erneut messen</translation>
    </message>
    <message>
        <source>Measure this step again, for example after closing other programs</source>
        <translation>Diesen Schritt erneut messen, zum Beispiel nach dem Schließen anderer Programme</translation>
    </message>
    <message>
        <source>What this step explains depends on the answer, which is not certain. Go back and measure again.</source>
        <translation>Was dieser Schritt erklärt, hängt von der Antwort ab, und die ist nicht sicher. Gehen Sie zurück und messen Sie noch einmal.</translation>
    </message>
</context>
<context>
    <name>overtake::MainWindow</name>
    <message>
        <source>defaults</source>
        <translation>Standardwerte</translation>
    </message>
    <message>
        <source>[*]Overtake</source>
        <translation>[*]Overtake</translation>
    </message>
    <message numerus="yes">
        <source>New here? Lesson 1 takes %n minutes.</source>
        <translation>
            <numerusform>Neu hier? Lektion 1 dauert %n Minute.</numerusform>
            <numerusform>Neu hier? Lektion 1 dauert %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>The language changes as soon as the current work has ended.</source>
        <translation>Die Sprache wechselt, sobald die laufende Arbeit beendet ist.</translation>
    </message>
</context>
<context>
    <name>overtake::MandelbrotCanvas</name>
    <message>
        <source>Mandelbrot set</source>
        <translation>Mandelbrotmenge</translation>
    </message>
</context>
<context>
    <name>overtake::MandelbrotPage</name>
    <message>
        <source>place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>by depth</source>
        <translation>nach Tiefe</translation>
    </message>
    <message>
        <source>relief</source>
        <translation>Relief</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>animiert</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Show the whole set (Home).</source>
        <translation>Die ganze Menge zeigen (Pos1).</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Go to a well-known place.</source>
        <translation>Zu einem bekannten Ort gehen.</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>Bild speichern…</translation>
    </message>
    <message>
        <source>Compute the image at any size and save it as PNG.</source>
        <translation>Das Bild in beliebiger Größe berechnen und als PNG speichern.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>The exact place: copy it, or paste one and press Enter.</source>
        <translation>Der genaue Ort: Kopieren Sie ihn, oder fügen Sie einen ein und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
        <source>Maximum number of times that z = z² + c is repeated. Points that never escape take all of them.</source>
        <translation>Wie oft z = z² + c höchstens wiederholt wird. Punkte, die nie entkommen, brauchen alle Iterationen.</translation>
    </message>
    <message>
        <source>Use more iterations for deeper places, because their details need them.</source>
        <translation>An tieferen Orten mehr Iterationen verwenden, weil die Details sie brauchen.</translation>
    </message>
    <message>
        <source>Choose the colours. viridis is even to the eye: equal steps look equal.</source>
        <translation>Die Farben wählen. viridis ist für das Auge gleichmäßig: Gleiche Schritte sehen gleich aus.</translation>
    </message>
    <message>
        <source>Show the counts as hills, lit from the upper left.</source>
        <translation>Die Iterationszahlen als Hügel zeigen, von links oben beleuchtet.</translation>
    </message>
    <message>
        <source>Move the colours through the palette.</source>
        <translation>Die Farben durch die Palette laufen lassen.</translation>
    </message>
    <message>
        <source>Choose the engine that computes the image.</source>
        <translation>Die Engine wählen, die das Bild berechnet.</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>float64 cannot go deeper: neighbouring pixels would be the same number.</source>
        <translation>Tiefer geht es mit float64 nicht: Benachbarte Pixel hätten dieselbe Zahl.</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>A measurement is running. The image would disturb it and waits.</source>
        <translation>Eine Messung läuft; das Bild würde sie stören und wartet deshalb.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Compute this view with the textbook loop, the vectorised CPU and the GPU, side by side.</source>
        <translation>Diesen Ausschnitt von Lehrbuch-Schleife, vektorisierter CPU und GPU nebeneinander berechnen lassen.</translation>
    </message>
    <message>
        <source>Drag: move · wheel, double click: zoom · Shift and drag: a box</source>
        <translation>Ziehen: verschieben · Rad, Doppelklick: zoomen · Umschalt und ziehen: Rahmen</translation>
    </message>
    <message>
        <source>Skip known work</source>
        <translation>Bekanntes überspringen</translation>
    </message>
    <message>
        <source>Skip work whose result is known. The image stays the same, but its time no longer says anything about the engine. Races and comparisons compute everything.</source>
        <translation>Berechnungen auslassen, deren Ergebnis bekannt ist. Das Bild bleibt gleich, aber seine Zeit sagt nichts mehr über die Engine aus. Bei Rennen und Vergleichen wird alles berechnet.</translation>
    </message>
    <message>
        <source>Leave out the main cardioid and the largest bulb (by their formulas)</source>
        <translation>Hauptkardioide und größte Knospe auslassen (nach ihren Formeln)</translation>
    </message>
    <message>
        <source>Stop where an orbit repeats itself (it will do so for ever)</source>
        <translation>Anhalten, wenn eine Bahn sich wiederholt (sie tut es dann für immer)</translation>
    </message>
    <message>
        <source>newest %1 % in %2</source>
        <translation>die neuesten %1 % in %2</translation>
    </message>
    <message>
        <source>known work skipped: %1</source>
        <translation>Bekanntes übersprungen: %1</translation>
    </message>
    <message>
        <source>%1 iterations, %2: %3</source>
        <comment>29 M iterations, 16 ms: 1.8 G iterations/s</comment>
        <translation>%1 Iterationen, %2: %3</translation>
    </message>
    <message>
        <source>float64, because pixels would merge in float32</source>
        <translation>float64, weil die Pixel in float32 verschmelzen würden</translation>
    </message>
    <message>
        <source>, at %1 % of its rate</source>
        <translation>, mit %1 % von dessen Rate</translation>
    </message>
    <message>
        <source>Return to the previous place (Backspace or Alt+Left).</source>
        <translation>Zum vorigen Ort zurückkehren (Rücktaste oder Alt+Links).</translation>
    </message>
    <message>
        <source>Go forward again (Shift+Backspace or Alt+Right).</source>
        <translation>Wieder vorwärts gehen (Umschalt+Rücktaste oder Alt+Rechts).</translation>
    </message>
    <message>
        <source>&lt;p&gt;Zoom out: turn the wheel back, or hold Ctrl and double click. A box: Shift and drag, or drag with the right button.&lt;/p&gt;&lt;p&gt;Keys: arrows move, + and − zoom, Home shows the whole set, Backspace goes back.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Herauszoomen: das Rad zurückdrehen oder mit Strg doppelklicken. Rahmen: mit Umschalt ziehen oder mit der rechten Maustaste.&lt;/p&gt;&lt;p&gt;Tasten: Pfeile verschieben, + und − zoomen, Pos1 zeigt die ganze Menge, die Rücktaste geht zurück.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Engine that draws</source>
        <translation>Zeichnende Engine</translation>
    </message>
    <message>
        <source>The image appears as soon as this page is visible and nothing is being measured.</source>
        <translation>Das Bild erscheint, sobald diese Seite sichtbar ist und nichts gemessen wird.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Iterations of all pixels</source>
        <translation>Iterationen aller Pixel</translation>
    </message>
    <message>
        <source>Iterations a second</source>
        <translation>Iterationen je Sekunde</translation>
    </message>
    <message>
        <source>Newest part</source>
        <translation>Zeit des neuesten Teils</translation>
    </message>
</context>
<context>
    <name>overtake::MandelbrotRenderer</name>
    <message>
        <source>Memory ran out: make the window smaller.</source>
        <translation>Der Speicher reicht nicht aus: Verkleinern Sie das Fenster.</translation>
    </message>
</context>
<context>
    <name>overtake::MapChart</name>
    <message>
        <source>Map of the speed-up</source>
        <translation>Karte der Beschleunigung</translation>
    </message>
</context>
<context>
    <name>overtake::MapPage</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Second parameter</source>
        <translation>Zweiter Parameter</translation>
    </message>
    <message>
        <source>Choose the parameter of the vertical axis. The swept parameter is on the horizontal axis.</source>
        <translation>Den Parameter der senkrechten Achse wählen. Der durchlaufene Parameter liegt auf der waagerechten.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Engine compared with the baseline</source>
        <translation>Engine, die mit der Baseline verglichen wird</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from a number to a number</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>This workload has no second parameter that is a number.</source>
        <translation>Diese Aufgabe hat keinen zweiten Parameter, der eine Zahl ist.</translation>
    </message>
    <message>
        <source>These results are from a file: press &apos;Measure here&apos; before mapping on this machine.</source>
        <translation>Diese Ergebnisse stammen aus einer Datei: Drücken Sie „Hier messen“, bevor Sie auf diesem Rechner eine Karte messen.</translation>
    </message>
    <message>
        <source>A map compares: choose a second engine on the left.</source>
        <translation>Eine Karte vergleicht: Wählen Sie links eine zweite Engine.</translation>
    </message>
    <message>
        <source>The range of the second parameter is empty: its first value must be below the last.</source>
        <translation>Der Bereich des zweiten Parameters ist leer: Sein erster Wert muss unter dem letzten liegen.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Measure the map</source>
        <translation>Karte messen</translation>
    </message>
    <message>
        <source>The first points are being measured.</source>
        <translation>Die ersten Punkte werden gemessen.</translation>
    </message>
    <message>
        <source>Which engine is faster over two parameters at once? Press Ctrl+M to measure the speed-up over %1 and %2, first coarsely, then closely along the crossover.</source>
        <translation>Welche Engine ist schneller, wenn sich zwei Parameter ändern? Drücken Sie Strg+M, um die Beschleunigung über %1 und %2 zu messen, erst grob, dann feiner entlang der Überholpunkte.</translation>
    </message>
    <message>
        <source>The time ended before the whole crossover was measured closely.</source>
        <translation>Die Zeit war abgelaufen, bevor die ganze Linie genau gemessen war.</translation>
    </message>
    <message>
        <source>Stopped. The results so far are shown.</source>
        <translation>Angehalten. Die bisherigen Ergebnisse werden gezeigt.</translation>
    </message>
    <message>
        <source>Save map</source>
        <translation>Karte speichern</translation>
    </message>
    <message>
        <source>Maps (*.json);;All files (*)</source>
        <translation>Karten (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Unsaved map: %1 over %2 and %3.</source>
        <comment>a workload, two parameters</comment>
        <translation>Nicht gespeicherte Karte: %1 über %2 und %3.</translation>
    </message>
    <message>
        <source>(%1 left)</source>
        <translation>(noch %1)</translation>
    </message>
    <message>
        <source>%1 of %2, measuring again %3</source>
        <comment>count, count, time left</comment>
        <translation>%1 von %2, wird wiederholt %3</translation>
    </message>
    <message>
        <source>%1 of about %2 %3</source>
        <comment>count, count, time left</comment>
        <translation>%1 von etwa %2 %3</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <comment>count, count, time left</comment>
        <translation>%1 von %2 %3</translation>
    </message>
    <message>
        <source>First value of the second parameter.</source>
        <translation>Erster Wert des zweiten Parameters.</translation>
    </message>
    <message>
        <source>Last value of the second parameter.</source>
        <translation>Letzter Wert des zweiten Parameters.</translation>
    </message>
    <message>
        <source>Choose the engine whose speed-up relative to the baseline is shown.</source>
        <translation>Die Engine wählen, deren Beschleunigung gegenüber der Baseline gezeigt wird.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorherige</translation>
    </message>
    <message>
        <source>Show the map that was measured before with the same settings.</source>
        <translation>Die Karte zeigen, die zuvor mit denselben Einstellungen gemessen wurde.</translation>
    </message>
    <message>
        <source>Something else is being measured: a map has to wait for its end.</source>
        <translation>Etwas anderes wird gerade gemessen: Die Karte lässt sich erst danach messen.</translation>
    </message>
    <message>
        <source>Recorded on %1, %2.</source>
        <comment>machine, date</comment>
        <translation>Aufgezeichnet auf %1, %2.</translation>
    </message>
    <message>
        <source>Measure the speed-up over both parameters, first coarsely, then closely along the crossover. This takes about two minutes. Esc stops it, and results so far stay. (Ctrl+M)</source>
        <translation>Die Beschleunigung über beide Parameter messen, erst grob, dann feiner entlang der Überholpunkte. Das dauert etwa zwei Minuten. Esc hält die Messung an; bisherige Ergebnisse bleiben erhalten. (Strg+M)</translation>
    </message>
</context>
<context>
    <name>overtake::MeasuringSession</name>
    <message>
        <source>measuring here</source>
        <translation>hier messen</translation>
    </message>
    <message numerus="yes">
        <source>The sweep over %1 was stopped after %n of %2 points.</source>
        <translation>
            <numerusform>Der Durchlauf über %1 wurde nach %n von %2 Punkten angehalten.</numerusform>
            <numerusform>Der Durchlauf über %1 wurde nach %n von %2 Punkten angehalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sweep over %1 was stopped after %n of %2 points: undo goes back to it.</source>
        <translation>
            <numerusform>Der Durchlauf über %1 wurde nach %n von %2 Punkten angehalten: „Rückgängig“ führt zu ihm zurück.</numerusform>
            <numerusform>Der Durchlauf über %1 wurde nach %n von %2 Punkten angehalten: „Rückgängig“ führt zu ihm zurück.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>overtake::Notes</name>
    <message>
        <source>Reconnect</source>
        <translation>Neu verbinden</translation>
    </message>
    <message>
        <source>Recorded on %1, %2.</source>
        <translation>Aufgezeichnet auf %1, %2.</translation>
    </message>
    <message>
        <source>Measure here</source>
        <translation>Hier messen</translation>
    </message>
</context>
<context>
    <name>overtake::NumberRow</name>
    <message>
        <source>%1 (axis)</source>
        <translation>%1 (Achse)</translation>
    </message>
</context>
<context>
    <name>overtake::NumberSpinBox</name>
    <message>
        <source>From %1 to %2.</source>
        <translation>Von %1 bis %2.</translation>
    </message>
    <message>
        <source>%1 was changed to %2.</source>
        <translation>%1 wurde auf %2 geändert.</translation>
    </message>
</context>
<context>
    <name>overtake::ParameterPanel</name>
    <message>
        <source>&apos;%1&apos; decides this.</source>
        <translation>Das legt „%1“ fest.</translation>
    </message>
    <message>
        <source>More parameters</source>
        <translation>Weitere Parameter</translation>
    </message>
    <message>
        <source>The data decide this.</source>
        <translation>Das legen die Daten fest.</translation>
    </message>
</context>
<context>
    <name>overtake::PlayButton</name>
    <message>
        <source>Pause: %1</source>
        <translation>Pause: %1</translation>
    </message>
    <message>
        <source>Play (Ctrl+Enter): walk %1 through its range (Esc stops)</source>
        <translation>Abspielen (Strg+Eingabe): %1 durch den Bereich laufen lassen (Esc hält an)</translation>
    </message>
</context>
<context>
    <name>overtake::RaceDialog</name>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The engines compute one after the other, so that they do not disturb each other.</source>
        <translation>Die Engines rechnen nacheinander, damit sie einander nicht stören.</translation>
    </message>
    <message>
        <source>The replay is %1 times slower than the measurement, for all engines alike.</source>
        <translation>Die Wiedergabe ist für alle Engines gleichermaßen um den Faktor %1 verlangsamt.</translation>
    </message>
    <message>
        <source>The replay is as fast as the measurement.</source>
        <translation>Die Wiedergabe ist so schnell wie die Messung.</translation>
    </message>
    <message>
        <source>The engines computed one after the other, so that none took cores or memory from another. The lanes replay the measured times.</source>
        <translation>Die Engines haben nacheinander gerechnet, sodass keine einer anderen Kerne oder Speicher wegnahm; die Bahnen spielen die gemessenen Zeiten ab.</translation>
    </message>
    <message>
        <source>on paper: %1</source>
        <translation>auf dem Papier: %1</translation>
    </message>
    <message>
        <source>Time: the median of %1 runs of the whole image.</source>
        <translation>Zeit: der Median von %1 Berechnungen des ganzen Bildes.</translation>
    </message>
    <message>
        <source>Time: one run.</source>
        <translation>Zeit: eine Berechnung.</translation>
    </message>
    <message>
        <source>An iteration is 3 multiplications and 4 additions. The peak counts a multiplication and an addition done together as two. Here each is rounded by itself, so a device whose units do one at a time reaches at most half of its peak.</source>
        <translation>Eine Iteration hat 3 Multiplikationen und 4 Additionen. Die Spitzenleistung zählt eine Multiplikation und eine Addition, die zusammen gerechnet werden, als zwei. Hier wird jede für sich gerundet, sodass ein Gerät, dessen Einheiten immer nur eine davon ausführen, höchstens die Hälfte seiner Spitzenleistung erreicht.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>left of the bar</source>
        <translation>links vom Balken</translation>
    </message>
    <message>
        <source>right of the bar</source>
        <translation>rechts davon</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Let each engine fill its own image.</source>
        <translation>Jede Engine ein eigenes Bild füllen lassen.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Engine left of the bar</source>
        <translation>Engine links vom Balken</translation>
    </message>
    <message>
        <source>Engine right of the bar</source>
        <translation>Engine rechts vom Balken</translation>
    </message>
    <message>
        <source>Show two engines in one image, with a bar between them to drag.</source>
        <translation>Zwei Engines in einem Bild zeigen, mit einem verschiebbaren Balken dazwischen.</translation>
    </message>
    <message>
        <source>Tick a second engine to show two engines in one image.</source>
        <translation>Kreuzen Sie eine zweite Engine an, um zwei in einem Bild zu zeigen.</translation>
    </message>
    <message>
        <source>more than on paper: single numbers wait for each result, but several vectors are computed at once</source>
        <translation>mehr als auf dem Papier: Bei einzelnen Zahlen wartet jede Rechnung auf das vorige Ergebnis, von Vektoren sind mehrere zugleich in Arbeit</translation>
    </message>
    <message>
        <source>%1 times (%2)</source>
        <comment>number, what it is the ratio of</comment>
        <translation>%1-mal (%2)</translation>
    </message>
    <message>
        <source>&lt;span style=&apos;font-size: x-large&apos;&gt;%1 times&lt;/span&gt; as fast as %2 (%3)</source>
        <comment>3.2, engine, its time</comment>
        <translation>&lt;span style=&apos;font-size: x-large&apos;&gt;%1-mal&lt;/span&gt; so schnell wie %2 (%3)</translation>
    </message>
    <message>
        <source>One engine after the other. Arrived: %1 of %2.</source>
        <translation>Eine Engine nach der anderen. Am Ziel: %1 von %2.</translation>
    </message>
    <message>
        <source>%1 of the chip&apos;s %2 peak (%3 of %4)</source>
        <comment>a share, fp32, rate, rate</comment>
        <translation>%1 der %2-Spitzenleistung des Geräts (%3 von %4)</translation>
    </message>
</context>
<context>
    <name>overtake::RaceSplit</name>
    <message>
        <source>Bar between the two engines</source>
        <translation>Balken zwischen den beiden Engines</translation>
    </message>
    <message>
        <source>Drag the bar, or move it with the arrow keys. The image on the left of the bar is by one engine, the image on the right by the other.</source>
        <translation>Den Balken ziehen oder mit den Pfeiltasten bewegen. Links vom Balken stammt das Bild von der einen Engine, rechts von der anderen.</translation>
    </message>
    <message>
        <source>Bar between %1 and %2</source>
        <translation>Balken zwischen %1 und %2</translation>
    </message>
</context>
<context>
    <name>overtake::RecordingBar</name>
    <message>
        <source>Stopped before a sweep was complete: nothing was saved.</source>
        <translation>Angehalten, bevor ein Durchlauf vollständig war: Es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Something else is being measured: wait for its end or stop it first.</source>
        <translation>Etwas anderes wird gerade gemessen: Warten Sie das Ende ab oder halten Sie es zuerst an.</translation>
    </message>
    <message>
        <source>No GPU is available here. To record a CPU, run: overtake-bench record cpu --out FILE.json</source>
        <translation>Hier ist keine GPU verfügbar. Um eine CPU aufzuzeichnen, führen Sie aus: overtake-bench record cpu --out DATEI.json</translation>
    </message>
    <message>
        <source>Save recording</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Recordings (*.json)</source>
        <translation>Aufzeichnungen (*.json)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>Recording takes about six minutes: sweep %1 of %2.</source>
        <translation>Die Aufzeichnung dauert etwa sechs Minuten: Durchlauf %1 von %2.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>overtake-bench ended without a recording.</source>
        <translation>overtake-bench endete ohne Aufzeichnung.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>overtake::RecordingsMenu</name>
    <message>
        <source>Show &amp;beside your measurements</source>
        <translation>&amp;Neben eigenen Messungen zeigen</translation>
    </message>
    <message>
        <source>Draw recordings of other machines beside the curves of the same work.</source>
        <translation>Aufzeichnungen anderer Rechner neben den Kurven derselben Aufgabe zeichnen.</translation>
    </message>
    <message>
        <source>Re&amp;cord this GPU…</source>
        <translation>Diese GPU auf&amp;zeichnen…</translation>
    </message>
    <message>
        <source>Sweep over all workloads on the GPU, for a file that others can show beside their curves.</source>
        <translation>Durchläufe aller Aufgaben auf der GPU messen und in eine Datei schreiben, die andere neben ihren Kurven zeigen können.</translation>
    </message>
</context>
<context>
    <name>overtake::ReportTable</name>
    <message>
        <source>Precision: the share of the samples called this class that belong to it. Recall: the share of this class&apos;s samples that were found. F1: 2 × precision × recall / (precision + recall). Support: the number of samples of this class.</source>
        <translation>Precision: welcher Anteil der Beispiele, die einer Klasse zugeordnet wurden, zu ihr gehört. Recall: welcher Anteil der Beispiele einer Klasse gefunden wurde. F1: 2 × Precision × Recall / (Precision + Recall). Anzahl: wie viele Beispiele zu dieser Klasse gehören.</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>support</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>Precision</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>macro average</source>
        <translation>Mittel der Klassen</translation>
    </message>
    <message>
        <source>weighted average</source>
        <translation>gewichtetes Mittel</translation>
    </message>
    <message>
        <source>%1 more classes are in the saved file.</source>
        <translation>%1 weitere Klassen stehen in der gespeicherten Datei.</translation>
    </message>
</context>
<context>
    <name>overtake::ResultView</name>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>Mandelbrot</source>
        <translation>Mandelbrot</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>Wo die Zeit bleibt</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>overtake::ShareCommands</name>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Measure it?</source>
        <translation>Messen?</translation>
    </message>
    <message>
        <source>This is heavy work: up to %1 GFLOP in a step and %2 GiB of memory.</source>
        <translation>Das ist aufwendig: bis zu %1 GFLOP in einem Schritt und %2 GiB Speicher.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Only show it</source>
        <translation>Nur zeigen</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>A link is one line of text: Paste opens it in any Overtake. A command measures the same with overtake-bench, without a window.</source>
        <translation>Ein Link ist eine Zeile Text: „Einfügen“ öffnet ihn auf jedem Rechner mit Overtake. Ein Befehl misst dasselbe mit overtake-bench, ohne Fenster.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Befehl kopieren</translation>
    </message>
</context>
<context>
    <name>overtake::ShelfPanel</name>
    <message>
        <source>The last 20 curves that were measured or opened appear here.</source>
        <translation>Hier erscheinen die letzten 20 gemessenen oder geöffneten Kurven.</translation>
    </message>
    <message>
        <source>Pinned curves</source>
        <translation>Angeheftete Kurven</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Baseline</translation>
    </message>
    <message>
        <source>Show this curve as a thin line with the current one.</source>
        <translation>Diese Kurve als dünne Linie neben der aktuellen zeigen.</translation>
    </message>
    <message>
        <source>Show the speed-up relative to this curve&apos;s baseline.</source>
        <translation>Die Beschleunigung gegenüber der Baseline dieser Kurve zeigen.</translation>
    </message>
    <message>
        <source>current</source>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>pinned curve</source>
        <translation>angeheftete Kurve</translation>
    </message>
    <message>
        <source>There is no other curve yet: change a parameter, and measure.</source>
        <translation>Es gibt noch keine andere Kurve: Ändern Sie einen Parameter, und messen Sie.</translation>
    </message>
    <message>
        <source>There is no curve to pin yet: switch Live on or start a sweep.</source>
        <translation>Es gibt noch keine Kurve zum Anheften: Schalten Sie Live ein, oder starten Sie einen Durchlauf.</translation>
    </message>
    <message>
        <source>Pinned: %1. It stays as a thin line with the next curve.</source>
        <translation>Angeheftet: %1. Die Kurve bleibt als dünne Linie neben der nächsten sichtbar.</translation>
    </message>
    <message>
        <source>No longer pinned: %1.</source>
        <translation>Nicht mehr angeheftet: %1.</translation>
    </message>
</context>
<context>
    <name>overtake::StatusPanel</name>
    <message>
        <source>Stopping: the step that runs must end first.</source>
        <translation>Wird angehalten: Der laufende Schritt muss erst zu Ende sein.</translation>
    </message>
    <message>
        <source>Live: move a slider.</source>
        <translation>Live: Bewegen Sie einen Regler.</translation>
    </message>
    <message>
        <source>Live is off. Space switches it on, S measures the whole curve.</source>
        <translation>Live ist aus. Die Leertaste schaltet es ein, S misst die ganze Kurve.</translation>
    </message>
    <message>
        <source>Live: measuring %1 fully.</source>
        <translation>Live: volle Messung (%1).</translation>
    </message>
    <message>
        <source>Live: measuring %1, this takes a while.</source>
        <translation>Live: Messung (%1), das dauert etwas.</translation>
    </message>
    <message>
        <source>Live: measuring %1.</source>
        <translation>Live: Messung (%1).</translation>
    </message>
    <message>
        <source>First look at the curve: %1.</source>
        <translation>Erster Überblick über die Kurve: %1.</translation>
    </message>
    <message>
        <source>Sweep: measuring %1 again, because it has no verdict yet.</source>
        <translation>Durchlauf: neue Messung (%1), weil es dort noch kein Urteil gibt.</translation>
    </message>
    <message>
        <source>Sweep: closing in on the crossover, %1.</source>
        <translation>Durchlauf: Eingrenzen des Überholpunkts (%1).</translation>
    </message>
    <message>
        <source>Sweep: measuring %1.</source>
        <translation>Durchlauf: Messung (%1).</translation>
    </message>
    <message>
        <source>Every speed-up is relative to this engine.</source>
        <translation>Jede Beschleunigung bezieht sich auf diese Engine.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Baseline: %1: %2 an epoch</source>
        <translation>Baseline: %1: %2 je Epoche</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>Baseline: %1</translation>
    </message>
    <message>
        <source>Training: live measuring is paused. Esc stops the training, and the model so far is judged.</source>
        <translation>Training: Das Live-Messen pausiert. Esc hält das Training an; das bisherige Modell wird beurteilt.</translation>
    </message>
    <message>
        <source>A trained model is generating text. Esc stops it, and the text so far stays.</source>
        <translation>Ein trainiertes Modell erzeugt Text. Esc hält die Erzeugung an; der bisherige Text bleibt erhalten.</translation>
    </message>
    <message>
        <source>Baseline: %1: %2 a run</source>
        <translation>Baseline: %1: %2 je Ausführung</translation>
    </message>
    <message>
        <source>Live: drag the line; F9: sliders.</source>
        <translation>Live: Linie ziehen; F9: Regler.</translation>
    </message>
    <message>
        <source>Live: disturbed points are measured again when other programs are idle.</source>
        <translation>Live: Gestörte Punkte werden noch einmal gemessen, sobald andere Programme ruhen.</translation>
    </message>
    <message>
        <source>A map is being measured, and live measuring is paused. Esc stops the map, and the results so far stay.</source>
        <translation>Eine Karte wird gemessen: Das Live-Messen pausiert. Esc hält die Messung an; bisherige Ergebnisse bleiben erhalten.</translation>
    </message>
    <message>
        <source>A device is being recorded, and live measuring is paused. Esc stops the recording, and finished sweeps stay.</source>
        <translation>Ein Gerät wird aufgezeichnet: Das Live-Messen pausiert. Esc hält die Aufzeichnung an; fertige Durchläufe bleiben erhalten.</translation>
    </message>
    <message>
        <source>A lesson: Page Down goes on, Page Up goes back, Esc leaves it.</source>
        <translation>Lektion: weiter mit Bild ab, zurück mit Bild auf, verlassen mit Esc.</translation>
    </message>
    <message>
        <source>A lesson: Page Down goes on, Page Up goes back, Esc leaves the full screen.</source>
        <translation>Lektion: weiter mit Bild ab, zurück mit Bild auf, Vollbild verlassen mit Esc.</translation>
    </message>
</context>
<context>
    <name>overtake::StudyModel</name>
    <message>
        <source>range of the sweep</source>
        <translation>Bereich des Durchlaufs</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>place on the map</source>
        <translation>Ort auf der Karte</translation>
    </message>
</context>
<context>
    <name>overtake::TextPanel</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 Zeichen</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 Zeichen</translation>
    </message>
    <message>
        <source>Start of the text, which the model continues. Only characters of the text that it learned from are allowed. May be empty.</source>
        <translation>Anfang des Texts, den das Modell fortsetzt. Erlaubt sind nur Zeichen, die in dem Text vorkommen, aus dem es gelernt hat. Darf leer sein.</translation>
    </message>
    <message>
        <source>Number of characters to generate.</source>
        <translation>Wie viele Zeichen erzeugt werden.</translation>
    </message>
    <message>
        <source>Each character is drawn from what the model expects. 0: the likeliest each time; 1: as expected; more: bolder, and soon nonsense.</source>
        <translation>Jedes Zeichen wird nach den Wahrscheinlichkeiten des Modells gezogen. 0: immer das wahrscheinlichste; 1: wie vom Modell erwartet; mehr: gewagter, und bald Unsinn.</translation>
    </message>
    <message>
        <source>Engine that generates</source>
        <translation>Engine, die Text erzeugt</translation>
    </message>
    <message>
        <source>Text generated by the model</source>
        <translation>Vom Modell erzeugter Text</translation>
    </message>
    <message>
        <source>The text that the trained model generates appears here, character by character.</source>
        <translation>Hier erscheint Zeichen für Zeichen, was das trainierte Modell erzeugt.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Generating</source>
        <translation>Erzeugt Text</translation>
    </message>
    <message>
        <source>Stopped before the first character.</source>
        <translation>Vor dem ersten Zeichen angehalten.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Generate text</source>
        <translation>Text erzeugen</translation>
    </message>
    <message>
        <source>Generate text from the prompt. (Enter in the prompt)</source>
        <translation>Text zum Prompt erzeugen. (Eingabetaste im Prompt)</translation>
    </message>
    <message>
        <source>Stop generating. The text so far stays. (Esc)</source>
        <translation>Die Texterzeugung anhalten. Der bisherige Text bleibt erhalten. (Esc)</translation>
    </message>
    <message>
        <source>Choose whose trained model generates the text. For a worker&apos;s model, the CPU here computes.</source>
        <translation>Wählen, wessen trainiertes Modell den Text erzeugt. Für das Modell eines Workers rechnet die CPU dieses Rechners.</translation>
    </message>
</context>
<context>
    <name>overtake::TopBar</name>
    <message>
        <source>Workload</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>The kind of work that is measured.</source>
        <translation>Welche Art von Aufgabe gemessen wird.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>The parameter on the x axis of all charts. Its slider and the line in the charts are one.</source>
        <translation>Der Parameter auf der x-Achse aller Diagramme. Sein Regler und die Linie in den Diagrammen bewegen sich gemeinsam.</translation>
    </message>
    <message>
        <source>First value of the sweep.</source>
        <translation>Wo der Durchlauf beginnt.</translation>
    </message>
    <message>
        <source>Last value of the sweep.</source>
        <translation>Wo der Durchlauf endet.</translation>
    </message>
    <message>
        <source>over</source>
        <translation>über</translation>
    </message>
    <message>
        <source>No preset</source>
        <translation>Keine Vorlage</translation>
    </message>
    <message>
        <source>%1 (modified)</source>
        <translation>%1 (geändert)</translation>
    </message>
    <message>
        <source>About this preset</source>
        <translation>Über diese Vorlage</translation>
    </message>
    <message>
        <source>Tells what was published and where.</source>
        <translation>Sagt, was wo veröffentlicht wurde.</translation>
    </message>
    <message>
        <source>A published case with its figures.</source>
        <translation>Ein veröffentlichter Fall mit seinen Zahlen.</translation>
    </message>
    <message>
        <source>Start of the sweep</source>
        <translation>Anfang des Durchlaufs</translation>
    </message>
    <message>
        <source>End of the sweep</source>
        <translation>Ende des Durchlaufs</translation>
    </message>
</context>
<context>
    <name>overtake::TrainingCharts</name>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>seconds of the engine&apos;s own work</source>
        <translation>eigene Rechenzeit der Engine in Sekunden</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>accuracy in training, %</source>
        <translation>Genauigkeit im Training, %</translation>
    </message>
    <message>
        <source>decision regions</source>
        <translation>Entscheidungsgebiete</translation>
    </message>
    <message>
        <source>Some of the training data, by class. The background shows the class that the model predicts at each place. Where the colours meet, its prediction changes.</source>
        <translation>Ein Teil der Trainingsdaten, nach Klassen. Der Hintergrund zeigt die Klasse, die das Modell an jeder Stelle vorhersagt. Wo die Farben aneinanderstoßen, ändert sich die Vorhersage.</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>Genauigkeit, %</translation>
    </message>
    <message>
        <source>loss on unseen text</source>
        <translation>Verlust auf ungesehenem Text</translation>
    </message>
</context>
<context>
    <name>overtake::TrainingPage</name>
    <message>
        <source>Previous</source>
        <translation>Vorheriges</translation>
    </message>
    <message>
        <source>over steps</source>
        <translation>über Schritten</translation>
    </message>
    <message>
        <source>over epochs</source>
        <translation>über Epochen</translation>
    </message>
    <message>
        <source>over seconds</source>
        <translation>über Sekunden</translation>
    </message>
    <message>
        <source>Choose the axis. Over steps or epochs, the curves of engines that agree coincide. Over the seconds of each engine&apos;s work, the faster engine is visible.</source>
        <translation>Die Achse wählen. Über Schritten oder Epochen liegen die Kurven übereinstimmender Engines aufeinander. Über den Sekunden, die jede Engine gerechnet hat, sieht man, welche schneller ist.</translation>
    </message>
    <message>
        <source>After the last step: precision, recall and F1 of each class, for each engine side by side.</source>
        <translation>Nach dem letzten Schritt: Precision, Recall und F1 jeder Klasse, für alle Engines nebeneinander.</translation>
    </message>
    <message>
        <source>Choose a workload.</source>
        <translation>Wählen Sie eine Aufgabe.</translation>
    </message>
    <message>
        <source>This workload has nothing to train. Choose one of: %1.</source>
        <translation>Bei dieser Aufgabe gibt es nichts zu trainieren. Wählen Sie eine dieser Aufgaben: %1.</translation>
    </message>
    <message>
        <source>No engine that can train is selected: models of devices only predict.</source>
        <translation>Es ist keine Engine zum Trainieren gewählt: Modelle von Geräten sagen nur Zeiten vorher.</translation>
    </message>
    <message>
        <source>Trained: %1</source>
        <translation>Trainiert: %1</translation>
    </message>
    <message>
        <source>The file has no trained weights. Train here to let the model generate text.</source>
        <translation>Die Datei enthält keine trainierten Gewichte. Trainieren Sie hier, damit das Modell Text erzeugt.</translation>
    </message>
    <message>
        <source>Save training</source>
        <translation>Training speichern</translation>
    </message>
    <message>
        <source>Trainings (*.json);;All files (*)</source>
        <translation>Trainings (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Unsaved training: %1.</source>
        <comment>a workload</comment>
        <translation>Nicht gespeichertes Training: %1.</translation>
    </message>
    <message>
        <source>Unsaved previous training: %1, %2.</source>
        <comment>a workload, a date</comment>
        <translation>Nicht gespeichertes vorheriges Training: %1, %2.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Start training</source>
        <translation>Training starten</translation>
    </message>
    <message>
        <source>No GPU here. The engines selected on the left will be trained.</source>
        <translation>Hier gibt es keine GPU. Die links gewählten Engines werden trainiert.</translation>
    </message>
    <message>
        <source>held out: </source>
        <translation>zurückgehalten: </translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>After the last step: the loss on text that training did not see, and a field to generate text.</source>
        <translation>Nach dem letzten Schritt: der Verlust auf Text, der im Training nicht vorkam, und ein Feld zum Erzeugen von Text.</translation>
    </message>
    <message>
        <source>The share of the samples that training does not see. The report at the end uses these samples. With 0 %, it uses the training set itself.</source>
        <translation>Der Anteil der Beispiele, die im Training nicht vorkommen. Auf ihnen beruht der Bericht am Ende, bei 0 % auf den Trainingsdaten selbst.</translation>
    </message>
    <message>
        <source>Show the previous training again.</source>
        <translation>Das vorherige Training wieder zeigen.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Data to learn</source>
        <translation>Daten, aus denen gelernt wird</translation>
    </message>
    <message>
        <source>Share of the samples held out</source>
        <translation>Zurückgehaltener Anteil der Beispiele</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>Classification report</source>
        <translation>Klassifikationsbericht</translation>
    </message>
    <message>
        <source>Something else is being measured: a training has to wait for its end.</source>
        <translation>Etwas anderes wird gerade gemessen: Das Training kann erst danach beginnen.</translation>
    </message>
    <message>
        <source>Train on the engines selected on the left, in turn, from the same weights with the same batches. (Ctrl+T)</source>
        <translation>Auf den links gewählten Engines trainieren, abwechselnd, mit denselben Anfangsgewichten und denselben Batches. (Strg+T)</translation>
    </message>
</context>
<context>
    <name>overtake::TrainingRunner</name>
    <message>
        <source>Stopped before the first step.</source>
        <translation>Vor dem ersten Schritt angehalten.</translation>
    </message>
</context>
<context>
    <name>overtake::VerdictLine</name>
    <message>
        <source>Waiting for the measurement %1.</source>
        <comment>at 500 hidden neurons</comment>
        <translation>Die Messung %1 steht noch aus.</translation>
    </message>
    <message>
        <source>The reason comes with a full measurement while nothing else runs.</source>
        <translation>Den Grund nennt eine volle Messung, während nichts anderes läuft.</translation>
    </message>
    <message>
        <source>No part of a step decides alone.</source>
        <translation>Kein Teil eines Schritts entscheidet allein.</translation>
    </message>
</context>
<context>
    <name>overtake::WorkCommands</name>
    <message>
        <source>Stop the training?</source>
        <translation>Training anhalten?</translation>
    </message>
    <message>
        <source>A training is running. Another workload stops it. The result stays in the tab Training.</source>
        <translation>Ein Training läuft. Der Wechsel zu einer anderen Aufgabe hält es an. Das Ergebnis bleibt im Reiter „Training“.</translation>
    </message>
    <message>
        <source>Stop training</source>
        <translation>Training anhalten</translation>
    </message>
</context>
<context>
    <name>overtake::WorkerCommands</name>
    <message>
        <source>engines of %1</source>
        <translation>Engines von %1</translation>
    </message>
    <message>
        <source>The worker cannot be saved</source>
        <translation>Der Worker kann nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Remove the worker?</source>
        <translation>Worker entfernen?</translation>
    </message>
    <message>
        <source>The worker &apos;%1&apos; and its command are deleted. This cannot be undone.</source>
        <translation>Der Worker „%1“ und sein Befehl werden gelöscht. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>overtake::WorkerDialog</name>
    <message>
        <source>&amp;Try</source>
        <translation>&amp;Ausprobieren</translation>
    </message>
    <message>
        <source>Engines on another machine</source>
        <translation>Engines auf einem anderen Rechner</translation>
    </message>
    <message>
        <source>Engines of a framework</source>
        <translation>Engines eines Frameworks</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>&amp;Befehl:</translation>
    </message>
    <message>
        <source>The command reaches the other machine and starts overtake-bench worker there: ssh gpu1 overtake-bench worker, ssh login srun -n1 --gres=gpu:1 overtake-bench worker, or docker exec -i box overtake-bench worker. No shell reads it here. It is kept in your settings, never in a results file.</source>
        <translation>Der Befehl erreicht den anderen Rechner und startet dort overtake-bench worker: ssh gpu1 overtake-bench worker, ssh login srun -n1 --gres=gpu:1 overtake-bench worker oder docker exec -i box overtake-bench worker. Auf diesem Rechner läuft er nicht durch eine Shell. Er steht in Ihren Einstellungen, nie in einer Ergebnisdatei.</translation>
    </message>
    <message>
        <source>&amp;Framework:</source>
        <translation>&amp;Framework:</translation>
    </message>
    <message>
        <source>&amp;Python:</source>
        <translation>&amp;Python:</translation>
    </message>
    <message>
        <source>The Python that has the framework: python3, or that of a virtual environment, /home/me/venv/bin/python. Each workload is written as people write it in that framework, and starts from the same data and weights.</source>
        <translation>Die Python-Installation mit dem Framework: python3 oder die einer virtuellen Umgebung, /home/me/venv/bin/python. Jede Aufgabe ist so geschrieben, wie man sie in diesem Framework schreibt, und beginnt mit denselben Daten und Gewichten.</translation>
    </message>
    <message>
        <source>Name the Python that has the framework.</source>
        <translation>Nennen Sie die Python-Installation mit dem Framework.</translation>
    </message>
    <message>
        <source>Give the machine a name. It appears in legends.</source>
        <translation>Geben Sie dem Rechner einen Namen: Er steht in den Legenden.</translation>
    </message>
    <message>
        <source>Type the command that starts the worker.</source>
        <translation>Geben Sie den Befehl ein, der den Worker startet.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Anha&amp;lten</translation>
    </message>
    <message>
        <source>Started %1, waiting for its answer…</source>
        <translation>%1 gestartet, warte auf Antwort…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Connected after %1.</source>
        <translation>Verbunden nach %1.</translation>
    </message>
    <message>
        <source>Version: %1, protocol %2.</source>
        <translation>Version: %1, Protokoll %2.</translation>
    </message>
    <message>
        <source>Machine: %1, this one.</source>
        <translation>Rechner: %1, dieser hier.</translation>
    </message>
    <message>
        <source>Machine: %1.</source>
        <translation>Rechner: %1.</translation>
    </message>
    <message>
        <source>Round trip: %1 (not part of any measurement).</source>
        <translation>Antwortzeit: %1 (in keiner Messung enthalten).</translation>
    </message>
    <message>
        <source>None of its engines is available.</source>
        <translation>Er hat keine verfügbare Engine.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&apos;Save&apos; still keeps the command. Its engines stay grey until it answers.</source>
        <translation>„Speichern“ sichert den Befehl trotzdem. Die Engines bleiben grau, bis der Worker antwortet.</translation>
    </message>
    <message>
        <source>&apos;Save&apos; still keeps the command, without an engine. Edit the command under &apos;Add&apos; beside the engines, and try again.</source>
        <translation>„Speichern“ sichert den Befehl trotzdem, ohne Engine. Bearbeiten Sie ihn unter „Hinzufügen“ neben den Engines und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>&apos;Add&apos; still keeps the command, without an engine. Edit the command under &apos;Add&apos; beside the engines, and try again.</source>
        <translation>„Hinzufügen“ sichert den Befehl trotzdem, ohne Engine. Bearbeiten Sie ihn unter „Hinzufügen“ neben den Engines und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1 is kept with the Python %2: &apos;Add&apos; replaces that.</source>
        <translation>%1 ist mit dem Python %2 gespeichert: „Hinzufügen“ ersetzt das.</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>Recor&amp;dings</source>
        <translation>Enre&amp;gistrements</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Save the result in this tab: a curve with every repetition, a map, a training or an image.</source>
        <translation>Enregistrer le résultat de cet onglet&#xa0;: une courbe avec chaque répétition, une carte, un entraînement ou une image.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close Overtake.</source>
        <translation>Fermer Overtake.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>Undo:</source>
        <translation>Annuler&#xa0;:</translation>
    </message>
    <message>
        <source>Redo:</source>
        <translation>Rétablir&#xa0;:</translation>
    </message>
    <message>
        <source>Return to the previous parameters or place.</source>
        <translation>Revenir aux paramètres ou à l’endroit précédents.</translation>
    </message>
    <message>
        <source>Restore the change that was undone.</source>
        <translation>Rétablir la modification annulée.</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>&amp;Valeurs par défaut</translation>
    </message>
    <message>
        <source>Restore the workload&apos;s default parameters and engines.</source>
        <translation>Rétablir les paramètres et les moteurs par défaut de cette charge de travail.</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Mesure</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>En &amp;direct</translation>
    </message>
    <message>
        <source>Measure again, quickly, whenever a slider moves.</source>
        <translation>Mesurer de nouveau, en mode rapide, dès qu’un curseur bouge.</translation>
    </message>
    <message>
        <source>&amp;Sweep</source>
        <translation>&amp;Balayage</translation>
    </message>
    <message>
        <source>Measure the whole curve fully and close in on the crossover.</source>
        <translation>Faire une mesure complète de toute la courbe et encadrer le croisement de plus près.</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Show the tab &apos;%1&apos;.</source>
        <translation>Afficher l’onglet «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>&amp;Whole range</source>
        <translation>Plage &amp;entière</translation>
    </message>
    <message>
        <source>Undo all zooming.</source>
        <translation>Annuler tous les zooms.</translation>
    </message>
    <message>
        <source>&amp;Parameters and engines</source>
        <translation>Paramètres et &amp;moteurs</translation>
    </message>
    <message>
        <source>Show or hide the panel on the left.</source>
        <translation>Afficher ou masquer le panneau de gauche.</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>&amp;Vidéoprojecteur</translation>
    </message>
    <message>
        <source>Fill the screen, with text that the back of the room can read.</source>
        <translation>Afficher en plein écran, avec un texte lisible du fond de la salle.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Same as the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>Show all commands with their keys.</source>
        <translation>Afficher toutes les commandes et leurs raccourcis.</translation>
    </message>
    <message>
        <source>&amp;About Overtake</source>
        <translation>À propos d’&amp;Overtake</translation>
    </message>
    <message>
        <source>Show version and licence.</source>
        <translation>Afficher la version et la licence.</translation>
    </message>
    <message>
        <source>&amp;Devices</source>
        <translation>&amp;Appareils</translation>
    </message>
    <message>
        <source>Show all figures of this machine&apos;s devices and of those that can be predicted.</source>
        <translation>Afficher toutes les caractéristiques des appareils de cette machine et de ceux dont les temps peuvent être prédits.</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>E&amp;ntraîner</translation>
    </message>
    <message>
        <source>Train the model on the selected engines in the tab &apos;Training&apos;, or stop training.</source>
        <translation>Entraîner le modèle sur les moteurs choisis, dans l’onglet «&#xa0;Entraînement&#xa0;», ou arrêter l’entraînement.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Remarks on this point</source>
        <translation>Re&amp;marques sur ce point</translation>
    </message>
    <message>
        <source>Show how the point at the slider was measured and what was noticed during the measurement.</source>
        <translation>Afficher comment le point du curseur a été mesuré et tout ce qui a été constaté pendant la mesure.</translation>
    </message>
    <message>
        <source>Stop measuring, training or generating text. Results so far stay. If nothing runs, leave the projector view.</source>
        <translation>Arrêter la mesure, l’entraînement ou la génération de texte&#xa0;; ce qui est fait est conservé. Si rien n’est en cours, quitter l’affichage pour vidéoprojecteur.</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>A&amp;pprendre</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>Go to the next step of the lesson. If it asks for a guess, give yours.</source>
        <translation>Continuer la leçon&#xa0;; si une estimation est demandée, la valider.</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Étape &amp;précédente</translation>
    </message>
    <message>
        <source>Return to the previous step of the lesson.</source>
        <translation>Revenir à l’étape précédente de la leçon.</translation>
    </message>
    <message>
        <source>&amp;Leave lesson</source>
        <translation>&amp;Quitter la leçon</translation>
    </message>
    <message>
        <source>Return to where you were. Esc does the same if nothing is being measured.</source>
        <translation>Revenir là où vous étiez avant la leçon. Échap a le même effet si aucune mesure n’est en cours.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>&amp;Paste link or command</source>
        <translation>Coller un lien ou une co&amp;mmande</translation>
    </message>
    <message>
        <source>Show and measure what was copied. Overtake asks before heavy work.</source>
        <translation>Afficher et mesurer ce qui a été copié&#xa0;; une confirmation est demandée si le calcul est lourd.</translation>
    </message>
    <message>
        <source>&amp;Black screen</source>
        <translation>Écran &amp;noir</translation>
    </message>
    <message>
        <source>&amp;Save results…</source>
        <translation>&amp;Enregistrer les résultats…</translation>
    </message>
    <message>
        <source>&amp;Print results…</source>
        <translation>&amp;Imprimer les résultats…</translation>
    </message>
    <message>
        <source>&amp;Pin curve</source>
        <translation>É&amp;pingler la courbe</translation>
    </message>
    <message>
        <source>Pin this curve as a thin line beside later curves, or unpin it.</source>
        <translation>Épingler cette courbe en trait fin à côté des mesures suivantes, ou ne plus l’épingler.</translation>
    </message>
    <message>
        <source>&amp;Previous curve</source>
        <translation>Co&amp;urbe précédente</translation>
    </message>
    <message>
        <source>P&amp;inned curves</source>
        <translation>Courbes é&amp;pinglées</translation>
    </message>
    <message>
        <source>Show or hide the list of pinned curves on the right.</source>
        <translation>Afficher ou masquer à droite la liste des courbes épinglées.</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>Measure the speed-up over two parameters in the tab &apos;Map&apos;, or stop it.</source>
        <translation>Mesurer le facteur d’accélération en fonction de deux paramètres, dans l’onglet «&#xa0;Carte&#xa0;», ou arrêter la mesure.</translation>
    </message>
    <message>
        <source>Save the current tab as PNG, SVG or PDF, or its figures as CSV.</source>
        <translation>Enregistrer l’onglet affiché en PNG, SVG ou PDF, ou ses chiffres en CSV.</translation>
    </message>
    <message>
        <source>Copy &amp;image</source>
        <translation>Copier l’&amp;image</translation>
    </message>
    <message>
        <source>Copy the current tab as an image, with a caption.</source>
        <translation>Copier l’onglet affiché sous forme d’image, avec sa légende.</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>Copier le &amp;tableau</translation>
    </message>
    <message>
        <source>Copy the figures of the current tab, for a spreadsheet.</source>
        <translation>Copier les chiffres de l’onglet affiché, pour un tableur.</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Qu’est-ce que c’est&#xa0;?</translation>
    </message>
    <message>
        <source>Open the manual where it explains the control that has the focus.</source>
        <translation>Ouvrir le manuel à la page qui explique l’élément qui a le focus.</translation>
    </message>
    <message>
        <source>&amp;All lessons…</source>
        <translation>&amp;Toutes les leçons…</translation>
    </message>
    <message>
        <source>Show all lessons with their images, to choose one. This works on a projector, too.</source>
        <translation>Afficher toutes les leçons avec leurs images, pour en choisir une. Cela fonctionne aussi avec un vidéoprojecteur.</translation>
    </message>
    <message>
        <source>Open results, maps, trainings, recordings, lessons, tables of your own, and images of the Mandelbrot set.</source>
        <translation>Ouvrir des résultats, cartes, entraînements, enregistrements et leçons, vos tableaux et des images de l’ensemble de Mandelbrot.</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Partager…</translation>
    </message>
    <message>
        <source>Copy these settings as a link or as a command.</source>
        <translation>Copier ces réglages sous forme de lien ou de commande.</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Détails</translation>
    </message>
    <message>
        <source>Show time and throughput, the legend, the ratios on paper, the certainty of the verdict, and the range of the sweep.</source>
        <translation>Afficher le temps et le débit, la légende, les rapports théoriques, la certitude du verdict et la plage du balayage.</translation>
    </message>
    <message>
        <source>Lan&amp;guage…</source>
        <translation>&amp;Langue…</translation>
    </message>
    <message>
        <source>Choose the language of all texts.</source>
        <translation>Choisir la langue de tous les textes.</translation>
    </message>
    <message>
        <source>&amp;Teacher&apos;s guide…</source>
        <translation>&amp;Guide de l’enseignant…</translation>
    </message>
    <message>
        <source>Save two pages for each lesson as PDF: one for you, one for the class.</source>
        <translation>Enregistrer deux pages par leçon en PDF&#xa0;: une pour vous, une pour la classe.</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Ma&amp;nuel</translation>
    </message>
    <message>
        <source>Open the tutorial, how-to guides, explanation, reference and teaching.</source>
        <translation>Ouvrir le tutoriel, les guides pratiques, les explications, la référence et les pages sur l’enseignement.</translation>
    </message>
    <message>
        <source>Show the previous curve with its points. Press again to come back. The key needs the focus on a chart.</source>
        <translation>Afficher la courbe précédente avec ses points&#xa0;; répéter la commande pour revenir à la courbe actuelle. La touche agit quand un graphique a le focus.</translation>
    </message>
    <message>
        <source>Make the screen black until the next key. The key B needs the focus on a chart.</source>
        <translation>Rendre l’écran noir jusqu’à la prochaine touche. La touche B agit quand un graphique a le focus.</translation>
    </message>
    <message>
        <source>Save the lesson&apos;s guesses, measurements and charts as a PDF file.</source>
        <translation>Enregistrer les estimations, les mesures et les graphiques de la leçon dans un fichier PDF.</translation>
    </message>
    <message>
        <source>Open the lesson&apos;s guesses, measurements and charts in the system&apos;s PDF viewer, to be printed.</source>
        <translation>Ouvrir les estimations, les mesures et les graphiques de la leçon dans le lecteur PDF du système, pour les imprimer.</translation>
    </message>
    <message>
        <source>&amp;Return to the lesson</source>
        <translation>&amp;Revenir à la leçon</translation>
    </message>
    <message>
        <source>Go on with the lesson at the step where you left it.</source>
        <translation>Reprendre la leçon à l’étape où vous l’avez quittée.</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>without a file</source>
        <translation>sans fichier</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>batch size 32 instead of 1,024</comment>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>workload, axis</comment>
        <translation>%1 en fonction de %2</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>an axis</comment>
        <translation>en fonction de %1</translation>
    </message>
    <message>
        <source>%1 has a different axis: only curves over %2 can be shown with the current curve.</source>
        <translation>%1 a un autre axe&#xa0;: seules les courbes en fonction de %2 peuvent être placées à côté de la courbe affichée.</translation>
    </message>
    <message>
        <source>%1 counts %2 and the current curve %3: they cannot share an axis.</source>
        <translation>%1 est exprimée en %2 et la courbe affichée en %3&#xa0;: elles ne peuvent pas avoir le même axe.</translation>
    </message>
    <message>
        <source>%1 measures other work than the current curve. A speed-up compares the same work.</source>
        <translation>%1 correspond à un autre travail que la courbe affichée&#xa0;: un facteur d’accélération ne compare que des travaux identiques.</translation>
    </message>
    <message>
        <source>pinned: %1, %2</source>
        <comment>machine, date</comment>
        <translation>épinglée&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>engines</comment>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <comment>engines</comment>
        <translation>sans %1</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (référence)</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non mesuré</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>Time and throughput of each engine will appear here as bars.</source>
        <translation>Le temps et le débit de chaque moteur apparaîtront ici sous forme de barres.</translation>
    </message>
    <message>
        <source>cores: %1</source>
        <translation>cœurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing could be measured: the marks below say why.</source>
        <translation>Rien n’a pu être mesuré&#xa0;: les marques ci-dessous indiquent pourquoi.</translation>
    </message>
    <message>
        <source>as fast as %1</source>
        <translation>aussi rapide que %1</translation>
    </message>
    <message>
        <source>break-even</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>%1 crossovers: %2</source>
        <translation>%1 croisements&#xa0;: %2</translation>
    </message>
    <message>
        <source>Shows or hides this series in all charts.</source>
        <translation>Affiche ou masque cette série dans tous les graphiques.</translation>
    </message>
    <message>
        <source>published: figures from other sources</source>
        <translation>publié&#xa0;: chiffres d’autres sources</translation>
    </message>
    <message>
        <source>published by %1</source>
        <translation>publié par %1</translation>
    </message>
    <message>
        <source>quick, repetitions: %1</source>
        <translation>mesure rapide, répétitions&#xa0;: %1</translation>
    </message>
    <message>
        <source>not converged, repetitions: %1</source>
        <translation>non convergé, répétitions&#xa0;: %1</translation>
    </message>
    <message>
        <source>repetitions: %1</source>
        <translation>répétitions&#xa0;: %1</translation>
    </message>
    <message>
        <source>published elsewhere, not measured here</source>
        <translation>publié ailleurs, non mesuré ici</translation>
    </message>
    <message>
        <source>published by %1, not measured here</source>
        <translation>publié par %1, non mesuré ici</translation>
    </message>
    <message>
        <source>%1 per epoch</source>
        <translation>%1 par époque</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2</source>
        <translation>intervalle à 95&#xa0;%&#xa0;: de %1 à %2</translation>
    </message>
    <message>
        <source>range seen: %1 to %2</source>
        <translation>étendue observée&#xa0;: de %1 à %2</translation>
    </message>
    <message>
        <source>%1 against %2 per epoch</source>
        <translation>%1 contre %2 par époque</translation>
    </message>
    <message>
        <source>%1, %2: not measured</source>
        <translation>%1, %2&#xa0;: non mesuré</translation>
    </message>
    <message>
        <source>%1, %2: failed</source>
        <translation>%1, %2&#xa0;: échec</translation>
    </message>
    <message>
        <source>%1 overtakes between %2 and %3</source>
        <translation>%1 passe devant entre %2 et %3</translation>
    </message>
    <message>
        <source>crossover %1</source>
        <translation>croisement %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from a number to a number</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1: %2 per epoch at %3</source>
        <translation>%1&#xa0;: %2 par époque à %3</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>Référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2 at %3</source>
        <translation>%1, %2 à %3</translation>
    </message>
    <message>
        <source>Throughput in %1 per second</source>
        <translation>Débit (%1 par seconde)</translation>
    </message>
    <message>
        <source>Speed-up over %1</source>
        <translation>Facteur d’accélération par rapport à %1</translation>
    </message>
    <message>
        <source>Time per epoch</source>
        <translation>Temps par époque</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Facteur d’accélération</translation>
    </message>
    <message>
        <source>The throughput will appear here.</source>
        <translation>Le débit apparaîtra ici.</translation>
    </message>
    <message>
        <source>The speed-up will appear here as soon as two engines have been measured.</source>
        <translation>Le facteur d’accélération apparaîtra ici dès que deux moteurs auront été mesurés.</translation>
    </message>
    <message>
        <source>%1, published</source>
        <translation>%1, publié</translation>
    </message>
    <message>
        <source>bars: 95 % interval, or the range of a few repetitions</source>
        <translation>barres&#xa0;: intervalle à 95&#xa0;%, ou étendue si les répétitions sont peu nombreuses</translation>
    </message>
    <message>
        <source>How many times as fast as the baseline.</source>
        <translation>Combien de fois le moteur est plus rapide que la référence.</translation>
    </message>
    <message>
        <source>The time of %1 divided by the time of the other engine, for the same work.
Above 1 the other engine is faster.</source>
        <translation>Le temps de %1 divisé par celui de l’autre moteur, pour le même travail.
Au-dessus de 1, l’autre moteur est plus rapide.</translation>
    </message>
    <message>
        <source>Break-even: a curve on this line is exactly as fast as %1.
Above it is faster, below it slower.</source>
        <translation>Égalité&#xa0;: une courbe sur cette ligne est exactement aussi rapide que %1.
Au-dessus, elle est plus rapide&#xa0;; en dessous, plus lente.</translation>
    </message>
    <message>
        <source>%1.
The crossover lies somewhere in this band.</source>
        <translation>%1.
Le croisement se trouve quelque part dans cette bande.</translation>
    </message>
    <message>
        <source>%1.
The band becomes narrower as more points are measured.</source>
        <translation>%1.
La bande se resserre à mesure que de nouveaux points sont mesurés.</translation>
    </message>
    <message>
        <source>predicted, not measured: %1</source>
        <translation>prédit, non mesuré&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected between %1 and %2</source>
        <translation>attendu entre %1 et %2</translation>
    </message>
    <message>
        <source>predicted by a model, not measured</source>
        <translation>prédit par un modèle, non mesuré</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a theoretical ratio</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a theoretical ratio, of two chips</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>two chips</comment>
        <translation>%1 par rapport à %2</translation>
    </message>
    <message>
        <source>%1 (error %2 %)</source>
        <comment>a predicted series</comment>
        <translation>%1 (erreur %2&#xa0;%)</translation>
    </message>
    <message>
        <source>copy in</source>
        <translation>copie vers l’appareil</translation>
    </message>
    <message>
        <source>copy out</source>
        <translation>copie depuis l’appareil</translation>
    </message>
    <message>
        <source>launching and waiting</source>
        <translation>lancements et attentes</translation>
    </message>
    <message>
        <source>%1 a step</source>
        <translation>%1 par pas</translation>
    </message>
    <message>
        <source>not fully measured yet: press S for a sweep</source>
        <translation>pas encore de mesure complète&#xa0;: S lance un balayage</translation>
    </message>
    <message>
        <source>unknown for this engine</source>
        <translation>ce moteur ne fournit pas cette information</translation>
    </message>
    <message>
        <source>other operations</source>
        <translation>autres opérations</translation>
    </message>
    <message>
        <source>The parts of a step&apos;s time will appear here after a full measurement: press S for a sweep.</source>
        <translation>La répartition du temps d’un pas apparaîtra ici dès qu’un point aura fait l’objet d’une mesure complète&#xa0;: S lance un balayage.</translation>
    </message>
    <message>
        <source>Shares of one step with a clock around each part. The rest is launching and waiting.</source>
        <translation>Répartition du temps d’un pas, dont chaque partie est chronométrée. Le reste correspond aux lancements et aux attentes.</translation>
    </message>
    <message>
        <source>On a CPU, a copy stays within main memory. It brings data into the step&apos;s buffers, or results out of them.</source>
        <translation>Sur un CPU, une copie reste dans la mémoire principale. Elle amène des données dans les tampons du pas, ou en sort des résultats.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a rate, measured or specified</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2 % of its own peak (%3 of %4)</source>
        <comment>engine, share, rate, peak</comment>
        <translation>%1&#xa0;: %2&#xa0;% de sa propre performance crête (%3 sur %4)</translation>
    </message>
    <message>
        <source>%1 in %2, %3</source>
        <comment>peak: rate, precision, measured or specified</comment>
        <translation>%1 en %2, %3</translation>
    </message>
    <message>
        <source>The roofline of each device will appear here once its peak rate and memory bandwidth are known.</source>
        <translation>Le roofline de chaque appareil apparaîtra ici dès que sa performance crête et sa bande passante mémoire seront connues.</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation: the operations that the mathematics needs, divided by the time and by this device&apos;s own peak at the precision used.</source>
        <translation>Taux d’utilisation (model FLOPs utilisation)&#xa0;: le nombre d’opérations qu’exigent les formules, divisé par le temps et par la performance crête de cet appareil à la précision utilisée.</translation>
    </message>
    <message>
        <source>operations per byte moved</source>
        <translation>opérations par octet déplacé</translation>
    </message>
    <message>
        <source>operations per second</source>
        <translation>opérations par seconde</translation>
    </message>
    <message>
        <source>%1, %2 operations per byte</source>
        <translation>%1, %2 opérations par octet</translation>
    </message>
    <message>
        <source>Above the slope the data came from a cache.</source>
        <translation>Au-dessus de la pente, les données venaient d’un cache.</translation>
    </message>
    <message>
        <source>Memory is the limit to the left of a roof&apos;s edge, arithmetic to the right of it.
A part of the step lies above its device&apos;s roof only if its data come from a cache or the clock exceeds the specified one.</source>
        <translation>À gauche de l’arête du toit, c’est la mémoire qui limite&#xa0;; à droite, c’est le calcul.
Une partie du pas ne peut pas dépasser le toit de son appareil, sauf si ses données viennent d’un cache ou si la fréquence dépasse celle spécifiée.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>An operation, or several joined by &apos;+&apos; that the engine fused and ran as one.</source>
        <translation>Une opération, ou plusieurs, reliées par «&#xa0;+&#xa0;», que le moteur a fusionnées et exécutées en une seule fois.</translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>Temps propre</translation>
    </message>
    <message>
        <source>The time of all its calls in one step: the median over the profiled steps.</source>
        <translation>Durée de tous ses appels dans un pas&#xa0;: la médiane sur les pas profilés.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Share of the step&apos;s time. The rest up to 100 % is launching and waiting.</source>
        <translation>Part du temps du pas&#xa0;; ce qui manque pour atteindre 100&#xa0;% correspond aux lancements et aux attentes.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>The time of all calls in all profiled steps.</source>
        <translation>Durée cumulée de tous les appels dans tous les pas profilés.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Total divided by calls.</source>
        <translation>Total divisé par le nombre d’appels.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>The bytes that it must read and write in a step. Values that stay inside fused operations do not count.</source>
        <translation>Les octets que l’opération doit lire et écrire dans un pas&#xa0;; ce qui reste à l’intérieur d’opérations fusionnées ne compte pas.</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation>FLOP/s</translation>
    </message>
    <message>
        <source>Floating-point operations of a step divided by its own time.</source>
        <translation>Opérations en virgule flottante d’un pas divisées par son temps propre.</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>Part de la crête</translation>
    </message>
    <message>
        <source>FLOP/s as a share of the device&apos;s peak at the precision used, if the peak is known.</source>
        <translation>FLOP/s rapportés à la performance crête de l’appareil à la précision utilisée, si elle est connue.</translation>
    </message>
    <message>
        <source>predicted by a model, nothing was run: %1 a step</source>
        <translation>prédit par un modèle, rien n’a été exécuté&#xa0;: %1 par pas</translation>
    </message>
    <message>
        <source>%1 a step with clocks around each part (median; steps profiled: %2)</source>
        <translation>%1 par pas, chaque partie étant chronométrée (médiane&#xa0;; nombre de pas profilés&#xa0;: %2)</translation>
    </message>
    <message>
        <source>peak: %1 in %2, %3</source>
        <comment>rate, precision, measured or specified</comment>
        <translation>performance crête&#xa0;: %1 en %2, %3</translation>
    </message>
    <message>
        <source>the device&apos;s peak at this precision is not known</source>
        <translation>la performance crête de l’appareil à cette précision n’est pas connue</translation>
    </message>
    <message>
        <source>A wider window shows more columns.</source>
        <translation>Une fenêtre plus large affiche plus de colonnes.</translation>
    </message>
    <message>
        <source>Show all operations</source>
        <translation>Afficher toutes les opérations</translation>
    </message>
    <message>
        <source>If off, only the first five are shown, in the selected order. Click on a column&apos;s title to sort.</source>
        <translation>Si la case n’est pas cochée, seules les cinq premières s’affichent, dans l’ordre choisi. Cliquez sur l’en-tête d’une colonne pour trier.</translation>
    </message>
    <message>
        <source>Export trace…</source>
        <translation>Exporter la trace…</translation>
    </message>
    <message>
        <source>Save the step on a time line as a file for Perfetto (ui.perfetto.dev) and chrome://tracing.</source>
        <translation>Enregistrer le déroulement du pas dans un fichier lisible par Perfetto (ui.perfetto.dev) et chrome://tracing.</translation>
    </message>
    <message>
        <source>A table of a step&apos;s operations will appear here after a full measurement: press S for a sweep.</source>
        <translation>Le tableau des opérations d’un pas apparaîtra ici dès qu’un point aura fait l’objet d’une mesure complète&#xa0;: S lance un balayage.</translation>
    </message>
    <message>
        <source>recorded elsewhere, not measured here: %1</source>
        <translation>enregistré ailleurs, non mesuré ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>dash and dots: recorded elsewhere, not measured here</source>
        <translation>tirets suivis de deux points&#xa0;: enregistré ailleurs, non mesuré ici</translation>
    </message>
    <message>
        <source>between %1 and %2, by the intervals of both</source>
        <translation>entre %1 et %2, d’après les intervalles des deux mesures</translation>
    </message>
    <message>
        <source>recorded on %1, %2, not measured here</source>
        <translation>enregistré sur %1, %2, non mesuré ici</translation>
    </message>
    <message>
        <source>%1, recorded on %2, %3</source>
        <comment>a series, a card, a date</comment>
        <translation>%1, enregistré sur %2, %3</translation>
    </message>
    <message>
        <source>%1, recorded</source>
        <translation>%1, enregistré</translation>
    </message>
    <message>
        <source>data: %1</source>
        <translation>données&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (%3: %2)</source>
        <comment>workload, value, what it counts</comment>
        <translation>%1 (%3&#xa0;: %2)</translation>
    </message>
    <message>
        <source>Where the time of a step goes (%2: %1)</source>
        <comment>value, what it counts</comment>
        <translation>Où passe le temps d’un pas (%2&#xa0;: %1)</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <translation>%1 par exécution</translation>
    </message>
    <message>
        <source>%1 against %2 per run</source>
        <translation>%1 contre %2 par exécution</translation>
    </message>
    <message>
        <source>%1: %2 per run at %3</source>
        <translation>%1&#xa0;: %2 par exécution à %3</translation>
    </message>
    <message>
        <source>Time per run</source>
        <translation>Temps par exécution</translation>
    </message>
    <message>
        <source>The time of one pass over all the data, or of one run. Lower is better.
Both axes may be logarithmic: each grid step multiplies.</source>
        <translation>Durée d’un passage sur toutes les données, ou d’une exécution du travail. Plus c’est bas, mieux c’est.
Les deux axes peuvent être logarithmiques&#xa0;: d’une ligne de la grille à la suivante, la valeur est multipliée par un facteur constant.</translation>
    </message>
    <message>
        <source>Amount of work per second: the items of an epoch or run divided by its time.
Higher is better.</source>
        <translation>Quantité de travail effectuée par seconde&#xa0;: le nombre d’éléments d’une époque ou d’une exécution, divisé par sa durée.
Plus c’est haut, mieux c’est.</translation>
    </message>
    <message>
        <source>The time of the work will appear here.</source>
        <translation>La durée du travail apparaîtra ici.</translation>
    </message>
    <message>
        <source>Profile of a step (%2: %1)</source>
        <comment>value, what it counts</comment>
        <translation>Profil d’un pas (%2&#xa0;: %1)</translation>
    </message>
    <message>
        <source>Roofline (%2: %1)</source>
        <comment>value, what it counts</comment>
        <translation>Roofline (%2&#xa0;: %1)</translation>
    </message>
    <message>
        <source>in this range</source>
        <translation>dans cette plage</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a number</comment>
        <translation>à %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>two numbers</comment>
        <translation>de %1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n of %2 points)</source>
        <comment>from 5 to 78, number</comment>
        <translation>
            <numerusform>%1, %n point sur %2</numerusform>
            <numerusform>%1, %n points sur %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2: too close to call %3.</source>
        <comment>engine, engine, from 5 to 78</comment>
        <translation>%1 et %2&#xa0;: trop serré pour trancher (%3).</translation>
    </message>
    <message>
        <source>%1 is slower or too close to call %2.</source>
        <comment>engine, from 5 to 78</comment>
        <translation>%1 est plus lent, ou c’est trop serré pour trancher (%2).</translation>
    </message>
    <message>
        <source>%1 does not overtake %2.</source>
        <comment>engine, from 5 to 78</comment>
        <translation>%1 n’est pas plus rapide (%2).</translation>
    </message>
    <message>
        <source>%1 is faster or too close to call %2.</source>
        <comment>engine, from 5 to 78</comment>
        <translation>%1 est plus rapide, ou c’est trop serré pour trancher (%2).</translation>
    </message>
    <message>
        <source>%1 is faster %2.</source>
        <comment>engine, from 5 to 78</comment>
        <translation>%1 est plus rapide (%2).</translation>
    </message>
    <message>
        <source>All curves are hidden: click on their names below.</source>
        <translation>Toutes les courbes sont masquées&#xa0;: cliquez sur leur nom ci-dessous.</translation>
    </message>
    <message>
        <source>The number of calls in one step.</source>
        <translation>Nombre d’appels dans un pas.</translation>
    </message>
    <message>
        <source>published speed-ups: relative to %1</source>
        <translation>facteurs d’accélération publiés&#xa0;: par rapport à %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, what</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>engine, what differs</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>All three in one image</source>
        <translation>Les trois en une seule image</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Performance crête</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bande passante</translation>
    </message>
    <message>
        <source>The results file has no measured points, so there is nothing to draw.</source>
        <translation>Le fichier de résultats ne contient aucun point mesuré&#xa0;: il n’y a rien à dessiner.</translation>
    </message>
    <message>
        <source>An image of %1 pixels is too large: choose a smaller size or scale.</source>
        <translation>Une image de %1 pixels est trop grande&#xa0;: choisissez une taille ou une échelle plus petite.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; cannot be made; choose another one.</source>
        <translation>Le dossier «&#xa0;%1&#xa0;» ne peut pas être créé&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>%1, predicted</source>
        <comment>an engine</comment>
        <translation>%1, prédit</translation>
    </message>
    <message>
        <source>%1 (predicted)</source>
        <comment>an engine</comment>
        <translation>%1 (prédit)</translation>
    </message>
    <message>
        <source>This time is too long.</source>
        <translation>Ce temps est surestimé.</translation>
    </message>
    <message>
        <source>This rate is too low.</source>
        <translation>Ce débit est trop faible.</translation>
    </message>
    <message>
        <source>This speed-up is not certain.</source>
        <translation>Ce facteur d’accélération n’est pas certain.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>dashed: predicted by a model, or compared with a prediction</source>
        <translation>tirets&#xa0;: prédit par un modèle, ou comparé à une prédiction</translation>
    </message>
    <message>
        <source>hollow: quick, not converged or disturbed; pale: better points lie beside it</source>
        <translation>creux&#xa0;: rapide, non convergé ou perturbé&#xa0;; pâle&#xa0;: entouré de points plus fiables</translation>
    </message>
    <message>
        <source>no result: %1, %2</source>
        <comment>an engine, a sentence</comment>
        <translation>ne compte pas comme résultat&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>red, crossed circles: measured wrongly on purpose, no result</source>
        <translation>cercles rouges barrés d’une croix&#xa0;: mesures volontairement faussées, sans valeur de résultat</translation>
    </message>
    <message>
        <source>Stopwatch read at %1.</source>
        <translation>Chronomètre lu après %1.</translation>
    </message>
    <message>
        <source>Set-up for %1 before.</source>
        <translation>Préparation préalable&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Ended after %1.</source>
        <translation>Terminé après %1.</translation>
    </message>
    <message>
        <source>Queued after %1, begun after %2, ended after %3.</source>
        <translation>Mis en file après %1, commencé après %2, terminé après %3.</translation>
    </message>
    <message>
        <source>When each stopwatch was read</source>
        <translation>Quand chaque chronomètre a été lu</translation>
    </message>
    <message>
        <source>not measured: failed or skipped</source>
        <translation>non mesuré&#xa0;: échec ou point omis</translation>
    </message>
    <message>
        <source>pinned: this curve stays visible with the next one</source>
        <translation>épinglée&#xa0;: cette courbe reste à côté de la suivante</translation>
    </message>
    <message>
        <source>%1 times as fast as %2</source>
        <translation>%1 fois plus rapide que %2</translation>
    </message>
    <message>
        <source>The percentages beside the points are shares of the step&apos;s time.</source>
        <translation>Les pourcentages à côté des points sont des parts du temps du pas.</translation>
    </message>
    <message>
        <source>A point above its slope took its data from a cache. The slope is the bandwidth of the memory.</source>
        <translation>Un point au-dessus de la pente a lu ses données dans un cache. La pente est la bande passante de la mémoire.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>measured without them: %1</source>
        <translation>mesuré sans ces chronomètres&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Disturbed at %n of %1 points. At worst: %2</source>
        <comment>two numbers, a sentence</comment>
        <translation>
            <numerusform>%n point sur %1 est perturbé. Dans le pire cas&#xa0;: %2</numerusform>
            <numerusform>%n points sur %1 sont perturbés. Dans le pire cas&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point %1.</source>
        <comment>at 50 hidden neurons</comment>
        <translation>1 point %1.</translation>
    </message>
    <message>
        <source>%1 points %2.</source>
        <comment>count, from 5 to 2000 hidden neurons</comment>
        <translation>%1 points %2.</translation>
    </message>
    <message>
        <source>%1: %2 of the step, %3</source>
        <comment>what, share, time</comment>
        <translation>%1&#xa0;: %2 du pas, %3</translation>
    </message>
    <message>
        <source>launching and waiting %1</source>
        <comment>a share</comment>
        <translation>lancements et attentes %1</translation>
    </message>
    <message>
        <source>%1 of its roof, %2 of the step&apos;s time</source>
        <comment>two shares</comment>
        <translation>%1 de son toit, %2 du temps du pas</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>items of a list</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>disturbed</source>
        <translation>perturbé</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Unknown option %1; overtake --help lists them all.</source>
        <translation>Option %1 inconnue&#xa0;; overtake --help les liste toutes.</translation>
    </message>
    <message>
        <source>Unknown option %1; did you mean %2?</source>
        <translation>Option %1 inconnue&#xa0;; vouliez-vous dire %2&#xa0;?</translation>
    </message>
    <message>
        <source>Unknown chart &apos;%1&apos;: time, throughput, speedup or all.</source>
        <translation>Graphique «&#xa0;%1&#xa0;» inconnu&#xa0;: time, throughput, speedup ou all.</translation>
    </message>
    <message>
        <source>--scale is &apos;%1&apos;: allowed are 0.25 to %2.</source>
        <translation>--scale vaut «&#xa0;%1&#xa0;»&#xa0;: les valeurs admises vont de 0.25 à %2.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 attend une valeur.</translation>
    </message>
    <message>
        <source>Only one results file can be opened at a time: leave &apos;%1&apos; out.</source>
        <translation>Un seul fichier de résultats à la fois&#xa0;: «&#xa0;%1&#xa0;» est de trop.</translation>
    </message>
    <message>
        <source>--export needs --png FILE: where to write the image.</source>
        <translation>--export exige --png FICHIER&#xa0;: où écrire l’image.</translation>
    </message>
    <message>
        <source>--export needs --chart: time, throughput, speedup or all.</source>
        <translation>--export exige --chart&#xa0;: time, throughput, speedup ou all.</translation>
    </message>
    <message>
        <source>%1 belongs to --export RUN.json.</source>
        <translation>%1 s’utilise avec --export RÉSULTATS.json.</translation>
    </message>
    <message>
        <source>Unknown language &apos;%1&apos;: choose one of %2.</source>
        <translation>Langue «&#xa0;%1&#xa0;» inconnue&#xa0;: choisissez parmi %2.</translation>
    </message>
    <message>
        <source>%1 is &apos;%2&apos;: allowed are %3 to %4 pixels.</source>
        <translation>%1 vaut «&#xa0;%2&#xa0;»&#xa0;: les valeurs admises vont de %3 à %4 pixels.</translation>
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
        <translation>Utilisation&#xa0;: overtake [--language CODE] [FICHIER]
       overtake --export RÉSULTATS.json --chart time|throughput|speedup|all --png FICHIER
                [--width PIXELS] [--height PIXELS] [--scale FACTEUR]
       overtake --export-guide FICHIER

Montre, en direct, quand un GPU dépasse un CPU, et pourquoi.

  FICHIER        ouvre résultats, carte, entraînement, leçon, tableau ou image de Mandelbrot
  --export       dessine un graphique d’un fichier de résultats sans ouvrir la fenêtre
  --chart NOM    quel graphique&#xa0;; all dessine les trois en une image
  --png FICHIER  où écrire l’image
  --width, --height, --scale
                 taille de l’image (1280 x 800) et finesse du dessin (1)
  --export-guide FICHIER
                 écrit le guide de l’enseignant en PDF, deux pages par leçon
  --language CODE
                 en, de, fr ou ko, quelle que soit la langue du système
  --version      affiche la version

Sans écran, overtake mesure comment le temps d’un réseau de neurones croît avec sa largeur,
affiche tableau et verdict, et écrit graphiques et chiffres dans overtake-results/.
</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>Neural network (MLP)</source>
        <translation>Réseau de neurones (MLP)</translation>
    </message>
    <message>
        <source>A classifier of fully connected layers with ReLU: small widths suit a CPU, large ones a GPU.</source>
        <translation>Un classifieur à couches entièrement connectées avec ReLU&#xa0;: les petites largeurs conviennent au CPU, les grandes au GPU.</translation>
    </message>
    <message>
        <source>hidden neurons</source>
        <translation>neurones cachés</translation>
    </message>
    <message>
        <source>Neurons in each hidden layer. The work between two hidden layers grows with the square of this number.</source>
        <translation>Neurones de chaque couche cachée. Le travail entre deux couches cachées croît comme le carré de ce nombre.</translation>
    </message>
    <message>
        <source>batch size</source>
        <translation>taille de lot</translation>
    </message>
    <message>
        <source>Samples worked on in one step. Small batches leave a GPU waiting for launches; large ones fill it.</source>
        <translation>Exemples traités en un pas. Avec de petits lots, un GPU passe son temps à attendre les lancements&#xa0;; de grands lots le remplissent.</translation>
    </message>
    <message>
        <source>features</source>
        <translation>caractéristiques</translation>
    </message>
    <message>
        <source>Numbers per sample: the width of the input. More features make the first matrix multiplication larger.</source>
        <translation>Nombre de valeurs de chaque exemple&#xa0;: la largeur de l’entrée. Plus il y a de caractéristiques, plus la première multiplication de matrices est grande.</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>exemples</translation>
    </message>
    <message>
        <source>Number of rows of the data set. One epoch uses each row once, so the time per epoch grows with this number.</source>
        <translation>Nombre de lignes du jeu de données. Une époque les parcourt toutes une fois&#xa0;: le temps par époque croît donc avec ce nombre.</translation>
    </message>
    <message>
        <source>hidden layers</source>
        <translation>couches cachées</translation>
    </message>
    <message>
        <source>Layers between input and output. Each layer after the first adds a matrix multiplication of width x width.</source>
        <translation>Couches entre l’entrée et la sortie. Chaque couche après la première ajoute une multiplication de matrices de largeur x largeur.</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>classes</translation>
    </message>
    <message>
        <source>Number of classes that the network tells apart: the width of the output.</source>
        <translation>Nombre de classes que le réseau distingue&#xa0;: la largeur de la sortie.</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>mode</translation>
    </message>
    <message>
        <source>Training computes the loss, all gradients and the new weights; inference only the predictions. Training costs about three times as much.</source>
        <translation>L’entraînement calcule la perte, tous les gradients et les nouveaux poids&#xa0;; l’inférence, seulement les prédictions. L’entraînement coûte environ trois fois plus.</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>inference</source>
        <translation>inférence</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>optimiseur</translation>
    </message>
    <message>
        <source>How weights follow the gradient. SGD: w - rate x gradient. Adam keeps two running means per weight and so moves more memory.</source>
        <translation>Façon dont les poids suivent le gradient. SGD&#xa0;: w - taux x gradient. Adam garde deux moyennes mobiles par poids et déplace donc plus de données.</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>taux d’apprentissage</translation>
    </message>
    <message>
        <source>Size of each step along the gradient. It changes what is learned, not how long a step takes.</source>
        <translation>Longueur de chaque pas le long du gradient. Elle change ce qui est appris, pas la durée d’un pas.</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>époques</translation>
    </message>
    <message>
        <source>Number of passes over the data set. Times are shown per epoch; a whole run takes this many.</source>
        <translation>Nombre de passages sur le jeu de données. Les temps sont donnés par époque&#xa0;; un entraînement complet en compte autant.</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>copies</translation>
    </message>
    <message>
        <source>resident: the data lie in the device&apos;s memory from the start. per-batch: every batch is copied in, and results are copied out, inside the timed step.</source>
        <translation>résident&#xa0;: les données sont dès le début dans la mémoire de l’appareil. par lot&#xa0;: chaque lot y est copié et les résultats en reviennent pendant le pas chronométré.</translation>
    </message>
    <message>
        <source>resident</source>
        <translation>résident</translation>
    </message>
    <message>
        <source>per-batch</source>
        <translation>par lot</translation>
    </message>
    <message>
        <source>read loss every step</source>
        <translation>lire la perte à chaque pas</translation>
    </message>
    <message>
        <source>Loss and accuracy are computed and read back in every step, as many training loops do. A GPU must then wait for each step to end.</source>
        <translation>La perte et l’exactitude sont calculées et relues à chaque pas, comme dans beaucoup de boucles d’entraînement. Un GPU doit alors attendre la fin de chaque pas.</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>graine</translation>
    </message>
    <message>
        <source>Start of the random numbers: the same seed gives the same data, weights and order everywhere.</source>
        <translation>Graine du générateur aléatoire&#xa0;: la même graine donne partout les mêmes données, les mêmes poids et le même ordre.</translation>
    </message>
    <message>
        <source>data set</source>
        <translation>jeu de données</translation>
    </message>
    <message>
        <source>The data if none of your own are named. blobs: classes around centres. circles, moons, spirals: two classes with 2 features, whose border the tab Training draws while the network learns.</source>
        <translation>Les données utilisées si vous n’indiquez pas les vôtres. Nuages&#xa0;: des classes autour de centres. Cercles, lunes, spirales&#xa0;: deux classes à 2 caractéristiques, dont l’onglet Entraînement dessine la frontière pendant que le réseau apprend.</translation>
    </message>
    <message>
        <source>blobs</source>
        <translation>nuages</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>cercles</translation>
    </message>
    <message>
        <source>moons</source>
        <translation>lunes</translation>
    </message>
    <message>
        <source>spirals</source>
        <translation>spirales</translation>
    </message>
    <message>
        <source>own data (CSV)</source>
        <translation>vos données (CSV)</translation>
    </message>
    <message>
        <source>A table of numbers with the class in the last column; samples, features and classes are then the file&apos;s. Empty: synthetic data.</source>
        <translation>Un tableau de nombres avec la classe dans la dernière colonne&#xa0;; les exemples, les caractéristiques et les classes sont alors ceux du fichier. Vide&#xa0;: données synthétiques.</translation>
    </message>
    <message>
        <source>Image classifier (CNN)</source>
        <translation>Classifieur d’images (CNN)</translation>
    </message>
    <message>
        <source>A classifier of small colour images: two convolutions with ReLU and max-pooling, then dense layers. It uses each of its few weights at every place of the image: much arithmetic for each number moved.</source>
        <translation>Un classifieur de petites images en couleurs&#xa0;: deux convolutions avec ReLU et max-pooling, puis des couches denses. Peu de poids, chacun utilisé partout dans l’image&#xa0;: beaucoup de calculs pour chaque nombre déplacé.</translation>
    </message>
    <message>
        <source>filters</source>
        <translation>filtres</translation>
    </message>
    <message>
        <source>Features that the first convolution looks for; the second looks for twice as many. The work of the second grows with the square of this number.</source>
        <translation>Motifs que cherche la première convolution&#xa0;; la seconde en cherche deux fois plus. Le travail de la seconde croît comme le carré de ce nombre.</translation>
    </message>
    <message>
        <source>kernel size</source>
        <translation>taille du noyau</translation>
    </message>
    <message>
        <source>Rows and columns of the square that a filter looks at. The work grows with the square of this number.</source>
        <translation>Lignes et colonnes du carré qu’un filtre examine. Le travail croît comme le carré de cette taille.</translation>
    </message>
    <message>
        <source>dense neurons</source>
        <translation>neurones de la couche dense</translation>
    </message>
    <message>
        <source>Neurons of a dense layer between the second convolution and the output. 0: none.</source>
        <translation>Neurones d’une couche dense entre la seconde convolution et la sortie. 0&#xa0;: aucune.</translation>
    </message>
    <message>
        <source>own images (CIFAR-10)</source>
        <translation>vos images (CIFAR-10)</translation>
    </message>
    <message>
        <source>The folder with CIFAR-10&apos;s binary files, or one of them: data_batch_1.bin to data_batch_5.bin for training, test_batch.bin for inference. Empty: synthetic images.</source>
        <translation>Le dossier contenant les fichiers binaires de CIFAR-10, ou l’un d’eux&#xa0;: data_batch_1.bin à data_batch_5.bin servent à l’entraînement, test_batch.bin à l’inférence. Vide&#xa0;: images synthétiques.</translation>
    </message>
    <message>
        <source>widths</source>
        <translation>largeurs</translation>
    </message>
    <message>
        <source>Neurons of each hidden layer, from input to output, as in 256,64. Empty: all layers are alike, as hidden neurons and hidden layers say.</source>
        <translation>Neurones de chaque couche cachée, de l’entrée à la sortie, par exemple 256,64. Vide&#xa0;: toutes les couches sont identiques, selon les valeurs de «&#xa0;neurones cachés&#xa0;» et «&#xa0;couches cachées&#xa0;».</translation>
    </message>
    <message>
        <source>MLP on CIFAR-10 (TensorFlow on an M1)</source>
        <translation>MLP sur CIFAR-10 (TensorFlow sur un M1)</translation>
    </message>
    <message>
        <source>CNN on CIFAR-10 (TensorFlow on an M1)</source>
        <translation>CNN sur CIFAR-10 (TensorFlow sur un M1)</translation>
    </message>
    <message>
        <source>Logistic regression</source>
        <translation>Régression logistique</translation>
    </message>
    <message>
        <source>One weight per feature and a sigmoid: so little arithmetic per number that memory decides.</source>
        <translation>Un poids par caractéristique et une sigmoïde&#xa0;: si peu de calculs par nombre que c’est la mémoire qui limite.</translation>
    </message>
    <message>
        <source>Language model (GPT)</source>
        <translation>Modèle de langage (GPT)</translation>
    </message>
    <message>
        <source>A transformer that learns to continue a text, character by character: many small matrix multiplications, then large ones.</source>
        <translation>Un transformer qui apprend à poursuivre un texte, caractère par caractère&#xa0;: beaucoup de petites multiplications de matrices, puis de grandes.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>couches</translation>
    </message>
    <message>
        <source>Blocks of attention and network, one after the other. Work and weights grow in proportion.</source>
        <translation>Blocs formés d’attention et d’un réseau, placés l’un après l’autre. Le travail et le nombre de poids croissent proportionnellement à leur nombre.</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>têtes</translation>
    </message>
    <message>
        <source>Each head looks back at the text in its own way, with its share of the channels, which must be a multiple of the heads.</source>
        <translation>Chaque tête regarde le texte précédent à sa façon, avec sa part des canaux&#xa0;; le nombre de canaux doit être un multiple du nombre de têtes.</translation>
    </message>
    <message>
        <source>channels</source>
        <translation>canaux</translation>
    </message>
    <message>
        <source>Numbers that stand for each character. The work of the matrix multiplications grows with the square of this number.</source>
        <translation>Nombre de valeurs qui représentent chaque caractère. Le travail des multiplications de matrices croît comme le carré de ce nombre.</translation>
    </message>
    <message>
        <source>context</source>
        <translation>contexte</translation>
    </message>
    <message>
        <source>Characters that the model sees at once. The work of the attention grows with the square of this number.</source>
        <translation>Caractères que le modèle voit à la fois. Le travail de l’attention croît comme le carré de ce nombre.</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>vocabulaire</translation>
    </message>
    <message>
        <source>Number of different characters. A text of your own has its own number.</source>
        <translation>Nombre de caractères différents. Si vous fournissez un texte, ce nombre en découle.</translation>
    </message>
    <message>
        <source>warm-up steps</source>
        <translation>pas d’échauffement</translation>
    </message>
    <message>
        <source>The learning rate grows over these first steps, so that the first large gradients do no harm.</source>
        <translation>Le taux d’apprentissage augmente pendant ces premiers pas, pour que les grands gradients du début ne nuisent pas.</translation>
    </message>
    <message>
        <source>steps until the lowest rate</source>
        <translation>pas jusqu’au taux minimal</translation>
    </message>
    <message>
        <source>After the warm-up, the learning rate falls along a cosine, to a tenth at this step.</source>
        <translation>Après l’échauffement, le taux d’apprentissage décroît selon un cosinus, jusqu’au dixième de sa valeur à ce pas.</translation>
    </message>
    <message>
        <source>The text if none of your own is named. synthetic: a made-up text of 1.1 million characters. sonnets: ten sonnets by Shakespeare; their characters are then the vocabulary.</source>
        <translation>Le texte utilisé si vous n’indiquez pas le vôtre. Synthétique&#xa0;: un texte inventé de 1,1 million de caractères. Sonnets&#xa0;: dix sonnets de Shakespeare&#xa0;; leurs caractères forment alors le vocabulaire.</translation>
    </message>
    <message>
        <source>synthetic</source>
        <translation>synthétique</translation>
    </message>
    <message>
        <source>sonnets</source>
        <translation>sonnets</translation>
    </message>
    <message>
        <source>own text (UTF-8)</source>
        <translation>votre texte (UTF-8)</translation>
    </message>
    <message>
        <source>A text, or a folder of .txt files, to learn from; its characters are then the vocabulary. Empty: the text of the data set.</source>
        <translation>Le texte d’apprentissage, ou un dossier de fichiers .txt&#xa0;; ses caractères forment alors le vocabulaire. Vide&#xa0;: le texte du jeu de données.</translation>
    </message>
    <message>
        <source>Small GPT (nanoGPT on a laptop)</source>
        <translation>Petit GPT (nanoGPT sur un portable)</translation>
    </message>
    <message>
        <source>GPT on Shakespeare (nanoGPT)</source>
        <translation>GPT sur Shakespeare (nanoGPT)</translation>
    </message>
    <message>
        <source>Multiply two matrices</source>
        <translation>Multiplier deux matrices</translation>
    </message>
    <message>
        <source>The multiplication of two n x n matrices uses each number n times. Large ones therefore come near the peak of the device.</source>
        <translation>La multiplication de deux matrices n x n utilise chaque nombre n fois. Les grandes s’approchent donc de la performance crête de l’appareil.</translation>
    </message>
    <message>
        <source>size n</source>
        <translation>taille n</translation>
    </message>
    <message>
        <source>Rows and columns of both matrices, unless m or k says otherwise. The work grows with the cube of n, the numbers only with its square.</source>
        <translation>Lignes et colonnes des deux matrices, sauf indication contraire dans m ou k. Le travail croît comme le cube de n, le nombre de valeurs seulement comme son carré.</translation>
    </message>
    <message>
        <source>rows m</source>
        <translation>lignes m</translation>
    </message>
    <message>
        <source>Rows of the first matrix, and so of the result. 0: n.</source>
        <translation>Lignes de la première matrice, et donc du résultat. 0&#xa0;: n.</translation>
    </message>
    <message>
        <source>depth k</source>
        <translation>profondeur k</translation>
    </message>
    <message>
        <source>Columns of the first matrix and rows of the second: how many products each sum has. 0: n.</source>
        <translation>Colonnes de la première matrice et lignes de la seconde&#xa0;: le nombre de produits dans chaque somme. 0&#xa0;: n.</translation>
    </message>
    <message>
        <source>Multiply two vectors</source>
        <translation>Multiplier deux vecteurs</translation>
    </message>
    <message>
        <source>Each number of one vector times its partner in the other: almost no arithmetic, all memory.</source>
        <translation>Chaque nombre d’un vecteur est multiplié par celui de même rang dans l’autre&#xa0;: presque pas de calcul, tout dépend de la mémoire.</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>éléments</translation>
    </message>
    <message>
        <source>Length of the vectors. Small ones fit in the caches; beyond those, memory bandwidth decides.</source>
        <translation>Longueur des vecteurs. Les petits tiennent dans les caches&#xa0;; au-delà, c’est la bande passante mémoire qui limite.</translation>
    </message>
    <message>
        <source>MLP width (HEP Software Foundation)</source>
        <translation>Largeur du MLP (HEP Software Foundation)</translation>
    </message>
    <message>
        <source>Logistic regression, inference (teaching notebook)</source>
        <translation>Régression logistique, inférence (notebook de cours)</translation>
    </message>
    <message>
        <source>Multiply 400 numbers (Makina Corpus)</source>
        <translation>Multiplier 400 nombres (Makina Corpus)</translation>
    </message>
    <message>
        <source>vector instructions</source>
        <translation>instructions vectorielles</translation>
    </message>
    <message>
        <source>The widest vectors that the CPU may use. In single precision, scalar computes one number at a time, sse4 and neon 4, avx2 8, avx512 16. This shows what vectors bring. The default is the best.</source>
        <translation>Les vecteurs les plus larges que le CPU peut utiliser. En simple précision, scalaire traite un nombre à la fois, sse4 et neon 4, avx2 8, avx512 16. Montre ce qu’apportent les vecteurs&#xa0;; par défaut, les plus larges.</translation>
    </message>
    <message>
        <source>Precision of the factors of matrix multiplications: fp32 as they are, bf16 with 8 bits. Fewer bits are faster and less exact; sums and the multiplications of attention stay in fp32.</source>
        <translation>Précision des facteurs d’une multiplication de matrices&#xa0;: fp32 tels quels, bf16 avec 8 bits. Moins de bits, c’est plus rapide mais moins exact&#xa0;; les sommes et les multiplications de l’attention restent en fp32.</translation>
    </message>
    <message>
        <source>scalar</source>
        <translation>scalaire</translation>
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
        <translation>OpenCL sur le CPU (PoCL)</translation>
    </message>
    <message>
        <source>staging</source>
        <translation>tampon de copie</translation>
    </message>
    <message>
        <source>Host memory that copies go through. Pinned pages stay in place, so that the device fetches them by itself; pageable ones are copied once more by the driver.</source>
        <translation>Mémoire de l’hôte par laquelle passent les copies. Les pages verrouillées restent en place&#xa0;: l’appareil les lit lui-même. Les pages paginables sont copiées une fois de plus par le pilote.</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>verrouillée</translation>
    </message>
    <message>
        <source>pageable</source>
        <translation>paginable</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>précision</translation>
    </message>
    <message>
        <source>Precision of the factors of matrix multiplications: fp32 as they are, tf32 with 11 bits, bf16 with 8. Fewer bits are faster and less exact; sums stay in fp32.</source>
        <translation>Précision des facteurs d’une multiplication de matrices&#xa0;: fp32 tels quels, tf32 avec 11 bits, bf16 avec 8. Moins de bits, c’est plus rapide mais moins exact&#xa0;; les sommes restent en fp32.</translation>
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
        <translation>lancement</translation>
    </message>
    <message>
        <source>eager: the host launches each operation of a step. graph: the step is recorded once and replayed as a whole, which saves most of the time of the launches.</source>
        <translation>immédiat&#xa0;: l’hôte lance chaque opération d’un pas. graphe&#xa0;: le pas est capturé une fois et rejoué en bloc, ce qui économise l’essentiel du temps de lancement.</translation>
    </message>
    <message>
        <source>eager</source>
        <translation>immédiat</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>graphe</translation>
    </message>
    <message>
        <source>Eigen, as written in an afternoon</source>
        <translation>Eigen, code écrit en un après-midi</translation>
    </message>
    <message>
        <source>Maximum number of threads that share a matrix multiplication, as Eigen does it. One thread does everything else.</source>
        <translation>Nombre maximal de threads qui se partagent une multiplication de matrices, à la manière d’Eigen&#xa0;; tout le reste est fait par un seul thread.</translation>
    </message>
    <message>
        <source>textbook loop</source>
        <translation>boucle naïve</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>threads</translation>
    </message>
    <message>
        <source>Maximum number of threads. Parts of a step that are too small to share are done by one.</source>
        <translation>Nombre maximal de threads. Les parties d’un pas trop petites pour être partagées sont traitées par un seul.</translation>
    </message>
    <message>
        <source>sgd</source>
        <translation>sgd</translation>
    </message>
    <message>
        <source>adam</source>
        <translation>adam</translation>
    </message>
    <message>
        <source>Mandelbrot set</source>
        <translation>Ensemble de Mandelbrot</translation>
    </message>
    <message>
        <source>The same few multiplications and additions for every pixel of an image until its number escapes: all arithmetic, no memory.</source>
        <translation>Quelques multiplications et additions, répétées pour chaque pixel d’une image jusqu’à ce que le point s’échappe&#xa0;: uniquement du calcul, pas de mémoire.</translation>
    </message>
    <message>
        <source>Mandelbrot set (Makina Corpus)</source>
        <translation>Ensemble de Mandelbrot (Makina Corpus)</translation>
    </message>
    <message>
        <source>width</source>
        <translation>largeur</translation>
    </message>
    <message>
        <source>Columns of the image. Each pixel is computed by itself, so thousands can be computed at once.</source>
        <translation>Colonnes de l’image. Chaque pixel est calculé indépendamment des autres&#xa0;: des milliers peuvent l’être à la fois.</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source>Rows of the image.</source>
        <translation>Lignes de l’image.</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>itérations</translation>
    </message>
    <message>
        <source>Maximum number of times that z = z² + c is repeated. Points inside the set take all of them.</source>
        <translation>Nombre maximal de répétitions de z = z² + c. Les points de l’ensemble vont toujours jusqu’à ce maximum.</translation>
    </message>
    <message>
        <source>float32 has 7 digits, float64 16: needed to zoom deep. Many GPUs do float64 at a 32nd or 64th of the speed.</source>
        <translation>float32 donne 7 chiffres significatifs&#xa0;; float64 en donne 16, nécessaires pour zoomer loin. En float64, beaucoup de GPU sont 32 ou 64 fois plus lents.</translation>
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
        <translation>centre x</translation>
    </message>
    <message>
        <source>Real part of the image&apos;s centre.</source>
        <translation>Partie réelle du centre de l’image.</translation>
    </message>
    <message>
        <source>centre y</source>
        <translation>centre y</translation>
    </message>
    <message>
        <source>Imaginary part of the image&apos;s centre.</source>
        <translation>Partie imaginaire du centre de l’image.</translation>
    </message>
    <message>
        <source>span</source>
        <translation>étendue</translation>
    </message>
    <message>
        <source>Width of the image in the plane. The height follows from the proportions of the image.</source>
        <translation>Largeur de l’image dans le plan&#xa0;; la hauteur découle des proportions de l’image.</translation>
    </message>
    <message>
        <source>horizon</source>
        <translation>horizon</translation>
    </message>
    <message>
        <source>A point has escaped when |z| reaches it. A large one makes smooth colours smoother.</source>
        <translation>Un point est considéré comme échappé quand |z| atteint cette valeur. Si elle est grande, les dégradés sont plus lisses.</translation>
    </message>
    <message>
        <source>instruction ratio</source>
        <translation>rapport des instructions</translation>
    </message>
    <message>
        <source>Cores x clock of both chips, as if each core did one number at a time. It misleads: a CPU core works on a whole vector at once and multiplies and adds in one instruction.</source>
        <translation>Cœurs x fréquence des deux puces, comme si chaque cœur traitait un nombre à la fois. Ce rapport est trompeur&#xa0;: un cœur de CPU traite tout un vecteur à la fois, et multiplie et additionne en une instruction.</translation>
    </message>
    <message>
        <source>instruction ratio / SIMD</source>
        <translation>rapport des instructions / SIMD</translation>
    </message>
    <message>
        <source>The instruction ratio divided by the numbers in a CPU&apos;s vector. It still misleads: a core has two such vector units, and work that waits for memory gains nothing from more of them.</source>
        <translation>Le rapport des instructions divisé par le nombre de valeurs dans un vecteur du CPU. Il reste trompeur&#xa0;: un cœur a deux unités vectorielles de ce type, et un travail qui attend la mémoire ne gagne rien à en avoir plus.</translation>
    </message>
    <message>
        <source>FLOPS ratio</source>
        <translation>rapport des FLOPS</translation>
    </message>
    <message>
        <source>The ratio of both devices&apos; peak rates in float32. Large matrix multiplications come near it. Small ones, and all work that waits for memory, launches or copies, stay far below.</source>
        <translation>Le rapport des performances crête des deux appareils en float32. Les grandes multiplications de matrices s’en approchent&#xa0;; les petites, et tout travail qui attend la mémoire, les lancements ou les copies, restent loin en dessous.</translation>
    </message>
    <message>
        <source>bandwidth ratio</source>
        <translation>rapport des bandes passantes</translation>
    </message>
    <message>
        <source>The ratio of both devices&apos; memory bandwidths. It bounds the speed-up of work with little arithmetic per number, such as an element-wise multiplication. It misleads if the data fit in the CPU&apos;s caches, which are faster than either memory.</source>
        <translation>Le rapport des bandes passantes mémoire des deux appareils. Il borne l’accélération d’un travail qui fait peu de calculs par nombre, comme un produit élément par élément&#xa0;; il est trompeur si les données tiennent dans les caches du CPU, plus rapides que l’une et l’autre mémoire.</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>cœurs</translation>
    </message>
    <message>
        <source>fp32 units</source>
        <translation>unités fp32</translation>
    </message>
    <message>
        <source>floats in a vector</source>
        <translation>flottants dans un vecteur</translation>
    </message>
    <message>
        <source>operations of a unit in a cycle</source>
        <translation>opérations d’une unité par cycle</translation>
    </message>
    <message>
        <source>base clock</source>
        <translation>fréquence de base</translation>
    </message>
    <message>
        <source>clock of the peak rate</source>
        <translation>fréquence de la performance crête</translation>
    </message>
    <message>
        <source>highest clock</source>
        <translation>fréquence maximale</translation>
    </message>
    <message>
        <source>clock, one core</source>
        <translation>fréquence, un cœur</translation>
    </message>
    <message>
        <source>peak rate, fp32</source>
        <translation>performance crête, fp32</translation>
    </message>
    <message>
        <source>peak rate of one core, fp32</source>
        <translation>performance crête d’un cœur, fp32</translation>
    </message>
    <message>
        <source>peak rate, fp16</source>
        <translation>performance crête, fp16</translation>
    </message>
    <message>
        <source>peak rate, fp64</source>
        <translation>performance crête, fp64</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>bande passante mémoire</translation>
    </message>
    <message>
        <source>memory bandwidth of one core</source>
        <translation>bande passante mémoire d’un cœur</translation>
    </message>
    <message>
        <source>L1 bandwidth of one core</source>
        <translation>bande passante L1 d’un cœur</translation>
    </message>
    <message>
        <source>L2 bandwidth of one core</source>
        <translation>bande passante L2 d’un cœur</translation>
    </message>
    <message>
        <source>L3 bandwidth of one core</source>
        <translation>bande passante L3 d’un cœur</translation>
    </message>
    <message>
        <source>copy bandwidth, read plus written</source>
        <translation>bande passante de copie, lecture plus écriture</translation>
    </message>
    <message>
        <source>L1 data cache of a core</source>
        <translation>cache de données L1 d’un cœur</translation>
    </message>
    <message>
        <source>L2 cache of a core</source>
        <translation>cache L2 d’un cœur</translation>
    </message>
    <message>
        <source>L3 cache</source>
        <translation>cache L3</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>bus to the host, one way</source>
        <translation>bus vers l’hôte, dans un sens</translation>
    </message>
    <message>
        <source>copy in, page-locked memory</source>
        <translation>copie vers l’appareil, mémoire verrouillée</translation>
    </message>
    <message>
        <source>copy out, page-locked memory</source>
        <translation>copie depuis l’appareil, mémoire verrouillée</translation>
    </message>
    <message>
        <source>copy in, ordinary memory</source>
        <translation>copie vers l’appareil, mémoire ordinaire</translation>
    </message>
    <message>
        <source>copy out, ordinary memory</source>
        <translation>copie depuis l’appareil, mémoire ordinaire</translation>
    </message>
    <message>
        <source>launch of an empty kernel until done</source>
        <translation>lancement d’un noyau vide, jusqu’à sa fin</translation>
    </message>
    <message>
        <source>empty kernels one after another</source>
        <translation>noyaux vides l’un après l’autre</translation>
    </message>
    <message>
        <source>start of work on all threads</source>
        <translation>démarrage du travail sur tous les threads</translation>
    </message>
    <message>
        <source>peak rate, tf32</source>
        <translation>performance crête, tf32</translation>
    </message>
    <message>
        <source>peak rate, bf16</source>
        <translation>performance crête, bf16</translation>
    </message>
    <message>
        <source>power limit</source>
        <translation>limite de puissance</translation>
    </message>
    <message>
        <source>heat</source>
        <translation>chaleur</translation>
    </message>
    <message>
        <source>power supply</source>
        <translation>alimentation</translation>
    </message>
    <message>
        <source>hardware slowdown</source>
        <translation>ralentissement matériel</translation>
    </message>
    <message>
        <source>other GPUs of its group</source>
        <translation>autres GPU de son groupe</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Number of these GPUs that train together. Each has a share of the batch&apos;s rows. Their gradients are summed over a ring after the backward pass, not during it. Each GPU updates its own copy of the parameters. GPUs beyond the number of rows stand idle.</source>
        <translation>Nombre de ces GPU qui entraînent le modèle ensemble&#xa0;: chacun prend une part des lignes du lot, leurs gradients sont sommés en anneau après la rétropropagation (et non pendant), et chacun met à jour sa propre copie des paramètres. Les GPU en surnombre par rapport aux lignes restent inactifs.</translation>
    </message>
    <message>
        <source>link</source>
        <translation>liaison</translation>
    </message>
    <message>
        <source>Connection through which GPUs exchange gradients within a server of 8: the GPU&apos;s own PCI Express, or a generation of NVIDIA&apos;s NVLink.</source>
        <translation>Liaison par laquelle plusieurs GPU échangent leurs gradients dans un serveur de 8 GPU&#xa0;: le PCI Express du GPU, ou une génération du NVLink de NVIDIA.</translation>
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
        <translation>réseau</translation>
    </message>
    <message>
        <source>Network between servers of 8 if there are more than 8 GPUs, with one port for each server: Ethernet or InfiniBand, by its gigabits per second.</source>
        <translation>Réseau qui relie des serveurs de 8 GPU s’il y a plus de 8 GPU, avec un port par serveur&#xa0;: Ethernet ou InfiniBand, selon le débit en gigabits par seconde.</translation>
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
        <translation>Le texte parle de deux couches cachées, mais son code n’en a qu’une&#xa0;: ici, le réseau en a deux. Les temps publiés, lus sur un graphique, valent pour 10 époques&#xa0;; ils sont affichés divisés par 10. Chaque lot est copié sur la carte, et la perte et l’exactitude sont relues à chaque pas. Les exemples utilisés ici sont synthétiques, de même forme que les événements Higgs de la publication.</translation>
    </message>
    <message>
        <source>The two engines have their own batch sizes, 256 and 512. The notebook copies the data to the device before the clock starts, and so does this preset. Set copies (transfers) to per-batch to count them. The notebook was run without a GPU, so no pair of times is published.</source>
        <translation>Les deux moteurs ont chacun leur taille de lot, 256 et 512. Le notebook copie les données sur l’appareil avant le départ du chronomètre, et ce préréglage aussi. Réglez copies (transfers) sur «&#xa0;par lot&#xa0;» pour les compter. Le notebook a été exécuté sans GPU&#xa0;: aucun temps de CPU et de GPU à comparer n’a donc été publié.</translation>
    </message>
    <message>
        <source>Published: nanoGPT&apos;s &apos;model FLOPs utilisation&apos; was 0.01 % on a laptop&apos;s CPU and 10 % on an RTX 4070 Ti. nanoGPT divides by the peak of an A100 (312 TFLOP/s, bf16) whatever the device is. No times were published. The text here is synthetic, of the same 65 symbols; name your own with &apos;text&apos;, such as nanoGPT&apos;s input.txt.</source>
        <translation>Publié&#xa0;: le «&#xa0;taux d’utilisation des FLOPs du modèle&#xa0;» de nanoGPT était de 0,01&#xa0;% sur le CPU d’un portable et de 10&#xa0;% sur une RTX 4070 Ti. nanoGPT divise par la performance crête d’un A100 (312&#xa0;TFLOP/s, bf16), quel que soit l’appareil. Aucun temps n’a été publié. Le texte utilisé ici est synthétique, avec les mêmes 65 symboles&#xa0;; indiquez le vôtre avec «&#xa0;text&#xa0;», par exemple le fichier input.txt de nanoGPT.</translation>
    </message>
    <message>
        <source>Published: nanoGPT&apos;s &apos;model FLOPs utilisation&apos; was 0.01 % on a laptop&apos;s CPU and 10 % on an RTX 4070 Ti. nanoGPT divides by the peak of an A100 (312 TFLOP/s, bf16) whatever the device is. No times were published. The text here is synthetic, of the same 65 symbols; name your own with &apos;text&apos;, such as nanoGPT&apos;s input.txt. 2000 iterations go ten times through 12,800 windows of the text.</source>
        <translation>Publié&#xa0;: le «&#xa0;taux d’utilisation des FLOPs du modèle&#xa0;» de nanoGPT était de 0,01&#xa0;% sur le CPU d’un portable et de 10&#xa0;% sur une RTX 4070 Ti. nanoGPT divise par la performance crête d’un A100 (312&#xa0;TFLOP/s, bf16), quel que soit l’appareil. Aucun temps n’a été publié. Le texte utilisé ici est synthétique, avec les mêmes 65 symboles&#xa0;; indiquez le vôtre avec «&#xa0;text&#xa0;», par exemple le fichier input.txt de nanoGPT. 2000 itérations parcourent dix fois 12&#xa0;800 fenêtres du texte.</translation>
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
        <translation>LogisticRegression de scikit-learn</translation>
    </message>
    <message>
        <source>NumPy (the article&apos;s loop)</source>
        <translation>NumPy (la boucle de l’article)</translation>
    </message>
    <message>
        <source>CuPy, resident (RTX 2070)</source>
        <translation>CuPy, données sur la carte (RTX 2070)</translation>
    </message>
    <message>
        <source>CUDA kernel with copies (RTX 2070)</source>
        <translation>noyau CUDA avec copies (RTX 2070)</translation>
    </message>
    <message>
        <source>CuPy, first call (RTX 2070)</source>
        <translation>CuPy, premier appel (RTX 2070)</translation>
    </message>
    <message>
        <source>the maker&apos;s published figures, from secondary sources</source>
        <translation>chiffres publiés par le fabricant, repris de sources secondaires</translation>
    </message>
    <message>
        <source>cores x lanes x multiply-add units</source>
        <translation>cœurs x voies x unités de multiplication-addition</translation>
    </message>
    <message>
        <source>arithmetic units x 2 x clock</source>
        <translation>unités de calcul x 2 x fréquence</translation>
    </message>
    <message>
        <source>fp32 rate x the chip&apos;s ratio</source>
        <translation>débit fp32 x rapport de la puce</translation>
    </message>
    <message>
        <source>half the tensor cores&apos; bf16 rate</source>
        <translation>la moitié du débit bf16 des cœurs tensoriels</translation>
    </message>
    <message>
        <source>transfer rate x 16 lanes x 128/130 / 8, one way</source>
        <translation>débit de transfert x 16 lignes x 128/130 / 8, dans un sens</translation>
    </message>
    <message>
        <source>transfer rate x 8 lanes x 128/130 / 8, one way</source>
        <translation>débit de transfert x 8 lignes x 128/130 / 8, dans un sens</translation>
    </message>
    <message>
        <source>2.6 to 2.9 GHz, by processor</source>
        <translation>2,6 à 2,9&#xa0;GHz, selon le processeur</translation>
    </message>
    <message>
        <source>4 performance cores; 4 efficiency cores are not counted</source>
        <translation>4 cœurs performants&#xa0;; les 4 cœurs économes ne sont pas comptés</translation>
    </message>
    <message>
        <source>Founders Edition; other cards 1620 MHz and 7.46 TFLOP/s</source>
        <translation>Founders Edition&#xa0;; autres cartes&#xa0;: 1620&#xa0;MHz et 7,46&#xa0;TFLOP/s</translation>
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
        <translation>cœurs Xe</translation>
    </message>
    <message>
        <source>all cores; could not be verified</source>
        <translation>tous les cœurs&#xa0;; non vérifié</translation>
    </message>
    <message>
        <source>also with 12 GB</source>
        <translation>existe aussi avec 12&#xa0;Go</translation>
    </message>
    <message>
        <source>as fp32</source>
        <translation>comme fp32</translation>
    </message>
    <message>
        <source>base</source>
        <translation>fréquence de base</translation>
    </message>
    <message>
        <source>base; with AVX it may be lower (could not be verified)</source>
        <translation>fréquence de base&#xa0;; avec AVX, peut-être moins (non vérifié)</translation>
    </message>
    <message>
        <source>could not be verified</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>no tensor cores: packed fp16</source>
        <translation>pas de cœurs tensoriels&#xa0;: fp16 par paires</translation>
    </message>
    <message>
        <source>packed fp16</source>
        <translation>fp16 par paires</translation>
    </message>
    <message>
        <source>shared with the local memory</source>
        <translation>partagé avec la mémoire locale</translation>
    </message>
    <message>
        <source>tensor cores 1830 MHz</source>
        <translation>cœurs tensoriels&#xa0;: 1830&#xa0;MHz</translation>
    </message>
    <message>
        <source>tensor cores, fp16 in, fp32 sums, dense</source>
        <translation>cœurs tensoriels, entrées fp16, sommes fp32, matrices denses</translation>
    </message>
    <message>
        <source>tensor cores, fp32 sums, dense</source>
        <translation>cœurs tensoriels, sommes fp32, matrices denses</translation>
    </message>
    <message>
        <source>two instructions a cycle where the code allows it</source>
        <translation>deux instructions par cycle si le code le permet</translation>
    </message>
    <message>
        <source>specified</source>
        <translation>spécifié</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculé</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>How data reach a device that uses the host&apos;s memory. Mapped: the host keeps data and reads results in the same place as the device; nothing is copied. Pinned and pageable: copied, as for a device with its own memory.</source>
        <translation>Façon dont se font les copies si l’appareil utilise la mémoire de l’hôte. Projetée&#xa0;: l’hôte garde les données et lit les résultats au même endroit que l’appareil&#xa0;; rien n’est copié. Verrouillée ou paginable&#xa0;: les données sont copiées, comme pour un appareil doté de sa propre mémoire.</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>projetée</translation>
    </message>
    <message>
        <source>CuPy was timed with the data already on the card, the CUDA kernel with the copies to and from it in every call. Cores times clock, 400 cores against one, promises 148.7 times the speed there; the measured runs took 25 and 388 times as long.</source>
        <translation>CuPy a été chronométré avec les données déjà sur la carte, le noyau CUDA avec les copies aller et retour à chaque appel. Le produit cœurs x fréquence, 400 cœurs contre un, y promet une vitesse 148,7 fois plus grande&#xa0;; les exécutions mesurées ont duré 25 et 388 fois plus longtemps que sur le CPU.</translation>
    </message>
    <message>
        <source>x from -2.25 to 0.75, y from -1.25 to 1.25, end points included. Published there: NumPy 2.401 s, CuPy 0.375 s (0.648 s in the first call, which builds its kernels): 6.40 times as fast, although the article says 6.76. Cores times clock, all cores of both, promises 142.75 times; divided by the 8 lanes of AVX2, 17.75. NumPy goes over the whole image in each iteration: memory, not arithmetic, sets its time.</source>
        <translation>x de -2,25 à 0,75, y de -1,25 à 1,25, extrémités comprises. Chiffres publiés&#xa0;: NumPy 2,401&#xa0;s, CuPy 0,375&#xa0;s (0,648&#xa0;s au premier appel, qui compile ses noyaux)&#xa0;: 6,40 fois plus rapide, alors que l’article dit 6,76. Le produit cœurs x fréquence, avec tous les cœurs, promet un facteur de 142,75&#xa0;; divisé par les 8 voies d’AVX2, il est de 17,75. NumPy parcourt l’image entière à chaque itération&#xa0;: c’est la mémoire, et non le calcul, qui fixe son temps.</translation>
    </message>
    <message>
        <source>In Keras, Adam has epsilon 1e-7 and weights start by Glorot. Here epsilon is 1e-8 and weights start as in PyTorch. The last of the 1563 steps has 16 images. Every batch is copied in, and loss and accuracy are read back in every step. Published: an epoch of the MLP took 2 s on the CPU and 8 to 9 s on the GPU. An epoch of the CNN took 10 s and 11 to 12 s. Without CIFAR-10&apos;s files (data) the images are synthetic.</source>
        <translation>Dans Keras, Adam a un epsilon de 1e-7 et les poids sont initialisés selon Glorot&#xa0;; ici, epsilon vaut 1e-8 et les poids sont initialisés comme ceux de PyTorch. Le dernier des 1563 pas a 16 images. Chaque lot est copié, et la perte et l’exactitude sont relues à chaque pas. Publié&#xa0;: une époque du MLP prenait 2&#xa0;s sur le CPU et de 8 à 9&#xa0;s sur le GPU, une époque du CNN 10&#xa0;s et de 11 à 12&#xa0;s. Sans les fichiers de CIFAR-10 (data), les images sont synthétiques.</translation>
    </message>
    <message>
        <source>HEP Software Foundation, &apos;Machine Learning on GPU&apos;, &apos;Run time comparisons&apos;, hsf-training.github.io/hsf-training-ml-gpu-webpage, maintained by Anna Scaife, undated</source>
        <translation>HEP Software Foundation, «&#xa0;Machine Learning on GPU&#xa0;», «&#xa0;Run time comparisons&#xa0;», hsf-training.github.io/hsf-training-ml-gpu-webpage, page maintenue par Anna Scaife, sans date</translation>
    </message>
    <message>
        <source>zakariaaithssain and team, notebook &apos;Régression Logistique : quand le CPU bat le GPU&apos;, github.com/zakariaaithssain/gpu-acceleration-n8n-pipeline, 31 January 2026</source>
        <translation>zakariaaithssain et son équipe, notebook «&#xa0;Régression Logistique&#xa0;: quand le CPU bat le GPU&#xa0;», github.com/zakariaaithssain/gpu-acceleration-n8n-pipeline, 31 janvier 2026</translation>
    </message>
    <message>
        <source>Makina Corpus, &apos;Calculez sur GPU avec Python&apos;, part 2, no author named, undated</source>
        <translation>Makina Corpus, «&#xa0;Calculez sur GPU avec Python&#xa0;», partie 2, sans nom d’auteur, sans date</translation>
    </message>
    <message>
        <source>Guest-01, &apos;CPU vs GPU benchmark&apos;, github.com/Guest-01/machine-learning-studies, 20 November 2021, on a MacBook Air (M1)</source>
        <translation>Guest-01, «&#xa0;CPU vs GPU benchmark&#xa0;», github.com/Guest-01/machine-learning-studies, 20 novembre 2021, sur un MacBook Air (M1)</translation>
    </message>
    <message>
        <source>&apos;CPU vs GPU Training Performance&apos;, lzwjava.github.io, November 2025, by its own words written by an AI; nanoGPT by Andrej Karpathy, github.com/karpathy/nanoGPT</source>
        <translation>«&#xa0;CPU vs GPU Training Performance&#xa0;», lzwjava.github.io, novembre 2025, écrit par une IA selon la page elle-même&#xa0;; nanoGPT d’Andrej Karpathy, github.com/karpathy/nanoGPT</translation>
    </message>
    <message>
        <source>116 times as fast: a convolution in 2.4 s on the CPU and 20.6 ms on a Tesla T4.</source>
        <translation>116 fois plus rapide&#xa0;: une convolution en 2,4&#xa0;s sur le CPU et en 20,6&#xa0;ms sur une Tesla T4.</translation>
    </message>
    <message>
        <source>142.75 times as fast: cores times clock of an RTX 2070, divided by those of a Core i7-8700.</source>
        <translation>142,75 fois plus rapide&#xa0;: le produit cœurs x fréquence d’une RTX 2070, divisé par celui d’un Core i7-8700.</translation>
    </message>
    <message>
        <source>204 times as fast: 16.8 million numbers are sorted in 1.83 s by NumPy and in 8.95 ms by CuPy.</source>
        <translation>204 fois plus rapide&#xa0;: 16,8 millions de nombres sont triés en 1,83&#xa0;s par NumPy et en 8,95&#xa0;ms par CuPy.</translation>
    </message>
    <message>
        <source>24,000 times as fast: a convolution in 2.4 s on the CPU and 98.2 µs on a Tesla T4.</source>
        <translation>24&#xa0;000 fois plus rapide&#xa0;: une convolution en 2,4&#xa0;s sur le CPU et en 98,2&#xa0;µs sur une Tesla T4.</translation>
    </message>
    <message>
        <source>3.06 s for the inference of a logistic regression.</source>
        <translation>3,06&#xa0;s pour l’inférence d’une régression logistique.</translation>
    </message>
    <message>
        <source>593 times as fast: a matrix multiplication of 4096 x 4096 on a GPU against a sequential program on the CPU.</source>
        <translation>593 fois plus rapide&#xa0;: une multiplication de matrices de 4096 x 4096 sur un GPU contre un programme séquentiel sur le CPU.</translation>
    </message>
    <message>
        <source>A matrix multiplication in 0.03 ms and a concatenation in 0.02 ms on an RTX 4090.</source>
        <translation>Une multiplication de matrices en 0,03&#xa0;ms et une concaténation en 0,02&#xa0;ms sur une RTX 4090.</translation>
    </message>
    <message>
        <source>All clocks are honest here: the opponent is what is wrong. Compare the textbook loop, Eigen and this program&apos;s own engine before you add a GPU.</source>
        <translation>Ici, tous les chronomètres sont honnêtes&#xa0;: c’est l’adversaire qui est mal choisi. Comparez la boucle naïve, Eigen et le moteur de ce programme avant d’ajouter un GPU.</translation>
    </message>
    <message>
        <source>B</source>
        <translation>o</translation>
    </message>
    <message>
        <source>B/s</source>
        <translation>o/s</translation>
    </message>
    <message>
        <source>Bytes a second between main memory and the GPU, one way.</source>
        <translation>Octets par seconde entre la mémoire principale et le GPU, dans un sens.</translation>
    </message>
    <message>
        <source>Bytes a second between the GPU and its own memory.</source>
        <translation>Octets par seconde entre le GPU et sa propre mémoire.</translation>
    </message>
    <message>
        <source>Carpentries Incubator, &apos;GPU Programming&apos;, episode &apos;Introduction&apos;, carpentries-incubator.github.io/lesson-gpu-programming, maintained by Alessio Sclocco, undated</source>
        <translation>Carpentries Incubator, «&#xa0;GPU Programming&#xa0;», épisode «&#xa0;Introduction&#xa0;», carpentries-incubator.github.io/lesson-gpu-programming, cours maintenu par Alessio Sclocco, sans date</translation>
    </message>
    <message>
        <source>Carpentries Incubator, &apos;GPU Programming&apos;, episode &apos;Using your GPU with CuPy&apos;, carpentries-incubator.github.io/lesson-gpu-programming, maintained by Alessio Sclocco, undated</source>
        <translation>Carpentries Incubator, «&#xa0;GPU Programming&#xa0;», épisode «&#xa0;Using your GPU with CuPy&#xa0;», carpentries-incubator.github.io/lesson-gpu-programming, cours maintenu par Alessio Sclocco, sans date</translation>
    </message>
    <message>
        <source>Claim: 116 times as fast (without copies)</source>
        <translation>Affirmation&#xa0;: 116 fois plus rapide (sans les copies)</translation>
    </message>
    <message>
        <source>Claim: 142.75 times as fast (on paper)</source>
        <translation>Affirmation&#xa0;: 142,75 fois plus rapide (sur le papier)</translation>
    </message>
    <message>
        <source>Claim: 204 times as fast (NumPy)</source>
        <translation>Affirmation&#xa0;: 204 fois plus rapide (NumPy)</translation>
    </message>
    <message>
        <source>Claim: 24,000 times as fast (CuPy)</source>
        <translation>Affirmation&#xa0;: 24&#xa0;000 fois plus rapide (CuPy)</translation>
    </message>
    <message>
        <source>Claim: 3.06 s for a logistic regression</source>
        <translation>Affirmation&#xa0;: 3,06&#xa0;s pour une régression logistique</translation>
    </message>
    <message>
        <source>Claim: 593 times as fast (textbook loop)</source>
        <translation>Affirmation&#xa0;: 593 fois plus rapide (boucle naïve)</translation>
    </message>
    <message>
        <source>Claim: MatMul in 0.03 ms (RTX 4090)</source>
        <translation>Affirmation&#xa0;: MatMul en 0,03&#xa0;ms (RTX 4090)</translation>
    </message>
    <message>
        <source>Claim: the GPU is slower than one core (stencil)</source>
        <translation>Affirmation&#xa0;: le GPU est plus lent qu’un cœur (stencil)</translation>
    </message>
    <message>
        <source>Cores times clock leaves out vector units, memory and launches. The textbook loop and the best single repetition show two more ways to a large number.</source>
        <translation>Le produit cœurs x fréquence oublie les unités vectorielles, la mémoire et les lancements. La boucle naïve et la meilleure répétition montrent deux autres façons d’obtenir un grand nombre.</translation>
    </message>
    <message>
        <source>ENCCS, &apos;GPU Programming: Why, When and How?&apos;, &apos;GPU programming example: stencil computation&apos;, enccs.github.io/gpu-programming/13-examples, by its contributors, 2023</source>
        <translation>ENCCS, «&#xa0;GPU Programming&#xa0;: Why, When and How&#xa0;?&#xa0;», «&#xa0;GPU programming example&#xa0;: stencil computation&#xa0;», enccs.github.io/gpu-programming/13-examples, par ses contributeurs, 2023</translation>
    </message>
    <message>
        <source>Each step allocates memory and copies the data to the GPU and back. With the data kept on the GPU it takes 1.197 s.</source>
        <translation>Chaque pas alloue de la mémoire et copie les données vers le GPU, puis dans l’autre sens. Si les données restent sur le GPU, il faut 1,197&#xa0;s.</translation>
    </message>
    <message>
        <source>Eigen is compiled for each of these. The widest that the CPU has is the default.</source>
        <translation>Eigen est compilé pour chacun de ces jeux d’instructions. Par défaut, c’est le plus large dont le CPU dispose.</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation>FLOP/s</translation>
    </message>
    <message>
        <source>First cache of a multiprocessor: rows that fit are read once.</source>
        <translation>Cache de premier niveau d’un multiprocesseur&#xa0;: les lignes qui y tiennent ne sont lues qu’une fois.</translation>
    </message>
    <message>
        <source>How this engine is timed. All but &apos;honest&apos; make a known mistake on purpose: such times are marked and get no verdict.</source>
        <translation>Façon dont ce moteur est chronométré. Toutes sauf «&#xa0;honest&#xa0;» comportent volontairement une erreur connue&#xa0;: ces temps sont signalés et n’ont pas de verdict.</translation>
    </message>
    <message>
        <source>Mufakir Qamar Ansari and Mudabir Qamar Ansari, &apos;Accelerating Matrix Multiplication: A Performance Comparison Between Multi-Core CPU and GPU&apos;, arXiv:2507.19723, July 2025</source>
        <translation>Mufakir Qamar Ansari et Mudabir Qamar Ansari, «&#xa0;Accelerating Matrix Multiplication&#xa0;: A Performance Comparison Between Multi-Core CPU and GPU&#xa0;», arXiv:2507.19723, juillet 2025</translation>
    </message>
    <message>
        <source>Nothing waited for the GPU. With a synchronisation before the clock is read, the same operations take 1.36 ms and 1.29 ms.</source>
        <translation>Rien n’attendait le GPU. Avec une synchronisation avant la lecture du chronomètre, les mêmes opérations prennent 1,36&#xa0;ms et 1,29&#xa0;ms.</translation>
    </message>
    <message>
        <source>Peak figures of two chips were divided; nobody measured them. The article&apos;s own measurements give 6.40.</source>
        <translation>On a divisé les performances crête de deux puces&#xa0;; personne ne les a mesurées. Les mesures de l’article donnent 6,40.</translation>
    </message>
    <message>
        <source>Peak rate of matrix multiplications in TF32, which precision=tf32 uses.</source>
        <translation>Performance crête des multiplications de matrices en TF32, qu’utilise precision=tf32.</translation>
    </message>
    <message>
        <source>Peak rate of matrix multiplications in bfloat16, which precision=bf16 uses.</source>
        <translation>Performance crête des multiplications de matrices en bfloat16, qu’utilise precision=bf16.</translation>
    </message>
    <message>
        <source>Peak rate of plain float32 arithmetic.</source>
        <translation>Performance crête des calculs ordinaires en float32.</translation>
    </message>
    <message>
        <source>Ported to the GPU, the program takes 4.269 s instead of 1.395 s on one core (LUMI).</source>
        <translation>Porté sur le GPU, le programme prend 4,269&#xa0;s au lieu de 1,395&#xa0;s sur un cœur (LUMI).</translation>
    </message>
    <message>
        <source>The clock stopped when the work was queued. With a clock that waits, the same lesson measures 20.6 ms: 116 times as fast.</source>
        <translation>Le chronomètre s’est arrêté dès la mise en file du travail. Avec un chronomètre qui attend, la même leçon mesure 20,6&#xa0;ms&#xa0;: 116 fois plus rapide.</translation>
    </message>
    <message>
        <source>The data lay on the GPU already. With the copies to it and back, the same lesson measures 35.4 ms: 67 times as fast.</source>
        <translation>Les données étaient déjà sur le GPU. Avec les copies aller et retour, la même leçon mesure 35,4&#xa0;ms&#xa0;: 67 fois plus rapide.</translation>
    </message>
    <message>
        <source>The lesson itself calls the time with copies the fairer one. Which is right depends on where your data are before and after.</source>
        <translation>La leçon elle-même trouve plus juste le temps avec les copies. Lequel est le bon&#xa0;? Cela dépend de l’endroit où sont vos données avant et après.</translation>
    </message>
    <message>
        <source>The lesson makes the mistake on purpose and mends it. A matrix multiplication takes the place of the convolution here: any work that is queued shows the mistake.</source>
        <translation>La leçon commet l’erreur exprès, puis la corrige. Une multiplication de matrices remplace ici la convolution&#xa0;: tout travail mis en file montre l’erreur.</translation>
    </message>
    <message>
        <source>The lesson shows both versions. The claim that a GPU is too slow for this work is as wrong as a claim of thousands of times.</source>
        <translation>La leçon montre les deux versions. Dire qu’un GPU est trop lent pour ce travail est aussi faux que d’annoncer un facteur de plusieurs milliers.</translation>
    </message>
    <message>
        <source>The opponent is a textbook loop on one core. Against the same loop on all cores the paper itself reports about 45; a tuned library is faster still.</source>
        <translation>L’adversaire est une boucle naïve sur un seul cœur. Contre la même boucle sur tous les cœurs, l’article lui-même donne un facteur d’environ 45&#xa0;; une bibliothèque optimisée est encore plus rapide.</translation>
    </message>
    <message>
        <source>The opponent uses one thread, and the data were copied to the GPU before the clock started.</source>
        <translation>L’adversaire utilise un seul thread, et les données étaient déjà sur le GPU au départ du chronomètre.</translation>
    </message>
    <message>
        <source>The profiler and the start-up ran inside the clock. By its own profiler the work takes 2.17 ms: 99.9 % of the time is something else.</source>
        <translation>Le profileur et le démarrage étaient compris dans la mesure. Selon ce même profileur, le travail prend 2,17&#xa0;ms&#xa0;: 99,9&#xa0;% du temps sert à autre chose.</translation>
    </message>
    <message>
        <source>The size of the matrices is not in the pull request. Without waiting, all sizes take nearly the same time: that gives the mistake away.</source>
        <translation>La taille des matrices n’est pas dans la pull request. Sans attente, toutes les tailles prennent presque le même temps&#xa0;: cela trahit l’erreur.</translation>
    </message>
    <message>
        <source>The two stopwatches here make both mistakes, each for itself: with the profiler&apos;s clocks inside, and with set-up and the first call.</source>
        <translation>Ici, les deux chronomètres commettent chacun une des erreurs&#xa0;: l’un inclut les mesures du profileur, l’autre la préparation et le premier appel.</translation>
    </message>
    <message>
        <source>There is no sorting here: a multiplication of as many numbers shows what the other threads bring, and what the copies cost.</source>
        <translation>Il n’y a pas de tri ici&#xa0;: une multiplication d’autant de nombres montre ce qu’apportent les autres threads et ce que coûtent les copies.</translation>
    </message>
    <message>
        <source>Time of an empty kernel from the call until it is known to be done. What each kernel in a row costs changes in proportion.</source>
        <translation>Temps d’un noyau vide, de l’appel jusqu’à ce que sa fin soit connue. Le coût de chaque noyau d’une série change en proportion.</translation>
    </message>
    <message>
        <source>Time of the smallest copy to the GPU or back.</source>
        <translation>Temps de la plus petite copie vers le GPU ou depuis le GPU.</translation>
    </message>
    <message>
        <source>TristanBilot/mlx-benchmark, pull request 21 by igm503, February 2024, github.com/TristanBilot/mlx-benchmark/pull/21</source>
        <translation>TristanBilot/mlx-benchmark, pull request 21 d’igm503, février 2024, github.com/TristanBilot/mlx-benchmark/pull/21</translation>
    </message>
    <message>
        <source>Work that needs more than this fails.</source>
        <translation>Un travail qui en demande davantage échoue.</translation>
    </message>
    <message>
        <source>arithmetic in bf16</source>
        <translation>calcul en bf16</translation>
    </message>
    <message>
        <source>arithmetic in fp32</source>
        <translation>calcul en fp32</translation>
    </message>
    <message>
        <source>arithmetic in tf32</source>
        <translation>calcul en tf32</translation>
    </message>
    <message>
        <source>best-of</source>
        <translation>best-of</translation>
    </message>
    <message>
        <source>cache of a multiprocessor</source>
        <translation>cache d’un multiprocesseur</translation>
    </message>
    <message>
        <source>copy bandwidth</source>
        <translation>bande passante de copie</translation>
    </message>
    <message>
        <source>copy latency</source>
        <translation>latence de copie</translation>
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
        <translation>latence de lancement</translation>
    </message>
    <message>
        <source>memory size</source>
        <translation>taille de la mémoire</translation>
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
        <translation>copie la plus courte</translation>
    </message>
    <message>
        <source>shortest kernel</source>
        <translation>noyau le plus court</translation>
    </message>
    <message>
        <source>sse2</source>
        <translation>sse2</translation>
    </message>
    <message>
        <source>stopwatch</source>
        <translation>chronomètre</translation>
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
        <translation>classe %1</translation>
    </message>
    <message>
        <source>feature 1
areas: %1, step %2</source>
        <comment>engine, number</comment>
        <translation>caractéristique 1
zones&#xa0;: %1, pas %2</translation>
    </message>
    <message>
        <source>feature 2</source>
        <translation>caractéristique 2</translation>
    </message>
    <message>
        <source>feature 1
areas: step %1</source>
        <comment>number</comment>
        <translation>caractéristique 1
zones&#xa0;: pas %1</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>attribute</source>
        <translation>attribut</translation>
    </message>
    <message>
        <source>the driver of %1</source>
        <translation>le pilote de %1</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Overtake %1&lt;/h2&gt;&lt;p&gt;Shows, live, when a GPU overtakes a CPU, and why.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;This machine: %2.&lt;br&gt;Libraries: %3.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Overtake %1&lt;/h2&gt;&lt;p&gt;Montre, en direct, quand un GPU dépasse un CPU, et pourquoi.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.&lt;/p&gt;&lt;p&gt;Cette machine&#xa0;: %2.&lt;br&gt;Bibliothèques&#xa0;: %3.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Overtake</source>
        <translation>À propos d’Overtake</translation>
    </message>
    <message>
        <source>Arrows, Page Up, Page Down</source>
        <translation>Flèches, Page préc., Page suiv.</translation>
    </message>
    <message>
        <source>Move the slider that has the focus.</source>
        <translation>Déplacer le curseur qui a le focus.</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next control.</source>
        <translation>Passer à l’élément suivant.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>engine %1</source>
        <translation>moteur %1</translation>
    </message>
    <message>
        <source>present</source>
        <translation>présent</translation>
    </message>
    <message>
        <source>GPU without a driver</source>
        <translation>GPU sans pilote</translation>
    </message>
    <message>
        <source>measured on %1</source>
        <comment>a date</comment>
        <translation>mesuré le %1</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>indisponible</translation>
    </message>
    <message>
        <source>free memory</source>
        <translation>mémoire libre</translation>
    </message>
    <message>
        <source>now</source>
        <translation>actuel</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Appareils</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Appareil</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Caractéristique</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Search: a device, a figure, a kind</source>
        <translation>Chercher&#xa0;: un appareil, une caractéristique, une origine</translation>
    </message>
    <message>
        <source>Specified figures come from the maker; the peak at a boost clock is not an upper limit. Computed figures follow from others. Measured figures were measured here.</source>
        <translation>Les chiffres spécifiés viennent des fabricants&#xa0;; une performance crête à la fréquence boost n’est pas un plafond. Les chiffres calculés découlent d’autres chiffres. Les chiffres mesurés l’ont été ici.</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>Mesurer maintenant</translation>
    </message>
    <message>
        <source>Measure peak rates, bandwidths, copies and launches of all devices of this machine. This takes some seconds, as soon as nothing else is being measured.</source>
        <translation>Mesurer les performances crête, les bandes passantes, les copies et les lancements de tous les appareils de cette machine&#xa0;: quelques secondes, dès qu’aucune autre mesure n’est en cours.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Mesure en cours…</translation>
    </message>
    <message>
        <source>Measured.</source>
        <translation>Mesuré.</translation>
    </message>
    <message>
        <source>Memory ran out while %1 was measured.</source>
        <translation>La mémoire est venue à manquer pendant la mesure de %1.</translation>
    </message>
    <message>
        <source>Arrows, +, −, Home, Backspace</source>
        <translation>Flèches, +, −, Début, Retour arrière</translation>
    </message>
    <message>
        <source>In the Mandelbrot image: move, zoom in and out, the whole set, back.</source>
        <translation>Dans l’image de Mandelbrot&#xa0;: déplacer, zoomer et dézoomer, tout l’ensemble, revenir.</translation>
    </message>
    <message>
        <source>measuring.md</source>
        <extracomment>The page&apos;s file in resources/manual/: a translated page has a name of its own.</extracomment>
        <translation>measuring.fr.md</translation>
    </message>
    <message>
        <source>Remarks on this point</source>
        <translation>Remarques sur ce point</translation>
    </message>
    <message>
        <source>Nothing has been measured here yet.</source>
        <translation>Rien n’a encore été mesuré ici.</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>%1: %2</source>
        <comment>an engine, its device</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>Nothing was measured.</source>
        <translation>Rien n’a été mesuré.</translation>
    </message>
    <message>
        <source>Stopped. The results so far are shown.</source>
        <translation>Mesure arrêtée. Les résultats obtenus jusque-là sont affichés.</translation>
    </message>
    <message>
        <source>Cannot write to the folder %1: start overtake where you may write.</source>
        <translation>Impossible d’écrire dans le dossier %1&#xa0;: lancez overtake depuis un dossier où vous pouvez écrire.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (de %2 à %3)</translation>
    </message>
    <message>
        <source>%1 (range %2 to %3)</source>
        <translation>%1 (étendue de %2 à %3)</translation>
    </message>
    <message>
        <source>Measuring the case &apos;%1&apos; over %2, about a minute.</source>
        <translation>Mesure du cas «&#xa0;%1&#xa0;» en fonction de %2, environ une minute.</translation>
    </message>
    <message>
        <source>Charts, figures and the results file are in %1.</source>
        <translation>Les graphiques, les chiffres et le fichier de résultats sont dans %1.</translation>
    </message>
    <message>
        <source>point %1 of %2: %3, %4 left</source>
        <comment>numbers, 500 hidden neurons, time</comment>
        <translation>point %1 sur %2&#xa0;: %3, encore %4</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>facteur d’accélération</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>between %1 and %2</source>
        <translation>entre %1 et %2</translation>
    </message>
    <message>
        <source>here</source>
        <translation>ici</translation>
    </message>
    <message>
        <source>Who is faster, and where does that change?</source>
        <translation>Quel moteur est le plus rapide, et où cela change-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>%1: %2 for an epoch %3.</source>
        <translation>%1&#xa0;: %2 par époque %3.</translation>
    </message>
    <message>
        <source>There is nothing to compare %1.</source>
        <translation>Il n’y a rien à comparer %1.</translation>
    </message>
    <message>
        <source>%1 and %2 are too close to call %3: no difference of more than 3 % is certain.</source>
        <comment>engine, engine, place</comment>
        <translation>%1 et %2 sont trop proches pour trancher %3&#xa0;: aucun écart de plus de 3&#xa0;% n’est certain.</translation>
    </message>
    <message>
        <source>Too close to call %1: no difference of more than 3 % is certain.</source>
        <translation>Trop serré pour trancher %1&#xa0;: aucun écart de plus de 3&#xa0;% n’est certain.</translation>
    </message>
    <message>
        <source>%1 to %2 with 95 % confidence</source>
        <translation>de %1 à %2 avec une confiance de 95&#xa0;%</translation>
    </message>
    <message>
        <source>measured in a single round</source>
        <translation>mesuré en un seul tour</translation>
    </message>
    <message>
        <source>%1 to %2, range of %3 rounds</source>
        <translation>de %1 à %2, étendue de %3 tours</translation>
    </message>
    <message>
        <source>expected between %1 and %2</source>
        <translation>attendu entre %1 et %2</translation>
    </message>
    <message>
        <source>%1: %2 for a run %3.</source>
        <translation>%1&#xa0;: %2 par exécution %3.</translation>
    </message>
    <message>
        <source>Copies take %1 % of the step on %2.</source>
        <translation>Les copies prennent %1&#xa0;% du pas sur %2.</translation>
    </message>
    <message>
        <source>Launching one kernel and waiting costs %1 more than computing.</source>
        <translation>Pour %1, lancer un noyau et attendre prend plus de temps que le calcul.</translation>
    </message>
    <message>
        <source>Launching %1 kernels and waiting costs %2 more than computing.</source>
        <comment>count, engine</comment>
        <translation>Pour %2, lancer %1 noyaux et attendre prend plus de temps que le calcul.</translation>
    </message>
    <message>
        <source>Both wait for memory: %1 is the ratio of their bandwidths.</source>
        <translation>La mémoire limite les deux&#xa0;: le rapport de leurs bandes passantes est de %1.</translation>
    </message>
    <message>
        <source>Arithmetic limits both: %1 is the ratio of their peaks.</source>
        <translation>Le calcul limite les deux&#xa0;: le rapport de leurs performances crête est de %1.</translation>
    </message>
    <message>
        <source>%1 waits for memory: it uses %2 % of the bandwidth.</source>
        <translation>La mémoire limite %1&#xa0;: il utilise %2&#xa0;% de la bande passante.</translation>
    </message>
    <message>
        <source>%1 is at %2 % of its peak.</source>
        <translation>%1 atteint %2&#xa0;% de sa performance crête.</translation>
    </message>
    <message>
        <source>Predicted: %1</source>
        <comment>a sentence</comment>
        <translation>Prédit&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 was not measured at this place.</source>
        <translation>%1 n’a pas été mesuré en ce point.</translation>
    </message>
    <message>
        <source>%1 waits for memory: it uses at least %2 % of the bandwidth.</source>
        <translation>La mémoire limite %1&#xa0;: il utilise au moins %2&#xa0;% de la bande passante.</translation>
    </message>
    <message>
        <source>Provisional: %1</source>
        <comment>a sentence</comment>
        <translation>Provisoire. %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, measured quickly</source>
        <comment>an interval</comment>
        <translation>%1, mesure rapide</translation>
    </message>
    <message>
        <source>Measured quickly: a full measurement gives an interval.</source>
        <translation>Mesure rapide&#xa0;: une mesure complète donne un intervalle.</translation>
    </message>
    <message>
        <source>%1 is %2 times as fast as %3 %4.</source>
        <comment>engine, number, engine, place</comment>
        <translation>%1 est %2 fois plus rapide que %3 %4.</translation>
    </message>
    <message>
        <source>%1 is %2 times as fast %3.</source>
        <comment>engine, number, place</comment>
        <translation>%1 est %2 fois plus rapide %3.</translation>
    </message>
    <message>
        <source>Where %1 is faster, by the model: %2. With one figure changed:</source>
        <translation>Où %1 est plus rapide, d’après le modèle&#xa0;: %2. Avec un chiffre modifié&#xa0;:</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>chiffre</translation>
    </message>
    <message>
        <source>half of it</source>
        <translation>moitié</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>double</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nulle part</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>partout</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a place on the axis</comment>
        <translation>à partir de %1</translation>
    </message>
    <message>
        <source>%1 overtakes %2.</source>
        <comment>engine, between 128 and 256 hidden neurons</comment>
        <translation>%1 dépasse %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 overtake each other %n times: %3 (%4).</source>
        <translation>
            <numerusform>%1 et %2 se croisent %n fois&#xa0;: %3 (%4).</numerusform>
            <numerusform>%1 et %2 se croisent %n fois&#xa0;: %3 (%4).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Same as the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Langue&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>%1 % of the peak</source>
        <translation>%1&#xa0;% de la performance crête</translation>
    </message>
    <message>
        <source>%1 % to %2 % of the peak</source>
        <translation>de %1&#xa0;% à %2&#xa0;% de la performance crête</translation>
    </message>
    <message>
        <source>This many times as fast:</source>
        <translation>Combien de fois plus rapide&#xa0;:</translation>
    </message>
    <message>
        <source>%1 is faster</source>
        <translation>%1 est plus rapide</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Trop serré pour trancher</translation>
    </message>
    <message>
        <source>There is nothing to compare.</source>
        <translation>Il n’y a rien à comparer.</translation>
    </message>
    <message>
        <source>none given</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>the dashed curve</source>
        <translation>la courbe en tirets</translation>
    </message>
    <message>
        <source>%1: too close to call</source>
        <translation>%1&#xa0;: trop serré pour trancher</translation>
    </message>
    <message>
        <source>Right: your curve runs along the measured one.</source>
        <translation>Exact&#xa0;: votre courbe suit la courbe mesurée.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Exact.</translation>
    </message>
    <message>
        <source>Inside the interval.</source>
        <translation>Dans l’intervalle.</translation>
    </message>
    <message>
        <source>Near: within a factor of 2.</source>
        <translation>Proche&#xa0;: à un facteur 2 près.</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>Pas cette fois.</translation>
    </message>
    <message>
        <source>Off: by more than a factor of 2.</source>
        <translation>Loin&#xa0;: à plus d’un facteur 2.</translation>
    </message>
    <message>
        <source>Measured on this machine.</source>
        <translation>Mesuré sur cette machine.</translation>
    </message>
    <message>
        <source>Measured on this machine, except for %1: that is a prediction, because there is no such device here.</source>
        <translation>Mesuré sur cette machine, sauf %1&#xa0;: c’est une prédiction, car cet appareil est absent de cette machine.</translation>
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
        <translation>entre %1 et %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes.</source>
        <translation>
            <numerusform>Environ %n minute.</numerusform>
            <numerusform>Environ %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer is not certain, so your guess is not judged.</source>
        <translation>Le résultat n’est pas certain&#xa0;: votre estimation n’est donc pas jugée.</translation>
    </message>
    <message>
        <source>The crossover is at</source>
        <translation>Le croisement est à</translation>
    </message>
    <message>
        <source>Never: %1 is not clearly faster anywhere</source>
        <translation>Jamais&#xa0;: %1 n’est nulle part nettement plus rapide</translation>
    </message>
    <message>
        <source>Always: %1 is not clearly slower anywhere</source>
        <translation>Toujours&#xa0;: %1 n’est nulle part nettement plus lent</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <translation>Objectif&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 times as fast</source>
        <translation>%1 fois plus rapide</translation>
    </message>
    <message>
        <source>%1 to %2 times as fast</source>
        <translation>de %1 à %2 fois plus rapide</translation>
    </message>
    <message>
        <source>About 1 minute.</source>
        <translation>Environ 1 minute.</translation>
    </message>
</context>
<context>
    <name>LessonGuide</name>
    <message>
        <source>Name:</source>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>My guess:</source>
        <translation>Mon estimation&#xa0;:</translation>
    </message>
    <message>
        <source>Measured:</source>
        <translation>Mesuré&#xa0;:</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>My answer:</source>
        <translation>Ma réponse&#xa0;:</translation>
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
        <translation>Estimation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Réponse&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>1 to 48 sequences at a time.</source>
        <translation>De 1 à 48 séquences à la fois.</translation>
    </message>
    <message>
        <source>142 times as fast?</source>
        <translation>142 fois plus rapide&#xa0;?</translation>
    </message>
    <message>
        <source>25 to 1600 iterations.</source>
        <translation>De 25 à 1600 itérations.</translation>
    </message>
    <message>
        <source>A hundred thousand rows</source>
        <translation>Cent mille lignes</translation>
    </message>
    <message>
        <source>A table with a hundred thousand rows and 100 columns, and a model with 101 weights that judges each row: logistic regression. Is that much work, or little?</source>
        <translation>Un tableau de cent mille lignes et 100 colonnes, et un modèle de 101 poids qui classe chaque ligne&#xa0;: la régression logistique. Est-ce beaucoup de travail, ou bien peu&#xa0;?</translation>
    </message>
    <message>
        <source>And without a GPU? One thread of this CPU against all of them, on the same network.</source>
        <translation>Et sans GPU&#xa0;? Un thread de ce CPU contre tous, sur le même réseau.</translation>
    </message>
    <message>
        <source>Can you trust a number?</source>
        <translation>Peut-on se fier à un nombre&#xa0;?</translation>
    </message>
    <message>
        <source>Four layers, 128 channels, 64 letters of context, 12 sequences at a time: 0.8 million weights.</source>
        <translation>Quatre couches, 128 canaux, 64 lettres de contexte, 12 séquences à la fois&#xa0;: 0,8 million de poids.</translation>
    </message>
    <message>
        <source>From 16 to 1024.</source>
        <translation>De 16 à 1024.</translation>
    </message>
    <message>
        <source>From 4 numbers to 4 million.</source>
        <translation>De 4 nombres à 4 millions.</translation>
    </message>
    <message>
        <source>How many times as fast are all threads together?</source>
        <translation>Combien de fois plus vite va-t-on avec tous les threads&#xa0;?</translation>
    </message>
    <message>
        <source>How many times as fast are the vectors?</source>
        <translation>Combien de fois plus vite va-t-on avec les vecteurs&#xa0;?</translation>
    </message>
    <message>
        <source>How many times as fast as the textbook loop is the tuned code, on the same single core?</source>
        <translation>Combien de fois le code optimisé est-il plus rapide que la boucle naïve, sur un seul et même cœur&#xa0;?</translation>
    </message>
    <message>
        <source>How many times as fast as this CPU is the GPU? A number below 1 says that it is slower.</source>
        <translation>Combien de fois le GPU est-il plus rapide que ce CPU&#xa0;? Un nombre inférieur à 1 signifie qu’il est plus lent.</translation>
    </message>
    <message>
        <source>How wide must a network be?</source>
        <translation>Quelle largeur faut-il à un réseau&#xa0;?</translation>
    </message>
    <message>
        <source>My GPU is slower than my CPU</source>
        <translation>Mon GPU est plus lent que mon CPU</translation>
    </message>
    <message>
        <source>Now a real question: does it pay to use all threads to multiply vectors, from 100 numbers to a million?</source>
        <translation>Une vraie question maintenant&#xa0;: est-il rentable d’utiliser tous les threads pour multiplier des vecteurs, de 100 nombres à un million&#xa0;?</translation>
    </message>
    <message>
        <source>One thread, then all, in turn.</source>
        <translation>Un seul thread, puis tous, à tour de rôle.</translation>
    </message>
    <message>
        <source>Now the axis is the batch size, the same for both: from 16 rows at once to 65,536.</source>
        <translation>Maintenant, l’axe est la taille de lot, la même pour les deux&#xa0;: de 16 lignes à la fois à 65&#xa0;536.</translation>
    </message>
    <message>
        <source>Shorter launches. CUDA graphs and fused kernels are software: they need no new chip. More bandwidth and more arithmetic need one, and alone they hardly help here.</source>
        <translation>Des lancements plus courts. Les graphes CUDA et les noyaux fusionnés sont du logiciel&#xa0;: ils ne demandent pas de nouvelle puce. Plus de bande passante et plus de calcul en demandent une, et à eux seuls ils n’aident guère ici.</translation>
    </message>
    <message>
        <source>Some training steps, forward and backward. If the CPU&apos;s peak is not known yet, it is measured, too.</source>
        <translation>Quelques pas d’entraînement, passes avant et arrière. Si la performance crête du CPU n’est pas encore connue, elle est mesurée aussi.</translation>
    </message>
    <message>
        <source>The cheapest change wins. Which change of the three attempts costs least and helps most at 50 neurons? Tell your neighbour, then go on.</source>
        <translation>C’est le changement le moins cher qui gagne. Lequel des trois essais coûte le moins et fait gagner le plus à 50 neurones&#xa0;? Expliquez-le à votre voisin, puis continuez.</translation>
    </message>
    <message>
        <source>The same hundred thousand rows, cut differently.</source>
        <translation>Les mêmes cent mille lignes, découpées autrement.</translation>
    </message>
    <message>
        <source>The same result, except for rounding.</source>
        <translation>Le même résultat, aux arrondis près.</translation>
    </message>
    <message>
        <source>The same steps, in turn.</source>
        <translation>Les mêmes pas, à tour de rôle.</translation>
    </message>
    <message>
        <source>The same training steps, in turn.</source>
        <translation>Les mêmes pas d’entraînement, à tour de rôle.</translation>
    </message>
    <message>
        <source>The same widths with the larger batch.</source>
        <translation>Les mêmes largeurs avec le lot plus grand.</translation>
    </message>
    <message>
        <source>The group&apos;s network: 2 features, two hidden layers, batches of 32 events, each copied to the GPU. The axis is the number of hidden neurons, from 5 to 2000. Nothing is measured yet.</source>
        <translation>Leur réseau&#xa0;: 2 caractéristiques, deux couches cachées, des lots de 32 événements, chacun copié vers le GPU. L’axe est le nombre de neurones cachés, de 5 à 2000. Rien n’est encore mesuré.</translation>
    </message>
    <message>
        <source>Two stopwatches never show the same time. When is a difference a difference? Let an engine race against itself.</source>
        <translation>Deux chronomètres n’affichent jamais le même temps. Quand une différence compte-t-elle&#xa0;? Faisons courir un moteur contre lui-même.</translation>
    </message>
    <message>
        <source>Watch the throughput: rows per second.</source>
        <translation>Observez le débit&#xa0;: les lignes par seconde.</translation>
    </message>
    <message>
        <source>What is a 0.01 % utilisation?</source>
        <translation>Qu’est-ce qu’un taux d’utilisation de 0,01&#xa0;%&#xa0;?</translation>
    </message>
    <message>
        <source>What share of its own peak does this CPU reach while it trains this GPT? Guess in per cent.</source>
        <translation>Quelle part de sa propre performance crête ce CPU atteint-il en entraînant ce GPT&#xa0;? Donnez votre estimation en pourcentage.</translation>
    </message>
    <message>
        <source>Who is faster with 400 numbers?</source>
        <translation>Quel moteur est le plus rapide avec 400 nombres&#xa0;?</translation>
    </message>
    <message>
        <source>Who is faster with float64?</source>
        <translation>Quel moteur est le plus rapide en float64&#xa0;?</translation>
    </message>
    <message>
        <source>Which engine is faster at a hundred thousand rows?</source>
        <translation>Quel moteur est le plus rapide avec cent mille lignes&#xa0;?</translation>
    </message>
    <message>
        <source>A CPU multiplies vectors: two are read, one is written, from 1 kB to 1 GB in all. Caches are small and fast, main memory is large and slow. Where does each of them end?</source>
        <translation>Un CPU multiplie des vecteurs&#xa0;: deux sont lus, un est écrit, de 1&#xa0;ko à 1&#xa0;Go en tout. Les caches sont petits et rapides, la mémoire principale est grande et lente. Où s’arrête chacun de ces niveaux&#xa0;?</translation>
    </message>
    <message>
        <source>A batch of 1024 samples may no longer fit into the fast caches.</source>
        <translation>Un lot de 1024 exemples ne tient peut-être plus dans les caches rapides.</translation>
    </message>
    <message>
        <source>A batch of some hundred rows is tens of thousands of multiplications. Each batch needs a launch, which takes longer. Or the table stays in the CPU&apos;s cache, which is faster than the GPU&apos;s memory.</source>
        <translation>Un lot de quelques centaines de lignes représente quelques dizaines de milliers de multiplications. Chaque lot demande un lancement, qui prend plus de temps que ces calculs. Ou bien le tableau reste dans le cache du CPU, plus rapide que la mémoire du GPU.</translation>
    </message>
    <message>
        <source>A colleague reports 1.02 times as fast, with an interval from 1.01 to 1.03. What do you answer?</source>
        <translation>Une collègue annonce un facteur de 1,02, avec un intervalle de 1,01 à 1,03. Que répondez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>A colleague trains a network of 50 neurons with batches of 32. Which engine do you advise, and what could change your advice?</source>
        <translation>Une collègue entraîne un réseau de 50 neurones avec des lots de 32. Quel moteur conseillez-vous, et qu’est-ce qui changerait votre avis&#xa0;?</translation>
    </message>
    <message>
        <source>A larger batch can make an epoch faster. But the epoch then has fewer steps that improve the weights. Which batch size reaches a good accuracy first?</source>
        <translation>Un lot plus grand peut accélérer une époque. Mais l’époque compte alors moins de pas qui améliorent les poids. Quelle taille de lot atteint la première une bonne exactitude&#xa0;?</translation>
    </message>
    <message>
        <source>A larger batch gives each launch more work, but in this range that does not decide.</source>
        <translation>Un lot plus grand donne plus de travail à chaque lancement, mais ce n’est pas décisif dans cette plage.</translation>
    </message>
    <message>
        <source>A larger batch gives each launch more work.</source>
        <translation>Un lot plus grand donne plus de travail à chaque lancement.</translation>
    </message>
    <message>
        <source>A larger batch wakes the threads less often and multiplies larger matrices, for the same number of samples.</source>
        <translation>Un lot plus grand réveille moins souvent les threads et multiplie de plus grandes matrices, pour le même nombre d’exemples.</translation>
    </message>
    <message>
        <source>A multiplication needs one operation and twelve bytes. With so little arithmetic per byte, memory and copies decide, not the number of cores.</source>
        <translation>Une multiplication demande une opération et douze octets. Avec si peu de calcul par octet, ce sont la mémoire et les copies qui comptent, et non le nombre de cœurs.</translation>
    </message>
    <message>
        <source>A physics group sorts collisions of particles with a small neural network. At how many hidden neurons does a GPU overtake the CPU? First you guess, then this machine measures.</source>
        <translation>Des physiciens trient des collisions de particules avec un petit réseau de neurones. À partir de combien de neurones cachés un GPU dépasse-t-il le CPU&#xa0;? Donnez d’abord votre estimation&#xa0;; cette machine mesure ensuite.</translation>
    </message>
    <message>
        <source>A program reads a table of 20 MB again and again. Which figure of a CPU&apos;s data sheet do you look up first?</source>
        <translation>Un programme relit sans cesse un tableau de 20&#xa0;Mo. Quel chiffre de la fiche technique d’un CPU consultez-vous en premier&#xa0;?</translation>
    </message>
    <message>
        <source>A short vector, many times.</source>
        <translation>Un vecteur court, de nombreuses fois.</translation>
    </message>
    <message>
        <source>A small GPT learns to write, letter by letter. nanoGPT prints a &apos;model FLOPs utilisation&apos;: 0.01 % on a laptop, 10 % on an RTX 4070 Ti. Is the laptop a thousand times worse?</source>
        <translation>Un petit GPT apprend à écrire, lettre par lettre. nanoGPT affiche un taux d’utilisation («&#xa0;model FLOPs utilisation&#xa0;»)&#xa0;: 0,01&#xa0;% sur un portable, 10&#xa0;% sur une RTX 4070 Ti. Le portable est-il mille fois moins bon&#xa0;?</translation>
    </message>
    <message>
        <source>A step takes 10 ms, and 2 ms of it cannot be shared. How many times as fast can it become at most?</source>
        <translation>Un pas prend 10&#xa0;ms, dont 2&#xa0;ms pour une partie qui ne peut pas être partagée. Combien de fois plus rapide peut-il devenir au maximum&#xa0;?</translation>
    </message>
    <message>
        <source>A training step takes 10 ms, 7 ms of them in convolutions. By how much can faster copies shorten it at most?</source>
        <translation>Un pas d’entraînement prend 10&#xa0;ms, dont 7&#xa0;ms dans les convolutions. De combien, au maximum, des copies plus rapides peuvent-elles le raccourcir&#xa0;?</translation>
    </message>
    <message>
        <source>A utilisation is a fraction. Ask what it is divided by and in which precision. The roofline shows what limits the work: often memory bandwidth, not the peak of arithmetic.</source>
        <translation>Un taux d’utilisation est une fraction. Demandez par quoi on a divisé, et à quelle précision. Le roofline montre ce qui limite le travail&#xa0;: souvent la bande passante mémoire, et non la performance crête.</translation>
    </message>
    <message>
        <source>A vector holds 4, 8 or 16 numbers, and several vectors are under way at once. So the factor can be larger than these numbers. The pixels of a vector leave together: the slowest holds up the others.</source>
        <translation>Un vecteur contient 4, 8 ou 16 nombres, et plusieurs vecteurs sont traités à la fois. Le facteur peut donc dépasser ces nombres. Les pixels d’un vecteur finissent ensemble&#xa0;: le plus lent retient les autres.</translation>
    </message>
    <message>
        <source>A winner, although both are the same engine.</source>
        <translation>Un vainqueur, alors qu’il s’agit deux fois du même moteur.</translation>
    </message>
    <message>
        <source>Above the crossover the work is long enough to pay for launches and copies. Look at where the time goes.</source>
        <translation>Au-dessus du croisement, le travail est assez long pour compenser les lancements et les copies. Regardez où passe le temps.</translation>
    </message>
    <message>
        <source>All 2304 cores of an RTX 2070 at 1.71 GHz against all 6 cores of a Core i7-8700 at 4.6 GHz: cores times clock gives 142.75. (400 numbers occupy 400 cores and one CPU core: 148.7.) What does such a ratio leave out? Source: Makina Corpus, &apos;Calculez sur GPU avec Python&apos;, part 2, no author named, undated.</source>
        <translation>Les 2304 cœurs d’une RTX 2070 à 1,71&#xa0;GHz contre les 6 cœurs d’un Core i7-8700 à 4,6&#xa0;GHz&#xa0;: le produit cœurs x fréquence donne 142,75. (400 nombres occupent 400 cœurs et un cœur de CPU&#xa0;: 148,7.) Qu’oublie un tel rapport&#xa0;? Source&#xa0;: Makina Corpus, «&#xa0;Calculez sur GPU avec Python&#xa0;», partie 2, sans nom d’auteur, sans date.</translation>
    </message>
    <message>
        <source>All threads together are faster.</source>
        <translation>Tous les threads ensemble sont plus rapides.</translation>
    </message>
    <message>
        <source>All threads together are not clearly slower anywhere in this range.</source>
        <translation>Tous les threads ensemble ne sont nulle part nettement plus lents dans cette plage.</translation>
    </message>
    <message>
        <source>All threads together are not clearly faster anywhere in this range.</source>
        <translation>Tous les threads ensemble ne sont nulle part nettement plus rapides dans cette plage.</translation>
    </message>
    <message>
        <source>Almost only arithmetic, hardly any data, many pixels at once: this suits a GPU.</source>
        <translation>Presque uniquement du calcul, très peu de données, beaucoup de pixels à la fois&#xa0;: cela convient à un GPU.</translation>
    </message>
    <message>
        <source>Amdahl&apos;s law: the part that workers cannot share limits the speed-up. Working together adds costs of its own: threads wake and wait, GPUs exchange gradients.</source>
        <translation>La loi d’Amdahl&#xa0;: la part du travail que l’on ne peut pas partager limite le facteur d’accélération. Travailler ensemble a en plus son propre coût&#xa0;: les threads se réveillent et attendent, les GPU échangent leurs gradients.</translation>
    </message>
    <message>
        <source>An advertisement says &apos;100 times faster&apos;. Which three questions do you ask before you buy?</source>
        <translation>Une publicité annonce «&#xa0;100 fois plus rapide&#xa0;». Quelles sont les trois questions à poser avant d’acheter&#xa0;?</translation>
    </message>
    <message>
        <source>At how many hidden neurons does the GPU overtake this CPU? Drag the marker on the axis, or say that it never does, or always.</source>
        <translation>À partir de combien de neurones cachés le GPU dépasse-t-il ce CPU&#xa0;? Faites glisser le repère sur l’axe, ou répondez «&#xa0;jamais&#xa0;» ou «&#xa0;toujours&#xa0;».</translation>
    </message>
    <message>
        <source>At how many iterations does the GPU overtake?</source>
        <translation>À partir de combien d’itérations le GPU dépasse-t-il le CPU&#xa0;?</translation>
    </message>
    <message>
        <source>At how many numbers do all threads overtake one?</source>
        <translation>À partir de combien de nombres tous les threads dépassent-ils un thread seul&#xa0;?</translation>
    </message>
    <message>
        <source>At how many numbers does the GPU overtake, copies included?</source>
        <translation>À partir de combien de nombres le GPU dépasse-t-il le CPU, copies comprises&#xa0;?</translation>
    </message>
    <message>
        <source>Finally, the GPU against the whole CPU. The lines across the chart are the ratios on paper: by FLOPS and by memory bandwidth.</source>
        <translation>Enfin, le GPU contre le CPU entier. Les lignes qui traversent le graphique sont les rapports théoriques&#xa0;: d’après les FLOPS et d’après la bande passante mémoire.</translation>
    </message>
    <message>
        <source>At n = 256: how many times as fast as the textbook loop is the vector code?</source>
        <translation>Pour n = 256&#xa0;: combien de fois le code vectoriel est-il plus rapide que la boucle naïve&#xa0;?</translation>
    </message>
    <message>
        <source>At which batch size do four GPUs overtake one?</source>
        <translation>À partir de quelle taille de lot quatre GPU dépassent-ils un GPU seul&#xa0;?</translation>
    </message>
    <message>
        <source>At which batch size does the GPU overtake?</source>
        <translation>À partir de quelle taille de lot le GPU dépasse-t-il le CPU&#xa0;?</translation>
    </message>
    <message>
        <source>At which batch size does the GPU overtake? Or is it faster from the first?</source>
        <translation>À partir de quelle taille de lot le GPU dépasse-t-il le CPU&#xa0;? Ou est-il plus rapide dès la plus petite&#xa0;?</translation>
    </message>
    <message>
        <source>At which lengths does the throughput step down? F2 lists the caches of this machine. Why there? Tell your neighbour, then go on.</source>
        <translation>À quelles longueurs le débit descend-il d’une marche&#xa0;? F2 donne la liste des caches de cette machine. Pourquoi à ces longueurs&#xa0;? Expliquez-le à votre voisin, puis continuez.</translation>
    </message>
    <message>
        <source>At which n do all threads overtake one?</source>
        <translation>À partir de quel n tous les threads dépassent-ils un thread seul&#xa0;?</translation>
    </message>
    <message>
        <source>Before you believe a speed-up, ask four things: relative to what, how often measured, with which interval, and what else the machine did. Overtake shows all four for each point.</source>
        <translation>Avant de vous fier à un facteur d’accélération, posez quatre questions&#xa0;: par rapport à quoi, mesuré combien de fois, avec quel intervalle, et que faisait la machine par ailleurs&#xa0;? Overtake répond aux quatre pour chaque point.</translation>
    </message>
    <message>
        <source>Below the crossover, this CPU finishes the whole step sooner than the GPU can launch its kernels and copy 32 events. That takes the same time however narrow the network is. Above it, the matrix multiplications are large enough for the GPU.</source>
        <translation>Au-dessous du croisement, ce CPU finit tout le pas avant que le GPU n’ait lancé ses noyaux et copié 32 événements. Cela prend le même temps, si étroit que soit le réseau. Au-dessus, les multiplications de matrices sont assez grandes pour le GPU.</translation>
    </message>
    <message>
        <source>Below the crossover, waking the threads and waiting for the last takes longer than the work. Above it, the threads gain more than that costs.</source>
        <translation>Au-dessous du croisement, réveiller les threads et attendre le dernier prend plus de temps que le travail. Au-dessus, les threads font gagner plus de temps que cela n’en coûte.</translation>
    </message>
    <message>
        <source>Both engines do the same training steps in turn. First a few widths, then more of them around the crossover.</source>
        <translation>Les deux moteurs font à tour de rôle les mêmes pas d’entraînement. D’abord quelques largeurs, puis davantage autour du croisement.</translation>
    </message>
    <message>
        <source>How much faster the GPU is depends on the size of the work, which no ratio on paper knows.</source>
        <translation>L’avance du GPU dépend de la taille du travail, dont aucun rapport théorique ne tient compte.</translation>
    </message>
    <message>
        <source>Compare it with the number of threads in the label. Threads share caches, memory and power, so the factor is seldom larger and often smaller.</source>
        <translation>Comparez ce facteur au nombre de threads indiqué dans le nom du moteur. Les threads partagent les caches, la mémoire et la puissance électrique&#xa0;: il est rarement plus grand, et souvent plus petit.</translation>
    </message>
    <message>
        <source>Convolutions split well: each image of the batch can go to another thread.</source>
        <translation>Les convolutions se partagent bien&#xa0;: chaque image du lot peut aller à un autre thread.</translation>
    </message>
    <message>
        <source>Copies cost little on this machine. Does the GPU share its memory with the CPU?</source>
        <translation>Les copies coûtent peu sur cette machine. Le GPU partage-t-il sa mémoire avec le CPU&#xa0;?</translation>
    </message>
    <message>
        <source>Deep zooms need more digits: float64. A CPU vector then holds half as many numbers. Many GPUs compute float64 at a small part of their speed.</source>
        <translation>Zoomer loin demande plus de chiffres&#xa0;: float64. Un vecteur du CPU contient alors deux fois moins de nombres. Beaucoup de GPU calculent en float64 à une petite fraction de leur vitesse.</translation>
    </message>
    <message>
        <source>Drag n to a value from 400 to 600 and read the speed-up in the headline.</source>
        <translation>Amenez n à une valeur de 400 à 600 et lisez le facteur d’accélération dans le titre.</translation>
    </message>
    <message>
        <source>Drag n to 64 or less. Compare the headline with the lines across the chart.</source>
        <translation>Amenez n à 64 ou moins. Comparez le titre avec les lignes qui traversent le graphique.</translation>
    </message>
    <message>
        <source>Drag the batch size to 100 or more and watch the headline.</source>
        <translation>Amenez la taille de lot à 100 ou plus et observez le titre.</translation>
    </message>
    <message>
        <source>Drag the batch size to 16,384 or more and watch the throughput.</source>
        <translation>Amenez la taille de lot à 16&#xa0;384 ou plus et observez le débit.</translation>
    </message>
    <message>
        <source>Drag the batch size to 16,384 or more. Does the speed-up come near 4?</source>
        <translation>Amenez la taille de lot à 16&#xa0;384 ou plus. Le facteur d’accélération s’approche-t-il de 4&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the iterations to 800 or more. Which engine gains?</source>
        <translation>Amenez les itérations à 800 ou plus. Quel moteur y gagne&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the learning rate to 0.1 or more and train again with Ctrl+T. Which batch size is better now?</source>
        <translation>Amenez le taux d’apprentissage à 0,1 ou plus et entraînez de nouveau avec Ctrl+T. Quelle taille de lot est maintenant la meilleure&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the number of elements to 1000 or less. Which engine is faster now, and how certain is that?</source>
        <translation>Amenez le nombre d’éléments à 1000 ou moins. Quel moteur est maintenant plus rapide, et avec quelle certitude&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the number of elements to 80,000 or less: about 1 MB. How much does the throughput rise?</source>
        <translation>Amenez le nombre d’éléments à 80&#xa0;000 ou moins&#xa0;: environ 1&#xa0;Mo. De combien le débit augmente-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the number of elements to a million or more and watch the headline.</source>
        <translation>Amenez le nombre d’éléments à un million ou plus et observez le titre.</translation>
    </message>
    <message>
        <source>Draw the speed-up over the size of the matrices. Where does it come near the ratio on paper?</source>
        <translation>Dessinez le facteur d’accélération en fonction de la taille des matrices. Où s’approche-t-il du rapport théorique&#xa0;?</translation>
    </message>
    <message>
        <source>Each core has caches of its own, but all share one main memory. Once more 1 GB: one thread against all.</source>
        <translation>Chaque cœur a ses propres caches, mais tous partagent une même mémoire principale. De nouveau 1&#xa0;Go&#xa0;: un thread contre tous.</translation>
    </message>
    <message>
        <source>Each launch is shared by 32 times as many events, so even narrow networks pay.</source>
        <translation>Chaque lancement sert à 32 fois plus d’événements&#xa0;: le GPU devient rentable même pour des réseaux étroits.</translation>
    </message>
    <message>
        <source>Each multiplication needs twelve bytes: two numbers are read and one is written. Even the first cache delivers fewer bytes than the arithmetic could use. Starting the work takes time, too.</source>
        <translation>Chaque multiplication demande douze octets&#xa0;: deux nombres sont lus, un est écrit. Même le premier cache fournit moins d’octets que le calcul ne pourrait en utiliser. Démarrer le travail prend aussi du temps.</translation>
    </message>
    <message>
        <source>Each number of the table is read once, for one multiplication and one addition. In the roofline such work is far on the left: memory bandwidth limits it, not arithmetic.</source>
        <translation>Chaque nombre du tableau est lu une fois, pour une multiplication et une addition. Dans le roofline, un tel travail est tout à gauche&#xa0;: la bande passante mémoire le limite, et non le calcul.</translation>
    </message>
    <message>
        <source>Each step down is the end of a cache: the vectors no longer fit, and the next level is slower. Divide the size of a cache by 12 bytes to find its step. On the far left, starting the work takes most of the time.</source>
        <translation>Chaque marche correspond à la fin d’un cache&#xa0;: les vecteurs n’y tiennent plus, et le niveau suivant est plus lent. Divisez la taille d’un cache par 12 octets pour trouver sa marche. Tout à gauche, le démarrage du travail prend l’essentiel du temps.</translation>
    </message>
    <message>
        <source>Each step contains an exchange of gradients, which takes the same time for every batch. Only large batches have enough arithmetic to pay for it.</source>
        <translation>Chaque pas comprend un échange de gradients, qui prend le même temps quel que soit le lot. Seuls de grands lots demandent assez de calcul pour le compenser.</translation>
    </message>
    <message>
        <source>Even 1024 events in a batch are not enough for this GPU.</source>
        <translation>Même 1024 événements par lot ne suffisent pas à ce GPU.</translation>
    </message>
    <message>
        <source>Even at 2000 neurons, 32 events are too little arithmetic to pay for launches and copies.</source>
        <translation>Même à 2000 neurones, 32 événements demandent trop peu de calcul pour compenser les lancements et les copies.</translation>
    </message>
    <message>
        <source>Even few launches do not help. Does the table fit into the CPU&apos;s cache, or is the GPU&apos;s memory hardly faster?</source>
        <translation>Même un petit nombre de lancements n’y change rien. Le tableau tient-il dans le cache du CPU, ou la mémoire du GPU est-elle à peine plus rapide&#xa0;?</translation>
    </message>
    <message>
        <source>Even the shortest work pays for waking the threads.</source>
        <translation>Même pour le travail le plus court, réveiller les threads est rentable.</translation>
    </message>
    <message>
        <source>Exactly: neither is certainly faster by more than 3 %. Two single numbers would have named a winner.</source>
        <translation>Exactement&#xa0;: aucun des deux n’est plus rapide de plus de 3&#xa0;% avec certitude. Deux nombres isolés auraient désigné un vainqueur.</translation>
    </message>
    <message>
        <source>F4 shows how this point was measured: the set-up, the first, cold run and the number of warm repetitions. The first run is counted separately because it builds and loads what later runs reuse.</source>
        <translation>F4 montre comment ce point a été mesuré&#xa0;: la préparation, la première exécution, à froid, et le nombre de répétitions à chaud. La première exécution est comptée à part, car elle construit et charge ce que les suivantes réutilisent.</translation>
    </message>
    <message>
        <source>Faster must not mean worse. In this tab, Ctrl+T trains the network on each engine in turn, from the same weights with the same batches. The losses must agree. Ctrl+T again stops it. A predicted GPU cannot be trained.</source>
        <translation>Plus rapide ne doit pas vouloir dire moins bon. Dans cet onglet, Ctrl+T entraîne le réseau sur chaque moteur à tour de rôle, à partir des mêmes poids et avec les mêmes lots. Les pertes doivent concorder. Appuyez de nouveau sur Ctrl+T pour arrêter. Un GPU prédit ne peut pas être entraîné.</translation>
    </message>
    <message>
        <source>Does a faster epoch give a good model sooner?</source>
        <translation>Une époque plus rapide, un bon modèle plus tôt&#xa0;?</translation>
    </message>
    <message>
        <source>First change: threads. One against all threads of this CPU.</source>
        <translation>Premier changement&#xa0;: les threads. Un seul contre tous ceux de ce CPU.</translation>
    </message>
    <message>
        <source>First on one core: the textbook loop, pixel by pixel, against vector instructions that take several pixels at once.</source>
        <translation>D’abord sur un cœur&#xa0;: la boucle naïve, pixel par pixel, contre des instructions vectorielles qui traitent plusieurs pixels à la fois.</translation>
    </message>
    <message>
        <source>First the CPU alone. Two 256 x 256 matrices are multiplied on one core: by the textbook&apos;s three loops, and by vector code.</source>
        <translation>D’abord le CPU seul. Deux matrices 256 x 256 sont multipliées sur un cœur&#xa0;: par les trois boucles naïves, puis par du code vectoriel.</translation>
    </message>
    <message>
        <source>Four GPUs are not clearly slower anywhere in this range.</source>
        <translation>Quatre GPU ne sont nulle part nettement plus lents dans cette plage.</translation>
    </message>
    <message>
        <source>Four GPUs are not clearly faster anywhere in this range.</source>
        <translation>Quatre GPU ne sont nulle part nettement plus rapides dans cette plage.</translation>
    </message>
    <message>
        <source>Four GPUs save more time than the exchange of gradients takes.</source>
        <translation>Quatre GPU font gagner plus de temps que n’en prend l’échange de gradients.</translation>
    </message>
    <message>
        <source>From 1 kB to 1 GB: twelve bytes for each number.</source>
        <translation>De 1&#xa0;ko à 1&#xa0;Go&#xa0;: douze octets pour chaque nombre.</translation>
    </message>
    <message>
        <source>From 16 to 512.</source>
        <translation>De 16 à 512.</translation>
    </message>
    <message>
        <source>How many times as fast is an epoch with 1024 samples in a batch?</source>
        <translation>Combien de fois une époque est-elle plus rapide avec des lots de 1024 exemples&#xa0;?</translation>
    </message>
    <message>
        <source>Is the machine busy, or does this CPU have no vectors?</source>
        <translation>La machine est-elle occupée, ou ce CPU n’a-t-il pas d’unités vectorielles&#xa0;?</translation>
    </message>
    <message>
        <source>Larger batches need fewer launches for the same rows. Above the crossover the faster memory decides.</source>
        <translation>De plus grands lots demandent moins de lancements pour les mêmes lignes. Au-dessus du croisement, c’est la mémoire la plus rapide qui l’emporte.</translation>
    </message>
    <message>
        <source>Launches and copies take this GPU no longer than the narrowest network takes this CPU.</source>
        <translation>Les lancements et les copies ne prennent pas plus de temps à ce GPU que le réseau le plus étroit à ce CPU.</translation>
    </message>
    <message>
        <source>Launches cost this GPU little, and its memory is faster.</source>
        <translation>Les lancements coûtent peu à ce GPU, et sa mémoire est plus rapide.</translation>
    </message>
    <message>
        <source>A GPU runs small programs, called kernels. Starting one, a launch, takes some microseconds. A CPU needs less for 400 multiplications: it has finished before the GPU begins.</source>
        <translation>Un GPU exécute de petits programmes, appelés noyaux. En lancer un prend quelques microsecondes. Pour 400 multiplications, un CPU a besoin de moins de temps&#xa0;: il a fini avant que le GPU ne commence.</translation>
    </message>
    <message>
        <source>Less than the number of threads? Many operations of a small GPT are short. Again and again the threads must meet and wait for the last.</source>
        <translation>Moins que le nombre de threads&#xa0;? Beaucoup d’opérations d’un petit GPT sont courtes. À maintes reprises, les threads doivent se synchroniser et attendre le dernier.</translation>
    </message>
    <message>
        <source>Look at the GPU&apos;s time: on the left it is nearly flat, because the launches take the same time. The CPU&apos;s time grows with the square of the width only on the right, where the weights between the two hidden layers dominate.</source>
        <translation>Regardez le temps du GPU&#xa0;: à gauche, il est presque plat, car les lancements prennent le même temps. Celui du CPU ne croît comme le carré de la largeur qu’à droite, où dominent les poids entre les deux couches cachées.</translation>
    </message>
    <message>
        <source>Look at the time. If n doubles, there are eight times as many multiplications. On logarithmic axes such a rule is a straight line. Where a curve bends, something else costs time.</source>
        <translation>Regardez le temps. Si n double, il y a huit fois plus de multiplications. Sur des axes logarithmiques, une telle loi donne une droite. Là où une courbe s’infléchit, autre chose prend du temps.</translation>
    </message>
    <message>
        <source>Look at what was computed. In this tab you can zoom into the image and let the engines race.</source>
        <translation>Regardez ce qui a été calculé. Dans cet onglet, vous pouvez zoomer dans l’image et lancer une course entre les moteurs.</translation>
    </message>
    <message>
        <source>Loop, vectors, threads or GPU: who paints faster?</source>
        <translation>Boucle, vecteurs, threads ou GPU&#xa0;: qui peint le plus vite&#xa0;?</translation>
    </message>
    <message>
        <source>Makina Corpus multiplied 400 numbers by 400 others. 400 GPU cores at 1.71 GHz against one CPU core at 4.6 GHz promised 148.7 times the speed. First you guess, then this machine measures.</source>
        <translation>Makina Corpus a multiplié 400 nombres par 400 autres. 400 cœurs de GPU à 1,71&#xa0;GHz contre un cœur de CPU à 4,6&#xa0;GHz promettaient une vitesse 148,7 fois plus grande. Donnez d’abord votre estimation&#xa0;; cette machine mesure ensuite.</translation>
    </message>
    <message>
        <source>Many repetitions of each, in the order A B B A.</source>
        <translation>De nombreuses répétitions de chacun, dans l’ordre A B B A.</translation>
    </message>
    <message>
        <source>Meeting after each short operation costs more time than the threads save.</source>
        <translation>Se synchroniser après chaque opération courte prend plus de temps que les threads n’en font gagner.</translation>
    </message>
    <message>
        <source>At few iterations, starting the work counts: a launch, or waking the threads. At many, only the arithmetic counts. So the lead can change, in either direction.</source>
        <translation>Avec peu d’itérations, c’est le démarrage qui compte&#xa0;: un lancement, ou le réveil des threads. Avec beaucoup, seul le calcul compte. L’avantage peut donc changer de camp, dans un sens ou dans l’autre.</translation>
    </message>
    <message>
        <source>More rows repeat the same batch more often, so they hardly change the speed-up. The exception is a table that no longer fits into the CPU&apos;s cache.</source>
        <translation>Avec plus de lignes, le même lot se répète simplement plus souvent&#xa0;: le facteur d’accélération ne change guère. L’exception est un tableau qui ne tient plus dans le cache du CPU.</translation>
    </message>
    <message>
        <source>Much arithmetic for each number moved suits a GPU. The published M1 is another device with another program.</source>
        <translation>Beaucoup de calculs pour chaque nombre déplacé&#xa0;: cela convient à un GPU. Le M1 des chiffres publiés est un autre appareil, avec un autre programme.</translation>
    </message>
    <message>
        <source>Name two costs that a GPU pays besides 400 multiplications. Which of them matters less for a longer vector?</source>
        <translation>Citez deux coûts qui, sur un GPU, s’ajoutent aux 400 multiplications. Lequel compte moins pour un vecteur plus long&#xa0;?</translation>
    </message>
    <message>
        <source>Neither is clearly faster. The verdict does not say why: look at where the time goes.</source>
        <translation>Aucun des deux n’a d’avance nette. Le verdict ne dit pas pourquoi&#xa0;: regardez où passe le temps.</translation>
    </message>
    <message>
        <source>Neither is clearly faster anywhere in this range.</source>
        <translation>Dans cette plage, aucun des deux n’est nettement plus rapide.</translation>
    </message>
    <message>
        <source>Neither launches nor memory makes one engine clearly faster on this machine.</source>
        <translation>Sur cette machine, ni les lancements ni la mémoire ne donnent à un moteur une avance nette.</translation>
    </message>
    <message>
        <source>Neither is certainly faster by more than 3 %. Would a larger batch change that?</source>
        <translation>Aucun des deux n’est plus rapide de plus de 3&#xa0;% avec certitude. Un lot plus grand y changerait-il quelque chose&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing runs: a model predicts each point.</source>
        <translation>Rien n’est exécuté&#xa0;: un modèle prédit chaque point.</translation>
    </message>
    <message>
        <source>Now 83 million numbers: 1 GB, more than any cache holds. All of it passes between main memory and the core.</source>
        <translation>Maintenant, 83 millions de nombres&#xa0;: 1&#xa0;Go, plus que n’en contient aucun cache. Tout passe entre la mémoire principale et le cœur.</translation>
    </message>
    <message>
        <source>Now GPUs, predicted by a model: one A100 against four that share each batch. In each step they add up their gradients, here over PCIe, not over the faster NVLink.</source>
        <translation>Maintenant, des GPU, prédits par un modèle&#xa0;: un A100 contre quatre qui se partagent chaque lot. À chaque pas, ils additionnent leurs gradients, ici par PCIe, et non par NVLink, plus rapide.</translation>
    </message>
    <message>
        <source>Now each run copies both vectors to the GPU and the result back, as a program must if its numbers are in main memory. The axis: how many numbers.</source>
        <translation>Maintenant, chaque exécution copie les deux vecteurs vers le GPU, puis le résultat dans l’autre sens, comme doit le faire un programme dont les nombres sont en mémoire principale. L’axe représente le nombre d’éléments.</translation>
    </message>
    <message>
        <source>Now one thread against all threads of this CPU.</source>
        <translation>Maintenant, un thread contre tous les threads de ce CPU.</translation>
    </message>
    <message>
        <source>Now the quality. In this tab, Ctrl+T trains both networks. Look at the accuracy over the seconds: which curve is higher at the same second? Ctrl+T again stops it.</source>
        <translation>Maintenant, la qualité. Dans cet onglet, Ctrl+T entraîne les deux réseaux. Regardez l’exactitude au fil des secondes&#xa0;: à un instant donné, quelle courbe est la plus haute&#xa0;? Appuyez de nouveau sur Ctrl+T pour arrêter.</translation>
    </message>
    <message>
        <source>Now the whole CPU against the GPU. The axis: the largest number of iterations for a pixel.</source>
        <translation>Maintenant, le CPU entier contre le GPU. L’axe représente le nombre maximal d’itérations par pixel.</translation>
    </message>
    <message>
        <source>About 5 of 100 intervals with 95 % miss the true value by chance, few of them by more than 3 %. Other programs, the clock or the place of the data in memory are likelier. Measure again before you believe it.</source>
        <translation>Sur 100 intervalles à 95&#xa0;%, environ 5 manquent la vraie valeur par hasard, et peu d’entre eux de plus de 3&#xa0;%. D’autres programmes, la fréquence ou l’emplacement des données en mémoire sont plus probables. Mesurez de nouveau avant de vous y fier.</translation>
    </message>
    <message>
        <source>On this image no difference is certain. If the GPU is predicted, its range may be too wide.</source>
        <translation>Sur cette image, aucune différence n’est certaine. Si le GPU est prédit, sa marge est peut-être trop large.</translation>
    </message>
    <message>
        <source>On this machine no effect of the batch size on the time of an epoch is certain.</source>
        <translation>Sur cette machine, aucun effet de la taille de lot sur le temps d’une époque n’est certain.</translation>
    </message>
    <message>
        <source>For such a network, this measurement shows no certain difference. That is a result, too.</source>
        <translation>Pour un tel réseau, cette mesure ne montre aucune différence certaine. C’est aussi un résultat.</translation>
    </message>
    <message>
        <source>Suppose a point lies at 0.5 in the chart of the speed-up. Which engine is faster there, and how many times as fast?</source>
        <translation>Supposons qu’un point soit à 0,5 dans le graphique du facteur d’accélération. Quel moteur y est le plus rapide, et dans quel rapport&#xa0;?</translation>
    </message>
    <message>
        <source>One run takes millionths of a second, so each repetition times many of them.</source>
        <translation>Une exécution dure quelques millionièmes de seconde&#xa0;: chaque répétition en chronomètre donc un grand nombre.</translation>
    </message>
    <message>
        <source>One thread against all threads of this CPU. The work: the multiplication of two n x n matrices.</source>
        <translation>Un thread contre tous les threads de ce CPU. Le travail&#xa0;: la multiplication de deux matrices n x n.</translation>
    </message>
    <message>
        <source>One thread alone is faster.</source>
        <translation>Un seul thread est plus rapide.</translation>
    </message>
    <message>
        <source>One thread already uses the bandwidth of main memory, or there is only one core for this program.</source>
        <translation>Un seul thread utilise déjà toute la bande passante de la mémoire principale, ou ce programme ne dispose que d’un cœur.</translation>
    </message>
    <message>
        <source>One thread and 2000 numbers. The three vectors take 24 kB: that fits into the first cache of most CPUs. Nothing is measured yet.</source>
        <translation>Un thread et 2000 nombres. Les trois vecteurs occupent 24&#xa0;ko&#xa0;: cela tient dans le premier cache de la plupart des CPU. Rien n’est encore mesuré.</translation>
    </message>
    <message>
        <source>One thread did not use the whole bandwidth of main memory. The factor ends where all threads together reach it.</source>
        <translation>Un seul thread n’utilisait pas toute la bande passante de la mémoire principale. Le facteur cesse de croître quand tous les threads ensemble atteignent cette bande passante.</translation>
    </message>
    <message>
        <source>Published elsewhere, for a Core i7-8700 and an RTX 2070: NumPy 0.42 µs, CuPy with the data on the GPU 10.6 µs, a kernel with copies 164 µs. Source: Makina Corpus, &apos;Calculez sur GPU avec Python&apos;, part 2, no author named, undated.</source>
        <translation>Publié ailleurs, pour un Core i7-8700 et une RTX 2070&#xa0;: NumPy 0,42&#xa0;µs, CuPy avec les données sur le GPU 10,6&#xa0;µs, un noyau avec copies 164&#xa0;µs. Source&#xa0;: Makina Corpus, «&#xa0;Calculez sur GPU avec Python&#xa0;», partie 2, sans nom d’auteur, sans date.</translation>
    </message>
    <message>
        <source>Published elsewhere: NumPy 2.401 s on a Core i7-8700, CuPy 0.375 s on an RTX 2070. That is 6.40 times as fast; the article says 6.76. Source: Makina Corpus, &apos;Calculez sur GPU avec Python&apos;, part 2, no author named, undated.</source>
        <translation>Publié ailleurs&#xa0;: NumPy 2,401&#xa0;s sur un Core i7-8700, CuPy 0,375&#xa0;s sur une RTX 2070. C’est 6,40 fois plus rapide&#xa0;; l’article dit 6,76. Source&#xa0;: Makina Corpus, «&#xa0;Calculez sur GPU avec Python&#xa0;», partie 2, sans nom d’auteur, sans date.</translation>
    </message>
    <message>
        <source>Read the group&apos;s curves at 5 neurons: a step took 1.25 ms on the group&apos;s CPU and 3.5 ms on the group&apos;s GPU. So few neurons need far less. Most of that time is the overhead of the framework.</source>
        <translation>Lisez les courbes du groupe à 5 neurones&#xa0;: un pas prenait 1,25&#xa0;ms sur son CPU et 3,5&#xa0;ms sur son GPU. Un si petit nombre de neurones demande bien moins de temps. L’essentiel du temps mesuré vient du surcoût du framework.</translation>
    </message>
    <message>
        <source>Reading the charts</source>
        <translation>Lire les graphiques</translation>
    </message>
    <message>
        <source>Second change: the batch size, along the axis, for the CPU and the GPU.</source>
        <translation>Second changement&#xa0;: la taille de lot, sur l’axe, pour le CPU et le GPU.</translation>
    </message>
    <message>
        <source>Setting A needs 2 s for an epoch and 30 epochs, setting B 5 s and 10 epochs. Which one has the good model first?</source>
        <translation>Le réglage A demande 2&#xa0;s par époque et 30 époques, le réglage B 5&#xa0;s et 10 époques. Lequel donne le premier un bon modèle&#xa0;?</translation>
    </message>
    <message>
        <source>Small matrices are faster on one engine, large ones on the other. No single number says both.</source>
        <translation>Les petites matrices sont plus rapides sur un moteur, les grandes sur l’autre. Un seul nombre ne peut pas rendre compte des deux.</translation>
    </message>
    <message>
        <source>Such a small model gives each launch too little work.</source>
        <translation>Un si petit modèle donne trop peu de travail à chaque lancement.</translation>
    </message>
    <message>
        <source>Source: &apos;CPU vs GPU Training Performance&apos;, lzwjava.github.io, November 2025. The page says that an AI wrote it. nanoGPT is by Andrej Karpathy, github.com/karpathy/nanoGPT.</source>
        <translation>Source&#xa0;: «&#xa0;CPU vs GPU Training Performance&#xa0;», lzwjava.github.io, novembre 2025. La page dit qu’une IA l’a écrite. nanoGPT est d’Andrej Karpathy, github.com/karpathy/nanoGPT.</translation>
    </message>
    <message>
        <source>Ten kinds of small images, 32 x 32 pixels: a convolutional network learns to tell them apart. Published elsewhere, for a MacBook Air (M1): an epoch took 10 s on the CPU and 11 to 12 s on the GPU. Source: Guest-01, &apos;CPU vs GPU benchmark&apos;, github.com/Guest-01/machine-learning-studies, 20 November 2021.</source>
        <translation>Dix sortes de petites images de 32 x 32 pixels&#xa0;: un réseau convolutif apprend à les distinguer. Publié ailleurs, pour un MacBook Air (M1)&#xa0;: une époque prenait 10&#xa0;s sur le CPU et de 11 à 12&#xa0;s sur le GPU. Source&#xa0;: Guest-01, «&#xa0;CPU vs GPU benchmark&#xa0;», github.com/Guest-01/machine-learning-studies, 20 novembre 2021.</translation>
    </message>
    <message>
        <source>That is rare. Why? Is the machine busy?</source>
        <translation>C’est rare. Pourquoi&#xa0;? La machine est-elle occupée&#xa0;?</translation>
    </message>
    <message>
        <source>The 0.01 % was divided by the peak of an A100, 312 TFLOP/s in bf16, on every device. Divided by the peak of the device that did the work, the figure says something about the program.</source>
        <translation>Les 0,01&#xa0;% viennent d’une division par la performance crête d’un A100, 312&#xa0;TFLOP/s en bf16, quel que soit l’appareil. Divisé par la performance crête de l’appareil qui a fait le travail, le chiffre renseigne sur le programme.</translation>
    </message>
    <message>
        <source>The CPU is faster.</source>
        <translation>Le CPU est plus rapide.</translation>
    </message>
    <message>
        <source>The GPU is faster.</source>
        <translation>Le GPU est plus rapide.</translation>
    </message>
    <message>
        <source>The GPU is not clearly slower anywhere in this range.</source>
        <translation>Le GPU n’est nulle part nettement plus lent dans cette plage.</translation>
    </message>
    <message>
        <source>The GPU is not clearly faster anywhere in this range.</source>
        <translation>Le GPU n’est nulle part nettement plus rapide dans cette plage.</translation>
    </message>
    <message>
        <source>The GPU, with float64 as well. The thin line is the curve with float32: how does its advantage change? A predicted GPU does not help here: the model counts float64 as fast as float32, and many real GPUs are much slower.</source>
        <translation>Le GPU, même en float64. La ligne fine est la courbe en float32&#xa0;: comment son avance change-t-elle&#xa0;? Un GPU prédit n’aide pas ici&#xa0;: pour le modèle, float64 va aussi vite que float32&#xa0;; beaucoup de vrais GPU sont bien plus lents.</translation>
    </message>
    <message>
        <source>The Mandelbrot set: for each pixel of an image the same few multiplications and additions, until the number escapes. Hardly any data, almost only arithmetic. Who is faster?</source>
        <translation>L’ensemble de Mandelbrot&#xa0;: pour chaque pixel d’une image, la même courte série de multiplications et d’additions, jusqu’à ce que le nombre s’échappe. Presque pas de données, presque uniquement du calcul. Quel moteur est le plus rapide&#xa0;?</translation>
    </message>
    <message>
        <source>The data are in the memory of the GPU, which is faster than main memory. The launches of small batches do not use up that advantage.</source>
        <translation>Les données sont dans la mémoire du GPU, plus rapide que la mémoire principale. Les lancements de petits lots n’annulent pas cet avantage.</translation>
    </message>
    <message>
        <source>The epoch is faster with 1024 samples in a batch.</source>
        <translation>L’époque est plus rapide avec des lots de 1024 exemples.</translation>
    </message>
    <message>
        <source>The epoch is faster with 32 samples in a batch.</source>
        <translation>L’époque est plus rapide avec des lots de 32 exemples.</translation>
    </message>
    <message>
        <source>The exchange of gradients takes longer than what four GPUs save.</source>
        <translation>L’échange de gradients prend plus de temps que quatre GPU n’en font gagner.</translation>
    </message>
    <message>
        <source>The group published &apos;at least 1000 neurons&apos; for a P100. The dotted curves are the group&apos;s points. Where do these curves cross? Source: HEP Software Foundation, &apos;Machine Learning on GPU&apos;, &apos;Run time comparisons&apos;, hsf-training.github.io, maintained by Anna Scaife, undated.</source>
        <translation>Le groupe a publié «&#xa0;au moins 1000 neurones&#xa0;» pour un P100. Ses mesures sont tracées en pointillé&#xa0;: où ces courbes se croisent-elles&#xa0;? Source&#xa0;: HEP Software Foundation, «&#xa0;Machine Learning on GPU&#xa0;», «&#xa0;Run time comparisons&#xa0;», hsf-training.github.io, page maintenue par Anna Scaife, sans date.</translation>
    </message>
    <message>
        <source>The image is small, or this GPU computes hardly faster than the CPU.</source>
        <translation>L’image est petite, ou ce GPU ne calcule guère plus vite que le CPU.</translation>
    </message>
    <message>
        <source>The textbook loop is faster.</source>
        <translation>La boucle naïve est plus rapide.</translation>
    </message>
    <message>
        <source>The promise of 148.7 times counts cores and clock. It leaves out the launch of the kernel.</source>
        <translation>Le facteur 148,7 promis ne compte que les cœurs et la fréquence. Il oublie le lancement du noyau.</translation>
    </message>
    <message>
        <source>The range of the prediction is wider than the difference.</source>
        <translation>La marge d’erreur de la prédiction est plus large que la différence.</translation>
    </message>
    <message>
        <source>Did the ratio on paper promise a clear winner? It knows neither launches nor the size of the work.</source>
        <translation>Le rapport théorique promettait-il un vainqueur incontestable&#xa0;? Il ne tient compte ni des lancements ni de la taille du travail.</translation>
    </message>
    <message>
        <source>The roofline shows both limits of a device: memory bandwidth on the left, arithmetic on the right. A ratio on paper divides the limits of two devices. Few programs reach them.</source>
        <translation>Le roofline montre les deux limites d’un appareil&#xa0;: à gauche la bande passante mémoire, à droite le calcul. Un rapport théorique est le quotient des limites de deux appareils. Peu de programmes les atteignent.</translation>
    </message>
    <message>
        <source>The rows are already in the memory of each engine. The CPU takes 256 at a time, the GPU 512. Source: zakariaaithssain and team, notebook &apos;Régression Logistique : quand le CPU bat le GPU&apos;, github.com/zakariaaithssain/gpu-acceleration-n8n-pipeline, 31 January 2026.</source>
        <translation>Les lignes sont déjà dans la mémoire de chaque moteur. Le CPU en prend 256 à la fois, le GPU 512. Source&#xa0;: zakariaaithssain et son équipe, notebook «&#xa0;Régression Logistique&#xa0;: quand le CPU bat le GPU&#xa0;», github.com/zakariaaithssain/gpu-acceleration-n8n-pipeline, 31 janvier 2026.</translation>
    </message>
    <message>
        <source>The same CPU twice, the same work, in turn. The only real difference is where their data lie in memory. That changes the time, mostly by no more than 3 %.</source>
        <translation>Deux fois le même CPU, le même travail, à tour de rôle. La seule vraie différence est l’emplacement de leurs données en mémoire. Cela fait varier le temps, le plus souvent de 3&#xa0;% au plus.</translation>
    </message>
    <message>
        <source>The same as published: 32 images at a time are too little work for each launch on this GPU.</source>
        <translation>Comme dans le cas publié&#xa0;: 32 images à la fois donnent trop peu de travail à chaque lancement sur ce GPU.</translation>
    </message>
    <message>
        <source>The same core, the same clock, the same result. Vectors, registers and caches make the factor. Cores times clock contains none of them.</source>
        <translation>Le même cœur, la même fréquence, le même résultat. Ce facteur vient des vecteurs, des registres et des caches. Le produit cœurs x fréquence n’en tient pas compte.</translation>
    </message>
    <message>
        <source>The same image in float64.</source>
        <translation>La même image en float64.</translation>
    </message>
    <message>
        <source>The same image, 300 x 250 pixels.</source>
        <translation>La même image, 300 x 250 pixels.</translation>
    </message>
    <message>
        <source>The same network twice on the same CPU: with 32 and with 1024 samples in a batch. The chart shows the time of an epoch, in which each sample is used once.</source>
        <translation>Deux fois le même réseau sur le même CPU&#xa0;: avec 32 et avec 1024 exemples par lot. Le graphique montre le temps d’une époque, dans laquelle chaque exemple sert une fois.</translation>
    </message>
    <message>
        <source>The same network with 1024 events in a batch instead of 32. Each step has 32 times the arithmetic and copies 32 times the data, but has the same number of launches.</source>
        <translation>Le même réseau avec 1024 événements par lot au lieu de 32. Chaque pas fait 32 fois plus de calcul et copie 32 fois plus de données, mais avec le même nombre de lancements.</translation>
    </message>
    <message>
        <source>The speed-up is the time of the first engine divided by the time of the second. Above the line of 1 the second engine is faster, below it the first. A point is too close to call if its bar reaches within 3 % of 1.</source>
        <translation>Le facteur d’accélération est le temps du premier moteur divisé par celui du second. Au-dessus de la ligne à 1, le second moteur est plus rapide&#xa0;; au-dessous, c’est le premier. Pour un point, c’est trop serré pour trancher si sa barre arrive à moins de 3&#xa0;% de 1.</translation>
    </message>
    <message>
        <source>The table grows from one hundred thousand to ten million rows. Does that change which engine is faster? Why?</source>
        <translation>Le tableau passe de cent mille à dix millions de lignes. Cela change-t-il le moteur le plus rapide&#xa0;? Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>The threads wait for each other, or other programs use the cores.</source>
        <translation>Les threads s’attendent les uns les autres, ou d’autres programmes utilisent les cœurs.</translation>
    </message>
    <message>
        <source>The vector code is faster.</source>
        <translation>Le code vectoriel est plus rapide.</translation>
    </message>
    <message>
        <source>The verdict needs the whole 95 % interval to lie more than 3 % from 1. An interval from 1.005 to 1.02 is too close to call, although it does not contain 1.</source>
        <translation>Un verdict exige que tout l’intervalle à 95&#xa0;% soit à plus de 3&#xa0;% de 1. Avec un intervalle de 1,005 à 1,02, c’est trop serré pour trancher, même s’il ne contient pas 1.</translation>
    </message>
    <message>
        <source>The work is over before the threads have met, or there is only one core.</source>
        <translation>Le travail est fini avant que les threads ne se soient synchronisés, ou bien il n’y a qu’un seul cœur.</translation>
    </message>
    <message>
        <source>The work: 400 multiplications. The numbers are already in the memory of each engine, so no copies are counted. Nothing is measured yet.</source>
        <translation>Le travail&#xa0;: 400 multiplications. Les nombres sont déjà dans la mémoire de chaque moteur&#xa0;: aucune copie n’est donc comptée. Rien n’est encore mesuré.</translation>
    </message>
    <message>
        <source>There is a crossover in this range.</source>
        <translation>Il y a un croisement dans cette plage.</translation>
    </message>
    <message>
        <source>There is only one core for this program, or other programs use the rest.</source>
        <translation>Ce programme ne dispose que d’un cœur, ou d’autres programmes utilisent les autres.</translation>
    </message>
    <message>
        <source>This share is relative to the peak that was measured on this CPU.</source>
        <translation>Cette part est calculée par rapport à la performance crête mesurée sur ce CPU.</translation>
    </message>
    <message>
        <source>Three charts show the same measurements: the time, the throughput and the speed-up. In four minutes you can read all three.</source>
        <translation>Trois graphiques montrent les mêmes mesures&#xa0;: le temps, le débit et le facteur d’accélération. Dans quatre minutes, vous saurez lire les trois.</translation>
    </message>
    <message>
        <source>Three numbers are copied for each multiplication. The copies cost more than the multiplications, however many there are.</source>
        <translation>Trois nombres sont copiés pour chaque multiplication. Les copies coûtent plus que les multiplications, si nombreuses soient-elles.</translation>
    </message>
    <message>
        <source>Too close to call: no difference of more than 3 % is certain.</source>
        <translation>Trop serré pour trancher&#xa0;: aucune différence de plus de 3&#xa0;% n’est certaine.</translation>
    </message>
    <message>
        <source>Training steps with 32 images each.</source>
        <translation>Des pas d’entraînement de 32 images chacun.</translation>
    </message>
    <message>
        <source>Training steps with both batch sizes, in turn.</source>
        <translation>Des pas d’entraînement avec les deux tailles de lot, à tour de rôle.</translation>
    </message>
    <message>
        <source>Twice the workers, twice the speed?</source>
        <translation>Deux fois plus de travailleurs, deux fois plus vite&#xa0;?</translation>
    </message>
    <message>
        <source>Two convolutions with 32 and 64 filters, 32 images at a time. A convolution uses each of its few weights at every place of the image.</source>
        <translation>Deux convolutions de 32 et 64 filtres, 32 images à la fois. Une convolution utilise chacun de ses quelques poids partout dans l’image.</translation>
    </message>
    <message>
        <source>Two effects oppose each other: the memory of a GPU is faster, but each batch costs a launch.</source>
        <translation>Deux effets s’opposent&#xa0;: la mémoire d’un GPU est plus rapide, mais chaque lot exige un lancement.</translation>
    </message>
    <message>
        <source>Two laptops report a utilisation of 5 % and 10 %. What must you know before you call the second one better?</source>
        <translation>Deux portables annoncent un taux d’utilisation de 5&#xa0;% et de 10&#xa0;%. Que devez-vous savoir avant de dire que le second est meilleur&#xa0;?</translation>
    </message>
    <message>
        <source>Two programs multiply n x n matrices on one core: the textbook loop, and vector code, which computes several numbers with one instruction. Both axes of each chart are logarithmic: equal distances are equal factors.</source>
        <translation>Deux programmes multiplient des matrices n x n sur un seul cœur&#xa0;: la boucle naïve, et du code vectoriel, qui calcule plusieurs nombres en une instruction. Les deux axes de chaque graphique sont logarithmiques&#xa0;: des distances égales représentent des facteurs égaux.</translation>
    </message>
    <message>
        <source>Two threads should be twice as fast as one, and four GPUs four times as fast as one. When is that true?</source>
        <translation>Deux threads devraient aller deux fois plus vite qu’un, et quatre GPU quatre fois plus vite qu’un. Quand est-ce vrai&#xa0;?</translation>
    </message>
    <message>
        <source>Usually a CPU has finished 400 numbers before a GPU begins. Look at both times: which of them is unusual?</source>
        <translation>D’habitude, un CPU a traité 400 nombres avant qu’un GPU ne commence. Regardez les deux temps&#xa0;: lequel est inhabituel&#xa0;?</translation>
    </message>
    <message>
        <source>Usually there is a factor of ten or more. Is the machine busy?</source>
        <translation>D’habitude, le facteur est de dix ou plus. La machine est-elle occupée&#xa0;?</translation>
    </message>
    <message>
        <source>Waking the threads and waiting for the last one takes time. Above the crossover the work is long enough to pay for it. The crossover is an interval: it lies between two points that have a verdict.</source>
        <translation>Réveiller les threads et attendre le dernier prend du temps. Au-dessus du croisement, le travail est assez long pour le compenser. Le croisement est un intervalle&#xa0;: il se trouve entre deux points qui ont un verdict.</translation>
    </message>
    <message>
        <source>Watch the bars at the points. A point whose bar reaches within 3 % of 1 is too close to call.</source>
        <translation>Observez les barres d’erreur des points. Si la barre d’un point arrive à moins de 3&#xa0;% de 1, c’est trop serré pour trancher.</translation>
    </message>
    <message>
        <source>What share of its peak is left with 1 GB? Guess in per cent.</source>
        <translation>Quelle part de sa performance crête lui reste-t-il avec 1&#xa0;Go&#xa0;? Donnez votre estimation en pourcentage.</translation>
    </message>
    <message>
        <source>What share of its peak of arithmetic does this thread reach with 24 kB? Guess in per cent.</source>
        <translation>Quelle part de sa performance crête de calcul ce thread atteint-il avec 24&#xa0;ko&#xa0;? Donnez votre estimation en pourcentage.</translation>
    </message>
    <message>
        <source>What the threads gain and what waking them costs are too close to tell apart, or there is only one core.</source>
        <translation>Le temps que font gagner les threads et celui de leur réveil sont trop proches pour être distingués, ou il n’y a qu’un cœur.</translation>
    </message>
    <message>
        <source>What will the verdict be? The first engine in the list is the baseline.</source>
        <translation>Quel sera le verdict&#xa0;? Le premier moteur de la liste est la référence.</translation>
    </message>
    <message>
        <source>Where does an image classifier spend its time?</source>
        <translation>À quoi un classifieur d’images passe-t-il son temps&#xa0;?</translation>
    </message>
    <message>
        <source>Where does the GPU overtake now: further left, further right, or where it did before?</source>
        <translation>Où le GPU dépasse-t-il maintenant le CPU&#xa0;: plus à gauche, plus à droite, ou au même endroit qu’avant&#xa0;?</translation>
    </message>
    <message>
        <source>Where does the memory end?</source>
        <translation>Où finit la mémoire&#xa0;?</translation>
    </message>
    <message>
        <source>Which engine is faster can depend on the digits that you need. The thin line is the curve with float32: compare.</source>
        <translation>Le moteur le plus rapide peut dépendre du nombre de chiffres qu’il vous faut. La ligne fine est la courbe en float32&#xa0;: comparez.</translation>
    </message>
    <message>
        <source>Which operation takes the most time? Look at the bars: convolutions, forward and backward, against pooling, matrix multiplications and copies.</source>
        <translation>Quelle opération prend le plus de temps&#xa0;? Regardez les barres&#xa0;: les convolutions, passes avant et arrière, face au pooling, aux multiplications de matrices et aux copies.</translation>
    </message>
    <message>
        <source>Why? Tell your neighbour, then go on.</source>
        <translation>Pourquoi&#xa0;? Expliquez-le à votre voisin, puis continuez.</translation>
    </message>
    <message>
        <source>With 1024 samples in a batch, an epoch has 32 times fewer steps. Each step follows a more exact gradient, but goes no further. A larger learning rate can win part of that back.</source>
        <translation>Avec des lots de 1024 exemples, une époque a 32 fois moins de pas. Chaque pas suit un gradient plus exact, mais ne va pas plus loin. Un taux d’apprentissage plus grand peut le compenser en partie.</translation>
    </message>
    <message>
        <source>With 32 times the events per launch, fewer neurons are enough to pay for the launches. Whoever chooses the batch size moves the crossover.</source>
        <translation>Avec 32 fois plus d’événements par lancement, moins de neurones suffisent à compenser les lancements. Choisir la taille de lot, c’est déplacer le croisement.</translation>
    </message>
    <message>
        <source>With the larger batch, too, no difference is certain.</source>
        <translation>Avec le lot plus grand non plus, aucune différence n’est certaine.</translation>
    </message>
    <message>
        <source>You can explain why a ratio on paper differs from a measured one.</source>
        <translation>Vous savez expliquer pourquoi un rapport théorique diffère d’un rapport mesuré.</translation>
    </message>
    <message>
        <source>You can explain why small work does not pay on a GPU and what copies cost.</source>
        <translation>Vous savez expliquer pourquoi un petit travail n’est pas rentable sur un GPU et ce que coûtent les copies.</translation>
    </message>
    <message>
        <source>You can find the caches of a CPU in a curve of throughput.</source>
        <translation>Vous savez trouver les caches d’un CPU sur une courbe de débit.</translation>
    </message>
    <message>
        <source>You can name the operation that takes most of a training step.</source>
        <translation>Vous savez nommer l’opération qui prend la plus grande part d’un pas d’entraînement.</translation>
    </message>
    <message>
        <source>You can read a factor off a logarithmic axis and say what the line of 1 means.</source>
        <translation>Vous savez lire un facteur sur un axe logarithmique et dire ce que signifie la ligne à 1.</translation>
    </message>
    <message>
        <source>You can say what a larger batch changes and what more rows do not.</source>
        <translation>Vous savez dire ce que change un lot plus grand et ce qu’un plus grand nombre de lignes ne change pas.</translation>
    </message>
    <message>
        <source>You can say what a utilisation is divided by and which share of its peak a small GPT reaches.</source>
        <translation>Vous savez dire par quoi l’on divise pour obtenir un taux d’utilisation, et quelle part de la performance crête un petit GPT atteint.</translation>
    </message>
    <message>
        <source>You can say what vectors and a GPU each contribute, and what float64 costs.</source>
        <translation>Vous savez dire ce qu’apportent d’une part les vecteurs, d’autre part un GPU, et ce que coûte float64.</translation>
    </message>
    <message>
        <source>You can say when a measured difference is too close to call.</source>
        <translation>Vous savez dire quand un écart mesuré est trop serré pour trancher.</translation>
    </message>
    <message>
        <source>You can say where the crossover of a network lies and how the batch size moves it.</source>
        <translation>Vous savez dire où se trouve le croisement d’un réseau et comment la taille de lot le déplace.</translation>
    </message>
    <message>
        <source>You can say why the fastest epoch does not have to give a good model first.</source>
        <translation>Vous savez dire pourquoi l’époque la plus rapide ne donne pas forcément la première un bon modèle.</translation>
    </message>
    <message>
        <source>You can say why twice the threads or GPUs are not always twice as fast.</source>
        <translation>Vous savez dire pourquoi deux fois plus de threads ou de GPU ne vont pas toujours deux fois plus vite.</translation>
    </message>
    <message>
        <source>You need an image in float64. Which two figures of a GPU&apos;s data sheet do you compare?</source>
        <translation>Il vous faut une image en float64. Quelles sont les deux caractéristiques à comparer dans la fiche technique d’un GPU&#xa0;?</translation>
    </message>
    <message>
        <source>Your turn: drag the number of hidden neurons to 20 or less and watch the headline.</source>
        <translation>À vous&#xa0;: amenez le nombre de neurones cachés à 20 ou moins et observez le titre.</translation>
    </message>
    <message>
        <source>12 against 48 sequences in a step.</source>
        <translation>12 contre 48 séquences par pas.</translation>
    </message>
    <message>
        <source>A batch of 12 is faster.</source>
        <translation>Un lot de 12 est plus rapide.</translation>
    </message>
    <message>
        <source>A batch of 48 is faster for the same text.</source>
        <translation>Un lot de 48 est plus rapide pour le même texte.</translation>
    </message>
    <message>
        <source>A chatbot gave eight tips for training a small GPT on a laptop. They sound alike, right or wrong. Guess which hold on this machine, then measure each one.</source>
        <translation>Un chatbot a donné huit conseils pour entraîner un petit GPT sur un portable. Bons ou mauvais, ils semblent tous aussi convaincants. À votre avis, lesquels sont valables sur cette machine&#xa0;? Mesurez-les ensuite un par un.</translation>
    </message>
    <message>
        <source>A larger batch shares the cost of a step among more sequences. But it also makes fewer steps: after the same text, the model may have learned less. Faster is not better.</source>
        <translation>Un lot plus grand répartit le coût d’un pas sur plus de séquences. Mais il donne aussi moins de pas&#xa0;: après le même texte, le modèle peut avoir moins appris. Plus rapide n’est pas meilleur.</translation>
    </message>
    <message>
        <source>A million numbers, copies included: which engine is faster?</source>
        <translation>Un million de nombres, copies comprises&#xa0;: quel moteur est le plus rapide&#xa0;?</translation>
    </message>
    <message>
        <source>A multiplication uses each number once. To a GPU with memory of its own, copying it usually takes longer than using it. Whether copies count depends on where your data are before and after. A speed-up that does not say so is worth nothing.</source>
        <translation>Une multiplication utilise chaque nombre une fois. Vers un GPU qui a sa propre mémoire, la copie prend en général plus de temps que le calcul. Compter ou non les copies dépend de l’endroit où sont vos données avant et après. Un facteur d’accélération qui ne le précise pas ne vaut rien.</translation>
    </message>
    <message>
        <source>A page reports 24,000 times as fast, timed around one call in Python. Which two questions do you ask?</source>
        <translation>Une page annonce «&#xa0;24&#xa0;000 fois plus rapide&#xa0;», mesuré autour d’un appel en Python. Quelles sont les deux questions à poser&#xa0;?</translation>
    </message>
    <message>
        <source>A second mistake. The data lie in main memory and must be copied to the GPU and back. The red stopwatch leaves the copies out. A GPU that shares the CPU&apos;s memory copies nothing, nor does OpenCL on the CPU: its red point lies beside the honest one.</source>
        <translation>Une deuxième erreur. Les données sont en mémoire principale et doivent être copiées vers le GPU, puis dans l’autre sens. Le chronomètre rouge ne compte pas les copies. Un GPU qui partage la mémoire du CPU ne copie rien, OpenCL sur le CPU non plus&#xa0;: le point rouge est alors à côté du point honnête.</translation>
    </message>
    <message>
        <source>A step has about twenty kernels. Their arithmetic takes a few microseconds together. But each bar also contains the start of its kernel, about 1.5 µs. All starts, with launching and waiting, take most of the step.</source>
        <translation>Un pas compte une vingtaine de noyaux. Leurs calculs prennent ensemble quelques microsecondes. Mais chaque barre contient aussi le démarrage de son noyau, environ 1,5 µs. Tous les démarrages, avec le lancement et l’attente, prennent l’essentiel du pas.</translation>
    </message>
    <message>
        <source>Advice from a chatbot</source>
        <translation>Les conseils d’un chatbot</translation>
    </message>
    <message>
        <source>All threads together are faster. An opponent with one thread wastes that advantage.</source>
        <translation>Tous les threads ensemble sont plus rapides. Un adversaire limité à un thread se prive de ce gain.</translation>
    </message>
    <message>
        <source>All threads together are faster: the tip holds here.</source>
        <translation>Tous les threads ensemble sont plus rapides&#xa0;: le conseil vaut ici.</translation>
    </message>
    <message>
        <source>At n = 1024: how many times as fast as the CPU is the GPU, by the honest stopwatch?</source>
        <translation>Pour n = 1024&#xa0;: combien de fois le GPU est-il plus rapide que le CPU, selon le chronomètre honnête&#xa0;?</translation>
    </message>
    <message>
        <source>At n = 512, copies included: which engine is faster?</source>
        <translation>Pour n = 512, copies comprises&#xa0;: quel moteur est le plus rapide&#xa0;?</translation>
    </message>
    <message>
        <source>At n = 512: how many times as fast as the textbook loop is this CPU alone?</source>
        <translation>Pour n = 512&#xa0;: combien de fois ce CPU seul est-il plus rapide que la boucle naïve&#xa0;?</translation>
    </message>
    <message>
        <source>B. A GPU works through a queue. The call returns as soon as the work is in the queue. A clock that is read at that moment has measured the queueing. Its time hardly grows with n: that gives the mistake away.</source>
        <translation>B. Un GPU traite une file d’attente. L’appel se termine dès que le travail est dans la file. Un chronomètre lu à ce moment a mesuré la mise en file. Son temps ne croît presque pas avec n&#xa0;: cela trahit l’erreur.</translation>
    </message>
    <message>
        <source>Both on the same CPU.</source>
        <translation>Les deux sur le même CPU.</translation>
    </message>
    <message>
        <source>Build a GPU that wins at 50 neurons</source>
        <translation>Un GPU qui gagne à 50 neurones</translation>
    </message>
    <message>
        <source>Claim 1: a GPU is 593 times as fast as a CPU, at a matrix multiplication of 4096 x 4096. The opponent was a textbook loop on one core. Here is that loop against the whole CPU, without any GPU. Source: Mufakir Qamar Ansari and Mudabir Qamar Ansari, &apos;Accelerating Matrix Multiplication: A Performance Comparison Between Multi-Core CPU and GPU&apos;, arXiv:2507.19723, July 2025.</source>
        <translation>Affirmation 1&#xa0;: un GPU est 593 fois plus rapide qu’un CPU, pour une multiplication de matrices de 4096 x 4096. L’adversaire était une boucle naïve sur un cœur. Voici cette boucle contre tout le CPU, sans GPU. Source&#xa0;: Mufakir Qamar Ansari et Mudabir Qamar Ansari, «&#xa0;Accelerating Matrix Multiplication&#xa0;: A Performance Comparison Between Multi-Core CPU and GPU&#xa0;», arXiv:2507.19723, juillet 2025.</translation>
    </message>
    <message>
        <source>Claim 2: sorting 16.8 million numbers is 204 times as fast with CuPy as with NumPy. NumPy used one thread. Here four million numbers are multiplied, by one thread and by all. Source: Carpentries Incubator, &apos;GPU Programming&apos;, &apos;Introduction&apos;, carpentries-incubator.github.io, maintained by Alessio Sclocco, undated.</source>
        <translation>Affirmation 2&#xa0;: trier 16,8 millions de nombres est 204 fois plus rapide avec CuPy qu’avec NumPy. NumPy utilisait un thread. Ici, quatre millions de nombres sont multipliés, par un thread puis par tous. Source&#xa0;: Carpentries Incubator, «&#xa0;GPU Programming&#xa0;», «&#xa0;Introduction&#xa0;», carpentries-incubator.github.io, cours maintenu par Alessio Sclocco, sans date.</translation>
    </message>
    <message>
        <source>Claim 3: a convolution is 116 times as fast with CuPy as on the CPU. The data lay on the GPU already. Here a matrix multiplication copies its data in and out. Source: Carpentries Incubator, &apos;GPU Programming&apos;, &apos;Using your GPU with CuPy&apos;, carpentries-incubator.github.io, maintained by Alessio Sclocco, undated.</source>
        <translation>Affirmation 3&#xa0;: une convolution est 116 fois plus rapide avec CuPy que sur le CPU. Les données étaient déjà sur le GPU. Ici, une multiplication de matrices copie ses données dans les deux sens. Source&#xa0;: Carpentries Incubator, «&#xa0;GPU Programming&#xa0;», «&#xa0;Using your GPU with CuPy&#xa0;», carpentries-incubator.github.io, cours maintenu par Alessio Sclocco, sans date.</translation>
    </message>
    <message>
        <source>Claims on trial</source>
        <translation>Des affirmations à juger</translation>
    </message>
    <message>
        <source>Does tip 1 hold here: are all threads faster than one?</source>
        <translation>Le conseil 1 vaut-il ici&#xa0;: tous les threads sont-ils plus rapides qu’un seul&#xa0;?</translation>
    </message>
    <message>
        <source>Does tip 3 hold here: is a batch of 48 faster for the same text?</source>
        <translation>Le conseil 3 vaut-il ici&#xa0;: un lot de 48 est-il plus rapide pour le même texte&#xa0;?</translation>
    </message>
    <message>
        <source>Drag n to 256 or less. Which of the two times changes more?</source>
        <translation>Amenez n à 256 ou moins. Lequel des deux temps change le plus&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the number of elements to 10,000 or less. What is the bandwidth worth now?</source>
        <translation>Amenez le nombre d’éléments à 10&#xa0;000 ou moins. Que vaut maintenant la bande passante&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the number of elements to 100,000 or less. Does the verdict stay?</source>
        <translation>Amenez le nombre d’éléments à 100&#xa0;000 ou moins. Le verdict reste-t-il le même&#xa0;?</translation>
    </message>
    <message>
        <source>Each multiplication moves twelve bytes. The GPU waits for memory nearly all the time, so twice the bandwidth nearly halves it.</source>
        <translation>Chaque multiplication déplace douze octets. Le GPU attend la mémoire presque tout le temps&#xa0;: doubler la bande passante divise presque le temps par deux.</translation>
    </message>
    <message>
        <source>Even with the copies, the GPU is faster.</source>
        <translation>Même avec les copies, le GPU est plus rapide.</translation>
    </message>
    <message>
        <source>First attempt: four times the memory bandwidth. All else is as in the real card.</source>
        <translation>Premier essai&#xa0;: quatre fois plus de bande passante mémoire. Tout le reste est comme sur la vraie carte.</translation>
    </message>
    <message>
        <source>From 128 to 1024, with both stopwatches. Watch the red points: what do they claim?</source>
        <translation>De 128 à 1024, avec les deux chronomètres. Regardez les points rouges&#xa0;: qu’affirment-ils&#xa0;?</translation>
    </message>
    <message>
        <source>Here both stopwatches are drawn on one time line: when the work was queued, begun and ended, and when each stopwatch was read. No factor is applied: both clocks really ran.</source>
        <translation>Voici les deux chronomètres sur un même axe des temps&#xa0;: quand le travail a été mis en file, commencé et terminé, et quand chacun a été lu. Aucun facteur n’est appliqué&#xa0;: les deux chronomètres ont vraiment tourné.</translation>
    </message>
    <message>
        <source>How many times as fast as the card is the one with twice the bandwidth?</source>
        <translation>Combien de fois la carte à bande passante doublée est-elle plus rapide que la vraie&#xa0;?</translation>
    </message>
    <message>
        <source>How many times as fast is bf16 for this small GPT on an A100? Its peak is 16 times as high.</source>
        <translation>Combien de fois bf16 est-il plus rapide pour ce petit GPT sur un A100&#xa0;? Sa performance crête est 16 fois plus élevée.</translation>
    </message>
    <message>
        <source>How many times as fast is the engine that fuses?</source>
        <translation>Combien de fois le moteur qui fusionne est-il plus rapide&#xa0;?</translation>
    </message>
    <message>
        <source>In turn, on the same numbers.</source>
        <translation>À tour de rôle, sur les mêmes nombres.</translation>
    </message>
    <message>
        <source>Last attempt: the second card again, but a single launch takes 0.1 µs instead of 6 µs, and a copy 0.1 µs instead of 3 µs. Kernels in a row start faster in proportion.</source>
        <translation>Dernier essai&#xa0;: encore la deuxième carte, mais un lancement isolé dure 0,1 µs au lieu de 6 µs, et une copie 0,1 µs au lieu de 3 µs. Les noyaux qui se suivent démarrent plus vite dans la même proportion.</translation>
    </message>
    <message>
        <source>Launches took most of the step. Without them, arithmetic counts for the first time; the bandwidth still matters little. CUDA graphs and fused kernels save launches in real programs.</source>
        <translation>Les lancements prenaient l’essentiel du pas. Sans eux, le calcul compte pour la première fois&#xa0;; la bande passante n’apporte toujours que peu. Dans les vrais programmes, les graphes CUDA et les noyaux fusionnés économisent des lancements.</translation>
    </message>
    <message>
        <source>Most computers have several cores, and a GPU is compared with one of them. For memory-bound work the other cores often bring less than for arithmetic. Ask how many threads the opponent used.</source>
        <translation>La plupart des ordinateurs ont plusieurs cœurs, et l’on compare un GPU à un seul d’entre eux. Pour un travail limité par la mémoire, les autres cœurs apportent souvent moins que pour le calcul. Demandez combien de threads utilisait l’adversaire.</translation>
    </message>
    <message>
        <source>Nothing runs: a model predicts both.</source>
        <translation>Rien n’est exécuté&#xa0;: un modèle prédit les deux.</translation>
    </message>
    <message>
        <source>Nothing runs: the model answers at once.</source>
        <translation>Rien n’est exécuté&#xa0;: le modèle répond aussitôt.</translation>
    </message>
    <message>
        <source>One thread is faster: the tip does not hold here.</source>
        <translation>Un seul thread est plus rapide&#xa0;: le conseil ne vaut pas ici.</translation>
    </message>
    <message>
        <source>One thread is faster: the work is too short for more.</source>
        <translation>Un seul thread est plus rapide&#xa0;: le travail est trop court pour en occuper davantage.</translation>
    </message>
    <message>
        <source>Other work: two vectors of 10 million numbers. The baseline is the real card. The second one has twice the bandwidth, and both are predicted.</source>
        <translation>Un autre travail&#xa0;: deux vecteurs de 10 millions de nombres. La référence est la vraie carte. La seconde a une bande passante deux fois plus large&#xa0;; les temps des deux sont prédits.</translation>
    </message>
    <message>
        <source>Second attempt: the bandwidth is the card&apos;s again. Now it has four times the arithmetic.</source>
        <translation>Deuxième essai&#xa0;: la bande passante est de nouveau celle de la carte. La puissance de calcul est maintenant quatre fois plus grande.</translation>
    </message>
    <message>
        <source>This factor needs no GPU. Compare it with the 593.</source>
        <translation>Ce facteur s’obtient sans GPU. Comparez-le au facteur 593.</translation>
    </message>
    <message>
        <source>Some published speed-ups are thousands of times. Behind many of them is one mistake with a stopwatch. You now make it yourself, on purpose, and find it.</source>
        <translation>Certains facteurs d’accélération publiés se chiffrent en milliers. Derrière beaucoup d’entre eux se cache une même erreur de chronométrage. Vous allez la commettre vous-même, exprès, puis la trouver.</translation>
    </message>
    <message>
        <source>Source: &apos;CPU vs GPU Training Performance&apos;, lzwjava.github.io, November 2025. The page says that an AI wrote it.</source>
        <translation>Source&#xa0;: «&#xa0;CPU vs GPU Training Performance&#xa0;», lzwjava.github.io, novembre 2025. La page dit qu’une IA l’a écrite.</translation>
    </message>
    <message>
        <source>The 0.01 % was divided by the peak of an A100. So tip 5 compared two chips, not two programs.</source>
        <translation>Les 0,01&#xa0;% étaient divisés par la performance crête d’un A100&#xa0;: le conseil 5 comparait deux puces, pas deux programmes.</translation>
    </message>
    <message>
        <source>The CPU is faster. One attempt is gone.</source>
        <translation>Le CPU est plus rapide. Un essai est perdu.</translation>
    </message>
    <message>
        <source>The CPU is faster. The red points claim something else.</source>
        <translation>Le CPU est plus rapide. Les points rouges affirment autre chose.</translation>
    </message>
    <message>
        <source>The CPU is faster. Two attempts are gone.</source>
        <translation>Le CPU est plus rapide. Deux essais sont perdus.</translation>
    </message>
    <message>
        <source>The CPU is measured, the GPU predicted.</source>
        <translation>Le CPU est mesuré, le GPU prédit.</translation>
    </message>
    <message>
        <source>The CPU is still faster. It is very good at small work.</source>
        <translation>Le CPU reste plus rapide. Il excelle dans les petits travaux.</translation>
    </message>
    <message>
        <source>The GPU is faster. How much more do the red points claim?</source>
        <translation>Le GPU est plus rapide. De combien les points rouges exagèrent-ils&#xa0;?</translation>
    </message>
    <message>
        <source>The GPU is faster even with the copies. So the claim names the faster engine correctly.</source>
        <translation>Même avec les copies, le GPU est plus rapide. L’affirmation désigne donc le bon moteur.</translation>
    </message>
    <message>
        <source>The card itself is faster.</source>
        <translation>La carte d’origine est plus rapide.</translation>
    </message>
    <message>
        <source>The engine that does not fuse is faster.</source>
        <translation>Le moteur qui ne fusionne pas est plus rapide.</translation>
    </message>
    <message>
        <source>The engine that fuses is faster. Is it 20 to 50 %?</source>
        <translation>Le moteur qui fusionne est plus rapide. Le gain est-il de 20 à 50&#xa0;%&#xa0;?</translation>
    </message>
    <message>
        <source>The operations of a small GPT are short, and the threads must meet often. The tip holds as long as the threads save more time between two meetings than a meeting takes.</source>
        <translation>Les opérations d’un petit GPT sont courtes, et les threads doivent souvent se synchroniser. Le conseil vaut tant qu’ils font gagner plus de temps entre deux synchronisations que n’en prend une synchronisation.</translation>
    </message>
    <message>
        <source>The peak counts only while all matrix units have work. The matrices of a small GPT are too small for that. And each kernel must be started, which bf16 does not make shorter.</source>
        <translation>La performance crête ne compte que si toutes les unités matricielles ont du travail. Les matrices d’un petit GPT sont trop petites pour cela. De plus, il faut lancer chaque noyau, et bf16 ne raccourcit pas les lancements.</translation>
    </message>
    <message>
        <source>The textbook loop is faster here.</source>
        <translation>La boucle naïve est plus rapide ici.</translation>
    </message>
    <message>
        <source>The ranges of both predictions overlap. Both rest on the same model, so their ratio is surer than each time.</source>
        <translation>Les marges d’erreur des deux prédictions se recouvrent. Les deux prédictions viennent du même modèle&#xa0;: leur rapport est plus sûr que chacun des temps.</translation>
    </message>
    <message>
        <source>The red point leaves the copies out. A GPU that shares the CPU&apos;s memory copies nothing, nor does OpenCL on the CPU: its red point lies beside the honest one.</source>
        <translation>Le point rouge ne compte pas les copies. Un GPU qui partage la mémoire du CPU ne copie rien, OpenCL sur le CPU non plus&#xa0;: le point rouge est alors à côté du point honnête.</translation>
    </message>
    <message>
        <source>The same matrix multiplication on the CPU and on the GPU. The GPU has two stopwatches: one is honest, and the red one makes a mistake. Without a GPU, OpenCL on the CPU shows the mistake. Without OpenCL, too, there are no red points.</source>
        <translation>La même multiplication de matrices sur le CPU et sur le GPU. Le GPU a deux chronomètres&#xa0;: l’un est honnête, l’autre, en rouge, commet une erreur. Sans GPU, OpenCL sur le CPU montre l’erreur. Sans OpenCL non plus, il n’y a pas de points rouges.</translation>
    </message>
    <message>
        <source>The same network, the same CPU.</source>
        <translation>Le même réseau, le même CPU.</translation>
    </message>
    <message>
        <source>The same steps.</source>
        <translation>Les mêmes pas.</translation>
    </message>
    <message>
        <source>The stopwatch that lies</source>
        <translation>Le chronomètre qui ment</translation>
    </message>
    <message>
        <source>The weights of 50 neurons take some ten kilobytes. At its bandwidth, any GPU moves them in far less than a microsecond. It waits for something else.</source>
        <translation>Les poids de 50 neurones occupent une dizaine de kilo-octets. Avec sa bande passante, n’importe quel GPU les transfère en bien moins d’une microseconde. Il attend autre chose.</translation>
    </message>
    <message>
        <source>The weights take some ten kilobytes, which need hardly any bandwidth. The bandwidth is not the reason that this GPU comes so close to the CPU.</source>
        <translation>Les poids occupent une dizaine de kilo-octets, qui ne demandent presque pas de bande passante. Ce n’est pas la bande passante qui rapproche ce GPU du CPU.</translation>
    </message>
    <message>
        <source>This CPU is slow at such work, so almost any GPU wins. Look at where the time goes: is it memory?</source>
        <translation>Ce CPU est lent pour un tel travail&#xa0;: presque n’importe quel GPU gagne. Regardez où passe le temps&#xa0;: est-ce la mémoire&#xa0;?</translation>
    </message>
    <message>
        <source>Three published claims stand trial. You are the jury. For each one, guess first, then measure: does the claim survive on this machine?</source>
        <translation>Trois affirmations publiées passent en jugement. Vous êtes le jury. Pour chacune, estimez d’abord, puis mesurez&#xa0;: tient-elle sur cette machine&#xa0;?</translation>
    </message>
    <message>
        <source>Tip 1: use more threads. One thread against all of this CPU, on a GPT of four layers.</source>
        <translation>Conseil 1&#xa0;: utiliser plus de threads. Un thread contre tous ceux de ce CPU, sur un GPT à quatre couches.</translation>
    </message>
    <message>
        <source>Tip 2: compiling brings 20 to 50 %. A compiler fuses operations that follow each other. Here is an engine that runs one after the other, against one that fuses.</source>
        <translation>Conseil 2&#xa0;: compiler apporte 20 à 50&#xa0;%. Un compilateur fusionne les opérations qui se suivent. Voici un moteur qui les exécute une à une, contre un moteur qui les fusionne.</translation>
    </message>
    <message>
        <source>Tip 3: a batch of 24 to 48 sequences instead of 12. Both train on the same text once.</source>
        <translation>Conseil 3&#xa0;: un lot de 24 à 48 séquences au lieu de 12. Les deux s’entraînent une fois sur le même texte.</translation>
    </message>
    <message>
        <source>Tip 4: compute in bf16, with numbers of 16 bits instead of 32. Chips with matrix units for it gain most, so this pair is a prediction for an A100.</source>
        <translation>Conseil 4&#xa0;: calculer en bf16, avec des nombres de 16 bits au lieu de 32. Les puces qui ont des unités matricielles pour cela y gagnent le plus&#xa0;; cette comparaison est donc une prédiction pour un A100.</translation>
    </message>
    <message>
        <source>Tip 5: the utilisation is 0.01 % and should be 10 %. The second engine is the GPU of this machine, or a prediction.</source>
        <translation>Conseil 5&#xa0;: le taux d’utilisation est de 0,01&#xa0;% et devrait être de 10&#xa0;%. Le deuxième moteur est le GPU de cette machine, ou une prédiction.</translation>
    </message>
    <message>
        <source>Tip 6: the integrated GPU helps. Here is this CPU against the GPU of an Apple M1, which a model predicts. If this machine has an integrated GPU, compare with that one after the lesson.</source>
        <translation>Conseil 6&#xa0;: le GPU intégré fait gagner du temps. Voici ce CPU contre le GPU d’un Apple M1, qu’un modèle prédit. Si cette machine a un GPU intégré, comparez avec lui après la leçon.</translation>
    </message>
    <message>
        <source>Does tip 6 hold here: is the integrated GPU faster than this CPU?</source>
        <translation>Le conseil 6 vaut-il ici&#xa0;: le GPU intégré est-il plus rapide que ce CPU&#xa0;?</translation>
    </message>
    <message>
        <source>This CPU is faster: the tip does not hold here.</source>
        <translation>Ce CPU est plus rapide&#xa0;: le conseil ne vaut pas ici.</translation>
    </message>
    <message>
        <source>The integrated GPU is faster: the tip holds, as far as a prediction can tell.</source>
        <translation>Le GPU intégré est plus rapide&#xa0;: le conseil vaut, pour autant qu’une prédiction puisse le dire.</translation>
    </message>
    <message>
        <source>An integrated GPU reads the same memory as the CPU, so nothing is copied. But each kernel still has to be launched: the smaller the model, the better for the CPU. Only a measurement tells whether your own GPU helps.</source>
        <translation>Un GPU intégré lit la même mémoire que le CPU&#xa0;: rien n’est donc copié. Mais il faut toujours lancer chaque noyau&#xa0;: plus le modèle est petit, mieux c’est pour le CPU. Seule une mesure dit si votre propre GPU fait gagner du temps.</translation>
    </message>
    <message>
        <source>Tip 7: use a larger context. The same model with 256 letters of context instead of 64. A step has more than four times as much work.</source>
        <translation>Conseil 7&#xa0;: utiliser un contexte plus grand. Le même modèle avec 256 lettres de contexte au lieu de 64. Le travail d’un pas fait plus que quadrupler.</translation>
    </message>
    <message>
        <source>Tip 5 was measured with 64 letters. What share of its peak does this CPU reach with 256? Guess in per cent.</source>
        <translation>Le conseil 5 a été mesuré avec 64 lettres. Quelle part de sa performance crête ce CPU atteint-il avec 256&#xa0;? Donnez votre estimation en pourcentage.</translation>
    </message>
    <message>
        <source>The same CPU and batch size, a larger context.</source>
        <translation>Le même CPU et la même taille de lot, un contexte plus grand.</translation>
    </message>
    <message>
        <source>Compare it with the share at 64 letters: does a larger context use the chip better?</source>
        <translation>Comparez-la à la part obtenue avec 64 lettres&#xa0;: un contexte plus grand utilise-t-il mieux la puce&#xa0;?</translation>
    </message>
    <message>
        <source>Longer operations can keep a chip busier, but the work of the attention grows with the square of the context. So a step takes longer, even if the share rises. The model sees more text at once: whether that helps it, no clock can tell.</source>
        <translation>Des opérations plus longues peuvent mieux occuper une puce, mais le travail de l’attention croît comme le carré du contexte. Un pas dure donc plus longtemps, même si la part augmente. Le modèle voit plus de texte à la fois&#xa0;; aucun chronomètre ne peut dire si cela lui est utile.</translation>
    </message>
    <message>
        <source>Tip 8: 2000 iterations take 10 to 30 minutes. Write down your own guess, in minutes or seconds, before you go on.</source>
        <translation>Conseil 8&#xa0;: 2000 itérations prennent de 10 à 30 minutes. Notez votre propre estimation, en minutes ou en secondes, avant de continuer.</translation>
    </message>
    <message>
        <source>Drag the batch size to 12: now an epoch has 2000 steps. Read its time, compare it with your guess, and judge tip 8.</source>
        <translation>Amenez la taille de lot à 12&#xa0;: une époque compte alors 2000 pas. Lisez son temps, comparez-le à votre estimation et jugez le conseil 8.</translation>
    </message>
    <message>
        <source>Too close to call. Compare the ratio with that of the first attempt.</source>
        <translation>Trop serré pour trancher. Comparez le rapport à celui du premier essai.</translation>
    </message>
    <message>
        <source>Too close to call: that is not a win.</source>
        <translation>Trop serré pour trancher&#xa0;: ce n’est pas une victoire.</translation>
    </message>
    <message>
        <source>Training steps, in turn.</source>
        <translation>Des pas d’entraînement, à tour de rôle.</translation>
    </message>
    <message>
        <source>Twice the bandwidth is faster.</source>
        <translation>La carte à bande passante doublée est plus rapide.</translation>
    </message>
    <message>
        <source>Two different programs also differ in their matrix multiplications, so not all of this is fusion. A percentage from another machine is a guess until you measure it.</source>
        <translation>Deux programmes différents diffèrent aussi par leurs multiplications de matrices&#xa0;: tout n’est donc pas dû à la fusion. Un pourcentage venu d’une autre machine reste une supposition tant que vous ne l’avez pas mesuré.</translation>
    </message>
    <message>
        <source>Vector units, caches and all cores are what the textbook loop leaves unused. The paper itself reports about 45 times over the same loop on all cores. A speed-up names its opponent, or it says nothing.</source>
        <translation>La boucle naïve n’utilise ni les unités vectorielles, ni les caches, ni tous les cœurs. L’article lui-même donne un facteur d’environ 45 par rapport à la même boucle sur tous les cœurs. Un facteur d’accélération qui ne nomme pas son adversaire ne dit rien.</translation>
    </message>
    <message>
        <source>What did this GPU wait for? Tell your neighbour, then go on.</source>
        <translation>Qu’attendait ce GPU&#xa0;? Expliquez-le à votre voisin, puis continuez.</translation>
    </message>
    <message>
        <source>What share of its own peak does this CPU reach? Guess in per cent.</source>
        <translation>Quelle part de sa propre performance crête ce CPU atteint-il&#xa0;? Donnez votre estimation en pourcentage.</translation>
    </message>
    <message>
        <source>Which is faster: one thread, or all threads of this CPU?</source>
        <translation>Qu’est-ce qui est le plus rapide&#xa0;: un thread, ou tous les threads de ce CPU&#xa0;?</translation>
    </message>
    <message>
        <source>Which of the eight tips would you pass on, and what would you add to each?</source>
        <translation>Lesquels des huit conseils transmettriez-vous, et qu’ajouteriez-vous à chacun&#xa0;?</translation>
    </message>
    <message>
        <source>Which one is the mistake? A: the matrices are too small. B: the clock stopped before the work was done. C: the GPU computed something else. D: the CPU was busy. Tell your neighbour, then go on.</source>
        <translation>Où est l’erreur&#xa0;? A&#xa0;: les matrices sont trop petites. B&#xa0;: le chronomètre s’est arrêté avant la fin du travail. C&#xa0;: le GPU a calculé autre chose. D&#xa0;: le CPU était occupé. Donnez votre réponse à votre voisin, puis continuez.</translation>
    </message>
    <message>
        <source>Who is faster at the last attempt?</source>
        <translation>Quel moteur est le plus rapide au dernier essai&#xa0;?</translation>
    </message>
    <message>
        <source>Who is faster now?</source>
        <translation>Quel moteur est le plus rapide maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Who is faster with 50 hidden neurons?</source>
        <translation>Quel moteur est le plus rapide avec 50 neurones cachés&#xa0;?</translation>
    </message>
    <message>
        <source>Why does arithmetic count now, but not before? Tell your neighbour, then go on.</source>
        <translation>Pourquoi le calcul compte-t-il maintenant, et pas avant&#xa0;? Expliquez-le à votre voisin, puis continuez.</translation>
    </message>
    <message>
        <source>Why does bandwidth count here? Tell your neighbour, then go on.</source>
        <translation>Pourquoi la bande passante compte-t-elle ici&#xa0;? Expliquez-le à votre voisin, puis continuez.</translation>
    </message>
    <message>
        <source>With the copies and without them.</source>
        <translation>Avec et sans les copies.</translation>
    </message>
    <message>
        <source>With the copies, the CPU is faster.</source>
        <translation>Avec les copies, le CPU est plus rapide.</translation>
    </message>
    <message>
        <source>With the copies, the source itself measures 67 times instead of 116. A matrix multiplication uses each number n times, so its copies weigh less the larger n is. The claim needs one more sentence: where the data were.</source>
        <translation>Avec les copies, la source elle-même mesure un facteur 67 au lieu de 116. Une multiplication de matrices utilise chaque nombre n fois&#xa0;: plus n est grand, moins ses copies pèsent. À l’affirmation, il manque une phrase&#xa0;: où étaient les données.</translation>
    </message>
    <message>
        <source>Write one sentence that makes a speed-up believable. It names the opponent, what the stopwatch covers, and where the data lie.</source>
        <translation>Écrivez une phrase qui rend un facteur d’accélération crédible. Elle nomme l’adversaire, ce que mesure le chronomètre et où sont les données.</translation>
    </message>
    <message>
        <source>You can name the opponent, the stopwatch and the copies behind a published speed-up.</source>
        <translation>Vous savez dire, pour un facteur d’accélération publié, quel est l’adversaire, ce que mesure le chronomètre et si les copies sont comptées.</translation>
    </message>
    <message>
        <source>You can pay for wider memory or for shorter launches. Which do you buy for small networks, which for long vectors?</source>
        <translation>Vous pouvez vous offrir une bande passante plus large ou des lancements plus courts. Que choisissez-vous pour de petits réseaux, et que choisissez-vous pour de longs vecteurs&#xa0;?</translation>
    </message>
    <message>
        <source>You can say when a stopwatch must be read so that the speed-up of a GPU is true.</source>
        <translation>Vous savez dire quand il faut lire un chronomètre pour que le facteur d’accélération d’un GPU soit vrai.</translation>
    </message>
    <message>
        <source>You can say which figure of a GPU limits a given work, before you pay for a new GPU.</source>
        <translation>Vous savez dire quelle caractéristique d’un GPU limite un travail donné, avant d’acheter un autre GPU.</translation>
    </message>
    <message>
        <source>You can test a tip on your own machine instead of believing it.</source>
        <translation>Vous savez vérifier un conseil sur votre machine au lieu d’y croire.</translation>
    </message>
    <message>
        <source>You design a GPU. It must beat this CPU on a tiny network with 50 hidden neurons. You have three attempts with the figures of a GeForce RTX 2070. Nobody has built such a card: a model predicts it.</source>
        <translation>Vous concevez un GPU. Il doit battre ce CPU sur un tout petit réseau de 50 neurones cachés. Vous avez trois essais, à partir des chiffres d’une GeForce RTX 2070. Personne n’a construit une telle carte&#xa0;: un modèle la prédit.</translation>
    </message>
    <message>
        <source>Your GPU is faster at the first attempt.</source>
        <translation>Votre GPU est plus rapide dès le premier essai.</translation>
    </message>
    <message>
        <source>Your GPU is faster.</source>
        <translation>Votre GPU est plus rapide.</translation>
    </message>
    <message>
        <source>Your GPU wins at 50 neurons.</source>
        <translation>Votre GPU gagne à 50 neurones.</translation>
    </message>
    <message>
        <source>bf16 is faster. Is it anywhere near 16 times?</source>
        <translation>bf16 est plus rapide. Le facteur approche-t-il de 16&#xa0;?</translation>
    </message>
    <message>
        <source>bf16 is slower here.</source>
        <translation>bf16 est plus lent ici.</translation>
    </message>
    <message>
        <source>Between a tenth and a half of this CPU&apos;s measured peak. Multiplications share the time with everything else.</source>
        <translation>Entre un dixième et la moitié de la performance crête mesurée sur ce CPU. Les multiplications partagent le temps avec tout le reste.</translation>
    </message>
    <message>
        <source>Drag the batch size to 24 or more. How does the utilisation change?</source>
        <translation>Amenez la taille de lot à 24 ou plus. Comment le taux d’utilisation change-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Less than a tenth of this CPU&apos;s measured peak. Short operations, memory and waiting take most of the time.</source>
        <translation>Moins d’un dixième de la performance crête mesurée sur ce CPU. Les opérations courtes, la mémoire et l’attente prennent l’essentiel du temps.</translation>
    </message>
    <message>
        <source>More than half of this CPU&apos;s measured peak. Matrix multiplications take most of the time.</source>
        <translation>Plus de la moitié de la performance crête mesurée sur ce CPU. Les multiplications de matrices prennent l’essentiel du temps.</translation>
    </message>
    <message>
        <source>The GPU is faster even with one sequence. The roofline says how close it comes to its own peak.</source>
        <translation>Le GPU est plus rapide dès une seule séquence. Le diagramme roofline dit à quel point il s’approche de sa propre performance crête.</translation>
    </message>
</context>
<context>
    <name>MandelbrotPlace</name>
    <message>
        <source>&apos;%1&apos; is not a coordinate: there are x, y, span and iterations.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une coordonnée&#xa0;: les coordonnées sont x, y, span et iterations.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>There are more than four numbers: x, y, span and iterations.</source>
        <translation>Il y a plus de quatre nombres&#xa0;: x, y, span et iterations.</translation>
    </message>
    <message>
        <source>A place needs at least x and y, as in &apos;x = -0.75, y = 0, span = 3&apos;.</source>
        <translation>Il faut au moins x et y pour désigner un endroit, comme dans «&#xa0;x = -0.75, y = 0, span = 3&#xa0;».</translation>
    </message>
    <message>
        <source>x and y must lie between -4 and 4, because nothing of the set is outside.</source>
        <translation>x et y doivent être compris entre -4 et 4&#xa0;: aucun point de l’ensemble n’est en dehors.</translation>
    </message>
    <message>
        <source>The span must be greater than 0.</source>
        <translation>L’étendue (span) doit être supérieure à 0.</translation>
    </message>
    <message>
        <source>The span can be %1 at most.</source>
        <translation>L’étendue (span) ne peut pas dépasser %1.</translation>
    </message>
    <message>
        <source>The span is too small: float64 cannot tell the pixels apart below %1.</source>
        <translation>L’étendue (span) est trop petite&#xa0;: en dessous de %1, float64 ne distingue plus les pixels.</translation>
    </message>
    <message>
        <source>There can be 1 to %L1 iterations.</source>
        <translation>Le nombre d’itérations doit être compris entre 1 et %L1.</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>Speed-up of %1 over %2</source>
        <comment>engine, engine</comment>
        <translation>Facteur d’accélération de %1 par rapport à %2</translation>
    </message>
    <message>
        <source>%1 is faster</source>
        <translation>%1 est plus rapide</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <comment>axis, value, axis, value</comment>
        <translation>%1 %2, %3 %4</translation>
    </message>
    <message>
        <source>Solid line: crossover. Between the dashed lines it is too close to call. Dots: measured. Crosses: failed. Hatched: not measured.</source>
        <translation>Ligne continue&#xa0;: croisement. Entre les tirets&#xa0;: trop serré pour trancher. Points&#xa0;: valeurs mesurées. Croix&#xa0;: échecs. Hachures&#xa0;: non mesuré.</translation>
    </message>
    <message>
        <source>%1: %2 is %3 times as fast (%4 to %5)</source>
        <comment>place, engine, numbers</comment>
        <translation>%1&#xa0;: %2 est %3 fois plus rapide (de %4 à %5)</translation>
    </message>
    <message>
        <source>%1: too close to call (%2 to %3 times as fast)</source>
        <comment>place, numbers</comment>
        <translation>%1&#xa0;: trop serré pour trancher (de %2 à %3 fois plus rapide)</translation>
    </message>
    <message>
        <source>%1, over %2 and %3. Points measured: %4. %5 is faster at %6 of them, %7 at %8; too close to call at %9.</source>
        <translation>%1, en fonction de %2 et %3. Points mesurés&#xa0;: %4. %5 est plus rapide en %6 d’entre eux, et %7 en %8&#xa0;; en %9, c’est trop serré pour trancher.</translation>
    </message>
    <message>
        <source>1 of them has no verdict yet.</source>
        <translation>1 d’entre eux n’a pas encore de verdict.</translation>
    </message>
    <message>
        <source>%1 of them have no verdict yet.</source>
        <translation>%1 d’entre eux n’ont pas encore de verdict.</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provisoire</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>%1 %2 must be below %3 %4.</source>
        <translation>%1 %2 doit être inférieur à %3 %4.</translation>
    </message>
    <message>
        <source>%1 = %2 is out of range: allowed are %3.</source>
        <translation>%1 = %2 est hors limites. Valeurs admises&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 and %2 name the same file &apos;%3&apos;.</source>
        <translation>%1 et %2 désignent le même fichier «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>%1 bytes (%2.%3 GiB)</source>
        <translation>%1 octets (%2,%3&#xa0;Gio)</translation>
    </message>
    <message>
        <source>%1 bytes of main memory could not be locked for %2: use pageable copies or a smaller size.</source>
        <translation>%1 octets de mémoire principale n’ont pas pu être verrouillés pour %2&#xa0;: utilisez des copies paginables (pageable), ou une taille plus petite.</translation>
    </message>
    <message>
        <source>%1 cannot be differentiated.</source>
        <translation>%1 ne peut pas être dérivé.</translation>
    </message>
    <message>
        <source>%1 cannot be read beyond byte %2.</source>
        <translation>Impossible de lire %1 au-delà de l’octet %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read to its end.</source>
        <translation>Impossible de lire %1 jusqu’à la fin.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>Impossible de lire %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be used with OpenCL: it has no work-groups of %2 items.</source>
        <translation>%1 n’est pas utilisable avec OpenCL&#xa0;: cet appareil n’a pas de groupes de travail de %2 éléments.</translation>
    </message>
    <message>
        <source>%1 cannot be used with OpenCL: it is not little-endian.</source>
        <translation>%1 n’est pas utilisable avec OpenCL&#xa0;: cet appareil n’est pas petit-boutiste.</translation>
    </message>
    <message>
        <source>%1 cannot be used with OpenCL: its driver has no compiler; install the full driver.</source>
        <translation>%1 n’est pas utilisable avec OpenCL&#xa0;: son pilote n’a pas de compilateur&#xa0;; installez le pilote complet.</translation>
    </message>
    <message>
        <source>%1 cannot be used with OpenCL: its driver says that it is not available; end other programs that hold it, or restart.</source>
        <translation>%1 n’est pas utilisable avec OpenCL&#xa0;: son pilote le dit indisponible&#xa0;; fermez les autres programmes qui l’occupent, ou redémarrez.</translation>
    </message>
    <message>
        <source>%1 cannot write to %2.</source>
        <translation>%1 ne peut pas écrire dans %2.</translation>
    </message>
    <message>
        <source>%1 channels cannot be shared out evenly among %2 heads: channels must be a multiple of heads.</source>
        <translation>%1 canaux ne peuvent pas être répartis également entre %2 têtes&#xa0;: le nombre de canaux doit être un multiple du nombre de têtes.</translation>
    </message>
    <message>
        <source>%1 computes in single precision only: choose float32.</source>
        <translation>%1 ne calcule qu’en simple précision&#xa0;: choisissez float32.</translation>
    </message>
    <message>
        <source>%1 could not be measured: %2</source>
        <translation>%1 n’a pas pu être mesuré&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 does not overtake %2 in this range: slower at %3, too close to call at %4.</source>
        <translation>%1 ne dépasse pas %2 dans cette plage&#xa0;: plus lent en %3, trop serré pour trancher en %4.</translation>
    </message>
    <message>
        <source>%1 does not take %2 inputs.</source>
        <translation>%1 n’accepte pas %2 entrées.</translation>
    </message>
    <message>
        <source>%1 does not tell how long its kernels take.</source>
        <translation>%1 n’indique pas la durée d’exécution de ses noyaux.</translation>
    </message>
    <message>
        <source>%1 ends within an image: the file has %2 bytes, and each of CIFAR-10&apos;s images has %3. The last image begins at byte %4.</source>
        <translation>%1 se termine au milieu d’une image&#xa0;: il a %2 octets, et chaque image de CIFAR-10 en a %3. La dernière commence à l’octet %4.</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 a échoué&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has %2 classes in its last column; logistic regression tells two apart.</source>
        <translation>%1 a %2 classes dans sa dernière colonne&#xa0;; la régression logistique en distingue deux.</translation>
    </message>
    <message>
        <source>%1 has %2 different characters; 2 to 65 536 can be learned.</source>
        <translation>%1 a %2 caractères différents&#xa0;; on peut en apprendre de 2 à 65&#xa0;536.</translation>
    </message>
    <message>
        <source>%1 has compute capability %2.%3, and this build needs %4.%5 or more: build Overtake with an older CUDA toolkit (CUDA 12 supports 6.0), or use the card through OpenCL.</source>
        <translation>%1 a la capacité de calcul %2.%3, et ce programme a été compilé pour %4.%5 ou plus&#xa0;: compilez Overtake avec un toolkit CUDA plus ancien (CUDA 12 prend en charge 6.0), ou utilisez la carte avec OpenCL.</translation>
    </message>
    <message>
        <source>%1 has no %2: the binary version of CIFAR-10 has data_batch_1.bin to data_batch_5.bin and test_batch.bin.</source>
        <translation>%1 ne contient pas %2&#xa0;: la version binaire de CIFAR-10 comprend data_batch_1.bin à data_batch_5.bin et test_batch.bin.</translation>
    </message>
    <message>
        <source>%1 has no library for convolutions.</source>
        <translation>%1 n’a pas de bibliothèque de convolutions.</translation>
    </message>
    <message>
        <source>%1 has a header but no rows.</source>
        <translation>%1 contient un en-tête mais aucune ligne.</translation>
    </message>
    <message>
        <source>%1 is at %2 of its peak.</source>
        <translation>%1 atteint %2 de sa performance crête.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 est vide.</translation>
    </message>
    <message>
        <source>%1 is empty: it needs rows of numbers with the class in the last column.</source>
        <translation>%1 est vide&#xa0;: il faut des lignes de nombres avec la classe dans la dernière colonne.</translation>
    </message>
    <message>
        <source>%1 is faster over the whole range: %2 does not overtake it.</source>
        <translation>%1 est plus rapide sur toute la plage&#xa0;: %2 ne le dépasse pas.</translation>
    </message>
    <message>
        <source>%1 is faster than %2 over the whole range.</source>
        <translation>%1 est plus rapide que %2 sur toute la plage.</translation>
    </message>
    <message>
        <source>%1 is larger than a float32 can hold (3.4e38).</source>
        <translation>%1 dépasse ce que float32 peut contenir (3,4e38).</translation>
    </message>
    <message>
        <source>%1 is missing: name a %2 of the database or of this machine.</source>
        <translation>Il manque %1&#xa0;: indiquez un %2 de la base de données ou de cette machine.</translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation>%1 n’est pas un nombre.</translation>
    </message>
    <message>
        <source>%1 is not a number: write a point as the decimal sign.</source>
        <translation>%1 n’est pas un nombre&#xa0;: écrivez un point comme séparateur décimal.</translation>
    </message>
    <message>
        <source>%1 is not a text file in UTF-8: it holds zero bytes.</source>
        <translation>%1 n’est pas un fichier texte en UTF-8&#xa0;: il contient des octets nuls.</translation>
    </message>
    <message>
        <source>%1 is not a text in UTF-8: %2 at byte %3.</source>
        <translation>%1 n’est pas un texte en UTF-8&#xa0;: %2 à l’octet %3.</translation>
    </message>
    <message>
        <source>%1 is nowhere slower than %2 in this range: faster at %3, too close to call at %4.</source>
        <translation>%1 n’est jamais plus lent que %2 dans cette plage&#xa0;: plus rapide en %3, trop serré pour trancher en %4.</translation>
    </message>
    <message>
        <source>%1 multiplies matrices in fp32 only: TF32 and bf16 need compute capability 8.0.</source>
        <translation>%1 ne multiplie les matrices qu’en fp32&#xa0;: TF32 et bf16 exigent la capacité de calcul 8.0.</translation>
    </message>
    <message>
        <source>%1 of %2 checks failed, first %3, %4: %5</source>
        <translation>Vérifications en échec&#xa0;: %1 sur %2, la première&#xa0;: %3, %4. %5</translation>
    </message>
    <message>
        <source>%1 of %2 tasks have not ended yet: collect again later.</source>
        <translation>%1 tâches sur %2 ne sont pas terminées&#xa0;: relancez collect plus tard.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 prints &apos;%2&apos; when it is loaded. It is used, and its output is ignored.</source>
        <translation>%1 affiche un texte à son chargement («&#xa0;%2&#xa0;»)&#xa0;; il est utilisé, et ce texte est ignoré.</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source>%1 samples that training did not see</source>
        <translation>%1 exemples que l’entraînement n’a pas vus</translation>
    </message>
    <message>
        <source>%1 sbatch may have submitted the sweep all the same: &apos;%2&apos; is kept.</source>
        <translation>%1 sbatch a peut-être tout de même soumis le balayage&#xa0;: «&#xa0;%2&#xa0;» est conservé.</translation>
    </message>
    <message>
        <source>%1 stands for a missing class: fill it in or leave the row out.</source>
        <translation>%1 désigne une classe manquante&#xa0;: renseignez-la ou retirez la ligne.</translation>
    </message>
    <message>
        <source>%1 stands for a missing value: fill it in or leave the row out.</source>
        <translation>%1 désigne une valeur manquante&#xa0;: renseignez-la ou retirez la ligne.</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 pas</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 threads</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 waits for memory: it uses %2 of the bandwidth.</source>
        <translation>La mémoire limite %1&#xa0;: il utilise %2 de la bande passante.</translation>
    </message>
    <message>
        <source>%1 was lost after an earlier error.</source>
        <translation>%1 ne répond plus depuis une erreur précédente.</translation>
    </message>
    <message>
        <source>%1 was lost after an error, and a new context did not help (%2): start the program again.</source>
        <translation>%1 ne répond plus après une erreur, et un nouveau contexte n’y a rien changé (%2)&#xa0;: relancez le programme.</translation>
    </message>
    <message>
        <source>%1 was lost during its work and could not be opened again (%2): restart Overtake.</source>
        <translation>%1 a cessé de répondre en plein travail et n’a pas pu être rouvert (%2)&#xa0;: relancez Overtake.</translation>
    </message>
    <message>
        <source>%1, byte %2: class %3, where CIFAR-10 has 0 to 9.</source>
        <translation>%1, octet %2&#xa0;: classe %3, alors que les classes de CIFAR-10 vont de 0 à 9.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, ligne %2, colonne %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; has %3 numbers, more than the GPU engines&apos; kernels for images can count: use a smaller batch.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» a %3 nombres, plus que n’en peuvent compter les noyaux d’images des moteurs GPU&#xa0;: choisissez un lot plus petit.</translation>
    </message>
    <message>
        <source>%1: every row is of the class %2; at least two classes are needed.</source>
        <translation>%1&#xa0;: toutes les lignes sont de la classe %2&#xa0;; il en faut au moins deux.</translation>
    </message>
    <message>
        <source>%1: only the loss can be differentiated, not the probabilities.</source>
        <translation>%1&#xa0;: seule la perte peut être dérivée, pas les probabilités.</translation>
    </message>
    <message>
        <source>%1: the shapes %2 do not fit.</source>
        <translation>%1&#xa0;: les formes %2 ne sont pas compatibles.</translation>
    </message>
    <message>
        <source>%1; its last output: %2</source>
        <translation>%1&#xa0;; dernier message&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; line %2 has %3 columns.</source>
        <translation>%1&#xa0;; la ligne %2 a %3 colonnes.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; %2 cannot be set from %3 numbers.</source>
        <translation>«&#xa0;%1&#xa0;» %2 ne peut pas être rempli avec %3 nombres.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be a worker&apos;s name: it is one word without &apos;/&apos;, &apos;,&apos;, &apos;:&apos; and &apos;=&apos;.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être le nom d’un worker&#xa0;: c’est un mot sans «&#xa0;/&#xa0;», «&#xa0;,&#xa0;», «&#xa0;:&#xa0;» ni «&#xa0;=&#xa0;».</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be given these values.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas recevoir ces valeurs.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be read as a PNG image: %2.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lu comme image PNG&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be started: %2.</source>
        <translation>Impossible de lancer «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in %2 is not a setting: write key=value.</source>
        <translation>«&#xa0;%1&#xa0;» dans %2 n’est pas un réglage&#xa0;: écrivez clé=valeur.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in --worker is named twice: give each worker a name of its own.</source>
        <translation>«&#xa0;%1&#xa0;» est nommé deux fois dans --worker&#xa0;: donnez à chaque worker son propre nom.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2 in the data and cannot be swept.</source>
        <translation>«&#xa0;%1&#xa0;» vaut %2 dans les données et ne peut pas être balayé.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a %2 (%3), and %4 takes a %5. There are %6.</source>
        <translation>«&#xa0;%1&#xa0;» est un %2 (%3), alors que %4 attend un %5. Choix possibles&#xa0;: %6.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a model of a device: it predicts times and cannot train.</source>
        <translation>«&#xa0;%1&#xa0;» est le modèle d’un appareil&#xa0;: il prédit des temps et ne peut faire aucun entraînement.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a model: it predicts and cannot be recorded.</source>
        <translation>«&#xa0;%1&#xa0;» est un modèle&#xa0;: il prédit et ne peut être enregistré.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a model: it predicts and cannot run anything.</source>
        <translation>«&#xa0;%1&#xa0;» est un modèle&#xa0;: il prédit et n’exécute rien.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is decided by &apos;%2&apos; and cannot be swept.</source>
        <translation>«&#xa0;%1&#xa0;» est fixé par «&#xa0;%2&#xa0;» et ne peut être balayé.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given twice in %2.</source>
        <translation>«&#xa0;%1&#xa0;» figure deux fois dans %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a CUDA plug-in of Overtake: build or install it again.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un greffon CUDA d’Overtake&#xa0;: recompilez-le ou réinstallez-le.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not the folder of a sweep: overtake-bench sweep … --sbatch &apos;OPTIONS&apos; makes one.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le dossier d’un balayage&#xa0;: overtake-bench sweep … --sbatch &apos;OPTIONS&apos; en crée un.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number and cannot be swept. Parameters of %2 that can be swept: %3.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre et ne peut pas être balayé&#xa0;; pour %2, on peut balayer %3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing: install Overtake again, or set OVERTAKE_WORKERS.</source>
        <translation>«&#xa0;%1&#xa0;» est introuvable&#xa0;: réinstallez Overtake, ou définissez OVERTAKE_WORKERS.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the name of a worker, a framework or an engine already: choose another.</source>
        <translation>«&#xa0;%1&#xa0;» est déjà le nom d’un worker, d’un framework ou d’un moteur&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the same for all engines of a comparison: use --set %2=%3.</source>
        <translation>«&#xa0;%1&#xa0;» est le même pour tous les moteurs d’une comparaison&#xa0;: utilisez --set %2=%3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names a file, which neither a lesson nor a link may.</source>
        <translation>«&#xa0;%1&#xa0;» désigne un fichier, ce qui n’est permis ni dans une leçon ni dans un lien.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; or more</source>
        <translation>«&#xa0;%1&#xa0;» ou plus</translation>
    </message>
    <message>
        <source>&apos;%1&apos; predicts times and computes nothing that could be checked.</source>
        <translation>«&#xa0;%1&#xa0;» prédit des temps et ne calcule rien que l’on puisse vérifier.</translation>
    </message>
    <message>
        <source>&apos;%1.json&apos; does not hold the results of task %2 of this sweep.</source>
        <translation>«&#xa0;%1.json&#xa0;» contient une autre mesure que celle de la tâche %2 de ce balayage.</translation>
    </message>
    <message>
        <source>&apos;%1.sha256&apos; contains no hash.</source>
        <translation>«&#xa0;%1.sha256&#xa0;» ne contient pas de somme de contrôle.</translation>
    </message>
    <message>
        <source>--%1 cannot be opened here: Overtake only measures and starts nothing else.</source>
        <translation>L’option --%1 n’est pas acceptée ici&#xa0;: Overtake ne fait que mesurer et ne lance rien d’autre.</translation>
    </message>
    <message>
        <source>--and-from and --and-to belong to --and KEY: give it too.</source>
        <translation>--and-from et --and-to vont avec --and KEY&#xa0;: indiquez aussi --and.</translation>
    </message>
    <message>
        <source>--engine %1 sets &apos;%2&apos;, which the sweep varies: leave it out.</source>
        <translation>--engine %1 fixe «&#xa0;%2&#xa0;», que le balayage fait varier&#xa0;: retirez ce réglage.</translation>
    </message>
    <message>
        <source>--%1 %2 contradicts --set %1=%3: leave one of the two out.</source>
        <translation>--%1 %2 contredit --set %1=%3&#xa0;: retirez l’une des deux options.</translation>
    </message>
    <message>
        <source>--held-out keeps samples back, but gpt always holds the last tenth of the text out: leave --held-out out.</source>
        <translation>--held-out met des exemples de côté, mais pour gpt c’est toujours le dernier dixième du texte&#xa0;: omettez --held-out.</translation>
    </message>
    <message>
        <source>--from %1 must be below --to %2.</source>
        <translation>--from %1 doit être inférieur à --to %2.</translation>
    </message>
    <message>
        <source>--over and --and both name %1: a map needs two parameters.</source>
        <translation>--over et --and désignent tous deux %1&#xa0;: une carte exige deux paramètres.</translation>
    </message>
    <message>
        <source>--prompt and --temperature belong to --sample: give the number of characters.</source>
        <translation>--prompt et --temperature vont avec --sample&#xa0;: indiquez le nombre de caractères.</translation>
    </message>
    <message>
        <source>--sample lets the workload gpt generate text; %1 does not learn text.</source>
        <translation>--sample fait générer du texte par la charge de travail gpt&#xa0;; %1 n’apprend pas de texte.</translation>
    </message>
    <message>
        <source>--sbatch needs --engine, because the engines of the machines behind Slurm are not known here.</source>
        <translation>--sbatch exige --engine&#xa0;: les moteurs des machines gérées par Slurm ne sont pas connus ici.</translation>
    </message>
    <message>
        <source>--sbatch needs --out FILE.json: the tasks leave their results in a folder beside it.</source>
        <translation>--sbatch exige --out FICHIER.json&#xa0;: les tâches laissent leurs résultats dans un dossier placé à côté de ce fichier.</translation>
    </message>
    <message>
        <source>--sbatch submits a sweep over one parameter: leave --and out.</source>
        <translation>--sbatch soumet un balayage d’un seul paramètre&#xa0;: omettez --and.</translation>
    </message>
    <message>
        <source>--set %1=%2 contradicts the data, which have %3: leave it out.</source>
        <translation>--set %1=%2 contredit les données, qui ont %3&#xa0;: retirez cette option.</translation>
    </message>
    <message>
        <source>--set %1=%2 contradicts the sweep, which varies %3: leave it out.</source>
        <translation>--set %1=%2 contredit le balayage, qui fait varier %3&#xa0;: retirez cette option.</translation>
    </message>
    <message>
        <source>--set %1=%2 has no effect, because &apos;%3&apos; is %4: leave it out, or give &apos;%3&apos; no value.</source>
        <translation>--set %1=%2 est sans effet, car «&#xa0;%3&#xa0;» vaut %4&#xa0;: retirez-le, ou donnez à «&#xa0;%3&#xa0;» une valeur vide.</translation>
    </message>
    <message>
        <source>--set mode=%1 contradicts training: leave it out.</source>
        <translation>--set mode=%1 contredit l’entraînement&#xa0;: retirez cette option.</translation>
    </message>
    <message>
        <source>--values names one parameter&apos;s values: with --and give --from, --to, --and-from, --and-to and --points.</source>
        <translation>--values donne les valeurs d’un seul paramètre&#xa0;: avec --and, donnez --from, --to, --and-from, --and-to et --points.</translation>
    </message>
    <message>
        <source>--values replaces --from, --to and --points: leave them out.</source>
        <translation>--values suffit&#xa0;: retirez --from, --to et --points.</translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation>0 ou plus</translation>
    </message>
    <message>
        <source>1 or more</source>
        <translation>1 ou plus</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 pas</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 thread</translation>
    </message>
    <message>
        <source>1: this version of Overtake reads no other (it is %1)</source>
        <translation>1, car cette version d’Overtake n’en lit pas d’autre (ici %1)</translation>
    </message>
    <message>
        <source>200 in a row, best of several times</source>
        <translation>200 à la suite, le meilleur de plusieurs essais</translation>
    </message>
    <message>
        <source>: did you mean &apos;%1&apos;?</source>
        <translation>&#xa0;: vouliez-vous dire «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>A check</source>
        <translation>Une vérification</translation>
    </message>
    <message>
        <source>A command is missing: %1; see overtake-bench --help.</source>
        <translation>Il manque une commande&#xa0;: %1&#xa0;; voir overtake-bench --help.</translation>
    </message>
    <message>
        <source>A defect, please report it: %1 failed with &apos;%2&apos;.</source>
        <translation>Défaut du programme, merci de le signaler&#xa0;: %1 a échoué avec «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>A map compares: name at least two engines with --engine.</source>
        <translation>Une carte compare des moteurs&#xa0;: indiquez-en au moins deux avec --engine.</translation>
    </message>
    <message>
        <source>A map needs at least 2 points along each parameter.</source>
        <translation>Une carte exige au moins 2 points pour chaque paramètre.</translation>
    </message>
    <message>
        <source>A map needs two parameters: both are %1.</source>
        <translation>Une carte exige deux paramètres différents&#xa0;: ici, les deux sont %1.</translation>
    </message>
    <message>
        <source>A profile has no column &apos;%1&apos;%2 There are %3.</source>
        <translation>Un profil n’a pas de colonne «&#xa0;%1&#xa0;»%2 Choix possibles&#xa0;: %3.</translation>
    </message>
    <message>
        <source>A quote (%1) is not closed in: %2</source>
        <translation>Un guillemet (%1) n’est pas fermé dans&#xa0;: %2</translation>
    </message>
    <message>
        <source>A sweep needs at least 1 point.</source>
        <translation>Un balayage exige au moins 1 point.</translation>
    </message>
    <message>
        <source>A value of %1 lies outside of its range: %2.</source>
        <translation>Une valeur de %1 est hors de ses limites&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A worker is started by the program that it serves: --worker NAME=&apos;ssh gpu1 overtake-bench worker&apos;, for example.</source>
        <translation>Un worker est lancé par le programme qui l’utilise, par exemple&#xa0;: --worker NOM=&apos;ssh gpu1 overtake-bench worker&apos;.</translation>
    </message>
    <message>
        <source>A workload is missing: one of %1, or --preset NAME.</source>
        <translation>Il manque une charge de travail&#xa0;: choisissez parmi %1, ou indiquez --preset NOM.</translation>
    </message>
    <message>
        <source>A workload or a preset is missing.</source>
        <translation>Il manque une charge de travail ou un préréglage.</translation>
    </message>
    <message>
        <source>An array is expected here.</source>
        <translation>Un tableau est attendu ici.</translation>
    </message>
    <message>
        <source>An epoch needs at least one sample, and a batch at least one row.</source>
        <translation>Une époque exige au moins un exemple, et un lot au moins une ligne.</translation>
    </message>
    <message>
        <source>An order must contain each sample once.</source>
        <translation>Un ordre doit contenir chaque exemple exactement une fois.</translation>
    </message>
    <message>
        <source>Arithmetic limits both: %1 is the ratio of their peaks.</source>
        <translation>Le calcul limite les deux&#xa0;: le rapport de leurs performances crête est de %1.</translation>
    </message>
    <message>
        <source>Both wait for memory: %1 is the ratio of their bandwidths.</source>
        <translation>La mémoire limite les deux&#xa0;: le rapport de leurs bandes passantes est de %1.</translation>
    </message>
    <message>
        <source>CUDA cannot be started: %1 (%2); see what nvidia-smi says, and restart the machine if nothing else helps.</source>
        <translation>Impossible de lancer CUDA&#xa0;: %1 (%2)&#xa0;; voyez ce que dit nvidia-smi, et redémarrez la machine si rien d’autre n’y fait.</translation>
    </message>
    <message>
        <source>CUDA failed %1: %2.</source>
        <translation>CUDA a échoué (%1)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>CUDA is switched off by an empty OVERTAKE_CUDA_PLUGIN: unset it to use NVIDIA cards.</source>
        <translation>CUDA est désactivé par une variable OVERTAKE_CUDA_PLUGIN vide&#xa0;: supprimez-la pour utiliser des cartes NVIDIA.</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES is &apos;%1&apos;, which names no card of this machine: unset it, or list cards by number, as in CUDA_VISIBLE_DEVICES=0.</source>
        <translation>CUDA_VISIBLE_DEVICES vaut «&#xa0;%1&#xa0;», qui ne désigne aucune carte de cette machine&#xa0;: supprimez-la, ou indiquez les cartes par leur numéro, comme dans CUDA_VISIBLE_DEVICES=0.</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES is empty and hides every card: unset it.</source>
        <translation>CUDA_VISIBLE_DEVICES est vide, ce qui cache toutes les cartes&#xa0;: supprimez-la.</translation>
    </message>
    <message>
        <source>Option %1 takes no value.</source>
        <translation>L’option %1 n’accepte pas de valeur.</translation>
    </message>
    <message>
        <source>Stopped. The results so far are shown.</source>
        <translation>Mesure arrêtée. Les résultats obtenus jusque-là sont affichés.</translation>
    </message>
    <message>
        <source>Stopped. The training so far is shown.</source>
        <translation>Entraînement arrêté. Les résultats obtenus jusque-là sont affichés.</translation>
    </message>
    <message>
        <source>Cannot open &apos;%1&apos;.</source>
        <translation>Impossible d’ouvrir «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Cannot read &apos;%1&apos;: %2</source>
        <translation>Impossible de lire «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>Cannot read &apos;%1&apos;: memory ran out.</source>
        <translation>Impossible de lire «&#xa0;%1&#xa0;»&#xa0;: mémoire insuffisante.</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;: %2.</source>
        <translation>Impossible d’écrire «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cannot write &apos;%1&apos;: memory ran out.</source>
        <translation>Impossible d’écrire «&#xa0;%1&#xa0;»&#xa0;: mémoire insuffisante.</translation>
    </message>
    <message>
        <source>Cannot write a file without a name.</source>
        <translation>Impossible d’écrire un fichier sans nom.</translation>
    </message>
    <message>
        <source>Cannot write to standard output.</source>
        <translation>Impossible d’écrire sur la sortie standard.</translation>
    </message>
    <message>
        <source>Card %1 does not say what it is: see what nvidia-smi says.</source>
        <translation>La carte %1 ne s’identifie pas&#xa0;: voyez ce que dit nvidia-smi.</translation>
    </message>
    <message>
        <source>Copies take %1 of the step on %2.</source>
        <translation>Les copies prennent %1 du pas sur %2.</translation>
    </message>
    <message>
        <source>Engines are missing.</source>
        <translation>Il manque des moteurs.</translation>
    </message>
    <message>
        <source>Every card is in use by another program that keeps it to itself: end that program, or try later.</source>
        <translation>Chaque carte est réservée par un autre programme&#xa0;: fermez ce programme, ou réessayez plus tard.</translation>
    </message>
    <message>
        <source>Failed %1: %2.</source>
        <translation>Échec (%1)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Install intel-opencl-icd, or mesa-opencl-icd if the system does not have that package (Debian 13); packaging/run does it.</source>
        <translation>Installez intel-opencl-icd, ou mesa-opencl-icd si ce paquet n’existe pas (Debian 13)&#xa0;; packaging/run s’en charge.</translation>
    </message>
    <message>
        <source>Install mesa-opencl-icd; packaging/run does it.</source>
        <translation>Installez mesa-opencl-icd&#xa0;; packaging/run s’en charge.</translation>
    </message>
    <message>
        <source>Install nvidia-driver and nvidia-opencl-icd (in Debian&apos;s section non-free), or beside the driver the CUDA toolkit (nvidia-cuda-toolkit) for the CUDA engine.</source>
        <translation>Installez nvidia-driver et nvidia-opencl-icd (dans la section non-free de Debian), ou, en plus du pilote, le toolkit CUDA (nvidia-cuda-toolkit) pour le moteur CUDA.</translation>
    </message>
    <message>
        <source>Internal error, please report it: %1</source>
        <translation>Erreur interne, merci de la signaler&#xa0;: %1</translation>
    </message>
    <message>
        <source>The engine returned %1 numbers of &apos;%2&apos; instead of %3.</source>
        <translation>Le moteur a renvoyé %1 nombres de «&#xa0;%2&#xa0;» au lieu de %3.</translation>
    </message>
    <message>
        <source>It is older than any OpenCL driver that Linux distributions have.</source>
        <translation>Cet appareil est plus ancien que tous les pilotes OpenCL des distributions Linux.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Its OpenCL driver is installed but does not show it: check that nvidia-smi does, and restart after an update of the driver.</source>
        <translation>Son pilote OpenCL est installé mais ne fait pas apparaître cet appareil&#xa0;: vérifiez que nvidia-smi l’affiche, et redémarrez après une mise à jour du pilote.</translation>
    </message>
    <message>
        <source>Its OpenCL driver is installed but does not show it: check that you may open /dev/dri/renderD* (group render), and that the GPU is not newer than the driver.</source>
        <translation>Son pilote OpenCL est installé mais ne fait pas apparaître cet appareil&#xa0;: vérifiez que vous pouvez ouvrir /dev/dri/renderD* (groupe render), et que ce GPU n’est pas plus récent que le pilote.</translation>
    </message>
    <message>
        <source>Its output is not one class per sample.</source>
        <translation>Sa sortie ne donne pas une classe pour chaque exemple.</translation>
    </message>
    <message>
        <source>Launching %1 kernels and waiting costs %2 more than computing.</source>
        <translation>Pour %2, lancer %1 noyaux et attendre prend plus de temps que le calcul.</translation>
    </message>
    <message>
        <source>Launching one kernel and waiting costs %1 more than computing.</source>
        <translation>Pour %1, lancer un noyau et attendre prend plus de temps que le calcul.</translation>
    </message>
    <message>
        <source>LayerNorm: only its normalised values can be differentiated, not the mean and the deviation.</source>
        <translation>LayerNorm&#xa0;: seul le résultat normalisé peut être dérivé, pas la moyenne ni l’écart type.</translation>
    </message>
    <message>
        <source>Measured on %1 (%2).</source>
        <translation>Mesuré sur %1 (%2).</translation>
    </message>
    <message>
        <source>Memory ran out on %1: choose a smaller size.</source>
        <translation>Mémoire insuffisante sur %1&#xa0;: choisissez une taille plus petite.</translation>
    </message>
    <message>
        <source>Mesa&apos;s OpenCL driver is installed but does not show it: check that you may open /dev/dri/renderD* (group render), and that RUSTICL_ENABLE, if set, names %1.</source>
        <translation>Le pilote OpenCL de Mesa est installé mais ne fait pas apparaître cet appareil&#xa0;: vérifiez que vous pouvez ouvrir /dev/dri/renderD* (groupe render) et que RUSTICL_ENABLE, si vous l’avez définie, contient %1.</translation>
    </message>
    <message>
        <source>NVIDIA_TF32_OVERRIDE=0 forbids TF32: unset it, or choose fp32.</source>
        <translation>NVIDIA_TF32_OVERRIDE=0 interdit TF32&#xa0;: supprimez la variable, ou choisissez fp32.</translation>
    </message>
    <message>
        <source>No OpenCL driver was found: install that of your graphics card (on Debian nvidia-opencl-icd, intel-opencl-icd or mesa-opencl-icd), or pocl-opencl-icd to try it out on the CPU.</source>
        <translation>Aucun pilote OpenCL n’a été trouvé&#xa0;: installez celui de votre carte graphique (sous Debian nvidia-opencl-icd, intel-opencl-icd ou mesa-opencl-icd), ou pocl-opencl-icd pour essayer sur le CPU.</translation>
    </message>
    <message>
        <source>No engine to measure was named.</source>
        <translation>Aucun moteur à mesurer n’a été indiqué.</translation>
    </message>
    <message>
        <source>No engine was found on this machine.</source>
        <translation>Aucun moteur n’a été trouvé sur cette machine.</translation>
    </message>
    <message>
        <source>No prediction for %1 in %2: its %3 is not known.</source>
        <translation>Pas de prédiction pour %1 en %2&#xa0;: valeur inconnue (%3).</translation>
    </message>
    <message>
        <source>No prediction for %1 in %2: the model of a CPU knows fp32 only.</source>
        <translation>Pas de prédiction pour %1 en %2&#xa0;: le modèle d’un CPU ne connaît que fp32.</translation>
    </message>
    <message>
        <source>No prediction for %1: its %2 is not known.</source>
        <translation>Pas de prédiction pour %1&#xa0;: valeur inconnue (%2).</translation>
    </message>
    <message>
        <source>No prediction for %1: the cost of work on a CPU has not been measured here.</source>
        <translation>Pas de prédiction pour %1&#xa0;: le coût des calculs sur un CPU n’a pas été mesuré sur cette machine.</translation>
    </message>
    <message>
        <source>No step was done by both %1 and %2.</source>
        <translation>Aucun pas n’a été fait à la fois par %1 et par %2.</translation>
    </message>
    <message>
        <source>No verdict: %1 and %2 were not both measured at any point.</source>
        <translation>Pas de verdict&#xa0;: aucun point n’a été mesuré à la fois avec %1 et %2.</translation>
    </message>
    <message>
        <source>The sweep was submitted as job %1, but its number was not saved: %2</source>
        <translation>Le balayage a été soumis sous le numéro %1, mais ce numéro n’a pas été enregistré&#xa0;: %2</translation>
    </message>
    <message>
        <source>The task left no results, and Slurm did not say why: %1</source>
        <translation>La tâche n’a laissé aucun résultat, et Slurm n’a pas dit pourquoi&#xa0;: %1</translation>
    </message>
    <message>
        <source>Work with this number was not prepared.</source>
        <translation>Aucun travail n’est préparé sous ce numéro.</translation>
    </message>
    <message>
        <source>No worker &apos;%1&apos; is saved%2 See overtake-bench workers list.</source>
        <translation>Aucun worker «&#xa0;%1&#xa0;» n’est enregistré%2 Voir overtake-bench workers list.</translation>
    </message>
    <message>
        <source>No figures of %1 are known: name a device of the database.</source>
        <translation>Aucune caractéristique de %1 n’est connue&#xa0;: indiquez un appareil de la base de données.</translation>
    </message>
    <message>
        <source>Only overtake-bench&apos;s commands sweep and measure can be opened here.</source>
        <translation>Parmi les commandes d’overtake-bench, seules sweep et measure peuvent être ouvertes ici.</translation>
    </message>
    <message>
        <source>Only a single number can be differentiated, not %1.</source>
        <translation>Seul un nombre peut être dérivé, pas %1.</translation>
    </message>
    <message>
        <source>OpenCL cannot open %1: %2. End other programs that use it, or restart.</source>
        <translation>OpenCL ne peut pas ouvrir %1&#xa0;: %2. Fermez les autres programmes qui l’utilisent, ou redémarrez.</translation>
    </message>
    <message>
        <source>OpenCL has a driver (%1), but no device that it can use: check that the card is there and that you may access it (group render).</source>
        <translation>OpenCL a un pilote (%1), mais aucun appareil utilisable&#xa0;: vérifiez que la carte est présente et que vous y avez accès (groupe render).</translation>
    </message>
    <message>
        <source>OpenCL on %1 cannot compile Overtake&apos;s kernels (a newer driver may): %2.</source>
        <translation>OpenCL sur %1 ne peut pas compiler les noyaux d’Overtake (un pilote plus récent le pourrait)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>OpenCL on %1 could not %2: %3.</source>
        <translation>OpenCL sur %1 a échoué (%2)&#xa0;: %3.</translation>
    </message>
    <message>
        <source>OpenCL on %1 could not allocate %2 bytes: %3.</source>
        <translation>OpenCL sur %1 n’a pas pu allouer %2 octets&#xa0;: %3.</translation>
    </message>
    <message>
        <source>OpenCL on %1 gives no queue: %2.</source>
        <translation>OpenCL sur %1 ne crée pas de file de commandes&#xa0;: %2.</translation>
    </message>
    <message>
        <source>OpenCL on %1 takes no program: %2.</source>
        <translation>OpenCL sur %1 refuse le programme&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Option %1 is given twice, or once without a value.</source>
        <translation>L’option %1 est donnée deux fois, ou une fois sans valeur.</translation>
    </message>
    <message>
        <source>Option %1 needs a value.</source>
        <translation>L’option %1 attend une valeur.</translation>
    </message>
    <message>
        <source>Option --%1 needs a value.</source>
        <translation>L’option --%1 attend une valeur.</translation>
    </message>
    <message>
        <source>Out of memory on %1: %2 bytes are needed in one piece, %3 bytes are free.</source>
        <translation>Mémoire insuffisante sur %1&#xa0;: il faut %2 octets d’un seul tenant, %3 octets sont libres.</translation>
    </message>
    <message>
        <source>Out of memory.</source>
        <translation>Mémoire insuffisante.</translation>
    </message>
    <message>
        <source>Parameter &apos;%1&apos; is missing or of the wrong kind (expected: %2).</source>
        <translation>Le paramètre «&#xa0;%1&#xa0;» manque ou n’a pas la forme attendue&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Parameter &apos;%1&apos; is not a number and cannot be swept.</source>
        <translation>Le paramètre «&#xa0;%1&#xa0;» n’est pas un nombre et ne peut pas être balayé.</translation>
    </message>
    <message>
        <source>Parameter &apos;%1&apos; must be the same for all engines: set it for the workload, not for %2.</source>
        <translation>Le paramètre «&#xa0;%1&#xa0;» doit être le même pour tous les moteurs&#xa0;: fixez-le pour la charge de travail, pas pour %2.</translation>
    </message>
    <message>
        <source>Predicted: %1</source>
        <translation>Prédit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Preset &apos;%1&apos; is for the workload %2, not %3: leave one of the two out.</source>
        <translation>Le préréglage «&#xa0;%1&#xa0;» est destiné à la charge de travail %2, et non à %3&#xa0;: retirez l’un des deux.</translation>
    </message>
    <message>
        <source>Preset &apos;%1&apos; is for the workload %2.</source>
        <translation>Le préréglage «&#xa0;%1&#xa0;» est destiné à la charge de travail %2.</translation>
    </message>
    <message>
        <source>Matrix multiplications in bf16 need the best vector instructions of this CPU, %1: choose these or fp32.</source>
        <translation>Les multiplications de matrices en bf16 exigent les meilleures instructions vectorielles de ce CPU, %1&#xa0;: choisissez-les, ou fp32.</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 part at %3, where one of them is not a number (tolerance %4)</source>
        <translation>Mêmes poids, mêmes lots&#xa0;: les pertes de %1 et de %2 divergent %3, où l’une n’est pas un nombre (tolérance %4)</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 part at %3, where they differ by %4 (tolerance %5)</source>
        <translation>Mêmes poids, mêmes lots&#xa0;: les pertes de %1 et de %2 divergent %3, où elles diffèrent de %4 (tolérance %5)</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 steps.</source>
        <translation>Arrêté après %1 pas sur %2.</translation>
    </message>
    <message>
        <source>That is not a message.</source>
        <translation>Ce n’est pas un message valide.</translation>
    </message>
    <message>
        <source>This engine does not keep &apos;%1&apos;, so it cannot be read.</source>
        <translation>Ce moteur ne conserve pas «&#xa0;%1&#xa0;»&#xa0;; on ne peut donc pas le lire.</translation>
    </message>
    <message>
        <source>The CUDA plug-in &apos;%1&apos; belongs to another build of Overtake (its interface is %2, this program&apos;s is %3): take program and plug-in from the same build.</source>
        <translation>Le greffon CUDA «&#xa0;%1&#xa0;» vient d’une autre compilation d’Overtake (son interface est %2, celle de ce programme %3)&#xa0;: prenez le programme et le greffon de la même compilation.</translation>
    </message>
    <message>
        <source>The CUDA plug-in &apos;%1&apos; lacks a part of its interface: build or install it again.</source>
        <translation>Il manque au greffon CUDA «&#xa0;%1&#xa0;» une partie de son interface&#xa0;: recompilez-le ou réinstallez-le.</translation>
    </message>
    <message>
        <source>The CUDA plug-in cannot be loaded (%1): build or install it again.</source>
        <translation>Impossible de charger le greffon CUDA (%1)&#xa0;: recompilez-le ou réinstallez-le.</translation>
    </message>
    <message>
        <source>The CUDA plug-in is not installed (looked for %1): build Overtake on a machine with the CUDA toolkit, or use another engine.</source>
        <translation>Le greffon CUDA n’est pas installé (cherché dans %1)&#xa0;: compilez Overtake sur une machine avec le toolkit CUDA, ou choisissez un autre moteur.</translation>
    </message>
    <message>
        <source>The GPU engines have no kernel for %1.</source>
        <translation>Les moteurs GPU n’ont pas de noyau pour %1.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is installed but not loaded in the kernel: load it (modprobe nvidia), or restart the machine after installing it.</source>
        <translation>Le pilote NVIDIA est installé mais n’est pas chargé dans le noyau&#xa0;: chargez-le (modprobe nvidia), ou redémarrez la machine après l’installation.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is loaded, but its library libcuda.so.1 is missing: install the driver&apos;s CUDA libraries (Debian: libcuda1), or start the container with the card (docker run --gpus all).</source>
        <translation>Le pilote NVIDIA est chargé, mais sa bibliothèque libcuda.so.1 manque&#xa0;: installez les bibliothèques CUDA du pilote (Debian&#xa0;: libcuda1), ou lancez le conteneur avec la carte (docker run --gpus all).</translation>
    </message>
    <message>
        <source>The NVIDIA driver is loaded, but there is no card under /dev: run nvidia-modprobe, or start the container with the card (docker run --gpus all).</source>
        <translation>Le pilote NVIDIA est chargé, mais il n’y a pas de carte sous /dev&#xa0;: lancez nvidia-modprobe, ou lancez le conteneur avec la carte (docker run --gpus all).</translation>
    </message>
    <message>
        <source>The NVIDIA driver supports CUDA up to %1, and the plug-in was built with CUDA %2, whose compatibility library does not support this card: install a newer driver.</source>
        <translation>Le pilote NVIDIA prend en charge CUDA jusqu’à %1, mais le greffon a été compilé avec CUDA %2, dont la bibliothèque de compatibilité ne prend pas en charge cette carte&#xa0;: installez un pilote plus récent.</translation>
    </message>
    <message>
        <source>The NVIDIA driver supports CUDA up to %1, and the plug-in was built with CUDA %2: install a newer driver, or build Overtake with an older CUDA toolkit.</source>
        <translation>Le pilote NVIDIA prend en charge CUDA jusqu’à %1, mais le greffon a été compilé avec CUDA %2&#xa0;: installez un pilote plus récent, ou compilez Overtake avec un toolkit CUDA plus ancien.</translation>
    </message>
    <message>
        <source>The NVIDIA driver works, but finds no card that CUDA can use: see what nvidia-smi says.</source>
        <translation>Le pilote NVIDIA fonctionne, mais ne trouve aucune carte que CUDA puisse utiliser&#xa0;: voyez ce que dit nvidia-smi.</translation>
    </message>
    <message>
        <source>The NVIDIA driver&apos;s kernel module and its library are of different versions: restart the machine.</source>
        <translation>Le module noyau du pilote NVIDIA et sa bibliothèque ont des versions différentes&#xa0;: redémarrez la machine.</translation>
    </message>
    <message>
        <source>The OpenCL driver of %1 (%2)</source>
        <translation>Le pilote OpenCL de %1 (%2)</translation>
    </message>
    <message>
        <source>The array ends within its header.</source>
        <translation>Le tableau se termine au milieu de son en-tête.</translation>
    </message>
    <message>
        <source>The array has %1 bytes of values; its shape %2 needs %3.</source>
        <translation>Le tableau a %1 octets de valeurs&#xa0;; sa forme %2 en demande %3.</translation>
    </message>
    <message>
        <source>The array is not in row-major order.</source>
        <translation>Le tableau n’est pas rangé par lignes.</translation>
    </message>
    <message>
        <source>The array&apos;s type is not float32, float64 or int32.</source>
        <translation>Le tableau n’est ni de type float32, ni float64, ni int32.</translation>
    </message>
    <message>
        <source>The array&apos;s header has an impossible shape.</source>
        <translation>L’en-tête du tableau donne une forme impossible.</translation>
    </message>
    <message>
        <source>The array&apos;s header has no %1.</source>
        <translation>L’en-tête du tableau n’a pas de %1.</translation>
    </message>
    <message>
        <source>The array&apos;s header has no shape.</source>
        <translation>L’en-tête du tableau n’a pas de forme.</translation>
    </message>
    <message>
        <source>The cards are not ready yet: start NVIDIA&apos;s fabric manager (systemctl start nvidia-fabricmanager).</source>
        <translation>Les cartes ne sont pas encore prêtes&#xa0;: lancez le gestionnaire de fabric de NVIDIA (systemctl start nvidia-fabricmanager).</translation>
    </message>
    <message>
        <source>The command that starts worker &apos;%1&apos; is empty.</source>
        <translation>La commande qui lance le worker «&#xa0;%1&#xa0;» est vide.</translation>
    </message>
    <message>
        <source>The data given do not belong to this work.</source>
        <translation>Les données ne correspondent pas à ce travail.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; is older than this program and cannot be given data: update the worker&apos;s side.</source>
        <translation>Le worker «&#xa0;%1&#xa0;» est plus ancien que ce programme et ne peut pas recevoir de données&#xa0;: mettez à jour le programme du côté du worker.</translation>
    </message>
    <message>
        <source>The data given for &apos;%1&apos; do not have the shape %2.</source>
        <translation>Les données pour «&#xa0;%1&#xa0;» n’ont pas la forme %2.</translation>
    </message>
    <message>
        <source>The data given for &apos;%1&apos; have values that are not from 0 to %2: if they come from a file that changed meanwhile, start again.</source>
        <translation>Les données pour «&#xa0;%1&#xa0;» ont des valeurs hors de l’intervalle de 0 à %2&#xa0;: si elles viennent d’un fichier modifié entre-temps, recommencez.</translation>
    </message>
    <message>
        <source>The engine of %1 fuses &apos;%2&apos; away; it cannot be read.</source>
        <translation>Le moteur de %1 fusionne «&#xa0;%2&#xa0;» avec une autre opération&#xa0;; on ne peut pas le lire.</translation>
    </message>
    <message>
        <source>The folder %1 has no text in it: no file whose name ends in .txt.</source>
        <translation>Le dossier %1 ne contient pas de texte&#xa0;: aucun fichier dont le nom se termine par .txt.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; cannot be made: %2.</source>
        <translation>Impossible de créer le dossier «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The folder &apos;%1&apos; is there already: collect its sweep and remove it, or choose another --out.</source>
        <translation>Le dossier «&#xa0;%1&#xa0;» existe déjà&#xa0;: récupérez son balayage avec collect, puis supprimez ce dossier, ou choisissez un autre --out.</translation>
    </message>
    <message>
        <source>The libcuda.so.1 that was found is the toolkit&apos;s stub, not a driver: remove its folder from LD_LIBRARY_PATH.</source>
        <translation>Le fichier libcuda.so.1 trouvé est la bibliothèque factice du toolkit et non un pilote&#xa0;: retirez son dossier de LD_LIBRARY_PATH.</translation>
    </message>
    <message>
        <source>The link is damaged: &apos;%&apos; must be followed by two hexadecimal digits.</source>
        <translation>Le lien est mal formé&#xa0;: «&#xa0;%&#xa0;» doit être suivi de deux chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>The link is damaged: &apos;%1&apos; is not allowed in a link.</source>
        <translation>Le lien est mal formé&#xa0;: «&#xa0;%1&#xa0;» n’a pas sa place dans un lien.</translation>
    </message>
    <message>
        <source>The losses of %1 and %2 cannot be compared step by step: their batch sizes differ.</source>
        <translation>Les pertes de %1 et de %2 ne peuvent pas être comparées pas à pas&#xa0;: leurs tailles de lot diffèrent.</translation>
    </message>
    <message>
        <source>The map over %1 has no values.</source>
        <translation>La carte en fonction de %1 n’a pas de valeurs.</translation>
    </message>
    <message>
        <source>The output cannot be kept for the protocol: %1.</source>
        <translation>La sortie ne peut pas être réservée au protocole&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The program could not be copied: %1</source>
        <translation>Le programme n’a pas pu être copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>The program that uses this worker has ended.</source>
        <translation>Le programme qui utilise ce worker s’est terminé.</translation>
    </message>
    <message>
        <source>The program was copied to &apos;%1&apos;, a name that the shell of the other machine would split.</source>
        <translation>Le programme a été copié vers «&#xa0;%1&#xa0;», un nom que le shell de l’autre machine ne conserverait pas intact.</translation>
    </message>
    <message>
        <source>The prompt</source>
        <translation>Le prompt</translation>
    </message>
    <message>
        <source>The prompt has &apos;%1&apos;, which does not occur in the text that the model learned from.</source>
        <translation>Le prompt contient «&#xa0;%1&#xa0;», absent du texte à partir duquel le modèle a appris.</translation>
    </message>
    <message>
        <source>The range of %1 must lie between %2 and %3, its lower end first.</source>
        <translation>La plage de %1 doit être comprise entre %2 et %3, la borne inférieure d’abord.</translation>
    </message>
    <message>
        <source>The sweep over %1 has no values.</source>
        <translation>Le balayage de %1 n’a pas de valeurs.</translation>
    </message>
    <message>
        <source>The task left no results. The number of its job was not saved, so it may still run.</source>
        <translation>La tâche n’a laissé aucun résultat. Le numéro de son job n’a pas été enregistré, elle tourne donc peut-être encore.</translation>
    </message>
    <message>
        <source>The task left no results, and Slurm does not know it any more.</source>
        <translation>La tâche n’a laissé aucun résultat, et Slurm ne la connaît plus.</translation>
    </message>
    <message>
        <source>The task left no results, and Slurm does not know it any more; its last output: %1</source>
        <translation>La tâche n’a laissé aucun résultat, et Slurm ne la connaît plus&#xa0;; dernier message&#xa0;: %1</translation>
    </message>
    <message>
        <source>The text (%1) is too short: its first nine tenths, which training takes, have %2 characters, and a window of context %3 takes %4.</source>
        <translation>Le texte (%1) est trop court&#xa0;: ses neuf premiers dixièmes, utilisés pour l’entraînement, ont %2 caractères, et une fenêtre de contexte %3 en demande %4.</translation>
    </message>
    <message>
        <source>The text (%1) is too short: its last tenth, the test, has %2 characters, and a window of context %3 takes %4.</source>
        <translation>Le texte (%1) est trop court&#xa0;: son dernier dixième, le test, a %2 caractères, et une fenêtre de contexte %3 en demande %4.</translation>
    </message>
    <message>
        <source>The text is too long: %1 bytes at most.</source>
        <translation>Le texte est trop long&#xa0;: %1 octets au plus.</translation>
    </message>
    <message>
        <source>The workload %1 has no mode &apos;inference&apos;.</source>
        <translation>La charge de travail %1 n’a pas de mode «&#xa0;inference&#xa0;».</translation>
    </message>
    <message>
        <source>The workload %1 has nothing to train.</source>
        <translation>La charge de travail %1 n’a rien à entraîner.</translation>
    </message>
    <message>
        <source>The workload %1 has nothing to train. Workloads that can be trained: %2.</source>
        <translation>La charge de travail %1 n’a rien à entraîner&#xa0;: on peut entraîner %2.</translation>
    </message>
    <message>
        <source>There is an NVIDIA card, but its driver is not installed (libcuda.so.1 is missing): install NVIDIA&apos;s driver (Debian: nvidia-driver), or start the container with the card (docker run --gpus all).</source>
        <translation>Il y a une carte NVIDIA, mais son pilote n’est pas installé (libcuda.so.1 manque)&#xa0;: installez le pilote de NVIDIA (Debian&#xa0;: nvidia-driver), ou lancez le conteneur avec la carte (docker run --gpus all).</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver (libcuda.so.1 is missing), and no NVIDIA card was found: CUDA needs both; use OpenCL for another card.</source>
        <translation>Il n’y a pas de pilote NVIDIA (libcuda.so.1 manque), et aucune carte NVIDIA n’a été trouvée&#xa0;: CUDA exige les deux&#xa0;; choisissez OpenCL pour une autre carte.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Il n’y a pas de dossier %1.</translation>
    </message>
    <message>
        <source>There is no folder for settings: HOME is not set.</source>
        <translation>Il n’y a pas de dossier de réglages&#xa0;: HOME n’est pas défini.</translation>
    </message>
    <message>
        <source>There is no lesson &apos;%1&apos;%2</source>
        <translation>Il n’y a pas de leçon «&#xa0;%1&#xa0;»%2</translation>
    </message>
    <message>
        <source>There is no trace: no engine reports the parts of a step&apos;s time.</source>
        <translation>Il n’y a pas de trace&#xa0;: aucun moteur n’a pu dire où passe le temps d’un pas.</translation>
    </message>
    <message>
        <source>This build has no cuDNN.</source>
        <translation>Compilé sans cuDNN.</translation>
    </message>
    <message>
        <source>This is neither a link of Overtake nor a command of overtake-bench.</source>
        <translation>Ce n’est ni un lien d’Overtake ni une commande d’overtake-bench.</translation>
    </message>
    <message>
        <source>This is not an array in NumPy&apos;s format 1.0.</source>
        <translation>Ce n’est pas un tableau au format 1.0 de NumPy.</translation>
    </message>
    <message>
        <source>This matrix multiplication is too large for cuBLAS: it takes at most %1 rows, columns or multiplications at a time.</source>
        <translation>Cette multiplication de matrices est trop grande pour cuBLAS&#xa0;: %1 lignes, colonnes ou multiplications au plus à la fois.</translation>
    </message>
    <message>
        <source>This needs %1 in %2, and %3 are free.</source>
        <translation>Il faut %1 (%2), et %3 sont libres.</translation>
    </message>
    <message>
        <source>This user may not read and write %1: ask the administrator for the right to use it (often membership of the group &apos;video&apos;).</source>
        <translation>Cet utilisateur n’a pas le droit de lire et d’écrire %1&#xa0;: demandez ce droit à l’administrateur (il suffit souvent d’appartenir au groupe «&#xa0;video&#xa0;»).</translation>
    </message>
    <message>
        <source>This worker does not know &apos;%1&apos;.</source>
        <translation>Ce worker ne connaît pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Too close to call over the whole range: neither %1 nor %2 is clearly faster.</source>
        <translation>Trop serré pour trancher sur toute la plage&#xa0;: ni %1 ni %2 n’est nettement plus rapide.</translation>
    </message>
    <message>
        <source>Too little is known about %1 and %2 for any ratio.</source>
        <translation>%1 et %2 sont trop mal connus pour qu’un rapport soit calculé.</translation>
    </message>
    <message>
        <source>Training left no values for &apos;%1&apos;.</source>
        <translation>L’entraînement n’a laissé aucune valeur pour «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Unexpected argument &apos;%1&apos; for %2.</source>
        <translation>Argument inattendu «&#xa0;%1&#xa0;» pour %2.</translation>
    </message>
    <message>
        <source>Unknown %1 &apos;%2&apos;%3 There are %4.</source>
        <translation>%1 «&#xa0;%2&#xa0;» inconnu%3 Choix possibles&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Unknown command &apos;%1&apos;%2 There are %3.</source>
        <translation>Commande «&#xa0;%1&#xa0;» inconnue%2 Choix possibles&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Unknown engine &apos;%1&apos;%2 This machine has %3.</source>
        <translation>Moteur «&#xa0;%1&#xa0;» inconnu%2 Moteurs de cette machine&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos; before the command%2 It takes %3.</source>
        <translation>Option «&#xa0;%1&#xa0;» inconnue avant la commande%2 Options possibles&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos; for %2%3 It takes %4.</source>
        <translation>Option «&#xa0;%1&#xa0;» inconnue pour %2%3 Options possibles&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Unknown parameter &apos;%1&apos; for %2: it has no parameters.</source>
        <translation>Paramètre «&#xa0;%1&#xa0;» inconnu pour %2&#xa0;: il n’y a pas de paramètres.</translation>
    </message>
    <message>
        <source>Unknown preset &apos;%1&apos;%2 There are %3.</source>
        <translation>Préréglage «&#xa0;%1&#xa0;» inconnu%2 Choix possibles&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Unknown workload &apos;%1&apos;%2 There are %3.</source>
        <translation>Charge de travail «&#xa0;%1&#xa0;» inconnue%2 Choix possibles&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The trained model could not be judged: %1</source>
        <translation>Le modèle entraîné n’a pas pu être évalué&#xa0;: %1</translation>
    </message>
    <message>
        <source>With --sbatch nothing is measured yet: give --json and --csv to overtake-bench collect.</source>
        <translation>Avec --sbatch, rien n’est encore mesuré&#xa0;: donnez --json et --csv à overtake-bench collect.</translation>
    </message>
    <message>
        <source>No engine of worker &apos;%1&apos; is available.</source>
        <translation>Aucun moteur du worker «&#xa0;%1&#xa0;» n’est disponible.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; is being connected.</source>
        <translation>Le worker «&#xa0;%1&#xa0;» est en cours de connexion.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; names an operation that this work does not have.</source>
        <translation>Le worker «&#xa0;%1&#xa0;» nomme une opération qui n’existe pas dans ce travail.</translation>
    </message>
    <message>
        <source>There is no profile of a step: %1</source>
        <translation>Il n’y a pas de profil du pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>Other programs ran during %1 of %2 repetitions: the estimate rests on the others.</source>
        <translation>D’autres programmes tournaient pendant %1 des %2 répétitions&#xa0;: l’estimation repose sur les autres.</translation>
    </message>
    <message>
        <source>The step times are impossible.</source>
        <translation>Les temps des pas sont impossibles.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; sent %2 values of &apos;%3&apos;, which has %4.</source>
        <translation>Le worker «&#xa0;%1&#xa0;» a envoyé %2 valeurs de «&#xa0;%3&#xa0;», qui en a %4.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; was restarted, and its work was lost.</source>
        <translation>Le worker «&#xa0;%1&#xa0;» a été relancé, et son travail est perdu.</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos;: %2</source>
        <translation>Worker «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos;: connecting was stopped.</source>
        <translation>Worker «&#xa0;%1&#xa0;»&#xa0;: la connexion a été arrêtée.</translation>
    </message>
    <message>
        <source>Wrong result: after the first step the loss is %1 on %2, but %3 on %4.</source>
        <translation>Résultat faux&#xa0;: après le premier pas, la perte vaut %1 sur %2, mais %3 sur %4.</translation>
    </message>
    <message>
        <source>Wrong result: the first step took %1 %2 on %3, but %4 on %5.</source>
        <translation>Résultat faux&#xa0;: le premier pas a pris %1 %2 sur %3, mais %4 sur %5.</translation>
    </message>
    <message>
        <source>a character is incomplete</source>
        <translation>un caractère est incomplet</translation>
    </message>
    <message>
        <source>a code that is not a character</source>
        <translation>un code qui n’est pas un caractère</translation>
    </message>
    <message>
        <source>a factor, a band around it and the number of rows</source>
        <translation>un facteur, sa marge et le nombre de lignes</translation>
    </message>
    <message>
        <source>a key of &apos;sources&apos;</source>
        <translation>une clé de «&#xa0;sources&#xa0;»</translation>
    </message>
    <message>
        <source>a known figure (this version does not know its name)</source>
        <translation>une caractéristique connue (cette version ne connaît pas son nom)</translation>
    </message>
    <message>
        <source>a list of 0 and 1</source>
        <translation>une liste de 0 et de 1</translation>
    </message>
    <message>
        <source>a list of at least one</source>
        <translation>une liste d’au moins un élément</translation>
    </message>
    <message>
        <source>a list of %1 numbers</source>
        <translation>une liste de %1 nombres</translation>
    </message>
    <message>
        <source>a list of steps</source>
        <translation>une liste d’étapes</translation>
    </message>
    <message>
        <source>a list with at least one device</source>
        <translation>une liste d’au moins un appareil</translation>
    </message>
    <message>
        <source>a message is of kind %1, which the protocol does not have.</source>
        <translation>un message est du type %1, inconnu du protocole.</translation>
    </message>
    <message>
        <source>a name without &apos;/&apos; and &apos;..&apos;</source>
        <translation>un nom sans «&#xa0;/&#xa0;» ni «&#xa0;..&#xa0;»</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a number, a text, true or false</source>
        <translation>un nombre, un texte, true ou false</translation>
    </message>
    <message>
        <source>a pair of numbers, the lower one first</source>
        <translation>une paire de nombres, le plus petit d’abord</translation>
    </message>
    <message>
        <source>a program and its arguments</source>
        <translation>un programme et ses arguments</translation>
    </message>
    <message>
        <source>a step of the epoch</source>
        <translation>un pas de l’époque</translation>
    </message>
    <message>
        <source>a tab: one of %1</source>
        <translation>un onglet parmi %1</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a text for each outcome needs a reveal before it.</source>
        <translation>un texte pour chaque issue doit être précédé d’une étape reveal.</translation>
    </message>
    <message>
        <source>a text of %1 bytes at most</source>
        <translation>un texte de %1 octets au plus</translation>
    </message>
    <message>
        <source>a text that is not empty</source>
        <translation>un texte non vide</translation>
    </message>
    <message>
        <source>a text with content</source>
        <translation>un texte non vide</translation>
    </message>
    <message>
        <source>a text, or one for each outcome</source>
        <translation>un texte, ou un pour chaque issue</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a whole number below 2^31</source>
        <translation>un nombre entier inférieur à 2^31</translation>
    </message>
    <message>
        <source>a zero byte</source>
        <translation>un octet nul</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>un nombre supérieur à 0</translation>
    </message>
    <message>
        <source>above 0 (leave an unknown figure out)</source>
        <translation>un nombre supérieur à 0 (omettre une caractéristique inconnue)</translation>
    </message>
    <message>
        <source>above that of the point before</source>
        <translation>supérieure à celle du point précédent</translation>
    </message>
    <message>
        <source>adding two arrays of %1, best of several runs</source>
        <translation>addition de deux tableaux de %1, la meilleure de plusieurs exécutions</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>un tableau</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>another job took its place</source>
        <translation>un autre travail a pris sa place</translation>
    </message>
    <message>
        <source>as long as &apos;engines&apos;</source>
        <translation>un tableau aussi long que «&#xa0;engines&#xa0;»</translation>
    </message>
    <message>
        <source>as long as &apos;step&apos;</source>
        <translation>un tableau aussi long que «&#xa0;step&#xa0;»</translation>
    </message>
    <message>
        <source>as long as &apos;repetitions&apos;</source>
        <translation>un tableau aussi long que «&#xa0;repetitions&#xa0;»</translation>
    </message>
    <message>
        <source>as long as &apos;samples&apos;</source>
        <translation>un tableau aussi long que «&#xa0;samples&#xa0;»</translation>
    </message>
    <message>
        <source>as many steps as the epoch still has</source>
        <translation>autant de pas qu’il en reste dans l’époque</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1 au plus</translation>
    </message>
    <message>
        <source>at_least or at_most is missing: when is it done?</source>
        <translation>at_least ou at_most manque&#xa0;: quand l’étape est-elle terminée&#xa0;?</translation>
    </message>
    <message>
        <source>best of %1 tries</source>
        <translation>le meilleur de %1 essais</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>un nombre entre %1 et %2</translation>
    </message>
    <message>
        <source>bf16 dot products in registers, %1, sum of each one&apos;s %2</source>
        <translation>produits scalaires bf16 dans les registres, %1, somme sur les threads (%2)</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>un choix</translation>
    </message>
    <message>
        <source>collect takes the folder that overtake-bench sweep … --sbatch &apos;OPTIONS&apos; made.</source>
        <translation>collect attend le dossier créé par overtake-bench sweep … --sbatch &apos;OPTIONS&apos;.</translation>
    </message>
    <message>
        <source>copies of %1, best of several, by the host&apos;s clock</source>
        <translation>copies de %1, la meilleure de plusieurs, selon l’horloge de l’hôte</translation>
    </message>
    <message>
        <source>copying around the caches, %1</source>
        <translation>copie en contournant les caches, %1</translation>
    </message>
    <message>
        <source>csv and data both name data of your own: leave one of the two out.</source>
        <translation>csv et data désignent tous deux vos données&#xa0;: retirez l’un des deux.</translation>
    </message>
    <message>
        <source>cuDNN cannot be used (%1).</source>
        <translation>cuDNN ne peut pas être utilisé (%1).</translation>
    </message>
    <message>
        <source>cuDNN no longer has the same method for a convolution on %1: set OVERTAKE_CUDNN=off to do without it.</source>
        <translation>cuDNN a changé d’algorithme pour une convolution sur %1&#xa0;: définissez OVERTAKE_CUDNN=off pour vous passer de cuDNN.</translation>
    </message>
    <message>
        <source>dependent additions to a register, %1</source>
        <translation>additions dépendantes dans un registre, %1</translation>
    </message>
    <message>
        <source>different for every device (&apos;%1&apos; is there twice)</source>
        <translation>différent pour chaque appareil («&#xa0;%1&#xa0;» y figure deux fois)</translation>
    </message>
    <message>
        <source>empty parallel regions, %1</source>
        <translation>régions parallèles vides, %1</translation>
    </message>
    <message>
        <source>engine %1 sets &apos;%2&apos;, which is the axis.</source>
        <translation>le moteur %1 fixe «&#xa0;%2&#xa0;», qui est l’axe.</translation>
    </message>
    <message>
        <source>exit status %1</source>
        <translation>code de retour %1</translation>
    </message>
    <message>
        <source>field &apos;%1&apos; is missing.</source>
        <translation>le champ «&#xa0;%1&#xa0;» manque.</translation>
    </message>
    <message>
        <source>field &apos;%1&apos; must be %2.</source>
        <translation>champ «&#xa0;%1&#xa0;», valeur attendue&#xa0;: %2.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>un fichier</translation>
    </message>
    <message>
        <source>fused multiply-adds in registers, %1, sum of each one&apos;s %2</source>
        <translation>multiplications-additions fusionnées dans les registres, %1, somme sur les threads (%2)</translation>
    </message>
    <message>
        <source>fused multiply-adds in registers, 1 thread, %1</source>
        <translation>multiplications-additions fusionnées dans les registres, 1 thread, %1</translation>
    </message>
    <message>
        <source>fused multiply-adds in registers, best of several runs</source>
        <translation>multiplications-additions fusionnées dans les registres, la meilleure de plusieurs exécutions</translation>
    </message>
    <message>
        <source>give the name of a file</source>
        <translation>donnez le nom d’un fichier</translation>
    </message>
    <message>
        <source>highest of reading, copying and triad over %1, %2</source>
        <translation>maximum des débits de lecture, copie et triade sur %1, %2</translation>
    </message>
    <message>
        <source>it answered &apos;%1&apos; instead of &apos;%2&apos;.</source>
        <translation>il a répondu «&#xa0;%1&#xa0;» là où «&#xa0;%2&#xa0;» était attendu.</translation>
    </message>
    <message>
        <source>it asks for an unknown array.</source>
        <translation>il demande un tableau qui ne lui a pas été annoncé.</translation>
    </message>
    <message>
        <source>it did not answer within %1, and said: %2</source>
        <translation>il n’a pas répondu dans le délai de %1 et a indiqué&#xa0;: %2</translation>
    </message>
    <message>
        <source>it did not answer within %1.</source>
        <translation>il n’a pas répondu dans le délai de %1.</translation>
    </message>
    <message>
        <source>its first message is not a hello.</source>
        <translation>son premier message n’est pas un «&#xa0;hello&#xa0;».</translation>
    </message>
    <message>
        <source>it has schema %1, and this version of Overtake (%2) reads up to schema %3; use a newer one.</source>
        <translation>son schéma est %1, et cette version d’Overtake (%2) lit jusqu’au schéma %3&#xa0;; utilisez une version plus récente.</translation>
    </message>
    <message>
        <source>it is a folder; give the name of a file</source>
        <translation>c’est un dossier&#xa0;; donnez le nom d’un fichier</translation>
    </message>
    <message>
        <source>it is a lesson of format %1; this program reads %2.</source>
        <translation>c’est une leçon au format %1&#xa0;; ce programme lit le format %2.</translation>
    </message>
    <message>
        <source>it is a recording of schema %1, and this version of Overtake (%2) reads up to schema %3; use a newer one.</source>
        <translation>c’est un enregistrement de schéma %1, et cette version d’Overtake (%2) lit jusqu’au schéma %3&#xa0;; utilisez une version plus récente.</translation>
    </message>
    <message>
        <source>it is a training, not a curve; the window shows it in the tab &apos;Training&apos;.</source>
        <translation>c’est un entraînement et non une courbe&#xa0;; la fenêtre l’affiche dans l’onglet «&#xa0;Entraînement&#xa0;».</translation>
    </message>
    <message>
        <source>it is both &apos;%1&apos; and &apos;%2&apos;.</source>
        <translation>elle est à la fois «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>it is not readable JSON, at line %1.</source>
        <translation>ce JSON est illisible, à la ligne %1.</translation>
    </message>
    <message>
        <source>it is not readable JSON: a number is out of range.</source>
        <translation>ce JSON est illisible&#xa0;: un nombre est hors limites.</translation>
    </message>
    <message>
        <source>it is not complete JSON: it ends too early, at line %1.</source>
        <translation>le JSON est incomplet&#xa0;: il se termine trop tôt, à la ligne %1.</translation>
    </message>
    <message>
        <source>it is not a recording of Overtake.</source>
        <translation>ce n’est pas un enregistrement d’Overtake.</translation>
    </message>
    <message>
        <source>it is not a device database of Overtake.</source>
        <translation>ce n’est pas une base de données d’appareils d’Overtake.</translation>
    </message>
    <message>
        <source>it is not a results file of Overtake.</source>
        <translation>ce n’est pas un fichier de résultats d’Overtake.</translation>
    </message>
    <message>
        <source>it is not connected.</source>
        <translation>il n’est pas connecté.</translation>
    </message>
    <message>
        <source>it is not open for writing</source>
        <translation>il n’est pas ouvert en écriture</translation>
    </message>
    <message>
        <source>it sent a message instead of an array.</source>
        <translation>il a envoyé un message là où un tableau était attendu.</translation>
    </message>
    <message>
        <source>it sent an array instead of a message.</source>
        <translation>il a envoyé un tableau là où un message était attendu.</translation>
    </message>
    <message>
        <source>it speaks version %1 of the protocol and this program %2: update the program on this side.</source>
        <translation>il utilise la version %1 du protocole et ce programme la version %2&#xa0;: mettez à jour le programme de ce côté.</translation>
    </message>
    <message>
        <source>it speaks version %1 of the protocol and this program %2: update the worker&apos;s side.</source>
        <translation>il utilise la version %1 du protocole et ce programme la version %2&#xa0;: mettez à jour le programme du côté du worker.</translation>
    </message>
    <message>
        <source>it took more memory than it asked for</source>
        <translation>elle a pris plus de mémoire qu’elle n’en avait demandé</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>elle a été annulée</translation>
    </message>
    <message>
        <source>its data do not have a class for each sample.</source>
        <translation>ses données n’ont pas de classe pour chaque exemple.</translation>
    </message>
    <message>
        <source>its node failed</source>
        <translation>son nœud est tombé en panne</translation>
    </message>
    <message>
        <source>its time limit was reached</source>
        <translation>sa limite de temps a été atteinte</translation>
    </message>
    <message>
        <source>main memory</source>
        <translation>mémoire principale</translation>
    </message>
    <message>
        <source>no character begins with the byte %1</source>
        <translation>aucun caractère ne commence par l’octet %1</translation>
    </message>
    <message>
        <source>nothing is set yet.</source>
        <translation>rien n’est encore réglé.</translation>
    </message>
    <message>
        <source>nothing was measured since the guess.</source>
        <translation>rien n’a été mesuré depuis l’estimation.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>of positive times</source>
        <translation>des temps positifs</translation>
    </message>
    <message>
        <source>of the status recorded</source>
        <translation>l’état «&#xa0;recorded&#xa0;»</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>one buffer of %1</source>
        <translation>un tampon de %1</translation>
    </message>
    <message>
        <source>one column too many</source>
        <translation>une colonne de trop</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>l’une des valeurs %1</translation>
    </message>
    <message>
        <source>oneDNN cannot do this %1: %2.</source>
        <translation>oneDNN ne sait pas faire cette opération (%1)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>reading half of it on one core, %1</source>
        <translation>lecture de la moitié sur un cœur, %1</translation>
    </message>
    <message>
        <source>record takes at most two engines: the device, and the one to compare it with.</source>
        <translation>record accepte au plus deux moteurs&#xa0;: l’appareil, et celui auquel le comparer.</translation>
    </message>
    <message>
        <source>render makes images of the workload mandelbrot only; %1 has none.</source>
        <translation>render ne produit d’images que pour la charge de travail mandelbrot&#xa0;; %1 n’en a pas.</translation>
    </message>
    <message>
        <source>sbatch printed no job number: &apos;%1&apos;. It may have submitted the sweep all the same: &apos;%2&apos; is kept.</source>
        <translation>sbatch n’a affiché aucun numéro de job&#xa0;: «&#xa0;%1&#xa0;». Il a peut-être soumis le balayage malgré tout&#xa0;: «&#xa0;%2&#xa0;» est conservé.</translation>
    </message>
    <message>
        <source>sbatch rejected the sweep (exit status %1): %2</source>
        <translation>sbatch n’a pas accepté le balayage (code de retour %1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>signal %1 (%2)</source>
        <translation>signal %1 (%2)</translation>
    </message>
    <message>
        <source>its messages are mixed with other output.</source>
        <translation>des données étrangères au protocole se trouvent entre ses messages.</translation>
    </message>
    <message>
        <source>small letters, digits and hyphens</source>
        <translation>des minuscules, des chiffres et des tirets</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>au pas %1</translation>
    </message>
    <message>
        <source>step %1 (%2): %3</source>
        <translation>étape %1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>text follows the closing quotation mark.</source>
        <translation>du texte suit le guillemet fermant.</translation>
    </message>
    <message>
        <source>the class is missing.</source>
        <translation>la classe manque.</translation>
    </message>
    <message>
        <source>the driver</source>
        <translation>le pilote</translation>
    </message>
    <message>
        <source>the file ends within the character that begins</source>
        <translation>le fichier se termine au milieu d’un caractère</translation>
    </message>
    <message>
        <source>the previous guess is never revealed.</source>
        <translation>l’estimation précédente n’est jamais révélée.</translation>
    </message>
    <message>
        <source>the guess is about the axis: measure a sweep.</source>
        <translation>l’estimation porte sur l’axe&#xa0;: elle demande un balayage.</translation>
    </message>
    <message>
        <source>the guess is never revealed.</source>
        <translation>l’estimation n’est jamais révélée.</translation>
    </message>
    <message>
        <source>the last column holds more than %1 different values: it must be the class.</source>
        <translation>la dernière colonne contient plus de %1 valeurs différentes&#xa0;: elle doit contenir la classe.</translation>
    </message>
    <message>
        <source>the memory of %1</source>
        <translation>la mémoire de %1</translation>
    </message>
    <message>
        <source>the number of a tensor</source>
        <translation>le numéro d’un tenseur</translation>
    </message>
    <message>
        <source>the one that was found lacks functions of version %1</source>
        <translation>il manque à la version trouvée des fonctions de la version %1</translation>
    </message>
    <message>
        <source>the quotation mark is not closed on this line.</source>
        <translation>le guillemet n’est pas fermé sur cette ligne.</translation>
    </message>
    <message>
        <source>the row ends before this column</source>
        <translation>la ligne s’arrête avant cette colonne</translation>
    </message>
    <message>
        <source>the scheduler</source>
        <translation>l’ordonnanceur</translation>
    </message>
    <message>
        <source>the shortest of many, by the host&apos;s clock</source>
        <translation>le plus court de plusieurs essais, selon l’horloge de l’hôte</translation>
    </message>
    <message>
        <source>the system</source>
        <translation>le système</translation>
    </message>
    <message>
        <source>the text of an outcome: crossing, base, other or close</source>
        <translation>le texte d’une issue&#xa0;: crossing, base, other ou close</translation>
    </message>
    <message>
        <source>the training set itself (%1 samples): nothing was held out</source>
        <translation>le jeu d’entraînement lui-même (%1 exemples)&#xa0;: rien n’a été mis de côté</translation>
    </message>
    <message>
        <source>the value is missing.</source>
        <translation>la valeur manque.</translation>
    </message>
    <message>
        <source>the whole must be %1.</source>
        <translation>valeur attendue de l’ensemble&#xa0;: %1.</translation>
    </message>
    <message>
        <source>there is no folder &apos;%1&apos;</source>
        <translation>il n’y a pas de dossier «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is no guess to reveal.</source>
        <translation>il n’y a pas d’estimation à révéler.</translation>
    </message>
    <message>
        <source>there is only one engine to compare.</source>
        <translation>il n’y a qu’un moteur à comparer.</translation>
    </message>
    <message>
        <source>this is the only column: at least one feature and then the class are needed, separated by commas, semicolons or tabs.</source>
        <translation>c’est la seule colonne&#xa0;: il faut au moins une caractéristique puis la classe, séparées par des virgules, des points-virgules ou des tabulations.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>until then they agree. Each step starts from weights that the previous step rounded, and a high learning rate makes such differences grow fast. After that step, both runs are equally valid: compare their reports.</source>
        <translation>jusque-là elles concordent. Chaque pas part de poids que le précédent a arrondis, et un taux d’apprentissage élevé amplifie vite ces différences. À partir de là, les deux entraînements se valent&#xa0;: comparez leurs rapports.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>une valeur</translation>
    </message>
    <message>
        <source>the answer was measured before: set something else first.</source>
        <translation>la réponse demandée a déjà été mesurée&#xa0;: changez d’abord un réglage.</translation>
    </message>
    <message>
        <source>this step would measure the answer before the guess.</source>
        <translation>cette étape mesurerait ce qui reste à estimer.</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>widths = &apos;%1&apos; has %2 layers: at most %3 are allowed.</source>
        <translation>widths = «&#xa0;%1&#xa0;» a %2 couches&#xa0;: %3 au plus sont permises.</translation>
    </message>
    <message>
        <source>widths = &apos;%1&apos;: &apos;%2&apos; is not a whole number from 1 to %3. Write the layers like 256,64.</source>
        <translation>widths = «&#xa0;%1&#xa0;»&#xa0;: «&#xa0;%2&#xa0;» n’est pas un nombre entier de 1 à %3. Écrivez les couches comme 256,64.</translation>
    </message>
    <message>
        <source>within 2 % of units x 2 x clock, which give %1</source>
        <translation>à 2&#xa0;% près, unités x 2 x fréquence, soit %1</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>oui ou non</translation>
    </message>
    <message>
        <source>%1 compute units</source>
        <translation>%1 unités de calcul</translation>
    </message>
    <message>
        <source>1 compute unit</source>
        <translation>1 unité de calcul</translation>
    </message>
    <message>
        <source>float32 only</source>
        <translation>float32 seulement</translation>
    </message>
    <message>
        <source>%1 waits for memory: it uses at least %2 of the bandwidth.</source>
        <translation>La mémoire limite %1&#xa0;: il utilise au moins %2 de la bande passante.</translation>
    </message>
    <message>
        <source>1, or more for the epoch&apos;s first step alone or for whole epochs</source>
        <translation>1&#xa0;; davantage seulement pour le premier pas de l’époque ou pour des époques entières</translation>
    </message>
    <message>
        <source>2 to 500 numbers, each above the one before</source>
        <translation>2 à 500 nombres, chacun supérieur au précédent</translation>
    </message>
    <message>
        <source>A batch of %1 rows cannot be shared by %2 devices: choose a larger batch size that divides the number of samples.</source>
        <translation>Un lot de %1 lignes ne peut pas être partagé entre %2 appareils&#xa0;: choisissez une taille de lot plus grande, qui divise le nombre d’exemples.</translation>
    </message>
    <message>
        <source>A step of this work has no rows that %1 GPUs could share.</source>
        <translation>Un pas de ce travail n’a pas de lignes que %1 GPU pourraient se partager.</translation>
    </message>
    <message>
        <source>A step that trains nothing has no gradients to sum.</source>
        <translation>Un pas qui n’entraîne rien n’a pas de gradients à sommer.</translation>
    </message>
    <message>
        <source>A sweep over gpus is printed, or written with --csv.</source>
        <translation>Un balayage de gpus est affiché, ou écrit avec --csv.</translation>
    </message>
    <message>
        <source>A sweep over gpus is predicted: leave --sbatch, --what-if, --quick and --budget out.</source>
        <translation>Un balayage de gpus est prédit&#xa0;: omettez --sbatch, --what-if, --quick et --budget.</translation>
    </message>
    <message>
        <source>A sweep over gpus takes --values, or goes through the powers of two up to %1.</source>
        <translation>Un balayage de gpus accepte --values, ou parcourt les puissances de deux jusqu’à %1.</translation>
    </message>
    <message>
        <source>A sweep over gpus takes one --engine, the model of a GPU: for example %1.</source>
        <translation>Un balayage de gpus exige un seul --engine, le modèle d’un GPU&#xa0;: par exemple %1.</translation>
    </message>
    <message>
        <source>Another of the devices has failed.</source>
        <translation>Un autre appareil a échoué.</translation>
    </message>
    <message>
        <source>Several devices share the rows of a batch in training only: choose training, or one device.</source>
        <translation>Plusieurs appareils ne se partagent les lignes d’un lot qu’à l’entraînement&#xa0;: choisissez l’entraînement, ou un seul appareil.</translation>
    </message>
    <message>
        <source>Several devices share the rows of shuffled batches only: use one device.</source>
        <translation>Plusieurs appareils ne se partagent que les lignes de lots mélangés&#xa0;: utilisez un seul appareil.</translation>
    </message>
    <message>
        <source>The engine&apos;s own gpus=%1 contradicts the sweep: leave it out.</source>
        <translation>L’option gpus=%1 du moteur contredit le balayage&#xa0;: retirez-la.</translation>
    </message>
    <message>
        <source>The step uses a gradient (%1) before all are there.</source>
        <translation>Le pas utilise un gradient (%1) avant que tous soient disponibles.</translation>
    </message>
    <message>
        <source>a list of at least two</source>
        <translation>une liste d’au moins deux éléments</translation>
    </message>
    <message>
        <source>also shown by %1</source>
        <translation>également affiché par %1</translation>
    </message>
    <message>
        <source>at a place that no other point has</source>
        <translation>à un endroit qu’aucun autre point n’occupe</translation>
    </message>
    <message>
        <source>from 0 to 0.5</source>
        <translation>un nombre de 0 à 0.5</translation>
    </message>
    <message>
        <source>it is a map over two parameters, not a curve; the window shows it in the tab &apos;Map&apos;.</source>
        <translation>c’est une carte en fonction de deux paramètres et non une courbe&#xa0;; la fenêtre l’affiche dans l’onglet «&#xa0;Carte&#xa0;».</translation>
    </message>
    <message>
        <source>it is not a map file of Overtake.</source>
        <translation>ce n’est pas un fichier de carte d’Overtake.</translation>
    </message>
    <message>
        <source>one of &apos;and.values&apos;</source>
        <translation>l’une des valeurs de «&#xa0;and.values&#xa0;»</translation>
    </message>
    <message>
        <source>one of &apos;over.values&apos;</source>
        <translation>l’une des valeurs de «&#xa0;over.values&#xa0;»</translation>
    </message>
    <message>
        <source>share each batch, gradients summed through the host&apos;s memory</source>
        <translation>se partagent chaque lot, gradients sommés via la mémoire de l’hôte</translation>
    </message>
    <message>
        <source>some of &apos;values&apos;, in their order, with the first and the last</source>
        <translation>certaines valeurs de «&#xa0;values&#xa0;», dans leur ordre, avec la première et la dernière</translation>
    </message>
    <message>
        <source>the key of &apos;over&apos;, and another than that of &apos;and&apos;</source>
        <translation>la clé de «&#xa0;over&#xa0;», et une autre que celle de «&#xa0;and&#xa0;»</translation>
    </message>
    <message>
        <source>the seed of an order for whole epochs</source>
        <translation>la graine d’un ordre pour des époques entières</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 has no parameter &apos;%2&apos;%3 There are %4.</source>
        <translation>%1&#xa0;: paramètre «&#xa0;%2&#xa0;» inconnu%3 Choix possibles&#xa0;: %4.</translation>
    </message>
    <message>
        <source>workload %1</source>
        <translation>charge de travail %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number for &apos;%2&apos;: allowed are %3.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre entier pour «&#xa0;%2&#xa0;». Valeurs admises&#xa0;: %3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number for &apos;%2&apos;: allowed are %3.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre pour «&#xa0;%2&#xa0;». Valeurs admises&#xa0;: %3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither true nor false for &apos;%2&apos;.</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni true ni false pour «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is of the wrong kind for &apos;%3&apos; (expected: %2).</source>
        <translation>«&#xa0;%1&#xa0;» ne convient pas à «&#xa0;%3&#xa0;»&#xa0;; valeur attendue&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a choice for &apos;%2&apos;%3 Allowed are %4.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être choisi pour «&#xa0;%2&#xa0;»%3 Choix possibles&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 overtakes %2 between %3 and %4 (%5).</source>
        <translation>%1 dépasse %2 entre %3 et %4 (%5).</translation>
    </message>
    <message>
        <source>Then %1 overtakes %2 between %3 and %4.</source>
        <translation>Puis %1 dépasse %2 entre %3 et %4.</translation>
    </message>
    <message>
        <source>two circles</source>
        <translation>deux cercles</translation>
    </message>
    <message>
        <source>two moons</source>
        <translation>deux lunes</translation>
    </message>
    <message>
        <source>two spirals</source>
        <translation>deux spirales</translation>
    </message>
    <message>
        <source>sonnets by Shakespeare</source>
        <translation>sonnets de Shakespeare</translation>
    </message>
    <message>
        <source>standard normal</source>
        <translation>loi normale centrée réduite</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 caractères</translation>
    </message>
    <message>
        <source>%1 symbols</source>
        <translation>%1 symboles</translation>
    </message>
    <message>
        <source>padding %1</source>
        <translation>bordure %1</translation>
    </message>
    <message>
        <source>%1 filtered, with bias</source>
        <translation>%1 filtré, avec biais</translation>
    </message>
    <message>
        <source>%1 filtered, with bias and ReLU</source>
        <translation>%1 filtré, avec biais et ReLU</translation>
    </message>
    <message>
        <source>%1 filtered, copied out behind its sum</source>
        <translation>%1 filtré, copié vers l’hôte après sa somme</translation>
    </message>
    <message>
        <source>after 1 step</source>
        <translation>après 1 pas</translation>
    </message>
    <message>
        <source>after %1 steps</source>
        <translation>après %1 pas</translation>
    </message>
    <message>
        <source>window %1</source>
        <translation>fenêtre %1</translation>
    </message>
    <message>
        <source>%1 in two batches</source>
        <translation>%1 en deux lots</translation>
    </message>
    <message>
        <source>1 iteration</source>
        <translation>1 itération</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 itérations</translation>
    </message>
    <message>
        <source>skipping known work: %1</source>
        <translation>calculs évités&#xa0;: %1</translation>
    </message>
    <message>
        <source>of numbers that %1 holds exactly</source>
        <translation>de nombres que %1 représente exactement</translation>
    </message>
    <message>
        <source>Eigen %1, vectors: %2</source>
        <translation>Eigen %1, vecteurs&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>registres %1</translation>
    </message>
    <message>
        <source>from the figure for %1, scaled by the width of the vectors</source>
        <translation>d’après la valeur en %1, rapportée à la largeur des vecteurs</translation>
    </message>
    <message>
        <source>for %1, from the figures of one core and of all</source>
        <translation>pour %1, d’après les valeurs d’un cœur et de tous</translation>
    </message>
    <message>
        <source>of %1 GPUs together</source>
        <translation>de %1 GPU ensemble</translation>
    </message>
    <message>
        <source>%1 images of its training set</source>
        <translation>%1 images du jeu d’entraînement</translation>
    </message>
    <message>
        <source>%1 images of its test set</source>
        <translation>%1 images du jeu de test</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>opération non permise</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>espace disque insuffisant</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota de disque dépassé</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur d’entrée/sortie</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>fichier trop volumineux</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nom de fichier trop long</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>trop de liens symboliques imbriqués</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>ce n’est pas un programme pour cet ordinateur</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>tube rompu</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>le fichier réseau n’existe plus</translation>
    </message>
    <message>
        <source>engine %1</source>
        <translation>moteur %1</translation>
    </message>
    <message>
        <source>(%1) / (%2)</source>
        <translation>(%1) / (%2)</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 agree over %3, to %4 (%5).</source>
        <translation>Mêmes poids, mêmes lots&#xa0;: les pertes de %1 et de %2 concordent sur %3, à %4 près (%5).</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 agree over %3, exactly.</source>
        <translation>Mêmes poids, mêmes lots&#xa0;: les pertes de %1 et de %2 concordent exactement sur %3.</translation>
    </message>
    <message>
        <source>Tolerance %1.</source>
        <translation>Tolérance %1.</translation>
    </message>
    <message>
        <source>Tolerance: %1 at the first step, %2 at the last, because each step starts from weights that the previous step rounded.</source>
        <translation>Tolérance&#xa0;: %1 au premier pas, %2 au dernier, car chaque pas part de poids que le précédent a arrondis.</translation>
    </message>
    <message>
        <source>specified %1 at %2</source>
        <translation>%1 spécifiés à %2</translation>
    </message>
    <message>
        <source>specified %1</source>
        <translation>%1 spécifiés</translation>
    </message>
    <message>
        <source>computed %1 at %2</source>
        <translation>%1 calculés à %2</translation>
    </message>
    <message>
        <source>computed %1</source>
        <translation>%1 calculés</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>%1 mesurés</translation>
    </message>
    <message>
        <source>it needs a text for each outcome: %1.</source>
        <translation>il faut un texte pour chaque issue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>the outcome &apos;%1&apos; cannot be here.</source>
        <translation>l’issue «&#xa0;%1&#xa0;» est impossible ici.</translation>
    </message>
    <message>
        <source>left out, or one of %1</source>
        <translation>aucune, ou l’une des valeurs %1</translation>
    </message>
    <message>
        <source>the text of the outcome &apos;%1&apos; is missing.</source>
        <translation>il manque le texte de l’issue «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>share each batch, gradients summed by %1</source>
        <translation>se partagent chaque lot, gradients sommés par %1</translation>
    </message>
    <message>
        <source>share each batch, gradients summed through the host&apos;s memory (%1 cannot be used: %2)</source>
        <translation>se partagent chaque lot, gradients sommés via la mémoire de l’hôte (%1 indisponible&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1 of %2 cases are wrong; here %3.</source>
        <translation>%1 cas sur %2 donnent un résultat faux&#xa0;; ici, %3.</translation>
    </message>
    <message>
        <source>number %1 of %2 is %3 instead of %4</source>
        <translation>le nombre %1 sur %2 vaut %3 au lieu de %4</translation>
    </message>
    <message>
        <source>1 multiprocessor</source>
        <translation>1 multiprocesseur</translation>
    </message>
    <message>
        <source>%1 multiprocessors</source>
        <translation>%1 multiprocesseurs</translation>
    </message>
    <message>
        <source>compute capability %1.%2</source>
        <translation>capacité de calcul %1.%2</translation>
    </message>
    <message>
        <source>in the host&apos;s memory</source>
        <translation>dans la mémoire de l’hôte</translation>
    </message>
    <message>
        <source>CUDA %1 on a driver for %2</source>
        <translation>CUDA %1 sur un pilote pour %2</translation>
    </message>
    <message>
        <source>matrix multiplications by its own kernel in fp32 (cuBLAS cannot be used: %1)</source>
        <translation>multiplications de matrices par le noyau d’Overtake en fp32 (cuBLAS indisponible&#xa0;: %1)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is tuned where it runs: start overtake-bench tune on that machine.</source>
        <translation>«&#xa0;%1&#xa0;» se règle sur sa propre machine&#xa0;: lancez-y overtake-bench tune.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be swept over: it only chooses the random numbers, and the work is the same whatever they are.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être balayé&#xa0;: il ne fait que choisir les nombres aléatoires, et le travail est le même quels qu’ils soient.</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at %3 of %4 points, too close to call at %5.</source>
        <translation>Sur %4 points, %1 est plus rapide que %2 en %3&#xa0;; trop serré pour trancher en %5.</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at the %3 of %4 points measured.</source>
        <translation>%1 est plus rapide que %2 aux points mesurés (%3 sur %4).</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at the %3 of %4 points that have a verdict.</source>
        <translation>%1 est plus rapide que %2 aux points qui ont un verdict (%3 sur %4).</translation>
    </message>
    <message>
        <source>Measured quickly: a full measurement gives a verdict.</source>
        <translation>Mesure rapide&#xa0;: une mesure complète donne un verdict.</translation>
    </message>
    <message>
        <source>Not certain, because more points were measured quickly than have a verdict.</source>
        <translation>Ce n’est pas certain, car il y a plus de points qui n’ont qu’une mesure rapide que de points qui ont un verdict.</translation>
    </message>
    <message>
        <source>Not certain, because more points are in doubt than have a verdict.</source>
        <translation>Ce n’est pas certain, car il y a plus de points douteux que de points qui ont un verdict.</translation>
    </message>
    <message>
        <source>Only %1 of %2 points have a verdict.</source>
        <translation>Seuls %1 points sur %2 ont un verdict.</translation>
    </message>
    <message>
        <source>The measurement was disturbed: measure again while nothing else runs.</source>
        <translation>La mesure a été perturbée&#xa0;: mesurez de nouveau quand aucun autre programme ne tourne.</translation>
    </message>
    <message>
        <source>The repetitions did not converge: measure again.</source>
        <translation>Les répétitions n’ont pas convergé&#xa0;: mesurez à nouveau.</translation>
    </message>
    <message>
        <source>The two were not measured in turn: measure them together.</source>
        <translation>Les deux n’ont pas été mesurés en alternance&#xa0;: mesurez-les ensemble.</translation>
    </message>
    <message>
        <source>There was time for one repetition only: allow more time.</source>
        <translation>Le temps n’a suffi que pour une répétition&#xa0;: accordez plus de temps.</translation>
    </message>
    <message>
        <source>Too close to call at the %1 of %2 points measured: neither %3 nor %4 is clearly faster.</source>
        <translation>Trop serré pour trancher aux points mesurés (%1 sur %2)&#xa0;: ni %3 ni %4 n’est nettement plus rapide.</translation>
    </message>
    <message>
        <source>Too close to call at the %1 of %2 points that have a verdict: neither %3 nor %4 is clearly faster.</source>
        <translation>Trop serré pour trancher aux points qui ont un verdict (%1 sur %2)&#xa0;: ni %3 ni %4 n’est nettement plus rapide.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation>%1 classes</translation>
    </message>
    <message>
        <source>%1 multiplies matrices in fp32 only, because cuBLAS cannot be used (%2).</source>
        <translation>%1 ne multiplie les matrices qu’en fp32, car cuBLAS est indisponible (%2).</translation>
    </message>
    <message>
        <source>%1 of %2 repetitions are outliers, down to %3 % of the median; nothing was left out.</source>
        <translation>%1 répétitions sur %2 sont des valeurs aberrantes, descendant jusqu’à %3&#xa0;% de la médiane&#xa0;; rien n’a été écarté.</translation>
    </message>
    <message>
        <source>%1 of %2 repetitions are outliers, up to %3 times the median; nothing was left out.</source>
        <translation>%1 répétitions sur %2 sont des valeurs aberrantes, allant jusqu’à %3 fois la médiane&#xa0;; rien n’a été écarté.</translation>
    </message>
    <message>
        <source>%1 of %2 repetitions is an outlier, down to %3 % of the median; nothing was left out.</source>
        <translation>%1 répétition sur %2 est une valeur aberrante, à %3&#xa0;% de la médiane&#xa0;; rien n’a été écarté.</translation>
    </message>
    <message>
        <source>%1 of %2 repetitions is an outlier, up to %3 times the median; nothing was left out.</source>
        <translation>%1 répétition sur %2 est une valeur aberrante, à %3 fois la médiane&#xa0;; rien n’a été écarté.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 threads for %1 performance cores</source>
        <translation>%1 threads pour %1 cœurs performants</translation>
    </message>
    <message>
        <source>%1 threads on %1 cores</source>
        <translation>%1 threads sur %1 cœurs</translation>
    </message>
    <message>
        <source>%1 threads under a quota of %2 CPUs</source>
        <translation>%1 threads avec un quota de %2 CPU</translation>
    </message>
    <message>
        <source>%1 under %2 filters of %3 x %3, pooled by %4</source>
        <translation>%1 après %2 filtres de %3 x %3, puis pooling par %4</translation>
    </message>
    <message>
        <source>%1 under %2 filters of %3 x %3, pooled by %4 through ReLU</source>
        <translation>%1 après %2 filtres de %3 x %3, puis ReLU et pooling par %4</translation>
    </message>
    <message>
        <source>%1 was not found in the system, a CUDA toolkit or a Python environment</source>
        <translation>%1 est introuvable, que ce soit dans le système, un toolkit CUDA ou un environnement Python</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1&#xa0;: %2, %3, %4</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>1 thread for 1 performance core</source>
        <translation>1 thread pour 1 cœur performant</translation>
    </message>
    <message>
        <source>1 thread on 1 core</source>
        <translation>1 thread sur 1 cœur</translation>
    </message>
    <message>
        <source>1 thread under a quota of %1 CPUs</source>
        <translation>1 thread avec un quota de %1 CPU</translation>
    </message>
    <message>
        <source>1 thread under a quota of 1 CPU</source>
        <translation>1 thread avec un quota de 1 CPU</translation>
    </message>
    <message>
        <source>A matrix multiplication in bf16 on %1 was given no room to round its operands.</source>
        <translation>Une multiplication de matrices en bf16 sur %1 n’a pas reçu de mémoire pour arrondir ses opérandes.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Cannot read &apos;%1&apos;: there is no parameter &apos;%2&apos;.</source>
        <translation>Impossible de lire «&#xa0;%1&#xa0;»&#xa0;: le paramètre «&#xa0;%2&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>Heat slowed the processor down %1 times during the measurement.</source>
        <translation>Pendant la mesure, la chaleur a ralenti le processeur %1 fois.</translation>
    </message>
    <message>
        <source>Heat slowed the processor down 1 time during the measurement.</source>
        <translation>Pendant la mesure, la chaleur a ralenti le processeur une fois.</translation>
    </message>
    <message>
        <source>Live leaves this size out: it would take %1 of memory. A sweep needs %2, and %3 are free.</source>
        <translation>La mesure en direct omet cette taille&#xa0;: elle demanderait %1 de mémoire. Un balayage en demande %2, et %3 sont libres.</translation>
    </message>
    <message>
        <source>Live leaves this size out: its data take longer than %1 to make. A sweep makes them; it needs %2 of memory, and %3 are free.</source>
        <translation>La mesure en direct omet cette taille&#xa0;: générer ses données prend plus de %1. Un balayage les génère&#xa0;; il demande %2 de mémoire, et %3 sont libres.</translation>
    </message>
    <message>
        <source>Not converged: 1 repetition used up the time budget of %1.</source>
        <translation>Non convergé&#xa0;: 1 répétition a épuisé le budget de temps de %1.</translation>
    </message>
    <message>
        <source>Not converged: after %1 repetitions and the time budget of %2, the median is known to %3 %.</source>
        <translation>Non convergé&#xa0;: après %1 répétitions et le budget de temps de %2, la médiane est connue à %3&#xa0;% près.</translation>
    </message>
    <message>
        <source>Not converged: after %1 repetitions and the time budget of %2, they lie up to %3 % from their median.</source>
        <translation>Non convergé&#xa0;: après %1 répétitions et le budget de temps de %2, elles s’écartent de leur médiane de %3&#xa0;% au plus.</translation>
    </message>
    <message>
        <source>Only %1 repetitions: their variation is hardly known.</source>
        <translation>Seulement %1 répétitions&#xa0;: leur dispersion est mal connue.</translation>
    </message>
    <message>
        <source>Only 1 repetition: its noise is unknown.</source>
        <translation>Une seule répétition&#xa0;: son bruit est inconnu.</translation>
    </message>
    <message>
        <source>Predicted, not measured: from the %1; expected to be right within a factor of %2.</source>
        <translation>Prédit, non mesuré&#xa0;: d’après les %1&#xa0;; en principe exact à un facteur %2 près.</translation>
    </message>
    <message>
        <source>Predicted, not measured: from the %1; the range expected holds %2 % of the published times of such operations.</source>
        <translation>Prédit, non mesuré&#xa0;: d’après les %1&#xa0;; la plage attendue contient %2&#xa0;% des temps publiés pour de telles opérations.</translation>
    </message>
    <message>
        <source>Skipped: the sweep&apos;s time budget of %1 was used up.</source>
        <translation>Omis&#xa0;: le budget de temps du balayage, %1, était épuisé.</translation>
    </message>
    <message>
        <source>Slurm: %1</source>
        <translation>Slurm&#xa0;: %1</translation>
    </message>
    <message>
        <source>The GPU slowed its clock down: %1.</source>
        <translation>Le GPU a baissé sa fréquence&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The machine&apos;s speed varies slowly. Neighbouring repetitions are alike, so they say less than independent ones.</source>
        <translation>La vitesse de la machine oscille lentement&#xa0;: des répétitions voisines se ressemblent et apportent donc moins d’information.</translation>
    </message>
    <message>
        <source>The times drift: the last third is %1 % faster than the first (heat, clock rate or other programs).</source>
        <translation>Les temps dérivent&#xa0;: le dernier tiers est plus rapide que le premier de %1&#xa0;% (chaleur, fréquence ou autres programmes).</translation>
    </message>
    <message>
        <source>The times drift: the last third is %1 % slower than the first (heat, clock rate or other programs).</source>
        <translation>Les temps dérivent&#xa0;: le dernier tiers est plus lent que le premier de %1&#xa0;% (chaleur, fréquence ou autres programmes).</translation>
    </message>
    <message>
        <source>Too slow to follow the slider, about %1 a step; a sweep measures it.</source>
        <translation>Trop lent pour suivre le curseur, environ %1 par pas&#xa0;; un balayage le mesure.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>a model: nothing is run</source>
        <translation>un modèle&#xa0;: rien n’est exécuté</translation>
    </message>
    <message>
        <source>a model: nothing is run; the cost of work was measured on this machine and scaled by the peaks of one core</source>
        <translation>un modèle&#xa0;: rien n’est exécuté&#xa0;; le coût des calculs a été mesuré sur cette machine, puis mis à l’échelle d’après les performances crête d’un cœur</translation>
    </message>
    <message>
        <source>a sentence that nests at most %1 others</source>
        <translation>une phrase contenant au plus %1 phrases imbriquées</translation>
    </message>
    <message>
        <source>allocate memory</source>
        <translation>allocation de mémoire</translation>
    </message>
    <message>
        <source>allocating memory on %1</source>
        <translation>allocation de mémoire sur %1</translation>
    </message>
    <message>
        <source>asking for the free memory of %1</source>
        <translation>lecture de la mémoire libre de %1</translation>
    </message>
    <message>
        <source>asking for the memory of %1</source>
        <translation>lecture de la mémoire de %1</translation>
    </message>
    <message>
        <source>asking for the properties of %1</source>
        <translation>lecture des propriétés de %1</translation>
    </message>
    <message>
        <source>begin its work</source>
        <translation>début du travail</translation>
    </message>
    <message>
        <source>choosing %1</source>
        <translation>choix de %1</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>convolution</translation>
    </message>
    <message>
        <source>convolutions by cuDNN %1.%2</source>
        <translation>convolutions par cuDNN %1.%2</translation>
    </message>
    <message>
        <source>convolutions by cuDNN %1.%2, but %3 of %4 shapes by the shared kernels because it has no algorithm of the same precision</source>
        <translation>convolutions par cuDNN %1.%2, mais %3 des %4 formes par les noyaux communs, car cuDNN n’a pas d’algorithme de même précision</translation>
    </message>
    <message>
        <source>convolutions by the shared kernels (built without cuDNN)</source>
        <translation>convolutions par les noyaux communs (compilé sans cuDNN)</translation>
    </message>
    <message>
        <source>convolutions by the shared kernels (cuDNN: %1)</source>
        <translation>convolutions par les noyaux communs (cuDNN&#xa0;: %1)</translation>
    </message>
    <message>
        <source>convolving on %1</source>
        <translation>convolution sur %1</translation>
    </message>
    <message>
        <source>coordinates of %1 columns and %2 rows</source>
        <translation>coordonnées de %1 colonnes et %2 lignes</translation>
    </message>
    <message>
        <source>copy from the device</source>
        <translation>copie depuis l’appareil</translation>
    </message>
    <message>
        <source>copy to the device</source>
        <translation>copie vers l’appareil</translation>
    </message>
    <message>
        <source>copying from %1</source>
        <translation>copie depuis %1</translation>
    </message>
    <message>
        <source>copying to %1</source>
        <translation>copie vers %1</translation>
    </message>
    <message>
        <source>copying with %1</source>
        <translation>copie avec %1</translation>
    </message>
    <message>
        <source>describing a convolution for %1</source>
        <translation>description d’une convolution pour %1</translation>
    </message>
    <message>
        <source>figures of the data sheet</source>
        <translation>chiffres de la fiche technique</translation>
    </message>
    <message>
        <source>figures of the data sheet and published measurements</source>
        <translation>chiffres de la fiche technique et mesures publiées</translation>
    </message>
    <message>
        <source>finish its work</source>
        <translation>fin du travail</translation>
    </message>
    <message>
        <source>gradients summed by %1</source>
        <translation>gradients sommés par %1</translation>
    </message>
    <message>
        <source>gradients summed through the host&apos;s memory (%1: %2)</source>
        <translation>gradients sommés via la mémoire de l’hôte (%1&#xa0;: %2)</translation>
    </message>
    <message>
        <source>it does not start: %1</source>
        <translation>le démarrage échoue&#xa0;: %1</translation>
    </message>
    <message>
        <source>loading a kernel on %1</source>
        <translation>chargement d’un noyau sur %1</translation>
    </message>
    <message>
        <source>locking main memory for %1</source>
        <translation>verrouillage de mémoire principale pour %1</translation>
    </message>
    <message>
        <source>make a kernel</source>
        <translation>création d’un noyau</translation>
    </message>
    <message>
        <source>making a clock on %1</source>
        <translation>création d’une horloge sur %1</translation>
    </message>
    <message>
        <source>making a mark on %1</source>
        <translation>création d’une marque sur %1</translation>
    </message>
    <message>
        <source>map its memory</source>
        <translation>projection de sa mémoire</translation>
    </message>
    <message>
        <source>mark its queue</source>
        <translation>marquage de sa file</translation>
    </message>
    <message>
        <source>matrix multiplication</source>
        <translation>multiplication de matrices</translation>
    </message>
    <message>
        <source>matrix multiplication in bf16</source>
        <translation>multiplication de matrices en bf16</translation>
    </message>
    <message>
        <source>matrix multiplications by CLBlast</source>
        <translation>multiplications de matrices par CLBlast</translation>
    </message>
    <message>
        <source>matrix multiplications by cuBLAS</source>
        <translation>multiplications de matrices par cuBLAS</translation>
    </message>
    <message>
        <source>matrix multiplications by the shared kernels (CLBlast: switched off)</source>
        <translation>multiplications de matrices par les noyaux communs (CLBlast&#xa0;: désactivé)</translation>
    </message>
    <message>
        <source>matrix multiplications by the shared kernels (cuBLAS: %1)</source>
        <translation>multiplications de matrices par les noyaux communs (cuBLAS&#xa0;: %1)</translation>
    </message>
    <message>
        <source>multiply matrices with CLBlast</source>
        <translation>multiplication de matrices avec CLBlast</translation>
    </message>
    <message>
        <source>rounding to bf16 on %1</source>
        <translation>arrondi en bf16 sur %1</translation>
    </message>
    <message>
        <source>multiplying matrices on %1</source>
        <translation>multiplication de matrices sur %1</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>aucune raison donnée</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>n°&#xa0;%1</translation>
    </message>
    <message>
        <source>none of %1 was found in the system, a CUDA toolkit or a Python environment</source>
        <translation>aucune de ces bibliothèques n’a été trouvée, que ce soit dans le système, un toolkit CUDA ou un environnement Python&#xa0;: %1</translation>
    </message>
    <message>
        <source>opening %1</source>
        <translation>ouverture de %1</translation>
    </message>
    <message>
        <source>opening a stream on %1</source>
        <translation>ouverture d’un flux sur %1</translation>
    </message>
    <message>
        <source>peaks measured here</source>
        <translation>performances crête mesurées ici</translation>
    </message>
    <message>
        <source>plain loops, one thread, not tuned</source>
        <translation>boucles simples, un seul thread, sans optimisation</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prédit</translation>
    </message>
    <message>
        <source>preparing a recorded step on %1</source>
        <translation>préparation d’un pas capturé sur %1</translation>
    </message>
    <message>
        <source>reading the clock of %1</source>
        <translation>lecture de l’horloge de %1</translation>
    </message>
    <message>
        <source>recorded on %1, %2</source>
        <translation>enregistré sur %1, %2</translation>
    </message>
    <message>
        <source>recording a step on %1</source>
        <translation>capture d’un pas sur %1</translation>
    </message>
    <message>
        <source>replaying a recorded step on %1</source>
        <translation>exécution d’un pas capturé sur %1</translation>
    </message>
    <message>
        <source>run a kernel</source>
        <translation>exécution d’un noyau</translation>
    </message>
    <message>
        <source>running the work on %1</source>
        <translation>exécution du travail sur %1</translation>
    </message>
    <message>
        <source>set a kernel&apos;s argument</source>
        <translation>argument d’un noyau</translation>
    </message>
    <message>
        <source>setting a mark on %1</source>
        <translation>pose d’une marque sur %1</translation>
    </message>
    <message>
        <source>sharing memory with %1</source>
        <translation>partage de mémoire avec %1</translation>
    </message>
    <message>
        <source>starting NCCL on %1</source>
        <translation>démarrage de NCCL sur %1</translation>
    </message>
    <message>
        <source>launching a kernel on %1</source>
        <translation>lancement d’un noyau sur %1</translation>
    </message>
    <message>
        <source>starting cuBLAS on %1</source>
        <translation>démarrage de cuBLAS sur %1</translation>
    </message>
    <message>
        <source>starting cuDNN on %1</source>
        <translation>démarrage de cuDNN sur %1</translation>
    </message>
    <message>
        <source>summing gradients with %1</source>
        <translation>somme des gradients avec %1</translation>
    </message>
    <message>
        <source>switched off by %1</source>
        <translation>désactivé par %1</translation>
    </message>
    <message>
        <source>synthetic</source>
        <translation>synthétique</translation>
    </message>
    <message>
        <source>take its memory back</source>
        <translation>restitution de sa mémoire</translation>
    </message>
    <message>
        <source>taking cuBLAS&apos;s memory on %1</source>
        <translation>réservation de la mémoire de cuBLAS sur %1</translation>
    </message>
    <message>
        <source>times of such work measured here</source>
        <translation>temps de travaux semblables mesurés ici</translation>
    </message>
    <message>
        <source>times of such work measured on this machine, in proportion to the peaks of one core</source>
        <translation>temps de travaux semblables mesurés sur cette machine, en proportion des performances crête d’un cœur</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <translation>attente de %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>sans %1</translation>
    </message>
    <message>
        <source>%1 It is left out.</source>
        <translation>%1 Il n’est pas utilisé.</translation>
    </message>
    <message>
        <source>%1 It is left out: see what nvidia-smi says, and restart.</source>
        <translation>%1 Il n’est pas utilisé&#xa0;: regardez ce que dit nvidia-smi, puis redémarrez.</translation>
    </message>
    <message>
        <source>%1 They are left out.</source>
        <translation>%1 Ils ne sont pas utilisés.</translation>
    </message>
    <message>
        <source>%1 crashed: %2.</source>
        <translation>%1 s’est arrêté brutalement&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 did not answer within %2.</source>
        <translation>%1 n’a pas répondu dans le délai de %2.</translation>
    </message>
    <message>
        <source>%1 ended the program: %2.</source>
        <translation>%1 a mis fin au programme&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 had not answered when Overtake stopped waiting.</source>
        <translation>%1 n’avait pas répondu quand l’attente a été interrompue.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be an engine&apos;s id.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un identifiant de moteur valide.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; did not answer within %2, and said: %3</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas répondu dans le délai de %2 et a indiqué&#xa0;: %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; did not answer within %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas répondu dans le délai de %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; gives the counts only: choose another engine for --png.</source>
        <translation>«&#xa0;%1&#xa0;» ne donne que les nombres d’itérations&#xa0;: choisissez un autre moteur pour --png.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; prints more than %2.</source>
        <translation>«&#xa0;%1&#xa0;» affiche plus de %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in --worker is not a worker: write NAME=COMMAND, for example lab=&apos;ssh gpu1 overtake-bench worker&apos;.</source>
        <translation>«&#xa0;%1&#xa0;» dans --worker n’est pas un worker&#xa0;: écrivez NOM=COMMANDE, par exemple lab=&apos;ssh gpu1 overtake-bench worker&apos;.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a worker, not an engine: did you mean %2?</source>
        <translation>«&#xa0;%1&#xa0;» est un worker et non un moteur&#xa0;: vouliez-vous dire %2&#xa0;?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; starts nothing there: name the program, too, for example &apos;ssh gpu1 overtake-bench worker&apos;.</source>
        <translation>«&#xa0;%1&#xa0;» ne démarre rien sur l’autre machine&#xa0;: indiquez aussi le programme, par exemple «&#xa0;ssh gpu1 overtake-bench worker&#xa0;».</translation>
    </message>
    <message>
        <source>All OpenCL drivers together</source>
        <translation>L’ensemble des pilotes OpenCL</translation>
    </message>
    <message>
        <source>Engine &apos;%1&apos; is unavailable: %2</source>
        <translation>Le moteur «&#xa0;%1&#xa0;» est indisponible&#xa0;: %2</translation>
    </message>
    <message>
        <source>No GPU engine is available.</source>
        <translation>Aucun moteur GPU n’est disponible.</translation>
    </message>
    <message>
        <source>No GPU engine is available. %1</source>
        <translation>Aucun moteur GPU n’est disponible. %1</translation>
    </message>
    <message>
        <source>No GPU engine is available. %1 %2</source>
        <translation>Aucun moteur GPU n’est disponible. %1 %2</translation>
    </message>
    <message>
        <source>No pipe to another program can be made: %1.</source>
        <translation>Impossible de créer un tube vers un autre programme&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Still waiting for an answer: %1.</source>
        <translation>Toujours en attente d’une réponse&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The CUDA driver</source>
        <translation>Le pilote CUDA</translation>
    </message>
    <message>
        <source>The command is empty.</source>
        <translation>La commande est vide.</translation>
    </message>
    <message>
        <source>Unknown engine &apos;%1&apos;. The GPU engines of this machine are %2.</source>
        <translation>Moteur «&#xa0;%1&#xa0;» inconnu. Les moteurs GPU de cette machine sont %2.</translation>
    </message>
    <message>
        <source>Waiting for worker &apos;%1&apos;: %2</source>
        <translation>En attente du worker «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>Worker &apos;%1&apos; is being connected, and says: %2</source>
        <translation>Connexion au worker «&#xa0;%1&#xa0;» en cours&#xa0;; il affiche&#xa0;: %2</translation>
    </message>
    <message>
        <source>a message announces %1 bytes; at most %2 are allowed.</source>
        <translation>un message annonce %1 octets&#xa0;; %2 au plus sont permis.</translation>
    </message>
    <message>
        <source>it closed its output.</source>
        <translation>il a fermé sa sortie.</translation>
    </message>
    <message>
        <source>it did not answer within %1, and printed &apos;%2&apos;.</source>
        <translation>il n’a pas répondu dans le délai de %1 et a affiché «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>it ended: %1, and said: %2</source>
        <translation>il s’est terminé (%1) et a indiqué&#xa0;: %2</translation>
    </message>
    <message>
        <source>it ended: %1.</source>
        <translation>il s’est terminé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>it has two engines with the id &apos;%1&apos;.</source>
        <translation>il a deux moteurs d’identifiant «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>it printed &apos;%1&apos; and ended: %2, and said: %3</source>
        <translation>il a affiché «&#xa0;%1&#xa0;», s’est terminé (%2) et a indiqué&#xa0;: %3</translation>
    </message>
    <message>
        <source>it printed &apos;%1&apos; and ended: %2.</source>
        <translation>il a affiché «&#xa0;%1&#xa0;» et s’est terminé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>it sends more than it was asked for.</source>
        <translation>il envoie plus que ce qui lui est demandé.</translation>
    </message>
    <message>
        <source>it sent a malformed message.</source>
        <translation>il a envoyé un message mal formé.</translation>
    </message>
    <message>
        <source>it sent a message that nests too deeply.</source>
        <translation>il a envoyé un message trop profondément imbriqué.</translation>
    </message>
    <message>
        <source>it closed its output, and said: %1</source>
        <translation>il a fermé sa sortie et a indiqué&#xa0;: %1</translation>
    </message>
    <message>
        <source>its program was not found.</source>
        <translation>son programme est introuvable.</translation>
    </message>
    <message>
        <source>its program was not found: %1</source>
        <translation>son programme est introuvable&#xa0;: %1</translation>
    </message>
    <message>
        <source>its first output is not a worker&apos;s hello: &apos;%1&apos;</source>
        <translation>sa première sortie n’est pas le «&#xa0;hello&#xa0;» d’un worker&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>it sent a sentence that is too long.</source>
        <translation>il a envoyé une phrase trop longue.</translation>
    </message>
    <message>
        <source>Measured %1 times, because it was disturbed or did not converge before.</source>
        <translation>Mesuré %1 fois, car la mesure était perturbée ou n’avait pas convergé.</translation>
    </message>
    <message>
        <source>it sent a message with more than %1 texts.</source>
        <translation>il a envoyé un message de plus de %1 textes.</translation>
    </message>
    <message>
        <source>workers takes list, add NAME &apos;COMMAND&apos;, edit NAME &apos;COMMAND&apos;, try NAME, try --worker NAME=&apos;COMMAND&apos; or remove NAME.</source>
        <translation>workers accepte list, add NOM &apos;COMMANDE&apos;, edit NOM &apos;COMMANDE&apos;, try NOM, try --worker NOM=&apos;COMMANDE&apos; ou remove NOM.</translation>
    </message>
    <message>
        <source>%1 and %2 both write to standard output: give one of them only.</source>
        <translation>%1 et %2 écrivent tous deux sur la sortie standard&#xa0;: ne donnez que l’une des deux options.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to tune: only &apos;cpu&apos; has.</source>
        <translation>Seul «&#xa0;cpu&#xa0;» se règle&#xa0;: «&#xa0;%1&#xa0;» n’a rien à régler.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 threads that Overtake needs can be started: raise the limit on processes (ulimit -u, or pids.max of the container).</source>
        <translation>Overtake a besoin de %2 threads et n’a pu en lancer que %1&#xa0;: relevez la limite de processus (ulimit -u, ou pids.max du conteneur).</translation>
    </message>
    <message>
        <source>matrix multiplications by CLBlast, and by the shared kernels if they are faster here</source>
        <translation>multiplications de matrices par CLBlast, et par les noyaux communs quand ils sont plus rapides sur cette machine</translation>
    </message>
    <message>
        <source>Not converged: stopped after %1 repetitions.</source>
        <translation>Non convergé&#xa0;: arrêté après %1 répétitions.</translation>
    </message>
    <message>
        <source>Not converged: stopped after 1 repetition.</source>
        <translation>Non convergé&#xa0;: arrêté après 1 répétition.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a file.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier.</translation>
    </message>
    <message>
        <source>Results of measuring and compiling cannot be saved, so this is done again at every start: %1</source>
        <translation>Ce qui devrait être mesuré ou compilé une seule fois ne peut pas être conservé et sera refait à chaque démarrage&#xa0;: %1</translation>
    </message>
    <message>
        <source>0 or 1, one for each run</source>
        <translation>0 ou 1, une valeur par exécution</translation>
    </message>
    <message>
        <source>%1 `packaging/package tar` in Overtake&apos;s source makes a copy for it: OVERTAKE_PORTABLE names its file.</source>
        <translation>%1 `packaging/package tar`, dans les sources d’Overtake, crée une copie que l’on peut y transférer&#xa0;: OVERTAKE_PORTABLE indique ce fichier.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; would be compared with itself: name two engines.</source>
        <translation>«&#xa0;%1&#xa0;» serait comparé à lui-même&#xa0;: indiquez deux moteurs.</translation>
    </message>
    <message>
        <source>No CPU engine is available beside %1: name the engine to compare with.</source>
        <translation>Aucun moteur CPU n’est disponible pour la comparaison avec %1&#xa0;: indiquez le moteur auquel comparer.</translation>
    </message>
    <message>
        <source>No GPU is available: name the engine to record, for example cpu.</source>
        <translation>Aucun GPU n’est disponible&#xa0;: indiquez le moteur à mesurer, par exemple cpu.</translation>
    </message>
    <message>
        <source>Stopped before a sweep was complete: nothing was saved.</source>
        <translation>Arrêté avant la fin d’un balayage&#xa0;: rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>record needs --out FILE.json: the file is its only result.</source>
        <translation>record exige --out FICHIER.json&#xa0;: ce fichier est son seul résultat.</translation>
    </message>
    <message>
        <source>it is not one of say, set, do, guess, measure, reveal, explain, why, exit.</source>
        <translation>ce n’est ni say, ni set, ni do, ni guess, ni measure, ni reveal, ni explain, ni why, ni exit.</translation>
    </message>
    <message>
        <source>nothing follows the exit question.</source>
        <translation>rien ne doit suivre la question de sortie.</translation>
    </message>
    <message>
        <source>nothing was revealed that could be explained.</source>
        <translation>rien n’a encore été révélé que l’on puisse expliquer.</translation>
    </message>
    <message>
        <source>the last step is not an exit question.</source>
        <translation>la dernière étape n’est pas une question de sortie.</translation>
    </message>
    <message>
        <source>%1 changes nothing here: this engine has no clocks of its own.</source>
        <translation>%1 ne change rien ici&#xa0;: ce moteur n’a pas d’horloge propre.</translation>
    </message>
    <message>
        <source>%1 is predicted: no clock runs that could be read wrongly.</source>
        <translation>%1 est prédit&#xa0;: aucun chronomètre ne tourne, aucun ne peut donc être mal lu.</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>%1 accepts only honest times, but &apos;%2&apos; is timed wrongly on purpose.</source>
        <translation>%1 n’accepte que des temps honnêtes, et «&#xa0;%2&#xa0;» est volontairement mal chronométré.</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message>
        <source>%1: the GPU is faster throughout</source>
        <translation>%1&#xa0;: le GPU est plus rapide partout</translation>
    </message>
    <message>
        <source>%1: no change</source>
        <translation>%1&#xa0;: aucun changement</translation>
    </message>
    <message>
        <source>%1: the GPU is slower throughout</source>
        <translation>%1&#xa0;: le GPU est plus lent partout</translation>
    </message>
    <message>
        <source>--what-if prints a table below one sweep: leave --json, --and and --sbatch out.</source>
        <translation>--what-if ajoute un tableau à un seul balayage&#xa0;: omettez --json, --and et --sbatch.</translation>
    </message>
    <message>
        <source>A map</source>
        <translation>Une carte</translation>
    </message>
    <message>
        <source>An image</source>
        <translation>Une image</translation>
    </message>
    <message>
        <source>A recording</source>
        <translation>Un enregistrement</translation>
    </message>
    <message>
        <source>A training</source>
        <translation>Un entraînement</translation>
    </message>
    <message>
        <source>Measured wrongly on purpose: there is no verdict.</source>
        <translation>Volontairement mal mesuré&#xa0;: il n’y a pas de verdict.</translation>
    </message>
    <message>
        <source>No crossover of %1 and %2: one of them was measured wrongly on purpose.</source>
        <translation>Pas de croisement entre %1 et %2&#xa0;: l’un des deux a été volontairement mal mesuré.</translation>
    </message>
    <message>
        <source>No single figure of the GPU would halve the crossover: %1.</source>
        <translation>Aucun chiffre du GPU, changé seul, ne diviserait le croisement par deux&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No single figure of the GPU would make it overtake: %1.</source>
        <translation>Aucun chiffre du GPU, modifié seul, ne lui permettrait de dépasser l’autre moteur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>On the CPU&apos;s side: %1.</source>
        <translation>Du côté du CPU&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no GPU here: a model stands in, and %1 shows the mistake.</source>
        <translation>Il n’y a pas de GPU ici&#xa0;: un modèle le remplace, et %1 montre l’erreur.</translation>
    </message>
    <message>
        <source>There is no GPU here: a model stands in, and no clock runs that could be read wrongly.</source>
        <translation>Il n’y a pas de GPU ici&#xa0;: un modèle le remplace. Aucun chronomètre ne tourne, aucun ne peut donc être mal lu.</translation>
    </message>
    <message>
        <source>This would halve the crossover: %1.</source>
        <translation>Voici ce qui diviserait le croisement par deux&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This would make the GPU overtake: %1.</source>
        <translation>Voici ce qui permettrait au GPU de dépasser l’autre moteur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>a figure of your own</source>
        <translation>un chiffre personnalisé</translation>
    </message>
    <message>
        <source>cores of the CPU</source>
        <translation>nombre de cœurs du CPU</translation>
    </message>
    <message>
        <source>figures of a GPU of your own</source>
        <translation>chiffres d’un GPU personnalisé</translation>
    </message>
    <message>
        <source>half the %1</source>
        <translation>%1 × ½</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: one repetition, no interval</source>
        <translation>volontairement mal mesuré&#xa0;: une seule répétition, pas d’intervalle</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: only the fastest repetition counts</source>
        <translation>volontairement mal mesuré&#xa0;: seule la répétition la plus rapide compte</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: set-up and the first call are counted in</source>
        <translation>volontairement mal mesuré&#xa0;: la préparation et le premier appel sont comptés</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: the clock stopped when the work was queued</source>
        <translation>volontairement mal mesuré&#xa0;: le chronomètre s’est arrêté dès la mise en file du travail</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: the copies are left out</source>
        <translation>volontairement mal mesuré&#xa0;: les copies ne sont pas comptées</translation>
    </message>
    <message>
        <source>measured wrongly on purpose: the profiler ran inside the clock</source>
        <translation>volontairement mal mesuré&#xa0;: le profileur tournait pendant la mesure</translation>
    </message>
    <message>
        <source>my GPU (from %1)</source>
        <translation>mon GPU (d’après %1)</translation>
    </message>
    <message>
        <source>no-copies changes nothing here: a step of this work copies nothing.</source>
        <translation>no-copies ne change rien ici&#xa0;: un pas de ce travail ne copie rien.</translation>
    </message>
    <message>
        <source>no-wait changes nothing here: several devices wait for each other in every step.</source>
        <translation>no-wait ne change rien ici&#xa0;: plusieurs appareils s’attendent les uns les autres à chaque pas.</translation>
    </message>
    <message>
        <source>no-wait changes nothing here: the processor does the work itself, so the call returns when it is complete.</source>
        <translation>no-wait ne change rien ici&#xa0;: le processeur fait le travail lui-même, l’appel ne se termine donc qu’une fois le travail fini.</translation>
    </message>
    <message>
        <source>no-wait changes nothing here: the worker reads its own clock when the work is complete.</source>
        <translation>no-wait ne change rien ici&#xa0;: le worker lit sa propre horloge quand le travail est terminé.</translation>
    </message>
    <message>
        <source>of the same stopwatches as the points</source>
        <translation>des mêmes chronomètres que les points</translation>
    </message>
    <message>
        <source>twice the %1</source>
        <translation>%1 × 2</translation>
    </message>
    <message>
        <source>vector width of the CPU</source>
        <translation>largeur des vecteurs du CPU</translation>
    </message>
    <message>
        <source>Other programs used %1 of %2 cores.</source>
        <translation>D’autres programmes ont utilisé %1 des %2 cœurs.</translation>
    </message>
    <message>
        <source>The cores were used otherwise during a part of this measurement.</source>
        <translation>Les cœurs ont servi à autre chose pendant une partie de cette mesure.</translation>
    </message>
    <message>
        <source>Other programs used %1 of 1 core.</source>
        <translation>D’autres programmes ont utilisé %1 cœur sur 1.</translation>
    </message>
    <message>
        <source>The host gave %1 of %2 cores to other guests.</source>
        <translation>L’hôte a attribué %1 des %2 cœurs à d’autres machines virtuelles.</translation>
    </message>
    <message>
        <source>The host gave %1 of 1 core to other guests.</source>
        <translation>L’hôte a attribué %1 cœur sur 1 à d’autres machines virtuelles.</translation>
    </message>
    <message>
        <source>The clock fell by %1 % during this measurement.</source>
        <translation>La fréquence a baissé de %1&#xa0;% pendant cette mesure.</translation>
    </message>
    <message>
        <source>The GPU&apos;s clock fell by %1 % during this measurement.</source>
        <translation>La fréquence du GPU a baissé de %1&#xa0;% pendant cette mesure.</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>%1 cœurs</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at the 1 of %3 points that has a verdict.</source>
        <translation>%1 est plus rapide que %2 au seul point qui a un verdict (1 sur %3).</translation>
    </message>
    <message>
        <source>%1 lanes</source>
        <translation>%1 voies</translation>
    </message>
    <message>
        <source>%1 repeats a single character; 2 to 65 536 can be learned.</source>
        <translation>%1 répète un seul caractère&#xa0;; on peut en apprendre de 2 à 65&#xa0;536.</translation>
    </message>
    <message>
        <source>%1 steps are too many to compare step by step (at most %2): choose fewer epochs or a larger batch.</source>
        <translation>%1 pas, c’est trop pour une comparaison pas à pas (%2 au plus)&#xa0;: choisissez moins d’époques ou un lot plus grand.</translation>
    </message>
    <message>
        <source>(%1 units x %2) / (%3 x %4)</source>
        <translation>(%1 unités x %2) / (%3 x %4)</translation>
    </message>
    <message>
        <source>(%1 units x %2) / (%3 x %4) / %5</source>
        <translation>(%1 unités x %2) / (%3 x %4) / %5</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 cœur</translation>
    </message>
    <message>
        <source>1 lane</source>
        <translation>1 voie</translation>
    </message>
    <message>
        <source>1 of %1 cases is wrong; here %2.</source>
        <translation>1 cas sur %1 donne un résultat faux&#xa0;; ici, %2.</translation>
    </message>
    <message>
        <source>1 of %1 tasks has not ended yet: collect again later.</source>
        <translation>1 tâche sur %1 n’est pas terminée&#xa0;: relancez collect plus tard.</translation>
    </message>
    <message>
        <source>1 sample that training did not see</source>
        <translation>1 exemple que l’entraînement n’a pas vu</translation>
    </message>
    <message>
        <source>A batch of 1 row cannot be shared by %1 devices: choose a larger batch size that divides the number of samples.</source>
        <translation>Un lot de 1 ligne ne peut pas être partagé entre %1 appareils&#xa0;: choisissez une taille de lot plus grande, qui divise le nombre d’exemples.</translation>
    </message>
    <message>
        <source>Only 1 of %1 points has a verdict.</source>
        <translation>Seul 1 point sur %1 a un verdict.</translation>
    </message>
    <message>
        <source>Too close to call at the 1 of %1 points that has a verdict: neither %2 nor %3 is clearly faster.</source>
        <translation>Trop serré pour trancher au seul point qui a un verdict (1 sur %1)&#xa0;: ni %2 ni %3 n’est nettement plus rapide.</translation>
    </message>
    <message>
        <source>coordinates of %1 x %2 pixels</source>
        <translation>coordonnées de %1 x %2 pixels</translation>
    </message>
    <message>
        <source>the training set itself (1 sample): nothing was held out</source>
        <translation>le jeu d’entraînement lui-même (1 exemple)&#xa0;: rien n’a été mis de côté</translation>
    </message>
    <message>
        <source>%1: from %2 to %3 (%4)</source>
        <translation>%1&#xa0;: de %2 à %3 (%4)</translation>
    </message>
    <message>
        <source>%1: the GPU is faster from %2 (%3)</source>
        <translation>%1&#xa0;: le GPU est plus rapide à partir de %2 (%3)</translation>
    </message>
    <message>
        <source>There is prepared work with this number already.</source>
        <translation>Un travail portant ce numéro est déjà préparé.</translation>
    </message>
    <message>
        <source>a sentence of at most 1 MiB</source>
        <translation>une phrase de 1&#xa0;Mio au plus</translation>
    </message>
    <message>
        <source>%1 did not end its step when training was stopped, so its process was ended.</source>
        <translation>%1 n’a pas terminé son pas à l’arrêt de l’entraînement&#xa0;; son processus a donc été arrêté.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>Judging was stopped.</source>
        <translation>L’évaluation a été arrêtée.</translation>
    </message>
    <message>
        <source>The text has changed since the model was trained on it: train again.</source>
        <translation>Le texte a changé depuis l’entraînement du modèle&#xa0;: entraînez-le de nouveau.</translation>
    </message>
    <message>
        <source>By the model, %1 would make the GPU faster throughout.</source>
        <translation>D’après le modèle, le GPU serait plus rapide partout. Changement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>By the model, %1 would move the crossover from %2 to %3 (%4).</source>
        <translation>D’après le modèle, le croisement passerait de %2 à %3 (%4). Changement&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>An image can have 1 to %1 pixels per side.</source>
        <translation>Une image peut avoir de 1 à %1 pixels de côté.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; contains no place: it was not saved by the Mandelbrot viewer.</source>
        <translation>«&#xa0;%1&#xa0;» ne contient pas les coordonnées d’un endroit&#xa0;: l’image n’a pas été enregistrée par la visionneuse de Mandelbrot.</translation>
    </message>
    <message>
        <source>The image is computed again at this size, in bands that need little memory. Its place is kept in the file.</source>
        <translation>L’image est recalculée à cette taille, par bandes&#xa0;: peu de mémoire suffit. L’endroit est conservé dans le fichier.</translation>
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
        <translation>%2 = %1</translation>
    </message>
    <message>
        <source>%2 = %1</source>
        <comment>16, size n</comment>
        <translation>%2 = %1</translation>
    </message>
    <message>
        <source>at %1 %2</source>
        <comment>500, hidden neurons</comment>
        <translation>à %1 (%2)</translation>
    </message>
    <message>
        <source>at %2 %1</source>
        <comment>32, batch size</comment>
        <translation>pour %2 = %1</translation>
    </message>
    <message>
        <source>at %2 = %1</source>
        <comment>16, size n</comment>
        <translation>pour %2 = %1</translation>
    </message>
    <message>
        <source>between %1 and %2 %3</source>
        <comment>128, 256, hidden neurons</comment>
        <translation>entre %1 et %2 (%3)</translation>
    </message>
    <message>
        <source>between %3 %1 and %2</source>
        <comment>16, 32, batch size</comment>
        <translation>entre %1 et %2 (%3)</translation>
    </message>
    <message>
        <source>between %3 = %1 and %2</source>
        <comment>16, 32, size n</comment>
        <translation>entre %1 et %2 (%3)</translation>
    </message>
    <message>
        <source>from %1 to %2 %3</source>
        <comment>5, 2000, hidden neurons</comment>
        <translation>de %1 à %2 (%3)</translation>
    </message>
    <message>
        <source>from %3 %1 to %2</source>
        <comment>16, 32, batch size</comment>
        <translation>de %1 à %2 (%3)</translation>
    </message>
    <message>
        <source>from %3 = %1 to %2</source>
        <comment>16, 32, size n</comment>
        <translation>de %1 à %2 (%3)</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Seahorse valley</source>
        <translation>Vallée des hippocampes</translation>
    </message>
    <message>
        <source>Elephant valley</source>
        <translation>Vallée des éléphants</translation>
    </message>
    <message>
        <source>Triple spiral</source>
        <translation>Triple spirale</translation>
    </message>
    <message>
        <source>Small copy on the needle</source>
        <translation>Petite copie sur l’aiguille</translation>
    </message>
    <message>
        <source>Deep in the seahorse&apos;s tail (float64)</source>
        <translation>Au fond de la queue de l’hippocampe (float64)</translation>
    </message>
</context>
<context>
    <name>PointReport</name>
    <message>
        <source>During the measurement, other programs used %1 of %2 cores, and the clock was %3 GHz.</source>
        <translation>Pendant la mesure, d’autres programmes utilisaient %1 des %2 cœurs, et la fréquence était de %3&#xa0;GHz.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is varied, its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Other activity on its machine during the measurement is not known.</source>
        <translation>On ne sait pas ce qui tournait d’autre sur sa machine pendant la mesure.</translation>
    </message>
    <message>
        <source>During the measurement, other programs used %1 of 1 core, and the clock was %2 GHz.</source>
        <translation>Pendant la mesure, d’autres programmes utilisaient %1 cœur sur 1, et la fréquence était de %2&#xa0;GHz.</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>%1 numbers in a vector</source>
        <translation>%1 nombres par vecteur</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 cœur</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>%1 cœurs</translation>
    </message>
    <message>
        <source>A vector instruction computes as many numbers at once as fit into a vector, and each core has its own vector units. The gain is larger if vectors do not wait for each other. It is smaller if cores share resources or slow down together.</source>
        <translation>Une instruction vectorielle traite à la fois autant de nombres que le vecteur en contient, et chaque cœur a ses propres unités vectorielles. Le gain est plus grand si les vecteurs ne s’attendent pas les uns les autres, plus petit si les cœurs partagent des ressources ou ralentissent ensemble.</translation>
    </message>
</context>
<context>
    <name>RecoveredCurves</name>
    <message>
        <source>Not saved before Overtake ended: %1.</source>
        <translation>Non enregistré avant la fermeture d’Overtake&#xa0;: %1.</translation>
    </message>
    <message>
        <source>They are in the list of curves (F8).</source>
        <translation>Vous les trouverez dans la liste des courbes (F8).</translation>
    </message>
    <message>
        <source>Curves that were not saved</source>
        <translation>Courbes non enregistrées</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>%1 % of a copy&apos;s bandwidth</source>
        <translation>%1&#xa0;% de la bande passante d’une copie</translation>
    </message>
    <message>
        <source>%1 % of what is allowed</source>
        <translation>%1&#xa0;% de ce qui est permis</translation>
    </message>
    <message>
        <source>%1 (%2 minutes)</source>
        <translation>%1 (%2 minutes)</translation>
    </message>
    <message>
        <source>%1 a step</source>
        <translation>%1 par pas</translation>
    </message>
    <message>
        <source>%1 at %2 %3: %4</source>
        <translation>%1 à %2 %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>%1 cœurs</translation>
    </message>
    <message>
        <source>%1 is faster</source>
        <translation>%1 est plus rapide</translation>
    </message>
    <message>
        <source>%1 is not clearly faster than %2 anywhere.</source>
        <translation>%1 n’est nulle part nettement plus rapide que %2.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>%1 more classes are in the file of --out.</source>
        <translation>Le fichier de --out contient %1 autres classes.</translation>
    </message>
    <message>
        <source>%1 of %2 matrix multiplications, on one thread and on %3, in %4. The fastest: %5.</source>
        <translation>%1 multiplications de matrices sur %2, avec un thread et avec %3, en %4. Les plus rapides&#xa0;: %5.</translation>
    </message>
    <message>
        <source>%1 of %2 matrix multiplications, on one thread, in %3. The fastest: %4.</source>
        <translation>%1 multiplications de matrices sur %2, avec un thread, en %3. Les plus rapides&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 over %2, %3: %4</source>
        <translation>%1 par rapport à %2, %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1 over %2, on paper: no measurement</source>
        <translation>%1 par rapport à %2, sur le papier&#xa0;: aucune mesure</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 repetitions</source>
        <translation>%1 répétitions</translation>
    </message>
    <message>
        <source>%1 sockets</source>
        <translation>%1 sockets</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 pas</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 threads</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>%1, recorded as %2 on %3</source>
        <translation>%1, enregistré sous le nom %2 le %3</translation>
    </message>
    <message>
        <source>%1: %2 parameters without position embeddings; by nanoGPT&apos;s formula %3 an iteration, %4 % of %5 (A100, bf16), whatever the device; %6 iterations would take %7.</source>
        <translation>%1&#xa0;: %2 paramètres sans les plongements de position&#xa0;; selon la formule de nanoGPT %3 par itération, %4&#xa0;% de %5 (A100, bf16), quel que soit l’appareil&#xa0;; %6 itérations prendraient %7.</translation>
    </message>
    <message>
        <source>%1: map over %2 and %3</source>
        <translation>%1&#xa0;: carte en fonction de %2 et %3</translation>
    </message>
    <message>
        <source>%1: sweep over %2</source>
        <translation>%1&#xa0;: balayage de %2</translation>
    </message>
    <message>
        <source>%1: sweep over %2, recorded on %3, %4</source>
        <translation>%1&#xa0;: balayage de %2, enregistré sur %3, %4</translation>
    </message>
    <message>
        <source>%1: training</source>
        <translation>%1&#xa0;: entraînement</translation>
    </message>
    <message>
        <source>(and %1 more)</source>
        <translation>(et %1 de plus)</translation>
    </message>
    <message>
        <source>(baseline faster above)</source>
        <translation>(au-delà, la référence est plus rapide)</translation>
    </message>
    <message>
        <source>(refining)</source>
        <translation>(affinage)</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 cœur</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>1 repetition</source>
        <translation>1 répétition</translation>
    </message>
    <message>
        <source>1 socket</source>
        <translation>1 socket</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 pas</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 thread</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>95 % interval %1; baseline %2: %3 an epoch</source>
        <translation>intervalle à 95&#xa0;% %1&#xa0;; référence %2&#xa0;: %3 par époque</translation>
    </message>
    <message>
        <source>A CPU of the device database, or cpu: this machine&apos;s</source>
        <translation>Un CPU de la base de données, ou cpu&#xa0;: celui de cette machine</translation>
    </message>
    <message>
        <source>A GPU of the device database or of this machine</source>
        <translation>Un GPU de la base de données ou de cette machine</translation>
    </message>
    <message>
        <source>A device database of your own (default: the one built in)</source>
        <translation>Votre propre base de données d’appareils (par défaut&#xa0;: celle du programme)</translation>
    </message>
    <message>
        <source>A lesson&apos;s file, or the id of a built-in one (default: list those)</source>
        <translation>Le fichier d’une leçon, ou l’identifiant d’une leçon intégrée (par défaut&#xa0;: la liste des leçons intégrées)</translation>
    </message>
    <message>
        <source>A published case by name: see `overtake-bench presets`</source>
        <translation>Un cas publié, par son nom&#xa0;: voir `overtake-bench presets`</translation>
    </message>
    <message>
        <source>It is not known what would halve the crossover: that takes a sweep of at least two points.</source>
        <translation>On ne sait pas ce qui diviserait le croisement par deux&#xa0;: il faut un balayage d’au moins deux points.</translation>
    </message>
    <message>
        <source>It is not known what would halve the crossover: the GPU is the baseline. Name it after the engine with which it is compared.</source>
        <translation>On ne sait pas ce qui diviserait le croisement par deux&#xa0;: le GPU est la référence. Nommez-le après le moteur auquel il est comparé.</translation>
    </message>
    <message>
        <source>It is not known what would halve the crossover: too little was measured, or the GPU is faster first and slower from some place on.</source>
        <translation>On ne sait pas ce qui diviserait le croisement par deux&#xa0;: trop peu de points ont été mesurés, ou le GPU est d’abord plus rapide, puis plus lent à partir d’un certain endroit.</translation>
    </message>
    <message>
        <source>Measure roughly, within some tens of milliseconds per engine</source>
        <translation>Mesurer approximativement, en quelques dizaines de millisecondes par moteur</translation>
    </message>
    <message>
        <source>A second parameter: a map over both, refined near the crossover</source>
        <translation>Un second paramètre&#xa0;: une carte en fonction des deux, affinée près du croisement</translation>
    </message>
    <message>
        <source>An engine to compare: cpu, eigen, reference (the textbook loops), opencl:N, cuda:N or model:NAME (a prediction), see `overtake-bench devices`; with options and its own batch size, e.g. cpu,threads=1,batch=512; repeatable, the first is the baseline</source>
        <translation>Un moteur à comparer&#xa0;: cpu, eigen, reference (les boucles naïves), opencl:N, cuda:N ou model:NOM (une prédiction), voir `overtake-bench devices`&#xa0;; avec des options et sa propre taille de lot, par exemple cpu,threads=1,batch=512&#xa0;; répétable, le premier est la référence</translation>
    </message>
    <message>
        <source>Attributes of %1:</source>
        <translation>Attributs de %1&#xa0;:</translation>
    </message>
    <message>
        <source>Checks every engine&apos;s results against the textbook loops</source>
        <translation>Compare les résultats de chaque moteur à ceux des boucles naïves</translation>
    </message>
    <message>
        <source>Classification report on %1:</source>
        <translation>Rapport de classification, évalué sur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Comparing %1; choose others with --engine.</source>
        <translation>Comparaison de %1&#xa0;; choisissez-en d’autres avec --engine.</translation>
    </message>
    <message>
        <source>Copied, and its hash verified there. Starting %1</source>
        <translation>Copié&#xa0;; somme de contrôle vérifiée sur l’autre machine. Lancement de %1</translation>
    </message>
    <message>
        <source>Copy it? [y/N]</source>
        <translation>Le copier&#xa0;? [y/N]</translation>
    </message>
    <message>
        <source>Data: %1</source>
        <translation>Données&#xa0;: %1</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>Afficher la version du programme</translation>
    </message>
    <message>
        <source>Each engine against the textbook loops; error relative to the largest value; seed %1</source>
        <translation>Chaque moteur comparé aux boucles naïves&#xa0;; erreur relative à la plus grande valeur&#xa0;; graine %1</translation>
    </message>
    <message>
        <source>Engines elsewhere, by a command that starts a worker there, e.g. lab=&apos;ssh gpu1 overtake-bench worker&apos;; they are lab/cpu and so on; repeatable</source>
        <translation>Des moteurs d’une autre machine, par une commande qui y lance un worker, par exemple lab=&apos;ssh gpu1 overtake-bench worker&apos;&#xa0;; ils s’appellent lab/cpu et ainsi de suite&#xa0;; répétable</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Exemple&#xa0;:</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemples&#xa0;:</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>ÉCHEC</translation>
    </message>
    <message>
        <source>First value (default: the lowest allowed)</source>
        <translation>Première valeur (par défaut&#xa0;: la plus petite permise)</translation>
    </message>
    <message>
        <source>How many columns to print (default: 5)</source>
        <translation>Nombre de colonnes à afficher (par défaut&#xa0;: 5)</translation>
    </message>
    <message>
        <source>How many rows to print (default: 5)</source>
        <translation>Nombre de lignes à afficher (par défaut&#xa0;: 5)</translation>
    </message>
    <message>
        <source>How many values, before refinement (default: 10; 5 for a map)</source>
        <translation>Nombre de valeurs, avant l’affinage (par défaut&#xa0;: 10&#xa0;; 5 pour une carte)</translation>
    </message>
    <message>
        <source>How often to go through the data (default: the parameter epochs)</source>
        <translation>Nombre de passages sur les données (par défaut&#xa0;: le paramètre epochs)</translation>
    </message>
    <message>
        <source>It answered after %1 and has %2 engines.</source>
        <translation>Il a répondu en %1 et dispose de %2 moteurs.</translation>
    </message>
    <message>
        <source>It answered after %1 and has 1 engine.</source>
        <translation>Il a répondu en %1 et dispose de 1 moteur.</translation>
    </message>
    <message>
        <source>Its first value (of a map, both default to what is usual)</source>
        <translation>Sa première valeur (pour une carte, les deux paramètres ont par défaut leurs bornes habituelles)</translation>
    </message>
    <message>
        <source>Its last value</source>
        <translation>Sa dernière valeur</translation>
    </message>
    <message>
        <source>Joins what the tasks of a sweep measured under Slurm: see sweep --sbatch</source>
        <translation>Réunit les mesures des tâches d’un balayage sous Slurm&#xa0;: voir sweep --sbatch</translation>
    </message>
    <message>
        <source>Saves commands that start workers elsewhere, for example for --engine NAME/cpu</source>
        <translation>Enregistre des commandes qui lancent des workers sur d’autres machines, par exemple pour --engine NOM/cpu</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>Enregistré dans %1</translation>
    </message>
    <message>
        <source>Saved. overtake-bench workers try %1 lists its engines.</source>
        <translation>Enregistré. overtake-bench workers try %1 montre ses moteurs.</translation>
    </message>
    <message>
        <source>Last value (default: the highest allowed)</source>
        <translation>Dernière valeur (par défaut&#xa0;: la plus grande permise)</translation>
    </message>
    <message>
        <source>Let Slurm measure, one point a task of a job array, with these options for sbatch (may be &apos;&apos;); overtake-bench collect then joins the runs</source>
        <translation>Confier la mesure à Slurm, un point par tâche d’un tableau de tâches, avec ces options pour sbatch (&apos;&apos; est permis)&#xa0;; overtake-bench collect réunit ensuite les résultats</translation>
    </message>
    <message>
        <source>Generate this many characters with the trained gpt of each engine</source>
        <translation>Faire générer ce nombre de caractères par le gpt que chaque moteur a entraîné</translation>
    </message>
    <message>
        <source>Loss on %1 %2 that training did not see, beside that of the last point of training:</source>
        <translation>Perte sur %1 %2 que l’entraînement n’a pas vus, et celle du dernier point de l’entraînement&#xa0;:</translation>
    </message>
    <message>
        <source>Made by sweep --sbatch, beside its --out</source>
        <translation>Créé par sweep --sbatch, à côté de son --out</translation>
    </message>
    <message>
        <source>Matrix multiplications in tf32 or bf16 use numbers that these hold exactly: only sums may differ.</source>
        <translation>Les multiplications de matrices en tf32 ou bf16 utilisent des nombres que ces formats représentent exactement&#xa0;: seules les sommes peuvent différer.</translation>
    </message>
    <message>
        <source>Measure what the devices can do: some seconds</source>
        <translation>Mesurer ce dont les appareils sont capables&#xa0;: quelques secondes</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>Mesuré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Measures the work of an image and writes the image</source>
        <translation>Mesure le calcul d’une image et écrit l’image</translation>
    </message>
    <message>
        <source>Measures along one parameter and finds the crossover</source>
        <translation>Mesure en faisant varier un paramètre et cherche le croisement</translation>
    </message>
    <message>
        <source>Measures one point on one engine or several</source>
        <translation>Mesure un point sur un ou plusieurs moteurs</translation>
    </message>
    <message>
        <source>Measures the same work on several engines, without a screen: what `overtake` shows.</source>
        <translation>Mesure le même travail sur plusieurs moteurs, sans écran&#xa0;: ce que montre `overtake`.</translation>
    </message>
    <message>
        <source>Models, which predict and run nothing:</source>
        <translation>Modèles, qui prédisent et n’exécutent rien&#xa0;:</translation>
    </message>
    <message>
        <source>No driver serves %1 (%2).</source>
        <translation>Aucun pilote ne prend en charge %1 (%2).</translation>
    </message>
    <message>
        <source>No epoch was completed.</source>
        <translation>Aucune époque n’a été achevée.</translation>
    </message>
    <message>
        <source>The verdict&apos;s %1 an epoch is the median of the rounds, without the cold first step.</source>
        <translation>Les %1 par époque du verdict sont la médiane des tours, sans le premier pas, à froid.</translation>
    </message>
    <message>
        <source>No point was measured.</source>
        <translation>Aucun point n’a été mesuré.</translation>
    </message>
    <message>
        <source>No text by the model of %1: %2</source>
        <translation>Pas de texte du modèle de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No verdict on %1 against %2: not both were measured.</source>
        <translation>Pas de verdict sur %1 par rapport à %2&#xa0;: il manque au moins une des deux mesures.</translation>
    </message>
    <message>
        <source>No worker is saved. overtake-bench workers add lab &apos;ssh gpu1 overtake-bench worker&apos; saves one.</source>
        <translation>Aucun worker n’est enregistré. overtake-bench workers add lab &apos;ssh gpu1 overtake-bench worker&apos; en enregistre un.</translation>
    </message>
    <message>
        <source>Nothing could be compared: %1</source>
        <translation>Rien n’a pu être comparé&#xa0;: %1</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>For --sample: 0 takes the likeliest character each time, 1 follows the model&apos;s probabilities (default: 0.8)</source>
        <translation>Pour --sample&#xa0;: 0 choisit chaque fois le caractère le plus probable, 1 suit les probabilités du modèle (par défaut&#xa0;: 0.8)</translation>
    </message>
    <message>
        <source>Only small cases, and no workload of many kernels: for a simulator of devices such as Oclgrind</source>
        <translation>Seulement de petits cas, et aucune charge de travail comportant de nombreux noyaux&#xa0;: pour un simulateur comme Oclgrind</translation>
    </message>
    <message>
        <source>Only this engine, e.g. cpu,threads=1; repeatable</source>
        <translation>Seulement ce moteur, par exemple cpu,threads=1&#xa0;; répétable</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Options of %1:</source>
        <translation>Options de %1&#xa0;:</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Predicted: %1</source>
        <translation>Prédit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Print JSON on standard output</source>
        <translation>Afficher du JSON sur la sortie standard</translation>
    </message>
    <message>
        <source>Print all that the drivers say of their devices (--json always has it)</source>
        <translation>Afficher tout ce que les pilotes disent de leurs appareils (toujours présent avec --json)</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>Afficher cette aide</translation>
    </message>
    <message>
        <source>Print where the time of a step goes, by operation: the longest first</source>
        <translation>Afficher où passe le temps d’un pas, par opération&#xa0;: les plus longues d’abord</translation>
    </message>
    <message>
        <source>Prints the first rows of a workload&apos;s data and counts its classes</source>
        <translation>Affiche les premières lignes des données d’une charge de travail et compte ses classes</translation>
    </message>
    <message>
        <source>Profile of a step, %1: %2, %3 with a clock around each part</source>
        <translation>Profil d’un pas, %1&#xa0;: %2, %3, chaque partie étant chronométrée</translation>
    </message>
    <message>
        <source>Profile of a step, %1: nothing was run, %2</source>
        <translation>Profil d’un pas, %1&#xa0;: rien n’a été exécuté, %2</translation>
    </message>
    <message>
        <source>Profile of a step, %1: unknown for this engine.</source>
        <translation>Profil d’un pas, %1&#xa0;: ce moteur ne fournit pas cette information.</translation>
    </message>
    <message>
        <source>Published cases with their figures</source>
        <translation>Liste les cas publiés avec leurs chiffres</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Remove the saved measurements</source>
        <translation>Supprimer les résultats conservés</translation>
    </message>
    <message>
        <source>Published elsewhere, not measured here: time of an epoch. Source: %1.</source>
        <translation>Publié ailleurs, non mesuré ici&#xa0;: temps d’une époque. Source&#xa0;: %1.</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>SUBCOMMANDS</source>
        <translation>COMMANDES</translation>
    </message>
    <message>
        <source>Serves this machine&apos;s engines to a program elsewhere: see --worker</source>
        <translation>Met les moteurs de cette machine à la disposition d’un programme sur une autre machine&#xa0;: voir --worker</translation>
    </message>
    <message>
        <source>Sets a parameter of the workload; repeatable</source>
        <translation>Fixe un paramètre de la charge de travail&#xa0;; répétable</translation>
    </message>
    <message>
        <source>Speed-up of %1 over %2; %3 to the right</source>
        <translation>Facteur d’accélération de %1 par rapport à %2&#xa0;; %3 vers la droite</translation>
    </message>
    <message>
        <source>Seed of the random numbers</source>
        <translation>Graine du générateur aléatoire</translation>
    </message>
    <message>
        <source>Seed of the random numbers (default: 42)</source>
        <translation>Graine du générateur aléatoire (par défaut&#xa0;: 42)</translation>
    </message>
    <message>
        <source>Starting %1</source>
        <translation>Lancement de %1</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Submitted as job %1: %2 tasks, one a point. When they have ended:</source>
        <translation>Travail soumis sous le numéro %1&#xa0;: %2 tâches, une par point. Quand elles seront terminées&#xa0;:</translation>
    </message>
    <message>
        <source>Submitted as job %1: 1 task, one a point. When it has ended:</source>
        <translation>Travail soumis sous le numéro %1&#xa0;: 1 tâche, une par point. Quand elle sera terminée&#xa0;:</translation>
    </message>
    <message>
        <source>That machine does not have the program. A copy of it (%1) can be put into ~/.cache/overtake there, and nothing else is changed.</source>
        <translation>Cette machine n’a pas le programme. Une copie (%1) peut y être mise dans ~/.cache/overtake, et rien d’autre ne change.</translation>
    </message>
    <message>
        <source>The engine that stands for a GPU (default: the first GPU here, or the prediction for an RTX 2070)</source>
        <translation>Le moteur qui tient lieu de GPU (par défaut&#xa0;: le premier GPU de cette machine, ou la prédiction pour une RTX 2070)</translation>
    </message>
    <message>
        <source>The engines of this machine, and the machine</source>
        <translation>Décrit les moteurs de cette machine, et la machine elle-même</translation>
    </message>
    <message>
        <source>The crossover lies between the rows, not along one of them.</source>
        <translation>Le croisement est entre les lignes, pas le long de l’une d’elles.</translation>
    </message>
    <message>
        <source>The parameter to vary</source>
        <translation>Le paramètre à faire varier</translation>
    </message>
    <message>
        <source>The case was published for %1: --engine cpu --engine %2 measures both. OVERTAKE_PYTHON names the Python that has the framework.</source>
        <translation>Le cas a été publié pour %1&#xa0;: --engine cpu --engine %2 mesure les deux. OVERTAKE_PYTHON désigne le Python où le framework est installé.</translation>
    </message>
    <message>
        <source>The same by own, total, mean, calls, memory, flops, ...</source>
        <translation>Idem, trié par own, total, mean, calls, memory, flops, ...</translation>
    </message>
    <message>
        <source>The same with all operations</source>
        <translation>Idem, avec toutes les opérations</translation>
    </message>
    <message>
        <source>The share of the samples that training does not see, drawn by the seed, to judge the model; 0: judge it on its training data (default: 0.33)</source>
        <translation>La part des exemples mise de côté, tirée avec la graine, pour évaluer le modèle&#xa0;; 0&#xa0;: l’évaluer sur ses données d’entraînement (par défaut&#xa0;: 0.33)</translation>
    </message>
    <message>
        <source>The time budget ended before all of the line was measured closely: --budget gives it more.</source>
        <translation>Le budget de temps a été épuisé avant que toute la ligne ait été mesurée finement&#xa0;: --budget l’augmente.</translation>
    </message>
    <message>
        <source>These values instead</source>
        <translation>Utiliser ces valeurs à la place</translation>
    </message>
    <message>
        <source>This could not be saved: there is no cache folder to write to.</source>
        <translation>Le résultat n’a pas pu être conservé&#xa0;: il n’y a pas de dossier de cache où écrire.</translation>
    </message>
    <message>
        <source>Time for all repetitions together</source>
        <translation>Temps pour toutes les répétitions ensemble</translation>
    </message>
    <message>
        <source>Time for each of its measurements (default: 10)</source>
        <translation>Temps pour chacune de ses mesures (par défaut&#xa0;: 10)</translation>
    </message>
    <message>
        <source>Time for the whole sweep; what does not fit is skipped (a map: 120)</source>
        <translation>Temps pour tout le balayage&#xa0;; ce qui n’y tient pas est omis (une carte&#xa0;: 120)</translation>
    </message>
    <message>
        <source>Time of an epoch; baseline: %1</source>
        <translation>Temps d’une époque&#xa0;; référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Too close to call everywhere: %1.</source>
        <translation>Partout trop serré pour trancher&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Too close to call, because %1: the speed-up of %2 over %3 is %4</source>
        <translation>Trop serré pour trancher, car %1&#xa0;: le facteur d’accélération de %2 par rapport à %3 est %4</translation>
    </message>
    <message>
        <source>Trains a model on several engines in turn, from the same weights with the same batches</source>
        <translation>Entraîne un modèle sur plusieurs moteurs à tour de rôle, à partir des mêmes poids et avec les mêmes lots</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>Runs a whole lesson: reads it, takes its measurements and answers its questions</source>
        <translation>Déroule une leçon jusqu’à la fin&#xa0;: la lit, fait ses mesures, répond à ses questions</translation>
    </message>
    <message>
        <source>Text that --sample continues (default: a new line)</source>
        <translation>Le texte que --sample poursuit (par défaut&#xa0;: une nouvelle ligne)</translation>
    </message>
    <message>
        <source>Shows what a GPU should gain over a CPU on paper, and why that misleads</source>
        <translation>Montre ce qu’un GPU devrait gagner sur le papier par rapport à un CPU, et pourquoi c’est trompeur</translation>
    </message>
    <message>
        <source>Lists the workloads with all parameters</source>
        <translation>Liste les charges de travail avec tous leurs paramètres</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>Caractéristiques&#xa0;: %1</translation>
    </message>
    <message>
        <source>The workload to measure: see `overtake-bench workloads`</source>
        <translation>La charge de travail à mesurer&#xa0;: voir `overtake-bench workloads`</translation>
    </message>
    <message>
        <source>Lists recordings of devices that are not here</source>
        <translation>Liste les enregistrements d’appareils absents de cette machine</translation>
    </message>
    <message>
        <source>With --copy it is copied.</source>
        <translation>Avec --copy, il est copié.</translation>
    </message>
    <message>
        <source>With try: if the other machine does not have the program, copy it there without asking</source>
        <translation>Avec try&#xa0;: si l’autre machine n’a pas le programme, l’y copier sans demander</translation>
    </message>
    <message>
        <source>Workload %1.</source>
        <translation>Charge de travail %1.</translation>
    </message>
    <message>
        <source>Write curves, epochs and reports as JSON</source>
        <translation>Écrire les courbes, les époques et les rapports en JSON</translation>
    </message>
    <message>
        <source>Write one row per point and engine as CSV</source>
        <translation>Écrire une ligne par point et par moteur en CSV</translation>
    </message>
    <message>
        <source>Write the counts as a NumPy array, int32</source>
        <translation>Écrire le nombre d’itérations de chaque pixel sous forme de tableau NumPy, int32</translation>
    </message>
    <message>
        <source>Write the curves, one row per engine and point, as CSV</source>
        <translation>Écrire les courbes en CSV, une ligne par moteur et par point</translation>
    </message>
    <message>
        <source>Write the hill-shaded image</source>
        <translation>Écrire l’image en relief ombré</translation>
    </message>
    <message>
        <source>Write the profiled step as a trace that Perfetto opens</source>
        <translation>Écrire le pas profilé sous forme de trace pour Perfetto</translation>
    </message>
    <message>
        <source>Write the results, with all repetitions, as JSON</source>
        <translation>Écrire le résultat, avec toutes les répétitions, en JSON</translation>
    </message>
    <message>
        <source>Write what --json prints to this file as well</source>
        <translation>Écrire aussi dans ce fichier ce qu’affiche --json</translation>
    </message>
    <message>
        <source>Generated by the model of %1:</source>
        <translation>Texte généré par le modèle de %1&#xa0;:</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un fichier</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>exactitude</translation>
    </message>
    <message>
        <source>accuracy of the last</source>
        <translation>exactitude du dernier</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>admise</translation>
    </message>
    <message>
        <source>and %1 more, %2 of the step: --profile-all shows them.</source>
        <translation>et %1 autres, %2 du pas&#xa0;: --profile-all les montre.</translation>
    </message>
    <message>
        <source>and 1 more, %1 of the step: --profile-all shows it.</source>
        <translation>et 1 autre, %1 du pas&#xa0;: --profile-all la montre.</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>calcul</translation>
    </message>
    <message>
        <source>as</source>
        <translation>comme</translation>
    </message>
    <message>
        <source>at least %1 wanted: NOT met</source>
        <translation>au moins %1 demandé&#xa0;: NON atteint</translation>
    </message>
    <message>
        <source>at least %1 wanted: met</source>
        <translation>au moins %1 demandé&#xa0;: atteint</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>appels</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>cas</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>vérifié</translation>
    </message>
    <message>
        <source>checking %1</source>
        <translation>vérification de %1</translation>
    </message>
    <message>
        <source>checking %1, %2 done</source>
        <translation>vérification de %1, %2 terminé</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>vérifications</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>command</source>
        <translation>commande</translation>
    </message>
    <message>
        <source>converged</source>
        <translation>convergé</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>copies</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>par défaut&#xa0;: %1</translation>
    </message>
    <message>
        <source>default %1, engines may differ</source>
        <translation>par défaut&#xa0;: %1, peut différer selon le moteur</translation>
    </message>
    <message>
        <source>device</source>
        <translation>appareil</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>diffère</translation>
    </message>
    <message>
        <source>disturbed</source>
        <translation>perturbé</translation>
    </message>
    <message>
        <source>disturbed; at worst: %1</source>
        <translation>perturbé&#xa0;; dans le pire cas&#xa0;: %1</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>moteur</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>époque</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>époque %1</translation>
    </message>
    <message>
        <source>expected between</source>
        <translation>attendu entre</translation>
    </message>
    <message>
        <source>expected: %1; baseline %2: %3 an epoch</source>
        <translation>attendu&#xa0;: %1&#xa0;; référence %2&#xa0;: %3 par époque</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>plus rapide</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>le plus rapide</translation>
    </message>
    <message>
        <source>first run</source>
        <translation>première exécution</translation>
    </message>
    <message>
        <source>in training</source>
        <translation>à l’entraînement</translation>
    </message>
    <message>
        <source>judging the trained model</source>
        <translation>évaluation du modèle entraîné</translation>
    </message>
    <message>
        <source>kernels, each timed</source>
        <translation>noyaux, mesurés un à un</translation>
    </message>
    <message>
        <source>launching and waiting</source>
        <translation>lancements et attentes</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>leçon</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>perte %1</translation>
    </message>
    <message>
        <source>loss of the first step</source>
        <translation>perte du premier pas</translation>
    </message>
    <message>
        <source>loss of the last</source>
        <translation>perte du dernier</translation>
    </message>
    <message>
        <source>macro average</source>
        <translation>moyenne macro</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>measuring %1</source>
        <translation>mesure de %1</translation>
    </message>
    <message>
        <source>measuring matrix multiplications</source>
        <translation>mesure des multiplications de matrices</translation>
    </message>
    <message>
        <source>median of %1 steps</source>
        <translation>médiane de %1 pas</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>mémoire %1</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>moved in a step</source>
        <translation>déplacé par pas</translation>
    </message>
    <message>
        <source>no difference of more than %1 % is certain</source>
        <translation>aucun écart de plus de %1&#xa0;% n’est certain</translation>
    </message>
    <message>
        <source>no point was measured.</source>
        <translation>aucun point n’a été mesuré.</translation>
    </message>
    <message>
        <source>not converged</source>
        <translation>non convergé</translation>
    </message>
    <message>
        <source>not here: %1</source>
        <translation>indisponible ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>not there: %1</source>
        <translation>indisponible là-bas&#xa0;: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>of peak</source>
        <translation>de la crête</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>correct</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>opération</translation>
    </message>
    <message>
        <source>own time</source>
        <translation>temps propre</translation>
    </message>
    <message>
        <source>peak of %1</source>
        <translation>performance crête de %1</translation>
    </message>
    <message>
        <source>per cent of its peak</source>
        <translation>pour cent de sa performance crête</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>précision</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prédit</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>préparation</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>range of %1 rounds %2; baseline %3: %4 an epoch</source>
        <translation>étendue de %1 tours %2&#xa0;; référence %3&#xa0;: %4 par époque</translation>
    </message>
    <message>
        <source>range of 1 round %1; baseline %2: %3 an epoch</source>
        <translation>étendue de 1 tour %1&#xa0;; référence %2&#xa0;: %3 par époque</translation>
    </message>
    <message>
        <source>range instead of a 95 % interval: too few rounds fit into the time, or the rounds vary together</source>
        <translation>étendue au lieu d’un intervalle à 95&#xa0;%&#xa0;: trop peu de tours tenaient dans le temps imparti, ou les tours varient ensemble</translation>
    </message>
    <message>
        <source>range seen</source>
        <translation>étendue observée</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>rapport</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>rappel</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>remarks</source>
        <translation>remarques</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>exemples</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>préparation</translation>
    </message>
    <message>
        <source>share</source>
        <translation>part</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>omis</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>facteur d’accélération</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>écart type</translation>
    </message>
    <message>
        <source>status</source>
        <translation>état</translation>
    </message>
    <message>
        <source>step, median</source>
        <translation>pas, médiane</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>support</source>
        <translation>effectif</translation>
    </message>
    <message>
        <source>crossover at %1</source>
        <translation>croisement à %1</translation>
    </message>
    <message>
        <source>the same step</source>
        <translation>le même pas</translation>
    </message>
    <message>
        <source>the utilisation of %1 is unknown.</source>
        <translation>le taux d’utilisation de %1 est inconnu.</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>débit</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>timed</source>
        <translation>chronométré</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>trop serré pour trancher</translation>
    </message>
    <message>
        <source>too close to call: %1</source>
        <translation>trop serré pour trancher&#xa0;: %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>trained</source>
        <translation>entraîné</translation>
    </message>
    <message>
        <source>weighted average</source>
        <translation>moyenne pondérée</translation>
    </message>
    <message>
        <source>where it is worst</source>
        <translation>là où l’erreur est la plus grande</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>worker</translation>
    </message>
    <message>
        <source>worst error</source>
        <translation>plus grande erreur</translation>
    </message>
    <message>
        <source>%1: %2, predicted</source>
        <translation>%1&#xa0;: %2, prédit</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>None of these numbers of GPUs is faster than one GPU.</source>
        <translation>Aucun de ces nombres de GPU ne fait mieux qu’un GPU seul.</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>efficacité</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>attendu</translation>
    </message>
    <message>
        <source>of which all-reduce</source>
        <translation>dont all-reduce</translation>
    </message>
    <message>
        <source>rows each</source>
        <translation>lignes par GPU</translation>
    </message>
    <message>
        <source>step</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>%1: %2 is not here: %3</source>
        <translation>%1&#xa0;: %2 est indisponible&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2 is not there: %3</source>
        <translation>%1&#xa0;: %2 est indisponible là-bas&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2 of these are not here: %3</source>
        <translation>%1&#xa0;: %2 des éléments ci-dessus sont indisponibles&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2 of these are not there: %3</source>
        <translation>%1&#xa0;: %2 des éléments ci-dessus sont indisponibles là-bas&#xa0;: %3</translation>
    </message>
    <message>
        <source>Some matrix multiplications were not tried. A longer --budget covers more of them.</source>
        <translation>Certaines multiplications de matrices n’ont pas été essayées. Un --budget plus long en couvre davantage.</translation>
    </message>
    <message>
        <source>The measurements of %1&apos;s methods were deleted.</source>
        <translation>Les mesures des méthodes de %1 ont été supprimées.</translation>
    </message>
    <message>
        <source>There were no measurements of %1 to delete.</source>
        <translation>Il n’y avait rien à supprimer pour %1.</translation>
    </message>
    <message>
        <source>Not certain: %1</source>
        <translation>Ce n’est pas certain&#xa0;: %1</translation>
    </message>
    <message>
        <source>Provisional: too close to call between %1 and %2</source>
        <translation>Provisoire&#xa0;: trop serré pour trancher entre %1 et %2</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>provisoire</translation>
    </message>
    <message>
        <source>(measuring again)</source>
        <translation>(nouvelle mesure)</translation>
    </message>
    <message>
        <source>No point has a verdict.</source>
        <translation>Aucun point n’a de verdict.</translation>
    </message>
    <message>
        <source>Ctrl-C goes on without it.</source>
        <translation>Ctrl-C pour continuer sans lui.</translation>
    </message>
    <message>
        <source>Round trip: %1 (not part of any measurement).</source>
        <translation>Aller-retour&#xa0;: %1 (ne fait partie d’aucune mesure).</translation>
    </message>
    <message>
        <source>Workers (overtake-bench workers try NAME lists their engines):</source>
        <translation>Workers (overtake-bench workers try NOM liste leurs moteurs)&#xa0;:</translation>
    </message>
    <message>
        <source>With try: a worker that is not saved</source>
        <translation>Avec try&#xa0;: un worker non enregistré</translation>
    </message>
    <message>
        <source>Prints the program&apos;s version</source>
        <translation>Affiche la version du programme</translation>
    </message>
    <message>
        <source>list, add NAME &apos;COMMAND&apos;, edit NAME &apos;COMMAND&apos;, try NAME (starts the worker and lists its engines), remove NAME</source>
        <translation>list (les workers enregistrés), add NOM &apos;COMMANDE&apos;, edit NOM &apos;COMMANDE&apos;, try NOM (le lance et montre ses moteurs), remove NOM</translation>
    </message>
    <message>
        <source>The figures of this machine&apos;s CPU were measured on %1; overtake-bench devices --measure measures them anew.</source>
        <translation>Les valeurs du CPU de cette machine ont été mesurées le %1&#xa0;; overtake-bench devices --measure les mesure de nouveau.</translation>
    </message>
    <message>
        <source>0 all was measured, 1 some point failed, 2 wrong use. After Ctrl-C 130, after SIGTERM 143: what was measured until then is printed and written; a second Ctrl-C ends the program at once.</source>
        <translation>0 tout a été mesuré, 1 un point a échoué, 2 commande incorrecte. 130 après Ctrl-C, 143 après SIGTERM&#xa0;: ce qui a été mesuré jusque-là est affiché et écrit&#xa0;; un second Ctrl-C termine aussitôt le programme.</translation>
    </message>
    <message>
        <source>Each command has examples of its own: overtake-bench help sweep.</source>
        <translation>Chaque commande a ses propres exemples&#xa0;: overtake-bench help sweep.</translation>
    </message>
    <message>
        <source>Exit status:</source>
        <translation>Code de retour&#xa0;:</translation>
    </message>
    <message>
        <source>FILE may be -, standard output: what is printed otherwise goes to standard error then.</source>
        <translation>FILE peut être -, c’est-à-dire la sortie standard&#xa0;: l’affichage habituel va alors sur la sortie d’erreur.</translation>
    </message>
    <message>
        <source>Measures now which way of multiplying matrices is fastest on the CPU, and saves the result</source>
        <translation>Mesure dès maintenant quelle méthode de multiplication de matrices est la plus rapide sur le CPU, et conserve le résultat</translation>
    </message>
    <message>
        <source>Prints the help of a command</source>
        <translation>Affiche l’aide d’une commande</translation>
    </message>
    <message>
        <source>Slurm&apos;s job %1:</source>
        <translation>Travail Slurm %1&#xa0;:</translation>
    </message>
    <message>
        <source>The command (default: the list of all)</source>
        <translation>La commande (par défaut&#xa0;: la liste des commandes)</translation>
    </message>
    <message>
        <source>Time for all of it (default: as long as it takes)</source>
        <translation>Durée totale (par défaut&#xa0;: autant que nécessaire)</translation>
    </message>
    <message>
        <source>cpu: other engines have nothing to tune</source>
        <translation>cpu&#xa0;: les autres moteurs n’ont rien à régler</translation>
    </message>
    <message>
        <source>%1: %2 of %3 sweeps saved in &apos;%4&apos;. Open it in Overtake, or see overtake-bench recordings %4</source>
        <translation>%1&#xa0;: balayages enregistrés dans «&#xa0;%4&#xa0;»&#xa0;: %2 sur %3. Ouvrez ce fichier dans Overtake, ou avec overtake-bench recordings %4</translation>
    </message>
    <message>
        <source>Only this workload; repeatable</source>
        <translation>Seulement cette charge de travail&#xa0;; répétable</translation>
    </message>
    <message>
        <source>Recordings made by `overtake-bench record` (default: those of this build)</source>
        <translation>Enregistrements produits par `overtake-bench record` (par défaut&#xa0;: ceux de ce programme)</translation>
    </message>
    <message>
        <source>Sweeps all workloads on a device, into a file that others open</source>
        <translation>Mesure toutes les charges de travail sur un appareil et en fait un fichier que d’autres peuvent ouvrir</translation>
    </message>
    <message>
        <source>The device, then the engine to compare with (default: the first GPU, and its machine&apos;s CPU)</source>
        <translation>L’appareil, puis le moteur auquel comparer (par défaut&#xa0;: le premier GPU et le CPU de sa machine)</translation>
    </message>
    <message>
        <source>This build has no recording. Make one on a machine with a GPU: overtake-bench record</source>
        <translation>Ce programme ne contient aucun enregistrement. Faites-en un sur une machine avec un GPU&#xa0;: overtake-bench record</translation>
    </message>
    <message>
        <source>Time for all of it, about (default: 360)</source>
        <translation>Temps total approximatif (par défaut&#xa0;: 360)</translation>
    </message>
    <message>
        <source>Write the recording</source>
        <translation>Écrire l’enregistrement</translation>
    </message>
    <message>
        <source>recording %1, point %2 of %3</source>
        <translation>enregistrement de %1, point %2 sur %3</translation>
    </message>
    <message>
        <source>there is a crossover</source>
        <translation>il y a un croisement</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <translation>Objectif&#xa0;: %1</translation>
    </message>
    <message>
        <source>Claimed: %1 Source: %2.</source>
        <translation>Affirmation&#xa0;: %1 Source&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No verdict: by a wrong stopwatch, %1 would be %2 times as fast as %3.</source>
        <translation>Pas de verdict&#xa0;: selon un chronomètre faussé, %1 serait %2 fois plus rapide que %3.</translation>
    </message>
    <message>
        <source>Option of all engines except models:</source>
        <translation>Option de tous les moteurs, sauf les modèles&#xa0;:</translation>
    </message>
    <message>
        <source>Print what would halve the crossover: each figure of a GPU at half and at twice, by its model</source>
        <translation>Afficher ce qui diviserait le croisement par deux&#xa0;: chaque chiffre d’un GPU divisé puis multiplié par deux, d’après son modèle</translation>
    </message>
    <message>
        <source>The mistake: %1</source>
        <translation>L’erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>It is not known what would halve the crossover: no engine of this sweep is a GPU with a model.</source>
        <translation>On ne sait pas ce qui diviserait le croisement par deux&#xa0;: aucun moteur de ce balayage n’est un GPU avec un modèle.</translation>
    </message>
    <message>
        <source>Where %1 is faster, by the model: %2. With one figure changed:</source>
        <translation>Où %1 est plus rapide, d’après le modèle&#xa0;: %2. Avec un chiffre modifié&#xa0;:</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>partout</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>chiffre</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>à partir de %1</translation>
    </message>
    <message>
        <source>half of it</source>
        <translation>moitié</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nulle part</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>double</translation>
    </message>
    <message>
        <source>%1 GPUs overtake one; %2 are the fastest of these, %3 times as fast as one. Predicted, with the gradients summed after the backward pass.</source>
        <translation>%1 GPU dépassent un GPU seul&#xa0;; c’est avec %2 que le gain est le plus grand&#xa0;: %3 fois plus rapide qu’un seul. Prédit, les gradients étant sommés après la rétropropagation.</translation>
    </message>
    <message>
        <source>%1 is %2 times as fast as %3</source>
        <translation>%1 est %2 fois plus rapide que %3</translation>
    </message>
    <message>
        <source>%1 trains %2 times as fast as %3</source>
        <translation>L’entraînement est %2 fois plus rapide sur %1 que sur %3</translation>
    </message>
    <message>
        <source>Provisional: %1 is %2 times as fast as %3</source>
        <translation>Provisoire&#xa0;: %1 est %2 fois plus rapide que %3</translation>
    </message>
    <message>
        <source>Provisional: %1 trains %2 times as fast as %3</source>
        <translation>Provisoire&#xa0;: l’entraînement est %2 fois plus rapide sur %1 que sur %3</translation>
    </message>
    <message>
        <source>This time is too long.</source>
        <translation>Ce temps est surestimé.</translation>
    </message>
    <message>
        <source>%1 (1 minute)</source>
        <translation>%1 (1 minute)</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 exemples</translation>
    </message>
    <message>
        <source>1 more class is in the file of --out.</source>
        <translation>Le fichier de --out contient 1 autre classe.</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 exemple</translation>
    </message>
    <message>
        <source>Data: %1; %2 to train on, %3 held out</source>
        <translation>Données&#xa0;: %1&#xa0;; %2 pour l’entraînement, %3 mis de côté</translation>
    </message>
    <message>
        <source>Data: %1; %2 to train on, the last tenth of the text held out</source>
        <translation>Données&#xa0;: %1&#xa0;; %2 pour l’entraînement, le dernier dixième du texte mis de côté</translation>
    </message>
    <message>
        <source>Waiting for what is running to end. Ctrl-C again ends at once.</source>
        <translation>Attente de la fin de ce qui est en cours. Ctrl-C une seconde fois arrête tout de suite.</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>The losses of %1 and %2 part at step %3, where they differ by %4 (tolerance %5). Each step starts from weights that the previous step rounded, and a high learning rate makes such differences grow fast. After that step, both runs are equally valid: compare their reports.</source>
        <translation>Les pertes de %1 et de %2 divergent à partir du pas %3, où elles diffèrent de %4 (tolérance %5). Chaque pas part de poids que le précédent a arrondis, et un taux d’apprentissage élevé amplifie vite de telles différences. À partir de là, les deux entraînements se valent&#xa0;: comparez leurs rapports.</translation>
    </message>
    <message>
        <source>The losses of %1 and %2 part at step %3, where one of them is no longer a number.</source>
        <translation>Les pertes de %1 et de %2 divergent à partir du pas %3, où l’une d’elles n’est plus un nombre.</translation>
    </message>
    <message>
        <source>tolerance %1.</source>
        <translation>tolérance %1.</translation>
    </message>
    <message>
        <source>tolerance %1 at the first step, %2 at the last, because each step starts from weights that the previous step rounded.</source>
        <translation>tolérance %1 au premier pas, %2 au dernier, car chaque pas part de poids que le précédent a arrondis.</translation>
    </message>
    <message>
        <source>baseline %1: %2 an epoch</source>
        <translation>référence %1&#xa0;: %2 par époque</translation>
    </message>
    <message>
        <source>%1 and %2: too close to call, because no difference of more than 3 % is certain (%3; %4).</source>
        <translation>%1 et %2&#xa0;: trop serré pour trancher, car aucun écart de plus de 3&#xa0;% n’est certain (%3&#xa0;; %4).</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 a échoué&#xa0;: %2</translation>
    </message>
    <message>
        <source>Classification report on %1 samples that training did not see</source>
        <translation>Rapport de classification sur %1 exemples que l’entraînement n’a pas vus</translation>
    </message>
    <message>
        <source>Classification report on the training set itself, %1 samples: nothing was held out</source>
        <translation>Rapport de classification sur le jeu d’entraînement lui-même, %1 exemples&#xa0;: rien n’a été mis de côté</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>engine, its loss</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (in training at last %3)</source>
        <comment>engine, its loss</comment>
        <translation>%1 %2 (à la fin de l’entraînement&#xa0;: %3)</translation>
    </message>
    <message>
        <source>Loss on %1 characters of text that training did not see: %2.</source>
        <translation>Perte sur %1 caractères de texte que l’entraînement n’a pas vus&#xa0;: %2.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;, trained on %2.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;, entraînement sur %2.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;, trained on %2: in turn, from the same weights with the same batches.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1&lt;/b&gt;, entraînement sur %2&#xa0;: à tour de rôle, à partir des mêmes poids et avec les mêmes lots.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Loss and accuracy of each engine will appear here while it learns, over its own seconds. Then comes whether the losses agree, and at the end %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;La perte et l’exactitude de chaque moteur apparaîtront ici au fil de l’apprentissage, en fonction de son propre temps de calcul&#xa0;; puis la concordance des pertes et, à la fin, %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>the loss of each on text that training did not see, and a field to generate text</source>
        <translation>la perte de chacun sur un texte que l’entraînement n’a pas vu, et un champ pour lui faire générer du texte</translation>
    </message>
    <message>
        <source>a classification report for each, on samples that training did not see</source>
        <translation>un rapport de classification pour chacun, sur des exemples que l’entraînement n’a pas vus</translation>
    </message>
    <message>
        <source>&lt;p&gt;Tick a second engine on the left to see two side by side. A predicted one cannot be trained.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cochez un second moteur à gauche pour en voir deux côte à côte. Un moteur prédit ne peut pas être entraîné.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Preparing the data and the engines</source>
        <translation>Préparation des données et des moteurs</translation>
    </message>
    <message>
        <source>Judging the trained model</source>
        <translation>Évaluation du modèle entraîné</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>époque %1 sur %2</translation>
    </message>
    <message>
        <source>Provisional: %1 %2</source>
        <comment>two sentences</comment>
        <translation>Provisoire. %1 %2</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Start training&lt;/b&gt; (Ctrl+T) uses the settings on the left. Epochs: %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Lancer l’entraînement&lt;/b&gt; (Ctrl+T) utilise les réglages de gauche. Époques&#xa0;: %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1 trains %2 times as fast as %3 (%4; %5).</source>
        <translation>L’entraînement est %2 fois plus rapide sur %1 que sur %3 (%4&#xa0;; %5).</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 pas</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 pas</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 agree exactly over %3.</source>
        <comment>engine, engine, 5 steps</comment>
        <translation>Mêmes poids, mêmes lots&#xa0;: les pertes de %1 et de %2 concordent exactement sur %3.</translation>
    </message>
    <message>
        <source>Same weights, same batches: the losses of %1 and %2 agree over %3, to %4 (step %5); %6</source>
        <comment>engine, engine, 5 steps, share, number, tolerance</comment>
        <translation>Mêmes poids, mêmes lots&#xa0;: les pertes de %1 et de %2 concordent sur %3, à %4 près (au pas %5)&#xa0;; %6</translation>
    </message>
    <message>
        <source>Classification report on 1 sample that training did not see</source>
        <translation>Rapport de classification sur 1 exemple que l’entraînement n’a pas vu</translation>
    </message>
    <message>
        <source>Classification report on the training set itself, 1 sample: nothing was held out</source>
        <translation>Rapport de classification sur le jeu d’entraînement lui-même, 1 exemple&#xa0;: rien n’a été mis de côté</translation>
    </message>
    <message>
        <source>an epoch here is %1; held out: %2</source>
        <comment>670 samples, number</comment>
        <translation>une époque compte ici %1&#xa0;; mis de côté&#xa0;: %2</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 exemple</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 exemples</translation>
    </message>
    <message>
        <source>a classification report for each, on the samples that it learned from</source>
        <translation>un rapport de classification pour chacun, sur les exemples qui lui ont servi à apprendre</translation>
    </message>
</context>
<context>
    <name>UnkeptNotice</name>
    <message>
        <source>The settings cannot be saved in &apos;%1&apos;.</source>
        <translation>Les réglages ne peuvent pas être enregistrés dans «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>There is no display, so Overtake measures without the window.</source>
        <translation>Il n’y a pas d’écran&#xa0;: Overtake mesure donc sans fenêtre.</translation>
    </message>
</context>
<context>
    <name>overtake::Application</name>
    <message>
        <source>Memory ran out: choose a smaller size.</source>
        <translation>Mémoire insuffisante&#xa0;: choisissez une taille plus petite.</translation>
    </message>
</context>
<context>
    <name>overtake::Autosave</name>
    <message>
        <source>A curve that was not saved cannot be opened by this version: %1 Its file is %2.</source>
        <translation>Cette version ne peut pas ouvrir une courbe non enregistrée&#xa0;: %1 Son fichier&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>overtake::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>overtake::ClassPanel</name>
    <message>
        <source>Code of this guess: %1</source>
        <translation>Code de cette estimation&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n guesses</source>
        <translation>
            <numerusform>%n estimation</numerusform>
            <numerusform>%n estimations</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <comment>a guess in one word: the engine does not overtake</comment>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Guesses of the class: numbers, codes or &apos;%1&apos;</source>
        <translation>Estimations de la classe&#xa0;: nombres, codes ou «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%n of them: never</source>
        <translation>
            <numerusform>dont %n&#xa0;: jamais</numerusform>
            <numerusform>dont %n&#xa0;: jamais</numerusform>
        </translation>
    </message>
    <message>
        <source>Not understood: %1. Write a number, a code or the word &apos;%2&apos;.</source>
        <translation>Réponse non comprise&#xa0;: %1. Écrivez un nombre, un code ou le mot «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>1 guess</source>
        <translation>1 estimation</translation>
    </message>
</context>
<context>
    <name>overtake::ClosingQuestion</name>
    <message>
        <source>A sweep is running.</source>
        <translation>Un balayage est en cours.</translation>
    </message>
    <message>
        <source>A training is running.</source>
        <translation>Un entraînement est en cours.</translation>
    </message>
    <message>
        <source>A map is being measured.</source>
        <translation>Une carte est en cours de mesure.</translation>
    </message>
    <message>
        <source>A device is being recorded.</source>
        <translation>L’enregistrement des mesures d’un appareil est en cours.</translation>
    </message>
    <message>
        <source>A file is being written.</source>
        <translation>Un fichier est en cours d’écriture.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Fermer sans enregistrer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close Overtake?</source>
        <translation>Fermer Overtake&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>The results of the lesson are in no file.</source>
        <translation>Les résultats de la leçon ne sont dans aucun fichier.</translation>
    </message>
</context>
<context>
    <name>overtake::CurveChart</name>
    <message>
        <source>%1
Click to hide it in all charts; the legend brings it back.</source>
        <translation>%1
Un clic la masque dans tous les graphiques&#xa0;; la légende permet de la réafficher.</translation>
    </message>
</context>
<context>
    <name>overtake::EnginePanel</name>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Compare with another engine, or with the same engine and other options.</source>
        <translation>Comparer avec un autre moteur, ou avec le même moteur réglé autrement.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Prédits</translation>
    </message>
    <message>
        <source>Add a device that does not have to be here. A model predicts its times.</source>
        <translation>Ajouter un appareil qui n’est pas forcément présent. Un modèle prédit ses temps.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>On another machine…</source>
        <translation>Sur une autre machine…</translation>
    </message>
    <message>
        <source>PyTorch, NumPy, JAX, TensorFlow, scikit-learn…</source>
        <translation>PyTorch, NumPy, JAX, TensorFlow, scikit-learn…</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>D’après %1</translation>
    </message>
    <message>
        <source>A GPU of your own</source>
        <translation>GPU personnalisé</translation>
    </message>
    <message>
        <source>Start from a known GPU and change its figures.</source>
        <translation>Partir d’un GPU connu et changer ses chiffres.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>Add %1…</source>
        <comment>the framework of a publication</comment>
        <translation>Ajouter %1…</translation>
    </message>
    <message>
        <source>Published by: %1.
Adds %2 as an engine, which runs the same work on this machine. It needs a Python that has it.</source>
        <translation>Publié par&#xa0;: %1.
Ajoute le moteur %2, qui exécute le même travail sur cette machine. Il faut un Python où il est installé.</translation>
    </message>
</context>
<context>
    <name>overtake::EngineRow</name>
    <message>
        <source>baseline</source>
        <translation>réf.</translation>
    </message>
    <message>
        <source>The baseline: speed-ups are relative to it.</source>
        <translation>La référence&#xa0;: les facteurs d’accélération sont calculés par rapport à elle.</translation>
    </message>
    <message>
        <source>Options of this engine</source>
        <translation>Options de ce moteur</translation>
    </message>
    <message>
        <source>Remove this engine from the list</source>
        <translation>Retirer ce moteur de la liste</translation>
    </message>
    <message>
        <source>Options of %1</source>
        <comment>an engine</comment>
        <translation>Options&#xa0;: %1</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <comment>an engine</comment>
        <translation>Référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Remove %1 from the list</source>
        <comment>an engine</comment>
        <translation>Retirer %1 de la liste</translation>
    </message>
    <message>
        <source>own %1</source>
        <translation>autre %1</translation>
    </message>
    <message>
        <source>Use a different value for this engine.</source>
        <translation>Utiliser une autre valeur pour ce moteur.</translation>
    </message>
    <message>
        <source>The last engine stays: without one there is nothing to measure.</source>
        <translation>Le dernier moteur ne peut pas être retiré&#xa0;: sans moteur, il n’y a rien à mesurer.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>A GPU of your own</source>
        <translation>GPU personnalisé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Reset to the card&apos;s figures</source>
        <translation>Reprendre les chiffres de la carte</translation>
    </message>
    <message>
        <source>Reset all figures of this GPU to the card&apos;s own.</source>
        <translation>Rétablir tous les chiffres de ce GPU d’après ceux de la carte.</translation>
    </message>
    <message>
        <source>Power limit of the %1: %2 W, by its maker</source>
        <comment>card, number</comment>
        <translation>%1&#xa0;: limite de puissance de %2&#xa0;W, selon son fabricant</translation>
    </message>
    <message>
        <source>The maker&apos;s published figure, from a secondary source. The sliders do not change it.</source>
        <translation>Le chiffre publié par le fabricant, d’après une source secondaire. Les curseurs ne le changent pas.</translation>
    </message>
</context>
<context>
    <name>overtake::ExportDialog</name>
    <message>
        <source>All three, each in its own file</source>
        <translation>Les trois, chacun dans son fichier</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>Image PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Dessin SVG</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Document PDF</translation>
    </message>
    <message>
        <source>CSV table of the data</source>
        <translation>Tableau CSV des données</translation>
    </message>
    <message>
        <source>Multiplies the pixels, not the layout: 2 is sharp in print.</source>
        <translation>Multiplie les pixels, pas la mise en page&#xa0;: avec 2, l’image est nette à l’impression.</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>&amp;Chart:</source>
        <translation>&amp;Graphique&#xa0;:</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>F&amp;ormat&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Largeur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>&amp;Hauteur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Scale:</source>
        <translation>É&amp;chelle&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Fichier&#xa0;:</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exporter vers</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Choose a file to save to.</source>
        <translation>Indiquez dans quel fichier enregistrer.</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Remplacer le fichier&#xa0;?</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 existe déjà. Le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>Écriture de %1…</translation>
    </message>
    <message>
        <source>Stopped. No unfinished file was left.</source>
        <translation>Arrêté. Aucun fichier incomplet n’a été laissé.</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
</context>
<context>
    <name>overtake::FileCommands</name>
    <message>
        <source>Results files (*.json);;All files (*)</source>
        <translation>Fichiers de résultats (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>results file</source>
        <translation>fichier de résultats</translation>
    </message>
    <message>
        <source>There is nothing to save yet. %1</source>
        <translation>Il n’y a encore rien à enregistrer. %1</translation>
    </message>
    <message>
        <source>Save results file</source>
        <translation>Enregistrer le fichier de résultats</translation>
    </message>
    <message>
        <source>Save results file: %1</source>
        <translation>Enregistrer le fichier de résultats&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unsaved results: %1.</source>
        <translation>Résultats non enregistrés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This workload takes no table of your own. Choose one that does, then drop the file again.</source>
        <translation>Cette charge de travail n’accepte pas de tableau. Choisissez-en une qui en accepte un, puis déposez de nouveau le fichier.</translation>
    </message>
    <message>
        <source>Export trace</source>
        <translation>Exporter la trace</translation>
    </message>
    <message>
        <source>Trace files (*.json);;All files (*)</source>
        <translation>Fichiers de trace (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>map file</source>
        <translation>fichier de carte</translation>
    </message>
    <message>
        <source>training file</source>
        <translation>fichier d’entraînement</translation>
    </message>
    <message>
        <source>A training is running: wait for its end or stop it, then open the file.</source>
        <translation>Un entraînement est en cours&#xa0;: attendez sa fin ou arrêtez-le, puis ouvrez le fichier.</translation>
    </message>
    <message>
        <source>There is nothing to export yet. %1</source>
        <translation>Il n’y a encore rien à exporter. %1</translation>
    </message>
    <message>
        <source>Copied as an image: %1</source>
        <translation>Copié sous forme d’image&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copied as a table: %1</source>
        <translation>Copié sous forme de tableau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Results, lessons, tables and images (*.json *.csv *.tsv *.txt *.png);;All files (*)</source>
        <translation>Résultats, leçons, tableaux et images (*.json *.csv *.tsv *.txt *.png);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>overtake::FileRow</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tableaux (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Dossier…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>overtake::Fold</name>
    <message>
        <source>Show or hide.</source>
        <translation>Afficher ou masquer.</translation>
    </message>
</context>
<context>
    <name>overtake::GuessPanel</name>
    <message>
        <source>Draw with the mouse. By keyboard: Tab to the chart, left and right choose a place, up and down lift it.</source>
        <translation>Dessinez à la souris. Au clavier&#xa0;: Tab jusqu’au graphique, les flèches gauche et droite choisissent un endroit, haut et bas déplacent la courbe.</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Votre estimation</translation>
    </message>
</context>
<context>
    <name>overtake::JobThread</name>
    <message>
        <source>Waiting until the measurement that is running has ended.</source>
        <translation>En attente de la fin de la mesure en cours.</translation>
    </message>
</context>
<context>
    <name>overtake::LessonChoice</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>overtake::LessonCommands</name>
    <message>
        <source>Save results</source>
        <translation>Enregistrer les résultats</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>A training or a map is running: wait for its end or stop it, then start the lesson.</source>
        <translation>Un entraînement ou la mesure d’une carte est en cours&#xa0;: attendez la fin de l’opération ou arrêtez-la, puis commencez la leçon.</translation>
    </message>
    <message>
        <source>A device is being recorded: wait for its end or stop it, then start the lesson.</source>
        <translation>L’enregistrement des mesures d’un appareil est en cours&#xa0;: attendez sa fin ou arrêtez-le, puis commencez la leçon.</translation>
    </message>
    <message>
        <source>Save teacher&apos;s guide</source>
        <translation>Enregistrer le guide de l’enseignant</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>No program here opens PDF files. The results are in %1.</source>
        <translation>Aucun programme de cette machine n’ouvre les fichiers PDF. Les résultats sont dans %1.</translation>
    </message>
    <message>
        <source>You left the lesson. &apos;Return to the lesson&apos; in the menu &apos;Learn&apos; goes on at the same step.</source>
        <translation>Vous avez quitté la leçon. «&#xa0;Revenir à la leçon&#xa0;» dans le menu «&#xa0;Apprendre&#xa0;» reprend à la même étape.</translation>
    </message>
</context>
<context>
    <name>overtake::LessonPlayer</name>
    <message>
        <source>A sweep is running: wait for its end or stop it, then start the lesson.</source>
        <translation>Un balayage est en cours&#xa0;: attendez sa fin ou arrêtez-le, puis commencez la leçon.</translation>
    </message>
    <message>
        <source>This lesson cannot be taken here: %1</source>
        <translation>Cette leçon ne peut pas être suivie ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>your guess</source>
        <translation>votre estimation</translation>
    </message>
    <message>
        <source>your guess: %1</source>
        <translation>votre estimation&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>overtake::LessonStrip</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Give a guess first, or press once more to go on without a guess.</source>
        <translation>Donnez d’abord une estimation, ou avancez encore une fois pour continuer sans estimation.</translation>
    </message>
    <message>
        <source>Points without a clear result are measured again. &apos;Next&apos; goes on without that.</source>
        <translation>Les points sans résultat net sont mesurés de nouveau. «&#xa0;Suivant&#xa0;» passe outre.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>C’est fait.</translation>
    </message>
    <message>
        <source>Your guess: %1.</source>
        <translation>Votre estimation&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The answer: %1.</source>
        <translation>La réponse&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>Stopped before the end. Go back and forward again to measure all of it, or go on with the results so far.</source>
        <translation>Arrêté avant la fin&#xa0;: revenez en arrière puis avancez pour tout mesurer, ou continuez avec les mesures déjà faites.</translation>
    </message>
    <message>
        <source>This is the end. The menu &apos;Learn&apos; saves and prints your results. Esc returns to where you were.</source>
        <translation>La leçon est terminée. Le menu «&#xa0;Apprendre&#xa0;» permet d’enregistrer et d’imprimer vos résultats&#xa0;; Échap ramène là où vous étiez.</translation>
    </message>
    <message>
        <source>This is the end. Esc returns to where you were.</source>
        <translation>La leçon est terminée&#xa0;; Échap ramène là où vous étiez.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Mesurer de nouveau</translation>
    </message>
    <message>
        <source>Measure this step again, for example after closing other programs</source>
        <translation>Mesurer de nouveau cette étape, par exemple après avoir fermé d’autres programmes</translation>
    </message>
    <message>
        <source>What this step explains depends on the answer, which is not certain. Go back and measure again.</source>
        <translation>Ce que cette étape explique dépend de la réponse, qui n’est pas certaine. Revenez en arrière et mesurez à nouveau.</translation>
    </message>
</context>
<context>
    <name>overtake::MainWindow</name>
    <message>
        <source>defaults</source>
        <translation>valeurs par défaut</translation>
    </message>
    <message>
        <source>[*]Overtake</source>
        <translation>[*]Overtake</translation>
    </message>
    <message numerus="yes">
        <source>New here? Lesson 1 takes %n minutes.</source>
        <translation>
            <numerusform>Vous débutez&#xa0;? La leçon 1 dure %n minute.</numerusform>
            <numerusform>Vous débutez&#xa0;? La leçon 1 dure %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>The language changes as soon as the current work has ended.</source>
        <translation>La langue changera dès que ce qui est en cours sera terminé.</translation>
    </message>
</context>
<context>
    <name>overtake::MandelbrotCanvas</name>
    <message>
        <source>Mandelbrot set</source>
        <translation>Ensemble de Mandelbrot</translation>
    </message>
</context>
<context>
    <name>overtake::MandelbrotPage</name>
    <message>
        <source>place</source>
        <translation>endroit</translation>
    </message>
    <message>
        <source>by depth</source>
        <translation>selon la profondeur</translation>
    </message>
    <message>
        <source>relief</source>
        <translation>relief</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>cycle</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Show the whole set (Home).</source>
        <translation>Afficher tout l’ensemble (Début).</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Endroits</translation>
    </message>
    <message>
        <source>Go to a well-known place.</source>
        <translation>Aller à un endroit connu.</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Compute the image at any size and save it as PNG.</source>
        <translation>Calculer l’image à n’importe quelle taille et l’enregistrer en PNG.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>The exact place: copy it, or paste one and press Enter.</source>
        <translation>L’endroit exact&#xa0;: copiez-le, ou collez-en un autre et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Maximum number of times that z = z² + c is repeated. Points that never escape take all of them.</source>
        <translation>Nombre maximal de répétitions de z = z² + c. Les points qui ne s’échappent jamais vont jusqu’à ce maximum.</translation>
    </message>
    <message>
        <source>Use more iterations for deeper places, because their details need them.</source>
        <translation>Augmenter les itérations avec la profondeur, car les détails le demandent.</translation>
    </message>
    <message>
        <source>Choose the colours. viridis is even to the eye: equal steps look equal.</source>
        <translation>Choisir les couleurs. viridis est uniforme pour l’œil&#xa0;: des écarts égaux paraissent égaux.</translation>
    </message>
    <message>
        <source>Show the counts as hills, lit from the upper left.</source>
        <translation>Afficher les nombres d’itérations en relief, éclairés d’en haut à gauche.</translation>
    </message>
    <message>
        <source>Move the colours through the palette.</source>
        <translation>Faire défiler les couleurs dans la palette.</translation>
    </message>
    <message>
        <source>Choose the engine that computes the image.</source>
        <translation>Choisir le moteur qui calcule l’image.</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Itérations</translation>
    </message>
    <message>
        <source>float64 cannot go deeper: neighbouring pixels would be the same number.</source>
        <translation>float64 ne permet pas d’aller plus loin&#xa0;: au-delà, des pixels voisins auraient les mêmes coordonnées.</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>itérations</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>A measurement is running. The image would disturb it and waits.</source>
        <translation>Une mesure est en cours&#xa0;; l’image la perturberait et attend donc.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Compute this view with the textbook loop, the vectorised CPU and the GPU, side by side.</source>
        <translation>Faire calculer cette vue par la boucle naïve, le CPU vectorisé et le GPU, côte à côte.</translation>
    </message>
    <message>
        <source>Drag: move · wheel, double click: zoom · Shift and drag: a box</source>
        <translation>Glisser&#xa0;: déplacer · molette, double-clic&#xa0;: zoom · Maj + glisser&#xa0;: cadre</translation>
    </message>
    <message>
        <source>Skip known work</source>
        <translation>Calculs évités</translation>
    </message>
    <message>
        <source>Skip work whose result is known. The image stays the same, but its time no longer says anything about the engine. Races and comparisons compute everything.</source>
        <translation>Éviter les calculs dont le résultat est connu d’avance. L’image est la même, mais son temps ne dit plus rien du moteur&#xa0;: les courses et les comparaisons calculent donc tout.</translation>
    </message>
    <message>
        <source>Leave out the main cardioid and the largest bulb (by their formulas)</source>
        <translation>Omettre la cardioïde principale et le plus grand bourgeon (grâce à leurs formules)</translation>
    </message>
    <message>
        <source>Stop where an orbit repeats itself (it will do so for ever)</source>
        <translation>S’arrêter quand une orbite se répète (elle se répétera sans fin)</translation>
    </message>
    <message>
        <source>newest %1 % in %2</source>
        <translation>derniers %1&#xa0;% en %2</translation>
    </message>
    <message>
        <source>known work skipped: %1</source>
        <translation>calculs évités&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 iterations, %2: %3</source>
        <comment>29 M iterations, 16 ms: 1.8 G iterations/s</comment>
        <translation>%1 itérations, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>float64, because pixels would merge in float32</source>
        <translation>float64, car les pixels se confondraient en float32</translation>
    </message>
    <message>
        <source>, at %1 % of its rate</source>
        <translation>, à %1&#xa0;% de son débit</translation>
    </message>
    <message>
        <source>Return to the previous place (Backspace or Alt+Left).</source>
        <translation>Revenir à l’endroit précédent (Retour arrière ou Alt+Gauche).</translation>
    </message>
    <message>
        <source>Go forward again (Shift+Backspace or Alt+Right).</source>
        <translation>Aller à l’endroit suivant (Maj+Retour arrière ou Alt+Droite).</translation>
    </message>
    <message>
        <source>&lt;p&gt;Zoom out: turn the wheel back, or hold Ctrl and double click. A box: Shift and drag, or drag with the right button.&lt;/p&gt;&lt;p&gt;Keys: arrows move, + and − zoom, Home shows the whole set, Backspace goes back.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Dézoomer&#xa0;: tournez la molette en arrière, ou double-cliquez en maintenant Ctrl. Un cadre&#xa0;: Maj + glisser, ou glisser avec le bouton droit.&lt;/p&gt;&lt;p&gt;Touches&#xa0;: les flèches déplacent la vue, + et − zooment, Début montre tout l’ensemble, Retour arrière revient à la vue précédente.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Engine that draws</source>
        <translation>Moteur utilisé pour le dessin</translation>
    </message>
    <message>
        <source>The image appears as soon as this page is visible and nothing is being measured.</source>
        <translation>L’image apparaîtra ici dès que la page sera affichée et qu’aucune mesure ne sera en cours.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixels</translation>
    </message>
    <message>
        <source>Iterations of all pixels</source>
        <translation>Itérations de tous les pixels</translation>
    </message>
    <message>
        <source>Iterations a second</source>
        <translation>Itérations par seconde</translation>
    </message>
    <message>
        <source>Newest part</source>
        <translation>Partie la plus récente</translation>
    </message>
</context>
<context>
    <name>overtake::MandelbrotRenderer</name>
    <message>
        <source>Memory ran out: make the window smaller.</source>
        <translation>Mémoire insuffisante&#xa0;: réduisez la fenêtre.</translation>
    </message>
</context>
<context>
    <name>overtake::MapChart</name>
    <message>
        <source>Map of the speed-up</source>
        <translation>Carte du facteur d’accélération</translation>
    </message>
</context>
<context>
    <name>overtake::MapPage</name>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Second parameter</source>
        <translation>Second paramètre</translation>
    </message>
    <message>
        <source>Choose the parameter of the vertical axis. The swept parameter is on the horizontal axis.</source>
        <translation>Choisir le paramètre de l’axe vertical. Celui du balayage est sur l’axe horizontal.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Engine compared with the baseline</source>
        <translation>Moteur comparé à la référence</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from a number to a number</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>This workload has no second parameter that is a number.</source>
        <translation>Cette charge de travail n’a pas de second paramètre numérique.</translation>
    </message>
    <message>
        <source>These results are from a file: press &apos;Measure here&apos; before mapping on this machine.</source>
        <translation>Un fichier de résultats est affiché&#xa0;: cliquez sur «&#xa0;Mesurer ici&#xa0;» avant de mesurer une carte sur cette machine.</translation>
    </message>
    <message>
        <source>A map compares: choose a second engine on the left.</source>
        <translation>Une carte compare des moteurs&#xa0;: choisissez-en un second à gauche.</translation>
    </message>
    <message>
        <source>The range of the second parameter is empty: its first value must be below the last.</source>
        <translation>La plage du second paramètre est vide&#xa0;: sa première valeur doit être inférieure à la dernière.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Measure the map</source>
        <translation>Mesurer la carte</translation>
    </message>
    <message>
        <source>The first points are being measured.</source>
        <translation>Les premiers points sont en cours de mesure.</translation>
    </message>
    <message>
        <source>Which engine is faster over two parameters at once? Press Ctrl+M to measure the speed-up over %1 and %2, first coarsely, then closely along the crossover.</source>
        <translation>Quel moteur est le plus rapide en fonction de deux paramètres&#xa0;? Appuyez sur Ctrl+M&#xa0;: le facteur d’accélération est mesuré en fonction de %1 et %2, d’abord grossièrement, puis de plus près le long de la ligne de croisement.</translation>
    </message>
    <message>
        <source>The time ended before the whole crossover was measured closely.</source>
        <translation>Le temps imparti s’est écoulé avant que toute la ligne de croisement ait été mesurée finement.</translation>
    </message>
    <message>
        <source>Stopped. The results so far are shown.</source>
        <translation>Arrêté&#xa0;; les mesures déjà faites sont affichées.</translation>
    </message>
    <message>
        <source>Save map</source>
        <translation>Enregistrer la carte</translation>
    </message>
    <message>
        <source>Maps (*.json);;All files (*)</source>
        <translation>Cartes (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Unsaved map: %1 over %2 and %3.</source>
        <comment>a workload, two parameters</comment>
        <translation>Carte non enregistrée&#xa0;: %1 en fonction de %2 et %3.</translation>
    </message>
    <message>
        <source>(%1 left)</source>
        <translation>(encore %1)</translation>
    </message>
    <message>
        <source>%1 of %2, measuring again %3</source>
        <comment>count, count, time left</comment>
        <translation>%1 sur %2, nouvelle mesure %3</translation>
    </message>
    <message>
        <source>%1 of about %2 %3</source>
        <comment>count, count, time left</comment>
        <translation>%1 sur environ %2 %3</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <comment>count, count, time left</comment>
        <translation>%1 sur %2 %3</translation>
    </message>
    <message>
        <source>First value of the second parameter.</source>
        <translation>Première valeur du second paramètre.</translation>
    </message>
    <message>
        <source>Last value of the second parameter.</source>
        <translation>Dernière valeur du second paramètre.</translation>
    </message>
    <message>
        <source>Choose the engine whose speed-up relative to the baseline is shown.</source>
        <translation>Choisir le moteur dont le facteur d’accélération par rapport à la référence est affiché.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédente</translation>
    </message>
    <message>
        <source>Show the map that was measured before with the same settings.</source>
        <translation>Afficher la carte mesurée auparavant avec les mêmes réglages.</translation>
    </message>
    <message>
        <source>Something else is being measured: a map has to wait for its end.</source>
        <translation>Une autre mesure est en cours&#xa0;: la carte doit en attendre la fin.</translation>
    </message>
    <message>
        <source>Recorded on %1, %2.</source>
        <comment>machine, date</comment>
        <translation>Enregistré sur %1, %2.</translation>
    </message>
    <message>
        <source>Measure the speed-up over both parameters, first coarsely, then closely along the crossover. This takes about two minutes. Esc stops it, and results so far stay. (Ctrl+M)</source>
        <translation>Mesurer le facteur d’accélération en fonction des deux paramètres&#xa0;: d’abord grossièrement, puis de plus près le long de la ligne de croisement. Environ deux minutes. Échap arrête la mesure&#xa0;; les résultats obtenus sont conservés. (Ctrl+M)</translation>
    </message>
</context>
<context>
    <name>overtake::MeasuringSession</name>
    <message>
        <source>measuring here</source>
        <translation>mesurer ici</translation>
    </message>
    <message numerus="yes">
        <source>The sweep over %1 was stopped after %n of %2 points.</source>
        <translation>
            <numerusform>Le balayage de %1 a été arrêté après %n point sur %2.</numerusform>
            <numerusform>Le balayage de %1 a été arrêté après %n points sur %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sweep over %1 was stopped after %n of %2 points: undo goes back to it.</source>
        <translation>
            <numerusform>Le balayage de %1 a été arrêté après %n point sur %2&#xa0;: Annuler y ramène.</numerusform>
            <numerusform>Le balayage de %1 a été arrêté après %n points sur %2&#xa0;: Annuler y ramène.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>overtake::Notes</name>
    <message>
        <source>Reconnect</source>
        <translation>Reconnecter</translation>
    </message>
    <message>
        <source>Recorded on %1, %2.</source>
        <translation>Enregistré sur %1, %2.</translation>
    </message>
    <message>
        <source>Measure here</source>
        <translation>Mesurer ici</translation>
    </message>
</context>
<context>
    <name>overtake::NumberRow</name>
    <message>
        <source>%1 (axis)</source>
        <translation>%1 (axe)</translation>
    </message>
</context>
<context>
    <name>overtake::NumberSpinBox</name>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 à %2.</translation>
    </message>
    <message>
        <source>%1 was changed to %2.</source>
        <translation>%1 a été remplacé par %2.</translation>
    </message>
</context>
<context>
    <name>overtake::ParameterPanel</name>
    <message>
        <source>&apos;%1&apos; decides this.</source>
        <translation>«&#xa0;%1&#xa0;» fixe cette valeur.</translation>
    </message>
    <message>
        <source>More parameters</source>
        <translation>Autres paramètres</translation>
    </message>
    <message>
        <source>The data decide this.</source>
        <translation>Cette valeur dépend des données.</translation>
    </message>
</context>
<context>
    <name>overtake::PlayButton</name>
    <message>
        <source>Pause: %1</source>
        <translation>Pause&#xa0;: %1</translation>
    </message>
    <message>
        <source>Play (Ctrl+Enter): walk %1 through its range (Esc stops)</source>
        <translation>Lire (Ctrl+Entrée)&#xa0;: parcourir toute la plage de %1 (Échap arrête)</translation>
    </message>
</context>
<context>
    <name>overtake::RaceDialog</name>
    <message>
        <source>Again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>itérations</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The engines compute one after the other, so that they do not disturb each other.</source>
        <translation>Les moteurs calculent l’un après l’autre, pour ne pas se gêner.</translation>
    </message>
    <message>
        <source>The replay is %1 times slower than the measurement, for all engines alike.</source>
        <translation>L’animation est %1 fois plus lente que la réalité, dans la même proportion pour tous.</translation>
    </message>
    <message>
        <source>The replay is as fast as the measurement.</source>
        <translation>L’animation est à la vitesse réelle.</translation>
    </message>
    <message>
        <source>The engines computed one after the other, so that none took cores or memory from another. The lanes replay the measured times.</source>
        <translation>Les moteurs ont calculé l’un après l’autre, pour ne pas se disputer les cœurs ni la mémoire&#xa0;; les couloirs rejouent les temps mesurés.</translation>
    </message>
    <message>
        <source>on paper: %1</source>
        <translation>sur le papier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Time: the median of %1 runs of the whole image.</source>
        <translation>Temps&#xa0;: la médiane de %1 exécutions de l’image entière.</translation>
    </message>
    <message>
        <source>Time: one run.</source>
        <translation>Temps&#xa0;: une exécution.</translation>
    </message>
    <message>
        <source>An iteration is 3 multiplications and 4 additions. The peak counts a multiplication and an addition done together as two. Here each is rounded by itself, so a device whose units do one at a time reaches at most half of its peak.</source>
        <translation>Une itération compte 3 multiplications et 4 additions. La performance crête compte pour deux une multiplication et une addition faites ensemble&#xa0;; ici, chacune est arrondie séparément. Un appareil dont les unités font l’une ou l’autre à la fois atteint donc au plus la moitié de sa performance crête.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>left of the bar</source>
        <translation>à gauche de la barre</translation>
    </message>
    <message>
        <source>right of the bar</source>
        <translation>à droite de la barre</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Let each engine fill its own image.</source>
        <translation>Faire remplir à chaque moteur sa propre image.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Vue divisée</translation>
    </message>
    <message>
        <source>Engine left of the bar</source>
        <translation>Moteur à gauche de la barre</translation>
    </message>
    <message>
        <source>Engine right of the bar</source>
        <translation>Moteur à droite de la barre</translation>
    </message>
    <message>
        <source>Show two engines in one image, with a bar between them to drag.</source>
        <translation>Afficher deux moteurs dans une même image, séparés par une barre que l’on fait glisser.</translation>
    </message>
    <message>
        <source>Tick a second engine to show two engines in one image.</source>
        <translation>Deux moteurs dans une même image&#xa0;: cochez-en d’abord un second.</translation>
    </message>
    <message>
        <source>more than on paper: single numbers wait for each result, but several vectors are computed at once</source>
        <translation>plus que sur le papier&#xa0;: le calcul nombre par nombre attend chaque résultat, alors que plusieurs vecteurs sont calculés à la fois</translation>
    </message>
    <message>
        <source>%1 times (%2)</source>
        <comment>number, what it is the ratio of</comment>
        <translation>%1 fois (%2)</translation>
    </message>
    <message>
        <source>&lt;span style=&apos;font-size: x-large&apos;&gt;%1 times&lt;/span&gt; as fast as %2 (%3)</source>
        <comment>3.2, engine, its time</comment>
        <translation>&lt;span style=&apos;font-size: x-large&apos;&gt;%1 fois&lt;/span&gt; plus rapide que %2 (%3)</translation>
    </message>
    <message>
        <source>One engine after the other. Arrived: %1 of %2.</source>
        <translation>Un moteur après l’autre. Arrivés&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>%1 of the chip&apos;s %2 peak (%3 of %4)</source>
        <comment>a share, fp32, rate, rate</comment>
        <translation>%1 de la performance crête %2 de la puce (%3 sur %4)</translation>
    </message>
</context>
<context>
    <name>overtake::RaceSplit</name>
    <message>
        <source>Bar between the two engines</source>
        <translation>Barre entre les deux moteurs</translation>
    </message>
    <message>
        <source>Drag the bar, or move it with the arrow keys. The image on the left of the bar is by one engine, the image on the right by the other.</source>
        <translation>Faites glisser la barre, ou déplacez-la avec les flèches&#xa0;: la même image, calculée à gauche par un moteur, à droite par l’autre.</translation>
    </message>
    <message>
        <source>Bar between %1 and %2</source>
        <translation>Barre entre %1 et %2</translation>
    </message>
</context>
<context>
    <name>overtake::RecordingBar</name>
    <message>
        <source>Stopped before a sweep was complete: nothing was saved.</source>
        <translation>Arrêté avant la fin d’un balayage&#xa0;: rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Something else is being measured: wait for its end or stop it first.</source>
        <translation>Une autre mesure est en cours&#xa0;: attendez sa fin ou arrêtez-la d’abord.</translation>
    </message>
    <message>
        <source>No GPU is available here. To record a CPU, run: overtake-bench record cpu --out FILE.json</source>
        <translation>Aucun GPU n’est disponible ici. Pour enregistrer les mesures d’un CPU, exécutez&#xa0;: overtake-bench record cpu --out FICHIER.json</translation>
    </message>
    <message>
        <source>Save recording</source>
        <translation>Enregistrer le fichier</translation>
    </message>
    <message>
        <source>Recordings (*.json)</source>
        <translation>Enregistrements (*.json)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>Recording takes about six minutes: sweep %1 of %2.</source>
        <translation>L’enregistrement prend environ six minutes&#xa0;: balayage %1 sur %2.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>overtake-bench ended without a recording.</source>
        <translation>overtake-bench s’est terminé sans produire d’enregistrement.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>overtake::RecordingsMenu</name>
    <message>
        <source>Show &amp;beside your measurements</source>
        <translation>Afficher &amp;à côté de vos mesures</translation>
    </message>
    <message>
        <source>Draw recordings of other machines beside the curves of the same work.</source>
        <translation>Afficher les enregistrements d’autres machines à côté des courbes du même travail.</translation>
    </message>
    <message>
        <source>Re&amp;cord this GPU…</source>
        <translation>&amp;Enregistrer les mesures de ce GPU…</translation>
    </message>
    <message>
        <source>Sweep over all workloads on the GPU, for a file that others can show beside their curves.</source>
        <translation>Balayer toutes les charges de travail sur le GPU et produire un fichier que d’autres pourront afficher à côté de leurs courbes.</translation>
    </message>
</context>
<context>
    <name>overtake::ReportTable</name>
    <message>
        <source>Precision: the share of the samples called this class that belong to it. Recall: the share of this class&apos;s samples that were found. F1: 2 × precision × recall / (precision + recall). Support: the number of samples of this class.</source>
        <translation>Précision&#xa0;: parmi les exemples attribués à cette classe, la part de ceux qui en font réellement partie. Rappel&#xa0;: parmi les exemples de cette classe, la part de ceux qui ont été trouvés. F1&#xa0;: 2 × précision × rappel / (précision + rappel). Effectif&#xa0;: nombre d’exemples de cette classe.</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>support</source>
        <translation>effectif</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>précision</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>rappel</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>exactitude</translation>
    </message>
    <message>
        <source>macro average</source>
        <translation>moyenne macro</translation>
    </message>
    <message>
        <source>weighted average</source>
        <translation>moyenne pondérée</translation>
    </message>
    <message>
        <source>%1 more classes are in the saved file.</source>
        <translation>Le fichier enregistré contient %1 autres classes.</translation>
    </message>
</context>
<context>
    <name>overtake::ResultView</name>
    <message>
        <source>Curves</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barres</translation>
    </message>
    <message>
        <source>Mandelbrot</source>
        <translation>Mandelbrot</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>Où passe le temps</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
</context>
<context>
    <name>overtake::ShareCommands</name>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Measure it?</source>
        <translation>Lancer la mesure&#xa0;?</translation>
    </message>
    <message>
        <source>This is heavy work: up to %1 GFLOP in a step and %2 GiB of memory.</source>
        <translation>C’est un calcul lourd&#xa0;: jusqu’à %1&#xa0;GFLOP par pas et %2&#xa0;Gio de mémoire.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Only show it</source>
        <translation>Afficher seulement</translation>
    </message>
    <message>
        <source>link</source>
        <translation>lien</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>A link is one line of text: Paste opens it in any Overtake. A command measures the same with overtake-bench, without a window.</source>
        <translation>Un lien est une ligne de texte&#xa0;: «&#xa0;Coller&#xa0;» l’ouvre dans n’importe quel Overtake. Une commande fait la même mesure avec overtake-bench, sans fenêtre.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copier la commande</translation>
    </message>
</context>
<context>
    <name>overtake::ShelfPanel</name>
    <message>
        <source>The last 20 curves that were measured or opened appear here.</source>
        <translation>Les 20 dernières courbes mesurées ou ouvertes apparaissent ici.</translation>
    </message>
    <message>
        <source>Pinned curves</source>
        <translation>Courbes épinglées</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglée</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Réf.</translation>
    </message>
    <message>
        <source>Show this curve as a thin line with the current one.</source>
        <translation>Afficher cette courbe, en trait fin, avec la courbe affichée.</translation>
    </message>
    <message>
        <source>Show the speed-up relative to this curve&apos;s baseline.</source>
        <translation>Afficher le facteur d’accélération par rapport à la référence de cette courbe.</translation>
    </message>
    <message>
        <source>current</source>
        <translation>affichée</translation>
    </message>
    <message>
        <source>pinned curve</source>
        <translation>courbe épinglée</translation>
    </message>
    <message>
        <source>There is no other curve yet: change a parameter, and measure.</source>
        <translation>Il n’y a pas encore d’autre courbe&#xa0;: changez un paramètre et mesurez.</translation>
    </message>
    <message>
        <source>There is no curve to pin yet: switch Live on or start a sweep.</source>
        <translation>Il n’y a pas encore de courbe à épingler&#xa0;: activez «&#xa0;En direct&#xa0;» ou lancez un balayage.</translation>
    </message>
    <message>
        <source>Pinned: %1. It stays as a thin line with the next curve.</source>
        <translation>Épinglée&#xa0;: %1. Elle reste en trait fin à côté de la courbe suivante.</translation>
    </message>
    <message>
        <source>No longer pinned: %1.</source>
        <translation>N’est plus épinglée&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>overtake::StatusPanel</name>
    <message>
        <source>Stopping: the step that runs must end first.</source>
        <translation>Arrêt&#xa0;: le pas en cours doit d’abord se terminer.</translation>
    </message>
    <message>
        <source>Live: move a slider.</source>
        <translation>En direct&#xa0;: déplacez un curseur.</translation>
    </message>
    <message>
        <source>Live is off. Space switches it on, S measures the whole curve.</source>
        <translation>La mesure en direct est désactivée. Espace l’active, S mesure toute la courbe.</translation>
    </message>
    <message>
        <source>Live: measuring %1 fully.</source>
        <translation>En direct&#xa0;: mesure complète (%1).</translation>
    </message>
    <message>
        <source>Live: measuring %1, this takes a while.</source>
        <translation>En direct&#xa0;: mesure (%1), cela prend un moment.</translation>
    </message>
    <message>
        <source>Live: measuring %1.</source>
        <translation>En direct&#xa0;: mesure (%1).</translation>
    </message>
    <message>
        <source>First look at the curve: %1.</source>
        <translation>Premier aperçu de la courbe&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Sweep: measuring %1 again, because it has no verdict yet.</source>
        <translation>Balayage&#xa0;: nouvelle mesure (%1), encore sans verdict.</translation>
    </message>
    <message>
        <source>Sweep: closing in on the crossover, %1.</source>
        <translation>Balayage&#xa0;: encadrement du croisement, %1.</translation>
    </message>
    <message>
        <source>Sweep: measuring %1.</source>
        <translation>Balayage&#xa0;: mesure (%1).</translation>
    </message>
    <message>
        <source>Every speed-up is relative to this engine.</source>
        <translation>Tous les facteurs d’accélération sont donnés par rapport à ce moteur.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>Baseline: %1: %2 an epoch</source>
        <translation>Référence, %1&#xa0;: %2 par époque</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>Référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Training: live measuring is paused. Esc stops the training, and the model so far is judged.</source>
        <translation>Entraînement&#xa0;: la mesure en direct est suspendue. Échap arrête l’entraînement&#xa0;; le modèle obtenu jusque-là est évalué.</translation>
    </message>
    <message>
        <source>A trained model is generating text. Esc stops it, and the text so far stays.</source>
        <translation>Génération de texte par un modèle entraîné. Échap l’arrête&#xa0;; le texte déjà généré est conservé.</translation>
    </message>
    <message>
        <source>Baseline: %1: %2 a run</source>
        <translation>Référence, %1&#xa0;: %2 par exécution</translation>
    </message>
    <message>
        <source>Live: drag the line; F9: sliders.</source>
        <translation>En direct&#xa0;: faites glisser la ligne&#xa0;; F9&#xa0;: curseurs.</translation>
    </message>
    <message>
        <source>Live: disturbed points are measured again when other programs are idle.</source>
        <translation>En direct&#xa0;: les points perturbés seront mesurés de nouveau quand la machine sera au repos.</translation>
    </message>
    <message>
        <source>A map is being measured, and live measuring is paused. Esc stops the map, and the results so far stay.</source>
        <translation>Mesure d’une carte&#xa0;: la mesure en direct est suspendue. Échap arrête cette mesure&#xa0;; les résultats obtenus sont conservés.</translation>
    </message>
    <message>
        <source>A device is being recorded, and live measuring is paused. Esc stops the recording, and finished sweeps stay.</source>
        <translation>Enregistrement des mesures d’un appareil&#xa0;: la mesure en direct est suspendue. Échap arrête l’enregistrement&#xa0;; les balayages terminés sont conservés.</translation>
    </message>
    <message>
        <source>A lesson: Page Down goes on, Page Up goes back, Esc leaves it.</source>
        <translation>Leçon&#xa0;: Page suiv. avance, Page préc. recule, Échap quitte la leçon.</translation>
    </message>
    <message>
        <source>A lesson: Page Down goes on, Page Up goes back, Esc leaves the full screen.</source>
        <translation>Leçon&#xa0;: Page suiv. avance, Page préc. recule, Échap quitte le plein écran.</translation>
    </message>
</context>
<context>
    <name>overtake::StudyModel</name>
    <message>
        <source>range of the sweep</source>
        <translation>plage du balayage</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>axe</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>charge de travail</translation>
    </message>
    <message>
        <source>preset</source>
        <translation>préréglage</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>moteurs</translation>
    </message>
    <message>
        <source>place on the map</source>
        <translation>endroit sur la carte</translation>
    </message>
</context>
<context>
    <name>overtake::TextPanel</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 caractère</translation>
    </message>
    <message>
        <source>%1 characters</source>
        <translation>%1 caractères</translation>
    </message>
    <message>
        <source>Start of the text, which the model continues. Only characters of the text that it learned from are allowed. May be empty.</source>
        <translation>Le début du texte, que le modèle poursuit. Seuls les caractères présents dans son texte d’apprentissage sont permis. Peut être vide.</translation>
    </message>
    <message>
        <source>Number of characters to generate.</source>
        <translation>Nombre de caractères à générer.</translation>
    </message>
    <message>
        <source>Each character is drawn from what the model expects. 0: the likeliest each time; 1: as expected; more: bolder, and soon nonsense.</source>
        <translation>Chaque caractère est tiré selon les probabilités du modèle. 0&#xa0;: toujours le plus probable&#xa0;; 1&#xa0;: selon ces probabilités&#xa0;; au-delà&#xa0;: plus audacieux, et vite absurde.</translation>
    </message>
    <message>
        <source>Engine that generates</source>
        <translation>Moteur qui génère le texte</translation>
    </message>
    <message>
        <source>Text generated by the model</source>
        <translation>Texte généré par le modèle</translation>
    </message>
    <message>
        <source>The text that the trained model generates appears here, character by character.</source>
        <translation>Le texte généré par le modèle entraîné apparaît ici, caractère par caractère.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Generating</source>
        <translation>Génération</translation>
    </message>
    <message>
        <source>Stopped before the first character.</source>
        <translation>Arrêté avant le premier caractère.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Generate text</source>
        <translation>Générer du texte</translation>
    </message>
    <message>
        <source>Generate text from the prompt. (Enter in the prompt)</source>
        <translation>Générer du texte à partir du prompt. (Entrée dans le prompt)</translation>
    </message>
    <message>
        <source>Stop generating. The text so far stays. (Esc)</source>
        <translation>Arrêter la génération. Le texte déjà généré est conservé. (Échap)</translation>
    </message>
    <message>
        <source>Choose whose trained model generates the text. For a worker&apos;s model, the CPU here computes.</source>
        <translation>Choisir le moteur dont le modèle entraîné génère le texte. Pour celui d’un worker, le CPU de cette machine calcule.</translation>
    </message>
</context>
<context>
    <name>overtake::TopBar</name>
    <message>
        <source>Workload</source>
        <translation>Charge de travail</translation>
    </message>
    <message>
        <source>The kind of work that is measured.</source>
        <translation>Le type de travail à mesurer.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Axe</translation>
    </message>
    <message>
        <source>The parameter on the x axis of all charts. Its slider and the line in the charts are one.</source>
        <translation>Le paramètre sur l’axe x de tous les graphiques. Son curseur et la ligne dans les graphiques se déplacent ensemble.</translation>
    </message>
    <message>
        <source>First value of the sweep.</source>
        <translation>Première valeur du balayage.</translation>
    </message>
    <message>
        <source>Last value of the sweep.</source>
        <translation>Dernière valeur du balayage.</translation>
    </message>
    <message>
        <source>over</source>
        <translation>selon</translation>
    </message>
    <message>
        <source>No preset</source>
        <translation>Sans préréglage</translation>
    </message>
    <message>
        <source>%1 (modified)</source>
        <translation>%1 (modifié)</translation>
    </message>
    <message>
        <source>About this preset</source>
        <translation>À propos de ce préréglage</translation>
    </message>
    <message>
        <source>Tells what was published and where.</source>
        <translation>Indique ce qui a été publié, et où.</translation>
    </message>
    <message>
        <source>A published case with its figures.</source>
        <translation>Un cas publié avec ses chiffres.</translation>
    </message>
    <message>
        <source>Start of the sweep</source>
        <translation>Début du balayage</translation>
    </message>
    <message>
        <source>End of the sweep</source>
        <translation>Fin du balayage</translation>
    </message>
</context>
<context>
    <name>overtake::TrainingCharts</name>
    <message>
        <source>steps</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>époques</translation>
    </message>
    <message>
        <source>seconds of the engine&apos;s own work</source>
        <translation>secondes de calcul du moteur</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>accuracy in training, %</source>
        <translation>exactitude à l’entraînement (%)</translation>
    </message>
    <message>
        <source>decision regions</source>
        <translation>régions de décision</translation>
    </message>
    <message>
        <source>Some of the training data, by class. The background shows the class that the model predicts at each place. Where the colours meet, its prediction changes.</source>
        <translation>Une partie des points d’entraînement, par classe. À l’arrière-plan, la classe que le modèle prédit à chaque endroit&#xa0;; à la limite des couleurs, sa décision change.</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>exactitude (%)</translation>
    </message>
    <message>
        <source>loss on unseen text</source>
        <translation>perte sur un texte jamais vu</translation>
    </message>
</context>
<context>
    <name>overtake::TrainingPage</name>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>over steps</source>
        <translation>en pas</translation>
    </message>
    <message>
        <source>over epochs</source>
        <translation>en époques</translation>
    </message>
    <message>
        <source>over seconds</source>
        <translation>en secondes</translation>
    </message>
    <message>
        <source>Choose the axis. Over steps or epochs, the curves of engines that agree coincide. Over the seconds of each engine&apos;s work, the faster engine is visible.</source>
        <translation>Choisir l’axe. En fonction des pas ou des époques, les courbes de moteurs qui concordent se superposent. En fonction des secondes de calcul de chacun, on voit lequel est le plus rapide.</translation>
    </message>
    <message>
        <source>After the last step: precision, recall and F1 of each class, for each engine side by side.</source>
        <translation>Après le dernier pas&#xa0;: précision, rappel et F1 de chaque classe, pour chaque moteur, côte à côte.</translation>
    </message>
    <message>
        <source>Choose a workload.</source>
        <translation>Choisissez une charge de travail.</translation>
    </message>
    <message>
        <source>This workload has nothing to train. Choose one of: %1.</source>
        <translation>Cette charge de travail n’a rien à entraîner. Choisissez parmi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No engine that can train is selected: models of devices only predict.</source>
        <translation>Aucun moteur capable d’entraîner un modèle n’est choisi&#xa0;: les modèles d’appareils ne font que prédire.</translation>
    </message>
    <message>
        <source>Trained: %1</source>
        <translation>Entraîné&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file has no trained weights. Train here to let the model generate text.</source>
        <translation>Le fichier ne contient pas les poids entraînés. Lancez un entraînement ici pour que le modèle génère du texte.</translation>
    </message>
    <message>
        <source>Save training</source>
        <translation>Enregistrer l’entraînement</translation>
    </message>
    <message>
        <source>Trainings (*.json);;All files (*)</source>
        <translation>Entraînements (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Unsaved training: %1.</source>
        <comment>a workload</comment>
        <translation>Entraînement non enregistré&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Unsaved previous training: %1, %2.</source>
        <comment>a workload, a date</comment>
        <translation>Entraînement précédent non enregistré&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Start training</source>
        <translation>Lancer l’entraînement</translation>
    </message>
    <message>
        <source>No GPU here. The engines selected on the left will be trained.</source>
        <translation>Pas de GPU ici. L’entraînement se fera sur les moteurs choisis à gauche.</translation>
    </message>
    <message>
        <source>held out: </source>
        <translation>mis de côté&#xa0;: </translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>After the last step: the loss on text that training did not see, and a field to generate text.</source>
        <translation>Après le dernier pas&#xa0;: la perte sur un texte que l’entraînement n’a pas vu, et un champ pour faire générer du texte au modèle.</translation>
    </message>
    <message>
        <source>The share of the samples that training does not see. The report at the end uses these samples. With 0 %, it uses the training set itself.</source>
        <translation>La part des exemples que l’entraînement ne voit pas&#xa0;: le rapport final porte sur eux. Avec 0&#xa0;%, il porte sur le jeu d’entraînement lui-même.</translation>
    </message>
    <message>
        <source>Show the previous training again.</source>
        <translation>Afficher de nouveau l’entraînement précédent.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Data to learn</source>
        <translation>Données d’apprentissage</translation>
    </message>
    <message>
        <source>Share of the samples held out</source>
        <translation>Part des exemples mise de côté</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Axe</translation>
    </message>
    <message>
        <source>Classification report</source>
        <translation>Rapport de classification</translation>
    </message>
    <message>
        <source>Something else is being measured: a training has to wait for its end.</source>
        <translation>Une autre mesure est en cours&#xa0;: l’entraînement doit en attendre la fin.</translation>
    </message>
    <message>
        <source>Train on the engines selected on the left, in turn, from the same weights with the same batches. (Ctrl+T)</source>
        <translation>Entraîner sur les moteurs choisis à gauche, à tour de rôle, à partir des mêmes poids et avec les mêmes lots. (Ctrl+T)</translation>
    </message>
</context>
<context>
    <name>overtake::TrainingRunner</name>
    <message>
        <source>Stopped before the first step.</source>
        <translation>Arrêté avant le premier pas.</translation>
    </message>
</context>
<context>
    <name>overtake::VerdictLine</name>
    <message>
        <source>Waiting for the measurement %1.</source>
        <comment>at 500 hidden neurons</comment>
        <translation>En attente de la mesure %1.</translation>
    </message>
    <message>
        <source>The reason comes with a full measurement while nothing else runs.</source>
        <translation>Une mesure complète, sans autre programme, en donnera la raison.</translation>
    </message>
    <message>
        <source>No part of a step decides alone.</source>
        <translation>Aucune partie d’un pas ne décide à elle seule.</translation>
    </message>
</context>
<context>
    <name>overtake::WorkCommands</name>
    <message>
        <source>Stop the training?</source>
        <translation>Arrêter l’entraînement&#xa0;?</translation>
    </message>
    <message>
        <source>A training is running. Another workload stops it. The result stays in the tab Training.</source>
        <translation>Un entraînement est en cours. Changer de charge de travail l’arrête. Le résultat reste dans l’onglet «&#xa0;Entraînement&#xa0;».</translation>
    </message>
    <message>
        <source>Stop training</source>
        <translation>Arrêter l’entraînement</translation>
    </message>
</context>
<context>
    <name>overtake::WorkerCommands</name>
    <message>
        <source>engines of %1</source>
        <translation>moteurs de %1</translation>
    </message>
    <message>
        <source>The worker cannot be saved</source>
        <translation>Impossible d’enregistrer le worker</translation>
    </message>
    <message>
        <source>Remove the worker?</source>
        <translation>Supprimer le worker&#xa0;?</translation>
    </message>
    <message>
        <source>The worker &apos;%1&apos; and its command are deleted. This cannot be undone.</source>
        <translation>Le worker «&#xa0;%1&#xa0;» et sa commande seront supprimés. Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>overtake::WorkerDialog</name>
    <message>
        <source>&amp;Try</source>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>Engines on another machine</source>
        <translation>Moteurs sur une autre machine</translation>
    </message>
    <message>
        <source>Engines of a framework</source>
        <translation>Moteurs d’un framework</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Résultat de l’essai</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Enregi&amp;strer</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>&amp;Commande&#xa0;:</translation>
    </message>
    <message>
        <source>The command reaches the other machine and starts overtake-bench worker there: ssh gpu1 overtake-bench worker, ssh login srun -n1 --gres=gpu:1 overtake-bench worker, or docker exec -i box overtake-bench worker. No shell reads it here. It is kept in your settings, never in a results file.</source>
        <translation>La commande se connecte à l’autre machine et y lance overtake-bench worker&#xa0;: ssh gpu1 overtake-bench worker, ssh login srun -n1 --gres=gpu:1 overtake-bench worker, ou docker exec -i box overtake-bench worker. Aucun shell ne l’interprète ici. Elle est conservée dans vos réglages, jamais dans un fichier de résultats.</translation>
    </message>
    <message>
        <source>&amp;Framework:</source>
        <translation>&amp;Framework&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Python:</source>
        <translation>&amp;Python&#xa0;:</translation>
    </message>
    <message>
        <source>The Python that has the framework: python3, or that of a virtual environment, /home/me/venv/bin/python. Each workload is written as people write it in that framework, and starts from the same data and weights.</source>
        <translation>Le Python où le framework est installé&#xa0;: python3, ou celui d’un environnement virtuel, /home/me/venv/bin/python. Chaque charge de travail est programmée dans le style habituel de ce framework, et part des mêmes données et des mêmes poids.</translation>
    </message>
    <message>
        <source>Name the Python that has the framework.</source>
        <translation>Indiquez le Python où le framework est installé.</translation>
    </message>
    <message>
        <source>Give the machine a name. It appears in legends.</source>
        <translation>Donnez un nom à la machine&#xa0;: il figure dans les légendes.</translation>
    </message>
    <message>
        <source>Type the command that starts the worker.</source>
        <translation>Entrez la commande qui lance le worker.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Started %1, waiting for its answer…</source>
        <translation>%1 lancé, en attente de la connexion…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Connected after %1.</source>
        <translation>Connecté en %1.</translation>
    </message>
    <message>
        <source>Version: %1, protocol %2.</source>
        <translation>Version&#xa0;: %1, protocole %2.</translation>
    </message>
    <message>
        <source>Machine: %1, this one.</source>
        <translation>Machine&#xa0;: %1 (celle-ci).</translation>
    </message>
    <message>
        <source>Machine: %1.</source>
        <translation>Machine&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Round trip: %1 (not part of any measurement).</source>
        <translation>Aller-retour&#xa0;: %1 (ne fait partie d’aucune mesure).</translation>
    </message>
    <message>
        <source>None of its engines is available.</source>
        <translation>Aucun de ses moteurs n’est disponible.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&apos;Save&apos; still keeps the command. Its engines stay grey until it answers.</source>
        <translation>«&#xa0;Enregistrer&#xa0;» conserve quand même la commande. Ses moteurs restent grisés tant qu’elle ne répond pas.</translation>
    </message>
    <message>
        <source>&apos;Save&apos; still keeps the command, without an engine. Edit the command under &apos;Add&apos; beside the engines, and try again.</source>
        <translation>«&#xa0;Enregistrer&#xa0;» conserve quand même la commande, sans moteur. Modifiez-la sous «&#xa0;Ajouter&#xa0;» à côté des moteurs, puis réessayez.</translation>
    </message>
    <message>
        <source>&apos;Add&apos; still keeps the command, without an engine. Edit the command under &apos;Add&apos; beside the engines, and try again.</source>
        <translation>«&#xa0;Ajouter&#xa0;» conserve quand même la commande, sans moteur. Modifiez-la sous «&#xa0;Ajouter&#xa0;» à côté des moteurs, puis réessayez.</translation>
    </message>
    <message>
        <source>%1 is kept with the Python %2: &apos;Add&apos; replaces that.</source>
        <translation>%1 est conservé avec le Python %2&#xa0;: «&#xa0;Ajouter&#xa0;» le remplace.</translation>
    </message>
</context>
</TS>

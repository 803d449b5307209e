import { occupationCards } from './occupation-cards.ts';

export const transport = occupationCards(
  'transport',
  `
# Vrachtwagenchauffeur CE | Chauffeur CE distributie | Chauffeur CE koelvervoer
@ transport voedsel groothandel x1.7
€ 2780-3520 cao Beroepsgoederenvervoer, D
h 40 36-40
o vmbo mbo2 / ervaren starter
t Rijbewijs CE, Buiten
> Met een vaste wagen over vaste wegen: vanuit {plaats} rijd jij door het Noorden en ben je ’s avonds thuis.
> Laden, rijden, lossen en een praatje bij de klant. {Org} zoekt een chauffeur die op tijd vertrekt en heel aankomt.
~ Je start om zes uur, controleert je wagen en rijdt het erf af als het nog schemert. Op een dag doe je acht tot twaalf adressen. De planner belt alleen als er echt iets verandert, dat is een afspraak.
- Je laadt en lost volgens de vrachtbrief.
- Je rijdt zuinig en veilig.
- Je houdt contact met planning en klant.
- Je meldt schade en klein onderhoud.
? Rijbewijs CE en code 95.
? Een bestuurderskaart.
? Je spreekt Nederlands en bent vriendelijk aan het hek.
+ Overuren worden uitbetaald, 130 % vanaf het eerste uur.
" Zonsopgang boven de Waddendijk, elke dag anders. Dat is mijn kantoor.

# Chauffeur rijbewijs C | Bakwagenchauffeur | Chauffeur kraanwagen
@ transport groothandel milieu:Afval
€ 2650-3280 cao Beroepsgoederenvervoer, C
h 32-40 40
o vmbo mbo2 / starter ervaren
t Rijbewijs C, Dagdienst
> Stad, dorp, erf: jij komt overal waar een trailer niet past. Vanuit {plaats} verzorg je de ritten in {buren} en omstreken.
~ Je rijdt in de regio en kent na een maand elk smal bruggetje. Bij bouwmarkten, boeren en winkels word je met koffie ontvangen. Om vijf uur zet je de wagen op de lader.
- Je bezorgt en haalt goederen op.
- Je bedient de laadklep of de kraan.
- Je houdt de administratie bij op een handterminal.
- Je zorgt voor een schone wagen.
? Rijbewijs C met code 95, of wij leiden je op.
? Je kunt fysiek werk aan.
? Je hebt de weg in je hoofd, of een goede telefoon.
" De bruggetjes van Eenrum passen precies. Precies.

# Buschauffeur | Buschauffeur streekvervoer | Buschauffeur in opleiding
@ bus x1.2
€ 2719-3480 cao Openbaar Vervoer
h 24-32 32-40 16-24
o vmbo mbo2 / starter ervaren
t Openbaar vervoer, Onregelmatig
> Scholieren, verpleegkundigen, een opa met een krentenbrood: jij brengt de streek rond {plaats} in beweging.
~ Je rijdt vroege of late diensten, in een rooster dat een jaar vooruit bekend is. Je groet iedereen die instapt en wacht drie tellen als iemand rent. De bus is elektrisch, dus je hoort de weilanden.
- Je rijdt je dienst veilig en op tijd.
- Je helpt reizigers met vragen en vervoerbewijzen.
- Je meldt bijzonderheden aan de verkeersleiding.
? Rijbewijs B en minstens 21 jaar: de rest leren wij je.
? Rustig in het verkeer, vriendelijk in de bus.
? Bereid om in het weekend te rijden.
+ Opleiding tot rijbewijs D volledig betaald, met salaris.
" Ik heb een hele generatie naar school gebracht. Nu brengen zij hun kinderen naar de halte.

# Medewerker magazijn | Logistiek medewerker | Orderpicker | Heftruckchauffeur
@ magazijn groothandel voedsel winkel x1.7
€ 15.2-18 hour
h 32-40 24-32 16-24 40
o vmbo mbo2 / starter
c tijdelijk vast
t Magazijn, Ploegendienst
> Tussen de stellingen weet jij blind de weg. {In} zorg je dat elke bestelling klopt voordat de wagen vertrekt.
~ Je haalt je scanner op, krijgt je zone en gaat aan de slag. Halverwege wissel je: laden, picken, inpakken. De ploegleider deelt ’s ochtends de cijfers en op vrijdag de bitterballen.
- Je verzamelt bestellingen en maakt ze verzendklaar.
- Je ontvangt en controleert goederen.
- Je rijdt met reachtruck of heftruck.
- Je houdt de hal veilig en opgeruimd.
? Je bent fit en nauwkeurig.
? Een heftruckcertificaat is fijn, anders haal je het hier.
? Beschikbaar in dag- of avonddienst.
+ Een warme maaltijd in de avonddienst.
" Dertigduizend stappen per dag. De sportschool heb ik opgezegd.

# Planner transport | Planner wegvervoer | Logistiek planner
@ transport magazijn groothandel
€ 3020-4180 
h 32-40 36-40
o mbo4 hbo / ervaren starter
t Kantoor, Hybride
> Honderd zendingen, zestig wagens en één brug die openstaat. {In} puzzel jij tot het past.
~ Om zes uur begint de ochtendplanner, om twee uur de middagplanner. Je belt met chauffeurs, verzet een rit als er file is en houdt de klant op de hoogte. Aan het eind van je dienst staat de nacht klaar.
- Je plant ritten zo slim en eerlijk mogelijk.
- Je bent het vaste contact van twintig chauffeurs.
- Je lost verstoringen op.
- Je bewaakt rij- en rusttijden.
? Ervaring met plannen of sterk in overzicht houden.
? Je kent de provincie, of leert haar snel kennen.
? Duits spreken is een voordeel.
" Een goede planning is er een waar niemand over klaagt.

# Monteur bedrijfswagens | Technicus bedrijfsauto’s | Onderhoudsmonteur bussen
@ transport bus groothandel:Veldkamp
€ 2820-3890 cao Motorvoertuigen
h 36-40 40
o mbo3 mbo4 / ervaren starter
t Werkplaats, Techniek
> Een wagen die stilstaat, verdient niets. In onze werkplaats {in} zorg jij dat ze rijden, van diesel tot elektrisch.
~ De werkplaats heeft zes putten en een diagnosetafel. Je doet kleine en grote beurten, keurt en zoekt storingen uit. Eens in de vijf weken rijd je uit voor pech onderweg.
- Je onderhoudt en repareert vrachtwagens of bussen.
- Je leest storingen uit en lost ze op.
- Je bereidt voertuigen voor op de keuring.
- Je bouwt kennis op van elektrische aandrijving.
? Een diploma bedrijfsautotechniek.
? Rijbewijs B, liefst C.
? Je werkt netjes en veilig.
+ Alle merktrainingen, ook die voor hoogspanning.
" Vroeger hoorde je wat eraan scheelde. Nu moet je het lezen.

# Bezorger | Pakketbezorger | Bezorger boodschappen aan huis
@ magazijn winkel groothandel
€ 15.1-17 hour
h 16-24 24-32 8-16 32-40
o vmbo / starter
c tijdelijk
t Buiten, Flexibel
> Jij bent het gezicht waar mensen op wachten. Vanuit {plaats} breng je pakketten langs in je eigen vaste wijk.
~ Je laadt je elektrische bus in de volgorde die jij handig vindt en rijdt je ronde. Je weet welke hond blaft en welke deur klemt. Om drie uur ben je klaar, of je neemt de avondronde erbij.
- Je bezorgt en scant pakketten.
- Je helpt klanten vriendelijk aan de deur.
- Je brengt retouren terug naar het depot.
? Rijbewijs B.
? Een goede conditie en een goed humeur.
? Minstens twee vaste dagen per week.
" Ik krijg met kerst meer kaarten dan ik er stuur.

# Stuurman waddenveer | Matroos veerdienst
@ veer
€ 2760-4010 
h 36-40 40
o mbo2 mbo3 / ervaren starter
t Varen, Onregelmatig
> Eb en vloed bepalen je rooster. Vanuit {plaats} vaar jij mee over een van de mooiste vaarwegen van Nederland.
~ Je werkt zeven dagen op en zeven af. Je helpt auto’s de klep op, houdt uitkijk in de geul en vertelt kinderen waar de zeehonden liggen. Bij harde wind wordt er minder gekletst.
- Je meert aan, laadt en houdt het dek veilig.
- Je loopt wacht en onderhoudt het schip.
- Je helpt passagiers, ook in noodgevallen.
- Je traint elke maand met de bemanning.
? Een nautische opleiding of dienstboekje.
? Zwemdiploma’s en een goedgekeurde keuring.
? Je woont in het Noorden of wilt er gaan wonen.
" Op 31 december vaar ik altijd de laatste boot. Traditie.
`,
);

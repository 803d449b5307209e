import { occupationCards } from './occupation-cards.ts';

export const zorg = occupationCards(
  'zorg',
  `
# Wijkverpleegkundige | Wijkverpleegkundige hbo-V | Wijkverpleegkundige, route {plaats}
@ thuiszorg x2
€ 3389-4736 cao VVT, FWG 55
h 24-32 28-36 20-28
o hbo / ervaren starter
t Thuiszorg, Wijk
> Jij stelt vast welke zorg iemand thuis nodig heeft en zorgt dat die er komt. Je vaste route loopt door {plaats} en de dorpen eromheen.
> {In} en omgeving ken jij straks elke voordeur. Met een vast team van {team} collega’s regel je de zorg, van indicatie tot nazorg.
~ Je begint om half acht met een korte overdracht en stapt dan op de fiets of in de auto. Halverwege de ochtend bel je de huisarts over een wond die niet wil genezen. ’s Middags voer je een indicatiegesprek en werk je je dossiers bij, zodat de avonddienst weet wat er speelt.
~ Geen dag verloopt zoals het rooster zegt. Een ontslag uit het ziekenhuis komt een dag eerder, een mantelzorger trekt aan de bel, een leerling heeft een vraag. Jij brengt rust, bepaalt wat voorgaat en legt vast wat je hebt afgesproken.
- Je indiceert en schrijft zorgplannen die de cliënt zelf ook begrijpt.
- Je voert verpleegtechnische handelingen uit, van wondzorg tot infuus.
- Je bent het aanspreekpunt voor huisarts, apotheek en mantelzorgers.
- Je coacht verzorgenden en begeleidt stagiairs.
- Je signaleert vroeg wanneer thuis wonen niet meer veilig is.
- Je denkt mee over slimme hulpmiddelen, zoals beeldzorg en de medicijndispenser.
? Een diploma hbo-verpleegkunde en een BIG-registratie.
? Ervaring in de wijk, of de wil om die in drie maanden inwerken op te doen.
? Rijbewijs B.
? Je werkt graag zelfstandig en vraagt op tijd om hulp.
+ Reiskosten vanaf de voordeur en een leaseauto of e-bike voor je route.
+ Een rooster dat je met je team maakt, zes weken vooruit.
" Ik ken de mensen en zij kennen mij. Dat had ik in het ziekenhuis nooit.
" Achter elke voordeur is het anders. Dat maakt dit werk na twaalf jaar nog steeds nieuw.

# Verzorgende IG | Verzorgende IG kleinschalig wonen | Verzorgende IG avonddienst | Verzorgende in de wijk
@ thuiszorg x2.2
€ 2684-3621 cao VVT, FWG 35
h 16-24 20-28 24-32 12-20
o mbo3 / starter ervaren
t Thuiszorg, Avonddienst, Kleinschalig wonen
> Een goede dag begint met iemand die de tijd neemt. {In} zorg jij daarvoor, samen met een hecht team van {team} collega’s.
> Bij {org} in {plaats} ben jij de vertrouwde hand voor bewoners die niet meer alles zelf kunnen, maar nog genoeg te vertellen hebben.
~ Je helpt bij het opstaan, deelt medicijnen uit en maakt tijd voor koffie. Je ziet dat meneer minder eet dan vorige week en schrijft dat op. Aan het einde van je dienst draag je rustig over: geen haastig briefje, maar een gesprek.
~ Op onze locatie wonen zeven mensen met dementie in een gewoon huis, met een keuken waar gekookt wordt. Jij beweegt mee met hun ritme. De was mag wachten als iemand wil wandelen.
- Je geeft persoonlijke verzorging en ondersteunt bij eten, aankleden en bewegen.
- Je deelt medicatie en voert handelingen uit waarvoor je bekwaam bent.
- Je bent contactpersoon voor twee of drie bewoners en hun familie.
- Je rapporteert kort en duidelijk in het digitale dossier.
- Je werkt leerlingen in en laat zien hoe het kan.
? Een diploma verzorgende IG of MZ niveau 3.
? Je bent bevoegd en bekwaam, of wilt dat snel weer worden: wij regelen de toetsen.
? Bereid om in het weekend te werken, gemiddeld eens in de twee weken.
+ Onregelmatigheidstoeslag tot 60 % bovenop je uurloon.
+ Een contract dat meegroeit: wil je meer uren, dan is dat bespreekbaar.
" Hier mag ik een kwartier blijven zitten als dat nodig is.
" Mevrouw noemt me haar ‘vaste zuster’. Daar doe je het voor.

# Verpleegkundige interne geneeskunde | Verpleegkundige cardiologie | Verpleegkundige dagbehandeling | Verpleegkundige longgeneeskunde
@ ziekenhuis x1.4
€ 3104-4660 cao Ziekenhuizen, FWG 50
h 24-32 28-36 32-36
o mbo4 hbo / starter ervaren
t Onregelmatig, Ziekenhuis
> Op onze afdeling liggen achttien mensen die vandaag op jou rekenen. Met een team van {team} vaste collega’s zorg je dat ze veilig beter worden.
> Jij houdt het overzicht, ook als er drie bellen tegelijk gaan. {Org} zoekt een verpleegkundige die vakkennis koppelt aan rust.
~ Je loopt visite met de zaalarts, controleert de pomp op kamer zes en legt een familie uit wat er morgen gebeurt. Tussen de middag eet je echt, want we nemen elkaars pieper over.
~ Je dienst begint met een bedside-overdracht: aan het bed, met de patiënt erbij. Daarna verdeel je de zorg met je buddy. Wie iets nieuws wil leren, krijgt daar in het rooster tijd voor.
- Je coördineert de zorg voor vier tot zes patiënten.
- Je bewaakt vitale functies en handelt bij achteruitgang.
- Je bereidt ontslag voor met de transferverpleegkundige.
- Je begeleidt leerlingen op weg naar hun diploma.
- Je werkt in een werkgroep mee aan betere zorg, bijvoorbeeld rond vallen of voeding.
? Een diploma verpleegkunde, mbo of hbo, met BIG-registratie.
? Je kunt prioriteiten stellen en durft de arts te bellen.
? Beschikbaar voor dag-, avond-, nacht- en weekenddiensten.
+ 8,33 % eindejaarsuitkering en een volledige vergoeding van het openbaar vervoer.
+ Zelf roosteren, met hooguit vijf nachten achter elkaar.
" In mijn eerste maand heeft niemand ooit gezucht als ik iets vroeg.

# Doktersassistent polikliniek | Doktersassistent kno | Polikliniekassistent orthopedie
@ ziekenhuis
€ 2689-3707 cao Ziekenhuizen, FWG 35
h 20-28 24-32 28-36
o mbo4 / starter ervaren
t Polikliniek, Dagdienst
> Je bent het eerste gezicht dat patiënten zien en vaak ook het laatste. Op de polikliniek {in} hou jij het spreekuur op gang.
~ De telefoon, de balie, de behandelkamer: je wisselt elke paar uur van plek, zodat het werk afwisselend blijft. Loopt een spreekuur uit, dan leg jij in gewone taal uit waarom.
- Je ontvangt patiënten en maakt vervolgafspraken.
- Je assisteert bij kleine ingrepen en meet de bloeddruk.
- Je beantwoordt vragen aan de telefoon en beoordeelt hoeveel haast iets heeft.
- Je zorgt dat de spreekkamers klaarstaan.
? Een diploma doktersassistent.
? Je blijft vriendelijk, ook als de wachtkamer vol zit.
? Ervaring met een patiëntendossier is handig; het onze leer je in een week.
" Mensen zijn zenuwachtig als ze binnenkomen. Met één zin kun je dat veranderen.

# Doktersassistent huisartsenpraktijk | Doktersassistent en triagist
@ huisarts
€ 2710-3890 cao Huisartsenzorg, schaal 4
h 16-24 24-32 20-28
o mbo4 / ervaren starter
t Huisartsenpraktijk, Dagdienst
> In onze praktijk {in} kennen we de families, de achtererven en de kwaaltjes. Jij bent straks de stem aan de telefoon die doorvraagt en geruststelt.
~ Om acht uur gaan de lijnen open en dan is het even doorwerken. Daarna prik je bloed, verwijder je hechtingen en bespreek je met de huisarts wie er vandaag nog gezien moet worden. Om tien uur drinken we samen koffie, dat houden we heilig.
- Je voert de triage uit en plant de spreekuren.
- Je doet je eigen spreekuur: oren, wratten, uitstrijkjes, injecties.
- Je regelt herhaalrecepten en verwijzingen.
- Je helpt mee de praktijk steeds slimmer te organiseren.
? Een diploma doktersassistent of een vergelijkbare zorgopleiding.
? Een luisterend oor en een vaste hand.
? Je woont op redelijke afstand van {plaats}.
" Ik zie kinderen opgroeien die ik nog als baby heb geprikt.

# Casemanager dementie | Verpleegkundig casemanager dementie
@ thuiszorg huisarts
€ 3389-4736 cao VVT, FWG 55
h 20-28 24-32
o hbo / ervaren senior
t Wijk, Ouderenzorg
> Als iemand dementie krijgt, verandert het leven van een heel gezin. {In} en omgeving ben jij degene die naast ze staat, van de eerste vraag tot het einde.
~ Je hebt ongeveer vijftig gezinnen onder je hoede. De een belt elke week, de ander zie je om de twee maanden. Je komt aan de keukentafel, kent de dagbesteding en weet wanneer het tijd is om over opname te praten.
- Je begeleidt mensen met dementie en hun naasten thuis.
- Je stemt af met huisarts, geriater en wijkteam.
- Je organiseert een keer per maand het Alzheimer Café.
- Je leert collega’s omgaan met onbegrepen gedrag.
? Hbo-verpleegkunde of social work, met de post-hbo casemanagement dementie (of je gaat die bij ons doen).
? Je kunt lastige gesprekken voeren zonder te haasten.
? Rijbewijs B.
" Het mooiste compliment kreeg ik van een dochter: u hebt ons tijd gegeven.

# Begeleider wonen | Persoonlijk begeleider | Begeleider ernstig meervoudig beperkt
@ gehandicaptenzorg x1.4
€ 2812-3790 cao Gehandicaptenzorg, FWG 40
h 20-28 24-32 16-24
o mbo3 mbo4 / starter ervaren
t Woonbegeleiding, Slaapdienst
> {In} wonen acht mensen die elk op hun eigen manier de dag beginnen. Jij helpt ze daarbij en ziet wat er wél kan.
> Samen koken, een brief van de gemeente uitpluizen, de bus leren nemen: bij {org} maak jij gewone dingen mogelijk.
~ Je dienst begint als iedereen thuiskomt van het werk of de dagbesteding. Er wordt gepraat, gemopperd en gelachen. Jij weet wie eerst rust nodig heeft en wie juist even wil voetballen. Na het eten schrijf je je verslag, meestal met iemand naast je op de bank.
- Je begeleidt bewoners bij wonen, werk en vrije tijd.
- Je maakt met elke cliënt een plan en houdt bij wat lukt.
- Je onderhoudt het contact met ouders en verwanten.
- Je blijft rustig als de spanning oploopt en bespreekt het na met het team.
- Je draait gemiddeld twee slaapdiensten per maand.
? Een diploma maatschappelijke zorg, SPW of social work.
? Humor, geduld en een dikke huid op zijn tijd.
? Rijbewijs B is een pre, voor uitstapjes met de bus.
" Toen Jaap voor het eerst alleen naar de markt ging, stond het hele team te juichen.

# Sociaalpsychiatrisch verpleegkundige | Verpleegkundige FACT-team | Casemanager FACT | Ambulant begeleider ggz
@ ggz
€ 3410-4890 cao GGZ, FWG 55
h 24-32 28-36 32-36
o hbo / ervaren senior
t Ambulant, Ggz
> Je werkt waar het leven is: thuis, op straat, bij de sportclub. Vanuit {plaats} help je mensen met een psychiatrische kwetsbaarheid hun koers te houden.
~ ’s Ochtends zit je met het team om het digibord: wie heeft vandaag extra aandacht nodig? Daarna ga je op pad. De ene cliënt help je een afspraak bij de woningbouw na te komen, met de ander wandel je een rondje omdat praten dan makkelijker gaat.
- Je behandelt en begeleidt een caseload van twintig tot vijfentwintig cliënten.
- Je werkt samen met huisartsen, wijkagent en gemeente.
- Je betrekt naasten bij het herstel.
- Je grijpt in bij een crisis en evalueert die met het team.
? Een hbo-opleiding verpleegkunde of social work en een BIG- of SKJ-registratie.
? Ervaring in de ggz en een nuchtere kijk.
? Rijbewijs B.
" We laten niemand los, ook niet als iemand drie keer de deur niet opendoet.

# Jeugdhulpverlener | Gezinsbegeleider | Jeugdprofessional gebiedsteam
@ jeugdzorg gemeente
€ 3105-4480 cao Jeugdzorg, schaal 8
h 24-32 28-36
o hbo / ervaren starter
t Jeugd, Ambulant
> Opgroeien gaat niet altijd vanzelf. {In} sta jij naast kinderen en ouders die even vastlopen en zoek je met hen naar wat wel werkt.
~ Je werkt met acht gezinnen tegelijk. Je komt thuis, op school en soms op het voetbalveld. Twee keer per week bespreek je met je team de gezinnen waar het spannend is, want deze verantwoordelijkheid draag je hier niet alleen.
- Je maakt met het gezin een plan in hun eigen woorden.
- Je oefent met ouders thuis, in de situatie zelf.
- Je weegt de veiligheid en handelt volgens de meldcode.
- Je werkt samen met school, huisarts en wijkteam.
? Een hbo-diploma social work of pedagogiek en een SKJ-registratie.
? Je durft te zeggen wat je ziet.
? Flexibel: soms kun je een gezin alleen ’s avonds spreken.
" Een jongen vroeg of ik ook bij zijn diploma-uitreiking kwam. Natuurlijk kwam ik.

# Pedagogisch medewerker kinderopvang | Pedagogisch medewerker peuteropvang | Pedagogisch medewerker babygroep
@ kinderopvang x1.3
€ 2641-3630 cao Kinderopvang, schaal 6
h 16-24 20-28 24-32
o mbo3 mbo4 / starter ervaren
t Kinderen, Overdag
> Modder, liedjes, een eerste stapje: op onze groep {in} gebeurt elke dag iets om thuis over te vertellen.
> Bij {org} groeien kinderen op met buitenlucht, liedjes en een vast gezicht. {In} zoeken we een collega die graag mee door de knieën gaat.
~ Je opent de deur om zeven uur en begroet de eerste ouders. Er is fruit, er wordt voorgelezen en bij vrijwel elk weer gaan we naar buiten. Tussen de middag slapen de jongsten en praat je met je collega de dag door.
- Je verzorgt en begeleidt een vaste groep kinderen.
- Je volgt de ontwikkeling en bespreekt die met de ouders.
- Je bedenkt activiteiten bij een thema, binnen en buiten.
- Je houdt de groep veilig, schoon en gezellig.
? Een pedagogisch diploma dat in de cao Kinderopvang staat.
? Een verklaring omtrent het gedrag; wij vragen die voor je aan.
? Je taalniveau is minstens 3F, of je haalt dat met onze cursus.
+ Korting op de opvang van je eigen kinderen.
+ Vrij in de week tussen kerst en oud en nieuw.
" Ik kom elke dag met zand in mijn schoenen thuis. Beste baan die er is.

# Fysiotherapeut geriatrie | Ergotherapeut | Fysiotherapeut revalidatie
@ thuiszorg ziekenhuis
€ 3104-4410 FWG 50
h 16-24 24-32 28-36
o hbo / starter ervaren
t Revalidatie, Dagdienst
> Van bed naar stoel, van stoel naar tuin. Jij helpt mensen na een val of een beroerte stap voor stap terug naar huis.
~ Je behandelt op de afdeling en in de oefenzaal en bent twee keer per week bij de mensen thuis. In het behandelteam zitten de arts, de logopedist en de psycholoog naast je, zodat je niet hoeft te mailen om te overleggen.
- Je onderzoekt, stelt doelen en behandelt.
- Je adviseert over hulpmiddelen en aanpassingen in huis.
- Je traint verzorgenden in tillen, lopen en opstaan.
- Je meet het resultaat en past het plan aan.
? Een afgeronde paramedische hbo-opleiding en registratie in het kwaliteitsregister.
? Belangstelling voor ouderen.
? Je werkt graag samen.
" Een meneer danste na drie maanden weer met zijn vrouw. In de gang, op mijn telefoon.

# Huishoudelijk medewerker thuiszorg | Hulp in de huishouding | Huishoudelijke hulp
@ thuiszorg gehandicaptenzorg
€ 2455-2790 cao VVT, FWG 15
h 8-16 12-20 16-24
o vmbo mbo2 / starter
t Overdag, Parttime
> Een schoon huis en een praatje bij de koffie: voor veel ouderen {in} maakt dat het verschil tussen thuis wonen en niet meer thuis wonen.
~ Je hebt vaste adressen op vaste dagen. Je stofzuigt, doet de was en ziet in het voorbijgaan of het goed gaat met iemand. Merk je iets, dan bel je de wijkverpleegkundige. Om drie uur ben je weer thuis.
- Je houdt het huis schoon en op orde.
- Je doet boodschappen of gaat samen naar de winkel.
- Je signaleert en geeft door wat je opvalt.
? Een diploma is niet nodig, aandacht wel.
? Vervoer om bij je adressen in {buren} te komen.
? Je spreekt Nederlands; Gronings of Fries mag ook.
" Ik kom er om te poetsen, maar eigenlijk kom ik voor mevrouw.

# Pedagogisch medewerker bso | Groepsleider buitenschoolse opvang
@ kinderopvang
€ 2641-3630 cao Kinderopvang, schaal 6
h 12-20 16-20 16-24
o mbo3 mbo4 / starter ervaren
t Kinderen, Middagen
> Op onze buitenschoolse opvang {in} wordt gebouwd, gevoetbald en soms even niets gedaan. Jij ziet wat een kind na school nodig heeft.
~ Je haalt de kinderen van school, snijdt een schaal fruit leeg en hoort wie er vandaag ruzie had. Daarna bouw je een hut, bak je een taart of scheidsrechter je een potje voetbal. In de vakanties ben je er de hele dag en gaan we het bos in.
- Je begeleidt een groep van twintig kinderen tussen vier en twaalf jaar.
- Je bedenkt met hen wat er te doen is en laat ze daarin kiezen.
- Je praat ouders bij aan het einde van de middag.
- Je houdt de locatie veilig en uitnodigend.
? Een pedagogisch diploma uit de cao Kinderopvang, of een diploma sport of kunst met pedagogisch certificaat.
? Beschikbaar op minstens twee middagen en in de helft van de vakanties.
? Je kunt tegen lawaai en zet zelf ook weleens muziek op.
+ Combinatiebaan mogelijk met een basisschool {in}, tot 36 uur.
" Wij zijn de enige collega’s die in werktijd trefbal spelen.

# Anesthesiemedewerker | Operatieassistent | Operatieassistent in opleiding
@ ziekenhuis x0.7
€ 3389-4736 cao Ziekenhuizen, FWG 55
h 28-36 32-36
o hbo / starter ervaren
t Operatiekamer, Bereikbaarheidsdienst
> Op acht operatiekamers werk jij in een klein team aan één ding tegelijk. Concentratie als het moet, humor als het kan.
~ Om half acht loop je de lijst door met chirurg en anesthesioloog. Daarna werk je zaal na zaal volgens plan, tot er een spoedgeval tussendoor komt. Dan telt dat iedereen precies weet wat de ander doet.
- Je bereidt ingrepen voor en controleert apparatuur en materiaal.
- Je assisteert en let op steriliteit en veiligheid.
- Je vangt patiënten op, vlak voor het spannendste moment van hun week.
- Je geeft leerlingen stap voor stap meer ruimte.
? Een afgeronde opleiding, of toelating tot de onze: we starten elk half jaar met zes leerlingen.
? Je blijft nauwkeurig, ook na de zesde ingreep.
? Je woont binnen dertig minuten van {plaats} voor bereikbaarheidsdiensten.
" De sfeer op OK 4 is droog, letterlijk en figuurlijk.

# Leerling verzorgende IG (bbl) | Leerling helpende plus (bbl)
@ thuiszorg gehandicaptenzorg x0.8
€ 2080-2560 cao VVT, leerlingschaal
h 24-28 24-32
o vmbo mbo2 / starter
c leerwerk
t Leren en werken, Zorg
> Vier dagen werken, één dag naar school en vanaf de eerste maand een salaris. Bij {org} leer je het vak van mensen die het graag uitleggen.
~ In het begin loop je met je werkbegeleider mee en kijk je vooral. Na drie weken doe je de eerste handelingen zelf, na drie maanden heb je je eigen bewoners. Loop je vast op school, dan helpt onze praktijkopleider je op weg.
- Je helpt bij wassen, aankleden en eten.
- Je leert handelingen en laat ze aftekenen als je ze beheerst.
- Je volgt elke week een lesdag.
- Je maakt opdrachten die over je eigen werkplek gaan.
? Een vmbo-diploma of een geslaagde instaptoets; een overstap op je veertigste mag ook.
? Je bent minstens zeventien jaar als de opleiding begint.
? Je kunt luisteren.
+ Wij betalen je opleiding, boeken en laptop.
+ Baangarantie na je diploma.
" Ik was kapper. Haren was ik nog steeds, nu met meer verhalen erbij.
`,
);

import { occupationCards } from './occupation-cards.ts';

export const techniek = occupationCards(
  'techniek',
  `
# Allround monteur | Onderhoudsmonteur | Monteur technische dienst
@ industrie voedsel werf x1.8
€ 2850-3980 cao Metaal en Techniek
h 36-40 40 32-40
o mbo3 mbo4 / ervaren starter
t Technische dienst, Storingsdienst
> Als de lijn stilstaat, kijkt iedereen naar jou. {In} houd je met {team} collega’s een machinepark draaiend dat nooit helemaal hetzelfde doet.
> Jij hoort aan het geluid dat een lager het begeeft. {Org} zoekt een monteur die storingen verhelpt en liever nog voorkomt.
~ Je begint met de overdracht van de nachtploeg en loopt een ronde langs de installaties. Daarna werk je het preventieve onderhoud af, tot de telefoon gaat. Is de storing verholpen, dan zoek je met de operator uit waarom hij ontstond.
- Je lost mechanische en elektrische storingen op.
- Je voert gepland onderhoud uit en legt het vast.
- Je stelt verbeteringen voor en bouwt ze ook zelf in.
- Je begeleidt leveranciers tijdens revisies.
- Je draait eens in de vier weken storingsdienst.
? Een technisch diploma, bijvoorbeeld mechatronica of werktuigbouw.
? Je kunt een elektrisch schema lezen.
? Je woont binnen een half uur van {plaats}.
+ Storingsdienst levert gemiddeld € 380 per maand extra op.
" Mijn mooiste storing duurde elf uur. Ik weet nog precies welk boutje het was.

# Cnc-frezer | Cnc-draaier | Cnc-verspaner
@ industrie:Noordstaal industrie:Wold industrie:Friso industrie:Delta industrie:Brainport industrie:Vandervelde werf
€ 2780-3890 cao Metaal en Techniek
h 36-40 40
o mbo3 / starter ervaren
t Verspaning, Dagdienst
> Van een blok staal maak jij iets dat tot op een honderdste millimeter klopt. {In} staan de machines klaar.
~ Je haalt een tekening op, kiest je gereedschap en schrijft of controleert het programma. De eerste spaan is het spannendst. Loopt de serie, dan meet je steekproeven en stel je de volgende machine in.
- Je programmeert, stelt in en bedient de machines.
- Je meet producten na en houdt de toleranties in de gaten.
- Je pleegt klein onderhoud en houdt je werkplek op orde.
- Je denkt met de werkvoorbereiding mee over een slimmere bewerking.
? Een opleiding verspaning of een paar jaar ervaring aan de machine.
? Kennis van Heidenhain of Fanuc is fijn.
? Je bent secuur en niet bang voor vieze handen.
" Een honderdste is veel, als je eenmaal weet waar je op moet letten.

# Lasser TIG en MIG/MAG | Lasser | Pijplasser
@ werf industrie:Noordstaal industrie:Wold industrie:Friso industrie:Delta industrie:Brainport industrie:Vandervelde x1.2
€ 2980-3940 cao Metaalbewerking
h 40 36-40
o mbo2 mbo3 / ervaren starter
t Dagdienst, Lassen
> Een goede las zie je later niet meer, maar hij houdt alles bijeen. {In} las jij in alle standen, met tijd voor vakwerk.
~ Om zeven uur krijg je je lasplan en zoek je met de constructiebankwerker de juiste volgorde uit. Soms sta je in de hal, soms lig je op je zij in een krappe hoek. Om vier uur kun je aanwijzen wat er vandaag bij is gekomen.
- Je last volgens tekening in verschillende posities.
- Je bereidt naden voor en werkt ze af.
- Je controleert je eigen werk voordat de inspecteur dat doet.
- Je werkt een leerling in.
? Lascertificaten, of de vaste hand om ze bij ons te halen.
? Je kunt tekeningen lezen.
? VCA, of bereid dat te halen.
+ Wij betalen je certificaten en de verlenging ervan.
" Als het werk de poort uit gaat, weet ik precies waar mijn naden zitten.

# Procesoperator | Operator productie | Operator A
@ voedsel industrie:Chemie industrie:Papier industrie:Kunststof industrie:Hanze industrie:Dakpannen x1.6
€ 2890-4080 
h 32-36 36 36-40
o mbo3 mbo2 / starter ervaren
t Ploegendienst, Productie
> Vanachter de schermen en langs de leidingen zorg jij dat de fabriek {in} dag en nacht levert wat is afgesproken.
> In een ploeg van {team} mensen bewaak jij temperatuur, druk en kwaliteit. Rustig blijven als het alarm gaat, hoort erbij.
~ Je neemt de wacht over, loopt je ronde en trekt het eerste monster. Verloopt alles volgens plan, dan is er tijd om een collega in te werken of een verbetering uit te proberen. Verloopt het anders, dan sta je er niet alleen voor.
- Je start, bewaakt en stopt de installatie.
- Je neemt monsters en stuurt bij op de uitslag.
- Je verhelpt kleine storingen zelf.
- Je reinigt volgens voorschrift en tekent dat af.
- Je draagt over aan de volgende ploeg.
? Een diploma procestechniek of de bereidheid dat met ons te halen.
? Je kunt in ploegen werken, ook ’s nachts.
? Veiligheid gaat bij jou voor snelheid.
+ Een ploegentoeslag van 28 % in de vijfploegendienst.
" Om vijf uur ’s ochtends is de fabriek het mooist.

# Productiemedewerker | Medewerker productie en inpak | Assemblagemedewerker
@ industrie voedsel x1.3
€ 15.4-18.2 hour
h 24-32 32-40 36-40 16-24
o vmbo mbo2 / starter
c tijdelijk vast
t Productie, Direct beginnen
> Met je handen werken en aan het einde van de dag zien wat je hebt gedaan: dat kan bij {org} in {plaats}.
~ Je werkt met een vaste ploeg aan een lijn of werktafel. Elke twee uur wissel je van plek, dat is beter voor je rug en je humeur. De teamleider loopt mee op de vloer en kent je naam.
- Je zet onderdelen in elkaar of pakt producten in.
- Je controleert op fouten en haalt ze eruit.
- Je houdt je werkplek schoon en veilig.
? Ervaring is niet nodig, op tijd komen wel.
? Je spreekt Nederlands of Engels.
? Je vindt het fijn om met je handen te werken.
+ Na zes maanden een contract rechtstreeks bij ons.
" Ik kwam voor een zomer. Dat is nu negen jaar geleden.

# Werkvoorbereider metaal | Werkvoorbereider
@ industrie:Noordstaal industrie:Wold industrie:Friso industrie:Delta industrie:Brainport industrie:Vandervelde werf
€ 3200-4400 
h 36-40 32-40
o mbo4 hbo / ervaren
t Hybride, Techniek
> Jij bent de schakel tussen tekening en werkvloer. Door jouw voorbereiding ligt {in} alles klaar als de eerste zaag draait.
~ Een opdracht komt binnen als stapel tekeningen en een leverdatum. Jij knipt hem op in stappen, bestelt materiaal en spreekt met de voorman door wat er lastig aan is. Een uur per dag ben je op de vloer, want daar hoor je of het klopt.
- Je maakt stuklijsten, planningen en nacalculaties.
- Je bestelt materiaal en uitbesteed werk.
- Je overlegt met engineering over maakbaarheid.
- Je bewaakt levertijd en kosten.
? Mbo 4 of hbo werktuigbouwkunde.
? Je leest een tekening zoals een ander de krant.
? Ervaring met een ERP-pakket.
" De beste werkvoorbereiding merk je niet. Dan gaat het gewoon goed.

# Engineer mechatronica | Mechanical engineer | Constructeur machinebouw
@ industrie:Noordstaal industrie:Wold industrie:Friso industrie:Delta industrie:Brainport industrie:Vandervelde industrie:Lumos werf
€ 3500-5100 
h 36-40 32-40
o hbo / ervaren starter senior
t Hybride, Engineering
> Van schets tot proefdraaien: {in} bedenk jij machines die er nog niet zijn en blijf je erbij tot ze het doen.
~ ’s Ochtends teken je in SolidWorks, ’s middags sta je in de hal naast het prototype. Werkt iets niet zoals bedacht, dan pas je het samen met de monteur aan. Klanten spreek je zelf, dus je weet waarvoor je het maakt.
- Je vertaalt wensen van klanten naar een ontwerp.
- Je rekent, tekent en kiest componenten.
- Je begeleidt de bouw en de eerste proef.
- Je legt keuzes vast, zodat een collega verder kan.
? Hbo werktuigbouwkunde of mechatronica.
? Ervaring met 3D-CAD.
? Je kunt een idee loslaten als een beter idee langskomt.
" Mijn eerste machine staat nu in Brazilië. Ik krijg nog steeds foto’s.

# Kwaliteitsmedewerker | Kwaliteitscontroleur | Laborant kwaliteitscontrole
@ voedsel industrie:Chemie industrie:Papier industrie:Kunststof
€ 2760-3680 
h 32-36 32-40 24-32
o mbo4 / starter ervaren
t Laboratorium, Ploegendienst mogelijk
> Jij zegt ja of nee tegen een partij, en je kunt uitleggen waarom. {Org} zoekt iemand met scherpe ogen en een rechte rug.
~ Je haalt monsters op langs de lijn, meet, proeft en weegt. Klopt er iets niet, dan bel je de operator voordat er een pallet verkeerd staat. Aan het einde van je dienst staan alle uitslagen in het systeem.
- Je neemt monsters en voert analyses uit.
- Je houdt het kwaliteitssysteem bij.
- Je onderzoekt klachten en afwijkingen.
- Je loopt mee met audits.
? Een diploma laboratoriumtechniek of levensmiddelentechnologie.
? Je werkt precies en schrijft duidelijk.
? Je durft een lijn stil te leggen.
" Nee zeggen is makkelijk. Uitleggen waarom is het vak.

# Teamleider productie | Ploegleider | Voorman productie
@ industrie voedsel magazijn
€ 3380-4620 
h 36-40 40
o mbo4 / leidinggevend ervaren
t Leidinggeven, Ploegendienst
> Een goede ploeg draait op vertrouwen. {In} geef jij leiding aan {team} mensen die hun vak verstaan en hun mening geven.
~ Je opent de dienst met een korte start: veiligheid, planning, bijzonderheden. Daarna ben je op de vloer, want leidinggeven doe je niet vanachter glas. Je viert wat goed gaat en bespreekt wat beter kan, liefst dezelfde dag.
- Je verdeelt het werk en let op de mensen die het doen.
- Je stuurt op veiligheid, kwaliteit en aantallen.
- Je voert gesprekken over functioneren en verzuim.
- Je haalt verbeterideeën op en zorgt dat er iets mee gebeurt.
? Ervaring in productie en met aansturen.
? Mbo 4-werk- en denkniveau.
? Je blijft redelijk, ook om drie uur ’s nachts.
" Toen de ploeg een record draaide, trakteerde de directeur. Op patat, dat wel.
`,
);

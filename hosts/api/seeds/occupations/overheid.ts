import { occupationCards } from './occupation-cards.ts';

export const overheid = occupationCards(
  'overheid',
  `
# Beleidsadviseur ruimtelijke ordening | Beleidsadviseur wonen | Beleidsadviseur mobiliteit | Beleidsadviseur sociaal domein
@ gemeente rijk:Ruimte x1.5
€ 4024-5704 cao Gemeenten, schaal 10A
h 28-36 32-36 24-32
o wo hbo / ervaren
t Hybride, Beleid
> Goede plannen beginnen buiten. {In} spreek jij met bewoners, boeren en wethouders en maak je er beleid van dat standhoudt.
> Tussen wens en wet zit jouw werk. {Org} zoekt een adviseur die helder schrijft en goed luistert.
~ De ene dag sta je in een dorpshuis met een kaart en dikke stiften, de andere schrijf je een raadsvoorstel van twee pagina’s. Je zoekt ruimte in regels, rekent met collega’s mee en bereidt de wethouder voor op een lastige avond.
- Je maakt beleid samen met inwoners en partners.
- Je adviseert college en raad.
- Je trekt of steunt projecten in de uitvoering.
- Je volgt of het werkt, en stuurt bij.
? Een afgeronde wo- of hbo-opleiding die bij het vak past.
? Politiek gevoel zonder politieke spelletjes.
? Je kunt iets ingewikkelds in gewone taal uitleggen.
+ Een individueel keuzebudget van 17 % bovenop je salaris.
" Mijn beste idee kwam van een mevrouw op rij drie.

# Jurist omgevingsrecht | Jurist bezwaar en beroep | Juridisch adviseur handhaving
@ gemeente waterschap rijk
€ 4024-5704 cao Gemeenten, schaal 10A
h 28-36 32-36
o wo / ervaren starter
t Hybride, Juridisch
> Jij kent de wet en de mensen voor wie hij bedoeld is. {In} help je {org} besluiten te nemen die kloppen.
~ Je leest een bezwaarschrift tot je begrijpt wat iemand echt dwarszit. Soms lost een telefoontje meer op dan een hoorzitting. Lukt dat niet, dan schrijf je een verweer dat ook een rechter begrijpt.
- Je adviseert over vergunningen, toezicht en handhaving.
- Je behandelt bezwaar en beroep.
- Je vertegenwoordigt de organisatie bij de rechter.
- Je leert collega’s wat de Omgevingswet van ze vraagt.
? Een master Nederlands recht.
? Ervaring met bestuursrecht, of een stage die beviel.
? Je schrijft kort.
" Een goed besluit herken je eraan dat de verliezer het snapt.

# Klantmanager werk en inkomen | Consulent Wmo | Adviseur Wmo en jeugd | Consulent schulddienstverlening
@ gemeente x1.5
€ 3580-4910 cao Gemeenten, schaal 9
h 24-32 28-36
o hbo / ervaren starter
c vast tijdelijk
t Sociaal domein, Hybride
> Achter elke aanvraag zit een verhaal. {In} luister jij ernaar en zoek je een oplossing die past.
~ Je spreekt mensen thuis, op kantoor of lopend door de wijk. Je kijkt wat iemand zelf kan, wat het netwerk kan en wat wij moeten doen. Je schrijft je verslag in woorden die de inwoner ook mag lezen.
- Je voert gesprekken en stelt plannen op.
- Je beslist over voorzieningen en onderbouwt die.
- Je werkt samen met zorg, scholen en werkgevers.
- Je denkt mee over eenvoudiger regels.
? Hbo social work, sjd of vergelijkbaar.
? Kennis van de Wmo, Jeugdwet of Participatiewet.
? Je bent betrokken en begrensd tegelijk.
" Iemand belde een jaar later om te zeggen dat het gelukt was. Gewoon, om het te zeggen.

# Medewerker burgerzaken | Medewerker klantcontactcentrum | Baliemedewerker publieksdienst
@ gemeente
€ 2790-3740 cao Gemeenten, schaal 6
h 16-24 24-32 20-28
o mbo4 mbo3 / starter ervaren
t Balie, Overdag
> Een paspoort, een geboorte, een verhuizing: {in} ben jij erbij op momenten die tellen.
~ Je zit een deel van de dag aan de balie en een deel achter de telefoon. Vaak is het een routineklus, soms huilt er iemand van geluk. Je weet het verschil tussen regels en hoofdzaken.
- Je behandelt aanvragen en geeft documenten uit.
- Je controleert identiteit en gegevens.
- Je beantwoordt vragen en verwijst door.
- Je verzorgt af en toe een huwelijk, als je dat wilt.
? Mbo 4 of ervaring met publiek.
? Nauwkeurig en hartelijk.
? Beschikbaar op één avond per week.
" Ik heb dit jaar vier tweelingen ingeschreven.

# Toezichthouder openbare ruimte | Boa | Handhaver leefomgeving
@ gemeente
€ 2890-3880 cao Gemeenten, schaal 7
h 32-36 24-32
o mbo3 mbo4 / ervaren starter
t Buiten, Onregelmatig
> Je loopt, fietst en praat. {In} zorg jij dat buiten prettig blijft, meestal zonder bonnenboekje.
~ Je ronde begint op de markt en eindigt bij de jongeren achter de sporthal. Je kent de namen, ook de bijnamen. Moet je optreden, dan doe je dat rustig en duidelijk.
- Je houdt toezicht in wijken, winkelgebied en parken.
- Je spreekt mensen aan en schrijft zo nodig een rapport.
- Je werkt samen met politie en jongerenwerk.
- Je vangt signalen op uit de buurt.
? Een boa-diploma of toelating tot de opleiding.
? Je blijft kalm als een ander dat niet is.
? Bereid om avonden en weekenden te werken.
" De beste bekeuring is een gesprek van drie minuten.

# Vergunningverlener milieu | Toezichthouder bouw | Casemanager omgevingsvergunningen
@ rijk:Omgeving gemeente x1.2
€ 3580-5070 cao Gemeenten, schaal 10
h 28-36 32-36
o hbo / ervaren starter
t Hybride, Omgevingswet
> Een boer wil uitbreiden, een buurt wil rust. {In} weeg jij belangen en leg je uit waarom het zo wordt.
~ Je behandelt aanvragen van begin tot eind. Je belt eerst, want aan de telefoon wordt meer duidelijk dan op papier. Daarna ga je kijken, vraag je specialisten om advies en schrijf je het besluit.
- Je toetst plannen aan wet en beleid.
- Je voert het vooroverleg met initiatiefnemers.
- Je bewaakt termijnen.
- Je verdedigt je besluit als dat moet.
? Hbo milieukunde, bouwkunde of ruimtelijke ordening.
? Kennis van de Omgevingswet.
? Je bent standvastig en vriendelijk.
" Ik zeg liever vroeg nee dan laat misschien.

# Beheerder afvalwaterzuivering | Medewerker waterbeheer | Muskusrattenbestrijder | Medewerker dijken en sluizen
@ waterschap x1.6
€ 2840-3890 cao Werken voor waterschappen, schaal 6
h 36 32-36 28-36
o mbo3 mbo4 / ervaren starter
t Buiten, Bereikbaarheidsdienst
> Tussen wilgen, waterlelies en stalen schuiven ligt jouw werkplek. Vanuit {plaats} houd jij het water in de gaten.
~ Je begint met de peilen op je tablet en rijdt dan je ronde. Een duiker zit dicht, een schuif klemt, een boer heeft een vraag. Als het stormt, sta je op de dijk met mensen die je blind vertrouwt.
- Je inspecteert en onderhoudt gemalen, sloten en keringen.
- Je regelt het peil en reinigt roosters.
- Je praat met grondeigenaren.
- Je draait mee in de wachtdienst.
? Een technische of groene mbo-opleiding.
? Rijbewijs B, liefst BE.
? Je kunt goed alleen werken.
" Mijn kantoor heeft achtendertig kilometer uitzicht.

# Managementondersteuner | Bestuurssecretaresse | Secretaris directie
@ gemeente waterschap hogeschool ziekenhuis rijk
€ 3050-4120 
h 24-32 28-36
o mbo4 hbo / ervaren
t Kantoor, Secretarieel
> Jij denkt drie stappen vooruit, zodat een ander er één kan zetten. {In} ben je de spil van een druk team.
~ Je opent de dag met drie agenda’s en een volle inbox. Tegen tienen is er orde. Je bereidt vergaderingen voor, schrijft een verslag dat klopt en weet wie je even moet bellen voordat het officieel wordt.
- Je beheert agenda’s en stukken.
- Je organiseert bijeenkomsten en bezoeken.
- Je bewaakt afspraken en termijnen.
- Je bent vraagbaak voor collega’s.
? Ervaring als secretaresse of ondersteuner.
? Je Nederlands is foutloos.
? Discreet en daadkrachtig.
" Als ik er niet ben, vinden ze de sleutel van de vergaderzaal niet.
`,
);

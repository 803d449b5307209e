import { occupationCards } from './occupation-cards.ts';

export const ict = occupationCards(
  'ict',
  `
# Frontend developer | Frontend developer React | Webdeveloper
@ ict verzekeraar x1.4
€ 3400-5000 
h 32-40 36-40 24-32
o hbo mbo4 / ervaren starter
t Hybride, Webontwikkeling
> Jij maakt dat ingewikkelde gegevens er simpel uitzien. Bij {org} in {plaats} bouw je interfaces die mensen zonder handleiding snappen.
~ We beginnen om half tien met een kwartier overleg, staand of via het scherm. Daarna bouw je: een formulier, een kaart, een overzicht dat op een telefoon in de regen moet werken. Elke donderdag kijkt er een gebruiker mee.
- Je bouwt toegankelijke interfaces in TypeScript.
- Je werkt samen met ontwerper en backend aan één verhaal.
- Je schrijft tests die je over een jaar nog begrijpt.
- Je beoordeelt het werk van collega’s, met respect en scherpte.
? Ervaring met een modern framework.
? Je weet wat semantische HTML is en waarom dat uitmaakt.
? Je woont op reisafstand van {plaats} of komt er twee dagen per week.
+ Laptop naar keuze en een thuiswerkplek die deugt.
" Een gebruiker zei: dit snap ik gewoon. Meer hoef ik niet te horen.

# Backend developer | Software engineer .NET | Software engineer Python | Java-ontwikkelaar
@ ict verzekeraar rijk x1.5
€ 3600-5400 
h 32-40 36-40
o hbo wo / ervaren senior
t Hybride, Software
> Onder de motorkap telt elke regel. {Org} zoekt een ontwikkelaar die stabiele software bouwt en weet wanneer het simpeler kan.
~ Je werkt in een team van {team} mensen, met releases van één dag in plaats van één kwartaal. Je schetst een oplossing op het bord, bouwt het kleinste stuk dat waarde heeft en kijkt in de logs of het klopt.
- Je ontwerpt en bouwt diensten en koppelingen.
- Je bewaakt prestaties, beveiliging en kosten.
- Je helpt collega’s met code die leesbaar blijft.
- Je draait om de zes weken mee in de bereikbaarheid.
? Een paar jaar ervaring met een serieuze programmeertaal.
? Je hebt weleens productie omvergehaald en ervan geleerd.
? Nederlands of Engels, liefst beide.
" We hebben vorig jaar meer code weggegooid dan geschreven. Heerlijk.

# Systeembeheerder | Medewerker servicedesk ict | Functioneel beheerder | Applicatiebeheerder
@ ict ziekenhuis gemeente school hogeschool x1.4
€ 2950-4280 
h 32-36 32-40 24-32
o mbo4 hbo / ervaren starter
t Hybride, Beheer
> Als het werkt, hoort niemand je naam. {In} zorg jij ervoor dat {org} vooral gewoon kan werken.
~ De ochtend begint met tickets: een wachtwoord, een printer, een koppeling die vannacht vastliep. ’s Middags werk je aan structurele verbeteringen, zodat diezelfde tickets volgende maand niet terugkomen.
- Je helpt collega’s en legt uit zonder jargon.
- Je beheert werkplekken, rechten en applicaties.
- Je test nieuwe versies en schrijft heldere instructies.
- Je denkt mee over beveiliging.
? Een ict-opleiding of een paar jaar ervaring.
? Geduld, ook bij de derde keer dezelfde vraag.
? Kennis van Microsoft 365 of een vergelijkbare omgeving.
" Ik vraag altijd eerst of hij aanstaat. Je zou versteld staan.

# Data-analist | Data engineer | BI-specialist | Data-adviseur
@ ict verzekeraar ziekenhuis gemeente waterschap x1.2
€ 3500-5150 
h 32-36 32-40
o hbo wo / ervaren starter
t Hybride, Data
> Cijfers vertellen pas iets als iemand de juiste vraag stelt. {In} ben jij die iemand.
~ Je praat met een afdeling die iets wil weten, zoekt uit of de gegevens bestaan en bouwt een overzicht dat ze zelf kunnen lezen. De helft van je werk is opschonen. De andere helft is uitleggen waarom dat nodig was.
- Je ontsluit bronnen en bouwt betrouwbare datasets.
- Je maakt analyses en dashboards die gebruikt worden.
- Je bewaakt privacy en kwaliteit.
- Je leert collega’s om zelf vragen te stellen aan data.
? Ervaring met SQL en Python of R.
? Je kunt een conclusie in één zin zetten.
? Een relevante hbo- of wo-opleiding.
" Het antwoord was vaak simpel. De vraag zelden.

# Informatiebeveiliger | Security officer | Adviseur informatieveiligheid
@ ict ziekenhuis gemeente verzekeraar
€ 4200-6100 
h 32-36 32-40
o hbo wo / ervaren senior
t Hybride, Security
> Vertrouwen komt te voet en gaat met één klik. {Org} zoekt iemand die mensen en systemen weerbaar maakt.
~ Je leest meldingen, maar je loopt vooral rond. Waarom plakt er een briefje op dat scherm? Wie kan er nog inloggen die hier niet meer werkt? Je beleid past op één pagina en wordt daarom ook gelezen.
- Je stelt beleid op en zorgt dat het werkt in de praktijk.
- Je begeleidt audits en oefeningen.
- Je adviseert bij inkoop en projecten.
- Je leidt de afhandeling van incidenten.
? Ervaring met informatiebeveiliging en normen als ISO 27001 of BIO.
? Je kunt een directeur tegenspreken.
? Certificering (CISSP, CISM) is mooi meegenomen.
" Onze nepmail leverde eerst dertig kliks op. Nu nog twee, en een taart.

# Projectleider ict | Scrum master | Product owner
@ ict verzekeraar gemeente ziekenhuis
€ 4100-5900 
h 32-36 32-40
o hbo wo / ervaren senior
t Hybride, Agile
> Je brengt mensen bij elkaar die elkaars taal niet spreken. {In} zorg je dat er iets af komt waar iemand op zit te wachten.
~ Je week heeft een vast ritme: maandag vooruitkijken, woensdag met gebruikers om tafel, vrijdag laten zien wat er is. Ertussen haal je obstakels weg, soms een technisch, vaak een menselijk.
- Je stelt met het team doelen en volgorde vast.
- Je betrekt gebruikers vroeg en vaak.
- Je bewaakt budget en planning zonder te micromanagen.
- Je vertelt eerlijk hoe het ervoor staat.
? Ervaring met het leiden van softwareprojecten.
? Je schrijft en spreekt helder.
? Je kunt nee zeggen tegen een goed idee.
" Ons rapport is één zin lang: het is af, of het is nog niet af.

# UX-designer | Product designer | Interactieontwerper
@ ict verzekeraar
€ 3400-4900 
h 24-32 32-40
o hbo wo / ervaren
t Hybride, Ontwerp
> Goed ontwerp valt pas op als het ontbreekt. Bij {org} teken, test en schrap jij tot het klopt.
~ Je schetst op papier, bouwt in Figma en zit elke week bij een gebruiker aan tafel: een boer, een verpleegkundige, een baliemedewerker. Wat daar niet werkt, gaat eruit, ook als het mooi was.
- Je onderzoekt hoe mensen werken.
- Je ontwerpt schermen en maakt klikbare modellen.
- Je onderhoudt het ontwerpsysteem met de ontwikkelaars.
- Je bewaakt toegankelijkheid en taal.
? Een portfolio met uitleg, niet alleen plaatjes.
? Ervaring met onderzoek onder gebruikers.
? Je kunt loslaten.
" Een knop minder is ook een ontwerp.

# Netwerkbeheerder | Cloud engineer | DevOps engineer
@ ict ziekenhuis hogeschool
€ 3700-5500 
h 32-40 36-40
o hbo mbo4 / ervaren senior
t Hybride, Infrastructuur
> Jij bouwt de wegen waar alle andere systemen over rijden. {In} doe je dat zo dat je ’s nachts slaapt.
~ Je automatiseert wat je twee keer hebt gedaan. ’s Ochtends rol je een wijziging uit, ’s middags kijk je of de back-up echt terug te zetten is. Storingen bespreken we zonder schuldvraag.
- Je beheert netwerken, clouds en clusters als code.
- Je zorgt voor monitoring die op tijd piept.
- Je helpt ontwikkelaars sneller en veiliger uit te rollen.
- Je test herstel, niet alleen back-ups.
? Ervaring met Linux, netwerken en een cloudplatform.
? Je documenteert uit gewoonte.
? Bereid tot bereikbaarheidsdienst, eens per zes weken.
" De beste storing is die waar niemand iets van merkte.
`,
);

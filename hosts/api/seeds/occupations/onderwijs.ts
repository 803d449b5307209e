import { occupationCards } from './occupation-cards.ts';

export const onderwijs = occupationCards(
  'onderwijs',
  `
# Leerkracht groep 3/4 | Leerkracht groep 7 | Leerkracht groep 1/2 | Leerkracht groep 8
@ school:scholen x2
€ 3622-5520 cao Primair Onderwijs, LB
h 16-24 24-32 32-40 40
o hbo / ervaren starter
c vast tijdelijk
t Onderwijs, Basisschool
> Vierentwintig kinderen, vierentwintig manieren van denken. Op onze school {in} krijg jij de ruimte om ze allemaal te laten groeien.
> Een kind dat het ineens snapt: daar doe je het voor. {Org} zoekt een leerkracht met humor, structuur en een eigen idee van goed lesgeven.
~ Om kwart over acht staat de deur open en geef je elk kind een hand. Je legt breuken uit met een taart, laat het stil lezen echt stil zijn en voetbalt mee als er eentje te weinig is. Na schooltijd bereid je met je parallelcollega de week voor.
- Je geeft les en volgt de ontwikkeling van elk kind.
- Je voert gesprekken met ouders en kinderen samen.
- Je werkt in een leerteam aan rekenen, taal of burgerschap.
- Je maakt van een groep een klas.
- Je begeleidt een stagiair van de pabo.
? Een pabodiploma of een zij-instroomtraject.
? Je hebt overwicht zonder je stem te verheffen.
? Je wilt blijven leren van collega’s.
+ Een onderwijsassistent op drie ochtenden per week.
" Op vrijdag schrijft iedereen op wat goed ging. Die briefjes bewaar ik allemaal.

# Onderwijsassistent | Leraarondersteuner | Onderwijsassistent speciaal onderwijs
@ school:scholen school:Praktijk x1.2
€ 2610-3320 cao Primair Onderwijs, schaal 4
h 16-24 20-28 24-32
o mbo4 mbo3 / starter ervaren
c tijdelijk vast
t Onderwijs, Schooltijden
> Soms heeft een kind net even iets meer uitleg nodig. {In} ben jij degene die daar de tijd voor heeft.
~ Je werkt met kleine groepjes aan lezen en rekenen, helpt bij de gymles en vangt een kleuter op die zijn laars kwijt is. De leerkracht en jij overleggen elke ochtend wie vandaag aandacht nodig heeft.
- Je begeleidt groepjes en losse leerlingen.
- Je zet lesmateriaal klaar en kijkt werk na.
- Je surveilleert in de pauze, ook bij windkracht zes.
- Je signaleert en bespreekt wat je opvalt.
? Een diploma onderwijsassistent of een verwante opleiding.
? Geduld en een goed geheugen voor namen.
? Je kunt een groep boeien.
" Hij las zijn eerste boek aan mij voor. Het ging over een vis.

# Docent wiskunde | Docent Nederlands | Docent Duits | Docent natuurkunde | Docent Engels
@ school:Lyceum x1.2
€ 3622-5980 cao Voortgezet Onderwijs, LB/LC
h 16-24 20-28 24-32 32-40
o hbo wo / ervaren starter
c tijdelijk vast
t Onderwijs, Voortgezet onderwijs
> Jouw vak is het mooiste dat er is, en dat mag een klas weten. {In} geef je les aan leerlingen die graag willen snappen waarom.
~ Je hebt vier of vijf lessen op een dag, met een eigen lokaal en een sectie die materiaal deelt. In de pauze schuif je aan bij de grote tafel. Na drie uur is er tijd om na te kijken, zodat je avond van jou is.
- Je geeft les in onder- en bovenbouw.
- Je ontwikkelt toetsen en lesmateriaal met je sectie.
- Je bent mentor van een klas.
- Je gaat mee op excursie of kamp.
? Een eerste- of tweedegraads bevoegdheid, of je bent ermee bezig.
? Je kunt je vak uitleggen aan iemand die er niet op zit te wachten.
? Je bent duidelijk en je hebt plezier in pubers.
" Vorig jaar kwam een oud-leerling vertellen dat ze mijn vak is gaan studeren. Dan ben je even stil.

# Instructeur techniek mbo | Docent zorg en welzijn mbo | Praktijkdocent bouw en infra
@ mbo x1.4
€ 3180-4720 cao MBO, LB
h 16-24 24-32 32-40
o mbo4 hbo / ervaren
c vast tijdelijk
t Onderwijs, Mbo
> Je kent het vak van binnenuit en wilt het doorgeven. Op onze school {in} leid je de collega’s van morgen op.
~ ’s Ochtends geef je praktijkles aan twaalf studenten, ’s middags bezoek je stageplekken. Je ziet een onzekere zestienjarige in drie jaar uitgroeien tot vakmens. Lesgeven leer je van ons: je volgt het traject in werktijd.
- Je geeft praktijklessen en beoordeelt vaardigheden.
- Je begeleidt studenten bij stage en loopbaan.
- Je haalt opdrachten op bij bedrijven in de regio.
- Je houdt je eigen vakkennis bij.
? Ervaring in je vak, minstens vijf jaar.
? Mbo 4 of hbo; een bevoegdheid mag je nog halen.
? Je bent streng waar het moet en mild waar het kan.
+ Een combinatie met je eigen bedrijf of baan is mogelijk.
" Ze noemen me ‘meester’ alsof ik een ambacht geef. Dat is ook zo.

# Intern begeleider | Kwaliteitscoördinator | Orthopedagoog onderwijs
@ school:scholen
€ 4012-6180 cao Primair Onderwijs, LC
h 16-24 24-32
o hbo wo / ervaren senior
t Onderwijs, Ondersteuning
> Achter elk kind dat vastloopt, zit een leerkracht die raad zoekt. {In} ben jij het klankbord voor het hele team.
~ Je kijkt mee in de klas, leest verslagen en zit aan tafel met ouders die zich zorgen maken. Je weet wat een school zelf kan en wanneer je anderen nodig hebt. Dossiers zijn belangrijk, maar gesprekken nog meer.
- Je begeleidt leerkrachten bij passend onderwijs.
- Je analyseert opbrengsten en bespreekt die met het team.
- Je onderhoudt het contact met jeugdhulp en samenwerkingsverband.
- Je bewaakt de kwaliteit zonder af te vinken.
? Een onderwijsachtergrond met een master of opleiding tot intern begeleider.
? Je luistert eerst.
? Je bent vindingrijk binnen regels.
" Meestal is de oplossing kleiner dan iedereen dacht.

# Directeur basisschool | Adjunct-directeur basisschool
@ school:scholen x0.6
€ 4480-6420 cao Primair Onderwijs, D12
h 32-40 40 24-32
o hbo / leidinggevend
t Onderwijs, Leidinggeven
> Een school leiden is vooral goed kijken. {Org} zoekt iemand die vertrouwen geeft, keuzes maakt en zelf ook bij de poort staat.
~ Geen dag is vrij van onverwachts bezoek. Tussen twee gesprekken door val je in bij groep 5, je tekent een begroting en je bedenkt met de conciërge iets tegen de fietsenchaos. Het bestuur geeft je ruimte en een sparringpartner.
- Je geeft leiding aan een team van {team} tot dertig mensen.
- Je stelt met hen een koers op en houdt die vast.
- Je bent zichtbaar voor kinderen, ouders en dorp.
- Je beheert budget, gebouw en formatie.
? Ervaring in het onderwijs en met leidinggeven.
? Een schoolleidersopleiding, of je volgt die bij ons.
? Je beslist en legt uit waarom.
" Mijn beste vergadering is die op het plein, om kwart over drie.

# Conciërge | Facilitair medewerker | Medewerker gebouw en terrein
@ school mbo hogeschool
€ 2640-3090 cao Onderwijs, schaal 4
h 20-28 24-32 32-40
o mbo2 vmbo / ervaren starter
t Facilitair, Schooltijden
> Iedereen kent je, en jij weet waar de zekeringen zitten. Op ons gebouw {in} zorg jij dat alles draait.
~ Je opent de deuren, zet koffie en loopt een ronde. Een lekkende kraan, een pleister, een vergeten gymtas: je hebt het eerste uur al vijf mensen geholpen. ’s Middags ontvang je leveranciers en zet je zalen klaar.
- Je onderhoudt gebouw en plein.
- Je ontvangt bezoekers en beantwoordt de telefoon.
- Je zet lokalen klaar voor bijeenkomsten.
- Je houdt de voorraad bij.
? Handige handen en een open gezicht.
? Bhv, of bereid de cursus te volgen.
? Je bent er als de deur om zeven uur open moet.
" De kinderen denken dat ik hier woon.

# Docent-onderzoeker | Hogeschooldocent
@ hogeschool x1.6
€ 4020-6190 cao Hbo, schaal 11
h 24-32 32-40
o wo hbo / ervaren senior
c vast tijdelijk project
t Onderzoek, Hybride
> Studenten en bedrijven zitten bij ons aan één tafel. {In} leid jij projecten waarin allebei iets leren.
~ Op maandag geef je college, op dinsdag zit je met studenten bij een gemeente die haar data wil begrijpen. Een dag per week is voor onderzoek. Je schrijft minder rapporten dan je vreesde en meer code of beleid dan je hoopte.
- Je verzorgt onderwijs en begeleidt afstudeerders.
- Je doet praktijkgericht onderzoek met partners uit de regio.
- Je vernieuwt het curriculum met je team.
- Je bouwt aan een netwerk buiten de campus.
? Een afgeronde master, een promotie is welkom.
? Ervaring in de beroepspraktijk.
? Je kunt boeien, ook om half negen ’s ochtends.
" Mijn studenten vonden een fout in mijn model. Ik was nog nooit zo trots.
`,
);

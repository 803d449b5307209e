import type { OrganisationKind } from '../demo-types.ts';
import { kind, type KindTexts } from './kind-texts.ts';

const technical = {
  industrie: kind(
    'techniek',
    ['Made with care {inEn}', 'Fabricat cu grijă {inRo}'],
    [
      'In de hallen van {name} {in} wordt sinds {founded} gemaakt waar anderen mee verder kunnen. Het machinepark is modern, de koffie sterk en de toon direct.',
      'Met {size} mensen draaien we dag- en ploegendiensten. Veiligheid is geen poster aan de muur: elke ochtend begint met vijf minuten aan de lijn, en wie iets ziet, legt de boel stil.',
    ],
    'A manufacturer with modern machines, plain speech and safety that is practised every morning.',
    'Un producător cu utilaje moderne, vorbă directă și siguranță exersată în fiecare dimineață.',
    'Ploegentoeslag tot 28 %|Bedrijfsschool met erkende diploma’s|Dertien atv-dagen|Winstuitkering',
  ),
  voedsel: kind(
    'landbouw techniek',
    ['Good food, made {inEn}', 'Mâncare bună, făcută {inRo}'],
    [
      '{name} maakt voedsel van grondstoffen uit de streek. Vanuit {place} gaat het naar supermarkten en keukens in heel Europa, maar de leveranciers komen uit de buurt.',
      'Er werken {size} mensen. Sommigen zijn vierde generatie, anderen kwamen vorig jaar en leren nog Nederlands. Hygiëne, smaak en samenwerken staan boven alles.',
    ],
    'Food made from what the region grows, by people who care for hygiene, taste and each other.',
    'Alimente din ce crește în regiune, făcute de oameni cărora le pasă de igienă, de gust și unii de alții.',
    'Personeelswinkel met korting|Taalcursus onder werktijd|Ploegentoeslag|Reiskosten vanaf de eerste kilometer',
  ),
  werf: kind(
    'techniek',
    ['Built to sail', 'Construit pentru a naviga'],
    [
      'Op de werf van {name} {in} worden schepen gebouwd, verlengd en opgeknapt. Sinds {founded} ruikt het er naar staal, teer en verse koffie.',
      'Een schip maak je met {size} paar handen. Lassers, timmerlui, elektriciens en tekenaars werken hier door elkaar heen en leren van elkaar.',
    ],
    'A shipyard where welders, carpenters, electricians and draughtsmen learn from each other.',
    'Un șantier naval unde sudorii, dulgherii, electricienii și proiectanții învață unii de la alții.',
    'Lascertificaten op onze kosten|Vroege vrijdagmiddag|Meevaren bij de proeftocht|Eigen werkkleding en gereedschap',
  ),
  bouw: kind(
    'bouw',
    ['Building for people in the region', 'Construim pentru oamenii din regiune'],
    [
      '{name} bouwt, verbouwt en onderhoudt {in} en wijde omtrek. Van een dakkapel tot een hele wijk: er loopt altijd iemand rond die weet waar de leiding ligt.',
      'We werken met vaste ploegen en {size} mensen in eigen dienst. Wie bij ons leert, mag ook echt iets maken, en wie ouder wordt, hoeft niet meer op het dak.',
    ],
    'A builder with its own crews, where apprentices really build and older hands need not climb roofs.',
    'O firmă de construcții cu echipe proprii, unde ucenicii chiar construiesc.',
    'Bouw-cao met 25 vakantiedagen|Busje van de zaak|Tijdspaarfonds|Bbl met vaste leermeester',
  ),
  installatie: kind(
    'bouw techniek energie',
    ['Warmth, water and power', 'Căldură, apă și energie'],
    [
      '{name} legt aan wat een gebouw laat leven: warmte, lucht, water en stroom. Vanuit {place} rijden onze bussen elke ochtend naar woningen, scholen en stallen.',
      'De overgang naar duurzame energie vraagt om mensen die blijven leren. Daarom heeft elk van de {size} medewerkers een eigen opleidingsplan en staat er een oefenketel in de kantine.',
    ],
    'Installers who keep learning: heat pumps, solar roofs and clever controls.',
    'Instalatori care învață mereu: pompe de căldură, panouri solare și automatizări.',
    'Bus die je mee naar huis neemt|Opleidingsplan per persoon|Werktelefoon en tablet|Eerste monteurstoeslag',
  ),
  transport: kind(
    'transport',
    ['On the road from {place}', 'La drum din {place}'],
    [
      'Bij {name} draait alles om op tijd komen, heel aankomen en netjes gedag zeggen. De planners kennen elke chauffeur, en andersom.',
      'Sinds {founded} groeiden we uit tot een bedrijf van {size} mensen. De wagens zijn jong, de ritten eerlijk verdeeld en het weekend is van jou, tenzij je anders wilt.',
    ],
    'A carrier with young vehicles, fair schedules and planners who know every driver.',
    'Un transportator cu vehicule noi, curse împărțite corect și dispeceri care își cunosc fiecare șofer.',
    'Code 95 betaald en in werktijd|Eigen vaste wagen|Overuren uitbetaald|Elk weekend thuis mogelijk',
  ),
  bus: kind(
    'transport',
    ['Buses for the whole region', 'Autobuze pentru toată regiunea'],
    [
      '{name} rijdt al sinds {founded} door de streek. Elke dag brengen onze bussen veertigduizend mensen naar school, naar het werk of gewoon even weg.',
      'Onze {size} collega’s rijden, plannen, sleutelen en helpen. Driekwart van de bussen is elektrisch; de rest volgt binnen twee jaar.',
    ],
    'Forty thousand passengers a day, three quarters of them in electric buses.',
    'Patruzeci de mii de călători pe zi, trei sferturi dintre ei în autobuze electrice.',
    'Rooster een jaar vooruit|Opleiding tot rijbewijs D met salaris|Vrij reizen voor het gezin|Toeslag voor avond en weekend',
  ),
  veer: kind(
    'transport horeca',
    ['The crossing is part of the island', 'Traversarea face parte din insulă'],
    [
      '{name} onderhoudt de verbinding met de eilanden, elke dag van het jaar, ook op eerste kerstdag. Sinds {founded} hoort de overtocht bij het eilandgevoel.',
      'Aan boord, op de terminal en op kantoor werken {size} mensen. We varen op het getij en roosteren op de mens: een week op, een week af.',
    ],
    'The ferry to the islands, every day of the year: a week on, a week off.',
    'Feribotul spre insule, în fiecare zi a anului: o săptămână la bord, una acasă.',
    'Een week op, een week af|Vrije overtocht voor familie|Maaltijd aan boord|Nautische opleiding betaald',
  ),
  magazijn: kind(
    'transport',
    ['Everything in its place', 'Fiecare lucru la locul lui'],
    [
      'In de hallen van {name} {in} staat geen doos te lang stil. Containers komen binnen, bestellingen gaan eruit, en daartussen zorgen {size} mensen dat het klopt.',
      'We werken in vaste ploegen en met heftrucks die niet ouder zijn dan vier jaar. Op de vloer hoor je Nederlands, Engels, Pools en Roemeens; in de kantine vooral gelach.',
    ],
    'A warehouse of many languages with fixed shifts and new forklifts.',
    'Un depozit cu multe limbi, ture fixe și stivuitoare noi.',
    'Heftruckcertificaat op onze kosten|Vaste ploegen|Vervoer vanaf het station|Warme maaltijd in de avonddienst',
  ),
  ict: kind(
    'ict',
    ['Software that people like to use', 'Software pe care oamenii îl folosesc cu plăcere'],
    [
      '{name} maakt software waar mensen elke dag mee werken. Vanuit {place} bouwen we liever aan één goed product dan aan tien halve.',
      'We zijn met {size} collega’s, houden vergaderingen kort en releases klein. Wie code schrijft, spreekt ook de gebruiker. Thuiswerken mag, samen lunchen ook.',
    ],
    'One good product rather than ten half ones, with short meetings and small releases.',
    'Un singur produs bun în loc de zece pe jumătate, cu ședințe scurte și livrări mici.',
    'Tot drie dagen per week thuiswerken|Laptop naar keuze|€ 2.000 per jaar voor congressen en cursussen|Eén dag per maand eigen project',
  ),
  energie: kind(
    'energie techniek',
    ['Power for the next generation', 'Energie pentru generația următoare'],
    [
      '{name} werkt aan energie die niet opraakt. Vanuit {place} bouwen, beheren en verbeteren we installaties die de komende dertig jaar moeten draaien.',
      'Onze {size} mensen komen uit de techniek, de scheepvaart en de landbouw. Wat ze delen is dat ze graag buiten staan bij het resultaat van hun werk.',
    ],
    'Building and running installations that must last thirty years.',
    'Construim și întreținem instalații care trebuie să țină treizeci de ani.',
    'Opleiding werken op hoogte|Consignatievergoeding|Elektrische bedrijfsauto|Aandelen in het eigen park',
  ),
  milieu: kind(
    'energie',
    ['Caring for soil, water and waste', 'Grijă pentru sol, apă și deșeuri'],
    [
      '{name} zorgt dat de omgeving van {place} schoon en leefbaar blijft. Dat is praktisch werk: meten, sorteren, maaien, uitleggen.',
      'Met {size} collega’s werken we binnen en buiten, in laarzen en achter het scherm. Natuur en mensen gaan bij ons prima samen.',
    ],
    'Practical work for a clean environment, in boots and behind screens.',
    'Muncă practică pentru un mediu curat, în cizme și la birou.',
    'Werkkleding die tegen regen kan|36-urige werkweek|Vergoeding voor lopen en fietsen|Vrijwilligersdag per jaar',
  ),
};

const trade = {
  hotel: kind(
    'horeca',
    ['Rooms and a good table {inEn}', 'Camere și masă bună {inRo}'],
    [
      'Gasten van {name} komen voor de rust en komen terug om de mensen. {In} zijn we al sinds {founded} een begrip.',
      'Ons team telt {size} mensen in keuken, bediening, receptie en huishouding. Het rooster hangt drie weken vooruit en iedereen krijgt twee dagen achter elkaar vrij.',
    ],
    'A hotel whose guests return for the people, with rosters three weeks ahead.',
    'Un hotel la care oaspeții revin pentru oameni, cu program afișat cu trei săptămâni înainte.',
    'Twee vrije dagen achter elkaar|Fooien eerlijk verdeeld|Slapen met korting in partnerhotels|Personeelsmaaltijd',
  ),
  restaurant: kind(
    'horeca',
    ['Honest cooking', 'Gătit cinstit'],
    [
      'Bij {name} {in} koken we met wat het seizoen geeft. De kaart is kort, de keuken open en het tempo op zaterdag stevig.',
      'Een vaste ploeg van {size} mensen, waaronder veel studenten die na hun diploma nog steeds komen helpen. Dat zegt genoeg.',
    ],
    'A short menu, an open kitchen and a loyal crew.',
    'Un meniu scurt, o bucătărie deschisă și o echipă unită.',
    'Samen eten voor de dienst|Fooi bovenop je loon|Rooster in overleg|Wijncursus',
  ),
  recreatie: kind(
    'horeca',
    ['Holidays for everyone', 'Vacanțe pentru toți'],
    [
      '{name} is de plek waar gezinnen hun zomer doorbrengen en waar in de winter alles wordt opgeknapt. Wie hier werkt, is buiten en onder de mensen.',
      'We hebben {size} medewerkers in het seizoen en een vaste kern die alles kan, van een lek repareren tot een speurtocht bedenken.',
    ],
    'A holiday place with a permanent crew that can do everything.',
    'Un loc de vacanță cu o echipă permanentă care știe să facă de toate.',
    'Gratis gebruik van zwembad en fietsen|Personeelshuisje mogelijk|Seizoensbonus|Werken in de buitenlucht',
  ),
  winkel: kind(
    'handel',
    ['A shop with advice', 'Un magazin cu sfaturi bune'],
    [
      '{name} is een begrip {in}. Klanten komen voor het assortiment en blijven voor het advies; op zaterdag loopt de halve streek binnen.',
      'Ons team van {size} mensen loopt uiteen van zestien tot vierenzestig jaar. Iedereen leert elke afdeling kennen, ook de baas.',
    ],
    'A well-known shop with a team of all ages.',
    'Un magazin cunoscut, cu o echipă de toate vârstele.',
    'Personeelskorting van 20 %|Toeslag op zondag|Vaste vrije dag|Doorgroeien tot teamleider',
  ),
  groothandel: kind(
    'handel transport',
    ['Supplying professionals', 'Furnizor pentru profesioniști'],
    [
      '{name} levert aan vakmensen en winkels in drie provincies. Wie voor vijf uur bestelt, heeft het voor zeven uur ’s ochtends op de stoep.',
      'Er werken {size} mensen in verkoop, magazijn en techniek. De lijnen zijn kort: een goed idee op maandag kan op donderdag in de schappen liggen.',
    ],
    'A wholesaler that delivers before seven in the morning.',
    'Un angrosist care livrează înainte de șapte dimineața.',
    'Bonus op teamresultaat|Auto of bus van de zaak|Productopleidingen in binnen- en buitenland|Vrijdag om vier uur klaar',
  ),
  boerderij: kind(
    'landbouw',
    ['Working the land near {place}', 'Lucrăm pământul lângă {place}'],
    [
      'Op het bedrijf van {name} bepaalt het weer de agenda. Vanuit {place} bewerken we onze grond met moderne machines en respect voor de bodem.',
      'We zijn klein en hecht: {size} mensen, in het seizoen wat meer. Er wordt samen gegeten en wie iets kan, mag het laten zien.',
    ],
    'A close-knit farm with modern machines and respect for the soil.',
    'O fermă unită, cu utilaje moderne și respect pentru pământ.',
    'Warme maaltijd tussen de middag|Huisvesting mogelijk|Trekkerrijbewijs betaald|Groenten en aardappelen mee naar huis',
  ),
  kas: kind(
    'landbouw',
    ['Growing all year round', 'Creștem tot anul'],
    [
      '{name} teelt het hele jaar door onder glas. De kassen {in} worden duurzaam verwarmd en de insecten doen de gewasbescherming.',
      'In de teelt, het sorteren en de techniek werken {size} mensen uit een stuk of tien landen. Nieuwkomers krijgen een maatje dat hun taal spreekt.',
    ],
    'Glasshouses with sustainable heat and a team from ten countries.',
    'Sere încălzite durabil și o echipă din zece țări.',
    'Huisvesting en fiets geregeld|Taalles op woensdag|Vaste contracten na het seizoen|Doorleren tot teeltspecialist',
  ),
  kantoor: kind(
    'finance',
    ['Advice in plain language', 'Consultanță pe înțelesul tuturor'],
    [
      '{name} helpt ondernemers en gezinnen {in} al sinds {founded} met cijfers en keuzes. We kennen het bedrijf achter de balans.',
      'Met {size} collega’s werken we op één verdieping, zonder hokjes. Drukke maanden zijn er, maar overuren krijg je terug in vrije vrijdagen.',
    ],
    'Advice on figures and choices, with overtime paid back in free Fridays.',
    'Consultanță despre cifre și decizii, cu orele suplimentare date înapoi în vineri libere.',
    'Studie volledig betaald|Hybride werken|Vrije vrijdagen in de zomer|Lunch van de bakker',
  ),
  verzekeraar: kind(
    'finance ict',
    ['Insured with each other', 'Asigurați împreună'],
    [
      '{name} werd in {founded} opgericht door mensen die risico’s wilden delen. Dat doen we nog steeds, nu met {size} collega’s en een stuk betere software.',
      'Vanuit ons kantoor {in} helpen we klanten snel en zonder kleine lettertjes. De werkweek is 34 uur, en dat menen we.',
    ],
    'A mutual founded to share risks, with a 34-hour week that is meant.',
    'O societate mutuală creată pentru a împărți riscurile, cu săptămână de 34 de ore.',
    '34-urige werkweek|Pensioen zonder eigen bijdrage|Hypotheekkorting|Thuiswerkplek vergoed',
  ),
};

export const businessKinds = { ...technical, ...trade } satisfies Partial<
  Record<OrganisationKind, KindTexts>
>;

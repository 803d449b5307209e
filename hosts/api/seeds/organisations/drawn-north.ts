import type { DrawnOrganisation } from './drawn-organisation.ts';

/** The organisations of Wadwerk that have drawn logos and texts of their own. */
export const drawnNorth: readonly DrawnOrganisation[] = [
  {
    name: 'Zorggroep Lauwers',
    kind: 'thuiszorg',
    place: 'Winsum',
    size: 640,
    founded: 1979,
    art: 'lauwers',
    cover: true,
    weight: 3.2,
    recruiter: ['Ilse Veenstra', '0595 48 21 10'],
    slogan: {
      nl: 'Thuiszorg en kleinschalig wonen in elf dorpen. Wijkteams plannen zelf hun routes.',
      en: 'Home care and small residences in eleven villages. District teams plan their own routes.',
      ro: 'Îngrijire la domiciliu și locuințe mici în unsprezece sate. Echipele își planifică singure traseele.',
    },
    about: {
      nl: [
        'Thuiszorg en kleinschalig wonen in elf dorpen tussen Lauwersoog en Groningen. Wijkteams plannen zelf hun routes.',
        'Zorggroep Lauwers begon in 1979 met vier wijkzusters en een brommer. Inmiddels zijn er 640 collega’s, verdeeld over 46 teams van hooguit twaalf mensen. Er is geen rooster van bovenaf: elk team spreekt zelf af wie wanneer rijdt.',
        'In Baflo, Leens en Bedum staan onze woonhuizen voor mensen met dementie. Zeven bewoners, één keuken en een tuin die op slot mag als het moet en open staat als het kan.',
      ],
      en: [
        'Care at home and in small residences in eleven villages between Lauwersoog and Groningen. 640 colleagues work in 46 teams that make their own rosters.',
      ],
      ro: [
        'Îngrijire la domiciliu și în locuințe mici, în unsprezece sate dintre Lauwersoog și Groningen. 640 de colegi lucrează în 46 de echipe care își fac singure programul.',
      ],
    },
  },
  {
    name: 'Eemswind Energie',
    kind: 'energie',
    place: 'Eemshaven',
    size: 215,
    founded: 2003,
    art: 'eemswind',
    cover: true,
    weight: 2,
    recruiter: ['Marten Kooistra', '0596 32 40 18'],
    slogan: {
      nl: 'Bouwt en onderhoudt 84 turbines langs de Eemsmond, met een eigen opleidingshal.',
      en: 'Builds and maintains 84 turbines along the Ems estuary, with a training hall of its own.',
      ro: 'Construiește și întreține 84 de turbine la gura râului Ems, cu o hală proprie de instruire.',
    },
    about: {
      nl: [
        'Eemswind Energie bouwt en onderhoudt 84 windturbines in en rond de Eemshaven. Samen leveren ze stroom voor driehonderdduizend huishoudens.',
        'In onze opleidingshal hangt een complete gondel op ooghoogte. Daar leer je in veertien weken alles wat je boven nodig hebt: klimmen, redden, hydrauliek, elektrotechniek. Ook als je nu nog auto’s repareert.',
        'We werken met vaste koppels. Bij windkracht zeven blijft iedereen beneden, en dan is er tijd voor onderhoud, scholing of gewoon een potje tafelvoetbal.',
      ],
      en: [
        'Builds and maintains 84 wind turbines in and around Eemshaven. Newcomers learn the trade in fourteen weeks, in a training hall with a complete nacelle at eye level.',
      ],
      ro: [
        'Construiește și întreține 84 de turbine eoliene în Eemshaven și împrejurimi. Noii colegi învață meseria în paisprezece săptămâni, într-o hală cu o nacelă completă la nivelul ochilor.',
      ],
    },
  },
  {
    name: 'Polderdata',
    kind: 'ict',
    place: 'Groningen',
    size: 48,
    founded: 2013,
    art: 'polderdata',
    weight: 1.6,
    recruiter: ['Roos Achterberg', '050 763 21 44'],
    slogan: {
      nl: 'Kaarten, metingen en modellen voor waterschappen en boeren. Open source waar het kan.',
      en: 'Maps, measurements and models for water authorities and farmers. Open source where possible.',
      ro: 'Hărți, măsurători și modele pentru autoritățile de apă și fermieri. Open source unde se poate.',
    },
    about: {
      nl: [
        'Polderdata maakt kaarten en modellen die laten zien waar het water heen gaat. Twaalf waterschappen en ruim tweeduizend boeren gebruiken onze software elke dag.',
        'We zijn met 48 mensen en zitten boven een fietsenmaker in het centrum van Groningen. Maandag en donderdag is iedereen er, de andere dagen kies je zelf.',
      ],
      en: [
        'Software that shows where the water goes. Twelve water authorities and two thousand farmers use it every day.',
      ],
      ro: [
        'Software care arată încotro merge apa. Douăsprezece autorități de apă și două mii de fermieri îl folosesc zilnic.',
      ],
    },
  },
  {
    name: 'Scholengroep Oostvaart',
    kind: 'school',
    place: 'Haren',
    size: 390,
    founded: 1995,
    art: 'oostvaart',
    weight: 1.8,
    recruiter: ['Hanneke Dijkema', '050 534 62 07'],
    slogan: {
      nl: 'Veertien basisscholen tussen Haren en Zuidlaren, met een muziekleraar op elke school.',
      en: 'Fourteen primary schools between Haren and Zuidlaren, with a music teacher in each.',
      ro: 'Paisprezece școli primare între Haren și Zuidlaren, fiecare cu profesor de muzică.',
    },
    about: {
      nl: [
        'Scholengroep Oostvaart bestaat uit veertien basisscholen, van een dorpsschool met zestig kinderen tot een stadsschool met twintig groepen.',
        'Wij investeren in rust: een eigen invalpool, een conciërge op elke school en drie jaar begeleiding voor starters. Op vrijdagmiddag is er muziek, want daar rekenen kinderen beter van.',
      ],
      en: [
        'Fourteen primary schools, a supply pool of their own and three years of guidance for new teachers.',
      ],
      ro: [
        'Paisprezece școli primare, cu înlocuitori proprii și trei ani de îndrumare pentru profesorii noi.',
      ],
    },
  },
  {
    name: 'Waterschap Drielanden',
    kind: 'waterschap',
    place: 'Veendam',
    size: 430,
    founded: 2000,
    art: 'drielanden',
    weight: 1.6,
    recruiter: ['Arjan Smid', '0598 69 38 00'],
    slogan: {
      nl: 'Veilige dijken, schoon water en genoeg ervan, voor stad, veen en klei.',
      en: 'Safe dikes, clean water and enough of it, for town, peat and clay.',
      ro: 'Diguri sigure și apă curată, suficientă pentru oraș, turbă și lut.',
    },
    about: {
      nl: [
        'Waterschap Drielanden houdt het water op peil in het gebied tussen de Hondsrug, de Dollard en de grens. Dat doen we met 6.400 kilometer sloot, 310 gemalen en 430 mensen.',
        'Het klimaat verandert en dus ons werk ook: we vangen water op voor droge zomers, verhogen 38 kilometer dijk en halen medicijnresten uit het afvalwater.',
      ],
      en: [
        'Keeps 6,400 kilometres of waterways and 310 pumping stations in order, and prepares the region for wetter winters and drier summers.',
      ],
      ro: [
        'Întreține 6.400 de kilometri de canale și 310 stații de pompare și pregătește regiunea pentru ierni mai umede și veri mai secetoase.',
      ],
    },
  },
  {
    name: 'Veenstra Bouw',
    kind: 'bouw',
    place: 'Drachten',
    size: 120,
    founded: 1961,
    art: 'veenstra',
    weight: 1.6,
    recruiter: ['Sietske Veenstra', '0512 58 14 90'],
    slogan: {
      nl: 'Renovatie en onderhoud van woningen, met vakmensen in eigen dienst.',
      en: 'Renovation and maintenance of homes, by craftsmen of our own.',
      ro: 'Renovarea și întreținerea locuințelor, cu meseriași proprii.',
    },
    about: {
      nl: [
        'Veenstra Bouw knapt woningen op, meestal terwijl de bewoners er gewoon blijven wonen. Dat vraagt vakwerk en goede manieren.',
        'We hebben 120 mensen in eigen dienst: timmerlui, metselaars, schilders, installateurs. Elk jaar beginnen er tien leerlingen, en de meesten blijven.',
      ],
      en: [
        'Renovates homes while people keep living in them. 120 craftsmen of its own and ten apprentices a year.',
      ],
      ro: [
        'Renovează case în timp ce oamenii continuă să locuiască în ele. 120 de meseriași și zece ucenici pe an.',
      ],
    },
  },
  {
    name: 'Medisch Centrum Stadspark',
    kind: 'ziekenhuis',
    place: 'Groningen',
    size: 3100,
    founded: 1932,
    art: 'stadspark',
    weight: 2.6,
    recruiter: ['Mirjam Tuinstra', '050 524 90 12'],
    slogan: {
      nl: 'Ziekenhuis aan het park, met de drukste spoedeisende hulp van het Noorden.',
      en: 'Hospital beside the park, with the busiest emergency department of the north.',
      ro: 'Spitalul de lângă parc, cu cea mai aglomerată unitate de urgențe din nord.',
    },
    about: {
      nl: [
        'Medisch Centrum Stadspark is een topklinisch ziekenhuis met 3.100 medewerkers en een spoedeisende hulp die elk jaar 41.000 mensen ontvangt.',
        'We leiden verpleegkundigen, operatieassistenten en specialisten op in ons eigen leerhuis. Op elke afdeling werkt een praktijkopleider, zodat niemand het alleen hoeft uit te zoeken.',
      ],
      en: [
        'A teaching hospital with 3,100 colleagues and an emergency department that receives 41,000 people a year.',
      ],
      ro: [
        'Spital cu activitate didactică, 3.100 de colegi și o unitate de urgențe care primește 41.000 de oameni pe an.',
      ],
    },
  },
  {
    name: 'De Terp Zuivel',
    kind: 'voedsel',
    place: 'Bedum',
    size: 275,
    founded: 1907,
    art: 'deterp',
    weight: 1.6,
    recruiter: ['Geert Bolhuis', '050 301 27 65'],
    slogan: {
      nl: 'Kaas, boter en weipoeder van 410 boerderijen op de klei.',
      en: 'Cheese, butter and whey powder from 410 farms on the clay.',
      ro: 'Brânză, unt și zer praf de la 410 ferme din câmpie.',
    },
    about: {
      nl: [
        'De Terp Zuivel is een coöperatie van 410 melkveehouders. In Bedum maken we kaas, boter en weipoeder, dag en nacht, met 275 mensen in vijf ploegen.',
        'De fabriek draait sinds vorig jaar op eigen biogas en restwarmte. De kaas ruikt nog net als in 1907.',
      ],
      en: [
        'A cooperative of 410 dairy farmers. In Bedum 275 people in five shifts make cheese, butter and whey powder.',
      ],
      ro: [
        'O cooperativă de 410 crescători de vaci. La Bedum, 275 de oameni în cinci ture fac brânză, unt și zer praf.',
      ],
    },
  },
  {
    name: 'Gemeente Wolddijk',
    kind: 'gemeente',
    place: 'Appingedam',
    size: 520,
    founded: 2021,
    art: 'wolddijk',
    weight: 1.8,
    recruiter: ['Lucas Ritsema', '0596 69 11 23'],
    slogan: {
      nl: 'Vierentwintig dorpen, twee havens en een wederopbouw die af moet.',
      en: 'Twenty-four villages, two harbours and a reconstruction to complete.',
      ro: 'Douăzeci și patru de sate, două porturi și o reconstrucție de dus la capăt.',
    },
    about: {
      nl: [
        'Gemeente Wolddijk ontstond in 2021 uit drie gemeenten. We versterken de komende jaren achtduizend woningen en bouwen tegelijk vijf nieuwe scholen.',
        'Onze 520 collega’s werken in het gemeentehuis van Appingedam en in de dorpen. Besluiten nemen we zo dicht mogelijk bij de mensen om wie het gaat.',
      ],
      en: [
        'A young municipality of twenty-four villages that is strengthening eight thousand homes and building five schools.',
      ],
      ro: [
        'O comună tânără cu douăzeci și patru de sate, care consolidează opt mii de locuințe și construiește cinci școli.',
      ],
    },
  },
  {
    name: 'Bakema Accountants',
    kind: 'kantoor',
    place: 'Groningen',
    size: 64,
    founded: 1974,
    art: 'bakema',
    weight: 1.2,
    recruiter: ['Anne-Fleur Bakema', '050 311 85 30'],
    slogan: {
      nl: 'Accountants en adviseurs voor familiebedrijven, van bakker tot scheepswerf.',
      en: 'Accountants and advisers for family firms, from baker to shipyard.',
      ro: 'Contabili și consultanți pentru firme de familie, de la brutar la șantier naval.',
    },
    about: {
      nl: [
        'Bakema Accountants helpt zeshonderd familiebedrijven met cijfers, fiscale keuzes en de overstap naar de volgende generatie.',
        'We zijn met 64 mensen. Studeren doe je in werktijd, en in februari mag de koelkast vol: dan is het druk.',
      ],
      en: ['Helps six hundred family firms with figures, tax and the step to the next generation.'],
      ro: ['Ajută șase sute de firme de familie cu cifre, impozite și trecerea la generația următoare.'],
    },
  },
  {
    name: 'Hotel De Borg',
    kind: 'hotel',
    place: 'Slochteren',
    size: 42,
    founded: 1998,
    art: 'borg',
    weight: 1.4,
    recruiter: ['Esmée Huizing', '0598 42 15 70'],
    slogan: {
      nl: 'Achttien kamers in het koetshuis, een moestuin en een keuken met een ster in zicht.',
      en: 'Eighteen rooms in the coach house, a kitchen garden and a kitchen within sight of a star.',
      ro: 'Optsprezece camere în fosta casă a trăsurilor, grădină de legume și o bucătărie aproape de o stea.',
    },
    about: {
      nl: [
        'Hotel De Borg ligt in het koetshuis van een oude Groninger borg. Achttien kamers, veertig couverts en een moestuin waar de chef zelf in staat.',
        'We zijn van woensdag tot en met zondag open. Maandag en dinsdag is iedereen vrij: dat is goed voor mensen en voor de bouillon.',
      ],
      en: [
        'Eighteen rooms and forty covers in the coach house of an old manor. Open from Wednesday to Sunday, so everyone has Monday and Tuesday off.',
      ],
      ro: [
        'Optsprezece camere și patruzeci de locuri la masă într-un vechi conac. Deschis de miercuri până duminică: luni și marți toată lumea e liberă.',
      ],
    },
  },
  {
    name: 'Kielwater Scheepsbouw',
    kind: 'werf',
    place: 'Delfzijl',
    size: 160,
    founded: 1924,
    art: 'kielwater',
    cover: true,
    weight: 1.6,
    recruiter: ['Jan Derk Mulder', '0596 61 77 40'],
    slogan: {
      nl: 'Familiewerf sinds 1924. Bouwt hybride kustvaarders en leidt zijn eigen lassers op.',
      en: 'A family yard since 1924. Builds hybrid coasters and trains its own welders.',
      ro: 'Șantier de familie din 1924. Construiește nave hibride de coastă și își formează singur sudorii.',
    },
    about: {
      nl: [
        'Kielwater Scheepsbouw bouwt kustvaarders van negentig meter die op accu’s de haven in varen. Er ligt er altijd één op de helling en één aan de kade.',
        'Op de werf werken 160 mensen, van wie een derde hier ook het vak leerde. Onze lasschool geeft les aan acht leerlingen tegelijk, met uitzicht op het dok.',
      ],
      en: [
        'Builds ninety-metre coasters that enter port on batteries. A third of its 160 people learned the trade on the yard.',
      ],
      ro: [
        'Construiește nave de coastă de nouăzeci de metri, care intră în port pe baterii. O treime dintre cei 160 de oameni au învățat meseria aici.',
      ],
    },
  },
];

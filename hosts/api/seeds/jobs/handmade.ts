import type { DemoJobStatus } from '../demo-types.ts';

/** A job with a title, conditions and sometimes texts of its own; the rest comes from its occupation. */
export interface HandmadeJob {
  readonly title: string;
  readonly organisation: string;
  /** First title of the occupation whose sentences it borrows. */
  readonly occupation: string;
  /** When not the organisation's own. */
  readonly place?: string;
  readonly board: 1 | 2;
  readonly salary: readonly [number, number] | null;
  readonly hours: readonly [number, number];
  readonly contract: string;
  readonly education: string;
  readonly tag: string;
  /** Days since it was published. */
  readonly age: number;
  readonly premium?: boolean;
  /** Leads the featured jobs, the highest first; the home pages show these six. */
  readonly boost?: number;
  /** Days from today until it closes. */
  readonly closes?: number;
  readonly status?: DemoJobStatus;
  readonly texts?: HandmadeTexts;
}

export interface HandmadeTexts {
  readonly description: string;
  readonly day: readonly string[];
  readonly tasks: readonly string[];
  readonly asks: readonly string[];
  readonly offer: readonly string[];
  readonly quote: readonly [quoted: string, by: string];
}

const wijkverpleegkundige: HandmadeTexts = {
  description:
    'In Winsum en de dorpen eromheen ben jij het gezicht van de wijkzorg. Je werkt in een vast team van negen collega’s, plant samen je route en bepaalt zelf wat een cliënt nodig heeft.',
  day: [
    'Je indiceert, coördineert en verpleegt. Op maandag begin je met het teamoverleg, daarna stap je op de elektrische fiets of in de auto. Tussen de bezoeken door overleg je met de huisarts van Baflo of met de dochter van mevrouw Bolhuis. Om half vier rond je af: je dossiers zijn bij, de avonddienst weet wat er speelt.',
  ],
  tasks: [
    'Je stelt indicaties en zorgplannen op voor zo’n dertig cliënten.',
    'Je voert verpleegtechnische handelingen uit, van wondzorg tot infuustherapie.',
    'Je begeleidt twee leerlingen en bent aanspreekpunt voor huisartsen.',
    'Je draait eens in de vijf weken een weekend en geen nachtdiensten.',
  ],
  asks: [
    'Een diploma hbo-verpleegkunde en een BIG-registratie.',
    'Ervaring in de wijk is fijn, maar geen voorwaarde: inwerken duurt drie maanden.',
    'Rijbewijs B.',
  ],
  offer: [
    '€ 3.389 tot € 4.736 bruto per maand bij 36 uur (cao VVT, FWG 55), plus 8 % vakantiegeld en 8,33 % eindejaarsuitkering.',
    'Reiskosten vanaf de voordeur en een leaseauto voor diensten.',
    '€ 1.500 per jaar voor scholing die je zelf kiest.',
  ],
  quote: [
    'Ik ken de mensen en zij kennen mij. Dat had ik in het ziekenhuis nooit.',
    'Femke Hoekstra, wijkverpleegkundige in Bedum',
  ],
};

const nurse = {
  organisation: 'Zorggroep Lauwers',
  occupation: 'Wijkverpleegkundige',
  board: 1,
  salary: [3389, 4736],
  hours: [24, 32],
  contract: 'vast',
  education: 'hbo',
  tag: 'Thuiszorg',
} as const;

export const handmadeNorth: readonly HandmadeJob[] = [
  {
    ...nurse,
    title: 'Wijkverpleegkundige niveau 6',
    age: 2,
    boost: 9,
    premium: true,
    closes: 22,
    texts: wijkverpleegkundige,
  },
  {
    title: 'Servicemonteur windturbines Eemshaven',
    boost: 8,
    organisation: 'Eemswind Energie',
    occupation: 'Servicemonteur windturbines',
    board: 1,
    salary: [3100, 4250],
    hours: [36, 40],
    contract: 'vast',
    education: 'mbo4',
    tag: 'Buitendienst',
    age: 0,
  },
  {
    title: 'Frontend developer Vue en TypeScript',
    boost: 7,
    organisation: 'Polderdata',
    occupation: 'Frontend developer',
    board: 1,
    salary: [3600, 5100],
    hours: [32, 40],
    contract: 'vast',
    education: 'hbo',
    tag: 'Hybride',
    age: 1,
  },
  {
    title: 'Leerkracht groep 5/6 met hart voor rekenen',
    boost: 6,
    organisation: 'Scholengroep Oostvaart',
    occupation: 'Leerkracht groep 3/4',
    board: 1,
    salary: [3622, 5520],
    hours: [24, 32],
    contract: 'tijdelijk',
    education: 'hbo',
    tag: 'Onderwijs',
    age: 3,
  },
  {
    title: 'Beleidsadviseur klimaatadaptatie',
    boost: 5,
    organisation: 'Waterschap Drielanden',
    occupation: 'Beleidsadviseur ruimtelijke ordening',
    board: 1,
    salary: [4024, 5704],
    hours: [32, 36],
    contract: 'vast',
    education: 'wo',
    tag: 'Overheid',
    age: 4,
    premium: true,
  },
  {
    title: 'Timmerman renovatie en onderhoud',
    boost: 4,
    organisation: 'Veenstra Bouw',
    occupation: 'Timmerman',
    board: 1,
    salary: [2850, 3780],
    hours: [40, 40],
    contract: 'vast',
    education: 'mbo3',
    tag: 'Bouw',
    age: 5,
  },
  {
    title: 'SEH-verpleegkundige of verpleegkundige in opleiding tot SEH',
    organisation: 'Medisch Centrum Stadspark',
    occupation: 'Verpleegkundige interne geneeskunde',
    board: 1,
    salary: [3104, 4660],
    hours: [28, 36],
    contract: 'vast',
    education: 'hbo',
    tag: 'Onregelmatig',
    age: 1,
    premium: true,
    texts: {
      description:
        'Op de drukste spoedeisende hulp van het Noorden zie je in één dienst een gebroken pols, een hartinfarct en een peuter met een kraal in zijn neus. Jij weet wie er eerst moet.',
      day: [
        'Bij de overdracht verdeel je met je team de kamers en de triagebalie. Daarna komt wat er komt. De ene keer verbind je een vinger en stel je een moeder gerust, een halfuur later sta je met de traumachirurg aan bed één. Na een heftige opvang drinken we samen koffie, voordat de volgende ambulance er is.',
        'Heb je de SEH-opleiding nog niet? Dan leiden wij je in achttien maanden op, met een vaste praktijkopleider en volledig salaris.',
      ],
      tasks: [
        'Je triageert en bepaalt wie direct hulp nodig heeft.',
        'Je bewaakt vitale functies en handelt zelfstandig binnen protocol.',
        'Je vangt patiënten en hun naasten op.',
        'Je traint elke maand met ambulance en traumateam.',
      ],
      asks: [
        'Een diploma SEH-verpleegkundige, of verpleegkunde met minstens een jaar ervaring in een ziekenhuis.',
        'Een BIG-registratie.',
        'Je schakelt snel en blijft vriendelijk.',
      ],
      offer: [
        '€ 3.104 tot € 4.660 bruto per maand bij 36 uur (cao Ziekenhuizen, FWG 50 tot 55), plus 8 % vakantiegeld en 8,33 % eindejaarsuitkering.',
        'Een opleidingsplek met baangarantie.',
        'Toeslagen tot 72 % voor avond, nacht en weekend.',
      ],
      quote: [
        'Niemand vraagt hier of je het druk hebt. Ze pakken gewoon de volgende kamer.',
        'Wytze Boonstra, SEH-verpleegkundige',
      ],
    },
  },
  {
    title: 'Procesoperator zuivel, vijfploegendienst',
    organisation: 'De Terp Zuivel',
    occupation: 'Procesoperator',
    board: 1,
    salary: [3240, 4410],
    hours: [32, 36],
    contract: 'vast',
    education: 'mbo3',
    tag: 'Ploegendienst',
    age: 1,
  },
  {
    title: 'Verpleegkundige avond en weekend',
    organisation: 'Zorggroep Lauwers',
    occupation: 'Wijkverpleegkundige',
    place: 'Bedum',
    board: 1,
    salary: [2902, 4060],
    hours: [24, 32],
    contract: 'vast',
    education: 'mbo4',
    tag: 'Thuiszorg',
    age: 2,
    texts: {
      description:
        'Als de dag voor anderen is afgelopen, begint jouw route. Je rijdt in de avond en het weekend langs cliënten in Bedum en omgeving, met een collega altijd binnen bereik.',
      day: [
        'Je start om vier uur op het steunpunt met de overdracht van de wijkverpleegkundige. Daarna rijd je langs tien tot twaalf mensen: medicijnen, steunkousen, een infuus, een gesprek omdat de avond lang is. Om elf uur draag je over aan de nacht.',
      ],
      tasks: [
        'Je verleent verpleegkundige zorg thuis, gepland en ongepland.',
        'Je beoordeelt alarmoproepen en gaat er zo nodig heen.',
        'Je stemt af met de huisartsenpost.',
        'Je rapporteert zo dat de dagdienst meteen verder kan.',
      ],
      asks: [
        'Een diploma verpleegkunde, mbo 4, met BIG-registratie.',
        'Rijbewijs B.',
        'Je durft zelfstandig te beslissen en belt als je twijfelt.',
      ],
      offer: [
        '€ 2.902 tot € 4.060 bruto per maand bij 36 uur (cao VVT, FWG 45), plus 8 % vakantiegeld en 8,33 % eindejaarsuitkering.',
        'Onregelmatigheidstoeslag van 22 tot 60 %.',
        'Een dienstauto met winterbanden.',
      ],
      quote: [
        '’s Avonds zijn mensen opener. Dan hoor je de echte verhalen.',
        'Gerda Poelman, verpleegkundige in Bedum',
      ],
    },
  },
  {
    title: 'Casemanager dementie',
    organisation: 'Anders Zorg Noord',
    occupation: 'Casemanager dementie',
    board: 1,
    salary: [3389, 4736],
    hours: [20, 28],
    contract: 'vast',
    education: 'hbo',
    tag: 'Wijk',
    age: 4,
  },
  {
    title: 'Jurist omgevingsrecht en handhaving',
    organisation: 'Gemeente Wolddijk',
    occupation: 'Jurist omgevingsrecht',
    board: 1,
    salary: [4024, 5704],
    hours: [28, 36],
    contract: 'vast',
    education: 'wo',
    tag: 'Hybride',
    age: 3,
  },
  {
    title: 'Assistent-accountant samenstelpraktijk',
    organisation: 'Bakema Accountants',
    occupation: 'Assistent-accountant',
    board: 1,
    salary: [3050, 4200],
    hours: [32, 40],
    contract: 'vast',
    education: 'hbo',
    tag: 'Hybride',
    age: 7,
  },
  {
    title: 'Chef de partie',
    organisation: 'Hotel De Borg',
    occupation: 'Chef de partie',
    board: 1,
    salary: [2640, 3120],
    hours: [32, 36],
    contract: 'vast',
    education: 'mbo3',
    tag: 'Horeca',
    age: 8,
  },
  {
    title: 'Scheepslasser TIG en MIG/MAG',
    organisation: 'Kielwater Scheepsbouw',
    occupation: 'Lasser TIG en MIG/MAG',
    board: 1,
    salary: [2980, 3940],
    hours: [40, 40],
    contract: 'vast',
    education: 'mbo3',
    tag: 'Dagdienst',
    age: 2,
  },
  {
    title: 'Praktijkopleider verpleegkunde',
    organisation: 'Medisch Centrum Stadspark',
    occupation: 'Verpleegkundige interne geneeskunde',
    board: 1,
    salary: [3389, 4736],
    hours: [28, 36],
    contract: 'vast',
    education: 'hbo',
    tag: 'Opleiden',
    age: 6,
    texts: {
      description:
        'Je leert verpleegkundigen in opleiding kijken, handelen en twijfelen op het juiste moment. Jouw lokaal is de afdeling, je lesmateriaal de praktijk van die dag.',
      day: [
        'De ene ochtend loop je mee met een derdejaars die voor het eerst alleen visite doet, de andere oefen je in het skillslab een reanimatie. ’s Middags bespreek je met werkbegeleiders hoe het gaat, en met de leerling wat hij daarvan vindt.',
      ],
      tasks: [
        'Je begeleidt en beoordeelt twintig leerlingen op vier afdelingen.',
        'Je traint werkbegeleiders in feedback geven.',
        'Je onderhoudt het contact met mbo en hogeschool.',
        'Je vernieuwt het praktijkleren met je collega’s.',
      ],
      asks: [
        'Een diploma hbo-verpleegkunde en ruime ervaring op een afdeling.',
        'Een opleiding tot praktijkopleider, of je volgt die in het eerste jaar.',
        'Je kunt een lastige boodschap vriendelijk brengen.',
      ],
      offer: [
        '€ 3.389 tot € 4.736 bruto per maand bij 36 uur (cao Ziekenhuizen, FWG 55), plus 8 % vakantiegeld en 8,33 % eindejaarsuitkering.',
        'Dagdiensten, van maandag tot en met vrijdag.',
        'Tijd en budget om zelf te blijven leren.',
      ],
      quote: [
        'Een leerling die durft te zeggen dat hij het niet weet, is al een heel eind.',
        'Lianne Kuipers, praktijkopleider',
      ],
    },
  },
  {
    title: 'Schoolverpleegkundige',
    organisation: 'Scholengroep Oostvaart',
    occupation: 'Wijkverpleegkundige',
    board: 1,
    salary: [3180, 4360],
    hours: [16, 24],
    contract: 'vast',
    education: 'hbo',
    tag: 'Schooltijden',
    age: 11,
    texts: {
      description:
        'Veertien scholen, drieduizend kinderen en één iemand die ziet wie er niet lekker in zijn vel zit. Vanuit Haren ben jij er voor kinderen, ouders en leerkrachten.',
      day: [
        'Je hebt op elke school een vast dagdeel. Je kijkt naar groei en gehoor, maar vooral naar kinderen. Een meisje met buikpijn blijkt niet te slapen, een vader zoekt raad over zijn zoon. In de koffiekamer word je aangesproken door leerkrachten die iets zagen.',
      ],
      tasks: [
        'Je voert gezondheidsonderzoeken en gesprekken.',
        'Je adviseert leerkrachten over zorg in de klas.',
        'Je verwijst en houdt vinger aan de pols.',
        'Je geeft lessen over slaap, voeding en weerbaarheid.',
      ],
      asks: [
        'Een diploma hbo-verpleegkunde en een BIG-registratie.',
        'Ervaring met kinderen.',
        'Vervoer om langs de scholen te gaan.',
      ],
      offer: [
        '€ 3.180 tot € 4.360 bruto per maand bij 36 uur, plus 8 % vakantiegeld en 8,33 % eindejaarsuitkering.',
        'Alle schoolvakanties vrij.',
        'Een eigen spreekkamer op de grootste school.',
      ],
      quote: [
        'Kinderen vertellen het niet aan tafel. Ze vertellen het terwijl je hun bloeddruk meet.',
        'Renske Bouma, schoolverpleegkundige',
      ],
    },
  },
  {
    title: 'Adviseur Wmo en jeugd',
    organisation: 'Gemeente Wolddijk',
    occupation: 'Klantmanager werk en inkomen',
    board: 1,
    salary: [3580, 4910],
    hours: [24, 32],
    contract: 'vast',
    education: 'hbo',
    tag: 'Sociaal domein',
    age: 9,
  },
];

export const handmadeCulture: readonly HandmadeJob[] = [
  {
    title: 'Theatertechnicus licht en geluid',
    boost: 9,
    organisation: 'Schouwburg De Linde',
    occupation: 'Theatertechnicus licht en geluid',
    board: 2,
    salary: [2740, 3580],
    hours: [32, 36],
    contract: 'vast',
    education: 'mbo4',
    tag: 'Avonddienst',
    age: 0,
    premium: true,
  },
  {
    title: 'Conservator moderne en hedendaagse kunst',
    boost: 8,
    organisation: 'Museum Het Pakhuis',
    occupation: 'Conservator',
    board: 2,
    salary: [3890, 5240],
    hours: [32, 32],
    contract: 'vast',
    education: 'wo',
    tag: 'Museum',
    age: 1,
  },
  {
    title: 'Productieleider zomerfestival',
    boost: 7,
    organisation: 'Vestingfestival',
    occupation: 'Productieleider festival',
    board: 2,
    salary: null,
    hours: [36, 40],
    contract: 'project',
    education: 'hbo',
    tag: 'Festival',
    age: 2,
  },
  {
    title: 'Docent piano, 11 tot 26 jaar',
    boost: 6,
    organisation: 'Muziekschool Maas & Waal',
    occupation: 'Docent piano',
    board: 2,
    salary: [3120, 4310],
    hours: [12, 16],
    contract: 'tijdelijk',
    education: 'hbo',
    tag: 'Educatie',
    age: 3,
  },
  {
    title: 'Collectiebeheerder prenten en tekeningen',
    boost: 5,
    organisation: 'Huis Brandaris',
    occupation: 'Collectiebeheerder',
    board: 2,
    salary: [3010, 4060],
    hours: [24, 32],
    contract: 'vast',
    education: 'hbo',
    tag: 'Erfgoed',
    age: 4,
    premium: true,
  },
  {
    title: 'Medewerker publiek en kaartverkoop',
    boost: 4,
    organisation: 'Kunsthal Westerkade',
    occupation: 'Medewerker publiek en kaartverkoop',
    board: 2,
    salary: [2420, 2980],
    hours: [16, 24],
    contract: 'vast',
    education: 'mbo4',
    tag: 'Weekend',
    age: 5,
  },
];

/** The same place on the Hogeland was open before; its page shows what an expired job looks like. */
export const handmadeExpired: readonly HandmadeJob[] = [
  {
    ...nurse,
    title: 'Wijkverpleegkundige niveau 6',
    age: 50,
    closes: -8,
    status: 'expired',
    texts: wijkverpleegkundige,
  },
];

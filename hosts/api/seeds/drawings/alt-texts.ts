/** What each drawing of the demo shows, by its file's name, for who does not see it. */
export const drawingAlts: Readonly<Record<string, Readonly<Record<'nl' | 'en' | 'ro', string>>>> = {
  'bicycle.svg': {
    nl: 'Een fiets met een mand en een tas op een landweg',
    en: 'A bicycle with a basket and a bag on a country road',
    ro: 'O bicicletă cu coș și geantă pe un drum de țară',
  },
  'call-to-action.svg': {
    nl: 'Lijnen die uit één punt waaieren',
    en: 'Lines fanning out from one point',
    ro: 'Linii care pornesc dintr-un singur punct',
  },
  'city-groningen.svg': {
    nl: 'Huizen langs een gracht met een hoge kerktoren erachter',
    en: 'Houses along a canal with a tall church tower behind them',
    ro: 'Case pe malul unui canal, cu un turn înalt de biserică în spate',
  },
  'classroom.svg': {
    nl: 'Drie leerlingen aan hun tafel voor een groot schoolbord',
    en: 'Three pupils at their desks in front of a large blackboard',
    ro: 'Trei elevi la mese, în fața unei table mari',
  },
  'dike-and-sheep.svg': {
    nl: 'Schapen op en achter een dijk aan zee',
    en: 'Sheep on and behind a dike by the sea',
    ro: 'Oi pe un dig de lângă mare și în spatele lui',
  },
  'harbour.svg': {
    nl: 'Een kraan laadt containers op een schip in de haven',
    en: 'A crane loads containers on a ship in the harbour',
    ro: 'O macara încarcă containere pe o navă în port',
  },
  'hero-kunstlicht.svg': {
    nl: 'Mensen op een toneel voor een verlichte boog',
    en: 'People on a stage in front of a lit arch',
    ro: 'Oameni pe o scenă, în fața unei arcade luminate',
  },
  'hero-wadwerk.svg': {
    nl: 'Windmolens en een boerderij op vlak land bij een lage zon',
    en: 'Wind turbines and a farm on flat land with a low sun',
    ro: 'Turbine eoliene și o fermă pe câmpie, cu soarele jos',
  },
  'hero-wadwerk-login.svg': {
    nl: 'Windmolens en een dorp op vlak land bij een lage zon',
    en: 'Wind turbines and a village on flat land with a low sun',
    ro: 'Turbine eoliene și un sat pe câmpie, cu soarele jos',
  },
  'lighthouse.svg': {
    nl: 'Een gestreepte vuurtoren die over zee schijnt',
    en: 'A striped lighthouse shining over the sea',
    ro: 'Un far dungat care luminează marea',
  },
  'low-tide.svg': {
    nl: 'Een zeilboot die scheef ligt op het wad bij laag water',
    en: 'A sailing boat lying tilted on the mudflats at low tide',
    ro: 'O barcă cu pânze înclinată pe nisip, la reflux',
  },
  'mark-kunstlicht.svg': {
    nl: 'Beeldmerk van Kunstlicht: een lamp met een lichtbundel',
    en: 'Mark of Kunstlicht: a lamp with a beam of light',
    ro: 'Emblema Kunstlicht: o lampă cu un fascicul de lumină',
  },
  'mark-wadwerk.svg': {
    nl: 'Beeldmerk van Wadwerk: een zon boven banen water',
    en: 'Mark of Wadwerk: a sun above bands of water',
    ro: 'Emblema Wadwerk: un soare deasupra unor fâșii de apă',
  },
  'museum.svg': {
    nl: 'Bezoekers voor schilderijen en een borstbeeld in een museum',
    en: 'Visitors in front of paintings and a bust in a museum',
    ro: 'Vizitatori în fața unor tablouri și a unui bust, într-un muzeu',
  },
  'theatre-stage.svg': {
    nl: 'Twee acteurs op een toneel tussen rode gordijnen',
    en: 'Two actors on a stage between red curtains',
    ro: 'Doi actori pe scenă, între cortine roșii',
  },
  'windmill-field.svg': {
    nl: 'Een molen tussen akkers, met windmolens in de verte',
    en: 'A windmill between fields, with wind turbines in the distance',
    ro: 'O moară între ogoare, cu turbine eoliene în depărtare',
  },
};

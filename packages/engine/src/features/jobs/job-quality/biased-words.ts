/** Why a word may keep good people from applying. */
export type BiasKind = 'gender' | 'age' | 'origin';

export interface BiasedWord {
  /** As it is written in a text, in lower case; of several words with single spaces. */
  readonly word: string;
  readonly kind: BiasKind;
  /** What to write instead; empty where it is best left out. */
  readonly instead: readonly string[];
}

type Group = readonly [kind: BiasKind, instead: string, words: string];

/** `gender | vakkracht, specialist | vakman, vakmannen`: whole forms, so that no word is found inside another. */
function listed(groups: readonly Group[]): readonly BiasedWord[] {
  return groups.flatMap(([kind, instead, words]) =>
    words.split(', ').map((word) => ({ word, kind, instead: instead === '' ? [] : instead.split(', ') })),
  );
}

const nl: readonly Group[] = [
  ['gender', 'vakkracht, specialist', 'vakman, vakmannen, vakvrouw, vakvrouwen'],
  ['gender', 'zakenpersoon, ondernemer', 'zakenman, zakenlieden, zakenvrouw'],
  ['gender', 'secretarieel medewerker, managementassistent', 'secretaresse, secretaresses'],
  ['gender', 'verkoper, verkoopmedewerker', 'verkoopster, verkoopsters'],
  ['gender', 'schoonmaker, medewerker schoonmaak', 'schoonmaakster, schoonmaaksters, poetsvrouw, werkster'],
  ['gender', 'medewerker bediening', 'serveerster, serveersters'],
  ['gender', 'leerkracht, groepsleerkracht', 'juf, juffrouw, schooljuf'],
  ['gender', 'gastheer of gastvrouw, host', 'gastvrouw, gastvrouwen'],
  ['gender', 'verpleegkundige', 'verpleegster, verpleegsters, zuster'],
  ['gender', 'brandweerlid, brandwacht', 'brandweerman, brandweermannen'],
  ['gender', 'cameraoperator', 'cameraman, cameramannen'],
  ['gender', 'cabinepersoneel', 'stewardess, stewardessen'],
  ['gender', 'je, jij, de nieuwe collega', 'hij, hem, zij is'],
  ['gender', 'collega, kandidaat', 'dames, heren, jongens, meiden, meisje, kerel, kerels, powervrouw'],
  ['gender', '', 'mannelijk, mannelijke, vrouwelijk, vrouwelijke'],
  ['gender', 'expert, gedreven specialist', 'rockstar, ninja, goeroe, sales tijger, salestijger'],
  [
    'age',
    'betrokken team, enthousiast team',
    'jong team, jong en dynamisch, jonge en dynamische, jeugdig team',
  ],
  ['age', 'leergierige collega', 'jonge collega, jonge hond, jonge honden, jong talent, jonge talenten'],
  ['age', 'enthousiast', 'jeugdig, jeugdige, jong van geest'],
  [
    'age',
    'iedereen die dit vak wil leren',
    'pas afgestudeerd, pas afgestudeerde, schoolverlater, schoolverlaters',
  ],
  ['age', 'digitaal vaardig', 'digital native, digital natives'],
  [
    'age',
    'ervaring genoemd in taken, niet in leeftijd',
    'twintiger, twintigers, dertiger, dertigers, vijftigplusser',
  ],
  [
    'origin',
    'goede beheersing van het Nederlands',
    'nederlands als moedertaal, moedertaal nederlands, native nederlands',
  ],
];

const en: readonly Group[] = [
  ['gender', 'chair, chairperson', 'chairman, chairwoman'],
  ['gender', 'salesperson, sales representative', 'salesman, salesmen, saleswoman, saleswomen'],
  ['gender', 'supervisor, team lead', 'foreman, foremen'],
  ['gender', 'skilled worker, specialist', 'craftsman, craftsmen, tradesman, tradesmen, workman, workmen'],
  ['gender', 'maintenance worker', 'handyman, handymen'],
  ['gender', 'workforce, staff', 'manpower, man power'],
  ['gender', 'server', 'waitress, waitresses'],
  ['gender', 'flight attendant', 'stewardess, stewardesses'],
  ['gender', 'host', 'hostess, hostesses'],
  ['gender', 'firefighter', 'fireman, firemen'],
  ['gender', 'police officer', 'policeman, policemen'],
  ['gender', 'cleaner', 'cleaning lady, cleaning ladies, charwoman'],
  ['gender', 'business person', 'businessman, businessmen, businesswoman'],
  ['gender', 'you, they', 'he, him, his, she, her, hers'],
  ['gender', 'everyone, team', 'guys, girls, girl, ladies, gentlemen'],
  ['gender', 'expert, driven specialist', 'ninja, rockstar, rock star, guru, hacker'],
  ['gender', 'confident, persuasive', 'aggressive, dominant'],
  ['age', 'committed team', 'young team, young and dynamic, youthful team'],
  ['age', 'curious', 'youthful, young at heart, young talent, young professional, young professionals'],
  [
    'age',
    'open to people new to this work',
    'recent graduate, recent graduates, fresh graduate, fresh graduates',
  ],
  ['age', 'digitally skilled', 'digital native, digital natives'],
  ['origin', 'fluent in English', 'native english, native speaker, native english speaker'],
];

const ro: readonly Group[] = [
  ['gender', 'persoană', 'bărbat, bărbați, femeie, femei, domnișoară, domnișoare'],
  ['gender', 'colegi, persoane', 'fată, fete, băiat, băieți'],
  ['gender', 'asistent/ă de birou, asistent manager', 'secretară, secretare'],
  ['gender', 'persoană în vânzări, lucrător comercial', 'vânzătoare, vânzătoarele'],
  ['gender', 'personal de servire', 'ospătăriță, ospătărițe, chelneriță, chelnerițe'],
  ['gender', 'personal de curățenie', 'femeie de serviciu, femei de serviciu, menajeră'],
  ['gender', 'însoțitor de bord', 'stewardesă, stewardese'],
  ['gender', 'om de afaceri, antreprenor', 'femeie de afaceri, bărbat de afaceri'],
  ['gender', 'specialist, expert', 'ninja, rockstar, guru'],
  ['gender', '', 'aspect fizic plăcut, prezență fizică plăcută, prezență plăcută'],
  [
    'age',
    'echipă implicată',
    'echipă tânără, tânăr și dinamic, tânără și dinamică, tineri și dinamici, colectiv tânăr',
  ],
  ['age', 'persoană dornică să învețe', 'tânăr, tânără, tineri, tinere'],
  [
    'age',
    'deschis și celor la început de drum',
    'proaspăt absolvent, proaspăt absolventă, proaspăt absolvenți',
  ],
  ['age', 'cu abilități digitale', 'nativ digital, nativi digitali'],
  [
    'origin',
    'cunoaștere foarte bună a limbii române',
    'vorbitor nativ, vorbitor nativ de română, limba maternă româna',
  ],
];

/** Words that favour one gender, age or origin, per language of a text. */
export const biasedWords = { nl: listed(nl), en: listed(en), ro: listed(ro) } as const;

/** A limit of age in figures. Years of experience are none. */
export const ageLimits = {
  nl: String.raw`(?:maximaal|max\.?|hooguit|jonger dan|tot|onder de) \d{2} jaar(?! ervaring)|tussen (?:de )?\d{2} en (?:de )?\d{2} jaar(?! ervaring)`,
  en: String.raw`(?:under|below|younger than|maximum age(?: of)?) \d{2}(?: years(?: old)?)?(?! (?:hours|days|minutes|people))|(?:between|aged) \d{2} (?:and|to) \d{2} years old`,
  ro: String.raw`(?:maxim(?:um)?|până (?:în|la)|sub) \d{2} (?:de )?ani(?! (?:de )?experiență)|între \d{2} și \d{2} (?:de )?ani(?! (?:de )?experiență)`,
} as const;

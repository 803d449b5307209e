import { normalised } from '@boardwright/api-client/contract';
/** The languages in which feeds name countries; the names themselves are the platform's. */
const languages = ['en', 'nl', 'de', 'fr', 'ro', 'es', 'it', 'pt', 'pl', 'hu', 'cs', 'da', 'sv', 'bg', 'tr'];

/** Names in daily use that are no country's official name in any language, and three-letter codes of the neighbours. */
const alsoCalled: Record<string, string> = {
  uk: 'GB',
  greatbritain: 'GB',
  grandebretagne: 'GB',
  grootbrittannie: 'GB',
  grossbritannien: 'GB',
  mareabritanie: 'GB',
  england: 'GB',
  engeland: 'GB',
  angleterre: 'GB',
  anglia: 'GB',
  scotland: 'GB',
  wales: 'GB',
  northernireland: 'GB',
  usa: 'US',
  unitedstatesofamerica: 'US',
  etatsunisdamerique: 'US',
  america: 'US',
  holland: 'NL',
  thenetherlands: 'NL',
  hollande: 'NL',
  olanda: 'NL',
  czechrepublic: 'CZ',
  tsjechischerepubliek: 'CZ',
  eire: 'IE',
  brd: 'DE',
  nld: 'NL',
  bel: 'BE',
  deu: 'DE',
  fra: 'FR',
  gbr: 'GB',
  rou: 'RO',
  rom: 'RO',
  lux: 'LU',
  esp: 'ES',
  ita: 'IT',
  pol: 'PL',
  aut: 'AT',
  che: 'CH',
  irl: 'IE',
  prt: 'PT',
  dnk: 'DK',
  swe: 'SE',
  nor: 'NO',
  fin: 'FI',
  cze: 'CZ',
  hun: 'HU',
  bgr: 'BG',
  svk: 'SK',
  svn: 'SI',
  hrv: 'HR',
  grc: 'GR',
  can: 'CA',
  aus: 'AU',
  ind: 'IN',
  tur: 'TR',
  ukr: 'UA',
  mda: 'MD',
  ger: 'DE',
};

let byName: Map<string, string> | undefined;

/** 'NL', 'nld', 'Pays-Bas', 'Țările de Jos', 'Holland', 'Netherlands (NL)' → 'NL'; nothing for what is no country. */
export function countryCode(text: string): string | undefined {
  const whole = codeOf(text);
  if (whole !== undefined) return whole;
  // Several names of one country; of two countries neither.
  const named = new Set(
    text
      .split(/[()[\]/,;|:]|\s[-–]\s/)
      .filter((part) => part.trim() !== '')
      .map(codeOf),
  );
  return named.size === 1 ? [...named][0] : undefined;
}

function codeOf(text: string): string | undefined {
  const name = plain(text);
  if (name === '') return undefined;
  byName ??= namesOfCountries();
  return byName.get(name) ?? alsoCalled[name];
}

function namesOfCountries(): Map<string, string> {
  const names = new Map<string, string>();
  const displays = languages.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  for (const code of codes()) {
    if (displays[0]?.of(code) === undefined) continue;
    names.set(code.toLowerCase(), code);
    for (const display of displays) {
      const name = plain(display.of(code) ?? '');
      if (name && !names.has(name)) names.set(name, code);
    }
  }
  // ISO reserves UK for what everybody means by it; the platform has it as an alias.
  names.set('uk', 'GB');
  return names;
}

function* codes(): Generator<string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  // Reserved, withdrawn and regional codes have names too, but no place on a map.
  const none = new Set([
    'AC',
    'AN',
    'BU',
    'CP',
    'CS',
    'DD',
    'DG',
    'DY',
    'EA',
    'EU',
    'EZ',
    'FX',
    'HV',
    'IC',
    'NH',
    'NT',
    'QO',
    'QU',
    'RH',
    'SU',
    'TA',
    'TP',
    'UK',
    'UN',
    'VD',
    'XA',
    'XB',
    'YD',
    'YU',
    'ZR',
    'ZZ',
  ]);
  for (const a of letters) for (const b of letters) if (!none.has(a + b)) yield a + b;
}

function plain(text: string): string {
  return normalised(text, 'NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}

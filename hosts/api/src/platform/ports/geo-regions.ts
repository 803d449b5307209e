import { nameKey } from '../search/text-analysis.ts';
import { BELGIAN_PROVINCES, DUTCH_PARTS } from './geo-parts.ts';
import type { Region } from './geo.ts';

/** GeoNames' first-level divisions by country and code, named as they name themselves. */
export const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NL: {
    '01': 'Drenthe',
    '02': 'Friesland',
    '03': 'Gelderland',
    '04': 'Groningen',
    '05': 'Limburg',
    '06': 'Noord-Brabant',
    '07': 'Noord-Holland',
    '09': 'Utrecht',
    '10': 'Zeeland',
    '11': 'Zuid-Holland',
    '15': 'Overijssel',
    '16': 'Flevoland',
  },
  // Of Flanders and Wallonia the provinces count, which `geo-parts` knows by place.
  BE: { VLG: 'Vlaanderen', WAL: 'Wallonie', BRU: 'Brussel' },
  DE: {
    '01': 'Baden-Württemberg',
    '02': 'Bayern',
    '03': 'Bremen',
    '04': 'Hamburg',
    '05': 'Hessen',
    '06': 'Niedersachsen',
    '07': 'Nordrhein-Westfalen',
    '08': 'Rheinland-Pfalz',
    '09': 'Saarland',
    '10': 'Schleswig-Holstein',
    '11': 'Brandenburg',
    '12': 'Mecklenburg-Vorpommern',
    '13': 'Sachsen',
    '14': 'Sachsen-Anhalt',
    '15': 'Thüringen',
    '16': 'Berlin',
  },
  RO: {
    '01': 'Alba',
    '02': 'Arad',
    '03': 'Argeș',
    '04': 'Bacău',
    '05': 'Bihor',
    '06': 'Bistrița-Năsăud',
    '07': 'Botoșani',
    '08': 'Brăila',
    '09': 'Brașov',
    '10': 'București',
    '11': 'Buzău',
    '12': 'Caraș-Severin',
    '13': 'Cluj',
    '14': 'Constanța',
    '15': 'Covasna',
    '16': 'Dâmbovița',
    '17': 'Dolj',
    '18': 'Galați',
    '19': 'Gorj',
    '20': 'Harghita',
    '21': 'Hunedoara',
    '22': 'Ialomița',
    '23': 'Iași',
    '25': 'Maramureș',
    '26': 'Mehedinți',
    '27': 'Mureș',
    '28': 'Neamț',
    '29': 'Olt',
    '30': 'Prahova',
    '31': 'Sălaj',
    '32': 'Satu Mare',
    '33': 'Sibiu',
    '34': 'Suceava',
    '35': 'Teleorman',
    '36': 'Timiș',
    '37': 'Tulcea',
    '38': 'Vaslui',
    '39': 'Vâlcea',
    '40': 'Vrancea',
    '41': 'Călărași',
    '42': 'Giurgiu',
    '43': 'Ilfov',
  },
};

/** Other names of regions, in Dutch, English, German, French, Frisian and Romanian. */
const ALSO: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  NL: {
    Friesland: ['Fryslân', 'Frisia'],
    'Noord-Brabant': ['Brabant', 'North Brabant'],
    'Noord-Holland': ['North Holland', 'Olanda de Nord'],
    'Zuid-Holland': ['South Holland', 'Olanda de Sud'],
    Limburg: ['Nederlands Limburg'],
    Zeeland: ['Zealand'],
    Gelderland: ['Guelders'],
    'Noord-Nederland': ['Northern Netherlands', 'Nordul Olandei'],
    Randstad: ['de Randstad'],
    Waddeneilanden: [
      'de Waddeneilanden',
      'Wadden',
      'Wadden Islands',
      'West Frisian Islands',
      'Insulele Wadden',
    ],
    Achterhoek: ['de Achterhoek'],
    'Zeeuws-Vlaanderen': ['Zeelandic Flanders'],
  },
  BE: {
    Vlaanderen: ['Flanders', 'Flandern', 'Flandre', 'Flandra'],
    Wallonie: ['Wallonië', 'Wallonia', 'Wallonien', 'Valonia'],
    Antwerpen: ['Antwerp', 'Anvers'],
    Limburg: ['Belgisch Limburg', 'Limbourg'],
    'Oost-Vlaanderen': ['East Flanders', 'Flandre orientale', 'Flandra de Est'],
    'West-Vlaanderen': ['West Flanders', 'Flandre occidentale', 'Flandra de Vest'],
    'Vlaams-Brabant': ['Flemish Brabant', 'Brabant flamand', 'Brabantul Flamand'],
    'Brabant wallon': ['Waals-Brabant', 'Walloon Brabant', 'Brabantul Valon'],
    Hainaut: ['Henegouwen'],
    Liège: ['Luik', 'Lüttich'],
    Luxembourg: ['Luxemburg', 'Belgisch Luxemburg'],
    Namur: ['Namen'],
  },
  DE: {
    Bayern: ['Beieren', 'Bavaria'],
    Niedersachsen: ['Nedersaksen', 'Lower Saxony', 'Saxonia Inferioară'],
    'Nordrhein-Westfalen': ['Noordrijn-Westfalen', 'North Rhine-Westphalia', 'NRW'],
    'Rheinland-Pfalz': ['Rijnland-Palts', 'Rhineland-Palatinate'],
    Sachsen: ['Saksen', 'Saxony'],
    'Sachsen-Anhalt': ['Saksen-Anhalt', 'Saxony-Anhalt'],
    Thüringen: ['Thuringia'],
    Hessen: ['Hesse'],
    'Schleswig-Holstein': ['Sleeswijk-Holstein'],
    'Mecklenburg-Vorpommern': ['Mecklenburg-Voor-Pommeren'],
    Saarland: ['Saar'],
  },
};

/** Words before or behind a name that say that the region is meant, not the town of its name. */
const REGION_PATTERN =
  /^(?:provincie|provincia|province of|province|judetul|judet|bundesland|deelstaat|state of|land|regio|region|regiunea|county) | (?:provincie|province|county)$/;

/** Areas that are several provinces together. */
export const WIDER: readonly {
  readonly area: Region;
  readonly of: readonly string[];
  readonly without?: string;
}[] = [
  {
    area: { country_code: 'BE', name: 'Vlaanderen' },
    of: ['Antwerpen', 'Limburg', 'Oost-Vlaanderen', 'Vlaams-Brabant', 'West-Vlaanderen'],
  },
  {
    area: { country_code: 'BE', name: 'Wallonie' },
    of: ['Brabant wallon', 'Hainaut', 'Liège', 'Luxembourg', 'Namur'],
  },
  { area: { country_code: 'NL', name: 'Noord-Nederland' }, of: ['Groningen', 'Friesland', 'Drenthe'] },
  // As its four provinces call themselves together; nobody looks for Texel there.
  {
    area: { country_code: 'NL', name: 'Randstad' },
    of: ['Noord-Holland', 'Zuid-Holland', 'Utrecht', 'Flevoland'],
    without: 'Waddeneilanden',
  },
];

/** Every area by the names it goes by. */
export const AREAS: readonly { readonly area: Region; readonly names: readonly string[] }[] = Object.entries({
  ...REGIONS,
  NL: [...Object.values(REGIONS['NL'] ?? {}), ...DUTCH_PARTS],
  BE: [...Object.values(REGIONS['BE'] ?? {}), ...BELGIAN_PROVINCES],
})
  .flatMap(([country_code, names]) => Object.values(names).map((name) => ({ country_code, name })))
  .concat(WIDER.filter(({ area }) => area.country_code !== 'BE').map(({ area }) => ({ ...area })))
  .map((area) => ({ area, names: [area.name, ...(ALSO[area.country_code]?.[area.name] ?? [])] }));

const byName = new Map<string, Region[]>();
for (const { area, names } of AREAS) {
  for (const key of new Set(names.map(nameKey))) byName.set(key, [...(byName.get(key) ?? []), area]);
}

/** What of a name is left when it says that a region is meant; undefined when it does not. */
export function regionNames(name: string): string | undefined {
  const key = nameKey(name);
  const left = key.replace(REGION_PATTERN, '');
  return left === key ? undefined : left;
}

/**
 * The region of exactly this name in one of the countries, the first country's first; the code of a country behind a
 * comma says which: `Limburg, BE`.
 */
export function regionNamed(name: string, countries: readonly string[]): Region | undefined {
  const [, before = name, code] = /^(.+),\s*([A-Za-z]{2})$/.exec(name.slice(0, 200)) ?? [];
  const found = byName.get(regionNames(before) ?? nameKey(before)) ?? [];
  const within = code === undefined ? countries : countries.filter((one) => one === code.toUpperCase());
  return within
    .map((country) => found.find(({ country_code }) => country_code === country))
    .find((region) => region !== undefined);
}

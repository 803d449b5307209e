import { nameKey } from '../search/text-analysis.ts';
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
  },
  BE: {
    Vlaanderen: ['Flanders', 'Flandern', 'Flandre', 'Flandra'],
    Wallonie: ['Wallonië', 'Wallonia', 'Wallonien', 'Valonia'],
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
const REGION_WORDS =
  /^(?:provincie|provincia|province of|province|judetul|judet|bundesland|land|county) | (?:provincie|province|county)$/;

const byName = new Map<string, Region[]>();
for (const [country_code, regions] of Object.entries(REGIONS)) {
  for (const name of Object.values(regions)) {
    for (const called of [name, ...(ALSO[country_code]?.[name] ?? [])]) {
      const key = nameKey(called);
      byName.set(key, [...(byName.get(key) ?? []), { name, country_code }]);
    }
  }
}

/** What of a name is left when it says that a region is meant; undefined when it does not. */
export function regionWords(name: string): string | undefined {
  const key = nameKey(name);
  const left = key.replace(REGION_WORDS, '');
  return left === key ? undefined : left;
}

/** The region of exactly this name in one of the countries, the first country's first. */
export function regionNamed(name: string, countries: readonly string[]): Region | undefined {
  const found = byName.get(regionWords(name) ?? nameKey(name)) ?? [];
  return countries
    .map((country) => found.find(({ country_code }) => country_code === country))
    .find((region) => region !== undefined);
}

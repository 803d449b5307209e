import { letterSet } from '../search/edit-distance.ts';
import { nameKey } from '../search/text-analysis.ts';
import { EXONYMS, type KnownAs } from './geo-exonyms.ts';
import { type GeoRecord, readGeoRecords } from './geo-records.ts';
import { belgianProvince, dutchPart } from './geo-parts.ts';
import { REGIONS } from './geo-regions.ts';
import type { Place } from './geo.ts';

/** One name of one place. A place with several names has several. */
export interface NamedPlace {
  /** Folded, see `nameKey`. */
  key: string;
  letters: number;
  place: Place;
}

/** Europe: half of the data, everything a board here can mean. */
const COUNTRIES: ReadonlySet<string> = new Set(
  (
    'NL BE DE RO LU FR GB IE DK SE NO FI IS ES PT IT CH AT LI PL CZ SK HU SI HR BA RS ME MK AL XK GR BG MD UA ' +
    'LT LV EE CY MT MC AD SM TR'
  ).split(' '),
);
/** Places that are no more. */
const ABANDONED: ReadonlySet<string> = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** The names of each country, in alphabetical order of their keys. */
export type Catalogue = ReadonlyMap<string, readonly NamedPlace[]>;

/** Takes about a fifth of a second: load it once, when first wanted. */
export function loadCatalogue(): Catalogue {
  const known = new Map<string, KnownAs>(EXONYMS.map((each) => [`${each.country} ${each.geoname}`, each]));
  const biggest = new Map<KnownAs, Place>();
  const names = new Map<string, NamedPlace[]>([...COUNTRIES].map((country) => [country, []]));
  const name = (called: string, place: Place) => names.get(place.country_code)?.push(named(called, place));
  for (const entry of readGeoRecords()) {
    if (!COUNTRIES.has(entry.country) || ABANDONED.has(entry.featureCode)) continue;
    const place = placeOf(entry);
    name(entry.name, place);
    const exonyms = known.get(`${entry.country} ${entry.name}`);
    if (exonyms === undefined) continue;
    const rival = biggest.get(exonyms);
    if (rival === undefined || rival.population < place.population) biggest.set(exonyms, place);
  }
  for (const [exonyms, place] of biggest) {
    place.name = exonyms.displayName;
    for (const called of [exonyms.displayName, ...exonyms.also]) name(called, place);
  }
  for (const list of names.values()) list.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return names;
}

function named(name: string, place: Place): NamedPlace {
  const key = nameKey(name);
  return { key, letters: letterSet(key), place };
}

function placeOf(record: GeoRecord): Place {
  const { name, country, adminCode, population, lat, lon } = record;
  const division = REGIONS[country]?.[adminCode] ?? '';
  const region = (country === 'BE' ? belgianProvince(name) : undefined) ?? division;
  const part = country === 'NL' ? dutchPart(record) : undefined;
  // GeoNames writes Romanian with cedillas; Romanians write commas below.
  const displayName =
    country === 'RO' ? name.replace(/[şţŞŢ]/g, (letter) => COMMA_BELOW[letter] ?? letter) : name;
  return { name: displayName, region, ...(part && { part }), country_code: country, lat, lon, population };
}

const COMMA_BELOW: Readonly<Record<string, string>> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' };

import { countWord } from '../search/bits.ts';
import { distanceBetween } from '../search/earth.ts';
import { letterSet, mayLieWithin, slipsAllowed, slipsBetween } from '../search/edit-distance.ts';
import { nameKey } from '../search/text-analysis.ts';
import { type Catalogue, type NamedPlace, loadCatalogue } from './geo-catalogue.ts';
import { POSTCODES } from './geo-postcodes.ts';
import { isOnWadden } from './geo-parts.ts';
import { areasBegun, areasOf } from './geo-areas.ts';
import { regionNamed } from './geo-regions.ts';
import type { GeoNames, Place, PlaceGuess } from './geo.ts';

const FARTHEST_KM = 50;
const LONGEST_TEXT = 100;

/** How well a name fits what was typed; the lower the better. Among equals the bigger place. */
const FIT = { whole: 0, begun: 1, inside: 2, slip: 3 } as const;

interface Candidate {
  place: Place;
  fit: number;
}

// Read when first asked, and once: the places are the same for every API of a process.
let allPlaces: Catalogue | undefined;
let allCells: Cells | undefined;
const shippedPlaces = (): Catalogue => (allPlaces ??= loadCatalogue());
const shippedCells = (): Cells => (allCells ??= cellsOf(shippedPlaces()));

/** The geo port on the GeoNames data that ships with the product. */
export function createGeoNames(): GeoNames {
  /** @param isWhole the text is all there will be, rather than a beginning that is still typed */
  function find(text: string, countries: readonly string[], limit: number, isWhole: boolean): PlaceGuess[] {
    const typed = text.slice(0, LONGEST_TEXT).trim();
    const wanted =
      countries.length === 0 ? [...shippedPlaces().keys()] : countries.map((code) => code.toUpperCase());
    const byCode = placesByPostcode(shippedPlaces(), typed, wanted);
    if (byCode.length > 0) return byCode.slice(0, limit).map((place) => ({ place, isWhole: true }));
    const [name = '', ...hints] = typed.split(',').map(nameKey);
    if (name.length === 0) return [];
    const lists = wanted.map((country) => shippedPlaces().get(country) ?? []);
    const abroad = peopleAbroad(shippedPlaces(), name, wanted);
    const meant = candidates(lists, name, limit).filter(
      ({ place, fit }) => fit < (isWhole ? FIT.begun : FIT.slip) || place.population >= abroad,
    );
    return ranked(meant, hints.filter(Boolean), wanted[0]).slice(0, limit);
  }

  return {
    search: async (text, countries, limit) => find(text, countries, limit, false).map(({ place }) => place),
    best: async (text, countries) => find(text, countries, 1, true)[0]?.place,
    guess: async (text, countries, limit) => find(text, countries, limit, true),
    named(name, countries) {
      const key = nameKey(name);
      const found = countries.flatMap((country) => wholeNames(shippedPlaces().get(country) ?? [], key));
      return ranked(found, [], countries[0]).map(({ place }) => place);
    },
    regionNamed: (name, countries) => regionNamed(name, countries),
    areasAt(lat, lon) {
      const nearest = nearestOf(shippedCells(), lat, lon);
      return nearest === undefined ? [] : areasOf(nearest);
    },
    areasBegun,
    nearest: async (lat, lon) => nearestOf(shippedCells(), lat, lon),
  };
}

/** Places by the whole degrees they lie in: a search around a point looks at the few cells that its circle touches. */
type Cells = ReadonlyMap<number, readonly Place[]>;

const cellAt = (lat: number, lon: number): number => Math.floor(lat) * 1000 + Math.floor(lon);

function cellsOf(catalogue: Catalogue): Cells {
  const cells = new Map<number, Set<Place>>();
  for (const names of catalogue.values()) {
    for (const { place } of names) {
      const cell = cellAt(place.lat, place.lon);
      const places = cells.get(cell);
      if (places === undefined) cells.set(cell, new Set([place]));
      else places.add(place);
    }
  }
  return new Map([...cells].map(([cell, places]) => [cell, [...places]]));
}

function nearestOf(cells: Cells, lat: number, lon: number): Place | undefined {
  const north = FARTHEST_KM / 110;
  const east = north / Math.cos(((Math.min(Math.abs(lat), 80) + north) * Math.PI) / 180);
  const isAcrossTheWater = (place: Place) => isOnWadden(place) !== isOnWadden({ lat, lon });
  let nearest: Place | undefined;
  let km = FARTHEST_KM;
  for (let row = Math.floor(lat - north); row <= Math.floor(lat + north); row++) {
    for (let column = Math.floor(lon - east); column <= Math.floor(lon + east); column++) {
      for (const place of cells.get(cellAt(row, column)) ?? []) {
        // A rough look first: most of a cell is farther away than what was found already.
        if (Math.abs(place.lat - lat) * 110 > km) continue;
        const away = distanceBetween(place, { lat, lon });
        if (away <= km && !isAcrossTheWater(place)) [nearest, km] = [place, away];
      }
    }
  }
  return nearest;
}

type Names = readonly NamedPlace[];

/** Names that begin as typed; if those are too few, also later words of a name; if there are none, slips. */
function candidates(lists: readonly Names[], typed: string, limit: number): Candidate[] {
  const found: Candidate[] = [];
  for (const names of lists) {
    for (let at = firstFrom(names, typed); names[at]?.key.startsWith(typed); at++) {
      const { key, place } = names[at]!;
      found.push({ place, fit: key === typed ? FIT.whole : FIT.begun });
    }
  }
  if (found.length >= limit || typed.length < 3) return found;
  for (const { key, place } of lists.flat()) {
    if (key.includes(` ${typed}`)) found.push({ place, fit: FIT.inside });
  }
  if (found.length > 0) return found;
  const most = slipsAllowed(typed.length);
  const letters = letterSet(typed);
  for (const other of lists.flat()) {
    const slips = slipsTo(typed, letters, other, most);
    if (slips !== undefined) found.push({ place: other.place, fit: FIT.slip + slips });
  }
  return found;
}

/** Slips between what was typed and a name, or the beginning of a longer one: that counts half a slip more. */
function slipsTo(typed: string, letters: number, { key, letters: own }: NamedPlace, most: number) {
  if (mayLieWithin(letters, own, most)) {
    const slips = slipsBetween(typed, key, most);
    if (slips <= most) return slips;
  }
  // Each typed letter that a name lacks is a slip.
  if (key.length <= typed.length || countWord(letters & ~own) > most) return undefined;
  const slips = slipsBetween(typed, key.slice(0, typed.length), most);
  return slips <= most ? slips + 0.5 : undefined;
}

/** Each place once, by its best name: what the hint (a region or country) agrees with, fit, one's own country, size. */
function ranked(
  found: readonly Candidate[],
  hints: readonly string[],
  ownCountry: string | undefined,
): PlaceGuess[] {
  const best = new Map<Place, number>();
  for (const { place, fit } of found) best.set(place, Math.min(fit, best.get(place) ?? fit));
  const agrees = ({ region, country_code }: Place) =>
    hints.some((hint) => nameKey(region) === hint || country_code.toLowerCase() === hint) ? 0 : 1;
  const abroad = ({ country_code }: Place) => Number(country_code !== ownCountry);
  return [...best]
    .sort(
      ([a, fitA], [b, fitB]) =>
        agrees(a) - agrees(b) || fitA - fitB || abroad(a) - abroad(b) || b.population - a.population,
    )
    .map(([place, fit]) => ({ place, isWhole: fit === FIT.whole }));
}

function placesByPostcode(catalogue: Catalogue, typed: string, countries: readonly string[]): Place[] {
  const found: Place[] = [];
  for (const country of countries) {
    const known = POSTCODES[country];
    const code = Number(known?.pattern.exec(typed)?.[1] ?? Number.NaN);
    const range = known?.ranges.find(([first, last]) => code >= first && code <= last);
    if (range === undefined) continue;
    const [best] = ranked(candidates([catalogue.get(country) ?? []], nameKey(range[2]), 1), [], country);
    if (best !== undefined) found.push(best.place);
  }
  return found;
}

/**
 * How many people live in the biggest place of exactly this name in the other countries, 0 where there is none. Who writes
 * Paris where only Dutch and Belgian places are searched means no village that begins or sounds like it.
 */
function peopleAbroad(catalogue: Catalogue, name: string, searched: readonly string[]): number {
  const elsewhere = [...catalogue].filter(([country]) => !searched.includes(country));
  const places = elsewhere.flatMap(([, names]) => wholeNames(names, name));
  return Math.max(0, ...places.map(({ place }) => place.population));
}

function wholeNames(names: Names, key: string): Candidate[] {
  const found: Candidate[] = [];
  for (let at = firstFrom(names, key); names[at]?.key === key; at++) {
    found.push({ place: names[at]!.place, fit: FIT.whole });
  }
  return found;
}

function firstFrom(names: Names, typed: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (names[middle]!.key < typed) low = middle + 1;
    else high = middle;
  }
  return low;
}

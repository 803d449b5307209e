import { HttpError } from '../../platform/http/http-error.ts';
import { regionNames } from '../../platform/ports/geo-regions.ts';
import type { GeoPort, Place, PlaceGuess, Region } from '../../platform/ports/geo.ts';
import type { Clock } from '../../platform/ports/clock.ts';
import type { JobIndex } from '../../platform/search/job-index.ts';
import type { BoardVisit } from './board-visit.ts';
import { countryNamed } from './country-names.ts';
import type { SearchGeo } from './remembered-places.ts';
import type { JobListQuery, OtherPlace, SearchPlace } from './search-filter.ts';

/** Places that are looked at for the one that was meant: more than have the same name anywhere here. */
const LOOKED_AT = 60;
/** So many are offered instead. */
const OFFERED = 3;
/** A job no farther away than this is one in the place. */
const NEAR_KM = 10;
/** A place of the same name counts as one that may have been meant when it has at least this share of the people. */
const RIVAL = 0.1;

type Located = Pick<JobListQuery, 'lat' | 'lon' | 'location_name'>;

const other = ({ name, region, country_code, lat, lon }: Place): OtherPlace => ({
  name,
  region,
  country_code,
  point: { lat, lon },
});

export interface PlaceTools {
  readonly geo: Pick<SearchGeo, 'guess' | 'nearest' | 'regionNamed'>;
  readonly search: { readonly index: Pick<JobIndex, 'hasJobNear'> };
  readonly clock: Clock;
}

export type BoardCountries = { readonly board: Pick<BoardVisit['board'], 'id' | 'countries'> };

/**
 * The place of something that is somewhere, a job or an address: never a region.
 * @throws HttpError `placeUnknown`
 */
export async function findPoint(
  { geo }: { readonly geo: Pick<GeoPort, 'best' | 'nearest'> },
  { board }: BoardCountries,
  query: Located,
): Promise<SearchPlace | undefined> {
  const known = await pointOrCountry(geo, board.countries, query);
  if (known !== 'name') return known;
  const place = await geo.best(query.location_name ?? '', board.countries);
  if (place === undefined) throw new HttpError('placeUnknown');
  return around(place);
}

/**
 * What a query's location means: the point that was chosen, or what a name that was only typed says. A place of that
 * name comes before a province, one of the site's own country before others, then one with jobs of this board, then the
 * biggest.
 * @throws HttpError `placeUnknown`
 */
export async function findPlace(
  tools: PlaceTools,
  { board }: BoardCountries,
  query: Located,
): Promise<SearchPlace | undefined> {
  const { geo } = tools;
  const known = await pointOrCountry(geo, board.countries, query);
  if (known !== 'name') return known;
  const name = query.location_name?.trim() ?? '';
  const region = geo.regionNamed(name, board.countries);
  const guesses = await geo.guess(name, board.countries, LOOKED_AT);
  const whole = guesses.filter(({ isWhole }) => isWhole).map(({ place }) => place);
  if (region !== undefined && (whole.length === 0 || regionNames(name) !== undefined)) {
    return { name: region.name, point: undefined, countryCode: region.country_code, region };
  }
  // Behind a comma it was said which one is meant.
  const [best, ...rest] = name.includes(',') ? whole.slice(0, 1) : likeliest(tools, board, whole);
  return best === undefined ? guessed(guesses, region) : besideRivals(best, region, rest);
}

/** A place, with what else its name may mean: places that are not much smaller. */
export function besideRivals(best: Place, region: Region | undefined, rest: readonly Place[]): SearchPlace {
  const rivals = rest.filter(({ population }) => population >= best.population * RIVAL);
  return {
    ...around(best),
    ...(rivals.length > 0 && { others: offered(best, region, rivals) }),
  };
}

/** What needs no look-up of a name, or that one is needed. */
async function pointOrCountry(
  geo: Pick<GeoPort, 'nearest'>,
  countries: readonly string[],
  { lat, lon, location_name }: Located,
): Promise<SearchPlace | undefined | 'name'> {
  const name = location_name?.trim() || undefined;
  if (lat !== undefined && lon !== undefined) {
    const nearest = await geo.nearest(lat, lon);
    return { name, point: { lat, lon }, countryCode: nearest?.country_code, region: undefined };
  }
  if (name === undefined) return undefined;
  const country = countryNamed(name, countries);
  return country ? { name, point: undefined, countryCode: country, region: undefined } : 'name';
}

const around = ({ name, lat, lon, country_code }: Place): SearchPlace => ({
  name,
  point: { lat, lon },
  countryCode: country_code,
  region: undefined,
});

/** Places of one name: those of the site's own country first, then those with jobs, then the bigger one. */
export function likeliest(
  { search, clock }: Pick<PlaceTools, 'search' | 'clock'>,
  board: BoardCountries['board'],
  places: readonly Place[],
): readonly Place[] {
  if (places.length < 2) return places;
  const now = clock.now().getTime();
  const ranks = new Map(
    places.map((place) => [
      place,
      Number(place.country_code !== board.countries[0]) * 2 +
        Number(!search.index.hasJobNear(board.id, place, NEAR_KM, now)),
    ]),
  );
  return places.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || b.population - a.population);
}

/** A beginning or a slip of a name: what was taken, and what else it may have been, if only nothing. */
function guessed([first, ...rest]: readonly PlaceGuess[], region: Region | undefined): SearchPlace {
  if (first === undefined) throw new HttpError('placeUnknown');
  const others = rest.map(({ place }) => place);
  return { ...around(first.place), others: offered(first.place, region, others) };
}

function offered(taken: Place, region: Region | undefined, places: readonly Place[]): readonly OtherPlace[] {
  const asRegion =
    region === undefined ? [] : [{ name: region.name, region: '', country_code: region.country_code }];
  return [...asRegion, ...places.map(other)]
    .filter(
      (one, at, all) =>
        all.findIndex((same) => same.name === one.name && same.region === one.region) === at &&
        !(one.name === taken.name && one.region === taken.region),
    )
    .slice(0, OFFERED);
}

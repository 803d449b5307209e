import { ApiError } from '../../http/api-error.ts';
import { regionWords } from '../../ports/geo-regions.ts';
import type { GeoPort, Place } from '../../ports/geo.ts';
import type { JobIndex } from '../../search/job-index.ts';
import type { BoardVisit } from './board-visit.ts';
import { countryNamed } from './country-names.ts';
import type { SearchGeo } from './remembered-places.ts';
import type { JobListQuery, OtherPlace, SearchPlace } from './search-filter.ts';

/** Places that are looked at for the one that was meant, and so many are offered instead. */
const LOOKED_AT = 8;
const OFFERED = 3;

type Located = Pick<JobListQuery, 'lat' | 'lon' | 'location_name'>;

const other = ({ name, region, country_code, lat, lon }: Place): OtherPlace => ({
  name,
  region,
  country_code,
  point: { lat, lon },
});

export interface PlaceTools {
  readonly geo: Pick<SearchGeo, 'guess' | 'nearest' | 'regionNamed'>;
  readonly search: { readonly index: Pick<JobIndex, 'knowsPlace'> };
}

/**
 * The place of something that is somewhere, a job or a house: never a region.
 * @throws ApiError `placeUnknown`
 */
export async function findPoint(
  { geo }: { readonly geo: Pick<GeoPort, 'best' | 'nearest'> },
  visit: Pick<BoardVisit, 'board'>,
  query: Located,
): Promise<SearchPlace | undefined> {
  const { countries } = visit.board;
  const guess = async (text: string) => {
    const place = await geo.best(text, countries);
    return place === undefined ? [] : [{ place, isWhole: true }];
  };
  return findPlace(
    {
      geo: { guess, nearest: geo.nearest, regionNamed: () => undefined },
      search: { index: { knowsPlace: () => false } },
    },
    visit,
    query,
  );
}

/**
 * What a query's location means: the point that was chosen, or what a name that was only typed says. A place of that
 * name comes before a province, one of the site's own country before others, then one with jobs, then the biggest.
 * @throws ApiError `placeUnknown`
 */
export async function findPlace(
  { geo, search }: PlaceTools,
  visit: Pick<BoardVisit, 'board'>,
  query: Located,
): Promise<SearchPlace | undefined> {
  const { lat, lon } = query;
  const { countries } = visit.board;
  const name = query.location_name?.trim() || undefined;
  if (lat !== undefined && lon !== undefined) {
    const nearest = await geo.nearest(lat, lon);
    return { name, point: { lat, lon }, countryCode: nearest?.country_code, region: undefined };
  }
  if (name === undefined) return undefined;
  const country = countryNamed(name, countries);
  if (country) return { name, point: undefined, countryCode: country, region: undefined };
  const region = geo.regionNamed(name, countries);
  const guesses = await geo.guess(name, countries, LOOKED_AT);
  const whole = guesses.filter(({ isWhole }) => isWhole);
  const isRegion = region !== undefined && (whole.length === 0 || regionWords(name) !== undefined);
  if (isRegion) {
    return { name: region.name, point: undefined, countryCode: region.country_code, region };
  }
  const abroad = ({ place }: { place: Place }) => Number(place.country_code !== countries[0]);
  const jobless = ({ place }: { place: Place }) => Number(!search.index.knowsPlace(place.name));
  const [best, ...rest] = (whole.length > 0 ? whole : guesses).toSorted(
    (a, b) => abroad(a) - abroad(b) || (whole.length > 0 ? jobless(a) - jobless(b) : 0),
  );
  if (best === undefined) throw new ApiError('placeUnknown');
  const { place } = whole.length > 0 ? best : (guesses[0] ?? best);
  const others = (whole.length > 0 ? rest : guesses.slice(1)).map((guess) => other(guess.place));
  const asRegion =
    region === undefined ? [] : [{ name: region.name, region: '', country_code: region.country_code }];
  const offered = [...asRegion, ...others].filter(
    (one, at, all) =>
      all.findIndex((same) => same.name === one.name && same.region === one.region) === at &&
      !(one.name === place.name && one.region === place.region),
  );
  return {
    name: place.name,
    point: { lat: place.lat, lon: place.lon },
    countryCode: place.country_code,
    region: undefined,
    ...((offered.length > 0 || whole.length === 0) && { others: offered.slice(0, OFFERED) }),
  };
}

import type { Contract, Place as SuggestedPlace, QueryOf } from '@boardwright/api-client/contract';
import { kindOf, writtenArea } from '../../platform/ports/geo-areas.ts';
import type { GeoNames, Place, Region } from '../../platform/ports/geo.ts';

type Query = Pick<QueryOf<Contract['siteContent']['findPlaces']>, 'location' | 'limit' | 'areas'>;
type SuggestingGeo = Pick<GeoNames, 'search' | 'named' | 'areasBegun'>;

/** More areas than this would leave no room for towns. */
const MOST_AREAS = 3;

/**
 * Places, and areas where they are asked for, whose names go on from what is typed. A town comes before the area that
 * is called so; all other areas come before towns.
 */
export async function suggestPlaces(
  geo: SuggestingGeo,
  { location, limit, areas }: Query,
  countries: readonly string[],
  locale: string,
): Promise<SuggestedPlace[]> {
  const places = await geo.search(location, countries, limit);
  const begun = areas ? geo.areasBegun(location, countries).slice(0, MOST_AREAS) : [];
  const isTown = (name: string) => geo.named(name, countries).length > 0;
  const presentArea = (area: Region): SuggestedPlace => ({
    name: writtenArea(area, countries, locale, isTown),
    kind: kindOf(area),
    region: null,
    country_code: area.country_code,
    population: 0,
  });
  const isNamesake =
    (area: Region) =>
    ({ name, country_code }: Place) =>
      name === area.name && country_code === area.country_code;
  const withAreas = places.flatMap((place) => [
    presentPlace(place),
    ...begun.filter((area) => places.find(isNamesake(area)) === place).map(presentArea),
  ]);
  const alone = begun.filter((area) => !places.some(isNamesake(area)));
  return [...alone.map(presentArea), ...withAreas].slice(0, limit);
}

function presentPlace({ part: _part, ...place }: Place): SuggestedPlace {
  return { ...place, region: place.region || null };
}

import type { LocatedPlace } from '@boardwright/api-client/contract';
import type { GeoNames } from '../../platform/ports/geo.ts';

/** As many as a map has. */
const most = 40;

/** Where places are, by their whole names: nothing is guessed, as nobody looks at what a guess would draw. */
export function locatePlaces(
  geo: Pick<GeoNames, 'named'>,
  names: string,
  countries: readonly string[],
): readonly LocatedPlace[] {
  const asked = [...new Set(names.split('|').map((name) => name.trim()))].filter(Boolean).slice(0, most);
  return asked.flatMap((name) => {
    const [found] = geo.named(name.slice(0, 120), countries);
    return found
      ? [{ asked: name, name: found.name, country_code: found.country_code, lat: found.lat, lon: found.lon }]
      : [];
  });
}

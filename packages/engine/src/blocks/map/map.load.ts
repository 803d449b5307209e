import type { LocatedPlace } from '@boardwright/api-client/contract';
import type { map, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';

export interface MapData {
  /** Where each place is that is known, under its name as it is written. */
  readonly located: Readonly<Record<string, Pick<LocatedPlace, 'lat' | 'lon' | 'country_code'>>>;
}

/** Asks for all places at once; of a map without any nothing is asked. */
export async function loadMap(
  { places }: SettingsOf<typeof map>,
  { api, signal }: BlockContext,
): Promise<MapData> {
  const names = [...new Set(places.map(({ name }) => name.replaceAll('|', ' ').trim()))].filter(Boolean);
  if (names.length === 0) return { located: {} };
  const { data } = await api.siteContent.locatePlaces({ query: { names: names.join('|') }, signal });
  return {
    located: Object.fromEntries(
      data.map(({ asked, lat, lon, country_code }) => [asked, { lat, lon, country_code }]),
    ),
  };
}

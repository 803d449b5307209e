import type { FoundPlace } from '@boardwright/editor';
import { client } from './engine.ts';

/** Places in the countries of the board, by the letters typed, each said apart from those of its name. */
export async function findPlaces(typed: string, signal: AbortSignal): Promise<readonly FoundPlace[]> {
  const { data } = await client.siteContent.findPlaces({ query: { location: typed }, signal });
  const isAbroad = new Set(data.map(({ country_code: country }) => country)).size > 1;
  return data.flatMap(({ name, region, country_code: country, lat, lon }) =>
    lat === undefined || lon === undefined
      ? []
      : [{ label: name, note: [region, isAbroad && country].filter(Boolean).join(', '), lat, lon }],
  );
}

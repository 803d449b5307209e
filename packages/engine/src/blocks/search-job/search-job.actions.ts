import type { searchJob, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockAction } from '../../define-block.ts';
import type { KeywordOption, PlaceOption } from './search-options.ts';

type LookUp = BlockAction<SettingsOf<typeof searchJob>>;

/** The letters typed so far; whatever is no letter of any text is not looked for. */
function typed(input: FormData, field: string, longest: number): string {
  return String(input.get(field) ?? '')
    .replaceAll('\0', '')
    .slice(0, longest);
}

/** Completes a keyword. The API's failure is an empty list (specification §8), so typing goes on. */
export const suggest: LookUp = {
  method: 'GET',
  async run(input, { api, board, signal }) {
    const { data } = await api.jobs.suggestSearches({
      params: { boardId: board.boardId },
      query: { search: typed(input, 'search', 100) },
      signal,
    });
    const options: KeywordOption[] = data.map(({ keyword, query }) => ({
      label: keyword,
      segments: query?.segments ?? [],
    }));
    return { ok: true, data: options };
  },
};

/** Places by the letters typed, in the countries where the board's visitors may search (specification §2). */
export const places: LookUp = {
  method: 'GET',
  async run(input, { api, configuration, signal }) {
    const { data } = await api.siteContent.findPlaces({
      query: {
        location: typed(input, 'location', 120),
        countries: configuration.countries.map(({ code }) => code).join(',') || undefined,
      },
      signal,
    });
    const several = new Set(data.map((place) => place.country_code)).size > 1;
    const options: PlaceOption[] = data.map((place) => ({
      label: place.name,
      note: [place.region, several && place.country_code].filter(Boolean).join(', '),
      lat: place.lat,
      lon: place.lon,
    }));
    return { ok: true, data: options };
  },
};

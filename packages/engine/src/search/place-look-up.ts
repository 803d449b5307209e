import type { BlockAction } from '../define-block.ts';
import type { ComboboxOption } from '../ui/combobox/combobox.tsx';
import { lookUpFrom } from '../ui/combobox/look-up-from.ts';

export interface PlaceOption extends ComboboxOption {
  readonly lat: number;
  readonly lon: number;
}

/** The letters typed so far; whatever is no letter of any text is not looked for. */
export function typedLetters(input: FormData, field: string, longest: number): string {
  return String(input.get(field) ?? '')
    .replaceAll('\0', '')
    .slice(0, longest);
}

/** Places by the letters typed, in the countries where the board's visitors may search (specification §2). */
export const places: BlockAction<unknown> = {
  method: 'GET',
  async run(input, { api, configuration, signal }) {
    const location = typedLetters(input, 'location', 120).trim();
    if (location.length < lookUpFrom) return { ok: true, data: [] };
    const { data } = await api.siteContent.findPlaces({
      query: {
        location,
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

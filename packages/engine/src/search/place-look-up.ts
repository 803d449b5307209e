import type { Place } from '@boardwright/api-client/contract';
import type { ActionContext, BlockAction } from '../board/define-block.ts';
import type { ComboboxOption } from '@boardwright/ui/combobox';
import { lookUpFrom } from '@boardwright/ui/look-up-from';

export interface PlaceOption extends ComboboxOption {
  readonly lat: number;
  readonly lon: number;
}

/** An area has no point. */
export type PlaceOrAreaOption = ComboboxOption & Partial<Pick<PlaceOption, 'lat' | 'lon'>>;

/** The letters typed so far; whatever is no letter of any text is not looked for. */
export function typedLetters(input: FormData, field: string, longest: number): string {
  return String(input.get(field) ?? '')
    .replaceAll('\0', '')
    .slice(0, longest);
}

type FindPlaces = Pick<ActionContext, 'api' | 'configuration' | 'signal'>;

/** Nothing while too few letters are typed. */
async function findPlaces(
  input: FormData,
  { api, configuration, signal }: FindPlaces,
  areas: boolean,
): Promise<readonly Place[]> {
  const location = typedLetters(input, 'location', 120).trim();
  if (location.length < lookUpFrom) return [];
  const countries = configuration.countries.map(({ code }) => code).join(',') || undefined;
  const query = { location, countries, ...(areas && { areas }) };
  return (await api.siteContent.findPlaces({ query, signal })).data;
}

const notes = (...parts: readonly (string | null | false | undefined)[]): string =>
  parts.filter(Boolean).join(', ');

const isAbroad = (data: readonly Place[]): boolean =>
  new Set(data.map((place) => place.country_code)).size > 1;

/** Places by the letters typed, in the countries where the board's visitors may search (specification §2). */
export const places: BlockAction<unknown> = {
  method: 'GET',
  async run(input, context) {
    const data = await findPlaces(input, context, false);
    const several = isAbroad(data);
    const options = data.flatMap(({ name, region, country_code, lat, lon }): PlaceOption[] =>
      lat === undefined || lon === undefined
        ? []
        : [{ label: name, note: notes(region, several && country_code), lat, lon }],
    );
    return { ok: true, data: options };
  },
};

/**
 * Also provinces and other areas, labelled as such: they have no point, a search for one goes by its name. The block's
 * messages say what each kind of area is called.
 */
export const placesAndAreas: BlockAction<unknown, `area.${NonNullable<Place['kind']>}`> = {
  method: 'GET',
  async run(input, context) {
    const data = await findPlaces(input, context, true);
    const several = isAbroad(data);
    const options: PlaceOrAreaOption[] = data.map(({ name, kind, region, country_code, lat, lon }) => ({
      label: name,
      note: notes(kind ? context.t(`area.${kind}`) : region, several && country_code),
      lat,
      lon,
    }));
    return { ok: true, data: options };
  },
};

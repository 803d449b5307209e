import { countryCode } from './countries.ts';
import type { ItemValues } from './item-values.ts';

export interface DraftPlace {
  /** As printed with the job; null without a place. */
  name: string | null;
  city: string | null;
  postal_code: string | null;
  region: string | null;
  country_code: string | undefined;
  /** Only when the feed itself gives them. */
  lat: number | null;
  lon: number | null;
  remote: boolean;
}

const remoteWords =
  /^(?:fully[\s_-]*)?(?:remote|telecommute|anywhere|worldwide|home[\s_-]?office|thuis(?:werk\w*)?|t[ée]l[ée]travail|la distan[tț][aă]|100 ?% ?(?:remote)?|full[\s_-]*remote|wfh)\b/i;
const notRemote =
  /^(?:0|no|nee|false|none|never|on[\s_-]?site|onsite|office|hybrid\w*|temporary|partial\w*)\b/i;
const yes = /^(?:1|yes|ja|oui|da|true|fully|full)\b/i;

/** Where a job is, from separate fields or from one text such as 'Lyon, Auvergne-Rhône-Alpes, France'. */
export function placeOf(values: ItemValues): DraftPlace {
  const country = values.line('country');
  const free = freePlace(values.line('location'));
  const city = values.line('city') ?? free.city;
  const remote = isRemote(values.scalar('remote')) || free.remote;
  return {
    name: city ?? free.name,
    city: city ?? null,
    postal_code: values.line('postalCode')?.slice(0, 20) ?? null,
    region: values.line('region') ?? null,
    country_code: (country === undefined ? undefined : countryCode(country)) ?? free.country,
    ...coordinates(values.number('lat'), values.number('lon')),
    remote,
  };
}

function isRemote(value: string | number | boolean | undefined): boolean {
  if (typeof value !== 'string') return value === true || value === 1;
  const text = value.trim();
  return !notRemote.test(text) && (yes.test(text) || remoteWords.test(text));
}

function freePlace(text: string | undefined) {
  const none = { city: undefined, name: null, country: undefined, remote: false };
  if (text === undefined) return none;
  const parts = text.split(/\s*[,;|]\s*|\s+[-–]\s+/).filter((part) => part !== '' && !/^\d+$/.test(part));
  const remote = parts.some((part) => remoteWords.test(part));
  const places = parts.filter((part) => !remoteWords.test(part));
  const last = places.at(-1);
  const country = last === undefined ? undefined : countryCode(last);
  const rest = country === undefined || places.length === 1 ? places : places.slice(0, -1);
  const first = rest[0];
  // A country alone is no city.
  const city = first !== undefined && country !== undefined && places.length === 1 ? undefined : first;
  return { city: city?.slice(0, 100), name: first?.slice(0, 100) ?? null, country, remote };
}

function coordinates(
  lat: number | undefined,
  lon: number | undefined,
): { lat: number | null; lon: number | null } {
  const sound = lat !== undefined && lon !== undefined && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  // The null island is where feeds put places they do not know.
  return sound && (lat !== 0 || lon !== 0) ? { lat, lon } : { lat: null, lon: null };
}

import { normalised } from '@boardwright/api-client/contract';
import { pageSizes, perPageSteps } from '@boardwright/blocks-schema';
import { emptySearch, hasPlace, isSort, type JobSearch } from './job-search.ts';
import { monthlyAmount, yearlyRange } from './salary-range.ts';

export interface ReadSearch {
  readonly search: JobSearch;
  /** Keys of the search language whose value could not be understood: left out of the search, worth a notice. */
  readonly ignored: readonly string[];
}

const wholeNumber = /^\d{1,9}$/;
const idList = /^\d{1,9}(?:,\d{1,9})*$/;
const maxIds = 100;
/** What a page may be long: what visitors choose from, and what a block may be set to (§9). */
const limits: ReadonlySet<number> = new Set([...pageSizes, ...perPageSteps]);

/** Keys that a form without scripts sends beside the API's own; `range[salary_year]` is what they mean. */
export const salaryFields = { min: 'salary_min', max: 'salary_max' } as const;

/**
 * Reads a job search from an address or from a plain GET form. Both the canonical form and what a browser without
 * scripts sends are understood: repeated or comma-joined ids, monthly `salary_min`/`salary_max`, empty fields. Unknown
 * keys (a campaign's, another block's) are left alone; keys of the search language that say nonsense are ignored and
 * named. Never throws.
 */
export function parseSearchAddress(query: URLSearchParams): ReadSearch {
  const ignored: string[] = [];
  const read = <Value>(key: string, understand: (text: string) => Value | undefined): Value | undefined => {
    const text = normalised(query.get(key) ?? '', 'NFC').trim();
    if (!text) return undefined;
    // A NUL can be written in an address, but in no text that anybody could look for.
    const value = text.includes('\0') ? undefined : understand(text);
    if (value === undefined) ignored.push(key);
    return value;
  };
  const text = (max: number) => (value: string) => (value.length <= max ? value : undefined);
  const count = (least: number, most: number) => (value: string) =>
    wholeNumber.test(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined;
  const degrees = (most: number) => (value: string) => {
    const number = Math.round(Number(value) * 1e5) / 1e5;
    return Number.isFinite(number) && Math.abs(number) <= most ? number + 0 : undefined;
  };

  const lat = read('lat', degrees(90));
  const lon = read('lon', degrees(180));
  const location_name = read('location_name', text(120));
  const point = lat !== undefined && lon !== undefined ? { lat, lon } : {};
  const sort = read('sort', (value) => (isSort(value) ? value : undefined));
  const search: JobSearch = {
    search: read('search', text(200)),
    location_name,
    ...point,
    segment_ids: readIds(query.getAll('in[segment_ids]'), ignored),
    ...readSalary(query, read),
    organisation_id: read('match[organisation_id]', count(1, 999_999_999)),
    organisation_name: read('organisation_name', text(200)),
    remote: read('match[remote]', (value) => (value === 'true' || value === '1' ? true : undefined)),
    sort,
    seed: sort === 'random' ? read('seed', (value) => readSeed(value)) : undefined,
    page: read('page', count(1, 1_000_000)) ?? 1,
    limit: read('limit', (value) => (limits.has(count(1, 200)(value) ?? 0) ? Number(value) : undefined)),
  };
  // A form always sends its distance; without a place it means nothing.
  const distance = read('distance', count(1, 1000));
  for (const key of query.keys()) if (isForeignSearchKey(key)) ignored.push(key);
  const known = { ...search, distance: hasPlace(search) ? distance : undefined };
  return { search: withoutEmpty(known), ignored: [...new Set(ignored)] };
}

/** A key that looks like the search language but is none of it: a typing error in a hand-written link. */
function isForeignSearchKey(key: string): boolean {
  return /^(?:in|match|range)\[/.test(key) && !searchKeys.has(key);
}

const searchKeys: ReadonlySet<string> = new Set([
  'in[segment_ids]',
  'in[product_id]',
  'range[salary_year]',
  'match[organisation_id]',
  'match[remote]',
  'match[premium]',
]);

function readIds(values: readonly string[], ignored: string[]): readonly number[] {
  const lists = values.map((value) => value.trim()).filter(Boolean);
  const good = lists.filter((list) => idList.test(list));
  const ids = new Set(good.flatMap((list) => list.split(',').map(Number)).filter((id) => id > 0));
  if (good.length < lists.length || ids.size > maxIds) ignored.push('in[segment_ids]');
  return [...ids].slice(0, maxIds).sort((a, b) => a - b);
}

function readSeed(value: string): number | undefined {
  const seed = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  return seed <= 4_294_967_295 ? seed : undefined;
}

function readSalary(
  query: URLSearchParams,
  read: <Value>(key: string, understand: (text: string) => Value | undefined) => Value | undefined,
): Pick<JobSearch, 'salary_min' | 'salary_max'> {
  if (query.has(salaryFields.min) || query.has(salaryFields.max)) {
    const min = read(salaryFields.min, monthlyAmount);
    const max = read(salaryFields.max, monthlyAmount);
    return yearlyRange(min && min * 12, max && max * 12);
  }
  return (
    read('range[salary_year]', (value) => {
      const [, min, max] = /^(\d{0,9}),(\d{0,9})$/.exec(value) ?? [];
      if (min === undefined || max === undefined) return undefined;
      return yearlyRange(Number(min) || undefined, Number(max) || undefined);
    }) ?? {}
  );
}

function withoutEmpty(search: JobSearch): JobSearch {
  const { segment_ids, page, ...rest } = search;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...given, segment_ids, page };
}

/** Key and value in canonical order; page 1 is not written. */
function entriesOf(search: JobSearch): (readonly [string, string])[] {
  const { salary_min: min, salary_max: max } = search;
  const entries: (readonly [string, string | number | boolean | undefined])[] = [
    ['search', search.search],
    ['location_name', search.location_name],
    ['lat', search.lat],
    ['lon', search.lon],
    ['distance', search.distance],
    ['in[segment_ids]', search.segment_ids.join(',') || undefined],
    ['range[salary_year]', min || max ? `${min ?? ''},${max ?? ''}` : undefined],
    ['match[organisation_id]', search.organisation_id],
    ['organisation_name', search.organisation_name],
    ['match[remote]', search.remote],
    ['sort', search.sort],
    ['seed', search.seed],
    ['page', search.page === 1 ? undefined : search.page],
    ['limit', search.limit],
  ];
  return entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)] as const]));
}

/** The canonical query of a search with its `?`, in one fixed order; '' for a search of everything. */
export function writeSearchAddress(search: JobSearch, extra: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams([...entriesOf(search), ...Object.entries(extra)] as [string, string][]);
  // Brackets and commas are legal in a query, and an address is read by people too.
  const text = query.toString().replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** A search as hidden fields of a plain GET form. `left` names keys that the form has visible fields for. */
export function hiddenSearchFields(
  search: JobSearch,
  left: readonly string[] = [],
): (readonly [string, string])[] {
  return entriesOf(search).filter(([key]) => !left.includes(key) && key !== 'page' && key !== 'seed');
}

/** The search as the API's query. */
export function searchApiQuery(search: JobSearch) {
  const {
    salary_min: min,
    salary_max: max,
    segment_ids,
    organisation_id,
    remote,
    ...same
  } = { ...emptySearch, ...search };
  return {
    ...same,
    'in[segment_ids]': segment_ids.length > 0 ? segment_ids.map(String) : undefined,
    'range[salary_year]': min || max ? `${min ?? ''},${max ?? ''}` : undefined,
    'match[organisation_id]': organisation_id,
    'match[remote]': remote,
  };
}

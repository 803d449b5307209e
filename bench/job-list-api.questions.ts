import type { JobQuery } from '@boardwright/api';
import { BOARD, createDice, LEVELS, NOW, PROFESSIONS } from './search.jobs.ts';

/** What a visitor may ask of a job list, by name; roughly as often as they do. */
export const kinds = [
  'everything',
  'keyword',
  'keyword',
  'two words',
  'beginning of a word',
  'place',
  'keyword near a place',
  'segments',
  'keyword and segments',
  'salary',
  'deep page',
  'nearest first',
] as const;
export type Kind = (typeof kinds)[number];

export interface Question {
  readonly kind: Kind;
  /** As the API takes it, from the '?' on. */
  readonly address: string;
}

type Asked = Partial<Omit<JobQuery, 'sort'>> & { readonly sort?: string };

function ask(kind: Kind, dice: () => number): Asked {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)]!;
  const place = () => ({
    lat: round(51.6 + dice() * 1.4),
    lon: round(4.6 + dice() * 1.8),
    distance: pick([10, 25, 50]),
  });
  const segments = () => [
    100 + Math.floor(dice() * 4),
    500 + Math.floor(dice() * 30),
    500 + Math.floor(dice() * 30),
  ];
  const word = () => pick(PROFESSIONS);
  const asked: Record<Kind, () => Asked> = {
    everything: () => ({ sort: '-from', page: 1 + Math.floor(dice() * 3) }),
    keyword: () => ({ search: word() }),
    'two words': () => ({ search: `${pick(LEVELS)} ${word()}`.trim() }),
    'beginning of a word': () => ({ search: word().slice(0, 4 + Math.floor(dice() * 3)) }),
    place: () => ({ ...place(), sort: '-from' }),
    'keyword near a place': () => ({ search: word(), ...place() }),
    segments: () => ({ segment_ids: segments(), sort: '-from' }),
    'keyword and segments': () => ({ search: word(), segment_ids: segments() }),
    salary: () => ({ salary_year: { min: 30_000 + Math.floor(dice() * 30_000) }, sort: '-from' }),
    'deep page': () => ({ sort: '-from', page: 20 + Math.floor(dice() * 70) }),
    'nearest first': () => ({ search: word(), ...place(), sort: 'distance' }),
  };
  return asked[kind]();
}

const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;

function addressOf({ search, lat, lon, distance, segment_ids, salary_year, sort, page }: Asked): string {
  const query = new URLSearchParams();
  const add = (name: string, value: unknown) => value !== undefined && query.set(name, String(value));
  add('search', search);
  add('lat', lat);
  add('lon', lon);
  add('distance', distance);
  add('in[segment_ids]', segment_ids?.join());
  add('range[salary_year]', salary_year && `${salary_year.min ?? ''},${salary_year.max ?? ''}`);
  add('sort', sort);
  add('page', page ?? 1);
  add('limit', 10);
  return `?${query}`;
}

/** So many questions, the kinds in turn; no two need be alike. */
export function questions(count: number): Question[] {
  const dice = createDice(3);
  return Array.from({ length: count }, (_, nth) => {
    const kind = kinds[nth % kinds.length]!;
    return { kind, address: addressOf(ask(kind, dice)) };
  });
}

/** The same question as the search libraries' side takes it: no check of anything. */
export function readQuestion(query: Readonly<Record<string, string>>): JobQuery {
  const number = (name: string) => (query[name] === undefined ? undefined : Number(query[name]));
  const [min] = (query['range[salary_year]'] ?? '').split(',');
  return {
    board_id: BOARD,
    now: NOW,
    page: Number(query['page']),
    limit: Number(query['limit']),
    country_code: 'NL',
    ...(query['search'] ? { search: query['search'] } : {}),
    ...(query['lat'] ? { lat: number('lat')!, lon: number('lon')!, distance: number('distance')! } : {}),
    ...(query['in[segment_ids]'] ? { segment_ids: query['in[segment_ids]'].split(',').map(Number) } : {}),
    ...(min ? { salary_year: { min: Number(min) } } : {}),
    ...(query['sort'] ? { sort: query['sort'] as JobQuery['sort'] & string } : {}),
  };
}

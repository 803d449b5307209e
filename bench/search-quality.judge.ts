import { type DemoJob, demoSegments, kilometresBetween, placeNamed } from '@boardwright/api';
import { EARLIER } from './search-quality.earlier.ts';
import { FIFTH } from './search-quality.fifth.ts';
import { FOURTH } from './search-quality.fourth.ts';
import { LATER } from './search-quality.later.ts';
import { TUNING } from './search-quality.tuning.ts';
import { UNSEEN } from './search-quality.unseen.ts';
import { WORKS, type Work } from './search-quality.works.ts';

/** How much a job is what somebody looks for: 3 it is, 2 nearly, 1 worth a look, 0 something else. */
export type Grade = 0 | 1 | 2 | 3;

/**
 * What may be looked at while the search is tuned, what nobody had seen until it was looked at, one after the other, and
 * what nobody has tuned to.
 */
export const HALVES = ['tuning', 'earlier', 'later', 'fourth', 'fifth', 'unseen'] as const;
export type Half = (typeof HALVES)[number];

/** What somebody typed, and what they meant by it. */
export interface JudgedQuery {
  readonly half: Half;
  readonly board: number;
  readonly language: 'nl' | 'en' | 'ro';
  readonly typed: string;
  /** No board has such a job: whatever is found is wrong. */
  readonly isAbsurd: boolean;
  readonly grade: (job: DemoJob) => Grade;
}

/** Kilometres within which a job is at a place, as the search has it by default (§9). */
const NEARBY = 25;
/** In the place of works, for what no board has. */
const NOTHING = 'nothing';
const HYBRID = /^(hybride|hybrid|hibrid)$/i;

const segments = new Map(demoSegments().segments.map(({ key, id }) => [key, id]));

/** Per work and title what was found: some thousand searches ask it of the same few hundred titles. */
const answered = new Map<Work, Map<string, boolean>>();

function hasTitle(one: Work, title: string): boolean {
  const known = answered.get(one) ?? new Map<string, boolean>();
  answered.set(one, known);
  let has = known.get(title);
  if (has === undefined) known.set(title, (has = compareTitles(one, title)));
  return has;
}

function compareTitles({ titles }: Work, title: string): boolean {
  return titles.some((each) =>
    each.endsWith('…') ? title.startsWith(each.slice(0, -1)) : title.toLowerCase() === each.toLowerCase(),
  );
}

function work(id: string): Work {
  const known = WORKS.get(id);
  if (known === undefined) throw new Error(`No work is called ${id}`);
  return known;
}

function carriesAny({ segment_ids }: DemoJob, keys: readonly string[]): boolean {
  return keys.some((key) => {
    const id = segments.get(key);
    if (id === undefined) throw new Error(`The demo knows no segment called ${key}`);
    return segment_ids.includes(id);
  });
}

type Fits = (job: DemoJob) => boolean;

/**
 * `@Assen` within 25 km of the place; `p:Drenthe` in the province; `f:` field, `h:` hours, `c:` contract, `e:`
 * education and `l:` experience, each any of the segments; `remote` from home, in part or wholly; `-bus` no such work.
 */
function condition(written: string): Fits {
  if (written === 'remote')
    return ({ remote, custom_fields }) => remote || custom_fields.tags.some((tag) => HYBRID.test(tag));
  if (written.startsWith('-')) {
    const unwanted = work(written.slice(1));
    return ({ title }) => !hasTitle(unwanted, title);
  }
  if (written.startsWith('@')) {
    const place = placeNamed(written.slice(1));
    return ({ lat, lon, country_code }) =>
      lat === null || lon === null
        ? country_code === place.country_code
        : kilometresBetween(place, { ...place, lat, lon }) <= NEARBY;
  }
  const [kind = '', names = ''] = written.split(':');
  if (kind === 'p') return ({ city }) => city !== null && placeNamed(city).region === names;
  return (job) => carriesAny(job, names.split(','));
}

/**
 * The work itself is a 3, in another language a 2; work that comes near, and the work itself where something else that
 * was asked for is missing, a 1. Who names no work finds what they ask for in every job that has all of it.
 */
function judge(language: string, works: readonly Work[], conditions: readonly Fits[]) {
  const near = works.flatMap((each) => each.near.map(work));
  return (job: DemoJob): Grade => {
    const fits = conditions.every((each) => each(job));
    if (works.length === 0) return fits ? 3 : 0;
    if (works.some((each) => hasTitle(each, job.title))) return !fits ? 1 : job.locale === language ? 3 : 2;
    return fits && near.some((each) => hasTitle(each, job.title)) ? 1 : 0;
  };
}

function read(half: Half, table: string): JudgedQuery[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [who = '', typed = '', works = '', conditions = ''] = line.split('|').map((part) => part.trim());
      const [board, language] = who.split(' ');
      if (language !== 'nl' && language !== 'en' && language !== 'ro') throw new Error(`Unreadable: ${line}`);
      const isAbsurd = works === NOTHING;
      const grade = isAbsurd
        ? (): Grade => 0
        : judge(
            language,
            works.split('+').filter(Boolean).map(work),
            conditions
              .split(/ (?=@|-|remote|\w:)/)
              .filter(Boolean)
              .map(condition),
          );
      return { half, board: Number(board), language, typed, isAbsurd, grade };
    });
}

/** Every judged query, those for tuning first. */
export const JUDGED: readonly JudgedQuery[] = [
  ...read('tuning', TUNING),
  ...read('earlier', EARLIER),
  ...read('later', LATER),
  ...read('fourth', FOURTH),
  ...read('fifth', FIFTH),
  ...read('unseen', UNSEEN),
];

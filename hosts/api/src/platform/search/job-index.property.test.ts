import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDictionary, SHIPPED } from './dictionary.ts';
import { createJobIndex } from './job-index.ts';
import type { IndexedJob, JobSearchResult, JobQuery, JobSort } from './job-query.ts';
import { searchPlainly } from './search-reference.ts';

const SEGMENTS = [101, 102, 103, 201, 202, 301, 302, 401];
/** Three groups, and two segments of none. */
const groupOf = (segment: number) =>
  segment < 300 ? Math.floor(segment / 100) : segment === 301 ? 'three' : undefined;

const WORDS = (
  'verpleegkundige verpleegkundigen verpleger monteur monteurs zorg zorgt développeur developer developers ' +
  'developing asistentă asistente șofer şoferi Köln Iași in de the it c++ c# .NET hr v vrachtwagenchauffeur ' +
  'vrachtwagen medical nurse wijkverpleegkundige'
).split(' ');
const TYPOS = [
  'verpleegkundgie',
  'montuer',
  'devloper',
  'sofre',
  'chauffeur',
  'zrog',
  'vr',
  'de',
  'monteu',
  'xyzzy',
  'asistent medical',
  'asisten medical',
  'vrachtwagen chauffeur',
  '-monteur',
  '-vrachtwagen',
  '-c#',
  '"monteurs zorg"',
  '"verpleegkundigen"',
  'monteur "de"',
];
/** What one site knows beside what all do. */
const OWN = createDictionary([['monteur', 'xyzzy', '=verpleger']], SHIPPED);
const PLACES = [
  {
    location_name: 'Groningen',
    country_code: 'NL',
    areas: ['NL Groningen', 'NL Noord-Nederland'],
    lat: 53.21917,
    lon: 6.56667,
  },
  {
    location_name: 'Assen',
    country_code: 'NL',
    areas: ['NL Drenthe', 'NL Noord-Nederland'],
    lat: 52.99667,
    lon: 6.5625,
  },
  { location_name: 'Köln', country_code: 'DE', lat: 50.93333, lon: 6.95 },
  { location_name: 'Iași', country_code: 'RO', lat: 47.16667, lon: 27.6 },
  { location_name: '', country_code: 'NL', lat: null, lon: null },
];
const text = (max: number) => fc.array(fc.constantFrom(...WORDS), { maxLength: max }).map((w) => w.join(' '));
const moment = fc.integer({ min: 0, max: 12 });
const euros = fc.option(fc.integer({ min: 20, max: 60 }));

const job = (id: number): fc.Arbitrary<IndexedJob> =>
  fc
    .record({
      place: fc.constantFrom(...PLACES),
      board_ids: fc.constantFrom([1], [1], [1], [1, 2], [2]),
      title: text(3),
      organisation: fc.integer({ min: 1, max: 4 }),
      location_type: fc.constantFrom('fixed' as const, 'fixed' as const, 'none' as const, 'country' as const),
      remote: fc.integer({ max: 4, min: 0 }).map((n) => n === 0),
      text: text(6),
      locale: fc.constantFrom('nl', 'en', 'ro', 'de'),
      segment_ids: fc.subarray(SEGMENTS),
      salary_year_min: euros,
      salary_year_max: euros,
      premium: fc.boolean(),
      from: fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: 0, max: 2 }) },
        { weight: 1, arbitrary: moment },
      ),
      till: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: moment }),
      created_at: moment,
      boost_factor: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ place, organisation, ...rest }) => ({
      ...rest,
      id,
      ...place,
      organisation_id: organisation,
      organisation_name: ['Zorg & Co', 'HR-Huis', 'ŞOFER BV', 'De Monteurs'][organisation - 1]!,
    }));

const SORTS: JobSort[] = [
  'featured',
  'from',
  '-from',
  'created_at',
  '-created_at',
  'till',
  '-till',
  'distance',
];
/** Mostly not: a search with every filter finds nothing, which proves little. */
const some = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const query: fc.Arbitrary<JobQuery> = fc
  .record({
    search: fc.oneof(
      fc.constant(undefined),
      fc.constantFrom(...WORDS, ...TYPOS),
      fc
        .tuple(fc.constantFrom(...WORDS, ...TYPOS), fc.constantFrom(...WORDS, ...TYPOS))
        .map((w) => w.join(' ')),
    ),
    place: some(fc.constantFrom(...PLACES.slice(0, 4))),
    byName: fc.boolean(),
    distance: some(fc.constantFrom(0, 25, 200, 30_000)),
    country_code: some(fc.constantFrom('NL', 'DE', 'RO')),
    segment_ids: some(fc.subarray([...SEGMENTS, 999], { maxLength: 4 })),
    region: some(fc.constantFrom('NL Groningen', 'NL Drenthe', 'NL Noord-Nederland', 'NL Zeeland')),
    organisation_id: some(fc.integer({ min: 1, max: 5 })),
    organisation_name: some(fc.constantFrom('zorg  co', 'Hr huis', 'sofer BV', 'nobody')),
    premium: some(fc.boolean()),
    remote: some(fc.boolean()),
    salary_year: some(
      fc.record({ min: some(fc.integer({ min: 10, max: 70 })), max: some(fc.integer({ min: 10, max: 70 })) }),
    ),
    exclude_ids: some(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 5 })),
    group_organisations: some(fc.boolean()),
    sort: fc.constantFrom(undefined, undefined, 'relevance' as const, ...SORTS),
    locale: some(fc.constantFrom('nl', 'en', 'ro')),
    dictionary: some(fc.constant(OWN)),
    board_id: fc.constantFrom(1, 1, 1, 1, 1, 1, 2, 3),
    page: fc.constantFrom(1, 1, 2, 3, 50),
    limit: fc.constantFrom(3, 10, 100),
    now: fc.constantFrom(3, 3, 3, 0, 1, 4, 6, 12),
  })
  .map(({ place, byName, ...rest }) => ({
    ...rest,
    ...(place && (byName ? { location_name: place.location_name } : { lat: place.lat!, lon: place.lon! })),
  }));

/** A board's life: jobs come, change and go; in between people search. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('ask' as const), nth: fc.nat(), other: some(query) }),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 40 })
      .chain(job)
      .map((changed) => ({ kind: 'put' as const, changed })),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 40 }).map((id) => ({ kind: 'remove' as const, id })) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
/** Asked again and again: what is remembered must not outlive a change. */
const questions = fc.array(query, { minLength: 1, maxLength: 3 });
const start = fc
  .integer({ min: 5, max: 40 })
  .chain((n) => fc.tuple(...Array.from({ length: n }, (_, at) => job(at + 1))));

/** Distances to the metre: the index has another formula for the same thing. */
const inMetres = ({ distances, ...answer }: JobSearchResult) => ({
  ...answer,
  distances: distances.map((km) => (km === null ? null : Math.round(km * 1000))),
});

async function live(jobs: IndexedJob[], questionsAsked: JobQuery[], steps: Step[]): Promise<void> {
  const index = createJobIndex(groupOf, { mostGaps: 3, listsPerChange: 2 });
  await index.addAll(jobs);
  const plain = new Map(jobs.map((each) => [each.id, each]));
  for (const taken of steps) {
    if (taken.kind === 'put') {
      index.upsert(taken.changed);
      plain.set(taken.changed.id, taken.changed);
    } else if (taken.kind === 'remove') {
      expect(index.remove(taken.id)).toBe(plain.delete(taken.id));
    } else {
      const known = questionsAsked[taken.nth % questionsAsked.length]!;
      const asked = taken.other ? { ...known, sort: taken.other.sort, now: taken.other.now } : known;
      const { order: _, ...expected } = searchPlainly([...plain.values()], asked, groupOf);
      expect(inMetres(index.query(asked))).toEqual(inMetres(expected));
    }
  }
  expect(index.size).toBe(plain.size);
}

/** Milliseconds: no measure of speed, a busy machine takes its time. */
const patience = 300_000;

describe('the index against looking at every job', { timeout: patience }, () => {
  test('every page, distance, total, count and correction is the same, whatever changes in between', async () => {
    const steps = fc.array(step, { minLength: 10, maxLength: 40 });
    await fc.assert(fc.asyncProperty(start, questions, steps, live), { numRuns: 50 });
  });

  test('paging at random shows every job once, and the same seed the same order', async () => {
    await fc.assert(
      fc.asyncProperty(
        start,
        query,
        fc.nat(),
        fc.integer({ min: 1, max: 7 }),
        async (jobs, asked, seed, limit) => {
          const index = createJobIndex(groupOf);
          await index.addAll(jobs);
          const plain = searchPlainly(jobs, asked, groupOf);
          const seen: number[] = [];
          for (let page = 1; page <= Math.ceil(plain.total / limit) + 1; page++) {
            seen.push(...index.query({ ...asked, sort: 'random', seed, page, limit }).ids);
          }
          expect(seen).toEqual(index.query({ ...asked, sort: 'random', seed, page: 1, limit: 100 }).ids);
          expect(new Set(seen).size).toBe(plain.total);
          if (!asked.group_organisations) {
            expect(seen.toSorted()).toEqual(plain.order.map(({ id }) => id).toSorted());
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

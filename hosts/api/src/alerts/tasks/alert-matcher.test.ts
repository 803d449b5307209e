import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlertFilter } from '../../platform/database/tables/alerts.ts';
import { createJobIndex } from '../../platform/search/job-index.ts';
import type { IndexedJob } from '../../platform/search/job-query.ts';
import { correctionBy } from './alert-correction.ts';
import { createAlertMatcher } from './alert-matcher.ts';
import { alertQuery } from './alert-query.ts';

const now = 10;
const segments = [101, 102, 103, 201, 202, 301];
const groupOf = (segment: number) => Math.floor(segment / 100);
const listing =
  'verpleegkundige verpleegkundigen monteur monteurs zorg asistentă șofer developer de in c++'.split(' ');
const slips = ['verpleegkundgie', 'montuer', 'sofre', 'devloper', 'mont', 'de', 'xyzzy', '  '];
const places = [
  { location_name: 'Groningen', country_code: 'NL', lat: 53.2192, lon: 6.5667 },
  { location_name: 'Assen', country_code: 'NL', lat: 52.9967, lon: 6.5625 },
  { location_name: 'Köln', country_code: 'DE', lat: 50.9333, lon: 6.95 },
  { location_name: '', country_code: 'NL', lat: null, lon: null },
];
const text = (max: number) =>
  fc.array(fc.constantFrom(...listing), { maxLength: max }).map((all) => all.join(' '));
const euros = fc.option(fc.integer({ min: 20, max: 60 }));

const job = (id: number): fc.Arbitrary<IndexedJob> =>
  fc
    .record({
      place: fc.constantFrom(...places),
      board_ids: fc.constantFrom([1], [1], [1, 2], [2]),
      title: text(3),
      organisation_id: fc.integer({ min: 1, max: 3 }),
      location_type: fc.constantFrom('fixed' as const, 'fixed' as const, 'none' as const, 'country' as const),
      remote: fc.boolean(),
      text: text(5),
      locale: fc.constantFrom('nl', 'en', 'ro'),
      segment_ids: fc.subarray(segments),
      salary_year_min: euros,
      salary_year_max: euros,
      from: fc.integer({ min: 5, max: 11 }),
      till: fc.option(fc.integer({ min: 9, max: 20 })),
    })
    .map(({ place, ...rest }) => ({
      ...rest,
      ...place,
      id,
      organisation_name: `Organisatie ${rest.organisation_id}`,
      premium: false,
      created_at: 0,
      boost_factor: 1,
    }));

const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 });
const alert: fc.Arbitrary<AlertFilter> = fc
  .record({
    search: sometimes(fc.oneof(text(2), fc.constantFrom(...slips))),
    place: sometimes(fc.constantFrom(...places.slice(0, 3))),
    range: sometimes(fc.integer({ min: 1, max: 400 })),
    isCountry: fc.boolean(),
    segments: sometimes(fc.subarray(segments)),
    salaryMin: sometimes(fc.integer({ min: 20, max: 60 })),
    salaryMax: sometimes(fc.integer({ min: 20, max: 60 })),
    organisationId: sometimes(fc.integer({ min: 1, max: 4 })),
    remote: sometimes(fc.boolean()),
  })
  .map(({ place, isCountry, ...rest }) => {
    const at = place && { lat: place.lat ?? 0, lon: place.lon ?? 0 };
    const filter = {
      ...rest,
      ...(isCountry ? {} : at),
      ...(place ? { countryCode: place.country_code } : {}),
    };
    return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
  });

describe('an alert', () => {
  it('is about exactly the new jobs that the search with its filters finds', () => {
    const boards = fc.record({
      jobs: fc
        .integer({ min: 1, max: 14 })
        .chain((size) => fc.tuple(...Array.from({ length: size }, (_, at) => job(at + 1)))),
      news: fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { minLength: 1 }),
      alerts: fc.array(alert, { minLength: 1, maxLength: 12 }),
      boardId: fc.constantFrom(1, 1, 2, 3),
    });
    fc.assert(
      fc.property(boards, ({ jobs, news, alerts, boardId }) => {
        const board = createJobIndex(groupOf);
        for (const one of jobs) board.upsert(one);
        const fresh = jobs.filter(({ id }) => news.includes(id));
        const matcher = createAlertMatcher(fresh, { groupOf, now, correction: correctionBy(board, now) });
        for (const filter of alerts) {
          const query = { ...alertQuery(filter, boardId, now), page: 1, limit: 100 };
          const oracle = board.query(query).ids.filter((id) => news.includes(id));
          expect([...matcher.match(boardId, filter)].sort()).toEqual(oracle.sort());
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is told the newest first', () => {
    const [one] = fc.sample(job(1), 1);
    const jobs = [3, 9, 6].map((from, at) => ({ ...one!, id: at + 1, from, till: null, board_ids: [1] }));
    const matcher = createAlertMatcher(jobs, { groupOf, now, correction: () => undefined });
    expect(matcher.match(1, {})).toEqual([2, 3, 1]);
  });
});

import { jobStatuses } from '@boardwright/api-client/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, createPlanner, type KnownJob, statusInFeed } from './plan-import.ts';

const references = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
const known = fc
  .uniqueArray(fc.tuple(references, fc.constantFrom(...jobStatuses)), {
    selector: ([reference]) => reference,
  })
  .map(
    (rows) =>
      new Map<string, KnownJob>(
        rows.map(([reference, status], id) => [reference, { id, status, title: reference }]),
      ),
  );
const item = fc.record({
  reference: fc.option(references, { nil: undefined }),
  bad: fc.boolean(),
  ended: fc.boolean(),
  changed: fc.boolean(),
});

function planned(
  jobs: Map<string, KnownJob>,
  items: readonly (typeof item extends fc.Arbitrary<infer T> ? T : never)[],
) {
  const planner = createPlanner(jobs);
  for (const { reference, bad, ended, changed } of items) {
    if (bad || reference === undefined || !planner.isNew(reference)) planner.reject(reference, bad && ended);
    else planner.accept(reference, changed || !jobs.has(reference) ? ['title'] : []);
  }
  return planner.finish();
}

describe('a plan', () => {
  test('counts each item once, and writes no reference twice', () => {
    fc.assert(
      fc.property(known, fc.array(item), (jobs, items) => {
        const { counts, writes, expire } = planned(jobs, items);
        expect(counts.created + counts.updated + counts.unchanged + counts.rejected).toBe(items.length);
        expect(writes.size).toBe(counts.created + counts.updated);
        expect(expire).toHaveLength(counts.expired);
      }),
    );
  });

  test('ends only running jobs, never one that it writes or that is still in the feed', () => {
    fc.assert(
      fc.property(known, fc.array(item), (jobs, items) => {
        const { writes, expire } = planned(jobs, items);
        const present = new Set<string | undefined>(
          items.filter(({ ended, bad }) => !(bad && ended)).map(({ reference }) => reference),
        );
        for (const { reference, job } of expire) {
          expect(['active', 'scheduled', 'paused']).toContain(job.status);
          expect(writes.has(reference)).toBe(false);
          expect(present.has(reference)).toBe(false);
        }
      }),
    );
  });

  test('creates what is not known and updates only what is; what a person archived is not touched', () => {
    fc.assert(
      fc.property(known, fc.array(item), (jobs, items) => {
        for (const [reference, action] of planned(jobs, items).writes) {
          expect(jobs.has(reference)).toBe(action === 'updated');
          expect(jobs.get(reference)?.status).not.toBe('archived');
        }
      }),
    );
  });

  test('stops exactly when fewer than half of the running jobs are left in the feed', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (before, now) => {
        const jobs = new Map(
          Array.from({ length: before }, (_, id) => [`${id}`, { id, status: 'active' as const, title: '' }]),
        );
        const planner = createPlanner(jobs);
        for (let id = 0; id < now; id += 1) planner.accept(`${id}`, []);
        expect(planner.finish().stop !== undefined).toBe(now * 2 < before);
      }),
    );
  });
});

test('an ended job comes back, a paused one stays paused, one with a later date waits', () => {
  const now = new Date('2026-11-20');
  const [past, future] = [new Date('2026-11-01'), new Date('2026-12-01')];
  expect(statusInFeed('expired', past, now)).toBe('active');
  expect(statusInFeed('paused', past, now)).toBe('paused');
  expect(statusInFeed(undefined, future, now)).toBe('scheduled');
  expect(statusInFeed('scheduled', past, now)).toBe('active');
});

test('dates differ by their moment, objects by their content and not by the order of their keys', () => {
  const stored = { from: new Date(5), text: { job: 'a', offer: null }, list: [1, 2], none: null };
  expect(
    changesBetween(stored, { from: new Date(5), text: { offer: null, job: 'a' }, list: [1, 2], none: null }),
  ).toEqual([]);
  expect(changesBetween(stored, { from: new Date(6), list: [2, 1] })).toEqual(['from', 'list']);
});

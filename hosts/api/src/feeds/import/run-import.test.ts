import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../platform/database/connect.ts';
import { feedImports, jobBoardJobs, jobs, organisations } from '../../platform/database/schema.ts';
import { FeedProblem } from '../../platform/remote/feed-problem.ts';
import { someDay } from './feed.fixtures.ts';
import { type FeedJob, importText, indeedFeed, openBoards } from './import.fixtures.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openBoards();
});
beforeEach(async () => {
  await connection.db.delete(jobs);
  await connection.db.delete(feedImports);
});
afterAll(() => connection.close());

const many = (count: number): FeedJob[] =>
  Array.from({ length: count }, (_, index) => ({ reference: `R-${index}` }));
const stored = () => connection.db.select().from(jobs).orderBy(jobs.externalReference);

describe('importing a feed', () => {
  test('makes jobs that are on the board, with organisation, place and pay', async () => {
    const feed = indeedFeed([
      { reference: 'A', salary: '€ 2.500 - € 3.200 p/m', jobtype: 'Permanent', date: '2026-11-03' },
      { reference: 'B', city: 'Nergens', title: 'Ober' },
    ]);
    const { counts } = await importText(connection.db, feed);
    expect(counts).toEqual({ created: 2, updated: 0, unchanged: 0, expired: 0, rejected: 0 });
    const [a, b] = await stored();
    expect(a).toMatchObject({
      status: 'active',
      title: 'Kok',
      organisationName: 'Eethuis',
      locationName: 'Assen',
      lat: 52.99,
      lon: 6.56,
      salaryMin: 2500,
      salaryMax: 3200,
      salaryType: 'month',
      segmentIds: [201],
      locale: 'nl',
      applyType: 'url',
      textOwn: '<p>Wij zoeken een kok die van de seizoenen houdt.</p>',
      countryCode: 'NL',
    });
    expect(b).toMatchObject({ locationName: 'Nergens', lat: null, lon: null, salaryMin: null });
    expect(b?.organisationId).toBe(a?.organisationId);
    expect(await connection.db.select().from(jobBoardJobs)).toHaveLength(2);
    expect(await connection.db.select().from(organisations)).toHaveLength(1);
  });

  test('a second time changes nothing', async () => {
    const feed = indeedFeed([
      { reference: 'A', salary: 'selon profil', date: 'Mon, 22 Jun 2026 12:12:33 GMT' },
      { reference: 'B' },
    ]);
    await importText(connection.db, feed);
    const before = await stored();
    const later = new Date(someDay.getTime() + 86_400_000);
    const { counts } = await importText(connection.db, feed, {}, later);
    expect(counts).toEqual({ created: 0, updated: 0, unchanged: 2, expired: 0, rejected: 0 });
    expect(await stored()).toEqual(before);
  });

  test('an item that changed is updated, one that left ends, one that comes back lives again', async () => {
    await importText(connection.db, indeedFeed(many(3)));
    const second = await importText(
      connection.db,
      indeedFeed([{ reference: 'R-0', title: 'Chef-kok' }, { reference: 'R-1' }]),
    );
    expect(second.counts).toMatchObject({ updated: 1, unchanged: 1, expired: 1 });
    expect(second.events.find(({ action }) => action === 'updated')?.why).toBe('title');
    expect((await stored()).map(({ status, title }) => [status, title])).toEqual([
      ['active', 'Chef-kok'],
      ['active', 'Kok'],
      ['expired', 'Kok'],
    ]);
    const third = await importText(connection.db, indeedFeed(many(3)));
    expect(third.counts).toMatchObject({ updated: 2, unchanged: 1, expired: 0 });
    expect((await stored()).map(({ status, till }) => [status, till])).toEqual([
      ['active', null],
      ['active', null],
      ['active', null],
    ]);
  });

  test('a dry run tells all of it and changes nothing', async () => {
    await importText(connection.db, indeedFeed(many(3)));
    const before = await stored();
    const records = await connection.db.select().from(feedImports);
    const { events } = await importText(
      connection.db,
      indeedFeed([
        { reference: 'R-0', title: 'Chef' },
        { reference: 'N' },
        { reference: 'R-1' },
        { reference: 'X', title: '' },
      ]),
      { dryRun: true },
    );
    expect(events.map(({ action, reference }) => `${action} ${reference ?? ''}`)).toEqual([
      'updated R-0',
      'created N',
      'unchanged R-1',
      'rejected X',
      'expired R-2',
    ]);
    expect(await stored()).toEqual(before);
    expect(await connection.db.select().from(feedImports)).toEqual(records);
  });

  test('one bad item never stops the rest, and each says why', async () => {
    const { counts, events } = await importText(
      connection.db,
      indeedFeed([
        { reference: 'A' },
        { reference: '', title: 'Zonder nummer' },
        { reference: 'C', title: '', description: '' },
        { reference: 'A', title: 'Nog eens' },
        { reference: 'E', expirationdate: '2026-01-31' },
        { reference: 'F' },
      ]),
    );
    expect(counts).toEqual({ created: 2, updated: 0, unchanged: 0, expired: 0, rejected: 4 });
    expect(
      events
        .filter(({ action }) => action === 'rejected')
        .map(({ number, reference, why }) => [number, reference, why]),
    ).toEqual([
      [2, undefined, 'it has no reference'],
      [3, 'C', 'it has no title; it has no description'],
      [4, 'A', 'an earlier item of this feed has the same reference'],
      [5, 'E', 'it ended on 2026-01-31'],
    ]);
    const [record] = await connection.db.select().from(feedImports);
    expect(record).toMatchObject({ state: 'done', created: 2, rejected: 4 });
    expect(record?.report).toHaveLength(4);
  });

  test('broken XML is refused with line and column, and nothing is changed', async () => {
    await importText(connection.db, indeedFeed(many(4)));
    const before = await stored();
    const broken = `${indeedFeed([{ reference: 'NEW' }]).replace('</source>', '')}\n<job><title>Kok & gast</titel></job></source>`;
    const refused = await importText(connection.db, broken).catch((problem: unknown) => problem);
    expect(refused).toBeInstanceOf(FeedProblem);
    expect(refused).toMatchObject({ position: { line: 2, column: 31 } });
    expect(String(refused)).toContain('Line 2, column 31: The XML is broken: unexpected close tag');
    const [record] = (await connection.db.select().from(feedImports)).filter(
      ({ state }) => state === 'refused',
    );
    expect(record?.report[0]?.reason).toContain('Line 2, column 31');
    expect(await stored()).toEqual(before);
  });

  test('a job that its feed closes ends, and one that is open again comes back', async () => {
    const statuses = (...values: string[]) =>
      indeedFeed(values.map((status, index) => ({ reference: `R-${index}`, status })));
    await importText(connection.db, statuses('open', 'open', 'open'));
    const closed = await importText(connection.db, statuses('open', 'closed', 'closed', 'closed'));
    expect(closed.stopped).toBeUndefined();
    expect(closed.counts).toEqual({ created: 0, updated: 0, unchanged: 1, expired: 2, rejected: 3 });
    expect((await stored()).map(({ status }) => status)).toEqual(['active', 'expired', 'expired']);
    const records = await connection.db.select().from(feedImports);
    expect(records.at(-1)?.report).toContainEqual({
      item: '4 R-3',
      reason: 'the feed says that it is closed: "status: closed"',
    });
    const again = await importText(connection.db, statuses('open', 'open', 'closed'));
    expect(again.counts).toMatchObject({ updated: 1, rejected: 1 });
    expect((await stored()).map(({ status }) => status)).toEqual(['active', 'active', 'expired']);
  });

  test('what was mended or left out is kept with the run, once with how often', async () => {
    const feed = indeedFeed([
      { reference: 'A', city: 'Nergens', salary: 'marktconform' },
      { reference: 'B', city: 'Nergens' },
    ]).replaceAll('</url>', '</url><extra>Caf&eacute;\u0007</extra>');
    const { counts } = await importText(connection.db, feed);
    expect(counts.created).toBe(2);
    const [record] = await connection.db.select().from(feedImports);
    expect(record?.report).toEqual(
      expect.arrayContaining([
        { item: 'A, B', reason: 'it is not known where "Nergens" is', times: 2 },
        { item: 'A', reason: 'the pay "marktconform" was kept as text', times: 1 },
        { item: '', reason: expect.stringContaining('names of HTML characters'), times: 2 },
        { item: '', reason: expect.stringContaining('control characters'), times: 2 },
      ]),
    );
    expect((await stored())[0]).toMatchObject({ locationName: 'Nergens', lat: null, lon: null });
  });

  test('a feed that shrinks by more than half stops, unless it is forced', async () => {
    await importText(connection.db, indeedFeed(many(10)));
    const half = await importText(connection.db, indeedFeed(many(4)));
    expect(half.stopped).toContain('4 of 10');
    expect((await stored()).every(({ status }) => status === 'active')).toBe(true);
    const forced = await importText(connection.db, indeedFeed(many(4)), { force: true });
    expect(forced.counts.expired).toBe(6);
  });

  test('half of the jobs may leave at once', async () => {
    await importText(connection.db, indeedFeed(many(10)));
    const { stopped, counts } = await importText(connection.db, indeedFeed(many(5)));
    expect(stopped).toBeUndefined();
    expect(counts.expired).toBe(5);
  });

  test('an empty feed stops too', async () => {
    await importText(connection.db, indeedFeed(many(2)));
    const { stopped } = await importText(connection.db, '<source></source>');
    expect(stopped).toContain('0 of 2');
  });

  test('jobs of other feeds, other boards and people are left alone', async () => {
    await importText(connection.db, indeedFeed(many(2)), { name: 'one' });
    await importText(connection.db, indeedFeed([{ reference: 'R-0', company: 'Ander' }]), { name: 'two' });
    await importText(connection.db, indeedFeed(many(1)), { board: 2, name: 'one' });
    await importText(connection.db, indeedFeed([{ reference: 'R-0', company: 'Ander', title: 'Nieuw' }]), {
      name: 'two',
    });
    const rows = (await stored()).map(({ source, externalReference, title, status }) =>
      [source, externalReference, title, status].join(' '),
    );
    expect(rows.sort()).toEqual([
      'feed:1:one R-0 Kok active',
      'feed:1:one R-1 Kok active',
      'feed:1:two R-0 Nieuw active',
      'feed:2:one R-0 Kok active',
    ]);
  });

  test('the same feed under another name is recognised, not imported twice', async () => {
    await importText(connection.db, indeedFeed(many(4)), { name: 'old' });
    const { renamed, source, counts } = await importText(connection.db, indeedFeed(many(3)), { name: 'new' });
    expect({ renamed, source }).toEqual({ renamed: true, source: 'feed:1:old' });
    expect(counts).toMatchObject({ created: 0, unchanged: 3, expired: 1 });
    const apart = await importText(connection.db, indeedFeed(many(3)), { name: 'third', named: true });
    expect(apart.counts.created).toBe(3);
  });

  test('what a person decided stays: a paused job, an archived one, a premium', async () => {
    await importText(connection.db, indeedFeed(many(3)));
    const { db } = connection;
    await db.update(jobs).set({ status: 'paused' }).where(eq(jobs.externalReference, 'R-0'));
    await db.update(jobs).set({ status: 'archived' }).where(eq(jobs.externalReference, 'R-1'));
    await db.update(jobs).set({ premium: true }).where(eq(jobs.externalReference, 'R-2'));
    const titled = many(3).map((job) => ({ ...job, title: 'Chef' }));
    await importText(db, indeedFeed(titled));
    expect((await stored()).map(({ status, title, premium }) => [status, title, premium])).toEqual([
      ['paused', 'Chef', false],
      ['archived', 'Kok', false],
      ['active', 'Chef', true],
    ]);
  });

  test('a job announced for later waits for its day; pay in another currency is kept as text', async () => {
    await importText(
      connection.db,
      indeedFeed([{ reference: 'A', date: '2027-01-10', salary: '3500 lei/lună' }]),
    );
    const [job] = await stored();
    expect(job).toMatchObject({
      status: 'scheduled',
      salaryMin: null,
      customFields: { salary_text: 'RON 3500 / month' },
    });
  });

  test('an import that is stopped midway has made whole jobs only, and the next run does the rest', async () => {
    const feed = indeedFeed(many(250));
    const stop = (done: number) => {
      if (done >= 100) throw new Error('the power failed');
    };
    await expect(importText(connection.db, feed, {}, someDay, stop)).rejects.toThrow('the power failed');
    expect(await stored()).toHaveLength(100);
    expect(await connection.db.select().from(jobBoardJobs)).toHaveLength(100);
    const { counts } = await importText(connection.db, feed);
    expect(counts).toEqual({ created: 150, updated: 0, unchanged: 100, expired: 0, rejected: 0 });
    const states = (await connection.db.select().from(feedImports)).map(({ state }) => state);
    expect(states.sort()).toEqual(['done', 'failed']);
  });

  test('an unknown board is refused with the boards there are', async () => {
    await expect(importText(connection.db, indeedFeed(many(1)), { board: 9 })).rejects.toThrow(
      '1 (Bord 1), 2 (Bord 2)',
    );
  });
});

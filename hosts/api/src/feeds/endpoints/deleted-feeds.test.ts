import { eq, sql } from '../../platform/database/drizzle.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { feedImports, feeds, jobBoardJobs, jobs, users } from '../../platform/database/schema.ts';
import { restorableFor } from '../../platform/restorable-for.ts';
import { failingFeeds } from '../../site/overview/failing-feeds.ts';
import { indeedFeed } from '../import/import.fixtures.ts';
import { findDueFeeds } from '../tasks/due-feeds.ts';
import { runWaiting } from '../tasks/run-feed.ts';
import { deleteOldFeeds } from './deleted-feeds.ts';
import { serveFeeds } from './serve-feed.fixtures.ts';

let api: TestApi;
let served: Awaited<ReturnType<typeof serveFeeds>>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
// An admin's session is shorter than the days that go by here.
const call = async (method: Method, path: string, body?: object, role: 'admin' | 'employer' = 'admin') =>
  ask(api, `${role}/v1/${path}`, { method, bearer: await logIn(api, role), ...(body && { body }) });
const mapping = { defaults: { country: 'NL' } };

async function addFeed(role: 'admin' | 'employer' = 'admin'): Promise<number> {
  const address = served.address('/jobs.xml');
  const form = { name: 'Feed', address, schedule: 'weekly', weekday: 3, company: 'Waddenwerf', mapping };
  const { status, body } = await call('POST', 'feeds', form, role);
  expect(status).toBe(201);
  return body.data.id;
}

/** Asks for a run and does it, as the worker would. */
async function run(id: number) {
  const { db, clock, geo, search, deps } = api;
  const { body } = await call('POST', `feeds/${id}/runs`, { kind: 'hand' });
  const rest = {
    search,
    onJobsChanged: search.catchUp,
    mailsQueued: deps.mailsQueued,
    goOn: () => undefined,
  };
  await runWaiting({ db, clock, geo, feedShapes: [], privateFeeds: true, ...rest }, id);
  return (await call('GET', `feeds/${id}/runs/${body.data.id}`)).body.data.counts;
}

const remove = async (id: number, ends = false) =>
  (await call('DELETE', `feeds/${id}${ends ? '?jobs=end' : ''}`)).status;
const restore = (id: number) => call('POST', `feeds/${id}/restore`);
const deleted = async () => (await call('GET', 'feeds/deleted')).body.data;

beforeAll(async () => {
  api = await openTestApi();
  served = await serveFeeds();
  await addAccounts(api);
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now() });
  // The two organisations of the test's board have numbers of their own.
  await api.db.execute(sql`alter table organisations alter column id restart with 100`);
  served.files.set('/jobs.xml', indeedFeed(['A', 'B'].map((reference) => ({ reference, company: 'Werf' }))));
});
afterEach(async () => {
  for (const table of [feedImports, feeds, jobBoardJobs, jobs]) await api.db.delete(table);
});
afterAll(async () => {
  await served.close();
  await api.close();
});

describe('a deleted feed', () => {
  it('is in no list, queue or alert, and restored it is as it was', async () => {
    const id = await addFeed();
    await run(id);
    const { body: before } = await call('GET', `feeds/${id}`);
    await call('POST', `feeds/${id}/runs`, { kind: 'hand' });
    await api.db.update(feedImports).set({ state: 'failed' }).where(eq(feedImports.state, 'done'));
    expect((await failingFeeds(api.db, 1)).count).toBe(1);
    expect(await remove(id, true)).toBe(204);
    expect(await remove(id)).toBe(404);
    expect((await failingFeeds(api.db, 1)).count).toBe(0);
    expect((await call('GET', 'feeds')).body.data).toEqual([]);
    expect((await call('POST', `feeds/${id}/runs`, { kind: 'dry' })).status).toBe(404);
    expect((await call('PUT', `feeds/${id}`, { revision: 1, name: 'Anders' })).status).toBe(404);
    api.clock.advance(8 * 24 * 60 * 60 * 1000);
    expect(await findDueFeeds(api)).toEqual([]);
    expect(await deleted()).toMatchObject([{ id, name: 'Feed', client: null, jobs_count: 0 }]);
    // Two at once, and once more: it is restored once.
    const answers = [...(await Promise.all([restore(id), restore(id)])), await restore(id)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { name, address, company, schedule, weekday, jobs_count: _jobs } = before.data;
    const same = { name, address, company, schedule, weekday, mapping, active: true, open_run: null };
    expect(answers[2]?.body.data).toMatchObject({ ...same, revision: 2, jobs_count: 0 });
    expect(new Date(answers[2]?.body.data.next_run_at) > api.clock.now()).toBe(true);
    expect(await deleted()).toEqual([]);
    // The jobs that ended with it come back.
    await run(id);
    expect((await api.db.select().from(jobs)).map(({ status }) => status)).toEqual(['active', 'active']);
  });

  it.each(['admin', 'employer'] as const)(
    'gives its place to the same one that is added again by the %s, and takes it back after that one',
    async (role) => {
      const first = await addFeed(role);
      await run(first);
      expect(await remove(first)).toBe(204);
      expect(await deleted()).toMatchObject([{ id: first, jobs_count: 2 }]);
      const second = await addFeed(role);
      expect(await run(second)).toMatchObject({ created: 0, unchanged: 2 });
      const refused = await restore(first);
      expect([refused.status, refused.body.code]).toEqual([409, 'feedAddedAgain']);
      // One more of that address is a feed of its own, as it was before.
      const third = await addFeed(role);
      const sources = (await api.db.select().from(feeds)).map(({ source }) => source);
      expect(new Set(sources).size).toBe(2);
      for (const id of [third, second]) expect(await remove(id)).toBe(204);
      expect((await restore(first)).status).toBe(200);
      expect(await run(first)).toMatchObject({ created: 0, unchanged: 2 });
      expect((await restore(second)).body.code).toBe('feedAddedAgain');
    },
  );

  it('is not restored by its company, nor after thirty days, when it is deleted for good', async () => {
    const id = await addFeed('employer');
    const { body } = await call('POST', `feeds/${id}/runs`, { kind: 'hand' });
    await api.db.update(feedImports).set({ state: 'done' }).where(eq(feedImports.id, body.data.id));
    await remove(id);
    const theirs = await call('POST', `feeds/${id}/restore`, undefined, 'employer');
    expect(theirs.status).toBeGreaterThanOrEqual(403);
    api.clock.advance(restorableFor - 1000);
    await deleteOldFeeds(api.db, api.clock.now());
    expect(await deleted()).toHaveLength(1);
    api.clock.advance(1000);
    expect([(await restore(id)).status, await deleted()]).toEqual([404, []]);
    await deleteOldFeeds(api.db, api.clock.now());
    expect(await api.db.select().from(feeds)).toEqual([]);
    expect(await api.db.select().from(feedImports)).toMatchObject([{ feedId: null }]);
  });

  it('is counted with the others where it is restored', async () => {
    const id = await addFeed();
    await remove(id);
    const of = { jobBoardId: 1, schedule: 'daily' as const, address: 'https://feeds.example/' };
    const twenty = Array.from({ length: 20 }, (_, at) => ({ ...of, name: `${at}`, source: `feed:1:${at}` }));
    await api.db.insert(feeds).values(twenty);
    expect((await restore(id)).body.code).toBe('tooManyFeeds');
  });
});

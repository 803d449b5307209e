import { eq, sql } from '../../platform/database/drizzle.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import {
  feedImportItems,
  feedImports,
  feeds,
  jobBoardJobs,
  jobs,
  mails,
  organisationBoards,
  organisations,
  products,
  sites,
  users,
} from '../../platform/database/schema.ts';
import { type FeedJob, indeedFeed } from '../import/import.fixtures.ts';
import { findDueFeeds } from '../tasks/due-feeds.ts';
import { runWaiting } from '../tasks/run-feed.ts';
import { findFeedFacts } from './feeds.queries.ts';
import { serveFeeds } from './serve-feed.fixtures.ts';

let api: TestApi;
let served: Awaited<ReturnType<typeof serveFeeds>>;
let employer: string;
let other: string;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const employerCall = (method: Method, path: string, body?: object, bearer = employer, locale = 'en') =>
  ask(api, `employer/v1/${path}`, { method, bearer, locale, ...(body && { body }) });
// An admin's session is shorter than the days that go by here.
const adminCall = async (method: Method, path: string, body?: object) =>
  ask(api, `admin/v1/${path}`, { method, bearer: await logIn(api, 'admin'), ...(body && { body }) });
const many = (count: number, company = 'Lauwers Zorg'): FeedJob[] =>
  Array.from({ length: count }, (_, index) => ({ reference: `R-${index}`, company }));

function runDeps(change: Partial<Parameters<typeof runWaiting>[0]> = {}) {
  const { db, clock, geo, search, deps } = api;
  return {
    db,
    clock,
    geo,
    feedShapes: [],
    privateFeeds: true,
    search,
    onJobsChanged: search.catchUp,
    mailsQueued: deps.mailsQueued,
    goOn: () => undefined,
    ...change,
  };
}

async function addFeed(change: object = {}, bearer = employer): Promise<number> {
  const body = { name: 'Onze feed', address: served.address('/jobs.xml'), schedule: 'daily', ...change };
  const { status, body: answer } = await employerCall('POST', 'feeds', body, bearer);
  expect(status).toBe(201);
  return answer.data.id;
}

/** Asks for a run and does it, as the worker would. */
async function run(id: number, body: object = { kind: 'hand' }, bearer = employer) {
  const { status, body: answer } = await employerCall('POST', `feeds/${id}/runs`, body, bearer);
  expect(status).toBe(202);
  await runWaiting(runDeps(), id);
  return (await employerCall('GET', `feeds/${id}/runs/${answer.data.id}`, undefined, bearer)).body.data;
}

const jobsOf = (clientId: number | null) =>
  api.db
    .select()
    .from(jobs)
    .where(clientId === null ? undefined : eq(jobs.clientId, clientId))
    .orderBy(jobs.externalReference);

beforeAll(async () => {
  api = await openTestApi();
  served = await serveFeeds();
  await addAccounts(api);
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now() });
  await api.db.update(organisations).set({ clientId: 1 }).where(eq(organisations.id, 1));
  await api.db.update(organisations).set({ clientId: 2 }).where(eq(organisations.id, 2));
  await api.db
    .insert(organisationBoards)
    .values([1, 2].map((organisationId) => ({ organisationId, jobBoardId: 1 })));
  // The two organisations of the test's board have numbers of their own.
  await api.db.execute(sql`alter table organisations alter column id restart with 100`);
  employer = await logIn(api, 'employer');
  other = await logIn(api, 'employer', 'other@example.org');
});
afterEach(async () => {
  for (const table of [feedImportItems, feedImports, feeds, jobBoardJobs, jobs, mails, products])
    await api.db.delete(table);
  served.files.clear();
});
afterAll(async () => {
  await served.close();
  await api.close();
});

describe('a feed of a company', () => {
  it('is added, read back, changed and deleted', async () => {
    const id = await addFeed({ schedule: 'weekly', weekday: 2, time_of_day: '06:30', company: ' Wij ' });
    const { body } = await employerCall('GET', 'feeds');
    expect(body.meta.total).toBe(1);
    expect(body.data[0]).toMatchObject({
      id,
      name: 'Onze feed',
      company: 'Wij',
      client: { id: 1, name: 'Lauwers BV' },
      schedule: 'weekly',
      weekday: 2,
      time_of_day: '06:30',
      active: true,
      allowed: true,
      needs_consent: false,
      last_run: null,
      open_run: null,
    });
    expect(new Date(body.data[0].next_run_at) > api.clock.now()).toBe(true);
    const saved = await employerCall('PUT', `feeds/${id}`, { revision: 1, active: false });
    expect(saved.body.data).toMatchObject({ active: false, revision: 2, next_run_at: null });
    const late = await employerCall('PUT', `feeds/${id}`, { revision: 1, name: 'Later' });
    expect([late.status, late.body.code, late.body.current.active]).toEqual([409, 'conflict', false]);
    expect((await employerCall('DELETE', `feeds/${id}`)).status).toBe(204);
    expect((await employerCall('GET', `feeds/${id}`)).status).toBe(404);
    const { body: log } = await employerCall('GET', 'logs');
    expect(log.data.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['feed.created', 'feed.paused', 'feed.deleted']),
    );
  });

  it('says per field what is wrong, in the language of the request', async () => {
    const body = { name: ' ', address: 'feed.xml', schedule: 'daily', time_of_day: '25:00' };
    const { status, body: answer } = await employerCall('POST', 'feeds', body, employer, 'nl');
    expect([status, Object.keys(answer.fields)]).toEqual([422, ['name', 'address', 'time_of_day']]);
    expect(answer.fields.name).toEqual(['Vul dit in.']);
  });

  it('is nobody else’s', async () => {
    served.files.set('/jobs.xml', indeedFeed(many(1)));
    const id = await addFeed();
    const made = await run(id, { kind: 'dry' });
    const calls: [Method, string, object?][] = [
      ['GET', `feeds/${id}`],
      ['PUT', `feeds/${id}`, { revision: 1, active: false }],
      ['DELETE', `feeds/${id}`],
      ['POST', `feeds/${id}/runs`, { kind: 'hand' }],
      ['GET', `feeds/${id}/runs`],
      ['GET', `feeds/${id}/runs/${made.id}`],
      ['GET', `feeds/${id}/runs/${made.id}/items`],
    ];
    for (const [method, path, body] of calls)
      expect([path, (await employerCall(method, path, body, other)).status]).toEqual([path, 404]);
    expect((await employerCall('GET', 'feeds', undefined, other)).body.data).toEqual([]);
    // Nor are its runs found under a feed of their own.
    const theirs = await addFeed({}, other);
    expect((await employerCall('GET', `feeds/${theirs}/runs/${made.id}`, undefined, other)).status).toBe(404);
  });

  it('brings jobs of the company’s own organisations, and makes those it does not know', async () => {
    served.files.set(
      '/jobs.xml',
      indeedFeed([
        { reference: 'A', company: 'Zorggroep Lauwers' },
        { reference: 'B', company: 'Waddenwerf' },
      ]),
    );
    const { state, counts } = await run(await addFeed());
    expect([state, counts.created]).toEqual(['done', 2]);
    const [a, b] = await jobsOf(1);
    expect([a?.organisationId, a?.status]).toEqual([1, 'active']);
    // Another company's organisation of that name is not used.
    expect(b?.organisationId).not.toBe(2);
    const [made] = await api.db
      .select()
      .from(organisations)
      .where(eq(organisations.id, b?.organisationId ?? 0));
    expect(made).toMatchObject({ name: 'Waddenwerf', clientId: 1 });
    expect(api.search.index.size).toBe(2);
  });

  it('follows its feed: changed, gone, back; nothing of others', async () => {
    served.files.set('/jobs.xml', indeedFeed(many(3)));
    const id = await addFeed();
    await run(id);
    const theirs = await addFeed({}, other);
    await run(theirs, { kind: 'hand' }, other);
    expect(await jobsOf(2)).toHaveLength(3);
    served.files.set('/jobs.xml', indeedFeed([{ reference: 'R-0', title: 'Chef' }, ...many(2).slice(1)]));
    expect((await run(id)).counts).toMatchObject({ updated: 1, unchanged: 1, expired: 1 });
    expect((await jobsOf(1)).map(({ status }) => status)).toEqual(['active', 'active', 'expired']);
    expect((await jobsOf(2)).map(({ status }) => status)).toEqual(['active', 'active', 'active']);
    expect((await run(id)).counts).toMatchObject({ unchanged: 2 });
    await employerCall('DELETE', `feeds/${id}?jobs=end`);
    expect((await jobsOf(1)).map(({ status }) => status)).toEqual(['expired', 'expired', 'expired']);
    expect((await jobsOf(2)).map(({ status }) => status)).toEqual(['active', 'active', 'active']);
  });

  it('leaves out jobs of an organisation that the company hides', async () => {
    await api.db.update(organisations).set({ active: false }).where(eq(organisations.id, 1));
    served.files.set('/jobs.xml', indeedFeed(many(1, 'Zorggroep Lauwers')));
    const { counts, reasons } = await run(await addFeed());
    expect([counts.rejected, reasons[0].reason]).toEqual([1, 'Its organisation is not shown on this site']);
    await api.db.update(organisations).set({ active: true }).where(eq(organisations.id, 1));
  });

  it('brings nothing for a company that nobody reaches', async () => {
    served.files.set('/jobs.xml', indeedFeed(many(1)));
    await api.db.update(users).set({ emailVerifiedAt: null });
    const { state, reason } = await run(await addFeed());
    expect([state, reason]).toEqual([
      'refused',
      'Nobody of your company has opened the link that we mailed yet.',
    ]);
    await api.db.update(users).set({ emailVerifiedAt: api.clock.now() });
  });
});

describe('a dry run', () => {
  it('tells each item, what would change and why not, and changes nothing', async () => {
    served.files.set('/jobs.xml', indeedFeed([{ reference: 'A' }, { reference: 'B' }, { reference: 'C' }]));
    const id = await addFeed();
    await run(id);
    const before = await jobsOf(1);
    served.files.set(
      '/jobs.xml',
      indeedFeed([
        { reference: 'A', title: 'Chef' },
        { reference: 'B' },
        { reference: 'D' },
        { reference: 'D', title: 'Dubbel' },
      ]),
    );
    const dry = await run(id, { kind: 'dry' });
    expect([dry.state, dry.counts]).toEqual([
      'done',
      { created: 1, updated: 1, unchanged: 1, expired: 1, rejected: 1 },
    ]);
    const items = async (query: string) =>
      (await employerCall('GET', `feeds/${id}/runs/${dry.id}/items?${query}`)).body;
    const first = await items('limit=2');
    expect(first.meta).toMatchObject({ total: 5, last_page: 3 });
    expect(first.data[0]).toMatchObject({
      action: 'updated',
      reference: 'A',
      title: 'Chef',
      changes: [{ field: 'title', before: 'Kok', after: 'Chef' }],
    });
    expect((await items('match[action]=rejected')).data).toMatchObject([
      { reference: 'D', reasons: ['An earlier item has the same reference'] },
    ]);
    expect((await items('match[action]=expired')).data).toMatchObject([{ reference: 'C', number: null }]);
    expect(await jobsOf(1)).toEqual(before);
    // Only the last one is kept.
    await run(id, { kind: 'dry' });
    expect((await items('')).data).toEqual([]);
  });

  it('tells what each field says now and would say, in words', async () => {
    const long =
      'Je kookt elke dag voor dertig bewoners, met groente uit de tuin en vis uit het Wad. '.repeat(5);
    const jobOf = (description: string, more: Partial<FeedJob> = {}) =>
      served.files.set('/jobs.xml', indeedFeed([{ reference: 'A', description, ...more }]));
    jobOf(`${long}Je verdient goed.`);
    const id = await addFeed();
    await run(id);
    jobOf(`${long}Je verdient beter.`, { salary: '€ 2.600 per maand' });
    const dry = await run(id, { kind: 'dry' });
    const { body } = await employerCall('GET', `feeds/${id}/runs/${dry.id}/items`, undefined, employer, 'nl');
    const change = (field: string) =>
      body.data[0].changes.find((one: { field: string }) => one.field === field);
    expect(change('salaryMin')).toEqual({ field: 'salaryMin', before: null, after: '2.600' });
    const text = change('textOwn') ?? change('textPlatform');
    // Of a long text the part that differs.
    expect(text.before).toMatch(/^….*Je verdient goed\.$/);
    expect(text.after).toMatch(/^….*Je verdient beter\.$/);
    expect(text.after.length).toBeLessThan(100);
  });

  it('tells which jobs would end when a feed shrinks', async () => {
    served.files.set('/jobs.xml', indeedFeed(many(5)));
    const id = await addFeed();
    await run(id);
    served.files.set('/jobs.xml', indeedFeed(many(1)));
    const dry = await run(id, { kind: 'dry' });
    expect([dry.state, dry.shrunk, dry.counts.expired]).toEqual(['done', true, 4]);
    expect(await api.db.select().from(feedImportItems)).toHaveLength(5);
  });
});

describe('whoever looks while a run ends', () => {
  it('sees that it is open, or what it came to', async () => {
    const { db } = api;
    served.files.set('/jobs.xml', indeedFeed(many(2)));
    const id = await addFeed();
    await run(id);
    const { body } = await employerCall('POST', `feeds/${id}/runs`, { kind: 'hand' });
    const [feed] = await db.select().from(feeds).where(eq(feeds.id, id));
    if (!feed) throw new Error('There is no feed');
    let questions = 0;
    // The run ends after the first question, before a second: whatever that is then about is later than the first.
    const endsBetween = new Proxy(db, {
      get(target, name, receiver) {
        if (name === 'selectDistinctOn' && ++questions === 2)
          void db
            .update(feedImports)
            .set({ state: 'done' })
            .where(eq(feedImports.id, body.data.id))
            .execute();
        return Reflect.get(target, name, receiver);
      },
    });
    const { last, open } = await findFeedFacts(endsBetween, [feed]);
    expect([...last, ...open].map((one) => one.id)).toContain(body.data.id);
  });

  it('sees that a dry run is open, or all that it told', async () => {
    const { db } = api;
    served.files.set('/jobs.xml', indeedFeed(many(3)));
    const id = await addFeed();
    await db.execute(sql`create table told (total int)`);
    await db.execute(sql`
      create function count_told() returns trigger language plpgsql as $$ begin
        insert into told select count(*) from feed_import_items where import_id = new.id;
        return new;
      end $$`);
    await db.execute(sql`
      create trigger told_at_the_end before update on feed_imports for each row
        when (old.state = 'running' and new.state = 'done') execute function count_told()`);
    await run(id, { kind: 'dry' });
    const { rows } = await db.execute(sql`select total from told`);
    await db.execute(sql`drop function count_told cascade`);
    await db.execute(sql`drop table told`);
    expect(rows).toEqual([{ total: 3 }]);
  });
});

describe('a feed that shrinks or breaks', () => {
  it('stops, mails its owner once, and goes on when a person says so', async () => {
    served.files.set('/jobs.xml', indeedFeed(many(5)));
    const id = await addFeed();
    await run(id);
    served.files.set('/jobs.xml', indeedFeed(many(1)));
    const stopped = await run(id);
    expect([stopped.state, stopped.shrunk]).toEqual(['refused', true]);
    expect(stopped.reason).toContain('1 of 5');
    await run(id);
    const sent = await api.db.select().from(mails);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'employer@example.org', event: 'feed.shrunk', locale: 'nl' });
    expect(sent[0]?.text).toContain('1 van de 5');
    expect(sent[0]?.text).toContain(`feed=${id}`);
    expect((await jobsOf(1)).every(({ status }) => status === 'active')).toBe(true);
    const forced = await run(id, { kind: 'hand', allow_shrinking: true });
    expect([forced.state, forced.counts.expired]).toEqual(['done', 4]);
    // Once.
    expect((await api.db.select().from(feeds))[0]?.allowShrinkOnce).toBe(false);
  });

  it.each([
    ['a page that is not there', 404, 'The server of the feed answered 404 instead of the feed.'],
    ['a feed that is broken', '<jobs><job>', 'The feed is broken'],
    ['a web page', '<!doctype html><p>Hallo', 'This is a web page, not a feed.'],
  ])('says so: %s', async (_what, file, reason) => {
    served.files.set('/jobs.xml', indeedFeed(many(2)));
    const id = await addFeed();
    await run(id);
    served.files.set('/jobs.xml', file);
    const refused = await run(id);
    expect(refused).toMatchObject({ state: 'refused', shrunk: false });
    expect(refused.reason).toContain(reason);
    expect((await jobsOf(1)).every(({ status }) => status === 'active')).toBe(true);
  });

  it('is told of by mail once for each breakage, in the language of who added it', async () => {
    const tick = async (id: number, hours = 24) => {
      api.clock.advance(hours * 60 * 60 * 1000);
      await findDueFeeds(api);
      // A server that is away is asked three times before a run ends.
      for (const _time of [1, 2, 3]) await runWaiting(runDeps(), id).catch(() => undefined);
    };
    const sent = async () => (await api.db.select().from(mails)).map(({ subject }) => subject);
    const id = await addFeed();
    served.files.set('/jobs.xml', 503);
    await tick(id);
    await tick(id);
    expect(await sent()).toEqual(['Je feed ‘Onze feed’ kan niet worden gelezen']);
    const [mail] = await api.db.select().from(mails);
    expect(mail).toMatchObject({ to: 'employer@example.org', event: 'feed.broken', locale: 'nl' });
    expect(mail?.text).toContain('503');
    expect(mail?.text).toContain(`feed=${id}`);
    served.files.set('/jobs.xml', indeedFeed(many(1)));
    await tick(id);
    served.files.set('/jobs.xml', '<jobs><job>');
    // Who starts a run stands at the screen.
    await run(id);
    expect(await sent()).toHaveLength(1);
    await tick(id);
    expect(await sent()).toHaveLength(2);
  });

  it('is given time to come back where it is read often', async () => {
    served.files.set('/jobs.xml', '<jobs><job>');
    const id = await addFeed({ schedule: 'hourly' });
    const mailed = [];
    for (const _hour of [1, 2, 3, 4]) {
      api.clock.advance(60 * 60 * 1000);
      await findDueFeeds(api);
      await runWaiting(runDeps(), id);
      mailed.push((await api.db.select().from(mails)).length);
    }
    expect(mailed).toEqual([0, 0, 1, 1]);
  });

  it('reads no address of the own network', async () => {
    const id = await addFeed();
    await employerCall('POST', `feeds/${id}/runs`, { kind: 'hand' });
    await runWaiting(runDeps({ privateFeeds: false }), id);
    const { data } = (await employerCall('GET', `feeds/${id}/runs`)).body;
    expect(data[0]).toMatchObject({ state: 'refused' });
    expect(data[0].reason).toContain('private network');
  });
});

describe('a run that is cut off', () => {
  it('waits again, and the next one does the rest', async () => {
    served.files.set('/jobs.xml', indeedFeed(many(350)));
    const id = await addFeed();
    await employerCall('POST', `feeds/${id}/runs`, { kind: 'hand' });
    let calls = 0;
    const goOn = () => {
      calls += 1;
      if (calls > 4) throw new Error('The process is stopping');
    };
    await expect(runWaiting(runDeps({ goOn }), id)).rejects.toThrow('stopping');
    const [cut] = await api.db.select().from(feedImports);
    expect([cut?.state, cut?.attempts]).toEqual(['waiting', 1]);
    const half = (await jobsOf(1)).length;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(350);
    // What was killed without a word looks like this.
    await api.db.update(feedImports).set({ state: 'running' });
    expect(await findDueFeeds(api)).toEqual([id]);
    await runWaiting(runDeps(), id);
    const [done] = await api.db.select().from(feedImports);
    expect([done?.state, done?.attempts, (await jobsOf(1)).length]).toEqual(['done', 2, 350]);
  });

  it('is given up after the third time', async () => {
    const id = await addFeed();
    await employerCall('POST', `feeds/${id}/runs`, { kind: 'hand' });
    await api.db.update(feedImports).set({ state: 'running', attempts: 3 });
    await runWaiting(runDeps(), id);
    expect((await employerCall('GET', `feeds/${id}/runs`)).body.data[0]).toMatchObject({
      state: 'failed',
      reason: 'Something went wrong on our side.',
    });
  });
});

describe('the clock', () => {
  it('asks for a run of what is due, once, and of nothing that is paused', async () => {
    served.files.set('/jobs.xml', indeedFeed(many(1)));
    const id = await addFeed({ schedule: 'hourly' });
    await addFeed({ schedule: 'hourly', active: false });
    expect(await findDueFeeds(api)).toEqual([]);
    api.clock.advance(3 * 60 * 60 * 1000);
    expect(await findDueFeeds(api)).toEqual([id]);
    expect(await findDueFeeds(api)).toEqual([id]);
    expect(await api.db.select().from(feedImports)).toHaveLength(1);
    await runWaiting(runDeps(), id);
    expect(await findDueFeeds(api)).toEqual([]);
    const { data } = (await employerCall('GET', `feeds/${id}`)).body;
    expect(data.last_run).toMatchObject({ kind: 'schedule', state: 'done', counts: { created: 1 } });
    expect(data.jobs_count).toBe(1);
  });

  it('asks a server that is away again before it gives up', async () => {
    served.files.set('/jobs.xml', 503);
    const id = await addFeed({ schedule: 'hourly' });
    api.clock.advance(3 * 60 * 60 * 1000);
    await findDueFeeds(api);
    for (const _time of [1, 2]) await expect(runWaiting(runDeps(), id)).rejects.toThrow('asked for again');
    await runWaiting(runDeps(), id);
    expect((await api.db.select().from(feedImports))[0]).toMatchObject({ state: 'refused', attempts: 3 });
  });
});

describe('a board that sells postings', () => {
  it('lets a company’s feed bring jobs once an admin allows it', async () => {
    served.files.set('/jobs.xml', indeedFeed(many(2)));
    const id = await addFeed({ schedule: 'hourly' });
    await api.db.insert(products).values({
      jobBoardId: 1,
      type: 'jobPosting',
      name: 'Plaatsing',
      priceCents: 100,
      productType: 'job_posting',
    });
    const { body } = await employerCall('GET', `feeds/${id}`);
    expect([body.data.allowed, body.data.next_run_at]).toEqual([false, null]);
    expect((await employerCall('POST', `feeds/${id}/runs`, { kind: 'hand' })).body.code).toBe(
      'feedNotAllowed',
    );
    expect((await run(id, { kind: 'dry' })).counts.created).toBe(2);
    api.clock.advance(2 * 60 * 60 * 1000);
    expect(await findDueFeeds(api)).toEqual([]);
    expect((await employerCall('PUT', `feeds/${id}/allowed`, { allowed: true })).status).toBe(404);
    const allowed = await adminCall('PUT', `feeds/${id}/allowed`, { allowed: true });
    expect(allowed.body.data.allowed).toBe(true);
    expect(allowed.body.data.needs_consent).toBe(true);
    expect((await run(id)).counts.created).toBe(2);
    // Taken back, nothing more comes in, and what did stays.
    const withdrawn = await adminCall('PUT', `feeds/${id}/allowed`, { allowed: false });
    expect(withdrawn.body.data).toMatchObject({ allowed: false, next_run_at: null, jobs_count: 2 });
    expect((await employerCall('POST', `feeds/${id}/runs`, { kind: 'hand' })).body.code).toBe(
      'feedNotAllowed',
    );
  });
});

describe('an admin', () => {
  it('keeps the board’s own feeds and sees those of companies', async () => {
    served.files.set('/board.xml', indeedFeed(many(2, 'Waddenwerf')));
    const body = { name: 'Van het bord', address: served.address('/board.xml'), schedule: 'sixHourly' };
    const made = await adminCall('POST', 'feeds', body);
    expect(made.body.data.client).toBeNull();
    await addFeed();
    const { data } = (await adminCall('GET', 'feeds')).body;
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Van het bord', 'Onze feed']);
    await adminCall('POST', `feeds/${made.body.data.id}/runs`, { kind: 'hand' });
    await runWaiting(runDeps(), made.body.data.id);
    const all = await jobsOf(null);
    expect(all.map(({ organisationId, clientId }) => [organisationId, clientId])).toEqual([
      [2, null],
      [2, null],
    ]);
    expect((await employerCall('GET', `feeds/${made.body.data.id}`)).status).toBe(404);
    const elsewhere = await ask(api, 'admin/v1/feeds', {
      bearer: await logIn(api, 'admin', 'admin@example.org', 'other.localhost'),
      host: 'other.localhost',
    });
    expect(elsewhere.body.data).toEqual([]);
  });
});

describe('looking at a feed', () => {
  it('shows what tells of open or closed, and a run names what it left out for it, in words', async () => {
    served.files.set(
      '/jobs.xml',
      indeedFeed([
        { reference: 'A', status: 'open', city: 'Nergenshuizen' },
        { reference: 'B', status: 'gesloten' },
      ]),
    );
    const inspected = await employerCall('POST', 'feeds/inspect', { address: served.address('/jobs.xml') });
    expect(inspected.body.data.paths).toContainEqual({
      path: 'status',
      samples: ['open', 'gesloten'],
      count: 2,
      field: 'status',
    });
    const id = await addFeed();
    const dry = await run(id, { kind: 'dry' });
    const { body } = await employerCall('GET', `feeds/${id}/runs/${dry.id}/items`, undefined, employer, 'nl');
    expect(body.data).toMatchObject([
      {
        reference: 'A',
        action: 'created',
        reasons: [],
        notes: [expect.stringContaining('We weten niet waar ‘Nergenshuizen’ ligt')],
      },
      { reference: 'B', reasons: ['Volgens de feed is de vacature gesloten (status: gesloten)'], notes: [] },
    ]);
    const done = await run(id);
    expect(done.counts).toMatchObject({ created: 1, rejected: 1 });
    expect(done.reasons).toMatchObject([{ item: '2 B' }]);
    expect(done.notes).toMatchObject([{ item: 'A', times: 1 }]);
  });

  it('says what looks like a job, and which path is read as what', async () => {
    served.files.set('/jobs.xml', indeedFeed([{ reference: 'A', salary: '€ 2.500' }, { reference: 'B' }]));
    const { body } = await employerCall('POST', 'feeds/inspect', { address: served.address('/jobs.xml') });
    expect(body.data).toMatchObject({ item: 'source/job', items: 2, whole: true, missing: [] });
    const path = (name: string) => body.data.paths.find((one: { path: string }) => one.path === name);
    expect(path('title')).toEqual({ path: 'title', samples: ['Kok'], count: 2, field: 'title' });
    expect(path('salary')).toMatchObject({ count: 1, field: 'salary' });
    expect(body.data.first[0]).toMatchObject({ title: 'Kok', company: 'Eethuis', reasons: [] });
  });

  it('shows what nobody knows, so that a person maps it', async () => {
    served.files.set(
      '/odd.xml',
      '<rows><row><x1>A-1</x1><x2>Kok</x2><x3>Koken voor dertig.</x3></row><row><x1>A-2</x1><x2>Ober</x2><x3>Lopen</x3></row></rows>',
    );
    const mapping = { item: 'row', fields: { reference: 'x1', title: 'x2' } };
    const address = served.address('/odd.xml');
    const { body } = await employerCall('POST', 'feeds/inspect', { address, mapping });
    expect(body.data.paths.map(({ path, field }: { path: string; field: string }) => [path, field])).toEqual([
      ['x1', 'reference'],
      ['x2', 'title'],
      ['x3', null],
    ]);
    expect(body.data.missing).toEqual(['description', 'organisation']);
    expect(body.data.first[0].reasons).toContain('It has no description');
  });

  it('reads only the beginning of a large one', async () => {
    const long = 'Koken. '.repeat(3000);
    const jobsOfFeed = many(150).map((job) => ({ ...job, description: long }));
    served.files.set('/jobs.xml', indeedFeed(jobsOfFeed));
    const { body } = await employerCall('POST', 'feeds/inspect', { address: served.address('/jobs.xml') });
    expect([body.data.whole, body.data.items > 10, body.data.missing]).toEqual([false, true, []]);
  });

  it('says beside the address what is wrong with it', async () => {
    const { status, body } = await employerCall('POST', 'feeds/inspect', {
      address: served.address('/nowhere'),
    });
    expect([status, body.fields.address]).toEqual([
      422,
      ['The server of the feed answered 404 instead of the feed.'],
    ]);
  });
});

describe('a feed on a site that publishes no job of a form without its pay', () => {
  const setting = async (pay_disclosure: 'require' | 'warn') => {
    const [site] = await api.db.select().from(sites).where(eq(sites.id, 18));
    await api.changeSite(18, { settings: { ...site?.settings, pay_disclosure } });
  };
  beforeAll(() => setting('require'));
  afterAll(() => setting('warn'));

  it('publishes what others wrote, with pay or without', async () => {
    served.files.set(
      '/jobs.xml',
      indeedFeed([{ reference: 'A', salary: '€ 2.500 - € 3.200 p/m' }, { reference: 'B' }]),
    );
    const { counts } = await run(await addFeed());
    expect(counts).toMatchObject({ created: 2, rejected: 0 });
    expect((await jobsOf(1)).map(({ status, salaryMin }) => [status, salaryMin])).toEqual([
      ['active', 2500],
      ['active', null],
    ]);
  });
});

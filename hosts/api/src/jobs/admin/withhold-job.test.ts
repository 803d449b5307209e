import { eq } from '../../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import {
  applyClicks,
  jobAlerts,
  type jobs,
  mails,
  organisationBoards,
  organisations,
  users,
} from '../../platform/database/schema.ts';
import { sendAlerts } from '../../alerts/tasks/send-alerts.ts';
import { sweepJobs } from '../tasks/sweep-jobs.ts';

let api: TestApi;
let admin: string;
let employer: string;
let candidate: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await api.db.update(organisations).set({ clientId: 1 }).where(eq(organisations.id, 1));
  await api.db.insert(organisationBoards).values([
    { organisationId: 1, jobBoardId: 1 },
    { organisationId: 1, jobBoardId: 2 },
  ]);
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now(), locale: 'en' });
  admin = await logIn(api, 'admin');
  employer = await logIn(api, 'employer');
  candidate = await logIn(api, 'candidate');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(mails);
  await api.db.delete(jobAlerts);
});

const decide = (uuid: string, what: 'withhold' | 'restore', body: object = {}, options: object = {}) =>
  ask(api, `admin/v1/jobs/${uuid}/${what}`, { method: 'POST', bearer: admin, body, ...options });
const withhold = (uuid: string, body: object = {}) => decide(uuid, 'withhold', { ground: 'fraud', ...body });
const restore = (uuid: string, body: object = {}) => decide(uuid, 'restore', body);
const addJob = (change: Parameters<TestApi['addJob']>[0] = {}, boards?: readonly number[]) =>
  api.addJob({ clientId: 1, textType: 'own', textOwn: '<p>Werk</p>', ...change }, boards);
const mailed = async () =>
  (await api.db.select().from(mails).orderBy(mails.id)).map(({ to, subject }) => ({ to, subject }));

/** Everything by which a visitor could come to read of a job, or act on it: what each says of it. */
async function seenBy({ id, uuid, title, slug }: typeof jobs.$inferSelect, board = 1) {
  const host = board === 1 ? 'localhost' : 'other.localhost';
  const visitor = (path: string, options: object = {}) => ask(api, `public/v1/${path}`, { host, ...options });
  const word = title.split(' ').at(-1) ?? '';
  const lists = {
    search: `job-boards/${board}/jobs?limit=200`,
    words: `job-boards/${board}/jobs?search=${word}`,
    suggestions: `job-boards/${board}/suggestions?search=${word}`,
  };
  const seen: string[] = [];
  for (const [name, path] of Object.entries(lists)) {
    const answer = await visitor(path);
    expect(answer.status, path).toBe(200);
    if (JSON.stringify(answer.body.data).includes(title)) seen.push(name);
  }
  const pages = { page: `jobs/slug/${slug}`, apply: `jobs/${uuid}/apply-click` };
  if ((await visitor(pages.page)).status === 200) seen.push('page');
  if ((await visitor(pages.apply, { method: 'POST', body: {} })).status === 200) seen.push('click');
  if (board !== 1) return seen;
  const theirs = (path: string) => ask(api, `candidate/v1/${path}`, { bearer: candidate });
  const favourites = (await theirs('favourites')).body.data as { job_id: number }[];
  if (favourites.some((one) => one.job_id === id)) seen.push('favourites');
  const related = await visitor(`jobs/${other.uuid}/related?limit=50`);
  if (JSON.stringify(related.body.data).includes(title)) seen.push('related');
  return seen;
}
let other: typeof jobs.$inferSelect;
beforeAll(async () => {
  other = await addJob({ title: 'Wijkverpleegkundige' });
});

const everywhere = ['search', 'words', 'suggestions', 'page', 'click', 'favourites', 'related'];
const url = { applyType: 'url', applyUrl: 'https://lauwers.example/apply' } as const;

describe('a job that an admin takes off a board', () => {
  it('is nowhere a visitor looks, and everywhere again once it is put back', async () => {
    const job = await addJob({ title: 'Wijkverpleegkundige Zeegers', ...url });
    await api.deps.search.catchUp();
    await ask(api, 'candidate/v1/favourites', {
      method: 'POST',
      bearer: candidate,
      body: { job_id: job.id },
    });
    const countOf = async () => (await ask(api, 'public/v1/organisations/1')).body.data.jobs_count as number;
    const count = await countOf();
    expect(await seenBy(job)).toEqual(everywhere);
    const { withheld } = (await withhold(job.uuid, { explanation: ' Asks for a bank card. ' })).body.data;
    expect(withheld).toEqual({
      at: api.clock.now().toISOString(),
      ground: 'fraud',
      explanation: 'Asks for a bank card.',
      by: 'Anna de Vries',
    });
    expect(await seenBy(job)).toEqual([]);
    expect(await countOf()).toBe(count - 1);
    const page = await ask(api, `public/v1/jobs/slug/${job.slug}`);
    expect([page.status, page.body.code]).toEqual([410, 'jobExpired']);
    const body = { email: 'ana@example.org', given_name: 'Ana', family_name: 'Popescu', terms: true };
    const applying = api.clientFor().jobs.applyToJob({ params: { uuid: job.uuid }, body });
    await expect(applying).rejects.toMatchObject({ code: 'jobExpired' });
    expect((await restore(job.uuid)).body.data.withheld).toBeNull();
    expect(await seenBy(job)).toEqual(everywhere);
    expect(await countOf()).toBe(count);
  });

  it('stays on the other boards that have it', async () => {
    const job = await addJob({ title: 'Verzorgende Zwart', ...url }, [1, 2]);
    await api.deps.search.catchUp();
    await withhold(job.uuid);
    expect(await seenBy(job)).toEqual([]);
    expect(await seenBy(job, 2)).toEqual(['search', 'words', 'suggestions', 'page', 'click']);
  });

  it('costs no click', async () => {
    const job = await addJob(url);
    await withhold(job.uuid);
    await ask(api, `public/v1/jobs/${job.uuid}/apply-click`, { method: 'POST', body: {} });
    expect(await api.db.select().from(applyClicks).where(eq(applyClicks.jobId, job.id))).toEqual([]);
  });

  it('is in no mail of an alert', async () => {
    const alert = {
      filter: { search: 'zilver' },
      siteId: 18,
      locale: 'nl' as const,
      confirmedAt: api.clock.now(),
      coveredTill: api.clock.now(),
    };
    await api.db.insert(jobAlerts).values([
      { ...alert, token: 'direct', frequency: 'direct', email: 'direct@example.org' },
      { ...alert, token: 'daily', frequency: 'daily', email: 'daily@example.org', dueAt: api.clock.now() },
    ]);
    api.clock.advance(60_000);
    const job = await addJob({ title: 'Verzorgende Zilver', createdAt: api.clock.now() });
    await withhold(job.uuid, { mail: false });
    await sendAlerts({ ...api, mailsQueued: async () => undefined });
    expect(await mailed()).toEqual([]);
  });

  it('is told to everybody who works for its company, each in their language, once', async () => {
    const { uuid } = await addJob({ title: 'Verzorgende Zomer' });
    await withhold(uuid, { ground: 'duplicate', explanation: 'See <b>VG-12</b>' });
    await withhold(uuid, { ground: 'terms' });
    const [mail, ...more] = await api.db.select().from(mails);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'employer@example.org',
      subject: 'Verzorgende Zomer was taken off Site 18',
      replyTo: 'board18@example.org',
      locale: 'en',
    });
    for (const words of ['The same job is on the site already.', 'See <b>VG-12</b>', 'six months'])
      expect(mail?.text).toContain(words);
    expect(mail?.html).toContain('See &lt;b&gt;VG-12&lt;/b&gt;');
    await restore(uuid);
    await restore(uuid);
    expect((await mailed()).map(({ subject }) => subject)).toEqual([
      'Verzorgende Zomer was taken off Site 18',
      'Verzorgende Zomer is back on Site 18',
    ]);
  });

  it('is told to nobody where the admin says so, or where nobody keeps it', async () => {
    const { uuid } = await addJob();
    await withhold(uuid, { mail: false });
    await restore(uuid, { mail: false });
    const ofFeed = await api.addJob({ organisationId: 2, clientId: null });
    expect((await withhold(ofFeed.uuid)).status).toBe(200);
    expect(await mailed()).toEqual([]);
  });

  it('is its company’s still: it reads why, and nothing it does puts it back', async () => {
    const { id, uuid } = await addJob({ title: 'Verzorgende Zand' });
    await withhold(uuid, { ground: 'other', explanation: 'No such work' });
    const theirs = async (path = '') =>
      (await ask(api, `employer/v1/jobs${path}`, { bearer: employer, locale: 'en' })).body;
    expect((await theirs(`/${id}`)).data).toMatchObject({
      status: 'active',
      withheld: { ground: 'other', explanation: 'No such work' },
    });
    expect((await theirs('?search=Zand')).data[0].withheld).not.toHaveProperty('by');
    const [line] = (await theirs(`/${id}/logs`)).data;
    expect(line).toMatchObject({
      message: 'A job was taken off the site: Verzorgende Zand',
      by: 'Site 18',
    });
  });

  it('is listed apart for admins, the last one first', async () => {
    const one = await addJob({ title: 'Een Zaal' });
    const two = await addJob({ title: 'Twee Zaal' });
    await withhold(two.uuid);
    api.clock.advance(60_000);
    await withhold(one.uuid);
    const found = await ask(api, 'admin/v1/jobs?match[filter]=withheld&search=zaal', { bearer: admin });
    expect(found.body.data.map(({ title }: { title: string }) => title)).toEqual(['Een Zaal', 'Twee Zaal']);
    expect(found.body.meta.total).toBe(2);
  });
});

describe('taking a job off', () => {
  it('needs words where the ground is none of the usual ones', async () => {
    const { uuid } = await addJob();
    const refused = await decide(uuid, 'withhold', { ground: 'other', explanation: '  ' }, { locale: 'nl' });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { explanation: ['Zeg in je eigen woorden waarom hij eraf gaat'] },
    ]);
    expect((await decide(uuid, 'withhold', { ground: 'dislike' })).status).toBe(400);
    expect((await withhold(uuid, { explanation: 'x'.repeat(2001) })).status).toBe(400);
  });

  it('is an admin’s alone, of a job on their board', async () => {
    const { uuid } = await addJob({}, [2]);
    expect((await withhold(uuid)).status).toBe(404);
    for (const nothing of ['nothing', '00000000-0000-4000-8000-000000000000'])
      expect((await withhold(nothing)).status).toBe(404);
    for (const bearer of [employer, 'nobody'])
      expect((await decide(uuid, 'withhold', { ground: 'fraud' }, { bearer })).status).toBeGreaterThan(400);
  });

  it('is decided once by two admins in one moment', async () => {
    const { uuid } = await addJob();
    const both = await Promise.all([withhold(uuid), withhold(uuid, { ground: 'terms' })]);
    const grounds = new Set(both.map(({ body }) => body.data.withheld.ground));
    expect(grounds.size).toBe(1);
    expect(await mailed()).toHaveLength(1);
  });
});

const hour = 60 * 60 * 1000;

it('a job is shown when it is live and nobody took it off, whatever its company and the clock do', async () => {
  const steps = ['pause', 'active', 'sweep', 'later', 'withhold', 'restore'] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 2, maxLength: 7 }), async (taken) => {
      const begin = api.clock.now().getTime();
      const from = new Date(begin + hour);
      const till = new Date(begin + 2 * hour);
      const job = await addJob({ title: 'Verzorgende Zeldzaam', status: 'scheduled', from, till });
      let isWithheld = false;
      for (const step of taken) {
        if (step === 'withhold' || step === 'restore') {
          isWithheld = step === 'withhold';
          const body = isWithheld ? { ground: 'terms', mail: false } : { mail: false };
          expect((await decide(job.uuid, step, body)).status).toBe(200);
        } else if (step === 'later') api.clock.advance(0.75 * hour);
        else if (step === 'sweep') await sweepJobs(api.db, api.clock.now());
        else
          await ask(api, `employer/v1/jobs/${job.id}/status`, {
            method: 'PUT',
            bearer: employer,
            body: { status: step === 'pause' ? 'paused' : 'active' },
          });
        await api.deps.search.catchUp();
        const { body } = await ask(api, `employer/v1/jobs/${job.id}`, { bearer: employer });
        const isVisible = (await ask(api, `public/v1/jobs/slug/${job.slug}`)).body.data?.status === 'active';
        const found = (await ask(api, 'public/v1/job-boards/1/jobs?search=zeldzaam')).body.data as {
          id: number;
        }[];
        expect(isVisible).toBe(body.data.status === 'active' && !isWithheld);
        expect(found.some(({ id }) => id === job.id)).toBe(isVisible);
      }
      api.clock.advance(begin - api.clock.now().getTime());
    }),
    { numRuns: 15 },
  );
});

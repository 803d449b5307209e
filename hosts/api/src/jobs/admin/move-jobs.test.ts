import type { AdminMove, ListedJobDetails, MovedJob } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { jobs, mails, organisationBoards, organisations, users } from '../../platform/database/schema.ts';
import { sweepJobs } from '../tasks/sweep-jobs.ts';

const hour = 3_600_000;
let api: TestApi;
let admin: string;
let employer: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await api.db.update(organisations).set({ clientId: 1 }).where(eq(organisations.id, 1));
  await api.db.insert(organisationBoards).values({ organisationId: 1, jobBoardId: 1 });
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now(), locale: 'en' });
  admin = await logIn(api, 'admin');
  employer = await logIn(api, 'employer');
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(mails));

const complete = {
  textType: 'own',
  textOwn: '<p>Werk</p>',
  description: 'Kort',
  locationName: 'Assen',
} as const;
const addJob = (change: Parameters<TestApi['addJob']>[0] = {}, boards?: readonly number[]) =>
  api.addJob({ clientId: 1, applyEmail: 'kok@example.org', ...complete, ...change }, boards);
async function move(
  names: readonly { readonly uuid: string }[],
  how: AdminMove,
  body: object = {},
  path = '',
): Promise<MovedJob[]> {
  const answer = await ask(api, `admin/v1/jobs/moves${path}`, {
    method: 'POST',
    bearer: admin,
    locale: 'en',
    body: { jobs: names.map(({ uuid }) => uuid), move: how, ...body },
  });
  expect(answer.status, String(answer.bytes)).toBe(200);
  return answer.body.data;
}
const stored = async (uuid: string) => {
  const [row] = await api.db.select().from(jobs).where(eq(jobs.uuid, uuid));
  if (!row) throw new Error(`No job ${uuid}`);
  return row;
};
const read = async (uuid: string) =>
  (await ask(api, `admin/v1/jobs/${uuid}`, { bearer: admin, locale: 'en' })).body.data as ListedJobDetails;

describe('moving jobs', () => {
  it('does each by its own rules, and says of each what became of it', async () => {
    const live = await addJob({ title: 'Live' });
    const resting = await addJob({ title: 'Resting', status: 'paused' });
    const draft = await addJob({ title: 'Draft', status: 'draft' });
    const ofFeed = await addJob({ title: 'Fed', source: 'feed:1', externalReference: 'end' });
    const ofNobody = await api.addJob({ title: 'Nobody’s', organisationId: 2, clientId: null });
    const elsewhere = await addJob({ title: 'Elsewhere' }, [2]);
    const all = [live, resting, draft, ofFeed, ofNobody, elsewhere, { uuid: 'nothing' }];
    const moved = await move(all, 'end');
    expect(moved.map(({ is_done }) => is_done)).toEqual([true, true, false, false, true, false, false]);
    expect(moved.map(({ status }) => status).slice(0, 3)).toEqual(['expired', 'expired', 'draft']);
    expect(moved[2]?.problem).toBe('This change of status is not possible.');
    expect(moved[3]?.problem).toContain('A feed writes this job');
    expect(moved[5]?.problem).toBe('This job does not exist, or no longer.');
    expect((await stored(elsewhere.uuid)).status).toBe('active');
  });

  it('is previewed by what would happen, and changes nothing', async () => {
    const job = await addJob({ title: 'Previewed' });
    const [seen] = await move([job], 'end', { mail: true }, '/preview');
    expect(seen).toMatchObject({ is_done: true, status: 'expired', mails: 1 });
    expect((await stored(job.uuid)).status).toBe('active');
    expect(await api.db.select().from(mails)).toEqual([]);
    const [log] = (await read(job.uuid)).history;
    expect(log).toBeUndefined();
  });

  it('ends a job for visitors at once, and opens it again as it stood', async () => {
    const till = new Date(api.clock.now().getTime() + 48 * hour);
    const job = await addJob({ title: 'Kok in Aduard', till });
    await move([job], 'end');
    const page = () => ask(api, `public/v1/jobs/slug/${job.slug}`);
    expect((await page()).body.data.status).toBe('expired');
    expect((await read(job.uuid)).ended).toMatchObject({ status: 'active', till: till.toISOString() });
    await sweepJobs(api.db, api.clock.now());
    const [back] = await move([job], 'reopen');
    expect(back).toMatchObject({ is_done: true, status: 'active' });
    expect((await page()).body.data.status).toBe('active');
    expect((await stored(job.uuid)).till).toEqual(till);
    const [again] = await move([job], 'reopen');
    expect(again?.is_done).toBe(false);
  });

  it('opens a job that was paused as a paused one, and none whose end came meanwhile', async () => {
    const paused = await addJob({ title: 'Paused', status: 'paused' });
    await move([paused], 'end');
    await move([paused], 'reopen');
    expect((await stored(paused.uuid)).status).toBe('paused');
    const short = await addJob({ title: 'Short', till: new Date(api.clock.now().getTime() + hour) });
    await move([short], 'end');
    api.clock.advance(2 * hour);
    const [late] = await move([short], 'reopen');
    expect(late).toMatchObject({ is_done: false, status: 'expired' });
  });

  it('mails the people of its company where that is wanted, with the words of the board', async () => {
    const job = await addJob({ title: 'Bakker' });
    await move([job], 'end', { mail: true, explanation: 'Filled, you <wrote>' });
    const [mail, ...more] = await api.db.select().from(mails);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'employer@example.org', subject: 'Bakker has ended on Site 18' });
    expect(mail?.html).toContain('Filled, you &lt;wrote&gt;');
    await api.db.delete(mails);
    await move([job], 'reopen');
    expect(await api.db.select().from(mails)).toEqual([]);
  });

  it('is in the log of the job, for its company and for admins, as the board’s', async () => {
    const job = await addJob({ title: 'Logged' });
    await move([job], 'pause');
    await move([job], 'activate');
    await move([job], 'end');
    const messages = (await read(job.uuid)).history.map(({ message, by }) => [message, by]);
    expect(messages).toEqual([
      ['A job was ended: Logged', 'Site 18'],
      ['A job was made active: Logged', 'Site 18'],
      ['A job was set on pause: Logged', 'Site 18'],
    ]);
    const theirs = await ask(api, `employer/v1/jobs/${job.id}/logs`, { bearer: employer, locale: 'en' });
    expect(theirs.body.data[0]).toMatchObject({ message: 'A job was ended: Logged', by: 'Site 18' });
  });

  it('takes off and puts back many, and asks for words where the ground is none of the usual', async () => {
    const some = [await addJob({ title: 'One' }), await addJob({ title: 'Two', status: 'draft' })];
    const refused = await ask(api, 'admin/v1/jobs/moves', {
      method: 'POST',
      bearer: admin,
      locale: 'en',
      body: { jobs: [some[0]?.uuid], move: 'withhold' },
    });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { explanation: ['Say in your own words why it is taken off'] },
    ]);
    const off = await move(some, 'withhold', { ground: 'terms', mail: true });
    expect(off.map(({ is_done, mails: sent }) => [is_done, sent])).toEqual([
      [true, 1],
      [true, 1],
    ]);
    expect((await move(some, 'withhold', { ground: 'terms', mail: true })).map((one) => one.is_done)).toEqual(
      [false, false],
    );
    await move(some, 'restore');
    expect((await read(some[0]?.uuid ?? '')).job.withheld).toBeNull();
  });

  it('publishes a draft only where it is complete, and says what is missing', async () => {
    const ready = await addJob({ title: 'Ready', status: 'draft' });
    const empty = await addJob({ title: 'Empty', status: 'draft', description: '', locationName: null });
    const [one, other] = await move([ready, empty], 'publish');
    expect(one).toMatchObject({ is_done: true, status: 'active' });
    expect(other?.is_done).toBe(false);
    expect(other?.problem?.split(' · ').length).toBeGreaterThan(1);
  });

  it('is an admin’s alone', async () => {
    const { uuid } = await addJob();
    const answer = await ask(api, 'admin/v1/jobs/moves', {
      method: 'POST',
      bearer: employer,
      body: { jobs: [uuid], move: 'end' },
    });
    expect(answer.status).toBe(403);
    expect((await stored(uuid)).status).toBe('active');
  });
});

describe('a job that an admin changes', () => {
  it('is judged as its company’s own change, with the revision that was read', async () => {
    const job = await addJob({ title: 'Typo in tilte' });
    const change = (body: object) =>
      ask(api, `admin/v1/jobs/${job.uuid}`, { method: 'PUT', bearer: admin, body });
    const { form } = await read(job.uuid);
    const saved = await change({ title: 'No typo in title', revision: form.revision });
    expect(saved.body.data).toMatchObject({
      job: { title: 'No typo in title' },
      form: { title: 'No typo in title' },
    });
    const stale = await change({ title: 'Over it', revision: form.revision });
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    expect((await change({ title: '' })).status).toBe(422);
    const ofFeed = await addJob({ source: 'feed:1', externalReference: 'change' });
    const refused = await ask(api, `admin/v1/jobs/${ofFeed.uuid}`, {
      method: 'PUT',
      bearer: admin,
      body: { title: 'Mine' },
    });
    expect(refused.body.code).toBe('jobWrittenByFeed');
  });

  it('stands beside jobs that may be the same', async () => {
    const job = await addJob({ title: 'Vrachtwagenchauffeur' });
    const twin = await addJob({ title: 'VRACHTWAGENCHAUFFEUR', organisationId: 2 });
    await addJob({ title: 'Vrachtwagenchauffeur', organisationId: 2, locationName: 'Emmen' });
    await addJob({ title: 'Vrachtwagenchauffeur', status: 'archived' });
    expect((await read(job.uuid)).similar.map(({ uuid }) => uuid)).toEqual([twin.uuid]);
  });

  it('is not found on another board, nor once it is deleted', async () => {
    const elsewhere = await addJob({}, [2]);
    const deleted = await addJob({ status: 'archived' });
    for (const uuid of [elsewhere.uuid, deleted.uuid, 'nothing'])
      expect((await ask(api, `admin/v1/jobs/${uuid}`, { bearer: admin })).status).toBe(404);
  });
});

it('whatever admin, company and clock do, a preview says what a move then does, and no job ends later than it did', async () => {
  const steps = ['pause', 'activate', 'end', 'reopen', 'withhold', 'restore', 'later', 'sweep'] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 2, maxLength: 8 }), async (taken) => {
      const begin = api.clock.now().getTime();
      const till = new Date(begin + 2 * hour);
      const job = await addJob({ title: 'Verzorgende Zwaluw', till });
      for (const step of taken) {
        if (step === 'later') api.clock.advance(0.75 * hour);
        else if (step === 'sweep') await sweepJobs(api.db, api.clock.now());
        else {
          const body = { ground: 'terms' };
          const seen = await move([job], step, body, '/preview');
          expect(await move([job], step, body)).toEqual(seen);
        }
        const { till: end } = await stored(job.uuid);
        expect(end === null || end > till).toBe(false);
        const { job: listed } = await read(job.uuid);
        const page = await ask(api, `public/v1/jobs/slug/${job.slug}`);
        const isOnline = page.body.data?.status === 'active';
        expect(isOnline).toBe(listed.status === 'active' && listed.withheld === null);
      }
      api.clock.advance(begin - api.clock.now().getTime());
    }),
    { numRuns: 15 },
  );
});

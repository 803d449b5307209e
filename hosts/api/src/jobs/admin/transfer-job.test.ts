import type { JobTransfer, ListedJobDetails } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop, sold } from '../../../test/open-shop.ts';
import {
  applications,
  clients,
  jobs,
  ledgerEntries,
  mails,
  organisations,
  users,
} from '../../platform/database/schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now(), locale: 'en' });
});
afterAll(() => shop.close());

const complete = {
  clientId: 1,
  textType: 'own',
  textOwn: '<p>Werk</p>',
  applyEmail: 'kok@example.org',
} as const;
const addJob = (change: Parameters<Shop['addJob']>[0] = {}, boards?: readonly number[]) =>
  shop.addJob({ ...complete, ...change }, boards);
const apply = (jobId: number) =>
  shop.db
    .insert(applications)
    .values({
      jobId,
      jobBoardId: 1,
      email: 'anna@example.org',
      givenName: 'Anna',
      familyName: 'de Vries',
      termsAcceptedAt: shop.clock.now(),
    })
    .onConflictDoNothing();
const send = (uuid: string, body: object, path = '') =>
  shop.call('POST', `/jobs/${uuid}/company${path}`, { client_id: 2, ...body }, 'admin');
const preview = async (uuid: string, body: object = {}): Promise<JobTransfer> =>
  (await send(uuid, body, '/preview')).body.data;
const isOf = async (id: number) =>
  [
    (await shop.call('GET', `/jobs/${id}`)).status,
    (await shop.call('GET', `/jobs/${id}`, undefined, 'other')).status,
  ].map((status) => status === 200);

it('moves what the job says, its views and its favourites, and nothing that the first company paid, chose or asked', async () => {
  const job = await addJob({
    title: 'Bakker',
    status: 'draft',
    productId: sold.posting,
    publishAskedAt: shop.clock.now(),
    returnedAt: shop.clock.now(),
  });
  const seen = await preview(job.uuid);
  expect(seen).toMatchObject({
    from: { id: 1, name: 'Lauwers BV' },
    to: { id: 2, name: 'Werf BV' },
    organisation_id: 2,
    mails: 2,
    problem: null,
  });
  expect(await isOf(job.id)).toEqual([true, false]);
  await shop.db.delete(mails);
  const moved = (await send(job.uuid, { explanation: 'Wrong account.' })).body.data as ListedJobDetails;
  expect(moved.job).toMatchObject({
    client: { id: 2, name: 'Werf BV' },
    organisation_name: 'Waddenwerf',
    review: null,
  });
  expect(moved.form.product_id).toBeNull();
  expect(await isOf(job.id)).toEqual([false, true]);
  expect(moved.history.map(({ event }) => event)).toEqual(['job.movedHere', 'job.movedAway']);
  const mailed = await shop.db.select().from(mails).orderBy(mails.id);
  expect(mailed.map(({ to, text }) => [to, text.includes('Wrong account.')])).toEqual([
    ['employer@example.org', true],
    ['other@example.org', true],
  ]);
  // What the second company reads of it begins with its coming.
  const log = await shop.call('GET', `/jobs/${job.id}/logs`, undefined, 'other');
  expect(log.body.data).toHaveLength(1);
  // Said again it is theirs already; back it is as it was, but for the product.
  expect((await send(job.uuid, {})).body.code).toBe('jobIsTheirs');
  const back = await send(job.uuid, { client_id: 1, organisation_id: 1, mail: false });
  expect(back.body.data.job).toMatchObject({ title: 'Bakker', client: { id: 1 } });
  expect(await isOf(job.id)).toEqual([true, false]);
});

it('keeps who applied, and what was paid, with the company it was given to', async () => {
  const applied = await addJob();
  await apply(applied.id);
  expect((await preview(applied.uuid)).problem).toContain('Lauwers BV');
  expect((await send(applied.uuid, {})).body.code).toBe('jobHasApplicants');
  const paid = await shop.draft({ product_id: sold.posting });
  await shop.order(sold.posting, { job_id: paid });
  const [row] = await shop.db.select().from(jobs).where(eq(jobs.id, paid));
  expect(row?.status).toBe('active');
  expect((await send(row?.uuid ?? '', {})).body.code).toBe('jobPaidByCompany');
  // Ended, its days go on; over, they are nobody's.
  await shop.call('POST', '/jobs/moves', { jobs: [row?.uuid], move: 'end' }, 'admin');
  expect((await send(row?.uuid ?? '', {})).body.code).toBe('jobPaidByCompany');
  await shop.passDays(31);
  const lines = await shop.db.select().from(ledgerEntries);
  expect((await send(row?.uuid ?? '', {})).body.data.job.status).toBe('expired');
  expect(await shop.db.select().from(ledgerEntries)).toEqual(lines);
  expect(await isOf(paid)).toEqual([false, true]);
  const lifted = await addJob({ premium: true });
  expect((await send(lifted.uuid, {})).body.code).toBe('jobPaidByCompany');
});

it('refuses what would be undone, what others have too, and what would stand where nobody sees it', async () => {
  const code = async (change: Parameters<Shop['addJob']>[0], body: object = {}, boards?: readonly number[]) =>
    (await send((await addJob(change, boards)).uuid, body)).body.code;
  expect(await code({ source: 'feed:1', externalReference: 'a' })).toBe('jobWrittenByFeed');
  expect(await code({ source: 'mp:1', externalReference: 'b' })).toBe('jobWrittenBySystem');
  expect(await code({}, {}, [1, 2])).toBe('jobOnOtherBoards');
  expect(await code({}, { client_id: 999 })).toBe('notFound');
  expect(await code({}, { organisation_id: 1 })).toBe('validation');
  expect(await code({}, { revision: 99 })).toBe('conflict');
  await shop.db.update(organisations).set({ active: false }).where(eq(organisations.id, 2));
  expect(await code({})).toBe('employerNotVerified');
  await shop.db.update(organisations).set({ active: true }).where(eq(organisations.id, 2));
  await shop.db.update(clients).set({ blockedAt: shop.clock.now() }).where(eq(clients.id, 2));
  expect(await code({ status: 'draft' })).toBe('companyBlocked');
  await shop.db.update(clients).set({ blockedAt: null }).where(eq(clients.id, 2));
  const [bare] = await shop.db.insert(clients).values({ siteId: 18, name: 'Kaal BV' }).returning();
  expect(await code({}, { client_id: bare?.id })).toBe('companyWithoutOrganisation');
  // The board's own may be given to a company.
  const [free] = await shop.db.insert(organisations).values({ name: 'Los', slug: 'los' }).returning();
  const nobodys = await addJob({ clientId: null, organisationId: free?.id ?? 0 });
  expect((await preview(nobodys.uuid)).from).toBeNull();
  expect((await send(nobodys.uuid, {})).body.data.job.client.name).toBe('Werf BV');
});

it('is one company’s at a time, and a preview says what a move then does, whoever moves it where', async () => {
  const steps = fc.array(
    fc.record({ to: fc.constantFrom(1, 2), twice: fc.boolean(), applies: fc.integer({ min: 0, max: 6 }) }),
    { minLength: 1, maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const job = await addJob({ title: 'Kok' });
      let owner = 1;
      for (const { to, twice, applies } of taken) {
        if (applies === 6) await apply(job.id);
        const { problem } = await preview(job.uuid, { client_id: to });
        const sent = { client_id: to, mail: false };
        const answers = await Promise.all(
          (twice ? [sent, sent] : [sent]).map((body) => send(job.uuid, body)),
        );
        const done = answers.filter(({ status }) => status === 200);
        expect(done).toHaveLength(problem === null ? 1 : 0);
        if (problem === null) owner = to;
        expect(await isOf(job.id)).toEqual([owner === 1, owner === 2]);
      }
    }),
    { numRuns: 15 },
  );
});

import type { ListedJob, MovedJob } from '@boardwright/api-client/contract';
import { eq, inArray } from '../../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, openShop, type Shop, sold } from '../../../test/open-shop.ts';
import { ask } from '../../../test/request.ts';
import {
  clients,
  jobs,
  mails,
  multiposterTokens,
  sites,
  subscriptions,
  users,
} from '../../platform/database/schema.ts';
import { makePosterToken } from '../../platform/http/poster-tokens.ts';
import { sweepJobs } from '../tasks/sweep-jobs.ts';

const day = 24 * 60 * 60 * 1000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now(), locale: 'nl' });
  await review('all');
});
afterAll(() => shop.close());
beforeEach(() => shop.db.delete(mails));

async function review(wanted: 'all' | 'off'): Promise<void> {
  const [site] = await shop.db.select().from(sites).where(eq(sites.id, 18));
  await shop.changeSite(18, { settings: { ...site?.settings, jobs_reviewed: wanted } });
}
const admin = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  shop.call(method, path, body, 'admin');
const queueOf = async (clientId: number) => (await queue()).filter((job) => job.client?.id === clientId);
const queue = async () => (await admin('GET', '/jobs?match[filter]=review')).body.data as ListedJob[];
async function move(id: number, how: string, more: object = {}): Promise<MovedJob> {
  const [job] = await shop.db.select().from(jobs).where(eq(jobs.id, id));
  const { body } = await admin('POST', '/jobs/moves', { jobs: [job?.uuid], move: how, mail: true, ...more });
  return body.data[0];
}

let drafts = 0;
async function newCompany() {
  const company = await addCompany(shop);
  const { clientId } = company;
  const read = async (id: number) => (await company.call('GET', `/jobs/${id}`)).body.data;
  const publish = (id: number) => company.call('PUT', `/jobs/${id}/publish/draft`);
  const draft = (more: object = {}) => {
    drafts += 1;
    return shop.draft({ title: `Kok nummer${drafts}`, product_id: sold.posting, ...more }, company.call);
  };
  const buy = async (product: number, more: object = {}) => {
    const { body } = await company.call('POST', `/orders/product/${product}`, {
      payment_type_id: 1,
      ...more,
    });
    if (body.data?.status === 'invoiced') await admin('POST', `/orders/${body.data.id}/receive`, {});
    return body.data as { readonly id: number } | undefined;
  };
  const left = async (): Promise<number> => {
    const { balances } = (await admin('GET', `/companies/${clientId}`)).body.data;
    return balances.find(({ kind }: { kind: string }) => kind === 'posting')?.amount_open ?? 0;
  };
  return { ...company, read, publish, draft, buy, left };
}

/** Which of some jobs a stranger comes to read of. */
async function visible(ids: readonly number[]): Promise<number[]> {
  await shop.deps.search.catchUp();
  const rows = await shop.db
    .select()
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  const list = JSON.stringify((await ask(shop, 'public/v1/job-boards/1/jobs?limit=200')).body.data);
  const found: number[] = [];
  for (const { id, uuid, slug } of rows) {
    const page = await ask(shop, `public/v1/jobs/slug/${slug}`);
    if (page.status === 200 || list.includes(uuid)) found.push(id);
  }
  return found;
}

describe('a job on a site that reviews each', () => {
  it('waits, uncharged, until an admin publishes it; its paid days begin then', async () => {
    const company = await newCompany();
    const id = await company.draft({ title: 'Kok Wacht' });
    await company.buy(sold.posting);
    const asked = await company.publish(id);
    expect(asked.body.data).toMatchObject({ status: 'draft', waits_for: 'review' });
    const [first] = await queueOf(company.clientId);
    expect(first).toMatchObject({ title: 'Kok Wacht', review: { kind: 'new', is_first: true } });
    expect([await visible([id]), await company.left()]).toEqual([[], 1]);
    await shop.passDays(3);
    expect(await move(id, 'publish')).toMatchObject({ status: 'active', is_done: true, mails: 1 });
    const job = await company.read(id);
    expect(Date.parse(job.till) - shop.clock.now().getTime()).toBe(30 * day);
    expect([await visible([id]), await company.left(), await queueOf(company.clientId)]).toEqual([
      [id],
      0,
      [],
    ]);
    const mail = (await shop.db.select().from(mails)).at(-1);
    expect(mail?.subject).toBe('Kok Wacht staat online op Site 18');
  });

  it('is sent back with reasons that its company reads, and is looked at anew', async () => {
    const company = await newCompany();
    const id = await company.draft({ title: 'Kok Terug' });
    await company.buy(sold.posting);
    await company.publish(id);
    const unsaid = await admin('POST', '/jobs/moves', { jobs: ['x'], move: 'send_back' });
    expect(Object.keys(unsaid.body.fields)).toEqual(['explanation']);
    const words = { reasons: ['discriminates'], explanation: 'Haal de leeftijd weg.' };
    expect(await move(id, 'send_back', words)).toMatchObject({ status: 'draft', is_done: true, mails: 1 });
    expect(await company.read(id)).toMatchObject({
      waits_for: null,
      returned: { reasons: ['discriminates'], explanation: 'Haal de leeftijd weg.' },
    });
    const mail = (await shop.db.select().from(mails)).at(-1);
    expect(mail?.text).toMatch(/sluit mensen uit.*Haal de leeftijd weg\./s);
    expect((await move(id, 'send_back', words)).is_done).toBe(false);
    await company.publish(id);
    expect((await queueOf(company.clientId))[0]?.review?.kind).toBe('again');
    await move(id, 'publish');
    expect(await company.read(id)).toMatchObject({ status: 'active', returned: null });
  });

  it('stays as it is where somebody saved it since it was read', async () => {
    const company = await newCompany();
    const id = await company.draft();
    await company.buy(sold.posting);
    await company.publish(id);
    const { revision } = await company.read(id);
    await company.call('PUT', `/jobs/${id}`, { title: 'Iets heel anders' });
    expect(await move(id, 'publish', { revision })).toMatchObject({ is_done: false, status: 'draft' });
    expect((await move(id, 'publish', { revision: (await company.read(id)).revision })).status).toBe(
      'active',
    );
  });

  it('that its company changes once it is online comes back into the list, and stays online', async () => {
    const company = await newCompany();
    const id = await company.draft();
    await company.buy(sold.posting);
    await company.publish(id);
    await move(id, 'publish');
    await company.call('PUT', `/jobs/${id}`, { reference_code: 'K-1' });
    expect(await queueOf(company.clientId)).toEqual([]);
    await company.call('PUT', `/jobs/${id}`, { title: 'Verdien snel geld' });
    expect((await queueOf(company.clientId))[0]?.review?.kind).toBe('changed');
    expect((await admin('GET', '/overview')).body.data.tasks.review.count).toBeGreaterThan(0);
    expect(await visible([id])).toEqual([id]);
    expect((await move(id, 'confirm')).is_done).toBe(true);
    expect(await queueOf(company.clientId)).toEqual([]);
  });

  it('waits with its company first, and then for itself', async () => {
    const company = await newCompany();
    await shop.db.update(clients).set({ approvedAt: null }).where(eq(clients.id, company.clientId));
    const id = await company.draft({ title: 'Kok Dubbel' });
    await company.buy(sold.posting);
    expect((await company.publish(id)).body.data.waits_for).toBe('company');
    expect((await move(id, 'publish')).is_done).toBe(false);
    await admin('POST', `/companies/${company.clientId}/decide`, { decision: 'approve', known: 'waiting' });
    expect(await company.read(id)).toMatchObject({ status: 'draft', waits_for: 'review' });
    const mail = (await shop.db.select().from(mails)).at(-1);
    expect(mail?.text).toMatch(/Online zodra de site naar de vacature zelf heeft gekeken.*Kok Dubbel/s);
    expect((await move(id, 'publish')).status).toBe('active');
  });

  it('that was meant for a slot is put there', async () => {
    const company = await newCompany();
    const order = await company.buy(sold.slot);
    const [slot] = await shop.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.orderId, order?.id ?? 0));
    const id = await company.draft();
    await company.call('PUT', `/jobs/${id}/slot`, { subscription_id: slot?.id });
    expect(await company.read(id)).toMatchObject({ status: 'draft', waits_for: 'review' });
    await move(id, 'publish');
    expect(await company.read(id)).toMatchObject({ status: 'active', till: slot?.paidTill.toISOString() });
  });

  it('that a posting system sends every night is not asked for again once it was sent back', async () => {
    const company = await newCompany();
    const { token, ...current } = makePosterToken();
    await shop.db.insert(multiposterTokens).values({ ...current, name: 'ATS', clientId: company.clientId });
    await company.buy(sold.posting);
    const whole = {
      title: 'Kok in Kloosterburen',
      description: 'Koken voor dertig bewoners.',
      text_type: 'own',
      text_own: '<p>Jij kookt.</p>',
      location_name: 'Groningen',
      apply_email: 'kok@lauwers.example',
      product_id: sold.posting,
    };
    const post = () =>
      ask(shop, 'mp/v1/jobs/R-1', { method: 'POST', bearer: token, body: { ...whole, status: 'active' } });
    expect((await post()).body.data.status).toBe('draft');
    const [job] = await shop.db.select().from(jobs).where(eq(jobs.externalReference, 'R-1'));
    await move(job?.id ?? 0, 'send_back', { explanation: 'Zeg wat het betaalt.' });
    expect((await post()).status).toBe(200);
    expect(await queueOf(company.clientId)).toEqual([]);
  });

  it('of the board itself needs no look, nor does one that an admin publishes for its company', async () => {
    const company = await newCompany();
    const id = await company.draft();
    await company.buy(sold.posting);
    expect(await move(id, 'publish')).toMatchObject({ status: 'active', is_done: true });
  });
});

it('nobody sees a job that no admin published, whatever its company does, and no paid day is lost', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ do: fc.constant('buy' as const) }),
    fc.record({ do: fc.constant('slot' as const), job: fc.nat(2) }),
    fc.record({ do: fc.constant('order' as const), job: fc.nat(2) }),
    fc.record({ do: fc.constant('publish' as const), job: fc.nat(2) }),
    fc.record({ do: fc.constant('copy' as const), job: fc.nat(2) }),
    fc.record({ do: fc.constant('renew' as const), job: fc.nat(2) }),
    fc.record({ do: fc.constant('send_back' as const), job: fc.nat(2) }),
    fc.record({ do: fc.constant('sweep' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const company = await newCompany();
      const theirs = [await company.draft(), await company.draft(), await company.draft()];
      const copies: number[] = [];
      let bought = 0;
      for (const one of steps) {
        const id = 'job' in one ? (theirs[one.job] ?? 0) : 0;
        if (one.do === 'pass') await shop.passDays(one.days);
        if (one.do === 'buy' && (await company.buy(sold.posting))) bought += 1;
        if (one.do === 'order' && (await company.buy(sold.posting, { job_id: id }))) bought += 1;
        if (one.do === 'publish') await company.publish(id);
        if (one.do === 'renew') await company.call('POST', `/jobs/${id}/renew`, { product_id: sold.posting });
        if (one.do === 'send_back') await move(id, 'send_back', { explanation: 'Nog iets.' });
        if (one.do === 'sweep') await sweepJobs(shop.db, shop.clock.now());
        if (one.do === 'copy')
          copies.push((await company.call('POST', `/jobs/${id}/duplicate`, {})).body.data.id);
        if (one.do === 'slot') {
          const order = await company.buy(sold.slot);
          const [slot] = await shop.db
            .select()
            .from(subscriptions)
            .where(eq(subscriptions.orderId, order?.id ?? 0));
          if (slot) await company.call('PUT', `/jobs/${id}/slot`, { subscription_id: slot.id });
        }
        expect(await visible([...theirs, ...copies]), JSON.stringify(one)).toEqual([]);
      }
      const asked = (await Promise.all(theirs.map(company.read))).filter((job) => job.waits_for);
      let spent = 0;
      for (const { id } of asked) {
        const [row] = await shop.db.select().from(jobs).where(eq(jobs.id, id));
        const { is_done: isDone, problem } = await move(id, 'publish');
        const job = await company.read(id);
        // A slot is over when its time is; what was paid for a job itself waits for it.
        if (!isDone) expect([row?.publishSlotId === null, problem === null]).toEqual([false, false]);
        if (isDone && row?.publishSlotId === null) {
          spent += 1;
          expect(Date.parse(job.till) - shop.clock.now().getTime()).toBe(30 * day);
        }
      }
      expect(await company.left()).toBe(bought - spent);
      const unasked = (await Promise.all(copies.map(company.read))).map(({ status, waits_for: waits }) => [
        status,
        waits,
      ]);
      for (const copy of unasked) expect(copy).toEqual(['draft', null]);
    }),
    { numRuns: 5, endOnFailure: true },
  );
}, 120_000);

import { eq, inArray } from '../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, openShop, type Shop, sold } from '../../test/open-shop.ts';
import { ask } from '../../test/request.ts';
import {
  clients,
  clientUsers,
  jobs,
  ledgerEntries,
  mails,
  organisations,
  sites,
  users,
} from '../platform/database/schema.ts';
import { sweepJobs } from '../jobs/tasks/sweep-jobs.ts';

const day = 24 * 60 * 60 * 1000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now(), locale: 'nl' });
});
afterAll(() => shop.close());
beforeEach(() => shop.db.delete(mails));

let other: string;
beforeAll(async () => {
  ({ uuid: other } = await shop.addJob({ title: 'Kok bij de buren' }));
});
let drafts = 0;

const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  shop.call(method, path, body, 'admin');
const companies = async (query = '') => (await admin('GET', `/companies?${query}`)).body.data;
const names = async (query: string) =>
  ((await companies(query)).companies as { name: string }[]).map(({ name }) => name);
const decide = (id: number, decision: string, known: string, more: object = {}) =>
  admin('POST', `/companies/${id}/decide`, { decision, known, ...more });
const block = (id: number, more: object = {}) =>
  decide(id, 'block', 'approved', { reason: 'Vraagt om geld vooraf.', ...more });

/** A company that waits for its approval, with what it needs to publish. */
async function newCompany() {
  const company = await addCompany(shop);
  const { clientId } = company;
  await shop.db.update(clients).set({ approvedAt: null }).where(eq(clients.id, clientId));
  const publish = (id: number) => company.call('PUT', `/jobs/${id}/publish/draft?pay_with=credit`);
  const buy = async (product: number, more: object = {}) => {
    const { body } = await company.call('POST', `/orders/product/${product}`, {
      payment_type_id: 1,
      ...more,
    });
    if (body.data?.status === 'invoiced') await admin('POST', `/orders/${body.data.id}/receive`, {});
    return body;
  };
  const draft = (more: object = {}) => {
    drafts += 1;
    return shop.draft({ title: `Kok nummer${drafts}`, ...more }, company.call);
  };
  const read = async (id: number) => (await company.call('GET', `/jobs/${id}`)).body.data;
  return { ...company, publish, buy, draft, read };
}

describe('the page of a company', () => {
  it('is changed by an admin as by its people: the site has it at once, and who read an older one is asked', async () => {
    const { clientId, call } = await newCompany();
    const [page] = await shop.db.select().from(organisations).where(eq(organisations.clientId, clientId));
    const path = `/companies/${clientId}/organisations/${page?.id}`;
    const { body: read } = await admin('GET', path);
    expect(read.data).toMatchObject({ id: page?.id, name: page?.name });
    const { revision } = read.data;
    const theirs = await call('PUT', `/organisations/${page?.id}`, {
      socials: { website: 'oud.example', facebook: 'https://facebook.com/kok' },
      revision,
    });
    expect(theirs.status).toBe(200);
    const late = await admin('PUT', path, { socials: { website: 'nieuw.example' }, revision });
    expect([late.status, late.body.current.socials.website]).toEqual([409, 'https://oud.example']);
    const wrong = await admin('PUT', path, {
      name: ' ',
      socials: { website: 'geen adres' },
      revision: revision + 1,
    });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['name', 'socials.website']]);
    const saved = await admin('PUT', path, {
      socials: { ...late.body.current.socials, website: 'nieuw.example' },
      slogan: { nl: 'Vers van de kade' },
      active: true,
      revision: revision + 1,
    });
    expect(saved.body.data).toMatchObject({ active: true, slogan: { nl: 'Vers van de kade' } });
    expect(saved.body.data.socials).toEqual({
      website: 'https://nieuw.example',
      facebook: 'https://facebook.com/kok',
    });
    const own = await call('GET', `/organisations/${page?.id}`);
    expect(own.body.data.revision).toBe(revision + 2);
  });

  it('is of that company alone', async () => {
    const { clientId } = await newCompany();
    const neighbour = await newCompany();
    const [page] = await shop.db
      .select()
      .from(organisations)
      .where(eq(organisations.clientId, neighbour.clientId));
    const path = `/companies/${clientId}/organisations/${page?.id}`;
    expect((await admin('GET', path)).status).toBe(404);
    expect((await admin('PUT', path, { name: 'Kok', revision: 1 })).status).toBe(404);
  });
});

/** Every way by which a stranger comes to read of a job, or acts on it: those on which it is found. */
async function waysTo(id: number): Promise<string[]> {
  await shop.deps.search.catchUp();
  const [job] = await shop.db.select().from(jobs).where(eq(jobs.id, id));
  if (!job) throw new Error('There is no such job');
  const ways = {
    list: 'job-boards/1/jobs?limit=200',
    strategy: 'job-boards/1/jobs/strategy?limit=200',
    suggestions: `job-boards/1/suggestions?search=${encodeURIComponent(job.title)}`,
    page: `jobs/slug/${job.slug}`,
    related: `jobs/${other}/related?limit=50`,
    apply: `jobs/${job.uuid}/apply-form`,
    company: `organisations/${job.organisationId}`,
  };
  const found: string[] = [];
  for (const [way, path] of Object.entries(ways)) {
    const { status, body } = await ask(shop, `public/v1/${path}`);
    const isOne = way === 'page' || way === 'company' || way === 'apply';
    // What is suggested are words.
    const mark = way === 'suggestions' ? job.title : job.uuid;
    if (isOne ? status === 200 : JSON.stringify(body.data).includes(mark)) found.push(way);
  }
  const click = await ask(shop, `public/v1/jobs/${job.uuid}/apply-click`, { method: 'POST', body: {} });
  if (click.status === 200) found.push('click');
  return found;
}

/** Which of some jobs stand in the board's list. */
async function listed(ids: readonly number[]): Promise<number[]> {
  await shop.deps.search.catchUp();
  const { body } = await ask(shop, 'public/v1/job-boards/1/jobs?limit=200');
  const rows = await shop.db
    .select()
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  const text = JSON.stringify(body.data);
  return rows.filter(({ uuid }) => text.includes(uuid)).map(({ id }) => id);
}

describe('the list of companies', () => {
  it('finds one by its name, its numbers, a mail address of its people and the host of its website', async () => {
    const { clientId } = await addCompany(shop);
    const { name } = (await admin('GET', `/companies/${clientId}`)).body.data as { name: string };
    await admin('PUT', `/companies/${clientId}`, {
      revision: 1,
      kvk_number: '0114.92 73',
      vat_number: 'NL004495445B01',
    });
    await shop.db
      .update(organisations)
      .set({ website: 'https://www.oldambt-logistiek.example/over' })
      .where(eq(organisations.clientId, clientId));
    const email = (await admin('GET', `/companies/${clientId}`)).body.data.members[0].email as string;
    for (const words of [name, '01149273', 'NL004495445B01', email, 'oldambt-logistiek.example'])
      expect(await names(`search=${encodeURIComponent(words)}`), words).toContain(name);
    expect(await names('search=niemand-heet-zo')).toEqual([]);
  });

  it('finds one by what it, its organisations and its people are called now, and no longer by what they were', async () => {
    const [one, another] = [await addCompany(shop), await addCompany(shop)];
    const nameOf = async ({ clientId }: typeof one) =>
      (await shop.db.select().from(clients).where(eq(clients.id, clientId)))[0]?.name;
    const [first, second] = [await nameOf(one), await nameOf(another)];
    const ofFirst = eq(organisations.clientId, one.clientId);
    await shop.db
      .update(organisations)
      .set({ name: 'Garnalenhal', website: 'https://pier7.example' })
      .where(ofFirst);
    const isTheirs = eq(users.clientId, one.clientId);
    await shop.db.update(users).set({ email: 'aly@steiger.example' }).where(isTheirs);
    expect(await names('search=garnalenhal')).toEqual([first]);
    expect(await names('search=pier7.example%20steiger')).toEqual([first]);
    await shop.db.update(users).set({ email: 'aly@kade.example' }).where(isTheirs);
    await shop.db.update(organisations).set({ clientId: another.clientId }).where(ofFirst);
    expect(await names('search=steiger')).toEqual([]);
    expect(await names('search=aly@kade.example')).toEqual([first]);
    expect(await names('search=garnalenhal')).toEqual([second]);
    await shop.db.delete(clientUsers).where(eq(clientUsers.clientId, one.clientId));
    await shop.db.update(clients).set({ kvkNumber: '99887766' }).where(eq(clients.id, one.clientId));
    expect(await names('search=aly@kade.example')).toEqual([]);
    expect(await names('search=99887766')).toEqual([first]);
  });

  it('goes on after the last one of a page, in every order, each company once', async () => {
    for (const sort of ['name', '-name', 'created_at', '-created_at', 'jobs', '-jobs']) {
      const all = await names(`sort=${sort}&limit=200`);
      const found: string[] = [];
      let after = '';
      for (let page = 0; page <= all.length; page += 1) {
        const { companies: rows, next } = await companies(`sort=${sort}&limit=2${after}`);
        found.push(...rows.map((row: { name: string }) => row.name));
        if (next === null) break;
        after = `&after=${next}`;
      }
      expect(found, sort).toEqual(all);
    }
    const live = (await companies('sort=-jobs&limit=200')).companies.map(
      (row: { live_jobs: number }) => row.live_jobs,
    );
    expect(live[0]).toBeGreaterThan(0);
    expect(live).toEqual(live.toSorted((fewer: number, more: number) => more - fewer));
    const wrong = await admin('GET', '/companies?after=nonsense');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'badRequest']);
  });

  it('counts what a search finds of each state, and shows those of one', async () => {
    const { clientId } = await newCompany();
    const { counts } = await companies();
    expect(counts.waiting).toBeGreaterThan(0);
    const { companies: waiting } = await companies('match[state]=waiting');
    expect(waiting.map(({ id }: { id: number }) => id)).toContain(clientId);
    expect(new Set(waiting.map(({ state }: { state: string }) => state))).toEqual(new Set(['waiting']));
  });

  it('is nothing of another site', async () => {
    const answer = await ask(shop, 'admin/v1/companies', { host: 'other.localhost', bearer: 'x' });
    expect(answer.status).toBe(401);
  });
});

describe('a company that waits for its approval', () => {
  it('publishes nothing, pays nothing and is told so, until it is approved', async () => {
    const company = await newCompany();
    const id = await company.draft({ product_id: sold.posting, title: 'Kok Wacht' });
    await company.buy(sold.posting);
    const asked = await company.publish(id);
    expect([asked.status, asked.body.data.status, asked.body.data.waits_for]).toEqual([
      200,
      'draft',
      'company',
    ]);
    expect(await waysTo(id)).toEqual([]);
    const spent = () =>
      shop.db.select().from(ledgerEntries).where(eq(ledgerEntries.clientId, company.clientId));
    expect((await spent()).filter(({ reason }) => reason === 'spent')).toEqual([]);
    await shop.passDays(3);
    const answer = await decide(company.clientId, 'approve', 'waiting');
    expect([answer.status, answer.body.data.state]).toEqual([200, 'approved']);
    const job = await company.read(id);
    expect([job.status, job.waits_for]).toEqual(['active', null]);
    expect(Date.parse(job.till) - shop.clock.now().getTime()).toBe(30 * day);
    expect(await waysTo(id)).toEqual(expect.arrayContaining(['list', 'page', 'company']));
    const mailed = await shop.db.select().from(mails);
    expect(mailed.map(({ text }) => text).join('\n')).toContain('Kok Wacht');
  });

  it('uses what was ordered for a draft as soon as it is approved, and not before', async () => {
    const company = await newCompany();
    const id = await company.draft({ title: 'Kok Besteld' });
    await company.buy(sold.posting, { job_id: id });
    expect(await company.read(id)).toMatchObject({ status: 'draft', waits_for: 'company' });
    await shop.passDays(5);
    await decide(company.clientId, 'approve', 'waiting');
    const job = await company.read(id);
    expect(job.status).toBe('active');
    expect(Date.parse(job.till) - shop.clock.now().getTime()).toBe(30 * day);
  });

  it('asks for no more than it has paid for', async () => {
    const company = await newCompany();
    const ids = [
      await company.draft({ product_id: sold.posting }),
      await company.draft({ product_id: sold.posting }),
    ];
    await company.buy(sold.posting);
    expect((await company.publish(ids[0] ?? 0)).status).toBe(200);
    const second = await company.publish(ids[1] ?? 0);
    expect(second.body.code).toBe('productUnpaid');
  });

  it('cannot buy what is used up by time alone', async () => {
    const company = await newCompany();
    for (const product of [sold.slot, sold.featured])
      expect((await company.buy(product)).code).toBe('companyNotApproved');
  });

  it('leaves a draft that lacks something by now, and says so in the mail', async () => {
    const company = await newCompany();
    const id = await company.draft({ product_id: sold.posting, title: 'Kok Onaf' });
    await company.buy(sold.posting);
    await company.publish(id);
    await company.call('PUT', `/jobs/${id}`, { description: '' });
    await decide(company.clientId, 'approve', 'waiting');
    expect(await company.read(id)).toMatchObject({ status: 'draft', waits_for: null });
    const mail = (await shop.db.select().from(mails)).findLast(({ subject }) =>
      subject.includes('goedgekeurd'),
    );
    expect(mail?.text).toMatch(/Nog niet online.*Kok Onaf/s);
  });

  it('is new only where the site says so', async () => {
    const made = async (name: string) => (await shop.call('POST', '/client', { name })).body.data.state;
    expect(await made('Zonder goedkeuring')).toBe('approved');
    const [site] = await shop.db.select().from(sites).where(eq(sites.id, 18));
    await shop.changeSite(18, { settings: { ...site?.settings, companies_approved: 'first_job' } });
    expect(await made('Met goedkeuring')).toBe('waiting');
    await shop.changeSite(18, { settings: site?.settings ?? {} });
  });
});

describe('a company that is blocked', () => {
  it('is seen nowhere in that moment, and everywhere again once it is unblocked', async () => {
    const company = await addCompany(shop);
    const id = await shop.draft(
      { title: 'Kok Blokkade', apply_type: 'url', apply_url: 'https://x.example' },
      company.call,
    );
    await shop.call(
      'POST',
      `/clients/${company.clientId}/grants`,
      {
        kind: 'posting',
        amount: 1,
        product_id: sold.posting,
        idempotency_key: crypto.randomUUID(),
      },
      'admin',
    );
    await company.call('PUT', `/jobs/${id}`, { product_id: sold.posting });
    await company.call('PUT', `/jobs/${id}/publish/draft`);
    const before = await waysTo(id);
    expect(before).toEqual(expect.arrayContaining(['list', 'page', 'company', 'click']));
    const { till } = (await company.call('GET', `/jobs/${id}`)).body.data;
    expect((await block(company.clientId)).body.data).toMatchObject({ state: 'blocked', live_jobs: 1 });
    expect(await waysTo(id)).toEqual([]);
    await decide(company.clientId, 'unblock', 'blocked');
    expect(await waysTo(id)).toEqual(before);
    expect((await company.call('GET', `/jobs/${id}`)).body.data.till).toBe(till);
    const withheld = async () =>
      (await admin('GET', `/companies/${company.clientId}`)).body.data.jobs.map(
        (one: { withheld: boolean }) => one.withheld,
      );
    expect(await withheld()).toEqual([false]);
    const { uuid } = (await company.call('GET', `/jobs/${id}`)).body.data;
    await admin('POST', `/jobs/${uuid}/withhold`, { ground: 'fraud', explanation: 'Vraagt om geld' });
    expect(await withheld()).toEqual([true]);
  });

  it('cannot publish or order, but reads why', async () => {
    const company = await addCompany(shop);
    const id = await shop.draft({}, company.call);
    await block(company.clientId);
    const order = await company.call('POST', `/orders/product/${sold.posting}`, { payment_type_id: 1 });
    const published = await company.call('PUT', `/jobs/${id}/publish/draft`);
    expect([order.body.code, published.body.code]).toEqual(['companyBlocked', 'companyBlocked']);
    expect((await company.call('GET', '/client')).body.data).toMatchObject({
      state: 'blocked',
      blocked_reason: 'Vraagt om geld vooraf.',
    });
  });

  it('is mailed why, as the admin read it before', async () => {
    const company = await addCompany(shop);
    const body = { decision: 'block', known: 'approved', reason: 'Vraagt om geld vooraf.' };
    const preview = await admin('POST', `/companies/${company.clientId}/preview`, body);
    expect((await companies()).counts.blocked).toBe(
      (await companies('match[state]=blocked')).companies.length,
    );
    expect(await shop.db.select().from(mails)).toEqual([]);
    await block(company.clientId);
    const [mail] = await shop.db.select().from(mails);
    expect(preview.body.data).toEqual([
      { to: 'company', locale: 'nl', count: 1, subject: mail?.subject, text: mail?.text },
    ]);
    expect(mail?.text).toContain('Vraagt om geld vooraf.');
  });

  it('needs a reason, and nobody decides over what another admin did meanwhile', async () => {
    const { clientId } = await addCompany(shop);
    const unsaid = await decide(clientId, 'block', 'approved');
    expect([unsaid.status, Object.keys(unsaid.body.fields)]).toEqual([422, ['reason']]);
    await block(clientId);
    const late = await block(clientId);
    expect([late.status, late.body.code, late.body.current.state]).toEqual([
      409,
      'companyStateChanged',
      'blocked',
    ]);
    expect(late.body.message).toMatch(/goedgekeurd.*geblokkeerd/);
  });
});

describe('the VAT number of a company', () => {
  it('is asked about at a press, and another number since is not checked', async () => {
    const { clientId } = await addCompany(shop);
    const path = `/companies/${clientId}`;
    const missing = await admin('POST', `${path}/check-vat`, {});
    expect(missing.body.code).toBe('vatNumberMissing');
    const saved = await admin('PUT', path, { revision: 1, vat_number: 'NL004495445B01' });
    expect(saved.body.data.vat_check).toBeNull();
    shop.vatAnswers.set('NL004495445B01', { result: 'valid', name: 'OLDAMBT BV', address: 'KADE 1' });
    const at = shop.clock.now().toISOString();
    expect((await admin('POST', `${path}/check-vat`, {})).body.data.vat_check).toEqual({
      result: 'valid',
      name: 'OLDAMBT BV',
      address: 'KADE 1',
      at,
    });
    shop.vatAnswers.clear();
    expect((await admin('POST', `${path}/check-vat`, {})).body.data.vat_check.result).toBe('unknown');
    const changed = await admin('PUT', path, { revision: 2, vat_number: 'BE0123456749' });
    expect(changed.body.data.vat_check).toBeNull();
  });
});

describe('notes of admins', () => {
  it('are read with who wrote them, and a deleted one comes back', async () => {
    const { clientId } = await addCompany(shop);
    const path = `/companies/${clientId}/notes`;
    const { body } = await admin('POST', path, { text: ' Gebeld over de rekening. ' });
    expect(body.data).toMatchObject({ text: 'Gebeld over de rekening.', by: 'Anna de Vries' });
    const notes = async () => (await admin('GET', `/companies/${clientId}`)).body.data.notes;
    await admin('DELETE', `${path}/${body.data.id}`);
    expect(await notes()).toEqual([]);
    await admin('POST', `${path}/${body.data.id}/restore`, {});
    expect(await notes()).toEqual([body.data]);
    expect((await admin('POST', path, { text: ' ' })).status).toBe(422);
  });
});

it('no paid day is lost while a company waits, and nobody sees it before, whatever is done', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ do: fc.constant('buy' as const) }),
    fc.record({ do: fc.constant('order' as const), job: fc.nat(2) }),
    fc.record({ do: fc.constant('publish' as const), job: fc.nat(2) }),
    fc.record({ do: fc.constant('edit' as const), job: fc.nat(2) }),
    fc.record({ do: fc.constant('sweep' as const) }),
    fc.record({ do: fc.constant('block' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const company = await newCompany();
      const ids = [0, 1, 2].map(() => company.draft({ product_id: sold.posting }));
      const theirs = await Promise.all(ids);
      let bought = 0;
      for (const one of steps) {
        const id = 'job' in one ? (theirs[one.job] ?? 0) : 0;
        if (one.do === 'pass') await shop.passDays(one.days);
        if (one.do === 'buy' && (await company.buy(sold.posting)).data) bought += 1;
        if (one.do === 'order' && (await company.buy(sold.posting, { job_id: id })).data) bought += 1;
        if (one.do === 'publish') await company.publish(id);
        if (one.do === 'edit') await company.call('PUT', `/jobs/${id}`, { title: `Kok anders${id}` });
        if (one.do === 'sweep') await sweepJobs(shop.db, shop.clock.now());
        if (one.do === 'block') {
          await decide(company.clientId, 'block', 'waiting', { reason: 'Even kijken.' });
          await decide(company.clientId, 'unblock', 'blocked');
        }
        expect(await listed(theirs), JSON.stringify(one)).toEqual([]);
      }
      for (const draft of theirs) expect(await waysTo(draft)).toEqual([]);
      const read = () => Promise.all(theirs.map(company.read));
      const asked = (await read()).filter((job) => job.waits_for);
      expect((await decide(company.clientId, 'approve', 'waiting')).status).toBe(200);
      const now = shop.clock.now().getTime();
      const live = (await read()).filter(({ status }) => status === 'active');
      expect(live.map(({ id }) => id)).toEqual(asked.map(({ id }) => id));
      for (const { till } of live) expect(Date.parse(till) - now).toBe(30 * day);
      const { balances } = (await admin('GET', `/companies/${company.clientId}`)).body.data;
      const left = balances.find(({ kind }: { kind: string }) => kind === 'posting')?.amount_open ?? 0;
      expect(left).toBe(bought - live.length);
    }),
    { numRuns: 5, endOnFailure: true },
  );
}, 120_000);

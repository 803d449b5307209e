import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { files, ledgerEntries, mails, relations, resumes, users } from '../../platform/database/schema.ts';

let api: TestApi;
let employer: string;
let rival: string;
let candidate: string;
let userId: number;
beforeAll(async () => {
  api = await openTestApi({}, { app_credit_price: 2 });
  await addAccounts(api);
  [employer, rival, candidate] = await Promise.all([
    logIn(api, 'employer'),
    logIn(api, 'employer', 'other@example.org'),
    logIn(api, 'candidate'),
  ]);
  const [person] = await api.db.select().from(users).where(eq(users.email, 'candidate@example.org'));
  userId = person?.id ?? 0;
});
afterAll(() => api.close());

beforeAll(() => credits(1, 100));

let resume: typeof resumes.$inferSelect;
beforeEach(async () => {
  const { db } = api;
  for (const table of [relations, resumes, mails]) await db.delete(table);
  await addResume();
});
async function addResume(change: Partial<typeof resumes.$inferInsert> = {}) {
  const [added] = await api.db
    .insert(resumes)
    .values({
      userId,
      jobBoardId: 1,
      slug: `anna-${crypto.randomUUID()}`,
      givenName: 'Anna',
      familyName: 'de Vries',
      position: 'Kok',
      phone: '+31612345678',
      ...change,
    })
    .returning();
  if (!added) throw new Error('No resume');
  resume = added;
}
async function credits(clientId: number, amount: number) {
  const values = { clientId, kind: 'credit' as const, amount, reason: 'granted' as const, name: 'Credits' };
  await api.db
    .insert(ledgerEntries)
    .values({ ...values, operation: `grant:${crypto.randomUUID()}`, createdAt: api.clock.now() });
}
const balance = async () =>
  (await api.db.select().from(ledgerEntries)).reduce((sum, { amount }) => sum + amount, 0);

const texts = { introduction_text: 'Wij zoeken een kok', motivation: 'Je kookt met zeewier' };
const order = (body: object = texts, bearer = employer, uuid = resume.uuid) =>
  ask(api, `employer/v1/resumes/${uuid}/order`, { method: 'POST', bearer, body });
const contacted = (query = '', bearer = employer) =>
  ask(api, `employer/v1/resumes/contacted${query}`, { bearer });
const mine = () => ask(api, 'candidate/v1/contact-requests', { bearer: candidate });
const answer = (uuid: string, status: string, bearer = candidate) =>
  ask(api, `candidate/v1/contact-requests/${uuid}/status`, { method: 'PUT', bearer, body: { status } });
const byLink = (token: string, act = '', host = 'localhost') =>
  ask(api, `public/v1/candidates/status/${token}${act}`, { host, method: act === '' ? 'GET' : 'POST' });
async function mailedToken() {
  const [mail] = await api.db.select().from(mails).where(eq(mails.event, 'contact-request.requested'));
  const link = new URL(/https?:\/\/\S*token=\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none');
  return { mail, link, token: link.searchParams.get('token') ?? '' };
}

describe('asking a candidate for contact', () => {
  it('buys the resume once, mails the candidate once, and tells nothing that reaches them', async () => {
    const before = await balance();
    const answers = await Promise.all([order(), order()]);
    const [first] = answers;
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(first?.body.data).toMatchObject({
      status: 'requested',
      credits: 2,
      resume: { given_name: 'Anna', position: 'Kok', family_name: null, email: null, phone: null },
    });
    expect(await balance()).toBe(before - 2);
    const { mail, link } = await mailedToken();
    expect(await api.db.select().from(mails)).toHaveLength(1);
    expect(mail).toMatchObject({ to: 'candidate@example.org', locale: 'nl' });
    expect(mail?.subject).toBe('Lauwers BV wil graag contact met je');
    expect(mail?.text).toContain('Wij zoeken een kok');
    // The link leads to a page of the site, which asks: a scanner of mails that opens it changes nothing.
    expect(link.pathname).not.toContain('/api/');
    expect((await mine()).body.data[0]).toMatchObject({ ...texts, client_name: 'Lauwers BV' });
  });

  it('needs an introduction, an available resume that this company may see, and enough credits', async () => {
    const before = await balance();
    const empty = await order({ introduction_text: '  ' });
    expect([empty.status, empty.body.fields]).toEqual([
      422,
      { introduction_text: ['This field is required'] },
    ]);
    const file = await order({ ...texts, motivation_file: 'nobody-knows-it' });
    expect(Object.keys(file.body.fields)).toEqual(['motivation_file']);
    const poor = await order(texts, rival);
    expect([poor.status, poor.body.code]).toEqual([409, 'balanceTooLow']);
    expect(await api.db.select().from(relations)).toEqual([]);
    for (const change of [
      { status: 'not_available' as const },
      { userId: null },
      { visibility: 'except' as const, clientIds: [1] },
      { visibility: 'only' as const, clientIds: [2] },
      { jobBoardId: 2 },
    ]) {
      await api.db.delete(resumes);
      await addResume(change);
      expect([change, (await order()).status]).toEqual([change, 404]);
    }
    expect((await order(texts, employer, 'no-uuid')).status).toBe(404);
    expect(await balance()).toBe(before);
  });

  it('costs once, however often it is pressed at the same time', async () => {
    const before = await balance();
    const answers = await Promise.all(Array.from({ length: 20 }, () => order()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data.uuid)).size).toBe(1);
    expect(await balance()).toBe(before - 2);
    expect(await api.db.select().from(mails)).toHaveLength(1);
  });

  it('is paid from a contract only by name, also where credits are too few', async () => {
    const lot = {
      clientId: 2,
      kind: 'contract' as const,
      amount: 1,
      reason: 'granted' as const,
      name: 'Contract',
    };
    await api.db
      .insert(ledgerEntries)
      .values({ ...lot, operation: `grant:${crypto.randomUUID()}`, createdAt: api.clock.now() });
    expect((await order({ ...texts, payment: 'credits' }, rival)).body.code).toBe('balanceTooLow');
    expect((await order({ ...texts, payment: 'contract' })).body.code).toBe('balanceTooLow');
    const before = await balance();
    const asked = await order(texts, rival);
    expect([asked.status, asked.body.code, asked.body.current]).toEqual([
      409,
      'contractNeedsConsent',
      { kind: 'contract', amount: 1 },
    ]);
    const { status, body } = await order({ ...texts, payment: 'contract' }, rival);
    expect([status, body.data.credits]).toEqual([201, 0]);
    expect(await balance()).toBe(before - 1);
  });

  it('can be taken back while it waits; the resume stays bought, and asking once more is free', async () => {
    const withdraw = (bearer = employer) =>
      ask(api, `employer/v1/resumes/${resume.uuid}/withdraw`, { method: 'PUT', bearer });
    expect((await withdraw()).status).toBe(404);
    await order();
    const { token } = await mailedToken();
    const before = await balance();
    expect((await withdraw(rival)).status).toBe(404);
    const withdrawn = await withdraw();
    expect(withdrawn.body.data.withdrawn_at).not.toBeNull();
    expect((await withdraw()).body.data.withdrawn_at).toBe(withdrawn.body.data.withdrawn_at);
    expect((await mine()).body.data).toEqual([]);
    expect((await byLink(token, '/approve')).status).toBe(410);
    expect((await contacted()).body.data).toHaveLength(1);
    await api.db.delete(mails);
    const again = await order({ introduction_text: 'Nog eens' });
    expect(again.body.data).toMatchObject({
      status: 'requested',
      withdrawn_at: null,
      introduction_text: 'Nog eens',
    });
    expect(await balance()).toBe(before);
    expect((await byLink((await mailedToken()).token, '/approve')).status).toBe(200);
    expect((await withdraw()).body.code).toBe('transitionNotAllowed');
  });

  it('takes a file of the employer’s own along, for the candidate to read', async () => {
    const pdf = Buffer.from('%PDF-1.4\n%%EOF about us');
    const form = { name: 'wij.pdf', file: new File([pdf], 'wij.pdf') };
    const { body } = await ask(api, 'employer/v1/files/upload', { method: 'POST', bearer: employer, form });
    await credits(2, 10);
    expect((await order({ ...texts, motivation_file: body.data.token }, rival)).status).toBe(422);
    await order({ ...texts, motivation_file: body.data.token });
    const [request] = (await mine()).body.data;
    expect(request.motivation_file.name).toBe('wij.pdf');
    const read = (bearer: string) =>
      ask(api, `candidate/v1/files/download/${request.motivation_file.token}`, { bearer });
    expect((await read(candidate)).bytes.equals(pdf)).toBe(true);
  });
});

describe('answering', () => {
  it('by the mailed link works logged out, in both directions, twice over, for thirty days', async () => {
    await order();
    const { token } = await mailedToken();
    expect((await byLink(token)).body.data).toMatchObject({ status: 'requested', ...texts });
    // Opened as programs open every link: nothing is answered by it.
    for (const act of ['/approve', '/decline', '/approve']) {
      const opened = await ask(api, `public/v1/candidates/status/${token}${act}`);
      expect([opened.status, opened.body.data.status]).toEqual([200, 'requested']);
    }
    for (const [act, status] of [
      ['/approve', 'accepted'],
      ['/approve', 'accepted'],
      ['/decline', 'declined'],
      ['/approve', 'accepted'],
    ] as const)
      expect((await byLink(token, act)).body.data.status).toBe(status);
    const received = await api.db.select().from(mails).where(eq(mails.to, 'employer@example.org'));
    expect(received.map(({ event }) => event)).toEqual([
      'contact-request.accepted',
      'contact-request.declined',
      'contact-request.accepted',
    ]);
    expect(received[0]?.text).toContain('+31612345678');
    expect(received[1]?.text).not.toContain('+31612345678');
    expect((await byLink(token, '', 'other.localhost')).status).toBe(410);
    expect((await byLink('guessed')).body.code).toBe('linkExpired');
    api.clock.advance(30 * 24 * 60 * 60 * 1000);
    try {
      expect((await byLink(token, '/decline')).status).toBe(410);
    } finally {
      api.clock.advance(-30 * 24 * 60 * 60 * 1000);
    }
  });

  it('in the account follows the same table', async () => {
    const { uuid } = (await order()).body.data;
    expect((await answer(uuid, 'accepted')).body.data.status).toBe('accepted');
    expect((await answer(uuid, 'declined')).body.data.status).toBe('declined');
    const past = new Date(api.clock.now().getTime() - 1000);
    await api.db.update(relations).set({ expiresAt: past });
    const late = await answer(uuid, 'accepted');
    expect([late.status, late.body.code]).toEqual([409, 'transitionNotAllowed']);
    // What still waits can be answered however late.
    await api.db.update(relations).set({ status: 'requested' });
    expect((await answer(uuid, 'accepted')).status).toBe(200);
  });

  it('is nobody else’s', async () => {
    const { uuid } = (await order()).body.data;
    const elsewhere = await logIn(api, 'candidate', 'elsewhere@example.org', 'other.localhost');
    const there = { bearer: elsewhere, host: 'other.localhost' };
    const path = `candidate/v1/contact-requests/${uuid}/status`;
    const tried = await ask(api, path, { method: 'PUT', body: { status: 'accepted' }, ...there });
    expect(tried.status).toBe(404);
    expect((await ask(api, 'candidate/v1/contact-requests', there)).body.data).toEqual([]);
  });
});

describe('the company’s candidates', () => {
  it('are told in full while they accept, and not before or after', async () => {
    const pdf = Buffer.from('%PDF-1.4\n%%EOF cv');
    await api.storage.write('private/resume.pdf', pdf);
    const cv = {
      siteId: 18,
      ownerKind: 'user' as const,
      ownerId: userId,
      name: 'cv.pdf',
      mime: 'application/pdf',
    };
    const token = `cv-${crypto.randomUUID()}`;
    const [file] = await api.db
      .insert(files)
      .values({ ...cv, token, size: pdf.length, storageKey: 'private/resume.pdf' })
      .returning();
    await api.db.update(resumes).set({ fileId: file?.id ?? 0 });
    const download = () => ask(api, `employer/v1/files/download/${token}`, { bearer: employer });
    const { uuid } = (await order()).body.data;
    const seen = async () => (await contacted('?with=resume')).body.data[0].resume;
    expect([await seen(), (await download()).status]).toEqual([
      expect.objectContaining({ email: null, phone: null, family_name: null, file_token: null }),
      404,
    ]);
    await answer(uuid, 'accepted');
    expect([await seen(), (await download()).status]).toEqual([
      expect.objectContaining({
        email: 'candidate@example.org',
        phone: '+31612345678',
        family_name: 'de Vries',
        file_token: token,
      }),
      200,
    ]);
    await answer(uuid, 'declined');
    expect([await seen(), (await download()).status]).toEqual([
      expect.objectContaining({ email: null, phone: null, file_token: null }),
      404,
    ]);
  });

  it('come oldest first, by status, in pages, and are nobody else’s', async () => {
    const first = (await order()).body.data.uuid;
    await answer(first, 'declined');
    const person = { role: 'candidate' as const, siteId: 18, givenName: 'Bo', familyName: 'Smit' };
    const [bo] = await api.db
      .insert(users)
      .values({ ...person, email: 'bo@example.org' })
      .returning();
    await addResume({ userId: bo?.id ?? 0, givenName: 'Bo' });
    api.clock.advance(1000);
    const second = (await order()).body.data.uuid;
    const uuids = async (query: string) =>
      (await contacted(query)).body.data.map((one: { uuid: string }) => one.uuid);
    expect(await uuids('?order=+created_at')).toEqual([first, second]);
    expect(await uuids('?order=-created_at')).toEqual([second, first]);
    expect(await uuids('?match[status]=declined')).toEqual([first]);
    expect(await uuids('?search=BO')).toEqual([second]);
    // A surname finds only who accepted.
    expect(await uuids('?search=vries')).toEqual([]);
    await answer(first, 'accepted');
    expect(await uuids('?search=anna%20vries')).toEqual([first]);
    expect(await uuids('?search=%25')).toEqual([]);
    expect((await contacted('?limit=1&page=2')).body.meta).toMatchObject({ total: 2, last_page: 2 });
    expect((await contacted('')).body.data[0]).not.toHaveProperty('resume');
    expect((await contacted('', rival)).body.data).toEqual([]);
  });
});

it('goes with the candidate who leaves, whose export shows it first', async () => {
  await order();
  const exported = await ask(api, 'candidate/v1/profile/gdpr?format=json', { bearer: candidate });
  const { data } = JSON.parse(exported.bytes.toString());
  expect(data.contact_requests).toMatchObject([{ company: 'Lauwers BV', status: 'requested' }]);
  expect(exported.bytes.toString()).not.toContain('token_hash');
  await ask(api, 'candidate/v1/profile', { method: 'DELETE', bearer: candidate });
  expect(await api.db.select().from(relations)).toEqual([]);
});

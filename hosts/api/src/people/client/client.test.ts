import { desc, eq, sql } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { clientUsers, mails, organisations, users } from '../../platform/database/schema.ts';

let api: TestApi;
let employer: string;
let other: string;

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, bearer = employer) =>
  ask(api, `employer/v1/${path}`, { method, bearer, ...(body && { body }) });
const lastMail = async (to: string) => {
  const [mail] = await api.db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.id)).limit(1);
  return mail;
};
const verify = (email: string) =>
  api.db.update(users).set({ emailVerifiedAt: api.clock.now() }).where(eq(users.email, email));
const people = async (bearer = employer) =>
  (await call('GET', 'users?limit=50', undefined, bearer)).body.data as {
    id: number;
    email: string;
    status: string;
    given_name: string;
    is_you: boolean;
  }[];

beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  // The companies and organisations above were given numbers by hand.
  for (const table of ['clients', 'organisations'])
    await api.db.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), 100)`);
  employer = await logIn(api, 'employer');
  other = await logIn(api, 'employer', 'other@example.org');
});
afterAll(() => api.close());

describe('the company', () => {
  it('is read and changed, tidied', async () => {
    const { body } = await call('GET', 'client');
    expect(body.data).toMatchObject({ name: 'Lauwers BV', vat_number: null, revision: 1 });
    const saved = await call('PUT', 'client', {
      name: '  Lauwers   Zorg BV ',
      vat_number: 'nl 0012.34567.b27',
      invoice_email: 'Facturen@Lauwers.example',
      revision: 1,
    });
    expect([saved.status, saved.body.fields?.vat_number]).toEqual([422, [expect.stringMatching('VAT')]]);
    const right = await call('PUT', 'client', {
      name: '  Lauwers   Zorg BV ',
      vat_number: 'nl 0044.95445.b01',
      invoice_email: 'Facturen@Lauwers.example',
      revision: 1,
    });
    expect(right.body.data).toMatchObject({
      name: 'Lauwers Zorg BV',
      vat_number: 'NL004495445B01',
      invoice_email: 'facturen@lauwers.example',
      revision: 2,
    });
  });

  it('says of each field what is wrong', async () => {
    const { status, body } = await call('PUT', 'client', { name: ' ', invoice_email: 'nobody' });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['name', 'invoice_email']]);
  });

  it('is not overwritten by who read an older one: both are told', async () => {
    const { data } = (await call('GET', 'client')).body;
    await call('PUT', 'client', { name: 'First', revision: data.revision });
    const late = await call('PUT', 'client', { name: 'Second', revision: data.revision });
    expect([late.status, late.body.code, late.body.current.name]).toEqual([409, 'conflict', 'First']);
    // Of two at once one wins.
    const now = data.revision + 1;
    const both = await Promise.all(['A', 'B'].map((name) => call('PUT', 'client', { name, revision: now })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('people of a company', () => {
  it('are invited by who has shown their own address to be theirs', async () => {
    const invited = { email: 'new@example.org', given_name: 'Nieuw', family_name: 'Persoon' };
    expect((await call('POST', 'users', invited)).body.code).toBe('emailUnverified');
  });

  it('get a mailed link, choose a password, and are in', async () => {
    await verify('employer@example.org');
    const invited = { email: ' New@Example.org', given_name: 'Nieuw', family_name: 'Persoon' };
    const { status, body } = await call('POST', 'users', invited);
    // Whether there was an account, and in whose name, is not said.
    expect([status, body.data]).toMatchObject([
      201,
      { email: 'new@example.org', status: 'invited', given_name: '', is_you: false },
    ]);
    const mail = await lastMail('new@example.org');
    expect(mail?.subject).toContain('Anna de Vries');
    const token = new URL(/https?:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token');
    const chosen = { token, password: 'a fine new one', password_confirmation: 'a fine new one' };
    const joined = await ask(api, 'employer/v1/password/reset', { method: 'POST', body: chosen });
    expect(joined.status).toBe(200);
    const bearer = joined.body.data.token;
    expect((await call('GET', 'you', undefined, bearer)).body.data.client.uuid).toBe(
      (await call('GET', 'client')).body.data.uuid,
    );
    const seen = (await people()).find(({ email }) => email === 'new@example.org');
    expect(seen).toMatchObject({ status: 'active', given_name: 'Nieuw' });
    const again = await ask(api, 'employer/v1/password/reset', { method: 'POST', body: chosen });
    expect(again.body.code).toBe('linkExpired');
  });

  it('who have a company already accept in their account, and switch between the two', async () => {
    const invited = { email: 'other@example.org', given_name: 'O', family_name: 'P' };
    await call('POST', 'users', invited);
    expect((await lastMail('other@example.org'))?.text).toContain('menuType=client');
    // Not let in by the mere invitation.
    expect((await people()).find(({ email }) => email === 'other@example.org')?.status).toBe('invited');
    const own = (await call('GET', 'users/own', undefined, other)).body.data;
    expect(own.map(({ status }: { status: string }) => status).sort()).toEqual(['active', 'invited']);
    const seat = own.find(({ status }: { status: string }) => status === 'invited');
    expect((await call('PUT', `users/${seat.id}/switch`, undefined, other)).body.code).toBe(
      'emailUnverified',
    );
    await verify('other@example.org');
    const { data } = (await call('PUT', `users/${seat.id}/switch`, undefined, other)).body;
    expect((await call('GET', 'client', undefined, data.token)).body.data.uuid).toBe(seat.client.uuid);
    // A session elsewhere goes on for the company it speaks for.
    expect((await call('GET', 'client', undefined, other)).body.data.name).toBe('Werf BV');
    // And the next login begins where one was last.
    const fresh = await logIn(api, 'employer', 'other@example.org');
    expect((await call('GET', 'client', undefined, fresh)).body.data.uuid).toBe(seat.client.uuid);
  });

  it('cannot switch to what is another’s', async () => {
    const [mine] = (await call('GET', 'users/own')).body.data;
    expect((await call('PUT', `users/${mine.id}/switch`, undefined, other)).status).toBe(404);
    const colleague = (await people()).find(({ is_you }) => !is_you);
    expect((await call('PUT', `users/${colleague?.id}/switch`)).status).toBe(404);
  });

  it('are out at their next call once somebody ends it, and in again when let in', async () => {
    const bearer = await logIn(api, 'employer', 'other@example.org');
    const seat = (await people()).find(({ email }) => email === 'other@example.org');
    expect((await call('PUT', `users/${seat?.id}`, { active: false })).body.data.status).toBe('inactive');
    expect((await call('GET', 'jobs', undefined, bearer)).status).toBe(401);
    // Their own company is still theirs.
    const home = await logIn(api, 'employer', 'other@example.org');
    expect((await call('GET', 'client', undefined, home)).body.data.name).toBe('Werf BV');
    expect((await call('PUT', `users/${seat?.id}`, { active: true })).body.data.status).toBe('active');
    expect((await call('GET', 'jobs', undefined, bearer)).status).toBe(200);
  });

  it('who work nowhere any more are told so when they log in', async () => {
    const seat = (await people()).find(({ email }) => email === 'new@example.org');
    await call('PUT', `users/${seat?.id}`, { active: false });
    const { status, body } = await ask(api, 'employer/v1/login', {
      method: 'POST',
      body: { email: 'new@example.org', password: 'a fine new one' },
    });
    expect([status, body.code]).toEqual([403, 'noCompany']);
  });

  it('never end themselves, nor anybody of another company', async () => {
    const you = (await people()).find(({ is_you }) => is_you);
    expect((await call('PUT', `users/${you?.id}`, { active: false })).body.code).toBe('ownAccess');
    const [theirs] = await people(other);
    expect((await call('PUT', `users/${theirs?.id}`, { active: false })).status).toBe(404);
  });

  it('are not invited twice, and not mailed without end', async () => {
    const you = { email: 'employer@example.org', given_name: 'A', family_name: 'B' };
    expect(Object.keys((await call('POST', 'users', you)).body.fields)).toEqual(['email']);
    const often = { email: 'often@example.org', given_name: 'A', family_name: 'B' };
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push((await call('POST', 'users', often)).status);
    expect(answers).toEqual([201, 201, 201, 429]);
  });

  it('are found by name and by page', async () => {
    const { body } = await call('GET', 'users?search=anna%20employer&limit=1');
    expect([body.meta.total, body.data[0].email]).toEqual([1, 'employer@example.org']);
  });
});

describe('another company of one’s own', () => {
  it('comes with its first organisation, and its maker may switch to it', async () => {
    const made = await call('POST', 'client', { name: 'Lauwers Thuis BV' });
    expect([made.status, made.body.data.name]).toEqual([201, 'Lauwers Thuis BV']);
    const [organisation] = await api.db
      .select()
      .from(organisations)
      .where(eq(organisations.name, 'Lauwers Thuis BV'));
    expect(organisation?.active).toBe(true);
    const own = (await call('GET', 'users/own')).body.data;
    const seat = own.find(({ client }: { client: { name: string } }) => client.name === 'Lauwers Thuis BV');
    const { data } = (await call('PUT', `users/${seat.id}/switch`)).body;
    expect((await call('GET', 'you', undefined, data.token)).body.data.client.name).toBe('Lauwers Thuis BV');
  });

  it('is made by nobody who works for ten; who invites them, and whom they left, do not count', async () => {
    const make = (index: number) => call('POST', 'client', { name: `Bedrijf ${index} BV` });
    const seats = async () =>
      (await call('GET', 'users/own')).body.data as { id: number; client: { name: string } }[];
    for (let index = (await seats()).length; index < 9; index += 1)
      expect((await make(index)).status).toBe(201);
    // Two at once are counted one after the other.
    const last = await Promise.all([make(10), make(11)]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await make(12)).body.code).toBe('tooManyClients');

    const [left] = (await seats()).filter(({ client }) => client.name.startsWith('Bedrijf'));
    await api.db
      .update(clientUsers)
      .set({ active: false })
      .where(eq(clientUsers.id, left?.id ?? 0));
    const invitation = { email: 'employer@example.org', given_name: 'A', family_name: 'B' };
    await verify('other@example.org');
    const invited = await call('POST', 'users', invitation, other);
    expect(invited.status).toBe(201);
    expect((await make(13)).status).toBe(201);
    expect((await make(14)).body.code).toBe('tooManyClients');
    await call('PUT', `users/${invited.body.data.id}`, { active: false }, other);
  });
});

it('who leaves for good takes their places along; the last one closes the company and its keys', async () => {
  const bearer = await logIn(api, 'employer', 'other@example.org');
  const own = (await call('GET', 'users/own', undefined, bearer)).body.data;
  const werf = own.find(({ client }: { client: { name: string } }) => client.name === 'Werf BV');
  const home = (await call('PUT', `users/${werf.id}/switch`, undefined, bearer)).body.data.token;
  const key = (await call('POST', 'multiposter-tokens', { name: 'X' }, home)).body.data.token;
  expect((await call('DELETE', 'profile', undefined, home)).status).toBe(204);
  expect((await ask(api, 'mp/v1/jobs', { bearer: key })).status).toBe(401);
  const left = await api.db
    .select()
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .where(eq(users.email, 'other@example.org'));
  expect(left).toEqual([]);
  // The company they were invited to goes on.
  expect((await call('GET', 'client')).status).toBe(200);
});

import type { AdminRole, TeamMember } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, mailsTo } from '../../../test/registering.ts';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn, password } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { accountLinks, clients, mails, users } from '../../platform/database/schema.ts';
import { hashPassword } from '../account/passwords.ts';

let api: TestApi;
let owner: string;
const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  // A team of its own for each test, on the board that is there: an API for each took longer than the tests.
  for (const table of [accountLinks, mails, users, clients]) await api.db.delete(table);
  await addAccounts(api);
  owner = await logIn(api, 'admin');
});
afterAll(() => api.close());

async function addAdmin(email: string, adminRole: AdminRole, siteId: number | null = 18) {
  const [added] = await api.db
    .insert(users)
    .values({
      role: 'admin',
      adminRole,
      email,
      siteId,
      givenName: 'Jelmer',
      familyName: 'Postma',
      passwordHash: await hashPassword(password),
    })
    .returning();
  return { uuid: added?.uuid ?? '', bearer: await logIn(api, 'admin', email) };
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, bearer = owner) =>
  ask(api, `admin/v1/team${path}`, { method, bearer, ...(body && { body }) });
const team = async () => (await call('GET', '')).body.data as TeamMember[];
const member = async (email: string) => (await team()).find((one) => one.email === email);

async function invite(email = 'Marit@Example.org', role: AdminRole = 'support') {
  const answer = await call('POST', '', { email, role });
  return { ...answer, uuid: answer.body.data?.uuid as string, token: await tokenTo(email.toLowerCase()) };
}
async function tokenTo(email: string): Promise<string> {
  const mail = (await mailsTo(api, email)).filter(({ event }) => event === 'account.team').at(-1);
  const [, token = ''] = /admin\/invitation\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return token;
}
const read = (token: string, host = 'localhost') => ask(api, `admin/v1/team/invitations/${token}`, { host });
const accept = (token: string, change: object = {}, host = 'localhost') =>
  ask(api, 'admin/v1/team/invitations/accept', {
    method: 'POST',
    host,
    body: {
      token,
      given_name: 'Marit',
      family_name: 'Visser',
      password: goodPassword,
      password_confirmation: goodPassword,
      ...change,
    },
  });

describe('an invitation', () => {
  it('is mailed, says what it is about, and lets in with a name and a password', async () => {
    const { status, token } = await invite();
    expect(status).toBe(201);
    expect(await member('marit@example.org')).toMatchObject({
      state: 'invited',
      role: 'support',
      given_name: '',
    });
    expect((await read(token)).body.data).toMatchObject({ email: 'marit@example.org', role: 'support' });
    const { body } = await accept(token);
    const you = (await ask(api, 'admin/v1/you', { bearer: body.data.token })).body.data;
    expect(you).toMatchObject({
      given_name: 'Marit',
      admin: { role: 'support', areas: { jobs: 'does', shop: 'sees', team: 'nothing' } },
    });
    expect(await member('marit@example.org')).toMatchObject({ state: 'active', invited_until: null });
  });

  it('that is refused a password is not used up', async () => {
    const { token } = await invite();
    const refused = await accept(token, {
      password: 'short',
      password_confirmation: 'short',
      given_name: ' ',
    });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['given_name', 'password']]);
    expect((await accept(token)).status).toBe(200);
  });

  it('used twice, late, or at another site says so', async () => {
    const { token } = await invite();
    expect((await accept(token, {}, 'other.localhost')).body.code).toBe('invitationElsewhere');
    expect((await accept(token)).status).toBe(200);
    expect((await accept(token)).body.code).toBe('invitationAccepted');
    const late = await invite('late@example.org');
    await api.db
      .update(accountLinks)
      .set({ expiresAt: new Date(api.clock.now().getTime() - day) })
      .where(eq(accountLinks.email, 'late@example.org'));
    expect([(await read(late.token)).body.code, (await accept(late.token)).body.code]).toEqual([
      'linkExpired',
      'linkExpired',
    ]);
    expect((await read('nonsense')).status).toBe(410);
  });

  it('is accepted once by two who do it at once', async () => {
    const { token } = await invite();
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('sent again works by the new link alone, and withdrawn not at all', async () => {
    const first = await invite();
    expect((await call('POST', `/${first.uuid}/invitation`)).status).toBe(200);
    const second = await tokenTo('marit@example.org');
    expect((await accept(first.token)).body.code).toBe('linkExpired');
    expect((await call('DELETE', `/${first.uuid}`)).status).toBe(204);
    expect((await accept(second)).body.code).toBe('linkExpired');
    expect(await member('marit@example.org')).toMatchObject({ state: 'removed' });
  });

  it('sets no password by the page of a forgotten one', async () => {
    const { token } = await invite();
    const body = { token, password: goodPassword, password_confirmation: goodPassword };
    expect((await ask(api, 'admin/v1/password/reset', { method: 'POST', body })).status).toBe(410);
  });

  it('is refused for who is there and for what is no address', async () => {
    const refused = async (email: string) => (await call('POST', '', { email, role: 'sales' })).body.fields;
    await addAdmin('jelmer@example.org', 'content');
    expect(await refused('Jelmer@example.org')).toEqual({ email: ['This person is on the team already'] });
    // Who is an admin of all sites is there too.
    await addAdmin('everywhere@example.org', 'owner', null);
    expect(await refused('everywhere@example.org')).toHaveProperty('email');
    expect(await refused('jelmer')).toHaveProperty('email');
  });
});

describe('a role', () => {
  it('that is changed holds from the next call on', async () => {
    const { uuid, bearer } = await addAdmin('jelmer@example.org', 'content');
    const jobs = () => ask(api, 'admin/v1/jobs', { bearer });
    expect((await jobs()).body.code).toBe('rightMissing');
    expect((await call('PUT', `/${uuid}/role`, { role: 'sales' })).body.data.role).toBe('sales');
    expect((await jobs()).status).toBe(200);
  });

  it('is not given over one that was not read', async () => {
    const { uuid } = await addAdmin('jelmer@example.org', 'content');
    const give = (role: string, was: string) => call('PUT', `/${uuid}/role`, { role, was });
    expect((await give('sales', 'content')).status).toBe(200);
    const late = await give('support', 'content');
    expect([late.status, late.body.code, late.body.current.role]).toEqual([409, 'conflict', 'sales']);
    // What a colleague gave already is no conflict.
    expect((await give('sales', 'content')).status).toBe(200);
    expect((await give('support', late.body.current.role)).body.data.role).toBe('support');
    const { body } = await call('GET', '/log?match[area]=team');
    expect(body.data[0]).toMatchObject({ action: 'team.changeAdminRole', subject: uuid });
  });

  it('of the last owner stays, also for themselves', async () => {
    const me = (await team()).find((one) => one.is_you);
    expect((await call('PUT', `/${me?.uuid ?? ''}/role`, { role: 'sales' })).body.code).toBe('lastOwner');
    expect((await call('DELETE', `/${me?.uuid ?? ''}`)).body.code).toBe('lastOwner');
  });

  it('of owner is not kept by an invitation, nor by an owner of one site', async () => {
    await invite('new@example.org', 'owner');
    await addAdmin('site@example.org', 'owner');
    const me = (await team()).find((one) => one.is_you);
    expect((await call('DELETE', `/${me?.uuid ?? ''}`)).body.code).toBe('lastOwner');
  });

  it('is not lowered by two owners of each other at once', async () => {
    const other = await addAdmin('other-owner@example.org', 'owner', null);
    const me = (await team()).find((one) => one.is_you);
    const answers = await Promise.all([
      call('PUT', `/${other.uuid}/role`, { role: 'sales' }),
      call('PUT', `/${me?.uuid ?? ''}/role`, { role: 'sales' }, other.bearer),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const left = await api.db.select().from(users).where(eq(users.adminRole, 'owner'));
    expect(left).toHaveLength(1);
  });
});

describe('somebody who is taken off the team', () => {
  it('is out at that moment, and back with the same password', async () => {
    const { uuid, bearer } = await addAdmin('jelmer@example.org', 'content');
    const you = () => ask(api, 'admin/v1/you', { bearer });
    expect((await you()).status).toBe(200);
    expect((await call('DELETE', `/${uuid}`)).status).toBe(204);
    expect((await you()).status).toBe(401);
    expect((await call('POST', `/${uuid}/restore`)).body.data).toMatchObject({
      state: 'active',
      role: 'content',
    });
    expect(await logIn(api, 'admin', 'jelmer@example.org')).toBeTruthy();
  });
});

describe('an owner of one site', () => {
  it('sees who runs all sites and changes nothing about them', async () => {
    const { bearer } = await addAdmin('site@example.org', 'owner');
    const all = (await call('GET', '', undefined, bearer)).body.data as TeamMember[];
    const boss = all.find((one) => one.of_all_sites)?.uuid;
    const tries = [
      call('PUT', `/${boss ?? ''}/role`, { role: 'sales' }, bearer),
      call('DELETE', `/${boss ?? ''}`, undefined, bearer),
      call('POST', '', { email: 'x@example.org', role: 'sales', all_sites: true }, bearer),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.body.code).toBe('teamOfAllSites');
  });

  it('does not know the team of another', async () => {
    const { bearer } = await addAdmin('site@example.org', 'owner');
    const { uuid } = await addAdmin('elsewhere@example.org', 'owner', 18);
    await api.db.update(users).set({ siteId: 19 }).where(eq(users.uuid, uuid));
    expect((await call('DELETE', `/${uuid}`, undefined, bearer)).status).toBe(404);
    const all = (await call('GET', '', undefined, bearer)).body.data as TeamMember[];
    expect(all.map((one) => one.uuid)).not.toContain(uuid);
  });
});

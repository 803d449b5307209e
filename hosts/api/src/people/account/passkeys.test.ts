import type { AdminRole, Passkey, TeamMember } from '@boardwright/api-client/contract';
import { and, eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../../test/registering.ts';
import { ask } from '../../../test/request.ts';
import { type Faults, softwareAuthenticator } from '../../../test/software-authenticator.ts';
import { addAccounts, logIn, password } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import {
  accountLogs,
  passkeyChallenges,
  passkeys,
  siteHosts,
  sites,
  users,
} from '../../platform/database/schema.ts';
import { deletePasskeyChallenges } from '../../platform/http/passkey-challenges.ts';
import { hashPassword } from './passwords.ts';

let api: TestApi;
let passwordHash: string;
let people = 0;
const minute = 60_000;

beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  passwordHash = await hashPassword(password);
});
afterAll(() => api.close());

type Role = 'candidate' | 'employer' | 'admin';

/** Somebody new, who is logged in. */
async function addPerson(role: Role, of: { adminRole?: AdminRole; siteId?: number } = {}) {
  people += 1;
  const email = `${role}-${people}@example.org`;
  const siteId = of.siteId ?? 18;
  const [row] = await api.db
    .insert(users)
    .values({
      email,
      role,
      siteId,
      passwordHash,
      givenName: 'Anna',
      familyName: 'de Vries',
      adminRole: role === 'admin' ? (of.adminRole ?? 'owner') : null,
    })
    .returning();
  return { role, email, id: row?.id ?? 0, uuid: row?.uuid ?? '' };
}
const enter = async (role: Role, email: string) => (await logInOf(role, email)).body.data;
const logInOf = (role: Role, email: string) =>
  ask(api, `${role}/v1/login`, { method: 'POST', body: { email, password } });

const post = (role: Role, path: string, body: object, bearer?: string, host = 'localhost') =>
  ask(api, `${role}/v1/${path}`, { method: 'POST', body, bearer, host });
const you = async (role: Role, bearer: string) => (await ask(api, `${role}/v1/you`, { bearer })).status;
type Device = ReturnType<typeof softwareAuthenticator>;

async function add(
  role: Role,
  bearer: string,
  device: Device,
  faults: Faults = {},
  asked: object = { current_password: password },
) {
  const options = await post(role, 'passkeys/options', asked, bearer);
  if (options.status !== 200) return options;
  return post(role, 'passkeys', { response: device.make(options.body.data, faults) }, bearer);
}
async function enterBy(role: Role, device: Device, faults: Faults = {}, host = 'localhost') {
  const options = await post(role, 'login/passkey/options', {}, undefined, host);
  return post(role, 'login/passkey', { response: device.sign(options.body.data, faults) }, undefined, host);
}
const listOf = async (role: Role, bearer: string) =>
  (await ask(api, `${role}/v1/passkeys`, { bearer })).body.data as Passkey[];

it.each(['candidate', 'employer', 'admin'] as const)(
  'of a %s logs in without a password, until it is removed',
  async (role) => {
    const email = role === 'employer' ? 'employer@example.org' : (await addPerson(role)).email;
    const { token } = await enter(role, email);
    const device = softwareAuthenticator();
    const added = await add(role, token, device);
    expect(added.status).toBe(200);
    const bearer = added.body.data.token;
    // A session of its own from now on: who had the one from before has nothing.
    expect([await you(role, token), await you(role, bearer)]).toEqual([401, 200]);
    expect(added.body.data.passkey).toMatchObject({ host: 'localhost', is_here: true, last_used_at: null });
    const entered = await enterBy(role, device);
    expect(await you(role, entered.body.data.token)).toBe(200);
    const [only] = await listOf(role, bearer);
    expect(only?.last_used_at).toBe(api.clock.now().toISOString());
    const { uuid = '' } = only ?? {};
    const renamed = await ask(api, `${role}/v1/passkeys/${uuid}`, {
      method: 'PUT',
      body: { name: '  My  phone ' },
      bearer,
    });
    expect(renamed.body.data.name).toBe('My phone');
    const wrong = await post(role, `passkeys/${uuid}/remove`, { current_password: 'wrong' }, bearer);
    expect(wrong.body.fields).toHaveProperty('current_password');
    expect((await post(role, `passkeys/${uuid}/remove`, { current_password: password }, bearer)).status).toBe(
      204,
    );
    expect((await enterBy(role, device)).body.code).toBe('passkeyUnknown');
    expect((await post(role, `passkeys/${uuid}/remove`, { current_password: password }, bearer)).status).toBe(
      404,
    );
    const mails = (await mailsTo(api, email))
      .map(({ text }) => text)
      .filter((text) => text.includes('passkey'));
    expect(mails).toHaveLength(2);
    const logged = await api.db
      .select({ event: accountLogs.event })
      .from(accountLogs)
      .innerJoin(users, eq(users.id, accountLogs.userId))
      .where(and(eq(users.email, email), eq(users.role, role)));
    expect(logged.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['passkey.added', 'passkey.removed']),
    );
  },
);

it('keeps nothing that a copy of the database could log in with', async () => {
  const person = await addPerson('candidate');
  const device = softwareAuthenticator();
  await add('candidate', (await enter('candidate', person.email)).token, device);
  const secret = device.keys[0]?.privateKey.export({ format: 'jwk' }).d ?? '';
  const rows = await api.db.select().from(passkeys).where(eq(passkeys.userId, person.id));
  expect([rows.length, JSON.stringify(rows).includes(secret)]).toEqual([1, false]);
});

const wrongs: readonly (readonly [string, Faults, string])[] = [
  ['of another page', { origin: 'https://evil.example' }, 'passkeyRefused'],
  ['of a page below the host', { origin: 'http://evil.localhost:3000' }, 'passkeyRefused'],
  ['that is no page', { origin: 'null' }, 'passkeyRefused'],
  ['signed for another host', { rpId: 'evil.example' }, 'passkeyRefused'],
  ['whose device did not make sure of its owner', { isUnverified: true }, 'passkeyRefused'],
  ['to what nobody asked', { challenge: 'bm9ib2R5IGFza2Vk' }, 'passkeyTooLate'],
  ['of another kind', { type: 'webauthn.steal' }, 'passkeyRefused'],
];

it.each(wrongs)('refuses an answer %s', async (_what, faults, code) => {
  const { email } = await addPerson('candidate');
  const { token } = await enter('candidate', email);
  const device = softwareAuthenticator();
  expect((await add('candidate', token, device, faults)).body.code).toBe(code);
  expect((await add('candidate', token, device)).status).toBe(200);
  expect((await enterBy('candidate', device, faults)).body.code).toBe(code);
  // It is as good as before.
  expect((await enterBy('candidate', device)).status).toBe(200);
});

it('refuses what was changed on its way, what is of somebody else, and what no browser writes', async () => {
  const { email } = await addPerson('candidate');
  const other = await addPerson('candidate');
  const device = softwareAuthenticator();
  await add('candidate', (await enter('candidate', email)).token, device);
  const theirs = softwareAuthenticator();
  await add('candidate', (await enter('candidate', other.email)).token, theirs);
  const options = async () => (await post('candidate', 'login/passkey/options', {})).body.data;
  const send = async (response: object) => (await post('candidate', 'login/passkey', { response })).body.code;
  const good = device.sign(await options());
  const tampered = Buffer.from(good.response.signature, 'base64url');
  tampered[20] = (tampered[20] ?? 0) ^ 1;
  const signature = tampered.toString('base64url');
  expect(await send({ ...good, response: { ...good.response, signature } })).toBe('passkeyRefused');
  // A challenge is used up by whatever answers it.
  expect(await send(good)).toBe('passkeyTooLate');
  const mine = device.sign(await options());
  const [stranger] = theirs.keys;
  expect(await send({ ...mine, id: stranger?.id, rawId: stranger?.id })).toBe('passkeyRefused');
  const [handle = ''] = theirs.keys.map(({ userHandle }) => userHandle);
  expect(await send(device.sign(await options(), { userHandle: handle }))).toBe('passkeyRefused');
  for (const clientDataJSON of [
    '',
    'bm90IGpzb24',
    Buffer.from('[]').toString('base64url'),
    'x'.repeat(15_000),
  ])
    expect(await send({ ...mine, response: { ...mine.response, clientDataJSON } })).toBe('passkeyRefused');
  // Of another role it is nobody's.
  expect((await enterBy('employer', device)).body.code).toBe('passkeyUnknown');
});

it('is asked once, within five minutes, by the session and at the host that asked', async () => {
  const { email } = await addPerson('candidate');
  const { token } = await enter('candidate', email);
  const device = softwareAuthenticator();
  const asked = (await post('candidate', 'passkeys/options', { current_password: password }, token)).body
    .data;
  const response = device.make(asked);
  const other = await enter('candidate', email);
  expect((await post('candidate', 'passkeys', { response }, other.token)).body.code).toBe('passkeyTooLate');
  expect((await post('candidate', 'passkeys', { response }, token)).status).toBe(200);
  const { data } = (await post('candidate', 'login/passkey/options', {})).body;
  const signed = device.sign(data);
  const both = await Promise.all([1, 2].map(() => post('candidate', 'login/passkey', { response: signed })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = device.sign((await post('candidate', 'login/passkey/options', {})).body.data);
  api.clock.advance(5 * minute);
  expect((await post('candidate', 'login/passkey', { response: late })).body.code).toBe('passkeyTooLate');
  await deletePasskeyChallenges(api.db, api.clock.now());
  expect(await api.db.select().from(passkeyChallenges)).toEqual([]);
});

it('whose device counts back may be a copy, and is refused', async () => {
  const { email } = await addPerson('candidate');
  const device = softwareAuthenticator();
  await add('candidate', (await enter('candidate', email)).token, device);
  expect((await enterBy('candidate', device, { counter: 7 })).status).toBe(200);
  expect((await enterBy('candidate', device, { counter: 7 })).body.code).toBe('passkeyRefused');
  expect((await enterBy('candidate', device, { counter: 8 })).status).toBe(200);
});

it('is for one host of one site, and says which', async () => {
  await api.db
    .insert(siteHosts)
    .values({ host: 'jobs.example.org', siteId: 18, type: 'site' })
    .onConflictDoNothing();
  const { email } = await addPerson('candidate');
  const { token } = await enter('candidate', email);
  const device = softwareAuthenticator();
  const { body } = await add('candidate', token, device);
  const [elsewhere] = (
    await ask(api, 'candidate/v1/passkeys', { bearer: body.data.token, host: 'jobs.example.org' })
  ).body.data;
  expect(elsewhere).toMatchObject({ host: 'localhost', is_here: false });
  // A browser does not give it there; who makes it do so is refused all the same.
  const there = { origin: 'https://jobs.example.org', rpId: 'jobs.example.org' };
  expect((await enterBy('candidate', device, there, 'jobs.example.org')).body.code).toBe('passkeyUnknown');
  // The host went to another site, and came back.
  await api.db
    .update(passkeys)
    .set({ siteId: 19 })
    .where(eq(passkeys.credentialId, device.keys[0]?.id ?? ''));
  expect((await enterBy('candidate', device)).body.code).toBe('passkeyUnknown');
});

it('of somebody who is blocked, on their way out or at a site without such accounts opens nothing', async () => {
  const { email, id } = await addPerson('candidate');
  const device = softwareAuthenticator();
  await add('candidate', (await enter('candidate', email)).token, device);
  const now = api.clock.now();
  const set = (values: Partial<typeof users.$inferInsert>) =>
    api.db.update(users).set(values).where(eq(users.id, id));
  await set({ active: false, blockedAt: now, blockedReason: 'Spam' });
  const blocked = await enterBy('candidate', device);
  expect([blocked.body.code, blocked.body.message.includes('Spam')]).toEqual(['accountBlocked', true]);
  await set({ blockedAt: null, blockedReason: '', deleteAfter: now });
  expect((await enterBy('candidate', device)).body.code).toBe('accountLeaving');
  await set({ deleteAfter: null });
  expect((await enterBy('candidate', device)).body.code).toBe('passkeyUnknown');
  await set({ active: true });
  expect((await enterBy('candidate', device)).status).toBe(200);
});

it('is one of twenty at most, each added once and called something', async () => {
  const { email } = await addPerson('candidate');
  let { token } = await enter('candidate', email);
  const device = softwareAuthenticator();
  for (let made = 0; made < 20; made += 1) token = (await add('candidate', token, device)).body.data.token;
  const list = await listOf('candidate', token);
  expect(list).toHaveLength(20);
  const more = await post('candidate', 'passkeys/options', { current_password: password }, token);
  expect([more.body.code, more.body.message.includes('20')]).toEqual(['tooManyPasskeys', true]);
  const { uuid = '' } = list[0] ?? {};
  for (const name of ['', '   ', 'x'.repeat(61), 'x'.repeat(999)]) {
    const answer = await ask(api, `candidate/v1/passkeys/${uuid}`, {
      method: 'PUT',
      body: { name },
      bearer: token,
    });
    expect(answer.body.fields).toHaveProperty('name');
  }
  const stranger = await addPerson('candidate');
  const theirs = await enter('candidate', stranger.email);
  const path = `candidate/v1/passkeys/${uuid}`;
  expect((await ask(api, path, { method: 'PUT', body: { name: 'Mine' }, bearer: theirs.token })).status).toBe(
    404,
  );
  expect(
    (await post('candidate', `passkeys/${uuid}/remove`, { current_password: password }, theirs.token)).status,
  ).toBe(404);
  const options = (await post('candidate', 'passkeys/options', { current_password: password }, theirs.token))
    .body.data;
  const again = device.make(options, {}, device.keys[0]?.id);
  expect((await post('candidate', 'passkeys', { response: again }, theirs.token)).body.code).toBe(
    'passkeyKnown',
  );
});

it('of who registered an address goes once its owner shows that it is theirs', async () => {
  const { email } = await addPerson('candidate');
  const device = softwareAuthenticator();
  await add('candidate', (await enter('candidate', email)).token, device);
  await post('candidate', 'password', { email });
  const link = (await mailsTo(api, email)).at(-1)?.text ?? '';
  const token = /token=([\w-]+)/.exec(link)?.[1] ?? '';
  const chosen = 'paarse fiets in de regen';
  const reset = await post('candidate', 'password/reset', {
    token,
    password: chosen,
    password_confirmation: chosen,
  });
  expect(reset.status).toBe(200);
  expect((await enterBy('candidate', device)).body.code).toBe('passkeyUnknown');
});

it('is a second step of an admin, and asked for beside the password', async () => {
  const { email, uuid } = await addPerson('admin');
  const elsewhere = (await enter('admin', email)).token;
  const device = softwareAuthenticator();
  const { body } = await add('admin', (await enter('admin', email)).token, device);
  expect(body.data.recovery_codes).toHaveLength(10);
  expect(await you('admin', elsewhere)).toBe(401);
  const half = await enter('admin', email);
  expect([half.second_step, await you('admin', half.token)]).toEqual(['asked', 401]);
  const ways = await ask(api, 'admin/v1/login/second-step', { bearer: half.token });
  expect(ways.body.data).toEqual({ app: false, passkey: true, passkey_hosts: [] });
  // Who has the password alone adds none of their own.
  expect((await add('admin', half.token, softwareAuthenticator())).body.code).toBe('secondStepAsked');
  const asked = async () =>
    (await post('admin', 'login/second-step/passkey/options', {}, half.token)).body.data;
  const options = await asked();
  expect(options.allowCredentials.map(({ id }: { id: string }) => id)).toEqual(
    device.keys.map(({ id }) => id),
  );
  const colleague = await addPerson('admin');
  const theirs = softwareAuthenticator();
  await add('admin', (await enter('admin', colleague.email)).token, theirs);
  const stolen = await post(
    'admin',
    'login/second-step/passkey',
    { response: theirs.sign(options) },
    half.token,
  );
  expect(stolen.body.code).toBe('passkeyUnknown');
  const passed = await post(
    'admin',
    'login/second-step/passkey',
    { response: device.sign(await asked()) },
    half.token,
  );
  expect(await you('admin', passed.body.data.token)).toBe(200);
  const again = await enter('admin', email);
  const code = { code: body.data.recovery_codes[0] };
  expect((await post('admin', 'login/second-step', code, again.token)).status).toBe(200);
  const team = (await ask(api, 'admin/v1/team', { bearer: passed.body.data.token })).body
    .data as TeamMember[];
  expect(team.find((one) => one.uuid === uuid)).toMatchObject({
    second_step: true,
    second_steps: ['passkey'],
  });
});

it('satisfies a team that asks for a second step, and is then not removed as the last', async () => {
  await api.db.update(sites).set({ secondStepRequired: true }).where(eq(sites.id, 18));
  const { email, uuid } = await addPerson('admin');
  const half = await enter('admin', email);
  expect(half.second_step).toBe('to_set_up');
  const device = softwareAuthenticator();
  // Who has just given the password is not asked for it.
  const { body } = await add('admin', half.token, device, {}, {});
  const bearer = body.data.token as string;
  expect([await you('admin', bearer), body.data.recovery_codes.length]).toEqual([200, 10]);
  const second = await add('admin', bearer, device);
  const now = second.body.data.token as string;
  expect(second.body.data.recovery_codes).toBeUndefined();
  const remove = (one: Passkey) =>
    post('admin', `passkeys/${one.uuid}/remove`, { current_password: password }, now);
  const answers = await Promise.all((await listOf('admin', now)).map(remove));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const [left] = await listOf('admin', now);
  expect(left && (await remove(left)).body.code).toBe('secondStepRequired');
  await api.db.update(sites).set({ secondStepRequired: false }).where(eq(sites.id, 18));
  // An owner takes a colleague's away, with the recovery codes.
  const owner = await addPerson('admin');
  const by = (await enter('admin', owner.email)).token;
  const reset = await ask(api, `admin/v1/team/${uuid}/second-step`, { method: 'DELETE', bearer: by });
  expect(reset.body.data).toMatchObject({ second_step: false, second_steps: [] });
  expect((await enterBy('admin', device)).body.code).toBe('passkeyUnknown');
  expect((await enter('admin', email)).second_step).toBeUndefined();
});

it('is not asked at a host that it is not for: the recovery codes are', async () => {
  await api.db
    .insert(siteHosts)
    .values({ host: 'two.example.org', siteId: 18, type: 'site' })
    .onConflictDoNothing();
  const { email } = await addPerson('admin');
  await add('admin', (await enter('admin', email)).token, softwareAuthenticator());
  const { data } = (
    await ask(api, 'admin/v1/login', { method: 'POST', body: { email, password }, host: 'two.example.org' })
  ).body;
  const there = { bearer: data.token as string, host: 'two.example.org' };
  const ways = await ask(api, 'admin/v1/login/second-step', there);
  expect(ways.body.data).toEqual({ app: false, passkey: false, passkey_hosts: ['localhost'] });
  const options = await post('admin', 'login/second-step/passkey/options', {}, there.bearer, there.host);
  expect(options.body.code).toBe('passkeyElsewhere');
});

it('who views the site as somebody cannot log in by one', async () => {
  const person = await addPerson('candidate');
  const device = softwareAuthenticator();
  await add('candidate', (await enter('candidate', person.email)).token, device);
  const admin = await logIn(api, 'admin');
  const views = await post(
    'admin',
    `people/${person.uuid}/impersonation`,
    { reason: 'They asked for help' },
    admin,
  );
  const as = views.body.data.token as string;
  const options = (await post('candidate', 'login/passkey/options', {})).body.data;
  const answer = await post('candidate', 'login/passkey', { response: device.sign(options) }, as);
  expect(answer.body.code).toBe('impersonationReadsOnly');
});

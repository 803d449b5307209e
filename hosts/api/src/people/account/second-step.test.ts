import type { AdminRole, TeamMember } from '@boardwright/api-client/contract';
import { and, eq, isNull } from '../../platform/database/drizzle.ts';
import fc from 'fast-check';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, mailsTo } from '../../../test/registering.ts';
import { ask } from '../../../test/request.ts';
import { logIn, password } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { recoveryCodes, secondStepApps, sites, users } from '../../platform/database/schema.ts';
import { createCipher } from '../../platform/http/cipher.ts';
import { hashPassword } from './passwords.ts';

let api: TestApi;
/** Of each test its own: the address, the uuid and the token of an owner of all sites. */
let email: string;
let ownerUuid: string;
let owner: string;
let passwordHash: string;
let people = 0;
const minute = 60_000;

async function addAdmin(adminRole: AdminRole, siteId: number | null) {
  people += 1;
  const address = `admin-${people}@example.org`;
  const person = { email: address, givenName: 'Anna', familyName: 'de Vries', siteId };
  const [row] = await api.db
    .insert(users)
    .values({ ...person, role: 'admin', adminRole, passwordHash })
    .returning();
  return { email: address, uuid: row?.uuid ?? '' };
}

beforeAll(async () => {
  api = await openTestApi();
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  ({ email, uuid: ownerUuid } = await addAdmin('owner', null));
  owner = await logIn(api, 'admin', email);
});
afterAll(() => api.close());

const post = (path: string, body: object, bearer?: string, device?: string) =>
  ask(api, `admin/v1/${path}`, { method: 'POST', body, bearer, device });
const you = (bearer: string) => ask(api, 'admin/v1/you', { bearer });
const codeNow = (secret: string, secondsLater = 0): string =>
  generateSync({ secret, epoch: Math.floor(api.clock.now().getTime() / 1000) + secondsLater });

/** Sets two-step login up as somebody who is logged in. */
async function setUp(bearer: string, asked: object = { current_password: password }) {
  const { secret, address } = (await post('second-step', asked, bearer)).body.data;
  const { data } = (await post('second-step/confirm', { code: codeNow(secret) }, bearer)).body;
  return { secret, address, codes: data.recovery_codes as string[], bearer: data.token as string };
}
const give = (code: string, bearer: string, device?: string) =>
  post('login/second-step', { code }, bearer, device);
const enter = async (address = email) =>
  (await post('login', { email: address, password })).body.data as { token: string; second_step?: string };

describe('two-step login', () => {
  it('is set up with the password and a code, and asked from then on', async () => {
    const elsewhere = await logIn(api, 'admin', email);
    expect((await post('second-step', { current_password: 'wrong' }, owner)).body.fields).toHaveProperty(
      'current_password',
    );
    const { secret, address, codes, bearer } = await setUp(owner);
    expect(address).toMatch(/^otpauth:\/\/totp\/[^?]+admin-\d+%40example\.org\?secret=/);
    expect(new Set(codes).size).toBe(10);
    expect([(await you(elsewhere)).status, (await you(owner)).status, (await you(bearer)).status]).toEqual([
      401, 401, 200,
    ]);
    const { token, second_step } = await enter();
    expect([second_step, (await you(token)).body.code]).toEqual(['asked', 'secondStepAsked']);
    api.clock.advance(minute);
    const passed = await give(codeNow(secret), token);
    expect((await you(passed.body.data.token)).status).toBe(200);
    // What was half in is over, and is no session in anybody's list.
    expect((await you(token)).body.code).toBe('unauthenticated');
    const state = await ask(api, 'admin/v1/second-step', { bearer: passed.body.data.token });
    expect(state.body.data).toMatchObject({ recovery_codes_left: 10, is_required: false });
    expect((await mailsTo(api, email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('twee stappen'),
    ]);
  });

  it('keeps nothing that a copy of the database could be used with', async () => {
    const { secret, codes } = await setUp(owner);
    const stored = JSON.stringify([
      await api.db.select().from(secondStepApps),
      await api.db.select().from(recoveryCodes),
    ]);
    for (const hidden of [secret, ...codes]) expect(stored).not.toContain(hidden);
  });

  it('takes no code of a minute ago or from now, and nothing else', async () => {
    const { secret } = await setUp(owner);
    api.clock.advance(10 * minute);
    const tried = async (code: string) => (await give(code, (await enter()).token)).status;
    const far = [-60, 60].map((seconds) => codeNow(secret, seconds));
    for (const code of [...far, '12345', ' ', 'abcdefghjkmn']) expect(await tried(code)).toBe(422);
  });

  it('takes a code once, also of two at once, and of a clock that is half a minute off', async () => {
    const { secret } = await setUp(owner);
    api.clock.advance(10 * minute);
    const [first, second, third] = [await enter(), await enter(), await enter()];
    const code = codeNow(secret, -30);
    const both = await Promise.all([give(code, first.token), give(code, second.token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await give(code, third.token)).body.fields).toHaveProperty('code');
    expect((await give(codeNow(secret, 30), third.token)).status).toBe(200);
  });

  it('lets nobody guess for long, and its owner in from a browser that is known', async () => {
    const { secret } = await setUp(owner);
    api.clock.advance(minute);
    const { token } = await enter();
    const device = (await give(codeNow(secret), token)).body.data.known_device as string;
    api.clock.advance(minute);
    const thief = (await enter()).token;
    const guesses = [];
    for (let guess = 0; guess < 6; guess += 1) guesses.push((await give('000000', thief)).status);
    expect(guesses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await give(codeNow(secret), thief)).status).toBe(429);
    expect((await give(codeNow(secret), (await enter()).token, device)).status).toBe(200);
  });

  it('waits a quarter of an hour for the code', async () => {
    const { secret } = await setUp(owner);
    const { token } = await enter();
    api.clock.advance(16 * minute);
    expect((await give(codeNow(secret), token)).body.code).toBe('unauthenticated');
  });

  it('is not gone around by a forgotten password', async () => {
    await setUp(owner);
    await post('password', { email });
    const mail = (await mailsTo(api, email)).at(-1);
    const [, link = ''] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const chosen = { token: link, password: goodPassword, password_confirmation: goodPassword };
    const { data } = (await post('password/reset', chosen)).body;
    expect([data.second_step, (await you(data.token)).body.code]).toEqual(['asked', 'secondStepAsked']);
    // Nor is another app set up, or the step turned off, with a password alone.
    const tries = ['second-step', 'second-step/confirm', 'second-step/off', 'second-step/recovery-codes'];
    for (const path of tries)
      expect((await post(path, { current_password: goodPassword, code: '1' }, data.token)).status).not.toBe(
        200,
      );
  });

  it('moves to another app: the codes from before work no more', async () => {
    const before = await setUp(owner);
    api.clock.advance(minute);
    const after = await setUp(before.bearer);
    api.clock.advance(minute);
    const { token } = await enter();
    expect((await give(codeNow(before.secret), token)).status).toBe(422);
    expect((await give(before.codes[0]!, token)).status).toBe(422);
    expect((await give(codeNow(after.secret), token)).status).toBe(200);
  });

  it('is turned off with the password', async () => {
    const { bearer } = await setUp(owner);
    const off = (typed: string) => post('second-step/off', { current_password: typed }, bearer);
    expect((await off('wrong')).status).toBe(422);
    expect((await off(password)).status).toBe(204);
    expect((await off(password)).status).toBe(204);
    expect((await enter()).second_step).toBeUndefined();
  });
});

describe('a recovery code', () => {
  it('lets in once, however it is typed, and its person hears of it', async () => {
    const { codes, bearer } = await setUp(owner);
    const typed = ` ${codes[3]!.toUpperCase().replaceAll('-', ' ')}`;
    expect((await give(typed, (await enter()).token)).status).toBe(200);
    expect((await give(codes[3]!, (await enter()).token)).body.fields).toEqual({
      code: ['This is none of your recovery codes, or it was used before. Try another one.'],
    });
    expect((await give('000000', (await enter()).token)).body.fields).toEqual({
      code: ['This code is not right, or was used before. Wait for the next one and try that.'],
    });
    expect((await mailsTo(api, email)).at(-1)?.text).toContain('Herstelcodes over: 9');
    const renewed = await post('second-step/recovery-codes', { current_password: password }, bearer);
    expect(renewed.body.data.recovery_codes).toHaveLength(10);
    expect((await give(codes[4]!, (await enter()).token)).status).toBe(422);
    expect((await give(renewed.body.data.recovery_codes[0], (await enter()).token)).status).toBe(200);
  });

  it('used in two windows at once lets one in', async () => {
    const { codes } = await setUp(owner);
    const [first, second] = [await enter(), await enter()];
    const both = await Promise.all([give(codes[0]!, first.token), give(codes[0]!, second.token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is made for nobody who logs in by password alone', async () => {
    const refused = await post('second-step/recovery-codes', { current_password: password }, owner);
    expect(refused.body.code).toBe('secondStepOff');
  });
});

describe('a team that asks it of all', () => {
  const ruled = (isRequired: boolean, bearer: string) =>
    ask(api, 'admin/v1/team/rules', {
      method: 'PUT',
      body: { second_step_required: isRequired },
      bearer,
    });

  it('has its owner begin, and everybody else set it up before anything', async () => {
    const jelmer = await addAdmin('content', 18);
    expect((await ruled(true, owner)).body.code).toBe('secondStepYoursFirst');
    const { bearer } = await setUp(owner);
    expect((await ruled(true, bearer)).body.data).toEqual({ second_step_required: true });
    const { token, second_step } = await enter(jelmer.email);
    expect([second_step, (await you(token)).body.code]).toEqual(['to_set_up', 'secondStepToSetUp']);
    expect((await give('123456', token)).body.code).toBe('secondStepToSetUp');
    // Who has just given the password is not asked for it.
    const set = await setUp(token, {});
    expect((await you(set.bearer)).status).toBe(200);
    const off = await post('second-step/off', { current_password: password }, set.bearer);
    expect(off.body.code).toBe('secondStepRequired');
    expect((await ruled(false, bearer)).status).toBe(200);
  });

  it('of one site asks nothing at another', async () => {
    await api.db.update(sites).set({ secondStepRequired: true }).where(eq(sites.id, 19));
    expect((await enter()).second_step).toBeUndefined();
  });
});

describe('an owner', () => {
  it('resets it for a colleague, who is logged out and mailed; not their own', async () => {
    const jelmer = await addAdmin('content', 18);
    const theirs = await setUp((await enter(jelmer.email)).token);
    const reset = (of: string) =>
      ask(api, `admin/v1/team/${of}/second-step`, { method: 'DELETE', bearer: owner });
    const team = (await ask(api, 'admin/v1/team', { bearer: owner })).body.data as TeamMember[];
    const hasIt = (uuid: string) => team.find((one) => one.uuid === uuid)?.second_step;
    expect([hasIt(ownerUuid), hasIt(jelmer.uuid)]).toEqual([false, true]);
    expect((await reset(jelmer.uuid)).body.data.second_step).toBe(false);
    expect((await you(theirs.bearer)).status).toBe(401);
    expect((await enter(jelmer.email)).second_step).toBeUndefined();
    const mails = await mailsTo(api, jelmer.email);
    expect(mails.at(-1)?.text).toContain('Anna de Vries');
    expect((await reset(ownerUuid)).status).toBe(403);
    // Reset again it is what it is, and nobody is mailed twice.
    expect((await reset(jelmer.uuid)).status).toBe(200);
    expect(await mailsTo(api, jelmer.email)).toHaveLength(mails.length);
  });

  it('who takes somebody off the team and invites them anew has them begin anew', async () => {
    const jelmer = await addAdmin('content', 18);
    await setUp((await enter(jelmer.email)).token);
    await ask(api, `admin/v1/team/${jelmer.uuid}`, { method: 'DELETE', bearer: owner });
    await post('team', { email: jelmer.email, role: 'sales' }, owner);
    const [person] = await api.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.uuid, jelmer.uuid), isNull(users.passwordHash)));
    expect(person).toBeDefined();
    const userId = person?.id ?? 0;
    expect(await api.db.select().from(secondStepApps).where(eq(secondStepApps.userId, userId))).toEqual([]);
  });
});

it('what is encrypted opens for its owner and with the same secret, and for nobody else', () => {
  const cipher = createCipher(new TextEncoder().encode('one'));
  const other = createCipher(new TextEncoder().encode('another'));
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (text, whose, stranger) => {
      const hidden = cipher.encrypt(whose, text);
      expect(cipher.decrypt(whose, hidden)).toBe(text);
      expect(other.decrypt(whose, hidden)).toBeUndefined();
      if (stranger !== whose) expect(cipher.decrypt(stranger, hidden)).toBeUndefined();
      expect(cipher.decrypt(whose, `${hidden.slice(0, -2)}${hidden.endsWith('AA') ? 'BB' : 'AA'}`)).not.toBe(
        text,
      );
    }),
  );
});

import { and, eq, sql } from '../../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everyRoute, leastOf } from '../../../test/every-endpoint.ts';
import { mailedLink, mailsTo } from '../../../test/registering.ts';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn, password } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { deleteDuePeople } from '../account/delete-due-people.ts';
import { accountLogs, applications, mails, users } from '../../platform/database/schema.ts';

let api: TestApi;
let bearer: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now(), locale: 'nl' });
  bearer = await logIn(api, 'admin');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(mails);
  await api.db.update(users).set({ active: true, blockedAt: null });
});

const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  ask(api, `admin/v1/people${path}`, { method, bearer, locale: 'nl', ...(body && { body }) });
const found = async (query: string) => (await admin('GET', `?${query}`)).body.data;
const emails = async (query: string) =>
  ((await found(query)).people as { email: string }[]).map(({ email }) => email);
const rowOf = async (email: string) => {
  const [row] = await api.db.select().from(users).where(eq(users.email, email));
  if (!row) throw new Error(`Nobody has the address ${email}`);
  return row;
};
const uuidOf = async (email = 'candidate@example.org') => (await rowOf(email)).uuid;
const decide = async (decision: string, known: string, more: object = {}, email?: string) =>
  admin('POST', `/${await uuidOf(email)}/decide`, { decision, known, ...more });
const block = (more: object = {}, email?: string) =>
  decide('block', 'active', { reason: 'Plaatst nepsollicitaties.', ...more }, email);
const unblock = (email?: string) => decide('unblock', 'blocked', {}, email);
const tryLogIn = (role = 'candidate', typed = password) =>
  ask(api, `${role}/v1/login`, {
    method: 'POST',
    body: { email: `${role}@example.org`, password: typed },
  });

describe('the list of people', () => {
  it('finds candidates and employers of its own site by name and mail address, and no admin', async () => {
    expect((await emails('sort=name&search=anna')).sort()).toEqual([
      'candidate@example.org',
      'employer@example.org',
      'other@example.org',
    ]);
    expect(await emails('search=CANDIDATE@')).toEqual(['candidate@example.org']);
    expect(await emails('search=vries&match[role]=employer&match[state]=blocked')).toEqual([]);
    expect((await found('match[role]=employer&match[state]=blocked')).counts).toEqual({
      active: 2,
      unproved: 0,
      blocked: 0,
      leaving: 0,
    });
  });

  it('goes on after the last one of a page, in every order, each once', async () => {
    for (const sort of ['name', '-name', 'created_at', '-created_at']) {
      const all: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page = await found(`limit=1&sort=${sort}${after && `&after=${encodeURIComponent(after)}`}`);
        all.push(...page.people.map(({ uuid }: { uuid: string }) => uuid));
        after = page.next;
      }
      expect(all.length, sort).toBe(3);
      expect(new Set(all).size, sort).toBe(3);
    }
    expect((await admin('GET', '?after=nonsense')).status).toBe(400);
  });

  it('comes as a file with what the list has', async () => {
    const { bytes, headers } = await admin('GET', '/export?match[role]=candidate');
    expect(headers['content-disposition']).toContain('board-1-people-2026-11-20.csv');
    expect(bytes.toString().trim().split('\r\n')).toEqual([
      'uuid,name,email,role,state,company,created_at,last_login',
      expect.stringMatching(/^[\w-]{36},Anna de Vries,candidate@example\.org,candidate,active,,2/),
    ]);
  });

  it('has nothing of another site, by any call', async () => {
    const uuid = await uuidOf('elsewhere@example.org');
    expect(JSON.stringify(await found('limit=200'))).not.toContain('elsewhere');
    const own = { decision: 'block', known: 'active', reason: 'x' };
    const calls = [
      admin('GET', `/${uuid}`),
      admin('POST', `/${uuid}/preview`, own),
      admin('POST', `/${uuid}/decide`, own),
      admin('GET', `/${uuid}/deletion`),
      admin('GET', `/${uuid}/export`),
      admin('DELETE', `/${uuid}/sessions`),
      admin('POST', `/${uuid}/links`, { link: 'password' }),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
    expect((await admin('GET', `/${await uuidOf('admin@example.org')}`)).status).toBe(404);
    expect((await rowOf('elsewhere@example.org')).active).toBe(true);
  });
});

describe('the page of a person', () => {
  it('is opened with a note that its person reads, once an hour for each admin', async () => {
    const token = await logIn(api, 'candidate');
    const uuid = await uuidOf();
    const read = async () => (await admin('GET', `/${uuid}`)).body.data;
    await read();
    const person = await read();
    expect(person).toMatchObject({ email: 'candidate@example.org', state: 'active', has_password: true });
    expect(person.sessions.length).toBeGreaterThan(0);
    expect(person.opened).toEqual([expect.objectContaining({ by: 'Anna de Vries', event: 'opened' })]);
    const logs = (await ask(api, 'candidate/v1/logs', { bearer: token, locale: 'nl' })).body.data;
    expect(logs[0]).toMatchObject({ message: 'De site heeft je gegevens geopend', by: 'Site 18' });
    const mine = (await ask(api, 'candidate/v1/profile/gdpr', { bearer: token })).bytes.toString();
    expect(JSON.parse(mine).data.account_logs).toContainEqual(
      expect.objectContaining({ event: 'person.opened' }),
    );
    api.clock.advance(61 * 60_000);
    expect((await read()).opened).toHaveLength(2);
  });

  it('of an employer has their company, and colleagues read nothing of who opened it', async () => {
    const person = (await admin('GET', `/${await uuidOf('employer@example.org')}`)).body.data;
    expect(person).toMatchObject({
      company: 'Lauwers BV',
      companies: [{ id: 1, name: 'Lauwers BV', status: 'active' }],
    });
    const noted = await api.db.$count(
      accountLogs,
      and(eq(accountLogs.event, 'person.opened'), sql`${accountLogs.clientId} is not null`),
    );
    expect(noted).toBe(0);
  });
});

describe('a person who is blocked', () => {
  it.each(['candidate', 'employer'] as const)(
    'as %s can do nothing by any call with the token from before',
    async (role) => {
      const email = `${role}@example.org`;
      const token = await logIn(api, role);
      await block({}, email);
      const routes = everyRoute().filter(
        ({ role: caller, endpoint }) => caller === role && !endpoint.open?.includes(role),
      );
      expect(routes.length).toBeGreaterThan(20);
      for (const { name, endpoint, url } of routes) {
        const { status } = await ask(api, url.replace(/^\/api\//, ''), {
          method: endpoint.method,
          bearer: token,
          ...(endpoint.body && { body: leastOf(endpoint.body) }),
        });
        expect([name, status]).toEqual([name, 401]);
      }
      const validated = await ask(api, `${role}/v1/validate-token`, { method: 'POST', body: { token } });
      expect(validated.status).not.toBe(200);
      await unblock(email);
      expect((await ask(api, `${role}/v1/you`, { bearer: token })).status).toBe(401);
      expect((await tryLogIn(role)).status).toBe(200);
    },
  );

  it('reads why at the login, and nobody else does', async () => {
    await block();
    const refused = await tryLogIn();
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'This site has blocked your account. The reason: Plaatst nepsollicitaties.',
    ]);
    const guessed = await tryLogIn('candidate', 'something else');
    expect([guessed.status, guessed.body.message]).toEqual([
      401,
      expect.not.stringContaining('Plaatst') as string,
    ]);
    await unblock();
  });

  it('gets in by no link that was mailed before, nor by a new one', async () => {
    const uuid = await uuidOf();
    await admin('POST', `/${uuid}/links`, { link: 'password' });
    const token = (await mailedLink(api, 'candidate@example.org', 'account.reset')).searchParams.get('token');
    await block();
    const chosen = { password: 'wadlopen bij eb', password_confirmation: 'wadlopen bij eb' };
    const reset = () =>
      ask(api, 'candidate/v1/password/reset', { method: 'POST', body: { token, ...chosen } });
    expect((await reset()).status).toBe(410);
    expect((await admin('POST', `/${uuid}/links`, { link: 'password' })).status).toBe(409);
    await ask(api, 'candidate/v1/password', { method: 'POST', body: { email: 'candidate@example.org' } });
    const events = (await mailsTo(api, 'candidate@example.org')).map(({ event }) => event);
    expect(events).toEqual(['account.reset', 'account.blocked']);
    await unblock();
    expect((await reset()).status).toBe(410);
  });

  it('is mailed the reason word for word, as the admin read it before', async () => {
    const body = { decision: 'block', known: 'active', reason: 'Plaatst <nep>.' };
    const [preview] = (await admin('POST', `/${await uuidOf()}/preview`, body)).body.data;
    await block({ reason: 'Plaatst <nep>.' });
    const [mail] = await mailsTo(api, 'candidate@example.org');
    expect({ subject: mail?.subject, text: mail?.text }).toEqual({
      subject: preview.subject,
      text: preview.text,
    });
    expect(mail?.text).toContain('Plaatst <nep>.');
    expect(mail?.html).toContain('Plaatst &lt;nep&gt;.');
    await decide('unblock', 'blocked', { mail: false });
    expect(await mailsTo(api, 'candidate@example.org')).toHaveLength(1);
  });

  it('is not decided about without words, nor by who read another state', async () => {
    const unsaid = await block({ reason: '  ' });
    expect([unsaid.status, Object.keys(unsaid.body.fields)]).toEqual([422, ['reason']]);
    const answers = await Promise.all([block(), block({ reason: 'Een ander' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409);
    expect(stale?.body.message).toBe('Dit account was toegelaten toen je het las; nu is het geblokkeerd.');
    await unblock();
  });

  it('property: only a session from after the last block or logging out does anything', async () => {
    const step = fc.constantFrom('login', 'block', 'unblock', 'end');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const uuid = await uuidOf();
        await api.db.update(users).set({ active: true, blockedAt: null }).where(eq(users.uuid, uuid));
        await admin('DELETE', `/${uuid}/sessions`);
        let isBlocked = false;
        const tokens: { readonly token: string; isGood: boolean }[] = [];
        for (const one of steps) {
          if (one === 'login') {
            const answer = await tryLogIn();
            expect(answer.status).toBe(isBlocked ? 403 : 200);
            if (!isBlocked) tokens.push({ token: answer.body.data.token, isGood: true });
          } else {
            const answer = one === 'block' ? await block() : one === 'unblock' ? await unblock() : undefined;
            if (one === 'end') await admin('DELETE', `/${uuid}/sessions`);
            else expect(answer?.status).toBe((one === 'block') === isBlocked ? 409 : 200);
            if (one !== 'unblock') for (const given of tokens) given.isGood = false;
            if (one !== 'end') isBlocked = one === 'block';
          }
          for (const { token, isGood } of tokens)
            expect((await ask(api, 'candidate/v1/you', { bearer: token })).status).toBe(isGood ? 200 : 401);
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('a link that an admin sends', () => {
  it('goes to the person in their language and opens what they ask for, and the admin never sees it', async () => {
    const uuid = await uuidOf();
    await api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.uuid, uuid));
    const answer = await admin('POST', `/${uuid}/links`, { link: 'verify' });
    expect([answer.status, answer.bytes.length]).toEqual([204, 0]);
    const token = (await mailedLink(api, 'candidate@example.org', 'account.verify')).searchParams.get(
      'verify',
    );
    expect((await mailsTo(api, 'candidate@example.org'))[0]?.locale).toBe('nl');
    const verified = await ask(api, 'candidate/v1/verify', { method: 'POST', body: { token, password } });
    expect(verified.status).toBe(200);
    expect((await rowOf('candidate@example.org')).emailVerifiedAt).not.toBeNull();
  });
});

describe('a person who asked to be deleted', () => {
  const remove = (known = 'active', email?: string) => decide('delete', known, {}, email);
  const due = () => deleteDuePeople({ ...api.deps, ports: { freeSlot: async () => undefined } });

  it('is locked out at once, reads till when they can come back, and is as they were when that is taken back', async () => {
    const uuid = await uuidOf();
    const job = await api.addJob({ clientId: 1 });
    const { id } = await rowOf('candidate@example.org');
    const sender = { jobBoardId: 1, givenName: 'Anna', familyName: 'de Vries' };
    await api.db
      .insert(applications)
      .values({ ...sender, jobId: job.id, userId: id, email: 'candidate@example.org' });
    const employer = await logIn(api, 'employer');
    const seen = async () =>
      (await ask(api, 'employer/v1/applicants', { bearer: employer })).body.data.length as number;
    expect(await seen()).toBe(1);
    const token = await logIn(api, 'candidate');
    const preview = (await admin('GET', `/${uuid}/deletion`)).body.data;
    expect(preview).toMatchObject({ applications: 1, companies: [], resume: false });
    const person = (await remove()).body.data;
    expect(person).toMatchObject({ state: 'leaving', sessions: [], deletion: { due_at: preview.due_at } });
    expect((await ask(api, 'candidate/v1/you', { bearer: token })).status).toBe(401);
    const refused = await tryLogIn();
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining('This account is deleted on') as string,
    ]);
    expect(await seen()).toBe(0);
    expect((await block()).status).toBe(409);
    await due();
    expect((await decide('restore', 'leaving')).body.data).toMatchObject({ state: 'active', deletion: null });
    expect(await seen()).toBe(1);
    expect((await tryLogIn()).status).toBe(200);
    const events = (await mailsTo(api, 'candidate@example.org')).map(({ event }) => event);
    expect(events).toEqual(['account.leaving', 'account.stays']);
  });

  it('who was blocked before is blocked again where the deletion is taken back', async () => {
    await block();
    await remove('blocked');
    expect((await decide('restore', 'leaving')).body.data.state).toBe('blocked');
    await unblock();
  });

  it('the last one of a company is named with it, and goes on the day with their company', async () => {
    const uuid = await uuidOf('other@example.org');
    expect((await admin('GET', `/${uuid}/deletion`)).body.data.companies).toEqual(['Werf BV']);
    await remove('active', 'other@example.org');
    api.clock.advance(30 * 24 * 60 * 60_000 - 1);
    await due();
    expect((await rowOf('other@example.org')).active).toBe(false);
    api.clock.advance(1);
    await due();
    expect(await api.db.$count(users, eq(users.email, 'other@example.org'))).toBe(0);
    bearer = await logIn(api, 'admin');
    expect((await admin('GET', `/${uuid}`)).status).toBe(404);
  });

  it('gets the document from an admin that they get themselves, and reads that it was made', async () => {
    const uuid = await uuidOf();
    const { bytes, headers } = await admin('GET', `/${uuid}/export?format=json`);
    expect(headers['content-disposition']).toContain('attachment');
    const token = await logIn(api, 'candidate');
    const mine = JSON.parse(
      (await ask(api, 'candidate/v1/profile/gdpr', { bearer: token })).bytes.toString(),
    );
    const given = JSON.parse(bytes.toString());
    expect(Object.keys(given.data)).toEqual(Object.keys(mine.data));
    expect(given.data.account).toEqual(mine.data.account);
    expect(mine.data.account_logs).toContainEqual(expect.objectContaining({ event: 'person.exported' }));
    expect(bytes.toString()).not.toMatch(/argon2|token_hash/);
    expect((await admin('GET', `/${uuid}/export`)).bytes.toString()).toContain('<html lang="nl">');
  });
});

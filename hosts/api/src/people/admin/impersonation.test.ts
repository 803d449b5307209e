import { isReading } from '@boardwright/api-client/contract';
import { asc, eq, getTableName, is, sql, PgTable } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everyRoute, leastOf } from '../../../test/every-endpoint.ts';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import * as schema from '../../platform/database/schema.ts';
import { accountLogs, adminLogs, applications, users } from '../../platform/database/schema.ts';

type Viewed = 'candidate' | 'employer';
let api: TestApi;
let bearer: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now(), locale: 'nl' });
});
afterAll(() => api.close());
beforeEach(async () => {
  bearer = await logIn(api, 'admin');
  await api.db.update(users).set({
    active: true,
    blockedAt: null,
    blockedReason: '',
    adminRole: sql`case when role = 'admin' then 'owner' end`,
  });
});

const rowOf = async (email: string) => {
  const [row] = await api.db.select().from(users).where(eq(users.email, email));
  if (!row) throw new Error(`Nobody has the address ${email}`);
  return row;
};
const start = async (email: string, reason = 'Ziet het cv niet, zegt ze.', by = bearer) =>
  ask(api, `admin/v1/people/${(await rowOf(email)).uuid}/impersonation`, {
    method: 'POST',
    bearer: by,
    body: { reason },
  });
const viewAs = async (role: Viewed): Promise<string> =>
  (await start(`${role}@example.org`)).body.data.token as string;
const you = async (role: Viewed, token: string) =>
  (await ask(api, `${role}/v1/you`, { bearer: token })).status;

/** Every row of every table, but when the token of this very session was last used. */
async function everything(): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    const rows = await api.db
      .select({ row: sql<string>`${table}::text` })
      .from(table)
      .orderBy(asc(sql`1`));
    found[getTableName(table)] = rows.map(({ row }) => row).join('\n');
  }
  return found;
}

describe.each(['candidate', 'employer'] as const)('an admin who views the site as %s', (role) => {
  it('changes nothing by any call of the contract, whoever it is for', async () => {
    const token = await viewAs(role);
    const changing = everyRoute().filter(({ endpoint }) => !isReading(endpoint));
    expect(changing.length).toBeGreaterThan(150);
    const before = await everything();
    for (const { name, endpoint, url } of changing) {
      const { status, body } = await ask(api, url.replace(/^\/api\//, ''), {
        method: endpoint.method,
        bearer: token,
        ...(endpoint.body && { body: leastOf(endpoint.body) }),
      });
      expect([name, status, body.code]).toEqual([name, 403, 'impersonationReadsOnly']);
    }
    expect(await everything()).toEqual(before);
  });

  it('reads what that person reads, and leaves no trace of having been there', async () => {
    const own = await logIn(api, role);
    const token = await viewAs(role);
    const reading = everyRoute().filter(
      (route) => (route.role === role || route.role === 'public') && isReading(route.endpoint),
    );
    expect(reading.length).toBeGreaterThan(30);
    const question = ({ endpoint, url }: (typeof reading)[number]) => {
      const query = new URLSearchParams(leastOf(endpoint.query) as Record<string, string>).toString();
      const path = url.replace(/^\/api\//, '') + (query && `?${query}`);
      const { method } = endpoint;
      return { path, sent: { method, ...(endpoint.body && { body: leastOf(endpoint.body) }) } };
    };
    // What is made the first time that a company looks is there already.
    const theirs = [];
    for (const route of reading) {
      const { path, sent } = question(route);
      theirs.push([route.name, (await ask(api, path, { ...sent, bearer: own })).status]);
    }
    const before = await everything();
    const seen = [];
    for (const route of reading) {
      const { path, sent } = question(route);
      seen.push([route.name, (await ask(api, path, { ...sent, bearer: token })).status]);
    }
    expect(seen).toEqual(theirs);
    expect(await everything()).toEqual(before);
    expect((await ask(api, `${role}/v1/you`, { bearer: token })).body.data.email).toBe(`${role}@example.org`);
    const sessions = (await ask(api, `${role}/v1/sessions`, { bearer: own })).body.data;
    expect(sessions.every(({ uuid }: { uuid: string }) => !token.includes(uuid))).toBe(true);
  });

  it('sees nothing once either of the two is logged out, time is over, the role is another, or the person is blocked', async () => {
    const uuid = (await rowOf(`${role}@example.org`)).uuid;
    const ends: Readonly<Record<string, () => Promise<unknown>>> = {
      stop: () => ask(api, 'admin/v1/impersonation', { method: 'DELETE', bearer }),
      'another one': () => start(role === 'candidate' ? 'employer@example.org' : 'candidate@example.org'),
      'the admin logs out': () => ask(api, 'admin/v1/log-out', { method: 'POST', bearer }),
      'the person is logged out': () =>
        ask(api, `admin/v1/people/${uuid}/sessions`, { method: 'DELETE', bearer }),
      'the person is blocked': () =>
        ask(api, `admin/v1/people/${uuid}/decide`, {
          method: 'POST',
          bearer,
          body: { decision: 'block', known: 'active', reason: 'x', mail: false },
        }),
      'the admin only sees people now': () =>
        api.db.update(users).set({ adminRole: 'sales' }).where(eq(users.role, 'admin')),
      'the admin is no longer one': () =>
        api.db.update(users).set({ active: false }).where(eq(users.role, 'admin')),
      'half an hour': async () => api.clock.advance(30 * 60_000),
    };
    for (const [name, end] of Object.entries(ends)) {
      await api.db.update(users).set({ active: true, blockedAt: null, blockedReason: '' });
      await api.db.update(users).set({ adminRole: 'owner' }).where(eq(users.role, 'admin'));
      bearer = await logIn(api, 'admin');
      const token = await viewAs(role);
      expect([name, await you(role, token)]).toEqual([name, 200]);
      await end();
      expect([name, await you(role, token)]).toEqual([name, 401]);
    }
  });
});

describe('viewing the site as somebody', () => {
  it('is for who does something about people, with a reason, and never as an admin or on another site', async () => {
    for (const role of ['support', 'sales', 'read_only', 'editor'] as const) {
      await api.db.update(users).set({ adminRole: role }).where(eq(users.role, 'admin'));
      expect([role, (await start('candidate@example.org')).status]).toEqual([
        role,
        role === 'support' ? 200 : 403,
      ]);
    }
    await api.db.update(users).set({ adminRole: 'owner' }).where(eq(users.role, 'admin'));
    const unsaid = await start('candidate@example.org', '  ');
    expect([unsaid.status, Object.keys(unsaid.body.fields)]).toEqual([422, ['reason']]);
    expect((await start('candidate@example.org', 'x'.repeat(301))).status).toBe(400);
    for (const email of ['admin@example.org', 'elsewhere@example.org'])
      expect([email, (await start(email)).status]).toEqual([email, 404]);
    const theirs = await viewAs('candidate');
    expect((await start('candidate@example.org', 'x', theirs)).status).toBe(403);
    expect((await ask(api, 'admin/v1/people', { bearer: theirs })).status).toBe(403);
    expect((await ask(api, 'candidate/v1/you', { bearer: theirs, host: 'other.localhost' })).status).toBe(
      401,
    );
  });

  it('is not for who cannot log in, and says so', async () => {
    await api.db.update(users).set({ active: false }).where(eq(users.email, 'candidate@example.org'));
    const refused = await start('candidate@example.org');
    expect([refused.status, refused.body.code]).toEqual([409, 'personCannotLogIn']);
  });

  it('stands in the log of the person and of the team, with why', async () => {
    const token = await logIn(api, 'candidate');
    await start('candidate@example.org');
    const logs = (await ask(api, 'candidate/v1/logs', { bearer: token, locale: 'nl' })).body.data;
    expect(logs[0]).toMatchObject({
      message:
        'De site heeft met je meegekeken, zonder iets te kunnen veranderen: Ziet het cv niet, zegt ze.',
      by: 'Site 18',
    });
    const { uuid } = await rowOf('candidate@example.org');
    const person = (await ask(api, `admin/v1/people/${uuid}`, { bearer })).body.data;
    expect(person.opened).toContainEqual(expect.objectContaining({ by: 'Anna de Vries', event: 'viewed' }));
    expect(person.last_login).not.toBeNull();
    const team = (await ask(api, 'admin/v1/team/log', { bearer })).body.data;
    expect(team[0]).toMatchObject({
      message: 'Viewed the site as somebody: Ziet het cv niet, zegt ze.',
      title: 'Anna de Vries',
      subject: uuid,
    });
    expect(JSON.stringify(await api.db.select({ title: adminLogs.title }).from(adminLogs))).not.toContain(
      'Anna',
    );
  });

  it('as an employer or its sender, opens an application without its words, with a note that its sender reads', async () => {
    const job = await api.addJob({ clientId: 1 });
    const { id } = await rowOf('candidate@example.org');
    const [sent] = await api.db
      .insert(applications)
      .values({
        jobBoardId: 1,
        jobId: job.id,
        userId: id,
        email: 'candidate@example.org',
        givenName: 'Anna',
        familyName: 'x',
        motivationText: 'Ik kan goed koken.',
      })
      .returning();
    const noted = () => api.db.$count(accountLogs, eq(accountLogs.event, 'application.opened'));
    const read = (token: string) => ask(api, `employer/v1/applicants/${sent?.id}`, { bearer: token });
    expect((await read(await logIn(api, 'employer'))).body.data.motivation_text).toContain('koken');
    expect(await noted()).toBe(0);
    const viewed = await read(await viewAs('employer'));
    expect(viewed.body.data).toMatchObject({
      email: 'candidate@example.org',
      motivation_text: null,
      files: [],
    });
    expect(await noted()).toBe(1);
    const own = await ask(api, 'candidate/v1/applications', { bearer: await viewAs('candidate') });
    expect(own.body.data).toMatchObject([{ email: 'candidate@example.org', motivation_text: null }]);
  });
});

import { contract, type EndpointGroup } from '@boardwright/api-client/contract';
import { desc, eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRoute, leastOf } from '../../../test/every-endpoint.ts';
import { issueToken } from '../../../test/issue-token.ts';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { adminLogs, users } from '../../platform/database/schema.ts';
import { deleteOldTeamLogs, teamLogLife } from './team-log.ts';
import { hasTeamLogMessage } from './team-log.messages.ts';

let api: TestApi;
let job: { readonly uuid: string };
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  job = await api.addJob({ title: 'Verpleegkundige nacht' });
});
afterAll(() => api.close());

const log = async (query = '') => {
  const bearer = await logIn(api, 'admin');
  return (await ask(api, `admin/v1/team/log?${query}`, { bearer })).body.data as Record<string, unknown>[];
};
const withhold = async () =>
  ask(api, `admin/v1/jobs/${job.uuid}/withhold`, {
    method: 'POST',
    bearer: await logIn(api, 'admin'),
    body: { ground: 'other', explanation: 'A secret reason of mine' },
  });

describe('what an admin did', () => {
  it('is in the log with who, what and which, and nothing of what they sent', async () => {
    expect((await withhold()).status).toBe(200);
    const [entry] = await log();
    expect(entry).toMatchObject({
      by: 'Anna de Vries',
      area: 'jobs',
      action: 'adminJobs.withholdJob',
      message: 'Took a job off the board',
      subject: job.uuid,
      title: 'Verpleegkundige nacht',
      is_done: true,
    });
    const [stored] = await api.db.select().from(adminLogs).orderBy(desc(adminLogs.id)).limit(1);
    expect(JSON.stringify(stored)).not.toContain('secret reason');
  });

  it('says who was invited', async () => {
    const bearer = await logIn(api, 'admin');
    await ask(api, 'admin/v1/team', {
      method: 'POST',
      bearer,
      body: { email: 'marit@example.org', role: 'sales' },
    });
    expect((await log())[0]).toMatchObject({ action: 'team.inviteAdmin', title: 'marit@example.org' });
  });

  it('is found by who, by what it concerned, by area and by day', async () => {
    const today = api.clock.now().toISOString().slice(0, 10);
    for (const query of ['search=anna', 'search=nacht', 'match[area]=jobs', `match[day]=${today}`])
      expect(
        (await log(query)).map(({ action }) => action),
        query,
      ).toContain('adminJobs.withholdJob');
    for (const query of [
      'search=bakker',
      'match[area]=shop',
      'match[day]=2020-01-01',
      'match[day]=2020-02-31',
    ])
      expect(
        (await log(query)).map(({ action }) => action),
        query,
      ).not.toContain('adminJobs.withholdJob');
  });

  it('is exported as a file', async () => {
    const bearer = await logIn(api, 'admin');
    const { bytes, headers } = await ask(api, 'admin/v1/team/log/export', { bearer, locale: 'nl' });
    expect(headers['content-type']).toContain('text/csv');
    expect(bytes.toString()).toMatch(/^time,by,area,action,what,subject,title,done\r\n/);
    expect(bytes.toString()).toContain(
      'Anna de Vries,jobs,adminJobs.withholdJob,Vacature van de site gehaald',
    );
  });

  it('is not there where it was refused', async () => {
    const bearer = await logIn(api, 'admin');
    const before = (await log()).length;
    const answer = await ask(api, 'admin/v1/jobs/00000000-0000-4000-8000-000000000000/restore', {
      method: 'POST',
      bearer,
      body: {},
    });
    expect([answer.status, (await log()).length]).toEqual([404, before]);
  });

  it('is forgotten after a year', async () => {
    await deleteOldTeamLogs(api.db, new Date(api.clock.now().getTime() + teamLogLife - 60_000));
    expect(await log()).not.toEqual([]);
    await deleteOldTeamLogs(api.db, new Date(api.clock.now().getTime() + teamLogLife + 60_000));
    expect(await log()).toEqual([]);
  });
});

const changing = everyRoute().filter(
  ({ role, endpoint: { method, changesNothing, open } }) =>
    role === 'admin' && method !== 'GET' && changesNothing !== true && open?.includes('admin') !== true,
);

describe('every call that changes something', () => {
  it('has a sentence', () => {
    const names = Object.entries(contract as Readonly<Record<string, EndpointGroup>>).flatMap(
      ([group, calls]) => Object.keys(calls).map((name) => `${group}.${name}`),
    );
    for (const { name } of changing) {
      const found = names.filter((one) => one.endsWith(`.${name.replace(' as admin', '')}`));
      expect(found.some(hasTeamLogMessage), name).toBe(true);
    }
  });

  it.each(changing.map((route) => [route.name, route] as const))(
    '%s: is logged where it is done, and nowhere else',
    async (_name, { endpoint, url }) => {
      const [admin] = await api.db.select().from(users).where(eq(users.email, 'admin@example.org'));
      const send = async () => {
        const bearer = await issueToken(api, {
          role: 'admin',
          siteId: 18,
          subject: admin?.uuid,
          clientId: null,
        });
        return ask(api, url.replace('/api/', ''), {
          method: endpoint.method,
          bearer,
          ...(endpoint.body ? { body: leastOf(endpoint.body) } : {}),
        });
      };
      const count = async () => (await api.db.select({ id: adminLogs.id }).from(adminLogs)).length;
      const before = await count();
      const { status } = await send();
      // Done, or not known to be undone: logged. Refused: not.
      expect([status, (await count()) - before]).toEqual([status, status < 400 || status >= 500 ? 1 : 0]);
    },
  );
});

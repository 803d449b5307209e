import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../test/request.ts';
import { openFreshDatabase } from '../../test/fresh-database.ts';
import { goodPassword } from '../../test/registering.ts';
import { addAccounts, logIn } from '../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import { pages, secondStepApps, users } from '../platform/database/schema.ts';
import { AdminError, AdminUsageError } from './admin-error.ts';
import { runAdmin } from './run-admin.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
});
afterAll(() => api.close());

const run = (...args: string[]) => runAdmin(api.appDeps, args);
const tokenIn = (lines: readonly string[]) => URL.parse(lines[1] ?? '')?.searchParams.get('token') ?? '';
const choose = (token: string, host = 'localhost') =>
  ask(api, 'admin/v1/password/reset', {
    method: 'POST',
    host,
    body: { token, password: goodPassword, password_confirmation: goodPassword },
  });
const tryLogIn = async (email: string, host = 'localhost') =>
  (await ask(api, 'admin/v1/login', { method: 'POST', host, body: { email, password: goodPassword } }))
    .status;

describe('admins', () => {
  it('are added by a link for their password, of one site or of all', async () => {
    const lines = await run('user', 'add', ' Kim@Example.org ', '--name', 'Kim de Wit', '--site', '19');
    expect(lines[0]).toContain('kim@example.org');
    expect((await choose(tokenIn(lines), 'other.localhost')).status).toBe(200);
    expect([await tryLogIn('kim@example.org', 'other.localhost'), await tryLogIn('kim@example.org')]).toEqual(
      [200, 404],
    );
    expect(await run('user', 'list')).toContain('kim@example.org  Kim de Wit  site 19  owner');
    await expect(run('user', 'add', 'kim@example.org', '--name', 'K', '--site', '19')).rejects.toThrow(
      'an admin already',
    );
  });

  it('get a link for a new password, the last of which counts', async () => {
    const first = await run('password', 'kim@example.org');
    const second = await run('password', 'kim@example.org');
    expect((await choose(tokenIn(first), 'other.localhost')).status).toBe(410);
    expect((await choose(tokenIn(second), 'other.localhost')).status).toBe(200);
  });

  it('of one site and of all by the same address are told apart', async () => {
    await run('user', 'add', 'both@example.org', '--name', 'All');
    await run('user', 'add', 'both@example.org', '--name', 'One', '--site', '19');
    const accounts = async () => (await run('user', 'list')).filter((line) => line.startsWith('both@'));
    await expect(run('user', 'remove', 'both@example.org')).rejects.toThrow(/--site: (all, 19|19, all)/);
    await run('user', 'remove', 'both@example.org', '--site', '19');
    expect((await accounts()).sort()).toEqual([
      'both@example.org  All  all sites  owner',
      'both@example.org  One  site 19  owner  ended',
    ]);
    await run('user', 'remove', 'both@example.org', '--site', 'all');
    expect((await accounts()).every((line) => line.endsWith('ended'))).toBe(true);
  });

  it('are ended with their sessions; the last of all sites stays', async () => {
    const bearer = await logIn(api, 'admin');
    await expect(run('user', 'remove', 'admin@example.org')).rejects.toThrow('last admin');
    expect((await ask(api, 'admin/v1/you', { bearer })).status).toBe(200);
    await run('user', 'remove', 'kim@example.org');
    expect(await tryLogIn('kim@example.org', 'other.localhost')).toBe(404);
    await expect(run('password', 'kim@example.org')).rejects.toThrow('has ended');
    expect(
      (await api.db.select().from(users).where(eq(users.email, 'kim@example.org')))[0]?.passwordHash,
    ).toBe(null);
  });
});

describe('roles', () => {
  it('are given with an admin, and changed', async () => {
    await run('user', 'add', 'rik@example.org', '--name', 'Rik', '--role', 'sales');
    expect(await run('user', 'list')).toContain('rik@example.org  Rik  all sites  sales');
    await run('user', 'role', 'rik@example.org', 'read_only');
    expect(await run('user', 'list')).toContain('rik@example.org  Rik  all sites  read_only');
    await expect(run('user', 'role', 'rik@example.org', 'boss')).rejects.toThrow(AdminUsageError);
  });

  it('are not taken from the last owner', async () => {
    await expect(run('user', 'role', 'admin@example.org', 'sales')).rejects.toThrow('last owner');
  });

  it('who lost app and codes log in by the password alone again', async () => {
    const [person] = await api.db.select().from(users).where(eq(users.email, 'admin@example.org'));
    const userId = person?.id ?? 0;
    const twoStep = () => run('two-step', 'off', 'admin@example.org');
    await expect(twoStep()).rejects.toThrow('does not log in in two steps');
    await api.db.insert(secondStepApps).values({ userId, secret: 'encrypted' });
    const bearer = await logIn(api, 'admin');
    expect((await ask(api, 'admin/v1/you', { bearer })).body.code).toBe('secondStepAsked');
    expect((await twoStep())[0]).toContain('logs in with the password alone now');
    const again = await logIn(api, 'admin');
    expect((await ask(api, 'admin/v1/you', { bearer: again })).status).toBe(200);
  });

  it('are in the log that the team reads, with all that changes something here and nothing else', async () => {
    const bearer = await logIn(api, 'admin');
    const { body } = await ask(api, 'admin/v1/team/log?match[area]=server&limit=50', { bearer });
    const done = body.data.map(({ action, subject, by }: Record<string, string | null>) => [
      action,
      subject,
      by,
    ]);
    expect(done).toContainEqual(['user role', 'rik@example.org read_only', null]);
    expect(done.map(([action]: string[]) => action)).not.toContain('user list');
  });
});

describe('sites and hosts', () => {
  it('are added, shown and removed', async () => {
    const [made = ''] = await run('site', 'add', 'Zorg & Co', 'Zorg.Example.org');
    const number = /Site (\d+)/.exec(made)?.[1] ?? '';
    expect(await run('site', 'list')).toContain(`${number}  draft  Zorg & Co  zorg.example.org`);
    await api.db.insert(pages).values({ siteId: Number(number), key: 'p-home', path: { nl: '' }, order: 0 });
    await run('site', 'live', number);
    // It is opened as it stands, by hand as by the editor.
    const address = `public/v1/job-board-builder/sites/${number}?locale=NL`;
    const opened = await ask(api, address, { host: 'zorg.example.org' });
    expect(opened.body.data.pages.map(({ key }: { key: string }) => key)).toEqual(['p-home']);
    expect(await run('host', 'list', '--site', number)).toEqual(['zorg.example.org  main address']);
    const configuration = await ask(api, 'public/v1/configuration', { host: 'zorg.example.org' });
    expect(configuration.status).toBe(200);
    await run('host', 'add', 'werk.example.org', '--site', number);
    await expect(run('host', 'remove', 'zorg.example.org', '--site', number)).rejects.toThrow('main address');
    await run('host', 'main', 'werk.example.org', '--site', number);
    await run('host', 'remove', 'zorg.example.org', '--site', number);
    expect(await run('host', 'list', '--site', number)).toEqual(['werk.example.org  main address']);
  });

  it('of another site are taken, and nothing is left of what failed', async () => {
    const before = await run('site', 'list');
    await expect(run('site', 'add', 'Twice', 'other.localhost')).rejects.toThrow('Another site');
    expect(await run('site', 'list')).toEqual(before);
  });
});

it.each([
  [[], AdminUsageError],
  [['constructor'], AdminUsageError],
  [['user', 'add', 'a@example.org'], AdminUsageError],
  [['user', 'add', 'nobody', '--name', 'A'], AdminError],
  [['password', 'nobody@example.org'], AdminError],
  [['password'], AdminUsageError],
  [['host', 'list', '--site', '999'], AdminError],
  [['host', 'list', '--site', 'x'], AdminUsageError],
  [['host', 'list', '--site', 'all'], AdminUsageError],
  [['host', 'add', 'not a host'], AdminError],
  [['site', 'live', 'x'], AdminError],
  [['--what'], AdminUsageError],
] as const)('%j is refused in a sentence', async (args, kind) => {
  await expect(run(...args)).rejects.toBeInstanceOf(kind);
});

it('an admin cannot be made where there is no site yet, and is told so', async () => {
  const connection = await openFreshDatabase();
  try {
    const deps = { ...api.appDeps, db: connection.db };
    await expect(runAdmin(deps, ['user', 'add', 'a@example.org', '--name', 'A'])).rejects.toThrow(
      'There is no site yet; "npm start" makes one.',
    );
    expect(await connection.db.select().from(users)).toEqual([]);
  } finally {
    await connection.close();
  }
});

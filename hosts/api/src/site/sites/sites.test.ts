import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn, password } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { hashPassword } from '../../people/account/passwords.ts';
import {
  adminLogs,
  jobBoards,
  pages,
  segments,
  siteHandovers,
  siteHosts,
  sites,
  users,
} from '../../platform/database/schema.ts';
import { deleteUnclaimedFiles } from '../../worker/retention.ts';

let api: TestApi;
let bearer: string;
let ofOne: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  const passwordHash = await hashPassword(password);
  const person = {
    role: 'admin',
    adminRole: 'owner',
    givenName: 'Bo',
    familyName: 'Bos',
    passwordHash,
  } as const;
  await api.db.insert(users).values({ ...person, email: 'one@example.org', siteId: 18 });
  bearer = await logIn(api, 'admin');
  ofOne = await logIn(api, 'admin', 'one@example.org');
});
afterAll(() => api.close());

const list = async (token = bearer, host = 'localhost') =>
  (await ask(api, 'admin/v1/sites', { bearer: token, host })).body.data;
const start = (body: object, token = bearer) =>
  ask(api, 'admin/v1/sites', { method: 'POST', bearer: token, body });
const enter = (id: number, token = bearer) =>
  ask(api, `admin/v1/sites/${id}/enter`, { method: 'POST', bearer: token });
const arrive = (token: string, host: string) =>
  ask(api, 'admin/v1/handover', { method: 'POST', host, body: { token } });
const tokenFor = async (id: number, token = bearer) => {
  const { body } = await enter(id, token);
  return new URL(body.data.url).hash.slice(1);
};

describe('the sites of an installation', () => {
  it('are listed to who runs all of them; who runs one has that one and starts none', async () => {
    await api.addJob();
    expect(await list()).toMatchObject({
      runs_all: true,
      sites: [
        { id: 18, live_jobs: 1, is_current: true, hosts: [{ host: 'localhost', state: 'main' }] },
        { id: 19, live_jobs: 0, is_current: false, url: 'http://other.localhost:3000' },
      ],
    });
    expect(await list(ofOne)).toMatchObject({ runs_all: false, sites: [{ id: 18 }] });
    const refused = await start({ name: 'Mine', host: 'mine.example.org' }, ofOne);
    expect([refused.status, refused.body.code]).toEqual([403, 'teamOfAllSites']);
  });

  it('grow by an empty one, in the languages and the colour that were chosen', async () => {
    const body = {
      name: '  Wad   Werkt ',
      host: 'https://Wad.localhost/',
      languages: ['ro', 'en'],
      default_language: 'ro',
      primary_color: '#123456',
    };
    const made = await start(body);
    expect([made.status, made.body.data]).toMatchObject([
      201,
      {
        name: 'Wad Werkt',
        status: 'draft',
        // A name of this machine is reached as the site that one is at.
        url: 'http://wad.localhost:3000',
        hosts: [{ host: 'wad.localhost', state: 'main' }],
        languages: ['ro', 'en'],
        default_language: 'ro',
        live_jobs: 0,
      },
    ]);
    const [site] = await api.db.select().from(sites).where(eq(sites.id, made.body.data.id));
    expect(site?.settings).toMatchObject({ primary_color: '#123456', search_countries: ['RO'] });
    expect(site?.publishing).toBe('by_hand');
    // At once, wherever it is asked for.
    const there = await ask(api, 'public/v1/configuration', { host: 'wad.localhost' });
    expect(there.body.data.job_boards).toMatchObject([{ name: 'Wad Werkt' }]);
  });

  it('grow by a copy, which keeps its own categories apart, publishes by hand and has nobody of the other', async () => {
    await api.db.update(sites).set({ publishing: 'live' }).where(eq(sites.id, 18));
    const shared = await api.db.select().from(segments);
    await api.db.insert(segments).values({
      key: 'bakkers',
      segmentGroupId: 1,
      name: { nl: 'Bakkers' },
      jobBoardIds: [1],
      order: 9,
    });
    const { body } = await start({ name: 'Tweede', host: 'tweede.example.org', source_id: 18 });
    expect(body.data).toMatchObject({
      name: 'Tweede',
      status: 'draft',
      live_jobs: 0,
      languages: ['nl', 'en', 'ro'],
    });
    const [board] = await api.db.select().from(jobBoards).where(eq(jobBoards.host, 'tweede.example.org'));
    const all = await api.db.select().from(segments);
    const copied = all.filter(({ name }) => name['nl'] === 'Bakkers');
    expect(copied.map(({ key, jobBoardIds }) => [key, jobBoardIds])).toEqual([
      ['bakkers', [1]],
      ['bakkers-2', [board?.id]],
    ]);
    expect(all).toHaveLength(shared.length + 2);
    const [copy] = await api.db.select().from(sites).where(eq(sites.id, body.data.id));
    expect(copy?.publishing).toBe('by_hand');
    const kinds = await api.db.select({ key: pages.key }).from(pages).where(eq(pages.siteId, body.data.id));
    expect(kinds).toEqual([{ key: 'p-job-details' }]);
    expect(await api.db.select().from(users).where(eq(users.siteId, body.data.id))).toEqual([]);
  });

  it('say of each answer what is wrong with it, and then there is nothing', async () => {
    const before = await api.db.select().from(sites);
    const refused = await start({ name: ' ', host: 'a b', languages: [] });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['name', 'host', 'languages']]);
    const other = await start({ name: 'x', host: 'b.example', languages: ['nl'], default_language: 'ro' });
    expect(Object.keys(other.body.fields)).toEqual(['default_language']);
    const none = await start({ name: 'x', host: 'b.example', source_id: 99 });
    expect(none.status).toBe(404);
    const token = 'cd'.repeat(20);
    await api.storage.write(`public/18/cd/${token}-upload.png`, Buffer.from('a picture'));
    await api.changeSite(18, { settings: { logo: `/uploads/18/cd/${token}-upload.png` } });
    const taken = await start({ name: 'x', host: 'other.localhost', source_id: 18 });
    expect(taken.body.fields.host).toEqual(['Another site of this server answers at this host']);
    expect(await api.db.select().from(sites)).toHaveLength(before.length);
    // Its pictures are nobody's, and go.
    const copied = () => api.storage.keys().filter((key) => key.startsWith('public/copies/'));
    expect(copied()).toHaveLength(1);
    await deleteUnclaimedFiles(api.db, api.storage, api.days(2));
    expect(copied()).toEqual([]);
  });

  it('of two that want one host at once has it the first', async () => {
    const both = await Promise.all([
      start({ name: 'One', host: 'both.example.org' }),
      start({ name: 'Two', host: 'both.example.org' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(await api.db.select().from(siteHosts).where(eq(siteHosts.host, 'both.example.org'))).toHaveLength(
      1,
    );
  });
});

describe('going to another site', () => {
  it('needs no other login: once, within a minute, at that site alone', async () => {
    const { body } = await enter(19);
    expect(body.data.url).toMatch(/^http:\/\/other\.localhost:3000\/admin\/handover#[\w-]{43}$/);
    const token = new URL(body.data.url).hash.slice(1);
    const stored = await api.db.select().from(siteHandovers);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await arrive(token, 'localhost')).status).toBe(410);
    expect((await arrive(`${token}x`, 'other.localhost')).status).toBe(410);
    const both = await Promise.all([arrive(token, 'other.localhost'), arrive(token, 'other.localhost')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    const there = both.find(({ status }) => status === 200)?.body.data.token;
    expect((await list(there, 'other.localhost')).sites).toMatchObject([
      {},
      { id: 19, is_current: true },
      {},
      {},
      {},
    ]);
    const [note] = await api.db.select().from(adminLogs).where(eq(adminLogs.action, 'sites.acceptHandover'));
    expect(note).toMatchObject({ siteId: 19, byName: 'Anna de Vries' });
    const late = await tokenFor(19);
    api.clock.advance(61_000);
    expect((await arrive(late, 'other.localhost')).status).toBe(410);
  });

  it('ends with the session that asked, and with the account', async () => {
    const session = await logIn(api, 'admin');
    const left = await tokenFor(19, session);
    await ask(api, 'admin/v1/log-out', { method: 'POST', bearer: session });
    expect((await arrive(left, 'other.localhost')).status).toBe(410);
    const token = await tokenFor(19);
    const me = eq(users.email, 'admin@example.org');
    await api.db.update(users).set({ active: false }).where(me);
    expect((await arrive(token, 'other.localhost')).status).toBe(410);
    await api.db.update(users).set({ active: true, siteId: 18 }).where(me);
    expect((await arrive(token, 'other.localhost')).status).toBe(410);
    await api.db.update(users).set({ siteId: null }).where(me);
    expect((await arrive(token, 'other.localhost')).status).toBe(200);
  });

  it('is refused to who is no admin there, also where the same address is', async () => {
    expect((await enter(19, ofOne)).status).toBe(404);
    expect((await enter(99)).status).toBe(404);
    expect((await enter(18, ofOne)).status).toBe(200);
  });

  it('leads nowhere before the site has an address', async () => {
    await api.db.update(jobBoards).set({ url: '' }).where(eq(jobBoards.id, 2));
    expect((await enter(19)).body.code).toBe('siteWithoutAddress');
    await api.db.update(jobBoards).set({ url: 'http://other.localhost:3000' }).where(eq(jobBoards.id, 2));
  });
});

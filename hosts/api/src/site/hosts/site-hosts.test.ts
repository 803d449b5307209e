import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { hostClaims, siteHosts } from '../../platform/database/schema.ts';
import { restorableFor } from '../../platform/restorable-for.ts';
import { deleteRemoved } from '../builder/delete-removed.ts';

let api: TestApi;
let bearer: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  bearer = await logIn(api, 'admin');
});
afterAll(() => api.close());

const path = 'admin/v1/job-board-builder/sites/18/hosts';
const call = (what: string, host: string, method: 'POST' | 'PUT' = 'POST', locale = 'en') =>
  ask(api, `${path}${what}`, { method, bearer, body: { host }, locale });
const add = (host: string) => call('', host);
const list = async () =>
  (await ask(api, path, { bearer })).body.data as { host: string; state: string; record: unknown }[];
const answersAt = async (host: string) => (await ask(api, 'public/v1/configuration', { host })).status;

describe('a host that an admin asks for', () => {
  it('answers once its record is found, and not before', async () => {
    const added = await add(' https://Jobs.Example.org/ ');
    expect([added.status, added.body.data.host, added.body.data.state]).toEqual([
      201,
      'jobs.example.org',
      'waiting',
    ]);
    const { name, value } = added.body.data.record;
    expect(name).toBe('_boardwright.jobs.example.org');
    expect(await answersAt('jobs.example.org')).toBe(404);
    expect((await call('/verify', 'jobs.example.org')).body.fields.host).toEqual([
      'There is no such record yet. A new record can take up to an hour to be seen everywhere',
    ]);
    api.txtRecords.set(name, ['boardwright-site=somebody-else']);
    expect((await call('/verify', 'jobs.example.org', 'POST', 'nl')).body.fields.host[0]).toContain(
      'boardwright-site=somebody-else',
    );
    api.txtRecords.set(name, ['v=spf1 -all', value]);
    expect((await call('/verify', 'jobs.example.org')).body.data).toEqual({
      host: 'jobs.example.org',
      state: 'verified',
      record: null,
    });
    expect(await answersAt('jobs.example.org')).toBe(200);
    // Once more, as after a lost answer.
    expect((await call('/verify', 'jobs.example.org')).status).toBe(200);
    expect((await add('jobs.example.org')).body.data.state).toBe('verified');
  });

  it('becomes the main address, which is not removed; another is, at once', async () => {
    const [first] = await list();
    expect(first?.state).toBe('main');
    expect((await call('/remove', first?.host ?? '')).status).toBe(422);
    expect((await call('/main', 'jobs.example.org', 'PUT')).body.data.state).toBe('main');
    expect((await list())[0]).toEqual({ host: 'jobs.example.org', state: 'main', record: null });
    expect((await call('/remove', 'jobs.example.org')).status).toBe(422);
    const tenant = await api.tenants.atHost('jobs.example.org');
    expect(tenant?.board.url).toBe('https://jobs.example.org');
    await add('werk.example.org');
    const waiting = (await list()).at(-1)?.record as { name: string; value: string };
    expect((await call('/main', 'werk.example.org', 'PUT')).status).toBe(422);
    api.txtRecords.set(waiting.name, [waiting.value]);
    await call('/verify', 'werk.example.org');
    expect(await answersAt('werk.example.org')).toBe(200);
    expect((await call('/remove', 'werk.example.org')).status).toBe(204);
    expect(await answersAt('werk.example.org')).toBe(404);
    expect((await call('/remove', 'werk.example.org')).status).toBe(422);
  });

  it.each(['', 'x y', 'a/b', 'http://', 'jobs..org', '-', 'x'.repeat(64), `${'a.'.repeat(140)}nl`])(
    'is a name: not %j',
    async (host) => {
      const refused = await add(host);
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['host']]);
    },
  );

  it('is kept as the name servers know it', async () => {
    expect((await add('café.example')).body.data.host).toBe('xn--caf-dma.example');
    await call('/remove', 'café.example');
  });

  it('of another site is taken; of two that wait the first to show it has it', async () => {
    expect((await add('other.localhost')).body.fields.host).toEqual([
      'Another site of this server answers at this host',
    ]);
    const there = await logIn(api, 'admin', 'admin@example.org', 'other.localhost');
    const asked = { bearer: there, host: 'other.localhost', body: { host: 'both.example.org' } };
    const other = 'admin/v1/job-board-builder/sites/19/hosts';
    const [mine, theirs] = [
      await add('both.example.org'),
      await ask(api, other, { ...asked, method: 'POST' }),
    ];
    expect(mine.body.data.record.value).not.toBe(theirs.body.data.record.value);
    api.txtRecords.set('_boardwright.both.example.org', [theirs.body.data.record.value]);
    expect((await call('/verify', 'both.example.org')).status).toBe(422);
    expect((await ask(api, `${other}/verify`, { ...asked, method: 'POST' })).status).toBe(200);
    expect((await call('/verify', 'both.example.org')).status).toBe(422);
    await call('/remove', 'both.example.org');
    expect((await ask(api, path, { ...asked, body: undefined })).status).toBe(404);
  });

  it('waits with nineteen others at most', async () => {
    for (let index = 0; index < 20; index += 1) await add(`h${index}.example.org`);
    expect((await add('one-more.example.org')).body.fields.host).toEqual([
      'Twenty hosts are waiting already. Remove one of them first',
    ]);
    expect((await add('h3.example.org')).status).toBe(201);
  });

  it('that was removed comes back within 30 days as it was, unless another site has it by then', async () => {
    const removed = async () =>
      (await ask(api, `${path}/deleted`, { bearer })).body.data as { host: string; was: string }[];
    await call('/remove', 'h0.example.org');
    await call('/remove', 'h1.example.org');
    const record = (await add('keer.example.org')).body.data.record;
    await call('/remove', 'keer.example.org');
    expect((await removed())[0]).toMatchObject({ host: 'keer.example.org', was: 'waiting' });
    // The record that it waited for counts on, also where it is asked for by its form.
    expect((await call('/restore', 'keer.example.org')).body.data.record).toEqual(record);
    await call('/remove', 'keer.example.org');
    expect((await add('keer.example.org')).body.data.record).toEqual(record);
    api.txtRecords.set(record.name, [record.value]);
    await call('/verify', 'keer.example.org');
    await call('/remove', 'keer.example.org');
    expect(await answersAt('keer.example.org')).toBe(404);
    expect((await removed())[0]).toMatchObject({ host: 'keer.example.org', was: 'verified' });
    for (const once of ['first', 'and again'])
      expect((await call('/restore', 'keer.example.org')).body.data.state, once).toBe('verified');
    expect(await answersAt('keer.example.org')).toBe(200);

    await call('/remove', 'keer.example.org');
    await api.db.insert(siteHosts).values({ host: 'keer.example.org', siteId: 19 });
    expect((await call('/restore', 'keer.example.org', 'POST', 'nl')).body.fields.host).toEqual([
      'Op deze host antwoordt al een andere site van deze server',
    ]);
    expect((await removed())[0]?.host).toBe('keer.example.org');
    await api.db.delete(siteHosts).where(eq(siteHosts.host, 'keer.example.org'));
    // Another site waits for it: its name may have been sold, which the record alone shows.
    await api.db.insert(hostClaims).values({ siteId: 19, host: 'keer.example.org', token: 'theirs' });
    const waits = (await call('/restore', 'keer.example.org')).body.data;
    expect([waits.state, await answersAt('keer.example.org')]).toEqual(['waiting', 404]);
    expect((await call('/verify', 'keer.example.org')).status).toBe(422);
    api.txtRecords.set(waits.record.name, [waits.record.value]);
    expect((await call('/verify', 'keer.example.org')).body.data.state).toBe('verified');
    await call('/remove', 'keer.example.org');
    expect((await add('keer.example.org')).body.data.state).toBe('waiting');
    await api.db.delete(hostClaims).where(eq(hostClaims.siteId, 19));
    await call('/verify', 'keer.example.org');
    await call('/remove', 'keer.example.org');
    await deleteRemoved(api.db, new Date(api.clock.now().getTime() + restorableFor - 1));
    expect((await call('/restore', 'keer.example.org')).status).toBe(200);
    await call('/remove', 'keer.example.org');
    await deleteRemoved(api.db, new Date(api.clock.now().getTime() + restorableFor));
    expect([(await call('/restore', 'keer.example.org')).status, await removed()]).toEqual([422, []]);
  });
});

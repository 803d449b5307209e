import type { AdminSegment, ImportedSegment } from '@boardwright/api-client/contract';
import { eq, gt } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueToken } from '../../../test/issue-token.ts';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { segments, users } from '../../platform/database/schema.ts';

let api: TestApi;
/** Of all sites, and of site 18 alone. */
let everywhere: string;
let here: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  everywhere = await logIn(api, 'admin');
  const [boss] = await api.db
    .insert(users)
    .values({
      email: 'boss@example.org',
      role: 'admin',
      adminRole: 'owner',
      givenName: 'B',
      familyName: 'B',
      siteId: 18,
    })
    .returning();
  here = await issueToken(api, { role: 'admin', siteId: 18, subject: boss?.uuid ?? '', clientId: null });
});
afterAll(() => api.close());
// Those of the test board have numbers up to 4.
beforeEach(async () => {
  await api.db.delete(segments).where(gt(segments.id, 4));
  await api.db.update(segments).set({ archivedAt: null, order: 0 });
});

type Method = 'GET' | 'POST' | 'PUT';
const call = (method: Method, path: string, body?: object, options: object = {}) =>
  ask(api, `admin/v1/${path}`, { method, bearer: here, ...(body && { body }), ...options });
const list = async (group = 1, query = ''): Promise<AdminSegment[]> =>
  (await call('GET', `segment-groups/${group}/segments${query}`)).body.data;
const names = async (group = 1) => (await list(group)).map(({ name }) => name['nl']);
const create = (name: object, more: object = {}) =>
  call('POST', 'segments', { segment_group_id: 1, name, ...more }, { locale: 'en' });
const offered = async () =>
  (await ask(api, 'public/v1/configuration', { locale: 'nl' })).body.data.segments.map(
    ({ name }: { name: string }) => name,
  );

describe('the categories of a board', () => {
  it('are listed by group, with their names in every language and the jobs that have them', async () => {
    await api.addJob({ segmentIds: [1, 3] });
    await api.addJob({ segmentIds: [1], status: 'draft' });
    await api.addJob({ segmentIds: [1] }, [2]);
    await api.deps.search.catchUp();
    const { body } = await call('GET', 'segment-groups');
    expect(body.data.map(({ key, total }: { key: string; total: number }) => [key, total])).toEqual([
      ['industry', 2],
      ['contract', 2],
    ]);
    const [care] = await list();
    expect(care).toMatchObject({
      id: 1,
      name: { nl: 'Zorg', en: 'Care' },
      jobs: 2,
      live_jobs: 1,
      shared: true,
    });
    expect((await call('GET', 'segment-groups/77/segments')).status).toBe(404);
  });

  it('grow by one that everybody can choose at once', async () => {
    const added = await create({ nl: ' Horeca  en   hotels ', en: 'Catering', ro: '' }, { icon: 'utensils' });
    expect(added.status).toBe(201);
    expect(added.body.data).toMatchObject({
      key: 'horeca-en-hotels',
      name: { nl: 'Horeca en hotels', en: 'Catering' },
      icon: 'utensils',
      shared: false,
    });
    expect(await offered()).toContain('Horeca en hotels');
    expect(api.deps.search.catalogue().get(added.body.data.id)?.nameIn('en')).toBe('Catering');
    expect(await names()).toEqual(['Zorg', 'Techniek', 'Horeca en hotels']);
    const elsewhere = await ask(api, 'public/v1/configuration', { host: 'other.localhost' });
    expect(JSON.stringify(elsewhere.body)).not.toContain('Horeca');
  });

  it('have a name in the first language of the site, which none of their group has', async () => {
    const problems = async (name: object) => {
      const { status, body } = await create(name);
      return [status, body.fields?.name?.[0]];
    };
    expect(await problems({ en: 'Care' })).toEqual([422, 'Give it a name in Dutch']);
    expect(await problems({ nl: '  ' })).toEqual([422, 'Give it a name in Dutch']);
    expect(await problems({ nl: ' zórg' })).toEqual([422, '“zórg” is there already']);
    expect((await create({ nl: 'x'.repeat(81) })).status).toBe(400);
    expect((await create({ nederlands: 'Zorg' })).status).toBe(400);
    const [one, other] = await Promise.all([create({ nl: 'Bouw' }), create({ nl: 'Bouw' })]);
    expect([one.status, other.status].sort()).toEqual([201, 422]);
    // Another group may have the same.
    const inOther = await call('POST', 'segments', { segment_group_id: 2, name: { nl: 'Bouw' } });
    expect([inOther.status, inOther.body.data.key]).toEqual([201, 'bouw-2']);
  });

  it('are renamed in one language, and keep the others', async () => {
    const { id } = (await create({ nl: 'Bouw', en: 'Building' }, { icon: 'hammer' })).body.data;
    const change = async (body: object) => (await call('PUT', `segments/${id}`, body)).body.data;
    expect(await change({ name: { en: 'Construction' } })).toMatchObject({
      name: { nl: 'Bouw', en: 'Construction' },
      icon: 'hammer',
      key: 'bouw',
    });
    expect((await change({ name: { en: '' }, icon: null })).name).toEqual({ nl: 'Bouw' });
    const read = await change({});
    const theirs = await change({ icon: 'anchor' });
    const late = await call('PUT', `segments/${id}`, { icon: 'ship', revision: read.revision });
    expect([late.status, late.body.current]).toEqual([409, theirs]);
    expect((await call('PUT', `segments/${id}`, { name: { nl: '' } })).status).toBe(422);
    expect((await call('PUT', `segments/${id}`, { name: { nl: 'Bouw' } })).status).toBe(200);
  });

  it('stand in the order they were put in', async () => {
    const ids = [];
    for (const nl of ['A', 'B', 'C'])
      ids.push(
        (await call('POST', 'segments', { segment_group_id: 2, name: { nl } })).body.data.id as number,
      );
    const [a = 0, b = 0, c = 0] = ids;
    const order = (wanted: readonly number[]) =>
      call('PUT', 'segment-groups/2/order', { ids: wanted }, { bearer: everywhere });
    // One that is not of the group is passed over; those not named come last.
    const { body } = await order([c, a, 1, 999]);
    expect(body.data.map(({ name }: AdminSegment) => name['nl'])).toEqual([
      'C',
      'A',
      'Vast',
      'Tijdelijk',
      'B',
    ]);
    expect(await names(2)).toEqual(['C', 'A', 'Vast', 'Tijdelijk', 'B']);
    expect((await offered()).filter((name: string) => name.length === 1)).toEqual(['C', 'A', 'B']);
    // Who read another order is not asked what became of it, but sees it; what is gone or new says nothing of an order.
    const over = (was: readonly number[]) =>
      call('PUT', 'segment-groups/2/order', { ids: [a, c], was }, { bearer: everywhere });
    const late = await over([a, b, c]);
    expect([late.status, late.body.code, late.body.current.ids.slice(0, 2)]).toEqual([
      409,
      'conflict',
      [c, a],
    ]);
    expect((await over([c, 999, a])).status).toBe(200);
    expect((await order([c, a])).status).toBe(200);
    expect((await order([a, a])).status).toBe(400);
    expect((await order([b])).status).toBe(200);
  });

  it('begin with the set of a field, in the languages of the site, which leaves alone what is there', async () => {
    const groups = (await call('GET', 'segment-groups')).body.data as { id: number; key: string }[];
    const there = await Promise.all(
      groups.map(async ({ id, key }) => [key, (await list(id)).map(({ name }) => name['nl'])] as const),
    );
    const look = (await call('POST', 'segments/starter-set', { field: 'care', dry_run: true })).body.data;
    const wanted = look as { group: string; name: Record<string, string>; state: string }[];
    expect(wanted.map(({ name }) => name['nl'])).toContain('Jeugdzorg');
    expect(wanted.find(({ name }) => name['nl'] === 'Jeugdzorg')).toMatchObject({ state: 'added' });
    expect((await call('POST', 'segments/starter-set', { field: 'care' })).body.data).toEqual(look);
    for (const { id, key } of groups) {
      const added = wanted.filter(({ group, state }) => group === key && state === 'added');
      const before = there.find(([group]) => group === key)?.[1] ?? [];
      expect((await list(id)).map(({ name }) => name['nl'])).toEqual([
        ...before,
        ...added.map(({ name }) => name['nl']),
      ]);
    }
    const again = (await call('POST', 'segments/starter-set', { field: 'care' })).body.data as typeof wanted;
    expect(new Set(again.map(({ state }) => state))).toEqual(new Set(['known']));
    expect((await call('POST', 'segments/starter-set', { field: 'nothing' })).status).toBe(400);
  });

  it('leave every list when they are archived, and come back with their jobs', async () => {
    const { id } = (await create({ nl: 'Zeevaart' })).body.data;
    const job = await api.addJob({ title: 'Stuurman', segmentIds: [id] });
    await api.deps.search.catchUp();
    const archived = await call('POST', `segments/${id}/archive`);
    expect(archived.body.data).toMatchObject({ archived_at: api.clock.now().toISOString(), live_jobs: 1 });
    expect((await call('POST', `segments/${id}/archive`)).body.data.archived_at).toBe(
      archived.body.data.archived_at,
    );
    expect(await offered()).not.toContain('Zeevaart');
    expect(await names()).not.toContain('Zeevaart');
    expect((await list(1, '?match[archived]=set')).map((one) => one.id)).toEqual([id]);
    const page = await ask(api, `public/v1/jobs/slug/${job.slug}`);
    expect(page.status).toBe(200);
    expect(JSON.stringify(page.body)).not.toContain('Zeevaart');
    // Its name is free meanwhile; who takes it keeps it.
    const second = (await create({ nl: 'Zeevaart' })).body.data;
    expect((await call('POST', `segments/${id}/restore`)).status).toBe(422);
    await call('PUT', `segments/${second.id}`, { name: { nl: 'Binnenvaart' } });
    expect((await call('POST', `segments/${id}/restore`)).body.data).toMatchObject({
      archived_at: null,
      live_jobs: 1,
    });
    expect(await offered()).toContain('Zeevaart');
  });

  it('that another site offers too are changed by an admin of all sites alone', async () => {
    const tries = [
      ['PUT', 'segments/1', { name: { nl: 'Zorg en welzijn' } }] as const,
      ['PUT', 'segment-groups/1/order', { ids: [2, 1] }] as const,
      ['POST', 'segments/1/archive', undefined] as const,
    ];
    for (const [method, path, body] of tries) {
      const refused = await call(method, path, body);
      expect([refused.status, refused.body.code], path).toEqual([409, 'segmentShared']);
      expect((await call(method, path, body, { bearer: everywhere })).status, path).toBe(200);
    }
    await api.db
      .update(segments)
      .set({ name: { nl: 'Zorg', en: 'Care' } })
      .where(eq(segments.id, 1));
  });

  it('of another site are not there', async () => {
    const { id } = (await create({ nl: 'Zeevaart' })).body.data;
    const host = 'other.localhost';
    const other = { bearer: await logIn(api, 'admin', 'admin@example.org', host), host };
    expect((await call('PUT', `segments/${id}`, { icon: 'ship' }, other)).status).toBe(404);
    expect((await call('POST', `segments/${id}/archive`, undefined, other)).status).toBe(404);
  });
});

describe('a list that is imported', () => {
  const importing = async (text: string, dry_run = false): Promise<ImportedSegment[]> =>
    (await call('POST', 'segment-groups/1/import', { text, dry_run }, { locale: 'en' })).body.data;
  const states = (lines: readonly ImportedSegment[]) => lines.map(({ line, state }) => [line, state]);
  const text = 'Horeca; Catering\r\n\r\nZorg\nLandbouw\tFarming\tAgricultură\nHORECA\n;Nameless\na;b;c;d';

  it('says of each line what became of it, and adds what is right', async () => {
    const expected = [
      [1, 'added'],
      [3, 'known'],
      [4, 'added'],
      [5, 'known'],
      [6, 'wrong'],
      [7, 'wrong'],
    ];
    expect(states(await importing(text, true))).toEqual(expected);
    expect(await names()).toEqual(['Zorg', 'Techniek']);
    const lines = await importing(text);
    expect(states(lines)).toEqual(expected);
    expect(lines.map(({ problem }) => problem).filter(Boolean)).toEqual([
      'Give it a name in Dutch',
      'More names than the site has languages',
    ]);
    expect(await list()).toContainEqual(
      expect.objectContaining({ name: { nl: 'Landbouw', en: 'Farming', ro: 'Agricultură' } }),
    );
    // Sent again, there is nothing left to add.
    expect(states(await importing(text)).filter(([, state]) => state === 'added')).toEqual([]);
  });

  it('of five thousand fills the group, and says what did not fit', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => `Vak ${at}`).join('\n');
    const lines = await importing(many);
    const added = lines.filter(({ state }) => state === 'added');
    expect(added).toHaveLength(998);
    expect(lines.at(-1)).toMatchObject({
      state: 'wrong',
      problem: 'A group has at most 1000 categories. Archive some first',
    });
    expect(await names()).toHaveLength(1000);
    expect((await create({ nl: 'Nog een' })).body.fields.name).toHaveLength(1);
  });
});

import { type AdminRole, type ListView, listViewLimits } from '@boardwright/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn, password } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { listViews, users } from '../../platform/database/schema.ts';
import { hashPassword } from '../account/passwords.ts';
import { deleteOldViews } from './list-views.queries.ts';

let api: TestApi;
let owner: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  owner = await logIn(api, 'admin');
});
beforeEach(async () => {
  await api.db.delete(listViews);
});
afterAll(() => api.close());

async function colleague(adminRole: AdminRole, siteId = 18): Promise<string> {
  const email = `${adminRole}-${siteId}@example.org`;
  await api.db
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
    .onConflictDoNothing();
  return logIn(api, 'admin', email, siteId === 18 ? 'localhost' : 'other.localhost');
}

const call = (bearer: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  ask(api, `admin/v1/list-views${path}`, { method, bearer, ...(body && { body }) });
const ending = { list: 'jobs', name: 'Ending soon', query: 'status=ending&sort=till' };
const create = (bearer: string, change: object = {}) => call(bearer, 'POST', '', { ...ending, ...change });
const viewsOf = async (bearer: string, list = 'jobs') =>
  (await call(bearer, 'GET', `?list=${list}`)).body.data as ListView[];
const namesOf = async (bearer: string, list?: string) =>
  (await viewsOf(bearer, list)).map(({ name }) => name);

it('is stored under a name, of one list, renamed, replaced, taken away and put back', async () => {
  const { status, body } = await create(owner, { name: '  Ending soon ' });
  expect([status, body.data]).toEqual([
    201,
    { uuid: body.data.uuid, ...ending, is_shared: false, made_by: null, may_change: true },
  ]);
  await create(owner, { name: 'boosted', query: 'status=boosted' });
  expect(await namesOf(owner)).toEqual(['boosted', 'Ending soon']);
  expect(await namesOf(owner, 'companies')).toEqual([]);
  const { uuid } = body.data as ListView;
  const changed = await call(owner, 'PUT', `/${uuid}`, { name: 'Over soon', query: 'status=ending' });
  expect(changed.body.data).toMatchObject({ name: 'Over soon', query: 'status=ending' });
  expect((await call(owner, 'DELETE', `/${uuid}`)).status).toBe(204);
  expect(await namesOf(owner)).toEqual(['boosted']);
  expect((await call(owner, 'DELETE', `/${uuid}`)).status).toBe(404);
  expect((await call(owner, 'POST', `/${uuid}/restore`)).body.data.name).toBe('Over soon');
  expect(await namesOf(owner)).toEqual(['boosted', 'Over soon']);
});

it('is its maker’s alone until it is shared; a colleague has it then, and only its maker and owners change it', async () => {
  const sales = await colleague('sales');
  const support = await colleague('support');
  const { uuid } = (await create(sales)).body.data as ListView;
  expect([await namesOf(support), await namesOf(owner)]).toEqual([[], []]);
  await call(sales, 'PUT', `/${uuid}`, { is_shared: true });
  expect(await viewsOf(support)).toEqual([
    { uuid, ...ending, is_shared: true, made_by: 'Jelmer Postma', may_change: false },
  ]);
  expect((await call(support, 'PUT', `/${uuid}`, { name: 'Mine' })).status).toBe(404);
  expect((await call(support, 'DELETE', `/${uuid}`)).status).toBe(404);
  expect((await call(owner, 'PUT', `/${uuid}`, { name: 'Ours' })).body.data).toMatchObject({
    name: 'Ours',
    made_by: 'Jelmer Postma',
    may_change: true,
  });
  expect((await call(owner, 'DELETE', `/${uuid}`)).status).toBe(204);
  expect((await call(owner, 'POST', `/${uuid}/restore`)).status).toBe(200);
  await call(sales, 'PUT', `/${uuid}`, { is_shared: false });
  expect([await namesOf(support), await namesOf(owner), await namesOf(sales)]).toEqual([[], [], ['Ours']]);
});

it('follows what a role sees: none of a list it does not see, and who only looks shares nothing', async () => {
  const content = await colleague('content');
  const reader = await colleague('read_only');
  await create(owner, { is_shared: true });
  expect(await namesOf(content)).toEqual([]);
  expect((await create(content)).status).toBe(404);
  expect(await namesOf(reader)).toEqual(['Ending soon']);
  expect((await create(reader, { is_shared: true })).status).toBe(403);
  const { uuid } = (await create(reader)).body.data as ListView;
  expect((await call(reader, 'PUT', `/${uuid}`, { is_shared: true })).status).toBe(403);
});

it('is not of another site, also not for who is admin of both', async () => {
  const { uuid } = (await create(owner, { is_shared: true })).body.data as ListView;
  const there = { host: 'other.localhost', bearer: await logIn(api, 'admin', undefined, 'other.localhost') };
  expect((await ask(api, 'admin/v1/list-views?list=jobs', there)).body.data).toEqual([]);
  const change = { ...there, method: 'PUT', body: { name: 'x' } } as const;
  expect((await ask(api, `admin/v1/list-views/${uuid}`, change)).status).toBe(404);
});

it('has a name that no other view of its maker has, also where two are stored at once', async () => {
  const problem = async (answer: ReturnType<typeof create>) => (await answer).body.fields?.name;
  expect(await problem(create(owner, { name: '   ' }))).toEqual(['Give the view a name']);
  const both = await Promise.all([create(owner), create(owner, { name: 'ENDING SOON' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  expect(await problem(create(owner))).toEqual(['You have a view of this name already']);
  expect((await create(owner, { list: 'companies' })).status).toBe(201);
  const [view] = await viewsOf(owner);
  const other = (await create(owner, { name: 'Other' })).body.data as ListView;
  expect(await problem(call(owner, 'PUT', `/${other.uuid}`, { name: view?.name }))).toBeDefined();
  await call(owner, 'DELETE', `/${view?.uuid}`);
  await create(owner);
  expect(await problem(call(owner, 'POST', `/${view?.uuid}/restore`))).toBeDefined();
});

it('is one of fifty at most, and is forgotten thirty days after it was taken away', async () => {
  for (let at = 0; at < listViewLimits.views; at += 1) await create(owner, { name: `View ${at}` });
  expect((await create(owner)).body.fields.name[0]).toMatch(/^You have 50 views/);
  const [view] = await viewsOf(owner);
  await call(owner, 'DELETE', `/${view?.uuid}`);
  const soon = new Date(api.clock.now().getTime() + 29 * 24 * 60 * 60 * 1000);
  await deleteOldViews(api.db, soon);
  expect(await api.db.$count(listViews)).toBe(50);
  await deleteOldViews(api.db, new Date(soon.getTime() + 2 * 24 * 60 * 60 * 1000));
  expect(await api.db.$count(listViews)).toBe(49);
});

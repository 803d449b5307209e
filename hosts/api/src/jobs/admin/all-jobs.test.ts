import type { AdminJob } from '@boardwright/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from '../../../test/issue-token.ts';
import { ask } from '../../../test/request.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { users } from '../../platform/database/schema.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
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
  admin = await issueToken(api, { role: 'admin', siteId: 18, subject: boss?.uuid ?? '', clientId: null });
  await api.addJob({ title: 'Kok', organisationName: 'De Kombuis', createdAt: new Date('2026-01-01') });
  await api.addJob({ title: 'Draft of a baker', status: 'draft', createdAt: new Date('2026-01-02') });
  await api.addJob({ title: 'Deleted', status: 'archived', createdAt: new Date('2026-01-03') });
});
afterAll(() => api.close());

const find = async (query = '', bearer: string | undefined = admin) =>
  ask(api, `admin/v1/jobs?${query}`, { bearer });
const titles = async (query: string) =>
  ((await find(query)).body.data as AdminJob[]).map(({ title }) => title);

describe('the jobs of a board, to its admin', () => {
  it('are all of them but the deleted, newest first, paged and searched', async () => {
    const { body } = await find('limit=1');
    expect(body.data[0]).toMatchObject({ title: 'Draft of a baker', status: 'draft', boost_factor: 1 });
    expect(body.meta).toMatchObject({ total: 2, last_page: 2 });
    expect(await titles('limit=1&page=2')).toEqual(['Kok']);
    expect(await titles('search=kombuis+kok')).toEqual(['Kok']);
    expect(await titles('search=nobody')).toEqual([]);
  });

  it('can be narrowed to those with a boost, the most boosted first', async () => {
    const low = await api.addJob({ title: 'Behind' });
    const high = await api.addJob({ title: 'Ahead' });
    for (const [job, boost_factor] of [
      [low, 0.5],
      [high, 12],
    ] as const)
      await ask(api, `admin/v1/jobs/${job.uuid}/boost`, {
        method: 'PUT',
        body: { boost_factor },
        bearer: admin,
      });
    expect(await titles('match[boost]=set')).toEqual(['Ahead', 'Behind']);
  });

  it('are shown to no one else', async () => {
    expect((await find('', 'nobody')).status).toBe(401);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { issueToken } from '../../../test/issue-token.ts';
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
});
afterAll(() => api.close());

const boost = (uuid: string, boost_factor: number, bearer: string | undefined = admin) =>
  ask(api, `admin/v1/jobs/${uuid}/boost`, { method: 'PUT', body: { boost_factor }, bearer });
const first = async () =>
  (await ask(api, 'public/v1/job-boards/1/jobs?sort=featured')).body.data[0]?.uuid as string;

describe('a boost', () => {
  it('puts an ordinary job before premium ones until it is taken back', async () => {
    const { uuid } = await api.addJob({ title: 'Gewoon' });
    const premium = await api.addJob({ title: 'Premium', premium: true });
    await api.deps.search.catchUp();
    expect(await first()).toBe(premium.uuid);
    expect((await boost(uuid, 3)).status).toBe(204);
    expect(await first()).toBe(uuid);
    await boost(uuid, 1);
    expect(await first()).toBe(premium.uuid);
  });

  it('is not set over one that was not read', async () => {
    const { uuid } = await api.addJob();
    const set = (boost_factor: number, was: number) =>
      ask(api, `admin/v1/jobs/${uuid}/boost`, { method: 'PUT', body: { boost_factor, was }, bearer: admin });
    expect((await set(2.5, 1)).status).toBe(204);
    const late = await set(4, 1);
    expect([late.status, late.body.code, late.body.current]).toEqual([
      409,
      'conflict',
      { boost_factor: 2.5 },
    ]);
    expect([(await set(2.5, 1)).status, (await set(4, 2.5)).status]).toEqual([204, 204]);
  });

  it('is an admin’s alone, within bounds, and of a job that is there', async () => {
    const { uuid } = await api.addJob();
    expect((await boost(uuid, 3, 'nobody')).status).toBe(401);
    expect((await boost(uuid, 101)).status).toBe(400);
    for (const other of ['nothing', '00000000-0000-4000-8000-000000000000'])
      expect((await boost(other, 3)).status).toBe(404);
  });
});

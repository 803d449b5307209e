import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, testSiteSecret, type TestApi } from '../../../test/test-api.ts';
import { organisationBoards, organisations } from '../../platform/database/schema.ts';

const secret = testSiteSecret;
let api: TestApi;
let employer: string;
let other: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await api.db.update(organisations).set({ clientId: 1 }).where(eq(organisations.id, 1));
  await api.db.insert(organisationBoards).values({ organisationId: 1, jobBoardId: 1 });
  employer = await logIn(api, 'employer');
  other = await logIn(api, 'employer', 'other@example.org');
});
afterAll(() => api.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token = employer) =>
  ask(api, `employer/v1/jobs${path}`, { method, bearer: token, locale: 'nl', ...(body && { body }) });
const whole = {
  title: 'Kok in Kloosterburen',
  description: 'Koken voor dertig bewoners.',
  text_type: 'own',
  text_own: '<p>Jij kookt.</p>',
  location_name: 'Groningen',
  apply_email: 'kok@lauwers.example',
};
const draft = async (change: object = {}) =>
  (await call('POST', '/draft', { ...whole, ...change })).body.data;
const report = (body: object) => ask(api, 'public/v1/job-views', { method: 'POST', body });

describe('views that the site counted', () => {
  it('add up per day of the site’s calendar, a batch once', async () => {
    const { id, uuid } = await draft();
    const views = [
      { job_board_id: 1, uuid, views: 3 },
      { job_board_id: 1, uuid: '00000000-0000-4000-8000-000000000999', views: 9 },
      { job_board_id: 77, uuid, views: 9 },
    ];
    const first = { secret, batch: 'batch-one', views };
    expect((await report(first)).status).toBe(204);
    expect((await report(first)).status).toBe(204);
    expect(
      (await report({ secret, batch: 'batch-two', views: [{ job_board_id: 1, uuid, views: 2 }] })).status,
    ).toBe(204);
    const { data } = (await call('GET', `/${id}/kpi`)).body;
    expect(data.views).toBe(5);
    expect(data.days).toHaveLength(30);
    expect(data.days.at(-1)).toMatchObject({ views: 5, apply_clicks: 0, applications: 0 });
    const unseen = await draft();
    const listed = (await call('GET', '?limit=50')).body.data as readonly Record<string, unknown>[];
    const row = (of: number) => listed.find((job) => job['id'] === of);
    expect(row(id)).toMatchObject({ views_count: 5, apply_clicks_count: 0, applications_count: 0 });
    expect(row(unseen.id)).toMatchObject({ views_count: 0 });
  });

  it('are believed of nobody who has not the secret', async () => {
    const { id, uuid } = await draft();
    const views = [{ job_board_id: 1, uuid, views: 1 }];
    expect((await report({ secret: 'another one', batch: 'batch-xyz', views })).status).toBe(403);
    expect((await call('GET', `/${id}/kpi`)).body.data.views).toBe(0);
  });
});

describe('the counts of a list', () => {
  it('say how many stand where, of those that a search finds', async () => {
    await draft({ title: 'Zeldzaam beroep' });
    const { body } = await call('GET', '/counts?search=zeldzaam');
    expect(body.data).toEqual({ all: 1, draft: 1, scheduled: 0, active: 0, paused: 0, expired: 0 });
    const all = (await call('GET', '/counts')).body.data;
    expect(all.all).toBe((await call('GET', '')).body.meta.total);
    expect((await call('GET', '/counts', undefined, other)).body.data.all).toBe(0);
  });
});

describe('a copy', () => {
  it('says all that the first one says, as a draft from today, once for each press', async () => {
    const first = await draft({ salary_min: 2800, remote: true, pixel_url: 'https://stats.example/p.gif' });
    await call('PUT', `/${first.id}/publish/draft`);
    const body = { idempotency_key: 'press-0001' };
    const copy = await call('POST', `/${first.id}/duplicate`, body);
    expect(copy.status).toBe(201);
    expect(copy.body.data).toMatchObject({
      status: 'draft',
      title: first.title,
      salary_min: 2800,
      remote: true,
      pixel_url: 'https://stats.example/p.gif',
      till: null,
      applications_count: 0,
    });
    expect(copy.body.data.slug).not.toBe(first.slug);
    expect((await call('POST', `/${first.id}/duplicate`, body)).body.data.id).toBe(copy.body.data.id);
    expect((await call('POST', `/${first.id}/duplicate`, {})).body.data.id).not.toBe(copy.body.data.id);
    expect((await call('POST', `/${first.id}/duplicate`, {}, other)).status).toBe(404);
  });
});

describe('a site that asks for pay', () => {
  let asking: TestApi;
  beforeAll(async () => {
    asking = await openTestApi({}, { pay_disclosure: 'require' });
    await addAccounts(asking);
    await asking.db.update(organisations).set({ clientId: 1 }).where(eq(organisations.id, 1));
    await asking.db.insert(organisationBoards).values({ organisationId: 1, jobBoardId: 1 });
  });
  afterAll(() => asking.close());

  it('publishes no job without it, and takes one with either end of it', async () => {
    const bearer = await logIn(asking, 'employer');
    const post = (method: 'POST' | 'PUT', path: string, body?: object) =>
      ask(asking, `employer/v1/jobs${path}`, { method, bearer, locale: 'nl', ...(body && { body }) });
    const { id, missing } = (await post('POST', '/draft', whole)).body.data;
    expect(missing).toEqual(['salary_min']);
    const refused = await post('PUT', `/${id}/publish/draft`);
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual({
      salary_min: ['Deze site toont wat een vacature betaalt: vul een salaris in'],
    });
    await post('PUT', `/${id}`, { salary_max: 3200 });
    expect((await post('PUT', `/${id}/publish/draft`)).body.data).toMatchObject({
      status: 'active',
      missing: [],
    });
  });
});

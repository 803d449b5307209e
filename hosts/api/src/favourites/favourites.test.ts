import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccounts, logIn } from '../../test/test-accounts.ts';
import { ask } from '../../test/request.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import { favourites, jobs, organisationBoards, users } from '../platform/database/schema.ts';
import { favouritesOfPerson } from './favourites.present.ts';

let api: TestApi;
let bearer: string;
let other: string;
beforeAll(async () => {
  api = await openTestApi({}, { anonymize_jobs: true });
  await addAccounts(api);
  await api.db.insert(users).values({
    email: 'second@example.org',
    role: 'candidate',
    siteId: 18,
    givenName: 'B',
    familyName: 'C',
    passwordHash:
      (await api.db.select().from(users).where(eq(users.email, 'candidate@example.org')))[0]?.passwordHash ??
      '',
  });
  await api.db.insert(organisationBoards).values([
    { organisationId: 1, jobBoardId: 1 },
    { organisationId: 2, jobBoardId: 2 },
  ]);
  bearer = await logIn(api, 'candidate');
  other = await logIn(api, 'candidate', 'second@example.org');
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(favourites));

const list = (query = '', who = bearer) => ask(api, `candidate/v1/favourites${query}`, { bearer: who });
const add = (body: object, who = bearer) =>
  ask(api, 'candidate/v1/favourites', { method: 'POST', bearer: who, body });
const remove = (id: string, who = bearer) =>
  ask(api, `candidate/v1/favourites/${id}`, { method: 'DELETE', bearer: who });

describe('favourites', () => {
  it('keep a job by its number or uuid, and an organisation, each once however often one asks', async () => {
    const job = await api.addJob();
    const first = await add({ job_id: job.id });
    expect([first.status, first.body.data]).toEqual([
      201,
      expect.objectContaining({ job_id: job.id, job_uuid: job.uuid, organisation_id: null }),
    ]);
    const again = await add({ job_id: job.uuid, organisation_id: 1 });
    expect(again.body.data.uuid).toBe(first.body.data.uuid);
    await Promise.all([add({ organisation_id: 1 }), add({ organisation_id: 1, job_id: null })]);
    const { body } = await list();
    expect(body.meta).toEqual({ total: 2, page: 1, limit: 50, last_page: 1 });
    expect(body.data.map((one: { organisation_id: number | null }) => one.organisation_id).sort()).toEqual([
      1,
      null,
    ]);
  });

  it('come with their job and organisation when asked, the employer named even where guests do not see it', async () => {
    const job = await api.addJob({ title: 'Tuinder' });
    await add({ job_id: job.id });
    await add({ organisation_id: 1 });
    const { body } = await list('?with=job,organisation&limit=50');
    const found = body.data.find((one: { job_id: number | null }) => one.job_id === job.id);
    expect(found.job).toMatchObject({
      title: 'Tuinder',
      status: 'active',
      organisation_name: 'Zorggroep Lauwers',
    });
    expect(found.organisation).toBeNull();
    const company = body.data.find((one: { organisation_id: number | null }) => one.organisation_id === 1);
    expect(company.organisation).toMatchObject({ name: 'Zorggroep Lauwers' });
    for (const kind of ['job', 'organisation']) {
      const { meta, data } = (await list(`?kind=${kind}`)).body;
      expect([meta.total, data[0].organisation_id]).toEqual([1, kind === 'job' ? null : 1]);
    }
    const pages = await list('?limit=1&page=2');
    expect([pages.body.data.length, pages.body.meta.last_page]).toEqual([1, 2]);
  });

  it('say when a job has ended, and leave it out once its page is gone', async () => {
    const job = await api.addJob();
    await add({ job_id: job.id });
    await api.db
      .update(jobs)
      .set({ status: 'expired', till: api.days(-1) })
      .where(eq(jobs.id, job.id));
    const { data } = (await list('?with=job')).body;
    expect(data[0].job.status).toBe('expired');
    await remove(data[0].uuid);
    expect((await add({ job_id: job.id })).status).toBe(201);
    await api.db
      .update(jobs)
      .set({ till: api.days(-31) })
      .where(eq(jobs.id, job.id));
    expect((await list()).body.meta.total).toBe(0);
    expect((await add({ job_id: job.id })).body.code).toBe('jobNotFound');
  });

  it('are gone when let go of, for their owner only', async () => {
    const { body } = await add({ organisation_id: 1 });
    expect((await remove(body.data.uuid, other)).status).toBe(404);
    expect((await list('', other)).body.data).toEqual([]);
    expect((await remove(body.data.uuid)).status).toBe(204);
    expect((await remove(body.data.uuid)).status).toBe(404);
    expect((await remove('1')).status).toBe(404);
  });

  it('refuse what is not of this board, and a body that names nothing', async () => {
    const elsewhere = await api.addJob({}, [2]);
    const draft = await api.addJob({ status: 'draft' });
    const here = await api.addJob();
    for (const body of [
      { job_id: elsewhere.id },
      { job_id: elsewhere.uuid },
      { job_id: draft.id },
      { job_id: 'x' },
    ]) {
      expect((await add(body)).body.code).toBe('jobNotFound');
    }
    expect((await add({ job_id: here.id, organisation_id: 2 })).body.code).toBe('jobNotFound');
    expect((await add({ organisation_id: 2 })).body.code).toBe('notFound');
    for (const body of [{}, { job_id: null, organisation_id: null }]) {
      expect((await add(body)).status).toBe(422);
    }
  });

  it('stand in the account as the specification lists them', async () => {
    const job = await api.addJob();
    const { uuid } = (await add({ job_id: job.id })).body.data;
    const company = (await add({ organisation_id: 1 })).body.data.uuid;
    const [person] = await api.db.select().from(users).where(eq(users.email, 'candidate@example.org'));
    await expect(favouritesOfPerson({ ...api, clock: api.clock }, person?.id ?? 0, 1)).resolves.toEqual({
      favourite_jobs: [{ uuid, job_uuid: job.uuid }],
      favourite_organisations: [{ uuid: company, org_id: 1 }],
    });
  });
});

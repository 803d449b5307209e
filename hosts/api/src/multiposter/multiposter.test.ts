import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../test/request.ts';
import { addAccounts, logIn } from '../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import {
  jobs,
  multiposterTokens,
  organisationBoards,
  organisations,
  segments,
} from '../platform/database/schema.ts';

let api: TestApi;
let employer: string;
let other: string;
let poster: string;
let otherPoster: string;

const employerCall = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  bearer = employer,
) => ask(api, `employer/v1/${path}`, { method, bearer, ...(body && { body }) });
const mp = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  bearer = poster,
  locale = 'en',
) => ask(api, `mp/v1/${path}`, { method, bearer, locale, ...(body && { body }) });

const whole = {
  title: 'Kok in Kloosterburen',
  description: 'Koken voor dertig bewoners, met groente uit eigen tuin.',
  text_type: 'own',
  text_own: '<p>Jij kookt.</p><script>alert(1)</script>',
  location_name: 'Groningen',
  apply_email: 'kok@lauwers.example',
};
const found = async (search: string) =>
  (await api.clientFor().jobs.findBoardJobs({ params: { boardId: 1 }, query: { search, limit: 50 } })).data;

beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await api.db.update(organisations).set({ clientId: 1 }).where(eq(organisations.id, 1));
  await api.db.update(organisations).set({ clientId: 2 }).where(eq(organisations.id, 2));
  await api.db
    .insert(organisationBoards)
    .values([1, 2].map((organisationId) => ({ organisationId, jobBoardId: 1 })));
  employer = await logIn(api, 'employer');
  other = await logIn(api, 'employer', 'other@example.org');
  poster = (await employerCall('POST', 'multiposter-tokens', { name: ' Ons  ATS ' })).body.data.token;
  otherPoster = (await employerCall('POST', 'multiposter-tokens', { name: 'Werf' }, other)).body.data.token;
});
afterAll(() => api.close());

describe('a key for posting systems', () => {
  it('is shown once, when it is made, and kept as a hash', async () => {
    const { status, body } = await employerCall('POST', 'multiposter-tokens', { name: 'Once' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: 'Once', active: true, last_used: null });
    expect(body.data.token).toMatch(/^bwmp_[\w-]{43}$/);
    expect(body.data.token.endsWith(body.data.ending)).toBe(true);
    const listed = await employerCall('GET', 'multiposter-tokens');
    expect(JSON.stringify(listed.body)).not.toContain(body.data.token);
    const rows = await api.db.select().from(multiposterTokens);
    expect(JSON.stringify(rows)).not.toContain(body.data.token);
  });

  it('has a name', async () => {
    const { status, body } = await employerCall('POST', 'multiposter-tokens', { name: '  ' });
    expect([status, body.fields]).toEqual([422, { name: ['This field is required'] }]);
  });

  it('says when it was last used', async () => {
    await mp('GET', 'segments');
    const { body } = await employerCall('GET', 'multiposter-tokens?limit=50');
    const own = body.data.find(({ name }: { name: string }) => name === 'Ons ATS');
    expect(own.last_used).toBe(api.clock.now().toISOString());
  });

  it('opens nothing while it is switched off, and nothing any more once it is revoked', async () => {
    const { data } = (await employerCall('POST', 'multiposter-tokens', { name: 'Off' })).body;
    const asks = async () => (await mp('GET', 'jobs', undefined, data.token)).status;
    expect(await asks()).toBe(200);
    await employerCall('PUT', `multiposter-tokens/${data.id}`, { active: false, name: 'Uit' });
    expect(await asks()).toBe(401);
    const { body } = await employerCall('PUT', `multiposter-tokens/${data.id}`, { active: true });
    expect(body.data).toMatchObject({ name: 'Uit', active: true });
    expect(await asks()).toBe(200);
    expect((await employerCall('DELETE', `multiposter-tokens/${data.id}`)).status).toBe(204);
    expect(await asks()).toBe(401);
    expect((await employerCall('DELETE', `multiposter-tokens/${data.id}`)).status).toBe(404);
  });

  it('is nobody else’s', async () => {
    const { data } = (await employerCall('GET', 'multiposter-tokens')).body;
    for (const method of ['PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { active: false } : undefined;
      expect((await employerCall(method, `multiposter-tokens/${data[0].id}`, body, other)).status).toBe(404);
    }
  });

  it('is one of at most twenty', async () => {
    const made = [];
    for (let count = 0; count < 21; count += 1)
      made.push(await employerCall('POST', 'multiposter-tokens', { name: `Nr ${count}` }, other));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(19);
    expect(made.at(-1)?.body.code).toBe('tooManyTokens');
  });
});

describe('a posted job', () => {
  it('is published at once, by the rules of the employer’s own form', async () => {
    const { status, body } = await mp('POST', 'jobs/ATS-1', whole);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      external_reference: 'ATS-1',
      status: 'active',
      title: 'Kok in Kloosterburen',
      organisation_id: 1,
      missing: [],
    });
    expect(await found('Kok in Kloosterburen')).toHaveLength(1);
    const [job] = await api.db.select().from(jobs).where(eq(jobs.externalReference, 'ATS-1'));
    expect(job?.textOwn).toBe('<p>Jij kookt.</p>');
  });

  it('sent again is the same job, changed', async () => {
    const first = await mp('POST', 'jobs/ATS-2', whole);
    const again = await mp('POST', 'jobs/ATS-2', { ...whole, title: 'Souschef in Leens' });
    expect(again.status).toBe(200);
    expect([again.body.data.id, again.body.data.title]).toEqual([first.body.data.id, 'Souschef in Leens']);
  });

  it('sent twice at once is one job', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => mp('POST', 'jobs/ATS-3', whole)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('leaves nothing behind when it is refused, and says why of each field in the caller’s language', async () => {
    const bad = { ...whole, apply_email: 'nobody', salary_min: 4000, salary_max: 3000 };
    const { status, body } = await mp('POST', 'jobs/ATS-4', bad, poster, 'nl');
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      apply_email: ['Dit is geen geldig e-mailadres'],
      salary_max: ['Het hoogste salaris moet minstens het laagste zijn'],
    });
    const thin = await mp('POST', 'jobs/ATS-4', { title: 'Kok' });
    expect([thin.status, Object.keys(thin.body.fields)]).toEqual([
      422,
      ['description', 'text_platform.job', 'location_name', 'apply_email'],
    ]);
    expect(await api.db.select().from(jobs).where(eq(jobs.externalReference, 'ATS-4'))).toEqual([]);
  });

  it('may be kept as a draft first, set on pause and made active', async () => {
    const draft = await mp('POST', 'jobs/ATS-5', { title: 'Later', status: 'draft' });
    expect(draft.body.data).toMatchObject({ status: 'draft' });
    const active = await mp('PUT', 'jobs/ATS-5', { ...whole, title: 'Later', status: 'active' });
    expect(active.body.data).toMatchObject({ status: 'active' });
    expect((await mp('PUT', 'jobs/ATS-5', { status: 'paused' })).body.data.status).toBe('paused');
    // What a person or a call set on pause stays so, until a call says otherwise.
    expect((await mp('POST', 'jobs/ATS-5', { ...whole, title: 'Later' })).body.data.status).toBe('paused');
    expect((await mp('PUT', 'jobs/ATS-5', { status: 'draft' })).status).toBe(409);
  });

  it('is taken down once, and may be posted anew', async () => {
    const first = await mp('POST', 'jobs/ATS-6', { ...whole, title: 'Oogsthulp' });
    expect((await mp('DELETE', 'jobs/ATS-6')).status).toBe(204);
    expect((await mp('DELETE', 'jobs/ATS-6')).status).toBe(204);
    expect(await found('Oogsthulp')).toEqual([]);
    expect((await mp('PUT', 'jobs/ATS-6', { title: 'Oogsthulp' })).status).toBe(404);
    const again = await mp('POST', 'jobs/ATS-6', { ...whole, title: 'Oogsthulp' });
    expect([again.status, again.body.data.id === first.body.data.id]).toEqual([200, false]);
    expect((await mp('DELETE', 'jobs/never-posted')).body.code).toBe('jobNotFound');
  });

  it('that a person deleted stays deleted, however often it is sent', async () => {
    const { data } = (await mp('POST', 'jobs/ATS-7', whole)).body;
    await employerCall('DELETE', `jobs/${data.id}`);
    expect((await mp('POST', 'jobs/ATS-7', whole)).body.code).toBe('transitionNotAllowed');
    expect((await mp('PUT', 'jobs/ATS-7', whole)).status).toBe(404);
    expect((await mp('DELETE', 'jobs/ATS-7')).status).toBe(204);
  });

  it('is another company’s to nobody: its reference is free, and its job out of reach', async () => {
    await mp('POST', 'jobs/SHARED', whole);
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await mp(
        method,
        'jobs/SHARED',
        method === 'PUT' ? { title: 'Mine' } : undefined,
        otherPoster,
      );
      expect([answer.status, answer.body.code]).toEqual([404, 'jobNotFound']);
    }
    const theirs = await mp('POST', 'jobs/SHARED', { ...whole, title: 'Lasser' }, otherPoster);
    expect(theirs.body.data).toMatchObject({ title: 'Lasser', organisation_id: 2 });
    const refused = await mp('POST', 'jobs/FOREIGN', { ...whole, organisation_id: 2 });
    expect(Object.keys(refused.body.fields)).toEqual(['organisation_id']);
  });

  it('is listed by reference and status, page by page', async () => {
    const one = await mp('GET', 'jobs?match%5Bexternal_reference%5D=ATS-5');
    expect([one.body.meta.total, one.body.data[0].status]).toEqual([1, 'paused']);
    const page = await mp('GET', 'jobs?limit=2&page=2&match%5Bstatus%5D=active');
    expect(page.body.data).toHaveLength(2);
    expect(page.body.meta.page).toBe(2);
  });

  it('stands in the company’s log under the name of its key', async () => {
    const { body } = await employerCall('GET', 'logs?limit=200');
    const entry = body.data.find(({ message }: { message: string }) => message.includes('Souschef'));
    expect(entry.by).toBe('Ons ATS');
  });

  it('reads of its own organisations, and of no product where the board asks for none', async () => {
    expect((await mp('GET', 'organisations')).body.data).toEqual([{ id: 1, name: 'Zorggroep Lauwers' }]);
    const theirs = (await mp('GET', 'organisations', undefined, otherPoster)).body.data;
    expect(theirs.map(({ id }: { id: number }) => id)).toEqual([2]);
    expect((await mp('GET', 'products')).body.data).toEqual([]);
    expect((await mp('GET', 'organisations', undefined, 'bwmp_nobody')).status).toBe(401);
  });

  it('reads of the segments it may be found under', async () => {
    const { body } = await mp('GET', 'segments', undefined, poster, 'en');
    expect(body.data[0]).toMatchObject({ name: 'Care', segment_group: { key: 'industry', name: 'Field' } });
    expect(body.data).toHaveLength((await api.db.select().from(segments)).length);
  });
});

it('a key that calls too often is told when to come back, and others are not held up', async () => {
  const { data } = (await employerCall('POST', 'multiposter-tokens', { name: 'Busy' })).body;
  const call = () =>
    api.app.inject({
      url: '/api/mp/v1/segments',
      remoteAddress: '10.77.0.1',
      headers: { 'x-site-host': 'localhost', authorization: `Bearer ${data.token}` },
    });
  const answers = await Promise.all(Array.from({ length: 121 }, call));
  const last = answers.find(({ statusCode }) => statusCode === 429);
  expect(last?.json().code).toBe('tooManyRequests');
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await mp('GET', 'segments')).status).toBe(200);
});

import { eq, sql } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../test/request.ts';
import { addAccounts, logIn } from '../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import { organisationBoards, organisations, segmentGroups, users } from '../platform/database/schema.ts';

let api: TestApi;
let employer: string;
let other: string;

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, bearer = employer) =>
  ask(api, `employer/v1/organisations${path}`, { method, bearer, ...(body && { body }) });
const publicPage = async (slug: string, locale = 'nl') =>
  ask(
    api,
    `public/v1/organisations/${slug}?with=organisation_names,organisation_info,organisation_segments`,
    {
      locale,
    },
  );
const picture = '/uploads/18/ab/abcdef0123456789-upload.png';

beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await api.db.update(organisations).set({ clientId: 1 }).where(eq(organisations.id, 1));
  await api.db.update(organisations).set({ clientId: 2 }).where(eq(organisations.id, 2));
  await api.db.update(segmentGroups).set({ organisations: true }).where(eq(segmentGroups.id, 1));
  await api.db
    .insert(organisationBoards)
    .values([1, 2].map((organisationId) => ({ organisationId, jobBoardId: 1 })));
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now() }).where(eq(users.clientId, 1));
  // The organisations above were given numbers by hand.
  await api.db.execute(sql`select setval(pg_get_serial_sequence('organisations', 'id'), 100)`);
  employer = await logIn(api, 'employer');
  other = await logIn(api, 'employer', 'other@example.org');
});
afterAll(() => api.close());

describe('an organisation of one’s own', () => {
  it('holds every field, and its page shows them at once in the reader’s language', async () => {
    const { status, body } = await call('POST', '', {
      name: '  Lauwers   Thuis ',
      organisation_names: ['LT', 'LT', ' ', 'Lauwers Thuiszorg'],
      email: 'Thuis@Lauwers.example',
      logo: picture,
      header: picture,
      slogan: { nl: 'Dichtbij', en: 'Close by' },
      company_size: '50-100',
      company_type: 'company',
      location_hq: 'Groningen',
      text_about: { nl: '<p>Wij <b>zorgen</b>.</p><script>alert(1)</script>', en: '<p>We care.</p>' },
      organisation_info: [
        { type: 'benefit', value: { nl: 'Fietsplan', en: 'Bicycle' } },
        { type: 'text', value: { nl: '<h2>Hoe</h2><p onclick="x()">Samen</p>' } },
        { type: 'image', value: picture },
        { type: 'location', value: 'Leens' },
        { type: 'video', value: 'https://video.example/1' },
        { type: 'social', value: 'https://www.instagram.com/lauwers' },
      ],
      organisation_segments: [1],
      socials: { website: 'lauwers.example', linkedin: 'https://linkedin.com/company/lauwers' },
    });
    expect([status, body.fields]).toEqual([201, undefined]);
    expect(body.data).toMatchObject({
      slug: 'lauwers-thuis',
      name: 'Lauwers Thuis',
      organisation_names: ['LT', 'Lauwers Thuiszorg'],
      email: 'thuis@lauwers.example',
      location_hq: 'Groningen',
      country_code: 'NL',
      text_about: { nl: '<p>Wij <strong>zorgen</strong>.</p>', en: '<p>We care.</p>' },
      socials: { website: 'https://lauwers.example', linkedin: 'https://linkedin.com/company/lauwers' },
      job_board_ids: [1],
      jobs_count: 0,
      revision: 1,
    });
    expect(body.data.lat).toBeCloseTo(53.2, 0);
    expect(body.data.organisation_info[1].value).toEqual({ nl: '<h2>Hoe</h2><p>Samen</p>' });
    const page = (await publicPage('lauwers-thuis', 'en')).body.data;
    expect(page).toMatchObject({
      slogan: 'Close by',
      text_about: '<p>We care.</p>',
      organisation_segments: [1],
    });
    expect(page.organisation_info.map(({ type }: { type: string }) => type)).toEqual([
      'benefit',
      'text',
      'image',
      'location',
      'video',
      'social',
    ]);
  });

  it('has a slug of its own, and keeps it when its name changes; its jobs carry the new name', async () => {
    const twin = (await call('POST', '', { name: 'Lauwers Thuis' })).body.data;
    expect(twin.slug).toMatch(/^lauwers-thuis-[0-9a-f]{6}$/);
    await api.addJob({ clientId: 1, organisationId: 1, title: 'Wijkzuster' });
    const { body } = await call('PUT', '/1', { name: 'Zorggroep Nieuw' });
    expect(body.data).toMatchObject({ slug: 'zorggroep-lauwers', jobs_count: 1 });
    const { data } = await api
      .clientFor()
      .jobs.findBoardJobs({ params: { boardId: 1 }, query: { search: 'Zorggroep Nieuw' } });
    expect(data.map(({ title }) => title)).toEqual(['Wijkzuster']);
    const numbered = (await call('POST', '', { name: '2024' })).body.data;
    expect(numbered.slug).toMatch(/^2024-/);
  });

  it('keeps what was not sent, and takes away what is empty', async () => {
    const before = (await call('PUT', '/1', { slogan: { nl: 'Een', en: 'One' }, company_size: '10' })).body
      .data;
    const after = (await call('PUT', '/1', { slogan: { en: '' }, email: null })).body.data;
    expect(after).toMatchObject({ slogan: { nl: 'Een' }, company_size: '10', email: null });
    expect(after.revision).toBe(before.revision + 1);
  });

  it('says of each field what is wrong, of each part too', async () => {
    const { status, body } = await call('PUT', '/1', {
      name: ' ',
      email: 'nobody',
      logo: 'https://elsewhere.example/logo.png',
      header: '/uploads/18/../../secret.png',
      slogan: { nl: 'x'.repeat(200), fr: 'Bonjour' },
      location_hq: 'Nergenshuizen-aan-de-Niets',
      organisation_segments: [3],
      socials: { website: 'javascript:alert(1)', myspace: 'https://myspace.com/x' },
      organisation_info: [
        { type: 'text', value: { nl: '<p>Goed</p>' } },
        { type: 'video', value: 'not an address' },
        { type: 'image', value: 'https://elsewhere.example/a.png' },
        { type: 'benefit', value: '' },
      ],
      job_board_ids: [2],
    });
    expect(status).toBe(422);
    expect(Object.keys(body.fields).sort()).toEqual([
      'email',
      'header',
      'job_board_ids',
      'location_hq',
      'logo',
      'name',
      'organisation_info.1',
      'organisation_info.2',
      'organisation_info.3',
      'organisation_segments',
      'slogan',
      'socials.myspace',
      'socials.website',
    ]);
  });

  it('is not overwritten by who read an older one: both are told', async () => {
    const { data } = (await call('GET', '/1')).body;
    await call('PUT', '/1', { slogan: { nl: 'Eerst' }, revision: data.revision });
    const late = await call('PUT', '/1', { slogan: { nl: 'Later' }, revision: data.revision });
    expect([late.status, late.body.code, late.body.current.slogan.nl]).toEqual([409, 'conflict', 'Eerst']);
    const now = data.revision + 1;
    const both = await Promise.all(
      ['A', 'B'].map((nl) => call('PUT', '/1', { slogan: { nl }, revision: now })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is shown on the boards it names, and nowhere while it is not active', async () => {
    await call('PUT', '/1', { job_board_ids: [] });
    expect((await publicPage('zorggroep-lauwers')).status).toBe(404);
    await call('PUT', '/1', { job_board_ids: [1], active: false });
    expect((await publicPage('zorggroep-lauwers')).status).toBe(404);
    await call('PUT', '/1', { active: true });
    expect((await publicPage('zorggroep-lauwers')).status).toBe(200);
  });

  it('is not shown before somebody’s address is verified', async () => {
    expect((await call('POST', '', { name: 'Werf Twee' }, other)).body.code).toBe('employerNotVerified');
    const hidden = await call('POST', '', { name: 'Werf Twee', active: false }, other);
    expect(hidden.status).toBe(201);
    const published = await call('PUT', `/${hidden.body.data.id}`, { active: true }, other);
    expect(published.body.code).toBe('employerNotVerified');
  });

  it('is nobody else’s', async () => {
    for (const [method, body] of [['GET'], ['PUT', { name: 'Mine' }], ['DELETE']] as const)
      expect((await call(method, '/1', body, other)).status).toBe(404);
    const { body } = await call('GET', '?limit=50', undefined, other);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Waddenwerf', 'Werf Twee']);
  });

  it('is found by part of its name, with or without its accents, page by page', async () => {
    await call('POST', '', { name: 'Café Lauwers' });
    const { body } = await call('GET', '?search=cafe&limit=1');
    expect([body.meta.total, body.data[0].name]).toEqual([1, 'Café Lauwers']);
    expect((await call('GET', '?page=2&limit=2')).body.data).toHaveLength(2);
  });

  it('is archived once its jobs are over', async () => {
    expect((await call('DELETE', '/1')).body.code).toBe('organisationHasJobs');
    const { data } = (await call('POST', '', { name: 'Tijdelijk' })).body;
    expect((await call('DELETE', `/${data.id}`)).status).toBe(204);
    expect((await call('GET', `/${data.id}`)).status).toBe(404);
    expect((await publicPage('tijdelijk')).status).toBe(404);
    const { body } = await ask(api, 'employer/v1/you', { bearer: employer });
    expect(body.data.client.organisations.map(({ name }: { name: string }) => name)).not.toContain(
      'Tijdelijk',
    );
  });
});

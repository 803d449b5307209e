import { eq, sql } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import {
  applications,
  jobs,
  organisationBoards,
  organisations,
  users,
} from '../../platform/database/schema.ts';

let api: TestApi;
let employer: string;
let other: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await api.db
    .insert(organisations)
    .values({ id: 3, slug: 'lauwers-thuis', name: 'Lauwers Thuis', clientId: 1 });
  await api.db.update(organisations).set({ clientId: 1 }).where(eq(organisations.id, 1));
  await api.db.update(organisations).set({ clientId: 2 }).where(eq(organisations.id, 2));
  await api.db
    .insert(organisationBoards)
    .values([1, 2, 3].map((organisationId) => ({ organisationId, jobBoardId: 1 })));
  employer = await logIn(api, 'employer');
  other = await logIn(api, 'employer', 'other@example.org');
});
afterAll(() => api.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token = employer) =>
  ask(api, `employer/v1/jobs${path}`, { method, bearer: token, locale: 'nl', ...(body && { body }) });
const whole = {
  title: 'Kok in Kloosterburen',
  description: 'Koken voor dertig bewoners, met groente uit eigen tuin.',
  text_type: 'own',
  text_own: '<p>Jij kookt.</p>',
  location_name: 'Groningen',
  apply_email: 'kok@lauwers.example',
};
const draft = async (change: object = {}) =>
  (await call('POST', '/draft', { ...whole, ...change })).body.data;
const published = async (change: object = {}) => {
  const { id } = await draft(change);
  return (await call('PUT', `/${id}/publish/draft`)).body.data;
};
const found = async (search: string) => {
  const { data } = await api
    .clientFor()
    .jobs.findBoardJobs({ params: { boardId: 1 }, query: { search, limit: 50 } });
  return data.map(({ slug }) => slug);
};

describe('a draft', () => {
  it('asks for a title only, is nobody else’s to see, and says what is still missing', async () => {
    const { status, body } = await call('POST', '/draft', { title: '  Tuinman \n  in Leens ' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      title: 'Tuinman in Leens',
      status: 'draft',
      organisation_id: 3,
      organisation_name: 'Lauwers Thuis',
      missing: ['description', 'text_platform.job', 'location_name', 'apply_email'],
    });
    expect(await found('Tuinman')).toEqual([]);
    expect((await call('POST', '/draft', {})).body.fields).toEqual({ title: ['Vul dit veld in'] });
  });

  it('finds the point of its place, and keeps that of a chosen one', async () => {
    expect(await draft({ location_name: 'groningen' })).toMatchObject({
      location_name: 'Groningen',
      country_code: 'NL',
      lat: expect.closeTo(53.2, 0),
    });
    const chosen = await draft({ location_name: 'Achter de dijk', lat: 53.4, lon: 6.4 });
    expect(chosen).toMatchObject({ location_name: 'Achter de dijk', lat: 53.4, lon: 6.4 });
    const nowhere = await call('PUT', `/${chosen.id}`, { location_type: 'country', country_code: 'BE' });
    expect(nowhere.body.data).toMatchObject({ location_name: null, lat: null, country_code: 'BE' });
  });

  it('loses what may not stand in a text', async () => {
    const { text_own } = await draft({
      text_own: '<p onclick="x()">Kom <script>alert(1)</script><b>nu</b></p><img src=x onerror=y>',
    });
    expect(text_own).toBe('<p>Kom <strong>nu</strong></p>');
  });

  it('reads days on the site’s calendar, the last one to its end', async () => {
    const { id, from, till } = await draft({ from: '2026-12-01', till: '2026-12-31' });
    expect([from, till]).toEqual(['2026-11-30T23:00:00.000Z', '2026-12-31T22:59:59.000Z']);
    const again = await call('PUT', `/${id}`, { from: '2026-12-01', till: null });
    expect(again.body.data).toMatchObject({ from, till: null });
  });
});

describe('what is typed', () => {
  it.each([
    ['title', 'x'.repeat(121), 'De titel mag hooguit 120 tekens lang zijn'],
    ['description', 'x'.repeat(201), 'De intro mag hooguit 200 tekens lang zijn'],
    ['apply_email', 'kok', 'Dit is geen geldig e-mailadres'],
    ['apply_url', 'javascript:alert(1)', 'Dit is geen geldig webadres. Begint het met https://?'],
    ['website', 'http://geen web', 'Dit is geen geldig webadres. Begint het met https://?'],
    ['recruiter_phone', '12', 'Dit telefoonnummer klopt niet'],
    ['hours_min', 9, 'Kies 8 uur, of 12 tot 40 uur in stappen van 4'],
    ['location_name', 'Xyzzyburg', 'Deze plaats kennen we niet. Probeer een grotere in de buurt.'],
    ['organisation_id', 2, 'Kies een van je organisaties'],
    ['segment_ids', [1, 999], 'Een van deze keuzes bestaat niet meer'],
    ['till', '2026-02-30', 'Deze dag bestaat niet'],
    ['till', '2020-01-01', 'De einddatum moet na de publicatiedatum liggen'],
  ])('is refused beside its field: %s', async (field, value, sentence) => {
    const { status, body } = await call('POST', '/draft', { ...whole, [field]: value });
    expect([status, body.code, body.fields]).toEqual([422, 'validation', { [field]: [sentence] }]);
  });

  it('keeps its order: a highest salary and hours below the lowest', async () => {
    const wrong = { salary_min: 3000, salary_max: 2000, hours_min: 32, hours_max: 24 };
    expect((await call('POST', '/draft', { ...whole, ...wrong })).body.fields).toEqual({
      salary_max: ['Het hoogste salaris moet minstens het laagste zijn'],
      hours_max: ['Het hoogste aantal uren moet minstens het laagste zijn'],
    });
  });

  it('is told in the reader’s language', async () => {
    for (const [locale, sentence] of [
      ['en', 'This is not a valid email'],
      ['ro', 'Această adresă de e-mail nu este validă'],
    ] as const) {
      const { body } = await ask(api, 'employer/v1/jobs/draft', {
        method: 'POST',
        bearer: employer,
        locale,
        body: { ...whole, apply_email: 'x' },
      });
      expect(body.fields).toEqual({ apply_email: [sentence] });
    }
  });
});

describe('publishing', () => {
  it('puts the job on the board at once', async () => {
    const job = await published({ title: 'Molenaar in Zuidwolde' });
    expect(job).toMatchObject({ status: 'active', missing: [] });
    expect(job.slug).toMatch(/^molenaar-in-zuidwolde-groningen-[0-9a-f]{8}$/);
    expect(job.job_url).toBe(`http://localhost:3000/vacature/${job.slug}`);
    expect(await found('Molenaar')).toEqual([job.slug]);
  });

  it('waits for its date', async () => {
    const job = await published({ title: 'Walvisteller', from: '2026-12-01' });
    expect(job.status).toBe('scheduled');
    expect(await found('Walvisteller')).toEqual([]);
  });

  it('says of each field that it is missing, and leaves the draft a draft', async () => {
    const { id } = await draft({ description: '', text_own: '', location_name: '', apply_email: '' });
    const { status, body } = await call('PUT', `/${id}/publish/draft`);
    expect([status, Object.keys(body.fields).sort()]).toEqual([
      422,
      ['apply_email', 'description', 'location_name', 'text_own'],
    ]);
    expect((await call('GET', `/${id}`)).body.data.status).toBe('draft');
  });

  it('waits for a company that nobody has verified', async () => {
    await api.db.update(organisations).set({ active: false }).where(eq(organisations.id, 1));
    const { id } = await draft({ organisation_id: 1 });
    const { status, body } = await call('PUT', `/${id}/publish/draft`);
    expect([status, body.code]).toEqual([409, 'employerNotVerified']);
    await api.db.update(organisations).set({ active: true }).where(eq(organisations.id, 1));
  });

  it('leaves a published job whole: emptying a field is refused', async () => {
    const { id } = await published();
    const { body } = await call('PUT', `/${id}`, { description: '' });
    expect(body.fields).toEqual({ description: ['Vul dit veld in'] });
  });

  it('gives two jobs of one title two addresses', async () => {
    const [one, two] = await Promise.all([published(), published()]);
    expect(one.slug).not.toBe(two.slug);
  });
});

describe('changing a job', () => {
  it('is seen by searchers at once, and told when somebody else was first', async () => {
    const { id, revision } = await published({ title: 'Wadgids' });
    const first = await call('PUT', `/${id}`, { title: 'Wadloopgids', revision });
    expect(first.body.data.title).toBe('Wadloopgids');
    expect(await found('Wadloopgids')).toHaveLength(1);
    const second = await call('PUT', `/${id}`, { title: 'Vogelgids', revision });
    expect([second.status, second.body.code]).toEqual([409, 'conflict']);
    expect(second.body.current).toMatchObject({ title: 'Wadloopgids', id });
  });

  it('leaves alone what a feed brought and nobody touched', async () => {
    const odd = {
      hoursMin: 38,
      hoursMax: 38,
      title: 'x'.repeat(150),
      segmentIds: [1, 999],
      applyEmail: 'hr',
    };
    const { id } = await api.addJob({ clientId: 1, textType: 'own', textOwn: '<p>Werk</p>', ...odd });
    await api.db.update(jobs).set({ locationName: 'Xyzzyburg', lat: null, lon: null }).where(eq(jobs.id, id));
    const form = { title: odd.title, hours_min: 38, hours_max: 38, segment_ids: [1, 999], apply_email: 'hr' };
    const sent = { ...form, location_name: 'Xyzzyburg', description: 'Nieuw' };
    const { status, body } = await call('PUT', `/${id}`, sent);
    expect([status, body.data.description]).toEqual([200, 'Nieuw']);
    expect((await call('PUT', `/${id}`, { hours_min: 37 })).body.fields).toHaveProperty('hours_min');
    // A category that the form does not offer, as an archived one, is not taken away by it.
    expect((await call('PUT', `/${id}`, { segment_ids: [] })).body.data.segment_ids).toEqual([999]);
  });

  it('pauses and goes on; what nobody may see, nobody finds', async () => {
    const { id } = await published({ title: 'Sluiswachter' });
    expect((await call('PUT', `/${id}/status`, { status: 'paused' })).body.data.status).toBe('paused');
    expect(await found('Sluiswachter')).toEqual([]);
    expect((await call('PUT', `/${id}/status`, { status: 'active' })).body.data.status).toBe('active');
    expect(await found('Sluiswachter')).toHaveLength(1);
  });

  it('renews an expired job by an end that lies ahead, and by no other change', async () => {
    const { id } = await published({ title: 'Dijkgraaf' });
    await api.db
      .update(jobs)
      .set({ from: api.days(-5), till: api.days(-0.01) })
      .where(eq(jobs.id, id));
    expect((await call('GET', `/${id}`)).body.data.status).toBe('expired');
    expect((await call('PUT', `/${id}`, { title: 'Dijkgravin' })).body.data.status).toBe('expired');
    const past = await call('PUT', `/${id}`, { till: '2026-11-19', from: '2026-11-01' });
    expect(past.body.fields).toEqual({ till: ['De einddatum moet in de toekomst liggen'] });
    expect((await call('PUT', `/${id}`, { till: '2026-12-31' })).body.data.status).toBe('active');
    expect(await found('Dijkgravin')).toHaveLength(1);
  });

  it('deletes it: gone from lists, search and by its number', async () => {
    const { id } = await published({ title: 'Visafslager' });
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect(await found('Visafslager')).toEqual([]);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    const [row] = await api.db.select().from(jobs).where(eq(jobs.id, id));
    expect(row).toMatchObject({ status: 'archived', archivedAt: api.clock.now() });
  });
});

describe('the list', () => {
  it('narrows by status and words, sorts and pages', async () => {
    await api.db.execute(sql`delete from jobs`);
    for (const title of ['Bakker', 'Archivaris', 'Conciërge 100%']) await published({ title });
    const { id } = await draft({ title: 'Docent' });
    const list = async (query: string) => {
      const { body } = await call('GET', `?${query}`);
      return [body.data.map((job: { title: string }) => job.title), body.meta.total] as const;
    };
    expect(await list('sort=title&limit=2&page=2')).toEqual([['Conciërge 100%', 'Docent'], 4]);
    expect(await list('match[status]=draft')).toEqual([['Docent'], 1]);
    expect(await list('match[status]=active&sort=-title')).toEqual([
      ['Conciërge 100%', 'Bakker', 'Archivaris'],
      3,
    ]);
    expect(await list('search=100%25')).toEqual([['Conciërge 100%'], 1]);
    expect(await list('search=bak gron')).toEqual([['Bakker'], 1]);
    // By the name that the system which posted it gave it.
    await api.db.update(jobs).set({ externalReference: 'ATS-77' }).where(eq(jobs.id, id));
    expect(await list('search=ats-77')).toEqual([['Docent'], 1]);
    expect((await call('GET', '?search=ats-77')).body.data[0]).toMatchObject({
      external_reference: 'ATS-77',
    });
    await api.db
      .update(jobs)
      .set({ till: api.days(-0.01), status: 'active' })
      .where(eq(jobs.id, id));
    expect(await list('match[status]=expired')).toEqual([['Docent'], 1]);
  });

  it('tells boards and product where that is asked for', async () => {
    const [plain] = (await call('GET', '?limit=1')).body.data;
    expect(plain).not.toHaveProperty('job_boards');
    const [full] = (await call('GET', '?limit=1&with=job_boards,product&sort=+created_at')).body.data;
    expect(full).toMatchObject({ job_boards: [{ id: 1, name: 'Board 1' }], product: null });
  });
});

describe('another company', () => {
  it('sees nothing of a job by any call', async () => {
    const { id } = await published({ title: 'Geheim agent' });
    const calls = [
      ['GET', `/${id}`],
      ['PUT', `/${id}`, { title: 'Van mij' }],
      ['PUT', `/${id}/publish/draft`],
      ['PUT', `/${id}/status`, { status: 'paused' }],
      ['GET', `/${id}/kpi`],
      ['GET', `/${id}/logs`],
      ['DELETE', `/${id}`],
    ] as const;
    for (const [method, path, body] of calls) {
      const answer = await call(method, path, body, other);
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'jobNotFound']);
    }
    expect((await call('GET', '', undefined, other)).body.data).toEqual([]);
    expect((await call('GET', `/${id}`)).body.data).toMatchObject({
      title: 'Geheim agent',
      status: 'active',
    });
  });

  it('nor does the same one see its jobs of another board', async () => {
    const { id } = await api.addJob({ clientId: 1 }, [2]);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });

  it('has its own organisations in its account', async () => {
    const own = async (token: string) =>
      (await ask(api, 'employer/v1/you', { bearer: token })).body.data.client.organisations;
    expect(await own(employer)).toEqual([
      { id: 3, name: 'Lauwers Thuis' },
      { id: 1, name: 'Zorggroep Lauwers' },
    ]);
    expect(await own(other)).toEqual([{ id: 2, name: 'Waddenwerf' }]);
  });
});

describe('what came of a job', () => {
  it('is its applications per day of the site’s calendar', async () => {
    const { id } = await published();
    // Half past eleven in the evening in London is the next day in Amsterdam.
    const moments = [
      '2026-11-18T22:30:00Z',
      '2026-11-18T23:30:00Z',
      '2026-11-20T08:00:00Z',
      '2026-09-01T08:00:00Z',
    ];
    await api.db.insert(applications).values(
      moments.map((moment, index) => ({
        jobId: id,
        jobBoardId: 1,
        email: `a${index}@example.org`,
        givenName: 'A',
        familyName: 'B',
        createdAt: new Date(moment),
      })),
    );
    const { data } = (await call('GET', `/${id}/kpi`)).body;
    expect(data).toMatchObject({ applications: 4, new_applications: 3, favourites: 0 });
    expect(data.days).toHaveLength(30);
    expect(data.days.filter((one: { applications: number }) => one.applications > 0)).toEqual([
      { date: '2026-11-18', views: 0, apply_clicks: 0, applications: 1 },
      { date: '2026-11-19', views: 0, apply_clicks: 0, applications: 1 },
      { date: '2026-11-20', views: 0, apply_clicks: 0, applications: 1 },
    ]);
    expect(data.days.at(-1).date).toBe('2026-11-20');
    expect((await call('GET', `/${id}`)).body.data.applications_count).toBe(4);
  });

  it('is a log of who did what, which colleagues read too', async () => {
    const { id } = await published({ title: 'Loods' });
    await call('PUT', `/${id}/status`, { status: 'paused' });
    const { data, meta } = (await call('GET', `/${id}/logs`)).body;
    expect(data.map(({ message }: { message: string }) => message)).toEqual([
      'Een vacature is op pauze gezet: Loods',
      'Een vacature is gepubliceerd: Loods',
      'Er is een concept gemaakt: Loods',
    ]);
    expect(meta.total).toBe(3);
    const people = await api.db.select().from(users).where(eq(users.clientId, 1));
    expect(people).toHaveLength(1);
  });
});

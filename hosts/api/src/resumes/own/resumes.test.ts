import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn, password } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { docxOf, dutchCv, pdfOf } from '../../../test/test-cvs.ts';
import { files, organisationBoards, organisations, resumes, users } from '../../platform/database/schema.ts';

let api: TestApi;
let bearer: string;
let second: string;
let elsewhere: string;
let employer: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  const [known] = await api.db.select().from(users).where(eq(users.email, 'candidate@example.org'));
  await api.db.insert(users).values({
    email: 'second@example.org',
    role: 'candidate',
    siteId: 18,
    givenName: 'Bo',
    familyName: 'Visser',
    passwordHash: known?.passwordHash ?? '',
  });
  await api.db.update(organisations).set({ clientId: 1 }).where(eq(organisations.id, 1));
  await api.db.update(organisations).set({ clientId: 2 }).where(eq(organisations.id, 2));
  await api.db.insert(organisationBoards).values([
    { organisationId: 1, jobBoardId: 1 },
    { organisationId: 2, jobBoardId: 1 },
  ]);
  bearer = await logIn(api, 'candidate');
  second = await logIn(api, 'candidate', 'second@example.org');
  elsewhere = await logIn(api, 'candidate', 'elsewhere@example.org', 'other.localhost');
  employer = await logIn(api, 'employer');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(resumes);
  await api.db.delete(files);
  for (const key of api.storage.keys()) await api.storage.remove(key);
});

const read = (who = bearer) => ask(api, 'candidate/v1/resume', { bearer: who });
const save = (body: object, who = bearer) =>
  ask(api, 'candidate/v1/resume', { method: 'PUT', bearer: who, body });
const upload = (content: Uint8Array<ArrayBuffer> | Buffer, name: string, who = bearer) =>
  ask(api, 'candidate/v1/resume/upload', {
    method: 'POST',
    bearer: who,
    form: { name, file: new File([new Uint8Array(content)], name) },
  });
const download = (token: string, who = bearer) =>
  ask(api, `candidate/v1/resume/download/${token}`, { bearer: who });
const proposal = async (who = bearer) =>
  (await ask(api, 'candidate/v1/resume/proposal', { bearer: who })).body?.data;
const publicNames = async () =>
  (await ask(api, 'public/v1/candidates')).body.data.map(
    ({ given_name: name }: { given_name: string }) => name,
  );
const job = { type: 'employer', name: 'Lasser', institution: 'Werf BV', from: '2019-03', till: null };

describe('a resume', () => {
  it('is not there before it is saved, and then shown to nobody', async () => {
    expect((await read()).status).toBe(404);
    const { status, body } = await save({ position: '  Lasser  ' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'not_available',
      given_name: 'Anna',
      family_name: 'de Vries',
      position: 'Lasser',
      visibility: 'everybody',
      country_code: 'NL',
      country: 'Netherlands',
      revision: 1,
      file: null,
      has_proposal: false,
    });
    expect(body.data.slug).toMatch(/^anna-[0-9a-f]{8}$/);
    expect(await publicNames()).toEqual([]);
  });

  it('keeps every field, tidied, its place found and its text safe', async () => {
    const { body } = await save({
      status: 'available',
      position: 'Lasser',
      short_description: 'Ik las\r\n\r\n\r\nal  tien jaar.',
      info: '<h1>Over mij</h1><script>alert(1)</script><p onclick="x()">Hoi</p>',
      phone: '06 12 34 56 78',
      phone_country: 'NL',
      address: 'Dijk 3',
      place: 'den haag',
      postal_code: '2511 AA',
      open_to_relocate: true,
      salary_min: 3200.5,
      travel_distance: 40,
      segment_ids: [3, 1, 1],
      history: [job],
    });
    expect(body.data).toMatchObject({
      status: 'available',
      short_description: 'Ik las\n\nal tien jaar.',
      info: '<h2>Over mij</h2><p>Hoi</p>',
      phone: '+31612345678',
      place: 'den haag',
      city: 'Den Haag',
      country_code: 'NL',
      postal_code: '2511 AA',
      salary_type: 'month',
      salary_min: 3200.5,
      travel_distance: 40,
      segment_ids: [1, 3],
      history: [{ ...job, place: null, description: null }],
    });
    expect(body.data.lat).toBeCloseTo(52.08, 1);
    const { body: later } = await save({ salary_min: null, history: [] });
    expect(later.data).toMatchObject({
      salary_type: null,
      salary_min: null,
      position: 'Lasser',
      history: [],
    });
  });

  it('may be of somebody who lives outside the countries of the board', async () => {
    expect((await save({ place: 'Cluj-Napoca' })).body.data).toMatchObject({
      country_code: 'RO',
      country: 'Romania',
    });
    expect((await save({ place: 'Nederland' })).body.data).toMatchObject({
      country_code: 'NL',
      city: null,
      lat: null,
    });
  });

  it('has entries that keep their numbers, newest first', async () => {
    const history = [
      { ...job, name: 'Oud', from: '2010', till: '2012-05' },
      { type: 'education', name: 'MBO', from: null, till: '2009' },
      job,
    ];
    const { body } = await save({ history });
    const saved = body.data.history as { id: string; name: string }[];
    expect(saved.map(({ name }) => name)).toEqual(['Lasser', 'Oud', 'MBO']);
    const { body: again } = await save({
      history: saved.map((entry) => ({ ...entry, name: `${entry.name}!` })),
    });
    expect(again.data.history.map(({ id }: { id: string }) => id)).toEqual(saved.map(({ id }) => id));
    const twins = saved.map((entry) => ({ ...entry, id: 'same' }));
    const ids = (await save({ history: twins })).body.data.history.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it.each([
    [{ phone: '12' }, 'phone'],
    [{ place: 'Qqqzzxv' }, 'place'],
    [{ segment_ids: [999] }, 'segment_ids'],
    [{ position: 'x'.repeat(161) }, 'position'],
    [{ short_description: 'x'.repeat(301) }, 'short_description'],
    [{ history: [{ ...job, name: ' ' }] }, 'history.0.name'],
    [{ history: [job, { ...job, from: '2019-05', till: '2019-04' }] }, 'history.1.till'],
    [{ history: [{ ...job, till: '2019-02-30' }] }, 'history.0.till'],
    [{ visibility: 'only', client_ids: [] }, 'client_ids'],
    [{ visibility: 'except', client_ids: [77] }, 'client_ids'],
    [{ lat: 52 }, 'lat'],
  ])('says what is wrong: %j', async (body, field) => {
    const answer = await save(body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
    expect((await read()).status).toBe(404);
  });

  it.each([{ status: 'hidden' }, { history: [{ ...job, from: '03-2019' }] }, { lat: 200 }, { extra: 1 }])(
    'refuses what is not of the contract: %j',
    async (body) => expect((await save(body)).status).toBe(400),
  );

  it('is not written over by a tab that read an older one', async () => {
    const { revision } = (await save({ position: 'Lasser' })).body.data;
    await save({ position: 'Monteur', revision });
    const late = await save({ position: 'Kok', revision });
    expect([late.status, late.body.code, late.body.current.position]).toEqual([409, 'conflict', 'Monteur']);
    expect((await save({ address: 'Dijk 1', revision: late.body.current.revision })).body.data).toMatchObject(
      {
        position: 'Monteur',
        address: 'Dijk 1',
      },
    );
    const first = await Promise.all([
      save({ position: 'A', revision: 0 }, second),
      save({ position: 'B', revision: 0 }, second),
    ]);
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('counts for the profile, and is gone when it is deleted', async () => {
    const progress = async () => (await ask(api, 'candidate/v1/kpi', { bearer })).body.data.profile_progress;
    expect(await progress()).toBe(20);
    await save({});
    expect(await progress()).toBe(60);
    await upload(docxOf(dutchCv), 'cv.docx');
    expect((await ask(api, 'candidate/v1/resume', { method: 'DELETE', bearer })).status).toBe(204);
    expect(await progress()).toBe(20);
    expect([(await read()).status, api.storage.keys(), await api.db.select().from(files)]).toEqual([
      404,
      [],
      [],
    ]);
    expect((await ask(api, 'candidate/v1/resume', { method: 'DELETE', bearer })).status).toBe(404);
  });
});

describe('who sees a resume', () => {
  const clients = async (query = '') =>
    (await ask(api, `candidate/v1/resume/clients${query}`, { bearer })).body;
  const available = (body: object = {}) => save({ status: 'available', position: 'Lasser', ...body });

  it('is everybody once it is available, under the name of the account', async () => {
    await available();
    await api.db.update(users).set({ givenName: 'Anneke' }).where(eq(users.email, 'candidate@example.org'));
    expect(await publicNames()).toEqual(['Anneke']);
    await api.db.update(users).set({ givenName: 'Anna' }).where(eq(users.email, 'candidate@example.org'));
    await save({ status: 'not_available' });
    expect(await publicNames()).toEqual([]);
  });

  it('is no visitor any more when it is kept from anyone', async () => {
    expect((await clients()).data).toEqual([
      { id: 1, name: 'Lauwers BV', chosen: false, sees: false },
      { id: 2, name: 'Werf BV', chosen: false, sees: false },
    ]);
    await available({ visibility: 'except', client_ids: [2] });
    expect(await publicNames()).toEqual([]);
    expect((await clients()).data).toEqual([
      { id: 2, name: 'Werf BV', chosen: true, sees: false },
      { id: 1, name: 'Lauwers BV', chosen: false, sees: true },
    ]);
    await save({ visibility: 'only' });
    expect((await clients('?search=werf')).data).toEqual([
      { id: 2, name: 'Werf BV', chosen: true, sees: true },
    ]);
    expect((await clients('?limit=1&page=2')).meta).toEqual({ total: 2, page: 2, limit: 1, last_page: 2 });
  });

  it('keeps who was chosen, also when their company is not shown any more', async () => {
    await available({ visibility: 'except', client_ids: [2] });
    await api.db.update(organisations).set({ active: false }).where(eq(organisations.id, 2));
    expect((await save({ address: 'Dijk 1', client_ids: [2] })).status).toBe(200);
    expect((await clients()).data).toHaveLength(2);
    await save({ client_ids: [1] });
    expect((await clients()).data.map(({ name }: { name: string }) => name)).toEqual(['Lauwers BV']);
    await api.db.update(organisations).set({ active: true }).where(eq(organisations.id, 2));
  });
});

describe('a CV', () => {
  it('is kept under its name and proposes what was read in it, without changing anything', async () => {
    await save({ position: 'Kok' });
    const { status, body } = await upload(await pdfOf(dutchCv), 'Mijn CV.PDF');
    expect([status, body.data.name]).toEqual([200, 'Mijn CV.pdf']);
    const resume = (await read()).body.data;
    expect(resume).toMatchObject({
      position: 'Kok',
      phone: null,
      history: [],
      has_proposal: true,
      file: { name: 'Mijn CV.pdf' },
      file_token: body.data.token,
    });
    expect(await proposal()).toMatchObject({
      source: 'cv',
      name: 'Mijn CV.pdf',
      fields: {
        position: 'Wijkverpleegkundige',
        short_description: 'Verpleegkundige met tien jaar ervaring in de wijk.',
        phone: '+31612345678',
        address: 'Oude Ebbingestraat 12a',
        postal_code: '9712 HL',
        place: 'Groningen',
      },
      segment_ids: [1],
      left_out: ['Sanne Hoekstra', 'sanne.hoekstra@example.org', 'Wondzorg'],
    });
    const got = await download(body.data.token);
    expect([got.status, got.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(got.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('what was confirmed goes in by one save, and the proposal goes', async () => {
    await upload(docxOf(dutchCv), 'cv.docx');
    const { fields, history } = await proposal();
    const { revision } = (await read()).body.data;
    const { body } = await save({ ...fields, history, revision, settles_proposal: true });
    expect(body.data).toMatchObject({
      position: 'Wijkverpleegkundige',
      city: 'Groningen',
      has_proposal: false,
    });
    expect(body.data.history).toHaveLength(2);
    expect(await proposal()).toBeUndefined();
    await upload(docxOf(dutchCv), 'cv.docx');
    expect((await proposal()).history).toEqual([]);
    const drop = () => ask(api, 'candidate/v1/resume/proposal', { method: 'DELETE', bearer });
    expect([(await drop()).status, (await drop()).status]).toEqual([204, 204]);
    expect(await proposal()).toBeUndefined();
  });

  it('takes the place of the one before, of which nothing stays', async () => {
    const first = (await upload(docxOf(dutchCv), 'een.docx')).body.data.token;
    const next = (await upload(await pdfOf('Twee'), 'twee.pdf')).body.data.token;
    expect([(await download(first)).status, (await download(next)).status]).toEqual([404, 200]);
    expect(api.storage.keys()).toHaveLength(1);
    expect(await api.db.select().from(files)).toHaveLength(1);
    expect((await ask(api, 'candidate/v1/resume/file', { method: 'DELETE', bearer })).status).toBe(204);
    expect(api.storage.keys()).toEqual([]);
    expect((await read()).body.data).toMatchObject({ file: null, file_token: null, has_proposal: false });
    expect((await ask(api, 'candidate/v1/resume/file', { method: 'DELETE', bearer })).status).toBe(404);
  });

  it('that cannot be read is kept, and says so', async () => {
    const doc = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(504),
      Buffer.from('WordDocument', 'utf16le'),
      Buffer.alloc(512),
    ]);
    expect((await upload(doc, 'cv.doc')).status).toBe(200);
    expect(await proposal()).toMatchObject({ unread: 'kind', fields: {}, history: [] });
    expect((await upload(Buffer.from('%PDF-1.7\n%%EOF'), 'cv.pdf')).status).toBe(200);
    expect(await proposal()).toMatchObject({ unread: 'broken' });
  });

  it.each([
    ['a program under another name', Buffer.from('4d5a90000300000004000000ffff', 'hex'), 'cv.pdf', 415],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'cv.docx', 415],
    ['nothing', Buffer.alloc(0), 'cv.pdf', 422],
    ['over 10 MB', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024)]), 'cv.pdf', 413],
  ])('is refused, and the one before stays: %s', async (_what, content, name, status) => {
    const { token } = (await upload(docxOf(dutchCv), 'goed.docx')).body.data;
    expect((await upload(content, name)).status).toBe(status);
    expect((await download(token)).status).toBe(200);
    expect(api.storage.keys()).toHaveLength(1);
  });
});

describe('is only of its owner', () => {
  it('another candidate, another site and an employer read nothing of it', async () => {
    const { token } = (await upload(docxOf(dutchCv), 'cv.docx')).body.data;
    for (const who of [second, elsewhere]) {
      const host = who === elsewhere ? 'other.localhost' : 'localhost';
      const other = (url: string, method: 'GET' | 'DELETE' = 'GET') =>
        ask(api, `candidate/v1/resume${url}`, { bearer: who, host, method });
      for (const url of ['', '/proposal', '/export', `/download/${token}`])
        expect([url, (await other(url)).status]).toEqual([url, 404]);
      expect((await other('/file', 'DELETE')).status).toBe(404);
      expect((await other('', 'DELETE')).status).toBe(404);
    }
    expect((await read(employer)).status).toBe(403);
    expect((await ask(api, 'employer/v1/resume', { bearer: employer })).status).toBe(404);
    expect((await read('')).status).toBe(401);
    expect((await ask(api, 'candidate/v1/resume', { bearer, host: 'other.localhost' })).status).toBe(401);
    expect((await download(token)).status).toBe(200);
  });

  it('and goes along when they take their data, or leave', async () => {
    const { token } = (await upload(docxOf(dutchCv), 'cv.docx', second)).body.data;
    await save({ position: 'Lasser' }, second);
    const { body } = await ask(api, 'candidate/v1/profile/gdpr?format=json', { bearer: second });
    expect(body.data.resumes).toMatchObject([{ position: 'Lasser', proposal: { source: 'cv' } }]);
    expect(body.files).toMatchObject([{ name: 'cv.docx' }]);
    expect(JSON.stringify(body)).not.toContain(token);
    const again = await logIn(api, 'candidate', 'second@example.org');
    const deleted = await ask(api, 'candidate/v1/profile', {
      method: 'DELETE',
      bearer: again,
      body: { password },
    });
    expect(deleted.status).toBeLessThan(300);
    expect([
      api.storage.keys(),
      await api.db.select().from(resumes),
      await api.db.select().from(files),
    ]).toEqual([[], [], []]);
  });
});

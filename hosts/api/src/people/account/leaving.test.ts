import { eq, getTableName, isNull, like } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import {
  addColleague,
  companyRegistration,
  mailedLink,
  mailsTo,
  register,
  registration,
  startNumbering,
} from '../../../test/registering.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import {
  addresses,
  applications,
  files,
  jobAlerts,
  jobs,
  mails,
  phones,
  resumes,
  users,
} from '../../platform/database/schema.ts';
import { tablesOfPeople } from './data-of-person.ts';

import { exportedJson, streamOf } from './export-document.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await startNumbering(api);
});
afterAll(() => api.close());

const pdf = Buffer.from('%PDF-1.4\n%%EOF cv of Femke');

/** A candidate with an address, a resume, a CV, an application as herself and one as a guest, and a guest's alert. */
async function femke(email: string) {
  await register(api, 'candidate', registration({ email }));
  const token = (await mailedLink(api, email, 'account.verify')).searchParams.get('verify');
  const verified = await ask(api, 'candidate/v1/verify', { method: 'POST', body: { token } });
  const bearer = verified.body.data.token as string;
  const home = { address_line_1: 'Dijk <3>', city: 'Makkum', postal_code: '8754 AA', country_code: 'NL' };
  await ask(api, 'candidate/v1/user/addresses', { method: 'POST', bearer, body: home });
  await ask(api, 'candidate/v1/files/upload', {
    method: 'POST',
    bearer,
    form: { name: 'cv.pdf', file: new File([pdf], 'cv.pdf') },
  });
  const [user] = await api.db.select().from(users).where(eq(users.email, email));
  const userId = user?.id ?? 0;
  await api.db
    .insert(resumes)
    .values({ userId, jobBoardId: 1, slug: email, givenName: 'Femke', familyName: 'Z', position: 'Kok' });
  const [own, guest] = [await api.addJob({ title: 'Kok op zee' }), await api.addJob({ title: 'Gids' })];
  const person = {
    jobBoardId: 1,
    givenName: 'Femke',
    familyName: 'Z',
    motivationText: 'Ik wil',
    phone: '+31',
  };
  const [sent] = await api.db
    .insert(applications)
    .values([
      { ...person, jobId: own.id, email: 'werk@example.org', userId },
      { ...person, jobId: guest.id, email },
    ])
    .returning();
  await api.storage.write('documents/letter.pdf', pdf);
  await api.db.insert(files).values({
    token: `letter-${email}`,
    siteId: 18,
    ownerKind: 'application',
    ownerId: sent?.id ?? 0,
    name: 'brief.pdf',
    mime: 'application/pdf',
    size: pdf.length,
    storageKey: 'documents/letter.pdf',
  });
  await api.db.insert(jobAlerts).values({
    siteId: 18,
    email,
    token: `alert-${email}`,
    filter: { search: 'kok' },
    frequency: 'weekly',
    locale: 'nl',
    coveredTill: api.clock.now(),
  });
  return { bearer, userId, jobIds: [own.id, guest.id] };
}

describe('all data of a person', () => {
  it('comes as one file for programs, documents inside', async () => {
    const { bearer } = await femke('femke@example.org');
    const answer = await ask(api, 'candidate/v1/profile/gdpr', { bearer });
    expect(answer.headers['content-disposition']).toContain('attachment; filename="board-1-2026-11-20.json"');
    expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length);
    const { data, files: documents, site } = JSON.parse(answer.bytes.toString());
    expect(site).toBe('Site 18');
    expect(data.account).toMatchObject([{ email: 'femke@example.org', given_name: 'Femke' }]);
    expect(data.addresses).toMatchObject([{ address_line_1: 'Dijk <3>' }]);
    expect(data.resumes).toMatchObject([{ position: 'Kok' }]);
    expect(data.job_alerts).toMatchObject([{ filter: { search: 'kok' }, frequency: 'weekly' }]);
    expect(data.applications).toMatchObject([
      {
        job: 'Kok op zee',
        organisation: 'Zorggroep Lauwers',
        email: 'werk@example.org',
        motivation_text: 'Ik wil',
      },
      { job: 'Gids', email: 'femke@example.org' },
    ]);
    expect(data.mails.length).toBeGreaterThan(0);
    expect(documents.map(({ name }: { name: string }) => name).sort()).toEqual(['brief.pdf', 'cv.pdf']);
    for (const { content } of documents) expect(Buffer.from(content, 'base64')).toEqual(pdf);
  });

  it('comes whole though a file of it goes meanwhile', async () => {
    const deleted = { name: 'cv.pdf', mime: 'application/pdf', size: 10, storageKey: 'private/gone' };
    const heading = { site: 'Site', made: '2026-11-20', locale: 'en' } as const;
    const read = () => Promise.reject(new Error('ENOENT'));
    const { stream, size } = streamOf(exportedJson(heading, { account: [{ a: 1 }] }, [deleted]), { read });
    const bytes = Buffer.concat(await stream.toArray());
    expect(bytes.length).toBe(size);
    const document = JSON.parse(bytes.toString());
    expect(document.data.account).toEqual([{ a: 1 }]);
    expect(Buffer.from(document.files[0].content, 'base64').length).toBe(0);
  });

  it('comes as a page for people, in their language', async () => {
    const { bearer } = await femke('lezer@example.org');
    const answer = await ask(api, 'candidate/v1/profile/gdpr?format=html', { bearer, locale: 'ro' });
    const page = answer.bytes.toString();
    expect(answer.headers['content-type']).toContain('text/html');
    expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length);
    expect(page).toContain('<html lang="ro">');
    expect(page).toContain('Tot ce știm despre tine');
    expect(page).toContain('Dijk &lt;3&gt;');
    expect(page).toContain(
      `<a download="cv.pdf" href="data:application/pdf;base64,${pdf.toString('base64')}">`,
    );
  });

  it('holds nothing that opens the account, and nothing of others', async () => {
    const { bearer } = await femke('geheim@example.org');
    const text = (await ask(api, 'candidate/v1/profile/gdpr', { bearer })).bytes.toString();
    expect(text).not.toMatch(/argon2|token_hash|password_hash|"token"|alert-geheim|storage_key/);
    expect(text).not.toContain('femke@example.org');
  });

  it('of an employer has the company’s addresses and numbers', async () => {
    const { token } = (await register(api, 'employer', companyRegistration())).body.data;
    const answer = await ask(api, 'employer/v1/profile/gdpr', { bearer: token });
    expect(JSON.parse(answer.bytes.toString()).data).toMatchObject({
      company: [{ name: 'Werf & Zonen' }],
      company_addresses: [{ city: 'Harlingen' }],
      company_phones: [{ phone: '+31517123456' }],
    });
  });

  it('does without a document whose bytes are gone', async () => {
    const { bearer } = await femke('kwijt@example.org');
    await api.storage.remove('documents/letter.pdf');
    const answer = await ask(api, 'candidate/v1/profile/gdpr', { bearer });
    expect(JSON.parse(answer.bytes.toString()).files).toHaveLength(1);
  });
});

it('every table with rows of a person lets go of them when the person goes', () => {
  const tables = tablesOfPeople();
  expect(tables.map(({ table }) => getTableName(table))).toEqual(
    expect.arrayContaining(['addresses', 'phones', 'account_logs', 'account_links', 'resumes', 'job_alerts']),
  );
  for (const { table, onDelete } of tables)
    expect([getTableName(table), onDelete]).toEqual([
      getTableName(table),
      expect.stringMatching(/^(?:cascade|set null)$/),
    ]);
});

describe('deleting an account', () => {
  const leave = (role: string, bearer: string) =>
    ask(api, `${role}/v1/profile`, { method: 'DELETE', bearer });

  it('removes everything, bytes included, and ends the session', async () => {
    const email = 'weg@example.org';
    const { bearer, userId, jobIds } = await femke(email);
    const stored = api.storage.keys().length;
    expect((await leave('candidate', bearer)).status).toBe(204);
    expect((await ask(api, 'candidate/v1/you', { bearer })).status).toBe(401);
    expect(api.storage.keys()).toHaveLength(stored - 2);
    for (const { table, userId: column } of tablesOfPeople())
      expect([getTableName(table), await api.db.$count(table, eq(column, userId))]).toEqual([
        getTableName(table),
        0,
      ]);
    expect(await api.db.$count(files, like(files.token, `%${email}`))).toBe(0);
    expect(await api.db.$count(jobAlerts, eq(jobAlerts.email, email))).toBe(0);
    expect((await mailsTo(api, email)).map(({ event }) => event)).toEqual(['account.deleted']);
    for (const jobId of jobIds) {
      // The employer's count stays true; of whom it was, nothing is left.
      const [row] = await api.db.select().from(applications).where(eq(applications.jobId, jobId));
      expect(row).toMatchObject({
        givenName: '–',
        familyName: '–',
        motivationText: null,
        phone: null,
        userId: null,
      });
      expect(row?.email).toMatch(/^deleted-[\w-]+@deleted\.invalid$/);
    }
    const again = await register(api, 'candidate', registration({ email }));
    expect(again.status).toBe(201);
  });

  it('leaves what others sent from the same address elsewhere, and what nobody has shown to be theirs', async () => {
    const { body } = await register(api, 'candidate', registration({ email: 'onbewezen@example.org' }));
    const job = await api.addJob();
    const person = { jobId: job.id, jobBoardId: 1, givenName: 'Iemand', familyName: 'Anders' };
    await api.db.insert(applications).values({ ...person, email: 'onbewezen@example.org' });
    await leave('candidate', body.data.token);
    const [row] = await api.db.select().from(applications).where(eq(applications.jobId, job.id));
    expect(row).toMatchObject({ givenName: 'Iemand', email: 'onbewezen@example.org' });
  });

  it('of the last employer takes the company’s jobs down; of a colleague’s, not', async () => {
    const first = (await register(api, 'employer', companyRegistration({ email: 'een@werf.example' }))).body
      .data.token;
    const clientId = await addColleague(api, 'een@werf.example', 'twee@werf.example');
    const job = await api.addJob({ clientId });
    await leave('employer', first);
    const status = async () => (await api.db.select().from(jobs).where(eq(jobs.id, job.id)))[0]?.status;
    expect(await status()).toBe('active');
    expect(await api.db.$count(addresses, eq(addresses.clientId, clientId))).toBe(1);
    const login = { email: 'twee@werf.example', password: registration().password };
    const second = await ask(api, 'employer/v1/login', { method: 'POST', body: login });
    await leave('employer', second.body.data.token);
    expect(await status()).toBe('archived');
    expect(await api.db.$count(addresses, eq(addresses.clientId, clientId))).toBe(0);
    expect(await api.db.$count(phones, eq(phones.clientId, clientId))).toBe(0);
    const found = await ask(api, `public/v1/job-boards/1/jobs?search=${job.slug}`);
    expect(found.body.data.map(({ uuid }: { uuid: string }) => uuid)).not.toContain(job.uuid);
  });

  it('writes mails of no other site away', async () => {
    await register(api, 'candidate', registration({ email: 'twee@example.org' }));
    const there = await register(
      api,
      'candidate',
      registration({ email: 'twee@example.org', job_board_id: 2 }),
      {
        host: 'other.localhost',
      },
    );
    expect(there.status).toBe(201);
    const host = 'other.localhost';
    const token = (await mailedLink(api, 'twee@example.org', 'account.verify')).searchParams.get('verify');
    const opened = await ask(api, 'candidate/v1/verify', { method: 'POST', host, body: { token } });
    const bearer = opened.body.data.token as string;
    await ask(api, 'candidate/v1/profile', { method: 'DELETE', bearer, host });
    const left = await api.db.select().from(mails).where(eq(mails.to, 'twee@example.org'));
    expect(left.map(({ siteId, event }) => [siteId, event])).toEqual([
      [18, 'account.verify'],
      [19, 'account.deleted'],
    ]);
    expect(await api.db.$count(users, isNull(users.siteId))).toBe(0);
  });
});

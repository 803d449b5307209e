import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../test/request.ts';
import { addAccounts, logIn } from '../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import { applications, files, mails, phones, resumes, sessions, users } from '../platform/database/schema.ts';

let api: TestApi;
let bearer: string;
let candidateId: number;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  bearer = await logIn(api, 'candidate');
  const [candidate] = await api.db.select().from(users).where(eq(users.email, 'candidate@example.org'));
  candidateId = candidate?.id ?? 0;
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [applications, mails, resumes, phones, files]) await api.db.delete(table);
  await api.db.update(sessions).set({ provedEmail: null });
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now(), termsAcceptedAt: null });
});

const pdf = (name: string, text = name) => new File([`%PDF-1.7\n% ${text}`], name);
const form = async (uuid: string, who = bearer) =>
  (await ask(api, `candidate/v1/jobs/${uuid}/apply`, { bearer: who })).body.data;
const uploadCv = (name: string) =>
  ask(api, 'candidate/v1/resume/upload', { method: 'POST', bearer, form: { file: pdf(name), name } });
const anna = { email: 'candidate@example.org', given_name: 'Anna', family_name: 'de Vries', terms: true };
const apply = (uuid: string, change: object = {}) =>
  ask(api, `candidate/v1/jobs/${uuid}/apply`, { method: 'POST', bearer, body: { ...anna, ...change } });

describe('the apply form of a candidate', () => {
  it('takes no address that its site blocked, and names theirs instead of the login', async () => {
    const { uuid } = await api.addJob();
    await api.db.insert(users).values({
      role: 'candidate',
      givenName: 'Ana',
      familyName: 'Popescu',
      siteId: 18,
      email: 'ana@example.org',
      active: false,
      blockedAt: api.clock.now(),
      blockedReason: 'Stuurt reclame.',
    });
    expect((await apply(uuid, { email: 'ana@example.org' })).body.fields).toEqual({
      email: ['You cannot apply with this address. Use the address of your account, or write to us.'],
    });
    await api.db.delete(users).where(eq(users.email, 'ana@example.org'));
  });

  it('starts with who they are, and with nothing that is not known', async () => {
    const { uuid } = await api.addJob();
    expect(await form(uuid)).toEqual({
      applied: null,
      email: 'candidate@example.org',
      given_name: 'Anna',
      family_name: 'de Vries',
      salutation: null,
      phone: null,
      phone_country: null,
      files: [],
      terms_accepted_at: null,
    });
    const missing = await ask(api, 'candidate/v1/jobs/00000000-0000-4000-8000-000000000000/apply', {
      bearer,
    });
    expect([missing.status, missing.body.code]).toEqual([404, 'jobNotFound']);
    expect((await ask(api, `candidate/v1/jobs/${uuid}/apply`)).status).toBe(401);
  });

  it('has the number of the profile, else of the resume, else of the last application', async () => {
    const [first, second] = [await api.addJob(), await api.addJob()];
    await apply(first.uuid, { phone: '06 33333333', phone_country: 'NL', salutation: 'miss' });
    expect(await form(second.uuid)).toMatchObject({ phone: '+31633333333', phone_country: 'NL' });
    await uploadCv('cv.pdf');
    await api.db.update(resumes).set({ phone: '+31622222222' });
    expect((await form(second.uuid)).phone).toBe('+31622222222');
    const number = {
      userId: candidateId,
      phone: '+32470123456',
      countryCode: 'BE',
      createdAt: api.clock.now(),
    };
    await api.db.insert(phones).values({ ...number, primary: true });
    expect(await form(second.uuid)).toMatchObject({ phone: '+32470123456', phone_country: 'BE' });
  });

  it('lists the CVs they keep, each once, the newest first', async () => {
    const [one, two] = [await api.addJob(), await api.addJob()];
    const upload = await ask(api, `candidate/v1/jobs/${one.uuid}/apply/file-upload`, {
      method: 'POST',
      bearer,
      form: { file: pdf('earlier.pdf'), name: 'earlier.pdf' },
    });
    await apply(one.uuid, { cv: upload.body.data.token });
    api.clock.advance(60_000);
    await uploadCv('newest.pdf');
    const named = async () =>
      (await form(two.uuid)).files.map(({ name, source }: Record<string, string>) => [name, source]);
    const both = [
      ['newest.pdf', 'resume'],
      ['earlier.pdf', 'application'],
    ];
    expect(await named()).toEqual(both);
    // What went along once more is the same file.
    const [stored] = (await form(two.uuid)).files;
    expect((await apply(two.uuid, { cv: stored.token })).status).toBe(201);
    expect(await named()).toEqual(both);
  });

  it('sends a copy of a kept CV: replacing it later changes nothing of what was sent', async () => {
    const { uuid } = await api.addJob();
    await uploadCv('cv.pdf');
    const { files: current } = await form(uuid);
    expect((await apply(uuid, { cv: current[0].token })).status).toBe(201);
    await uploadCv('other.pdf');
    const [sent] = await api.db.select().from(applications);
    const [file] = await api.db
      .select()
      .from(files)
      .where(eq(files.id, sent?.cvFileId ?? 0));
    expect(file).toMatchObject({ name: 'cv.pdf', ownerKind: 'application', deleteAfter: null });
    expect((await api.storage.read(file?.storageKey ?? '')).toString()).toContain('cv.pdf');
  });

  it('takes nobody else’s file, nor one of their own that is no CV of theirs', async () => {
    const { uuid } = await api.addJob();
    await uploadCv('cv.pdf');
    const [stored] = (await form(uuid)).files;
    const guest = await ask(api, `public/v1/jobs/${uuid}/apply`, {
      method: 'POST',
      body: { ...anna, email: 'stranger@example.org', cv: stored.token },
    });
    expect([guest.status, Object.keys(guest.body.fields)]).toEqual([422, ['cv']]);
    const other = await apply(uuid, { cv: 'no-such-file' });
    expect([other.status, Object.keys(other.body.fields)]).toEqual([422, ['cv']]);
  });

  it('says that they applied, when, and whether they took it back; nobody applies twice', async () => {
    const { uuid } = await api.addJob();
    const { body } = await apply(uuid);
    const at = api.clock.now().toISOString();
    expect((await form(uuid)).applied).toEqual({ uuid: body.data.uuid, created_at: at, withdrawn: false });
    expect((await apply(uuid)).body.code).toBe('alreadyApplied');
    const you = async () => (await ask(api, 'candidate/v1/you', { bearer })).body.data.applied_jobs;
    expect(await you()).toEqual([{ uuid: body.data.uuid, job_uuid: uuid, created_at: at }]);
    await ask(api, `candidate/v1/applications/${body.data.uuid}/withdraw`, { method: 'POST', bearer });
    expect((await form(uuid)).applied).toMatchObject({ withdrawn: true });
    expect(await you()).toEqual([]);
  });

  it('knows what was sent as a guest only in a session that a mail opened', async () => {
    const job = await api.addJob();
    const sent = { jobId: job.id, jobBoardId: 1, email: 'candidate@example.org', createdAt: api.clock.now() };
    const person = { givenName: 'Anna', familyName: 'Geheim', phone: '+31644444444', phoneCountry: 'NL' };
    await api.db.insert(applications).values({ ...sent, ...person });
    expect(await form(job.uuid)).toMatchObject({ applied: null, phone: null });
    await api.db.update(sessions).set({ provedEmail: 'candidate@example.org' });
    expect(await form(job.uuid)).toMatchObject({ applied: { withdrawn: false }, phone: '+31644444444' });
  });

  it('asks to agree once: not again after an application or an account that agreed', async () => {
    const [one, two] = [await api.addJob(), await api.addJob()];
    const accepted = async () => (await form(two.uuid)).terms_accepted_at;
    expect(await accepted()).toBeNull();
    const at = new Date('2026-01-02T03:04:05.000Z');
    await api.db.update(users).set({ termsAcceptedAt: at });
    expect(await accepted()).toBe(at.toISOString());
    await apply(one.uuid);
    expect(await accepted()).toBe(api.clock.now().toISOString());
  });
});

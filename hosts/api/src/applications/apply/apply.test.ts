import { asc, eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applications, files, jobs, mails, users } from '../../platform/database/schema.ts';
import { openTestApi, refusal, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let uuid: string;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(applications);
  await api.db.delete(files);
  await api.db.delete(mails);
  uuid = (await api.addJob()).uuid;
});

const pdf = new Blob(['%PDF-1.7\n% my life'], { type: 'text/html' });
const ana = { email: 'Ana@Example.org', given_name: 'Ana', family_name: 'Popescu', terms: true };
const apply = (change: object = {}, key = uuid, client = api.clientFor()) =>
  client.jobs.applyToJob({ params: { uuid: key }, body: { ...ana, ...change } });
const upload = async (content: Blob = pdf, name = 'CV Ana.pdf', key = uuid) => {
  const { data } = await api
    .clientFor()
    .jobs.uploadApplicationFile({ params: { id: key }, file: { content, name } });
  return data;
};

describe('an application', () => {
  it('is stored with its file, and both sides get mail in their language', async () => {
    const { token = '', name, size } = await upload();
    expect([name, size]).toEqual(['CV Ana.pdf', 18]);
    const body = { cv: token, motivation_text: 'Graag!', phone: '06 12345678', phone_country: 'NL' };
    const { data } = await apply(body, uuid, api.clientFor('ro'));

    const [stored] = await api.db.select().from(applications);
    expect(stored).toMatchObject({
      uuid: data.uuid,
      email: 'ana@example.org',
      phone: '+31612345678',
      motivationText: 'Graag!',
      locale: 'ro',
      termsAcceptedAt: api.clock.now(),
    });
    const [file] = await api.db.select().from(files);
    expect(file).toMatchObject({
      id: stored?.cvFileId,
      ownerKind: 'application',
      ownerId: stored?.id,
      mime: 'application/pdf',
      deleteAfter: null,
    });
    expect((await api.storage.read(file?.storageKey ?? '')).toString()).toBe('%PDF-1.7\n% my life');

    const sent = await api.db.select().from(mails).orderBy(asc(mails.id));
    expect(
      sent.map(({ event, to, replyTo, locale, fileIds }) => ({ event, to, replyTo, locale, fileIds })),
    ).toEqual([
      {
        event: 'application.received',
        to: 'recruiter@lauwers.example',
        replyTo: 'ana@example.org',
        locale: 'nl',
        fileIds: [file?.id],
      },
      { event: 'application.confirmed', to: 'ana@example.org', replyTo: null, locale: 'ro', fileIds: [] },
    ]);
    expect(sent[1]?.subject).toMatch(/^Aplicarea ta pentru Verpleegkundige/);
    expect(api.mailed).toEqual(expect.arrayContaining(sent.map(({ id }) => id)));
  });

  it('is refused with a sentence for every field that is wrong, and nothing is stored', async () => {
    const wrong = { email: 'ana', given_name: ' ', phone: '1', terms: false };
    expect(await refusal(apply(wrong))).toEqual({
      status: 422,
      code: 'validation',
      message:
        'Vul je voornaam in\nDit is geen geldig e-mailadres\nGa akkoord met de voorwaarden om verder te gaan\nDit telefoonnummer klopt niet',
      fields: {
        given_name: ['Vul je voornaam in'],
        email: ['Dit is geen geldig e-mailadres'],
        terms: ['Ga akkoord met de voorwaarden om verder te gaan'],
        phone: ['Dit telefoonnummer klopt niet'],
      },
    });
    expect(await api.db.select().from(applications)).toEqual([]);
  });

  it('can be made once per job and address', async () => {
    await apply();
    expect(
      await refusal(apply({ email: 'ANA@example.org', given_name: 'Anna' }, uuid, api.clientFor('en'))),
    ).toMatchObject({
      status: 409,
      code: 'alreadyApplied',
      message: 'You cannot apply for this job. Most likely you have already applied for it.',
    });
    await apply({ email: 'other@example.org' });
    expect(await api.db.select().from(applications)).toHaveLength(2);
  });

  it('that is sent twice by a double click is one application, one pair of mails and two good answers', async () => {
    const { token } = await upload();
    const answers = await Promise.all([apply({ cv: token }), apply({ cv: token })]);
    expect(new Set(answers.map(({ data }) => data.uuid)).size).toBe(1);
    expect(await api.db.select().from(applications)).toHaveLength(1);
    expect(await api.db.select().from(mails)).toHaveLength(2);
  });

  it('keeps apart who applies at the same moment', async () => {
    const results = await Promise.allSettled([apply(), apply(), apply({ email: 'b@example.org' })]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });

  it.each([
    ['a token nobody has', () => 'nonsense'],
    [
      'a file of somebody’s application',
      async () => {
        const { token } = await upload();
        await apply({ email: 'first@example.org', cv: token });
        return token;
      },
    ],
    [
      'a file that waited too long',
      async () => {
        const { token = '' } = await upload();
        await api.db.update(files).set({ deleteAfter: api.clock.now() }).where(eq(files.token, token));
        return token;
      },
    ],
    [
      'a file of another site',
      async () => {
        const { token = '' } = await upload();
        await api.db.update(files).set({ siteId: 19 }).where(eq(files.token, token));
        return token;
      },
    ],
  ])('cannot name %s', async (_, token) => {
    expect(await refusal(apply({ cv: await token() }, uuid, api.clientFor('en')))).toMatchObject({
      code: 'validation',
      fields: { cv: ['This file is no longer here. Please choose it again.'] },
    });
  });

  it('is too late for a job that expired between opening and applying, and finds no other job', async () => {
    const ended = await api.addJob({ till: api.days(0) });
    expect(await refusal(apply({}, ended.uuid))).toMatchObject({
      status: 410,
      code: 'jobExpired',
      message: 'Deze vacature is verlopen',
    });
    const elsewhere = await api.addJob({}, [2]);
    const draft = await api.addJob({ status: 'draft' });
    for (const key of [elsewhere.uuid, draft.uuid, 'x', '00000000-0000-4000-8000-000000000000']) {
      expect(await refusal(apply({}, key))).toMatchObject({ status: 404, code: 'jobNotFound' });
    }
    expect(await refusal(apply({ job_board_id: 2 }))).toMatchObject({ code: 'jobNotFound' });
  });

  it('reaches somebody, whoever the job names', async () => {
    const recipients = async (change: Parameters<TestApi['addJob']>[0]) => {
      await api.db.delete(mails);
      await apply({}, (await api.addJob(change)).uuid);
      return (await api.db.select().from(mails).orderBy(asc(mails.id)))[0]?.to;
    };
    expect(await recipients({ applyEmail: null, recruiterEmail: 'r@x.nl' })).toBe('r@x.nl');
    expect(await recipients({ applyEmail: null })).toBe('hr@lauwers.example');
    expect(await recipients({ applyEmail: null, organisationId: 2 })).toBe('board18@example.org');
  });

  it('is not taken from an address that its site blocked, in words that tell a stranger nothing of it', async () => {
    const now = api.clock.now();
    const person = { role: 'candidate', givenName: 'Ana', familyName: 'Popescu', siteId: 18 } as const;
    const blocked = { active: false, blockedAt: now, blockedReason: 'Stuurt reclame.' };
    await api.db.insert(users).values([
      { ...person, email: 'ana@example.org', ...blocked },
      { ...person, email: 'elsewhere@example.org', siteId: 19, ...blocked },
      { ...person, email: 'leaving@example.org', active: false, deleteAfter: now },
    ]);
    const refused = await refusal(apply({}, uuid, api.clientFor('nl')));
    expect(refused).toMatchObject({
      code: 'validation',
      fields: {
        email: [
          'Met dit adres kun je niet solliciteren zonder in te loggen. Log in, of schrijf ons als dat niet lukt.',
        ],
      },
    });
    expect([await api.db.$count(applications), await api.db.$count(mails)]).toEqual([0, 0]);
    for (const email of ['elsewhere@example.org', 'leaving@example.org']) await apply({ email });
    await api.db.delete(users);
  });
});

describe('a form of another site setting', () => {
  it('requires what its job details block requires, per language', async () => {
    const strict = await openTestApi({
      hideResume: 'show_required',
      hideGender: 'show_required',
      hideMotivation: 'show_required',
    });
    const job = await strict.addJob();
    const call = strict.clientFor('en').jobs.applyToJob({ params: { uuid: job.uuid }, body: ana });
    expect((await refusal(call)).fields).toEqual({
      salutation: ['Salutation is required'],
      cv: ['This field is required'],
      motivation_text: ['This field is required'],
    });
    await strict.close();
  });
});

describe('an uploaded file', () => {
  it.each([
    [
      'a program called cv.pdf',
      new Blob(['MZ\u0090\u0000']),
      'Toegestane bestandstypen: PDF, DOC, DOCX, LaTeX.',
    ],
    [
      'a web page',
      new Blob(['<html><script>alert(1)</script>']),
      'Toegestane bestandstypen: PDF, DOC, DOCX, LaTeX.',
    ],
  ])('is refused when it is %s', async (_, content, message) => {
    expect(await refusal(upload(content))).toMatchObject({
      status: 415,
      code: 'fileTypeNotAllowed',
      message,
    });
    expect(await api.db.select().from(files)).toEqual([]);
  });

  it('is refused over 10 MB, and accepted at 10 MB', async () => {
    const sized = (size: number) => new Blob(['%PDF-1.7', new Uint8Array(size - 8)]);
    expect(await refusal(upload(sized(10 * 1024 * 1024 + 1)))).toMatchObject({
      status: 413,
      code: 'fileTooLarge',
      message: 'Het bestand mag hooguit 10 MB zijn.',
    });
    await expect(upload(sized(10 * 1024 * 1024))).resolves.toHaveProperty('token');
  });

  it('is refused when it is empty, missing, or for a job that is not open', async () => {
    expect(await refusal(upload(new Blob([])))).toMatchObject({ code: 'fileUpload' });
    expect(await refusal(upload(pdf, 'cv.pdf', 'nobody'))).toMatchObject({ code: 'jobNotFound' });
    const ended = await api.addJob({ till: api.days(0) });
    expect(await refusal(upload(pdf, 'cv.pdf', ended.uuid))).toMatchObject({ code: 'jobExpired' });
    const url = `/api/public/v1/jobs/${uuid}/apply/file-upload`;
    for (const headers of [
      {},
      { 'content-type': 'multipart/form-data' },
      { 'content-type': 'multipart/form-data; boundary=x' },
    ]) {
      const response = await api.app.inject({ method: 'POST', url, headers, payload: 'x' });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
    }
  });

  it('waits a day for its application under a token that does not tell where it lies', async () => {
    const { token } = await upload();
    const [row] = await api.db.select().from(files);
    expect(row).toMatchObject({ token, ownerKind: 'visitor', claimedAt: null, deleteAfter: api.days(1) });
    expect(row?.storageKey).not.toContain(token);
  });
});

it('counts a job’s applications on its page', async () => {
  await apply();
  const [job] = await api.db.select().from(jobs).where(eq(jobs.uuid, uuid));
  const { data } = await api.clientFor().jobs.readJobBySlug({ params: { slug: job?.slug ?? '' } });
  expect(data.applications_count).toBe(1);
});

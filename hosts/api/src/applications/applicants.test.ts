import { eq, inArray } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../test/request.ts';
import { addAccounts, logIn } from '../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import {
  applicationEvents,
  applicationNotes,
  applications,
  applicationStages,
  files,
  mails,
  users,
} from '../platform/database/schema.ts';

let api: TestApi;
let bearer: string;
let rival: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  bearer = await logIn(api, 'employer');
  rival = await logIn(api, 'employer', 'other@example.org');
});
afterAll(() => api.close());
beforeEach(async () => {
  const { db } = api;
  for (const table of [applicationEvents, applicationNotes, applications, mails, applicationStages])
    await db.delete(table);
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (path: string, method: Method = 'GET', body?: object, who = bearer, locale = 'en') =>
  ask(api, `employer/v1/${path}`, { method, bearer: who, locale, ...(body ? { body } : {}) });
const stages = async (who = bearer): Promise<Record<string, number>> => {
  const { body } = await call('application-stages', 'GET', undefined, who);
  return Object.fromEntries(body.data.map((stage: { kind: string; id: number }) => [stage.kind, stage.id]));
};

let job: Awaited<ReturnType<TestApi['addJob']>>;
beforeEach(async () => {
  job = await api.addJob({ clientId: 1, title: 'Kok' });
});
type Change = Partial<typeof applications.$inferInsert>;
let count = 0;
async function applicant(change: Change = {}) {
  count += 1;
  const [sent] = await api.db
    .insert(applications)
    .values({
      jobId: job.id,
      jobBoardId: 1,
      email: `sanne${count}@example.org`,
      givenName: 'Sanne',
      familyName: 'Wiersma',
      locale: 'nl',
      createdAt: new Date(api.clock.now().getTime() + count * 1000),
      ...change,
    })
    .returning();
  if (!sent) throw new Error('Nobody applied');
  return sent;
}
const ids = (answer: { body: { data: readonly { id: number }[] } }) => answer.body.data.map(({ id }) => id);

describe('a company’s procedure', () => {
  it('starts with a stage of every kind, made once however many ask', async () => {
    const answers = await Promise.all([stages(), stages(), stages()]);
    expect(answers[1]).toEqual(answers[0]);
    expect(Object.keys(answers[0] ?? {})).toEqual([
      'received',
      'review',
      'interview',
      'offer',
      'hired',
      'rejected',
    ]);
    expect(await api.db.select().from(applicationStages)).toHaveLength(6);
  });

  it('is the company’s own: named, ordered, longer or shorter', async () => {
    const { received = 0, interview = 0, rejected = 0 } = await stages();
    const wanted = [
      { id: received, kind: 'received' },
      { kind: 'interview', name: ' Koffie ' },
      { id: interview, kind: 'interview', name: 'Meelopen' },
      { id: rejected, kind: 'rejected', name: null },
    ];
    const { status, body } = await call('application-stages', 'PUT', { stages: wanted });
    expect(status).toBe(200);
    expect(body.data.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
      ['received', null],
      ['interview', 'Koffie'],
      ['interview', 'Meelopen'],
      ['rejected', null],
    ]);
  });

  it('keeps its first stage, those that hold somebody, and another company’s out', async () => {
    const { received = 0, review = 0 } = await stages();
    const theirs = await stages(rival);
    await applicant({ stageId: review });
    const save = (list: readonly object[]) => call('application-stages', 'PUT', { stages: list });
    const first = { id: received, kind: 'received' };
    const later = await save([{ kind: 'review' }, first]);
    expect(later.body.fields.stages).toEqual(['Applications arrive in the first stage; it stays the first']);
    const held = await save([first, { kind: 'hired' }]);
    expect(held.body.fields.stages).toEqual(['A stage that holds applicants cannot be removed']);
    expect((await save([first, { id: theirs['review'], kind: 'review' }])).status).toBe(404);
    expect(Object.keys(await stages())).toHaveLength(6);
  });
});

describe('the list of applicants', () => {
  it('is of one job or of all, searched, narrowed to a stage, ordered, in pages', async () => {
    const { interview = 0, received = 0 } = await stages();
    const anna = await applicant({ givenName: 'Anna', familyName: 'Aalders', rating: 3 });
    const bram = await applicant({ givenName: 'Bram', familyName: 'Öz_an', stageId: interview, rating: 5 });
    job = await api.addJob({ clientId: 1, title: 'Gids' });
    const chris = await applicant({ givenName: 'Chris', familyName: 'Mulder' });
    expect(ids(await call('applicants'))).toEqual([chris.id, bram.id, anna.id]);
    expect(ids(await call(`applicants?match[job_id]=${job.id}`))).toEqual([chris.id]);
    expect(ids(await call('applicants?search=bram%20Öz_a'))).toEqual([bram.id]);
    expect(ids(await call('applicants?search=_'))).toEqual([bram.id]);
    expect(ids(await call(`applicants?match[stage_id]=${interview}`))).toEqual([bram.id]);
    expect(ids(await call(`applicants?match[stage_id]=${received}`))).toEqual([chris.id, anna.id]);
    expect(ids(await call('applicants?sort=name'))).toEqual([anna.id, chris.id, bram.id]);
    expect(ids(await call('applicants?sort=-rating'))).toEqual([bram.id, anna.id, chris.id]);
    expect(ids(await call(`applicants?in[id]=${chris.id},${anna.id},999999`))).toEqual([chris.id, anna.id]);
    const page = await call('applicants?limit=2&page=2');
    expect([ids(page), page.body.meta]).toEqual([[anna.id], { total: 3, page: 2, limit: 2, last_page: 2 }]);
    expect((await call('applicants/jobs')).body.data).toMatchObject([
      { title: 'Gids', applicants: 1 },
      { title: 'Kok', applicants: 2 },
    ]);
  });

  it('is a board too: every stage, how many are in it, the newest of them', async () => {
    const { interview = 0 } = await stages();
    const [first, second, third] = [await applicant(), await applicant(), await applicant()];
    const moved = await applicant({ stageId: interview });
    await applicant({ withdrawnAt: api.clock.now() });
    const { body } = await call('applicants/board?limit=2');
    expect(
      body.data.map((column: { stage: { kind: string }; total: number; applicants: { id: number }[] }) => [
        column.stage.kind,
        column.total,
        column.applicants.map(({ id }) => id),
      ]),
    ).toEqual([
      ['received', 3, [third.id, second.id]],
      ['review', 0, []],
      ['interview', 1, [moved.id]],
      ['offer', 0, []],
      ['hired', 0, []],
      ['rejected', 0, []],
    ]);
    expect(first.id).toBeGreaterThan(0);
  });

  it('shows nothing of who had all of their data deleted, and apart who withdrew', async () => {
    const deleted = await applicant({ email: 'deleted-1@deleted.invalid', givenName: '–', familyName: '–' });
    const back = await applicant({ withdrawnAt: api.clock.now() });
    expect(ids(await call('applicants'))).toEqual([back.id]);
    expect(ids(await call('applicants?match[withdrawn]=true'))).toEqual([back.id]);
    expect(ids(await call('applicants?match[withdrawn]=false'))).toEqual([]);
    expect((await call(`applicants/${deleted.id}`)).status).toBe(404);
  });
});

describe('moving an applicant', () => {
  it('is told in the history, and the same a second time is nothing', async () => {
    const { received = 0, interview = 0 } = await stages();
    const { id } = await applicant();
    const move = () =>
      call(`applicants/${id}/stage`, 'PUT', { stage_id: interview, from_stage_id: received });
    const answers = await Promise.all([move(), move()]);
    expect(answers.map(({ status, body }) => [status, body.data.stage_id])).toEqual([
      [200, interview],
      [200, interview],
    ]);
    const { body } = await call(`applicants/${id}`);
    expect(body.data.events).toEqual([
      { event: 'moved', by: 'Anna de Vries', kind: 'interview', stage: null, created_at: expect.any(String) },
    ]);
    expect(await api.db.select().from(mails)).toEqual([]);
  });

  it('does not overwrite what a colleague did meanwhile', async () => {
    const { received = 0, review = 0, hired = 0 } = await stages();
    const { id } = await applicant({ stageId: review });
    const late = await call(`applicants/${id}/stage`, 'PUT', { stage_id: hired, from_stage_id: received });
    expect([late.status, late.body.code, late.body.current.stage_id]).toEqual([409, 'conflict', review]);
    const meant = await call(`applicants/${id}/stage`, 'PUT', { stage_id: hired, from_stage_id: review });
    expect(meant.status).toBe(200);
  });

  it('is not for one who withdrew, nor to a stage of another company', async () => {
    const { hired = 0 } = await stages();
    const { id } = await applicant({ withdrawnAt: api.clock.now() });
    const answer = await call(`applicants/${id}/stage`, 'PUT', { stage_id: hired });
    expect([answer.status, answer.body.code]).toEqual([409, 'applicationWithdrawn']);
    const other = await applicant();
    const theirs = await stages(rival);
    expect((await call(`applicants/${other.id}/stage`, 'PUT', { stage_id: theirs['hired'] })).status).toBe(
      404,
    );
  });

  it('works for several at once, mails each that really moves, and tells of the others', async () => {
    const { received = 0, review = 0, rejected = 0 } = await stages();
    const [one, there, moved, back] = [
      await applicant({ givenName: 'Jelle', locale: 'ro' }),
      await applicant({ stageId: rejected }),
      await applicant({ stageId: review }),
      await applicant({ withdrawnAt: api.clock.now() }),
    ];
    const body = {
      stage_id: rejected,
      applicants: [one, there, moved, back, { id: 999_999 }].map(({ id }) => ({
        id,
        from_stage_id: received,
      })),
      mail: {
        subject: 'About {{job}}',
        text: 'Hello {{given_name}} {{ family_name }},\r\n\r\nno.\n\n{{sender}}',
      },
    };
    const first = await call('applicants/move', 'POST', body);
    expect(first.body.data).toEqual({
      moved: [one.id, there.id],
      skipped: expect.arrayContaining([
        { id: moved.id, reason: 'moved' },
        { id: back.id, reason: 'withdrawn' },
        { id: 999_999, reason: 'gone' },
      ]),
    });
    const again = await call('applicants/move', 'POST', body);
    expect(again.body.data.moved).toEqual([one.id, there.id]);
    const sent = await api.db.select().from(mails);
    expect(sent).toMatchObject([
      { to: one.email, subject: 'About Kok', replyTo: 'employer@example.org', locale: 'ro' },
    ]);
    expect(sent[0]?.text).toContain('Hello Jelle Wiersma,\n\nno.\n\nAnna de Vries');
    expect(sent[0]?.text).toContain('Primești acest e-mail pentru că ai aplicat pentru Kok');
  });

  it('shows a letter before it goes, escapes what an applicant is called, and refuses a place nobody fills', async () => {
    const { rejected = 0 } = await stages();
    const { id } = await applicant({ givenName: '<b>Bo</b>' });
    const letters = (await call('applicants/letters', 'GET', undefined, bearer, 'nl')).body.data;
    const letter = letters.find(({ kind }: { kind: string }) => kind === 'rejected');
    const { subject, text } = letter;
    const preview = await call(`applicants/${id}/letter`, 'POST', { subject, text });
    expect(preview.body.data.subject).toBe('Je sollicitatie op Kok');
    expect(preview.body.data.text).toContain('Hallo <b>Bo</b>,');
    await call(`applicants/${id}/stage`, 'PUT', { stage_id: rejected, mail: { subject, text } });
    expect((await api.db.select().from(mails))[0]?.html).toContain('Hallo &lt;b&gt;Bo&lt;/b&gt;');
    const wrong = await call(`applicants/${id}/letter`, 'POST', { subject: ' ', text: 'Hi {{name}}' });
    expect(wrong.body.fields).toEqual({
      subject: ['This field is required'],
      text: ['{{name}} is not a place that is filled in'],
    });
  });
});

describe('one applicant', () => {
  it('has notes and stars that only the company sees, and tells when all of it is deleted', async () => {
    const { id } = await applicant();
    const till = job.till?.getTime() ?? 0;
    await call(`applicants/${id}/rating`, 'PUT', { rating: 4 });
    const noted = await call(`applicants/${id}/notes`, 'POST', { text: ' Belde terug ' });
    expect(noted.body.data).toMatchObject({
      rating: 4,
      notes_count: 1,
      notes: [{ text: 'Belde terug', by: 'Anna de Vries', own: true }],
      delete_at: new Date(till + 28 * 24 * 60 * 60 * 1000).toISOString(),
    });
    expect((await call(`applicants/${id}/notes`, 'POST', { text: '  ' })).status).toBe(422);
    const path = `applicants/${id}/notes/${noted.body.data.notes[0].id}`;
    expect((await call(path, 'DELETE')).status).toBe(204);
    expect((await call(path, 'DELETE')).status).toBe(404);
    expect((await call(`applicants/${id}/rating`, 'PUT', { rating: null })).body.data.rating).toBe(null);
    expect((await call(`applicants/${id}/rating`, 'PUT', { rating: 6 })).status).toBe(400);
  });

  it('notes who read a file', async () => {
    const { id } = await applicant();
    await api.storage.write('private/x.pdf', Buffer.from('%PDF'));
    const [file] = await api.db
      .insert(files)
      .values({
        token: 'a-file-of-an-applicant',
        siteId: 18,
        ownerKind: 'application',
        ownerId: id,
        name: 'cv.pdf',
        mime: 'application/pdf',
        size: 4,
        storageKey: 'private/x.pdf',
      })
      .returning();
    await api.db
      .update(applications)
      .set({ cvFileId: file?.id ?? 0 })
      .where(eq(applications.id, id));
    expect((await call('files/download/a-file-of-an-applicant')).status).toBe(200);
    expect((await call(`applicants/${id}`)).body.data).toMatchObject({
      files: [{ kind: 'cv', name: 'cv.pdf' }],
      events: [{ event: 'downloaded', file: 'cv.pdf', by: 'Anna de Vries' }],
    });
    expect((await call('files/download/a-file-of-an-applicant', 'GET', undefined, rival)).status).toBe(404);
  });
});

it('another company’s applicants are nowhere to be found', async () => {
  const { received = 0, hired = 0 } = await stages();
  const { id } = await applicant();
  const noted = await call(`applicants/${id}/notes`, 'POST', { text: 'Belde terug' });
  const theirs = await stages(rival);
  const letter = { subject: 'Hi', text: 'Hi' };
  const tries: readonly (readonly [string, Method, object?])[] = [
    [`applicants?match[job_id]=${job.id}`, 'GET'],
    [`applicants?match[stage_id]=${received}`, 'GET'],
    [`applicants/board?match[job_id]=${job.id}`, 'GET'],
    [`applicants/${id}`, 'GET'],
    [`applicants/${id}/stage`, 'PUT', { stage_id: theirs['hired'] }],
    [`applicants/${id}/stage`, 'PUT', { stage_id: hired }],
    [`applicants/${id}/letter`, 'POST', letter],
    [`applicants/${id}/rating`, 'PUT', { rating: 1 }],
    [`applicants/${id}/notes`, 'POST', { text: 'x' }],
    [`applicants/${id}/notes/${noted.body.data.notes[0].id}`, 'DELETE'],
    ['applicants/move', 'POST', { applicants: [{ id }], stage_id: hired }],
  ];
  for (const [path, method, body] of tries)
    expect([path, (await call(path, method, body, rival)).status]).toEqual([path, 404]);
  const skipped = await call(
    'applicants/move',
    'POST',
    { applicants: [{ id }], stage_id: theirs['hired'] },
    rival,
  );
  expect(skipped.body.data).toEqual({ moved: [], skipped: [{ id, reason: 'gone' }] });
  for (const path of ['applicants', 'applicants/jobs'])
    expect((await call(path, 'GET', undefined, rival)).body.data).toEqual([]);
  expect((await call(`applicants/${id}`)).body.data).toMatchObject({ rating: null, notes_count: 1 });
  const colleague = await api.db
    .select()
    .from(users)
    .where(inArray(users.email, ['other@example.org']));
  expect(colleague[0]?.clientId).toBe(2);
});

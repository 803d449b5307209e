import type { JobReport, ReportDecision } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueToken } from '../../../test/issue-token.ts';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import {
  jobReportDecisions,
  jobReports,
  mails,
  organisationBoards,
  organisations,
  users,
} from '../../platform/database/schema.ts';
import { forgetOldReporters } from '../tasks/forget-old-reporters.ts';

let api: TestApi;
let admin: string;
let employer: string;
let candidate: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await api.db.update(organisations).set({ clientId: 1 }).where(eq(organisations.id, 1));
  await api.db.insert(organisationBoards).values({ organisationId: 1, jobBoardId: 1 });
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now(), locale: 'en' });
  admin = await logIn(api, 'admin');
  employer = await logIn(api, 'employer');
  candidate = await logIn(api, 'candidate');
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [mails, jobReports, jobReportDecisions]) await api.db.delete(table);
});

const addJob = (change: Parameters<TestApi['addJob']>[0] = {}, boards?: readonly number[]) =>
  api.addJob({ clientId: 1, ...change }, boards);
const femke = { name: 'Femke Klokkenluider', email: 'femke@melder.example' };
const words = { ground: 'fraud', explanation: 'They want money first.', good_faith: true };
const report = (uuid: string, body: object = {}, options: object = {}) =>
  ask(api, `public/v1/jobs/${uuid}/reports`, { method: 'POST', body: { ...words, ...body }, ...options });
const asAdmin = (path: string, options: object = {}) =>
  ask(api, `admin/v1/job-reports${path}`, { bearer: admin, ...options });
const queue = async (query = '') => (await asAdmin(`?${query}`)).body;
const details = async (uuid: string) => (await asAdmin(`/${uuid}`)).body.data;
const openIds = async (uuid: string) =>
  (await details(uuid)).reports.map(({ id }: JobReport) => id) as number[];
const decide = async (uuid: string, body: object, options: object = {}) =>
  asAdmin(`/${uuid}/decide`, {
    method: 'POST',
    body: { reports: await openIds(uuid), message: 'We looked at it.', ...body },
    ...options,
  });
const leave = (uuid: string, body: object = {}) => decide(uuid, { outcome: 'left', ...body });
const takeOff = (uuid: string, body: object = {}) =>
  decide(uuid, { outcome: 'withheld', ground: 'fraud', ...body });
const mailed = async (to?: string) =>
  (await api.db.select().from(mails).orderBy(mails.id)).filter((mail) => to === undefined || mail.to === to);

describe('a job that is reported', () => {
  it('is in the queue with what was said, and who gave an address is mailed that it came in', async () => {
    const { uuid } = await addJob({ title: 'Inpakker Zeep' });
    const answer = await report(uuid, femke, { locale: 'nl' });
    expect([answer.status, answer.body]).toEqual([201, { data: { mailed: true } }]);
    expect((await details(uuid)).reports).toMatchObject([
      {
        ...femke,
        ground: 'fraud',
        explanation: words.explanation,
        created_at: api.clock.now().toISOString(),
      },
    ]);
    const [mail, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: femke.email,
      locale: 'nl',
      subject: 'Je melding over Inpakker Zeep',
      replyTo: 'board18@example.org',
    });
    // Nobody has a board mail their own words to somebody else.
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/money first|Klokkenluider/);
  });

  it('may be reported without a name or an address, and then nobody is mailed', async () => {
    const { uuid } = await addJob();
    expect((await report(uuid)).body).toEqual({ data: { mailed: false } });
    expect((await details(uuid)).reports).toMatchObject([{ name: null, email: null }]);
    expect(await mailed()).toEqual([]);
  });

  it('is reported once by the same person while nobody decided, whoever they are, and once more afterwards', async () => {
    const { uuid } = await addJob();
    const asCandidate = { bearer: candidate };
    const ways = [
      () => report(uuid, femke),
      () => report(uuid, { ...femke, email: 'FEMKE@melder.example', explanation: 'Again' }),
      () => report(uuid),
      () => report(uuid),
      () => ask(api, `candidate/v1/jobs/${uuid}/reports`, { method: 'POST', body: words, ...asCandidate }),
      () =>
        ask(api, `candidate/v1/jobs/${uuid}/reports`, {
          method: 'POST',
          body: { ...words, ...femke },
          ...asCandidate,
        }),
    ];
    const statuses: number[] = [];
    for (const way of ways) statuses.push((await way()).status);
    expect(statuses).toEqual([201, 409, 201, 409, 201, 409]);
    expect((await report(uuid, femke, { locale: 'ro' })).body).toMatchObject({
      code: 'alreadyReported',
      message: 'Ai raportat deja acest job. Cineva se va uita la el.',
    });
    await leave(uuid);
    expect((await report(uuid, femke)).status).toBe(201);
    expect(await openIds(uuid)).toHaveLength(1);
  });

  it('at one moment by one person who pressed twice is one report and one mail', async () => {
    const { uuid } = await addJob();
    const both = await Promise.all([report(uuid, femke), report(uuid, femke)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await mailed()).toHaveLength(1);
  });

  it.each([
    [{ explanation: ' \n ' }, 'explanation', 'Zeg wat er mis is met deze vacature'],
    [{ email: 'femke@' }, 'email', 'Dit is geen geldig e-mailadres'],
    [{ good_faith: false }, 'good_faith', 'Bevestig dat je denkt dat klopt wat je zegt'],
  ])('%#: what is wrong is said by field in the language of who reports', async (body, field, sentence) => {
    const { uuid } = await addJob();
    const refused = await report(uuid, body, { locale: 'nl' });
    expect([refused.status, refused.body.fields]).toEqual([422, { [field]: [sentence] }]);
    expect(await openIds(uuid)).toEqual([]);
  });

  it('takes no more words than fit, and no ground that it does not know', async () => {
    const { uuid } = await addJob();
    expect((await report(uuid, { explanation: 'x'.repeat(2000) })).status).toBe(201);
    expect((await report(uuid, { explanation: 'x'.repeat(2001) })).status).toBe(400);
    expect((await report(uuid, { ground: 'dislike' })).status).toBe(400);
  });

  it('must be one that visitors of this board can see', async () => {
    const draft = await addJob({ status: 'draft' });
    const elsewhere = await addJob({}, [2]);
    for (const uuid of [draft.uuid, elsewhere.uuid, 'nothing'])
      expect((await report(uuid)).body.code, uuid).toBe('jobNotFound');
    const ended = await addJob({ status: 'expired', till: api.days(-2) });
    expect((await report(ended.uuid)).status).toBe(201);
    const off = await addJob();
    await ask(api, `admin/v1/jobs/${off.uuid}/withhold`, {
      method: 'POST',
      bearer: admin,
      body: { ground: 'terms', mail: false },
    });
    const late = await report(off.uuid);
    expect([late.status, late.body.code]).toEqual([410, 'jobExpired']);
  });

  it('is reported five times a minute from one place at most', async () => {
    const { uuid } = await addJob();
    const once = (at: number) =>
      api.app.inject({
        method: 'POST',
        url: `/api/public/v1/jobs/${uuid}/reports`,
        remoteAddress: '10.77.1.1',
        headers: { 'x-site-host': 'localhost' },
        payload: { ...words, explanation: `Number ${at}` },
      });
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await once(at)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe('the queue of reports', () => {
  it('has one row for a job, those that wait longest first, and finds by any word', async () => {
    const [first, second] = [
      await addJob({ title: 'Eerste Zebra' }),
      await addJob({ title: 'Tweede Zebra' }),
    ];
    await report(first.uuid, { ground: 'terms' });
    const since = api.clock.now().toISOString();
    api.clock.advance(60_000);
    await report(second.uuid, femke);
    api.clock.advance(60_000);
    await report(first.uuid, { ...femke, ground: 'fraud', explanation: 'Een valse belofte' });
    const { data, meta } = await queue();
    expect(data).toMatchObject([
      { job: { title: 'Eerste Zebra' }, reports: 2, grounds: ['fraud', 'terms'], since, decided: null },
      { job: { title: 'Tweede Zebra' }, reports: 1 },
    ]);
    expect(meta.total).toBe(2);
    const found = async (search: string) =>
      (await queue(`search=${encodeURIComponent(search)}`)).data.map(
        ({ job, reports }: { job: { title: string }; reports: number }) => [job.title, reports],
      );
    expect(await found('valse belofte')).toEqual([['Eerste Zebra', 2]]);
    expect(await found('klokkenluider')).toHaveLength(2);
    expect(await found('100%')).toEqual([]);
    expect((await queue('limit=1&page=2')).data).toMatchObject([{ job: { title: 'Tweede Zebra' } }]);
    api.clock.advance(-120_000);
  });

  it('lists apart what was decided, the last first, also of a job that its company deleted', async () => {
    const [first, second] = [await addJob({ title: 'Eerste Zalm' }), await addJob({ title: 'Tweede Zalm' })];
    for (const { uuid } of [first, second]) await report(uuid);
    await leave(first.uuid);
    api.clock.advance(60_000);
    await takeOff(second.uuid);
    await ask(api, `employer/v1/jobs/${second.id}`, { method: 'DELETE', bearer: employer });
    expect(await queue()).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await queue('match[state]=decided')).data).toMatchObject([
      { job: { title: 'Tweede Zalm' }, decided: { outcome: 'withheld', by: 'Anna de Vries' } },
      { job: { title: 'Eerste Zalm' }, decided: { outcome: 'left' } },
    ]);
    api.clock.advance(-60_000);
  });

  it('is for the admins of its own board alone', async () => {
    const { uuid } = await addJob({}, [1, 2]);
    await report(uuid, femke);
    const ids = await openIds(uuid);
    const other = await api.db
      .insert(users)
      .values({
        email: 'two@example.org',
        role: 'admin',
        adminRole: 'owner',
        givenName: 'Two',
        familyName: 'B',
        siteId: 19,
      })
      .returning();
    const bearer = await issueToken(api, {
      role: 'admin',
      siteId: 19,
      subject: other[0]?.uuid ?? '',
      clientId: null,
    });
    const there = (path: string, options: object = {}) =>
      ask(api, `admin/v1/job-reports${path}`, { bearer, host: 'other.localhost', ...options });
    const answers = [
      await there(''),
      await there('?match[state]=decided'),
      await there(`/${uuid}`),
      await there(`/${uuid}/decide`, {
        method: 'POST',
        body: { reports: ids, outcome: 'withheld', ground: 'fraud' },
      }),
      await there(`/${uuid}/preview`, { method: 'POST', body: { reports: ids, outcome: 'left' } }),
    ];
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/femke|money first/i);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404]);
    expect(await openIds(uuid)).toEqual(ids);
    for (const [role, token] of [
      ['employer', employer],
      ['candidate', candidate],
    ])
      expect((await ask(api, `${role}/v1/job-reports`, { bearer: token })).status).toBe(404);
  });
});

describe('a decision about reports', () => {
  it('to take the job off does so in the same moment, and mails both sides why', async () => {
    const job = await addJob({ title: 'Inpakker Zout' });
    await report(job.uuid, femke, { locale: 'nl' });
    await report(job.uuid);
    await api.db.delete(mails);
    const decided = await takeOff(job.uuid, {
      explanation: 'No money before work.',
      message: 'You were right.',
    });
    expect(decided.body.data).toMatchObject({
      job: { withheld: { ground: 'fraud', explanation: 'No money before work.', by: 'Anna de Vries' } },
      reports: [],
      decisions: [
        {
          outcome: 'withheld',
          ground: 'fraud',
          explanation: 'No money before work.',
          message: 'You were right.',
          by: 'Anna de Vries',
          reports: [{ name: 'Femke Klokkenluider' }, { name: null }],
        },
      ],
    });
    expect((await ask(api, `public/v1/jobs/slug/${job.slug}`)).status).toBe(410);
    const [toReporter, ...more] = await mailed(femke.email);
    expect(more).toEqual([]);
    expect(toReporter).toMatchObject({
      locale: 'nl',
      subject: 'Over je melding: Inpakker Zout is van de site',
    });
    for (const part of ['You were right.', 'gegevens of geld', 'door een mens', 'zes maanden'])
      expect(toReporter?.text).toContain(part);
    expect(toReporter?.text).not.toContain('No money before work.');
    const [toCompany] = await mailed('employer@example.org');
    expect(toCompany?.text).toContain('No money before work.');
    expect(toCompany?.text).toContain('Somebody reported it');
    expect(toCompany?.text).not.toContain('You were right.');
    expect(await mailed()).toHaveLength(2);
  });

  it('to leave it needs words where somebody reads them, and changes nothing of the job', async () => {
    const job = await addJob({ title: 'Inpakker Zand' });
    await report(job.uuid, femke);
    const unsaid = await decide(job.uuid, { outcome: 'left', message: ' ' }, { locale: 'nl' });
    expect([unsaid.status, unsaid.body.fields]).toEqual([
      422,
      { message: ['Zeg waarom je hem laat staan: wie hem meldde, leest dit'] },
    ]);
    expect(await openIds(job.uuid)).toHaveLength(1);
    await api.db.delete(mails);
    expect((await leave(job.uuid, { ground: 'fraud', explanation: 'Not used' })).body.data).toMatchObject({
      job: { withheld: null },
      decisions: [{ outcome: 'left', ground: null, explanation: '' }],
    });
    expect(await mailed()).toMatchObject([
      { to: femke.email, subject: 'About your report: Inpakker Zand stays' },
    ]);
    expect((await ask(api, `public/v1/jobs/slug/${job.slug}`)).status).toBe(200);
    const unread = await addJob();
    await report(unread.uuid);
    expect((await leave(unread.uuid, { message: '' })).status).toBe(200);
  });

  it('is previewed word for word, and a preview changes nothing', async () => {
    const { uuid } = await addJob({ title: 'Inpakker Zilver' });
    await report(uuid, femke, { locale: 'nl' });
    await report(uuid, { ...femke, email: 'other@melder.example' }, { locale: 'nl' });
    await report(uuid, { ...femke, email: 'third@melder.example' }, { locale: 'ro' });
    await api.db.delete(mails);
    const body = { reports: await openIds(uuid), outcome: 'withheld', ground: 'fraud', message: 'Thanks.' };
    const previewed = (await asAdmin(`/${uuid}/preview`, { method: 'POST', body })).body.data;
    expect(previewed).toMatchObject([
      { to: 'reporter', locale: 'nl', count: 2 },
      { to: 'reporter', locale: 'ro', count: 1 },
      { to: 'company', locale: 'en', count: 1 },
    ]);
    expect(await mailed()).toEqual([]);
    expect(await openIds(uuid)).toHaveLength(3);
    await decide(uuid, body);
    const sent = await mailed();
    for (const { subject, text } of previewed)
      expect(sent).toContainEqual(expect.objectContaining({ subject, text }));
  });

  it('is one: of two admins in one moment the second reads what the first decided', async () => {
    const { uuid } = await addJob();
    await report(uuid, femke);
    await api.db.delete(mails);
    const both = await Promise.all([leave(uuid), takeOff(uuid)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isOff = both[1]?.status === 200;
    const second = both.find(({ status }) => status === 409);
    expect(second?.body).toMatchObject({
      code: 'reportsDecided',
      message: `These reports were decided meanwhile. Anna de Vries ${isOff ? 'took the job off the site' : 'left the job on the site'}.`,
    });
    const now = await details(uuid);
    expect(now.job.withheld !== null).toBe(isOff);
    expect(now.decisions).toHaveLength(1);
    expect(await mailed(femke.email)).toHaveLength(1);
  });

  it('answers the reports that were read, and leaves those that came in meanwhile', async () => {
    const { uuid } = await addJob();
    await report(uuid, femke);
    const read = await openIds(uuid);
    await report(uuid, { explanation: 'Something else' });
    const answer = await leave(uuid, { reports: read });
    expect(answer.body.data.reports).toMatchObject([{ explanation: 'Something else' }]);
    const rest = await openIds(uuid);
    const mixed = await leave(uuid, { reports: [...read, ...rest] });
    expect([mixed.status, mixed.body.code]).toEqual([409, 'reportsDecided']);
    expect(await openIds(uuid)).toEqual(rest);
  });

  it('is about reports of its own job alone', async () => {
    const [one, other] = [await addJob(), await addJob()];
    await report(one.uuid);
    await report(other.uuid);
    const foreign = await leave(one.uuid, { reports: await openIds(other.uuid) });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'notFound']);
    expect(await openIds(other.uuid)).toHaveLength(1);
  });

  it('that is refused for the words to the company decides nothing', async () => {
    const { uuid } = await addJob();
    await report(uuid, femke);
    await api.db.delete(mails);
    const refused = await takeOff(uuid, { ground: 'other', explanation: ' ' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['explanation']]);
    expect((await details(uuid)).job.withheld).toBeNull();
    expect(await openIds(uuid)).toHaveLength(1);
    expect(await mailed()).toEqual([]);
  });

  it.each(['alone', 'among others'])(
    'is there too where the job is taken off in the list, %s',
    async (way) => {
      const { uuid } = await addJob({ title: 'Inpakker Zaad' });
      await report(uuid, femke, { locale: 'nl' });
      await report(uuid);
      await api.db.delete(mails);
      const why = { ground: 'duplicate', explanation: 'It is there twice.' } as const;
      const off = () =>
        way === 'alone'
          ? ask(api, `admin/v1/jobs/${uuid}/withhold`, {
              method: 'POST',
              bearer: admin,
              body: { ...why, mail: true },
            })
          : ask(api, 'admin/v1/jobs/moves', {
              method: 'POST',
              bearer: admin,
              body: { jobs: [uuid], move: 'withhold', mail: true, ...why },
            });
      expect([(await off()).status, (await off()).status]).toEqual([200, 200]);
      expect(await details(uuid)).toMatchObject({
        reports: [],
        decisions: [
          {
            outcome: 'withheld',
            ...why,
            message: '',
            by: 'Anna de Vries',
            reports: [{ email: femke.email }, {}],
          },
        ],
      });
      const [toReporter, ...more] = await mailed(femke.email);
      expect(more).toEqual([]);
      expect(toReporter).toMatchObject({
        locale: 'nl',
        subject: 'Over je melding: Inpakker Zaad is van de site',
      });
      expect((await mailed('employer@example.org'))[0]?.text).toContain('Somebody reported it');
      expect(await mailed()).toHaveLength(2);
    },
  );

  it('to take the job off answers what came in meanwhile too, without the words for others', async () => {
    const { uuid } = await addJob();
    await report(uuid, femke);
    const read = await openIds(uuid);
    await report(uuid, { ...femke, email: 'late@melder.example' });
    await api.db.delete(mails);
    const decided = await takeOff(uuid, { reports: read, message: 'You were right.' });
    expect(decided.body.data).toMatchObject({ reports: [], decisions: [{ message: '' }, {}] });
    const [late] = await mailed('late@melder.example');
    expect(late?.text).not.toContain('You were right.');
    expect(await mailed(femke.email)).toHaveLength(1);
  });

  it('stands when the job is put back', async () => {
    const { uuid } = await addJob();
    await report(uuid);
    await takeOff(uuid);
    await ask(api, `admin/v1/jobs/${uuid}/restore`, { method: 'POST', bearer: admin, body: {} });
    const now = await details(uuid);
    expect(now).toMatchObject({ job: { withheld: null }, reports: [], decisions: [{ outcome: 'withheld' }] });
  });

  it('is read beside later reports, and those about other jobs of the company too, without who reported', async () => {
    const [one, other] = [await addJob({ title: 'Een Zwaan' }), await addJob({ title: 'Ander Zwaan' })];
    await report(one.uuid, femke);
    await leave(one.uuid);
    await report(other.uuid);
    const { company_decisions: company } = await details(other.uuid);
    expect(company.map(({ job, reports }: ReportDecision) => [job.title, reports])).toEqual([
      ['Een Zwaan', []],
    ]);
    const ofOthers = await api.addJob({ organisationId: 2, clientId: 2 });
    await report(ofOthers.uuid);
    expect((await details(ofOthers.uuid)).company_decisions).toEqual([]);
  });
});

describe('who reported a job', () => {
  it('is never said to its company: in no answer, no log and no mail', async () => {
    const { id, uuid } = await addJob({ title: 'Inpakker Zwijgen' });
    await report(uuid, { ...femke, explanation: 'Gehoord van een collega' });
    await takeOff(uuid, { explanation: 'Not as promised' });
    const read = async (path: string) => (await ask(api, `employer/v1/${path}`, { bearer: employer })).body;
    const seen = [
      await read(`jobs/${id}`),
      await read('jobs?search=Zwijgen'),
      await read(`jobs/${id}/logs`),
      await read('profile/gdpr?format=json'),
      ...(await mailed('employer@example.org')),
    ];
    expect(JSON.stringify(seen)).toContain('Not as promised');
    expect(JSON.stringify(seen)).not.toMatch(/klokkenluider|melder\.example|collega/i);
  });

  it('is known for six months after the decision, and what was said stays', async () => {
    const { uuid } = await addJob();
    await report(uuid, femke);
    await leave(uuid);
    const decided = new Date(api.clock.now());
    const open = await addJob();
    await report(open.uuid, femke);
    const later = (months: number, days = 0) => {
      const moment = new Date(decided);
      moment.setUTCMonth(moment.getUTCMonth() + months);
      return new Date(moment.getTime() + days * 24 * 60 * 60 * 1000);
    };
    expect(await forgetOldReporters(api.db, later(6, -1))).toBe(0);
    expect(await forgetOldReporters(api.db, later(6, 1))).toBe(1);
    expect(await forgetOldReporters(api.db, later(7))).toBe(0);
    const [decision] = (await details(uuid)).decisions;
    expect(decision.reports).toMatchObject([{ name: null, email: null, explanation: words.explanation }]);
    expect((await details(open.uuid)).reports).toMatchObject([femke]);
  });

  it('reads what they reported among all that is kept about them, and is forgotten with their account', async () => {
    const [open, decided] = [await addJob({ title: 'Open Zee' }), await addJob()];
    const theirs = { name: 'Anna de Vries', email: 'candidate@example.org' };
    for (const { uuid } of [open, decided])
      await ask(api, `candidate/v1/jobs/${uuid}/reports`, {
        method: 'POST',
        bearer: candidate,
        body: { ...words, ...theirs },
      });
    await leave(decided.uuid);
    const stored = await ask(api, 'candidate/v1/profile/gdpr?format=json', { bearer: candidate });
    const { data } = JSON.parse(stored.bytes.toString()) as { data: { job_reports: object[] } };
    expect(data.job_reports).toContainEqual(expect.objectContaining({ job: 'Open Zee', ...theirs }));
    expect((await ask(api, 'candidate/v1/profile', { method: 'DELETE', bearer: candidate })).status).toBe(
      204,
    );
    expect((await details(open.uuid)).reports).toMatchObject([
      { name: null, email: null, explanation: words.explanation },
    ]);
    expect((await details(decided.uuid)).decisions[0].reports).toMatchObject([{ name: null, email: null }]);
    expect(await takeOff(open.uuid)).toMatchObject({ status: 200 });
  });
});

const steps = ['report', 'leave', 'takeOff', 'both', 'restore'] as const;

it('a report ends in one decision and is mailed it once, whatever is reported, decided and put back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 3, maxLength: 7 }), async (taken) => {
      const { id, uuid } = await addJob();
      await api.db.delete(mails);
      const decisionOf = new Map<number, number>();
      let reports = 0;
      for (const step of ['report', ...taken, 'leave'] as const) {
        if (step === 'report') {
          const { status } = await report(uuid, { email: `melder${reports}.${id}@melder.example` });
          if (status === 201) reports += 1;
        } else if (step === 'restore')
          await ask(api, `admin/v1/jobs/${uuid}/restore`, { method: 'POST', bearer: admin, body: {} });
        else if ((await openIds(uuid)).length > 0) {
          const both =
            step === 'both' ? [leave(uuid), takeOff(uuid)] : [step === 'leave' ? leave(uuid) : takeOff(uuid)];
          const statuses = (await Promise.all(both)).map(({ status }) => status);
          expect(statuses.filter((status) => status === 200)).toHaveLength(1);
        }
        const { job, reports: open } = await details(uuid);
        expect(job.withheld !== null && open.length > 0).toBe(false);
        for (const row of await api.db.select().from(jobReports).where(eq(jobReports.jobId, id))) {
          const before = decisionOf.get(row.id);
          if (before !== undefined) expect(row.decisionId).toBe(before);
          if (row.decisionId !== null) decisionOf.set(row.id, row.decisionId);
        }
      }
      expect(decisionOf.size).toBe(reports);
      const answered = (await mailed()).filter(({ event }) => event === 'job-report.decided');
      expect(new Set(answered.map(({ to }) => to)).size).toBe(reports);
      expect(answered).toHaveLength(reports);
    }),
    { numRuns: 10 },
  );
});

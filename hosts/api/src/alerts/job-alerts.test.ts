import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccounts, logIn } from '../../test/test-accounts.ts';
import { ask } from '../../test/request.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import { jobAlerts, jobAppearances, jobBoardJobs, jobs, mails, users } from '../platform/database/schema.ts';
import { sendAlerts } from './tasks/send-alerts.ts';
import { deleteUnconfirmedAlerts } from './job-alerts.queries.ts';
import { confirmableFor } from './alert-schedule.ts';

let api: TestApi;
let bearer: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now() });
});
afterAll(() => api.close());
beforeEach(async () => {
  const { db, clock, days } = api;
  for (const table of [jobAlerts, mails, jobAppearances, jobBoardJobs, jobs]) await db.delete(table);
  clock.advance(days(0).getTime() - clock.now().getTime());
  bearer = await logIn(api, 'candidate');
});

const day = 24 * 60 * 60 * 1000;
const mine = (path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', body?: object) =>
  ask(api, `candidate/v1/job-alerts${path}`, { method, bearer, ...(body ? { body } : {}) });
const guest = (
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
  body?: object,
  host?: string,
) => ask(api, `public/v1/${path}`, { method, ...(body ? { body } : {}), ...(host ? { host } : {}) });
const send = () => sendAlerts({ ...api, mailsQueued: async () => undefined });
const mailsTo = async (to: string) => api.db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.id);

const everything = {
  search: ' verpleeg  kundige ',
  city: 'Groningen',
  lat: 53.2192,
  lon: 6.5667,
  range: 50,
  segments: [3, 1],
  salary_min: 30_000,
  salary_max: 60_000,
  remote: false,
  frequency: 'weekly',
  locale: 'ro',
};

describe('a candidate’s alert', () => {
  it('keeps every filter, and can be changed, paused and ended', async () => {
    const made = await mine('', 'POST', everything);
    expect([made.status, made.body.data]).toEqual([
      201,
      expect.objectContaining({
        search: 'verpleeg kundige',
        city: 'Groningen',
        lat: 53.2192,
        lon: 6.5667,
        range: 50,
        segments: [1, 3],
        salary_min: 30_000,
        salary_max: 60_000,
        organisation_id: null,
        remote: false,
        frequency: 'weekly',
        active: true,
        locale: 'ro',
        confirmed: true,
        last_sent_at: null,
        next_at: '2026-11-23T06:00:00.000Z',
      }),
    ]);
    const { id } = made.body.data;
    const changed = await mine(`/${id}`, 'PUT', { search: 'kok', frequency: 'direct', active: false });
    expect(changed.body.data).toMatchObject({
      id,
      search: 'kok',
      city: null,
      segments: [],
      active: false,
      next_at: null,
    });
    expect((await mine('')).body.data).toEqual([changed.body.data]);
    expect((await mine(`/${id}`, 'DELETE')).status).toBe(204);
    expect((await mine(`/${id}`, 'DELETE')).status).toBe(404);
    expect((await mine('')).body.data).toEqual([]);
  });

  it('understands a place that was only typed, and a whole country', async () => {
    const typed = await mine('', 'POST', { city: 'groningen', frequency: 'daily' });
    expect(typed.body.data).toMatchObject({ city: 'Groningen', lat: expect.closeTo(53.22, 1) });
    const country = await mine('', 'POST', { city: 'Nederland', frequency: 'daily' });
    expect(country.body.data).toMatchObject({ city: 'Nederland', lat: null });
  });

  it('is one alert however often the button is pressed', async () => {
    const first = await mine('', 'POST', everything);
    const second = await mine('', 'POST', { ...everything, segments: [1, 3, 3] });
    expect(second.body.data.id).toBe(first.body.data.id);
  });

  it('says on its field what is wrong', async () => {
    const wrong = {
      city: 'Xyzzyqwv',
      segments: [1, 999],
      salary_min: 5,
      salary_max: 4,
      lat: 1,
      frequency: 'daily',
    };
    const { status, body } = await mine('', 'POST', wrong);
    expect([status, Object.keys(body.fields).sort()]).toEqual([
      422,
      ['city', 'lat', 'salary_max', 'segments'],
    ]);
    expect((await mine('', 'POST', { frequency: 'hourly' })).status).toBe(400);
    expect((await mine('', 'POST', { frequency: 'daily', serach: 'x' })).status).toBe(400);
  });

  it('is nobody else’s: not another candidate’s, and there are at most fifty', async () => {
    const [other] = await api.db
      .insert(users)
      .values({
        email: `x${crypto.randomUUID()}@example.org`,
        role: 'candidate',
        siteId: 18,
        givenName: 'X',
        familyName: 'Y',
      })
      .returning();
    const row = {
      siteId: 18,
      userId: other?.id ?? 0,
      frequency: 'daily',
      locale: 'nl',
      coveredTill: api.clock.now(),
    } as const;
    const [theirs] = await api.db
      .insert(jobAlerts)
      .values({ ...row, token: 'theirs' })
      .returning();
    for (const [method, body] of [
      ['PUT', { frequency: 'daily' }],
      ['DELETE', undefined],
    ] as const) {
      expect((await mine(`/${theirs?.id}`, method, body)).status).toBe(404);
    }
    const [me] = await api.db.select().from(users).where(eq(users.email, 'candidate@example.org'));
    await api.db
      .insert(jobAlerts)
      .values(
        Array.from({ length: 50 }, (_, nth) => ({ ...row, userId: me?.id ?? 0, token: `mine ${nth}` })),
      );
    expect((await mine('', 'POST', { search: 'z', frequency: 'daily' })).body.code).toBe('tooManyJobAlerts');
  });

  it('shows what its last mail would have held', async () => {
    const { clock, addJob, days } = api;
    clock.advance(-2 * day);
    await addJob({ title: 'Kok oud', till: null, from: days(-9) });
    await send();
    clock.advance(day);
    const fresh = await addJob({ title: 'Kok nieuw', till: null, from: days(-2) });
    await addJob({ title: 'Monteur', till: null, from: days(-2), segmentIds: [2] });
    await send();
    clock.advance(day);
    await addJob({ title: 'Kok van net', till: null });
    await send();
    const preview = await mine('/preview', 'POST', { search: 'kok', frequency: 'daily' });
    // The mail of Friday at seven covered Thursday.
    expect(preview.body.data).toMatchObject({
      total: 1,
      from: '2026-11-19T06:00:00.000Z',
      till: '2026-11-20T06:00:00.000Z',
    });
    expect(preview.body.data.jobs.map(({ id }: { id: number }) => id)).toEqual([fresh.id]);
    const open = await guest('job-alerts/preview', 'POST', { search: 'kok', frequency: 'direct' });
    // Of the last day; what came a day ago to the moment is the day's before.
    expect(open.body.data.total).toBe(1);
    expect(await api.db.select().from(jobAlerts)).toEqual([]);
  });
});

describe('a guest’s alert', () => {
  const alert = { email: ' Guest@Example.org ', search: 'kok', frequency: 'direct', locale: 'nl' };
  const request = (body: object = alert) => guest('job-boards/1/job-alerts', 'POST', body);
  const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
  const confirmed = async () => {
    await request();
    const token = tokenIn((await mailsTo('guest@example.org')).at(-1)?.text);
    await guest(`job-alerts/confirm/${token}`, 'POST');
    return token;
  };

  it('is mailed nothing but the question, until its owner says yes', async () => {
    const answer = await request();
    expect([answer.status, answer.body.data]).toEqual([202, { email: 'guest@example.org' }]);
    await api.addJob({ title: 'Kok' });
    await send();
    const [question, ...more] = await mailsTo('guest@example.org');
    expect(more).toEqual([]);
    expect(question).toMatchObject({
      event: 'job-alert.confirm',
      locale: 'nl',
      subject: expect.stringContaining('Bevestig'),
    });
    expect(question?.text).toContain('http://localhost:3000/job-alert?token=');
    expect(question?.text).toContain('&action=confirm');

    const token = tokenIn(question?.text);
    expect((await guest(`job-alerts/manage/${token}`)).body.data).toMatchObject({
      confirmed: false,
      email: 'guest@example.org',
    });
    const yes = await guest(`job-alerts/confirm/${token}`, 'POST');
    expect([yes.status, yes.body.data.confirmed]).toEqual([200, true]);
    expect((await guest(`job-alerts/confirm/${token}`, 'POST')).status).toBe(200);
    await send();
    // What came before the yes is no news any more.
    expect(await mailsTo('guest@example.org')).toHaveLength(1);
    api.clock.advance(60_000);
    await api.addJob({ title: 'Kok aan zee' });
    await send();
    expect((await mailsTo('guest@example.org'))[1]).toMatchObject({
      event: 'job-alert.jobs',
      subject: 'Nieuwe vacature: Kok aan zee',
    });
  });

  it('tells who asks nothing about the address, and cannot be made a nuisance', async () => {
    await confirmed();
    const again = await request();
    expect([again.status, again.body.data]).toEqual([202, { email: 'guest@example.org' }]);
    expect(await mailsTo('guest@example.org')).toHaveLength(1);
    for (let nth = 0; nth < 9; nth++)
      expect((await request({ ...alert, search: `${nth}` })).status).toBe(202);
    expect(await mailsTo('guest@example.org')).toHaveLength(5);
    expect((await request({ ...alert, email: 'nobody' })).body.fields).toHaveProperty('email');
  });

  it('is asked for again rather than doubled, and its link ends after seven days', async () => {
    await request();
    await request({ ...alert, frequency: 'weekly' });
    const rows = await api.db.select().from(jobAlerts);
    expect(rows.map(({ frequency }) => frequency)).toEqual(['weekly']);
    const token = rows[0]?.token ?? '';
    api.clock.advance(confirmableFor);
    const late = await guest(`job-alerts/confirm/${token}`, 'POST');
    expect([late.status, late.body.code]).toEqual([410, 'linkExpired']);
    await deleteUnconfirmedAlerts(api.db, new Date(api.clock.now().getTime() - confirmableFor));
    expect(await api.db.select().from(jobAlerts)).toEqual([]);
  });

  it('is changed and ended by its link, on its own site only', async () => {
    const token = await confirmed();
    const path = `job-alerts/manage/${token}`;
    const changed = await guest(path, 'PUT', { search: 'bakker', frequency: 'monthly' });
    expect(changed.body.data).toMatchObject({
      search: 'bakker',
      frequency: 'monthly',
      next_at: '2026-12-01T06:00:00.000Z',
    });
    expect((await guest(path, 'GET', undefined, 'other.localhost')).status).toBe(410);
    expect((await guest(path, 'DELETE', undefined, 'other.localhost')).status).toBe(410);
    expect((await guest('job-alerts/manage/guessed')).body.code).toBe('linkExpired');
    expect((await guest(path, 'DELETE')).status).toBe(204);
    expect((await guest(path)).status).toBe(410);
  });

  it('is unsubscribed by one click of a mail program, as its mails say (RFC 8058)', async () => {
    const token = await confirmed();
    api.clock.advance(60_000);
    await api.addJob({ title: 'Kok' });
    await send();
    const headers = (await mailsTo('guest@example.org'))[1]?.headers;
    const address = `http://localhost:3000/api/public/v1/job-alerts/unsubscribe/${token}`;
    expect(headers).toEqual({
      'List-Unsubscribe': `<${address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    for (let nth = 0; nth < 2; nth++) {
      const { statusCode } = await api.app.inject({
        method: 'POST',
        url: new URL(address).pathname,
        headers: { 'x-site-host': 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(statusCode).toBe(204);
    }
    api.clock.advance(60_000);
    await api.addJob({ title: 'Kok' });
    await send();
    expect(await mailsTo('guest@example.org')).toHaveLength(2);
    expect((await guest(`job-alerts/manage/${token}`)).body.data.active).toBe(false);
  });

  it('cannot be asked for on another board', async () => {
    expect((await guest('job-boards/2/job-alerts', 'POST', alert)).body.code).toBe('notFound');
  });
});

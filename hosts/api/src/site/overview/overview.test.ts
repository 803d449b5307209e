import type { Overview } from '@boardwright/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import {
  applications,
  applyClicks,
  feedImports,
  feeds,
  jobReports,
  jobViews,
  mails,
} from '../../platform/database/schema.ts';
import { dayOf } from '../../platform/site-calendar.ts';

let api: TestApi;
let admin: string;
const zone = 'Europe/Amsterdam';
const daysAgo = (count: number) => new Date(api.deps.clock.now().getTime() - count * 24 * 3_600_000);
const day = (count: number) => dayOf(daysAgo(count), zone);

beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  admin = await logIn(api, 'admin');
});
afterAll(() => api.close());

async function read(query = ''): Promise<Overview> {
  const { status, body } = await ask(api, `admin/v1/overview${query}`, { bearer: admin });
  expect(status).toBe(200);
  return body.data;
}
const figure = ({ figures }: Overview, name: string) => figures.find((one) => one.name === name);

describe('the overview of a board', () => {
  it('counts whole days till yesterday beside as many before, and nothing of another board', async () => {
    const here = await api.addJob({ title: 'Here', from: daysAgo(20), till: daysAgo(-3) });
    const there = await api.addJob({ title: 'There', from: daysAgo(20) }, [2]);
    await api.db.insert(jobViews).values([
      { jobId: here.id, day: day(0), views: 1000 },
      { jobId: here.id, day: day(1), views: 5 },
      { jobId: here.id, day: day(7), views: 2 },
      { jobId: here.id, day: day(8), views: 3 },
      { jobId: there.id, day: day(1), views: 99 },
    ]);
    await api.db.insert(applyClicks).values([
      { jobId: here.id, day: day(1), visitor: 'a' },
      { jobId: here.id, day: day(1), visitor: 'b' },
    ]);
    await api.db.insert(applications).values(
      [1, 2].map((back) => ({
        jobId: here.id,
        jobBoardId: 1,
        email: `a${back}@example.org`,
        givenName: 'A',
        familyName: 'B',
        createdAt: daysAgo(back),
      })),
    );
    await api.deps.search.catchUp();
    const found = await read('?days=7');
    expect([found.from, found.till, found.live_jobs]).toEqual([day(7), day(1), 1]);
    expect(figure(found, 'views')).toEqual({
      name: 'views',
      total: 7,
      before: 3,
      days: [2, 0, 0, 0, 0, 0, 5],
      days_before: [0, 0, 0, 0, 0, 0, 3],
    });
    expect(figure(found, 'apply_clicks')?.total).toBe(2);
    expect(figure(found, 'applications')?.days.slice(-2)).toEqual([1, 1]);
    expect(found.most_viewed).toEqual([
      expect.objectContaining({ title: 'Here', views: 1007, applications: 2 }),
    ]);
    expect(found.ending.map(({ title }) => title)).toEqual(['Here']);
    expect(found.tasks.ending).toEqual({ count: 1, few: 1 });
    const month = await read();
    expect(figure(month, 'views')).toMatchObject({ total: 10, before: 0 });
    expect(figure(month, 'jobs')?.total).toBe(1);
    expect(
      month.figures.every(({ days, days_before }) => days.length === 28 && days_before.length === 28),
    ).toBe(true);
    expect((await read('?days=365')).figures[0]?.days).toHaveLength(365);
  });

  it('counts mails of the site that failed lately, without those that the task of applications counts', async () => {
    const mail = { siteId: 18, event: 'account.reset', to: 'bob@example.org', subject: 'Hoi', text: 'Hoi' };
    const failed = { ...mail, state: 'failed' as const };
    await api.db.insert(mails).values([
      { ...failed, createdAt: daysAgo(2) },
      { ...failed, createdAt: daysAgo(8) },
      { ...failed, siteId: 19, createdAt: daysAgo(1) },
      { ...failed, event: 'application.received', createdAt: daysAgo(1) },
      { ...mail, state: 'queued', createdAt: daysAgo(3) },
    ]);
    expect((await read()).tasks.mails).toEqual({ count: 1, since: daysAgo(2).toISOString() });
  });

  it('names the feed whose last run failed, and no other', async () => {
    const feed = async (name: string, states: readonly ('failed' | 'done')[], active = true) => {
      const [row] = await api.db
        .insert(feeds)
        .values({
          jobBoardId: 1,
          name,
          address: `https://${name}.example/`,
          source: name,
          schedule: 'daily',
          active,
        })
        .returning({ id: feeds.id });
      for (const state of states)
        await api.db.insert(feedImports).values({
          jobBoardId: 1,
          feedId: row?.id ?? 0,
          source: name,
          address: `https://${name}.example/`,
          state,
          startedAt: daysAgo(1),
          finishedAt: daysAgo(1),
        });
    };
    await feed('well', ['failed', 'done']);
    await feed('broken', ['done', 'failed']);
    await feed('off', ['failed'], false);
    await feed('never', []);
    expect((await read()).tasks.feeds).toEqual({ count: 1, name: 'broken' });
  });

  it('says how many jobs were reported, and since when somebody waits', async () => {
    expect((await read()).tasks.reports).toEqual({ count: 0, reports: 0, since: null });
    const [first, second] = [await api.addJob({}), await api.addJob({}, [2])];
    const report = (jobId: number, jobBoardId: number, reporter: string, days: number) => ({
      jobId,
      jobBoardId,
      reporter,
      ground: 'fraud' as const,
      explanation: 'It asks for money first.',
      locale: 'nl',
      createdAt: daysAgo(days),
    });
    await api.db
      .insert(jobReports)
      .values([report(first.id, 1, 'a', 1), report(first.id, 1, 'b', 3), report(second.id, 2, 'c', 9)]);
    expect((await read()).tasks.reports).toEqual({ count: 1, reports: 2, since: daysAgo(3).toISOString() });
  });

  it('says which address leads nowhere most often', async () => {
    for (let visitor = 0; visitor < 3; visitor++) await ask(api, 'public/v1/job-boards/1/forward?url=/lost');
    expect((await read()).tasks.missing).toEqual({ count: 1, path: '/lost', hits: 3 });
  });

  it('says what of a new board is there', async () => {
    expect((await read()).begun).toEqual({
      company: false,
      categories: true,
      job: true,
      products: false,
      legal: false,
      mail: true,
      host: false,
    });
    await api.changeSite(18, { settings: { invoice_name: 'Wadwerk BV', invoice_address: 'Havenkade 4' } });
    expect((await read()).begun.company).toBe(true);
  });
});

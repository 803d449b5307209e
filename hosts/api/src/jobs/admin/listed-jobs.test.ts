import type { JobFilterCounts, JobPick, ListedJob } from '@boardwright/api-client/contract';
import { jobFilters } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { clients, jobReports, jobs, jobViews, organisations } from '../../platform/database/schema.ts';
import { statusAt } from '../employer/my-jobs.queries.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await api.db.update(organisations).set({ clientId: 1 }).where(eq(organisations.id, 1));
  admin = await logIn(api, 'admin');
  const day = 24 * 3_600_000;
  const now = api.clock.now().getTime();
  const old = (days: number) => ({ updatedAt: new Date(now - days * day) });
  await api.addJob({ title: 'Kok', organisationName: 'De Kombuis', ...old(1) });
  await api.addJob({ title: 'Draft of a baker', status: 'draft', ...old(2) });
  await api.addJob({ title: 'Deleted', status: 'archived', ...old(3) });
  await api.addJob({ title: 'Ends soon', till: new Date(now + 3 * day), ...old(4) });
  await api.addJob({ title: 'Ended unseen', till: new Date(now - day), ...old(5) });
  await api.addJob({ title: 'Resting', status: 'paused', clientId: 2, ...old(6) });
  const planned = { status: 'scheduled' as const, from: new Date(now + day) };
  await api.addJob({ title: 'Planned', ...planned, source: 'feed:1', externalReference: 'a', ...old(7) });
  await api.addJob({ title: 'Elsewhere' }, [2]);
});
afterAll(() => api.close());

const find = async (query = '', bearer: string | undefined = admin) =>
  ask(api, `admin/v1/jobs?${query}`, { bearer });
const found = async (query = '') => (await find(query)).body.data as ListedJob[];
const titles = async (query = '') => (await found(query)).map(({ title }) => title);
const counts = async (query = '') =>
  (await ask(api, `admin/v1/jobs/counts?${query}`, { bearer: admin })).body.data as JobFilterCounts;

describe('the jobs of a board, to its admin', () => {
  it('are all of them but the deleted, the last changed first, paged', async () => {
    const { body } = await find('limit=2');
    expect(body.data.map(({ title }: ListedJob) => title)).toEqual(['Kok', 'Draft of a baker']);
    expect(body.meta).toMatchObject({ total: 6, last_page: 3 });
    expect(await titles('limit=2&page=3')).toEqual(['Resting', 'Planned']);
  });

  it('are searched by words, and by a company', async () => {
    expect(await titles('search=kombuis+kok')).toEqual(['Kok']);
    expect(await titles('search=nobody')).toEqual([]);
    // A word of the company that the job or its organisation is of, beside one of its own; letters anywhere, as they stand.
    const [company] = await api.db.select({ name: clients.name }).from(clients).where(eq(clients.id, 1));
    const named = encodeURIComponent((company?.name ?? '').slice(1).toUpperCase());
    expect(await titles(`search=${named}+ko`)).toEqual(['Kok']);
    expect(await titles('search=k%25k')).toEqual([]);
    expect(await titles('match[client_id]=2')).toEqual(['Resting']);
    expect(await counts('match[client_id]=2')).toMatchObject({ all: 1, paused: 1, active: 0 });
  });

  it('are sorted by what is asked for, both ways', async () => {
    const byTitle = await titles('sort=title');
    expect(byTitle).toEqual([...byTitle].toSorted((one, other) => one.localeCompare(other)));
    expect(await titles('sort=-title')).toEqual(byTitle.toReversed());
    expect((await titles('sort=till'))[0]).toBe('Ended unseen');
  });

  it('are counted as they are found, by every filter', async () => {
    const all = await counts();
    for (const filter of jobFilters) {
      const { body } = await find(`limit=200&match[filter]=${filter}`);
      expect([filter, body.data.length, body.meta.total]).toEqual([filter, all[filter], all[filter]]);
    }
    expect(all).toMatchObject({ active: 2, ending: 1, scheduled: 1, paused: 1, draft: 1, expired: 1 });
  });

  it('are found by how they stand at this moment, whatever their status, start and end', async () => {
    const now = api.clock.now().getTime();
    const moments = [-1, 0, 1].map((hours) => new Date(now + hours * 3_600_000));
    const before = await counts();
    const all = (['draft', 'scheduled', 'active', 'paused', 'expired', 'archived'] as const).flatMap(
      (status) => moments.flatMap((from) => [...moments, null].map((till) => ({ status, from, till }))),
    );
    for (const job of all) await api.addJob({ title: 'Of any moment', ...job });
    expect((await find('limit=1')).body.meta.total).toBe(before.all + all.length - 12);
    for (const filter of ['draft', 'scheduled', 'active', 'paused', 'expired'] as const) {
      const { body } = await find(`limit=200&match[filter]=${filter}`);
      expect(body.data.map(({ status }: ListedJob) => status)).toEqual(
        Array.from({ length: body.meta.total }, () => filter),
      );
      const due = all.filter((job) => job.status !== 'archived' && statusAt(job, api.clock.now()) === filter);
      expect([filter, body.meta.total]).toEqual([filter, before[filter] + due.length]);
    }
    await api.db.delete(jobs).where(eq(jobs.title, 'Of any moment'));
  });

  it('say what came of each: views per day, who keeps it, reports that wait', async () => {
    const [job] = await api.db.query.jobs.findMany({ where: (table) => eq(table.title, 'Kok') });
    const id = job?.id ?? 0;
    await api.db.insert(jobViews).values([
      { jobId: id, day: api.clock.now().toISOString().slice(0, 10), views: 5 },
      { jobId: id, day: '2019-01-01', views: 99 },
    ]);
    await api.db.insert(jobReports).values({
      jobBoardId: 1,
      jobId: id,
      ground: 'fraud',
      explanation: 'x',
      reporter: 'hash',
      locale: 'en',
      createdAt: api.clock.now(),
    });
    const [kok] = await found('search=kok');
    expect(kok?.views_by_day).toHaveLength(28);
    expect(kok?.views_by_day.at(-1)).toBe(5);
    expect(kok).toMatchObject({ writer: 'company', reports_count: 1, applications_count: 0 });
    expect(await titles('match[filter]=reported')).toEqual(['Kok']);
    const writers = Object.fromEntries((await found('limit=50')).map(({ title, writer }) => [title, writer]));
    expect(writers).toMatchObject({ Planned: 'feed', Resting: 'company' });
  });

  it('can be narrowed to those with a boost', async () => {
    const job = await api.addJob({ title: 'Ahead' });
    await ask(api, `admin/v1/jobs/${job.uuid}/boost`, {
      method: 'PUT',
      body: { boost_factor: 12 },
      bearer: admin,
    });
    expect(await titles('match[filter]=boosted')).toEqual(['Ahead']);
  });

  it('are picked all at once, as the list finds them, with how each stands', async () => {
    const picks = async (query: string) =>
      (await ask(api, `admin/v1/jobs/picks?${query}`, { bearer: admin })).body.data as JobPick[];
    const listed = await found();
    expect(await picks('')).toEqual(
      listed.map(({ uuid, status, withheld, review }) => ({
        uuid,
        status,
        withheld: withheld !== null,
        review: review?.kind ?? null,
      })),
    );
    const sorted = (await found('sort=title')).map(({ uuid }) => uuid);
    expect((await picks('sort=title')).map(({ uuid }) => uuid)).toEqual(sorted);
    expect((await picks('match[filter]=paused')).map(({ status }) => status)).toEqual(['paused']);
    expect(await picks('search=nobody')).toEqual([]);
  });

  it('are found by a word that a hundred companies have as by one of few', async () => {
    const [{ siteId } = { siteId: 0 }] = await api.db.select({ siteId: clients.siteId }).from(clients);
    const many = Array.from({ length: 101 }, (_, nth) => ({
      id: 5000 + nth,
      siteId,
      name: `Veelbedrijf ${nth}`,
    }));
    const [one, another] = await api.db.insert(clients).values(many).returning();
    const [theirs] = await api.db
      .insert(organisations)
      .values({ id: 5000, clientId: another?.id, slug: 'veelbedrijf', name: 'Van hen' })
      .returning();
    const old = (nth: number) => ({ updatedAt: api.days(-100 - nth) });
    await api.addJob({ title: 'Own words: veelbedrijf', clientId: 1, ...old(1) });
    await api.addJob({ title: 'Own company', clientId: one?.id, ...old(2) });
    await api.addJob({ title: 'Own, of many', organisationId: theirs?.id, clientId: one?.id, ...old(3) });
    await api.addJob({ title: 'Of its organisation', organisationId: theirs?.id, ...old(4) });
    await api.addJob({ title: 'Another owns it', organisationId: theirs?.id, clientId: 1, ...old(5) });
    await api.addJob({ title: 'Elsewhere', clientId: one?.id }, [2]);
    const all = ['Own words: veelbedrijf', 'Own company', 'Own, of many', 'Of its organisation'];
    expect(await titles('search=VEELbedrijf')).toEqual(all);
    expect(await titles('search=veelbedrijf+own&sort=updated_at')).toEqual(all.slice(0, 3).toReversed());
    const { body } = await find('search=veelbedrijf&limit=3&page=2');
    expect([body.meta.total, body.data.map(({ title }: ListedJob) => title)]).toEqual([4, all.slice(3)]);
    expect(await counts('search=veelbedrijf')).toMatchObject({ all: 4, active: 4, draft: 0 });
  });

  it('come as a file, a formula in a title as text', async () => {
    await api.addJob({ title: '=HYPERLINK("x")', organisationName: 'Met "haken", en komma' });
    const { bytes } = await ask(api, 'admin/v1/jobs/export?search=hyperlink', { bearer: admin });
    const [head = '', line = ''] = bytes.toString().split('\r\n');
    expect(head.startsWith('uuid,title,organisation,company,status')).toBe(true);
    expect(line).toContain(`"'=HYPERLINK(""x"")","Met ""haken"", en komma"`);
  });

  it('are shown to no one else', async () => {
    expect((await find('', 'nobody')).status).toBe(401);
    const employer = await logIn(api, 'employer');
    expect((await find('', employer)).status).toBe(403);
  });
});

import { and, asc, eq, type PgTable } from '../../platform/database/drizzle.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { startNumbering } from '../../../test/registering.ts';
import { addAccounts, logIn, password } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { runAdmin } from '../../admin/run-admin.ts';
import { findDueFeeds } from '../../feeds/tasks/due-feeds.ts';
import { sweepJobs } from '../../jobs/tasks/sweep-jobs.ts';
import { hashPassword } from '../../people/account/passwords.ts';
import {
  adminLogs,
  clients,
  feeds,
  jobBoardJobs,
  jobs,
  mails,
  orders,
  products,
  siteHosts,
  sites,
  users,
} from '../../platform/database/schema.ts';
import { findTenants } from '../../platform/http/find-tenants.ts';
import { memoryMailer } from '../../platform/ports/mailer.ts';
import { sendQueuedMail } from '../../worker/send-mail.ts';

const day = 24 * 60 * 60 * 1000;
let api: TestApi;
let bearer: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await startNumbering(api);
  bearer = await logIn(api, 'admin');
});
afterAll(() => api.close());
afterEach(() => api.db.update(sites).set({ deletedAt: null, deletedReason: '' }));

const form = { name: ' site  19 ', reason: 'Two boards became one' };
const remove = (id = 19, body: object = form, token = bearer) =>
  ask(api, `admin/v1/sites/${id}/deletion`, { method: 'POST', bearer: token, body });
const restore = (id = 19) => ask(api, `admin/v1/sites/${id}/deletion`, { method: 'DELETE', bearer });
const list = async () => (await ask(api, 'admin/v1/sites', { bearer })).body.data;
const there = async (path: string, token?: string) => {
  const { status, body } = await ask(api, path, {
    host: 'other.localhost',
    ...(token !== undefined && { bearer: token }),
  });
  return [status, body.code];
};
const run = (...args: string[]) => runAdmin(api.appDeps, args);

it('counts what goes with a site, and nothing of another', async () => {
  await api.addJob();
  const { body } = await ask(api, 'admin/v1/sites/19/deletion', { bearer });
  expect(body.data).toMatchObject({
    counts: { jobs: 0, pages: 1, hosts: 1 },
    open_invoices: 0,
    paid_running: 0,
    payments_open: 0,
  });
  const here = await ask(api, 'admin/v1/sites/18/deletion', { bearer });
  expect(here.body.data.counts.jobs).toBe(1);
});

it('answers nobody from then on, keeps its hosts, and is back with one press, as it was', async () => {
  const passwordHash = await hashPassword(password);
  await api.db.insert(users).values({
    role: 'admin',
    adminRole: 'owner',
    givenName: 'Bo',
    familyName: 'Bos',
    email: 'there@example.org',
    siteId: 19,
    passwordHash,
  });
  const own = await ask(api, 'admin/v1/login', {
    method: 'POST',
    host: 'other.localhost',
    body: { email: 'there@example.org', password },
  });
  const token = own.body.data.token as string;
  expect(await there('admin/v1/you', token)).toEqual([200, undefined]);
  const before = await api.db.select().from(sites).where(eq(sites.id, 19));

  expect((await remove()).status).toBe(200);
  expect(await there('public/v1/configuration')).toEqual([404, 'unknownHost']);
  expect(await there('admin/v1/you', token)).toEqual([404, 'unknownHost']);
  expect((await list()).sites.map(({ id }: { id: number }) => id)).toEqual([18]);
  expect((await list()).deleted).toMatchObject([
    { id: 19, name: 'Site 19', hosts: ['other.localhost'], reason: 'Two boards became one', days_left: 30 },
  ]);
  const taken = await ask(api, 'admin/v1/sites', {
    method: 'POST',
    bearer,
    body: { name: 'Nieuw', host: 'other.localhost' },
  });
  expect(taken.status).toBe(422);
  for (const path of ['export', 'deletion'])
    expect((await ask(api, `admin/v1/sites/19/${path}`, { bearer })).status).toBe(404);
  expect((await ask(api, 'admin/v1/sites/19/enter', { method: 'POST', bearer })).status).toBe(404);

  const again = await remove();
  expect([again.status, again.body.code]).toEqual([409, 'siteDeleted']);
  expect((await restore()).body.data).toMatchObject({ id: 19, hosts: [{ host: 'other.localhost' }] });
  expect(await api.db.select().from(sites).where(eq(sites.id, 19))).toEqual(before);
  expect(await there('admin/v1/you', token)).toEqual([200, undefined]);
  const twice = await restore();
  expect([twice.status, twice.body.code]).toEqual([409, 'siteNotDeleted']);

  const log = await api.db
    .select()
    .from(adminLogs)
    .where(and(eq(adminLogs.siteId, 18), eq(adminLogs.subject, '19')))
    .orderBy(asc(adminLogs.id));
  expect(log.map(({ action, reason, title }) => [action, reason, title])).toEqual([
    ['sites.deleteSite', 'Two boards became one', 'Site 19'],
    ['sites.restoreSite', null, 'Site 19'],
  ]);
});

describe('is not deleted', () => {
  it('without its name, a reason and an owner of all sites; nor the one that one is at, nor one that is not there', async () => {
    const bad = await remove(19, { name: 'Site 18', reason: '  ' });
    expect(Object.keys(bad.body.fields).toSorted()).toEqual(['name', 'reason']);
    expect((await remove(18, { name: 'Site 18', reason: 'x' })).body.code).toBe('siteOneIsAt');
    expect((await remove(99)).status).toBe(404);
    await api.db.update(users).set({ adminRole: 'editor' }).where(eq(users.email, 'admin@example.org'));
    expect((await remove()).body.code).toBe('rightMissing');
    await api.db.update(users).set({ adminRole: 'owner' }).where(eq(users.email, 'admin@example.org'));
    const ofOne = await api.db.select().from(users).where(eq(users.email, 'there@example.org'));
    expect(ofOne[0]?.siteId).toBe(19);
  });

  it('as the last one, whichever of two owners comes first', async () => {
    const both = await Promise.all([
      runAdmin(api.appDeps, ['site', 'delete', '18', '--name', 'Site 18', '--reason', 'x']).catch(String),
      runAdmin(api.appDeps, ['site', 'delete', '19', '--name', 'Site 19', '--reason', 'x']).catch(String),
    ]);
    expect(both.filter((one) => String(one).includes('only site'))).toHaveLength(1);
    expect(await findTenants(api.db, undefined)).toHaveLength(1);
  });

  it('while a payment is under way; what is unpaid or paid for needs a word', async () => {
    const [client] = await api.db.insert(clients).values({ siteId: 19, name: 'Wad' }).returning();
    const [product] = await api.db
      .insert(products)
      .values({
        jobBoardId: 2,
        name: 'Vacature',
        type: 'jobPosting',
        productType: 'job_posting',
        priceCents: 100,
      })
      .returning();
    const order = {
      siteId: 19,
      jobBoardId: 2,
      clientId: client?.id ?? 0,
      productId: product?.id ?? 0,
      product: { id: 1, name: 'Vacature', type: 'jobPosting', duration: 30, quantity: 1, budget: 0 },
      email: 'a@example.org',
      invoiceEmail: 'a@example.org',
      buyer: {
        company: 'Wad',
        givenName: 'A',
        familyName: 'B',
        phone: null,
        vatNumber: null,
        address: null,
      },
      netCents: 100,
      vatCents: 21,
      totalCents: 121,
      vatRate: 2100,
    } as const;
    const [open] = await api.db
      .insert(orders)
      .values({ ...order, payment: 'test', status: 'open' })
      .returning();
    expect((await remove()).body.code).toBe('sitePaymentsOpen');
    const due = { status: 'invoiced', payment: 'invoice', dueAt: api.clock.now() } as const;
    await api.db
      .update(orders)
      .set(due)
      .where(eq(orders.id, open?.id ?? 0));
    const asked = await remove();
    expect(Object.keys(asked.body.fields)).toEqual(['settles']);
    expect((await remove(19, { ...form, settles: true })).status).toBe(200);
  });
});

it('is not put back once its time is over', async () => {
  await api.db
    .update(sites)
    .set({ deletedAt: api.days(-30) })
    .where(eq(sites.id, 19));
  const late = await restore();
  expect([late.status, late.body.code]).toEqual([410, 'siteNotRestorable']);
  await api.db
    .update(sites)
    .set({ deletedAt: new Date(api.days(-30).getTime() + 1) })
    .where(eq(sites.id, 19));
  expect((await restore()).status).toBe(200);
});

it('is left out of the work of the clock, which goes on where it was', async () => {
  const { db, clock, storage, addJob, days } = api;
  const job = await addJob({ status: 'scheduled', from: days(0) });
  await db.update(jobBoardJobs).set({ jobBoardId: 2 }).where(eq(jobBoardJobs.jobId, job.id));
  const [feed] = await db
    .insert(feeds)
    .values({
      jobBoardId: 2,
      name: 'Feed',
      address: 'https://example.org/feed',
      source: 'feed:1',
      schedule: 'daily',
      nextRunAt: days(0),
    })
    .returning();
  const mail = { siteId: 19, event: 'test', to: 'a@example.org', subject: 'Hallo', text: 'Hallo' };
  const [queued] = await db.insert(mails).values(mail).returning();
  const mailer = memoryMailer();
  const work = async () => {
    await sweepJobs(db, clock.now());
    await sendQueuedMail({ db, storage, clock, mailer }, queued?.id ?? 0, false);
    const due = await findDueFeeds({ db, clock });
    const [swept] = await db.select().from(jobs).where(eq(jobs.id, job.id));
    return [swept?.status, mailer.sent.length, due.includes(feed?.id ?? 0)];
  };
  const rows = async () => {
    const all: unknown[] = [];
    for (const table of [jobs, feeds, mails, users, siteHosts] as PgTable[])
      all.push(await db.select().from(table));
    return JSON.stringify(all);
  };
  expect((await remove(19, { ...form, settles: true })).status).toBe(200);
  const before = await rows();
  expect(await work()).toEqual(['scheduled', 0, false]);
  expect(await rows()).toBe(before);
  expect((await restore()).status).toBe(200);
  expect(await work()).toEqual(['active', 1, true]);
});

it('is deleted, listed and restored at the command line', async () => {
  await expect(run('site', 'delete', '19', '--reason', 'x')).rejects.toThrow('not what the site is called');
  await expect(run('site', 'delete', 'x', '--name', 'y', '--reason', 'x')).rejects.toThrow('no such site');
  await run('site', 'delete', '19', '--name', 'Site 19', '--reason', 'x', '--settles');
  const till = new Date(api.clock.now().getTime() + 30 * day).toISOString().slice(0, 10);
  expect(await run('site', 'list')).toContain(`19  deleted  Site 19  other.localhost  until ${till}`);
  await expect(run('host', 'list', '--site', '19')).rejects.toThrow('There is no site 19');
  await run('site', 'restore', '19');
  await expect(run('site', 'restore', '19')).rejects.toThrow('put it back already');
});

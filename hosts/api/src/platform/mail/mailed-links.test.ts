import { eq, is, getTableConfig, PgTable } from '../database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRoute } from '../../../test/every-endpoint.ts';
import { ask } from '../../../test/request.ts';
import { openShop, type Shop, sold } from '../../../test/open-shop.ts';
import { companyRegistration, register, registration } from '../../../test/registering.ts';
import { logIn } from '../../../test/test-accounts.ts';
import * as schema from '../database/schema.ts';
import { jobAlerts, ledgerEntries, mails, resumes, users } from '../database/schema.ts';
import { sendAlerts } from '../../alerts/tasks/send-alerts.ts';
import { sweepShop } from '../../shop/tasks/sweep-shop.ts';

let api: Shop;
beforeAll(async () => {
  api = await openShop();
  const now = api.clock.now();
  await api.db.update(users).set({ emailVerifiedAt: now });
  const values = { clientId: 1, kind: 'credit' as const, amount: 100, reason: 'granted' as const, name: 'C' };
  await api.db.insert(ledgerEntries).values({ ...values, operation: 'grant:links', createdAt: now });
});
afterAll(() => api.close());

const post = async (path: string, body: object, bearer?: string) => {
  const answer = await ask(api, path, { method: 'POST', body, bearer });
  expect([path, answer.status]).toEqual([path, answer.status < 300 ? answer.status : 'refused']);
};

const deps = () => ({ ...api, publicAddress: '', mailsQueued: async () => undefined });

/** A guest's order that is to be paid online, in the answer to which is where. */
async function guestOrder(email: string) {
  const name = { name: 'Bouma Bouw', given_name: 'Piet', family_name: 'Bouma' };
  const body = { ...name, email, product_id: sold.posting, payment_type_id: 4 };
  return (await ask(api, 'public/v1/orders', { method: 'POST', body })).body.data.order;
}

/** Has every kind of mail of an order sent: to guests, to companies, of slots, of invoices and of money that goes back. */
async function everyOrderMailed(): Promise<void> {
  await api.decide(await guestOrder('paid@example.org'), 'paid');
  await api.decide(await guestOrder('failed@example.org'), 'failed');
  await guestOrder('forgotten@example.org');
  // Somebody registers the address before the order is paid.
  const known = await guestOrder('known@example.org');
  await register(api, 'employer', companyRegistration({ email: 'known@example.org', name: 'Known BV' }));
  await api.decide(known, 'paid');
  await api.order(sold.custom);
  const slot = (await api.orderOnInvoice(sold.slot, { payment_type_id: 4 })).body.data;
  await api.decide(slot, 'paid');
  const back = (await api.order(sold.credits)).body.data;
  await api.call('POST', `/orders/${back.id}/refund`, {}, 'admin');
  const unpaid = (await api.orderOnInvoice(sold.credits, {}, 'other')).body.data;
  await api.passDays(24);
  await sweepShop(deps());
  await api.call('POST', `/orders/${unpaid.id}/write-off`, {}, 'admin');
  await api.passDays(7);
  await sweepShop(deps());
}

/** A job that is online now, however much time has passed. */
function addJob(title: string) {
  const from = api.clock.now();
  return api.addJob({ title, from, till: new Date(from.getTime() + 30 * 24 * 60 * 60 * 1000) });
}

/** Has a job announced to the owner of an alert. */
async function alertMailed(): Promise<void> {
  const now = api.clock.now();
  const alert = { siteId: 18, email: 'alert@example.org', frequency: 'direct', locale: 'nl' } as const;
  const token = crypto.randomUUID();
  await api.db.insert(jobAlerts).values({ ...alert, token, confirmedAt: now, coveredTill: now });
  api.clock.advance(60_000);
  await addJob('Kok op een boot');
  await api.search.catchUp();
  await sendAlerts(deps());
}

/** Has every kind of mail sent that carries a link which opens without logging in. */
async function everyLinkMailed(): Promise<void> {
  await everyOrderMailed();
  await alertMailed();
  const employer = await logIn(api, 'employer');
  await post('admin/v1/password', { email: 'admin@example.org' });
  const job = await addJob('Kok');
  await register(api, 'candidate', registration({ email: 'new@example.org' }));
  await register(api, 'employer', companyRegistration());
  await post('candidate/v1/password', { email: 'candidate@example.org' });
  const colleague = { email: 'kees@example.org', given_name: 'Kees', family_name: 'Bos' };
  await post('employer/v1/users', colleague, employer);
  const person = { given_name: 'Ana', family_name: 'Popescu', email: 'ana@example.org', terms: true };
  await post(`public/v1/jobs/${job.uuid}/apply`, { ...person, candidate: true });
  const request = { email: 'ana@example.org', search: 'kok', frequency: 'weekly', locale: 'nl' };
  await post('public/v1/job-boards/1/job-alerts', request);
  const introduced = { ...person, email: 'femke@example.org', consent: true, terms: undefined };
  await post(`employer/v1/jobs/${job.uuid}/introduce-candidate`, introduced, employer);
  const [candidate] = await api.db.select().from(users).where(eq(users.email, 'candidate@example.org'));
  const owner = {
    userId: candidate?.id ?? 0,
    jobBoardId: 1,
    slug: 'anna',
    givenName: 'Anna',
    familyName: 'V',
  };
  const [resume] = await api.db.insert(resumes).values(owner).returning();
  await post(`employer/v1/resumes/${resume?.uuid}/order`, { introduction_text: 'Hallo' }, employer);
}

/** Tokens of all links in all mails, with the kinds of mail that carried each. */
async function mailedTokens(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>();
  for (const { event, text, headers } of await api.db.select().from(mails)) {
    for (const [link] of `${text} ${JSON.stringify(headers)}`.matchAll(/https?:\/\/[^\s<>"]+/g)) {
      const { searchParams, pathname } = new URL(link);
      // Of an admin it is another page, and so another link.
      const kind = pathname.startsWith('/admin/') ? `${event} of an admin` : event;
      const last = pathname.startsWith('/api/') ? [pathname.split('/').at(-1) ?? ''] : [];
      for (const value of [...searchParams.values(), ...last])
        if (value.length > 30) found.set(value, (found.get(value) ?? new Set()).add(kind));
    }
  }
  return found;
}

/** All rows of all tables. */
async function everything(): Promise<Readonly<Record<string, string>>> {
  const tables = Object.values(schema).flatMap((value): PgTable[] => (is(value, PgTable) ? [value] : []));
  const rows = await Promise.all(
    tables.map(async (table) => {
      const all = await api.db.select().from(table);
      return [
        getTableConfig(table).name,
        all
          .map((row) => JSON.stringify(row))
          .sort()
          .join('\n'),
      ] as const;
    }),
  );
  return Object.fromEntries(rows);
}

describe('the links in our mails', () => {
  it('change nothing by being opened, however often, by whoever has no session', async () => {
    await everyLinkMailed();
    const tokens = await mailedTokens();
    expect([...new Set([...tokens.values()].flatMap((kinds) => [...kinds]))].sort()).toEqual([
      'account.invited',
      'account.reset',
      'account.reset of an admin',
      'account.verify',
      'candidate.introduced',
      'contact-request.requested',
      'job-alert.confirm',
      'job-alert.jobs',
      'order.expired',
      'order.failed',
      'order.invoiced',
      'order.paid',
      'order.reminder.2',
      'order.renewal',
      'order.writtenOff',
      'profile.offered',
    ]);
    const before = await everything();
    const answered: Record<string, number> = {};
    for (const [token, kinds] of tokens) {
      const reads = everyRoute({ token }).filter(
        ({ endpoint, role }) =>
          endpoint.method === 'GET' &&
          endpoint.path.includes('{token}') &&
          (role === 'public' || endpoint.open?.includes(role)),
      );
      expect(reads.length).toBeGreaterThan(4);
      for (const { url } of reads)
        for (const method of ['GET', 'HEAD', 'GET'] as const) {
          const answer = await api.app.inject({ method, url, headers: { 'x-site-host': 'localhost' } });
          if (answer.statusCode === 200) for (const kind of kinds) answered[kind] = (answered[kind] ?? 0) + 1;
        }
    }
    expect(await everything()).toEqual(before);
    // Those of passwords have nothing to read; all others were really opened.
    expect(Object.keys(answered).sort()).toEqual([
      'account.verify',
      'candidate.introduced',
      'contact-request.requested',
      'job-alert.confirm',
      'job-alert.jobs',
      'order.expired',
      'order.failed',
      'order.invoiced',
      'order.paid',
      'order.reminder.2',
      'order.renewal',
      'order.writtenOff',
      'profile.offered',
    ]);
  }, 180_000);
});

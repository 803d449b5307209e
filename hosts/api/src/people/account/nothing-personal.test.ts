import { eq, sql } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { mailedLink, register, registration } from '../../../test/registering.ts';
import { ask } from '../../../test/request.ts';
import { deleteDuePeople } from './delete-due-people.ts';
import { accountLogs, ledgerEntries, mails, resumes, users } from '../../platform/database/schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Words that stand nowhere but in what one person filled in. */
const person = { given_name: 'Xandrine', family_name: 'Qvistmark', email: 'xandrine@qvistmark.example' };
const own = [...Object.values(person), '0622334455', '622334455', 'Zonderlingstraat', 'zonderlinge'];

/** In which tables, and columns, any of the words stands. */
async function tablesWith(terms: readonly string[]): Promise<string[]> {
  const listed = await shop.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const names = ('rows' in listed ? listed.rows : listed) as { name: string }[];
  const pattern = terms.map((word) => word.replaceAll('.', String.raw`\.`)).join('|');
  const found: string[] = [];
  for (const { name } of names) {
    const result = await shop.db.execute(
      sql`select t::text as row from ${sql.identifier(name)} t where t::text ~* ${pattern}`,
    );
    const rows = ('rows' in result ? result.rows : result) as { row: string }[];
    found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 300)}`));
  }
  return found;
}

/** A candidate who did all there is: a profile, a CV, an application, an alert, a contact request that was accepted. */
async function candidateWithEverything() {
  await register(shop, 'candidate', registration(person));
  const token = (await mailedLink(shop, person.email, 'account.verify')).searchParams.get('verify');
  const verified = await ask(shop, 'candidate/v1/verify', { method: 'POST', body: { token } });
  const bearer: string = verified.body.data.token;
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    ask(shop, `candidate/v1/${path}`, { method, bearer, locale: 'nl', ...(body && { body }) });
  const home = {
    address_line_1: 'Zonderlingstraat 7',
    city: 'Makkum',
    postal_code: '8754 AA',
    country_code: 'NL',
  };
  await call('POST', 'user/addresses', home);
  await call('POST', 'user/phones', { country_code: 'NL', phone: '0622334455', label: 'Mobiel' });
  const [user] = await shop.db.select().from(users).where(eq(users.email, person.email));
  const [resume] = await shop.db
    .insert(resumes)
    .values({
      userId: user?.id ?? 0,
      jobBoardId: 1,
      slug: 'een-kok',
      givenName: person.given_name,
      familyName: person.family_name,
      phone: '+31622334455',
      position: 'Kok met zonderlinge ideeën',
    })
    .returning();
  const job = await shop.addJob({ clientId: 1, applyEmail: 'recruiter@lauwers.example' });
  const applied = await call('POST', `jobs/${job.uuid}/apply`, {
    ...person,
    phone: '0622334455',
    phone_country: 'NL',
    motivation_text: 'Ik heb zonderlinge ideeën',
    terms: true,
  });
  expect(applied.status, JSON.stringify(applied.body)).toBe(201);
  const reported = await call('POST', `jobs/${job.uuid}/reports`, {
    ground: 'terms',
    explanation: 'Er staat een leeftijd in',
    name: 'Xandrine Qvistmark',
    email: person.email,
    good_faith: true,
  });
  expect(reported.status, JSON.stringify(reported.body)).toBe(201);
  const company = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    shop.call(method, path, body, 'employer');
  await shop.db.insert(ledgerEntries).values({
    clientId: 1,
    kind: 'credit',
    amount: 50,
    reason: 'granted',
    name: 'Credits',
    operation: `grant:everything:${crypto.randomUUID()}`,
    createdAt: shop.clock.now(),
  });
  const [applicant] = (await company('GET', '/applicants')).body.data;
  await company('POST', `/applicants/${applicant.id}/notes`, {
    text: 'Xandrine belde over zonderlinge zaken',
  });
  const asked = await company('POST', `/resumes/${resume?.uuid}/order`, {
    introduction_text: 'Dag Xandrine',
    motivation: 'Je kookt met zeewier',
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  const [request] = (await call('GET', 'contact-requests')).body.data;
  const accepted = await call('PUT', `contact-requests/${request.uuid}/status`, { status: 'accepted' });
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  return { bearer };
}

/** The ways in which somebody is deleted: each leaves the same. */
const ways = {
  'by themselves': async (bearer: string) => {
    expect((await ask(shop, 'candidate/v1/profile', { method: 'DELETE', bearer })).status).toBe(204);
  },
  'by an admin, 30 days after they asked for it': async () => {
    const [row] = await shop.db.select().from(users).where(eq(users.email, person.email));
    const known = { decision: 'delete', known: 'active' };
    await shop.call('GET', `/people/${row?.uuid}`, undefined, 'admin');
    await shop.call('GET', `/people/${row?.uuid}/export`, undefined, 'admin');
    const asked = await shop.call('POST', `/people/${row?.uuid}/decide`, known, 'admin');
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    await shop.db.update(mails).set({ state: 'sent' });
    await shop.passDays(30);
    await deleteDuePeople({ ...shop.deps, ports: { freeSlot: async () => undefined } });
  },
};

describe('an account that is deleted', () => {
  it.each(Object.entries(ways))(
    '%s leaves not a word of a candidate in the database but the mail that says so',
    async (_way, leave) => {
      await shop.db.delete(mails);
      const { bearer } = await candidateWithEverything();
      await shop.db.update(mails).set({ state: 'sent' });
      expect((await tablesWith(own)).length).toBeGreaterThan(5);
      await leave(bearer);
      expect(await tablesWith(own)).toEqual([expect.stringMatching(/^mails: .*account\.deleted/s)]);
      // That somebody was asked stays in the company's log.
      expect(await shop.db.select().from(accountLogs)).toContainEqual(
        expect.objectContaining({
          event: 'contact-request.sent',
          values: expect.objectContaining({ candidate: '–' }) as object,
        }),
      );
    },
  );
});

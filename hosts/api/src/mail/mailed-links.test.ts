import { eq, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRoute } from '../../test/every-endpoint.ts';
import { ask } from '../../test/ask.ts';
import { companyRegistration, register, registration, startNumbering } from '../../test/registering.ts';
import { addAccounts, logIn } from '../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import * as schema from '../database/schema.ts';
import { ledgerEntries, mails, organisations, resumes, users } from '../database/schema.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await startNumbering(api);
  await addAccounts(api);
  const now = api.clock.now();
  await api.db.update(users).set({ emailVerifiedAt: now });
  await api.db.update(organisations).set({ clientId: 1 }).where(eq(organisations.id, 1));
  const values = { clientId: 1, kind: 'credit' as const, amount: 100, reason: 'granted' as const, name: 'C' };
  await api.db.insert(ledgerEntries).values({ ...values, operation: 'grant:links', createdAt: now });
});
afterAll(() => api.close());

const post = async (path: string, body: object, bearer?: string) => {
  const answer = await ask(api, path, { method: 'POST', body, bearer });
  expect([path, answer.status]).toEqual([path, answer.status < 300 ? answer.status : 'refused']);
};

/** Has every kind of mail sent that carries a link which opens without logging in. */
async function everyLinkMailed(): Promise<void> {
  const employer = await logIn(api, 'employer');
  const job = await api.addJob();
  await register(api, 'candidate', registration({ email: 'new@example.org' }));
  await register(api, 'employer', companyRegistration());
  await post('candidate/v1/password', { email: 'candidate@example.org' });
  const colleague = { email: 'kees@example.org', given_name: 'Kees', family_name: 'Bos' };
  await post('employer/v1/users', colleague, employer);
  const person = { given_name: 'Ana', family_name: 'Popescu', email: 'ana@example.org', terms: true };
  await post(`public/v1/jobs/${job.uuid}/apply`, { ...person, candidate: true });
  const wish = { email: 'ana@example.org', search: 'kok', frequency: 'weekly', locale: 'nl' };
  await post('public/v1/job-boards/1/job-alerts', wish);
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

/** Tokens of all links in all mails, by the event of the mail. */
async function mailedTokens(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { event, text } of await api.db.select().from(mails)) {
    for (const [link] of text.matchAll(/https?:\/\/\S+/g))
      for (const value of new URL(link).searchParams.values()) if (value.length > 30) found.set(value, event);
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
    expect([...new Set(tokens.values())].sort()).toEqual([
      'account.invited',
      'account.reset',
      'account.verify',
      'candidate.introduced',
      'contact-request.requested',
      'job-alert.confirm',
      'profile.offered',
    ]);
    const before = await everything();
    const answered: Record<string, number> = {};
    for (const [token, event] of tokens) {
      const reads = everyRoute({ token }).filter(
        ({ endpoint, role }) =>
          endpoint.method === 'GET' && endpoint.path.includes('{token}') && endpoint.open?.includes(role),
      );
      expect(reads.length).toBeGreaterThan(4);
      for (const { url } of reads)
        for (const method of ['GET', 'HEAD', 'GET'] as const) {
          const answer = await api.app.inject({ method, url, headers: { 'x-site-host': 'localhost' } });
          if (answer.statusCode === 200) answered[event] = (answered[event] ?? 0) + 1;
        }
    }
    expect(await everything()).toEqual(before);
    // Those of passwords have nothing to read; all others were really opened.
    expect(Object.keys(answered).sort()).toEqual([
      'account.verify',
      'candidate.introduced',
      'contact-request.requested',
      'job-alert.confirm',
      'profile.offered',
    ]);
  });
});

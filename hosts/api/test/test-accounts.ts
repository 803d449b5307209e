import { hashPassword } from '../src/people/account/passwords.ts';
import { clients, users } from '../src/platform/database/schema.ts';
import { ask } from './request.ts';
import type { TestApi } from './test-api.ts';

export const password = 'a good password';

/** A candidate and an employer of client 1 on site 18, an employer of client 2, the same candidate on site 19, and an admin of all. */
export async function addAccounts({ db }: Pick<TestApi, 'db'>): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.insert(clients).values([
    { id: 1, siteId: 18, name: 'Lauwers BV' },
    { id: 2, siteId: 18, name: 'Werf BV' },
  ]);
  const person = { passwordHash, givenName: 'Anna', familyName: 'de Vries' };
  await db.insert(users).values([
    { ...person, email: 'candidate@example.org', role: 'candidate', siteId: 18 },
    { ...person, email: 'employer@example.org', role: 'employer', siteId: 18, clientId: 1 },
    { ...person, email: 'other@example.org', role: 'employer', siteId: 18, clientId: 2 },
    { ...person, email: 'elsewhere@example.org', role: 'candidate', siteId: 19 },
    { ...person, email: 'admin@example.org', role: 'admin', adminRole: 'owner', siteId: null },
  ]);
}

/** Logs in and gives the token. */
export async function logIn(
  api: TestApi,
  role: string,
  email = `${role}@example.org`,
  host = 'localhost',
): Promise<string> {
  const { body } = await ask(api, `${role}/v1/login`, { method: 'POST', host, body: { email, password } });
  return body.data.token;
}

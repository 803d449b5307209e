import { asc, eq, sql } from '../src/platform/database/drizzle.ts';
import { mails, users } from '../src/platform/database/schema.ts';
import { ask } from './request.ts';
import type { TestApi } from './test-api.ts';

export const goodPassword = 'zeehonden op het wad';

/** A registration as §3 lists it; whatever is given differs. */
export function registration(change: Readonly<Record<string, unknown>> = {}) {
  return {
    given_name: 'Femke',
    family_name: 'Zijlstra',
    email: 'femke@example.org',
    password: goodPassword,
    password_confirmation: goodPassword,
    newsletters: [],
    job_board_id: 1,
    ...change,
  };
}

export const companyRegistration = (change: Readonly<Record<string, unknown>> = {}) =>
  registration({
    name: 'Werf & Zonen',
    email: 'baas@werf.example',
    addresses: [
      {
        address_line_1: 'Kade 1',
        city: 'Harlingen',
        country_code: 'NL',
        postal_code: '8861 AA',
        label: 'Primary Address',
      },
    ],
    phones: [{ country_code: 'NL', phone: '0517 123456', label: 'Primary' }],
    ...change,
  });

/** The test board gives its companies their own numbers: those that register now get the ones after. */
export async function startNumbering({ db }: Pick<TestApi, 'db'>): Promise<void> {
  for (const table of ['organisations', 'clients'])
    await db.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1000)`);
}

export function register(
  api: TestApi,
  role: string,
  body: object,
  where: { host?: string; locale?: string } = {},
) {
  return ask(api, `${role}/v1/register`, { method: 'POST', body, ...where });
}

/** Mails to an address, oldest first. */
export function mailsTo({ db }: Pick<TestApi, 'db'>, email: string) {
  return db.select().from(mails).where(eq(mails.to, email)).orderBy(asc(mails.id));
}

/** The link in the last mail of an event to an address. */
export async function mailedLink(
  api: Pick<TestApi, 'db'>,
  email: string,
  event: 'account.verify' | 'account.reset',
): Promise<URL> {
  const mail = (await mailsTo(api, email)).filter((sent) => sent.event === event).at(-1);
  return new URL(/https?:\/\/\S+(?:verify|token)=\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://no.link/');
}

/**
 * Adds a colleague, Kees, of an employer, with the same password.
 * @returns their company's number
 */
export async function addColleague({ db }: Pick<TestApi, 'db'>, of: string, email: string): Promise<number> {
  const [known] = await db.select().from(users).where(eq(users.email, of));
  if (!known) throw new Error(`Nobody has the address ${of}`);
  const { role, siteId, clientId, passwordHash, familyName } = known;
  const colleague = { role, siteId, clientId, passwordHash, familyName, email, givenName: 'Kees' };
  await db.insert(users).values(colleague);
  return clientId ?? 0;
}

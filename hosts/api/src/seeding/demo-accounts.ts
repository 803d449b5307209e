import { hash } from '@node-rs/argon2';
import { sql } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { clients, users } from '../platform/database/schema.ts';

/** The password of all demo accounts; the start prints it. */
export const demoPassword = 'boardwright-demo';
export const demoAccounts = {
  admin: 'admin@demo.test',
  employer: 'employer@demo.test',
  candidate: 'candidate@demo.test',
} as const;

/** An admin of the first site alone, for two to work beside each other. */
export const demoColleague = 'colleague@demo.test';

type Writer = Pick<Database, 'insert'>;

/** The demo's people are who they say they are. */
const emailVerifiedAt = sql`now()`;

/** The admin, who runs all sites. */
export async function insertAdmin(db: Writer): Promise<void> {
  await db.insert(users).values({
    email: demoAccounts.admin,
    role: 'admin',
    adminRole: 'owner',
    passwordHash: await hash(demoPassword),
    givenName: 'Anke',
    familyName: 'Beheer',
    emailVerifiedAt,
  });
}

/**
 * A candidate, an employer and her colleague, and an admin, of one site.
 * @param clientName the customer the employer works for
 * @returns the customer's number
 */
export async function insertVisitors(db: Writer, siteId: number, clientName: string): Promise<number> {
  const [client] = await db
    .insert(clients)
    .values({ siteId, name: clientName, vatNumber: 'NL004495445B01', verifiedAt: emailVerifiedAt })
    .returning({ id: clients.id });
  const clientId = client?.id ?? 0;
  const passwordHash = await hash(demoPassword);
  await db.insert(users).values([
    {
      email: demoAccounts.employer,
      role: 'employer',
      passwordHash,
      emailVerifiedAt,
      givenName: 'Hilde',
      familyName: 'Lauwers',
      clientId,
      siteId,
    },
    {
      // A colleague of hers. Nobody logs in as her: she has no password.
      email: 'femke.hoekstra@zorggroeplauwers.example',
      role: 'employer',
      emailVerifiedAt,
      givenName: 'Femke',
      familyName: 'Hoekstra',
      clientId,
      siteId,
    },
    {
      email: demoAccounts.candidate,
      role: 'candidate',
      passwordHash,
      emailVerifiedAt,
      givenName: 'Bram',
      familyName: 'Postma',
      siteId,
    },
    {
      email: demoColleague,
      role: 'admin',
      adminRole: 'owner',
      passwordHash,
      emailVerifiedAt,
      givenName: 'Sanne',
      familyName: 'de Boer',
      siteId,
    },
  ]);
  return clientId;
}

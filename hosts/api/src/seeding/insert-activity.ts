import { and, asc, eq, isNull, ne } from '../platform/database/drizzle.ts';
import { createRandom, seedOf } from '../../seeds/random.ts';
import { mailboxOf, personFrom } from '../../seeds/people.ts';
import { companyAge, demoMissingPaths, demoRegistration } from '../../seeds/content/activity.ts';
import {
  accountLogs,
  applyClicks,
  clients,
  forwardHits,
  forwardRules,
  jobAlerts,
  jobBoardJobs,
  jobs,
  missingPaths,
  users,
} from '../platform/database/schema.ts';
import { dayOf, timeZoneOf } from '../platform/site-calendar.ts';
import { languageOf } from './demo-language.ts';
import { ago, type DemoProcedure } from './demo-procedure.ts';

type Demo = Pick<DemoProcedure, 'tx' | 'site' | 'clientId' | 'now'>;

/** Days of which the demo knows what its visitors did. */
const knownDays = 56;
const dayAgo = ({ site, now }: Demo, days: number): string =>
  dayOf(ago({ now }, days), timeZoneOf(site.settings));

/** The companies of the site beside the demo's employer's, the oldest first. */
function otherClients({ tx, site, clientId }: Demo) {
  return tx
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(and(eq(clients.siteId, site.id), ne(clients.id, clientId)))
    .orderBy(asc(clients.id));
}

/** Somebody at each of the other companies. Nobody logs in as them: they have no password. */
async function insertColleagues(demo: Demo): Promise<void> {
  const { tx, site } = demo;
  const others = await otherClients(demo);
  const rows = others.map(({ id, name }) => {
    const { given_name: givenName, family_name: familyName } = personFrom(createRandom(seedOf(name)), 'NL');
    const domain = `${mailboxOf(name).replaceAll('.', '')}.example`;
    return {
      email: `${mailboxOf(`${givenName} ${familyName}`)}@${domain}`,
      role: 'employer' as const,
      siteId: site.id,
      clientId: id,
      givenName,
      familyName,
    };
  });
  if (rows.length > 0) await tx.insert(users).values(rows);
}

/** The companies of the board and the people of each came one after the other, and most logged in since. */
async function datePeople(demo: Demo): Promise<void> {
  const { tx, site, clientId } = demo;
  await tx
    .update(clients)
    .set({ verifiedAt: ago(demo, companyAge.own - 2) })
    .where(eq(clients.id, clientId));
  const others = await otherClients(demo);
  const came = new Map([
    [clientId, companyAge.own],
    ...others.map(({ id }, at) => [id, companyAge.of(at)] as const),
  ]);
  for (const [id, days] of came)
    await tx
      .update(clients)
      .set({ createdAt: ago(demo, days) })
      .where(eq(clients.id, id));
  const people = await tx
    .select({ id: users.id, clientId: users.clientId, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.siteId, site.id), ne(users.role, 'admin')))
    .orderBy(asc(users.id));
  for (const [at, { id, clientId: company, passwordHash }] of people.entries()) {
    const { registered, isVerified, seen } = demoRegistration(
      at,
      company === null ? undefined : came.get(company),
    );
    await tx
      .update(users)
      .set({
        createdAt: ago(demo, registered),
        ...(passwordHash === null && { emailVerifiedAt: isVerified ? ago(demo, registered - 0.01) : null }),
      })
      .where(eq(users.id, id));
    if (isVerified)
      await tx
        .insert(accountLogs)
        .values({ userId: id, event: 'account.logged-in', createdAt: ago(demo, seen) });
  }
  await tx
    .update(jobAlerts)
    .set({ createdAt: ago(demo, 16.2), confirmedAt: ago(demo, 16.1) })
    .where(eq(jobAlerts.siteId, site.id));
}

/** Who went on to the page where a job is applied for, at the employer's own address. */
async function insertApplyClicks(demo: Demo): Promise<void> {
  const { tx, site } = demo;
  const clicked = await tx
    .select({ id: jobs.id, from: jobs.from })
    .from(jobs)
    .innerJoin(jobBoardJobs, eq(jobBoardJobs.jobId, jobs.id))
    .where(
      and(
        eq(jobBoardJobs.jobBoardId, site.board.id),
        eq(jobs.status, 'active'),
        eq(jobs.applyType, 'url'),
        isNull(jobs.clientId),
      ),
    )
    .orderBy(asc(jobs.from), asc(jobs.id))
    .limit(40);
  const rows = clicked.flatMap(({ id, from }, at) =>
    Array.from({ length: knownDays }, (_, back) => back)
      .filter((back) => ago(demo, back) > from && (at * 7 + back * 5) % 11 < 3)
      .map((back) => ({
        jobId: id,
        day: dayAgo(demo, back),
        visitor: `demo-${back}`,
        createdAt: ago(demo, back),
      })),
  );
  if (rows.length > 0) await tx.insert(applyClicks).values(rows).onConflictDoNothing();
}

/** Who came by an old address, and by one that leads nowhere. */
async function insertLostVisitors(demo: Demo): Promise<void> {
  const { tx, site } = demo;
  const rules = await tx
    .select({ id: forwardRules.id })
    .from(forwardRules)
    .where(eq(forwardRules.jobBoardId, site.board.id))
    .orderBy(asc(forwardRules.id));
  await tx
    .update(forwardRules)
    .set({ createdAt: ago(demo, 190) })
    .where(eq(forwardRules.jobBoardId, site.board.id));
  const hits = rules.flatMap(({ id }, at) =>
    Array.from({ length: 9 - 2 * at }, (_, index) => ({
      forwardRuleId: id,
      day: dayAgo(demo, index * 3 + at),
      hits: 1 + ((index * 7 + at) % 5),
    })),
  );
  if (hits.length > 0) await tx.insert(forwardHits).values(hits);
  await tx.insert(missingPaths).values(
    demoMissingPaths(languageOf(site)).flatMap(({ path, days }) =>
      days.map(([back, count]) => ({
        jobBoardId: site.board.id,
        day: dayAgo(demo, back),
        path,
        hits: count,
      })),
    ),
  );
}

/** What happened on the demo's board before it was looked at: since when people are there, what visitors asked for. */
export async function insertActivity(demo: Demo): Promise<void> {
  await insertColleagues(demo);
  await datePeople(demo);
  await insertApplyClicks(demo);
  await insertLostVisitors(demo);
}

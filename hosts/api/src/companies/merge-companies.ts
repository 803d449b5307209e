import { type Company, companyFacts, type CompanyMerge } from '@boardwright/api-client/contract';
import { and, asc, eq, inArray, isNull, or, type SQL, sql, alias } from '../platform/database/drizzle.ts';
import { noteEvent } from '../people/account/account-logs.ts';
import { companyStateOf } from '../people/client/company-state.ts';
import { lockClient } from '../people/client/lock-client.ts';
import type { Database, Transaction } from '../platform/database/connect.ts';
import {
  applications,
  clientNotes,
  clients,
  clientUsers,
  feeds,
  jobs,
  multiposterTokens,
  orders,
  organisations,
  relations,
  users,
} from '../platform/database/schema.ts';
import { transaction, type TransactionDeps } from '../platform/database/transaction.ts';
import { refuseProblems } from '../platform/forms/problems.ts';
import { loggedIn, type RequestContext, scope } from '../platform/http/context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import type { Clock } from '../platform/ports/clock.ts';
import { findBalances, findOutstanding } from '../shop/port.ts';
import { companySentence } from './company-form.messages.ts';
import { moveClient } from './move-client.ts';
import { readCompany } from './read-company.ts';

type Deps = TransactionDeps & { readonly clock: Clock };
type Reader = Pick<Database, 'select' | '$count'>;
type ClientRow = typeof clients.$inferSelect;

interface Named {
  /** The company that stays. */
  readonly id: number;
  /** The one that becomes a part of it. */
  readonly otherId: number;
}
interface Pair {
  readonly stays: ClientRow;
  readonly goes: ClientRow;
}

/** @throws HttpError `notFound` for another site's, and for a company and itself; `companiesNotApproved` */
async function findPair(
  db: Pick<Database, 'select'>,
  { site }: Tenant,
  { id, otherId }: Named,
): Promise<Pair> {
  const rows = await db
    .select()
    .from(clients)
    .where(and(inArray(clients.id, [id, otherId]), eq(clients.siteId, site.id)));
  const stays = rows.find((row) => row.id === id);
  const goes = rows.find((row) => row.id === otherId);
  if (!stays || !goes || id === otherId) throw new HttpError('notFound');
  if ([stays, goes].some((row) => companyStateOf(row) !== 'approved'))
    throw new HttpError('companiesNotApproved');
  return { stays, goes };
}

/** The jobs of a company: its own, and those of its organisations. */
function jobsOf(db: Pick<Database, 'select'>, clientId: number): SQL | undefined {
  const theirs = db
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.clientId, clientId));
  return or(eq(jobs.clientId, clientId), and(isNull(jobs.clientId), inArray(jobs.organisationId, theirs)));
}

/** Both and their jobs stay as they are until the transaction ends: jobs before companies, as everybody locks them. */
async function lockPair(tx: Transaction, tenant: Tenant, named: Named): Promise<Pair> {
  const { stays, goes } = await findPair(tx, tenant, named);
  await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(or(jobsOf(tx, stays.id), jobsOf(tx, goes.id)))
    .orderBy(asc(jobs.id))
    .for('update');
  for (const id of [stays.id, goes.id].toSorted((one, other) => one - other)) await lockClient(tx, id);
  return findPair(tx, tenant, named);
}

/** Everybody of a company: who is let in with it must be known before. */
async function findPeople(db: Reader, clientId: number): Promise<CompanyMerge['people']> {
  const rows = await db
    .select({ givenName: users.givenName, familyName: users.familyName, email: users.email })
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .where(eq(clientUsers.clientId, clientId))
    .orderBy(asc(users.familyName), asc(users.givenName), asc(users.id));
  return rows.map(({ givenName, familyName, email }) => ({
    name: `${givenName} ${familyName}`.trim(),
    email,
  }));
}

/** Who works for both companies. */
async function findBoth(db: Reader, { stays, goes }: Pair): Promise<string[]> {
  const other = alias(clientUsers, 'other');
  const rows = await db
    .select({ givenName: users.givenName, familyName: users.familyName })
    .from(clientUsers)
    .innerJoin(other, and(eq(other.userId, clientUsers.userId), eq(other.clientId, goes.id)))
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .where(eq(clientUsers.clientId, stays.id))
    .orderBy(asc(users.familyName), asc(users.givenName));
  return rows.map(({ givenName, familyName }) => `${givenName} ${familyName}`.trim());
}

/** Candidates whom both companies asked. */
function askedByBoth(db: Reader, { stays, goes }: Pair): Promise<number> {
  const other = db.select({ id: relations.resumeId }).from(relations).where(eq(relations.clientId, stays.id));
  return db.$count(relations, and(eq(relations.clientId, goes.id), inArray(relations.resumeId, other)));
}

const factsOf = ({ vatNumber, kvkNumber, invoiceEmail }: ClientRow) => ({
  vat_number: vatNumber,
  kvk_number: kvkNumber,
  invoice_email: invoiceEmail,
});

function differencesOf({ stays, goes }: Pair): CompanyMerge['differences'] {
  const [ours, theirs] = [factsOf(stays), factsOf(goes)];
  return companyFacts.flatMap((fact) => {
    const other = theirs[fact];
    return other === null || other === ours[fact] ? [] : [{ fact, stays: ours[fact], goes: other }];
  });
}

/**
 * What would move if a company became a part of another one.
 * @throws HttpError `notFound`, `companiesNotApproved`
 */
export async function previewCompanyMerge(
  { db, clock }: Deps,
  context: RequestContext,
  named: Named,
): Promise<CompanyMerge> {
  const pair = await findPair(db, scope(context), named);
  const { id, name } = pair.goes;
  const theirJobs = jobsOf(db, id);
  const ids = db.select({ id: jobs.id }).from(jobs).where(theirJobs);
  const pages = await db
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.clientId, id))
    .orderBy(asc(organisations.name));
  return {
    id,
    name,
    people: await findPeople(db, id),
    both: await findBoth(db, pair),
    organisations: pages.map((page) => page.name),
    jobs: await db.$count(jobs, theirJobs),
    applications: await db.$count(applications, inArray(applications.jobId, ids)),
    orders: await db.$count(orders, eq(orders.clientId, id)),
    outstanding: (await findOutstanding(db, [id]))(id),
    balances: (await findBalances(db, [id], clock.now()))(id),
    feeds: await db.$count(feeds, and(eq(feeds.clientId, id), isNull(feeds.deletedAt))),
    keys: await db.$count(multiposterTokens, eq(multiposterTokens.clientId, id)),
    contacts: await db.$count(relations, eq(relations.clientId, id)),
    contacts_both: await askedByBoth(db, pair),
    differences: differencesOf(pair),
  };
}

/**
 * Makes two companies one, for good: what the other one had is this one's. Of two at once the second finds the other one
 * no more. What was invoiced keeps the name it was issued to, as an order holds its buyer.
 * @throws HttpError `notFound`, `companiesNotApproved`, `validation` where another name was typed
 */
export async function mergeCompanies(
  deps: Deps,
  context: RequestContext,
  { name: typed, ...named }: Named & { readonly name: string },
): Promise<Company> {
  const tenant = scope(context);
  const { locale } = context;
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const { stays, goes } = await lockPair(tx, tenant, named);
    const { id, name } = goes;
    const isTyped = typed.trim().toLowerCase() === name.trim().toLowerCase();
    refuseProblems(isTyped ? [] : [['name', companySentence(locale, 'nameNeeded', { name })]]);
    await moveClient(tx, { from: id, into: stays.id });
    await tx
      .update(clients)
      .set({ revision: sql`${clients.revision} + 1` })
      .where(eq(clients.id, stays.id));
    await tx.insert(clientNotes).values({
      clientId: stays.id,
      text: companySentence(locale, 'merged', { name, id }),
      createdAt: now,
      createdBy: loggedIn(context).id,
    });
    const doer = { id: null, clientId: stays.id, system: tenant.site.name };
    await noteEvent(tx, 'client.merged', doer, now, { name });
    return readCompany(tx, tenant, stays.id, now);
  });
}

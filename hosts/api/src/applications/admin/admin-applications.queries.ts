import type { Contract, DeliveryState, QueryOf } from '@boardwright/api-client/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
  alias,
} from '../../platform/database/drizzle.ts';
import { eachTerm, isAnyOf } from '../../platform/database/contains-terms.ts';
import { asCounted, countRows } from '../../platform/database/count-to.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import {
  applications,
  clients,
  introductions,
  isOfApplication,
  jobs,
  mails,
  organisations,
  users,
  wordsOfApplication,
  wordsOfJob,
} from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { readCursor, writeCursor } from '../../platform/http/list-cursor.ts';
import { momentKey, orderByKey, textKey } from '../../platform/http/order-by-key.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { hasSenderData } from '../applicants.queries.ts';

type Reader = Pick<Database, 'select' | 'selectDistinctOn'>;
export type ApplicationsQuery = QueryOf<Contract['adminApplications']['findAllApplications']>;

/** Mails of an application to who recruits, whoever sent it. */
const toEmployer = isOfApplication(mails.event);

const day = 24 * 60 * 60 * 1000;

/** Of each application of a site that was mailed lately the last mail to who recruits. */
const lastMails = (db: Reader, { site }: Tenant) =>
  db
    .selectDistinctOn([mails.applicationId], { applicationId: mails.applicationId, state: mails.state })
    .from(mails)
    .where(and(eq(mails.siteId, site.id), toEmployer, isNotNull(mails.applicationId)))
    .orderBy(mails.applicationId, desc(mails.id))
    .as('last_mail');

/** What a state of a mail is to its application. */
const deliveryOf = { sent: 'delivered', queued: 'waiting', failed: 'failed' } as const satisfies Record<
  (typeof mails.$inferSelect)['state'],
  DeliveryState
>;

/** How an application stands; read for the rows of a page alone, as it looks each one's mail up. */
const stateSql = sql<DeliveryState>`case when ${applications.deletionAskedAt} is not null then 'leaving' else coalesce(
  case (select ${mails.state} from ${mails}
    where ${mails.applicationId} = ${applications.id} and ${toEmployer} order by ${mails.id} desc limit 1)
  when 'sent' then 'delivered' when 'queued' then 'waiting' when 'failed' then 'failed' end, 'unknown') end`;

/** Those of a state, of which the few that were mailed lately are looked up and not all. */
function inState(db: Reader, tenant: Tenant, state: DeliveryState): SQL | undefined {
  if (state === 'leaving') return isNotNull(applications.deletionAskedAt);
  const last = lastMails(db, tenant);
  const mailState = (['sent', 'queued', 'failed'] as const).find((name) => deliveryOf[name] === state);
  const wanted = db
    .select({ id: last.applicationId })
    .from(last)
    .where(mailState && eq(last.state, mailState));
  const isIt = mailState ? inArray(applications.id, wanted) : notInArray(applications.id, wanted);
  return and(isNull(applications.deletionAskedAt), isIt);
}

const fullName = sql`lower(${applications.givenName} || ' ' || ${applications.familyName})`;
/** Jobs whose applications are looked up one job after another; those of more are found by all of them at once. */
const fewJobs = 100;

/**
 * Applications with each word of a search in who sent them or in what their job is called, which is looked up first. Where
 * many jobs have the word it is known here which applications there are, as a list asks for them more than once.
 */
async function haveWords(
  db: Reader,
  { board }: Tenant,
  search: string | undefined,
): Promise<SQL | undefined> {
  let isLong = false;
  const words = await eachTerm(search, async (has) => {
    const isCalled = and(has(wordsOfJob(jobs)), has(sql`(${jobs.title} || ' ' || ${jobs.organisationName})`));
    const theirJobs = await db
      .select({ id: jobs.id })
      .from(jobs)
      .where(isCalled)
      .limit(fewJobs + 1);
    const isSenders = has(wordsOfApplication(applications));
    if (theirJobs.length <= fewJobs) return or(isSenders, isAnyOf(applications.jobId, theirJobs));
    isLong = true;
    const sent = db.select({ id: applications.id }).from(applications).where(isSenders);
    const forJobs = db
      .select({ id: applications.id })
      .from(jobs)
      .innerJoin(applications, eq(applications.jobId, jobs.id))
      .where(isCalled);
    return sql`${applications.id} in (${sent} union all ${forJobs})`;
  });
  if (!isLong) return words;
  const found = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobBoardId, board.id), words));
  return isAnyOf(applications.id, found) ?? sql`false`;
}

const keys = { name: textKey(fullName), created_at: momentKey(applications.createdAt) };

/** Which applications of a board a list is of, whatever their state. */
export async function narrowed(
  db: Reader,
  tenant: Tenant,
  query: ApplicationsQuery,
  now: Date,
): Promise<SQL | undefined> {
  const { board } = tenant;
  const jobId = query['match[job_id]'];
  return and(
    eq(applications.jobBoardId, board.id),
    hasSenderData,
    await haveWords(db, tenant, query.search),
    jobId === undefined ? undefined : eq(applications.jobId, jobId),
    query.days === undefined
      ? undefined
      : gte(applications.createdAt, new Date(now.getTime() - query.days * day)),
  );
}

const listed = {
  application: applications,
  job: { id: jobs.id, uuid: jobs.uuid, title: jobs.title, organisationName: jobs.organisationName },
  state: stateSql,
} as const;

/**
 * A page of a board's applications, and what the next one begins after.
 * @param wanted those that it is of, see {@link narrowed}
 * @throws HttpError `badRequest` for an `after` that no page gave
 */
export async function findApplicationsPage(
  db: Reader,
  tenant: Tenant,
  query: ApplicationsQuery,
  wanted: SQL | undefined,
) {
  const { key, order, after } = orderByKey(keys, applications.id, query.sort);
  const state = query['match[state]'];
  const rows = await db
    .select({ ...listed, key })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        wanted,
        state && inState(db, tenant, state),
        query.after === undefined ? undefined : after(readCursor(query.after)),
      ),
    )
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const end = page.at(-1);
  const next =
    rows.length > page.length && end ? writeCursor({ key: end.key, id: end.application.id }) : null;
  return { rows: page, next };
}
export type ListedRow = Omit<Awaited<ReturnType<typeof findApplicationsPage>>['rows'][number], 'key'>;

/** How many applications there are of those that are wanted, of each state, as far as a list counts. */
export async function countApplications(
  db: Reader,
  tenant: Tenant,
  wanted: SQL | undefined,
): Promise<ReadonlyMap<DeliveryState, number>> {
  const last = lastMails(db, tenant);
  const mailed = await db
    .select({ state: last.state, total: count() })
    .from(last)
    .innerJoin(applications, eq(applications.id, last.applicationId))
    .where(and(wanted, isNull(applications.deletionAskedAt)))
    .groupBy(last.state);
  const known = mailed.reduce((sum, { total }) => sum + total, 0);
  const leaving = await countRows(db, applications, and(wanted, isNotNull(applications.deletionAskedAt)));
  const all = await countRows(db, applications, wanted, known + leaving);
  const counts = new Map<DeliveryState, number>(
    mailed.map(({ state, total }) => [deliveryOf[state], asCounted(total)]),
  );
  return counts.set('leaving', leaving).set('unknown', asCounted(all - leaving - known));
}

const asker = alias(users, 'asker');

/**
 * One application of a board, with all around it that an admin is given.
 * @throws HttpError `notFound`, also for another board's and for one whose sender had all deleted
 */
export async function findApplicationRow(db: Reader, tenant: Tenant, uuid: string) {
  const [row] = await db
    .select({
      ...listed,
      whole: jobs,
      organisationEmail: organisations.email,
      company: { id: clients.id, name: clients.name },
      askerName: sql<
        string | null
      >`nullif(trim(concat_ws(' ', ${asker.givenName}, ${asker.familyName})), '')`,
      introducedBy: sql<string | null>`(select introducer.name from ${introductions}
        inner join clients as introducer on introducer.id = ${introductions.clientId}
        where ${introductions.applicationId} = ${applications.id})`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .leftJoin(clients, sql`${clients.id} = coalesce(${jobs.clientId}, ${organisations.clientId})`)
    .leftJoin(asker, eq(asker.id, applications.deletionAskedBy))
    .where(
      and(
        eq(applications.jobBoardId, tenant.board.id),
        hasSenderData,
        // As text: a uuid that is none finds nothing, rather than failing.
        sql`${applications.uuid}::text = ${uuid.toLowerCase()}`,
      ),
    );
  if (!row) throw new HttpError('notFound');
  return row;
}
export type ApplicationRow = Awaited<ReturnType<typeof findApplicationRow>>;

/** Nobody sends or deletes it until the transaction ends. @throws HttpError `notFound` */
export async function lockApplication(
  tx: Transaction,
  tenant: Tenant,
  uuid: string,
): Promise<ApplicationRow> {
  const { application } = await findApplicationRow(tx, tenant, uuid);
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, application.id))
    .for('update');
  return findApplicationRow(tx, tenant, uuid);
}

/** The mails of an application that are still there, the newest first. */
export function findMailsOf(db: Reader, applicationId: number) {
  return db
    .select()
    .from(mails)
    .where(eq(mails.applicationId, applicationId))
    .orderBy(desc(mails.createdAt), desc(mails.id));
}

/** The account of who sent an application: the one it was sent with, or the candidate's who has shown that the address is theirs. */
export async function findSender(
  db: Reader,
  { site }: Tenant,
  { userId, email }: Pick<typeof applications.$inferSelect, 'userId' | 'email'>,
) {
  const asGuest = and(
    eq(users.email, email),
    eq(users.role, 'candidate'),
    sql`${users.emailVerifiedAt} is not null`,
  );
  const [sender] = await db
    .select({ id: users.id, uuid: users.uuid })
    .from(users)
    .where(and(eq(users.siteId, site.id), userId === null ? asGuest : or(eq(users.id, userId), asGuest)))
    .orderBy(userId === null ? asc(users.id) : sql`${users.id} = ${userId} desc`)
    .limit(1);
  return sender;
}

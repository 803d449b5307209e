import type { Contract, DeliveryState, QueryOf } from '@boardwright/api-client/contract';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
  alias,
} from '../../platform/database/drizzle.ts';
import { findFew, isAnyOf, seekTerms } from '../../platform/database/contains-terms.ts';
import { countRows } from '../../platform/database/count-to.ts';
import { fewOrWalk, type Place, type LookedFor } from '../../platform/database/few-or-walk.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import {
  applications,
  clients,
  introductions,
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

type Reader = Pick<Database, 'select'>;
type Executor = Pick<Database, 'execute'>;
export type ApplicationsQuery = QueryOf<Contract['adminApplications']['findAllApplications']>;

const day = 24 * 60 * 60 * 1000;

/** What a state of the mail that brought it is to an application. */
const mailStateOf = { delivered: 'sent', waiting: 'queued', failed: 'failed' } as const;

/** Those of a state: of one that is to be deleted nobody asks how its mail stands. */
function inState(state: DeliveryState): SQL {
  if (state === 'leaving') return isNotNull(applications.deletionAskedAt);
  const mail =
    state === 'unknown' ? isNull(applications.mailState) : eq(applications.mailState, mailStateOf[state]);
  return sql`(${and(isNull(applications.deletionAskedAt), mail)})`;
}

/** How an application stands. */
const stateSql = sql<DeliveryState>`case when ${applications.deletionAskedAt} is not null then 'leaving'
  when ${applications.mailState} = 'sent' then 'delivered' when ${applications.mailState} = 'queued' then 'waiting'
  else coalesce(${applications.mailState}, 'unknown') end`;

const fullName = sql`lower(${applications.givenName} || ' ' || ${applications.familyName})`;

/** A word that is looked for in applications: in who sent them, and in what their job is called, which is looked up first. */
async function seek(db: Reader, has: (text: SQL) => SQL, isShort: boolean): Promise<LookedFor> {
  const isSenders = has(wordsOfApplication(applications));
  const isCalled = and(has(wordsOfJob(jobs)), has(sql`(${jobs.title} || ' ' || ${jobs.organisationName})`));
  const called = await findFew(isShort, (most) =>
    db.select({ id: jobs.id }).from(jobs).where(isCalled).limit(most),
  );
  if (called) {
    const either = or(isSenders, isAnyOf(applications.jobId, called)) ?? isSenders;
    return { lookups: [either], ofRow: either };
  }
  const sent = db.select({ id: applications.id }).from(applications).where(isSenders);
  const forJobs = db
    .select({ id: applications.id })
    .from(jobs)
    .innerJoin(applications, eq(applications.jobId, jobs.id))
    .where(isCalled);
  const name = sql`(select job.title || ' ' || job.organisation_name from jobs as job where job.id = ${applications.jobId})`;
  return {
    lookups: [isSenders, sql`${applications.id} in (${sent} union all ${forJobs})`],
    ofRow: sql`(${isSenders} or ${has(name)})`,
    isDear: true,
  };
}

/** Applications with each word of a search in who sent them or in what their job is called; undefined where there is none. */
const haveWords = (db: Reader, search: string | undefined): Promise<LookedFor | undefined> =>
  seekTerms(search, (has, isShort) => seek(db, has, isShort));

const keys = { name: textKey(fullName), created_at: momentKey(applications.createdAt) };

interface Asked {
  readonly tenant: Tenant;
  readonly query: ApplicationsQuery;
  readonly now: Date;
}
interface Found {
  readonly places: readonly Place[];
  readonly counts: Readonly<Record<DeliveryState, number>>;
  readonly isExact: boolean;
}

/** Which applications of a board a list is of, whatever their words and their state. */
const narrowed = ({ query, now }: Asked): SQL | undefined =>
  and(
    hasSenderData,
    query['match[job_id]'] === undefined ? undefined : eq(applications.jobId, query['match[job_id]']),
    query.days === undefined
      ? undefined
      : gte(applications.createdAt, new Date(now.getTime() - query.days * day)),
  );

const afterOf = ({ query }: Asked): SQL | undefined =>
  query.after === undefined
    ? undefined
    : orderByKey(keys, applications.id, query.sort).after(readCursor(query.after));

/** Those with the words of a search: looked up once for the page and its numbers. */
function findByWords(db: Executor, asked: Asked, lookedFor: LookedFor): Promise<Found> {
  const { tenant, query } = asked;
  const state = query['match[state]'];
  return fewOrWalk(db, {
    table: applications,
    id: applications.id,
    of: eq(applications.jobBoardId, tenant.board.id),
    narrowed: narrowed(asked),
    lookedFor,
    inState: state && inState(state),
    counts: {
      delivered: inState('delivered'),
      waiting: inState('waiting'),
      failed: inState('failed'),
      unknown: inState('unknown'),
      leaving: inState('leaving'),
    },
    key: keys[query.sort.replace('-', '') as keyof typeof keys].column,
    isDescending: query.sort.startsWith('-'),
    hasIndex: true,
    after: afterOf(asked),
    limit: query.limit + 1,
  });
}

async function findAll(db: Reader, asked: Asked): Promise<Found> {
  const { tenant, query } = asked;
  const { key, order } = orderByKey(keys, applications.id, query.sort);
  const wanted = and(eq(applications.jobBoardId, tenant.board.id), narrowed(asked));
  const state = query['match[state]'];
  const places = await db
    .select({ id: applications.id, key })
    .from(applications)
    .where(and(wanted, state && inState(state), afterOf(asked)))
    .orderBy(...order)
    .limit(query.limit + 1);
  return { places, counts: await countAll(db, wanted), isExact: true };
}

/** How many applications there are of those that are wanted, of each state, as far as a list counts. */
async function countAll(db: Reader, wanted: SQL | undefined): Promise<Record<DeliveryState, number>> {
  const number = (state: DeliveryState) => countRows(db, applications, and(wanted, inState(state)));
  return {
    delivered: await number('delivered'),
    waiting: await number('waiting'),
    failed: await number('failed'),
    leaving: await number('leaving'),
    unknown: await number('unknown'),
  };
}

const listed = {
  application: applications,
  job: { id: jobs.id, uuid: jobs.uuid, title: jobs.title, organisationName: jobs.organisationName },
  state: stateSql,
} as const;

/**
 * A page of a board's applications, what the next one begins after, and how many there are of each state, as far as a list
 * counts.
 * @throws HttpError `badRequest` for an `after` that no page gave
 */
export async function findApplicationsPage(
  db: Reader & Executor,
  tenant: Tenant,
  query: ApplicationsQuery,
  now: Date,
) {
  const asked = { tenant, query, now };
  const lookedFor = await haveWords(db, query.search);
  const { places, counts, isExact } = await (lookedFor
    ? findByWords(db, asked, lookedFor)
    : findAll(db, asked));
  const page = places.slice(0, query.limit);
  const last = page.at(-1);
  const ids = page.map(({ id }) => id);
  const rows = await db
    .select(listed)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.jobBoardId, tenant.board.id), inArray(applications.id, ids)));
  const byId = new Map(rows.map((row) => [row.application.id, row]));
  return {
    // One that was deleted since it was looked up is left out.
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    next: places.length > page.length && last ? writeCursor(last) : null,
    counts,
    isExact,
  };
}
export type ListedRow = Awaited<ReturnType<typeof findApplicationsPage>>['rows'][number];

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

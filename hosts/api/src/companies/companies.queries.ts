import type { CompanyState, Contract, QueryOf } from '@boardwright/api-client/contract';
import { and, eq, inArray, type SQL, sql } from '../platform/database/drizzle.ts';
import { companyStateSql, inCompanyState } from '../people/client/company-state.ts';
import type { Database } from '../platform/database/connect.ts';
import { countRows } from '../platform/database/count-to.ts';
import { fewOrWalk, type Place, type LookedFor } from '../platform/database/few-or-walk.ts';
import { seekIn } from '../platform/database/contains-terms.ts';
import { clients } from '../platform/database/schema.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { readCursor, writeCursor } from '../platform/http/list-cursor.ts';
import { momentKey, orderByKey, textKey } from '../platform/http/order-by-key.ts';

type Reader = Pick<Database, 'select'>;
export type CompaniesQuery = QueryOf<Contract['companies']['findCompanies']>;

/** Which jobs are online on a board, were nothing of them held back. */
function isLive({ board }: Tenant, now: Date): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`jobs.status in ('active', 'scheduled') and jobs."from" <= ${moment}
    and (jobs.till is null or jobs.till > ${moment})
    and exists (select 1 from job_board_jobs as link where link.job_id = jobs.id
      and link.job_board_id = ${board.id} and link.withheld_at is null)`;
}

/** The live jobs of the query's company: one for each index, their own, and those of its organisations that are nobody else's. */
const liveJobs = (tenant: Tenant, now: Date): SQL<number> =>
  sql<number>`(
    (select count(*) from jobs where jobs.client_id = clients.id and ${isLive(tenant, now)})
    + (select count(*) from organisations as own join jobs on jobs.organisation_id = own.id
       where own.client_id = clients.id and jobs.client_id is null and ${isLive(tenant, now)}))`.mapWith(
    Number,
  );

/** The same of all companies that have any, counted in one, for a list in the order of them. */
const liveOfEach = (tenant: Tenant, now: Date): SQL => sql`(
  select client_id, sum(jobs)::bigint as jobs from (
    select coalesce(counted.client_id,
      (select own.client_id from organisations as own where own.id = counted.organisation_id)) as client_id, jobs
    from (
      select jobs.client_id, case when jobs.client_id is null then jobs.organisation_id end as organisation_id,
        count(*) as jobs
      from jobs where ${isLive(tenant, now)} group by 1, 2
    ) as counted
  ) as of_each where client_id is not null group by 1)`;

const people = sql<number>`(select count(*) from client_users as member where member.client_id = clients.id
  and member.active and member.accepted_at is not null)`.mapWith(Number);
const openInvoices = sql<number>`(select count(*) from orders where orders.client_id = clients.id
  and orders.status = 'invoiced')`.mapWith(Number);

/** Companies with each word of a search in what they, their people or their organisations are found by; undefined where there is none. */
const haveWords = (search: string | undefined): Promise<LookedFor | undefined> =>
  seekIn(sql`${clients.foundBy}`, search);

const keys = {
  name: textKey(sql`lower(${clients.name})`),
  created_at: momentKey(clients.createdAt),
  jobs: { column: sql`coalesce(live.jobs, 0)`, type: sql`bigint`, pattern: /^\d{1,9}$/ },
};
/** The same, of rows that were looked up before they are ordered. */
const foundKeys = {
  name: { ...keys.name, column: sql`found.key` },
  created_at: { ...keys.created_at, column: sql`found.key` },
  jobs: { ...keys.jobs, column: sql`found.key` },
};
const foundId = sql`found.id`;

/** What an admin sees of a company in a list; one query, however many there are. */
export const summaryOf = (tenant: Tenant, now: Date) => ({
  client: clients,
  state: companyStateSql,
  liveJobs: liveJobs(tenant, now),
  people,
  openInvoices,
});

type Counts = Readonly<Record<CompanyState, number>>;
interface Found {
  readonly places: readonly Place[];
  readonly counts: Counts;
  /** Whether there are no more of any state than that. */
  readonly isExact: boolean;
}
interface Asked {
  readonly tenant: Tenant;
  readonly query: CompaniesQuery;
  readonly now: Date;
}

const ofPage = (
  { query: { after, limit } }: Asked,
  afterKey: (cursor: ReturnType<typeof readCursor>) => SQL,
) => ({
  isAfter: after === undefined ? undefined : afterKey(readCursor(after)),
  // One more, by which it is known whether there is a next page.
  rows: limit + 1,
});

/** What tells companies of each state apart. */
const counted = {
  waiting: sql`${inCompanyState('waiting')}`,
  approved: sql`${inCompanyState('approved')}`,
  blocked: sql`${inCompanyState('blocked')}`,
};

/** Those with the words of a search: looked up once for the page and its numbers. */
async function findByWords(
  db: Pick<Database, 'execute'>,
  asked: Asked,
  lookedFor: LookedFor,
): Promise<Found> {
  const { tenant, query, now } = asked;
  const name = query.sort.replace('-', '') as keyof typeof keys;
  const { isAfter, rows } = ofPage(asked, orderByKey(keys, clients.id, query.sort).after);
  const live = sql`left join ${liveOfEach(tenant, now)} as live on live.client_id = ${clients.id}`;
  return fewOrWalk(db, {
    table: clients,
    id: clients.id,
    joined: name === 'jobs' ? live : sql``,
    of: eq(clients.siteId, tenant.site.id),
    lookedFor,
    inState: inCompanyState(query['match[state]']),
    counts: counted,
    key: keys[name].column,
    isDescending: query.sort.startsWith('-'),
    hasIndex: name !== 'jobs',
    after: isAfter,
    limit: rows,
  });
}

/** A page in the order of live jobs: of the many that have none no more is read than it needs, those that have any are looked up. */
async function placeByJobs(db: Pick<Database, 'execute'>, asked: Asked): Promise<readonly Place[]> {
  const { tenant, query, now } = asked;
  const { order, after } = orderByKey(foundKeys, foundId, query.sort);
  const { isAfter, rows: most } = ofPage(asked, after);
  const by = sql.join(order, sql`, `);
  const isOfIt = and(eq(clients.siteId, tenant.site.id), inCompanyState(query['match[state]'])) ?? sql`true`;
  const { rows } = await db.execute<Place>(sql`with live as materialized ${liveOfEach(tenant, now)}
    select id, key::text as key from (
      (select id, key from (select ${clients.id} as id, live.jobs as key
          from live cross join lateral (select * from ${clients} where ${clients.id} = live.client_id offset 0) as ${clients}
          where ${isOfIt}) as found
        where ${isAfter ?? sql`true`} order by ${by} limit ${most})
      union all
      (select id, key from (select ${clients.id} as id, 0::bigint as key
          from ${clients} where ${isOfIt} and ${clients.id} not in (select client_id from live)) as found
        where ${isAfter ?? sql`true`} order by ${by} limit ${most})
    ) as found order by ${by} limit ${most}`);
  return rows;
}

/** A page in an order that an index has. */
async function placeByIndex(db: Reader, asked: Asked): Promise<readonly Place[]> {
  const { tenant, query } = asked;
  const { key, order, after } = orderByKey(keys, clients.id, query.sort);
  const { isAfter, rows: most } = ofPage(asked, after);
  return db
    .select({ id: clients.id, key })
    .from(clients)
    .where(and(eq(clients.siteId, tenant.site.id), inCompanyState(query['match[state]']), isAfter))
    .orderBy(...order)
    .limit(most);
}

async function findAll(db: Database, asked: Asked): Promise<Found> {
  const { site } = asked.tenant;
  const places = await (asked.query.sort.endsWith('jobs') ? placeByJobs : placeByIndex)(db, asked);
  const number = (state: CompanyState) =>
    countRows(db, clients, and(eq(clients.siteId, site.id), inCompanyState(state)));
  const counts = {
    waiting: await number('waiting'),
    approved: await number('approved'),
    blocked: await number('blocked'),
  };
  return { places, counts, isExact: true };
}

/**
 * A page of a site's companies, what the next one begins after, and how many a search finds of each state, as far as a
 * list counts.
 * @throws HttpError `badRequest` for an `after` that no page gave
 */
export async function findCompaniesPage(db: Database, tenant: Tenant, query: CompaniesQuery, now: Date) {
  const asked = { tenant, query, now };
  const words = await haveWords(query.search);
  const { places, counts, isExact } = await (words ? findByWords(db, asked, words) : findAll(db, asked));
  const page = places.slice(0, query.limit);
  const last = page.at(-1);
  const rows = await db
    .select(summaryOf(tenant, now))
    .from(clients)
    .where(
      and(
        eq(clients.siteId, tenant.site.id),
        inArray(
          clients.id,
          page.map(({ id }) => id),
        ),
      ),
    );
  const byId = new Map(rows.map((row) => [row.client.id, row]));
  return {
    // One that was deleted since it was looked up is left out.
    rows: page.flatMap(({ id }) => byId.get(id) ?? []),
    next: places.length > page.length && last ? writeCursor(last) : null,
    counts,
    isExact,
  };
}
export type CompanyRow = Awaited<ReturnType<typeof findCompaniesPage>>['rows'][number];

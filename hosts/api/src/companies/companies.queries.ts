import type { Contract, QueryOf } from '@boardwright/api-client/contract';
import { and, count, eq, or, type SQL, sql } from '../platform/database/drizzle.ts';
import { companyStateSql } from '../people/client/company-state.ts';
import type { Database } from '../platform/database/connect.ts';
import { asCounted } from '../platform/database/count-to.ts';
import { eachTerm, isAnyOf } from '../platform/database/contains-terms.ts';
import {
  clients,
  clientUsers,
  organisations,
  users,
  wordsOfClient,
  wordsOfOrganisation,
  wordsOfUser,
} from '../platform/database/schema.ts';
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
    select jobs.client_id, count(*) as jobs from jobs
      where jobs.client_id is not null and ${isLive(tenant, now)} group by jobs.client_id
    union all
    select own.client_id, count(*) from jobs join organisations as own on own.id = jobs.organisation_id
      where jobs.client_id is null and own.client_id is not null and ${isLive(tenant, now)} group by own.client_id
  ) as counted group by client_id) as live`;

const people = sql<number>`(select count(*) from client_users as member where member.client_id = clients.id
  and member.active and member.accepted_at is not null)`.mapWith(Number);
const openInvoices = sql<number>`(select count(*) from orders where orders.client_id = clients.id
  and orders.status = 'invoiced')`.mapWith(Number);

/** Companies of a site with each word of a search in what they, their people or their organisations are found by. */
export const haveWords = (
  db: Reader,
  { site }: Tenant,
  search: string | undefined,
): Promise<SQL | undefined> =>
  eachTerm(search, async (has) => {
    const ofPeople = await db
      .select({ id: clientUsers.clientId })
      .from(users)
      .innerJoin(clientUsers, eq(clientUsers.userId, users.id))
      .where(and(eq(users.siteId, site.id), has(wordsOfUser(users)), has(sql`${users.email}`)));
    const ofOrganisations = await db
      .select({ id: organisations.clientId })
      .from(organisations)
      .innerJoin(clients, eq(clients.id, organisations.clientId))
      .where(and(eq(clients.siteId, site.id), has(wordsOfOrganisation(organisations))));
    return or(has(wordsOfClient(clients)), isAnyOf(clients.id, [...ofPeople, ...ofOrganisations]));
  });

const keys = {
  name: textKey(sql`lower(${clients.name})`),
  created_at: momentKey(clients.createdAt),
  jobs: { column: sql`coalesce(live.jobs, 0)`, type: sql`bigint`, pattern: /^\d{1,9}$/ },
};

/** What an admin sees of a company in a list; one query, however many there are. */
export const summaryOf = (tenant: Tenant, now: Date) => ({
  client: clients,
  state: companyStateSql,
  liveJobs: liveJobs(tenant, now),
  people,
  openInvoices,
});

/**
 * A page of a site's companies, and what the next one begins after.
 * @param found those that have the words of the search
 * @throws HttpError `badRequest` for an `after` that no page gave
 */
export async function findCompaniesPage(
  db: Reader,
  tenant: Tenant,
  query: CompaniesQuery,
  found: SQL | undefined,
  now: Date,
) {
  const { key, order, after } = orderByKey(keys, clients.id, query.sort);
  const state = query['match[state]'];
  const companies = db
    .select({ ...summaryOf(tenant, now), key })
    .from(clients)
    .$dynamic();
  if (query.sort.endsWith('jobs'))
    companies.leftJoin(liveOfEach(tenant, now), sql`live.client_id = ${clients.id}`);
  const rows = await companies
    .where(
      and(
        eq(clients.siteId, tenant.site.id),
        found,
        state && sql`${companyStateSql} = ${state}`,
        query.after === undefined ? undefined : after(readCursor(query.after)),
      ),
    )
    .orderBy(...order)
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const next = rows.length > page.length && last ? writeCursor({ key: last.key, id: last.client.id }) : null;
  return { rows: page, next };
}
export type CompanyRow = Omit<Awaited<ReturnType<typeof findCompaniesPage>>['rows'][number], 'key'>;

/** How many companies of a site a search finds, of each state, as far as a list counts. @param found those that have its words */
export async function countCompanies(db: Database, { site }: Tenant, found: SQL | undefined) {
  const rows = await db
    .select({ state: companyStateSql, total: count() })
    .from(clients)
    .where(and(eq(clients.siteId, site.id), found))
    .groupBy(sql`1`);
  return new Map(rows.map(({ state, total }) => [state, asCounted(total)]));
}

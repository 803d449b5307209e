import type { Contract, QueryOf } from '@boardwright/api-client/contract';
import { and, count, eq, type SQL, sql } from '../platform/database/drizzle.ts';
import { companyStateSql } from '../people/client/company-state.ts';
import type { Database } from '../platform/database/connect.ts';
import { containsTerms } from '../platform/database/contains-terms.ts';
import { clients, clientUsers, organisations, users } from '../platform/database/schema.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { readCursor, writeCursor } from '../platform/http/list-cursor.ts';
import { momentKey, orderByKey, textKey } from '../platform/http/order-by-key.ts';

type Reader = Pick<Database, 'select'>;
export type CompaniesQuery = QueryOf<Contract['companies']['findCompanies']>;

/** The jobs of the query's company that are online on a board, were nothing of it held back. */
function liveJobs({ board }: Tenant, now: Date): SQL<number> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isLive = sql`jobs.status in ('active', 'scheduled') and jobs."from" <= ${moment}
    and (jobs.till is null or jobs.till > ${moment})
    and exists (select 1 from job_board_jobs as link where link.job_id = jobs.id
      and link.job_board_id = ${board.id} and link.withheld_at is null)`;
  // One for each index: their own, and those of its organisations that are nobody else's.
  return sql<number>`(
    (select count(*) from jobs where jobs.client_id = clients.id and ${isLive})
    + (select count(*) from organisations as own join jobs on jobs.organisation_id = own.id
       where own.client_id = clients.id and jobs.client_id is null and ${isLive}))`.mapWith(Number);
}

const people = sql<number>`(select count(*) from client_users as member where member.client_id = clients.id
  and member.active and member.accepted_at is not null)`.mapWith(Number);
const openInvoices = sql<number>`(select count(*) from orders where orders.client_id = clients.id
  and orders.status = 'invoiced')`.mapWith(Number);

/** The words by which a company is found. */
const searched = (
  db: Reader,
) => sql`concat_ws(' ', ${clients.name}, ${clients.kvkNumber}, ${clients.vatNumber},
  ${clients.invoiceEmail},
  (${db
    .select({ all: sql`string_agg(${users.email}, ' ')` })
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .where(eq(clientUsers.clientId, clients.id))}),
  (${db
    .select({
      all: sql`string_agg(concat_ws(' ', ${organisations.name}, ${organisations.email}, ${organisations.website}), ' ')`,
    })
    .from(organisations)
    .where(eq(organisations.clientId, clients.id))}))`;

const keysOf = (tenant: Tenant, now: Date) => ({
  name: textKey(sql`lower(${clients.name})`),
  created_at: momentKey(clients.createdAt),
  jobs: { column: liveJobs(tenant, now), type: sql`bigint`, pattern: /^\d{1,9}$/ },
});

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
 * @throws HttpError `badRequest` for an `after` that no page gave
 */
export async function findCompaniesPage(db: Database, tenant: Tenant, query: CompaniesQuery, now: Date) {
  const { key, order, after } = orderByKey(keysOf(tenant, now), clients.id, query.sort);
  const state = query['match[state]'];
  const rows = await db
    .select({ ...summaryOf(tenant, now), key })
    .from(clients)
    .where(
      and(
        eq(clients.siteId, tenant.site.id),
        query.search?.trim() ? containsTerms(searched(db), query.search) : undefined,
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

/** How many companies of a site a search finds, of each state. */
export async function countCompanies(db: Database, { site }: Tenant, search: string | undefined) {
  const rows = await db
    .select({ state: companyStateSql, total: count() })
    .from(clients)
    .where(and(eq(clients.siteId, site.id), search?.trim() ? containsTerms(searched(db), search) : undefined))
    .groupBy(sql`1`);
  return new Map(rows.map(({ state, total }) => [state, total]));
}

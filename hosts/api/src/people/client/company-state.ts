import type { CompanyState } from '@boardwright/api-client/contract';
import { and, eq, isNotNull, isNull, type SQL, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { clients } from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { HttpError } from '../../platform/http/http-error.ts';

type Row = Pick<typeof clients.$inferSelect, 'approvedAt' | 'blockedAt'>;

/** What a company may do on its site (docs/decisions, 'A company is held back by its site'). */
export function companyStateOf({ approvedAt, blockedAt }: Row): CompanyState {
  if (blockedAt !== null) return 'blocked';
  return approvedAt === null ? 'waiting' : 'approved';
}

/** {@link companyStateOf}, said to the database. */
export const companyStateSql: SQL<CompanyState> = sql`case
  when ${clients.blockedAt} is not null then 'blocked'
  when ${clients.approvedAt} is null then 'waiting'
  else 'approved' end`;

const states: Readonly<Record<CompanyState, SQL | undefined>> = {
  blocked: isNotNull(clients.blockedAt),
  waiting: and(isNull(clients.blockedAt), isNull(clients.approvedAt)),
  approved: and(isNull(clients.blockedAt), isNotNull(clients.approvedAt)),
};
/** Companies of a state, in columns that the database has an index of. */
export const inCompanyState = (state: CompanyState | undefined): SQL | undefined => state && states[state];

/** Whether a site looks at a company before its first job goes online. */
export function approvesCompanies({ settings }: Pick<Tenant['site'], 'settings'>): boolean {
  return settings['companies_approved'] === 'first_job';
}

/** Whether a company that publishes has to wait for its approval. @throws HttpError `companyBlocked` */
export async function waitsForApproval(db: Pick<Database, 'select'>, clientId: number): Promise<boolean> {
  const [row] = await db
    .select({ approvedAt: clients.approvedAt, blockedAt: clients.blockedAt })
    .from(clients)
    .where(eq(clients.id, clientId));
  const state = row && companyStateOf(row);
  if (state === 'blocked') throw new HttpError('companyBlocked');
  return state === 'waiting';
}

/**
 * Time that runs by itself is not used for a company that is not shown.
 * @throws HttpError `companyBlocked`, `companyNotApproved`
 */
export async function mustBeApproved(db: Pick<Database, 'select'>, clientId: number): Promise<void> {
  if (await waitsForApproval(db, clientId)) throw new HttpError('companyNotApproved');
}

/** Nobody buys and nobody publishes for a company that is blocked. @throws HttpError `companyBlocked` */
export async function mayAct(db: Pick<Database, 'select'>, clientId: number): Promise<void> {
  await waitsForApproval(db, clientId);
}

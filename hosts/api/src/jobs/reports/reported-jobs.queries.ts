import type { ReportState } from '@boardwright/api-client/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  max,
  min,
  ne,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts';
import { countQuery } from '../../platform/database/count-to.ts';
import type { Database } from '../../platform/database/connect.ts';
import { containsTerms } from '../../platform/database/contains-terms.ts';
import {
  clients,
  jobReportDecisions,
  jobReports,
  jobs,
  organisations,
  users,
} from '../../platform/database/schema.ts';
import { companyOfJob } from '../admin/admin-jobs.queries.ts';

type Reader = Pick<Database, 'select'>;

const text = sql`concat_ws(' ', ${jobs.title}, ${jobs.organisationName}, ${clients.name}, ${jobReports.explanation}, ${jobReports.name}, ${jobReports.email})`;

/** Earlier decisions about other jobs of a company that are read beside a job. */
const mostOfCompany = 20;

/** The jobs of a board that were reported, one row each, counted in the state that is asked for. */
function groupByJob(db: Reader, boardId: number, state: ReportState, search: string | undefined) {
  const decided = isNotNull(jobReports.decisionId);
  return db
    .select({
      jobId: jobReports.jobId,
      reports: count().as('reports'),
      grounds: sql<string>`string_agg(distinct ${jobReports.ground}, ',')`.as('grounds'),
      since: min(jobReports.createdAt).as('since'),
      decidedAt: max(jobReportDecisions.decidedAt).as('decided_at'),
    })
    .from(jobReports)
    .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .leftJoin(clients, companyOfJob)
    .leftJoin(jobReportDecisions, eq(jobReportDecisions.id, jobReports.decisionId))
    .where(
      and(eq(jobReports.jobBoardId, boardId), state === 'open' ? isNull(jobReports.decisionId) : decided),
    )
    .groupBy(jobReports.jobId)
    .having(search?.trim() ? sql`bool_or(${containsTerms(text, search) ?? sql`true`})` : undefined);
}

/** A page of {@link groupByJob}: open ones by how long they wait, decided ones the last first. */
export async function findReported(
  db: Database,
  boardId: number,
  state: ReportState,
  {
    search,
    page,
    limit,
  }: { readonly search?: string | undefined; readonly page: number; readonly limit: number },
) {
  const rows = await groupByJob(db, boardId, state, search)
    .orderBy(
      state === 'open' ? asc(min(jobReports.createdAt)) : desc(max(jobReportDecisions.decidedAt)),
      asc(jobReports.jobId),
    )
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await countQuery(db, groupByJob(db, boardId, state, search)) };
}

/** Reports that fit, the oldest first. */
export function findReports(db: Reader, where: SQL | undefined) {
  return db.select().from(jobReports).where(where).orderBy(asc(jobReports.createdAt), asc(jobReports.id));
}
export type ReportRow = typeof jobReports.$inferSelect;

/** Decisions that fit with their job and who took them, the last first. */
function findDecisions(db: Reader, where: SQL | undefined) {
  return db
    .select({
      decision: jobReportDecisions,
      job: { uuid: jobs.uuid, title: jobs.title },
      by: sql<string | null>`nullif(concat_ws(' ', ${users.givenName}, ${users.familyName}), '')`,
    })
    .from(jobReportDecisions)
    .innerJoin(jobs, eq(jobs.id, jobReportDecisions.jobId))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .leftJoin(clients, companyOfJob)
    .leftJoin(users, eq(users.id, jobReportDecisions.decidedBy))
    .where(where)
    .orderBy(desc(jobReportDecisions.decidedAt), desc(jobReportDecisions.id));
}
export type DecisionRow = Awaited<ReturnType<typeof findDecisions>>[number];

/** What a board decided about some jobs. */
export function findDecisionsOf(db: Reader, boardId: number, jobIds: readonly number[]) {
  return findDecisions(
    db,
    and(eq(jobReportDecisions.jobBoardId, boardId), inArray(jobReportDecisions.jobId, [...jobIds])),
  );
}

/** One decision. */
export async function findDecision(db: Reader, id: number) {
  const [found] = await findDecisions(db, eq(jobReportDecisions.id, id));
  return found;
}

/** What a board decided last about the other jobs of a company. */
export function findDecisionsOfCompany(db: Reader, boardId: number, clientId: number, jobId: number) {
  return findDecisions(
    db,
    and(
      eq(jobReportDecisions.jobBoardId, boardId),
      eq(clients.id, clientId),
      ne(jobReportDecisions.jobId, jobId),
    ),
  ).limit(mostOfCompany);
}

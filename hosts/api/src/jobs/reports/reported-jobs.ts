import type { Contract, QueryOf, ReportedJob, ReportedJobDetails } from '@boardwright/api-client/contract';
import { withheldGrounds } from '@boardwright/api-client/contract';
import { and, eq, inArray, isNotNull, isNull, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { jobReports, jobs } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { presentAdminJob } from '../admin/admin-jobs.present.ts';
import { type AdminJobRow, selectAllAdminJobs } from '../admin/admin-jobs.queries.ts';
import { presentDecision, presentReport } from './reported-jobs.present.ts';
import {
  findDecisionsOf,
  findDecisionsOfCompany,
  findReported,
  findReports,
} from './reported-jobs.queries.ts';

type Reader = Pick<Database, 'select'>;

/** A page of the jobs of a board that were reported, also of those that their company deleted. */
export async function findReportedJobs(
  db: Database,
  { board }: Tenant,
  query: QueryOf<Contract['jobReports']['findReportedJobs']>,
  now: Date,
): Promise<{ readonly data: ReportedJob[]; readonly total: number }> {
  const { rows, total } = await findReported(db, board.id, query['match[state]'], query);
  const ids = rows.map(({ jobId }) => jobId);
  if (ids.length === 0) return { data: [], total };
  const found = await selectAllAdminJobs(db, board.id, inArray(jobs.id, ids));
  const decisions = await findDecisionsOf(db, board.id, ids);
  const data = rows.flatMap(({ jobId, reports, grounds, since }): ReportedJob[] => {
    const row = found.find(({ job }) => job.id === jobId);
    const last = decisions.find(({ decision }) => decision.jobId === jobId);
    if (!row || !since) return [];
    const named = new Set(grounds.split(','));
    return [
      {
        job: presentAdminJob(row, { board }, now),
        reports,
        grounds: withheldGrounds.filter((ground) => named.has(ground)),
        since: since.toISOString(),
        decided: last
          ? { outcome: last.decision.outcome, at: last.decision.decidedAt.toISOString(), by: last.by }
          : null,
      },
    ];
  });
  return { data, total };
}

/**
 * A job of a board that was reported there, whatever became of it.
 * @throws HttpError `jobNotFound`
 */
export async function findReportedJob(db: Reader, { board }: Tenant, uuid: string): Promise<AdminJobRow> {
  // As text: a uuid that is none finds nothing, rather than failing.
  const [row] = await selectAllAdminJobs(db, board.id, sql`${jobs.uuid}::text = ${uuid.toLowerCase()}`);
  if (!row) throw new HttpError('jobNotFound');
  return row;
}

/**
 * All that an admin needs to decide about a job that was reported.
 * @throws HttpError `jobNotFound` also for a job of another board
 */
export async function readReportedJob(
  db: Reader,
  tenant: Tenant,
  uuid: string,
  now: Date,
): Promise<ReportedJobDetails> {
  const row = await findReportedJob(db, tenant, uuid);
  const { board } = tenant;
  const here = and(eq(jobReports.jobBoardId, board.id), eq(jobReports.jobId, row.job.id));
  const open = await findReports(db, and(here, isNull(jobReports.decisionId)));
  const answered = await findReports(db, and(here, isNotNull(jobReports.decisionId)));
  const decisions = await findDecisionsOf(db, board.id, [row.job.id]);
  const others = row.client ? await findDecisionsOfCompany(db, board.id, row.client.id, row.job.id) : [];
  return {
    job: presentAdminJob(row, tenant, now),
    reports: open.map(presentReport),
    decisions: decisions.map((decision) => presentDecision(decision, answered)),
    company_decisions: others.map((decision) => presentDecision(decision, [])),
  };
}

import type { Contract, ListedJob, QueryOf } from '@boardwright/api-client/contract';
import type { Database } from '../../platform/database/connect.ts';
import { type CsvCell, csvFile } from '../../platform/http/csv-file.ts';
import type { FileReply } from '../../platform/http/mount.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { listJobs } from './listed-jobs.ts';
import { findListedIds } from './listed-jobs.queries.ts';

/** Rows of a file at most; the list says how many there are. */
const exported = 100_000;
/** Jobs that are read at once. */
const batch = 1000;

const columns = [
  'uuid',
  'title',
  'organisation',
  'company',
  'status',
  'withheld',
  'place',
  'writer',
  'from',
  'till',
  'premium',
  'boost',
  'views_28_days',
  'applications',
  'open_reports',
  'created_at',
  'updated_at',
  'address',
] as const;

function line(job: ListedJob): Readonly<Record<(typeof columns)[number], CsvCell>> {
  return {
    uuid: job.uuid,
    title: job.title,
    organisation: job.organisation_name,
    company: job.client?.name ?? null,
    status: job.status,
    withheld: job.withheld?.ground ?? null,
    place: job.location_name,
    writer: job.writer,
    from: job.from,
    till: job.till,
    premium: job.premium ? 'yes' : 'no',
    boost: job.boost_factor,
    views_28_days: job.views_by_day.reduce((sum, views) => sum + views, 0),
    applications: job.applications_count,
    open_reports: job.reports_count,
    created_at: job.created_at,
    updated_at: job.updated_at,
    address: job.job_url,
  };
}

/** The jobs that a list has, as a file. */
export async function jobsCsv(
  db: Pick<Database, 'select'>,
  tenant: Tenant,
  query: QueryOf<Contract['adminJobs']['exportAllJobs']>,
  now: Date,
): Promise<FileReply> {
  const board = { db, boardId: tenant.board.id, now };
  const ids = await findListedIds(board, { ...query, sort: '-updated_at', page: 1, limit: exported });
  const rows: ListedJob[] = [];
  for (let first = 0; first < ids.length; first += batch)
    rows.push(...(await listJobs(db, tenant, ids.slice(first, first + batch), now)));
  const name = `${tenant.board.slug}-jobs-${now.toISOString().slice(0, 10)}.csv`;
  return csvFile(columns, rows.map(line), name);
}

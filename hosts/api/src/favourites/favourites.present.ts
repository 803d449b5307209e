import type { Favourite, JobSummary, Organisation } from '@boardwright/api-client/contract';
import type { Deps } from '../platform/deps.ts';
import type { BoardVisit } from '../jobs/public/board-visit.ts';
import { jobVisibility } from '../jobs/public/job-lifecycle.ts';
import { findSummaryRows } from '../jobs/public/jobs.queries.ts';
import { presentSummary } from '../jobs/public/jobs.present.ts';
import { findOrganisation } from '../organisations/public-organisations.queries.ts';
import { presentOrganisation } from '../organisations/public-organisations.present.ts';
import { findFavouriteRows, type FavouriteRow } from './favourites.queries.ts';

/** A job whose page still answers, also when it only says that it has ended. */
export function canBeFavourite(visibility: ReturnType<typeof jobVisibility>): boolean {
  return visibility === 'live' || visibility === 'expired';
}

/** A job whose page still answers, or an organisation that is shown. */
function isVisible({ jobId, job, withheldAt, organisationActive }: FavouriteRow, now: Date): boolean {
  if (jobId === null) return organisationActive === true;
  return job !== null && canBeFavourite(jobVisibility({ ...job, withheldAt }, now));
}

/** What a candidate keeps and can still open, newest first. */
export async function findVisibleFavourites(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  boardId: number,
): Promise<readonly FavouriteRow[]> {
  const now = clock.now();
  return (await findFavouriteRows(db, userId, boardId)).filter((row) => isVisible(row, now));
}

/** The favourites of a person as `you` has them (specification §3 'User'). */
export async function favouritesOfPerson(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  boardId: number,
): Promise<{
  readonly favourite_jobs: { uuid: string; job_uuid: string }[];
  readonly favourite_organisations: { uuid: string; org_id: number }[];
}> {
  const rows = await findVisibleFavourites(deps, userId, boardId);
  return {
    favourite_jobs: rows.flatMap(({ uuid, jobUuid }) =>
      jobUuid === null ? [] : [{ uuid, job_uuid: jobUuid }],
    ),
    favourite_organisations: rows.flatMap(({ uuid, organisationId }) =>
      organisationId === null ? [] : [{ uuid, org_id: organisationId }],
    ),
  };
}

async function jobsOf(
  { db, clock, search }: Deps,
  { board, locale }: BoardVisit,
  ids: readonly number[],
): Promise<ReadonlyMap<number, JobSummary>> {
  if (ids.length === 0) return new Map();
  const now = clock.now();
  const presentation = { now, locale, anonymous: false, catalogue: search.catalogue() };
  const rows = await findSummaryRows(db, board.id, ids);
  return new Map(
    rows.map((row) => {
      const status = jobVisibility(row, now) === 'live' ? ('active' as const) : ('expired' as const);
      return [row.id, presentSummary({ ...row, status }, presentation, null)];
    }),
  );
}

async function organisationsOf(
  { db, clock }: Deps,
  { board, site, locale }: BoardVisit,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Organisation>> {
  const rows = await Promise.all(ids.map((id) => findOrganisation(db, board.id, String(id), clock.now())));
  return new Map(
    rows.flatMap((row) =>
      row ? [[row.organisation.id, presentOrganisation(row, locale, site.defaultLocale)] as const] : [],
    ),
  );
}

/** Favourites with what `with` asks for. */
export async function presentFavourites(
  deps: Deps,
  visit: BoardVisit,
  rows: readonly FavouriteRow[],
  wanted: readonly string[],
): Promise<Favourite[]> {
  const ids = (ofRow: (row: FavouriteRow) => number | null) => rows.map(ofRow).filter((id) => id !== null);
  const withJobs = wanted.includes('job');
  const withOrganisations = wanted.includes('organisation');
  const jobs = withJobs
    ? await jobsOf(
        deps,
        visit,
        ids(({ jobId }) => jobId),
      )
    : undefined;
  const organisations = withOrganisations
    ? await organisationsOf(
        deps,
        visit,
        ids(({ organisationId }) => organisationId),
      )
    : undefined;
  return rows.map(({ uuid, jobId, jobUuid, organisationId, createdAt }) => ({
    uuid,
    job_id: jobId,
    job_uuid: jobUuid,
    organisation_id: organisationId,
    created_at: createdAt.toISOString(),
    ...(jobs ? { job: jobs.get(jobId ?? 0) ?? null } : {}),
    ...(organisations ? { organisation: organisations.get(organisationId ?? 0) ?? null } : {}),
  }));
}

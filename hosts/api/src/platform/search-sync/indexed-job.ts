import { type SQL, sql } from '../database/drizzle.ts';
import type { Database } from '../database/connect.ts';
import { jobBoardJobs, jobs } from '../database/schema.ts';
import { isVisibleJob } from './hidden-jobs.ts';
import type { IndexedJob } from '../search/job-query.ts';

/** Jobs the index holds: those on view, and those whose start it awaits itself. */
export const indexedStatuses = ['active', 'scheduled'] as const;

const columns = {
  id: jobs.id,
  status: jobs.status,
  revision: jobs.revision,
  title: jobs.title,
  description: jobs.description,
  organisationId: jobs.organisationId,
  organisationName: jobs.organisationName,
  locationName: jobs.locationName,
  countryCode: jobs.countryCode,
  lat: jobs.lat,
  lon: jobs.lon,
  locationType: jobs.locationType,
  remote: jobs.remote,
  textType: jobs.textType,
  textOwn: jobs.textOwn,
  textPlatform: jobs.textPlatform,
  locale: jobs.locale,
  segmentIds: jobs.segmentIds,
  salaryYearMin: jobs.salaryYearMin,
  salaryYearMax: jobs.salaryYearMax,
  premium: jobs.premium,
  from: jobs.from,
  till: jobs.till,
  createdAt: jobs.createdAt,
  boostFactor: jobs.boostFactor,
  referenceCode: jobs.referenceCode,
  /** Those that show it. */
  boardIds: sql<
    number[]
  >`array(select ${jobBoardJobs.jobBoardId} from ${jobBoardJobs} where ${jobBoardJobs.jobId} = ${jobs.id} and ${isVisibleJob})`,
} as const;

/** A slice of jobs as the index reads them. */
export function selectIndexRows(db: Database, where: SQL | undefined, order: SQL, limit: number) {
  return db.select(columns).from(jobs).where(where).orderBy(order).limit(limit);
}
export type IndexRow = Awaited<ReturnType<typeof selectIndexRows>>[number];

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  amp: '&',
  nbsp: ' ',
  '#39': "'",
};

/**
 * The words of HTML that was sanitised when it was written: tags are well-formed there, so that a hundred thousand
 * texts need no parser.
 */
function plainTextOf(html: string | null): string {
  return (html ?? '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => named[name] ?? entity);
}

function textOf({ description, textType, textOwn, textPlatform }: IndexRow): string {
  const parts =
    textType === 'own'
      ? [textOwn]
      : [textPlatform?.job, textPlatform?.function, textPlatform?.company, textPlatform?.offer];
  return [description, ...parts.map((part) => plainTextOf(part ?? null))].join(' ');
}

/** The areas a job lies in, as the index knows them. */
export type AreasOf = (
  place: Pick<IndexRow, 'lat' | 'lon' | 'locationName' | 'countryCode'>,
) => readonly string[];

export function indexedJob(row: IndexRow, areasOf: AreasOf = () => []): IndexedJob {
  return {
    id: row.id,
    board_ids: row.boardIds,
    title: row.title,
    organisation_id: row.organisationId,
    organisation_name: row.organisationName,
    location_name: row.locationName ?? '',
    country_code: row.countryCode,
    lat: row.lat,
    lon: row.lon,
    location_type: row.locationType,
    areas: areasOf(row),
    remote: row.remote,
    text: textOf(row),
    locale: row.locale,
    segment_ids: row.segmentIds,
    salary_year_min: row.salaryYearMin,
    salary_year_max: row.salaryYearMax,
    premium: row.premium,
    from: row.from.getTime(),
    till: row.till?.getTime() ?? null,
    created_at: row.createdAt.getTime(),
    boost_factor: row.boostFactor,
    ...(row.referenceCode === null ? {} : { reference_code: row.referenceCode }),
  };
}

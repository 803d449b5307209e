import { and, eq, isNotNull, type SQL, sql } from '../../platform/database/drizzle.ts';
import type { CandidateSortValue } from '@boardwright/api-client/contract';
import type { Database } from '../../platform/database/connect.ts';
import { resumes, users } from '../../platform/database/schema.ts';
import { seenBy } from '../own/resume.policy.ts';
import { matchesTerms, searchTerms } from './search-terms.ts';

/** Segments of one group that were chosen: any of them will do. */
export interface ChosenGroup {
  readonly chosen: readonly number[];
  /** All segments of the group. */
  readonly members: readonly number[];
}

export interface ResumeQuestion {
  readonly boardId: number;
  /** The company that looks; undefined for anybody, who sees what everybody may see. */
  readonly clientId: number | undefined;
  readonly search?: string | undefined;
  readonly uuid?: string | undefined;
  readonly near?: { readonly lat: number; readonly lon: number; readonly kilometres: number } | undefined;
  readonly countryCode?: string | undefined;
  readonly groups: readonly ChosenGroup[];
  readonly sort: CandidateSortValue;
  readonly page: number;
  readonly limit: number;
}

export interface FoundResumes {
  readonly total: number;
  /** Those of the page, in order, with kilometres where a place was searched around. */
  readonly rows: readonly { readonly id: number; readonly km: number | null }[];
  /** How many of each segment: those of a group ignore what was chosen in that group. */
  readonly counts: Readonly<Record<string, number>>;
}

type Point = Pick<NonNullable<ResumeQuestion['near']>, 'lat' | 'lon'>;

/** The great-circle distance to a point in kilometres. */
function kilometresTo({ lat, lon }: Point): SQL {
  return sql`6371 * acos(least(1, greatest(-1,
    sin(radians(${resumes.lat})) * sin(radians(${lat}::float8)) +
    cos(radians(${resumes.lat})) * cos(radians(${lat}::float8)) * cos(radians(${resumes.lon} - ${lon}::float8)))))`;
}

const kilometresPerDegree = 111;

/** Within a distance; the square around it first, which an index knows. */
function within(near: NonNullable<ResumeQuestion['near']>): SQL {
  const { lat, lon, kilometres } = near;
  const high = kilometres / kilometresPerDegree + 0.01;
  const shrink = Math.cos((Math.min(89, Math.abs(lat) + high) * Math.PI) / 180);
  const wide = high / Math.max(0.01, shrink);
  // Near the date line the square would be cut in two.
  const meridians =
    lon - wide < -180 || lon + wide > 180
      ? sql`true`
      : sql`${resumes.lon} between ${lon - wide}::float8 and ${lon + wide}::float8`;
  return sql`(${resumes.lat} between ${lat - high}::float8 and ${lat + high}::float8 and ${meridians}
    and ${kilometresTo(near)} <= ${kilometres}::float8)`;
}

const integerArray = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::integer[]`;

/** Whom a question is about, whatever segments were chosen. */
function asked({ boardId, clientId, search, uuid, near, countryCode }: ResumeQuestion): SQL | undefined {
  const terms = searchTerms(search);
  return and(
    eq(resumes.jobBoardId, boardId),
    eq(resumes.status, 'available'),
    // Nobody knows who reads the public list: a resume that is kept from anyone is not in it.
    clientId === undefined ? eq(resumes.visibility, 'everybody') : seenBy(clientId),
    // Only who can be reached can be asked for contact.
    clientId === undefined
      ? undefined
      : and(isNotNull(resumes.userId), sql`coalesce(${users.active}, false)`),
    // As text: a uuid that is none finds nobody, rather than failing.
    uuid === undefined ? undefined : sql`${resumes.uuid}::text = ${uuid.toLowerCase()}`,
    terms.length > 0 ? sql`${resumes.searchText} @@ ${matchesTerms(terms)}` : undefined,
    countryCode === undefined ? undefined : eq(resumes.countryCode, countryCode),
    near && within(near),
  );
}

function orderOf({ sort, near, search }: ResumeQuestion): SQL {
  const newest = sql`created_at desc, id desc`;
  if (sort === 'created_at') return sql`created_at, id`;
  if (sort === 'distance' && near) return sql`km nulls last, ${newest}`;
  if (sort === 'relevance' && searchTerms(search).length > 0) return sql`rank desc, ${newest}`;
  return newest;
}

/**
 * A page of resumes with the number of all and of each segment, in one question to the database that reads no more of a
 * resume than it counts.
 */
export async function searchResumes(
  db: Pick<Database, 'execute'>,
  question: ResumeQuestion,
): Promise<FoundResumes> {
  const { near, search, groups, page, limit } = question;
  const terms = searchTerms(search);
  // The number of groups of which a resume has nothing that was chosen, and the last such group.
  const misses = groups.map(
    ({ chosen }) => sql`(not ${resumes.segmentIds} && ${integerArray(chosen)})::integer`,
  );
  const missed = misses.length > 0 ? sql.join(misses, sql` + `) : sql`0`;
  const which =
    misses.length > 0
      ? sql.join(
          misses.map((miss, index) => sql`${miss} * ${sql.raw(String(index + 1))}`),
          sql` + `,
        )
      : sql`0`;
  const membersOf = groups.map(
    ({ members }, index) =>
      sql`when ${sql.raw(String(index + 1))} then segment = any(${integerArray(members)})`,
  );
  const counted =
    groups.length > 0
      ? sql`missed = 0 or (missed = 1 and case which ${sql.join(membersOf, sql` `)} else false end)`
      : sql`true`;
  const result = await db.execute(sql`
    with found as materialized (
      select ${resumes.id} as id, ${resumes.segmentIds} as segment_ids, ${resumes.createdAt} as created_at,
        ${near ? kilometresTo(near) : sql`null::float8`} as km,
        ${terms.length > 0 ? sql`ts_rank(${resumes.searchText}, ${matchesTerms(terms)})` : sql`0`} as rank,
        ${missed} as missed, ${which} as which
      from ${resumes} left join ${users} on ${users.id} = ${resumes.userId}
      where ${asked(question)}
    )
    select (select count(*)::integer from found where missed = 0) as total,
      (select coalesce(jsonb_object_agg(segment, amount), '{}') from (
        select segment, count(*) as amount from found, unnest(found.segment_ids) as segment
        where ${counted} group by segment) as per_segment) as counts,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'km', km) order by place), '[]') from (
        select id, km, row_number() over (order by ${orderOf(question)}) as place from found where missed = 0
        order by place limit ${limit}::integer offset ${(page - 1) * limit}::bigint) as shown) as rows`);
  const [row] = rowsOf(result);
  if (!row) throw new Error('A count without a row');
  return row;
}

/** Both databases answer `execute` with rows, each in its own wrapping. */
function rowsOf(result: unknown): readonly FoundResumes[] {
  if (Array.isArray(result)) return result as FoundResumes[];
  return (result as { readonly rows: readonly FoundResumes[] }).rows;
}

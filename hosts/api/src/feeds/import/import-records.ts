import { and, eq, exists, inArray, isNotNull, not, or, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { isOfBoard } from '../../platform/database/deleted-sites.ts';
import { ofBoard, offeredOn } from '../../platform/search-sync/offered-segments.ts';
import { feeds, jobBoards, jobs, segments, sites } from '../../platform/database/schema.ts';
import { siteCountries } from '../../platform/http/site-countries.ts';
import { FeedProblem } from '../../platform/remote/feed-problem.ts';
import type { BoardFacts, ImportedColumns } from './job-columns.ts';
import { createSegmentMatcher } from './match-segments.ts';
import type { KnownJob } from './plan-import.ts';

export type Reader = Pick<Database, 'select'>;
export type Writer = Pick<Database, 'select' | 'insert' | 'update'>;

/** Reads what a board says about its jobs. Throws FeedProblem when there is no such board. */
export async function readBoard(db: Reader, boardId: number | undefined): Promise<BoardFacts> {
  const boards = await db
    .select({ id: jobBoards.id, name: jobBoards.name })
    .from(jobBoards)
    .where(isOfBoard(jobBoards.id))
    .orderBy(jobBoards.id);
  const board = boardId === undefined ? boards[0] : boards.find(({ id }) => id === boardId);
  if (!board) {
    const known = boards.map(({ id, name }) => `${id} (${name})`).join(', ');
    throw new FeedProblem(`There is no job board ${boardId ?? ''}; there are: ${known || 'none'}.`);
  }
  const [site] = await db
    .select({ locale: sites.defaultLocale, locales: sites.supportedLocales, settings: sites.settings })
    .from(sites)
    .where(eq(sites.jobBoardId, board.id))
    .orderBy(sites.id)
    .limit(1);
  const rows = await db
    .select({ id: segments.id, key: segments.key, name: segments.name, into: segments.mergedIntoId })
    .from(segments)
    .where(or(offeredOn(board.id), and(ofBoard(board.id), isNotNull(segments.mergedIntoId))));
  // A name that another has by now is that one's: those that became a part of another come last.
  const named = rows
    .map(({ id, key, name, into }) => ({ id: into ?? id, key, names: Object.values(name ?? {}), into }))
    .toSorted((one, other) => Number(one.into !== null) - Number(other.into !== null));
  const currency = site?.settings['app_currency'];
  return {
    id: board.id,
    defaultLocale: site?.locale ?? 'nl',
    locales: site?.locales ?? ['nl'],
    currency: typeof currency === 'string' ? currency : 'EUR',
    countries: siteCountries(site?.settings ?? {}),
    segmentsOf: createSegmentMatcher(named),
  };
}

/** Every job that a source has made, by its reference. */
export async function readKnownJobs(db: Reader, source: string): Promise<Map<string, KnownJob>> {
  const rows = await db
    .select({ id: jobs.id, status: jobs.status, title: jobs.title, reference: jobs.externalReference })
    .from(jobs)
    .where(eq(jobs.source, source));
  return new Map(rows.map(({ reference, ...job }) => [reference ?? '', job]));
}

export type StoredJob = typeof jobs.$inferSelect;

/** The stored jobs of a source with these references. */
export async function readStoredJobs(
  db: Reader,
  source: string,
  references: readonly string[],
): Promise<Map<string, StoredJob>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.source, source), inArray(jobs.externalReference, [...references])));
  return new Map(rows.map((row) => [row.externalReference ?? '', row]));
}

/** The name under which a feed's jobs are kept apart from all others. */
export function sourceOf(boardId: number, name: string): string {
  return `feed:${boardId}:${name}`;
}

/** As readFeed gives it, of the items at the beginning of a feed. */
export interface Sample {
  reference: string;
  organisation: string;
}

/**
 * The source under which a feed is already known: its own name if that has jobs; else the source that made at least
 * half of the sampled jobs of the same company and reference, so that a feed which moved is not imported twice.
 */
export async function recogniseSource(
  db: Reader,
  boardId: number,
  named: string,
  sample: readonly Sample[],
): Promise<{ source: string; renamed: boolean }> {
  const [own] = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.source, named)).limit(1);
  if (own || sample.length === 0) return { source: named, renamed: false };
  const companies = new Map(sample.map(({ reference, organisation }) => [reference, organisation]));
  const rows = await db
    .select({ source: jobs.source, reference: jobs.externalReference, organisation: jobs.organisationName })
    .from(jobs)
    .where(
      and(
        sql`${jobs.source} like ${`feed:${boardId}:%`}`,
        // A feed with a number keeps its jobs to itself.
        not(
          exists(
            db
              .select({ one: sql`1` })
              .from(feeds)
              .where(eq(feeds.source, jobs.source)),
          ),
        ),
        inArray(jobs.externalReference, [...companies.keys()]),
      ),
    );
  const votes = new Map<string, number>();
  for (const { source, reference, organisation } of rows) {
    if (source !== null && companies.get(reference ?? '') === organisation) {
      votes.set(source, (votes.get(source) ?? 0) + 1);
    }
  }
  const [best] = [...votes].sort(([, a], [, b]) => b - a);
  return best && best[1] * 2 >= companies.size
    ? { source: best[0], renamed: true }
    : { source: named, renamed: false };
}

/** Which of the columns a feed decides differ, needs the stored ones under the same names. */
export function storedColumns(stored: StoredJob, columns: ImportedColumns): Record<string, unknown> {
  const row: Record<string, unknown> = stored;
  return Object.fromEntries(Object.keys(columns).map((name) => [name, row[name]]));
}

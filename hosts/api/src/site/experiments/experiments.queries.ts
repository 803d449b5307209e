import {
  experimentMeasures,
  type Experiment,
  type ExperimentCounts,
  type ExperimentFinding,
  type ExperimentMeasure,
} from '@boardwright/api-client/contract';
import { and, asc, desc, eq, inArray, not } from '../../platform/database/drizzle.ts';
import { experimentDays, experiments } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Writer } from '../builder/builder-context.ts';
import { type ExperimentRow, isRunning } from './running-experiments.queries.ts';
import { findingOf } from './verdict.ts';

/** Ended tests that are listed; of those that run there is one a page at most. */
const mostEnded = 100;
const dayLength = 86_400_000;

interface OnSite {
  readonly siteId: number;
  readonly now: Date;
}

type DayRow = typeof experimentDays.$inferSelect;
const nobody: ExperimentCounts = { visitors: 0, job_views: 0, apply_clicks: 0, applications: 0 };

const countsOf = (rows: readonly DayRow[], version: 'a' | 'b'): ExperimentCounts =>
  rows
    .filter((row) => row.version === version)
    .reduce(
      (sum, row) => ({
        visitors: sum.visitors + row.visitors,
        job_views: sum.job_views + row.jobViews,
        apply_clicks: sum.apply_clicks + row.applyClicks,
        applications: sum.applications + row.applications,
      }),
      nobody,
    );

/** A test as admins read it: what was counted, and what it says. */
function present(row: ExperimentRow, counted: readonly DayRow[], now: Date): Experiment {
  const isOver = row.endedAt !== null || row.endsAt <= now;
  const end = row.endedAt ?? (row.endsAt < now ? row.endsAt : now);
  const days = Math.floor((end.getTime() - row.startedAt.getTime()) / dayLength);
  const counts = { a: countsOf(counted, 'a'), b: countsOf(counted, 'b') };
  const finding = (measure: ExperimentMeasure): ExperimentFinding =>
    findingOf({
      a: { visitors: counts.a.visitors, did: counts.a[measure] },
      b: { visitors: counts.b.visitors, did: counts.b[measure] },
      days,
      isOver,
    });
  return {
    id: row.id,
    page_id: row.pageId,
    block_id: row.blockId,
    key: row.key,
    locale: row.locale,
    a: { settings: row.a, version: row.aVersion },
    b: { settings: row.b, version: row.bVersion },
    share: row.share,
    measure: row.measure,
    author: row.author,
    started_at: row.startedAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    // The minute between its time and the look that notes it is no part of it.
    ended_at: isOver ? end.toISOString() : null,
    ended_by: isOver ? (row.endedBy ?? 'time') : null,
    outcome: row.outcome,
    counts,
    days: [...Map.groupBy(counted, ({ day }) => day)].map(([day, ofDay]) => ({
      day,
      a: countsOf(ofDay, 'a'),
      b: countsOf(ofDay, 'b'),
    })),
    findings: Object.fromEntries(
      experimentMeasures.map((measure) => [measure, finding(measure)]),
    ) as Experiment['findings'],
  };
}

async function presentAll(
  db: Pick<Writer, 'select'>,
  rows: readonly ExperimentRow[],
  now: Date,
): Promise<Experiment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counted = Map.groupBy(
    await db
      .select()
      .from(experimentDays)
      .where(inArray(experimentDays.experimentId, ids))
      .orderBy(asc(experimentDays.day)),
    ({ experimentId }) => experimentId,
  );
  return rows.map((row) => present(row, counted.get(row.id) ?? [], now));
}

/** The tests of a site: those that run, then those that ended last. */
export async function findExperiments(
  db: Pick<Writer, 'select'>,
  { siteId, now }: OnSite,
): Promise<Experiment[]> {
  const ofSite = eq(experiments.siteId, siteId);
  const running = await db
    .select()
    .from(experiments)
    .where(and(ofSite, isRunning))
    .orderBy(desc(experiments.id));
  const ended = await db
    .select()
    .from(experiments)
    .where(and(ofSite, not(isRunning)))
    .orderBy(desc(experiments.endedAt), desc(experiments.id))
    .limit(mostEnded);
  return presentAll(db, [...running, ...ended], now);
}

/** One test of a site. @throws HttpError `notFound` for that of another */
export async function readExperiment(
  db: Pick<Writer, 'select'>,
  { siteId, now }: OnSite,
  id: number,
): Promise<Experiment> {
  const rows = await db
    .select()
    .from(experiments)
    .where(and(eq(experiments.id, id), eq(experiments.siteId, siteId)));
  const [found] = await presentAll(db, rows, now);
  if (!found) throw new HttpError('notFound');
  return found;
}

import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { and, eq, inArray, sql } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { experimentDays, experiments, sites } from '../../platform/database/schema.ts';
import { isRunning } from './running-experiments.queries.ts';

type Trials = NonNullable<BodyOf<Contract['siteContent']['countVisits']>['experiments']>;

const columns = {
  visitors: 'visitors',
  job_views: 'jobViews',
  apply_clicks: 'applyClicks',
  applications: 'applications',
} as const;

/** Adds what visitors of running tests did to the day that it is on their site's calendar. Of others nothing is counted. */
export async function countTrials(
  tx: Transaction,
  trials: Trials,
  days: ReadonlyMap<number, string>,
): Promise<void> {
  if (trials.length === 0) return;
  const known = await tx
    .select({ id: experiments.id, boardId: sites.jobBoardId })
    .from(experiments)
    .innerJoin(sites, eq(sites.id, experiments.siteId))
    .where(and(inArray(experiments.id, [...new Set(trials.map((one) => one.experiment_id))]), isRunning));
  const rows = new Map<string, typeof experimentDays.$inferInsert>();
  for (const { job_board_id: boardId, experiment_id: id, version, did, visitors } of trials) {
    const day = days.get(boardId);
    if (day === undefined || !known.some((one) => one.id === id && one.boardId === boardId)) continue;
    const key = `${String(id).padStart(10, '0')} ${version}`;
    const row = rows.get(key) ?? { experimentId: id, version, day };
    rows.set(key, { ...row, [columns[did]]: (row[columns[did]] ?? 0) + visitors });
  }
  if (rows.size === 0) return;
  const grown = (name: 'visitors' | 'job_views' | 'apply_clicks' | 'applications') =>
    sql`${experimentDays[columns[name]]} + excluded.${sql.raw(name)}`;
  await tx
    .insert(experimentDays)
    // Everybody locks days in one order.
    .values([...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row))
    .onConflictDoUpdate({
      target: [experimentDays.experimentId, experimentDays.day, experimentDays.version],
      set: {
        visitors: grown('visitors'),
        jobViews: grown('job_views'),
        applyClicks: grown('apply_clicks'),
        applications: grown('applications'),
      },
    });
}

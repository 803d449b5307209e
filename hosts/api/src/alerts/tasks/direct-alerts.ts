import { and, asc, eq, gt, inArray, isNull, lt } from '../../platform/database/drizzle.ts';
import { jobAlertRuns, jobAlerts, jobAppearances } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { dictionaryOf } from '../../platform/search/dictionary.ts';
import { correctionBy } from './alert-correction.ts';
import { type AlertMatcher, createAlertMatcher } from './alert-matcher.ts';
import {
  alertRequest,
  type ListedRows,
  type Match,
  readListedJobs,
  type SentAlert,
} from './alert-mailing.ts';
import { boardsByJob, readNewJobs, selectAlerts, sendable } from './alert-rows.ts';
import type { AlertTools } from './alert-tools.ts';
import { loadAlertSites } from './alert-sites.ts';

type Run = typeof jobAlertRuns.$inferSelect;

/** Alerts read at a time, and mails written in one transaction. */
const page = 2000;
const batch = 100;

const direct = and(sendable, eq(jobAlerts.frequency, 'direct'), isNull(jobAlerts.dueAt));

/** A run's jobs, ready to be matched; none when all of them have gone again. */
async function matcherOf({ db, search }: AlertTools, run: Run, now: Date): Promise<AlertMatcher | undefined> {
  const appeared = await db
    .select({ jobId: jobAppearances.jobId, jobBoardId: jobAppearances.jobBoardId })
    .from(jobAppearances)
    .where(eq(jobAppearances.runId, run.id));
  const jobs = await readNewJobs(db, boardsByJob(appeared), search.areasOf);
  if (jobs.length === 0) return undefined;
  // A word is only taken for a slip when the whole board lacks it: the board must know the new jobs first.
  await search.catchUp();
  const moment = now.getTime();
  return createAlertMatcher(jobs, {
    groupOf: (segment) => search.catalogue().get(segment)?.groupId,
    now: moment,
    correction: correctionBy(search.index, moment),
  });
}

/**
 * Writes the mails of some alerts and notes how far the run has come, both or neither: whoever takes the run up again
 * goes on behind them.
 * @param from where the run stood when the alerts were read
 * @returns false when somebody else has gone on with the run
 */
async function writeBatch(
  tools: AlertTools,
  run: Run,
  span: { readonly from: number; readonly till: number },
  matches: readonly Match[],
  requestOf: (match: Match) => ReturnType<typeof alertRequest>,
): Promise<boolean> {
  const now = tools.clock.now();
  return transaction(tools, async (tx) => {
    const [held] = await tx.select().from(jobAlertRuns).where(eq(jobAlertRuns.id, run.id)).for('update');
    if (!held || held.finishedAt !== null || held.doneTill !== span.from) return false;
    const ids = matches.map(({ alert }) => alert.id);
    // As they are now: who unsubscribed a moment ago gets nothing.
    const wanted =
      ids.length === 0 ? [] : await selectAlerts(tx).where(and(direct, inArray(jobAlerts.id, ids)));
    const stillWanted = new Set(wanted.map(({ id }) => id));
    const notified = matches.flatMap((match) => {
      const request = stillWanted.has(match.alert.id) ? requestOf(match) : undefined;
      return request ? [{ id: match.alert.id, request }] : [];
    });
    await queueMails(
      tx,
      notified.map(({ request }) => request),
      now,
    );
    if (notified.length > 0) {
      const notifiedIds = notified.map(({ id }) => id);
      await tx.update(jobAlerts).set({ lastSentAt: now }).where(inArray(jobAlerts.id, notifiedIds));
    }
    await tx.update(jobAlertRuns).set({ doneTill: span.till }).where(eq(jobAlertRuns.id, run.id));
    return true;
  });
}

/** `[1 … 250]` → batches with the last alert that each of them settles; the last settles the whole page. */
function batchesOf(matches: readonly Match[], pageEnd: number) {
  const count = Math.max(1, Math.ceil(matches.length / batch));
  return Array.from({ length: count }, (_, nth) => {
    const some = matches.slice(nth * batch, (nth + 1) * batch);
    return { some, till: nth === count - 1 ? pageEnd : (some.at(-1)?.alert.id ?? pageEnd) };
  });
}

async function sendRun(tools: AlertTools, run: Run): Promise<void> {
  const { db, clock, search } = tools;
  const now = clock.now();
  const untold = (after: number) =>
    and(direct, gt(jobAlerts.id, after), lt(jobAlerts.coveredTill, run.startedAt));
  // A great import is no work where nobody waits for it.
  const [somebody] = await selectAlerts(db).where(untold(run.doneTill)).limit(1);
  const matcher = somebody && (await matcherOf(tools, run, now));
  const sites = await loadAlertSites(db);
  const rows: ListedRows = new Map();
  const context = { sites, catalogue: search.catalogue(), rows, now };
  const jobsFor = (alert: SentAlert) => {
    const site = sites.get(alert.siteId);
    return site && matcher
      ? matcher.match(site.board.id, alert.filter, dictionaryOf(site.site.settings))
      : [];
  };
  let doneTill = run.doneTill;
  while (matcher) {
    const alerts = await selectAlerts(db).where(untold(doneTill)).orderBy(asc(jobAlerts.id)).limit(page);
    const last = alerts.at(-1);
    if (!last) break;
    const matches = alerts
      .map((alert) => ({ alert, jobIds: jobsFor(alert) }))
      .filter(({ jobIds }) => jobIds.length > 0);
    await readListedJobs(db, matches, context);
    for (const { some: mailed, till } of batchesOf(matches, last.id)) {
      const span = { from: doneTill, till };
      if (!(await writeBatch(tools, run, span, mailed, (match) => alertRequest(match, context)))) return;
      doneTill = till;
    }
  }
  await db
    .update(jobAlertRuns)
    .set({ finishedAt: clock.now() })
    .where(and(eq(jobAlertRuns.id, run.id), eq(jobAlertRuns.doneTill, doneTill)));
}

/** Tells the direct alerts of the jobs that came, run by run; one that was broken off is taken up where it stopped. */
export async function sendDirectAlerts(tools: AlertTools): Promise<void> {
  const open = await tools.db
    .select()
    .from(jobAlertRuns)
    .where(isNull(jobAlertRuns.finishedAt))
    .orderBy(asc(jobAlertRuns.id));
  for (const run of open) await sendRun(tools, run);
}

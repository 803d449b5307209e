import { and, asc, eq, gt, gte, inArray, lte, min } from '../../platform/database/drizzle.ts';
import { jobAlerts, jobAppearances, users } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { dictionaryOf } from '../../platform/search/dictionary.ts';
import { correctionBy } from './alert-correction.ts';
import { createAlertMatcher } from './alert-matcher.ts';
import { alertRequest, type ListedRows, readListedJobs, type SentAlert } from './alert-mailing.ts';
import { boardsByJob, readNewJobs, selectAlerts, sendable } from './alert-rows.ts';
import { loadAlertSites } from './alert-sites.ts';
import { nextMailing } from './alert-times.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';
import type { AlertTools } from './alert-tools.ts';

/** Alerts notified in one transaction. */
const batch = 100;

/** Since when the due alerts have not been notified of anything; undefined when none is due. */
async function earliest({ db }: AlertTools, now: Date): Promise<Date | undefined> {
  const [found] = await db
    .select({ since: min(jobAlerts.coveredTill) })
    .from(jobAlerts)
    .leftJoin(users, eq(users.id, jobAlerts.userId))
    .where(and(sendable, lte(jobAlerts.dueAt, now)));
  return found?.since ?? undefined;
}

/** Finds for an alert the jobs that appeared after what it was notified of. */
async function finder({ db, search }: AlertTools, since: Date, now: Date) {
  const appeared = await db
    .select({
      jobId: jobAppearances.jobId,
      jobBoardId: jobAppearances.jobBoardId,
      at: jobAppearances.appearedAt,
    })
    .from(jobAppearances)
    .where(and(gt(jobAppearances.appearedAt, since), lte(jobAppearances.appearedAt, now)));
  const at = new Map(appeared.map((row) => [`${row.jobBoardId} ${row.jobId}`, row.at.getTime()]));
  await search.catchUp();
  const matcher = createAlertMatcher(await readNewJobs(db, boardsByJob(appeared), search.areasOf), {
    groupOf: (segment) => search.catalogue().get(segment)?.groupId,
    now: now.getTime(),
    correction: correctionBy(search.index, now.getTime()),
  });
  return (tenant: Tenant | undefined, { filter, coveredTill }: SentAlert) => {
    const boardId = tenant?.board.id ?? 0;
    return matcher
      .match(boardId, filter, dictionaryOf(tenant?.site.settings ?? {}))
      .filter((id) => (at.get(`${boardId} ${id}`) ?? 0) > coveredTill.getTime());
  };
}

/**
 * Mails the alerts whose day has come what appeared since their last mail. Mail, the time covered and the next date are
 * written together per batch: what was broken off finds the notified alerts no longer due.
 */
export async function sendDueAlerts(tools: AlertTools): Promise<void> {
  const { db, clock, search } = tools;
  const now = clock.now();
  const since = await earliest(tools, now);
  if (!since) return;
  const find = await finder(tools, since, now);
  const sites = await loadAlertSites(db);
  const rows: ListedRows = new Map();
  const context = { sites, catalogue: search.catalogue(), rows, now };

  const sendBatch = () =>
    transaction(tools, async (tx) => {
      const alerts = await selectAlerts(tx)
        .where(and(sendable, lte(jobAlerts.dueAt, now), gte(jobAlerts.coveredTill, since)))
        .orderBy(asc(jobAlerts.dueAt), asc(jobAlerts.id))
        .limit(batch)
        // Another process takes the next ones meanwhile.
        .for('update', { of: jobAlerts, skipLocked: true });
      const matches = alerts
        .map((alert) => ({ alert, jobIds: find(sites.get(alert.siteId), alert) }))
        .filter(({ jobIds }) => jobIds.length > 0);
      await readListedJobs(tx, matches, context);
      const mailed = matches.flatMap((match) => {
        const request = alertRequest(match, context);
        return request ? [{ id: match.alert.id, request }] : [];
      });
      await queueMails(
        tx,
        mailed.map(({ request }) => request),
        now,
      );
      for (const [next, ids] of byNextMailing(alerts)) {
        const dueAt = next === null ? null : new Date(next);
        await tx.update(jobAlerts).set({ coveredTill: now, dueAt }).where(inArray(jobAlerts.id, ids));
      }
      const notifiedIds = mailed.map(({ id }) => id);
      if (notifiedIds.length > 0) {
        await tx.update(jobAlerts).set({ lastSentAt: now }).where(inArray(jobAlerts.id, notifiedIds));
      }
      return alerts.length;
    });

  /** Alerts by the moment of their next mail, in milliseconds. */
  function byNextMailing(alerts: readonly SentAlert[]): ReadonlyMap<number | null, number[]> {
    const groups = new Map<number | null, number[]>();
    for (const { id, siteId, frequency } of alerts) {
      const zone = timeZoneOf(sites.get(siteId)?.site.settings ?? {});
      const next = nextMailing(frequency, now, zone)?.getTime() ?? null;
      groups.set(next, [...(groups.get(next) ?? []), id]);
    }
    return groups;
  }

  for (;;) {
    if ((await sendBatch()) < batch) return;
  }
}

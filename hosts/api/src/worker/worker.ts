import { and, eq, lte } from '../platform/database/drizzle.ts';
import {
  fromPglite,
  PgBoss,
  type ConstructorOptions,
  type Job,
  type JobResult,
  type JobWithMetadata,
  type PGliteLike,
} from 'pg-boss';
import type { ScheduledTask } from '../platform/plugins/run-plugins.ts';
import { asError } from '../platform/as-error.ts';
import { atMost } from '../platform/at-most.ts';
import { confirmableFor } from '../alerts/alert-schedule.ts';
import { deleteUnconfirmedAlerts } from '../alerts/job-alerts.queries.ts';
import { deleteUnconfirmedSubscriptions } from '../newsletters/mailed-newsletter.ts';
import { collectAllMedia } from '../media/collect-media.ts';
import { deleteRemovedMedia } from '../media/delete-removed-media.ts';
import { deleteOldViews } from '../people/list-views/list-views.queries.ts';
import { deleteRemoved } from '../site/builder/delete-removed.ts';
import { deleteOldHits } from '../site/forward-rules/count-hits.ts';
import { deleteOldVisits } from '../site/landing-pages/count-visits.ts';
import { deleteOldThreads } from '../site/comments/delete-old-threads.ts';
import { deletePresences } from '../site/builder/presence.ts';
import { isOfSite } from '../platform/database/deleted-sites.ts';
import { mails } from '../platform/database/schema.ts';
import { deletePasskeyChallenges } from '../platform/http/passkey-challenges.ts';
import { deleteSessions } from '../platform/http/sessions.ts';
import type { FeedRunDeps } from '../feeds/tasks/feed-run-deps.ts';
import { deleteOldFeeds } from '../feeds/endpoints/deleted-feeds.ts';
import { findDueFeeds } from '../feeds/tasks/due-feeds.ts';
import { isRequested, runWaiting } from '../feeds/tasks/run-feed.ts';
import { deleteOverdueApplications, deleteUnclaimedFiles } from './retention.ts';
import { sendQueuedMail, type MailTools } from './send-mail.ts';
import { deleteOldTeamLogs } from '../people/team/team-log.ts';
import { forgetOldReporters } from '../jobs/tasks/forget-old-reporters.ts';
import { sweepJobs } from '../jobs/tasks/sweep-jobs.ts';

/** Where the queue keeps its tables: in the embedded database, or in the PostgreSQL the product runs on. */
export type QueueDatabase = { readonly pglite: PGliteLike } | { readonly connectionString: string };

export interface WorkerOptions extends MailTools {
  readonly queueDatabase: QueueDatabase;
  /** Called after a sweep changed jobs, so that this process's search need not wait for the notification. */
  readonly onJobsChanged: () => Promise<void>;
  /** The minute's look at pages whose planned time has come; it is given how to have mails sent. */
  readonly publishPlanned?: (mailsQueued: Worker['mailsQueued']) => Promise<void>;
  /** The minute's mails about comments; it is given how to have mails sent. */
  readonly mailComments?: (mailsQueued: Worker['mailsQueued']) => Promise<void>;
  /** The minute's work for job alerts; it is given how to have mails sent. */
  readonly sendAlerts?: (mailsQueued: Worker['mailsQueued']) => Promise<void>;
  /** The minute's work of the shop; it is given how to have mails sent. */
  readonly sweepShop?: (mailsQueued: Worker['mailsQueued']) => Promise<void>;
  /** The hour's deletions of people that were asked for; it is given how to have mails sent. */
  readonly deleteDuePeople?: (mailsQueued: Worker['mailsQueued']) => Promise<void>;
  /** The hour's deletions of sites whose time to be put back is over. */
  readonly purgeSites?: () => Promise<void>;
  /** The hour's look at how many jobs landing pages have. */
  readonly noteFewJobs?: () => Promise<void>;
  /** What reading feeds by the clock needs; none are read without it. */
  readonly feeds?: Pick<FeedRunDeps, 'geo' | 'privateFeeds' | 'search' | 'feedShapes'>;
  /** The tasks of plugins. */
  readonly tasks?: readonly ScheduledTask[] | undefined;
  readonly onError: (error: unknown) => void;
}

/** The work that nobody waits for: mail, the clock's moves, retention. */
export interface Worker {
  /** Starts the queue; before it, queued mails wait in their table. */
  readonly start: () => Promise<void>;
  /** Has stored mails sent now rather than by the next sweep. Never rejects: the mails are safe in their table. */
  readonly mailsQueued: (ids: readonly number[]) => Promise<void>;
  /** Has what waits for these feeds done now rather than within a minute. Never rejects. */
  readonly feedsQueued: (feedIds: readonly number[]) => Promise<void>;
  /** Finishes what is being done, up to some seconds. */
  readonly close: () => Promise<void>;
}

const queues = {
  mail: 'mail',
  deadMail: 'mail-dead',
  sweep: 'sweep',
  retention: 'retention',
  alerts: 'alerts',
  shop: 'shop',
  dueFeeds: 'feeds-due',
  feeds: 'feeds',
} as const;
/** Retries over about a day: half a minute, doubling up to four hours. */
const mailRetries = {
  retryLimit: 14,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 4 * 60 * 60,
} as const;
/** Seconds between looks for work that no notification named. */
const pollingIntervalSeconds = 10;
/** Where somebody may be waiting. Also where the database tells of new work: of what is tried again it tells nothing. */
const whileSomebodyWaits = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const;
const mailsAtOnce = 10;
/** Seconds until somebody else goes on with the work of a process that died; two at it at once do no harm. */
const alertsMayTake = 5 * 60;
const stopTimeout = 5000;
/** Milliseconds its database gets to end the queue's connections. */
const closeTime = 1000;

/** A process that works on a feed says so; after this many seconds of silence somebody else goes on. */
const feedHeartbeat = 60;
/** A feed of any size is through by then. */
const feedMayTake = 6 * 60 * 60;
const feedsAtOnce = 2;

interface FeedJob {
  readonly feedId: number;
}

interface MailJob {
  readonly mailId: number;
}

function bossOptions(database: QueueDatabase): ConstructorOptions {
  const common = { schema: 'queue', useListenNotify: true };
  return 'pglite' in database
    ? { ...common, db: fromPglite(database.pglite), backend: 'pglite' }
    : { ...common, connectionString: database.connectionString, max: 4 };
}

async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(queues.deadMail);
  // Exclusive: a mail is at most once in the queue, whoever puts it there.
  await boss.createQueue(queues.mail, {
    ...mailRetries,
    policy: 'exclusive',
    deadLetter: queues.deadMail,
    notify: true,
  });
  await boss.createQueue(queues.sweep, { policy: 'exclusive', retryLimit: 0 });
  await boss.createQueue(queues.retention, { policy: 'exclusive', retryLimit: 2 });
  // One at a time, whoever does it; what it did not finish the next minute takes up.
  await boss.createQueue(queues.alerts, {
    policy: 'exclusive',
    retryLimit: 0,
    expireInSeconds: alertsMayTake,
  });
  await boss.createQueue(queues.shop, {
    policy: 'exclusive',
    retryLimit: 0,
    expireInSeconds: alertsMayTake,
  });
  await boss.createQueue(queues.dueFeeds, {
    policy: 'exclusive',
    retryLimit: 0,
    expireInSeconds: alertsMayTake,
  });
  // Exclusive: a feed is in one hand at a time.
  await boss.createQueue(queues.feeds, {
    policy: 'exclusive',
    retryLimit: 3,
    retryDelay: 30,
    retryBackoff: true,
    expireInSeconds: feedMayTake,
    heartbeatSeconds: feedHeartbeat,
    notify: true,
  });
  await boss.schedule(queues.dueFeeds, '* * * * *');
  await boss.schedule(queues.sweep, '* * * * *');
  await boss.schedule(queues.shop, '* * * * *');
  await boss.schedule(queues.alerts, '* * * * *');
  await boss.schedule(queues.retention, '17 * * * *');
}

/** Queues of the tasks of plugins: each a schedule and one at a time. Those of tasks that are no longer there end. */
async function createTaskQueues(boss: PgBoss, tasks: readonly ScheduledTask[]): Promise<void> {
  for (const { name, cron } of tasks) {
    await boss.createQueue(name, { policy: 'exclusive', retryLimit: 0, expireInSeconds: feedMayTake });
    await boss.schedule(name, cron);
  }
  const names = new Set(tasks.map(({ name }) => name));
  for (const { name } of await boss.getSchedules())
    if (name.includes('/') && !names.has(name)) await boss.unschedule(name);
}

/** A worker on the product's own database, by pg-boss; several processes share the work. */
export function createWorker(options: WorkerOptions): Worker {
  const { db, storage, clock, onError } = options;
  let boss: PgBoss | undefined;
  let isClosing = false;

  const mailsQueued = async (ids: readonly number[]) => {
    if (!boss || ids.length === 0) return;
    const jobs = ids.map((mailId) => ({ data: { mailId }, singletonKey: String(mailId) }));
    // Policy: the mail is in its table and the next sweep queues it again, so a failure here is only logged.
    await boss.insert(queues.mail, jobs).catch(onError);
  };

  const queueForgottenMails = async () => {
    const overdue = new Date(clock.now().getTime() - 60_000);
    const rows = await db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.state, 'queued'), lte(mails.createdAt, overdue), isOfSite(mails.siteId)))
      .limit(500);
    await mailsQueued(rows.map(({ id }) => id));
  };

  /** One mail that cannot be sent leaves the others of its batch alone. */
  const sendMails = (jobs: readonly JobWithMetadata<MailJob>[]): Promise<JobResult[]> =>
    Promise.all(
      jobs.map(async ({ id, data, retryCount, retryLimit }) => {
        try {
          await sendQueuedMail(options, data.mailId, retryCount >= retryLimit);
          return { id, status: 'completed' };
        } catch (error) {
          // Policy: the mail's row holds the reason, the queue tries again later.
          return { id, status: 'failed', output: { message: String(error) } };
        }
      }),
    );

  const sweep = async () => {
    const { started, expired, premiumEnded } = await sweepJobs(db, clock.now());
    if (started + expired + premiumEnded > 0) await options.onJobsChanged();
    // Policy: it comes again with the next minute; mails wait for nothing else.
    await options.publishPlanned?.(mailsQueued).catch(onError);
    await options.mailComments?.(mailsQueued).catch(onError);
    await queueForgottenMails();
  };

  const sendAlerts = async () => {
    await options.sendAlerts?.(mailsQueued);
  };

  const sweepShop = async () => {
    await options.sweepShop?.(mailsQueued);
  };

  const feedsQueued = async (feedIds: readonly number[]) => {
    if (!boss || feedIds.length === 0) return;
    const jobs = feedIds.map((feedId) => ({ data: { feedId }, singletonKey: String(feedId) }));
    // Policy: the runs wait in their table and the next minute queues them again, so a failure here is only logged.
    await boss.insert(queues.feeds, jobs).catch(onError);
  };

  const queueDueFeeds = async () => {
    if (options.feeds) await feedsQueued(await findDueFeeds({ db, clock }));
  };

  const runFeeds = async ([job]: readonly Job<FeedJob>[]) => {
    const { feeds, onJobsChanged } = options;
    if (!feeds || !job) return;
    const { feedId } = job.data;
    const goOn = () => {
      if (isClosing) throw new Error('The process is stopping; the run goes on with the next one.');
    };
    const deps = { db, clock, ...feeds, onJobsChanged, mailsQueued, goOn };
    await runWaiting(deps, feedId);
    // Until it ends this job keeps others of its feed out of the queue, also what was asked for after the last look above.
    await boss?.complete(queues.feeds, job);
    if (await isRequested(db, feedId)) await feedsQueued([feedId]);
  };

  const retain = async () => {
    await collectAllMedia({ db, storage }, clock.now());
    await deleteRemovedMedia(db, clock.now());
    await deleteUnclaimedFiles(db, storage, clock.now());
    await deleteOverdueApplications(db, storage, clock.now());
    await deleteUnconfirmedAlerts(db, new Date(clock.now().getTime() - confirmableFor));
    await deleteUnconfirmedSubscriptions(db, clock.now());
    await deletePresences(db, clock.now());
    await deleteRemoved(db, clock.now());
    await deleteOldFeeds(db, clock.now());
    await deleteOldViews(db, clock.now());
    await deleteOldHits(db, clock.now());
    await deleteOldVisits(db, clock.now());
    await deleteOldThreads(db, clock.now());
    await options.noteFewJobs?.();
    await deleteSessions(db, clock.now());
    await deletePasskeyChallenges(db, clock.now());
    await forgetOldReporters(db, clock.now());
    await deleteOldTeamLogs(db, clock.now());
    await options.deleteDuePeople?.(mailsQueued);
    await options.purgeSites?.();
  };

  return {
    mailsQueued,
    feedsQueued,
    async start() {
      boss = new PgBoss(bossOptions(options.queueDatabase));
      boss.on('error', (error) => onError(asError(error)));
      await boss.start();
      await createQueues(boss);
      await boss.work(
        queues.mail,
        {
          ...whileSomebodyWaits,
          includeMetadata: true,
          batchSize: mailsAtOnce,
          // After a full batch there is more: a backlog is worked off at once, not ten mails per look.
          burstWhenBatchFull: true,
          perJobResults: true,
        },
        sendMails,
      );
      await boss.work(queues.sweep, { pollingIntervalSeconds }, sweep);
      await boss.work(queues.dueFeeds, { pollingIntervalSeconds }, queueDueFeeds);
      await boss.work(queues.feeds, { ...whileSomebodyWaits, localConcurrency: feedsAtOnce }, runFeeds);
      await boss.work(queues.retention, { pollingIntervalSeconds: 60 }, retain);
      await boss.work(queues.alerts, { pollingIntervalSeconds }, sendAlerts);
      await boss.work(queues.shop, { pollingIntervalSeconds }, sweepShop);
      const { tasks = [] } = options;
      await createTaskQueues(boss, tasks);
      for (const task of tasks)
        await boss.work(task.name, { pollingIntervalSeconds }, async () => {
          // Policy: it comes again by the clock; whoever wrote it is notified.
          await task.run().catch(onError);
        });
      // What came due while nobody was at work.
      await sweep();
    },
    async close() {
      isClosing = true;
      const stopped = boss?.stop({ graceful: true, timeout: stopTimeout, close: true });
      // Policy: a database that fell silent cannot be updated; what was being done is taken up again later, as after a
      // crash.
      if (stopped) await atMost(stopTimeout + closeTime, stopped);
      boss = undefined;
    },
  };
}

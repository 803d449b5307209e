import { type BlockPackage, type BlockSchemas, knownSchemas } from '@boardwright/blocks-schema';
import { join } from 'node:path';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { joinEverySite } from './site/builder/join-every-site.ts';
import { createApp } from './app.ts';
import type { DatabaseConnection } from './platform/database/connect.ts';
import { connectDatabase } from './platform/database/open-database.ts';
import { setupToken } from './site/setup/setup-link.ts';
import type { Deps } from './platform/deps.ts';
import { checkPlugins } from './platform/plugins/check-plugins.ts';
import { migratePlugins } from './platform/plugins/migrate-plugins.ts';
import type { Plugin } from './platform/plugins/plugin.ts';
import { portsOf } from './platform/plugins/plugin-ports.ts';
import { tasksOf } from './platform/plugins/run-plugins.ts';
import { holdsDemo } from './seeding/holds-demo.ts';
import { createTenants } from './platform/http/tenants.ts';
import { createTokens, loadSecret } from './platform/http/tokens.ts';
import { openImportControl } from './admin/import-control.ts';
import { type Clock, systemClock } from './platform/ports/clock.ts';
import { createGeoNames } from './platform/ports/geo-names.ts';
import { senderOf } from './platform/ports/mailer.ts';
import { openMailer } from './platform/ports/open-mailer.ts';
import { openPayments } from './platform/ports/payments/open-payments.ts';
import type { PaymentSettings } from './platform/ports/payments/payments.ts';
import { folderStorage, type Storage } from './platform/ports/storage.ts';
import type { JobIndex } from './platform/search/job-index.ts';
import { readShipped } from './platform/search/dictionary.ts';
import { areasOfJobs } from './platform/search-sync/areas-of-job.ts';
import { createSearchSync } from './platform/search-sync/search-sync.ts';
import { sendAlerts } from './alerts/tasks/send-alerts.ts';
import { sweepShop } from './shop/tasks/sweep-shop.ts';
import { noteFewJobs } from './site/landing-pages/few-jobs.ts';
import { checkDataFolder, watchFolder } from './data-folder.ts';
import { viesRegister } from './platform/ports/vat-register.ts';
import { systemTxtRecords } from './platform/ports/txt-records.ts';
import { accountPorts } from './account-ports.ts';
import { deleteDuePeople } from './people/account/delete-due-people.ts';
import { deleteOldInvoices } from './site/sites/retain-invoices.ts';
import { endExperiments } from './site/experiments/end-experiments.ts';
import { mailComments } from './site/comments/mail-comments.ts';
import { publishPlanned } from './site/builder/run-plan.ts';
import { purgeDeletedSites } from './site/sites/purge-site.ts';
import { createWorker } from './worker/worker.ts';

export interface ApiOptions {
  /** Folder of database, files, mails and the token secret. */
  readonly dataFolder: string;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  /**
   * Whether mails that no mail server takes are shown at `/outbox`; they are unless configured otherwise. `demo`: where
   * the database holds the demo.
   */
  readonly showOutbox?: boolean | 'demo';
  /** Who takes payments; orders are only paid on invoice where nobody does. `test: 'demo'`: where the database holds it. */
  readonly payments?: (Omit<PaymentSettings, 'test'> & { readonly test: boolean | 'demo' }) | undefined;
  /** Scheme, host and port under which visitors reach this API's files; empty: those of the site. */
  readonly publicAddress?: string | undefined;
  /** Signs tokens; given where several processes share a database, else made and kept in the data folder. */
  readonly tokenSecret?: string | undefined;
  /** Shared with the site's own server, which tells how often jobs were seen. */
  readonly siteSecret?: string | undefined;
  readonly trustedProxies?: string[] | undefined;
  /** Also reads job feeds from addresses of private networks; nobody's feeds do by themselves. */
  readonly privateFeeds?: boolean;
  /** Blocks from outside, beside the core's. */
  readonly blocks?: readonly BlockPackage[];
  /** What is added from outside. */
  readonly plugins?: readonly Plugin[];
  readonly logger?: FastifyServerOptions['logger'];
  readonly clock?: Clock;
  /** Fills an empty database, before anything is read from it. */
  readonly seed?: (tools: {
    connection: DatabaseConnection;
    storage: Storage;
    schemas: BlockSchemas;
  }) => Promise<void>;
  /** Called while sites of an earlier release get one design for all languages, with how many are done, of how many. */
  readonly onJoining?: (done: number, sites: number) => void;
  /** Called while the search is filled, with the number of jobs that are in. */
  readonly onIndexing?: (done: number) => void;
  /** Called with failures in the background, which no caller sees. */
  readonly onError?: (error: unknown) => void;
}

/** The running API without a port of its own. */
export interface Api {
  /** Answers by `routing` inside another server, by `inject`, or by `listen`. */
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Jobs that can be searched. */
  readonly jobs: number;
  /** Whether the database held the demo, with accounts that everybody knows, when this started. */
  readonly holdsDemo: boolean;
  /** The path of the link by which the owner makes the first admin; undefined once there is one. */
  readonly setupPath: () => Promise<string | undefined>;
  /**
   * Calls back whenever jobs or sites changed, whoever changed them: what was drawn from them is stale. `clock` where
   * only time passed.
   */
  readonly onChange: (changed: (by: 'writer' | 'clock') => void) => Promise<() => Promise<void>>;
  /** Finishes what is being answered and done, then closes everything. */
  readonly close: () => Promise<void>;
}

/** Paths that this API answers, for a server that has others beside it. */
export const apiPaths = ['/api/', '/uploads/', '/outbox', '/healthz', '/readyz'] as const;

/** Closes in the opposite order of opening, all of it, and then reports what failed first. */
function createClosing() {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    add: (step: () => Promise<unknown>) => void steps.push(step),
    async close() {
      const failures: unknown[] = [];
      // Policy: a step that fails must not keep the next from closing.
      for (const step of steps.splice(0).reverse())
        await step().catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
  };
}

async function openDeps(options: ApiOptions, closing: ReturnType<typeof createClosing>) {
  const { dataFolder, databaseUrl, mailFrom, clock = systemClock } = options;
  const { plugins = [] } = options;
  checkPlugins(plugins);
  const ports = portsOf(plugins);
  const blockSchemas = await knownSchemas(options.blocks ?? []);
  const onError = options.onError ?? ((error) => process.stderr.write(`${String(error)}\n`));
  await checkDataFolder(dataFolder);
  const connection = await connectDatabase(
    databaseUrl === undefined ? { folder: dataFolder } : { url: databaseUrl },
    (db) => migratePlugins(db, plugins),
  );
  closing.add(connection.close);
  const { db } = connection;
  const storage = ports.storage ?? folderStorage(join(dataFolder, 'files'));
  await options.seed?.({ connection, storage, schemas: blockSchemas });
  const demo = await holdsDemo(db);
  await joinEverySite(db, { now: clock.now(), schemas: blockSchemas, onSite: options.onJoining });

  const geo = createGeoNames();
  const search = createSearchSync({
    db,
    areasOf: areasOfJobs(geo),
    listen: (changed) => connection.listen('jobs_changed', changed),
    onError,
  });
  const { mailer, outbox } = openMailer(options, clock, ports.mailer);
  const payments = openPayments(
    {
      ...options.payments,
      test: options.payments?.test === 'demo' ? demo : (options.payments?.test ?? false),
    },
    db,
    plugins.flatMap((plugin) => plugin.payments ?? []),
  );
  const tokens = createTokens(await loadSecret(dataFolder, options.tokenSecret), clock);
  const publicAddress = options.publicAddress ?? '';
  const privateFeeds = options.privateFeeds ?? false;
  const serverSender = mailFrom === undefined ? undefined : senderOf(mailFrom);
  const feedShapes = plugins.flatMap((plugin) => plugin.feedShapes ?? []);
  const worker = createWorker({
    db,
    mailer,
    serverSender,
    storage,
    clock,
    queueDatabase: connection.queue,
    onJobsChanged: search.catchUp,
    publishPlanned: async (mailsQueued) => {
      await publishPlanned({ db, now: clock.now(), search, mailsQueued }, onError);
      await endExperiments({ db, now: clock.now(), blockSchemas });
    },
    mailComments: (mailsQueued) => mailComments({ db, now: clock.now(), search, mailsQueued }),
    sendAlerts: (mailsQueued) => sendAlerts({ db, clock, search, mailsQueued }),
    sweepShop: (mailsQueued) =>
      sweepShop({ db, clock, storage, search, tokens, payments, publicAddress, mailsQueued }),
    deleteDuePeople: (mailsQueued) =>
      deleteDuePeople({
        db,
        clock,
        storage,
        search,
        mailsQueued,
        ports: accountPorts({ db, clock, geo, storage }),
      }),
    purgeSites: async () => {
      await deleteOldInvoices(db, storage, clock.now());
      await purgeDeletedSites({
        db,
        storage,
        clock,
        onJobsChanged: search.catchUp,
        log: (line) => void process.stdout.write(`${line}\n`),
      });
    },
    noteFewJobs: () => noteFewJobs({ db, clock, search, geo }),
    feeds: { geo, privateFeeds, search, feedShapes },
    tasks: tasksOf(plugins, { db, clock, storage }),
    onError,
  });
  const tenants = await createTenants(connection);
  closing.add(tenants.close);
  let isOpen = true;
  const deps: Deps = {
    connection,
    blockSchemas,
    db,
    tenants,
    tokens,
    clock,
    serverSender,
    storage,
    geo,
    search,
    payments,
    privateFeeds,
    feedShapes,
    feedsQueued: worker.feedsQueued,
    mailsQueued: worker.mailsQueued,
    outbox: (options.showOutbox === 'demo' ? demo : (options.showOutbox ?? true)) ? outbox : undefined,
    deliversMail: outbox === undefined,
    isReady: () => isOpen && search.ready(),
    publicAddress,
    txtRecords: systemTxtRecords,
    vatRegister: viesRegister(),
    diskProblem: watchFolder(dataFolder, () => performance.now()),
    siteSecret: options.siteSecret,
  };
  return { deps, worker, demo, stopBeingReady: () => (isOpen = false) };
}

/** Milliseconds between looks at what the clock did. */
const clockLook = 1000;

/** A job that starts or ends by the clock is written by nobody, or a minute later: pages that show it are stale at once. */
function watchClock(index: JobIndex, clock: Clock, changed: () => void): () => Promise<void> {
  let known = index.changesByClock(clock.now().getTime());
  const look = setInterval(() => {
    const now = index.changesByClock(clock.now().getTime());
    if (now !== known) changed();
    known = now;
  }, clockLook);
  look.unref();
  return async () => clearInterval(look);
}

/**
 * Opens the database, fills the search, starts the work in the background and puts the API in front of it.
 * @throws FolderInUseError when another process has the data folder; EnvError when nothing can be kept in it;
 * BlockPackageError and PluginError where something from outside cannot be taken in
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  const closing = createClosing();
  try {
    const { deps, worker, demo, stopBeingReady } = await openDeps(options, closing);
    const { connection, search, db, clock, geo, feedShapes } = deps;
    const [jobs] = await Promise.all([search.start(options.onIndexing), readShipped()]);
    closing.add(search.close);
    closing.add(worker.close);
    const { logger, trustedProxies, plugins } = options;
    const app = await createApp(deps, {
      logger,
      ...(plugins ? { plugins } : {}),
      ...(trustedProxies ? { trustProxy: trustedProxies } : {}),
    });
    closing.add(() => app.close());
    // Last of what a plugin may make fail: until here nothing has been done by the clock.
    await worker.start();
    if (connection.kind === 'embedded') {
      closing.add(
        await openImportControl(options.dataFolder, {
          db,
          now: clock.now,
          geo,
          feedShapes,
          admin: deps,
        }),
      );
    }
    return {
      app,
      deps,
      jobs,
      holdsDemo: demo,
      setupPath: async () => {
        const token = await setupToken(deps);
        return token && `/admin/setup?token=${token}`;
      },
      onChange: async (changed) => {
        const stops = [
          await connection.listen('jobs_changed', () => changed('writer')),
          await connection.listen('sites_changed', () => changed('writer')),
          watchClock(search.index, clock, () => changed('clock')),
        ];
        return async () => void (await Promise.all(stops.map((stop) => stop())));
      },
      close: async () => {
        stopBeingReady();
        await closing.close();
      },
    };
  } catch (error) {
    await closing.close();
    throw error;
  }
}

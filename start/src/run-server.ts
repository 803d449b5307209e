import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import {
  BeginningError,
  closeOnSignals,
  createApi,
  EnvError,
  FolderInUseError,
  PluginError,
  readApiEnv,
  seedIfEmpty,
} from '@boardwright/api';
import { BlockPackageError } from '@boardwright/blocks-schema';
import type { BuiltSiteOptions, SiteServer } from '@boardwright/site';
import type { Board } from './board.ts';
import { forwardInProcess, sendInProcess } from './in-process.ts';
import { OptionError, readStartOptions } from './options.ts';
import { SentenceError } from './sentence-error.ts';
import { checkPort, PortTakenError } from './port.ts';
import { createProgress } from './progress.ts';
import { welcome } from './welcome.ts';

const systemNow = (): number => Date.now();

type OpenSite = (options: BuiltSiteOptions) => Promise<SiteServer>;

/** What a process serves. */
export interface Served {
  readonly board: Board;
  /** The built site, or in development the one from the sources. */
  readonly openSite: OpenSite;
  /** What the command was given. */
  readonly args: readonly string[];
  /** Done once it is known that the options, the surroundings and the port will do, before anything is opened. */
  readonly prepare?: () => Promise<void>;
}

/**
 * Site, editor and API as one process on one port: opens all, prints where everything is, and ends in order.
 * @throws what keeps it from being opened
 */
export async function serve({ board, openSite, args, prepare }: Served): Promise<void> {
  const options = readStartOptions(args, process.env);
  const isEmpty = options.empty;
  const env = readApiEnv({
    ...process.env,
    PORT: process.env['PORT'] ?? '3000',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  });
  await checkPort(env.port);
  await prepare?.();
  const started = performance.now();
  const progress = createProgress(process.stdout, systemNow);
  const complain = (name: string, error: unknown): void =>
    void process.stderr.write(
      `${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );

  const siteSecret = process.env['CACHE_SECRET'] || randomUUID();
  const api = await createApi({
    siteSecret,
    dataFolder: env.dataFolder,
    databaseUrl: env.databaseUrl,
    smtpUrl: env.smtpUrl,
    mailFrom: env.mailFrom,
    // A board of somebody's own is shown nothing of this, however it is started.
    showOutbox: isEmpty ? false : 'demo',
    payments: { ...env.payments, test: env.payments.test || (isEmpty ? false : 'demo') },
    tokenSecret: env.tokenSecret,
    // Only the site of this process calls it; whom the site itself believes is said below.
    trustedProxies: ['loopback'],
    privateFeeds: env.privateFeeds,
    logger: { level: env.logLevel },
    blocks: board.blocks,
    ...(board.plugins ? { plugins: board.plugins } : {}),
    onJoining: (done, sites) =>
      progress.show(
        `One design for all languages: ${done.toLocaleString('en')} of ${sites.toLocaleString('en')} sites`,
      ),
    onIndexing: (done) => progress.show(`Filling the search: ${done.toLocaleString('en')} jobs`),
    onError: (error) => complain('Background', error),
    seed: async ({ connection, storage, schemas }) => {
      await seedIfEmpty(
        { db: connection.db, storage, schemas },
        {
          content: isEmpty ? 'empty' : 'demo',
          beginning: board.beginning,
          jobs: options.jobs,
          seed: options.seed,
          url: (host) => (isEmpty && env.publicUrl) || `http://${host}:${env.port}`,
          onProgress: (what, done, total) =>
            progress.show(
              `Writing the demo: ${what} ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`,
            ),
        },
      );
    },
  });
  const site = await openSite({
    send: sendInProcess(api.app),
    apiUrl: '',
    forward: forwardInProcess(api.app),
    now: systemNow,
    cacheSecret: siteSecret,
    trustedProxies: env.trustedProxies,
    pageMaxAge: 60_000,
    onLog: complain,
  });
  const stopListening = await api.onChange((by) => (by === 'clock' ? site.expire() : site.purge()));
  await site.fastify.listen({ port: env.port, host: '::' });
  const port = (site.fastify.server.address() as AddressInfo).port;
  closeOnSignals(async () => {
    await site.fastify.close();
    await stopListening();
    await api.close();
  });
  progress.done(
    `Ready in ${((performance.now() - started) / 1000).toFixed(1)} s with ${api.jobs.toLocaleString('en')} jobs.`,
  );
  const setupPath = await api.setupPath();
  const setup = setupPath && `${env.publicUrl || `http://localhost:${port}`}${setupPath}`;
  process.stdout.write(welcome(port, api.holdsDemo && !isEmpty, setup));
}

/** What whoever sits at the terminal can mend. */
const mendable = [
  BeginningError,
  BlockPackageError,
  EnvError,
  FolderInUseError,
  OptionError,
  PluginError,
  PortTakenError,
  SentenceError,
];

/** Whether what keeps a board from being opened may be mended in its files; its surroundings need another start. */
export const isMendedInFiles = (error: unknown): boolean =>
  ![EnvError, FolderInUseError, OptionError, PortTakenError].some((kind) => error instanceof kind);

/** Why something cannot be done, as the terminal says it. */
export function sentenceOf(error: unknown): string {
  const known = mendable.some((kind) => error instanceof kind);
  // Policy: what the person at the terminal can mend is one sentence; the rest is shown whole.
  return known ? (error as Error).message : String((error as Error).stack ?? error);
}

/** Says why a command ends, and ends it. */
export function endWith(error: unknown): never {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

/** Opens something, as a command: what keeps it from being opened is said, and ends it. */
export async function orEnd(open: () => Promise<void>): Promise<void> {
  try {
    await open();
  } catch (error) {
    endWith(error);
  }
}

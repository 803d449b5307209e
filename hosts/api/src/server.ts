import type { ApiEnv } from './env.ts';
import { seedIfEmpty } from './seeding/seed-if-empty.ts';
import { type Api, createApi } from './create-api.ts';

/** Where people find the board on a machine that has no name yet. */
export const defaultSiteAddress = 'http://localhost:3000';

/** Milliseconds that running calls get to finish when the process is asked to end. */
const drainTime = 15_000;

/** The API as a process of its own. */
export async function startServer(env: ApiEnv): Promise<Api & { readonly address: string }> {
  const api = await createApi({
    dataFolder: env.dataFolder,
    databaseUrl: env.databaseUrl,
    smtpUrl: env.smtpUrl,
    mailFrom: env.mailFrom,
    publicAddress: env.publicUrl,
    showOutbox: false,
    payments: env.payments,
    tokenSecret: env.tokenSecret,
    siteSecret: env.siteSecret,
    trustedProxies: env.trustedProxies,
    privateFeeds: env.privateFeeds,
    logger: { level: env.logLevel },
    // On an empty database an owner's own board begins.
    seed: async ({ connection, storage }) => {
      const url = () => env.publicUrl || defaultSiteAddress;
      await seedIfEmpty({ db: connection.db, storage }, { content: 'empty', url });
    },
  });
  try {
    const address = await api.app.listen({ port: env.port, host: '::' });
    return { ...api, address };
  } catch (error) {
    await api.close();
    throw error;
  }
}

/** Ends the process in order at SIGTERM or SIGINT: no new calls, the running ones answered, all data closed. */
export function closeOnSignals(close: () => Promise<void>): void {
  let closing = false;
  const end = () => {
    // A second signal means: now.
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(1), drainTime).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

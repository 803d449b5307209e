import { closeOnSignals, createApi, readApiEnv, seedIfEmpty } from '@boardwright/api';
import type { Board } from './board.ts';
import { checkPort } from './port.ts';

/** Where people find a board on a machine that has no name yet. */
const defaultSiteAddress = 'http://localhost:3000';

/**
 * The API of a board as a process of its own, with its blocks and its plugins; on an empty database an owner's own board
 * begins.
 * @throws what keeps it from being opened
 */
export async function runApi({ blocks, plugins = [], beginning }: Board): Promise<void> {
  const env = readApiEnv(process.env);
  await checkPort(env.port);
  const siteAddress = env.publicUrl || defaultSiteAddress;
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
    blocks,
    plugins,
    logger: { level: env.logLevel },
    seed: async ({ connection, storage, schemas }) => {
      const tools = { db: connection.db, storage, schemas };
      await seedIfEmpty(tools, { content: 'empty', beginning, url: () => siteAddress });
    },
  });
  try {
    const address = await api.app.listen({ port: env.port, host: '::' });
    closeOnSignals(api.close);
    process.stdout.write(`API on ${address}, ${api.jobs} jobs, data in ${env.dataFolder}\n`);
  } catch (error) {
    await api.close();
    throw error;
  }
  const path = await api.setupPath();
  if (path !== undefined) process.stdout.write(`Set up your board: ${siteAddress}${path}\n`);
}

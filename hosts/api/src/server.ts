import { installedBlocks } from '@boardwright/installed-blocks';
import type { ApiEnv } from './env.ts';
import { seedIfEmpty } from './seeding/seed-if-empty.ts';
import { type Api, createApi } from './create-api.ts';

/** Where people find the board on a machine that has no name yet. */
export const defaultSiteAddress = 'http://localhost:3000';

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
    blocks: installedBlocks,
    logger: { level: env.logLevel },
    // On an empty database an owner's own board begins.
    seed: async ({ connection, storage, schemas }) => {
      const url = () => env.publicUrl || defaultSiteAddress;
      await seedIfEmpty({ db: connection.db, storage, schemas }, { content: 'empty', url });
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

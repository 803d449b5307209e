import { type Client, createClient, createMemoryTokens } from '@boardwright/api-client';
import { eq } from '../platform/database/drizzle.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, createApi } from '../create-api.ts';
import type { Database } from '../platform/database/connect.ts';
import { siteHosts, users } from '../platform/database/schema.ts';
import { startSession } from '../platform/http/sessions.ts';
import type { Plugin } from '../platform/plugins/plugin.ts';
import { tasksOf } from '../platform/plugins/run-plugins.ts';
import { testClock, type TestClock } from '../platform/ports/clock.ts';
import { insertAdmin } from '../seeding/demo-accounts.ts';
import { addDraftSite, seedEmpty } from '../seeding/seed-empty.ts';
import { injectSend } from './inject-send.ts';

/** An API with plugins, for their tests. */
export interface PluginApi {
  readonly api: Api;
  readonly clock: TestClock;
  /**
   * A client of it; `callsOf` gives it the calls of a plugin.
   * @param role an admin of all sites, or a visitor; a visitor where nothing is said
   * @param host `localhost`, or `other.localhost`, which is another site
   */
  readonly clientFor: (role?: 'public' | 'admin', host?: string) => Promise<Client>;
  /** Does a task now: `acme-tides/tidy`. @throws what the task throws */
  readonly runTask: (name: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const otherHost = 'other.localhost';

async function addTwoSites(db: Database): Promise<void> {
  await seedEmpty({ db }, { url: (host) => `http://${host}:3000` });
  await db.transaction(async (tx) => {
    const siteId = await addDraftSite(tx, { name: 'Other', languages: ['nl'], host: otherHost });
    await tx.insert(siteHosts).values({ siteId, host: otherHost });
  });
  await insertAdmin(db);
}

/** The token of the admin for the site at a host. */
async function adminToken({ deps }: Api, host: string) {
  const [admin] = await deps.db.select().from(users).where(eq(users.role, 'admin'));
  const tenant = await deps.tenants.atHost(host);
  if (!admin || !tenant) throw new Error(`There is no site at ${host}`);
  const session = { subject: admin.uuid, userId: admin.id, role: 'admin', clientId: null } as const;
  return startSession(deps, { ...session, siteId: tenant.site.id, userAgent: undefined });
}

/**
 * Opens a board in a folder of its own with two sites and no jobs, and plugins in it. Close it in the end.
 * @throws PluginError where a plugin cannot be taken in
 */
export async function openPluginApi(...plugins: readonly Plugin[]): Promise<PluginApi> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'boardwright-plugin-'));
  const clock = testClock();
  const discard = () => rm(dataFolder, { recursive: true, force: true });
  try {
    const api = await createApi({
      dataFolder,
      plugins,
      clock,
      seed: ({ connection }) => addTwoSites(connection.db),
    });
    return {
      api,
      clock,
      async clientFor(role = 'public', host = 'localhost') {
        const tokens = createMemoryTokens(() => clock.now().getTime());
        if (role === 'admin') {
          const { token, expires_at } = await adminToken(api, host);
          tokens.store('admin', { token, expires_at });
        }
        return createClient({
          send: injectSend(api.app),
          locale: () => 'en',
          siteHost: () => host,
          tokens,
        });
      },
      async runTask(name) {
        const task = tasksOf(plugins, api.deps).find((one) => one.name === name);
        if (!task) throw new Error(`There is no task ${name}`);
        await task.run();
      },
      async close() {
        await api.close();
        await discard();
      },
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

import type { EndpointGroup } from '@boardwright/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { asError } from '../as-error.ts';
import { findTenants } from '../http/find-tenants.ts';
import { type Handlers, mount, type MountDeps } from '../http/mount.ts';
import type { Plugin, Services } from './plugin.ts';
import { PluginError } from './plugin-error.ts';

/** Work by the clock, with all that it needs at hand. */
export interface ScheduledTask {
  /** Of two parts, which no task of the product has. */
  readonly name: string;
  readonly cron: string;
  readonly run: () => Promise<void>;
}

/** What services are made of. */
type Impure = Omit<Services, 'sites'>;

function servicesOf({ db, clock, storage }: Impure): Services {
  return { db, clock, storage, sites: () => findTenants(db, undefined) };
}

/** @throws PluginError for handlers that throw, or leave out one */
function handlersOf({ name, endpoints = {}, handlers }: Plugin, services: Services): Handlers<EndpointGroup> {
  let made: Handlers<EndpointGroup>;
  try {
    made = handlers?.(services) ?? {};
  } catch (cause) {
    throw new PluginError(
      `The handlers of the plugin '${name}' cannot be made: ${asError(cause).message}. Mend that, or take the plugin out.`,
      { cause },
    );
  }
  for (const key of Object.keys(endpoints))
    if (typeof made[key] !== 'function')
      throw new PluginError(
        `The plugin '${name}' declares ${key} and does not answer it: add it to its handlers.`,
      );
  return made;
}

/**
 * Adds the endpoints of plugins to the server.
 * @throws PluginError for one that cannot answer them
 */
export function mountPlugins(
  app: FastifyInstance,
  plugins: readonly Plugin[],
  deps: MountDeps & Impure,
): void {
  for (const plugin of plugins)
    mount(app, plugin.name, plugin.endpoints ?? {}, handlersOf(plugin, servicesOf(deps)), deps);
}

/** The endpoints of plugins for the API's document: each plugin has a tag, and its calls have its name before theirs. */
export function documentedEndpoints(plugins: readonly Plugin[]): Readonly<Record<string, EndpointGroup>> {
  return Object.fromEntries(
    plugins.map(({ name, endpoints = {} }) => [
      name,
      Object.fromEntries(Object.entries(endpoints).map(([key, endpoint]) => [`${name}.${key}`, endpoint])),
    ]),
  );
}

/** The tasks of plugins. What one throws says whose it is. */
export function tasksOf(plugins: readonly Plugin[], deps: Impure): readonly ScheduledTask[] {
  return plugins.flatMap(({ name: plugin, tasks = {} }) =>
    Object.entries(tasks).map(([key, { cron, run }]) => ({
      name: `${plugin}/${key}`,
      cron,
      run: async () => {
        try {
          await run(servicesOf(deps));
        } catch (cause) {
          throw new Error(`The task '${key}' of the plugin '${plugin}' failed: ${asError(cause).message}`, {
            cause,
          });
        }
      },
    })),
  );
}

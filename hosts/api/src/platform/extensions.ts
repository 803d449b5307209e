import type { EndpointGroup } from '@boardwright/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/connect.ts';
import { type Handlers, mount, type MountDeps } from './http/mount.ts';
import type { Clock } from './ports/clock.ts';
import type { Storage } from './ports/storage.ts';

/** What endpoints and tasks from outside work with. */
export interface Services {
  /** The product's own database; tables that the product does not know are left alone by it. */
  readonly db: Database;
  readonly clock: Clock;
  /** Files, by key. */
  readonly storage: Storage;
}

/** Endpoints from outside with what answers them: made by {@link ownEndpoints}. */
export interface OwnEndpoints {
  readonly group: EndpointGroup;
  readonly mount: (app: FastifyInstance, services: Services, deps: MountDeps) => void;
}

/** Work from outside that is done by the clock, once for all processes on a database. */
export interface OwnTask {
  /** With a slash, which no task of the product has: `acme/weekly`. */
  readonly name: string;
  /** When, in UTC: `17 3 * * 1` is on Mondays at 3:17. */
  readonly cron: string;
  readonly run: (services: Services) => Promise<void>;
}

/** Something from outside cannot be taken in; its message says what and why. Found when a process starts. */
export class ExtensionError extends Error {
  override readonly name = 'ExtensionError';
}

/**
 * Joins declared endpoints with their handlers. They are reached under `/api/{role}/v1`, and validated, authenticated,
 * limited and serialised as they declare.
 * @param handlers one for each endpoint; called once, when the API starts
 */
export function ownEndpoints<const G extends EndpointGroup>(
  group: G,
  handlers: (services: Services) => Handlers<G>,
): OwnEndpoints {
  return {
    group,
    mount: (app, services, deps) => mount<G>(app, 'own', group, handlers(services), deps),
  };
}

/** @throws ExtensionError for a path that is answered already */
export function mountOwn(
  app: FastifyInstance,
  own: readonly OwnEndpoints[],
  deps: MountDeps & Services,
): void {
  const { db, clock, storage } = deps;
  for (const endpoints of own)
    try {
      endpoints.mount(app, { db, clock, storage }, deps);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'FST_ERR_DUPLICATED_ROUTE') throw error;
      throw new ExtensionError(
        `An endpoint of your own has a path that is taken: ${(error as Error).message}. Give it another path.`,
        { cause: error },
      );
    }
}

/** @throws ExtensionError for a task whose name could be one of the product's, or that is there twice */
export function checkTasks(tasks: readonly OwnTask[]): void {
  const names = tasks.map(({ name }) => name);
  for (const [at, name] of names.entries()) {
    if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(name))
      throw new ExtensionError(`The task '${name}' needs a name of two parts, as 'acme/weekly'.`);
    if (names.indexOf(name) !== at) throw new ExtensionError(`Two tasks are called '${name}'.`);
  }
}

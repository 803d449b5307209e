import { asc, eq } from '../database/drizzle.ts';
import { LRUCache } from 'lru-cache';
import type { DatabaseConnection } from '../database/connect.ts';
import { siteHosts, sites } from '../database/schema.ts';
import { findTenants, type Tenant } from './find-tenants.ts';

export type { Tenant };

/** Which site lives at a host. */
export interface Tenants {
  readonly atHost: (host: string) => Promise<Tenant | undefined>;
  /** A site was changed by this process: its next call reads it anew, whenever the notification comes. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

/** The site that answers on a developer's machine where no host is given (specification §9). */
export const defaultSiteId = 18;
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]', '::1', '0.0.0.0']);

/** `Example.org:3000` → `example.org`; undefined for what cannot be a host. */
export function hostName(host: string): string | undefined {
  const name = host
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '');
  return name.length > 0 && name.length <= 253 && /^[a-z0-9.\-[\]:_]+$/.test(name) ? name : undefined;
}

/**
 * Looks sites up by host and remembers them until one changes, wherever that was done.
 * The time to live is only for a notification that got lost.
 */
export async function createTenants({ db, listen }: DatabaseConnection): Promise<Tenants> {
  const known = new LRUCache<string, { tenant: Tenant | undefined }>({ max: 1000, ttl: 60_000 });
  let changes = 0;
  const forget = (): void => {
    changes += 1;
    known.clear();
  };
  const stop = await listen('sites_changed', forget);

  const bySite = async (siteId: number): Promise<Tenant | undefined> => {
    const [tenant] = await findTenants(db, eq(sites.id, siteId));
    return tenant;
  };
  const load = async (host: string): Promise<Tenant | undefined> => {
    const [found] = await db
      .select({ siteId: siteHosts.siteId })
      .from(siteHosts)
      .where(eq(siteHosts.host, host));
    if (found) return bySite(found.siteId);
    return localHosts.has(host) ? bySite(defaultSiteId) : undefined;
  };
  return {
    async atHost(host) {
      const name = hostName(host);
      if (name === undefined) return undefined;
      const remembered = known.get(name);
      if (remembered) return remembered.tenant;
      const before = changes;
      const tenant = await load(name);
      // What changed while it was being read may have been read too early.
      if (changes === before) known.set(name, { tenant });
      return tenant;
    },
    forget,
    close: stop,
  };
}

/** The names by which a site is called on this machine: those of the default site have no row. */
export const namesOf = (siteId: number, hosts: readonly { readonly host: string }[]): string[] => [
  ...hosts.map(({ host }) => host),
  ...(siteId === defaultSiteId ? localHosts : []),
];

/** Every host of a site, its own address first. */
export function hostsOf(db: DatabaseConnection['db'], siteId: number) {
  return db
    .select({ host: siteHosts.host, type: siteHosts.type, address: siteHosts.address })
    .from(siteHosts)
    .where(eq(siteHosts.siteId, siteId))
    .orderBy(asc(siteHosts.host));
}

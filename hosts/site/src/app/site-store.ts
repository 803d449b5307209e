import { createClient, isOutage, resolveApiHost, type Client, type Send } from '@boardwright/api-client';
import type { Configuration } from '@boardwright/api-client/contract';
import { LRUCache } from 'lru-cache';
import { makeSiteView, type SiteView } from './site-view.ts';

export interface StoreOptions {
  readonly send: Send;
  /** Root of the API; empty for a `send` that knows it. */
  readonly apiUrl: string;
  /** Milliseconds a site's description is believed before it is asked again; purging is instant anyway. */
  readonly maxAge: number;
  readonly onLog: (name: string, error: unknown) => void;
}

/** A token that opens a draft or a locked site. */
export interface Bearer {
  readonly key: 'site' | 'admin';
  readonly token: string;
  /** What is not published yet, for its admin. */
  readonly state?: 'draft';
}

export interface SiteStore {
  /**
   * The site of a host in a language (the site's own default when that is not supported); undefined where no API knows
   * the host. With a token, as the API shows it to who brings it, now: nobody tells this server that a session ended.
   * @throws ApiError when the API refuses the token
   */
  readonly find: (host: string, locale?: string, as?: Bearer) => Promise<SiteView | undefined>;
  readonly purge: () => void;
}

/** Keeps each site's description per host and language: one page view asks the API for jobs, not for the site. */
export function createSiteStore({ send, apiUrl, maxAge, onLog }: StoreOptions): SiteStore {
  const hosts = new LRUCache<string, Promise<string | null>>({ max: 1000, ttl: maxAge });
  const configurations = new LRUCache<string, Promise<Configuration>>({ max: 1000, ttl: maxAge });
  const views = new LRUCache<string, Promise<SiteView>>({ max: 1000, ttl: maxAge });

  /** One question at a time per key; a failed one is asked again. */
  function once<Value extends object>(
    cache: LRUCache<string, Promise<Value>>,
    key: string,
    ask: () => Promise<Value>,
  ): Promise<Value> {
    const known = cache.get(key);
    if (known) return known;
    const asked = ask();
    cache.set(key, asked);
    // The caller gets the rejection; here it only means: do not keep it.
    asked.catch(() => cache.delete(key));
    return asked;
  }

  const clientFor = (host: string, locale: string, as?: Bearer): Client =>
    createClient({
      send,
      baseUrl: apiUrl,
      locale: () => locale,
      siteHost: () => host,
      tokens: {
        read: (owner) => (owner === as?.key ? as.token : undefined),
        clear: () => undefined,
      },
    });

  /** A host that the API does not know is null (specification §7); an API that cannot say is an outage of ours. */
  async function askHost(host: string): Promise<string | null> {
    let outage: unknown;
    const found = await resolveApiHost(host, {
      cloudUrl: apiUrl,
      send,
      onLog(name, error) {
        if (isOutage(error)) outage = error;
        else onLog(name, error);
      },
    });
    if (outage !== undefined) throw outage;
    return found;
  }

  async function apiKnows(host: string): Promise<boolean> {
    let asked = hosts.get(host);
    if (!asked) {
      asked = askHost(host);
      hosts.set(host, asked);
      // The caller gets the rejection; here it only means: do not keep it.
      asked.catch(() => hosts.delete(host));
    }
    const found = await asked;
    if (found === null) hosts.delete(host);
    return found !== null;
  }

  /** Without a language both answer in the site's own default: that is how the default is learnt. */
  async function makeView(host: string, locale: string | undefined, as?: Bearer): Promise<SiteView> {
    const client = clientFor(host, locale ?? '', as);
    const configuration = await once(configurations, `${host} ${locale ?? ''}`, () =>
      client.siteContent.readConfiguration().then(({ data }) => data),
    );
    const own = configuration.sites.find((site) => site.host === host) ?? configuration.sites[0];
    if (!own) throw new Error(`The API knows ${host} but names no site for it`);
    const { data } = await client.siteContent.readSite({
      params: { id: own.job_board_builder_site_id },
      query: {
        ...(locale !== undefined && { locale: locale.toUpperCase() }),
        ...(as?.state && { state: as.state }),
      },
      ...(as ? { as: as.key === 'admin' ? 'admin' : 'public' } : {}),
    });
    // No pages: none are online, or a locked site does not let this token in, which it refuses everywhere else.
    if (as?.key === 'site' && data.pages.length === 0)
      await client.siteContent.findArticles({ query: { limit: 1 }, as: 'public' });
    return makeSiteView(host, locale ?? data.locale.toLowerCase(), data, configuration);
  }

  return {
    async find(host, locale, as) {
      if (!(await apiKnows(host))) return undefined;
      if (as) return makeView(host, locale, as);
      return once(views, `${host} ${locale ?? ''}`, () => makeView(host, locale));
    },
    purge() {
      hosts.clear();
      configurations.clear();
      views.clear();
    },
  };
}

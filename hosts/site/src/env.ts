export interface SiteEnv {
  readonly port: number;
  /** Root of the API, without a slash at the end. */
  readonly apiUrl: string;
  readonly cacheSecret: string;
  /** Addresses or ranges whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
}

/** A setting of the environment that cannot be used; its message says which and why. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Reads the site's environment: PORT (3000), API_URL (required), CACHE_SECRET, TRUSTED_PROXIES (loopback).
 * @throws EnvError
 */
export function readSiteEnv(env: Readonly<Record<string, string | undefined>>): SiteEnv {
  const port = Number(env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new EnvError(`PORT must be a number from 0 to 65535, not '${env['PORT']}'`);
  const apiUrl = env['API_URL'] ?? '';
  if (!URL.canParse(apiUrl))
    throw new EnvError('API_URL must be the address of the API, as http://localhost:3001');
  const trustedProxies = (env['TRUSTED_PROXIES'] ?? 'loopback')
    .split(',')
    .map((proxy) => proxy.trim())
    .filter(Boolean);
  return {
    port,
    apiUrl: apiUrl.replace(/\/+$/, ''),
    cacheSecret: env['CACHE_SECRET'] ?? '',
    trustedProxies,
  };
}

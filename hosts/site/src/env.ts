import { isIP } from 'node:net';

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

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

/** Addresses, ranges in CIDR notation, or names of such. */
function proxiesOf(text: string): string[] {
  const proxies = text
    .split(',')
    .map((proxy) => proxy.trim())
    .filter(Boolean);
  for (const proxy of proxies) {
    const [address = '', bits = '0', ...more] = proxy.split('/');
    const version = isIP(address);
    const isRange = version !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
    if (!proxyNames.includes(proxy) && (!isRange || more.length > 0))
      throw new EnvError(
        `TRUSTED_PROXIES takes addresses, ranges such as 10.0.0.0/8, or ${proxyNames.join(', ')}, not '${proxy}'`,
      );
  }
  return proxies;
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
  return {
    port,
    apiUrl: apiUrl.replace(/(?<!\/)\/+$/, ''),
    cacheSecret: env['CACHE_SECRET'] ?? '',
    trustedProxies: proxiesOf(env['TRUSTED_PROXIES'] ?? 'loopback'),
  };
}

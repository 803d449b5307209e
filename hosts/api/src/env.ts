import { EnvError } from './platform/env-error.ts';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { PaymentSettings } from './platform/ports/payments/payments.ts';

export interface ApiEnv {
  readonly port: number;
  /** Folder of database, files, mails and the token secret. */
  readonly dataFolder: string;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Under which people reach the board, without a slash at the end; empty where it is not said. */
  readonly publicUrl: string;
  /** A mail server instead of files in the data folder. */
  readonly smtpUrl: string | undefined;
  /** 'Name <address>' of mails that belong to no site; its address is that of sites without one of their own. */
  readonly mailFrom: string | undefined;
  /** Signs tokens where several processes share a database; else one is made and kept in the data folder. */
  readonly tokenSecret: string | undefined;
  /** Shared with the site's process: it tells how often jobs were seen. */
  readonly siteSecret: string | undefined;
  /** Addresses or ranges whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: string[];
  /** Who takes payments: Stripe, Mollie, or a test provider without money. */
  readonly payments: PaymentSettings;
  /** Also reads job feeds from addresses of private networks. */
  readonly privateFeeds: boolean;
  readonly logLevel: string;
}

type Env = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

function portOf(text: string): number {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new EnvError(`PORT must be a number from 0 to 65535, not '${text}'`);
  }
  return port;
}

function urlOf(env: Env, name: string, protocols: readonly string[], example: string): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  const url = URL.parse(text);
  // Not the value itself: it may hold a password.
  if (!url || !protocols.includes(url.protocol))
    throw new EnvError(`${name} must be an address such as ${example}`);
  return text.replace(/(?<!\/)\/+$/, '');
}

const shortestSecret = 32;

function secretOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length < shortestSecret)
    throw new EnvError(`TOKEN_SECRET must have at least ${shortestSecret} characters`);
  return text;
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

/** @throws EnvError for Stripe without the secret of its webhook: nobody could be believed to have paid */
function paymentsOf(env: Env): PaymentSettings {
  const key = env.STRIPE_SECRET_KEY;
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET;
  const mollie = env.MOLLIE_API_KEY;
  if (key && !webhookSecret) throw new EnvError('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it');
  return {
    stripe: key && webhookSecret ? { key, webhookSecret } : undefined,
    mollie: mollie ? { key: mollie } : undefined,
    test: env.TEST_PAYMENTS === '1',
  };
}

/**
 * Reads the API's environment: PORT (3001), BOARDWRIGHT_DATA (./.data), DATABASE_URL, PUBLIC_URL, SMTP_URL, MAIL_FROM,
 * TOKEN_SECRET, CACHE_SECRET, TRUSTED_PROXIES (loopback), STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, MOLLIE_API_KEY, TEST_PAYMENTS, PRIVATE_FEEDS and
 * LOG_LEVEL (info).
 * @throws EnvError
 */
export function readApiEnv(env: Env): ApiEnv {
  const logLevel = env.LOG_LEVEL ?? 'info';
  if (!logLevels.includes(logLevel)) throw new EnvError(`LOG_LEVEL must be one of ${logLevels.join(', ')}`);
  return {
    port: portOf(env.PORT ?? '3001'),
    dataFolder: resolve(env.BOARDWRIGHT_DATA || '.data'),
    databaseUrl: urlOf(
      env,
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgres://user:password@localhost/boardwright',
    ),
    publicUrl: urlOf(env, 'PUBLIC_URL', ['http:', 'https:'], 'https://jobs.example.org') ?? '',
    smtpUrl: urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org:465'),
    mailFrom: env.MAIL_FROM || undefined,
    siteSecret: env.CACHE_SECRET || undefined,
    tokenSecret: secretOf(env.TOKEN_SECRET),
    trustedProxies: proxiesOf(env.TRUSTED_PROXIES ?? 'loopback'),
    payments: paymentsOf(env),
    privateFeeds: env.PRIVATE_FEEDS === '1',
    logLevel,
  };
}

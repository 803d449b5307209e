import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readApiEnv } from './env.ts';

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readApiEnv({})).toEqual({
      port: 3001,
      dataFolder: resolve('.data'),
      databaseUrl: undefined,
      publicUrl: '',
      smtpUrl: undefined,
      mailFrom: undefined,
      tokenSecret: undefined,
      siteSecret: undefined,
      trustedProxies: ['loopback'],
      privateFeeds: false,
      payments: { stripe: undefined, mollie: undefined, test: false },
      logLevel: 'info',
    });
  });

  it('is read', () => {
    const env = {
      PORT: '0',
      BOARDWRIGHT_DATA: '/srv/data',
      DATABASE_URL: 'postgres://user:secret@db/boards',
      PUBLIC_URL: 'https://api.example.org/',
      SMTP_URL: 'smtp://mail.example.org:25',
      TRUSTED_PROXIES: '10.0.0.0/8, loopback',
      LOG_LEVEL: 'warn',
    };
    expect(readApiEnv(env)).toMatchObject({
      port: 0,
      dataFolder: '/srv/data',
      databaseUrl: 'postgres://user:secret@db/boards',
      publicUrl: 'https://api.example.org',
      smtpUrl: 'smtp://mail.example.org:25',
      trustedProxies: ['10.0.0.0/8', 'loopback'],
      privateFeeds: false,
      logLevel: 'warn',
    });
  });

  it('names who takes payments; without any there is no test provider either, unless it is asked for', () => {
    expect(readApiEnv({}).payments).toEqual({ stripe: undefined, mollie: undefined, test: false });
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', MOLLIE_API_KEY: 'live_x' };
    expect(readApiEnv({ ...keys, TEST_PAYMENTS: '1' }).payments).toEqual({
      stripe: { key: 'sk', webhookSecret: 'whsec' },
      mollie: { key: 'live_x' },
      test: true,
    });
  });

  it.each([
    [{ PORT: 'http' }, "PORT must be a number from 0 to 65535, not 'http'"],
    [{ PORT: '' }, "PORT must be a number from 0 to 65535, not ''"],
    [{ PORT: '70000' }, "PORT must be a number from 0 to 65535, not '70000'"],
    [
      { DATABASE_URL: 'mysql://user:secret@db' },
      'DATABASE_URL must be an address such as postgres://user:password@localhost/boardwright',
    ],
    [
      { SMTP_URL: 'mail.example.org' },
      'SMTP_URL must be an address such as smtps://user:password@mail.example.org:465',
    ],
    [{ PUBLIC_URL: 'localhost' }, 'PUBLIC_URL must be an address such as https://jobs.example.org'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters'],
    [{ TRUSTED_PROXIES: 'loopback, garbage' }, 'TRUSTED_PROXIES takes addresses, ranges such as 10.0.0.0/8'],
    [{ TRUSTED_PROXIES: '10.0.0.0/40' }, "not '10.0.0.0/40'"],
    [{ STRIPE_SECRET_KEY: 'sk_live_x' }, 'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent'],
  ])('is refused in one sentence, without secrets: %j', (env, sentence) => {
    expect(() => readApiEnv(env)).toThrow(sentence);
  });
});

import { describe, expect, it } from 'vitest';
import { readSiteEnv } from './env.ts';

describe('the environment of the site', () => {
  it('needs no more than where the API is', () => {
    expect(readSiteEnv({ API_URL: 'http://localhost:3001/' })).toEqual({
      port: 3000,
      apiUrl: 'http://localhost:3001',
      cacheSecret: '',
      trustedProxies: ['loopback'],
    });
  });

  it('names the proxies that are believed', () => {
    const env = { API_URL: 'http://api', TRUSTED_PROXIES: '10.0.0.0/8, ::1, uniquelocal' };
    expect(readSiteEnv(env).trustedProxies).toEqual(['10.0.0.0/8', '::1', 'uniquelocal']);
  });

  it.each([
    [{}, 'API_URL must be the address of the API'],
    [{ API_URL: 'localhost' }, 'API_URL must be the address of the API'],
    [{ API_URL: 'http://api', PORT: 'http' }, "PORT must be a number from 0 to 65535, not 'http'"],
    [{ API_URL: 'http://api', TRUSTED_PROXIES: 'nginx' }, "not 'nginx'"],
  ])('is refused in one sentence: %j', (env, sentence) => {
    expect(() => readSiteEnv(env)).toThrow(sentence);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comingSoon,
  createJobboard,
  internalPath,
  isDevLikeHost,
  redirectFor,
  siteAuth,
  siteHostOf,
  tidyPath,
  withoutEmployerToken,
  type SiteRequest,
  type SiteState,
} from './redirects.ts';

const request = (path: string, query = '', hasSiteToken = false): SiteRequest => ({
  path,
  query: new URLSearchParams(query),
  hasSiteToken,
});
const live: SiteState = { status: 'active', passwordEnabled: false, adminLooking: false };

describe('redirects', () => {
  it('sends a host that no API knows to /coming-soon, keeping the host query', () => {
    expect(comingSoon(request('/vacatures'), undefined)).toEqual({ to: '/coming-soon', status: 302 });
    expect(comingSoon(request('/', 'host=new.test'), undefined)?.to).toBe('/coming-soon?host=new.test');
    expect(comingSoon(request('/coming-soon'), undefined)).toBeUndefined();
    expect(comingSoon(request('/coming-soon'), live)?.to).toBe('/');
  });

  it('sends every page of a draft site to /create-jobboard, and its admin to the first steps alone', () => {
    const draft: SiteState = { ...live, status: 'draft' };
    expect(createJobboard(request('/vacatures'), draft)?.to).toBe('/create-jobboard');
    expect(createJobboard(request('/create-jobboard'), draft)).toBeUndefined();
    expect(createJobboard(request('/'), { ...draft, adminLooking: true })).toBeUndefined();
    expect(createJobboard(request('/create-jobboard'), { ...draft, adminLooking: true })?.to).toBe(
      '/admin/first-steps',
    );
    expect(createJobboard(request('/create-jobboard'), live)?.to).toBe('/');
  });

  it('sends who has no site token to /site-auth, carrying the host and where one was going', () => {
    const locked: SiteState = { ...live, passwordEnabled: true };
    expect(siteAuth(request('/vacatures', 'search=zorg'), locked)?.to).toBe(
      '/site-auth?next=%2Fvacatures%3Fsearch%3Dzorg',
    );
    expect(siteAuth(request('/', 'host=a.test'), locked)?.to).toContain('host=a.test');
    expect(siteAuth(request('/site-auth'), locked)).toBeUndefined();
    expect(siteAuth(request('/', '', true), locked)).toBeUndefined();
    expect(siteAuth(request('/site-auth', 'next=/vacatures', true), locked)?.to).toBe('/vacatures');
    expect(siteAuth(request('/site-auth', 'next=//evil.test', true), locked)?.to).toBe('/');
  });

  it('gives each page one address', () => {
    expect(tidyPath(request('/vacatures/', 'page=2'), live)).toEqual({
      to: '/vacatures?page=2',
      status: 301,
    });
    expect(tidyPath(request('//vacatures//x'), live)?.to).toBe('/vacatures/x');
    expect(tidyPath(request('/'), live)).toBeUndefined();
  });

  it('never redirects twice to the same place, whatever the site and the request', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/', '/vacatures', '/coming-soon', '/create-jobboard', '/site-auth', '//x/', '/a/b/'),
        fc.constantFrom('', 'host=a.test', 'next=/vacatures', 'next=//evil'),
        fc.boolean(),
        fc.option(
          fc.record({
            status: fc.constantFrom('draft' as const, 'active' as const),
            passwordEnabled: fc.boolean(),
            adminLooking: fc.boolean(),
          }),
          { nil: undefined },
        ),
        (path, query, hasSiteToken, site) => {
          let at: { path: string; query: string } = { path, query };
          for (let step = 0; step < 5; step += 1) {
            const redirect = redirectFor(request(at.path, at.query, hasSiteToken), site);
            if (!redirect) return true;
            const [next = '/', search = ''] = redirect.to.split('?');
            at = { path: next, query: search };
          }
          return false;
        },
      ),
    );
  });

  it('takes only internal paths as targets', () => {
    for (const good of ['/', '/vacatures', '/a/b?x=1&y=%20#top', '/@x~y_z-1%20'])
      expect(internalPath(good)).toBe(good);
    for (const bad of [
      '//evil.test',
      'https://evil.test',
      '/\\evil.test',
      'javascript:alert(1)',
      '/a b',
      '',
      '/a?x=\\',
      '/a?x=\r\nSet-Cookie: a=b',
      '/a#\0',
      '/a?x=y z',
      null,
    ])
      expect(internalPath(bad)).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = internalPath(text);
        return path === undefined || new URL(path, 'https://board.test').origin === 'https://board.test';
      }),
    );
  });

  it('drops the employer token from the address and nothing else', () => {
    expect(withoutEmployerToken('/x', new URLSearchParams('a=1&employer_token=secret&b=2'))).toBe(
      '/x?a=1&b=2',
    );
    expect(withoutEmployerToken('/x', new URLSearchParams('employer_token=secret'))).toBe('/x');
    for (const foreign of ['//evil.example', '/\\evil.example', '///evil.example'])
      expect(withoutEmployerToken(foreign, new URLSearchParams())).toBe('/evil.example');
  });

  it('lets ?host= choose a site on dev-like hosts only', () => {
    expect(isDevLikeHost('kunstlicht.localhost:3000')).toBe(true);
    expect(isDevLikeHost('wadwerk.nl')).toBe(false);
    expect(isDevLikeHost('localhost.evil.nl')).toBe(false);
    expect(siteHostOf('localhost:3000', 'kunstlicht.localhost')).toBe('kunstlicht.localhost');
    expect(siteHostOf('wadwerk.nl', 'kunstlicht.localhost')).toBe('wadwerk.nl');
    expect(siteHostOf('localhost', '<script>')).toBe('localhost');
  });
});

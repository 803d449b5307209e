import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { throughMiddlewares, type GuardedRequest } from './middlewares.ts';

const request = (changes: Partial<GuardedRequest> = {}): GuardedRequest => ({
  path: '/my-account',
  query: new URLSearchParams(),
  visitor: 'guest',
  defaultLocale: 'nl',
  loginPath: '/login',
  accountPath: '/my-account',
  adminLooking: false,
  ...changes,
});

describe('before a page (specification §2)', () => {
  it('a guest is sent to log in, and the login page knows where to go next', () => {
    expect(throughMiddlewares(['authenticated'], request())).toEqual({
      to: '/login?next=%2Fmy-account',
      status: 302,
    });
  });

  it('who opens a mailed link is not sent to log in', () => {
    for (const tab of ['contact-requests', 'introduction']) {
      const query = new URLSearchParams({ menuType: tab, token: 'a1' });
      expect(throughMiddlewares(['authenticated'], request({ query }))).toBeUndefined();
      const without = new URLSearchParams({ menuType: tab });
      expect(throughMiddlewares(['authenticated'], request({ query: without }))?.status).toBe(302);
    }
  });

  it('layout and isEmployer stay in the address of the login page', () => {
    const query = new URLSearchParams('menuType=tokens&isEmployer=true&layout=editor');
    const { to = '' } = throughMiddlewares(['authenticated'], request({ query })) ?? {};
    const login = new URL(to, 'https://board.example');
    expect(login.searchParams.get('layout')).toBe('editor');
    expect(login.searchParams.get('isEmployer')).toBe('true');
    expect(login.searchParams.get('next')).toBe('/my-account?menuType=tokens&isEmployer=true&layout=editor');
  });

  it('who is logged in goes through, and so does an admin in the editor', () => {
    for (const visitor of ['candidate', 'employer'] as const)
      expect(throughMiddlewares(['authenticated'], request({ visitor }))).toBeUndefined();
    expect(throughMiddlewares(['authenticated'], request({ adminLooking: true }))).toBeUndefined();
  });

  it('guest-only pages lead who is logged in on, and never to another site', () => {
    const visitor = 'candidate';
    const to = (next: string) =>
      throughMiddlewares(['guest'], request({ visitor, query: new URLSearchParams({ next }) }))?.to;
    expect(to('/vacature/tester?applied=1')).toBe('/vacature/tester?applied=1');
    expect(to('//evil.example')).toBe('/my-account');
    expect(throughMiddlewares(['guest'], request())).toBeUndefined();
  });

  it('the default language has no prefix', () => {
    const to = (path: string, query = '') =>
      throughMiddlewares(['i18n'], request({ path, query: new URLSearchParams(query) }))?.to;
    expect(to('/nl/vacatures', 'search=x')).toBe('/vacatures?search=x');
    expect(to('/nl')).toBe('/');
    expect(to('/en/jobs')).toBeUndefined();
    expect(to('/nlx')).toBeUndefined();
  });

  it('a rule nobody knows is the server’s mistake', () => {
    for (const name of ['jobs', 'constructor', '__proto__'])
      expect(() => throughMiddlewares([name], request())).toThrow(
        expect.objectContaining({ status: 500, message: 'Unknown middleware' }),
      );
  });

  it('whatever the address, where it leads is on this site and ends', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, search) => {
        const asked = request({ path: `/nl${path}`, query: new URLSearchParams(search) });
        for (const name of ['i18n', 'authenticated', 'guest']) {
          const to = throughMiddlewares([name], asked)?.to ?? '/';
          expect(new URL(to, 'https://board.example').origin).toBe('https://board.example');
        }
      }),
    );
  });
});

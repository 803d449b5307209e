import type { StoredPage } from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { resolvePage, splitPath } from './resolve-page.ts';

const page = (id: number, key: string, path: Record<string, string>): StoredPage => ({
  id,
  key,
  path,
  settings: {},
  blocks: [],
});
const site = {
  pages: [
    page(1, 'p-home', { nl: 'home', en: 'home' }),
    page(2, 'p-job-list', { nl: 'vacatures', en: 'job-list' }),
    page(3, 'p-job-details', { nl: 'vacature', en: 'jobs' }),
    page(4, 'p-products', { nl: 'werkgevers/adverteren', en: 'products' }),
  ],
};
const resolve = (path: string) => resolvePage(path, site, 'nl', ['nl', 'en']);

describe('page resolution', () => {
  it('shows home without a slug, in each language', () => {
    expect(resolve('/')).toMatchObject({ type: 'page', locale: 'nl', page: { key: 'p-home' } });
    expect(resolve('/en')).toMatchObject({ type: 'page', locale: 'en', page: { key: 'p-home' } });
  });

  it('matches one slug with the path of the locale', () => {
    expect(resolve('/vacatures')).toMatchObject({ page: { key: 'p-job-list' } });
    expect(resolve('/en/job-list')).toMatchObject({ locale: 'en', page: { key: 'p-job-list' } });
    expect(resolve('/job-list')).toMatchObject({ type: 'not-found' });
    expect(resolve('/en/vacatures')).toMatchObject({ type: 'not-found', locale: 'en' });
  });

  it('gives a detail page its child slug, and finds nested paths otherwise', () => {
    expect(resolve('/vacature/tester-groningen')).toMatchObject({
      detail: 'job',
      childSlug: 'tester-groningen',
    });
    expect(resolve('/werkgevers/adverteren')).toMatchObject({ page: { key: 'p-products' } });
    expect(resolve('/vacatures/iets')).toMatchObject({ type: 'not-found', message: 'Page not found' });
  });

  it('finds nothing under more segments, broken escapes or an unsupported locale', () => {
    for (const path of ['/a/b/c', '/en/a/b/c', '/vacature/%E0%A4%A', '/de/jobs'])
      expect(resolve(path).type === 'not-found' || path.includes('%')).toBe(true);
    expect(resolve('/de')).toMatchObject({ type: 'not-found' });
  });

  it('gives empty slugs to more segments (specification §2)', () => {
    expect(splitPath('/a/b/c', 'nl', ['nl'])).toEqual({ locale: 'nl', tooDeep: true });
  });
});

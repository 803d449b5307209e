import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPath, isPagePath, pageKindOf, pageKinds } from './page-kinds.ts';

describe('page kinds', () => {
  it('are those of the specification, and more where somebody adds one, each once', () => {
    const identifiers = pageKinds.map(({ identifier }) => identifier);
    expect(new Set(identifiers).size).toBe(identifiers.length);
    const specified =
      'home job-list job-details account login register password-forgot password-change candidate-list ' +
      'candidate-details organisation products cms-article terms-and-conditions privacy manage-job-alert ' +
      'not-found-error landing-pages about news-list generic';
    expect(identifiers).toEqual(expect.arrayContaining(specified.split(' ').map((name) => `p-${name}`)));
  });

  it('have the default paths of the specification', () => {
    expect(defaultPath('p-job-list', 'nl', 0)).toBe('vacatures');
    expect(defaultPath('p-job-list', 'ro', 0)).toBe('locuri-de-munca');
    expect(defaultPath('p-job-list', 'en', 0)).toBe('job-list');
    expect(defaultPath('p-products', 'nl', 0)).toBe('werkgevers/adverteren');
    expect(defaultPath('p-organisation', 'nl', 0)).toBe('company');
  });

  it('fall back to the default path in an unknown language, and to page-timestamp where there is none', () => {
    expect(defaultPath('p-job-list', 'de', 0)).toBe('job-list');
    expect(defaultPath('p-generic', 'nl', 1_700_000_000_000)).toBe('page-1700000000000');
    expect(defaultPath('p-unheard', 'nl', 5)).toBe('page-5');
  });

  it('start with the navbar and end with the footer, with the composition of the specification between', () => {
    for (const { composition } of pageKinds) {
      expect(composition[0]?.key).toBe('navbar');
      expect(composition.at(-1)?.key).toBe('footer');
    }
    const between = (identifier: string) =>
      pageKindOf(identifier)
        ?.composition.slice(1, -1)
        .map(({ key }) => key);
    expect(between('p-home')).toEqual(['search-job', 'call-to-action', 'job-per-segment', 'featured-jobs']);
    expect(between('p-job-list')).toEqual(['search-job', 'call-to-action', 'job-list']);
    expect(between('p-job-details')).toEqual(['job-details', 'call-to-action']);
    expect(between('p-not-found-error')?.at(-1)).toBe('featured-jobs');
  });

  it('never share a default path in one language', () => {
    for (const locale of ['en', 'nl', 'ro']) {
      const paths = pageKinds
        .filter((kind) => kind.paths.default !== '')
        .map(({ identifier }) => defaultPath(identifier, locale, 0));
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths.every(isPagePath)).toBe(true);
    }
  });
});

describe('a page path (specification §5)', () => {
  it.each(['home', 'job-list', 'werkgevers/adverteren', '404', 'a'.repeat(45)])('%s is one', (path) => {
    expect(isPagePath(path)).toBe(true);
  });
  it.each(['', 'Home', 'a b', 'a/b/c', '/a', 'a/', '-a', 'a--b', 'é', 'a'.repeat(46), 'a_b'])(
    '%j is none',
    (path) => {
      expect(isPagePath(path)).toBe(false);
    },
  );
  it('is always safe to put into an address', () => {
    fc.assert(fc.property(fc.string(), (path) => !isPagePath(path) || encodeURI(path) === path));
  });
});

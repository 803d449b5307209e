import { isPagePath } from '@boardwright/blocks-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite } from '../../machines/page-editing/a-site.ts';
import { formProblem, freePath, kindsInUse, pageAfterDeletion, pathProblem, slugOf } from './page-paths.ts';

const site = aSite();

describe('a page’s path', () => {
  it.each([
    ['over-ons', undefined],
    ['werkgevers/adverteren', undefined],
    ['', 'pathLength'],
    ['a'.repeat(45), undefined],
    ['a'.repeat(46), 'pathLength'],
    ['Over-Ons', 'pathForm'],
    ['over ons', 'pathForm'],
    ['a/b/c', 'pathForm'],
    ['/over-ons', 'pathForm'],
    ['over-ons/', 'pathForm'],
    ['café', 'pathForm'],
  ])('%j: %s', (path, problem) => expect(formProblem(path, 'p-generic')).toBe(problem));

  it('of a page of details has no slash of its own', () => {
    expect(formProblem('jobs/details', 'p-job-details')).toBe('pathFormSimple');
    expect(formProblem('Jobs', 'p-job-details')).toBe('pathFormSimple');
    expect(formProblem('jobs', 'p-job-details')).toBeUndefined();
  });

  it('is good exactly when the schema’s rule says so', () => {
    const near = fc.stringMatching(/^[a-zA-Z0-9/ -]{0,50}$/);
    fc.assert(
      fc.property(near, (path) => {
        expect(formProblem(path, 'p-generic') === undefined).toBe(isPagePath(path));
      }),
    );
  });

  it('belongs to one page in each language', () => {
    expect(pathProblem(site, { id: 1, key: 'p-generic' }, 'pagina-2', 'nl')).toBe('pathTaken');
    expect(pathProblem(site, { id: 2, key: 'p-generic' }, 'pagina-2', 'nl')).toBeUndefined();
    expect(pathProblem(site, { id: undefined, key: 'p-generic' }, 'pagina-2', 'en')).toBeUndefined();
  });

  it('is made of any name, and is good and free', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugOf(name);
        if (slug === '') return;
        const path = freePath(site, slug, ['nl', 'en']);
        expect(pathProblem(site, { id: undefined, key: 'p-job-details' }, path, 'nl')).toBeUndefined();
      }),
    );
    expect(slugOf('Über ons!')).toBe('uber-ons');
    expect(freePath(site, 'pagina-1', ['nl'])).toBe('pagina-1-2');
  });
});

describe('the pages of a site', () => {
  it.each([
    [[1, 2, 3], 2, 1],
    [[1, 2, 3], 1, 2],
    [[1, 2, 3], 3, 2],
    [[1], 1, undefined],
  ])('of %j without %i goes to %s', (pages, deleted, next) =>
    expect(pageAfterDeletion(pages, deleted)).toBe(next),
  );

  it('have each kind once, but for generic ones', () => {
    expect([...kindsInUse(site)]).toEqual(['p-home', 'p-about']);
    expect([...kindsInUse(site, 2)]).toEqual(['p-home']);
  });
});

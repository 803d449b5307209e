import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite } from '../page-editing/a-site.ts';
import { freePathIn, kindsInUse, pageAfterDeletion, pagePathProblem, slugOf } from './page-paths.ts';

const site = aSite();
const made = { id: undefined, key: 'p-job-details' };

describe('a page’s path', () => {
  it('belongs to one page in each language', () => {
    const problem = (id: number | undefined, language: string) =>
      pagePathProblem(site, { id, key: 'p-generic' }, 'pagina-2', language);
    expect(problem(1, 'nl')).toEqual({ problem: 'pathTaken', page: site.pageOf[2] });
    expect(problem(2, 'nl')).toBeUndefined();
    expect(problem(undefined, 'en')).toBeUndefined();
  });

  it('is made of any name, and is good and free', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugOf(name);
        if (slug === '') return;
        const path = freePathIn(site, made, slug, ['nl', 'en']);
        expect(pagePathProblem(site, made, path, 'nl')).toBeUndefined();
      }),
    );
    expect(slugOf('Über ons!')).toBe('uber-ons');
    expect(freePathIn(site, made, 'pagina-1', ['nl'])).toBe('pagina-1-2');
    expect(freePathIn(site, made, 'admin', ['nl'])).toBe('admin-2');
    expect(freePathIn(site, made, 'en', ['nl'])).toBe('en-2');
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

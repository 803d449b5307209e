import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPath, isPagePath, pageKinds } from './page-kinds.ts';
import { freePath, reservedPaths, pathFormProblem, pathProblem } from './page-paths.ts';

describe('how a path is written', () => {
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
  ])('%j: %s', (path, problem) => expect(pathFormProblem(path, 'p-generic')).toBe(problem));

  it('leaves a page of details no slash of its own', () => {
    expect(pathFormProblem('jobs/details', 'p-job-details')).toBe('pathFormSimple');
    expect(pathFormProblem('Jobs', 'p-job-details')).toBe('pathFormSimple');
    expect(pathFormProblem('jobs', 'p-job-details')).toBeUndefined();
  });

  it('is good exactly when the rule of addresses says so', () => {
    const near = fc.stringMatching(/^[a-zA-Z0-9/ -]{0,50}$/);
    fc.assert(
      fc.property(near, (path) => {
        expect(pathFormProblem(path, 'p-generic') === undefined).toBe(isPagePath(path));
      }),
    );
  });
});

describe('whether visitors can reach a path', () => {
  const jobs = { key: 'p-job-details', path: { nl: 'vacature', en: 'jobs' } };
  const team = { key: 'p-generic', path: { nl: 'ons/team', en: 'team' } };
  const site = { languages: ['nl', 'en'], others: [jobs, team] };
  const problem = (path: string, key = 'p-generic', language = 'nl') =>
    pathProblem(path, key, language, site)?.problem;

  it.each(Object.keys(reservedPaths).flatMap((path) => [path, `${path}/x`]))(
    '%s is the product’s own',
    (path) => {
      expect(problem(path)).toBe('pathReserved');
    },
  );

  it.each(['en', 'nl', 'en/over-ons'])('%s reads as a language', (path) => {
    expect(problem(path)).toBe('pathLanguage');
  });

  it('not below a page of details in the same language', () => {
    expect(pathProblem('vacature/foo', 'p-generic', 'nl', site)).toEqual({
      problem: 'pathDetails',
      page: jobs,
    });
    expect(problem('vacature/foo', 'p-generic', 'en')).toBeUndefined();
    expect(problem('vacatures/foo')).toBeUndefined();
  });

  it('nor above another page, as a page of details', () => {
    expect(pathProblem('ons', 'p-organisation', 'nl', site)).toEqual({ problem: 'pathCovers', page: team });
    expect(problem('ons')).toBeUndefined();
  });

  it('one that is free is found whatever is in the way', () => {
    const near = fc.constantFrom(
      'en',
      'admin',
      'vacature',
      'vacature/foo',
      'ons',
      'ons/team',
      'a'.repeat(45),
      'a/b',
    );
    const taken = fc.array(near, { maxLength: 8 });
    fc.assert(
      fc.property(near, fc.constantFrom('p-generic', 'p-organisation'), taken, (wanted, key, paths) => {
        const others = [...site.others, ...paths.map((path) => ({ key: 'p-generic', path: { nl: path } }))];
        const isFree = (path: string) =>
          pathProblem(path, key, 'nl', { languages: site.languages, others }) === undefined;
        expect(isFree(freePath(wanted, isFree))).toBe(true);
      }),
    );
    expect(freePath('vacature/foo', (path) => problem(path) === undefined)).toBe('vacature-foo');
  });

  it('every default path can be reached beside all the others', () => {
    for (const locale of ['nl', 'en', 'ro']) {
      const pages = pageKinds.map(({ identifier: key }) => ({
        key,
        path: { [locale]: defaultPath(key, locale, 7) },
      }));
      const wrong = pages.flatMap((page) => {
        const others = pages.filter((other) => other !== page);
        return (
          pathProblem(page.path[locale] ?? '', page.key, locale, { languages: ['nl', 'en', 'ro'], others }) ??
          []
        );
      });
      expect(wrong).toEqual([]);
    }
  });
});

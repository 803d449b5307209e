import { defaultsOf, navbar } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { renderToString } from 'react-dom/server';
import { getByRole, parseHtml, textOf } from '@boardwright/ui/testing';
import { describe, expect, it } from 'vitest';
import {
  describeBlock,
  previewBoard,
  previewPage,
  settingsOfFixture,
  type Preview,
} from '../../testing/index.ts';
import { menuSpace, navbarLinks } from './navbar-links.ts';
import { navbarBlock as block } from './navbar.block.ts';

const fixtures = coreFixtures['navbar'] ?? {};
describeBlock({ block, fixtures });

const settingsOf = (name: string) => settingsOfFixture(block, fixtures[name] ?? { title: '', settings: {} });
const draw = (name: string, more: Partial<Preview> = {}) =>
  renderToString(previewPage({ block, settings: settingsOf(name), ...more }));

describe('the navbar', () => {
  it('gives each visitor the links of their kind, with the page’s own label', () => {
    expect(draw('default')).toContain('href="/register"');
    const employer = draw('default', { visitor: 'employer' });
    expect(employer).toContain('href="/my-account"');
    expect(employer).toContain('href="/kandidaten"');
    expect(employer).not.toContain('/register');
  });

  it('marks the page now shown, and only that', () => {
    const html = draw('drawn', { board: { path: '/vacatures', search: '?page=2' } });
    const current = [...parseHtml(html).querySelectorAll('a[aria-current="page"]')];
    // On the line and in the sheet.
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/vacatures', '/vacatures']);
  });

  it('leaves out pages the site does not have', () => {
    expect(draw('dropdown')).not.toContain('Bestaat niet');
  });

  it('offers the page in the other languages, only when there are others and the admin wants it', () => {
    const alternates = { nl: '/vacatures', en: '/en/job-list', ro: '/ro/locuri-de-munca' };
    expect(draw('drawn', { board: { alternates } })).toContain('href="/en/job-list"');
    expect(draw('drawn', { board: { locales: ['nl'] } })).not.toContain('hrefLang');
    expect(draw('own-logo')).not.toContain('hrefLang');
  });

  it('names a logo that stands alone, and shows the name when there is no logo', () => {
    getByRole(draw('own-logo'), 'img', 'Wadwerk, werk in het Noorden');
    expect(textOf(getByRole(draw('default'), 'link', 'Wadwerk'))).toBe('Wadwerk');
  });

  it('folds the menu where its words no longer fit on one line', () => {
    const placeOf = (name: string) =>
      menuSpace(navbarLinks(settingsOf(name), previewBoard('nl')), 'Wadwerk', true);
    expect(placeOf('drawn')).toBe('desktop');
    expect(placeOf('long-labels')).toBe('never');
    expect(
      menuSpace(navbarLinks(defaultsOf<never>(navbar), previewBoard('nl')), 'x'.repeat(40), true),
    ).not.toBe('desktop');
  });
});

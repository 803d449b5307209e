import { describe, expect, it } from 'vitest';
import { aContent, kinds } from './a-content.fixture.ts';
import { findPage } from './find-page.ts';

const site = aContent();

describe('the page at an address of a stored site', () => {
  it('is the home page in the default language at the root, with the blocks that are known', () => {
    const page = findPage(site, '/', kinds);
    expect(page?.board).toMatchObject({ locale: 'nl', siteName: 'Wadwerk', path: '/' });
    expect(page?.title).toBe('Start');
    expect(page?.blocks).toEqual([
      { key: 'navbar', settings: {}, styles: '' },
      { key: 'faq', settings: { title: 'Vragen' }, styles: '' },
    ]);
  });

  it('is of another language under its prefix, and says where it is in each', () => {
    const page = findPage(site, '/en/about/?from=mail', kinds);
    expect(page?.board).toMatchObject({
      locale: 'en',
      path: '/en/about',
      alternates: { nl: '/over', en: '/en/about' },
    });
    expect(findPage(site, '/en', kinds)?.blocks).toContainEqual(
      expect.objectContaining({ settings: { title: 'Questions' } }),
    );
  });

  it('brings its card, with the picture of the site where it has none, and whether it is left out', () => {
    const [home, about] = site.pages;
    if (!home || !about) throw new Error('The site has pages');
    const texts = { nl: { ...about.texts['nl'], page_image: '/own.png', page_noindex: true } };
    const pictured = { ...site, settings: { seo_image: '/site.png' }, pages: [home, { ...about, texts }] };
    expect(findPage(site, '/', kinds)).toMatchObject({ image: '', isLeftOut: false });
    expect(findPage(pictured, '/', kinds)).toMatchObject({ image: '/site.png', isLeftOut: false });
    expect(findPage(pictured, '/over', kinds)).toMatchObject({ image: '/own.png', isLeftOut: true });
  });

  it('goes with the default language where nothing was written, and brings the CSS of a block', () => {
    expect(findPage(site, '/en/about', kinds)?.blocks.at(-1)).toEqual({
      key: 'html',
      settings: { html: '<p>Hallo</p>' },
      styles: 'p { margin: 0 }',
    });
  });

  it.each(['/about', '/nl/over', '/de', '/en/over', '/nergens', '//', ''])(
    'is at %s only where visitors find it',
    (path) => {
      expect(findPage(site, path, kinds)?.board.path).toBe(['//', ''].includes(path) ? '/' : undefined);
    },
  );

  it('is not there while the site is a draft', () => {
    expect(findPage({ ...site, status: 'draft' }, '/', kinds)).toBeUndefined();
  });

  it('can be sent as JSON', () => {
    const page = findPage(site, '/', kinds);
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });
});

import { describe, expect, it } from 'vitest';
import { openTestSite } from '../test/open-test-site.ts';

async function boardOf(settings: Record<string, unknown>, url = '/_page/') {
  const site = await openTestSite();
  site.board.settings = { ...site.board.settings, ...settings };
  return (await site.ask({ url })).json().board;
}

describe('what the parts of a page know of the site', () => {
  it('are the default pictures of companies and articles, as far as the admin chose any', async () => {
    const none = { organisationHeader: '', organisationLogo: '', article: '' };
    expect((await boardOf({})).defaultImages).toEqual(none);
    expect((await boardOf({ default_images: { article: '/news.jpg' } })).defaultImages).toEqual({
      ...none,
      article: '/news.jpg',
    });
  });

  it.each([
    ['', 'classic'],
    ['?layout=classic', 'classic'],
    ['?layout=default', 'classic'],
    ['?layout=unknown', 'classic'],
    ['?layout=editor', 'editor'],
  ])('is the layout: the query “%s” asks for %s', async (query, layout) => {
    expect((await boardOf({}, `/_page/${query}`)).layout).toBe(layout);
  });
});

import { expect } from 'vitest';
import { describeSettings, type Rendering } from '../../testing/index.ts';
import { respondWithArticles, previewFeed } from '../../testing/preview-articles.ts';
import { getByRole, queryAllByRole } from '@boardwright/ui/testing';
import { newsFeedBlock } from './news-feed.block.ts';

const cards = (html: string) => queryAllByRole(html, 'article').length;
const external = { externalRss: true, rssFeedUrl: 'https://nieuws.example/rss' };

/** A board whose feed answers, and what it was asked. */
function feed() {
  const asked: unknown[] = [];
  const readFeed = async ({ query }: { readonly query?: Readonly<Record<string, unknown>> }) => {
    asked.push(query);
    return { data: previewFeed(Number(query?.['limit'])) };
  };
  const findArticles = respondWithArticles(25);
  const drawing: Rendering = { answers: { calls: { siteContent: { readFeed, findArticles } } } };
  return { asked, drawing };
}

describeSettings(newsFeedBlock, (setting) => {
  setting('heading', 'is the heading; without it the block says what it shows', async (draw) => {
    getByRole(await draw({ heading: 'Uit de regio' }), 'heading', 'Uit de regio');
    getByRole(await draw(), 'heading', 'Nieuws');
  });

  setting('subheading', 'is the line below the heading', async (draw) => {
    expect(await draw({ subheading: 'Elke week iets nieuws' })).toContain('Elke week iets nieuws');
  });

  setting('externalRss', 'shows another site’s feed in place of the board’s own articles', async (draw) => {
    expect(await draw(external, feed().drawing)).toContain('href="https://www.nieuws.noorderland.example/1"');
    expect(await draw()).toContain('href="/nieuws-artikel/artikel-1"');
  });

  setting('rssFeedUrl', 'is the feed that is read', async (draw) => {
    const { asked, drawing } = feed();
    await draw(external, drawing);
    expect(asked).toEqual([{ url: 'https://nieuws.example/rss', limit: 9, image_tag: undefined }]);
  });

  setting(
    'rssImageTag',
    'is the element of the feed that holds the pictures',
    async (draw) => {
      const { asked, drawing } = feed();
      await draw({ ...external, rssImageTag: 'media:content' }, drawing);
      expect(asked).toMatchObject([{ image_tag: 'media:content' }]);
    },
    'request',
  );

  setting('showReadMoreUrl', 'shows or hides the way to all news', async (draw) => {
    expect(await draw()).toContain('href="/nieuws"');
    expect(await draw({ showReadMoreUrl: false })).not.toContain('href="/nieuws"');
  });

  setting(
    'readMoreUrl',
    'is where the way to all news leads: here, or to another site, which is named',
    async (draw) => {
      expect(await draw({ readMoreUrl: '/actueel' })).toContain('href="/actueel"');
      const other = await draw({ readMoreUrl: 'https://www.krant.example/werk' });
      expect(other).toMatch(/target="_blank" rel="noopener" href="https:\/\/www.krant.example\/werk"/);
      expect(other).toContain('Meer op krant.example');
      expect(await draw({ readMoreUrl: 'javascript:alert(1)' })).not.toContain('Alle nieuws');
    },
  );

  setting('showCount', 'is how many articles there are, or how many to a page', async (draw) => {
    expect(cards(await draw())).toBe(9);
    expect(cards(await draw({ showCount: 4 }))).toBe(4);
    expect(cards(await draw({ showCount: 4, ...external }, feed().drawing))).toBe(4);
  });

  setting('layout', 'shows the newest only, or all of them page by page', async (draw) => {
    expect(await draw()).not.toContain('page=2');
    const pages = await draw({ layout: 'pagination' }, { path: '/nieuws', search: '?page=3' });
    expect(pages).toContain('href="/nieuws?page=2"');
    // 25 articles, 9 to a page.
    expect(cards(pages)).toBe(7);
    const feeds = await draw({ layout: 'pagination', ...external }, { ...feed().drawing, search: '?page=2' });
    expect(feeds).toContain('noorderland.example/10"');
  });

  setting('itemStyle', 'draws cards with or without a border', async (draw) => {
    const answers = { calls: { siteContent: { findArticles: respondWithArticles(1) } } };
    expect(await draw({ itemStyle: 'noBorder' }, { answers })).toContain('noBorder');
    expect(await draw({ itemStyle: 'card' }, { answers })).not.toContain('noBorder');
  });
});

import { defaultsOf, newsFeed, type SettingsOf } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock, previewBoard, type Rendering } from '../../testing/index.ts';
import { respondWithArticles, previewFeed } from '../../testing/preview-articles.ts';
import { newsFeedBlock as block } from './news-feed.block.ts';
import { newsFeedHead } from './news-feed.head.ts';
import type { PreviewCalls } from '../../testing/preview-calls.ts';
import { getByRole, parseHtml, queryAllByRole } from '@boardwright/ui/testing';

describeBlock({ block, fixtures: coreFixtures['news-feed'] ?? {} });

const external = { externalRss: true, rssFeedUrl: 'https://nieuws.example/rss' };
const answers = (calls: PreviewCalls): Rendering => ({ answers: { calls: { siteContent: calls } } });
const failsWith = (code: string, status = 502) =>
  answers({
    readFeed: async () => {
      throw Object.assign(new Error(code), { name: 'ApiError', code, status, fields: {} });
    },
  });
const feedOf = (...changes: object[]) =>
  answers({
    readFeed: async () => ({ data: changes.map((change) => ({ ...previewFeed(1)[0], ...change })) }),
  });
const editor = { board: { layout: 'editor' as const } };

describe('news of another site', () => {
  it('opens in a tab of its own, safely, and says so and where it is from', async () => {
    const html = await renderBlock(block, external, feedOf({ link: 'https://www.krant.example/1' }));
    const link = getByRole(html, 'link', /\(opent in een nieuw tabblad\)$/);
    expect(link.getAttribute('href')).toBe('https://www.krant.example/1');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(html).toContain('>krant.example<');
  });

  it('shows words only: no markup and no pictures that the page may not load', async () => {
    const html = await renderBlock(
      block,
      external,
      feedOf({
        title: 'A <b>bold</b> title',
        description:
          '<p>Melk &amp; <a href="https://x.example">honing</a></p><img src="https://x.example/a.gif">',
        image: 'http://krant.example/1.jpg',
      }),
    );
    expect(html).toContain('A &lt;b&gt;bold&lt;/b&gt; title');
    expect(html).toContain('>Melk &amp; honing<');
    expect(parseHtml(html).querySelectorAll('img')).toHaveLength(0);
  });

  it('reserves the room of its pictures, which wait until they are near', async () => {
    const html = await renderBlock(block, external, feedOf({ image: 'https://krant.example/1.jpg' }));
    const picture = parseHtml(html).querySelector('article img');
    expect(['width', 'height', 'loading'].map((name) => picture?.getAttribute(name))).toEqual([
      '640',
      '360',
      'lazy',
    ]);
  });

  it.each(['feedUnavailable', 'addressRefused', 'tooManyRequests'])(
    'that cannot be read (%s) leaves visitors in peace and tells the admin why',
    async (code) => {
      const seen = await renderBlock(block, external, failsWith(code));
      expect(seen).not.toContain('role="status"');
      expect(seen).toContain('Nog geen nieuws');
      expect(await renderBlock(block, external, { ...failsWith(code), ...editor })).toMatch(/role="status"/);
    },
  );

  it('that was never named asks the admin for its address', async () => {
    expect(await renderBlock(block, { externalRss: true }, editor)).toContain('adres van de RSS-feed');
  });

  it('is no excuse for a failure of our own', async () => {
    await expect(renderBlock(block, external, failsWith('unexpected', 500))).rejects.toThrow('unexpected');
  });
});

describe('the board’s own news', () => {
  it('is dated as the site writes dates', async () => {
    expect(await renderBlock(block, {}, { board: { dateFormat: 'dd/MM/yyyy' } })).toContain('18/11/2026');
  });

  it('is in the language of the page', async () => {
    const asked: unknown[] = [];
    const findArticles = async (call: { readonly query?: Readonly<Record<string, unknown>> }) => {
      asked.push(call.query);
      return respondWithArticles(3)(call);
    };
    await renderBlock(block, {}, { ...answers({ findArticles }), locale: 'ro' });
    expect(asked).toEqual([{ page: 1, limit: 9, locale: 'ro' }]);
  });

  it.each(['0', '-1', 'x', '1e3', '999999', '9'.repeat(30)])('survives page %s', async (page) => {
    const html = await renderBlock(
      block,
      { layout: 'pagination' },
      { path: '/nieuws', search: `?page=${page}` },
    );
    expect(queryAllByRole(html, 'article')).not.toHaveLength(0);
  });

  it('does not lead to the page one is on', async () => {
    expect(await renderBlock(block, {}, { path: '/nieuws' })).not.toContain('Alle nieuws');
  });

  it('has one address for each of its pages', () => {
    const board = { ...previewBoard('nl'), path: '/nieuws' };
    const data = { items: [], page: 2, lastPage: 3 };
    const settings = { ...defaultsOf<SettingsOf<typeof newsFeed>>(newsFeed), layout: 'pagination' } as const;
    expect(newsFeedHead(data, { settings, board })).toEqual({
      canonical: '/nieuws?page=2',
      keepsQuery: ['page'],
    });
    expect(newsFeedHead({ ...data, page: 1 }, { settings, board })).toEqual({});
  });
});

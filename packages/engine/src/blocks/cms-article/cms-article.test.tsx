import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock, previewBoard, previewConfiguration } from '../../testing/index.ts';
import { respondWithArticles, previewArticle } from '../../testing/preview-articles.ts';
import { getByRole, parseHtml } from '@boardwright/ui/testing';
import { sanitise } from '@boardwright/ui/sanitise';
import { cmsArticleBlock as block } from './cms-article.block.ts';
import { cmsArticleHead } from './cms-article.head.ts';
import { loadCmsArticle } from './cms-article.load.ts';
import { previewContext } from '../../testing/preview-context.ts';

describeBlock({ block, fixtures: coreFixtures['cms-article'] ?? {} });

const answers = (changes: Parameters<typeof previewArticle>[0]) => ({
  answers: {
    calls: {
      siteContent: {
        findArticles: respondWithArticles(5),
        readArticle: async () => ({ data: previewArticle(changes) }),
      },
    },
  },
});
const missing = {
  answers: {
    calls: {
      siteContent: {
        findArticles: respondWithArticles(0),
        readArticle: async () => {
          throw Object.assign(new Error('gone'), { name: 'ApiError', code: 'notFound', status: 404 });
        },
      },
    },
  },
};

describe('an article', () => {
  it('has a title, a date, a picture and a text in which nothing runs', async () => {
    const html = await renderBlock(block, {}, answers({ text: '<p>Moi</p><script>alert(1)</script>' }));
    getByRole(html, 'heading', 'Waarom de wijkzorg in Winsum wél mensen vindt');
    expect(html).toContain('18 november 2026');
    // It has no alternative text, so no role to be found by.
    const picture = parseHtml(html).querySelector('img');
    expect(['width', 'height', 'loading'].map((name) => picture?.getAttribute(name))).toEqual([
      '720',
      '405',
      'eager',
    ]);
    getByRole(html, 'paragraph', 'Moi');
    expect(html).not.toContain('alert(1)');
  });

  it('leads back to all news, and on to others than itself', async () => {
    const html = await renderBlock(block);
    expect(html).toContain('href="/nieuws"');
    expect(html).toContain('href="/nieuws-artikel/artikel-2"');
    expect(html).not.toContain('href="/nieuws-artikel/artikel-1"');
  });

  it('is shared by plain links to its whole address', async () => {
    const html = await renderBlock(block);
    expect(html).toContain(
      'https://www.linkedin.com/sharing/share-offsite/?url=http%3A%2F%2Flocalhost%2Fnieuws-artikel%2Fartikel-1',
    );
    expect(html).toContain('aria-label="Deel op WhatsApp"');
  });

  it('says who wrote it and what it is about, where that is known', async () => {
    const html = await renderBlock(block, {}, answers({ author: 'Jelmer Postma', category: 'In de regio' }));
    expect(html).toContain('Door Jelmer Postma');
    expect(html).toContain('In de regio');
    expect(await renderBlock(block)).not.toContain('Door ');
  });

  it('leads on from a slug that it had before', async () => {
    await expect(renderBlock(block, {}, answers({ slug: 'nieuwe-naam' }))).rejects.toMatchObject({
      name: 'PageMoved',
      path: '/nieuws-artikel/nieuwe-naam',
    });
  });

  it('leads on to its language', async () => {
    const { answers: calls } = answers({ locale: 'en', slug: 'new-name' });
    const alternates = { en: '/en/article/moi', nl: '/nieuws-artikel/moi' };
    const drawing = { answers: calls, path: '/nieuws-artikel/moi', board: { alternates } };
    await expect(renderBlock(block, {}, drawing)).rejects.toMatchObject({
      name: 'PageMoved',
      path: '/en/article/new-name',
    });
  });

  it.each([
    ['one that is not there', missing],
    ['one that is not shown', answers({ active: false })],
    ['one in a language that the page does not have', answers({ locale: 'en' })],
  ])('is a 404 for %s', async (_, drawing) => {
    await expect(renderBlock(block, {}, drawing)).rejects.toMatchObject({ name: 'PageError', status: 404 });
  });

  it('is a 404 without a slug, and an example in the editor', async () => {
    const path = '/nieuws-artikel';
    await expect(renderBlock(block, {}, { path })).rejects.toMatchObject({ status: 404 });
    const editor = { layout: 'editor' } as const;
    expect(await renderBlock(block, {}, { path, board: editor })).toContain('Waarom de wijkzorg');
    expect(await renderBlock(block, {}, { ...missing, path, board: editor })).toContain(
      'De titel van een artikel',
    );
  });

  it('is on the canvas the one that an admin is writing, and an example for whoever may not read it', async () => {
    const draft = { title: 'Een concept', text: '<p>Nog niet te lezen</p>', published_at: null };
    const on = async (readStoredArticle: () => Promise<object>, layout: 'editor' | 'classic') => {
      const context = previewContext({
        calls: { ...missing.answers.calls, articles: { readStoredArticle } },
        board: { ...previewBoard('nl'), layout },
        query: new URLSearchParams('article=7'),
        childSlug: 'een-concept',
      });
      return (await loadCmsArticle({}, context)).article.html;
    };
    const stored = async () => ({ data: { ...previewArticle(), ...draft } });
    const refused = async () => {
      throw Object.assign(new Error('no'), { name: 'ApiError', code: 'unauthenticated', status: 401 });
    };
    expect(await on(stored, 'editor')).toContain('Nog niet te lezen');
    expect(await on(refused, 'editor')).toContain('sample.text');
    // On a page of the site the number says nothing.
    await expect(on(stored, 'classic')).rejects.toMatchObject({ status: 404 });
  });

  it('fails as loudly as the API does', async () => {
    const readArticle = async () => {
      throw Object.assign(new Error('down'), { name: 'ApiError', code: 'unexpected', status: 500 });
    };
    const calls = { siteContent: { findArticles: respondWithArticles(1), readArticle } };
    await expect(renderBlock(block, {}, { answers: { calls } })).rejects.toThrow('down');
  });
});

describe('an article for search engines', () => {
  const article = {
    title: 'Moi & welkom',
    slug: 'moi',
    description: '',
    html: sanitise('<p>Een <b>eerste</b> zin.</p>'),
    image: '/uploads/moi.jpg',
    author: '',
    category: '',
    date: '2026-11-18T08:00:00.000Z',
    changed: '2026-11-18T08:00:00.000Z',
  };
  const headOf = (origin?: string, changes: Partial<typeof article> = {}) =>
    cmsArticleHead({ article: { ...article, ...changes }, more: [], origin }, { board: previewBoard('nl') });

  it('says who wrote it, what it is about and when it changed, where that is known', () => {
    const changed = '2026-11-20T08:00:00.000Z';
    const [news] =
      headOf(undefined, { author: 'Jelmer Postma', category: 'In de regio', changed }).jsonLd ?? [];
    expect(news).toMatchObject({
      author: { '@type': 'Person', name: 'Jelmer Postma' },
      articleSection: 'In de regio',
      dateModified: changed,
    });
    const [plain] = headOf().jsonLd ?? [];
    expect(plain).toMatchObject({ author: { '@type': 'Organization' } });
    expect(plain).not.toHaveProperty('dateModified');
  });

  it('has its own title, words, picture and address, in its one language', () => {
    expect(headOf('https://wadwerk.example')).toMatchObject({
      title: 'Moi & welkom',
      description: 'Een eerste zin.',
      image: '/uploads/moi.jpg',
      canonical: '/nieuws-artikel/moi',
      alternates: { nl: '/nieuws-artikel/moi' },
    });
  });

  it('is a NewsArticle with whole addresses, and says where it lies', () => {
    const [news, crumbs] = headOf('https://wadwerk.example').jsonLd ?? [];
    expect(news).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Moi & welkom',
      datePublished: '2026-11-18T08:00:00.000Z',
      inLanguage: 'nl',
      image: ['https://wadwerk.example/uploads/moi.jpg'],
      mainEntityOfPage: 'https://wadwerk.example/nieuws-artikel/moi',
      publisher: { '@type': 'Organization', name: 'Wadwerk' },
    });
    expect(JSON.stringify(crumbs)).toContain('"item":"https://wadwerk.example/nieuws"');
  });

  it('is still told on a board that does not know its own address', async () => {
    expect(headOf().jsonLd).toHaveLength(2);
    const context = previewContext({
      calls: answers({}).answers.calls,
      configuration: { ...previewConfiguration, job_boards: [] },
      childSlug: 'artikel-1',
    });
    const data = await loadCmsArticle({}, context);
    expect(data.origin).toBeUndefined();
  });
});

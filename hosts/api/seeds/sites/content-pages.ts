import type { DemoPage } from '../../src/seeding/demo-site.ts';
import { everywhere, framed, type PerLocale } from './site-parts.ts';

/** The words of a board's news and landing pages, by language. */
export interface ContentTexts {
  readonly news: { readonly label: string; readonly heading: string; readonly subheading: string };
  readonly article: string;
  readonly landing: { readonly label: string; readonly heading: string };
}

/** News page by page, an article with jobs below it, and the board's named searches (default compositions of §2). */
export function contentPages(texts: PerLocale<ContentTexts>): readonly DemoPage[] {
  const locales = Object.keys(texts);
  const by = (make: (texts: ContentTexts) => object) =>
    Object.fromEntries(Object.entries(texts).map(([locale, own]) => [locale, make(own)]));
  const callToAction = { key: 'call-to-action', isGlobal: 'call-to-action', settings: {} } as const;
  return [
    {
      key: 'p-news-list',
      path: {},
      settings: by(({ news }) => ({
        page_label: news.label,
        page_title: news.heading,
        page_description: news.subheading,
      })),
      blocks: framed(
        {
          key: 'news-feed',
          settings: by(({ news: { heading, subheading } }) => ({
            heading,
            subheading,
            layout: 'pagination',
            showCount: 9,
          })),
        },
        everywhere('newsletter', locales, {}),
        callToAction,
      ),
    },
    {
      key: 'p-cms-article',
      path: {},
      settings: by(({ article }) => ({ page_label: article })),
      blocks: framed(
        everywhere('cms-article', locales, {}),
        everywhere('featured-jobs', locales, { showCount: 3, sortStrategy: 'newest', jobsLayout: 'cards' }),
        callToAction,
      ),
    },
    {
      key: 'p-landing-pages',
      path: {},
      settings: by(({ landing }) => ({ page_label: landing.label, page_title: landing.heading })),
      blocks: framed({ key: 'landing-pages', settings: by(({ landing: { heading } }) => ({ heading })) }),
    },
  ];
}

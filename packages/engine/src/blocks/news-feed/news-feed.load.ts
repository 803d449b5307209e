import type { FeedItem } from '@boardwright/api-client/contract';
import type { newsFeed, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';
import { siteOf } from '../../page/links/site-of.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { readPageNumber } from '../../search/page-number.ts';
import { articleItem } from '../../features/articles/news-card/article-item.ts';
import type { NewsItem } from '../../features/articles/news-card/news-card.tsx';
import { plainText } from '@boardwright/ui/plain-text';

type Settings = SettingsOf<typeof newsFeed>;

/** Why another site's feed shows nothing; only an admin sees it. */
const feedProblems = ['unset', 'feedUnavailable', 'addressRefused', 'tooManyRequests'] as const;
type FeedProblem = (typeof feedProblems)[number];

export interface NewsFeedData {
  readonly items: readonly NewsItem[];
  /** The page that is shown, from 1. */
  readonly page: number;
  readonly lastPage: number;
  readonly problem?: FeedProblem | undefined;
}

/** The most that the API reads of a feed. */
const feedLength = 100;
const longestText = 220;
const nothing = { items: [], page: 1, lastPage: 1 } as const;

/** Newest first: the board's own articles in this language, or another site's, fetched by the API (§2 'news feed'). */
export async function loadNewsFeed(settings: Settings, context: BlockContext): Promise<NewsFeedData> {
  const page = settings.layout === 'pagination' ? readPageNumber(context.query) : 1;
  return settings.externalRss ? loadFeed(settings, page, context) : loadArticles(settings, page, context);
}

async function loadArticles(
  { showCount }: Settings,
  page: number,
  context: BlockContext,
): Promise<NewsFeedData> {
  const { api, board, signal } = context;
  const read = (asked: number) =>
    api.siteContent.findArticles({
      query: { page: asked, limit: showCount, locale: board.locale },
      signal,
    });
  let { data, meta } = await read(page);
  // An old link to a page that the news no longer reaches shows the last one.
  if (meta.total > 0 && page > meta.last_page) ({ data, meta } = await read(meta.last_page));
  return {
    items: data.map((article) => articleItem(article, board)),
    page: Math.min(page, meta.last_page),
    lastPage: meta.last_page,
  };
}

async function loadFeed(settings: Settings, page: number, context: BlockContext): Promise<NewsFeedData> {
  const { rssFeedUrl, rssImageTag, showCount, layout } = settings;
  if (!rssFeedUrl) return { ...nothing, problem: 'unset' };
  const query = {
    url: rssFeedUrl,
    limit: layout === 'pagination' ? feedLength : showCount,
    image_tag: rssImageTag || undefined,
  };
  try {
    const { data } = await context.api.siteContent.readFeed({ query, signal: context.signal });
    const lastPage = Math.max(1, Math.ceil(data.length / showCount));
    const visiblePage = Math.min(page, lastPage);
    return {
      items: data.slice((visiblePage - 1) * showCount, visiblePage * showCount).map(feedItem),
      page: visiblePage,
      lastPage,
    };
  } catch (error) {
    // Policy: another site's failure is not this page's; the editor shows the reason.
    const problem = feedProblems.find((code) => code === apiFailure(error)?.code);
    if (!problem) throw error;
    return { ...nothing, problem };
  }
}

function feedItem({ title, link, description, date, image }: FeedItem): NewsItem {
  return {
    title,
    href: link,
    text: plainText(description, longestText),
    ...(date && { date }),
    // A page loads pictures over https only.
    ...(image && !image.startsWith('http:') && { image }),
    source: siteOf(link),
  };
}

import type { Article } from '@boardwright/api-client/contract';
import type { BlockContext } from '../../board/define-block.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { PageError, PageMoved } from '../../page/page-error.ts';
import { pagePath } from '../../board/board-context.ts';
import { showsSamples } from '../../page/shows-samples.ts';
import { siteOrigin } from '../../page/site-origin.ts';
import { articleItem } from '../../features/articles/news-card/article-item.ts';
import { sanitise } from '@boardwright/ui/sanitise';
import type { ArticleView, CmsArticleData } from './cms-article-data.ts';
import type { CmsArticleKey } from './cms-article.messages.ts';

const moreCount = 3;

/**
 * The article of the page's child slug, and the newest others (specification §2 'CMS article').
 * @throws PageError 404 for an article that is not there, not shown, or of another language
 * @throws PageMoved for one that has another slug by now
 */
export async function loadCmsArticle(
  _settings: unknown,
  context: BlockContext<CmsArticleKey>,
): Promise<CmsArticleData> {
  const { api, board, childSlug, signal } = context;
  const query = { limit: moreCount + 1, locale: board.locale };
  const [asked, news] = await Promise.all([
    readArticle(childSlug, context),
    api.siteContent.findArticles({ query, signal }),
  ]);
  const article = asked ?? (showsSamples(context) ? await readSample(news.data[0], context) : undefined);
  if (!article) throw new PageError(404, context.t('notFound'));
  return {
    article,
    more: news.data
      .filter(({ slug }) => slug !== article.slug)
      .slice(0, moreCount)
      .map((other) => articleItem(other, board)),
    origin: siteOrigin(context),
  };
}

async function readArticle(
  slug: string | undefined,
  { api, board, signal }: BlockContext<CmsArticleKey>,
): Promise<ArticleView | undefined> {
  if (!slug) return undefined;
  try {
    const { data } = await api.siteContent.readArticle({ params: { slug }, signal });
    if (!data.active || data.locale !== board.locale) return undefined;
    if (data.slug !== slug) throw new PageMoved(pagePath(board, 'p-cms-article', data.slug));
    return viewOf(data);
  } catch (error) {
    const status = apiFailure(error)?.status;
    // No article can be called that: as little there as one that is gone.
    if (status === 400 || status === 404) return undefined;
    throw error;
  }
}

/** The newest article, or on a board without news one that shows what an article looks like. */
async function readSample(
  newest: Article | undefined,
  context: BlockContext<CmsArticleKey>,
): Promise<ArticleView> {
  const { board, t } = context;
  const found = newest && (await readArticle(newest.slug, context));
  return (
    found ?? {
      title: t('sample.title'),
      slug: '',
      description: t('sample.description'),
      html: sanitise(t('sample.text')),
      image: '',
      author: '',
      category: '',
      date: board.now,
      changed: board.now,
    }
  );
}

function viewOf(article: Article): ArticleView {
  const { title, slug, description, text, image, thumbnail, author, category } = article;
  return {
    title,
    slug,
    description,
    html: sanitise(text ?? ''),
    image: image || thumbnail || '',
    author: author ?? '',
    category: category ?? '',
    date: article.published_at,
    changed: article.updated_at,
  };
}

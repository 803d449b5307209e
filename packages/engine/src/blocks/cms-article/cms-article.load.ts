import type { Article } from '@boardwright/api-client/contract';
import type { BlockContext } from '../../board/define-block.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { leadToLanguage } from '../../page/lead-to-language.ts';
import { PageError, PageMoved } from '../../page/page-error.ts';
import { pagePath } from '../../board/board-context.ts';
import { showsSamples } from '../../page/shows-samples.ts';
import { siteOrigin } from '../../page/site-origin.ts';
import { articleItem } from '../../features/articles/news-card/article-item.ts';
import { sanitise } from '@boardwright/ui/sanitise';
import { articleInEditor } from '../../page/canvas-address.ts';
import type { ArticleView, CmsArticleData } from './cms-article-data.ts';
import type { CmsArticleKey } from './cms-article.messages.ts';

const moreCount = 3;

/**
 * The article of the page's child slug, and the newest others (specification §2 'CMS article').
 * @throws PageError 404 for an article that is not there, not shown, or of a language that the page does not have
 * @throws PageMoved for one that has another slug or language by now
 */
export async function loadCmsArticle(
  _settings: unknown,
  context: BlockContext<CmsArticleKey>,
): Promise<CmsArticleData> {
  const { api, board, childSlug, signal } = context;
  const query = { limit: moreCount + 1, locale: board.locale };
  const [asked, news] = await Promise.all([
    readStored(context).then((stored) => stored ?? readArticle(childSlug, context)),
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

/** On the editor's canvas the article that an admin is writing, by its number: the API gives it to nobody else. */
async function readStored({ api, board, query, signal }: BlockContext): Promise<ArticleView | undefined> {
  const id = Number(query.get(articleInEditor));
  if (board.layout !== 'editor' || !Number.isSafeInteger(id) || id < 1) return undefined;
  try {
    const { data } = await api.articles.readStoredArticle({ params: { id }, as: 'admin', signal });
    const date = data.published_at ?? data.updated_at;
    return viewOf({ ...data, published_at: date, updated_at: date });
  } catch (error) {
    const status = apiFailure(error)?.status;
    // Who may not read it sees an example.
    if (status === 401 || status === 403 || status === 404) return undefined;
    throw error;
  }
}

async function readArticle(
  slug: string | undefined,
  { api, board, signal }: BlockContext<CmsArticleKey>,
): Promise<ArticleView | undefined> {
  if (!slug) return undefined;
  try {
    const { data } = await api.siteContent.readArticle({ params: { slug }, signal });
    if (!data.active) return undefined;
    if (data.locale !== board.locale) return leadToLanguage(board, data, slug);
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

type Viewed = Omit<ArticleView, 'html' | 'date' | 'changed' | 'image' | 'author' | 'category'> &
  Pick<Article, 'text' | 'image' | 'thumbnail' | 'author' | 'category' | 'published_at' | 'updated_at'>;

function viewOf(article: Viewed): ArticleView {
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

import { focalPoint } from '@boardwright/ui/picture';
import type { BlockHead } from '../../board/define-block.ts';
import { breadcrumbList } from '../../page/breadcrumb-list.ts';
import { pagePath, type Board } from '../../board/board-context.ts';
import { plainText } from '@boardwright/ui/plain-text';
import type { CmsArticleData } from './cms-article-data.ts';

/** The longest headline and description that search engines show. */
const longest = { headline: 110, description: 160 } as const;

/** The article's own title, words and picture, and what it is for search engines. It is there in one language only. */
export function cmsArticleHead(
  { article, origin }: CmsArticleData,
  { board }: { readonly board: Board },
): BlockHead {
  const canonical = pagePath(board, 'p-cms-article', article.slug);
  const description = plainText(article.description || article.html, longest.description);
  const image = article.image || board.defaultImages.article;
  return {
    title: article.title,
    ...(description && { description }),
    ...(image && { image }),
    canonical,
    alternates: { [board.locale]: canonical },
    jsonLd: [
      newsArticle({ article, origin }, board, canonical, description),
      breadcrumbList(
        [
          [board.siteName, pagePath(board, 'p-home')],
          ...(board.paths['p-news-list'] === undefined
            ? []
            : ([[board.labels['p-news-list'] ?? '', pagePath(board, 'p-news-list')]] as const)),
          [article.title, canonical],
        ],
        origin,
      ),
    ],
  };
}

function newsArticle(
  { article, origin }: Pick<CmsArticleData, 'article' | 'origin'>,
  board: Board,
  canonical: string,
  description: string,
): object {
  const whole = (path: string) => (origin ? new URL(path, origin).href : path);
  const publisher = {
    '@type': 'Organization',
    name: board.siteName,
    ...(origin && { url: whole(pagePath(board, 'p-home')) }),
    // A drawing in a symbol sheet is no picture for others.
    ...(board.logo && !board.logo.includes('#') && { logo: whole(board.logo) }),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: plainText(article.title, longest.headline),
    ...(description && { description }),
    ...(article.image && { image: [whole(focalPoint(article.image).address)] }),
    datePublished: article.date,
    ...(article.changed !== article.date && { dateModified: article.changed }),
    ...(article.category && { articleSection: article.category }),
    inLanguage: board.locale,
    mainEntityOfPage: whole(canonical),
    author: article.author ? { '@type': 'Person', name: article.author } : publisher,
    publisher,
  };
}

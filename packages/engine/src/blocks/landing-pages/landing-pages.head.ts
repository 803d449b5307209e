import type { BlockHead } from '../../board/define-block.ts';
import { numberText } from '@boardwright/ui/count';
import type { Translate } from '@boardwright/ui/translate';
import { breadcrumbList } from '../../page/breadcrumb-list.ts';
import { pagePath, type Board } from '../../board/board-context.ts';
import { pageHref, type LandingPagesData } from './landing-pages-data.ts';
import type { LandingPagesKey } from './landing-pages.messages.ts';

/** Each landing page is a page of its own for search engines, in its one language; one with too few jobs stays out of them. */
export function landingPagesHead(
  data: LandingPagesData,
  { board, t }: { readonly board: Board; readonly t: Translate<LandingPagesKey> },
): BlockHead {
  if (data.kind === 'list')
    return data.page > 1 ? { canonical: pageHref(board, data.page), keepsQuery: ['page'] } : {};
  const path = pagePath(board, 'p-landing-pages', data.slug);
  const count = { count: data.total, number: numberText(data.total, board.locale), title: data.title };
  return {
    title: data.seo.title,
    description: data.seo.description || t('description', count),
    ...(data.image && { image: data.image }),
    landingPage: data.slug,
    canonical: pageHref({ path }, data.page),
    alternates: { [board.locale]: path },
    ...((data.total === 0 || data.seo.isLeftOut) && { robots: 'noindex, follow' }),
    jsonLd: [
      breadcrumbList(
        [
          [board.siteName, pagePath(board, 'p-home')],
          [board.labels['p-landing-pages'] ?? t('heading'), pagePath(board, 'p-landing-pages')],
          [data.title, path],
        ],
        data.origin,
      ),
    ],
  };
}

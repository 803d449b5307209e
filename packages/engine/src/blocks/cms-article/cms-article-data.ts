import type { NewsItem } from '../../features/articles/news-card/news-card.tsx';
import type { SafeHtml } from '@boardwright/ui/safe-html';

/** What a page draws of one article. */
export interface ArticleView {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly html: SafeHtml;
  readonly image: string;
  /** ISO 8601. */
  readonly date: string;
}

export interface CmsArticleData {
  readonly article: ArticleView;
  /** The newest others. */
  readonly more: readonly NewsItem[];
  /** Where the board is reached; without it nothing can be shared. */
  readonly origin?: string | undefined;
}

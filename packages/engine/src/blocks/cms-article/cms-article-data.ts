import type { NewsItem } from '../../features/articles/news-card/news-card.tsx';
import type { SafeHtml } from '@boardwright/ui/safe-html';

/** What a page draws of one article. */
export interface ArticleView {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly html: SafeHtml;
  readonly image: string;
  /** Who wrote it; '' for the board itself. */
  readonly author: string;
  /** A word for what it is about; '' for none. */
  readonly category: string;
  /** Since when it is read, and when it changed last: ISO 8601. */
  readonly date: string;
  readonly changed: string;
}

export interface CmsArticleData {
  readonly article: ArticleView;
  /** The newest others. */
  readonly more: readonly NewsItem[];
  /** Where the board is reached; without it nothing can be shared. */
  readonly origin?: string | undefined;
}

import type { AdminArticle } from '@boardwright/api-client/contract';
import { useWrittenDraft } from '../../written/use-written-draft.ts';
import { type ArticleDraft, articleDraft, articleShape } from './article-draft.ts';
import type { Editing } from '../../written/use-written-draft.ts';

interface ArticleSite {
  readonly locale: string;
  readonly timeZone: string;
}

/** An article while it is written. */
export function useArticleDraft(article: AdminArticle | undefined, site: ArticleSite) {
  return useWrittenDraft({
    row: article,
    toDraft: (row) => articleDraft(row, site),
    shape: articleShape,
    name: 'article',
  });
}
export type ArticleEditing = Editing<AdminArticle, ArticleDraft>;

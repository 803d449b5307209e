import type { AdminArticle } from '@boardwright/api-client/contract';
import { useMoment } from '../../lists/use-day.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { useSaveWritten } from '../../written/use-save-written.ts';
import { articleDraft, articleShape, changeOf } from './article-draft.ts';
import { useArticlesApi } from './articles-api.ts';
import type { ArticleEditing } from './use-article-draft.ts';

interface SaveArticleOptions {
  readonly editing: ArticleEditing;
  readonly site: { readonly locale: string; readonly timeZone: string };
  /** A new one has a number now. */
  readonly onAdded: (article: AdminArticle) => void;
}

/** Saves an article. */
export function useSaveArticle({ editing, site, onAdded }: SaveArticleOptions) {
  const t = useContentMessages();
  const api = useArticlesApi();
  const moment = useMoment();
  return useSaveWritten({
    editing,
    shape: articleShape,
    toDraft: (row) => articleDraft(row, site),
    add: (draft, before) => {
      const { locale, title } = draft;
      return api.add({ ...changeOf(draft, before, site.timeZone), locale, title });
    },
    change: (id, { draft, before, revision }) =>
      api.change(id, { revision, ...changeOf(draft, before, site.timeZone) }),
    sentenceOf: ({ state, published_at: at }) =>
      state === 'planned' && at
        ? t('written.saved.planned', { moment: moment(at) })
        : t(`written.saved.${state === 'published' || state === 'unpublished' ? state : 'draft'}`),
    onAdded,
  });
}

import type { AdminArticle } from '@boardwright/api-client/contract';
import { useState } from 'react';
import { useMoment } from '../../lists/use-day.ts';
import { useSubmission } from '../../lists/use-submission.ts';
import { announce } from '../../ui/announce.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { type ArticleDraft, articleDraft, type ArticleField, changeOf, merged } from './article-draft.ts';
import { type SavedArticle, useArticlesApi } from './articles-api.ts';
import type { ArticleEditing } from './use-article-draft.ts';

/** What a colleague saved meanwhile, and what both changed. */
export interface Conflict {
  readonly current: AdminArticle;
  readonly theirs: ArticleDraft;
  readonly draft: ArticleDraft;
  readonly contested: readonly ArticleField[];
}

interface Sent {
  readonly draft: ArticleDraft;
  /** What it was written on. */
  readonly before: ArticleDraft;
  readonly revision: number;
  /** Whose changes are in it too. */
  readonly with?: AdminArticle;
}

interface SaveArticleOptions {
  readonly editing: ArticleEditing;
  readonly site: { readonly locale: string; readonly timeZone: string };
  /** A new one has a number now. */
  readonly onAdded: (article: AdminArticle) => void;
}

/** Saves an article; where a colleague saved it meanwhile, joins both or asks. */
export function useSaveArticle({ editing, site, onAdded }: SaveArticleOptions) {
  const t = useContentMessages();
  const api = useArticlesApi();
  const moment = useMoment();
  const [conflict, setConflict] = useState<Conflict>();
  const [done, setDone] = useState<string>();
  const { article } = editing;
  const sentenceOf = ({ state, published_at: at }: AdminArticle): string =>
    state === 'planned' && at
      ? t('article.saved.planned', { moment: moment(at) })
      : t(`article.saved.${state === 'published' || state === 'unpublished' ? state : 'draft'}`);
  const submission = useSubmission(
    async ({ draft, before, revision }: Sent): Promise<SavedArticle> => {
      const change = changeOf(draft, before, site.timeZone);
      if (article) return api.change(article.id, { revision, ...change });
      const { locale, title } = draft;
      return { article: await api.add({ ...change, locale, title }) };
    },
    (result, sent) => {
      if ('current' in result) {
        settle(result.current, sent);
        return;
      }
      const by = sent.with?.changed_by;
      const joined = by ? t('article.conflict.merged', { name: by }) : t('article.conflict.mergedAny');
      const sentence = sent.with ? joined : sentenceOf(result.article);
      setConflict(undefined);
      setDone(sentence);
      announce(sentence);
      if (article) editing.setBase(result.article, since(sent, articleDraft(result.article, site)));
      else {
        editing.forget();
        onAdded(result.article);
      }
    },
  );
  /** A draft, with what was typed while what was sent was on its way. */
  function since({ draft }: Sent, next: ArticleDraft): ArticleDraft {
    return merged(editing.draft, draft, next).draft;
  }
  /** Nothing that both changed: it is saved together. Else they choose. */
  function settle(current: AdminArticle, sent: Sent): void {
    const theirs = articleDraft(current, site);
    const joined = merged(sent.draft, sent.before, theirs);
    const both = { ...joined, draft: since(sent, joined.draft) };
    if (both.contested.length > 0) setConflict({ current, theirs, ...both });
    // Once this submission is over.
    else setTimeout(() => sendOn(current, both.draft));
  }
  function sendOn(current: AdminArticle, draft: ArticleDraft): void {
    editing.setBase(current, draft);
    submission.submit({
      draft,
      before: articleDraft(current, site),
      revision: current.revision,
      with: current,
    });
  }
  return {
    isBusy: submission.isBusy,
    failure: submission.failure,
    conflict,
    /** What was done last, as a sentence. */
    done,
    save: () => {
      setDone(undefined);
      submission.submit({ draft: editing.draft, before: editing.before, revision: editing.revision });
    },
    /** Saves what was chosen on top of what there is now. */
    choose(draft: ArticleDraft) {
      if (!conflict) return;
      setConflict(undefined);
      sendOn(conflict.current, draft);
    },
    decideLater: () => setConflict(undefined),
  };
}

import type { AdminArticle } from '@boardwright/api-client/contract';
import { useEffect, useState } from 'react';
import { isRecord } from '../../model/is-record.ts';
import { useStoredInput } from '../../saving/stored-input.ts';
import { type ArticleDraft, articleDraft, articleFields, isSame } from './article-draft.ts';

interface Base {
  /** What was read, or saved last; undefined of a new one. */
  readonly article: AdminArticle | undefined;
  readonly draft: ArticleDraft;
}

interface Stored {
  readonly revision: number;
  readonly before: ArticleDraft;
  readonly draft: ArticleDraft;
}

/** What was written before and not saved, where it still is an article's. */
function storedOf(value: unknown, blank: ArticleDraft): Stored | undefined {
  if (!isRecord(value)) return undefined;
  const { revision, draft, before } = value;
  const isDraft = (one: unknown): one is ArticleDraft =>
    isRecord(one) && Object.keys(blank).every((name) => typeof one[name] === 'string');
  return typeof revision === 'number' && isDraft(draft) && isDraft(before)
    ? { revision, draft, before }
    : undefined;
}

const isUnchanged = (one: ArticleDraft, other: ArticleDraft): boolean =>
  articleFields.every((field) => isSame(field, one, other));

/**
 * An article while it is written. What is not saved stays in this browser, and is there again after a reload or another
 * page; who closes the window is asked.
 */
export function useArticleDraft(
  article: AdminArticle | undefined,
  site: { readonly locale: string; readonly timeZone: string },
) {
  const [first] = useState(() => articleDraft(article, site));
  const input = useStoredInput(`article.${article?.id ?? 'new'}`);
  const [stored] = useState(() => storedOf(input.before, first));
  // What was written on an older copy is held against the one it was written on: saving it says what else changed.
  const [base, setBase] = useState<Base>({ article, draft: stored?.before ?? first });
  const [revision, setRevision] = useState(stored?.revision ?? article?.revision ?? 0);
  const [draft, setDraft] = useState(stored?.draft ?? first);
  const [isRestored, setIsRestored] = useState(
    stored !== undefined && !isUnchanged(stored.draft, stored.before),
  );
  const isDirty = !isUnchanged(draft, base.draft);
  const { write, forget } = input;
  useEffect(() => {
    if (isDirty) write({ revision, before: base.draft, draft } satisfies Stored);
    else forget();
  }, [isDirty, revision, base.draft, draft, write, forget]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return {
    article: base.article,
    before: base.draft,
    /** The one that was read; what is sent says so. */
    revision,
    draft,
    isDirty,
    /** What was written before is here again. */
    isRestored,
    change: (change: Partial<ArticleDraft>) => setDraft((now) => ({ ...now, ...change })),
    /** Goes on with what is stored now, and the draft on top of it. */
    setBase(next: AdminArticle, on?: ArticleDraft) {
      const nextDraft = articleDraft(next, site);
      setBase({ article: next, draft: nextDraft });
      setRevision(next.revision);
      setDraft(on ?? nextDraft);
      setIsRestored(false);
    },
    discard() {
      setBase({ article, draft: first });
      setRevision(article?.revision ?? 0);
      setDraft(first);
      setIsRestored(false);
    },
    forget,
  };
}
export type ArticleEditing = ReturnType<typeof useArticleDraft>;

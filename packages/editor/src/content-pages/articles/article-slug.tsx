import { articleLimits, slugOf } from '@boardwright/api-client/contract';
import { TextField } from '../../lists/fields.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import type { ArticleDraft } from './article-draft.ts';

interface ArticleSlugProps {
  readonly draft: Pick<ArticleDraft, 'slug'>;
  /** Visitors may have links to it. */
  readonly wasRead: boolean;
  readonly before: string;
  readonly problem: string | undefined;
  readonly onChange: (slug: string) => void;
}

/** The last part of an article's address: made of the title until somebody writes another. */
export function ArticleSlug({ draft, wasRead, before, problem, onChange }: ArticleSlugProps) {
  const t = useContentMessages();
  const isMoved = wasRead && slugOf(draft.slug, articleLimits.slug) !== before;
  const hint = draft.slug === '' ? t('article.addressHint') : isMoved ? t('article.addressMoves') : undefined;
  return (
    <TextField
      label={t('article.address')}
      hint={hint}
      problem={problem}
      value={draft.slug}
      maxLength={articleLimits.slug}
      onChange={onChange}
    />
  );
}

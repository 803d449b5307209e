import { articleLimits } from '@boardwright/api-client/contract';
import { ChoiceField, TextField } from '../../lists/fields.tsx';
import { useSiteLanguages } from '../categories/use-site-languages.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { ArticlePicture } from './article-picture.tsx';
import { ArticleSlug } from './article-slug.tsx';
import styles from './articles.module.css';
import { PublishFields } from './publish-fields.tsx';
import { SearchResult } from './search-result.tsx';
import type { ArticleEditing } from './use-article-draft.ts';

interface ArticleSideProps {
  readonly editing: ArticleEditing;
  /** What the server says of single fields. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
  readonly isTried: boolean;
}

/** What goes with an article: when it is shown, and what it is called elsewhere. */
export function ArticleSide({ editing, problems, isTried }: ArticleSideProps) {
  const t = useContentMessages();
  const { languages } = useSiteLanguages();
  const { draft, change, article } = editing;
  const isThere = languages.some(({ code }) => code === draft.locale);
  const offered = isThere
    ? languages
    : [{ code: draft.locale, name: draft.locale.toUpperCase() }, ...languages];
  return (
    <aside className={styles.side} aria-label={t('article.details')}>
      <PublishFields editing={editing} problem={problems['published_at']?.[0]} isTried={isTried} />
      <fieldset className={styles.group}>
        <legend>{t('article.details')}</legend>
        {offered.length > 1 ? (
          <ChoiceField
            label={t('article.language')}
            value={draft.locale}
            problem={problems['locale']?.[0]}
            options={offered.map(({ code, name }) => ({ value: code, text: name }))}
            onChange={(locale) => change({ locale })}
          />
        ) : null}
        <div className={styles.pair}>
          <TextField
            label={t('article.author')}
            hint={t('article.authorHint')}
            value={draft.author}
            maxLength={articleLimits.author}
            onChange={(author) => change({ author })}
          />
          <TextField
            label={t('article.category')}
            hint={t('article.categoryHint')}
            value={draft.category}
            maxLength={articleLimits.category}
            onChange={(category) => change({ category })}
          />
        </div>
        <ArticlePicture image={draft.image} onChange={(image) => change({ image })} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('article.search')}</legend>
        <SearchResult draft={draft} />
        <ArticleSlug
          draft={draft}
          wasRead={article?.state === 'published' || article?.state === 'unpublished'}
          before={editing.before.slug}
          problem={problems['slug']?.[0]}
          onChange={(slug) => change({ slug })}
        />
      </fieldset>
    </aside>
  );
}

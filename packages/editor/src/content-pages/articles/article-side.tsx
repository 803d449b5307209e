import { articleLimits, slugOf } from '@boardwright/api-client/contract';
import { ChoiceField, TextField } from '../../lists/fields.tsx';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { PictureField } from '../writing/picture-field.tsx';
import { SearchResult } from '../writing/search-result.tsx';
import { SlugField } from '../writing/slug-field.tsx';
import { useDetailPage } from '../writing/use-detail-page.ts';
import styles from '../writing/writing.module.css';
import { PublishFields } from '../writing/publish-fields.tsx';
import { PlanFields } from './plan-fields.tsx';
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
  const addressOf = useDetailPage('p-cms-article');
  const { draft, change, row: article } = editing;
  const address = slugOf(draft.slug || draft.title, articleLimits.slug);
  const isThere = languages.some(({ code }) => code === draft.locale);
  const offered = isThere
    ? languages
    : [{ code: draft.locale, name: draft.locale.toUpperCase() }, ...languages];
  return (
    <aside className={styles.side} aria-label={t('article.details')}>
      <PublishFields
        row={article}
        showing={draft.showing}
        onChange={(showing) => change({ showing })}
        plan={<PlanFields editing={editing} problem={problems['published_at']?.[0]} isTried={isTried} />}
      />
      <fieldset className={styles.group}>
        <legend>{t('article.details')}</legend>
        {offered.length > 1 ? (
          <ChoiceField
            label={t('written.language')}
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
        <PictureField image={draft.image} onChange={(image) => change({ image })} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('written.search')}</legend>
        <SearchResult
          locale={draft.locale}
          title={draft.title}
          description={draft.description}
          address={addressOf(draft.locale, address || '-')}
        />
        <SlugField
          slug={draft.slug}
          most={articleLimits.slug}
          wasRead={article?.state === 'published' || article?.state === 'unpublished'}
          before={editing.before.slug}
          problem={problems['slug']?.[0]}
          onChange={(slug) => change({ slug })}
        />
      </fieldset>
    </aside>
  );
}

import { landingPageLimits, slugOf } from '@boardwright/api-client/contract';
import { ChoiceField, TextField } from '../../lists/fields.tsx';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { PictureField } from '../writing/picture-field.tsx';
import { PublishFields } from '../writing/publish-fields.tsx';
import { SearchResult } from '../writing/search-result.tsx';
import { SlugField } from '../writing/slug-field.tsx';
import { useDetailPage } from '../writing/use-detail-page.ts';
import styles from '../writing/writing.module.css';
import { JobsCount } from './jobs-count.tsx';
import type { LandingPageEditing } from './use-landing-page.ts';

interface LandingPageSideProps {
  readonly editing: LandingPageEditing;
  /** What the server says of single fields. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
}

/** What goes with a landing page: whether it is shown, its picture, and what search engines are given. */
export function LandingPageSide({ editing, problems }: LandingPageSideProps) {
  const t = useContentMessages();
  const { languages } = useSiteLanguages();
  const addressOf = useDetailPage('p-landing-pages');
  const { draft, change, row: page } = editing;
  const slug = slugOf(draft.slug || draft.title, landingPageLimits.slug);
  const isThere = languages.some(({ code }) => code === draft.locale);
  const offered = isThere
    ? languages
    : [{ code: draft.locale, name: draft.locale.toUpperCase() }, ...languages];
  return (
    <aside className={styles.side} aria-label={t('article.details')}>
      <PublishFields row={page} showing={draft.showing} onChange={(showing) => change({ showing })} />
      <fieldset className={styles.group}>
        <legend>{t('article.details')}</legend>
        {page?.is_thin ? <JobsCount page={page} /> : null}
        {offered.length > 1 ? (
          <ChoiceField
            label={t('written.language')}
            value={draft.locale}
            problem={problems['locale']?.[0]}
            options={offered.map(({ code, name }) => ({ value: code, text: name }))}
            onChange={(locale) => change({ locale })}
          />
        ) : null}
        <PictureField image={draft.image} onChange={(image) => change({ image })} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('written.search')}</legend>
        <SearchResult
          locale={draft.locale}
          title={draft.seoTitle || draft.title}
          description={draft.seoDescription || draft.description}
          address={addressOf(draft.locale, slug || '-')}
        />
        <SlugField
          slug={draft.slug}
          most={landingPageLimits.slug}
          wasRead={page?.state === 'published' || page?.state === 'unpublished'}
          before={editing.before.slug}
          problem={problems['slug']?.[0]}
          onChange={(next) => change({ slug: next })}
        />
        <TextField
          label={t('landing.seoTitle')}
          hint={t('landing.seoTitleHint')}
          value={draft.seoTitle}
          maxLength={landingPageLimits.seo_title}
          onChange={(seoTitle) => change({ seoTitle })}
        />
        <TextField
          label={t('landing.seoDescription')}
          hint={t('landing.seoDescriptionHint')}
          value={draft.seoDescription}
          maxLength={landingPageLimits.seo_description}
          onChange={(seoDescription) => change({ seoDescription })}
        />
      </fieldset>
    </aside>
  );
}

import { articleLimits, slugOf } from '@boardwright/api-client/contract';
import { useSiteName } from '../../workbench/use-site-name.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { useArticlePage } from './use-article-page.ts';
import type { ArticleDraft } from './article-draft.ts';
import { mostInEngines } from './article-paper.tsx';
import styles from './articles.module.css';

/** An article as a search engine lists it. */
export function SearchResult({ draft }: { readonly draft: ArticleDraft }) {
  const t = useContentMessages();
  const siteName = useSiteName();
  const addressOf = useArticlePage();
  const slug = slugOf(draft.slug || draft.title, articleLimits.slug);
  const description = draft.description.trim();
  return (
    <div className={styles.result} lang={draft.locale}>
      <small>
        {siteName}
        <span>
          {addressOf(draft.locale, slug || '-')
            ?.split('/')
            .filter(Boolean)
            .join(' › ')}
        </span>
      </small>
      <b>{draft.title.trim() || t('article.untitled')}</b>
      <p>
        {description.length > mostInEngines
          ? `${description.slice(0, mostInEngines).trimEnd()}…`
          : description}
        {description === '' ? t('article.noDescription') : null}
      </p>
    </div>
  );
}

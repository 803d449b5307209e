import { useSiteName } from '../../workbench/use-site-name.ts';
import { useContentMessages } from '../use-content-messages.ts';
import styles from './writing.module.css';

/** Characters of a description that search engines show. */
export const mostInEngines = 160;

interface SearchResultProps {
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  /** Undefined where no page shows it. */
  readonly address: string | undefined;
}

/** A page as a search engine lists it. */
export function SearchResult({ locale, title, description: given, address }: SearchResultProps) {
  const t = useContentMessages();
  const siteName = useSiteName();
  const description = given.trim();
  return (
    <div className={styles.result} lang={locale}>
      <small>
        {siteName}
        <span>{address?.split('/').filter(Boolean).join(' › ')}</span>
      </small>
      <b>{title.trim() || t('written.untitled')}</b>
      <p>
        {description.length > mostInEngines
          ? `${description.slice(0, mostInEngines).trimEnd()}…`
          : description}
        {description === '' ? t('written.noDescription') : null}
      </p>
    </div>
  );
}

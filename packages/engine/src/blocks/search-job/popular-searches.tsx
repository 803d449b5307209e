import { useId } from 'react';
import { useBoard } from '../../board/board-context.ts';
import { emptySearch } from '../../search/job-search.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { Link } from '@boardwright/ui/link';
import { resultsPath } from './results-page.ts';
import type { SearchJobProps } from './search-job-props.ts';
import styles from './search-job.module.css';

/** Links to what others look for, under the panel. A search without words of its own looks for its name. */
export function PopularSearches({ settings, t }: SearchJobProps) {
  const board = useBoard();
  const id = useId();
  if (settings.popularSearches.length === 0) return null;
  const path = resultsPath(settings.resultsPage, board);
  return (
    <div className={styles.popular}>
      <span className="muted" id={id}>
        {t('popular')}
      </span>
      <ul className={styles.popularLinks} aria-labelledby={id}>
        {settings.popularSearches.map(({ name, search, location_name }, index) => {
          const keywords = search || (location_name ? undefined : name);
          const asked = { ...emptySearch, search: keywords, location_name: location_name || undefined };
          return (
            <li key={index}>
              <Link href={path + writeSearchAddress(asked)}>{name}</Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

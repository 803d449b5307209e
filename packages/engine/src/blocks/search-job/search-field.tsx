import X from 'lucide-react/icons/x';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '@boardwright/ui/class-names';
import { Icon, type IconDrawing } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import type { Translate } from '@boardwright/ui/translate';
import type { JobSearch } from '../../search/job-search.ts';
import styles from './search-bar.module.css';
import type { SearchJobKey } from './search-job.messages.ts';

/** What each field of the bar is given. */
export interface SearchFieldContext {
  /** The block's number: ids on the page begin with it. */
  readonly id: number;
  /** Path of the results. */
  readonly path: string;
  /** The results are on this very page. */
  readonly here: boolean;
  readonly search: JobSearch;
  readonly t: Translate<SearchJobKey>;
  readonly submit: () => void;
}

interface SearchFieldProps {
  readonly id: string;
  readonly icon: IconDrawing;
  readonly label: string;
  readonly className?: string | undefined;
  /** Empties the field: a link to the results without it, so that it works without scripts. */
  readonly clear?:
    | { readonly label: string; readonly href: string; readonly onClear: () => void }
    | undefined;
  readonly children: ReactNode;
}

/** One field of the bar: its label stands inside, above what is typed. */
export function SearchField({ id, icon, label, className, clear, children }: SearchFieldProps) {
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    clear?.onClear();
  };
  return (
    <div className={classNames(styles.field, className)}>
      <Icon icon={icon} className={styles.icon} />
      <label htmlFor={id}>{label}</label>
      {children}
      {clear && (
        <Link href={clear.href} className={styles.clear} aria-label={clear.label} onClick={onClick}>
          <Icon icon={X} size="s" />
        </Link>
      )}
    </div>
  );
}

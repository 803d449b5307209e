import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './filters.module.css';

export interface FilterDisclosureProps {
  readonly title: string;
  /** As it is first drawn: it stays as the reader leaves it, since a choice elsewhere must not fold it. */
  readonly open: boolean;
  /** Names the choices inside as one group. */
  readonly label?: string | undefined;
  /** Two fields and a word between them, on one line. */
  readonly range?: boolean;
  readonly children: ReactNode;
}

/** One filter under a line: its name, and what it offers when unfolded. */
export function FilterDisclosure({ title, open, label, range = false, children }: FilterDisclosureProps) {
  const [opened] = useState(open);
  return (
    <details className={styles.facet} open={opened}>
      <summary>
        {title}
        <Icon icon={ChevronDown} />
      </summary>
      <div
        className={classNames(styles.body, range && styles.range)}
        {...(label && { role: 'group', 'aria-label': label })}
      >
        {children}
      </div>
    </details>
  );
}

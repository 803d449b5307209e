import { Children, type ReactNode } from 'react';
import { classNames } from '@boardwright/ui/class-names';
import styles from './job-card.module.css';

export interface JobListProps {
  /** `list`: rows below each other. `cards`: a grid, three across on a desktop. */
  readonly layout?: 'list' | 'cards' | undefined;
  /** JobCards, an alert card among them, or skeletons: each takes a place of its own. */
  readonly children: ReactNode;
  /** Names the list for screen readers. */
  readonly label?: string | undefined;
  /** Two across, beside a column of facets. */
  readonly columns?: 2 | 3;
  readonly busy?: boolean;
}

/** The list that JobCards measure themselves by. */
export function JobList({ layout = 'list', columns = 3, label, busy, children }: JobListProps) {
  const grid = columns === 2 ? 'grid grid--2' : 'grid grid--3';
  return (
    <ul
      className={classNames(layout === 'cards' ? grid : styles.list)}
      {...(label && { 'aria-label': label })}
      {...(busy && { 'aria-busy': true })}
    >
      {Children.map(children, (child) => (child ? <li className={styles.item}>{child}</li> : null))}
    </ul>
  );
}

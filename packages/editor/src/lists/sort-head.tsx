import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import styles from './table.module.css';

interface SortHeadProps {
  readonly title: string;
  readonly className?: string | undefined;
  /** What it sorts by, as the address and the API name it: `title`, and `-title` the other way. */
  readonly by: string;
  /** Which way the first press sorts. */
  readonly first: 'up' | 'down';
  readonly sort: string;
  readonly to: (sort: string) => string;
}

/** The head of a column that sorts the list by it. */
export function SortHead({ title, className, by, first, sort, to }: SortHeadProps) {
  const isUp = sort === by;
  const isDown = sort === `-${by}`;
  const next = isUp ? `-${by}` : isDown ? by : first === 'up' ? by : `-${by}`;
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <th scope="col" className={className} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <Link className={styles.sort} to={to(next)}>
        {title}
        {isUp || isDown ? <Arrow size={13} strokeWidth={2} aria-hidden /> : null}
      </Link>
    </th>
  );
}

import { Link } from 'react-router';
import { useEditorLocale } from '../editor-messages.tsx';
import styles from './table.module.css';

interface ListViewsProps<Name extends string> {
  readonly label: string;
  readonly views: readonly {
    readonly name: Name;
    readonly title: string;
    /** How many rows it has; undefined while that is not known. */
    readonly count: number | undefined;
  }[];
  readonly current: Name;
  readonly to: (name: Name) => string;
}

/** The views of a list, each with how much there is. */
export function ListViews<Name extends string>({ label, views, current, to }: ListViewsProps<Name>) {
  const number = new Intl.NumberFormat(useEditorLocale());
  return (
    <nav className={styles.views} aria-label={label}>
      {views.map(({ name, title, count }) => (
        <Link key={name} to={to(name)} aria-current={name === current ? 'page' : undefined}>
          {title}
          {count === undefined ? null : <span> {number.format(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}

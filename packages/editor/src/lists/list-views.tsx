import { Link } from 'react-router';
import styles from './table.module.css';
import { useCounted } from './use-counted.ts';

interface ListViewsProps<Name extends string> {
  readonly label: string;
  readonly views: readonly {
    readonly name: Name;
    readonly title: string;
    /** How many rows it has, as far as a list counts; undefined while that is not known. */
    readonly count: number | undefined;
  }[];
  readonly current: Name;
  readonly to: (name: Name) => string;
}

/** The views of a list, each with how much there is. */
export function ListViews<Name extends string>({ label, views, current, to }: ListViewsProps<Name>) {
  const counted = useCounted();
  return (
    <nav className={styles.views} aria-label={label}>
      {views.map(({ name, title, count }) => (
        <Link key={name} to={to(name)} aria-current={name === current ? 'page' : undefined}>
          {title}
          {count === undefined ? null : <span> {counted(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}

interface StateViewsProps<State extends string> {
  readonly label: string;
  readonly states: readonly State[];
  /** What those of every state are called together. */
  readonly anyState: string;
  readonly titleOf: (state: State) => string;
  /** How many there are of each; undefined while that is not known. */
  readonly counts: Readonly<Record<State, number>> | undefined;
  /** Undefined for all of them. */
  readonly current: State | undefined;
  readonly to: (state: State | undefined) => string;
}

/** All rows of a list, then those of each state. */
export function StateViews<State extends string>(props: StateViewsProps<State>) {
  const { label, states, anyState, titleOf, counts, current, to } = props;
  const all = {
    name: 'all',
    title: anyState,
    count: counts && states.reduce((sum, name) => sum + counts[name], 0),
  } as const;
  return (
    <ListViews<State | 'all'>
      label={label}
      views={[all, ...states.map((name) => ({ name, title: titleOf(name), count: counts?.[name] }))]}
      current={current ?? 'all'}
      to={(name) => to(states.find((state) => state === name))}
    />
  );
}

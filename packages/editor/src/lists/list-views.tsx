import { Link } from 'react-router';
import styles from './table.module.css';
import { useCountedView } from './use-counted.ts';

interface ListViewsProps<Name extends string> {
  readonly label: string;
  readonly views: readonly {
    readonly name: Name;
    readonly title: string;
    /** How many rows it has, as far as a list counts; undefined while that is not known. */
    readonly count: number | undefined;
  }[];
  /** False where there are at least so many of each. */
  readonly areExact?: boolean | undefined;
  readonly current: Name;
  readonly to: (name: Name) => string;
}

/** The views of a list, each with how much there is. */
export function ListViews<Name extends string>(props: ListViewsProps<Name>) {
  const { label, views, areExact, current, to } = props;
  const counted = useCountedView();
  const numberOf = (count: number | undefined) => count !== undefined && counted(count, areExact);
  return (
    <nav className={styles.views} aria-label={label}>
      {views.map(({ name, title, count }) => {
        const number = numberOf(count);
        return (
          <Link key={name} to={to(name)} aria-current={name === current ? 'page' : undefined}>
            {title}
            {number ? <span> {number}</span> : null}
          </Link>
        );
      })}
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
  /** False where there are at least so many of each. */
  readonly areExact?: boolean | undefined;
  /** Undefined for all of them. */
  readonly current: State | undefined;
  readonly to: (state: State | undefined) => string;
}

/** All rows of a list, then those of each state. */
export function StateViews<State extends string>(props: StateViewsProps<State>) {
  const { label, states, anyState, titleOf, counts, areExact, current, to } = props;
  const all = {
    name: 'all',
    title: anyState,
    count: counts && states.reduce((sum, name) => sum + counts[name], 0),
  } as const;
  return (
    <ListViews<State | 'all'>
      label={label}
      areExact={areExact}
      views={[all, ...states.map((name) => ({ name, title: titleOf(name), count: counts?.[name] }))]}
      current={current ?? 'all'}
      to={(name) => to(states.find((state) => state === name))}
    />
  );
}

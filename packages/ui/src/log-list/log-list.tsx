import { useFormat } from '../format/use-format.ts';
import styles from './log-list.module.css';

/** One thing that was done. */
export interface LogLine {
  readonly id: number;
  readonly message: string;
  /** Who did it; left out for one's own. */
  readonly by?: string | undefined;
  /** ISO 8601. */
  readonly created_at: string;
}

interface LogListProps {
  readonly entries: readonly LogLine[];
  /** Says which colleague did it. */
  readonly by: (name: string) => string;
}

/** What was done, in the order given: each with who did it, where that is somebody else, and when. */
export function LogList({ entries, by }: LogListProps) {
  const format = useFormat();
  return (
    <ul className={styles.log}>
      {entries.map(({ id, message, by: name, created_at: at }) => (
        <li key={id}>
          <span>
            {message}
            {name && <span className={styles.by}> {by(name)}</span>}
          </span>
          <time dateTime={at} title={format.longDate(at)}>
            {format.age(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}

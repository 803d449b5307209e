import type { LogEntry } from '@boardwright/api-client/contract';
import { useFormat } from '../../kit/format/use-format.ts';
import styles from './log-list.module.css';

interface LogListProps {
  readonly entries: readonly LogEntry[];
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

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Acts } from '../ui/acts.tsx';
import controls from '../ui/controls.module.css';
import styles from './deleted-rows.module.css';

interface DeletedRow {
  readonly key: string | number;
  readonly name: ReactNode;
  /** What is known of it, a line each. */
  readonly facts: readonly ReactNode[];
  /** The name of its button, with what it restores. */
  readonly restoreNamed: string;
  readonly onRestore: () => void;
}

interface DeletedRowsProps {
  readonly title: string;
  readonly about?: string;
  readonly restore: string;
  readonly rows: readonly DeletedRow[];
  /** What stands below them. */
  readonly children?: ReactNode;
}

/** What was deleted lately, each with its way back. Nothing where there is none. */
export function DeletedRows({ title, about, restore, rows, children }: DeletedRowsProps) {
  const titleId = useId();
  const before = useRef(rows.length);
  useEffect(() => {
    const isFewer = rows.length < before.current;
    before.current = rows.length;
    // A row that was restored took its button along: the keyboard goes on from what is left, or from the screen.
    if (isFewer && document.activeElement === document.body)
      (document.getElementById(titleId) ?? document.getElementById('bench'))?.focus();
  }, [rows.length, titleId]);
  if (rows.length === 0) return null;
  return (
    <section className={styles.deleted} aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {about === undefined ? null : <p className={styles.facts}>{about}</p>}
      <ul>
        {rows.map(({ key, name, facts, restoreNamed, onRestore }) => (
          <li key={key}>
            <div>
              <b>{name}</b>
              {facts.map((fact, at) => (
                <p key={at} className={styles.facts}>
                  {fact}
                </p>
              ))}
            </div>
            <Acts>
              <button
                type="button"
                className={`${controls.button} ${controls.secondary}`}
                aria-label={restoreNamed}
                onClick={onRestore}
              >
                {restore}
              </button>
            </Acts>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

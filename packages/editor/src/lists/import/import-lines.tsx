import { useEffect } from 'react';
import { announce } from '../../ui/announce.ts';
import list from '../list.module.css';
import { useListMessages } from '../use-list-messages.ts';
import type { ImportOutcome } from './use-import.ts';
import styles from './import.module.css';

const tones = { added: 'good', changed: 'open', known: undefined, wrong: 'bad' } as const;

interface ImportLinesProps {
  readonly outcome: ImportOutcome;
  /** What a line is, as the list is called. */
  readonly label: string;
}

/** What would become of each line of a list, and why some would not be imported. */
export function ImportLines({ outcome, label }: ImportLinesProps) {
  const t = useListMessages();
  const { lines, added, changed, known, wrong } = outcome;
  const sum = t(changed > 0 ? 'import.sumChanged' : 'import.sum', { added, changed, known, wrong });
  const unlisted = added + changed + known + wrong - lines.length;
  useEffect(() => announce(sum), [sum]);
  return (
    <section className={styles.lines} aria-label={sum}>
      <p>{sum}</p>
      <div className={list.scroll}>
        <table className={list.table}>
          <thead>
            <tr>
              <th scope="col">{t('import.line')}</th>
              <th scope="col">{label}</th>
              <th scope="col">{t('import.state')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, text, state, problem }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>{text}</td>
                <td>
                  <span className={list.badge} data-tone={tones[state]}>
                    {t(`import.states.${state}`)}
                  </span>
                  {problem === null ? null : <small>{problem}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {unlisted > 0 ? <p>{t('import.more', { count: unlisted })}</p> : null}
    </section>
  );
}

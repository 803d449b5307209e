import type { ImportedSegment } from '@boardwright/api-client/contract';
import { useEffect } from 'react';
import list from '../../lists/list.module.css';
import { announce } from '../../ui/announce.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { importCounts } from './use-import.ts';
import styles from './categories.module.css';

const tones = { added: 'good', known: undefined, wrong: 'bad' } as const;

/** What would become of each line of a list, and why some would not be added. */
export function ImportLines({ lines }: { readonly lines: readonly ImportedSegment[] }) {
  const t = useContentMessages();
  const sum = t('category.import.sum', importCounts(lines));
  useEffect(() => announce(sum), [sum]);
  return (
    <section className={styles.lines} aria-label={sum}>
      <p>{sum}</p>
      <div className={list.scroll}>
        <table className={list.table}>
          <thead>
            <tr>
              <th scope="col">{t('category.import.line')}</th>
              <th scope="col">{t('category.import.list')}</th>
              <th scope="col">{t('category.import.state')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, text, state, problem }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>{text}</td>
                <td>
                  <span className={list.badge} data-tone={tones[state]}>
                    {t(`category.import.states.${state}`)}
                  </span>
                  {problem === null ? null : <small>{problem}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

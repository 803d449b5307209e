import type { LogEntry } from '@boardwright/api-client/contract';
import type { Translate } from '../../i18n/translate.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import styles from './manage-jobs.module.css';

/** What was done with a job, newest first, and which colleague did it. */
export function JobLog({ logs, t }: { readonly logs: readonly LogEntry[]; readonly t: Translate }) {
  const format = useFormat();
  return (
    <Panel title={t('log.title')} titleId="job-log" level={3}>
      {logs.length === 0 && <p className={styles.facts}>{t('log.empty')}</p>}
      <ul className={styles.log}>
        {logs.map(({ id, message, by, created_at: at }) => (
          <li key={id}>
            <span>
              {message}
              {by && <span className={styles.facts}> {t('log.by', { name: by })}</span>}
            </span>
            <time dateTime={at} title={format.longDate(at)}>
              {format.age(at)}
            </time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

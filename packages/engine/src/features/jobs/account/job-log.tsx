import type { LogEntry } from '@boardwright/api-client/contract';
import type { Translate } from '../../../i18n/translate.ts';
import { Panel } from '../../../kit/panel/panel.tsx';
import { LogList } from '../../../kit/log-list/log-list.tsx';
import styles from './manage-jobs.module.css';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

/** What was done with a job, newest first, and which colleague did it. */
export function JobLog({
  logs,
  t,
}: {
  readonly logs: readonly LogEntry[];
  readonly t: Translate<ManageJobsKey>;
}) {
  return (
    <Panel title={t('log.title')} titleId="job-log" level={3}>
      {logs.length === 0 ? (
        <p className={styles.facts}>{t('log.empty')}</p>
      ) : (
        <LogList entries={logs} by={(name) => t('log.by', { name })} />
      )}
    </Panel>
  );
}

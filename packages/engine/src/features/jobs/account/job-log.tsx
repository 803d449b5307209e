import type { LogEntry } from '@boardwright/api-client/contract';
import { LogList } from '@boardwright/ui/log-list';
import { Panel } from '@boardwright/ui/panel';
import type { Translate } from '@boardwright/ui/translate';
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

import { useBoard } from '../../board/board-context.ts';
import { LogList } from '@boardwright/ui/log-list';
import { Pagination } from '@boardwright/ui/pagination';
import { Panel } from '@boardwright/ui/panel';
import { tabAddress, type PanelProps } from '../../page/account/account-panel.ts';
import type { DashboardData } from './dashboard.load.ts';
import styles from './dashboard.module.css';
import type { DashboardKey } from './dashboard.messages.ts';

interface AccountLogProps extends Pick<PanelProps<DashboardData, never, DashboardKey>, 'tab' | 't'> {
  readonly logs: NonNullable<DashboardData['logs']>;
}

/** What happened in the account, newest first; an employer also reads what colleagues did. */
export function AccountLog({ tab, t, logs }: AccountLogProps) {
  const board = useBoard();
  const { entries, meta } = logs;
  return (
    <Panel title={t('logs.title')} titleId="account-logs">
      {entries.length === 0 ? (
        <p className={styles.soft}>{t('logs.empty')}</p>
      ) : (
        <LogList entries={entries} by={(name) => t('logs.by', { name })} />
      )}
      <Pagination
        page={meta.page}
        lastPage={meta.last_page}
        hrefOf={(page) => tabAddress(board, tab, page > 1 ? { page: String(page) } : {})}
      />
    </Panel>
  );
}

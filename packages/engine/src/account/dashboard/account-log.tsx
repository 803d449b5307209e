import { useBoard } from '../../pages/board-context.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { tabAddress, type PanelProps } from '../account-panel.ts';
import type { DashboardData } from './dashboard.load.ts';
import styles from './dashboard.module.css';

interface AccountLogProps extends Pick<PanelProps<DashboardData>, 'tab' | 't'> {
  readonly logs: NonNullable<DashboardData['logs']>;
}

/** What happened in the account, newest first; an employer also reads what colleagues did. */
export function AccountLog({ tab, t, logs }: AccountLogProps) {
  const board = useBoard();
  const format = useFormat();
  const { entries, meta } = logs;
  return (
    <Panel title={t('logs.title')} titleId="account-logs">
      {entries.length === 0 ? (
        <p className={styles.soft}>{t('logs.empty')}</p>
      ) : (
        <ul className={styles.log}>
          {entries.map(({ id, message, by, created_at: at }) => (
            <li key={id}>
              <span>
                {message}
                {by && <span className={styles.by}> {t('logs.by', { name: by })}</span>}
              </span>
              <time dateTime={at} title={format.longDate(at)}>
                {format.age(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={meta.page}
        lastPage={meta.last_page}
        hrefOf={(page) => tabAddress(board, tab, page > 1 ? { page: String(page) } : {})}
      />
    </Panel>
  );
}

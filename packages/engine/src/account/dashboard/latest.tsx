import { useBoard } from '../../board/board-context.ts';
import { Link } from '@boardwright/ui/link';
import { Panel } from '@boardwright/ui/panel';
import { tabAddress, type AccountTab } from '../../page/account/account-panel.ts';
import { FavouriteItem } from '../../features/favourites/account/favourite-item.tsx';
import { ApplicationRow } from '../../features/applications/account/application-row.tsx';
import type { Glance } from './glance.load.ts';
import styles from './dashboard.module.css';
import type { DashboardProps } from './dashboard-props.ts';

interface LatestProps {
  readonly panel: DashboardProps;
  readonly glance: Glance;
}

/** The last applications and favourites, with the way to all of them. */
export function Latest({ panel, glance }: LatestProps) {
  const { t, otherTabs } = panel;
  const { sent, favourites: stored } = glance;
  return (
    <>
      {sent && sent.total > 0 && (
        <Panel
          title={t('sent.title')}
          titleId="account-sent"
          aside={<All tab="job-applications" text={t('all', { count: sent.total })} of={t('sent.title')} />}
        >
          <ul className={styles.rows}>
            {sent.applications.map((application) => (
              <ApplicationRow key={application.uuid} application={application} t={otherTabs.applications} />
            ))}
          </ul>
        </Panel>
      )}
      {stored && stored.rows.length > 0 && (
        <Panel
          title={t('favourites.title')}
          titleId="account-kept"
          aside={
            <All tab="favorites" text={t('all', { count: stored.counts.job })} of={t('favourites.title')} />
          }
        >
          <ul className={styles.rows}>
            {stored.rows.map((row) => (
              <FavouriteItem
                key={row.uuid}
                {...panel}
                tab="favorites"
                t={otherTabs.favourites}
                data={stored}
                row={row}
              />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function All({ tab, text, of }: { readonly tab: AccountTab; readonly text: string; readonly of: string }) {
  const board = useBoard();
  return (
    <Link href={tabAddress(board, tab)} className={styles.all} aria-label={`${of}: ${text}`}>
      {text}
    </Link>
  );
}

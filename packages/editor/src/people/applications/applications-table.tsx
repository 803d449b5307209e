import type { ListedApplication } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import list from '../../lists/list.module.css';
import record from '../../lists/record.module.css';
import { SortHead } from '../../lists/sort-head.tsx';
import { useDay } from '../../lists/use-day.ts';
import styles from '../people.module.css';
import { DeliveryBadge } from './delivery-badge.tsx';
import { useApplicationMessages } from './use-application-messages.ts';
import { useApplicationsAddress } from './use-applications-address.ts';

/** Applications with their job and what came of their mail; each opens its page. */
export function ApplicationsTable({ applications }: { readonly applications: readonly ListedApplication[] }) {
  const t = useApplicationMessages();
  const day = useDay();
  const { sort, changed } = useApplicationsAddress();
  const head = {
    sort,
    to: (next: string) => changed({ sort: next === '-created_at' ? undefined : next, after: undefined }),
  } as const;
  return (
    <div className={list.scroll}>
      <table className={list.table}>
        <thead>
          <tr>
            <SortHead title={t('column.name')} by="name" first="up" {...head} />
            <th scope="col">{t('column.job')}</th>
            <th scope="col" className={list.extra}>
              {t('column.state')}
            </th>
            <SortHead
              title={t('column.date')}
              className={list.extra}
              by="created_at"
              first="down"
              {...head}
            />
          </tr>
        </thead>
        <tbody>
          {applications.map(({ uuid, name, email, job, organisation, withdrawn_at, state, created_at }) => (
            <tr key={uuid} data-off={withdrawn_at !== null}>
              <td className={`${record.named} ${styles.who}`}>
                <Link className={list.name} to={changed({ open: uuid })}>
                  {name || email}
                </Link>
                <small>{email}</small>
                <span className={list.narrow}>
                  <DeliveryBadge state={state} />
                </span>
              </td>
              <td className={styles.who}>
                {job.title}
                <small>
                  {[organisation, withdrawn_at === null ? '' : t('withdrawn')].filter(Boolean).join(', ')}
                </small>
              </td>
              <td className={list.extra}>
                <DeliveryBadge state={state} />
              </td>
              <td className={`${list.extra} ${record.when}`}>{day(created_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type { ListedApplication } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import type { Column } from '../../lists/column-table.tsx';
import list from '../../lists/list.module.css';
import { MailAddress } from '../../lists/mail-address.tsx';
import record from '../../lists/record.module.css';
import { useDay } from '../../lists/use-day.ts';
import styles from '../people.module.css';
import { DeliveryBadge } from './delivery-badge.tsx';
import { useApplicationMessages } from './use-application-messages.ts';

/** The columns of applications: for which job, and what came of the mail. @param toApplication where one's page is */
export function useApplicationColumns(
  toApplication: (application: ListedApplication) => string,
): readonly Column<ListedApplication>[] {
  const t = useApplicationMessages();
  const day = useDay();
  return [
    {
      name: 'name',
      title: t('column.name'),
      className: `${record.named} ${styles.who}`,
      sort: { by: 'name', first: 'up' },
      isFixed: true,
      cell: (application) => (
        <>
          <Link className={list.name} to={toApplication(application)}>
            {application.name || application.email}
          </Link>
          <small>
            <MailAddress of={application.email} />
          </small>
          <span className={list.narrow}>
            <DeliveryBadge state={application.state} />
          </span>
        </>
      ),
    },
    {
      name: 'job',
      title: t('column.job'),
      className: styles.who,
      cell: ({ job, organisation, withdrawn_at }) => (
        <>
          {job.title}
          <small>
            {[organisation, withdrawn_at === null ? '' : t('withdrawn')].filter(Boolean).join(', ')}
          </small>
        </>
      ),
    },
    {
      name: 'state',
      title: t('column.state'),
      className: list.extra,
      cell: ({ state }) => <DeliveryBadge state={state} />,
    },
    {
      name: 'date',
      title: t('column.date'),
      className: `${list.extra} ${record.when}`,
      sort: { by: 'created_at', first: 'down' },
      cell: (application) => day(application.created_at),
    },
  ];
}

import type { PersonRole, PersonSummary } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import type { Column } from '../lists/column-table.tsx';
import list from '../lists/list.module.css';
import { MailAddress } from '../lists/mail-address.tsx';
import record from '../lists/record.module.css';
import { useDay } from '../lists/use-day.ts';
import { PersonState } from './person-state.tsx';
import styles from './people.module.css';
import { usePeopleMessages } from './use-people-messages.ts';

/** The columns of people: when they were last here. @param toPerson where somebody's page is */
export function usePeopleColumns(
  role: PersonRole,
  toPerson: (person: PersonSummary) => string,
): readonly Column<PersonSummary>[] {
  const t = usePeopleMessages();
  const day = useDay();
  const company: Column<PersonSummary> = {
    name: 'company',
    title: t('column.company'),
    className: list.extra,
    cell: (person) => person.company ?? '–',
  };
  return [
    {
      name: 'name',
      title: t('column.name'),
      className: `${record.named} ${styles.who}`,
      sort: { by: 'name', first: 'up' },
      isFixed: true,
      cell: (person) => (
        <>
          <Link className={list.name} to={toPerson(person)}>
            {person.name || person.email}
          </Link>
          <small>
            <MailAddress of={person.email} />
          </small>
          <span className={list.narrow}>
            <PersonState state={person.state} />
          </span>
        </>
      ),
    },
    ...(role === 'employer' ? [company] : []),
    {
      name: 'state',
      title: t('column.state'),
      className: list.extra,
      cell: ({ state }) => <PersonState state={state} />,
    },
    {
      name: 'login',
      title: t('column.login'),
      className: `${list.extra} ${record.when}`,
      cell: (person) => (person.last_login === null ? t('never') : day(person.last_login)),
    },
    {
      name: 'since',
      title: t('column.since'),
      className: `${list.extra} ${record.when}`,
      sort: { by: 'created_at', first: 'down' },
      cell: (person) => day(person.created_at),
    },
  ];
}

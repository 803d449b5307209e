import type { PersonRole, PersonSummary } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import list from '../lists/list.module.css';
import record from '../lists/record.module.css';
import { SortHead } from '../lists/sort-head.tsx';
import { useDay } from '../lists/use-day.ts';
import { PersonState } from './person-state.tsx';
import styles from './people.module.css';
import { usePeopleAddress } from './use-people-address.ts';
import { usePeopleMessages } from './use-people-messages.ts';

interface PeopleTableProps {
  readonly people: readonly PersonSummary[];
  readonly role: PersonRole;
}

/** People with when they were last here; each opens their page. */
export function PeopleTable({ people, role }: PeopleTableProps) {
  const t = usePeopleMessages();
  const day = useDay();
  const { sort, changed } = usePeopleAddress();
  const head = {
    sort,
    to: (next: string) => changed({ sort: next === '-created_at' ? undefined : next, after: undefined }),
  } as const;
  const isEmployer = role === 'employer';
  return (
    <div className={list.scroll}>
      <table className={list.table}>
        <thead>
          <tr>
            <SortHead title={t('column.name')} by="name" first="up" {...head} />
            {isEmployer ? (
              <th scope="col" className={list.extra}>
                {t('column.company')}
              </th>
            ) : null}
            <th scope="col" className={list.extra}>
              {t('column.state')}
            </th>
            <th scope="col" className={list.extra}>
              {t('column.login')}
            </th>
            <SortHead
              title={t('column.since')}
              className={list.extra}
              by="created_at"
              first="down"
              {...head}
            />
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.uuid}>
              <td className={`${record.named} ${styles.who}`}>
                <Link className={list.name} to={changed({ open: person.uuid })}>
                  {person.name || person.email}
                </Link>
                <small>{person.email}</small>
                <span className={list.narrow}>
                  <PersonState state={person.state} />
                </span>
              </td>
              {isEmployer ? <td className={list.extra}>{person.company ?? '–'}</td> : null}
              <td className={list.extra}>
                <PersonState state={person.state} />
              </td>
              <td className={`${list.extra} ${record.when}`}>
                {person.last_login === null ? t('never') : day(person.last_login)}
              </td>
              <td className={`${list.extra} ${record.when}`}>{day(person.created_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

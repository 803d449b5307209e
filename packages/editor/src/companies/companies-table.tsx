import type { CompanySort, CompanySummary } from '@boardwright/api-client/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import list from '../lists/list.module.css';
import { useDay } from '../lists/use-day.ts';
import { useListMessages } from '../lists/use-list-messages.ts';
import { useShopMessages } from '../shop/use-shop-messages.ts';
import controls from '../ui/controls.module.css';
import { CompanyState } from './company-state.tsx';
import styles from './companies.module.css';

import { useCompaniesAddress } from './use-companies-address.ts';
import { useCompaniesMessages } from './use-companies-messages.ts';

interface SortedHeadProps {
  readonly name: 'name' | 'jobs' | 'created_at';
  readonly className?: string | undefined;
  /** Which way it is ordered at the first press. */
  readonly first: CompanySort;
  readonly children: string;
}

/** The head of a column by which the list is ordered at a press, and the other way round at the next. */
function SortedHead({ name, className, first, children }: SortedHeadProps) {
  const { sort, changed } = useCompaniesAddress();
  const isSorted = sort.replace('-', '') === name;
  const isDescending = sort.startsWith('-');
  const next: CompanySort = isSorted ? (isDescending ? name : `-${name}`) : first;
  const Sign = isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <Link
        className={styles.sort}
        to={changed({ sort: next === 'name' ? undefined : next, after: undefined })}
      >
        {children}
        {isSorted ? <Sign size={12} strokeWidth={2} aria-hidden /> : null}
      </Link>
    </th>
  );
}

interface CompaniesTableProps {
  readonly companies: readonly CompanySummary[];
  readonly onApprove: (company: CompanySummary) => void;
}

/** Companies with what they are to the board; each opens its page. */
export function CompaniesTable({ companies, onApprove }: CompaniesTableProps) {
  const t = useCompaniesMessages();
  const words = useListMessages();
  const day = useDay();
  const { money } = useShopMessages();
  const { changed } = useCompaniesAddress();
  return (
    <div className={list.scroll}>
      <table className={list.table}>
        <thead>
          <tr>
            <SortedHead name="name" first="name">
              {t('column.name')}
            </SortedHead>
            <th scope="col" className={list.extra}>
              {t('column.state')}
            </th>
            <SortedHead name="jobs" first="-jobs" className={list.number}>
              {t('column.jobs')}
            </SortedHead>
            <th scope="col" className={`${list.extra} ${list.number}`}>
              {t('column.people')}
            </th>
            <th scope="col" className={`${list.extra} ${list.number}`}>
              {t('column.invoices')}
            </th>
            <SortedHead name="created_at" first="-created_at" className={list.extra}>
              {t('column.since')}
            </SortedHead>
            <th scope="col">
              <span className={controls.unseen}>{words('does')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <tr key={company.id}>
              <td className={styles.named}>
                <Link className={list.name} to={changed({ open: String(company.id) })}>
                  {company.name}
                </Link>
                <span className={list.narrow}>
                  <CompanyState state={company.state} />
                </span>
              </td>
              <td className={list.extra}>
                <CompanyState state={company.state} />
              </td>
              <td className={list.number}>{company.live_jobs}</td>
              <td className={`${list.extra} ${list.number}`}>{company.people}</td>
              <td className={`${list.extra} ${list.number}`}>
                {company.open_invoices === 0 ? '–' : company.open_invoices}
                {company.open_invoices === 0 ? null : <small>{money(company.outstanding)}</small>}
              </td>
              <td className={`${list.extra} ${styles.when}`}>{day(company.created_at)}</td>
              <td className={list.does}>
                {company.state === 'waiting' ? (
                  <button
                    type="button"
                    className={`${controls.button} ${controls.secondary}`}
                    onClick={() => onApprove(company)}
                  >
                    {t('approve')}
                    <span className={controls.unseen}>: {company.name}</span>
                  </button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

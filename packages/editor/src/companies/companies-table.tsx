import type { CompanySummary } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import list from '../lists/list.module.css';
import { SortHead } from '../lists/sort-head.tsx';
import { useDay } from '../lists/use-day.ts';
import { useListMessages } from '../lists/use-list-messages.ts';
import { useShopMessages } from '../shop/use-shop-messages.ts';
import controls from '../ui/controls.module.css';
import record from '../lists/record.module.css';
import { CompanyState } from './company-state.tsx';

import { useCompaniesAddress } from './use-companies-address.ts';
import { useCompaniesMessages } from './use-companies-messages.ts';

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
  const { sort, changed } = useCompaniesAddress();
  const head = {
    sort,
    to: (next: string) => changed({ sort: next === 'name' ? undefined : next, after: undefined }),
  } as const;
  return (
    <div className={list.scroll}>
      <table className={list.table}>
        <thead>
          <tr>
            <SortHead title={t('column.name')} by="name" first="up" {...head} />
            <th scope="col" className={list.extra}>
              {t('column.state')}
            </th>
            <SortHead title={t('column.jobs')} className={list.number} by="jobs" first="down" {...head} />
            <th scope="col" className={`${list.extra} ${list.number}`}>
              {t('column.people')}
            </th>
            <th scope="col" className={`${list.extra} ${list.number}`}>
              {t('column.invoices')}
            </th>
            <SortHead
              title={t('column.since')}
              className={list.extra}
              by="created_at"
              first="down"
              {...head}
            />
            <th scope="col">
              <span className={controls.unseen}>{words('does')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <tr key={company.id}>
              <td className={record.named}>
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
              <td className={`${list.extra} ${record.when}`}>{day(company.created_at)}</td>
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

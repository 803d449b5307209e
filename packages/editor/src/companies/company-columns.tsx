import type { CompanySummary } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import type { Column } from '../lists/column-table.tsx';
import list from '../lists/list.module.css';
import record from '../lists/record.module.css';
import { useDay } from '../lists/use-day.ts';
import { useListMessages } from '../lists/use-list-messages.ts';
import { useShopMessages } from '../shop/use-shop-messages.ts';
import controls from '../ui/controls.module.css';
import { CompanyState } from './company-state.tsx';
import { useCompaniesMessages } from './use-companies-messages.ts';

interface Links {
  /** Where a company's page is. */
  readonly toCompany: (company: CompanySummary) => string;
  readonly onApprove: (company: CompanySummary) => void;
}

/** The columns of companies: what each is to the board. */
export function useCompanyColumns({ toCompany, onApprove }: Links): readonly Column<CompanySummary>[] {
  const t = useCompaniesMessages();
  const words = useListMessages();
  const day = useDay();
  const { money } = useShopMessages();
  return [
    {
      name: 'name',
      title: t('column.name'),
      className: record.named,
      sort: { by: 'name', first: 'up' },
      isFixed: true,
      cell: (company) => (
        <>
          <Link className={list.name} to={toCompany(company)}>
            {company.name}
          </Link>
          <span className={list.narrow}>
            <CompanyState state={company.state} />
          </span>
        </>
      ),
    },
    {
      name: 'state',
      title: t('column.state'),
      className: list.extra,
      cell: ({ state }) => <CompanyState state={state} />,
    },
    {
      name: 'jobs',
      title: t('column.jobs'),
      className: list.number,
      sort: { by: 'jobs', first: 'down' },
      cell: (company) => company.live_jobs,
    },
    {
      name: 'people',
      title: t('column.people'),
      className: `${list.extra} ${list.number}`,
      cell: (company) => company.people,
    },
    {
      name: 'invoices',
      title: t('column.invoices'),
      className: `${list.extra} ${list.number}`,
      cell: (company) =>
        company.open_invoices === 0 ? (
          '–'
        ) : (
          <>
            {company.open_invoices}
            <small>{money(company.outstanding)}</small>
          </>
        ),
    },
    {
      name: 'since',
      title: t('column.since'),
      className: `${list.extra} ${record.when}`,
      sort: { by: 'created_at', first: 'down' },
      cell: (company) => day(company.created_at),
    },
    {
      name: 'does',
      title: words('does'),
      head: <span className={controls.unseen}>{words('does')}</span>,
      className: list.does,
      isFixed: true,
      cell: (company) =>
        company.state === 'waiting' ? (
          <button
            type="button"
            className={`${controls.button} ${controls.secondary}`}
            onClick={() => onApprove(company)}
          >
            {t('approve')}
            <span className={controls.unseen}>: {company.name}</span>
          </button>
        ) : null,
    },
  ];
}

import type { Company } from '@boardwright/api-client/contract';
import { Ban } from 'lucide-react';
import { Link } from 'react-router';
import list from '../lists/list.module.css';
import { useDay } from '../lists/use-day.ts';
import { StateBadge } from '../lists/state-badge.tsx';
import { JobChip } from '../jobs/listed/job-state.tsx';
import { useJobsMessages } from '../jobs/use-jobs-messages.ts';
import { useShopMessages } from '../shop/use-shop-messages.ts';
import { Section } from '../lists/section.tsx';
import controls from '../ui/controls.module.css';
import record from '../lists/record.module.css';
import styles from './companies.module.css';
import { useCompaniesAddress } from './use-companies-address.ts';
import { useCompaniesMessages } from './use-companies-messages.ts';

/** The last jobs of a company, each a link to it, and to all of them. */
export function CompanyJobs({ company }: { readonly company: Company }) {
  const t = useCompaniesMessages();
  const inJobs = useJobsMessages();
  const day = useDay();
  const { editorQuery } = useCompaniesAddress();
  const { id, jobs } = company;
  const at = (query: string) => `/jobs?${[editorQuery, query].filter(Boolean).join('&')}`;
  return (
    <Section title={t('jobs.title')} about={jobs.length === 0 ? t('jobs.none') : undefined}>
      {jobs.length === 0 ? null : (
        <>
          <table className={list.table}>
            <thead>
              <tr>
                <th scope="col">{inJobs('job.title')}</th>
                <th scope="col">{inJobs('job.state')}</th>
                <th scope="col" className={list.extra}>
                  {inJobs('job.ends')}
                </th>
              </tr>
            </thead>
            <tbody>
              {jobs.map(({ uuid, title, status, till, asked, withheld }) => (
                <tr key={uuid}>
                  <td>
                    <Link className={list.name} to={at(`open=${uuid}`)}>
                      {title}
                    </Link>
                  </td>
                  <td>
                    {company.state === 'blocked' && status === 'active' && !withheld ? (
                      <StateBadge sign={Ban} tone="bad">
                        {t('jobs.heldBack')}
                      </StateBadge>
                    ) : asked ? (
                      <span className={list.badge} data-tone="open">
                        {t('jobs.asked')}
                      </span>
                    ) : (
                      <JobChip job={{ status, withheld }} />
                    )}
                  </td>
                  <td className={`${list.extra} ${record.when}`}>{till === null ? '–' : day(till)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Link className={record.all} to={at(`client=${id}`)}>
            {t('jobs.all')}
          </Link>
        </>
      )}
    </Section>
  );
}

/** The last orders of a company, each a link to it in the shop. */
export function CompanyOrders({
  company,
  onOrder,
}: {
  readonly company: Company;
  /** Leads to ordering for it; absent for who may not. */
  readonly onOrder?: (() => void) | undefined;
}) {
  const t = useCompaniesMessages();
  const { t: shop, money } = useShopMessages();
  const day = useDay();
  const { editorQuery } = useCompaniesAddress();
  const { orders, outstanding } = company;
  const at = (id: number) => `/shop?${[editorQuery, `part=orders&open=${id}`].filter(Boolean).join('&')}`;
  return (
    <Section
      title={t('orders.title')}
      about={
        orders.length === 0
          ? t('orders.none')
          : outstanding > 0
            ? t('orders.outstanding', { amount: money(outstanding) })
            : undefined
      }
    >
      {orders.length === 0 ? null : (
        <table className={list.table}>
          <thead>
            <tr>
              <th scope="col">{t('orders.what')}</th>
              <th scope="col" className={list.extra}>
                {t('orders.date')}
              </th>
              <th scope="col" className={list.number}>
                {t('orders.total')}
              </th>
              <th scope="col">{t('column.state')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ id, product, total_cents: total, status, created_at: made, due_at: due }) => (
              <tr key={id}>
                <td>
                  <Link className={list.name} to={at(id)}>
                    {product}
                  </Link>
                  <small>{t('orders.number', { id })}</small>
                </td>
                <td className={`${list.extra} ${record.when}`}>{day(made)}</td>
                <td className={list.number}>{money(total)}</td>
                <td>
                  <span
                    className={list.badge}
                    data-tone={status === 'paid' ? 'good' : status === 'invoiced' ? 'open' : undefined}
                  >
                    {shop(`status.${status}`)}
                  </span>
                  {status === 'invoiced' && due !== null ? (
                    <small>{shop('invoice.payBy', { date: day(due) })}</small>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {onOrder ? (
        <button
          type="button"
          className={`${controls.button} ${controls.secondary} ${styles.ask}`}
          onClick={onOrder}
        >
          {t('order.ask')}
        </button>
      ) : null}
    </Section>
  );
}

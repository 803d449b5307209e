import type { Company } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import list from '../lists/list.module.css';
import { useDay } from '../lists/use-day.ts';
import { useShopMessages } from '../shop/use-shop-messages.ts';
import { Section } from './section.tsx';
import styles from './companies.module.css';
import { useCompaniesAddress } from './use-companies-address.ts';
import { useCompaniesMessages } from './use-companies-messages.ts';

/** The last jobs of a company. */
export function CompanyJobs({ company }: { readonly company: Company }) {
  const t = useCompaniesMessages();
  const { t: shop } = useShopMessages();
  const day = useDay();
  const { jobs } = company;
  return (
    <Section title={t('jobs.title')} about={jobs.length === 0 ? t('jobs.none') : undefined}>
      {jobs.length === 0 ? null : (
        <table className={list.table}>
          <thead>
            <tr>
              <th scope="col">{shop('job.title')}</th>
              <th scope="col">{shop('job.state')}</th>
              <th scope="col" className={list.extra}>
                {shop('job.till')}
              </th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ uuid, title, status, till, asked }) => (
              <tr key={uuid}>
                <td>{title}</td>
                <td>
                  <span
                    className={list.badge}
                    data-tone={asked ? 'open' : status === 'active' ? 'good' : undefined}
                  >
                    {asked ? t('jobs.asked') : shop(`job.of.${status}`)}
                  </span>
                </td>
                <td className={`${list.extra} ${styles.when}`}>{till === null ? '–' : day(till)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

/** The last orders of a company, each a link to it in the shop. */
export function CompanyOrders({ company }: { readonly company: Company }) {
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
                <td className={`${list.extra} ${styles.when}`}>{day(made)}</td>
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
    </Section>
  );
}

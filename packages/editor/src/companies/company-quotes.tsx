import type { AdminQuote, Company } from '@boardwright/api-client/contract';
import { useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import list from '../lists/list.module.css';
import { Reading } from '../lists/reading.tsx';
import record from '../lists/record.module.css';
import { Section } from '../lists/section.tsx';
import { useDay } from '../lists/use-day.ts';
import { useFound } from '../lists/use-found.ts';
import { offeredBy } from '../shop/quotes/quote-columns.tsx';
import { QuoteForm } from '../shop/quotes/quote-form.tsx';
import { QuoteState } from '../shop/quotes/quote-state.tsx';
import { useQuotesApi } from '../shop/quotes/quotes-api.ts';
import { useShopMessages } from '../shop/use-shop-messages.ts';
import { useRight } from '../ui/admin-rights.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import styles from './companies.module.css';
import { useCompaniesAddress } from './use-companies-address.ts';

/** The last quotes for a company, each a link to it in the shop, and writing another one. */
export function CompanyQuotes({ company }: { readonly company: Company }) {
  const right = useRight('shop');
  return right === 'nothing' ? null : <Quotes company={company} maySell={right === 'does'} />;
}

function Quotes({ company, maySell }: { readonly company: Company; readonly maySell: boolean }) {
  const { t } = useShopMessages();
  const api = useQuotesApi();
  const navigate = useNavigate();
  const { editorQuery } = useCompaniesAddress();
  const [isWriting, setIsWriting] = useState(false);
  const { id: client } = company;
  const found = useFound(
    useCallback(() => api.list({ state: 'all', search: '', sort: '-created_at', client }, 1), [api, client]),
  );
  const at = (query: string) => `/shop?${[editorQuery, `part=quotes&${query}`].filter(Boolean).join('&')}`;
  return (
    <Section title={t('quote.ofCompany')}>
      <Reading state={found}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={record.quiet}>{t('quote.noneOfCompany')}</p>
          ) : (
            <QuoteTable quotes={data.slice(0, 5)} toQuote={(id) => at(`open=${id}`)} />
          )
        }
      </Reading>
      {maySell ? (
        <button
          type="button"
          className={`${controls.button} ${controls.secondary} ${styles.ask}`}
          onClick={() => setIsWriting(true)}
        >
          {t('quote.write')}
        </button>
      ) : null}
      {isWriting ? (
        <QuoteForm
          company={company}
          onClose={() => setIsWriting(false)}
          onDone={({ id }) => {
            announce(t('quote.stored', { id }));
            // There it is read once more, and sent.
            void navigate(at(`open=${id}`));
          }}
        />
      ) : null}
    </Section>
  );
}

interface QuoteTableProps {
  readonly quotes: readonly AdminQuote[];
  readonly toQuote: (id: number) => string;
}

function QuoteTable({ quotes, toQuote }: QuoteTableProps) {
  const { t, money } = useShopMessages();
  const day = useDay();
  return (
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">{t('quote.products')}</th>
          <th scope="col" className={list.extra}>
            {t('quote.validUntil')}
          </th>
          <th scope="col" className={list.number}>
            {t('quote.net')}
          </th>
          <th scope="col">{t('order.status')}</th>
        </tr>
      </thead>
      <tbody>
        {quotes.map((quote) => (
          <tr key={quote.id}>
            <td>
              <Link className={list.name} to={toQuote(quote.id)}>
                {offeredBy(quote)}
              </Link>
              <small>{t('quote.title', { id: quote.id })}</small>
            </td>
            <td className={`${list.extra} ${record.when}`}>{day(quote.valid_until)}</td>
            <td className={list.number}>{money(quote.net, quote.currency)}</td>
            <td>
              <QuoteState quote={quote} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useCallback, useState } from 'react';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import { type Company, useShopApi } from '../shop-api.ts';
import { ListPages } from '../../lists/list-pages.tsx';
import { FindForm, PartHead } from '../shop-list.tsx';
import { Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useOpened } from '../../lists/use-opened.ts';
import { useShopAddress } from '../use-shop-address.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import { CompanyDialog } from './company-dialog.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { useHas } from './use-has.ts';
import list from '../../lists/list.module.css';
import { useActs } from '../../ui/acts.tsx';

/** The companies of the site with what they can use, and giving them more by hand. */
export function CompaniesPart() {
  const { t } = useShopMessages();
  const api = useShopApi();
  const { page, find, open, show } = useShopAddress();
  const [done, setDone] = useState<string | undefined>(undefined);
  const state = useFound(useCallback(() => api.companies(find, page), [api, find, page]));
  const [, granting, openId] = /^(grant-)?(\d+)$/.exec(open ?? '') ?? [];
  const opened = useOpened(state.found?.data, openId, ({ id }) => String(id));
  const grant = (company: Company) => show({ open: `grant-${company.id}` });
  const close = () => show({ open: undefined });
  return (
    <>
      <PartHead part="companies" />
      <div className={list.bar} data-reads>
        <FindForm key={find} label={t('company.find')} />
      </div>
      {done === undefined ? null : <p className={list.done}>{done}</p>}
      <Reading state={state}>
        {({ data, meta }) => (
          <>
            <CompanyTable
              companies={data}
              onOpen={(company) => show({ open: String(company.id) })}
              onGrant={grant}
            />
            <ListPages meta={meta} />
          </>
        )}
      </Reading>
      {opened && granting === undefined ? (
        <CompanyDialog
          key={opened.id}
          company={opened}
          onClose={close}
          onGrant={() => grant(opened)}
          onChanged={state.again}
        />
      ) : null}
      {opened && granting !== undefined ? (
        <GrantDialog
          key={opened.id}
          company={opened}
          onClose={close}
          onGiven={(sentence) => {
            setDone(sentence);
            announce(sentence);
            close();
            state.again();
          }}
        />
      ) : null}
    </>
  );
}

interface CompanyTableProps {
  readonly companies: readonly Company[];
  readonly onOpen: (company: Company) => void;
  readonly onGrant: (company: Company) => void;
}

export function CompanyTable({ companies, onOpen, onGrant }: CompanyTableProps) {
  const acts = useActs();
  const { t, day } = useShopMessages();
  const has = useHas();
  if (companies.length === 0) return <p className={list.none}>{t('company.none')}</p>;
  return (
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">{t('company.name')}</th>
          <th scope="col" className={list.extra}>
            {t('company.since')}
          </th>
          <th scope="col">{t('company.balances')}</th>
          <th scope="col">
            <span className={controls.unseen}>{t('does')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <tr key={company.id}>
            <td>
              <button type="button" className={list.name} data-reads onClick={() => onOpen(company)}>
                {company.name}
              </button>
              {company.verified_at === null ? null : <small>{t('company.isVerified')}</small>}
            </td>
            <td className={list.extra}>{day(company.created_at)}</td>
            <td>
              {company.balances.map(({ kind, amount_open: amount }) => has(kind, amount)).join(', ') ||
                t('company.nothing')}
            </td>
            <td className={list.does}>
              {acts ? (
                <button
                  type="button"
                  className={`${controls.button} ${controls.secondary}`}
                  onClick={() => onGrant(company)}
                >
                  {t('grant.ask')}
                  <span className={controls.unseen}>: {company.name}</span>
                </button>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

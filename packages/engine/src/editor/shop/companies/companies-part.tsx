import { useCallback, useState } from 'react';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import { type Company, useShopDesk } from '../shop-desk.ts';
import { FindForm, ListPages, PartHead, Reading } from '../shop-list.tsx';
import { useFound } from '../use-found.ts';
import { useShopAddress } from '../use-shop-address.ts';
import { useShopWords } from '../use-shop-words.ts';
import { GrantDialog } from './grant-dialog.tsx';
import styles from '../shop.module.css';

/** The companies of the site with what they can use, and giving them more by hand. */
export function CompaniesPart() {
  const { t } = useShopWords();
  const desk = useShopDesk();
  const { page, find, open, show } = useShopAddress();
  const [done, setDone] = useState<string | undefined>(undefined);
  const state = useFound(useCallback(() => desk.companies(find, page), [desk, find, page]));
  const opened = state.found?.data.find(({ id }) => String(id) === open);
  const close = () => show({ open: undefined });
  return (
    <>
      <PartHead part="companies" />
      <div className={styles.bar}>
        <FindForm key={find} label={t('company.find')} />
      </div>
      {done === undefined ? null : <p className={styles.done}>{done}</p>}
      <Reading state={state}>
        {({ data, meta }) => (
          <>
            <CompanyTable companies={data} onGrant={(company) => show({ open: String(company.id) })} />
            <ListPages last={meta.last_page} />
          </>
        )}
      </Reading>
      {opened ? (
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
  readonly onGrant: (company: Company) => void;
}

export function CompanyTable({ companies, onGrant }: CompanyTableProps) {
  const { t, day } = useShopWords();
  if (companies.length === 0) return <p className={styles.none}>{t('company.none')}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('company.name')}</th>
          <th scope="col">{t('company.since')}</th>
          <th scope="col" className={styles.number}>
            {t('company.credits')}
          </th>
          <th scope="col" className={styles.number}>
            {t('company.contracts')}
          </th>
          <th scope="col">
            <span className={controls.unseen}>{t('does')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <tr key={company.id}>
            <td>{company.name}</td>
            <td>{day(company.created_at)}</td>
            <td className={styles.number}>{company.credits}</td>
            <td className={styles.number}>{company.contracts}</td>
            <td className={styles.does}>
              <button
                type="button"
                className={`${controls.button} ${controls.secondary}`}
                onClick={() => onGrant(company)}
              >
                {t('grant.ask')}
                <span className={controls.unseen}>: {company.name}</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

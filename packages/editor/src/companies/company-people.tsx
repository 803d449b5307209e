import type { Company } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import controls from '../ui/controls.module.css';
import { useDay } from '../lists/use-day.ts';
import { useHas } from '../shop/companies/use-has.ts';
import { Section } from './section.tsx';
import styles from './companies.module.css';
import { useCompaniesAddress } from './use-companies-address.ts';
import { useCompaniesMessages } from './use-companies-messages.ts';

/** Who works for a company. */
export function CompanyPeople({ company }: { readonly company: Company }) {
  const t = useCompaniesMessages();
  const day = useDay();
  return (
    <Section title={t('people.title')} about={company.members.length === 0 ? t('people.none') : undefined}>
      <ul className={styles.people}>
        {company.members.map(({ id, name, email, verified, status, last_login: login }) => (
          <li key={id}>
            <b>{name}</b>
            <a href={`mailto:${email}`}>{email}</a>
            <small>
              {[
                status === 'active' ? undefined : t(`people.${status}`),
                verified ? undefined : t('people.unverified'),
                login === null ? t('people.never') : t('people.login', { day: day(login) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What a company can use now, with the way to what was granted. */
export function CompanyBalances({ company }: { readonly company: Company }) {
  const t = useCompaniesMessages();
  const has = useHas();
  const { editorQuery } = useCompaniesAddress();
  const query = [editorQuery, `part=companies&find=${encodeURIComponent(company.name)}`].filter(Boolean);
  return (
    <Section title={t('balances.title')}>
      {company.balances.length === 0 ? <p className={styles.quiet}>{t('balances.none')}</p> : null}
      <ul className={styles.people}>
        {company.balances.map(({ kind, amount_open: left }) => (
          <li key={kind}>{has(kind, left)}</li>
        ))}
      </ul>
      <Link className={controls.link} to={`/shop?${query.join('&')}`}>
        {t('balances.grant')}
      </Link>
    </Section>
  );
}

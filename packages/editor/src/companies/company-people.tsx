import type { Company } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import list from '../lists/list.module.css';
import { MailAddress } from '../lists/mail-address.tsx';
import { Acts } from '../ui/acts.tsx';
import controls from '../ui/controls.module.css';
import { useEditorFeatures } from '../ui/editor-features.ts';
import { useDay } from '../lists/use-day.ts';
import { useHas } from '../shop/companies/use-has.ts';
import { Section } from '../lists/section.tsx';
import record from '../lists/record.module.css';
import { useCompaniesAddress } from './use-companies-address.ts';
import { useCompaniesMessages } from './use-companies-messages.ts';

interface CompanyPeopleProps {
  readonly company: Company;
  readonly onInvite: () => void;
}

/** Who works for a company, and whom an admin invites to it. */
export function CompanyPeople({ company, onInvite }: CompanyPeopleProps) {
  const t = useCompaniesMessages();
  const day = useDay();
  const { editorQuery } = useCompaniesAddress();
  const opensPeople = useEditorFeatures().people;
  const query = (uuid: string) => [editorQuery, `part=employers&open=${uuid}`].filter(Boolean).join('&');
  return (
    <Section title={t('people.title')} about={company.members.length === 0 ? t('people.none') : undefined}>
      <ul className={record.entries}>
        {company.members.map(({ id, uuid, name, email, verified, status, last_login: login }) => (
          <li key={id}>
            {opensPeople ? (
              <Link className={list.name} to={`/people?${query(uuid)}`}>
                {name}
              </Link>
            ) : (
              <b>{name}</b>
            )}
            <a href={`mailto:${email}`}>
              <MailAddress of={email} />
            </a>
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
      <Acts>
        <button type="button" className={controls.link} onClick={onInvite}>
          {t('invite.ask')}
        </button>
      </Acts>
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
      {company.balances.length === 0 ? <p className={record.quiet}>{t('balances.none')}</p> : null}
      <ul className={record.entries}>
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

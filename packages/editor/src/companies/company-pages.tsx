import type { Company, MyOrganisation } from '@boardwright/api-client/contract';
import { useState } from 'react';
import { Problem } from '../lists/reading.tsx';
import record from '../lists/record.module.css';
import { Section } from '../lists/section.tsx';
import { useAttempt } from '../lists/use-attempt.ts';
import { Acts } from '../ui/acts.tsx';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { useCompaniesApi } from './companies-api.ts';
import { PageDialog } from './page-dialog.tsx';
import { useCompaniesMessages } from './use-companies-messages.ts';

interface CompanyPagesProps {
  readonly company: Company;
  readonly onSaved: () => void;
}

/** What visitors read of a company: it has one page or several, each changed in a dialog. */
export function CompanyPages({ company, onSaved }: CompanyPagesProps) {
  const t = useCompaniesMessages();
  const api = useCompaniesApi();
  const [page, setPage] = useState<MyOrganisation>();
  const { refused, attempt } = useAttempt();
  if (company.organisations.length === 0) return null;
  const open = (id: number) => attempt(async () => setPage(await api.readPage(company.id, id)));
  return (
    <Section title={t('page.title')}>
      {refused === undefined ? null : <Problem text={refused} />}
      <ul className={record.entries}>
        {company.organisations.map(({ id, name, website, active }) => (
          <li key={id}>
            <b>{name}</b>
            {website === null ? (
              <small>{t('page.noWebsite')}</small>
            ) : (
              <a href={website} rel="noreferrer" target="_blank">
                {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
              </a>
            )}
            {active ? null : <small>{t('page.hidden')}</small>}
            <Acts>
              <button
                type="button"
                className={controls.link}
                aria-label={t('page.changeNamed', { name })}
                onClick={() => void open(id)}
              >
                {t('page.change')}
              </button>
            </Acts>
          </li>
        ))}
      </ul>
      {page === undefined ? null : (
        <PageDialog
          companyId={company.id}
          page={page}
          onClose={() => setPage(undefined)}
          onDone={() => {
            setPage(undefined);
            announce(t('page.saved'));
            onSaved();
          }}
        />
      )}
    </Section>
  );
}

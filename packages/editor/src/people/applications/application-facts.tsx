import type { AdminApplication } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import { MailAddress } from '../../lists/mail-address.tsx';
import record from '../../lists/record.module.css';
import { Section } from '../../lists/section.tsx';
import { useMoment } from '../../lists/use-day.ts';
import styles from '../people.module.css';
import { useApplicationMessages } from './use-application-messages.ts';
import { useApplicationsAddress } from './use-applications-address.ts';

/** Who, for which job, and what came along, by its number: the words and files themselves are for who recruits. */
export function ApplicationFacts({ application }: { readonly application: AdminApplication }) {
  const t = useApplicationMessages();
  const moment = useMoment();
  const { editorQuery, only } = useApplicationsAddress();
  const { name, email, person, job, organisation, company, introduced_by: introducer } = application;
  const at = (path: string, query: string) => `${path}?${[editorQuery, query].filter(Boolean).join('&')}`;
  return (
    <Section title={t('facts.title')}>
      <dl className={styles.facts}>
        <dt>{t('column.name')}</dt>
        <dd>
          {person === null ? name : <Link to={only({ open: person })}>{name}</Link>}
          <small>
            <MailAddress of={email} />
            {person === null ? `, ${t('facts.guest')}` : ''}
          </small>
        </dd>
        <dt>{t('column.job')}</dt>
        <dd>
          <Link to={at('/jobs', `open=${job.uuid}`)}>{job.title}</Link>
          <small>
            {company === null ? (
              organisation
            ) : (
              <Link to={at('/companies', `open=${company.id}`)}>{organisation || company.name}</Link>
            )}
          </small>
        </dd>
        <dt>{t('column.date')}</dt>
        <dd>
          {moment(application.created_at)}
          {introducer === null ? null : <small>{t('facts.introduced', { company: introducer })}</small>}
        </dd>
        <dt>{t('facts.with')}</dt>
        <dd>
          {[t('facts.files', { count: application.files }), application.has_letter ? t('facts.letter') : '']
            .filter(Boolean)
            .join(', ')}
          <small>{t('facts.unseen')}</small>
        </dd>
      </dl>
      <Link className={record.all} to={only({ part: 'applications', job: String(job.id) })}>
        {t('facts.ofJob')}
      </Link>
    </Section>
  );
}

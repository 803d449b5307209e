import type { Person } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import list from '../lists/list.module.css';
import record from '../lists/record.module.css';
import { Section } from '../lists/section.tsx';
import { useDay } from '../lists/use-day.ts';
import { usePeopleAddress } from './use-people-address.ts';
import { usePeopleMessages } from './use-people-messages.ts';

/** What a candidate applied for, the last ones. */
export function PersonApplications({ person }: { readonly person: Person }) {
  const t = usePeopleMessages();
  const day = useDay();
  const { changed, only } = usePeopleAddress();
  const { applications, applications_count: total } = person;
  const more = total - applications.length;
  return (
    <Section
      title={t('applications.title')}
      about={applications.length === 0 ? t('applications.none') : undefined}
    >
      {applications.length === 0 ? null : (
        <table className={list.table}>
          <thead>
            <tr>
              <th scope="col">{t('applications.job')}</th>
              <th scope="col">{t('applications.date')}</th>
            </tr>
          </thead>
          <tbody>
            {applications.map(({ uuid, job, organisation, created_at: at, withdrawn }) => (
              <tr key={uuid} data-off={withdrawn}>
                <td>
                  <Link className={list.name} to={changed({ part: 'applications', open: uuid })}>
                    {job}
                  </Link>
                  <small>
                    {[organisation, withdrawn ? t('applications.withdrawn') : ''].filter(Boolean).join(', ')}
                  </small>
                </td>
                <td className={record.when}>{day(at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 ? (
        <Link className={record.all} to={only({ part: 'applications', find: person.email })}>
          {t('applications.more', { count: more })}
        </Link>
      ) : null}
    </Section>
  );
}

/** The searches that a candidate has mailed to them. */
export function PersonAlerts({ person }: { readonly person: Person }) {
  const t = usePeopleMessages();
  const day = useDay();
  const { alerts } = person;
  return (
    <Section title={t('alerts.title')} about={alerts.length === 0 ? t('alerts.none') : undefined}>
      <ul className={record.entries}>
        {alerts.map(({ search, frequency, active, created_at: at }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- they have no names of their own, and stay in their order
          <li key={place}>
            {search ?? t('alerts.all')}
            <small>
              {[t(`alerts.frequency.${frequency}`), active ? '' : t('alerts.off'), day(at)]
                .filter(Boolean)
                .join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Whether a candidate has a resume, and how much they keep. */
export function PersonResume({ person }: { readonly person: Person }) {
  const t = usePeopleMessages();
  const day = useDay();
  const { resume, favourites } = person;
  return (
    <Section title={t('resume.title')}>
      <ul className={record.entries}>
        <li>
          {resume === null ? t('resume.none') : (resume.position ?? t('resume.untitled'))}
          {resume === null ? null : (
            <small>
              {t(resume.visible ? 'resume.visible' : 'resume.hidden')},{' '}
              {t('resume.changed', { day: day(resume.updated_at) })}
            </small>
          )}
        </li>
        <li>{t('resume.favourites', { count: favourites })}</li>
      </ul>
    </Section>
  );
}

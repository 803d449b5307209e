import {
  boostFactors,
  type EmployerJob,
  type ListedJobDetails,
  reviewSentence,
} from '@boardwright/api-client/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useEditorLocale } from '../../editor-messages.tsx';
import { useDay } from '../../lists/use-day.ts';
import { useJobsAddress } from '../use-jobs-address.ts';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { JobState } from './job-state.tsx';
import { useBoostFormat } from './use-boost-format.ts';
import styles from './jobs.module.css';

/** The hours of a week: '24–32', or one of the two where the other is not there. */
const hoursOf = ({ hours_min: least, hours_max: most }: EmployerJob): string =>
  [...new Set([least, most].filter((hours) => hours !== null))].join('–');

/** How a job stands, whose it is, how long it runs, who pays for it, and what came of it. */
export function JobFacts({ details: { job, form, ended } }: { readonly details: ListedJobDetails }) {
  const t = useJobsMessages();
  const day = useDay();
  const boost = useBoostFormat();
  const locale = useEditorLocale();
  const number = new Intl.NumberFormat(locale);
  const { only } = useJobsAddress();
  const { client, reports_count: reports } = job;
  const contact = [form.recruiter_name, form.recruiter_email, form.recruiter_phone]
    .filter(Boolean)
    .join(', ');
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('job.state'), <JobState key="state" job={job} />],
    ...(ended ? [[t('screen.ended'), day(ended.at)] as const] : []),
    ...(form.waits_for ? [[t('screen.waits'), t(`screen.waitsFor.${form.waits_for}`)] as const] : []),
    ...(form.returned && !form.waits_for
      ? [
          [
            t('screen.returned'),
            <div key="returned">
              {day(form.returned.at)}
              <small>
                {[
                  ...form.returned.reasons.map((one) => reviewSentence(one, locale)),
                  form.returned.explanation,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>,
          ] as const,
        ]
      : []),
    [
      t('job.company'),
      client ? (
        <Link to={only({ part: 'all', client: String(client.id) })}>{client.name}</Link>
      ) : (
        t('job.writers.nobody')
      ),
    ],
    [t('screen.organisation'), job.organisation_name],
    ...(client ? [[t('screen.writer'), t(`job.writers.${job.writer}`)] as const] : []),
    [t('job.place'), job.location_name ?? t('screen.none')],
    [t('screen.begins'), day(job.from)],
    [t('job.ends'), job.till === null ? t('job.noEnd') : day(job.till)],
    ...(form.paid_till ? [[t('screen.paidTill'), day(form.paid_till)] as const] : []),
    ...(form.product ? [[t('screen.product'), form.product.name] as const] : []),
    ...(form.hours_min === null && form.hours_max === null
      ? []
      : [[t('written.hoursWeek'), hoursOf(form)] as const]),
    ...(form.remote ? [[t('written.work'), t('written.remote')] as const] : []),
    ...(contact === '' ? [] : [[t('written.contact'), contact] as const]),
    [t('screen.apply'), form.apply_type === 'email' ? form.apply_email : form.apply_url],
    [t('boost.field'), job.boost_factor === boostFactors.usual ? t('job.usual') : boost(job.boost_factor)],
    [t('screen.seen'), number.format(form.views_count)],
    [t('screen.clicks'), number.format(form.apply_clicks_count)],
    [t('job.applied'), number.format(job.applications_count)],
    ...(reports > 0
      ? [
          [
            t('screen.reports'),
            <Link key="reports" to={only({ part: 'reports', open: job.uuid })}>
              {t('job.reports', { count: reports })}
            </Link>,
          ] as const,
        ]
      : []),
  ];
  return (
    <section className={styles.facts} aria-label={t('screen.facts')}>
      {form.description === '' ? null : <p className={styles.intro}>{form.description}</p>}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? t('screen.none')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

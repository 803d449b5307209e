import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { FavouriteButton } from '../../../page/favourites/favourite-button.tsx';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { LinkCard } from '@boardwright/ui/link-card';
import { LinkCardTitle } from '@boardwright/ui/link-card-title';
import { TagList } from '@boardwright/ui/tag-list';
import { useFormat } from '@boardwright/ui/use-format';
import { useJobFormat } from '../../../page/job-texts/use-job-format.ts';
import { useJobTexts } from '../../../page/job-texts/use-job-texts.ts';
import { organisationPath } from '../../../page/links/organisation-path.ts';
import { useBoard } from '../../../board/board-context.ts';
import { OrgLogo } from '../../../page/pictures/org-logo.tsx';
import type { JobCardJob } from './job-card-job.ts';
import { usePlace } from './use-place.ts';
import styles from './job-card.module.css';

export interface JobCardProps {
  readonly job: JobCardJob;
  readonly href: string;
  /** 3 under a section head, 2 directly under the page's title. */
  readonly headingLevel?: 2 | 3;
  /** As many as the card shows; three as drawn. */
  readonly tagCount?: number;
}

/**
 * A job, as a card or as a row of a list: its own width decides, so put it in a JobList. The title's link covers the
 * whole card; the favourite button and the employer's name, which leads to its page, lie above it.
 */
export function JobCard({ job, href, headingLevel = 3, tagCount = 3 }: JobCardProps) {
  const t = useJobTexts();
  const format = useFormat();
  const jobFormat = useJobFormat();
  const board = useBoard();
  const place = usePlace(job);
  const hours = jobFormat.hours(job);
  const page = organisationPath(board, job.organisation_slug ?? '');
  const appliedAt = board.appliedJobs?.[job.uuid];
  const ribbon = job.isSample ? 'sample' : job.premium ? 'premium' : undefined;
  const tags = (job.tags ?? []).slice(0, tagCount).map((name) => ({ name }));
  return (
    <LinkCard className={styles.card} {...(ribbon && { 'data-premium': '' })}>
      {ribbon && <span className={styles.ribbon}>{t(ribbon)}</span>}
      <OrgLogo
        name={job.organisation_name ?? ''}
        src={job.show_logo === false ? null : job.logo}
        className={styles.logo}
      />
      <LinkCardTitle level={headingLevel} href={href} className={styles.title}>
        {job.title}
      </LinkCardTitle>
      <p className={styles.org}>
        {job.organisation_name && (
          <b>{page ? <Link href={page}>{job.organisation_name}</Link> : job.organisation_name}</b>
        )}
        {place && <span className={styles.place}>{place}</span>}
      </p>
      <ul className={styles.facts}>
        <SalaryFact job={job} />
        {hours && (
          <li>
            <Icon icon={Clock} />
            {hours}
          </li>
        )}
      </ul>
      <TagList
        tags={tags}
        label={t('tags')}
        look={board.tagStyle === 'text' ? 'text' : 'tag'}
        className={styles.tags}
      />
      {appliedAt && (
        <p className={styles.applied}>
          <Icon icon={CircleCheck} />
          {t('appliedOn', { date: format.date(appliedAt) })}
        </p>
      )}
      {job.from && !board.hideJobDates && (
        <time className={styles.age} dateTime={job.from} title={format.date(job.from)}>
          {format.age(job.from)}
        </time>
      )}
      <div className={styles.heart}>
        <FavouriteButton kind="job" id={job.uuid} title={job.title} />
      </div>
    </LinkCard>
  );
}

function SalaryFact({ job }: { readonly job: JobCardJob }) {
  const jobFormat = useJobFormat();
  const amount = jobFormat.salaryAmount(job);
  if (amount === undefined) return <li className={styles.noSalary}>{jobFormat.salary(job)}</li>;
  return (
    <li className={styles.salary}>
      <span>
        {amount} <small>{jobFormat.salaryPeriod(job)}</small>
      </span>
    </li>
  );
}

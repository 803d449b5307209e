import { Badge } from '@boardwright/ui/badge';
import { Link } from '@boardwright/ui/link';
import type { Translate } from '@boardwright/ui/translate';
import { useJobTexts } from '../../../page/job-texts/use-job-texts.ts';
import { organisationPath } from '../../../page/links/organisation-path.ts';
import { useBoard } from '../../../board/board-context.ts';
import { OrgLogo } from '../../../page/pictures/org-logo.tsx';
import { isHidden } from '../../../board/is-hidden.ts';
import type { JobView } from './job-view.ts';
import styles from './job.module.css';
import type { JobKey } from './job.messages.ts';

export interface JobHeadProps {
  readonly job: JobView;
  readonly t: Translate<JobKey>;
  /** 1 on the job's own page, 2 beside a list. */
  readonly level?: 1 | 2;
  /** The title leads to the job's page. */
  readonly href?: string | undefined;
  readonly expired?: boolean;
}

/** Logo, title, employer and place of a job. */
export function JobHead({ job, t, level = 1, href, expired = false }: JobHeadProps) {
  const board = useBoard();
  const jobTexts = useJobTexts();
  const hidden = isHidden(board);
  const Title = `h${level}` as const;
  const page = organisationPath(board, job.organisation_slug);
  return (
    <header className={styles.head} {...(expired && { 'data-expired': '' })}>
      <OrgLogo
        name={hidden ? '' : job.organisation_name}
        src={hidden || !job.show_logo ? null : job.logo}
        size="l"
        className={styles.logo}
      />
      <div>
        {job.isSample && <Badge>{jobTexts('sample')}</Badge>}
        <Title className={styles.title}>{href ? <Link href={href}>{job.title}</Link> : job.title}</Title>
        <p className={styles.org}>
          {hidden || !job.organisation_name ? (
            t('job.hiddenEmployer')
          ) : page ? (
            <Link href={page}>{job.organisation_name}</Link>
          ) : (
            job.organisation_name
          )}
          {job.location_name && `, ${job.location_name}`}
        </p>
      </div>
    </header>
  );
}

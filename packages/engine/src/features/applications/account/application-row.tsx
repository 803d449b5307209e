import type { SentApplication } from '@boardwright/api-client/contract';
import { Badge } from '@boardwright/ui/badge';
import { Link } from '@boardwright/ui/link';
import { RowTitle } from '@boardwright/ui/row-title';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { useBoard } from '../../../board/board-context.ts';
import { OrgLogo } from '../../../page/pictures/org-logo.tsx';
import { applicationTone } from './application-tone.ts';
import { applicationAddress } from './job-applications-address.ts';
import styles from './job-applications.module.css';
import type { JobApplicationsKey } from './job-applications.messages.ts';

interface ApplicationRowProps {
  readonly application: SentApplication;
  readonly t: Translate<JobApplicationsKey>;
}

/** One application: where, how it stands, since when. */
export function ApplicationRow({ application, t }: ApplicationRowProps) {
  const board = useBoard();
  const format = useFormat();
  const { uuid, status, changed_at, job } = application;
  const facts = [job.organisation_name, job.location_name, !job.live && t('closed')].filter(Boolean);
  return (
    <li className={styles.row}>
      <OrgLogo name={job.organisation_name} src={job.logo} className={styles.logo} />
      <div className={styles.words}>
        <RowTitle>
          <Link href={applicationAddress(board, uuid)}>{job.title}</Link>
        </RowTitle>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <p className={styles.badge}>
        <Badge tone={applicationTone(status)}>{t(`statuses.${status}`)}</Badge>
      </p>
      <p className={styles.date}>
        <time dateTime={changed_at}>{format.age(changed_at)}</time>
      </p>
    </li>
  );
}

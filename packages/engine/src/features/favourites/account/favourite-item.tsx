import Heart from 'lucide-react/icons/heart';
import { organisationPath } from '../../../page/links/organisation-path.ts';
import { pagePath, useBoard } from '../../../board/board-context.ts';
import { Badge } from '@boardwright/ui/badge';
import { IconButton } from '@boardwright/ui/icon-button';
import { Link } from '@boardwright/ui/link';
import { useJobFormat } from '../../../page/job-texts/use-job-format.ts';
import { usePlace } from '../../jobs/port.ts';
import { OrgLogo } from '../../../page/pictures/org-logo.tsx';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { FavouriteListRow } from './favorites.load.ts';
import type { FavoritesProps } from './favorites-props.ts';
import styles from './favorites.module.css';

/** A dash between two numbers that no line ends at. */
const joinedDash = '\u2060–\u2060';

/** One row: what it is in two lines, kindly so when it has ended, and the button. */
export function FavouriteItem(props: FavoritesProps & { readonly row: FavouriteListRow }) {
  const { data, t, row } = props;
  const board = useBoard();
  const { name, slug, job, ended } = row;
  const href = job ? pagePath(board, 'p-job-details', slug) : organisationPath(board, slug);
  return (
    <li className={styles.row} {...(ended && { 'data-ended': '' })}>
      <OrgLogo name={job?.organisation_name ?? name} src={row.logo} className={styles.logo} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {href ? <Link href={href}>{name}</Link> : name}
          {ended && <Badge>{t('ended')}</Badge>}
        </h3>
        {job ? <JobLine job={job} /> : <p className={styles.facts}>{row.about.join(' · ')}</p>}
        {ended && <p className={styles.facts}>{t('endedText')}</p>}
      </div>
      <PanelForm panel={props} action="remove" part={row.uuid}>
        {({ answer, busy }) => (
          <>
            <input type="hidden" name="id" value={row.uuid} />
            <input type="hidden" name="of" value={row.of} />
            <input type="hidden" name="kind" value={data.kind} />
            <input type="hidden" name="page" value={data.page} />
            <IconButton icon={Heart} label={t('remove', { name })} aria-pressed="true" aria-busy={busy} />
            {answer.message && <p role="alert">{answer.message}</p>}
          </>
        )}
      </PanelForm>
    </li>
  );
}

function JobLine({ job }: { readonly job: NonNullable<FavouriteListRow['job']> }) {
  const jobFormat = useJobFormat();
  const place = usePlace({ ...job, distance: null });
  const pay = jobFormat.salaryAmount(job) !== undefined || job.salary_text ? jobFormat.salary(job) : '';
  return (
    <p className={styles.facts}>
      {[job.organisation_name, place, pay, jobFormat.hours(job)?.replaceAll('–', joinedDash)]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

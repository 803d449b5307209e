import X from 'lucide-react/icons/x';
import { FavouriteButton } from '../../page/favourites/favourite-button.tsx';
import { JobFacts } from '../../features/jobs/job/job-facts.tsx';
import { JobHead } from '../../features/jobs/job/job-head.tsx';
import { JobText } from '../../features/jobs/job/job-text.tsx';
import type { JobView } from '../../features/jobs/job/job-view.ts';
import { useBoard } from '../../board/board-context.ts';
import { IconLink } from '@boardwright/ui/icon-button';
import { LinkButton } from '@boardwright/ui/link-button';
import { listHref } from './job-list-data.ts';
import type { ListPart } from './list-parts.ts';
import styles from './job-list.module.css';

/** The chosen job beside the list, from 992 px. Applying happens on the job's own page. */
export function JobPreview({
  job,
  href,
  data,
  t,
}: ListPart & { readonly job: JobView; readonly href: string }) {
  const board = useBoard();
  return (
    <section className={styles.preview} aria-label={t('preview.label')}>
      <IconLink
        icon={X}
        label={t('preview.close')}
        href={listHref(board, data, data.own)}
        storeScroll
        className={styles.previewClose}
      />
      <JobHead job={job} t={t} level={2} href={href} />
      <div className={styles.previewActions}>
        <LinkButton href={`${href}#apply`}>{t('preview.apply')}</LinkButton>
        <LinkButton href={href} variant="secondary">
          {t('preview.open')}
        </LinkButton>
        <FavouriteButton kind="job" id={job.uuid} title={job.title} />
      </div>
      <JobFacts job={job} t={t} />
      <JobText job={job} t={t} level={3} />
    </section>
  );
}

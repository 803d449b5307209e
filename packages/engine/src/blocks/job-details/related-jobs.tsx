import { pagePath, useBoard } from '../../board/board-context.ts';
import { emptySearch } from '../../search/job-search.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { JobCard } from '../../features/jobs/job-card/job-card.tsx';
import { JobList } from '../../features/jobs/job-card/job-list.tsx';
import { MoreLink } from '@boardwright/ui/more-link';
import { SectionHead } from '@boardwright/ui/section-head';
import type { JobDetailsPart } from './job-details-data.ts';
import styles from './job-details.module.css';

/** Jobs that resemble this one; under an ended job, those that are still open. */
export function RelatedJobs({ data, t }: JobDetailsPart) {
  const board = useBoard();
  if (data.related.length === 0) return null;
  const industry = data.job.segments.industry?.[0];
  const name = data.job.segments_names.industry?.[0];
  const known = industry !== undefined && name;
  const segment_ids = known ? [industry] : [];
  return (
    <section className={`section section--sunken ${styles.related}`}>
      <div className="container">
        <SectionHead
          title={t(data.expired ? 'stillOpen' : 'related')}
          aside={
            <MoreLink
              href={pagePath(board, 'p-job-list') + writeSearchAddress({ ...emptySearch, segment_ids })}
            >
              {known ? t('allIn', { name }) : t('allJobs')}
            </MoreLink>
          }
        />
        <JobList layout="cards">
          {data.related.map((job) => (
            <JobCard key={job.uuid} job={job} href={pagePath(board, 'p-job-details', job.slug)} />
          ))}
        </JobList>
      </div>
    </section>
  );
}

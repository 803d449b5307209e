import type { featuredJobs, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockProps } from '../../board/define-block.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { JobCard } from '../../features/jobs/job-card/job-card.tsx';
import { JobList } from '../../features/jobs/job-card/job-list.tsx';
import { MoreLink } from '@boardwright/ui/more-link';
import { SectionHead } from '@boardwright/ui/section-head';
import { useFormat } from '@boardwright/ui/use-format';
import type { FeaturedJobsData } from './featured-jobs.load.ts';
import type { FeaturedJobsKey } from './featured-jobs.messages.ts';

/** A few jobs, chosen by the admin's strategy (specification §2 'featured jobs'). */
export function FeaturedJobs({
  settings,
  data,
  t,
}: BlockProps<SettingsOf<typeof featuredJobs>, FeaturedJobsData, FeaturedJobsKey>) {
  const board = useBoard();
  const format = useFormat();
  if (data.jobs.length === 0 && settings.hideWhenEmpty) return null;
  const more = (
    <MoreLink href={pagePath(board, 'p-job-list')}>
      {t('all', { count: data.total, number: format.number(data.total) })}
    </MoreLink>
  );
  return (
    <section className="section section--sunken">
      <div className="container">
        <SectionHead title={settings.headerText || t('heading')} aside={more} />
        {data.jobs.length === 0 ? (
          <p className="muted">{t('empty')}</p>
        ) : (
          <JobList layout={settings.jobsLayout}>
            {data.jobs.map((job) => (
              <JobCard key={job.uuid} job={job} href={pagePath(board, 'p-job-details', job.slug)} />
            ))}
          </JobList>
        )}
      </div>
    </section>
  );
}

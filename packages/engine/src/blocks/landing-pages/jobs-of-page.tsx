import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { BlockProps } from '../../board/define-block.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { EmptyState } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import { PageHead } from '@boardwright/ui/page-head';
import { Pagination } from '@boardwright/ui/pagination';
import type { Translate } from '@boardwright/ui/translate';
import { useJobFormat } from '../../page/job-texts/use-job-format.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { JobCard } from '../../features/jobs/job-card/job-card.tsx';
import { JobList } from '../../features/jobs/job-card/job-list.tsx';
import { FilterTags } from './filter-tags.tsx';
import { pageHref, type LandingPageJobs, type LandingPagesSettings } from './landing-pages-data.ts';
import styles from './landing-pages.module.css';
import type { LandingPagesKey } from './landing-pages.messages.ts';

/** One landing page: its title and words, what its jobs have in common, the jobs, and the way to the full search. */
export function JobsOfPage({
  settings,
  data,
  t,
}: BlockProps<LandingPagesSettings, LandingPageJobs, LandingPagesKey>) {
  const board = useBoard();
  const jobFormat = useJobFormat();
  const address = writeSearchAddress(data.search);
  return (
    <div className={`container ${styles.page}`}>
      <BackLink href={pagePath(board, 'p-landing-pages')}>{t('all')}</BackLink>
      <PageHead
        title={data.title}
        lead={data.description}
        tools={
          <LinkButton
            href={pagePath(board, 'p-job-list') + address}
            variant="secondary"
            size="small"
            icon={SlidersHorizontal}
          >
            {t('refine')}
          </LinkButton>
        }
      >
        <FilterTags data={data} t={t} />
      </PageHead>
      {data.total === 0 ? (
        <NoJobs t={t} />
      ) : (
        <>
          <p className={styles.count}>{jobFormat.count(data.total)}</p>
          <JobList layout={settings.jobsLayout} label={data.title}>
            {data.jobs.map((job) => (
              <JobCard
                key={job.uuid}
                job={job}
                href={pagePath(board, 'p-job-details', job.slug) + address}
                headingLevel={2}
              />
            ))}
          </JobList>
        </>
      )}
      <div className={styles.pages}>
        <Pagination page={data.page} lastPage={data.lastPage} hrefOf={(page) => pageHref(board, page)} />
      </div>
    </div>
  );
}

function NoJobs({ t }: { readonly t: Translate<LandingPagesKey> }) {
  const board = useBoard();
  return (
    <EmptyState
      title={t('none.title')}
      text={t('none.text')}
      action={<LinkButton href={pagePath(board, 'p-job-list')}>{t('jobs')}</LinkButton>}
    />
  );
}

import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { BlockProps } from '../../board/define-block.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { EmptyState } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import { PageHead } from '@boardwright/ui/page-head';
import { Picture } from '@boardwright/ui/picture';
import { RichText } from '@boardwright/ui/rich-text';
import { Pagination } from '@boardwright/ui/pagination';
import type { Translate } from '@boardwright/ui/translate';
import { useJobFormat } from '../../page/job-texts/use-job-format.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { JobCard } from '../../features/jobs/job-card/job-card.tsx';
import { JobList } from '../../features/jobs/job-card/job-list.tsx';
import { FilterTags } from './filter-tags.tsx';
import { RelatedPages } from './related-pages.tsx';
import { pageHref, type LandingPageJobs, type LandingPagesSettings } from './landing-pages-data.ts';
import styles from './landing-pages.module.css';
import type { LandingPagesKey } from './landing-pages.messages.ts';

/**
 * One landing page: its title and words, what its jobs have in common, the jobs, and the ways on. Its texts stand on the
 * first page of its jobs alone: search engines read them once.
 */
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
      {data.page === 1 && (data.image || data.above) ? (
        <div className={styles.above}>
          {data.image && (
            <div className={styles.picture}>
              <Picture src={data.image} alt="" width={720} height={300} loading="eager" fit="cover" />
            </div>
          )}
          {data.above && <RichText html={data.above} />}
        </div>
      ) : null}
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
      {data.page === 1 && data.below ? <RichText html={data.below} className={styles.below} /> : null}
      <RelatedPages pages={data.related} t={t} />
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

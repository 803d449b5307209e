import LogIn from 'lucide-react/icons/log-in';
import { organisationJobsPath } from '../../search/organisation-jobs-path.ts';
import { writeOrganisationSearch } from '../../features/organisations/site/organisation-search.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { classNames } from '@boardwright/ui/class-names';
import { EmptyState } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import { MoreLink } from '@boardwright/ui/more-link';
import { Notice } from '@boardwright/ui/notice';
import { Pagination } from '@boardwright/ui/pagination';
import { SectionHead } from '@boardwright/ui/section-head';
import { useFormat } from '@boardwright/ui/use-format';
import { JobCard } from '../../features/jobs/job-card/job-card.tsx';
import { JobList } from '../../features/jobs/job-card/job-list.tsx';
import styles from './organisation.module.css';
import { jobsAnchor, type OrganisationJobs, type OrganisationPart } from './organisation-data.ts';

/** What it has open, a page at a time; or why there is nothing to see. */
export function CompanyJobs({ settings, data, t }: OrganisationPart) {
  const board = useBoard();
  const { id, name: organisation } = data.organisation;
  const named = (text: string) => text.replaceAll('{{organisation}}', () => organisation);
  const { jobs } = data;
  const empty = jobs?.total === 0;
  return (
    <section
      className={empty ? classNames('section', styles.noJobs) : 'section section--sunken'}
      id={jobsAnchor}
      {...(!empty && { 'aria-labelledby': 'company-jobs' })}
    >
      <div className="container">
        {empty ? (
          <EmptyState
            title={t('noJobs')}
            text={t('noJobsText', { organisation })}
            action={
              <LinkButton href={pagePath(board, 'p-job-list')} variant="secondary">
                {t('allJobs')}
              </LinkButton>
            }
          />
        ) : (
          <>
            <SectionHead
              id="company-jobs"
              title={named(settings.title) || t('jobs', { organisation })}
              lead={named(settings.subtitle)}
              aside={jobs && <MoreLink href={organisationJobsPath(board, id)}>{t('searchJobs')}</MoreLink>}
            />
            {jobs ? <Jobs {...{ settings, data, t, jobs }} /> : <LoginFirst t={t} />}
          </>
        )}
      </div>
    </section>
  );
}

function Jobs({ settings, data, t, jobs }: OrganisationPart & { readonly jobs: OrganisationJobs }) {
  const board = useBoard();
  const format = useFormat();
  const path = pagePath(board, 'p-organisation', data.organisation.slug);
  const hrefOf = (page: number) => `${path}${writeOrganisationSearch({ search: '', page })}#${jobsAnchor}`;
  if (jobs.jobs.length === 0) {
    return (
      <Notice
        action={
          <LinkButton href={hrefOf(1)} size="small">
            {t('toFirst')}
          </LinkButton>
        }
      >
        {t('beyond', { page: format.number(jobs.page), last: format.number(jobs.lastPage) })}
      </Notice>
    );
  }
  return (
    <>
      <JobList layout={settings.jobsLayout}>
        {jobs.jobs.map((job) => (
          // Its employer is the page one is on.
          <JobCard
            key={job.uuid}
            job={{ ...job, organisation_slug: '' }}
            href={pagePath(board, 'p-job-details', job.slug)}
          />
        ))}
      </JobList>
      <Pagination page={jobs.page} lastPage={jobs.lastPage} hrefOf={hrefOf} />
    </>
  );
}

/** An anonymous board tells whose job it is only to who is logged in (§4). */
function LoginFirst({ t }: Pick<OrganisationPart, 't'>) {
  const board = useBoard();
  return (
    <Notice
      icon={LogIn}
      title={t('hidden')}
      action={
        <LinkButton href={pagePath(board, 'p-login')} size="small">
          {t('logIn')}
        </LinkButton>
      }
    >
      {t('hiddenText')}
    </Notice>
  );
}

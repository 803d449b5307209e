import type { BlockProps } from '../../board/define-block.ts';
import { JobFacts } from '../../features/jobs/job/job-facts.tsx';
import { JobHead } from '../../features/jobs/job/job-head.tsx';
import { JobPixel } from '../../features/jobs/job/job-pixel.tsx';
import { JobText } from '../../features/jobs/job/job-text.tsx';
import { isHidden } from '../../board/is-hidden.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { useFormat } from '@boardwright/ui/use-format';
import { Applied, AppliedEarlier } from './applied.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { ApplyCard } from './apply-card.tsx';
import { ApplySection } from './apply-section.tsx';
import { ExpiredNotice, OriginalText, UnsentApplication } from './expired-job.tsx';
import { HiddenEmployer } from './hidden-employer.tsx';
import {
  applyUrl,
  type JobDetailsData,
  type JobDetailsPart,
  type JobDetailsSettings,
} from './job-details-data.ts';
import { introducePart } from './introduce-part.ts';
import { OrganisationCard } from './organisation-card.tsx';
import { RelatedJobs } from './related-jobs.tsx';
import { ReportLink } from './report-link.tsx';
import { reportPart } from './report-part.ts';
import { SegmentsCard } from './segments-card.tsx';
import styles from './job-details.module.css';
import type { JobDetailsKey } from './job-details.messages.ts';

/** One job, and how to apply for it (specification §2 'job details'). */
export function JobDetails({
  id,
  settings,
  data,
  t,
  outcome,
}: BlockProps<JobDetailsSettings, JobDetailsData, JobDetailsKey>) {
  const board = useBoard();
  const { job, expired } = data;
  const hidden = isHidden(board);
  const part = { settings, data, t };
  const result = outcome?.action === 'apply' ? outcome.result : undefined;
  return (
    <>
      <div className={`container ${styles.page}`}>
        <div className="with-aside with-aside--right">
          <article>
            {settings.showBackButton && <Back data={data} t={t} />}
            {expired && <UnsentApplication result={result} t={t} />}
            {expired && <ExpiredNotice {...part} />}
            <JobHead job={job} t={t} expired={expired} />
            {!expired && <JobPixel job={job} />}
            <div className={styles.facts}>
              <JobFacts job={job} t={t} flag={settings.displayCountryFlag} muted={expired} />
            </div>
            {expired ? (
              <OriginalText {...part} />
            ) : (
              <div className={styles.text}>
                <JobText job={job} t={t} />
              </div>
            )}
            {data.applied && <Applied {...part} />}
            {!data.applied && data.earlier && <AppliedEarlier t={t} at={data.earlier} />}
            {!expired && hidden && !data.applied && <HiddenEmployer t={t} />}
            {data.introduce && !data.report && (
              <introducePart.View
                {...part}
                id={id}
                introduce={data.introduce}
                initial={outcome?.action === 'introduce' ? outcome.result : undefined}
              />
            )}
            {data.report && (
              <reportPart.View
                {...part}
                id={id}
                report={data.report}
                initial={outcome?.action === 'report' ? outcome.result : undefined}
              />
            )}
            {data.form && <ApplySection {...part} id={id} form={data.form} initial={result} />}
          </article>
          <aside className={styles.aside}>
            {!expired && <ApplyCard {...part} />}
            {!hidden && !settings.hideOrganisationCard && <OrganisationCard {...part} />}
            {!settings.hideSegmentsCard && <SegmentsCard {...part} />}
            <ReportLink t={t} />
          </aside>
        </div>
      </div>
      <RelatedJobs {...part} />
      {!expired && !data.applied && !data.earlier && (data.form || applyUrl(job)) && !hidden && (
        <ApplyBar {...part} />
      )}
    </>
  );
}

JobDetails.fetchParts = ({ introduce, report }: JobDetailsData) =>
  report ? reportPart.fetch() : introduce ? introducePart.fetch() : undefined;

/** Back to the list as the visitor left it: the search travels in the address, so it needs no history. */
function Back({ data, t }: Pick<JobDetailsPart, 'data' | 't'>) {
  const board = useBoard();
  const format = useFormat();
  const { search, total } = data.back;
  return (
    <BackLink href={pagePath(board, 'p-job-list') + writeSearchAddress(search)}>
      {total === undefined ? t('back') : t('backTo', { count: total, number: format.number(total) })}
    </BackLink>
  );
}

import type { BlockHead } from '../../board/define-block.ts';
import { plainText } from '@boardwright/ui/plain-text';
import type { Translate } from '@boardwright/ui/translate';
import { isHidden } from '../../board/is-hidden.ts';
import { type JobView, leadOf } from '../../features/jobs/job/job-view.ts';
import { pagePath, type Board } from '../../board/board-context.ts';
import { breadcrumbList } from '../../page/breadcrumb-list.ts';
import type { JobDetailsData } from './job-details-data.ts';
import { jobPosting } from './job-posting.ts';
import type { JobDetailsKey } from './job-details.messages.ts';

interface HeadContext {
  readonly board: Board;
  readonly t: Translate<JobDetailsKey>;
}

/** 'Wijkverpleegkundige niveau 6 – Zorggroep Lauwers, Winsum', the posting for search engines, and the way to it. */
export function jobDetailsHead(
  { job, expired, applied, report }: JobDetailsData,
  { board, t }: HeadContext,
): BlockHead {
  const hidden = isHidden(board);
  const who = [hidden ? '' : job.organisation_name, job.location_name].filter(Boolean).join(', ');
  const canonical = pagePath(board, 'p-job-details', job.slug);
  const markup = descriptionHtml(job, board, t);
  const lead = board.hideJobDescription ? '' : job.description;
  const description = lead || plainText(markup, 160);
  const shared = {
    title: who ? `${job.title} – ${who}` : job.title,
    ...(description && { description }),
    canonical,
  };
  if (job.isSample) return shared;
  // Nothing that is over, and nothing that only who applied or reported it sees, belongs in a search engine.
  if (expired) return { ...shared, robots: 'noindex' };
  const posting = jobPosting(job, {
    description: markup,
    currency: board.currency,
    siteName: board.siteName,
    hidden,
  });
  return {
    ...shared,
    job: job.uuid,
    ...((applied || report) && { robots: 'noindex' }),
    jsonLd: [
      posting,
      breadcrumbList(
        [
          [board.siteName, pagePath(board, 'p-home')],
          [board.labels['p-job-list'] ?? '', pagePath(board, 'p-job-list')],
          [job.title, canonical],
        ],
        // The job's own address, from the API, tells the board's origin; the engine knows paths only.
        job.job_url ? new URL(job.job_url).origin : undefined,
      ),
    ],
  };
}

function descriptionHtml(job: JobView, board: Board, t: Translate<JobDetailsKey>): string {
  const lead = board.hideJobDescription ? '' : leadOf(job);
  return (
    (lead && `<p>${escapeHtml(lead)}</p>`) +
    job.texts
      .map(({ part, html }) => (part ? `<h2>${escapeHtml(t(`job.text.${part}`))}</h2>` : '') + html)
      .join('')
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

import type { ApplyForm, JobSummary } from '@boardwright/api-client/contract';
import type { BlockContext } from '../../board/define-block.ts';
import { nationalPhone } from '../../page/forms/field-rules.ts';
import { isHidden } from '../../board/is-hidden.ts';
import { jobView, type JobView } from '../../features/jobs/job/job-view.ts';
import { sampleJobs } from '../../features/jobs/job/sample-jobs.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { PageError } from '../../page/page-error.ts';
import { isNarrowed, type JobSearch } from '../../search/job-search.ts';
import { parseSearchAddress, searchApiQuery } from '../../search/search-address.ts';
import { phoneCountries } from '@boardwright/ui/phone-countries';
import {
  applyUrl,
  type ApplyFormData,
  type JobDetailsData,
  type JobDetailsSettings,
  reportKey,
} from './job-details-data.ts';
import type { JobDetailsKey } from './job-details.messages.ts';

/**
 * The job of the page's child slug, related jobs, and the list one came from (specification §2 'job details').
 * @throws PageError 404 for a job that is not there, 410 for one long gone
 */
export async function loadJobDetails(
  settings: JobDetailsSettings,
  context: BlockContext<JobDetailsKey>,
): Promise<JobDetailsData> {
  const { search } = parseSearchAddress(context.query);
  const [job, total] = await Promise.all([readJob(search, context), countList(search, context)]);
  const expired = job.status !== 'active';
  const known = await readApplyForm(job, context);
  const earlier = known?.applied ?? undefined;
  const isSent = known === undefined || (earlier !== undefined && !earlier.withdrawn);
  const applied = context.query.get('applied') === '1' && !expired && isSent;
  const introduce = expired ? undefined : introduceData(context);
  const report = reportData(context, known);
  return {
    job,
    expired,
    related: settings.showRelatedJobs || expired ? await findRelated(job, settings, context) : [],
    back: { search, total },
    applied,
    earlier,
    form:
      expired || applied || earlier || introduce || report || applyUrl(job) || isHidden(context.board)
        ? undefined
        : applyFormData(settings, context, known),
    introduce,
    report,
  };
}

/** What is known of a candidate for their apply form. Without an answer the form is there as it is for a guest. */
async function readApplyForm(
  { uuid }: JobView,
  { api, board, signal }: BlockContext<JobDetailsKey>,
): Promise<ApplyForm | undefined> {
  if (board.visitor !== 'candidate' || board.visitorIsExample) return undefined;
  try {
    return (await api.jobs.readApplyForm({ params: { uuid }, signal })).data;
  } catch (error) {
    if (!apiFailure(error)) throw error;
    return undefined;
  }
}

/** An employer asks for the form by the address, in place of the one by which people apply themselves. */
function introduceData({
  board,
  query,
  siteSettings,
}: BlockContext<JobDetailsKey>): JobDetailsData['introduce'] {
  const asked = query.get('introduce');
  if (board.visitor !== 'employer' || (asked !== '1' && asked !== 'done')) return undefined;
  if (asked === 'done') return 'done';
  return { countries: phoneCountries(board.locale, siteSettings.search_countries) };
}

/** Whoever reports the job asks for the form by the address, in place of the one by which people apply. */
function reportData(
  { query }: BlockContext<JobDetailsKey>,
  known: ApplyForm | undefined,
): JobDetailsData['report'] {
  const asked = query.get(reportKey);
  if (asked === 'done' || asked === 'mailed') return asked;
  if (asked !== '1') return undefined;
  const { given_name: given = '', family_name: family = '', email = '' } = known ?? {};
  return { name: `${given} ${family}`.trim(), email };
}

async function readJob(
  { lat, lon }: JobSearch,
  { api, board, childSlug, t, signal }: BlockContext<JobDetailsKey>,
): Promise<JobView> {
  if (!childSlug && board.layout === 'editor') return readSample(board);
  if (!childSlug) throw new PageError(404, t('notFound'));
  try {
    const { data } = await api.jobs.readJobBySlug({
      params: { slug: childSlug },
      query: { with: 'organisation', lat, lon },
      signal,
    });
    if (data.uuid === undefined) throw new PageError(500, t('unavailable'));
    return jobView(data);
  } catch (error) {
    const failure = apiFailure(error);
    // No job can be called that: as little there as one that is gone.
    if (failure?.status === 400) throw new PageError(404, t('notFound'), { cause: error });
    if (failure?.status === 404 || failure?.status === 410)
      throw new PageError(failure.status, failure.message, { cause: error });
    throw error;
  }
}

/** The editor has no job to show a page of details with: the board has none. */
async function readSample(board: BlockContext<JobDetailsKey>['board']): Promise<JobView> {
  const { sampleJob } = await import('../../features/jobs/job/sample-job.ts');
  return { ...jobView(sampleJob(board)), isSample: true };
}

/** How many jobs the visitor's search has now. The link back works without it. */
async function countList(
  search: JobSearch,
  { api, board, signal }: BlockContext<JobDetailsKey>,
): Promise<number | undefined> {
  if (!isNarrowed(search)) return undefined;
  try {
    const query = { ...searchApiQuery({ ...search, page: 1, sort: undefined, seed: undefined }), limit: 1 };
    const { meta } = await api.jobs.findBoardJobs({ params: { boardId: board.boardId }, query, signal });
    return meta.total || undefined;
  } catch (error) {
    if (!apiFailure(error)) throw error;
    return undefined;
  }
}

async function findRelated(
  job: JobView,
  settings: JobDetailsSettings,
  context: BlockContext<JobDetailsKey>,
): Promise<readonly JobSummary[]> {
  if (job.isSample) return sampleJobs(context, 0);
  const { api, signal } = context;
  const { data } = await api.jobs.findRelatedJobs({
    params: { uuid: job.uuid },
    query: { limit: settings.relatedJobsCount },
    signal,
  });
  return data.slice(0, settings.relatedJobsCount);
}

function applyFormData(
  settings: JobDetailsSettings,
  { board, configuration, siteSettings }: BlockContext<JobDetailsKey>,
  known: ApplyForm | undefined,
): ApplyFormData {
  const { phone = null, phone_country: country = null } = known ?? {};
  return {
    ...(known && {
      candidate: { ...known, phone: phone && country ? nationalPhone(phone, country) : phone },
    }),
    countries: phoneCountries(board.locale, siteSettings.search_countries),
    newsletters: configuration.newsletters,
    offerProfile: !settings.hideCreateCandidate && siteSettings.allow_candidate && board.visitor === 'guest',
  };
}

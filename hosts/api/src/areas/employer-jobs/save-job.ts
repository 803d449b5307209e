import { type BodyOf, type Contract, type EmployerJob, jobAfter } from '@boardwright/api-client/contract';
import { eq } from 'drizzle-orm';
import { jobBoardJobs, jobs } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { timeZoneOf } from '../../worker/alerts/alert-times.ts';
import { noteEvent } from '../account/account-logs.ts';
import { checkJobsApplyWay, findPublishingProducts } from '../shop/charge-job.ts';
import { paidTillOf } from '../shop/paid-till.ts';
import { missingFields } from './job-completeness.ts';
import { type FormRules, type JobBody, type JobColumns, readJobForm } from './job-form.ts';
import { type Problem, refuseProblems } from './job-problems.ts';
import { jobFormWord } from './job-form-words.ts';
import { newSlug } from './job-slug.ts';
import { type JobKeeper, type OwnJobsDeps, readOwnJob } from './own-jobs.ts';
import { findOwnJob, findOwnOrganisations, lockJob, statusAt } from './own-jobs.queries.ts';

type JobRow = typeof jobs.$inferSelect;

async function rulesFor({ db, search }: OwnJobsDeps, keeper: JobKeeper) {
  const organisations = await findOwnOrganisations(db, keeper.owner);
  const catalogue = search.catalogue();
  const rules: FormRules = {
    board: keeper.board,
    timeZone: timeZoneOf(keeper.site.settings),
    locale: keeper.locale,
    organisationIds: organisations.map(({ id }) => id),
    productIds: await findPublishingProducts(db, keeper.board.id),
    isOffered: (id) => {
      const segment = catalogue.get(id);
      if (!segment) return false;
      return segment.boardIds.length === 0 || segment.boardIds.includes(keeper.board.id);
    },
  };
  return { rules, organisations };
}

/** A job of which nothing is said yet. */
function emptyJob(organisationId: number, { site, board }: JobKeeper, now: Date): JobColumns {
  return {
    organisationId,
    title: '',
    description: '',
    locale: site.defaultLocale,
    textType: 'platform',
    textOwn: null,
    textPlatform: null,
    remote: false,
    locationType: 'fixed',
    countryCode: board.countries[0],
    locationName: null,
    city: null,
    postalCode: null,
    lat: null,
    lon: null,
    applyType: 'email',
    applyUrl: null,
    applyEmail: null,
    recruiterName: null,
    recruiterEmail: null,
    recruiterPhone: null,
    recruiterPhoneCountry: null,
    website: null,
    referenceCode: null,
    salaryMin: null,
    salaryMax: null,
    salaryType: 'month',
    hoursMin: null,
    hoursMax: null,
    segmentIds: [],
    productId: null,
    showLogo: true,
    pixelUrl: null,
    from: now,
    till: null,
  };
}

/** Where a job comes from, if not from a person's own hand. */
type JobOrigin = Partial<Pick<JobRow, 'source' | 'externalReference'>>;

/**
 * Keeps a draft (§7 `POST /jobs/draft`) of one of the company's organisations, the first where none is named.
 * @throws ApiError `validation`
 */
export async function createDraft(
  deps: OwnJobsDeps,
  keeper: JobKeeper,
  body: JobBody,
  origin: JobOrigin = {},
): Promise<EmployerJob> {
  const { db, clock } = deps;
  const now = clock.now();
  const { rules, organisations } = await rulesFor(deps, keeper);
  const kept = emptyJob(organisations[0]?.id ?? 0, keeper, now);
  const { columns, problems } = await readJobForm(deps, rules, body, kept);
  refuseProblems(problems);
  const organisationName = organisations.find(({ id }) => id === columns.organisationId)?.name ?? '';
  const id = await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(jobs)
      .values({
        ...columns,
        ...newSlug(columns),
        ...origin,
        clientId: keeper.owner.clientId,
        organisationName,
        status: 'draft',
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: jobs.id });
    const jobId = made?.id ?? 0;
    await tx.insert(jobBoardJobs).values({ jobId, jobBoardId: keeper.board.id });
    await noteEvent(tx, 'job.created', keeper.visitor, now, { job: columns.title, job_id: jobId });
    return jobId;
  });
  return readOwnJob(deps, keeper, id);
}

/** How late a published job may end: what was paid for; where nothing was and the board sells postings, no later than now. */
async function longestTill(
  db: OwnJobsDeps['db'],
  job: JobRow,
  { productIds }: FormRules,
  now: Date,
): Promise<Date | undefined> {
  const paid = await paidTillOf(db, job, now);
  if (paid !== undefined) return paid ?? undefined;
  return productIds.length === 0 ? undefined : (job.till ?? undefined);
}

/** What holds of a published job beside what holds of a draft: it stays complete, and its dates make sense now. */
function publishedProblems(
  job: JobRow,
  columns: JobColumns,
  { locale }: FormRules,
  limit: Date | undefined,
  now: Date,
): Problem[] {
  const isMoved = columns.till?.getTime() !== job.till?.getTime();
  const fromMoved = columns.from.getTime() !== job.from.getTime();
  return [
    ...missingFields(columns).map((field): Problem => [field, jobFormWord(locale, 'required')]),
    ...(isMoved && columns.till !== null && columns.till <= now
      ? [['till', jobFormWord(locale, 'tillPast')] as const]
      : []),
    ...(isMoved && limit && (columns.till === null || columns.till > limit)
      ? [['till', jobFormWord(locale, 'tillUnpaid')] as const]
      : []),
    ...(columns.productId !== job.productId
      ? [['product_id', jobFormWord(locale, 'productFixed')] as const]
      : []),
    ...(fromMoved && columns.from > now && statusAt(job, now) !== 'scheduled'
      ? [['from', jobFormWord(locale, 'fromAhead')] as const]
      : []),
  ];
}

/** The status after a change of dates: an end that lies ahead renews, a start that has come starts. */
function statusAfter(job: JobRow, columns: JobColumns, now: Date): JobRow['status'] {
  const status = statusAt(job, now);
  const isAhead = columns.till === null || columns.till > now;
  if (status === 'expired') return (isAhead && jobAfter('renew', status)) || status;
  if (status === 'scheduled' && columns.from <= now) return jobAfter('start', status) ?? status;
  return status;
}

/**
 * Changes a job (§7 `PUT /jobs/{id}`).
 * @throws ApiError `jobNotFound`, `validation`, `conflict` with what somebody else saved meanwhile
 */
export async function updateJob(
  deps: OwnJobsDeps,
  keeper: JobKeeper,
  id: number,
  { revision, ...body }: BodyOf<Contract['employerJobs']['updateJob']>,
): Promise<EmployerJob> {
  const { db, clock, search } = deps;
  const now = clock.now();
  const { rules, organisations } = await rulesFor(deps, keeper);
  const before = await findOwnJob(db, keeper.owner, id);
  if (!before) throw new ApiError('jobNotFound');
  // A feed or an admin may have given a job an organisation that is not the company's: it may stay.
  const known = { ...rules, organisationIds: [...rules.organisationIds, before.job.organisationId] };
  const { columns, problems } = await readJobForm(deps, known, body, before.job);
  const isDraft = before.job.status === 'draft';
  const limit = isDraft ? undefined : await longestTill(db, before.job, rules, now);
  refuseProblems(
    isDraft ? problems : [...problems, ...publishedProblems(before.job, columns, rules, limit, now)],
  );
  const isSaved = await db.transaction(async (tx) => {
    await lockJob(tx, id);
    const current = await findOwnJob(tx, keeper.owner, id);
    if (!current) throw new ApiError('jobNotFound');
    if (!isDraft) await checkJobsApplyWay(tx, columns);
    // Whoever names no revision still does not write over a change made in this very moment.
    if (current.job.revision !== (revision ?? before.job.revision)) return false;
    const status = isDraft ? 'draft' : statusAfter(current.job, columns, now);
    const organisation = organisations.find((one) => one.id === columns.organisationId);
    const isOther = columns.organisationId !== current.job.organisationId;
    await tx
      .update(jobs)
      .set({
        ...columns,
        status,
        ...(isOther && organisation && { organisationName: organisation.name }),
        updatedAt: now,
      })
      .where(eq(jobs.id, id));
    const isRenewed = statusAt(current.job, now) === 'expired' && status === 'active';
    const event = isRenewed ? 'job.renewed' : 'job.changed';
    await noteEvent(tx, event, keeper.visitor, now, { job: columns.title, job_id: id });
    return true;
  });
  const saved = await readOwnJob(deps, keeper, id);
  if (!isSaved) throw new ApiError('conflict', { current: saved });
  await search.catchUp();
  return saved;
}

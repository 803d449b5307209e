import { transaction } from '../../platform/database/transaction.ts';
import type { EmployerJob } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import { jobBoardJobs, jobs } from '../../platform/database/schema.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';
import { noteEvent } from '../../people/account/account-logs.ts';

import { readJobForm } from './job-form.ts';
import type { FormRules, JobBody, JobColumns } from './job-columns.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { newSlug } from './job-slug.ts';
import { type JobOwner, type MyJobsDeps, readMyJob } from './my-jobs.ts';
import { findMyOrganisations } from '../../people/client/company-organisations.queries.ts';

type JobRow = typeof jobs.$inferSelect;

/** What a form is read against, as it is at this moment. */
export async function rulesFor(
  { db, search, runPayments }: Pick<MyJobsDeps, 'db' | 'search' | 'runPayments'>,
  owner: JobOwner,
) {
  const { clientId, boardId } = owner.owner;
  const organisations = clientId === null ? [] : await findMyOrganisations(db, { clientId, boardId });
  const catalogue = search.catalogue();
  const rules: FormRules = {
    board: owner.board,
    timeZone: timeZoneOf(owner.site.settings),
    locale: owner.locale,
    organisationIds: organisations.map(({ id }) => id),
    productIds: await runPayments.findProducts(db, owner.board.id),
    isOffered: (id) => {
      const segment = catalogue.get(id);
      if (!segment) return false;
      return segment.boardIds.length === 0 || segment.boardIds.includes(owner.board.id);
    },
  };
  return { rules, organisations };
}

/** A job of which nothing is said yet. */
function emptyJob(organisationId: number, { site, board }: JobOwner, now: Date): JobColumns {
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

/** Where a job comes from, if not from a person's own hand; a uuid that is known already names the draft that there is. */
type JobOrigin = Partial<Pick<JobRow, 'source' | 'externalReference' | 'uuid'>>;

/**
 * Keeps a draft (§7 `POST /jobs/draft`) of one of the company's organisations, the first where none is named.
 * @param like what it says where the form does not
 * @throws HttpError `validation`
 */
export async function createDraft(
  deps: MyJobsDeps,
  owner: JobOwner,
  body: JobBody,
  { uuid, ...origin }: JobOrigin = {},
  like: Partial<JobColumns> = {},
): Promise<EmployerJob> {
  const { clock } = deps;
  const now = clock.now();
  const { rules, organisations } = await rulesFor(deps, owner);
  const stored = { ...emptyJob(organisations[0]?.id ?? 0, owner, now), ...like };
  const { columns, problems } = await readJobForm(deps, rules, body, stored);
  refuseProblems(problems);
  const organisationName = organisations.find(({ id }) => id === columns.organisationId)?.name ?? '';
  const id = await transaction(deps, async (tx) => {
    const [made] = await tx
      .insert(jobs)
      .values({
        ...columns,
        ...newSlug(columns, uuid),
        ...origin,
        clientId: owner.owner.clientId,
        organisationName,
        status: 'draft',
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: jobs.uuid })
      .returning({ id: jobs.id });
    if (!made) {
      const [before] = await tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(eq(jobs.uuid, uuid ?? ''));
      return before?.id ?? 0;
    }
    const jobId = made.id;
    await tx.insert(jobBoardJobs).values({ jobId, jobBoardId: owner.board.id });
    await noteEvent(tx, 'job.created', owner.visitor, now, { job: columns.title, job_id: jobId });
    return jobId;
  });
  return readMyJob(deps, owner, id);
}

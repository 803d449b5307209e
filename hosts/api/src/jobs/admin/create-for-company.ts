import type { BodyOf, Contract, ListedJobDetails } from '@boardwright/api-client/contract';
import { and, eq } from '../../platform/database/drizzle.ts';
import { mayAct } from '../../people/client/company-state.ts';
import { findMyOrganisations } from '../../people/client/company-organisations.queries.ts';
import type { Database } from '../../platform/database/connect.ts';
import { clients } from '../../platform/database/schema.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import type { JobColumns } from '../employer/job-columns.ts';
import { uuidOfKey } from '../employer/job-slug.ts';
import type { CompanyOwner, MyJobsDeps } from '../employer/my-jobs.ts';
import { findAnyJob } from '../employer/my-jobs.queries.ts';
import { createDraft } from '../employer/save-job.ts';
import { readAnyJob } from './any-job.ts';
import { findAdminJob } from './withhold-job.ts';

type NewJob = BodyOf<Contract['adminJobs']['createAnyJob']>;

/** A company of a site with its organisations on the board, by name. @throws HttpError `notFound`, also for another site's */
export async function findCompany(
  db: Pick<Database, 'select'>,
  { site, board }: Tenant,
  clientId: number,
): Promise<{
  readonly id: number;
  readonly name: string;
  readonly organisations: readonly { readonly id: number; readonly name: string }[];
}> {
  const [client] = await db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(and(eq(clients.id, clientId), eq(clients.siteId, site.id)));
  if (!client) throw new HttpError('notFound');
  return { ...client, organisations: await findMyOrganisations(db, { clientId, boardId: board.id }) };
}

/** On whose behalf an admin makes a job. Its log names the board. */
function ownerOf(context: RequestContext, clientId: number): CompanyOwner {
  const tenant = scope(context);
  return {
    ...tenant,
    owner: { clientId, boardId: tenant.board.id },
    locale: context.locale,
    visitor: { id: null, clientId, system: tenant.site.name },
    byBoard: true,
  };
}

/**
 * What a copy takes over of a job: what it says of the work. Who answers applications, the dates, the product and the
 * employer's own marks are another company's.
 */
async function textOf(deps: MyJobsDeps, tenant: Tenant, uuid: string): Promise<Partial<JobColumns>> {
  const { job } = await findAdminJob(deps.db, tenant, uuid);
  const row = await findAnyJob(deps.db, tenant.board.id, job.id);
  if (!row) throw new HttpError('jobNotFound');
  const { title, description, locale, textType, textOwn, textPlatform, remote } = row.job;
  const { locationType, countryCode, locationName, city, postalCode, lat, lon } = row.job;
  const { salaryMin, salaryMax, salaryType, hoursMin, hoursMax, segmentIds } = row.job;
  return {
    title,
    description,
    locale,
    textType,
    textOwn,
    textPlatform,
    remote,
    locationType,
    countryCode,
    locationName,
    city,
    postalCode,
    lat,
    lon,
    salaryMin,
    salaryMax,
    salaryType,
    hoursMin,
    hoursMax,
    segmentIds,
  };
}

/**
 * Makes a draft for a company, as its people would; sent again under its key it is the same.
 * @throws HttpError `notFound` for another site's company, `jobNotFound` for what is to be copied, `companyBlocked`,
 *   `companyWithoutOrganisation`, `validation`
 */
export async function createForCompany(
  deps: MyJobsDeps,
  context: RequestContext,
  { client_id: clientId, copy_of: copied, idempotency_key: key, ...form }: NewJob,
): Promise<ListedJobDetails> {
  const tenant = scope(context);
  const { name, organisations } = await findCompany(deps.db, tenant, clientId);
  await mayAct(deps.db, clientId);
  if (organisations.length === 0)
    throw new HttpError('companyWithoutOrganisation', { values: { company: name } });
  const like = copied === undefined ? {} : await textOf(deps, tenant, copied);
  const uuid = key === undefined ? undefined : uuidOfKey('for-company', tenant.board.id, clientId, key);
  const made = await createDraft(deps, ownerOf(context, clientId), form, uuid ? { uuid } : {}, like);
  return readAnyJob(deps, context, made.uuid);
}

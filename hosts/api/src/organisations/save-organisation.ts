import { mayArchive, mayShow } from './organisation.policy.ts';
import { transaction } from '../platform/database/transaction.ts';
import type { BodyOf, Contract, MyOrganisation } from '@boardwright/api-client/contract';
import { and, eq } from '../platform/database/drizzle.ts';
import { organisations, users } from '../platform/database/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { publicPath } from '../platform/http/public-files.ts';
import { noteEvent } from '../people/account/account-logs.ts';
import type { Employer } from '../people/client/employer.ts';
import { refuseProblems } from '../platform/forms/problems.ts';
import { readOrganisationForm } from './organisation-form.ts';
import type { OrganisationColumns, OrganisationRules, OrganisationWriter } from './organisation-columns.ts';
import { freeSlug } from '../people/client/organisation-slug.ts';
import { presentMyOrganisation } from './organisations.present.ts';
import {
  findOfferedSegments,
  findOwn,
  hasRunningJobs,
  renameJobs,
  setVisible,
} from './organisations.queries.ts';

export type OrganisationDeps = Pick<
  Deps,
  'db' | 'clock' | 'geo' | 'search' | 'mailsQueued' | 'publicAddress'
>;

async function rulesFor(
  { db, publicAddress }: OrganisationDeps,
  { site, board }: OrganisationWriter,
): Promise<OrganisationRules> {
  const folder = `${publicPath}${site.id}/`;
  return {
    segmentIds: await findOfferedSegments(db, board.id),
    isUploaded: (address) =>
      /^[\w/.-]+$/.test(address.replace(publicAddress, '')) &&
      !address.includes('..') &&
      (address.startsWith(publicAddress + folder) || address.startsWith(folder)),
  };
}

/** @throws HttpError `notFound`, also for another company's */
export async function readOwn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { owner }: Pick<Employer, 'owner'>,
  id: number,
): Promise<MyOrganisation> {
  const row = await findOwn(db, owner, id, clock.now());
  if (!row) throw new HttpError('notFound');
  return presentMyOrganisation(row);
}

/** Who asks, as far as it decides what may be shown. */
async function findAsker({ db }: OrganisationDeps, visitor: Employer['visitor']) {
  const [person] = await db
    .select({ emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, visitor.id));
  return person;
}

const nothing: OrganisationColumns = {
  name: '',
  names: [],
  email: null,
  phone: null,
  website: null,
  logo: null,
  header: null,
  slogan: {},
  active: true,
  companySize: null,
  companyType: null,
  locationHq: null,
  countryCode: null,
  lat: null,
  lon: null,
  textAbout: {},
  info: [],
  socials: {},
  segmentIds: [],
};

/**
 * Adds an organisation to the company's, shown on this board unless the form says otherwise.
 * @throws HttpError `validation`, `employerNotVerified`
 */
export async function createOrganisation(
  deps: OrganisationDeps,
  employer: Employer,
  body: BodyOf<Contract['organisations']['createOrganisation']>,
): Promise<MyOrganisation> {
  const { db, clock } = deps;
  const { owner, visitor, board } = employer;
  const { columns, problems } = await readOrganisationForm(
    deps,
    employer,
    await rulesFor(deps, employer),
    body,
    nothing,
  );
  refuseProblems(problems);
  mayShow(await findAsker(deps, visitor), columns);
  const now = clock.now();
  const id = await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(organisations)
      .values({
        ...columns,
        clientId: owner.clientId,
        slug: await freeSlug(tx, columns.name),
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: organisations.id });
    const organisationId = made?.id ?? 0;
    await setVisible(tx, organisationId, board.id, body.job_board_ids?.includes(board.id) ?? true);
    await noteEvent(tx, 'organisation.created', visitor, now, { organisation: columns.name });
    return organisationId;
  });
  return readOwn(deps, employer, id);
}

/**
 * Changes an organisation; its public page and its jobs show it at once.
 * @throws HttpError `notFound`, `validation`, `employerNotVerified`, `conflict` with what somebody else saved meanwhile
 */
export async function saveOrganisation(
  deps: OrganisationDeps,
  employer: OrganisationWriter,
  id: number,
  { revision, ...body }: BodyOf<Contract['organisations']['saveOrganisation']>,
): Promise<MyOrganisation> {
  const { db, clock } = deps;
  const { owner, visitor, board } = employer;
  const now = clock.now();
  const before = await findOwn(db, owner, id, now);
  if (!before) throw new HttpError('notFound');
  const { organisation } = before;
  const { columns, problems } = await readOrganisationForm(
    deps,
    employer,
    await rulesFor(deps, employer),
    body,
    organisation,
  );
  refuseProblems(problems);
  if (visitor) mayShow(await findAsker(deps, visitor), columns, organisation.active);
  const isSaved = await transaction(deps, async (tx) => {
    const known = revision ?? organisation.revision;
    const saved = await tx
      .update(organisations)
      .set({ ...columns, revision: organisation.revision + 1, updatedAt: now })
      .where(
        and(
          eq(organisations.id, id),
          eq(organisations.revision, known),
          // What was read above is what the form was laid over.
          eq(organisations.revision, organisation.revision),
        ),
      )
      .returning({ id: organisations.id });
    if (saved.length === 0) return false;
    if (body.job_board_ids) await setVisible(tx, id, board.id, body.job_board_ids.includes(board.id));
    await renameJobs(tx, id, { from: organisation.name, to: columns.name }, now);
    if (visitor) await noteEvent(tx, 'organisation.changed', visitor, now, { organisation: columns.name });
    return true;
  });
  const current = await readOwn(deps, employer, id);
  if (!isSaved) throw new HttpError('conflict', { current });
  return current;
}

/**
 * Takes an organisation off every list for good; its record stays for the jobs it had.
 * @throws HttpError `notFound`, `organisationHasJobs`
 */
export async function archiveOrganisation(
  { db, clock }: OrganisationDeps,
  { owner, visitor }: Employer,
  id: number,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx
      .select({ id: organisations.id })
      .from(organisations)
      .where(eq(organisations.id, id))
      .for('update');
    const row = await findOwn(tx, owner, id, now);
    if (!row) throw new HttpError('notFound');
    mayArchive({ hasRunningJobs: await hasRunningJobs(tx, id, now) });
    const { name, revision } = row.organisation;
    await tx
      .update(organisations)
      .set({ active: false, archivedAt: now, updatedAt: now, revision: revision + 1 })
      .where(eq(organisations.id, id));
    await noteEvent(tx, 'organisation.archived', visitor, now, { organisation: name });
  });
}

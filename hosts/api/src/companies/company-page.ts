import type { BodyOf, Contract, MyOrganisation } from '@boardwright/api-client/contract';
import { type OrganisationDeps, readOwn, saveOrganisation } from '../organisations/save-organisation.ts';
import { type RequestContext, scope } from '../platform/http/context.ts';
import { ownCompany } from './save-company.ts';

interface PageOf {
  readonly id: number;
  readonly organisationId: number;
}

/** An admin, as one who writes for a company of the site. @throws HttpError `notFound`, also for another site's */
async function writerFor(deps: OrganisationDeps, context: RequestContext, id: number) {
  const { id: clientId } = await ownCompany(deps, context, id);
  const tenant = scope(context);
  const owner = { clientId, boardId: tenant.board.id };
  return { ...tenant, owner, locale: context.locale, visitor: undefined };
}

/** What the page of a company says. @throws HttpError `notFound`, also for one that was archived */
export async function readCompanyPage(
  deps: OrganisationDeps,
  context: RequestContext,
  { id, organisationId }: PageOf,
): Promise<MyOrganisation> {
  return readOwn(deps, await writerFor(deps, context, id), organisationId);
}

/**
 * Changes what the page of a company says, by the rules of its own form. Nobody's address has to be verified for it to be
 * visible: an admin has looked.
 * @throws HttpError `notFound`, `validation`, `conflict` with what somebody else saved meanwhile
 */
export async function saveCompanyPage(
  deps: OrganisationDeps,
  context: RequestContext,
  { id, organisationId }: PageOf,
  body: BodyOf<Contract['companies']['saveCompanyPage']>,
): Promise<MyOrganisation> {
  return saveOrganisation(deps, await writerFor(deps, context, id), organisationId, body);
}

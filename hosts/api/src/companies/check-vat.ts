import type { Company } from '@boardwright/api-client/contract';
import { and, eq } from '../platform/database/drizzle.ts';
import type { Deps } from '../platform/deps.ts';
import { clients, clientVatChecks } from '../platform/database/schema.ts';
import { type RequestContext, scope } from '../platform/http/context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { readCompany } from './read-company.ts';

/**
 * Asks the register of the European Union about the VAT number of a company, and stores what it said and when. Nobody is
 * asked without an admin's press.
 * @throws HttpError `notFound`, `vatNumberMissing`
 */
export async function checkVat(
  { db, clock, vatRegister }: Pick<Deps, 'db' | 'clock' | 'vatRegister'>,
  context: RequestContext,
  id: number,
): Promise<Company> {
  const tenant = scope(context);
  const [client] = await db
    .select({ vatNumber: clients.vatNumber })
    .from(clients)
    .where(and(eq(clients.id, id), eq(clients.siteId, tenant.site.id)));
  if (!client) throw new HttpError('notFound');
  const { vatNumber } = client;
  if (vatNumber === null) throw new HttpError('vatNumberMissing');
  const answer = await vatRegister(vatNumber);
  const row = { vatNumber, ...answer, checkedAt: clock.now() };
  await db
    .insert(clientVatChecks)
    .values({ clientId: id, ...row })
    .onConflictDoUpdate({ target: clientVatChecks.clientId, set: row });
  return readCompany(db, tenant, id, clock.now());
}

import type { Token } from '@boardwright/api-client/contract';
import type { Transaction } from '../../platform/database/connect.ts';
import { clients, organisationBoards, organisations, users } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';

import { approvesCompanies } from '../client/company-state.ts';
import { freeSlug } from '../client/organisation-slug.ts';
import type { AccountDeps } from './account-deps.ts';
import { accountKey, isAllowed, type MemberRole, memberRole } from './member.ts';
import { noteEvent } from './account-logs.ts';
import { addContactRow } from './contact-details.ts';
import { openSession } from './log-in.ts';
import { hashPassword } from './passwords.ts';
import { type AcceptedRegistration, readRegistration, type Registration } from './registration-form.ts';
import { queueVerification } from './verify-email.ts';

/** The company an employer registers: a customer, with its first organisation, addresses and numbers. */
export async function insertCompany(
  tx: Transaction,
  { site, board }: Tenant,
  {
    companyName,
    email,
    addresses,
    phones,
  }: Pick<AcceptedRegistration, 'companyName' | 'addresses' | 'phones'> & { readonly email: string | null },
  now: Date,
): Promise<number> {
  const [client] = await tx
    .insert(clients)
    .values({
      siteId: site.id,
      name: companyName,
      approvedAt: approvesCompanies(site) ? null : now,
      createdAt: now,
    })
    .returning({ id: clients.id });
  const owner = { clientId: client?.id ?? 0 };
  const [organisation] = await tx
    .insert(organisations)
    .values({
      ...owner,
      slug: await freeSlug(tx, companyName),
      name: companyName,
      email,
      phone: phones[0]?.phone ?? null,
      locationHq: addresses[0]?.city ?? null,
      countryCode: addresses[0]?.countryCode ?? null,
      // Shown to visitors once its address is verified: nobody fills a board with names of companies.
      active: false,
      createdAt: now,
    })
    .returning({ id: organisations.id });
  await tx.insert(organisationBoards).values({ organisationId: organisation?.id ?? 0, jobBoardId: board.id });
  // Invoices go to the first address until another is named.
  for (const [index, columns] of addresses.entries())
    await addContactRow(tx, 'addresses', owner, columns, { financial: index === 0 }, now);
  for (const columns of phones) await addContactRow(tx, 'phones', owner, columns, {}, now);
  return owner.clientId;
}

async function insertAccount(
  tx: Transaction,
  tenant: Tenant,
  role: MemberRole,
  accepted: AcceptedRegistration,
  { passwordHash, locale, now }: { passwordHash: string; locale: string; now: Date },
) {
  const { email, givenName, familyName, terms } = accepted;
  const clientId = role === 'employer' ? await insertCompany(tx, tenant, accepted, now) : null;
  const [account] = await tx
    .insert(users)
    .values({
      email,
      role,
      passwordHash,
      givenName,
      familyName,
      clientId,
      siteId: tenant.site.id,
      locale,
      termsAcceptedAt: terms ? now : null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!account) throw new HttpError('accountExists');
  return account;
}

/**
 * Makes an account on this site (§3 'Registration payload'), mails its verification link and logs in.
 * @throws HttpError `roleNotOffered`, `notFound` for another site's board, `validation`, `accountExists`,
 *   `tooManyRequests`
 */
export async function register(
  deps: AccountDeps,
  context: RequestContext,
  payload: Registration,
): Promise<Token> {
  const { clock, askedMails } = deps;
  const role = memberRole(context);
  const tenant = scope(context);
  const { locale } = context;
  if (!isAllowed(tenant, role)) throw new HttpError('roleNotOffered');
  if (payload.job_board_id !== undefined && payload.job_board_id !== tenant.board.id)
    throw new HttpError('notFound');
  const accepted = readRegistration(payload, tenant, role, locale);
  // Who registers and deletes an address over and over has it mailed each time.
  askedMails.count(`register:${accountKey(tenant.site.id, role, accepted.email)}`);
  const passwordHash = await hashPassword(accepted.password);
  const now = clock.now();
  return transaction(deps, async (tx) => {
    const made = await insertAccount(tx, tenant, role, accepted, { passwordHash, locale, now });
    await noteEvent(tx, 'account.registered', made, now);
    await queueVerification(tx, tenant, { ...made, role }, now);
    const asked = await deps.ports.subscribe(tx, tenant, {
      newsletterIds: accepted.newsletters,
      email: made.email,
      source: 'register',
      locale,
      userId: made.id,
      isProved: false,
      now,
    });
    await queueMails(tx, asked, now);
    return openSession({ ...deps, db: tx }, made, context);
  });
}

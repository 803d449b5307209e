import { type BodyOf, type Company, type Contract, normalised } from '@boardwright/api-client/contract';
import { and, eq, sql } from '../platform/database/drizzle.ts';
import { uuidOfKey } from '../jobs/employer/job-slug.ts';
import { noteEvent } from '../people/account/account-logs.ts';
import type { Attempts } from '../people/account/attempts.ts';
import { insertCompany } from '../people/account/register.ts';
import { readClientForm } from '../people/client/client.ts';
import { findMyUserRows } from '../people/client/client-users.queries.ts';
import { type InvitedPerson, invitePerson, readInvitation } from '../people/client/invite-person.ts';
import { lockClient } from '../people/client/lock-client.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { clients, organisations, users } from '../platform/database/schema.ts';
import { transaction, type TransactionDeps } from '../platform/database/transaction.ts';
import { refuseProblems } from '../platform/forms/problems.ts';
import { isWebAddress } from '../platform/forms/web-address.ts';
import { loggedIn, type RequestContext, scope } from '../platform/http/context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Clock } from '../platform/ports/clock.ts';
import { companySentence } from './company-form.messages.ts';
import { findAlike } from './find-alike.ts';
import { readCompany } from './read-company.ts';

type Deps = TransactionDeps & {
  readonly clock: Clock;
  /** Invitations that one address may be mailed. */
  readonly invitations: Attempts;
};
type Form = BodyOf<Contract['companies']['addCompany']>;
type Locale = RequestContext['locale'];
const nothing = { name: '', vatNumber: null, kvkNumber: null, invoiceEmail: null };

/** `example.org` is meant as an address of the web; undefined for what is none. */
function websiteOf(typed: string | null | undefined): string | null | undefined {
  const text = normalised(typed ?? '', 'NFC').trim();
  if (text === '') return null;
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  return address.length <= 500 && isWebAddress(address) ? address : undefined;
}

/** What a part of a form holds; what is wrong with it is said under its place, as `person.email`. */
function readPart<Part>(read: () => Part, place: string, problems: [string, string][]): Part | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof HttpError) || error.fields === undefined) throw error;
    for (const [field, sentences] of Object.entries(error.fields))
      for (const sentence of sentences) problems.push([place + field, sentence]);
    return undefined;
  }
}

/** @throws HttpError `validation` with all that is wrong */
function readForm({ website: typed, person: typedPerson, ...body }: Form, locale: Locale) {
  const problems: [string, string][] = [];
  const { name, vat_number, kvk_number, invoice_email } = body;
  const own = { name, vat_number, kvk_number, invoice_email };
  const columns = readPart(() => readClientForm(own, nothing, locale), '', problems);
  const person = typedPerson && readPart(() => readInvitation(typedPerson, locale), 'person.', problems);
  const website = websiteOf(typed);
  if (website === undefined) problems.push(['website', companySentence(locale, 'websiteInvalid')]);
  refuseProblems(problems);
  if (!columns || website === undefined) throw new Error('A form that is wrong was not refused');
  return { columns, website, person };
}

/** @throws HttpError `validation` where an employer has the address: they are asked, and not let in by somebody else */
async function refuseKnownAddress(
  tx: Transaction,
  siteId: number,
  { email }: InvitedPerson,
  locale: Locale,
): Promise<void> {
  const [known] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.role, 'employer'), eq(users.siteId, siteId)));
  if (!known) return;
  const companies = (await findMyUserRows(tx, known.id)).map(({ client }) => client.name);
  const sentence =
    companies.length === 0
      ? companySentence(locale, 'addressKnown')
      : companySentence(locale, 'addressWorks', { company: companies.join(', ') });
  refuseProblems([['person.email', sentence]]);
}

/** Mails somebody an invitation in the name of the admin, in the site's language where they have none yet. */
async function inviteAsAdmin(
  { invitations }: Deps,
  tx: Transaction,
  context: RequestContext,
  { clientId, person }: { readonly clientId: number; readonly person: InvitedPerson },
  now: Date,
): Promise<void> {
  const tenant = scope(context);
  const { site } = tenant;
  invitations.count(`${site.id}:${person.email}`);
  const [admin] = await tx
    .select({ givenName: users.givenName, familyName: users.familyName })
    .from(users)
    .where(eq(users.id, loggedIn(context).id));
  const invitation = {
    person,
    clientId,
    inviter: `${admin?.givenName ?? ''} ${admin?.familyName ?? ''}`.trim() || site.name,
    doer: { id: null, clientId, system: site.name },
    locale: site.defaultLocale,
    worksHere: companySentence(context.locale, 'worksHere'),
  };
  await invitePerson(tx, tenant, invitation, now);
}

/**
 * Adds a company with the organisation that its jobs are published under, approved by the admin who adds it. Sent again
 * under its key it is the same; of two admins who add it at once, the second is answered the first one's.
 * @throws HttpError `validation`, also for the address of somebody who is an employer here; `companiesAlike` with those
 *   that are not `known`; `tooManyRequests`
 */
export async function addCompany(deps: Deps, context: RequestContext, form: Form): Promise<Company> {
  const tenant = scope(context);
  const { site } = tenant;
  const { locale } = context;
  const { columns, website, person } = readForm(form, locale);
  const key = form.idempotency_key;
  const uuid = key === undefined ? undefined : uuidOfKey('company', site.id, key);
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    // Two at once wait for each other here, and the second finds what the first one added.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`add-company:${site.id}`}, 0))`);
    const [same] = uuid
      ? await tx
          .select({ id: clients.id })
          .from(clients)
          .where(and(eq(clients.uuid, uuid), eq(clients.siteId, site.id)))
      : [];
    if (same) return readCompany(tx, tenant, same.id, now);
    if (person) await refuseKnownAddress(tx, site.id, person, locale);
    const emails = [person?.email, columns.invoiceEmail].flatMap((email) => email ?? []);
    const known = new Set(form.known);
    const alike = await findAlike(tx, tenant, { ...columns, website, emails });
    if (alike.some(({ id }) => !known.has(id)))
      throw new HttpError('companiesAlike', {
        values: { names: alike.map(({ name }) => name).join(', ') },
        current: { companies: alike },
      });
    const made = { companyName: columns.name, email: null, addresses: [], phones: [] };
    const clientId = await insertCompany(tx, tenant, made, now);
    await tx
      .update(clients)
      .set({ ...columns, ...(uuid && { uuid }), approvedAt: now, approvedBy: loggedIn(context).id })
      .where(eq(clients.id, clientId));
    // An admin answers for its name on the board.
    await tx.update(organisations).set({ active: true, website }).where(eq(organisations.clientId, clientId));
    const doer = { id: null, clientId, system: site.name };
    await noteEvent(tx, 'client.created', doer, now, { client: columns.name });
    if (person) await inviteAsAdmin(deps, tx, context, { clientId, person }, now);
    return readCompany(tx, tenant, clientId, now);
  });
}

/**
 * Invites somebody to a company as its own people do: who has an account accepts in it.
 * @throws HttpError `notFound`, `validation`, also for who works there already; `tooManyRequests`
 */
export async function inviteCompanyPerson(
  deps: Deps,
  context: RequestContext,
  id: number,
  body: BodyOf<Contract['companies']['inviteCompanyPerson']>,
): Promise<Company> {
  const tenant = scope(context);
  const person = readInvitation(body, context.locale);
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const [client] = await tx
      .select({ id: clients.id })
      .from(clients)
      .where(and(eq(clients.id, id), eq(clients.siteId, tenant.site.id)));
    if (!client) throw new HttpError('notFound');
    await lockClient(tx, id);
    await inviteAsAdmin(deps, tx, context, { clientId: id, person }, now);
    return readCompany(tx, tenant, id, now);
  });
}

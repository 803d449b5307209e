import { normalised, type BodyOf, type Client, type Contract } from '@boardwright/api-client/contract';
import { and, eq } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { clients, clientUsers, organisations, users } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { companyStateOf } from './company-state.ts';
import { countWorkplaces } from './client-users.queries.ts';
import type { Employer } from './employer.ts';
import type { AccountDeps } from '../account/account-deps.ts';
import { noteEvent } from '../account/account-logs.ts';
import { accountMessages } from '../account/account.messages.ts';
import { insertCompany } from '../account/register.ts';
import { isEmail } from '../../platform/forms/email-address.ts';
import { applicationMessages } from '../../platform/forms/field.messages.ts';
import { vatNumberOf } from '../../platform/forms/vat-number.ts';
import { clientMessage } from './client.messages.ts';

type ClientDeps = Pick<AccountDeps, 'db' | 'clock'>;
type ClientRow = typeof clients.$inferSelect;
type ClientForm = BodyOf<Contract['clients']['saveClient']>;
type Columns = Pick<ClientRow, 'name' | 'vatNumber' | 'kvkNumber' | 'invoiceEmail'>;

/** Who works for so many companies makes no other. */
const mostClients = 10;
/** Longest name of a company, in characters. */
const longestName = 120;

function presentClient(row: ClientRow): Client {
  const { uuid, name, vatNumber, kvkNumber, invoiceEmail, revision, createdAt } = row;
  return {
    uuid,
    name,
    vat_number: vatNumber,
    kvk_number: kvkNumber,
    invoice_email: invoiceEmail,
    state: companyStateOf(row),
    blocked_reason: row.blockedAt === null ? null : row.blockedReason,
    revision,
    created_at: createdAt.toISOString(),
  };
}

/** Lays a form over what there was. @throws HttpError `validation` */
export function readClientForm(body: ClientForm, stored: Columns, locale: Employer['locale']): Columns {
  const t = applicationMessages(locale);
  const line = (sent: string | null | undefined, old: string | null) =>
    sent === undefined
      ? old
      : normalised(sent ?? '', 'NFC')
          .replaceAll(/\s+/g, ' ')
          .trim() || null;
  const name = line(body.name, stored.name) ?? '';
  const typedVat = line(body.vat_number, stored.vatNumber);
  const vatNumber = typedVat === null ? null : vatNumberOf(typedVat);
  // People write it with dots and spaces.
  const kvkNumber = line(body.kvk_number, stored.kvkNumber)?.replaceAll(/[\s.]/g, '') ?? null;
  const invoiceEmail = line(body.invoice_email, stored.invoiceEmail)?.toLowerCase() ?? null;
  const fields = {
    ...(name === '' && { name: [accountMessages(locale)('companyNameRequired')] }),
    ...(name.length > longestName && { name: [clientMessage(locale, 'nameLong')] }),
    ...(vatNumber === undefined && { vat_number: [clientMessage(locale, 'vatInvalid')] }),
    ...(kvkNumber !== null &&
      !/^\d{8}$/.test(kvkNumber) && { kvk_number: [clientMessage(locale, 'kvkInvalid')] }),
    ...(invoiceEmail !== null && !isEmail(invoiceEmail) && { invoice_email: [t('emailInvalid')] }),
  };
  if (Object.keys(fields).length > 0) throw new HttpError('validation', { fields });
  return { name, vatNumber: vatNumber ?? null, kvkNumber, invoiceEmail };
}

async function ownClient(db: Pick<Database, 'select'>, { owner }: Employer): Promise<ClientRow> {
  const [row] = await db.select().from(clients).where(eq(clients.id, owner.clientId));
  if (!row) throw new HttpError('forbidden');
  return row;
}

/** §7 `GET /client`. */
export async function readClient({ db }: ClientDeps, employer: Employer): Promise<Client> {
  return presentClient(await ownClient(db, employer));
}

/**
 * Changes the company (§7 `PUT /client`).
 * @throws HttpError `validation`, `conflict` with what somebody else saved meanwhile
 */
export async function saveClient(
  { db, clock }: ClientDeps,
  employer: Employer,
  { revision, ...body }: ClientForm,
): Promise<Client> {
  const before = await ownClient(db, employer);
  const columns = readClientForm(body, before, employer.locale);
  const saved = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(clients)
      .set({ ...columns, revision: before.revision + 1 })
      .where(and(eq(clients.id, before.id), eq(clients.revision, revision ?? before.revision)))
      .returning();
    if (row) await noteEvent(tx, 'client.changed', employer.visitor, clock.now());
    return row;
  });
  if (!saved || saved.revision !== before.revision + 1)
    throw new HttpError('conflict', { current: presentClient(await ownClient(db, employer)) });
  return presentClient(saved);
}

/** @throws HttpError `emailUnverified` where nobody has shown yet that the caller's address is theirs */
export async function verifiedPerson({ db }: Pick<AccountDeps, 'db'>, { visitor }: Employer) {
  const [person] = await db.select().from(users).where(eq(users.id, visitor.id));
  if (!person) throw new HttpError('unauthenticated');
  if (person.emailVerifiedAt === null) throw new HttpError('emailUnverified');
  return person;
}

/**
 * Adds a company that the caller works for from then on (§7 `POST /client`), with its first organisation.
 * @throws HttpError `validation`, `emailUnverified`, `tooManyClients`
 */
export async function createClient(
  deps: ClientDeps,
  employer: Employer,
  body: BodyOf<Contract['clients']['createClient']>,
): Promise<Client> {
  const { db, clock } = deps;
  const person = await verifiedPerson(deps, employer);
  const columns = readClientForm(
    body,
    { name: '', vatNumber: null, kvkNumber: null, invoiceEmail: null },
    employer.locale,
  );
  const now = clock.now();
  const made = await db.transaction(async (tx) => {
    // Two at once of one person wait for each other here, and are counted one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('update');
    if ((await countWorkplaces(tx, person.id)) >= mostClients) throw new HttpError('tooManyClients');
    const company = { companyName: columns.name, email: person.email, addresses: [], phones: [] };
    const id = await insertCompany(tx, employer, company, now);
    await tx.update(organisations).set({ active: true }).where(eq(organisations.clientId, id));
    await tx.insert(clientUsers).values({ userId: person.id, clientId: id, acceptedAt: now, createdAt: now });
    const [row] = await tx.update(clients).set(columns).where(eq(clients.id, id)).returning();
    await noteEvent(tx, 'client.created', { id: person.id, clientId: id }, now, { client: columns.name });
    return row;
  });
  if (!made) throw new Error('The company was not stored');
  return presentClient(made);
}

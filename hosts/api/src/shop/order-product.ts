import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { and, desc, eq } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { addresses, clients, organisations, phones, products, users } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { type RequestContext, scope, scopedBoard } from '../platform/http/context.ts';
import { isAllowed } from '../people/account/member.ts';
import { approvesCompanies, mayAct, mustBeApproved } from '../people/client/company-state.ts';
import { type Employer, employerOf } from '../people/client/employer.ts';
import { invoiceRefusal } from './invoice-terms.ts';
import { findMyJob } from '../jobs/employer/my-jobs.queries.ts';
import { guestBuyer, type KnownBuyer } from './order-form.ts';
import { type OrderMessage, orderMessage } from './order.messages.ts';
import { findOrder } from './orders.queries.ts';
import { placeOrder, type ProductRow, quoteProduct, soldProduct } from './place-order.ts';
import type { ShopDeps } from './shop-deps.ts';

type ProductOrder = BodyOf<Contract['orders']['orderProduct']>;
type GuestOrder = BodyOf<Contract['orders']['placeOrder']>;

/** What is known of an employer: the account, the company, and where its invoices go. */
export async function knownBuyer(
  db: Database,
  {
    visitor,
    owner,
  }: {
    readonly visitor: Pick<Employer['visitor'], 'id'>;
    readonly owner: Pick<Employer['owner'], 'clientId'>;
  },
): Promise<KnownBuyer> {
  const [person] = await db
    .select({ user: users, client: clients })
    .from(users)
    .innerJoin(clients, eq(clients.id, owner.clientId))
    .where(eq(users.id, visitor.id));
  if (!person) throw new HttpError('unauthenticated');
  const [address] = await db
    .select()
    .from(addresses)
    .where(eq(addresses.clientId, owner.clientId))
    .orderBy(desc(addresses.financial), desc(addresses.primary))
    .limit(1);
  const [phone] = await db
    .select()
    .from(phones)
    .where(eq(phones.clientId, owner.clientId))
    .orderBy(desc(phones.financial), desc(phones.primary))
    .limit(1);
  return {
    company: person.client.name,
    givenName: person.user.givenName,
    familyName: person.user.familyName,
    email: person.user.email,
    phone: phone?.phone ?? null,
    address: address
      ? {
          addressLine1: address.addressLine1,
          postalCode: address.postalCode,
          city: address.city,
          countryCode: address.countryCode,
        }
      : null,
    vatNumber: person.client.vatNumber,
    invoiceEmail: person.client.invoiceEmail,
  };
}

/** Where an employer is billed; of a guest nothing is known yet. */
export async function knownBilling(
  db: Database,
  context: RequestContext,
): Promise<Pick<KnownBuyer, 'address' | 'vatNumber'>> {
  return context.role === 'employer'
    ? knownBuyer(db, employerOf(context))
    : { address: null, vatNumber: null };
}

/** Why the caller could not order a product on invoice now; of no product: whether they can order on invoice at all. */
export async function refusedOnInvoice(
  { db, clock }: Pick<ShopDeps, 'db' | 'clock'>,
  context: RequestContext,
  { product_id: productId }: { readonly product_id?: number },
): Promise<HttpError | undefined> {
  const tenant = scope(context);
  const { locale } = context;
  const known = await knownBilling(db, context);
  const quote =
    productId === undefined
      ? undefined
      : await quoteProduct(db, tenant, productId, { typed: {}, known, locale });
  const clientId = context.role === 'employer' ? employerOf(context).owner.clientId : null;
  const question = { tenant, clientId, totalCents: quote?.total ?? 1, locale };
  return invoiceRefusal(db, question, clock.now());
}

/** The organisation an order is for: the one named, which must be the company's; of a featured one the only one. */
export async function organisationOf(
  db: Database,
  employer: Pick<Employer, 'locale' | 'board'> & { readonly owner: Pick<Employer['owner'], 'clientId'> },
  body: Pick<ProductOrder, 'organisation_id'>,
  productId: number,
): Promise<number | null> {
  const own = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.clientId, employer.owner.clientId));
  const wanted = body.organisation_id ?? null;
  const refuse = (word: OrderMessage) => {
    throw new HttpError('validation', { fields: { organisation_id: [orderMessage(employer.locale, word)] } });
  };
  if (wanted !== null) return own.some(({ id }) => id === wanted) ? wanted : refuse('organisationUnknown');
  const [product] = await db
    .select({ type: products.type })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.jobBoardId, employer.board.id)));
  if (product?.type !== 'featuredEmployer') return null;
  return own.length === 1 ? (own[0]?.id ?? null) : refuse('organisationNeeded');
}

/** Which numbers of board and product a form may name: the board's own, and the product's. */
function checkNumbers(
  context: RequestContext,
  body: { readonly job_board_id?: number; readonly product_job_board_id?: number },
  productId: number,
): void {
  if (body.job_board_id !== undefined) scopedBoard(context, body.job_board_id);
  if (body.product_job_board_id !== undefined && body.product_job_board_id !== productId)
    throw new HttpError('productNotFound');
}

/** What is used up by time alone, whether or not there is a job to show. */
export function runsByItself({ type }: Pick<ProductRow, 'type'>): boolean {
  return type === 'slot' || type === 'featuredEmployer';
}

/** §7 `POST /orders/product/{productId}`. @throws HttpError as {@link placeOrder}, `jobNotFound`, `notFound` */
export async function orderForCompany(
  deps: ShopDeps,
  context: RequestContext,
  employer: Employer,
  productId: number,
  body: ProductOrder,
) {
  checkNumbers(context, body, productId);
  const product = await soldProduct(deps.db, employer.board.id, productId);
  // What runs by itself would be over before anybody saw it.
  await (runsByItself(product) ? mustBeApproved : mayAct)(deps.db, employer.owner.clientId);
  const jobId = body.job_id ?? null;
  if (jobId !== null && !(await findMyJob(deps.db, employer.owner, jobId)))
    throw new HttpError('jobNotFound');
  const { organisation_id: _organisation, job_id: _job, stripe_token: _token, ...form } = body;
  const id = await placeOrder(deps, employer, {
    form,
    known: await knownBuyer(deps.db, employer),
    productId,
    locale: employer.locale,
    clientId: employer.owner.clientId,
    userId: employer.visitor.id,
    organisationId: await organisationOf(deps.db, employer, body, productId),
    jobId,
  });
  return readMyOrder(deps.db, employer, id);
}

/** An order of the company. @throws HttpError `orderNotFound`, also for another company's */
export async function readMyOrder(db: Database, { owner, board }: Employer, id: number) {
  const row = await findOrder(db, { boardId: board.id, clientId: owner.clientId }, id);
  if (!row) throw new HttpError('orderNotFound');
  return row;
}

async function hasAccount(db: Database, siteId: number, email: string): Promise<boolean> {
  const [known] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.role, 'employer'), eq(users.siteId, siteId)));
  return known !== undefined;
}

/**
 * §7 public `POST /orders`. Who has an account gets an error of `client_user_email`, and logs in (§5).
 * @returns the order's number; undefined where only an address was asked for
 * @throws HttpError as {@link placeOrder}, `roleNotOffered`
 */
export async function orderAsGuest(
  deps: ShopDeps,
  context: RequestContext,
  body: GuestOrder,
): Promise<number | undefined> {
  const tenant = scope(context);
  const { locale } = context;
  if (!isAllowed(tenant, 'employer')) throw new HttpError('roleNotOffered');
  const known = guestBuyer(body);
  if (await hasAccount(deps.db, tenant.site.id, known.email))
    throw new HttpError('validation', {
      fields: { client_user_email: [orderMessage(locale, 'accountExists')] },
    });
  const {
    email: _email,
    product_id: productId,
    name: _name,
    given_name: _given,
    family_name: _family,
    ...form
  } = body;
  if (productId === undefined) return undefined;
  const product = await soldProduct(deps.db, tenant.board.id, productId);
  if (approvesCompanies(tenant.site) && runsByItself(product)) throw new HttpError('companyNotApproved');
  checkNumbers(context, body, productId);
  return placeOrder(deps, tenant, {
    form,
    known,
    productId,
    locale,
    clientId: null,
    userId: null,
    organisationId: null,
    jobId: null,
  });
}

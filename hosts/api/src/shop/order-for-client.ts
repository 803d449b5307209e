import {
  type BodyOf,
  type ClientQuote,
  type Contract,
  errorMessage,
  invoiceRefusals,
  paymentTypeId,
  type QueryOf,
} from '@boardwright/api-client/contract';
import { and, asc, eq, isNotNull, sql } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { clients, clientUsers, users } from '../platform/database/schema.ts';
import { refuseProblems } from '../platform/forms/problems.ts';
import { loggedIn, type RequestContext, scope } from '../platform/http/context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { mayAct, mustBeApproved } from '../people/client/company-state.ts';
import { invoiceRefusal } from './invoice-terms.ts';
import { orderMessage } from './order.messages.ts';
import { knownBuyer, organisationOf, runsByItself } from './order-product.ts';
import { placeOrder, quoteProduct, soldProduct } from './place-order.ts';
import { netOf } from './price.ts';
import type { ShopDeps } from './shop-deps.ts';

type ClientOrder = Omit<BodyOf<Contract['shop']['orderForClient']>, 'person' | 'pieces'> & {
  /** One where it is not said. */
  readonly pieces?: number;
  /** The first of the company's people where none is named. */
  readonly person?: string;
};
type Asked = QueryOf<Contract['shop']['quoteForClient']>;

/** Who works for a company of a site now, the one that is named or the first. @throws HttpError `notFound` for another site's company, `validation` for nobody of it */
export async function buyerOf(
  db: Pick<Database, 'select'>,
  { site }: Tenant,
  clientId: number,
  { person, locale }: { readonly person?: string; readonly locale: RequestContext['locale'] },
): Promise<number> {
  const [client] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, clientId), eq(clients.siteId, site.id)));
  if (!client) throw new HttpError('notFound');
  const [found] = await db
    .select({ id: users.id })
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .where(
      and(
        eq(clientUsers.clientId, clientId),
        eq(clientUsers.active, true),
        isNotNull(clientUsers.acceptedAt),
        // As text: a uuid that is none finds nobody, rather than failing.
        person === undefined ? undefined : sql`${users.uuid}::text = ${person.toLowerCase()}`,
      ),
    )
    .orderBy(asc(clientUsers.id))
    .limit(1);
  if (!found)
    throw new HttpError('validation', { fields: { person: [orderMessage(locale, 'personNeeded')] } });
  return found.id;
}

/**
 * What an order for a company would ask now, and whether it can be on invoice.
 * @throws HttpError `notFound`, `validation` where nobody works for the company, `productNotFound`, `productNotSold`
 */
export async function quoteForClient(
  { db, clock }: Pick<ShopDeps, 'db' | 'clock'>,
  context: RequestContext,
  clientId: number,
  { product_id: productId, pieces, net }: Asked,
): Promise<ClientQuote> {
  const tenant = scope(context);
  const { locale } = context;
  const userId = await buyerOf(db, tenant, clientId, { locale });
  const known = await knownBuyer(db, { visitor: { id: userId }, owner: { clientId } });
  const product = await soldProduct(db, tenant.board.id, productId);
  const quote = await quoteProduct(db, tenant, productId, {
    typed: {},
    known,
    locale,
    pieces,
    net: net ?? null,
  });
  const question = { tenant, clientId, totalCents: quote.total, locale };
  const refusal = await invoiceRefusal(db, question, clock.now());
  const code = invoiceRefusals.find((one) => one === refusal?.code);
  return {
    currency: quote.currency,
    list_net: netOf(product) * pieces,
    net: quote.net,
    vat: quote.vat,
    total: quote.total,
    vat_rate: quote.vat_rate,
    reverse_charge: quote.reverse_charge,
    refusal: refusal && code ? errorMessage(code, locale, refusal.values) : null,
  };
}

/**
 * Places an order for a company on invoice, as one of its people would, at everybody's price or at one of its own.
 * @returns the order's number
 * @throws HttpError `notFound`, and as `placeOrder`; `validation` for a price of its own without a reason
 */
export async function orderForClient(
  deps: ShopDeps,
  context: RequestContext,
  clientId: number,
  body: ClientOrder,
): Promise<number> {
  const { db } = deps;
  const tenant = scope(context);
  const { locale } = context;
  const { product_id: productId, pieces = 1, person, net = null, organisation_id = null } = body;
  const userId = await buyerOf(db, tenant, clientId, { locale, ...(person !== undefined && { person }) });
  const product = await soldProduct(db, tenant.board.id, productId);
  // What runs by itself would be over before anybody saw it.
  await (runsByItself(product) ? mustBeApproved : mayAct)(db, clientId);
  const own = net === netOf(product) * pieces ? null : net;
  // Time that is featured follows on itself: it is ordered once, and again.
  const isOnce = product.type === 'featuredEmployer' && pieces > 1;
  refuseProblems(isOnce ? [['pieces', orderMessage(locale, 'featuredOnce')]] : []);
  const reason = body.reason.trim();
  refuseProblems(own !== null && reason === '' ? [['reason', orderMessage(locale, 'reasonNeeded')]] : []);
  const owner = { clientId };
  return placeOrder(deps, tenant, {
    form: {
      payment_type_id: paymentTypeId('invoice'),
      po_number: body.po_number ?? null,
      shown_total: body.shown_total ?? null,
      idempotency_key: body.idempotency_key ?? null,
    },
    known: await knownBuyer(db, { visitor: { id: userId }, owner }),
    productId,
    locale,
    clientId,
    userId,
    organisationId: await organisationOf(
      db,
      { locale, board: tenant.board, owner },
      { organisation_id },
      productId,
    ),
    jobId: null,
    byAdmin: { adminId: loggedIn(context).id, pieces, net: own, reason: own === null ? null : reason },
  });
}

import {
  adminRoleNames,
  adminRoles,
  type ClientQuote,
  errorMessage,
  hasRight,
  type JobPayment,
  type JobPaymentWays,
} from '@boardwright/api-client/contract';
import { eq } from '../platform/database/drizzle.ts';
import type { AdminJobRow } from '../jobs/admin/admin-jobs.queries.ts';
import { findAdminJob } from '../jobs/admin/withhold-job.ts';
import { users } from '../platform/database/schema.ts';
import { type RequestContext, scope } from '../platform/http/context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { findPublishingProducts, waysToPay } from './charge-job.ts';
import { daysOf } from './grant-order.ts';
import { balanceOf } from './ledger.ts';
import { buyerOf, quoteForClient } from './order-for-client.ts';
import { isOrdered, type ProductRow } from './place-order.ts';
import { findBoardProducts } from './products.ts';
import { mayRunOn } from './order.policy.ts';
import { sellerOf } from './seller.ts';
import type { ShopDeps } from './shop-deps.ts';

type Deps = Pick<ShopDeps, 'db' | 'clock'>;
type Way = JobPaymentWays['ways'][number];

/** Why an admin may not order or grant; undefined: they may. */
export function missingRight({ visitor, locale }: RequestContext): HttpError | undefined {
  const role = visitor?.adminRole;
  if (role && hasRight(role, 'shop', 'does')) return undefined;
  const roles = adminRoles.filter((one) => hasRight(one, 'shop', 'does'));
  return new HttpError('rightMissing', { values: { roles: adminRoleNames(roles, locale) } });
}

interface Asked {
  readonly deps: Deps;
  readonly context: RequestContext;
  readonly clientId: number;
  readonly currency: string;
  readonly job: AdminJobRow['job'];
}

/** What a company has that a product can be paid from. */
async function fromBalance({ deps: { db, clock }, clientId }: Asked, product: ProductRow) {
  const now = clock.now();
  const leftOf = (kind: 'posting' | 'contract' | 'credit' | 'cpc') =>
    balanceOf(db, {
      clientId,
      kind,
      now,
      ...(kind === 'posting' || kind === 'cpc' ? { productId: product.id } : {}),
    });
  if (product.type === 'CPC') {
    const amount = product.clickPrice ?? 1;
    return [{ pay: 'balance', amount, left: await leftOf('cpc') } as const];
  }
  return Promise.all(
    waysToPay(product).map(async ({ kind, amount }) => ({
      pay: kind === 'credit' ? ('credit' as const) : ('balance' as const),
      amount,
      left: await leftOf(kind),
    })),
  );
}

/** What an order on invoice would ask; undefined of what is not ordered, or where nobody works for the company. */
async function onInvoice(
  { deps, context, clientId }: Asked,
  product: ProductRow,
  hasPeople: boolean,
): Promise<ClientQuote | undefined> {
  if (!hasPeople || !isOrdered(product)) return undefined;
  return quoteForClient(deps, context, clientId, { product_id: product.id, pieces: 1 });
}

/** Why a job does not run on a product, by how people apply; undefined: it does. */
function refusedRun(product: ProductRow, job: AdminJobRow['job']): HttpError | undefined {
  try {
    mayRunOn(product, job);
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}

async function waysOf(asked: Asked, product: ProductRow, hasPeople: boolean): Promise<Way[]> {
  const { context, currency, job } = asked;
  const way = (pay: JobPayment, more: Partial<Way>): Way => ({
    product_id: product.id,
    product: product.name,
    days: product.type === 'CPC' ? null : daysOf(product),
    pay,
    amount: null,
    left: null,
    net: null,
    total: null,
    currency,
    refusal: null,
    ...more,
  });
  const unfit = refusedRun(product, job);
  const wrong = unfit ? errorMessage(unfit.code, context.locale, unfit.values) : null;
  const right = missingRight(context);
  const refused = wrong ?? (right ? errorMessage(right.code, context.locale, right.values) : null);
  const held = (await fromBalance(asked, product)).filter(({ left, amount }) => left >= amount);
  const quote = await onInvoice(asked, product, hasPeople);
  return [
    // What was bought for it goes before credits, which can be used for other things.
    ...held.slice(0, 1).map(({ pay, amount, left }) => way(pay, { amount, left, refusal: wrong })),
    ...(quote
      ? [way('invoice', { net: quote.net, total: quote.total, refusal: refused ?? quote.refusal })]
      : []),
    ...(product.type === 'jobPosting' ? [way('free', { refusal: refused })] : []),
  ];
}

/**
 * In which ways a job can be paid that an admin publishes for its company.
 * @throws HttpError `jobNotFound`, `jobWithoutCompany`
 */
export async function findJobPayments(
  deps: Deps,
  context: RequestContext,
  uuid: string,
): Promise<JobPaymentWays> {
  const { db } = deps;
  const tenant = scope(context);
  const { client, job } = await findAdminJob(db, tenant, uuid);
  if (!client) throw new HttpError('jobWithoutCompany');
  const { currency } = sellerOf(tenant);
  const asked = { deps, context, clientId: client.id, currency, job };
  const buyer = await firstPerson(deps, context, client.id);
  const sold = (await findBoardProducts(db, tenant.board.id, true)).filter(
    ({ type }) => type === 'jobPosting' || type === 'CPC',
  );
  const ways: Way[] = [];
  for (const product of sold) ways.push(...(await waysOf(asked, product, buyer !== null)));
  const asks = (await findPublishingProducts(db, tenant.board.id)).length > 0;
  return { asks, invoice_to: buyer, ways };
}

/** In whose name a company orders where nobody is named; null where nobody works there. */
async function firstPerson(
  { db }: Deps,
  context: RequestContext,
  clientId: number,
): Promise<JobPaymentWays['invoice_to']> {
  try {
    const id = await buyerOf(db, scope(context), clientId, { locale: context.locale });
    const [person] = await db.select().from(users).where(eq(users.id, id));
    if (!person) return null;
    return { name: `${person.givenName} ${person.familyName}`.trim(), email: person.email };
  } catch (error) {
    // Policy: nobody works there; the other ways to pay stay.
    if (error instanceof HttpError && error.code === 'validation') return null;
    throw error;
  }
}

import type { AdminLot, BodyOf, Contract, LedgerKind } from '@boardwright/api-client/contract';
import { and, eq, sql } from '../platform/database/drizzle.ts';
import type { Database, Transaction } from '../platform/database/connect.ts';
import {
  clients,
  ledgerEntries,
  organisations,
  products,
  subscriptions,
} from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import type { Tenant } from '../platform/http/tenants.ts';
import { timeZoneOf } from '../platform/site-calendar.ts';
import { momentOf } from '../platform/site-calendar.ts';
import { findAdminLots } from './client-lots.ts';
import { digest } from './digest.ts';
import { feature, featuredSpan } from './feature-organisation.ts';
import { daysOf } from './grant-order.ts';
import { addLot } from './ledger.ts';
import { lockClient } from '../people/client/lock-client.ts';
import { spanSubject, type TimeSpan } from './paid-days.ts';
import { type OrderMessage, orderMessage } from './order.messages.ts';
import { daysAfter } from './run-job.ts';

type Grant = BodyOf<Contract['shop']['grantBalance']>;

/** Who grants, and when. */
export interface Granting {
  readonly adminId: number;
  readonly locale: Locale;
  readonly now: Date;
}

/** Most slots of one grant. */
const mostSlots = 100;
const needsProduct: readonly LedgerKind[] = ['posting', 'upsell', 'cpc', 'slot'];
const dayLength = 24 * 60 * 60 * 1000;

async function productOf(tx: Transaction, boardId: number, { kind, product_id: id = null }: Grant) {
  const [product] =
    id === null
      ? []
      : await tx
          .select()
          .from(products)
          .where(and(eq(products.id, id), eq(products.jobBoardId, boardId)));
  if (!product && (id !== null || needsProduct.includes(kind))) throw new HttpError('productNotFound');
  if (kind === 'slot' && product?.type !== 'slot') throw new HttpError('productNotFound');
  return product;
}

/** Which organisation is featured: the company's one, or the one of its that is named. */
async function organisationOf(tx: Transaction, clientId: number, wanted: number | null, locale: Locale) {
  const own = await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.clientId, clientId));
  const [only] = wanted === null && own.length === 1 ? own : own.filter(({ id }) => id === wanted);
  if (only) return only.id;
  const word = wanted === null ? 'organisationNeeded' : 'organisationUnknown';
  throw new HttpError('validation', { fields: { organisation_id: [orderMessage(locale, word)] } });
}

/** Until when it lasts: the day that was named, which must not be over, or what its product says. */
function endOf(
  { kind, valid_till: day }: Grant,
  days: number | null,
  timeZone: string,
  { locale, now }: Granting,
): Date | null {
  const refuse = (word: OrderMessage) => {
    throw new HttpError('validation', { fields: { valid_till: [orderMessage(locale, word)] } });
  };
  if (!day) {
    if (kind !== 'slot' && kind !== 'featured') return null;
    return days === null ? refuse('endNeeded') : daysAfter(now, days);
  }
  const till = momentOf(day, timeZone, 'end', null);
  return till && till > now ? till : refuse('endIsOver');
}

/** What comes of a grant at once: slots are there, an organisation is featured. */
async function takeEffect(
  tx: Transaction,
  lot: {
    readonly id: number;
    readonly clientId: number;
    readonly name: string | null;
    readonly validTill: Date | null;
    readonly span: TimeSpan | undefined;
  },
  grant: {
    readonly kind: LedgerKind;
    readonly amount: number;
    readonly productId: number | null;
    readonly organisationId: number | null;
  },
  now: Date,
): Promise<void> {
  const { validTill, span, clientId, name, id: lotId } = lot;
  if (validTill === null) return;
  if (span && grant.organisationId !== null) await feature(tx, grant.organisationId, span);
  if (grant.kind !== 'slot' || grant.productId === null || name === null) return;
  const days = (validTill.getTime() - now.getTime()) / dayLength;
  const slot = {
    clientId,
    productId: grant.productId,
    lotId,
    name,
    cycleDays: Math.max(1, Math.round(days)),
    paidTill: validTill,
    createdAt: now,
  };
  await tx.insert(subscriptions).values(Array.from({ length: grant.amount }, () => slot));
}

/**
 * Gives a company something by hand (§7 admin). The same `idempotency_key` again is the same grant.
 * @throws HttpError `notFound` for another site's company, `productNotFound`, `validation`, `idempotencyKeyReused`
 */
export async function grantBalance(
  db: Database,
  { site, board }: Tenant,
  clientId: number,
  body: Grant,
  granting: Granting,
): Promise<AdminLot> {
  const { adminId, locale, now } = granting;
  const { kind } = body;
  const operation = `grant:${site.id}:${body.idempotency_key}`;
  return db.transaction(async (tx) => {
    const [client] = await tx
      .select({ id: clients.id })
      .from(clients)
      .where(and(eq(clients.id, clientId), eq(clients.siteId, site.id)));
    if (!client) throw new HttpError('notFound');
    const product = await productOf(tx, board.id, body);
    if (kind === 'slot' && body.amount > mostSlots)
      throw new HttpError('validation', {
        fields: { amount: [orderMessage(locale, 'tooManySlots', { most: mostSlots })] },
      });
    const organisationId =
      kind === 'featured' ? await organisationOf(tx, clientId, body.organisation_id ?? null, locale) : null;
    const amount = kind === 'featured' ? 1 : body.amount;
    // A slot has a product, whose name it takes; another lot without any goes by its kind's, in its reader's language.
    const name = body.name?.trim() || (product?.name ?? null);
    const named = endOf(body, product ? daysOf(product) : null, timeZoneOf(site.settings), granting);
    await lockClient(tx, clientId);
    const days = named === null ? 0 : (named.getTime() - now.getTime()) / dayLength;
    const span = organisationId === null ? undefined : await featuredSpan(tx, organisationId, days, now);
    const validTill = span?.till ?? named;
    const productId = product?.id ?? null;
    const { idempotency_key: _key, ...sent } = body;
    const subject = {
      granted_by: adminId,
      sent: digest({ ...sent, clientId }),
      ...(organisationId !== null && { organisation_id: organisationId }),
      ...(span && spanSubject(span)),
    };
    const lot = { clientId, kind, amount, name, productId, validTill, operation, subject };
    const id = await addLot(tx, { ...lot, reason: 'granted', note: body.note ?? null }, now);
    if (id !== undefined)
      await takeEffect(
        tx,
        { id, clientId, name, validTill, span },
        { kind, amount, productId, organisationId },
        now,
      );
    const [granted] = await findAdminLots(
      tx,
      and(
        eq(ledgerEntries.operation, operation),
        eq(ledgerEntries.clientId, clientId),
        // What was given before digests were kept is taken for the same.
        sql`coalesce(${ledgerEntries.subject} ->> 'sent', ${subject.sent}) = ${subject.sent}`,
      ),
      { locale, now },
    );
    if (!granted) throw new HttpError('idempotencyKeyReused');
    return granted;
  });
}

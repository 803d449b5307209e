import { quoteStateOf } from '@boardwright/api-client/contract';
import type { Transaction } from '../../platform/database/connect.ts';
import { and, eq } from '../../platform/database/drizzle.ts';
import { liveBlocks, livePages, quotes } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { noteEvent } from '../../people/account/account-logs.ts';
import { dueDayIn } from '../invoice-terms.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { mailQuote } from './mail-quote.ts';
import { checkAcceptable, priceQuote } from './quote-amounts.ts';
import { quoteMessage } from './quote.messages.ts';
import { mayWrite } from './quote.policy.ts';
import { lockAsRead } from './write-quote.ts';

/** Whether the site has where a quote is read: its page of products with the block of that name. */
async function hasQuotePage(tx: Transaction, { site }: Tenant): Promise<boolean> {
  const [found] = await tx
    .select({ id: liveBlocks.id })
    .from(liveBlocks)
    .innerJoin(livePages, eq(livePages.id, liveBlocks.pageId))
    .where(
      and(eq(livePages.siteId, site.id), eq(livePages.key, 'p-products'), eq(liveBlocks.key, 'products')),
    )
    .limit(1);
  return found !== undefined;
}

/**
 * Mails a quote to who it is for. One that could not be accepted is not sent; one that was sent is mailed once more.
 * @returns false where somebody changed it since it was read
 * @throws HttpError `quoteNotFound`, `quoteAccepted`, `quoteDeclined`, `quoteWithdrawn`, `quoteExpired`, and as `checkAcceptable`
 */
export async function sendQuote(
  deps: ShopDeps,
  context: RequestContext,
  id: number,
  revision: number,
): Promise<boolean> {
  const tenant = scope(context);
  const { locale } = context;
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const quote = await lockAsRead(tx, tenant, id, revision);
    if (!quote) return false;
    mayWrite(quote);
    if (quoteStateOf({ ...quote, state: 'sent' }, now) === 'expired')
      throw new HttpError('quoteExpired', { values: { date: dueDayIn(locale, tenant, quote.validUntil) } });
    const priced = await priceQuote(tx, tenant, quote);
    await checkAcceptable(tx, tenant, priced, { locale, now });
    refuseProblems((await hasQuotePage(tx, tenant)) ? [] : [['page', quoteMessage(locale, 'pageMissing')]]);
    await tx
      .update(quotes)
      .set({ state: 'sent', sentAt: now, revision: quote.revision + 1, updatedAt: now })
      .where(eq(quotes.id, id));
    const site = { id: null, clientId: quote.clientId, system: tenant.site.name };
    await noteEvent(tx, 'quote.sent', site, now, { quote: id });
    await mailQuote(tx, tenant, priced, now);
    return true;
  });
}

/**
 * Withdraws a quote: it is accepted no more.
 * @returns false where somebody changed it since it was read
 * @throws HttpError `quoteNotFound`, `quoteAccepted`, `quoteDeclined`
 */
export async function withdrawQuote(
  deps: ShopDeps,
  context: RequestContext,
  id: number,
  revision: number,
): Promise<boolean> {
  const tenant = scope(context);
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const quote = await lockAsRead(tx, tenant, id, revision);
    if (!quote) return false;
    if (quote.state === 'withdrawn') return true;
    mayWrite(quote);
    await tx
      .update(quotes)
      .set({ state: 'withdrawn', revision: quote.revision + 1, updatedAt: now })
      .where(eq(quotes.id, id));
    // Of a draft the company never heard.
    if (quote.sentAt === null) return true;
    const site = { id: null, clientId: quote.clientId, system: tenant.site.name };
    await noteEvent(tx, 'quote.withdrawn', site, now, { quote: id });
    return true;
  });
}

import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../platform/database/connect.ts';
import { and, eq } from '../../platform/database/drizzle.ts';
import { quoteLinks, users } from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { type MailRequest, queueMails } from '../../platform/mail/queue-mails.ts';
import { hashOf, pagePath } from '../../people/account/mailed-links.ts';
import { dueDayIn } from '../invoice-terms.ts';
import {
  type MailedQuote,
  quoteConfirmedMail,
  quoteDecidedMail,
  quoteSentMail,
} from '../mails/quote-mails.ts';
import { orderedName } from '../ordered-name.ts';
import { webShopUrl } from '../order-links.ts';
import { moneyIn } from '../price.ts';
import { netOfLine, type PricedQuote } from './quote-amounts.ts';

function mailedQuote(
  tenant: Tenant,
  { quote, amounts, buyer }: PricedQuote,
  locale: string,
  url: string,
): MailedQuote {
  const money = (cents: number) => moneyIn(locale, quote.currency, cents);
  return {
    locale,
    number: String(quote.id),
    company: buyer?.known.company ?? '',
    givenName: buyer?.known.givenName ?? '',
    message: quote.message,
    lines: quote.lines.map((line) => [orderedName(line), money(netOfLine(line))]),
    net: money(amounts.netCents),
    vat: money(amounts.vatCents),
    total: money(amounts.totalCents),
    validUntil: dueDayIn(locale, tenant, quote.validUntil),
    poNumber: quote.poNumber,
    name: quote.decidedName ?? '',
    declineReason: quote.declineReason,
    url,
  };
}

/** Makes the link of a quote: its token stands in the mail alone. @returns its address */
async function makeQuoteLink(
  tx: Transaction,
  tenant: Tenant,
  { id, locale }: PricedQuote['quote'],
  now: Date,
) {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(quoteLinks).values({ quoteId: id, tokenHash: hashOf(token), createdAt: now });
  const url = new URL(await pagePath(tx, tenant, 'p-products', locale), tenant.board.url);
  url.searchParams.set('quote', token);
  return url.href;
}

/** Who wrote a quote, while they are an admin here. */
async function findAuthor(tx: Transaction, createdBy: number | null) {
  if (createdBy === null) return undefined;
  const [author] = await tx
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, createdBy), eq(users.role, 'admin'), eq(users.active, true)));
  return author;
}

/** Mails a quote to who it is for, with a link of its own. */
export async function mailQuote(
  tx: Transaction,
  tenant: Tenant,
  priced: PricedQuote,
  now: Date,
): Promise<void> {
  const { quote, buyer } = priced;
  if (!buyer) return;
  const { site, board } = tenant;
  const url = await makeQuoteLink(tx, tenant, quote, now);
  const author = await findAuthor(tx, quote.createdBy);
  const mail = quoteSentMail(mailedQuote(tenant, priced, quote.locale, url), mailBrand(site, board.url));
  const common = { siteId: site.id, event: 'quote.sent', locale: quote.locale };
  const replyTo = author?.email ?? board.email ?? undefined;
  await queueMails(tx, [{ ...common, to: buyer.known.email, replyTo, mail }], now);
}

/** Mails both sides what the buyer decided: who it was for, who wrote it, and the board. */
export async function mailDecision(
  tx: Transaction,
  tenant: Tenant,
  priced: PricedQuote,
  now: Date,
): Promise<void> {
  const { quote, buyer } = priced;
  const { site, board } = tenant;
  const brand = mailBrand(site, board.url);
  const isAccepted = quote.state === 'accepted';
  const event = `quote.${quote.state}`;
  const author = await findAuthor(tx, quote.createdBy);
  const own = await webShopUrl(tx, tenant, quote.locale);
  own.searchParams.set('quote', String(quote.id));
  const requests: MailRequest[] = buyer
    ? [
        {
          siteId: site.id,
          event,
          locale: quote.locale,
          to: buyer.known.email,
          mail: quoteConfirmedMail(mailedQuote(tenant, priced, quote.locale, own.href), brand, isAccepted),
        },
      ]
    : [];
  const admins = new URL('/admin/shop?part=quotes', board.url);
  admins.searchParams.set('open', String(quote.id));
  const team = new Map<string, string>();
  if (board.email !== null) team.set(board.email, site.defaultLocale);
  if (author) team.set(author.email, author.locale);
  for (const [to, locale] of team) {
    const mail = quoteDecidedMail(mailedQuote(tenant, priced, locale, admins.href), brand, isAccepted);
    requests.push({ siteId: site.id, event, locale, to, replyTo: buyer?.known.email, mail });
  }
  await queueMails(tx, requests, now);
}

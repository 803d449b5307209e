import PDFDocument from 'pdfkit';
import type { orders } from '../platform/database/schema.ts';
import type { Locale } from '@boardwright/messages';
import { addFonts } from './invoice-fonts.ts';
import { invoiceMessages } from './invoice.messages.ts';
import { orderedName } from './ordered-name.ts';
import { moneyIn } from './price.ts';
import type { Seller } from './seller.ts';

type Order = typeof orders.$inferSelect;

/** What is said of the order. */
export interface InvoicedOrder extends Pick<
  Order,
  | 'id'
  | 'buyer'
  | 'poNumber'
  | 'currency'
  | 'netCents'
  | 'vatCents'
  | 'totalCents'
  | 'vatRate'
  | 'reverseCharge'
  | 'dueAt'
  | 'paidAt'
> {
  readonly product: Pick<Order['product'], 'name' | 'duration' | 'pieces'>;
}

export interface InvoiceFacts {
  readonly kind: 'invoice' | 'credit_note';
  /** As '2026-00017'. */
  readonly number: string;
  /** Of a credit note: the invoice it takes back. */
  readonly takesBack?: string | undefined;
  readonly issuedAt: Date;
  readonly order: InvoicedOrder;
  readonly seller: Pick<Seller, 'name' | 'address' | 'registration' | 'vatNumber' | 'iban'>;
  readonly timeZone: string;
  readonly locale: Locale;
}

type TranslateInvoice = ReturnType<typeof invoiceMessages>;

const left = 56;
const right = 539;
const ink = '#1d2a30';
const muted = '#57666d';

function dateIn({ locale, timeZone }: InvoiceFacts, date: Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(date);
}

function sellerLines({ seller }: InvoiceFacts, t: TranslateInvoice): readonly string[] {
  return [
    ...seller.address.split(/\r?\n/),
    seller.registration && t('registration', { number: seller.registration }),
    seller.vatNumber && t('vatNumber', { number: seller.vatNumber }),
    seller.iban && t('iban', { iban: seller.iban }),
  ].filter(Boolean);
}

function buyerLines({ order: { buyer }, locale }: InvoiceFacts, t: TranslateInvoice): readonly string[] {
  const { address } = buyer;
  const country =
    address && new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(address.countryCode);
  return [
    buyer.company,
    [buyer.givenName, buyer.familyName].filter(Boolean).join(' '),
    ...(address ? [address.addressLine1, `${address.postalCode} ${address.city}`.trim(), country ?? ''] : []),
    buyer.vatNumber ? t('vatNumber', { number: buyer.vatNumber }) : '',
  ].filter(Boolean);
}

/** What is said under the amounts: how it is taxed, how it is paid. */
function remarks(facts: InvoiceFacts, t: TranslateInvoice): readonly string[] {
  const { order, kind, takesBack, seller } = facts;
  const taxed = order.reverseCharge ? t('reverseCharge') : order.vatRate === 0 ? t('noVat') : '';
  if (kind === 'credit_note') return [taxed, t('credits', { number: takesBack ?? '' })].filter(Boolean);
  const { dueAt } = order;
  const pay =
    dueAt &&
    t(seller.iban === '' ? 'payInvoice' : 'payTo', { iban: seller.iban, date: dateIn(facts, dueAt) });
  const paid = t('paid', { date: dateIn(facts, order.paidAt ?? facts.issuedAt) });
  return [taxed, pay ?? paid].filter(Boolean);
}

function amountsOf({ order, kind, locale }: InvoiceFacts, t: TranslateInvoice) {
  const sign = kind === 'credit_note' ? -1 : 1;
  const money = (cents: number) => moneyIn(locale, order.currency, sign * cents);
  const rate = new Intl.NumberFormat(locale).format(order.vatRate / 100);
  return {
    net: money(order.netCents),
    rows: [
      [t('net'), money(order.netCents), false],
      [t('vat', { rate }), money(order.vatCents), false],
      [t('total'), money(order.totalCents), true],
    ] as const,
  };
}

type Pdf = InstanceType<typeof PDFDocument>;

function drawHead(pdf: Pdf, facts: InvoiceFacts, t: TranslateInvoice): void {
  const { seller, kind, number, order } = facts;
  pdf.font('bold').fontSize(15).fillColor(ink).text(seller.name, left, 56);
  pdf.font('regular').fontSize(9).fillColor(muted);
  for (const line of sellerLines(facts, t)) pdf.text(line, left);
  pdf.font('bold').fontSize(22).fillColor(ink).text(t(kind), left, 170);
  const pairs: readonly (readonly [string, string | null])[] = [
    [t('number'), number],
    [t('date'), dateIn(facts, facts.issuedAt)],
    [t('order'), String(order.id)],
    [t('poNumber'), order.poNumber],
  ];
  let y = 212;
  for (const [label, value] of pairs.filter(([, text]) => text)) {
    pdf.font('regular').fontSize(10).fillColor(muted).text(label, left, y, { width: 130 });
    pdf.fillColor(ink).text(value ?? '', left + 130, y, { width: 130 });
    y = pdf.y + 3;
  }
  pdf.font('regular').fontSize(9).fillColor(muted).text(t('to'), 340, 212);
  pdf.fontSize(10).fillColor(ink);
  for (const line of buyerLines(facts, t)) pdf.text(line, 340, undefined, { width: right - 340 });
}

function drawAmounts(pdf: Pdf, facts: InvoiceFacts, t: TranslateInvoice): void {
  const { product } = facts.order;
  const { net, rows } = amountsOf(facts, t);
  const ordered = orderedName(product);
  const name = product.duration === null ? ordered : t('days', { name: ordered, days: product.duration });
  const rule = (y: number) =>
    pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#c9d2d2').stroke();
  let y = 340;
  pdf.font('regular').fontSize(9).fillColor(muted).text(t('description'), left, y);
  pdf.text(t('amount'), 400, y, { width: right - 400, align: 'right' });
  rule(y + 16);
  y += 26;
  pdf.fontSize(10).fillColor(ink).text(name, left, y, { width: 330 });
  const below = pdf.y;
  pdf.text(net, 400, y, { width: right - 400, align: 'right' });
  y = below + 14;
  rule(y);
  y += 12;
  for (const [label, value, isTotal] of rows) {
    pdf.font(isTotal ? 'bold' : 'regular').fontSize(isTotal ? 12 : 10);
    pdf.text(label, 300, y, { width: 120 }).text(value, 400, y, { width: right - 400, align: 'right' });
    y += isTotal ? 24 : 18;
  }
  pdf.font('regular').fontSize(9).fillColor(muted);
  pdf.text(remarks(facts, t).join('\n\n'), left, y + 24, { width: right - left });
}

/** The document of an invoice or a credit note, one page of A4. */
export async function invoiceDocument(facts: InvoiceFacts): Promise<Buffer> {
  const t = invoiceMessages(facts.locale);
  const title = `${t(facts.kind)} ${facts.number}`;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 56,
    lang: facts.locale,
    displayTitle: true,
    info: { Title: title, Author: facts.seller.name, CreationDate: facts.issuedAt },
  });
  addFonts(pdf);
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  drawHead(pdf, facts, t);
  drawAmounts(pdf, facts, t);
  pdf.end();
  return whole;
}

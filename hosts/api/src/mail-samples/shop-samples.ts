import { feedStoppedMail } from '../feeds/mails/feed-mails.ts';
import {
  budgetUsedMail,
  lotEndingMail,
  type MailedOrder,
  type MailedOwner,
  orderFailedMail,
  orderPaidMail,
  refundMail,
  reminderMail,
  renewalMail,
  requestMail,
  slotEndedMail,
  writtenOffMail,
} from '../shop/mails/shop-mails.ts';
import {
  type MailedQuote,
  quoteConfirmedMail,
  quoteDecidedMail,
  quoteSentMail,
} from '../shop/mails/quote-mails.ts';
import { sampled } from './mail-sample.ts';

const url = 'https://wadwerk.example/my-account?menuType=web-shop';
const order = (locale: string): MailedOrder => ({
  locale,
  givenName: 'Ilse',
  company: 'Zorggroep Lauwers',
  email: 'ilse.veenstra@zorggroeplauwers.example',
  product: 'Vacature 30 dagen',
  net: '€ 195,00',
  vat: '€ 40,95',
  total: '€ 235,95',
  poNumber: 'ZL-2026-118',
  payBy: null,
  url,
});
const quote = (locale: string): MailedQuote => ({
  locale,
  number: '12',
  company: 'Zorggroep Lauwers',
  givenName: 'Ilse',
  message: 'Zoals besproken, met korting op de plaatsingen van dit jaar.',
  lines: [
    ['10 × Vacature 30 dagen', '€ 1.650,00'],
    ['Topvacature', '€ 94,50'],
  ],
  net: '€ 1.744,50',
  vat: '€ 366,35',
  total: '€ 2.110,85',
  validUntil: '28-12-2026',
  poNumber: null,
  name: 'Ilse Veenstra',
  declineReason: '',
  url,
});
const owner = (locale: string): MailedOwner => ({ locale, givenName: 'Ilse', url });
const invoiceNumber = '2026-0042';
const date = '4-12-2026';
const paid = { isCustom: false, invoiceNumber, payBy: null };
const reminder = { invoiceNumber, amount: '€ 235,95', date };
const refund = { creditNote: 'C2026-0007', takesBack: true, isUnpaid: false };
const lot = { product: 'Vacature 30 dagen', left: '3', date };
const job = 'Wijkverpleegkundige niveau 6';
const feed = { givenName: 'Ilse', feed: 'Vacatures van Lauwers', reason: 'HTTP 503', url };

/** The mails of the shop and of feeds, with samples. */
export const shopSamples = [
  sampled(
    orderPaidMail,
    'companies',
    {
      paid: (brand, locale) => orderPaidMail(order(locale), brand, paid),
      invoiced: (brand, locale) => orderPaidMail(order(locale), brand, { ...paid, payBy: date }),
      guest: (brand, locale) => orderPaidMail(order(locale), brand, { ...paid, passwordUrl: url }),
      waiting: (brand, locale) =>
        orderPaidMail(order(locale), brand, { ...paid, passwordUrl: url, isKnown: true }),
      custom: (brand, locale) => orderPaidMail(order(locale), brand, { ...paid, isCustom: true }),
    },
    ['product'],
  ),
  sampled(
    orderFailedMail,
    'companies',
    {
      failed: (brand, locale) => orderFailedMail(order(locale), brand, false),
      expired: (brand, locale) => orderFailedMail(order(locale), brand, true),
    },
    ['product'],
  ),
  sampled(renewalMail, 'companies', { usual: (brand, locale) => renewalMail(order(locale), brand, date) }, [
    'product',
    'date',
  ]),
  sampled(
    reminderMail,
    'companies',
    {
      due: (brand, locale) => reminderMail(order(locale), brand, { ...reminder, isOverdue: false }),
      overdue: (brand, locale) => reminderMail(order(locale), brand, { ...reminder, isOverdue: true }),
    },
    ['number'],
  ),
  sampled(writtenOffMail, 'companies', { usual: (brand, locale) => writtenOffMail(order(locale), brand) }, [
    'product',
  ]),
  sampled(
    refundMail,
    'companies',
    {
      refunded: (brand, locale) => refundMail(order(locale), brand, refund),
      partly: (brand, locale) => refundMail(order(locale), brand, { ...refund, takesBack: false }),
      credited: (brand, locale) => refundMail(order(locale), brand, { ...refund, isUnpaid: true }),
    },
    ['product'],
  ),
  sampled(
    lotEndingMail,
    'companies',
    { usual: (brand, locale) => lotEndingMail(owner(locale), brand, lot) },
    ['product', 'date'],
  ),
  sampled(
    budgetUsedMail,
    'companies',
    { usual: (brand, locale) => budgetUsedMail(owner(locale), brand, job) },
    ['job'],
  ),
  sampled(
    slotEndedMail,
    'companies',
    { usual: (brand, locale) => slotEndedMail(owner(locale), brand, 'Vacatureplek') },
    ['product'],
  ),
  sampled(
    feedStoppedMail,
    'companies',
    {
      shrunk: (brand, locale) => feedStoppedMail({ ...feed, what: 'shrunk', locale }, brand),
      broken: (brand, locale) => feedStoppedMail({ ...feed, what: 'broken', locale }, brand),
    },
    ['feed'],
  ),
  sampled(quoteSentMail, 'companies', { usual: (brand, locale) => quoteSentMail(quote(locale), brand) }, [
    'total',
    'date',
  ]),
  sampled(
    quoteConfirmedMail,
    'companies',
    {
      accepted: (brand, locale) =>
        quoteConfirmedMail({ ...quote(locale), poNumber: 'ZL-2026-118' }, brand, true),
      declined: (brand, locale) => quoteConfirmedMail(quote(locale), brand, false),
    },
    ['number'],
  ),
  sampled(quoteDecidedMail, 'team', {
    accepted: (brand, locale) => quoteDecidedMail({ ...quote(locale), poNumber: 'ZL-2026-118' }, brand, true),
    declined: (brand, locale) =>
      quoteDecidedMail({ ...quote(locale), declineReason: 'We wachten tot het voorjaar.' }, brand, false),
  }),
  sampled(requestMail, 'team', { usual: (brand, locale) => requestMail(order(locale), brand) }),
] as const;

import {
  budgetUsedMail,
  feedStoppedMail,
  lotEndingMail,
  orderFailedMail,
  orderPaidMail,
  refundMail,
  reminderMail,
  renewalMail,
  requestMail,
  slotEndedMail,
  writtenOffMail,
  type MailedOrder,
  type MailedOwner,
} from '@boardwright/api/mails';
import type { Meta } from '@storybook/react-vite';
import { mailStory, sharedByMails } from './mail-stories.tsx';

const meta: Meta = { title: 'Mails/Shop and feeds', tags: ['autodocs'], ...sharedByMails };
export default meta;

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
const owner = (locale: string): MailedOwner => ({ locale, givenName: 'Ilse', url });
const invoiceNumber = '2026-0042';
const date = '4-12-2026';
const paid = { isCustom: false, invoiceNumber, payBy: null };
const reminder = { invoiceNumber, amount: '€ 235,95', date };
const refund = { creditNote: 'C2026-0007', takesBack: true, isUnpaid: false };
const feed = { givenName: 'Ilse', feed: 'Vacatures van Lauwers', reason: 'HTTP 503', url };

export const Paid = mailStory('To the buyer: what was bought is there, with the invoice', (brand, locale) =>
  orderPaidMail(order(locale), brand, paid),
);
export const OnInvoice = mailStory('The same, to be paid within some days', (brand, locale) =>
  orderPaidMail(order(locale), brand, { ...paid, payBy: date }),
);
export const PaidByAGuest = mailStory('The same, to who had no account', (brand, locale) =>
  orderPaidMail(order(locale), brand, { ...paid, passwordUrl: url }),
);
export const Failed = mailStory('To the buyer: the payment came to nothing', (brand, locale) =>
  orderFailedMail(order(locale), brand, false),
);
export const Expired = mailStory('To the buyer: nothing was paid in time', (brand, locale) =>
  orderFailedMail(order(locale), brand, true),
);
export const Renewal = mailStory('To the buyer of a slot: the next cycle is to be paid', (brand, locale) =>
  renewalMail(order(locale), brand, date),
);
export const Refund = mailStory('To the buyer: the money goes back', (brand, locale) =>
  refundMail(order(locale), brand, refund),
);
export const Credit = mailStory('To the buyer: an invoice need not be paid', (brand, locale) =>
  refundMail(order(locale), brand, { ...refund, isUnpaid: true }),
);
export const ReminderDue = mailStory('To the buyer: an invoice is to be paid today', (brand, locale) =>
  reminderMail(order(locale), brand, { ...reminder, isOverdue: false }),
);
export const ReminderOverdue = mailStory('To the buyer: an invoice was to be paid before', (brand, locale) =>
  reminderMail(order(locale), brand, { ...reminder, isOverdue: true }),
);
export const WrittenOff = mailStory('To the buyer: an invoice was never paid', (brand, locale) =>
  writtenOffMail(order(locale), brand),
);
export const Requested = mailStory('To the board: somebody asks for what an admin grants', (brand, locale) =>
  requestMail(order(locale), brand),
);
export const LotEnding = mailStory('What was bought ends soon', (brand, locale) =>
  lotEndingMail(owner(locale), brand, { product: 'Vacature 30 dagen', left: '3', date }),
);
export const BudgetUsed = mailStory('The click budget of a job is used up', (brand, locale) =>
  budgetUsedMail(owner(locale), brand, 'Wijkverpleegkundige niveau 6'),
);
export const SlotEnded = mailStory('A slot was not paid any further', (brand, locale) =>
  slotEndedMail(owner(locale), brand, 'Vacatureplek'),
);
export const FeedShrunk = mailStory('To who keeps a feed: it became much shorter', (brand, locale) =>
  feedStoppedMail({ ...feed, what: 'shrunk', locale }, brand),
);
export const FeedBroken = mailStory('To who keeps a feed: it could not be read', (brand, locale) =>
  feedStoppedMail({ ...feed, what: 'broken', locale }, brand),
);

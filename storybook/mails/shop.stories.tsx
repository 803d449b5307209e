import type { Meta } from '@storybook/react-vite';
import { mailStory, sharedByMails } from './mail-stories.tsx';

const meta: Meta = { title: 'Mails/Shop and feeds', tags: ['autodocs'], ...sharedByMails };
export default meta;

export const Paid = mailStory(
  'To the buyer: what was bought is there, with the invoice',
  'order.paid',
  'paid',
);
export const OnInvoice = mailStory('The same, to be paid within some days', 'order.paid', 'invoiced');
export const PaidByAGuest = mailStory('The same, to who had no account', 'order.paid', 'guest');
export const PaidByAnUnknownOwner = mailStory(
  'The same, to an account whose address nobody has shown to be theirs',
  'order.paid',
  'waiting',
);
export const PaidCustom = mailStory('The same, of what an admin granted', 'order.paid', 'custom');
export const Failed = mailStory('To the buyer: the payment came to nothing', 'order.failed', 'failed');
export const Expired = mailStory('To the buyer: nothing was paid in time', 'order.failed', 'expired');
export const Renewal = mailStory('To the buyer of a slot: the next cycle is to be paid', 'order.renewal');
export const Refund = mailStory('To the buyer: the money goes back', 'order.refunded', 'refunded');
export const PartlyRefunded = mailStory('The same, where what was bought stays', 'order.refunded', 'partly');
export const Credit = mailStory('To the buyer: an invoice need not be paid', 'order.refunded', 'credited');
export const ReminderDue = mailStory('To the buyer: an invoice is to be paid today', 'order.reminder', 'due');
export const ReminderOverdue = mailStory(
  'To the buyer: an invoice was to be paid before',
  'order.reminder',
  'overdue',
);
export const WrittenOff = mailStory('To the buyer: an invoice was never paid', 'order.written-off');
export const Requested = mailStory('To the board: somebody asks for what an admin grants', 'order.request');
export const LotEnding = mailStory('What was bought ends soon', 'lot.ending');
export const BudgetUsed = mailStory('The click budget of a job is used up', 'budget.used');
export const SlotEnded = mailStory('A slot was not paid any further', 'slot.ended');
export const FeedShrunk = mailStory('To who keeps a feed: it became much shorter', 'feed.stopped', 'shrunk');
export const FeedBroken = mailStory('To who keeps a feed: it could not be read', 'feed.stopped', 'broken');
export const QuoteSent = mailStory(
  'To the buyer: a quote, with the link to accept or decline it',
  'quote.sent',
);
export const QuoteConfirmed = mailStory('To the buyer: they accepted a quote', 'quote.confirmed', 'accepted');
export const QuoteDeclined = mailStory('The same, declined', 'quote.confirmed', 'declined');
export const QuoteWon = mailStory('To the board: a quote was accepted', 'quote.decided', 'accepted');
export const QuoteLost = mailStory('The same, declined with a reason', 'quote.decided', 'declined');

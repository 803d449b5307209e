import type { Order } from '@boardwright/api-client/contract';
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { accountBlock } from '../../blocks/account/account.block.ts';
import type { DisplayStatus } from '../../features/orders/site/order-view.ts';
import { blockStories, type BlockStory } from '../block-stories.tsx';
import { previewAccount } from '../preview-account.ts';
import { invoicedOrder, openOrder, previewOrder, shopCalls } from '../preview-shop.ts';

const { shared, state } = blockStories(accountBlock);

const meta: Meta = {
  title: 'States/Order',
  tags: ['autodocs'],
  ...withText(
    shared,
    'How an order stands, as its buyer reads it: each status of the machine and of its invoice.',
  ),
};
export default meta;

const unpaid = { paid_at: null, invoice_state: null, invoice_number: null, due_at: null };
const credited = { refunded_at: '2026-11-19T09:00:00.000Z', credit_note_number: 'C2026-0007' };

/** What the API answers of an order that is displayed so. */
const orders: Readonly<Record<DisplayStatus, Partial<Order>>> = {
  open: openOrder,
  invoiced: invoicedOrder,
  overdue: { ...invoicedOrder, invoice_state: 'overdue', due_at: '2026-11-10T22:59:59.000Z' },
  paid: {},
  requested: {
    invoice_number: null,
    net: 0,
    vat: 0,
    total: 0,
    product: { id: 10, name: 'Campagne op maat', type: 'custom', duration: null, quantity: 1 },
  },
  written_off: { ...invoicedOrder, status: 'written_off' },
  cancelled: { ...unpaid, status: 'cancelled' },
  failed: { ...unpaid, status: 'failed' },
  expired: { ...unpaid, status: 'expired' },
  refunded: { ...credited, refunded: 23_595 },
  credited: { ...invoicedOrder, ...credited, status: 'cancelled', outstanding: 0 },
};

const ordered = (status: DisplayStatus, text: string, search = ''): BlockStory =>
  state(text, {
    path: '/my-account',
    visitor: 'employer',
    search: `?menuType=web-shop&order=7${search}`,
    answers: {
      calls: {
        account: previewAccount('employer'),
        ...shopCalls({ orders: [previewOrder(orders[status])] }),
      },
    },
  });

export const Open = ordered('open', 'It waits for its payment');
export const Returned = ordered(
  'open',
  'The buyer is back, and the provider has said nothing yet',
  '&placed=1',
);
export const Invoiced = ordered('invoiced', 'On invoice, to be paid within some days');
export const Overdue = ordered('overdue', 'Its invoice was to be paid before');
export const Paid = ordered('paid', 'Paid');
export const Requested = ordered('requested', 'Its price is agreed afterwards: nothing is paid');
export const WrittenOff = ordered('written_off', 'Its invoice was never paid');
export const Cancelled = ordered('cancelled', 'Cancelled');
export const Failed = ordered('failed', 'The payment came to nothing');
export const Expired = ordered('expired', 'Nothing was paid in time');
export const Refunded = ordered('refunded', 'The money went back');
export const Credited = ordered('credited', 'Its invoice need not be paid');

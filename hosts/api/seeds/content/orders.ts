/** What the demo's employer ordered, oldest first; by the place of the product in its board's list. */
export interface DemoOrder {
  readonly product: number;
  readonly daysAgo: number;
  readonly payment: 'invoice' | 'test';
  /** What became of it; `received`: delivered, and the money of its invoice came ten days later. */
  readonly status: 'delivered' | 'received' | 'cancelled' | 'expired' | 'open';
  readonly poNumber?: string;
  /** How much of it was used since. */
  readonly used?: number;
}

const [posting, upSell, bundle, slot, credits, featured] = [1, 3, 4, 5, 6, 7];

export function demoOrders(): readonly DemoOrder[] {
  return [
    {
      product: bundle,
      daysAgo: 96,
      payment: 'invoice',
      status: 'received',
      poNumber: 'PO-2026-0417',
      used: 4,
    },
    { product: featured, daysAgo: 40, payment: 'test', status: 'cancelled' },
    { product: upSell, daysAgo: 33, payment: 'test', status: 'expired' },
    {
      product: credits,
      daysAgo: 21,
      payment: 'invoice',
      status: 'received',
      poNumber: 'PO-2026-0533',
      used: 6,
    },
    { product: slot, daysAgo: 14, payment: 'invoice', status: 'delivered' },
    { product: posting, daysAgo: 3, payment: 'invoice', status: 'delivered', poNumber: 'PO-2026-0609' },
    { product: upSell, daysAgo: 0, payment: 'test', status: 'open' },
  ];
}

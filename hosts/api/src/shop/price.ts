import type { products } from '../platform/database/schema.ts';

/** What a product costs in cents without VAT, its discount taken off: what a page shows and what an order asks. */
export function netOf({
  priceCents,
  discount,
}: Pick<typeof products.$inferSelect, 'priceCents' | 'discount'>): number {
  // Percent with two decimals, as whole numbers: no amount is ever a fraction of a cent.
  const left = 10_000 - Math.round(discount * 100);
  return Math.round((priceCents * left) / 10_000);
}

/** `€ 195,00`, as a language writes it. */
export function moneyIn(locale: string, currency: string, cents: number): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100);
}

import { textOf } from '../../../page/forms/field-rules.ts';

/** Hidden field of a form that publishes: numbers of the products of which it said that they take credits. */
export const byCreditsField = 'by_credits';

/** What publishing with a product may be paid from, by what its form said of it. */
export function payWithOf(form: FormData, productId: number | undefined): { readonly pay_with?: 'credit' } {
  const parts = textOf(form, byCreditsField).split(' ');
  return productId !== undefined && parts.includes(String(productId)) ? { pay_with: 'credit' } : {};
}

import type { Quote } from '@boardwright/api-client/contract';
import type { BlockAction } from '../../../board/define-block.ts';
import { numberOf, textOf } from '../../../page/forms/field-rules.ts';
import { apiFailure } from '../../../page/api-failure.ts';

// Server only: it asks the API.

/** What a product costs with VAT, by the country and number typed so far: a look-up of the order forms. */
export const quoteLookUp = (as: 'public' | 'employer'): BlockAction<unknown> => ({
  method: 'GET',
  async run(form, { api, board, signal }) {
    const none: readonly Quote[] = [];
    if (as === 'employer' && board.visitor !== 'employer') return { ok: true, data: none };
    const typed = (name: string, longest: number) =>
      form.has(name) ? { [name]: textOf(form, name).slice(0, longest) } : {};
    try {
      const { data } = await api.orders.quoteProduct({
        as,
        params: { id: numberOf(form, 'product_id') ?? 0 },
        query: { ...typed('country_code', 10), ...typed('vat_number', 40) },
        signal,
      });
      return { ok: true, data: [data] };
    } catch (error) {
      // Policy: nobody is kept from ordering; the order itself says what is wrong.
      if (apiFailure(error)) return { ok: true, data: none };
      throw error;
    }
  },
});

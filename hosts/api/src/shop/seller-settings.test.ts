import type { SiteSettings } from '@boardwright/blocks-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { openShop, type Shop, sold } from '../../test/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The settings of a site that are read on its invoices and nowhere else. */
const settings = {
  invoice_name: 'Kustwerk Media BV',
  invoice_address: 'Havenkade 4, Lauwersoog',
  invoice_vat_number: 'NL001234567B89',
  invoice_registration: '98765432',
  invoice_iban: 'NL20 INGB 0001 2345 67',
} as const satisfies Partial<Record<keyof SiteSettings, string>>;

/** The words of the invoice of an order that is placed now. */
async function newInvoice(): Promise<string> {
  const { body } = await shop.orderOnInvoice(sold.posting);
  const { bytes } = await shop.call('GET', `/orders/${body.data.id}/invoice`);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }), {
    mergePages: true,
  });
  return text.replaceAll(/\s+/g, ' ');
}

const change = (values: object) =>
  shop.call('PUT', '/job-board-builder/sites/18', { settings: values }, 'admin');

describe('who sells, as an admin says it', () => {
  it.each(Object.entries(settings))(
    '%s is on the next invoice, and gone once it is taken away',
    async (name, value) => {
      expect(await newInvoice()).not.toContain(value);
      expect((await change({ [name]: value })).status).toBe(200);
      expect(await newInvoice()).toContain(value);
      await change({ [name]: null });
      expect(await newInvoice()).not.toContain(value);
    },
  );
});

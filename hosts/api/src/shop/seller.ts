import { siteSettingsSchema } from '@boardwright/blocks-schema';
import type { Tenant } from '../platform/http/tenants.ts';

/** Who sells, as invoices name it: settings of the site. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly countryCode: string;
  readonly vatNumber: string;
  readonly registration: string;
  readonly iban: string;
  /** Hundredths of a percent. */
  readonly vatRate: number;
  /** ISO 4217 */
  readonly currency: string;
  /** Whether orders may be paid later, on an invoice. */
  readonly takesInvoice: boolean;
  /** What a company may have outstanding on invoice, in cents with VAT, where it has no limit of its own. */
  readonly invoiceLimitCents: number;
  /** Days within which an invoice is to be paid. */
  readonly invoiceTerm: number;
}

const usualRate = 21;
const { invoice_limit: limitSchema, invoice_term: termSchema } = siteSettingsSchema.properties;

/** The seller of a site's board. */
export function sellerOf({ site, board }: Tenant): Seller {
  const { settings } = site;
  const text = (name: string) => (typeof settings[name] === 'string' ? settings[name].trim() : '');
  const number = (name: string, usual: number) =>
    typeof settings[name] === 'number' ? settings[name] : usual;
  const rate = typeof settings.vat_rate === 'number' ? settings.vat_rate : usualRate;
  return {
    name: text('invoice_name') || text('site_name') || site.name,
    address: text('invoice_address'),
    countryCode: text('invoice_country') || board.countries[0],
    vatNumber: text('invoice_vat_number'),
    registration: text('invoice_registration'),
    iban: text('invoice_iban'),
    vatRate: Math.round(rate * 100),
    currency: text('app_currency') || 'EUR',
    takesInvoice: settings.pay_by_invoice !== false,
    invoiceLimitCents: 100 * number('invoice_limit', limitSchema.default),
    invoiceTerm: number('invoice_term', termSchema.default),
  };
}

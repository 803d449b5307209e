import type { Tenant } from '../../http/tenants.ts';

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
}

const usualRate = 21;

/** The seller of a site's board. */
export function sellerOf({ site, board }: Tenant): Seller {
  const { settings } = site;
  const text = (name: string) => (typeof settings[name] === 'string' ? settings[name].trim() : '');
  const rate = typeof settings.vat_rate === 'number' ? settings.vat_rate : usualRate;
  return {
    name: text('invoice_name') || text('site_name') || site.name,
    address: text('invoice_address'),
    countryCode: text('invoice_country') || board.countries[0] || 'NL',
    vatNumber: text('invoice_vat_number'),
    registration: text('invoice_registration'),
    iban: text('invoice_iban'),
    vatRate: Math.round(rate * 100),
    currency: text('app_currency') || 'EUR',
    takesInvoice: settings.pay_by_invoice !== false,
  };
}

import { countryOfVatNumber } from '../platform/forms/vat-number.ts';

/** The European Union, as VAT knows it (ISO 3166; Greece is EL in VAT numbers). */
const union = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

export interface VatQuestion {
  /** Cents without VAT. */
  readonly net: number;
  /** Hundredths of a percent that the seller's country asks. */
  readonly rate: number;
  readonly sellerCountry: string;
  readonly buyerCountry: string;
  /** As {@link vatNumberOf} gives it. */
  readonly vatNumber: string | undefined;
}

export interface VatCheck {
  /** Cents. */
  readonly vat: number;
  /** Hundredths of a percent. */
  readonly rate: number;
  /** The buyer accounts for the VAT. */
  readonly reverseCharge: boolean;
}

/**
 * What a service to a company is taxed with: at home the seller's rate; elsewhere in the EU nothing where the buyer has
 * a VAT number (article 196 of Directive 2006/112/EC), else as at home; outside the EU nothing.
 */
export function vatOf({ net, rate, sellerCountry, buyerCountry, vatNumber }: VatQuestion): VatCheck {
  const charged = { vat: Math.round((net * rate) / 10_000), rate, reverseCharge: false };
  if (buyerCountry === sellerCountry) return charged;
  if (!union.has(buyerCountry)) return { vat: 0, rate: 0, reverseCharge: false };
  const isCompany = vatNumber !== undefined && union.has(sellerCountry);
  return isCompany && countryOfVatNumber(vatNumber) !== sellerCountry
    ? { vat: 0, rate: 0, reverseCharge: true }
    : charged;
}

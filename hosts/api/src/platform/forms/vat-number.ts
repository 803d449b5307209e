import { checkVAT, countries } from 'jsvat';

const known = countries.filter(({ name }) => name !== 'Brazil');

/** A VAT number as it is stored, or undefined where it is none: the format and check digits of its country. */
export function vatNumberOf(typed: string): string | undefined {
  const { isValid, value, country } = checkVAT(typed.toUpperCase().replaceAll(/[\s.-]/g, ''), known);
  return isValid && country ? value : undefined;
}

/** `EL123456789` → 'GR' */
export function countryOfVatNumber(vatNumber: string): string {
  const code = vatNumber.slice(0, 2);
  return code === 'EL' ? 'GR' : code;
}

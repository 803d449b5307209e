import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

export interface PhoneCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly callingCode: string;
  /** In the reader's language. */
  readonly name: string;
}

/**
 * Every country with a calling code (specification §9 'full world list'), by name in the reader's language.
 * It reads the phone library's tables: call it in a block's load, on the server, and hand the list on as data.
 * @param first codes to put on top, in this order
 */
export function phoneCountries(locale: string, first: readonly string[] = []): PhoneCountry[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const collator = new Intl.Collator(locale);
  const rank = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length);
  return getCountries()
    .map((code) => ({
      code: code as string,
      callingCode: getCountryCallingCode(code),
      name: names.of(code) ?? code,
    }))
    .sort((a, b) => rank(a.code) - rank(b.code) || collator.compare(a.name, b.name));
}

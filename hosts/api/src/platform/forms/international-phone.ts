import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A phone number in international notation, read as somebody in `country` would write it.
 * @returns undefined when no such number can exist
 */
export function internationalPhone(phone: string, country: string): string | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const parsed = parsePhoneNumberFromString(phone, country);
  return parsed?.isValid() ? parsed.number : undefined;
}

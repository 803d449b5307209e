import { getCountries } from 'libphonenumber-js/min';
import type { Option } from './segments.tsx';

function sorted(options: readonly Option[], locale: string): readonly Option[] {
  const { compare } = new Intl.Collator(locale);
  return options.toSorted((one, other) => compare(one.text, other.text));
}

/** Every country, by name in the reader's language. */
export function countryOptions(locale: string): readonly Option[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  return sorted(
    getCountries().map((code) => ({ value: code, text: names.of(code) ?? code })),
    locale,
  );
}

/** Every currency, as 'Euro (EUR)'. */
export function currencyOptions(locale: string): readonly Option[] {
  const names = new Intl.DisplayNames([locale], { type: 'currency', fallback: 'code' });
  return sorted(
    Intl.supportedValuesOf('currency').map((code) => ({
      value: code,
      text: `${names.of(code) ?? code} (${code})`,
    })),
    locale,
  );
}

/** Every time zone, as 'Europe/Amsterdam'. */
export function timeZoneOptions(): readonly Option[] {
  return Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, text: zone.replaceAll('_', ' ') }));
}

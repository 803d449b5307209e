/**
 * The languages the product speaks: the only list of them. A language added here does not compile until every message
 * has a text in it.
 */
export const locales = ['en', 'nl', 'ro'] as const;
export type Locale = (typeof locales)[number];

/** What is read where a language is not spoken. */
export const defaultLocale = 'en' satisfies Locale;

/** One value for each language. */
export type EveryLocale<Value> = Readonly<Record<Locale, Value>>;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language itself where the product speaks it, else English. */
export function localeOf(language: string): Locale {
  return isLocale(language) ? language : defaultLocale;
}

/** What is written in a language; what is written in English where the product does not speak it. */
export function inLocale<Value>(written: EveryLocale<Value>, language: string): Value {
  return written[localeOf(language)];
}

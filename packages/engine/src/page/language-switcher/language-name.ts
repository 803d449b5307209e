import { cachedFormat } from '@boardwright/ui/cached-format';

const namesOf = cachedFormat(
  (locale: string) => new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }),
);

/** 'NL', 'EN': the code to read on a button. */
export function languageCode(locale: string): string {
  return locale.slice(0, 2).toUpperCase();
}

/** A language in its own words: 'Nederlands', 'English', 'Română'. */
export function languageName(locale: string): string {
  const language = locale.slice(0, 2);
  const name = namesOf(locale).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

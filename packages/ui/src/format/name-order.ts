import { cachedFormat } from './cached-format.ts';

/** The order of names in a language, numbers in them by their size: '9 hours' before '12 hours'. */
export const nameOrder = cachedFormat((locale: string) => new Intl.Collator(locale, { numeric: true }));

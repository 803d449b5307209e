import type { EveryLocale } from '@boardwright/messages';

/** What is said of a failure that the server said nothing of: apart, so that a browser has this sentence without all others. */
export const serverFailed = {
  en: 'Something went wrong on our side.',
  nl: 'Er ging iets mis aan onze kant.',
  ro: 'Ceva nu a mers la noi.',
} as const satisfies EveryLocale<string>;

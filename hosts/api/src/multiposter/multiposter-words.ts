import type { Locale } from '../platform/http/context.ts';

/** What is said about the name of a key (specification §5). */
const words = {
  en: { required: 'This field is required', nameLong: 'The name should be at most 80 characters' },
  nl: { required: 'Vul dit veld in', nameLong: 'De naam mag hooguit 80 tekens lang zijn' },
  ro: { required: 'Acest câmp este obligatoriu', nameLong: 'Numele poate avea cel mult 80 de caractere' },
} as const;

/** A sentence in the caller's language. */
export function multiposterMessage(locale: Locale, word: keyof (typeof words)['en']): string {
  return words[locale][word];
}

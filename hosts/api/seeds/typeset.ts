import type { DemoLocale } from './demo-types.ts';

/** No-break spaces where a line must not break: '€ 1.500', '8 %', '36 uur'. */
export function typeset(text: string): string {
  return text.replace(/€ (?=\d)/g, '€\u00a0').replace(/(\d) (?=%|uur\b|km\b)/g, '$1\u00a0');
}

const formats: Readonly<Record<DemoLocale, Intl.NumberFormat>> = {
  nl: new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-IE', { maximumFractionDigits: 2 }),
  ro: new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 2 }),
};
const cents: Readonly<Record<DemoLocale, Intl.NumberFormat>> = {
  nl: new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-IE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ro: new Intl.NumberFormat('ro-RO', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};

/** '€ 3.389' in Dutch, '€3,389' in English, '3.389 €' in Romanian; with cents for amounts under a hundred. */
export function money(amount: number, locale: DemoLocale): string {
  const number = (amount >= 100 ? formats : cents)[locale].format(amount);
  if (locale === 'ro') return `${number}\u00a0€`;
  return locale === 'en' ? `€${number}` : `€\u00a0${number}`;
}

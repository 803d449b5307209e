import type { EveryLocale } from '@boardwright/messages';

/** Paying by invoice, as a way to pay; providers have names of their own. */
export const paymentNames: EveryLocale<string> = { en: 'Invoice', nl: 'Factuur', ro: 'Factură' };

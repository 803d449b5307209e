import { siteCookies } from '@boardwright/api-client/contract';
import { alertConfirmableFor } from '../../alerts/port.ts';
import { applicationLives } from '../../applications/port.ts';
import { objectionMonths } from '../../jobs/tasks/forget-old-reporters.ts';
import { newsletterConfirmableFor } from '../../newsletters/port.ts';
import { logLives } from '../../people/account/account-logs.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A time as it is counted: the largest unit that it is a whole number of. */
const units = [
  ['year', 365 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

function inWords(amount: number, unit: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** Milliseconds in words: '4 weeks', '1 jaar', '28 de zile'. */
function lengthOf(time: number, locale: string): string {
  const [unit, length] = units.find(([, of]) => time % of === 0) ?? ['minute', minute];
  return inWords(Math.round(time / length), unit, locale);
}

/**
 * For how long the product stores what of people, in the words of a language. The times are those by which it deletes:
 * they are written down nowhere else.
 */
export function storedFor(locale: string) {
  const length = (time: number) => lengthOf(time, locale);
  return {
    application: length(applicationLives),
    // The worker deletes mails at the age at which it deletes applications.
    mail: length(applicationLives),
    accountLog: length(logLives),
    unconfirmedAlert: length(alertConfirmableFor),
    unconfirmedNewsletter: length(newsletterConfirmableFor),
    objection: inWords(objectionMonths, 'month', locale),
    auth: length(siteCookies.auth.life),
    device: length(siteCookies.device.life),
    consent: length(siteCookies.consent.life),
    intent: length(siteCookies.intent.life),
    did: length(siteCookies.did.life),
  };
}
export type StoredFor = ReturnType<typeof storedFor>;

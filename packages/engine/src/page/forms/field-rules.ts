import { normalised } from '@boardwright/api-client/contract';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import type { FieldErrors } from '../../board/define-block.ts';
import type { Translate } from '@boardwright/ui/translate';

// Server only: it carries the phone library's tables. Forms import form-response.ts instead.

/** Longer than every text that the API takes: what is cut off here is refused as too long. */
const longestText = 1_000_000;

/** What a form holds under a name, as clean text: no zero bytes, composed letters, no space around. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string'
    ? normalised(value.slice(0, longestText).replaceAll('\0', ''), 'NFC').trim()
    : '';
}

/** A number of a form; undefined for what is none. */
export function numberOf(form: FormData, name: string): number | undefined {
  const text = textOf(form, name);
  const number = Number(text);
  return /^\d{1,10}$/.test(text) && number <= 2_147_483_647 ? number : undefined;
}

/** A password as it was typed: spaces are part of it. At most as long as the API takes it. */
export function secretOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 1000) : '';
}

/** Longest e-mail address, in characters. */
const longestEmail = 254;
// As the HTML standard reads an address, with a dot in its domain.
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

type EmailFlaw = 'emailNoAt' | 'emailNoDot' | 'emailCheck';

/** The key of what an e-mail address lacks (specification §5); undefined for a good one. */
export function emailFlaw(email: string): EmailFlaw | undefined {
  // The pattern tries a long name of a host in many ways.
  if (email.length > longestEmail) return 'emailCheck';
  if (emailPattern.test(email)) return undefined;
  const [, domain] = email.split('@');
  return domain === undefined ? 'emailNoAt' : domain.includes('.') ? 'emailCheck' : 'emailNoDot';
}

/** What is wrong with a typed e-mail address, and what to check. */
export function emailProblem(
  email: string,
  t: Translate<`form.${'emailRequired' | 'emailInvalid' | EmailFlaw}`>,
): string | undefined {
  if (email === '') return t('form.emailRequired');
  const flaw = emailFlaw(email);
  return flaw && `${t('form.emailInvalid')} ${t(`form.${flaw}`)}`;
}

/** A number that can exist in its country (libphonenumber). */
export function isPhone(phone: string, country: string): boolean {
  return parsePhoneNumberFromString(phone, country as CountryCode)?.isValid() ?? false;
}

/** A number as people of its country write it; as it is stored where that cannot be known. */
export function nationalPhone(phone: string, country: string): string {
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
  return parsed?.isValid() && parsed.country === country ? parsed.formatNational() : phone;
}

/** A country's code as a form sends it; NL, the default phone country (§9), for anything else. */
export function countryOf(form: FormData, name: string): string {
  const value = textOf(form, name);
  return /^[A-Z]{2}$/.test(value) ? value : 'NL';
}

/**
 * What is wrong with a chosen password and its repetition, by field (specification §5). The API judges once more, also
 * by the list of common passwords.
 * @param least fewest characters
 * @param differs what is said of a repetition that is another
 */
export function newPasswordProblems(
  form: FormData,
  least: number,
  differs: string,
  t: Translate<`form.${'passwordRequired' | 'passwordShort{{count}}'}`>,
): FieldErrors {
  const password = secretOf(form, 'password');
  const problems: Record<string, readonly string[]> = {};
  if (password === '') problems['password'] = [t('form.passwordRequired')];
  else if ([...password].length < least) problems['password'] = [t('form.passwordShort', { count: least })];
  if (secretOf(form, 'password_confirmation') !== password) problems['password_confirmation'] = [differs];
  return problems;
}

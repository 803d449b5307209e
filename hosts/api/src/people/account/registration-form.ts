import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { normalised } from '@boardwright/api-client/contract';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import type { Tenant } from '../../platform/http/tenants.ts';
import { isEmail } from '../../platform/forms/email-address.ts';
import { applicationMessages } from '../../platform/forms/field.messages.ts';
import { type MemberRole, storedEmail } from './member.ts';
import { accountMessages } from './account.messages.ts';
import { type AddressColumns, addressColumns } from './addresses.ts';
import { passwordProblems } from './password-rules.ts';
import { type PhoneColumns, phoneColumns } from './phones.ts';

export type Registration = BodyOf<Contract['account']['register']>;

/** A registration whose fields hold. */
export interface AcceptedRegistration {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly password: string;
  readonly newsletters: readonly number[];
  readonly terms: boolean;
  /** Of an employer. */
  readonly companyName: string;
  readonly addresses: readonly AddressColumns[];
  readonly phones: readonly PhoneColumns[];
}

const trimmed = (text: string | undefined) => normalised(text ?? '', 'NFC').trim();

/** Whether a site asks to accept terms: it does where it has any for this role, in this language or its own (§5). */
export function hasTerms({ site }: Tenant, role: MemberRole, locale: Locale): boolean {
  const name = `terms_text_${role}`;
  const texts = [
    site.settings,
    site.texts[locale.toUpperCase()],
    site.texts[site.defaultLocale.toUpperCase()],
  ];
  return texts.some((values) => {
    const text = values?.[name];
    return typeof text === 'string' && text.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== '';
  });
}

/** The items of a list, each read; what is wrong with one is said under its place, as `phones.0.phone`. */
function readAll<Item, Columns>(
  name: string,
  items: readonly Item[],
  read: (item: Item) => Columns,
  problems: Record<string, readonly string[]>,
): Columns[] {
  return items.flatMap((item, index) => {
    try {
      return [read(item)];
    } catch (error) {
      if (!(error instanceof HttpError) || error.fields === undefined) throw error;
      for (const [field, sentences] of Object.entries(error.fields))
        problems[`${name}.${index}.${field}`] = sentences;
      return [];
    }
  });
}

/**
 * Holds a registration against §5.
 * @throws HttpError `validation` with a sentence per field
 */
export function readRegistration(
  payload: Registration,
  tenant: Tenant,
  role: MemberRole,
  locale: Locale,
): AcceptedRegistration {
  const t = applicationMessages(locale);
  const email = storedEmail(payload.email);
  const [givenName, familyName] = [trimmed(payload.given_name), trimmed(payload.family_name)];
  const companyName = role === 'employer' ? trimmed(payload.name) : '';
  const problems: Record<string, readonly string[]> = {};
  if (givenName === '') problems['given_name'] = [t('givenNameRequired')];
  if (familyName === '') problems['family_name'] = [t('familyNameRequired')];
  if (email === '') problems['email'] = [t('emailRequired')];
  else if (!isEmail(email)) problems['email'] = [t('emailInvalid')];
  if (role === 'employer' && companyName === '')
    problems['name'] = [accountMessages(locale)('companyNameRequired')];
  const own = [email, givenName, familyName, companyName, tenant.site.name];
  Object.assign(problems, passwordProblems(payload, locale, { repeat: 'passwordRepeat', own }));
  const terms = payload.terms === true;
  if (!terms && hasTerms(tenant, role, locale)) problems['terms'] = [t('termsRequired')];
  const isEmployer = role === 'employer';
  const addresses = readAll(
    'addresses',
    isEmployer ? (payload.addresses ?? []) : [],
    (item) => addressColumns(item, locale),
    problems,
  );
  const phones = readAll(
    'phones',
    isEmployer ? (payload.phones ?? []) : [],
    (item) => phoneColumns(item, locale),
    problems,
  );
  if (Object.keys(problems).length > 0) throw new HttpError('validation', { fields: problems });
  // Newsletters that the board does not have are no reason to turn somebody away.
  const offered = new Set(tenant.board.newsletters.map(({ id }) => id));
  const newsletters = [...new Set(payload.newsletters)].filter((id) => offered.has(id));
  const { password } = payload;
  return { givenName, familyName, email, password, newsletters, terms, companyName, addresses, phones };
}

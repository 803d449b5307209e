import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import type { FieldErrors } from '../../define-block.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { JobDetailsSettings } from './job-details-data.ts';

/** What the apply form posts, as text. */
export interface ApplicationInput {
  readonly salutation: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly email: string;
  readonly phone: string;
  readonly phone_country: string;
  readonly motivation_text: string;
  readonly newsletters: readonly string[];
  readonly terms: boolean;
  readonly candidate: boolean;
}

export type ApplySettings = Pick<
  JobDetailsSettings,
  'hideGender' | 'hideResume' | 'hideMotivation' | 'hideTermsAndConditions'
>;

/** Longest texts, as the contract's `applyToJob` takes them. */
const lengths = {
  given_name: 100,
  family_name: 100,
  email: 254,
  phone: 40,
  motivation_text: 10_000,
} as const;

export function readApplication(form: FormData): ApplicationInput {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\0', '').normalize('NFC').trim() : '';
  };
  return {
    salutation: text('salutation'),
    given_name: text('given_name'),
    family_name: text('family_name'),
    email: text('email'),
    phone: text('phone'),
    phone_country: /^[A-Z]{2}$/.test(text('phone_country')) ? text('phone_country') : 'NL',
    motivation_text: text('motivation_text'),
    newsletters: form.getAll('newsletters').filter((value) => typeof value === 'string'),
    terms: form.has('terms'),
    candidate: form.has('candidate'),
  };
}

// As the HTML standard reads an address, with a dot in its domain.
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** What is wrong with the typed part of an application, by field (specification §5). The API judges once more. */
export function applicationProblems(
  input: ApplicationInput,
  settings: ApplySettings,
  hasResume: boolean,
  t: Translate,
): FieldErrors {
  const problems: Record<string, string[]> = {};
  const add = (field: string, sentence: string) => (problems[field] ??= []).push(sentence);
  const needs = [
    [
      settings.hideGender === 'show_required' && !isSalutation(input.salutation),
      'salutation',
      'salutationRequired',
    ],
    [input.given_name === '', 'given_name', 'givenNameRequired'],
    [input.family_name === '', 'family_name', 'familyNameRequired'],
    [input.email === '', 'email', 'emailRequired'],
    [settings.hideResume === 'show_required' && !hasResume, 'cv', 'resumeRequired'],
    [
      settings.hideMotivation === 'show_required' && input.motivation_text === '',
      'motivation_text',
      'motivationRequired',
    ],
    [!settings.hideTermsAndConditions && !input.terms, 'terms', 'termsRequired'],
  ] as const;
  for (const [missing, field, key] of needs) if (missing) add(field, t(`applyForm.${key}`));
  if (input.email && !emailPattern.test(input.email)) add('email', emailProblem(input.email, t));
  if (input.phone && !isPhone(input)) add('phone', t('applyForm.phoneInvalid'));
  for (const [field, count] of Object.entries(lengths) as [keyof typeof lengths, number][]) {
    if (input[field].length > count)
      add(field, t('applyForm.tooLong', { field: t(`applyForm.${field}`), count }));
  }
  return problems;
}

/** What is wrong, and what to check. */
function emailProblem(email: string, t: Translate): string {
  const [, domain] = email.split('@');
  const hint = domain === undefined ? 'emailNoAt' : domain.includes('.') ? 'emailCheck' : 'emailNoDot';
  return `${t('applyForm.emailInvalid')} ${t(`applyForm.${hint}`)}`;
}

function isPhone({ phone, phone_country }: ApplicationInput): boolean {
  return parsePhoneNumberFromString(phone, phone_country as CountryCode)?.isValid() ?? false;
}

export function isSalutation(value: string): value is 'mr' | 'miss' | 'neutral' {
  return value === 'mr' || value === 'miss' || value === 'neutral';
}

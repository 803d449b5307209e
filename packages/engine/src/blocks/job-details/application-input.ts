import type { FieldErrors } from '../../board/define-block.ts';
import { countryOf, emailFlaw, isPhone, textOf } from '../../page/forms/field-rules.ts';
import type { Translate } from '@boardwright/ui/translate';
import type { JobDetailsSettings } from './job-details-data.ts';
import type { JobDetailsKey } from './job-details.messages.ts';

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
  const text = (name: string) => textOf(form, name);
  return {
    salutation: text('salutation'),
    given_name: text('given_name'),
    family_name: text('family_name'),
    email: text('email'),
    phone: text('phone'),
    phone_country: countryOf(form, 'phone_country'),
    motivation_text: text('motivation_text'),
    newsletters: form.getAll('newsletters').filter((value) => typeof value === 'string'),
    terms: form.has('terms'),
    candidate: form.has('candidate'),
  };
}

/** What is wrong with the typed part of an application, by field (specification §5). The API judges once more. */
export function applicationProblems(
  input: ApplicationInput,
  settings: ApplySettings,
  hasResume: boolean,
  t: Translate<JobDetailsKey>,
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
  const flaw = input.email && emailFlaw(input.email);
  if (flaw) add('email', `${t('applyForm.emailInvalid')} ${t(`applyForm.${flaw}`)}`);
  if (input.phone && !isPhone(input.phone, input.phone_country)) add('phone', t('applyForm.phoneInvalid'));
  for (const [field, count] of Object.entries(lengths) as [keyof typeof lengths, number][]) {
    if (input[field].length > count)
      add(field, t('applyForm.tooLong', { field: t(`applyForm.${field}`), count }));
  }
  return problems;
}

export function isSalutation(value: string): value is 'mr' | 'miss' | 'neutral' {
  return value === 'mr' || value === 'miss' || value === 'neutral';
}

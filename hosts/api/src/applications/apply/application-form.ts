import { isEmail } from '../../platform/forms/email-address.ts';
import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { normalised } from '@boardwright/api-client/contract';
import type { jobDetails, SettingsOf, VisibilityMode } from '@boardwright/blocks-schema';
import { internationalPhone } from '../../platform/forms/international-phone.ts';
import { applicationMessages, type ApplicationMessage } from '../../platform/forms/field.messages.ts';

export type ApplicationPayload = BodyOf<Contract['jobs']['applyToJob']>;
export type ApplyFormSettings = Pick<
  SettingsOf<typeof jobDetails>,
  'hideGender' | 'hideResume' | 'hideMotivation' | 'hideTermsAndConditions' | 'hideCreateCandidate'
>;

/** An application whose fields hold: trimmed, normalised, and without what its form does not ask. */
export interface AcceptedApplication {
  readonly email: string;
  readonly salutation: 'mr' | 'miss' | 'neutral' | null;
  readonly givenName: string;
  readonly familyName: string;
  readonly motivationText: string | null;
  readonly phone: string | null;
  readonly phoneCountry: string | null;
  /** File tokens, still to be found. */
  readonly cv: string | null;
  readonly motivation: string | null;
  readonly newsletters: readonly number[];
  readonly candidate: boolean;
  readonly terms: boolean;
}

export type FieldProblems = Readonly<Record<string, readonly string[]>>;
export type FormResult = { readonly application: AcceptedApplication } | { readonly problems: FieldProblems };

function trimmed(value: string | undefined): string {
  return normalised(value ?? '', 'NFC').trim();
}

/** A value of a field the form shows; nothing of one it hides. */
function visibleValue(mode: VisibilityMode, value: string | undefined): string | null {
  return mode === 'hide' ? null : trimmed(value) || null;
}

function missingFields(
  application: AcceptedApplication,
  form: ApplyFormSettings,
): readonly (readonly [field: string, word: ApplicationMessage])[] {
  const { email, givenName, familyName, salutation, cv, motivation, motivationText, terms } = application;
  const needs: readonly (readonly [boolean, string, ApplicationMessage])[] = [
    [form.hideGender === 'show_required' && salutation === null, 'salutation', 'salutationRequired'],
    [givenName === '', 'given_name', 'givenNameRequired'],
    [familyName === '', 'family_name', 'familyNameRequired'],
    [email === '', 'email', 'emailRequired'],
    [email !== '' && !isEmail(email), 'email', 'emailInvalid'],
    [form.hideResume === 'show_required' && cv === null, 'cv', 'required'],
    // A letter as a file is as good as one typed in.
    [
      form.hideMotivation === 'show_required' && motivation === null && motivationText === null,
      'motivation_text',
      'required',
    ],
    [!form.hideTermsAndConditions && !terms, 'terms', 'termsRequired'],
  ];
  return needs.filter(([missing]) => missing).map(([, field, word]) => [field, word]);
}

/**
 * Holds an application against the form its site shows (§5; visibility modes of the job details block, §2).
 * What is hidden there is left out, whatever was sent.
 */
export function readApplication(
  payload: ApplicationPayload,
  form: ApplyFormSettings,
  locale: string,
): FormResult {
  const t = applicationMessages(locale);
  const typedPhone = trimmed(payload.phone);
  const phone = typedPhone === '' ? null : internationalPhone(typedPhone, payload.phone_country);
  const application: AcceptedApplication = {
    email: trimmed(payload.email).toLowerCase(),
    salutation: form.hideGender === 'hide' ? null : (payload.salutation ?? null),
    givenName: trimmed(payload.given_name),
    familyName: trimmed(payload.family_name),
    motivationText: visibleValue(form.hideMotivation, payload.motivation_text),
    phone: phone ?? null,
    phoneCountry: phone ? payload.phone_country : null,
    cv: visibleValue(form.hideResume, payload.cv),
    motivation: visibleValue(form.hideMotivation, payload.motivation),
    newsletters: payload.newsletters ?? [],
    candidate: !form.hideCreateCandidate && (payload.candidate ?? false),
    terms: payload.terms ?? false,
  };
  const problems: [string, ApplicationMessage][] = missingFields(application, form).map(([field, word]) => [
    field,
    word,
  ]);
  if (phone === undefined) problems.push(['phone', 'phoneInvalid']);
  if (problems.length === 0) return { application };
  return { problems: Object.fromEntries(problems.map(([field, word]) => [field, [t(word)]])) };
}

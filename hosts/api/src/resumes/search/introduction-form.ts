import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { normalised } from '@boardwright/api-client/contract';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import { internationalPhone } from '../../platform/forms/international-phone.ts';
import type { AcceptedApplication } from '../../applications/port.ts';
import { isEmail } from '../../platform/forms/email-address.ts';
import { introductionMessage, type IntroductionMessage } from './introduction.messages.ts';

export type IntroductionPayload = BodyOf<Contract['candidates']['introduceCandidate']>;

const tidy = (typed: string | null | undefined) =>
  normalised(typed ?? '', 'NFC')
    .replaceAll('\0', '')
    .replaceAll('\r\n', '\n')
    .trim();

/** Longest letter in characters. */
const longestLetter = 5000;

/**
 * Somebody who is introduced, as an application for the job.
 * @throws HttpError `validation` with a sentence per field
 */
export function readIntroducedPerson(payload: IntroductionPayload, locale: Locale): AcceptedApplication {
  const typedPhone = tidy(payload.phone);
  const phone = typedPhone === '' ? null : internationalPhone(typedPhone, payload.phone_country);
  const person = {
    email: tidy(payload.email).toLowerCase(),
    givenName: tidy(payload.given_name),
    familyName: tidy(payload.family_name),
    motivationText: tidy(payload.motivation_text) || null,
  };
  const wrong: readonly (readonly [boolean, string, IntroductionMessage])[] = [
    [person.givenName === '', 'given_name', 'givenNameRequired'],
    [person.familyName === '', 'family_name', 'familyNameRequired'],
    [person.email === '', 'email', 'emailRequired'],
    [person.email !== '' && !isEmail(person.email), 'email', 'emailInvalid'],
    [phone === undefined, 'phone', 'phoneInvalid'],
    [(person.motivationText ?? '').length > longestLetter, 'motivation_text', 'letterLong'],
    [!payload.consent, 'consent', 'consentRequired'],
  ];
  const problems = wrong.filter(([isWrong]) => isWrong);
  if (problems.length > 0) {
    const fields = Object.fromEntries(
      problems.map(([, field, word]) => [field, [introductionMessage(locale, word)]]),
    );
    throw new HttpError('validation', { fields });
  }
  return {
    ...person,
    salutation: null,
    phone: phone ?? null,
    phoneCountry: phone ? payload.phone_country : null,
    cv: tidy(payload.cv) || null,
    motivation: null,
    newsletters: [],
    candidate: false,
    // Terms are accepted by who applies, and by nobody for somebody else.
    terms: false,
  };
}

import { defaultsOf, jobDetails, type SettingsOf } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import { type ApplicationPayload, type ApplyFormSettings, readApplication } from './application-form.ts';

const untouched = defaultsOf<SettingsOf<typeof jobDetails>>(jobDetails);
const filled: ApplicationPayload = {
  email: ' Ana@Example.ORG ',
  given_name: ' Ana ',
  family_name: 'Popescu',
  phone_country: 'NL',
  terms: true,
};
const read = (payload: Partial<ApplicationPayload>, form: Partial<ApplyFormSettings> = {}, locale = 'en') =>
  readApplication({ ...filled, ...payload }, { ...untouched, ...form }, locale);

describe('an application to an untouched form', () => {
  it('is accepted with the least that is asked, trimmed', () => {
    expect(read({})).toEqual({
      application: {
        email: 'ana@example.org',
        salutation: null,
        givenName: 'Ana',
        familyName: 'Popescu',
        motivationText: null,
        phone: null,
        phoneCountry: null,
        cv: null,
        motivation: null,
        newsletters: [],
        candidate: false,
        terms: true,
      },
    });
  });

  it('is told every field that is wrong at once, in the language of the page', () => {
    const wrong = { given_name: ' ', family_name: '', email: 'ana@', phone: '12', terms: false };
    expect(read(wrong, {}, 'nl')).toEqual({
      problems: {
        given_name: ['Vul je voornaam in'],
        family_name: ['Vul je achternaam in'],
        email: ['Dit is geen geldig e-mailadres'],
        phone: ['Dit telefoonnummer klopt niet'],
        terms: ['Ga akkoord met de voorwaarden om verder te gaan'],
      },
    });
    expect(read({ email: '' }, {}, 'ro')).toEqual({
      problems: { email: ['Adresa de e-mail este obligatorie'] },
    });
  });
});

describe('the modes of the job details block', () => {
  it.each([
    ['hideGender', { salutation: 'miss' }, {}, 'salutation', 'Salutation is required'],
    ['hideResume', { cv: 'token' }, {}, 'cv', 'This field is required'],
    ['hideMotivation', { motivation_text: 'Because' }, {}, 'motivation_text', 'This field is required'],
    [
      'hideMotivation',
      { motivation: 'token' },
      { motivation_text: ' ' },
      'motivation_text',
      'This field is required',
    ],
  ] as const)(
    '%s: required when it says so, left out when hidden',
    (mode, given, missing, field, sentence) => {
      expect(read(given, { [mode]: 'show_required' })).toHaveProperty('application');
      expect(read(missing, { [mode]: 'show_required' })).toEqual({ problems: { [field]: [sentence] } });
      expect(read(missing, { [mode]: 'show_not_required' })).toHaveProperty('application');
      expect(read(given, { [mode]: 'hide' })).toEqual(read({}));
    },
  );

  it('asks no agreement to terms that are hidden', () => {
    expect(read({ terms: false }, { hideTermsAndConditions: true })).toHaveProperty('application');
  });

  it('makes no account where none is offered', () => {
    expect(read({ candidate: true })).toHaveProperty('application.candidate', true);
    expect(read({ candidate: true }, { hideCreateCandidate: true })).toHaveProperty(
      'application.candidate',
      false,
    );
  });
});

it.each([
  ['06 12345678', 'NL', '+31612345678'],
  ['+40 721 234 567', 'NL', '+40721234567'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['0612345678', 'RO', undefined],
  ['06 1234', 'NL', undefined],
  ['call me', 'NL', undefined],
  ['0612345678', 'ZZ', undefined],
])('reads the phone number %s of %s as %s', (phone, phone_country, expected) => {
  const result = read({ phone, phone_country });
  if (expected) expect(result).toHaveProperty('application.phone', expected);
  else expect(result).toEqual({ problems: { phone: ['Phone number is invalid'] } });
});

it.each([
  'a@b',
  'a b@c.nl',
  'a@b..nl',
  '@b.nl',
  'a@-b.nl',
  `${'a'.repeat(65)}@b.nl`,
  `a@${'b.'.repeat(130)}nl`,
])('refuses the address %s', (email) =>
  expect(read({ email })).toEqual({ problems: { email: ['This is not a valid email'] } }),
);

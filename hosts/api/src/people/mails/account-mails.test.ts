import { describe, expect, it } from 'vitest';
import {
  accountDeletedMail,
  addressMovedMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
} from './account-mails.ts';
import { composed } from '../../platform/mail/define-mail.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';

const brand = mailBrand(
  { name: 'Wadwerk', settings: { primary_color: '#00616b' } },
  'https://wadwerk.example',
);
const url = 'https://wadwerk.example/login?verify=abc&isEmployer=true';
const person = (locale: string) => ({ givenName: 'Zoë <b>', locale });

describe.each(['nl', 'en', 'ro', 'de'])('mails about an account in %s', (locale) => {
  const mails = [
    verificationMail(person(locale), url, brand),
    resetMail(person(locale), url, brand),
    passwordChangedMail(person(locale), brand),
    addressMovedMail(person(locale), 'new@example.org', brand),
    accountDeletedMail(person(locale), brand),
  ].map((mail) => composed(mail));

  it('name the site and the person, escaped, with nothing left to fill in', () => {
    for (const { subject, text, html } of mails) {
      expect(subject).toContain('Wadwerk');
      expect(text).toContain('Zoë <b>');
      expect(html).toContain('Zoë &lt;b&gt;');
      expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined|null/);
    }
  });

  it('carry their link in both forms', () => {
    for (const { text, html } of mails.slice(0, 2)) {
      expect(text).toContain(`\n${url}\n`);
      expect(html).toContain('href="https://wadwerk.example/login?verify=abc&amp;isEmployer=true"');
    }
  });
});

it('speak the reader’s language', () => {
  expect(
    ['nl', 'en', 'ro', 'de'].map((locale) => composed(resetMail(person(locale), url, brand)).subject),
  ).toEqual([
    'Kies een nieuw wachtwoord voor Wadwerk',
    'Choose a new password for Wadwerk',
    'Alege o parolă nouă pentru Wadwerk',
    'Choose a new password for Wadwerk',
  ]);
});

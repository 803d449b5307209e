import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { passwordProblems } from './password-rules.ts';

const own = ['anna.devries@example.org', 'Anna', 'de Vries', 'Wadwerk'];
const check = (password: string, again = password, locale = 'en') =>
  passwordProblems({ password, password_confirmation: again }, locale, { repeat: 'passwordRepeat', own });

describe('a chosen password', () => {
  it.each([
    ['', 'Password is required'],
    ['short', 'Password at least 10 characters'],
    ['negen tkn', 'Password at least 10 characters'],
    ['x'.repeat(201), 'Password should be at most 200 characters'],
    ['Password123!', 'This password is known to everybody who guesses passwords. Choose another.'],
  ])('%j: %s', (password, sentence) => {
    expect(check(password)).toEqual({ password: [sentence] });
  });

  it('has to be repeated', () => {
    expect(check('zeehonden op het wad', 'zeehonden op het wat')).toEqual({
      password_confirmation: ['The repeat password does not match'],
    });
    expect(check('zeehonden op het wad')).toEqual({});
  });

  it('is told about in the visitor’s language', () => {
    expect(check('kort', 'kort', 'nl').password).toEqual(['Wachtwoord van minstens 10 tekens']);
    expect(check('scurt', 'scurt', 'ro').password).toEqual(['Parola trebuie să aibă cel puțin 10 caractere']);
  });
});

it.each([
  'password12',
  'P@ssw0rd!2026',
  'Wachtwoord1!',
  'parola1234',
  'Welkom2026!',
  'qwertyuiop',
  'QwertyUiop123',
  '1234567890',
  '0987654321',
  'abcdefghijkl',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'passwordpassword',
  '1q1q1q1q1q1q',
  '24-12-1985',
  'anna.devries@example.org',
  'Wadwerk2026',
])('%s is common', (password) => expect(isCommonPassword(password, own)).toBe(true));

it.each([
  'zeehonden op het wad',
  'Tr0ub4dor&3x',
  'kiezel-lamp-orgel',
  'vijf paarden 7',
  'ăâîșț și altele',
  'x9!kQ2#mZ7',
  // Its letters alone run down the alphabet.
  'fe684523-2103-6dc1-b524-276a56361915',
])('%s is not', (password) => expect(isCommonPassword(password, own)).toBe(false));

it('long random passwords are accepted', () => {
  fc.assert(
    // Unbiased: nearly all zeros is not what a password manager makes, and is rightly refused.
    fc.property(fc.noBias(fc.uuid()), (random) => {
      expect(check(random)).toEqual({});
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../testing/render-part.tsx';
import { ageText } from './age.ts';
import { dateText, longDate } from './date.ts';
import { distanceText } from './distance.ts';
import { fileSize } from './file-size.ts';
import { money } from './money.ts';

const [nl, en, ro] = [messagesOf('nl'), messagesOf('en'), messagesOf('ro')];
/** Makes the no-break spaces visible. */
const seen = (text: string | undefined) => text?.replaceAll('\u00a0', '_');

describe('money', () => {
  it('is in the currency asked for, with no more decimals than two', () => {
    expect(seen(money(3389, 'nl', 'RON'))).toBe('lei_3.389');
    expect(money(0.125, 'nl', 'EUR')).toMatch(/0,1[23]$/);
    expect(seen(money(15.5, 'nl', 'EUR'))).toBe('€_15,50');
    expect(seen(money(16, 'nl', 'EUR'))).toBe('€_16');
  });
  it('has no decimals for whole amounts and never a plain space inside one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.constantFrom('nl', 'en', 'ro'),
        (cents, locale) => {
          const text = money(cents / 100, locale, 'EUR');
          return !text.includes(' ') && (cents % 100 === 0) === !/[.,]\d{2}(?!\d)/.test(text);
        },
      ),
    );
  });
});

describe('distance', () => {
  it('is in whole kilometres or miles, at least one', () => {
    expect(seen(distanceText(14.4, 'nl', false))).toBe('14_km');
    expect(seen(distanceText(14.4, 'nl', true))).toBe('9_mi');
    expect(seen(distanceText(0.2, 'nl', false))).toBe('1_km');
  });
});

describe('age', () => {
  const now = '2026-11-20T00:30:00Z';
  const age = (iso: string, locale = 'nl', t = nl) => ageText(iso, now, locale, 'Europe/Amsterdam', t);
  it('counts days of the board’s own calendar', () => {
    // 23:30 in London is half past twelve the next day in Amsterdam.
    expect(age('2026-11-19T23:30:00Z')).toBe('Vandaag');
    expect(age('2026-11-19T22:30:00Z')).toBe('1 dag geleden');
    expect(age('2026-11-18')).toBe('2 dagen geleden');
    expect(age('2026-11-12')).toBe('1 week geleden');
    expect(age('2026-09-20')).toBe('2 maanden geleden');
    expect(age('2024-09-20')).toBe('2 jaar geleden');
    expect(age('2026-12-24')).toBe('Vandaag');
  });
  it('speaks each language', () => {
    expect(age('2026-11-18', 'en', en)).toBe('2 days ago');
    expect(age('2026-11-18', 'ro', ro)).toBe('Acum 2 zile');
  });
});

describe('dates', () => {
  const written = (dateFormat: string, locale = 'nl') =>
    dateText('2026-11-08T23:30:00Z', { locale, dateFormat, timeZone: 'Europe/Amsterdam' });
  it('follow the site’s format, in its time zone', () => {
    expect(written('MM/dd/yyyy')).toBe('11/09/2026');
    expect(written('dd/MM/yyyy')).toBe('09/11/2026');
    expect(written('MM-dd-yyyy')).toBe('11-09-2026');
    expect(written('dd-MM-yyyy')).toBe('09-11-2026');
    expect(written('MMM dd yyyy', 'en')).toBe('Nov 09 2026');
    expect(written('MMMM dd yyyy')).toBe('november 09 2026');
    expect(written('MMMM dd yyyy', 'ro')).toBe('noiembrie 09 2026');
  });
  it('are words in a sentence', () => {
    expect(longDate('2026-12-12', { locale: 'nl', timeZone: 'Europe/Amsterdam' })).toBe('12 december 2026');
  });
});

describe('file size', () => {
  it('is in kB, then MB', () => {
    expect(seen(fileSize(212_000, 'nl'))).toBe('212_kB');
    expect(seen(fileSize(4_780_000, 'nl'))).toBe('4,8_MB');
    expect(seen(fileSize(12, 'nl'))).toBe('1_kB');
  });
});

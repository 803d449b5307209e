import { expect, it } from 'vitest';
import { interpolate } from './interpolate.ts';
import { defineMessages, inLocale, localeOf, locales, translate, translateIn } from './index.ts';

const messages = defineMessages({
  en: {
    hello: 'Hello {{name}}',
    form: { required: 'Required' },
    jobs_one: '{{count}} job on {{site}}',
    jobs_other: '{{count}} jobs on {{site}}',
  },
  nl: {
    hello: 'Hallo {{name}}',
    form: { required: 'Verplicht' },
    jobs_one: '{{count}} vacature op {{site}}',
    jobs_other: '{{count}} vacatures op {{site}}',
  },
  ro: {
    hello: 'Bună, {{name}}',
    form: { required: 'Obligatoriu' },
    jobs_one: '{{count}} job pe {{site}}',
    jobs_few: '{{count}} joburi pe {{site}}',
    jobs_other: '{{count}} de joburi pe {{site}}',
  },
});

it('finds nested keys, fills names as they are and chooses the plural of the language', () => {
  const t = translate(messages, 'ro', { site: 'Wadwerk' });
  expect(t('form.required')).toBe('Obligatoriu');
  expect(t('hello', { name: '$& <b>' })).toBe('Bună, $& <b>');
  expect([1, 3, 40].map((count) => t('jobs', { count }))).toEqual([
    '1 job pe Wadwerk',
    '3 joburi pe Wadwerk',
    '40 de joburi pe Wadwerk',
  ]);
  expect(translateIn(messages)('nl', 'jobs', { count: 2, site: 'Wadwerk' })).toBe('2 vacatures op Wadwerk');
});

it('fills in nothing for a name that every object has', () => {
  expect(interpolate('a{{constructor}}b{{toString}}c{{jobs}}', { jobs: 2 })).toBe('abc2');
});

it('reads English in a language that the product does not speak', () => {
  expect(translate(messages, 'de')('form.required')).toBe('Required');
  expect(localeOf('toString')).toBe('en');
  expect(locales.map((locale) => inLocale({ en: 1, nl: 2, ro: 3 }, locale))).toEqual([1, 2, 3]);
});

it('does not compile with a key that is not declared, or a name that is left open', () => {
  const t = translate(messages, 'en', { site: 'Wadwerk' });
  // @ts-expect-error there is no such key
  expect(t('form.missing')).toBe('form.missing');
  // @ts-expect-error the name is left open
  expect(t('hello')).toBe('Hello ');
  // @ts-expect-error which of the plurals is left open
  expect(t('jobs')).toBe('jobs');
  // @ts-expect-error another name than the message has
  expect(t('hello', { nam: 'Ana' })).toBe('Hello ');
});

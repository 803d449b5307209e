import { describe, expect, it } from 'vitest';
import { interpolate } from './interpolate.ts';
import { exampleMessages as messages } from './example.messages.ts';
import {
  defineBlockMessages,
  inLocale,
  localeOf,
  locales,
  lookUp,
  messagesIn,
  type BlockMessages,
  type MessageKey,
  type Translate,
  translate,
  translateBelow,
  translateIn,
} from './index.ts';

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
  expect([...locales, 'de'].map((locale) => inLocale<object>(messages, locale))).toEqual([
    ...locales.map((locale) => messages[locale]),
    messages.en,
  ]);
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

it('gives a part only the keys that it names, whoever calls it', () => {
  const form = (t: Translate<'form.required'>) => t('form.required');
  const t: Translate<MessageKey<typeof messages>> = lookUp(messages.nl, 'nl');
  expect(form(t)).toBe('Verplicht');
  const others: Translate<'hello{{name}}'> = t;
  // @ts-expect-error it does not have the keys that the part reads
  expect(form(others)).toBe('Verplicht');
  expect(translateBelow(t, 'form')('required')).toBe('Verplicht');
});

describe('messages in languages of one’s own', () => {
  const german = defineBlockMessages({
    de: { hello: 'Hallo', jobs_one: '{{count}} Stelle', jobs_other: '{{count}} Stellen' },
    'de-CH': { hello: 'Grüezi', jobs_other: '{{count}} Stellen' },
  });
  const both = defineBlockMessages({ de: { hello: 'Hallo' }, en: { hello: 'Hello' } });

  it('gives a page its language, that without its region, English, or the first', () => {
    const hello = (declared: BlockMessages, language: string) => messagesIn(declared, language)['hello'];
    expect(['de', 'de-AT', 'de-CH', 'fr'].map((language) => hello(german, language))).toEqual([
      'Hallo',
      'Hallo',
      'Grüezi',
      'Hallo',
    ]);
    expect(['de-AT', 'fr', 'toString'].map((language) => hello(both, language))).toEqual([
      'Hallo',
      'Hello',
      'Hello',
    ]);
    expect(messagesIn({}, 'de')).toEqual({});
  });

  it('has keys by type, plural forms without their ending', () => {
    const t: Translate<MessageKey<typeof german>> = lookUp(messagesIn(german, 'de'), 'de');
    expect(t('jobs', { count: 1 })).toBe('1 Stelle');
    // @ts-expect-error there is no such key
    expect(t('missing')).toBe('missing');
  });

  it('does not compile where a language lacks a key of English', () => {
    // @ts-expect-error German lacks a key
    const lacking = defineBlockMessages({ en: { hello: 'Hello', bye: 'Bye' }, de: { hello: 'Hallo' } });
    expect(messagesIn(lacking, 'de')).toEqual({ hello: 'Hallo' });
  });
});

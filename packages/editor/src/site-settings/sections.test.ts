import { describe, expect, it } from 'vitest';
import { siteSettingsSchema, siteTextNames } from '@boardwright/blocks-schema';
import { locales, type Locale } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { siteSettingsMessages } from './site-settings.messages.ts';
import { findSettings, sectionNamed, sectionNames, sectionOf, sectionsOf, settingsIn } from './sections.ts';
import { isText, kindOf, propertyOf, settingNames } from '../model/setting-schema.ts';

const messages = (locale: Locale) =>
  createTranslator(locale, { settings: siteSettingsMessages[locale] }).namespace('settings');

describe('the sections of the site settings', () => {
  it('hold every setting of the schema, each once', () => {
    const placed = sectionNames.flatMap((section) => settingsIn[section]);
    expect([...placed].sort()).toEqual(Object.keys(siteSettingsSchema.properties).sort());
  });

  it.each(locales)('name every setting, choice and part in %s', (locale) => {
    const t = messages(locale);
    const keys = settingNames.flatMap((name) => {
      const { enum: choices, properties } = propertyOf(name);
      const isNamed = kindOf(name) === 'choice';
      return [
        `field.${name}.title`,
        `field.${name}.hint`,
        ...(isNamed ? (choices ?? []).map((choice) => `field.${name}.choice.${choice}`) : []),
        ...Object.keys(properties ?? {}).map((part) =>
          name === 'default_images' ? `field.${name}.part.${part}` : `field.${name}.title`,
        ),
      ];
    });
    const titles = [
      ...keys,
      ...sectionNames.flatMap((name) => [`section.${name}.title`, `section.${name}.intro`]),
    ];
    expect(titles.filter((key) => t(key) === key)).toEqual([]);
  });

  it.each(locales)('say in %s what keeps groups of words from being stored, and where', (locale) => {
    const t = messages(locale);
    expect(kindOf('search_synonyms')).toBe('lines');
    for (const kind of ['alone', 'many', 'long', 'groups'] as const) {
      expect(t(`synonyms.${kind}`, { line: 3, most: 60 })).toContain('3');
    }
  });

  it('keep exactly the texts per language', () => {
    expect(settingNames.filter(isText).sort()).toEqual([...siteTextNames].sort());
    expect(siteTextNames.every((name) => kindOf(name) === 'lines' || kindOf(name) === 'html')).toBe(true);
  });

  it('are found by the words of their settings, in the reader’s language', () => {
    const t = messages('nl');
    const found = findSettings(
      ' valuta',
      (section) => t(`section.${section}.title`),
      (setting) => t(`field.${setting}.title`),
    );
    expect(found).toEqual([{ section: 'jobs', setting: 'app_currency', title: 'Valuta' }]);
    expect(findSettings('classic', String, (setting) => (setting === 'theme' ? 'classic' : ''))).toEqual([]);
    expect(sectionOf('gtm_key')).toBe('measuring');
  });

  it.each([
    ['legal', 'legal'],
    ['nothing-like-it', 'theme'],
    [null, 'theme'],
  ])('%s in the address shows %s', (word, section) => expect(sectionNamed(word, true)).toBe(section));

  it('are those of any site where no board stands behind it, and find nothing else', () => {
    expect(sectionsOf(false)).toEqual(['theme', 'identity', 'languages']);
    expect(sectionNamed('domain', false)).toBe('theme');
    const found = findSettings('', String, String, false).map(({ setting }) => setting);
    expect(found).toContain('logo');
    for (const name of ['mail_address', 'vat_rate', 'job_date_format'] as const)
      expect(found).not.toContain(name);
  });
});

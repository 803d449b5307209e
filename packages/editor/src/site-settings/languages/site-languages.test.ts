import { describe, expect, it } from 'vitest';
import { siteLanguages, withoutLanguage } from './site-languages.ts';

describe('the languages of a site', () => {
  it('are the schema’s where none are stored, and what the product speaks can be added', () => {
    expect(siteLanguages({})).toEqual({ supported: ['nl'], own: 'nl', addable: ['en', 'ro'] });
  });
  it('always have the default among them', () => {
    const stored = { supported_languages: ['en'], default_language: 'nl' };
    expect(siteLanguages(stored).supported).toEqual(['nl', 'en']);
  });
  it('lose any but the default', () => {
    const languages = siteLanguages({ supported_languages: ['nl', 'en', 'ro'], default_language: 'nl' });
    expect(withoutLanguage(languages, 'en')).toEqual(['nl', 'ro']);
    expect(withoutLanguage(languages, 'nl')).toEqual(['nl', 'en', 'ro']);
  });
});

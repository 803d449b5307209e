import { locales } from '@boardwright/messages';
import type { Values } from '../../page-editing/edited-site.ts';
import { appliedValue } from '../../model/setting-schema.ts';

export interface SiteLanguages {
  readonly supported: readonly string[];
  /** Always one of `supported` (§5). */
  readonly own: string;
  /** What the product speaks besides. */
  readonly addable: readonly string[];
}

/** The languages of a site as they are edited. */
export function siteLanguages(settings: Values): SiteLanguages {
  const stored = appliedValue(settings, 'supported_languages');
  const current = Array.isArray(stored)
    ? stored.filter((each): each is string => typeof each === 'string')
    : [];
  const own = String(appliedValue(settings, 'default_language'));
  const supported = current.includes(own) ? current : [own, ...current];
  return { supported, own, addable: locales.filter((locale) => !supported.includes(locale)) };
}

/** The languages without one of them. The default stays: another must be the default before it can go (§5). */
export function withoutLanguage({ supported, own }: SiteLanguages, language: string): readonly string[] {
  return language === own ? supported : supported.filter((each) => each !== language);
}

import { defaultLocale, isLocale } from '@boardwright/messages';

/** The first of the product's languages that a visitor's `Accept-Language` names, by its weights; English without one. */
export function visitorsLanguage(header = ''): string {
  const preferences = header
    .slice(0, 200)
    .toLowerCase()
    .split(',')
    .map((preference) => {
      const [tag = '', weight = ''] = preference.split(';');
      const quality = /^\s*q=([\d.]+)/.exec(weight)?.[1];
      return { language: tag.trim().split('-')[0] ?? '', quality: Number(quality ?? 1) };
    })
    .filter(({ language, quality }) => quality > 0 && isLocale(language));
  return preferences.sort((one, other) => other.quality - one.quality)[0]?.language ?? defaultLocale;
}

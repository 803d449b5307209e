import type { SiteSettings } from './site-settings.schema.ts';

/**
 * Settings that say how a whole site looks to who visits it (specification §3 'Site settings'): its theme, its name and its
 * pictures. Where pages are published by hand these are too; every other setting holds as soon as it is saved.
 */
export const appearanceSettings = [
  'site_name',
  'logo',
  'favicon',
  'seo_image',
  'default_images',
  'copyright_text',
  'primary_color',
  'primary_employer_color',
  'secondary_color',
  'font_family',
  'contained_max_width',
  'theme',
  'tag_style',
  'flags_to_text',
] as const satisfies readonly (keyof SiteSettings)[];
export type AppearanceSetting = (typeof appearanceSettings)[number];

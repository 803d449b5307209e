import type { SiteSettings } from './site-settings.schema.ts';

/** Settings that are texts: stored and written per locale (`texts: { NL: { … } }`), the rest once for the site. */
export const siteTextNames = [
  'copyright_text',
  'favourite_benefits_text',
  'privacy_text_employer',
  'privacy_text_candidate',
  'terms_text_employer',
  'terms_text_candidate',
  'cookie_text_small',
  'cookie_text_large',
] as const satisfies readonly (keyof SiteSettings)[];
export type SiteTextName = (typeof siteTextNames)[number];

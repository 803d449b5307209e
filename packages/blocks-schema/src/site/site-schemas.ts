import { cookieScriptsKey, cookieScriptsSchema } from './cookie-scripts.schema.ts';
import { pageSettingsKey, pageSettingsSchema } from './page-settings.schema.ts';
import { siteSettingsKey, siteSettingsSchema } from './site-settings.schema.ts';

/** What is checked by a schema and is no block, by the key that its check is asked for by, beside those of blocks. */
export const siteSchemas = {
  [siteSettingsKey]: siteSettingsSchema,
  [pageSettingsKey]: pageSettingsSchema,
  [cookieScriptsKey]: cookieScriptsSchema,
} as const;

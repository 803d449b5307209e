import { eq } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { livePages } from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { forwardPath } from './rule-paths.ts';

/** The address of every page of a site in each of its languages, as `/`, `/vacatures` and `/en/jobs`. */
export async function standingAddresses(
  db: Pick<Database, 'select'>,
  { id, defaultLocale, supportedLocales }: Tenant['site'],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ key: livePages.key, path: livePages.path })
    .from(livePages)
    .where(eq(livePages.siteId, id));
  const addresses = rows.flatMap(({ key, path }) =>
    supportedLocales.flatMap((locale) => {
      const prefix = locale === defaultLocale ? '' : `/${locale}`;
      const own = path[locale];
      if (own === undefined) return [];
      const home = key === 'p-home' ? [prefix === '' ? '/' : prefix] : [];
      return [...home, forwardPath(`${prefix}/${own}`)];
    }),
  );
  // The home page, whatever it is called.
  return new Set(['/', ...addresses]);
}

import { defaultPath } from '@boardwright/blocks-schema';
import { and, eq, inArray } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { livePages, sites } from '../../platform/database/schema.ts';
import { findTenants, type Tenant } from '../../platform/http/find-tenants.ts';

const linked = ['p-manage-job-alert', 'p-job-list'] as const;
export type LinkedPage = (typeof linked)[number];

/** A site with its board, and where its pages are that mails lead to. */
export interface AlertSite extends Tenant {
  readonly pages: Readonly<Partial<Record<LinkedPage, Readonly<Record<string, string>>>>>;
}

/** Sites by number: all, or the one named. */
export async function loadAlertSites(db: Database, siteId?: number): Promise<ReadonlyMap<number, AlertSite>> {
  const one = siteId === undefined ? undefined : eq(sites.id, siteId);
  const tenants = await findTenants(db, one);
  const found = await db
    .select({ siteId: livePages.siteId, key: livePages.key, path: livePages.path })
    .from(livePages)
    .where(
      and(
        inArray(livePages.key, [...linked]),
        siteId === undefined ? undefined : eq(livePages.siteId, siteId),
      ),
    );
  return new Map(
    tenants.map((tenant) => {
      const own = found.filter((page) => page.siteId === tenant.site.id);
      return [
        tenant.site.id,
        { ...tenant, pages: Object.fromEntries(own.map(({ key, path }) => [key, path ?? {}])) },
      ];
    }),
  );
}

/** The address of a page in a language, with what it is to show. */
export function pageAddress(
  { site, board, pages: paths }: AlertSite,
  page: LinkedPage,
  locale: string,
  query: URLSearchParams,
): string {
  const own = paths[page];
  const path = own?.[locale] || own?.[site.defaultLocale] || defaultPath(page, locale, 0);
  const prefix = locale === site.defaultLocale ? '' : `${locale}/`;
  const address = new URL(`/${prefix}${path}`, board.url);
  address.search = query.toString();
  return address.href;
}

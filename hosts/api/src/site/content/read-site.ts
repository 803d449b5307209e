import type { Site } from '@boardwright/api-client/contract';
import type { Database } from '../../platform/database/connect.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { presentPages, presentSite } from './site.present.ts';
import { readSiteRow, readSiteRows, type SiteState } from './site.queries.ts';

/** `EN-US` of a site in nl and en → `EN`; a language the site does not have → the site's own. */
function siteLocale(asked: string | undefined, supported: readonly string[], own: string): string {
  const language = asked?.slice(0, 2).toLowerCase();
  return (language !== undefined && supported.includes(language) ? language : own).toUpperCase();
}

/**
 * A site with its pages in one language. Visitors of a draft, or before the password of a closed site, read its
 * settings but not its pages.
 * @param state what is not published yet is the admin's alone
 * @throws HttpError `notFound` for another site; `forbidden` for a visitor who asks for the draft
 */
export async function readSite(
  db: Database,
  context: RequestContext,
  id: number,
  asked: string | undefined,
  state: SiteState = 'published',
): Promise<Site> {
  if (scope(context).site.id !== id) throw new HttpError('notFound');
  if (state === 'draft' && context.role !== 'admin') throw new HttpError('forbidden');
  const site = await readSiteRow(db, id);
  if (!site) throw new HttpError('notFound');
  const locale = siteLocale(asked ?? context.locale, site.supportedLocales, site.defaultLocale);
  const isVisible = context.role === 'admin' || (context.insideGate && site.status === 'active');
  if (!isVisible) return presentSite(site, locale, []);
  const locales = [...new Set([locale, site.defaultLocale.toUpperCase()])];
  const rows = await readSiteRows(db, id, locales, state);
  return presentSite(
    site,
    locale,
    presentPages(rows, locales, context.role === 'admin' ? 'admin' : 'visitor'),
  );
}

import type { Site } from '@boardwright/api-client/contract';
import type { BlockSchemas } from '@boardwright/blocks-schema';
import type { Database } from '../../platform/database/connect.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { presentPreview, type PreviewVisit } from '../../platform/http/preview-tokens.ts';
import type { Clock } from '../../platform/ports/clock.ts';
import { findRunning } from '../experiments/running-experiments.queries.ts';
import { sharesPlace } from '../shares-place.ts';
import { presentPages, presentSite } from './site.present.ts';
import { readSiteRow, readSiteRows, type SiteRow, type SiteState } from './site.queries.ts';

/** `EN-US` of a site in nl and en → `EN`; a language the site does not have → the site's own. */
function siteLocale(asked: string | undefined, supported: readonly string[], own: string): string {
  const language = asked?.slice(0, 2).toLowerCase();
  return (language !== undefined && supported.includes(language) ? language : own).toUpperCase();
}

interface ReadDeps {
  readonly db: Database;
  readonly blockSchemas: BlockSchemas;
  readonly clock: Clock;
}

/**
 * A site with its pages in one language. Visitors of a draft, or before the password of a closed site, read its
 * settings but not its pages.
 * @param state what is not published yet is the admin's alone
 * Who comes by a preview link sees a page as it is saved.
 * @throws HttpError `notFound` for another site; `forbidden` for a visitor who asks for the draft
 */
export async function readSite(
  { db, blockSchemas, clock }: ReadDeps,
  context: RequestContext,
  id: number,
  asked: string | undefined,
  state: SiteState = 'published',
): Promise<Site> {
  if (scope(context).site.id !== id) throw new HttpError('notFound');
  if (state === 'draft' && context.role !== 'admin') throw new HttpError('forbidden');
  // Whoever comes by a link to the whole site sees all of it as it is saved.
  const site = await readSiteRow(db, id, context.preview?.wholeSite ? 'draft' : state);
  if (!site) throw new HttpError('notFound');
  const locale = siteLocale(asked ?? context.locale, site.supportedLocales, site.defaultLocale);
  const own = site.defaultLocale.toUpperCase();
  const locales = locale === own ? ([locale] as const) : ([locale, own] as const);
  if (context.preview) return readPreview({ db, blockSchemas, clock }, site, locales, context.preview);
  const isVisible = context.role === 'admin' || (context.insideGate && site.status === 'active');
  if (!isVisible) return presentSite(site, locale, []);
  const rows = await readSiteRows(db, id, locales, state);
  const isAdmin = context.role === 'admin';
  const pages = presentPages(rows, locales, isAdmin ? 'admin' : 'visitor', blockSchemas);
  const presented = presentSite(site, locale, pages);
  if (isAdmin) return presented;
  const running = await findRunning(db, { siteId: id, locale, now: clock.now() }, pages);
  return running.length > 0 ? { ...presented, experiments: [...running] } : presented;
}

/**
 * A site for who comes by a preview link: its page as it is saved, or all of them, and the rest as visitors have it. What
 * would stand in the page's place is left out, as it will be once the page is published.
 */
async function readPreview(
  { db, blockSchemas }: ReadDeps,
  site: SiteRow,
  locales: readonly [string, ...string[]],
  preview: PreviewVisit,
): Promise<Site> {
  const draft = presentPages(
    await readSiteRows(db, site.id, locales, 'draft'),
    locales,
    'visitor',
    blockSchemas,
  );
  const opened = { ...presentSite(site, locales[0], draft), preview: presentPreview(preview) };
  if (preview.wholeSite) return opened;
  const page = draft.find(({ id }) => id === preview.pageId);
  if (!page) throw new HttpError('previewEnded');
  if (site.status !== 'active') return { ...opened, pages: [page] };
  const published = presentPages(await readSiteRows(db, site.id, locales), locales, 'visitor', blockSchemas);
  const isThere = published.some(({ id }) => id === page.id);
  const pages = published
    .filter((other) => !sharesPlace(page, other))
    .map((other) => (other.id === page.id ? page : other));
  return { ...opened, pages: isThere ? pages : [...pages, page] };
}

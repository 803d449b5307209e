import type { Database } from '../../platform/database/connect.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import type { Clock } from '../../platform/ports/clock.ts';
import type { SearchGeo } from './remembered-places.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import type { SearchSync } from '../../platform/search-sync/search-sync.ts';

/** What the handlers of this area work with. */
export interface JobsDeps {
  readonly db: Database;
  readonly search: SearchSync;
  readonly geo: SearchGeo;
  readonly storage: Storage;
  readonly clock: Clock;
  /** What the site's own server says to be believed when it tells how often jobs were seen. */
  readonly siteSecret?: string | undefined;
  /** Has stored mails sent soon. */
  readonly mailsQueued: (ids: readonly number[]) => Promise<void>;
}

/** Who asks, and on which site and board. */
export type BoardVisit = Pick<RequestContext, 'role' | 'locale' | 'visitor'> & Tenant;

/** @throws HttpError `unknownHost` where no site lives at the host */
export function boardVisit(context: RequestContext): BoardVisit {
  const { role, locale, visitor } = context;
  return { role, locale, visitor, ...scope(context) };
}

/**
 * Whether this visitor sees jobs without their employer: the site hides it, and who logs in sees it
 * (§4 'anonymous jobs require login').
 */
export function isAnonymous({ role, site }: Pick<BoardVisit, 'role' | 'site'>): boolean {
  return site.settings.anonymize_jobs === true && role === 'public';
}

/** The address of a job's page, for mails and for links from elsewhere. */
export function jobUrl(
  { board }: Pick<BoardVisit, 'board'>,
  job: { readonly slug: string; readonly uuid: string },
): string {
  const path = board.jobUrlTemplate
    .replaceAll('{slug}', encodeURIComponent(job.slug))
    .replaceAll('{uuid}', job.uuid);
  return new URL(path, board.url).href;
}

import type { Role } from '@boardwright/api-client/contract';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Geo } from '../../ports/geo.ts';
import type { Storage } from '../../ports/storage.ts';
import type { SearchSync } from '../../search-sync/search-sync.ts';

/** What the handlers of this area work with. */
export interface JobsDeps {
  readonly db: Database;
  readonly search: SearchSync;
  readonly geo: Geo;
  readonly storage: Storage;
  readonly clock: Clock;
  /** Has stored mails sent soon. */
  readonly mailsQueued: (ids: readonly number[]) => Promise<void>;
}

/** Who asks, and on which board. */
export interface BoardVisit {
  readonly role: Role;
  readonly userId: number | null;
  readonly locale: string;
  readonly siteId: number;
  readonly siteName: string;
  readonly defaultLocale: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly board: {
    readonly id: number;
    readonly url: string;
    readonly jobUrlTemplate: string;
    readonly countries: readonly string[];
    readonly email: string | null;
  };
}

/** Whether this visitor sees jobs without their employer: the site hides it, and who logs in sees it (§4 'anonymous jobs require login'). */
export function isAnonymous({ role, settings }: BoardVisit): boolean {
  return settings.anonymize_jobs === true && role === 'public';
}

/** The address of a job's page, for mails and for links from elsewhere. */
export function jobUrl({ board }: BoardVisit, job: { readonly slug: string; readonly uuid: string }): string {
  const path = board.jobUrlTemplate
    .replaceAll('{slug}', encodeURIComponent(job.slug))
    .replaceAll('{uuid}', job.uuid);
  return new URL(path, board.url).href;
}

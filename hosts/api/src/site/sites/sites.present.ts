import type { DeletedSite, RunSite } from '@boardwright/api-client/contract';
import { type DeletedRow, restorableTill } from './delete-site.ts';
import type { SiteWithHosts } from './sites.queries.ts';

/** A site as who runs it sees it in the list of theirs. */
export function presentRunSite(
  { site, board, hosts }: SiteWithHosts,
  { currentId, liveJobs }: { readonly currentId: number; readonly liveJobs: number },
): RunSite {
  return {
    id: site.id,
    name: site.name,
    status: site.status,
    url: board.url,
    hosts: hosts.map(({ host, state }) => ({ host, state })),
    languages: [...site.supportedLocales],
    default_language: site.defaultLocale,
    live_jobs: liveJobs,
    is_current: site.id === currentId,
    created_at: site.createdAt.toISOString(),
  };
}

const day = 24 * 60 * 60 * 1000;

/** A deleted site, as who may put it back sees it. */
export function presentDeletedSite(
  { id, name, hosts, reason, deletedAt }: DeletedRow,
  now: Date,
): DeletedSite {
  const till = restorableTill(deletedAt);
  const left = Math.ceil((till.getTime() - now.getTime()) / day);
  return {
    id,
    name,
    hosts: [...hosts],
    deleted_at: deletedAt.toISOString(),
    restorable_till: till.toISOString(),
    days_left: Math.max(0, left),
    reason,
  };
}

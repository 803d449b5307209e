import type { RunSite } from '@boardwright/api-client/contract';
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

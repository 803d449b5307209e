import { useListAddress } from '../lists/use-list-address.ts';

const names = ['part', 'open', 'from'] as const;

/** The address of the workspace: what is open, and of which site a copy is begun. */
export function useSitesAddress() {
  const { query, ...address } = useListAddress(names);
  return {
    ...address,
    part: 'sites' as const,
    open: query.get('open') ?? undefined,
    /** The number of the site that is copied; 0 for an empty start. */
    from: Math.max(0, Math.trunc(Number(query.get('from'))) || 0),
  };
}

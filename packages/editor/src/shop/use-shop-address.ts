import { useAddress } from '../workbench/use-address.ts';

export const shopParts = ['products', 'orders', 'invoices', 'companies', 'jobs'] as const;
export type ShopPart = (typeof shopParts)[number];

/** What of this workspace stands in the address, beside what the bench keeps there. */
const names = ['part', 'status', 'find', 'list', 'open'] as const;
type Change = Partial<Record<(typeof names)[number], string | undefined>>;

/** The address of the workspace: which part, how it is filtered, which page of the list, what is open. */
export function useShopAddress() {
  const { query, change: ask } = useAddress();
  const part = shopParts.find((name) => name === query.get('part')) ?? 'products';
  const page = Math.max(1, Math.trunc(Number(query.get('list'))) || 1);
  const changed = (change: Change): string => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(change))
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    return `?${next}`;
  };
  return {
    part,
    page,
    /** How the list is narrowed, as each part names it. */
    status: query.get('status') ?? undefined,
    find: query.get('find') ?? '',
    open: query.get('open') ?? undefined,
    /** Where a link leads that changes these. */
    changed,
    /** Leaves the workspace: the bench with what it kept in the address. */
    bench: `/?${new URLSearchParams([...query].filter(([name]) => !names.some((own) => own === name)))}`,
    /** Changes these, also while what was asked for a moment ago is not rendered yet. */
    show: (change: Change) =>
      ask(Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value || undefined]))),
  };
}

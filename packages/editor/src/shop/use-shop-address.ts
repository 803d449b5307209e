import { useListAddress } from '../lists/use-list-address.ts';

export const shopParts = ['products', 'orders', 'quotes', 'invoices', 'companies'] as const;
export type ShopPart = (typeof shopParts)[number];

const names = ['part', 'status', 'find', 'sort', 'list', 'open', 'columns'] as const;

/** The address of the workspace: which part, how it is filtered, which page of the list, what is open. */
export function useShopAddress() {
  const { query, ...address } = useListAddress(names);
  return {
    ...address,
    query,
    part: shopParts.find((name) => name === query.get('part')) ?? 'products',
    /** How the list is narrowed, as each part names it. */
    status: query.get('status') ?? undefined,
    find: query.get('find') ?? '',
    open: query.get('open') ?? undefined,
  };
}

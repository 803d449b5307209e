import { countedTo, type PageMeta } from '@boardwright/api-client/contract';

/** Which page of how many. A page beyond the last is empty, with the right totals. */
export function pageMeta(
  total: number,
  { page, limit }: { readonly page: number; readonly limit: number },
): PageMeta {
  return { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) };
}

/** The same of an admin's list, which is counted no further than `countedTo`: pages beyond it are not offered. */
export const countedMeta = (
  total: number,
  asked: { readonly page: number; readonly limit: number },
): PageMeta =>
  total > countedTo ? { ...pageMeta(countedTo, asked), total_is_exact: false } : pageMeta(total, asked);

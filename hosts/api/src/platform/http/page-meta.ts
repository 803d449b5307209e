import { countedTo, type PageMeta } from '@boardwright/api-client/contract';

/** Which page of how many. A page beyond the last is empty, with the right totals. */
export function pageMeta(
  total: number,
  { page, limit }: { readonly page: number; readonly limit: number },
): PageMeta {
  return { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) };
}

/**
 * The same of an admin's list, which is counted no further than `countedTo`: pages beyond it are not offered.
 * @param isExact false: there are more than `total`, which was counted less far, so that there is always one page more, as far as lists lead
 */
export function countedMeta(
  total: number,
  asked: { readonly page: number; readonly limit: number },
  isExact = total <= countedTo,
): PageMeta {
  if (isExact) return pageMeta(total, asked);
  const meta = pageMeta(Math.min(total, countedTo), asked);
  const furthest = Math.ceil(countedTo / asked.limit);
  const last =
    total < countedTo ? Math.min(Math.max(meta.last_page, asked.page + 1), furthest) : meta.last_page;
  return { ...meta, last_page: last, total_is_exact: false };
}

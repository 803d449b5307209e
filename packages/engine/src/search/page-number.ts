/** The page that an address asks for, from 1; anything that is no page is the first. */
export function readPageNumber(query: URLSearchParams): number {
  const written = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 1;
}

import { normalised } from '@boardwright/api-client/contract';
/** What the search of organisations looks for: its address says it. */
export interface OrganisationSearch {
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** The page number an address asks for; 1 where it asks for none that could be. */
export function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** Reads the search from an address. Nothing in an address breaks it. */
export function readOrganisationSearch(query: URLSearchParams): OrganisationSearch {
  const search = normalised(query.get('search') ?? '', 'NFC')
    .replaceAll('\0', '')
    .trim();
  return { search: search.slice(0, 200), page: pageOf(query) };
}

/** The query of an address that asks for a page of a search: '?search=groep&page=2', '' for the first page of all. */
export function writeOrganisationSearch({ search, page }: OrganisationSearch): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });
  const text = query.toString();
  return text && `?${text}`;
}

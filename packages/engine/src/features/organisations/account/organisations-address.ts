import type { OrganisationInfoType } from '@boardwright/api-client/contract';
import type { Board } from '../../../board/board-context.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';

export const organisationsTab = 'organisations';
/** Where the panel starts: what was done is said there. */
export const organisationsAnchor = 'account-organisations';
/** What was just done: said once. */
export const organisationNotices = [
  'created',
  'saved',
  'pictured',
  'partSaved',
  'partMoved',
  'partRemoved',
  'archived',
] as const;
export type OrganisationNotice = (typeof organisationNotices)[number];
/** Kinds of parts, in the order in which they are offered (specification §3 'organisation_info'). */
export const partTypes = [
  'text',
  'benefit',
  'image',
  'video',
  'location',
  'social',
] as const satisfies readonly OrganisationInfoType[];

export interface OrganisationListState {
  readonly search: string;
  readonly page: number;
}

/** What the address asks for: the list, one organisation, or a form of one. */
export interface OrganisationsAddress {
  readonly list: OrganisationListState;
  readonly organisation: number | 'new' | undefined;
  /** The form of its fields, of one of its parts by place, or of a new part of a kind. */
  readonly edit: 'fields' | { readonly part: number } | { readonly type: OrganisationInfoType } | undefined;
  /** Asks to confirm that it is archived. */
  readonly archives: boolean;
  readonly notice: OrganisationNotice | undefined;
}

function wholeNumber(text: string | null, most: number): number | undefined {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number > 0 && number <= most ? number : undefined;
}

function editOf(text: string | null): OrganisationsAddress['edit'] {
  if (text === 'fields') return 'fields';
  const named = /^part-(\w{1,10})$/.exec(text ?? '')?.[1];
  const type = partTypes.find((one) => one === named);
  if (type) return { type };
  return named !== undefined && /^\d{1,3}$/.test(named) ? { part: Number(named) } : undefined;
}

/** Reads an address that anybody may have typed. */
export function readOrganisationsAddress(query: URLSearchParams): OrganisationsAddress {
  const organisation = query.get('organisation');
  return {
    list: {
      search: (query.get('search') ?? '').replaceAll('\0', '').trim().slice(0, 200),
      page: wholeNumber(query.get('page'), 10_000) ?? 1,
    },
    organisation: organisation === 'new' ? 'new' : wholeNumber(organisation, 2_147_483_647),
    edit: editOf(query.get('edit')),
    archives: query.get('step') === 'archive',
    notice: organisationNotices.find((outcome) => outcome === query.get('done')),
  };
}

type Place = Pick<Board, 'path'>;

export function organisationsAddress(board: Place, { search, page }: OrganisationListState): string {
  const query = { ...(search && { search }), ...(page > 1 && { page: String(page) }) };
  return tabAddress(board, organisationsTab, query);
}

export function organisationAddress(
  board: Place,
  organisation: number | 'new',
  query: { readonly edit?: string; readonly step?: 'archive' } = {},
): string {
  return tabAddress(board, organisationsTab, { organisation: String(organisation), ...query });
}

export function partAddress(board: Place, organisation: number, part: number | OrganisationInfoType): string {
  return organisationAddress(board, organisation, { edit: `part-${part}` });
}

/** Where one comes after something was done: to its organisation, or to the list where that is gone. */
export function organisationDoneAddress(
  board: Place,
  done: OrganisationNotice,
  organisation?: number,
): string {
  const query = { ...(organisation !== undefined && { organisation: String(organisation) }), done };
  const anchor = done.startsWith('part') ? 'organisation-parts' : organisationsAnchor;
  return `${tabAddress(board, organisationsTab, query)}#${anchor}`;
}

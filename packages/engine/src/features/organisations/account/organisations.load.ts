import {
  organisationLimits,
  type OrganisationInfoType,
  type MyOrganisation,
  type PageMeta,
  socialTypes,
} from '@boardwright/api-client/contract';
import { organisationPath } from '../../../page/links/organisation-path.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import type { PanelContext } from '../../../page/account/account-panel.ts';
import {
  type OrganisationNotice,
  type OrganisationListState,
  type OrganisationsAddress,
  readOrganisationsAddress,
} from './organisations-address.ts';

/** Organisations on a page of the list. */
const pageSize = 10;

export interface OrganisationListData {
  readonly view: 'list';
  readonly list: OrganisationListState;
  readonly organisations: readonly MyOrganisation[];
  readonly meta: PageMeta;
  readonly notice: OrganisationNotice | undefined;
}

export interface OrganisationPageData {
  readonly view: 'page';
  readonly organisation: MyOrganisation;
  /** Its public page; absent while nobody else can see it. */
  readonly preview: string | undefined;
  readonly isArchiving: boolean;
  /** Parts that it may have. */
  readonly mostParts: number;
  readonly locale: string;
  readonly notice: OrganisationNotice | undefined;
}

interface Language {
  readonly value: string;
  readonly label: string;
}

export interface OrganisationFormData {
  readonly view: 'form';
  /** Absent for a new one. */
  readonly organisation: MyOrganisation | undefined;
  readonly languages: readonly Language[];
  readonly groups: readonly {
    readonly key: string;
    readonly name: string;
    readonly items: readonly { readonly id: number; readonly name: string }[];
  }[];
  readonly socialTypes: typeof socialTypes;
  readonly limits: typeof organisationLimits;
  readonly boardId: number;
  readonly boardName: string;
}

export interface PartFormData {
  readonly view: 'part';
  readonly organisation: MyOrganisation;
  /** Its place among the parts; absent for a new one. */
  readonly part: number | undefined;
  readonly type: OrganisationInfoType;
  readonly languages: readonly Language[];
  readonly limits: typeof organisationLimits;
}

export interface OrganisationNotFoundData {
  readonly view: 'notFound';
}

export type OrganisationsData =
  | OrganisationListData
  | OrganisationPageData
  | OrganisationFormData
  | PartFormData
  | OrganisationNotFoundData;

/** The company's organisations, one of them, or a form of one: as the address says. */
export async function loadOrganisations(context: PanelContext): Promise<OrganisationsData> {
  const { api, query, signal } = context;
  const address = readOrganisationsAddress(query);
  if (address.organisation === undefined) return loadList(context, address);
  if (address.organisation === 'new') return formOf(context, undefined);
  try {
    const { data } = await api.organisations.readMyOrganisation({
      params: { id: address.organisation },
      signal,
    });
    return viewOf(context, data, address);
  } catch (error) {
    // Policy: one that is archived, or was never the company's, is said in the panel; the account stays.
    if (apiFailure(error)?.status === 404) return { view: 'notFound' };
    throw error;
  }
}

async function loadList({ api, signal }: PanelContext, { list, notice }: OrganisationsAddress) {
  const { search, page } = list;
  const { data, meta } = await api.organisations.findMyOrganisations({
    query: { page, limit: pageSize, ...(search && { search }) },
    signal,
  });
  return { view: 'list', list, organisations: data, meta, notice } as const;
}

function viewOf(
  context: PanelContext,
  organisation: MyOrganisation,
  { edit, archives, notice }: OrganisationsAddress,
): OrganisationsData {
  const { board } = context;
  if (edit === 'fields') return formOf(context, organisation);
  if (edit !== undefined) {
    const part = 'part' in edit ? edit.part : undefined;
    const known = part === undefined ? undefined : organisation.organisation_info[part];
    const type = 'type' in edit ? edit.type : known?.type;
    if (type)
      return {
        view: 'part',
        organisation,
        part,
        type,
        languages: languagesOf(context),
        limits: organisationLimits,
      };
  }
  const isVisible = organisation.active && organisation.job_board_ids.includes(board.boardId);
  return {
    view: 'page',
    organisation,
    preview: isVisible ? organisationPath(board, organisation.slug) : undefined,
    isArchiving: archives,
    mostParts: organisationLimits.info,
    locale: board.locale,
    notice,
  };
}

function languagesOf({ board }: PanelContext): readonly Language[] {
  const names = new Intl.DisplayNames([board.locale], { type: 'language' });
  return board.locales.map((value) => ({ value, label: names.of(value) ?? value }));
}

function formOf(context: PanelContext, organisation: MyOrganisation | undefined): OrganisationFormData {
  const { board, configuration } = context;
  return {
    view: 'form',
    organisation,
    languages: languagesOf(context),
    groups: configuration.segments_groups
      .filter((group) => group.organisations)
      .map(({ id, key, name }) => ({
        key,
        name,
        items: configuration.segments.filter((segment) => segment.segment_group_id === id),
      }))
      .filter(({ items }) => items.length > 0),
    socialTypes,
    limits: organisationLimits,
    boardId: board.boardId,
    boardName: board.siteName,
  };
}

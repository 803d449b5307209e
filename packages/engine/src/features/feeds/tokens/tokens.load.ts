import { type MultiposterToken, multiposterLimit, type PageMeta } from '@boardwright/api-client/contract';
import type { PanelContext } from '../../../page/account/account-panel.ts';
import { readTokensAddress, type TokensAddress } from './tokens-address.ts';

/** Tokens on a page of the list. */
const pageSize = 10;

/** Something that a job may name, by the number that it is named by. */
export interface NamedNumber {
  readonly id: number;
  readonly name: string;
}

export interface TokensData extends TokensAddress {
  readonly tokens: readonly MultiposterToken[];
  readonly meta: PageMeta;
  /** Tokens that there may be. */
  readonly limit: number;
  /** Where posting systems call. */
  readonly address: string;
  readonly organisations: readonly NamedNumber[];
  /** What a job can be published with; none where the board sells nothing. */
  readonly products: readonly NamedNumber[];
}

const publishing: ReadonlySet<string> = new Set(['jobPosting', 'CPC']);

/** The company's keys, and all that a posting system has to know. */
export async function loadTokens(context: PanelContext): Promise<TokensData> {
  const { api, board, configuration, query, signal, you } = context;
  const asked = readTokensAddress(query);
  const [{ data, meta }, products] = await Promise.all([
    api.multiposter.findMultiposterTokens({ query: { page: asked.page, limit: pageSize }, signal }),
    api.shop.findMyProducts({ signal }),
  ]);
  const own = configuration.job_boards.find(({ id }) => id === board.boardId);
  return {
    ...asked,
    tokens: data,
    meta,
    limit: multiposterLimit,
    address: `${(own?.url ?? '').replace(/\/$/, '')}/api/mp/v1`,
    organisations: you.client?.organisations ?? [],
    products: products.data
      .filter(({ product }) => publishing.has(product.type))
      .map(({ product: { id, name } }) => ({ id, name })),
  };
}

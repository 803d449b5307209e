import type { Board } from '../../../board/board-context.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';

export const tokensTab = 'tokens';
/** Where the panel starts: what was done is said there. */
export const tokensAnchor = 'account-tokens';
/** What was just done: said once. */
export const tokenNotices = ['renamed', 'on', 'off', 'revoked'] as const;
export type TokenNotice = (typeof tokenNotices)[number];
/** What an address asks of one token: the form of its name, or to confirm that it ends. */
export const tokenSteps = ['rename', 'revoke'] as const;
export type TokenStep = (typeof tokenSteps)[number];

export interface TokensAddress {
  readonly page: number;
  readonly token: number | undefined;
  readonly step: TokenStep | undefined;
  readonly notice: TokenNotice | undefined;
}

function wholeNumber(text: string | null): number | undefined {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number > 0 && number <= 2_147_483_647
    ? number
    : undefined;
}

/** Reads an address that anybody may have typed. */
export function readTokensAddress(query: URLSearchParams): TokensAddress {
  return {
    page: Math.min(wholeNumber(query.get('page')) ?? 1, 10_000),
    token: wholeNumber(query.get('token')),
    step: tokenSteps.find((step) => step === query.get('step')),
    notice: tokenNotices.find((outcome) => outcome === query.get('done')),
  };
}

type Place = Pick<Board, 'path'>;

/** The list, as it was before a step. */
export function tokensAddress(board: Place, page = 1): string {
  return tabAddress(board, tokensTab, page > 1 ? { page: String(page) } : {});
}

export function tokenStepAddress(board: Place, token: number, step: TokenStep, page: number): string {
  const query = { ...(page > 1 && { page: String(page) }), token: String(token), step };
  return `${tabAddress(board, tokensTab, query)}#token-${token}`;
}

export function tokensDoneAddress(board: Place, done: TokenNotice): string {
  return `${tabAddress(board, tokensTab, { done })}#${tokensAnchor}`;
}

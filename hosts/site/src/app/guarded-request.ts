import type { StoredPage } from '@boardwright/api-client/contract';
import { pageKindOf } from '@boardwright/blocks-schema';
import { pagePath, type GuardedRequest } from '@boardwright/engine';
import { authCookie } from './app-types.ts';
import type { Session } from './responses.ts';

const memberCookies: readonly string[] = [authCookie('candidate'), authCookie('employer')];

/** What stands before a page: every address has a language, some pages ask who comes (specification §2). */
export function middlewaresOf(page: StoredPage | undefined): readonly string[] {
  const own = page && pageKindOf(page.key)?.middleware;
  return own ? ['i18n', own] : ['i18n'];
}

/** What the rules before a page may know of this visit. */
export function guardedRequest({ page, tokens, request }: Session): GuardedRequest {
  const { view, url, who } = page;
  const { default_language: defaultLocale } = view.settings;
  const board = { locale: view.locale, defaultLocale, paths: view.pathsOf };
  const pathOf = (identifier: string) => (view.pathsOf[identifier] ? pagePath(board, identifier) : undefined);
  return {
    path: url.pathname,
    query: url.searchParams,
    visitor: who.visitor,
    defaultLocale,
    loginPath: pathOf('p-login'),
    accountPath: pathOf('p-account'),
    // A page without a candidate's or employer's token holds nobody's data: the admin's cookie alone may open its frame.
    adminLooking: url.searchParams.get('layout') === 'editor' && tokens.read('admin') !== undefined,
    ended: request.method === 'POST' ? 'sent' : wasRefused(tokens) ? 'looked' : undefined,
  };
}

/** Whether the request came with the token of a session that has ended. */
const wasRefused = (tokens: Session['tokens']): boolean =>
  tokens.changes().some(({ name, value }) => value === undefined && memberCookies.includes(name));

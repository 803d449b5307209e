import type { TokenOwner } from '@boardwright/api-client';
import { siteCookies } from '@boardwright/api-client/contract';
import type { Trial, TrialMeasure, VisitorOfDay } from './experiments.ts';

/** A request as the app sees it: plain values, whatever server received it. */
export interface AppRequest {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** The Host header, port included. */
  readonly host: string;
  readonly url: URL;
  /** The visitor's own, behind all proxies: limits count by it. */
  readonly address: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** `Accept-Language`: only where no site says which language it speaks. */
  readonly languages?: string | undefined;
  /** What the visitor's browser calls itself. */
  readonly userAgent?: string | undefined;
  /** By whom a version of a page is chosen; nobody for a robot. */
  readonly visitorOfDay?: VisitorOfDay | undefined;
  /** Forms only. */
  readonly form?: () => Promise<FormData>;
  /** The browser's script asks for a page's data instead of its document. */
  readonly wantsData: boolean;
}

export interface CookieChange {
  readonly name: string;
  /** Undefined clears it. */
  readonly value: string | undefined;
  /** Milliseconds since 1970; a session cookie without. */
  readonly expires?: number;
}

interface OnBoard {
  readonly boardId: number;
  /** The site's own host. */
  readonly host: string;
}

/** A job whose page an answer is, shown to somebody who is not its employer. */
export interface ViewedJob extends OnBoard {
  readonly kind: 'job';
  readonly uuid: string;
}

/** A landing page that an answer is, or the search whose first page it is. */
export type Visit =
  | (OnBoard & { readonly kind: 'landing-page'; readonly slug: string })
  | (OnBoard & {
      readonly kind: 'search';
      readonly locale: string;
      readonly words: string;
      readonly place: string;
      readonly segmentIds: readonly number[];
      readonly isInVain: boolean;
    });

/** What of an answer is counted. */
export type Viewed = ViewedJob | Visit;

export interface AppResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly CookieChange[];
  readonly body: string;
  /** Nothing in it depends on who asked: it may be kept and sent to others. */
  readonly cacheable: boolean;
  /** Stands in the body and in its policy: whoever sends this answer once more draws another. */
  readonly nonce?: string;
  /** Whoever is sent this answer looks at this. */
  readonly viewed?: Viewed;
  /** The version of a page that this answer is, where there are two. */
  readonly trial?: Trial;
  /** What whoever is sent this answer did that experiments count. */
  readonly did?: TrialMeasure;
}

/** Cookie names: prefix `auth` (specification §9), one per token owner. */
export function authCookie(owner: TokenOwner): string {
  return `${siteCookies.auth.name}.${owner}`;
}

/**
 * The cookie by which the API knows a browser in which somebody of this role has logged in before. Not one of `auth`:
 * who has it may be a guest, whose pages are everybody's.
 */
export function deviceCookie(owner: string): string {
  return `${siteCookies.device.name}.${owner}`;
}
/** Milliseconds it is kept. */
export const deviceLife = siteCookies.device.life;

/** What a form did, until the page that it leads to has reported to the tag manager: such a page is nobody else's. */
export const eventsCookie = siteCookies.did.name;

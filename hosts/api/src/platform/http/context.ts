import { isLocale, type Locale } from '@boardwright/messages';
import type { Role } from '@boardwright/api-client/contract';
import { HttpError } from './http-error.ts';
import type { Tenant } from './tenants.ts';
import type { Visitor } from './authenticate.ts';
import type { Poster } from './poster-tokens.ts';
import type { PreviewVisit } from './preview-tokens.ts';

/** What a handler knows of the call beside its input. */
export interface RequestContext {
  readonly role: Role;
  /** One of the product's languages. */
  readonly locale: Locale;
  /** Whose host was called; absent where no site lives. Queries take it through `scope`. */
  readonly tenant: Tenant | undefined;
  /** The account of the token, always one of this role and site. */
  readonly visitor: Visitor | undefined;
  /** Of a call by a posting system: whose key it is. */
  readonly poster?: Poster | undefined;
  /** Whether the password of a closed site was given; true where there is none. */
  readonly insideGate: boolean;
  /** Of a visitor inside a closed site: the session that its password opened. */
  readonly siteSession?: string | undefined;
  /** An admin calls who views the site as somebody: they are nobody to be counted. */
  readonly isImpersonated?: boolean;
  /** Somebody calls who looks at what is not published yet, by a link. */
  readonly preview?: PreviewVisit;
  readonly address: string;
  /** The host that was called, without its port; absent where it cannot be one. */
  readonly siteHost?: string | undefined;
  /** What the caller's browser calls itself. */
  readonly userAgent?: string | undefined;
  /** What the caller's browser was given when somebody logged in there before. */
  readonly knownDevice?: string | undefined;
  /** Host and port under which this API was called. */
  readonly apiHost: string;
  /** Aborted when the caller leaves or the time is over. */
  readonly signal: AbortSignal;
}

/** The first of the product's languages that a header such as `nl-NL,nl;q=0.9,en;q=0.8` asks for. */
export function acceptedLocale(header: string | undefined): Locale | undefined {
  if (!header) return undefined;
  const preferences = header
    .slice(0, 200)
    .split(',')
    .map((preference, order) => {
      const [tag = '', ...parameters] = preference.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { language: tag.toLowerCase().split('-')[0] ?? '', quality: Number(quality ?? 1), order };
    });
  return preferences
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality || one.order - other.order)
    .map(({ language }) => language)
    .find(isLocale);
}

/**
 * The site and board a call belongs to. Every query of tenant data takes its ids from here, and nowhere else.
 * @throws HttpError `unknownHost` where no site lives at the host
 */
export function scope({ tenant }: Pick<RequestContext, 'tenant'>): Tenant {
  if (!tenant) throw new HttpError('unknownHost');
  return tenant;
}

/**
 * The board a path names, which must be the caller's own.
 * @throws HttpError `notFound` for another tenant's board, as for one that does not exist
 */
export function scopedBoard(context: Pick<RequestContext, 'tenant'>, boardId: number): Tenant['board'] {
  const { board } = scope(context);
  if (board.id !== boardId) throw new HttpError('notFound');
  return board;
}

/**
 * The logged-in account.
 * @throws HttpError `unauthenticated` where there is none
 */
export function loggedIn({ visitor }: Pick<RequestContext, 'visitor'>): Visitor {
  if (!visitor) throw new HttpError('unauthenticated');
  return visitor;
}

import type { Client } from '@boardwright/api-client';
import { favouriteKey, type Visitor } from '@boardwright/engine';
import type { CookieTokens } from './tokens-in-cookies.ts';

export interface KnownVisitor {
  readonly visitor: Visitor;
  readonly name?: string | undefined;
  /** Somebody looks as such a visitor, and is none. */
  readonly isExample?: true;
  /** What an admin who views the site as them reads above the page, and by what the back office finds them. */
  readonly fullName?: string;
  readonly uuid?: string;
  /** The favourites of a candidate, as their buttons name them. */
  readonly favourites?: readonly string[] | undefined;
  /** The jobs a candidate applied for last: uuid → moment, ISO 8601. */
  readonly appliedJobs?: Readonly<Record<string, string>> | undefined;
}

/** The profile of who is logged in. @throws ApiError */
export async function visitorAs(api: Client, role: 'candidate' | 'employer'): Promise<KnownVisitor> {
  const { data } = await api.account.readYou({ as: role });
  const { given_name: name, uuid } = data;
  const who = { visitor: role, name, uuid, fullName: `${name} ${data.family_name}`.trim() || data.email };
  if (role === 'employer') return who;
  const favourites = [
    ...(data.favourite_jobs ?? []).map(({ job_uuid }) => favouriteKey('job', job_uuid)),
    ...(data.favourite_organisations ?? []).map(({ org_id }) => favouriteKey('organisation', org_id)),
  ];
  const appliedJobs = Object.fromEntries(
    (data.applied_jobs ?? []).map(({ job_uuid, created_at }) => [job_uuid, created_at]),
  );
  return { ...who, favourites, appliedJobs };
}

/**
 * Who looks: guest, candidate or employer, by a valid token plus a loaded profile (specification §4 'Auth').
 * A token the server refuses was cleared by the client; the visitor is then a guest.
 */
export async function knownVisitor(api: Client, tokens: CookieTokens): Promise<KnownVisitor> {
  for (const role of ['candidate', 'employer'] as const) {
    if (!tokens.read(role)) continue;
    try {
      return await visitorAs(api, role);
    } catch {
      // Policy (§8): a 401 or 400 on start is swallowed; any other failure must not lock anybody out of a public page.
    }
  }
  return { visitor: 'guest' };
}

/**
 * On the editor's canvas an admin looks as the visitor they choose (`visitor` in the address): the page is drawn for
 * that role, and without its token it holds nobody's data.
 */
export function canvasVisitor(url: URL, tokens: CookieTokens): KnownVisitor | undefined {
  if (url.searchParams.get('layout') !== 'editor' || tokens.read('admin') === undefined) return undefined;
  return { visitor: visitorIn(url.searchParams), isExample: true };
}

/** As whom an admin looks, by the query of the canvas or of the editor. */
export function visitorIn(query: URLSearchParams): Visitor {
  const asked = query.get('visitor');
  return asked === 'candidate' || asked === 'employer' ? asked : 'guest';
}

import {
  adminRoleNames,
  type AdminRole,
  type Endpoint,
  hasRight,
  isReading,
  type Role,
  rolesOfCall,
  type SecondStep,
} from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { and, eq, isNotNull, isNull, or } from '../database/drizzle.ts';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../ports/clock.ts';
import { clientUsers, sessions, users } from '../database/schema.ts';
import { HttpError } from './http-error.ts';
import { bearerToken } from './bearer-token.ts';
import { isSiteSession, noteUse } from './sessions.ts';
import { findPoster, isPosterToken, type Poster } from './poster-tokens.ts';
import { findPreview, isPreviewToken, type PreviewVisit } from './preview-tokens.ts';
import type { Tenant } from './tenants.ts';
import type { TokenClaims, Tokens } from './tokens.ts';

/** A logged-in account. */
export interface Visitor {
  readonly id: number;
  readonly uuid: string;
  readonly role: 'candidate' | 'employer' | 'admin';
  /** Of an admin: what they may see and do. */
  readonly adminRole: AdminRole | null;
  readonly clientId: number | null;
  readonly expiresAt: Date;
  /** The session's uuid. */
  readonly session: string;
  /** The address whose mailed link opened the session; the account may have another by now. */
  readonly provedEmail: string | null;
  /** Of an admin: what is left to do of logging in; null where nothing is. */
  readonly secondStep: SecondStep | null;
  /** The number of the admin who views the site as this account; null where its owner calls. */
  readonly impersonatorId: number | null;
}

export interface Authentication {
  readonly visitor: Visitor | undefined;
  /** Of a call by a posting system: whose key it is. */
  readonly poster?: Poster | undefined;
  readonly insideGate: boolean;
  /** Of a visitor inside a closed site: the session that its password opened. */
  readonly siteSession?: string | undefined;
  /** An admin calls who views the site as somebody: they are nobody to be counted. */
  readonly isImpersonated?: boolean;
  /** Of somebody who looks at what is not published yet, by a link. */
  readonly preview?: PreviewVisit;
}

/** Whether a site asks for its password first (§4 'Site password gate'). */
export function isGated({ site }: Tenant): boolean {
  return site.settings.site_password_enabled === true && site.passwordHash !== null;
}

/** The admin who views the site as somebody, while they are logged in and may: their role may be another by now. */
async function impersonatorOf(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  session: string,
  siteId: number,
): Promise<number | undefined> {
  const [admin] = await db
    .select({ id: users.id, adminRole: users.adminRole, endsAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.uuid, session),
        eq(sessions.siteId, siteId),
        isNull(sessions.secondStep),
        eq(users.role, 'admin'),
        eq(users.active, true),
        or(eq(users.siteId, siteId), isNull(users.siteId)),
      ),
    );
  if (!admin?.adminRole || admin.endsAt <= clock.now()) return undefined;
  return hasRight(admin.adminRole, 'people', 'does') ? admin.id : undefined;
}

/**
 * The account behind a token, if the token still speaks for it: of this site, of a client it works for, its session
 * not ended. An admin without a site runs all sites, but each token is for one. One query tells all of it.
 */
export async function visitorOf(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  claims: TokenClaims,
  tenant: Tenant,
): Promise<Visitor | undefined> {
  const { subject, role, siteId, clientId, session, expiresAt } = claims;
  if (role === 'site' || subject === undefined || siteId !== tenant.site.id) return undefined;
  const [user] = await db
    .select({
      id: users.id,
      uuid: users.uuid,
      adminRole: users.adminRole,
      worksAt: clientUsers.clientId,
      lastUsedAt: sessions.lastUsedAt,
      provedEmail: sessions.provedEmail,
      secondStep: sessions.secondStep,
      endsAt: sessions.expiresAt,
      openedBy: sessions.openedBy,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      clientUsers,
      and(
        eq(clientUsers.userId, users.id),
        eq(clientUsers.clientId, clientId ?? 0),
        eq(clientUsers.active, true),
        isNotNull(clientUsers.acceptedAt),
      ),
    )
    .where(
      and(
        eq(sessions.uuid, session),
        eq(sessions.siteId, siteId),
        eq(users.uuid, subject),
        eq(users.role, role),
        eq(users.active, true),
        or(eq(users.siteId, siteId), isNull(users.siteId)),
      ),
    );
  if (!user || user.worksAt !== clientId || (role === 'employer') !== (clientId !== null)) return undefined;
  // Its token lives as long as any.
  if (user.secondStep && user.endsAt <= clock.now()) return undefined;
  const { openedBy } = user;
  const impersonatorId = openedBy ? await impersonatorOf({ db, clock }, openedBy, siteId) : null;
  if (impersonatorId === undefined || (openedBy === null) !== (claims.actor === undefined)) return undefined;
  const adminId = role === 'admin' && !user.secondStep ? user.id : undefined;
  await noteUse(db, session, user.lastUsedAt, clock.now(), adminId);
  return {
    id: user.id,
    uuid: user.uuid,
    role,
    adminRole: user.adminRole,
    clientId,
    expiresAt,
    session,
    provedEmail: user.provedEmail,
    secondStep: user.secondStep,
    impersonatorId,
  };
}

/**
 * Who comes by a preview link is nobody's account, is let into a closed site, and only reads.
 * @throws HttpError `previewEnded`, also where the page is deleted; `previewReadsOnly`
 */
async function authenticatePreview(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  token: string,
  { endpoint, role, tenant }: AuthenticatedCall,
): Promise<Authentication> {
  const preview = tenant && (await findPreview(db, token, tenant, clock.now()));
  if (!preview) throw new HttpError('previewEnded');
  if (!isReading(endpoint)) throw new HttpError('previewReadsOnly');
  if (role !== 'public') throw new HttpError('unauthenticated');
  return { visitor: undefined, insideGate: true, preview };
}

/** Whether a closed site lets the bearer of a token in: who knew its password, or is logged in there. */
async function isInside(
  deps: { readonly db: Database; readonly clock: Clock },
  claims: TokenClaims,
  tenant: Tenant,
): Promise<boolean> {
  if (claims.role !== 'site') return (await visitorOf(deps, claims, tenant))?.secondStep === null;
  return claims.siteId === tenant.site.id && isSiteSession(deps.db, claims.session, tenant.site.id);
}

/**
 * The one place where it is checked that the role of an admin includes a call.
 * @throws HttpError `rightMissing`, which names the roles that include it
 */
function requireRight({ role, adminRole }: Visitor, endpoint: Endpoint, locale: Locale): void {
  if (role !== 'admin') return;
  const roles = rolesOfCall(endpoint);
  if (adminRole && roles.includes(adminRole)) return;
  throw new HttpError('rightMissing', { values: { roles: adminRoleNames(roles, locale) } });
}

const stepErrors = { asked: 'secondStepAsked', to_set_up: 'secondStepToSetUp' } as const;

/**
 * The one place where it is checked that a password alone opens nothing to an admin who logs in in two steps.
 * @throws HttpError `secondStepAsked`, `secondStepToSetUp`
 */
function requireSecondStep({ secondStep }: Visitor, { beforeSecondStep }: Endpoint): void {
  if (secondStep && beforeSecondStep !== true) throw new HttpError(stepErrors[secondStep]);
}

/**
 * The one place where it is checked that who views the site as somebody only reads: also by what is open to everybody,
 * whatever became of the session. Every call of such a browser brings its token.
 * @throws HttpError `impersonationReadsOnly`
 */
function requireReading(claims: TokenClaims | undefined, endpoint: Endpoint): void {
  if (claims?.actor !== undefined && !isReading(endpoint)) throw new HttpError('impersonationReadsOnly');
}

export interface AuthenticatedCall {
  readonly endpoint: Endpoint;
  /** As which it is called. */
  readonly role: Role;
  readonly header: string | undefined;
  readonly tenant: Tenant | undefined;
  readonly locale: Locale;
}

/**
 * Who calls, as the endpoint's declaration asks for.
 * @throws HttpError `unauthenticated` without a good token of this site, `forbidden` with one of another role,
 *   `rightMissing` for an admin whose role does not include the call, `secondStepAsked` and `secondStepToSetUp` for one who
 *   gave no more than the password, `impersonationReadsOnly` for one who views the site as somebody, `previewEnded` and
 *   `previewReadsOnly` for who comes by a preview link, `unknownHost` where an account is needed and no site lives
 */
export async function authenticate(
  { db, tokens, clock }: { db: Database; tokens: Tokens; clock: Clock },
  call: AuthenticatedCall,
): Promise<Authentication> {
  const { endpoint, role, header, tenant, locale } = call;
  const token = bearerToken(header);
  if (token !== undefined && isPreviewToken(token)) return authenticatePreview({ db, clock }, token, call);
  const isPoster = token !== undefined && isPosterToken(token);
  const claims = token === undefined || isPoster ? undefined : await tokens.read(token);
  requireReading(claims, endpoint);
  const isImpersonated = claims?.actor !== undefined;
  // It answers this role without its token.
  const open = endpoint.open?.includes(role) ?? false;
  const gated = tenant !== undefined && isGated(tenant);
  if (open && (role !== 'public' || !gated))
    return { visitor: undefined, insideGate: !gated, isImpersonated };
  if (role === 'public' && !gated) return { visitor: undefined, insideGate: true, isImpersonated };
  if (role === 'mp' && isPoster) {
    if (!tenant) throw new HttpError('unknownHost');
    const poster = await findPoster(db, token, tenant);
    if (!poster) throw new HttpError('unauthenticated');
    return { visitor: undefined, poster, insideGate: true };
  }
  if (role === 'public') {
    const inside = claims && tenant && (await isInside({ db, clock }, claims, tenant));
    if (!inside && !open) throw new HttpError('unauthenticated');
    const siteSession = inside && claims.role === 'site' ? claims.session : undefined;
    return { visitor: undefined, insideGate: inside === true, siteSession, isImpersonated };
  }
  if (!claims) throw new HttpError('unauthenticated');
  if (!tenant) throw new HttpError('unknownHost');
  if (claims.siteId !== tenant.site.id) throw new HttpError('unauthenticated');
  if (claims.role !== role) throw new HttpError('forbidden');
  const visitor = await visitorOf({ db, clock }, claims, tenant);
  if (!visitor) throw new HttpError('unauthenticated');
  requireSecondStep(visitor, endpoint);
  requireRight(visitor, endpoint, locale);
  return { visitor, insideGate: true, isImpersonated };
}

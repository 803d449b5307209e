import { normalised } from '@boardwright/api-client/contract';
import type { users } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Visitor } from '../../platform/http/authenticate.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import type { Tenant } from '../../platform/http/tenants.ts';

/** An account as it is stored. */
export type UserRow = typeof users.$inferSelect;

export type AccountRole = Visitor['role'];
/** The roles whose people make their accounts themselves. */
export type MemberRole = Exclude<AccountRole, 'admin'>;

/** Mount gives these handlers to account roles only, as the contract declares. */
export function accountRole({ role }: RequestContext): AccountRole {
  if (role === 'public' || role === 'mp') throw new HttpError('forbidden');
  return role;
}

/** As {@link accountRole}, for calls that admins do not have. */
export function memberRole(context: RequestContext): MemberRole {
  const role = accountRole(context);
  if (role === 'admin') throw new HttpError('forbidden');
  return role;
}

/** Who is logged in, where, and in which language. */
export interface Member extends Tenant {
  readonly visitor: Visitor;
  readonly role: MemberRole;
  readonly locale: RequestContext['locale'];
}

/** @throws HttpError `unauthenticated` without an account */
export function memberOf(context: RequestContext): Member {
  return {
    ...scope(context),
    visitor: loggedIn(context),
    role: memberRole(context),
    locale: context.locale,
  };
}

/** Whether a site lets this role log in and register at all (specification §6). */
export function isAllowed({ site }: Tenant, role: AccountRole): boolean {
  return role === 'admin' || site.settings[`allow_${role}`] !== false;
}

/** Addresses are compared as they are stored: lower case, without spaces around them. */
export function storedEmail(email: string): string {
  return normalised(email, 'NFC').trim().toLowerCase();
}

/** The name under which attempts at an account are counted, whether it exists or not. */
export function accountKey(siteId: number, role: AccountRole, email: string): string {
  return `${siteId}:${role}:${storedEmail(email)}`;
}

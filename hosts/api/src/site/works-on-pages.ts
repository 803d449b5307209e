import { adminRoles, hasRight } from '@boardwright/api-client/contract';
import { and, eq, inArray, isNotNull, isNull, or, type SQL } from '../platform/database/drizzle.ts';
import { users } from '../platform/database/schema.ts';

const roles = adminRoles.filter((role) => hasRight(role, 'pages', 'does'));

/** Who of a site's team works on its pages, in the editor; who was invited and has not come yet does not. */
export function worksOnPages(siteId: number): SQL | undefined {
  return and(
    eq(users.role, 'admin'),
    eq(users.active, true),
    isNotNull(users.passwordHash),
    inArray(users.adminRole, roles),
    or(eq(users.siteId, siteId), isNull(users.siteId)),
  );
}

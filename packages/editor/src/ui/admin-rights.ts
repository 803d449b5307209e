import type { AdminArea, AdminRight, User } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

/** What the role of who is logged in lets them see and do; undefined where no role is known, as in an editor that is mounted elsewhere. */
export const AdminRightsContext = createContext<User['admin']>(undefined);

/** What may be done in each area; where no role is known, everything: the server refuses what is not allowed. */
export function useRights(): (area: AdminArea) => AdminRight {
  const admin = useContext(AdminRightsContext);
  return (area) => admin?.areas[area] ?? 'does';
}

/** What may be done in an area. */
export function useRight(area: AdminArea): AdminRight {
  return useRights()(area);
}

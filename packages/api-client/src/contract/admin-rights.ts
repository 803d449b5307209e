/** What an admin is to their site: it says what they may see and do. */
export const adminRoles = ['owner', 'editor', 'content', 'sales', 'support', 'read_only'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** What the calls of admins are about. */
export const adminAreas = [
  'overview',
  'jobs',
  'companies',
  'people',
  'content',
  'media',
  'shop',
  'pages',
  'site',
  'team',
] as const;
export type AdminArea = (typeof adminAreas)[number];

/** `sees` reads an area, `does` also changes what is in it. */
export type AdminRight = 'does' | 'sees' | 'nothing';

/** What each role may: the one table that the API, its documents and the editor read. */
export const adminRights: Readonly<Record<AdminArea, Readonly<Record<AdminRole, AdminRight>>>> = {
  overview: {
    owner: 'does',
    editor: 'sees',
    content: 'sees',
    sales: 'sees',
    support: 'sees',
    read_only: 'sees',
  },
  jobs: {
    owner: 'does',
    editor: 'nothing',
    content: 'nothing',
    sales: 'does',
    support: 'does',
    read_only: 'sees',
  },
  companies: {
    owner: 'does',
    editor: 'nothing',
    content: 'nothing',
    sales: 'does',
    support: 'does',
    read_only: 'sees',
  },
  people: {
    owner: 'does',
    editor: 'nothing',
    content: 'nothing',
    sales: 'sees',
    support: 'does',
    read_only: 'sees',
  },
  content: {
    owner: 'does',
    editor: 'does',
    content: 'does',
    sales: 'nothing',
    support: 'nothing',
    read_only: 'sees',
  },
  media: {
    owner: 'does',
    editor: 'does',
    content: 'does',
    sales: 'nothing',
    support: 'nothing',
    read_only: 'sees',
  },
  shop: {
    owner: 'does',
    editor: 'nothing',
    content: 'nothing',
    sales: 'does',
    support: 'sees',
    read_only: 'sees',
  },
  pages: {
    owner: 'does',
    editor: 'does',
    content: 'sees',
    sales: 'nothing',
    support: 'nothing',
    read_only: 'sees',
  },
  site: {
    owner: 'does',
    editor: 'sees',
    content: 'nothing',
    sales: 'nothing',
    support: 'nothing',
    read_only: 'sees',
  },
  team: {
    owner: 'does',
    editor: 'nothing',
    content: 'nothing',
    sales: 'nothing',
    support: 'nothing',
    read_only: 'nothing',
  },
};

/** What of a call says whose it is. */
interface AdminCall {
  readonly method: string;
  readonly area?: AdminArea | 'everyone';
  readonly changesNothing?: boolean;
}

/** The right that a call needs in its area: what changes nothing needs only to see it, as a `GET` that says nothing else. */
export function neededRight({
  method,
  changesNothing,
}: Pick<AdminCall, 'method' | 'changesNothing'>): 'does' | 'sees' {
  return (changesNothing ?? method === 'GET') ? 'sees' : 'does';
}

/** Whether a role has a right in an area; who does, sees. */
export function hasRight(role: AdminRole, area: AdminArea, right: 'does' | 'sees'): boolean {
  const has = adminRights[area][role];
  return has === 'does' || has === right;
}

/** The roles that may make a call as admins, in the order of {@link adminRoles}; all of them where it is everyone's. */
export function rolesOfCall(call: AdminCall): readonly AdminRole[] {
  const { area } = call;
  if (area === 'everyone') return adminRoles;
  // Never: a call of admins does not compile without an area. If one comes by another way, only owners make it.
  if (area === undefined) return ['owner'];
  return adminRoles.filter((role) => hasRight(role, area, neededRight(call)));
}

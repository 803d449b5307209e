import { hasRight, listViewAreas, type ViewedList } from '@boardwright/api-client/contract';
import { loggedIn, type RequestContext } from '../../platform/http/context.ts';

/** What the caller may of a list: a view of what they do not see is of no use, and who only looks shares nothing. */
export function rightsOfList(
  context: RequestContext,
  list: ViewedList,
): { readonly sees: boolean; readonly shares: boolean } {
  const role = loggedIn(context).adminRole;
  const area = listViewAreas[list];
  return {
    sees: role !== null && hasRight(role, area, 'sees'),
    shares: role !== null && hasRight(role, area, 'does'),
  };
}

/** Who may change a view: who made it, and owners what is shared. */
export function mayChangeView(
  context: RequestContext,
  view: { readonly userId: number; readonly isShared: boolean },
): boolean {
  const { id, adminRole } = loggedIn(context);
  return view.userId === id || (view.isShared && adminRole === 'owner');
}

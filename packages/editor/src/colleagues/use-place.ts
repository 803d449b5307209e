import { useLocation } from 'react-router';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import type { Place } from '../model/colleague.ts';

/** Where the bench's page is shown; elsewhere one works on no page. */
const pageRoutes: readonly string[] = ['/', '/languages'];

/** What was made here and is not saved yet has a number that means nothing to others. */
const shared = (id: number | undefined): number | undefined => (id !== undefined && id > 0 ? id : undefined);

/** Where this window is, for colleagues to see. */
export function usePlace(): Place {
  const { pathname } = useLocation();
  const { page, blockId } = useWorkbench();
  if (!pageRoutes.includes(pathname)) return { page: undefined, block: undefined };
  return { page: shared(page?.id), block: shared(blockId) };
}

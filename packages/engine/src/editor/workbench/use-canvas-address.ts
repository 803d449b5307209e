import { useState } from 'react';
import { useComesBack, useSaveStatus } from '../../machines/page-editing/page-editing.react.tsx';
import type { PageEntry } from '../saving/site-pages.ts';
import type { CanvasVisitor } from './workbench-state.tsx';

/**
 * The address the frame shows. While a change of the page's own path is on its way the page still lives at the old one:
 * the frame stays there until everything is saved. A page the server does not have, or not yet again, has no address:
 * what it answered there would be another page.
 */
export function useCanvasAddress(entry: PageEntry, visitor: CanvasVisitor): string | undefined {
  const { kind } = useSaveStatus();
  const isThere = !useComesBack(entry.page.id) && entry.page.id > 0;
  const wanted = isThere ? entry.shown : undefined;
  const [kept, setKept] = useState({ page: entry.page.id, shown: wanted });
  const isSettled = kind === 'saved' || kind === 'failed';
  const isOther = kept.page !== entry.page.id || kept.shown === undefined;
  const shown = isSettled || isOther || !isThere ? wanted : kept.shown;
  if (shown !== kept.shown || kept.page !== entry.page.id) setKept({ page: entry.page.id, shown });
  if (shown === undefined) return undefined;
  return `${shown}?${new URLSearchParams({ layout: 'editor', ...(visitor !== 'guest' && { visitor }) })}`;
}

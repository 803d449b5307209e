import { useState } from 'react';
import { useSaveStatus } from '../../machines/page-editing/page-editing.react.tsx';
import type { PageEntry } from '../site-pages.ts';
import type { CanvasVisitor } from './bench.tsx';

/**
 * The address the frame shows. While a change of the page's own path is on its way the page still lives at the old one:
 * the frame stays there until everything is saved. A page the server does not have yet has no address.
 */
export function useCanvasAddress(entry: PageEntry, visitor: CanvasVisitor): string | undefined {
  const { kind } = useSaveStatus();
  const wanted = entry.page.id > 0 ? entry.shown : undefined;
  const [kept, setKept] = useState({ page: entry.page.id, shown: wanted });
  const isSettled = kind === 'saved' || kind === 'failed';
  const shown = isSettled || kept.page !== entry.page.id ? wanted : kept.shown;
  if (shown !== kept.shown || kept.page !== entry.page.id) setKept({ page: entry.page.id, shown });
  if (shown === undefined) return undefined;
  return `${shown}?${new URLSearchParams({ layout: 'editor', ...(visitor !== 'guest' && { visitor }) })}`;
}

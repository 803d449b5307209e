import { useContext, useState } from 'react';
import { useComesBack, useFirstNumber } from '../page-editing/page-editing.react.tsx';
import { useSaveStatus } from '../page-editing/saving.react.tsx';
import { canvasAddress } from '@boardwright/engine/canvas-address';
import type { PageEntry } from '../saving/site-pages.ts';
import { CanvasSourceContext } from './canvas-source.ts';
import { useWorkbench, type CanvasVisitor } from './workbench-state.tsx';

/**
 * The address the frame shows. While a change of the page's own path is on its way the page still lives at the old one:
 * the frame stays there until everything is saved. A page the server does not have, or not yet again, has no address:
 * what it answered there would be another page.
 */
export function useCanvasAddress(entry: PageEntry, visitor: CanvasVisitor): string | undefined {
  const source = useContext(CanvasSourceContext);
  const { locale } = useWorkbench();
  const page = useFirstNumber(entry.page.id) ?? entry.page.id;
  const { kind } = useSaveStatus();
  const isThere = !useComesBack(entry.page.id) && entry.page.id > 0;
  const wanted = isThere ? entry.visibleAddress : undefined;
  const [stored, setStored] = useState({ page: entry.page.id, address: wanted });
  const isSettled = kind === 'saved' || kind === 'failed';
  const isOther = stored.page !== entry.page.id || stored.address === undefined;
  const address = isSettled || isOther || !isThere ? wanted : stored.address;
  if (address !== stored.address || stored.page !== entry.page.id)
    setStored({ page: entry.page.id, address });
  if (source) return source.addressOf({ page, locale, visitor });
  if (address === undefined) return undefined;
  return canvasAddress(address, visitor);
}

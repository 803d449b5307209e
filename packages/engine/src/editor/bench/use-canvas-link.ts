import { useEffect, useMemo, useState } from 'react';
import type { Engine } from '../../create-engine.ts';
import type { EditedBlock } from '../../machines/page-editing/edited-site.ts';
import { useEdited } from '../../machines/page-editing/page-editing.react.tsx';
import { createCanvasBlocks, type CanvasBlock } from './canvas-blocks.ts';

/** The door that the page on the canvas opens on its window, once its scripts run. */
interface CanvasWindow extends Window {
  readonly boardwrightCanvas?: { readonly show: (blocks: readonly CanvasBlock[]) => void };
}

const nothing: readonly number[] = [];

/** The blocks of a page from top to bottom, the same list until one of them changes. */
function usePageBlocks(pageId: number | undefined): readonly EditedBlock[] {
  const ids = useEdited((site) =>
    pageId === undefined ? nothing : (site.pageOf[pageId]?.blocks ?? nothing),
  );
  const blockOf = useEdited((site) => site.blockOf);
  return useMemo(() => ids.flatMap((id) => (blockOf[id] ? [blockOf[id]] : [])), [ids, blockOf]);
}

/** Shows the page's blocks in the frame as they are edited: with every key, before anything is saved. */
export function useCanvasLink(
  frame: Window | undefined,
  pageId: number | undefined,
  locale: string,
  engine: Engine,
): void {
  const blocks = usePageBlocks(pageId);
  const [makeReady] = useState(() => createCanvasBlocks(engine.blocks));
  const [open, setOpen] = useState<CanvasWindow>();
  useEffect(() => {
    if (!frame) return;
    const canvas = frame as CanvasWindow;
    const opened = (): void => setOpen(canvas);
    if (canvas.boardwrightCanvas) opened();
    canvas.addEventListener('boardwright:canvas', opened);
    return () => {
      canvas.removeEventListener('boardwright:canvas', opened);
      setOpen(undefined);
    };
  }, [frame]);
  useEffect(() => {
    open?.boardwrightCanvas?.show(makeReady(blocks, locale));
  }, [open, blocks, locale, makeReady]);
}

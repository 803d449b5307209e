import { useCallback, useMemo } from 'react';
import { useEditor, useNumberOf } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useWork, type WorkState } from './work.tsx';

/** The chosen blocks from top to bottom: the chosen one, and all up to where the choice reaches. */
export function selectionOf(
  blocks: readonly number[],
  chosen: number | undefined,
  reach: WorkState['reach'],
): readonly number[] {
  if (chosen === undefined) return [];
  const from = blocks.indexOf(chosen);
  const to = reach?.from === chosen ? blocks.indexOf(reach.to) : from;
  if (to < 0) return [chosen];
  return blocks.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** The chosen blocks of the page on the bench. */
export function useSelection(): readonly number[] {
  const { page, blockId } = useWorkbench();
  const reach = useWork((state) => state.reach);
  // Blocks that were made here are called otherwise once they are saved.
  const from = useNumberOf(reach?.from);
  const to = useNumberOf(reach?.to);
  const blocks = page?.blocks;
  return useMemo(
    () =>
      selectionOf(blocks ?? [], blockId, from === undefined || to === undefined ? undefined : { from, to }),
    [blocks, blockId, from, to],
  );
}

/**
 * The chosen blocks at this very moment: whoever chooses a block and presses a key at once means that one, also while
 * what is drawn still follows.
 */
export function useSelectionNow(): () => readonly number[] {
  const editor = useEditor();
  const { page, blockId, blockNow } = useWorkbench();
  const selection = useSelection();
  const pageId = page?.id ?? 0;
  return useCallback(() => {
    const now = blockNow();
    if (now === blockId) return selection;
    if (now === undefined) return [];
    return editor.site().pageOf[pageId]?.blocks.includes(now) ? [now] : selection;
  }, [editor, pageId, blockId, blockNow, selection]);
}

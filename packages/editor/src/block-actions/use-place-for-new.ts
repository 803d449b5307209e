import { useCallback } from 'react';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { placeForNew } from '../model/block-commands.ts';
import { placeBeside, treeOfPage, type Place } from '../model/block-tree.ts';

/** Where a new block would land now: below the chosen one, or above it. */
export function usePlaceForNew(): (isAbove?: boolean) => Place {
  const editor = useEditor();
  const { page, blockId } = useWorkbench();
  return useCallback(
    (isAbove = false) => {
      const site = editor.site();
      return isAbove && page && blockId !== undefined
        ? placeBeside(treeOfPage(page, site), blockId, 'above')
        : placeForNew(site, page?.blocks ?? [], blockId);
    },
    [editor, page, blockId],
  );
}

import { useCallback } from 'react';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { gapForNew } from '../model/block-commands.ts';

/** The gap where a new block would land now. */
export function useGapForNew(): () => number {
  const editor = useEditor();
  const { page, blockId } = useWorkbench();
  return useCallback(() => gapForNew(editor.site(), page?.blocks ?? [], blockId), [editor, page, blockId]);
}

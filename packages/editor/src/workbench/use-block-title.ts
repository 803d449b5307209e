import { useCallback } from 'react';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from './workbench-state.tsx';

/** What a block is called: its schema's title, or its key where this release does not know it. */
export function useBlockTitle(): (id: number) => string | undefined {
  const editor = useEditor();
  const { engine } = useWorkbench();
  return useCallback(
    (id) => {
      const block = editor.site().blockOf[id];
      return block && (engine.blocks.get(block.key)?.schema.title ?? block.key);
    },
    [editor, engine],
  );
}

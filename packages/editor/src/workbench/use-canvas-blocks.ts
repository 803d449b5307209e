import { useState } from 'react';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { fillRichText } from '@boardwright/engine/change-rich-text';
import { useWorkbench } from './workbench-state.tsx';
import { createCanvasBlocks } from './canvas-blocks.ts';

/** Makes blocks ready for the canvas with this site's variables filled in, as visitors read them. */
export function useCanvasBlocks(): ReturnType<typeof createCanvasBlocks> {
  const { engine, editorSite } = useWorkbench();
  const editor = useEditor();
  const [makeReady] = useState(() =>
    createCanvasBlocks(engine.blocks, (block, settings, locale) => {
      const { id, name, settings: site, texts } = editor.site();
      const own = texts[locale.toUpperCase()]?.['site_name'] ?? site['site_name'];
      const { configuration } = editorSite;
      const entry = configuration.sites.find((each) => each.job_board_builder_site_id === id);
      const board = {
        boardId: entry?.job_board_id ?? 0,
        siteName: typeof own === 'string' && own !== '' ? own : name,
        now: new Date(editor.now()).toISOString(),
      };
      return fillRichText(block, settings, { board, configuration });
    }),
  );
  return makeReady;
}

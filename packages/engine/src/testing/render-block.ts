import { fillDefaults } from '@boardwright/blocks-schema';
import { renderToString } from 'react-dom/server';
import type { AnyBlock, BlockOutcome } from '../board/define-block.ts';
import type { Locale } from '@boardwright/messages';
import { loadPreview } from './preview-data.ts';
import { previewPage } from './preview-page.tsx';
import type { Scene } from './preview-scenes.ts';
import { sceneOf } from './scene-of.ts';

export interface Rendering extends Scene {
  readonly locale?: Locale;
  /** An action's answer, as after a post. */
  readonly outcome?: BlockOutcome;
}

/**
 * A block as the server sends it on the preview board: settings completed, its own `load` asked, the page drawn.
 * @param settings those that differ from the defaults
 * @param drawing laid over the block's own scene
 * @returns the page's HTML
 */
export async function renderBlock(
  block: AnyBlock,
  settings: object = {},
  drawing: Rendering = {},
): Promise<string> {
  const { locale = 'nl', outcome, ...changes } = drawing;
  const scene = { ...sceneOf(block.key, 'default'), ...changes };
  const complete = fillDefaults(block.schema.settings, settings);
  const { path = '/', search = '', visitor = 'guest', board } = scene;
  const data = await loadPreview(block, complete, scene, locale);
  return renderToString(
    previewPage({
      block,
      settings: complete,
      data,
      locale,
      visitor,
      search,
      board: { path, ...board },
      ...(outcome && { outcome }),
    }),
  );
}

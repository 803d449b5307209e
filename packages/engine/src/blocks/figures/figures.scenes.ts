import type { BlockScenes } from '../../testing/preview-scenes.ts';

/** As it comes: on the editor's canvas. */
export const figuresScenes: BlockScenes = { of: { default: { board: { layout: 'editor' } } } };

import type { BlockScenes } from '../../testing/preview-scenes.ts';

/** As it comes: on the editor's canvas. */
export const quoteScenes: BlockScenes = { of: { default: { board: { layout: 'editor' } } } };

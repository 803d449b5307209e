import type { BlockScenes } from '../../testing/preview-scenes.ts';

/** As it comes: on the editor's canvas. */
export const headingTextScenes: BlockScenes = { of: { default: { board: { layout: 'editor' } } } };

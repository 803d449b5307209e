import type { BlockScenes } from '../../testing/preview-scenes.ts';

const onCanvas = { board: { layout: 'editor' } } as const;

/** Without anything in them they are seen on the editor's canvas alone. */
export const columnsScenes: BlockScenes = { of: { default: onCanvas, three: onCanvas, one: onCanvas } };

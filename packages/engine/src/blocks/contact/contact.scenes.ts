import type { BlockScenes } from '../../testing/preview-scenes.ts';

export const contactScenes: BlockScenes = {
  all: { path: '/contact' },
  of: { sent: { search: '?sent=1' } },
};

import type { BlockScenes } from '../../testing/preview-scenes.ts';

export const searchJobScenes: BlockScenes = {
  of: { small: { path: '/vacatures' }, candidates: { visitor: 'employer' } },
};

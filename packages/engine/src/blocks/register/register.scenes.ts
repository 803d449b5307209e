import type { BlockScenes } from '../../testing/preview-scenes.ts';

export const registerScenes: BlockScenes = {
  all: { path: '/register' },
  of: {
    employer: { search: '?isEmployer=true' },
    'short-employer': { search: '?isEmployer=true' },
  },
};

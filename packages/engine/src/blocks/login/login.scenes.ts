import type { BlockScenes } from '../../testing/preview-scenes.ts';

export const loginScenes: BlockScenes = {
  all: { path: '/login' },
  of: {
    employer: { search: '?isEmployer=true' },
    verified: { search: '?verified=1' },
  },
};

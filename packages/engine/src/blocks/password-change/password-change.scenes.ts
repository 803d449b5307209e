import type { BlockScenes } from '../../testing/preview-scenes.ts';

export const passwordChangeScenes: BlockScenes = {
  all: { path: '/password-change', search: '?token=5f2c' },
  of: { 'logged-in': { search: '', visitor: 'candidate' }, 'no-link': { search: '' } },
};

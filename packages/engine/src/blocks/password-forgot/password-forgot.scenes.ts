import type { BlockScenes } from '../../testing/preview-scenes.ts';

export const passwordForgotScenes: BlockScenes = {
  all: { path: '/wachtwoord-vergeten' },
  of: { employer: { search: '?isEmployer=true' }, sent: { search: '?sent=1' } },
};

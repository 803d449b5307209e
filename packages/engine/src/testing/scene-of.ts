import { blockScenes } from './block-scenes.ts';
import type { Scene } from './preview-scenes.ts';

/** The scene of one fixture of a block. */
export function sceneOf(key: string, fixture: string): Scene {
  const scenes = blockScenes[key];
  return { ...scenes?.all, ...scenes?.of?.[fixture] };
}

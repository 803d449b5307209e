import type { BlockScenes } from '../../testing/preview-scenes.ts';

export const jobPerSegmentScenes: BlockScenes = {
  of: { empty: { answers: { total: () => 0 } } },
};

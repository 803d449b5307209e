import type { BlockDrawing } from '@boardwright/blocks-schema';

export const cmsArticleDrawing: BlockDrawing = [
  't2 22 8 60 18 2',
  't3 22 31 44 4 2',
  't1 22 39 60 2 1',
  't1 22 44 60 2 1',
  't1 22 49 60 2 1',
];

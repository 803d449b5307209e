import type { BlockDrawing } from '@boardwright/blocks-schema';

export const newsletterDrawing: BlockDrawing = [
  't2 8 14 88 36 4',
  't3 16 23 28 4 2',
  't1 16 31 30 2.5 1.25',
  't1 16 36 24 2.5 1.25',
  'tw 54 24 34 7 1.5',
  't4 54 34 20 7 1.5',
];

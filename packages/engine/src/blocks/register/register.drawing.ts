import type { BlockDrawing } from '@boardwright/blocks-schema';

export const registerDrawing: BlockDrawing = [
  't0 14.5 8.5 75 47 3',
  't3 20 14 30 3.5 1.75',
  't1 20 21 30 6 1.5',
  't1 54 21 30 6 1.5',
  't1 20 30 30 6 1.5',
  't1 54 30 30 6 1.5',
  't4 60 43 24 7 1.5',
];

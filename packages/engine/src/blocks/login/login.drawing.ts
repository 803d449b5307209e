import type { BlockDrawing } from '@boardwright/blocks-schema';

export const loginDrawing: BlockDrawing = [
  't0 28.5 8.5 47 47 3',
  't3 34 14 24 3.5 1.75',
  't1 34 22 36 6 1.5',
  't1 34 31 36 6 1.5',
  't4 34 40 36 7 1.5',
];

import type { BlockDrawing } from '@boardwright/blocks-schema';

export const countdownDrawing: BlockDrawing = [
  't3 30 11 44 4 2',
  't1 20 22 19 20 3',
  't4 25 29 9 6 1.5',
  't1 43 22 19 20 3',
  't4 48 29 9 6 1.5',
  't1 66 22 19 20 3',
  't4 71 29 9 6 1.5',
  't2 36 48 32 3 1.5',
];

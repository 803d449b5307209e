import type { BlockDrawing } from '@boardwright/blocks-schema';

export const candidateDetailsDrawing: BlockDrawing = [
  't2 22 21 10',
  't3 38 15 34 4 2',
  't2 38 23 22 2.5 1.25',
  't1 12 38 50 2 1',
  't1 12 43 50 2 1',
  't1 12 48 50 2 1',
  't0 72.5 34.5 21 19 3',
  't4 76 44 14 6 1.5',
];

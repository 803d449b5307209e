import type { BlockDrawing } from '@boardwright/blocks-schema';

export const jobDetailsDrawing: BlockDrawing = [
  't3 8 9 40 4 2',
  't2 8 17 24 2.5 1.25',
  't1 8 26 54 2 1',
  't1 8 31 54 2 1',
  't1 8 36 54 2 1',
  't1 8 41 54 2 1',
  't1 8 46 54 2 1',
  't1 8 51 30 2 1',
  't0 70.5 8.5 25 45 3',
  't2 75 13 10 10 1.5',
  't3 75 27 16 2.5 1.25',
  't1 75 33 12 2 1',
  't4 75 43 16 6 1.5',
];

import type { BlockDrawing } from '@boardwright/blocks-schema';

export const candidateListDrawing: BlockDrawing = [
  't0 10.5 8.5 83 12 3',
  't2 18 14.5 3.8',
  't3 26 11.5 26 2.5 1.25',
  't1 26 16 18 2 1',
  't1 76 11.5 13 6 1.5',
  't0 10.5 24.5 83 12 3',
  't2 18 30.5 3.8',
  't3 26 27.5 26 2.5 1.25',
  't1 26 32 18 2 1',
  't1 76 27.5 13 6 1.5',
  't0 10.5 40.5 83 12 3',
  't2 18 46.5 3.8',
  't3 26 43.5 26 2.5 1.25',
  't1 26 48 18 2 1',
  't1 76 43.5 13 6 1.5',
];

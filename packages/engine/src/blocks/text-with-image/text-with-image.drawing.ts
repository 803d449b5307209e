import type { BlockDrawing } from '@boardwright/blocks-schema';

export const textWithImageDrawing: BlockDrawing = [
  't2 8 10 42 44 3',
  't3 M8 51V42l12-10 12 11 7-6 11 10v4a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z',
  't0 40 20 4',
  't3 57 16 34 4 2',
  't1 57 25 38 2 1',
  't1 57 30 38 2 1',
  't1 57 35 38 2 1',
  't4 57 43 18 8 2',
];

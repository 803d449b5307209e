import type { BlockDrawing } from '@boardwright/blocks-schema';

export const columnsDrawing: BlockDrawing = [
  't1 11 11 39 42 3',
  't2 16 17 28 4 2',
  't2 16 25 22 3 1.5',
  't2 16 31 25 3 1.5',
  't1 54 11 39 42 3',
  't2 59 17 28 14 2',
  't2 59 36 24 3 1.5',
];

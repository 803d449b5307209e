import type { BlockDrawing } from '@boardwright/blocks-schema';

export const timelineDrawing: BlockDrawing = [
  't2 37 10 2 44 1',
  't4 38 15 4',
  't3 48 13 34 4 2',
  't1 12 13.5 16 3 1.5',
  't4 38 32 4',
  't3 48 30 26 4 2',
  't1 12 30.5 16 3 1.5',
  't4 38 49 4',
  't3 48 47 38 4 2',
  't1 12 47.5 16 3 1.5',
];

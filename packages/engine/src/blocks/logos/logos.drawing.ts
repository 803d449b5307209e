import type { BlockDrawing } from '@boardwright/blocks-schema';

export const logosDrawing: BlockDrawing = [
  't3 36 16 32 3.5 1.75',
  't2 14 36 5',
  't2 22 32.5 12 7 2',
  't3 44 36 5',
  't2 52 32.5 12 7 2',
  't2 74 36 5',
  't3 82 32.5 10 7 2',
];

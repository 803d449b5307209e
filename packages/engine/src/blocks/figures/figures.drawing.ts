import type { BlockDrawing } from '@boardwright/blocks-schema';

export const figuresDrawing: BlockDrawing = [
  't4 10 22 20 9 2',
  't1 10 36 22 3 1.5',
  't4 42 22 16 9 2',
  't1 42 36 22 3 1.5',
  't4 74 22 20 9 2',
  't1 74 36 20 3 1.5',
];

import type { BlockDrawing } from '@boardwright/blocks-schema';

export const contactDrawing: BlockDrawing = [
  't3 14 12 30 4 2',
  't1 14 21 36 7 1.5',
  't1 54 21 36 7 1.5',
  't1 14 31 76 12 1.5',
  't4 70 46 20 8 1.5',
];

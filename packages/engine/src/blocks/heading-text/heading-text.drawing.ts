import type { BlockDrawing } from '@boardwright/blocks-schema';

export const headingTextDrawing: BlockDrawing = [
  't3 14 11 44 5 2.5',
  't1 14 23 74 2.5 1.25',
  't1 14 30 70 2.5 1.25',
  't1 14 37 76 2.5 1.25',
  't1 14 44 48 2.5 1.25',
];

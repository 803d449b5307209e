import type { BlockDrawing } from '@boardwright/blocks-schema';

export const quoteDrawing: BlockDrawing = [
  't4 M44 18v-5h6v5l-3 4h-3zM54 18v-5h6v5l-3 4h-3z',
  't3 18 27 68 4 2',
  't3 28 34 48 4 2',
  't2 42 48 4',
  't1 49 46.5 22 3 1.5',
];

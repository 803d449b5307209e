import type { BlockDrawing } from '@boardwright/blocks-schema';

export const mapDrawing: BlockDrawing = [
  't2 M14 20l16-8 18 6 12-5v36l-14 5-16-6-16 7z',
  't4 30 24 3.5',
  't4 46 34 3.5',
  't4 24 38 3.5',
  't3 68 18 26 3 1.5',
  't1 68 24 20 2 1',
  't3 68 32 22 3 1.5',
  't1 68 38 24 2 1',
];

import type { BlockDrawing } from '@boardwright/blocks-schema';

export const navbarDrawing: BlockDrawing = [
  't0 8.5 20.5 87 19 3',
  't3 13 26 14 8 1.5',
  't2 44 28.5 10 3 1.5',
  't2 58 28.5 10 3 1.5',
  't4 76 25.5 15 9 2',
];

import type { BlockDrawing } from '@boardwright/blocks-schema';

export const landingPagesDrawing: BlockDrawing = [
  't3 35 8 34 3.5 1.75',
  't0 8.5 18.5 41 9 3',
  't3 12 21.5 22 2.5 1.25',
  't0 8.5 31.5 41 9 3',
  't3 12 34.5 22 2.5 1.25',
  't0 8.5 44.5 41 9 3',
  't3 12 47.5 22 2.5 1.25',
  't0 54.5 18.5 41 9 3',
  't3 58 21.5 22 2.5 1.25',
  't0 54.5 31.5 41 9 3',
  't3 58 34.5 22 2.5 1.25',
  't0 54.5 44.5 41 9 3',
  't3 58 47.5 22 2.5 1.25',
];

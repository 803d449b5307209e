import type { BlockDrawing } from '@boardwright/blocks-schema';

export const passwordForgotDrawing: BlockDrawing = [
  't0 28.5 12.5 47 39 3',
  't3 34 18 24 3.5 1.75',
  't1 34 27 36 6 1.5',
  't4 34 38 36 7 1.5',
];

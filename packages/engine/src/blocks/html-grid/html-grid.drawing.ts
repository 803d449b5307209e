import type { BlockDrawing } from '@boardwright/blocks-schema';

export const htmlGridDrawing: BlockDrawing = [
  't1 10 11 26 19 3',
  't2 10 33 26 19 3',
  't2 39 11 26 19 3',
  't1 39 33 26 19 3',
  't1 68 11 26 19 3',
  't2 68 33 26 19 3',
];

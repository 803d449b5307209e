import type { BlockDrawing } from '@boardwright/blocks-schema';

export const newsFeedDrawing: BlockDrawing = [
  't3 35 8 34 3.5 1.75',
  't0 8.5 18.5 26 35 3',
  't2 9 19 25 15 2',
  't3 12 38 18 2.5 1.25',
  't1 12 44 14 2 1',
  't0 39 18.5 26 35 3',
  't2 39.5 19 25 15 2',
  't3 42.5 38 18 2.5 1.25',
  't1 42.5 44 14 2 1',
  't0 69.5 18.5 26 35 3',
  't2 70 19 25 15 2',
  't3 73 38 18 2.5 1.25',
  't1 73 44 14 2 1',
];

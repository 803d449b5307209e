import type { BlockDrawing } from '@boardwright/blocks-schema';

export const featuredJobsDrawing: BlockDrawing = [
  't3 35 8 34 3.5 1.75',
  't0 8.5 18.5 26 35 3',
  't2 12 22 7 7 1.5',
  't3 12 32 17 2.5 1.25',
  't1 12 37 13 2 1',
  't1 12 41 15 2 1',
  't0 39 18.5 26 35 3',
  't2 42.5 22 7 7 1.5',
  't3 42.5 32 17 2.5 1.25',
  't1 42.5 37 13 2 1',
  't1 42.5 41 15 2 1',
  't0 69.5 18.5 26 35 3',
  't2 73 22 7 7 1.5',
  't3 73 32 17 2.5 1.25',
  't1 73 37 13 2 1',
  't1 73 41 15 2 1',
  't4 M29 18h6v6z',
];

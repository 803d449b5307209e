import type { BlockDrawing } from '@boardwright/blocks-schema';

export const teamDrawing: BlockDrawing = [
  't1 10 10 24 28 3',
  't3 22 20 5',
  't3 13 42 18 3 1.5',
  't2 10 48 24 2.5 1.25',
  't1 40 10 24 28 3',
  't3 52 20 5',
  't3 43 42 18 3 1.5',
  't2 40 48 24 2.5 1.25',
  't1 70 10 24 28 3',
  't3 82 20 5',
  't3 73 42 18 3 1.5',
  't2 70 48 24 2.5 1.25',
];

import type { BlockDrawing } from '@boardwright/blocks-schema';

export const organisationDrawing: BlockDrawing = [
  't2 0 0 104 24 0',
  'tp 10 15 18 18 3',
  't3 14 19 10 10 2',
  't3 33 29 34 4 2',
  't1 10 40 58 2 1',
  't1 10 45 58 2 1',
  't1 10 50 58 2 1',
  't0 76.5 30.5 19 23 3',
];

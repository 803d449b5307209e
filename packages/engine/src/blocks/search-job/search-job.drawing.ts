import type { BlockDrawing } from '@boardwright/blocks-schema';

export const searchJobDrawing: BlockDrawing = [
  't1 0 0 104 64 0',
  't2 M0 64V46c22-10 34 4 56-4s30-10 48-4v26z',
  't3 26 15 52 4.5 2.25',
  't2 34 23 36 2.5 1.25',
  'tp 14 31 76 12 3',
  't2 19 36 16 2 1',
  't2 44 36 12 2 1',
  't4 73 33 15 8 2',
];

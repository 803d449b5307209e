import type { BlockDrawing } from '@boardwright/blocks-schema';

export const faqDrawing: BlockDrawing = [
  't3 35 8 34 3.5 1.75',
  't0 14.5 18.5 75 9 3',
  't3 19 21.7 40 2.5 1.25',
  't2 80 22 5 2 1',
  't0 14.5 30.5 75 9 3',
  't3 19 33.7 40 2.5 1.25',
  't2 80 34 5 2 1',
  't0 14.5 42.5 75 9 3',
  't3 19 45.7 40 2.5 1.25',
  't2 80 46 5 2 1',
];

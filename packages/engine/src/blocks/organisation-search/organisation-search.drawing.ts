import type { BlockDrawing } from '@boardwright/blocks-schema';

export const organisationSearchDrawing: BlockDrawing = [
  't0 14 8.5 76 10 3',
  't2 19 12.5 20 2 1',
  't0 14.5 24.5 22 29 3',
  't2 20 29 11 11 2',
  't3 19 45 13 2.5 1.25',
  't0 40.5 24.5 22 29 3',
  't2 46 29 11 11 2',
  't3 45 45 13 2.5 1.25',
  't0 66.5 24.5 22 29 3',
  't2 72 29 11 11 2',
  't3 71 45 13 2.5 1.25',
];

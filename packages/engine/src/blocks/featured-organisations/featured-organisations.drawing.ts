import type { BlockDrawing } from '@boardwright/blocks-schema';

export const featuredOrganisationsDrawing: BlockDrawing = [
  't3 35 8 34 3.5 1.75',
  't0 8.5 18.5 26 35 3',
  't2 15.5 24 12 12 2',
  't3 13 41 17 2.5 1.25',
  't1 16 46 11 2 1',
  't0 39 18.5 26 35 3',
  't2 46 24 12 12 2',
  't3 43.5 41 17 2.5 1.25',
  't1 46.5 46 11 2 1',
  't0 69.5 18.5 26 35 3',
  't2 76.5 24 12 12 2',
  't3 74 41 17 2.5 1.25',
  't1 77 46 11 2 1',
];

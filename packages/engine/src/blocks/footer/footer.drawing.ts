import type { BlockDrawing } from '@boardwright/blocks-schema';

export const footerDrawing: BlockDrawing = [
  't3 0 24 104 40 0',
  'tw 10 31 12 3 1.5',
  'tv 10 38 16 2 1',
  'tv 10 43 13 2 1',
  'tv 10 48 15 2 1',
  'tw 34 31 12 3 1.5',
  'tv 34 38 16 2 1',
  'tv 34 43 13 2 1',
  'tv 34 48 15 2 1',
  'tw 58 31 12 3 1.5',
  'tv 58 38 16 2 1',
  'tv 58 43 13 2 1',
  'tv 58 48 15 2 1',
  'tv 84 34 3',
  'tv 93 34 3',
];

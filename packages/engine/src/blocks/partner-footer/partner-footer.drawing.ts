import type { BlockDrawing } from '@boardwright/blocks-schema';

export const partnerFooterDrawing: BlockDrawing = [
  't3 0 30 104 34 0',
  'tv 10 38 18 9 2',
  'tv 32 38 18 9 2',
  'tv 54 38 18 9 2',
  'tv 76 38 18 9 2',
  'tv 34 53 36 2 1',
];

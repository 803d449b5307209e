import type { BlockDrawing } from '@boardwright/blocks-schema';

export const callToActionDrawing: BlockDrawing = [
  't3 8 16 88 32 4',
  'tw 16 26 36 4 2',
  'tv 16 34 26 2.5 1.25',
  'tw 68 26 20 11 2.5',
];

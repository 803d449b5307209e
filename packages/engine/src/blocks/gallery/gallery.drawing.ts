import type { BlockDrawing } from '@boardwright/blocks-schema';

export const galleryDrawing: BlockDrawing = [
  't2 8 9 42 46 3',
  't3 M8 48l14-14 10 10 6-6 12 12v2a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z',
  't1 54 9 20 21 3',
  't2 78 9 18 21 3',
  't2 54 34 20 21 3',
  't1 78 34 18 21 3',
];

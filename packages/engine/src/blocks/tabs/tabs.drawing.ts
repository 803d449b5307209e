import type { BlockDrawing } from '@boardwright/blocks-schema';

export const tabsDrawing: BlockDrawing = [
  't3 12 14 20 4 2',
  't4 12 21 20 2 1',
  't2 40 14 18 4 2',
  't2 66 14 18 4 2',
  't1 12 22.5 80 1 0.5',
  't1 12 31 72 3 1.5',
  't1 12 38 64 3 1.5',
  't1 12 45 44 3 1.5',
];

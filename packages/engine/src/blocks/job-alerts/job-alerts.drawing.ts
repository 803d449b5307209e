import type { BlockDrawing } from '@boardwright/blocks-schema';

export const jobAlertsDrawing: BlockDrawing = [
  't1 52 20 10',
  't3 M47 23c2-1.600 1.600-6 5-6s3 4.400 5 6z',
  't1 28 33 48 6 1.5',
  't1 28 42 48 6 1.5',
  't4 28 51 48 7 1.5',
];

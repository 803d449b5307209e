import type { BlockDrawing } from '@boardwright/blocks-schema';

export const htmlDrawing: BlockDrawing = [
  't0 12.5 12.5 79 39 3',
  'ts M36 25l-8 7 8 7M68 25l8 7-8 7M56 22l-8 20',
];

import type { BlockDrawing } from '@boardwright/blocks-schema';

export const videoDrawing: BlockDrawing = ['t2 14.5 8 75 44 4', 't4 M46 21v18l16-9z', 't3 22 46 60 2 1'];

import type { Drawings } from './shapes.ts';

/** Each shape is 'tone x y width height radius', a circle 'tone x y radius', or 'tone' and a path. */
export const structureDrawings: Drawings = {
  navbar: [
    't0 8.5 20.5 87 19 3',
    't3 13 26 14 8 1.5',
    't2 44 28.5 10 3 1.5',
    't2 58 28.5 10 3 1.5',
    't4 76 25.5 15 9 2',
  ],
  footer: [
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
  ],
  'partner-footer': [
    't3 0 30 104 34 0',
    'tv 10 38 18 9 2',
    'tv 32 38 18 9 2',
    'tv 54 38 18 9 2',
    'tv 76 38 18 9 2',
    'tv 34 53 36 2 1',
  ],
};

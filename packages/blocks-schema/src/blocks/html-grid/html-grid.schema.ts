import { defineBlockSchema } from '../../define-block-schema.ts';
import { color } from '../../parts/color.ts';
import { cssLength } from '../../parts/css-length.ts';
import { image } from '../../parts/image.ts';

/**
 * Texts or pictures of one's own side by side in columns, which stand below each other on a phone. Not for jobs,
 * companies or articles: their blocks keep themselves up to date.
 */
export const htmlGrid = defineBlockSchema({
  key: 'html-grid',
  title: 'HTML grid',
  group: 'content',
  icon: 'grid-2x2',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      numberOfCells: { type: 'integer', minimum: 1, maximum: 24, default: 3 },
      /** On a wide screen; a tablet shows two, a phone one. */
      perRow: { type: 'integer', minimum: 1, maximum: 6, default: 3 },
      columnGap: { ...cssLength, default: '40px' },
      rowGap: { ...cssLength, default: '30px' },
      backgroundImage: image,
      backgroundColor: color,
      /** Percent: how much of the picture, or of a plain colour, shows. */
      backgroundOpacity: { type: 'integer', minimum: 0, maximum: 100, default: 100 },
      textColor: color,
      cellsContent: {
        type: 'array',
        maxItems: 24,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          properties: { html: { type: 'string', default: '', maxLength: 50000 } },
        },
      },
    },
  },
  tabs: {
    content: ['cellsContent'],
    layout: ['numberOfCells', 'perRow', 'columnGap', 'rowGap'],
    design: ['backgroundImage', 'backgroundColor', 'backgroundOpacity', 'textColor'],
  },
  widgets: {
    'cellsContent.html': 'html',
    backgroundImage: 'backdrop',
    backgroundColor: 'color',
    backgroundOpacity: 'slider',
    textColor: 'color',
  },
  counts: { cellsContent: 'numberOfCells' },
});

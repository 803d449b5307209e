import { defineBlockSchema } from '../../define-block-schema.ts';
import { sectionHead } from '../../parts/section-head.ts';

/**
 * A few numbers that say how large or how good something is, each with what it counts. Three or four: nobody reads nine
 * of them, and one alone belongs in a sentence.
 */
export const figures = defineBlockSchema({
  key: 'figures',
  title: 'Figures',
  group: 'content',
  icon: 'chart-column',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...sectionHead,
      figures: {
        type: 'array',
        maxItems: 12,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['value'],
          properties: {
            /** As it is read: '48.000', '94%', '€ 3.200'. */
            value: { type: 'string', default: '', maxLength: 30 },
            label: { type: 'string', default: '', maxLength: 120 },
            note: { type: 'string', default: '', maxLength: 200 },
          },
        },
      },
      layout: { enum: ['lines', 'cards', 'panel'], default: 'lines' },
    },
  },
  tabs: { content: ['heading', 'subheading', 'figures'], layout: ['layout'] },
});

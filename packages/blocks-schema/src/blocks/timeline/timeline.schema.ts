import { defineBlockSchema } from '../../define-block-schema.ts';
import { sectionHead } from '../../parts/section-head.ts';

/**
 * What happens one after another: the years of a company, the steps of a procedure. Not for things without an order:
 * those are figures or a list.
 */
export const timeline = defineBlockSchema({
  key: 'timeline',
  title: 'Timeline',
  group: 'content',
  icon: 'clock',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...sectionHead,
      moments: {
        type: 'array',
        maxItems: 40,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['title'],
          properties: {
            title: { type: 'string', default: '', maxLength: 200 },
            /** As it is read: '2014', 'Spring', 'Day 3'; without one the moments are numbered. */
            when: { type: 'string', default: '', maxLength: 60 },
            text: { type: 'string', default: '', maxLength: 2000 },
          },
        },
      },
      layout: { enum: ['down', 'across'], default: 'down' },
    },
  },
  tabs: { content: ['heading', 'subheading', 'moments'], layout: ['layout'] },
  widgets: { 'moments.text': 'textarea' },
});

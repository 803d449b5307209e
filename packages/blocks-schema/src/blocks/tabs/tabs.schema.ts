import { defineBlockSchema } from '../../define-block-schema.ts';
import { sectionHead } from '../../parts/section-head.ts';

/**
 * Texts of which one is read at a time: for candidates and for employers, or a few kinds of one thing. Not for what
 * everybody should read, which stands below each other, nor for questions: those fold open.
 */
export const tabs = defineBlockSchema({
  key: 'tabs',
  title: 'Tabs',
  group: 'content',
  icon: 'table',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...sectionHead,
      tabs: {
        type: 'array',
        maxItems: 10,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['title'],
          properties: {
            title: { type: 'string', default: '', maxLength: 80 },
            text: { type: 'string', default: '', maxLength: 20000 },
          },
        },
      },
      layout: { enum: ['line', 'side'], default: 'line' },
    },
  },
  tabs: { content: ['heading', 'subheading', 'tabs'], layout: ['layout'] },
  widgets: { 'tabs.text': 'richText' },
});

import { defineBlockSchema } from '../../define-block-schema.ts';
import { sectionHead } from '../../parts/section-head.ts';

/**
 * Where things are: locations of a company, an event, the towns of a board, on a map that the site draws itself, with a
 * list beside it. Not a way there: an address in the text of a place is what a visitor's own map needs.
 */
export const map = defineBlockSchema({
  key: 'map',
  title: 'Map',
  group: 'content',
  icon: 'map',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...sectionHead,
      places: {
        type: 'array',
        maxItems: 40,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: {
            /** Of a town or village: by it the place is found. */
            name: { type: 'string', default: '', maxLength: 120 },
            /** An address, opening hours, what is there. */
            text: { type: 'string', default: '', maxLength: 500 },
          },
        },
      },
      links: { enum: ['jobs', 'none'], default: 'jobs' },
      layout: { enum: ['beside', 'below'], default: 'beside' },
    },
  },
  tabs: { content: ['heading', 'subheading', 'places'], layout: ['layout'], configuration: ['links'] },
  widgets: { 'places.text': 'textarea' },
});

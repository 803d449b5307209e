import { defineBlockSchema } from '../../define-block-schema.ts';
import { image } from '../../parts/image.ts';
import { sectionHead } from '../../parts/section-head.ts';

/**
 * The people behind the board, or of one department, with what they do and how to reach them. Not without asking them,
 * and not for a whole company.
 */
export const team = defineBlockSchema({
  key: 'team',
  title: 'Team',
  group: 'content',
  icon: 'users',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...sectionHead,
      people: {
        type: 'array',
        maxItems: 60,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: {
            name: { type: 'string', default: '', maxLength: 120 },
            role: { type: 'string', default: '', maxLength: 200 },
            text: { type: 'string', default: '', maxLength: 1000 },
            email: {
              type: 'string',
              pattern: '^(|[^\\s@]{1,64}@[^\\s@]{1,189})$',
              maxLength: 254,
              default: '',
              kind: 'address',
            },
            picture: image,
          },
        },
      },
      layout: { enum: ['portraits', 'rows'], default: 'portraits' },
    },
  },
  fallbacks: { heading: 'heading' },
  tabs: { content: ['heading', 'subheading', 'people'], layout: ['layout'] },
  widgets: { 'people.text': 'textarea', 'people.picture': 'portrait' },
});

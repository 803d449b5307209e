import { defineBlockSchema } from '../../define-block-schema.ts';
import { image } from '../../parts/image.ts';

/**
 * What people say of the board, in their words, with their names. Not invented, and not without asking those who
 * said it.
 */
export const reviews = defineBlockSchema({
  key: 'reviews',
  title: 'Reviews',
  group: 'content',
  icon: 'message-square-quote',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      heading: { type: 'string', default: '', maxLength: 200 },
      subheading: { type: 'string', default: '', maxLength: 500 },
      reviewsData: {
        type: 'array',
        maxItems: 60,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: {
            /** What the editor's list calls it. */
            name: { type: 'string', default: '', maxLength: 120 },
            title: { type: 'string', default: '', maxLength: 200 },
            reviewerName: { type: 'string', default: '', maxLength: 120 },
            role: { type: 'string', default: '', maxLength: 200 },
            text: { type: 'string', default: '', maxLength: 3000 },
            avatar: image,
          },
        },
      },
    },
  },
  fallbacks: { heading: 'heading' },
  tabs: { content: ['heading', 'subheading', 'reviewsData'] },
  widgets: { 'reviewsData.text': 'textarea', 'reviewsData.avatar': 'portrait' },
});

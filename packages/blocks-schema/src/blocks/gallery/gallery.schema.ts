import { defineBlockSchema } from '../../define-block-schema.ts';
import { image } from '../../parts/image.ts';
import { sectionHead } from '../../parts/section-head.ts';

/**
 * Pictures beside each other, each with a caption where it needs one: a workplace, an event, a town. Not for one picture
 * beside a text, and not for pictures that carry text.
 */
export const gallery = defineBlockSchema({
  key: 'gallery',
  title: 'Picture gallery',
  group: 'content',
  icon: 'images',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...sectionHead,
      pictures: {
        type: 'array',
        maxItems: 60,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: [],
          properties: {
            picture: image,
            caption: { type: 'string', default: '', maxLength: 300 },
          },
        },
      },
      layout: { enum: ['grid', 'lead', 'strip'], default: 'grid' },
      ratio: { enum: ['4:3', '1:1', '3:4'], default: '4:3' },
    },
  },
  tabs: { content: ['heading', 'subheading', 'pictures'], layout: ['layout', 'ratio'] },
  widgets: { 'pictures.picture': 'image' },
});

import { defineBlockSchema } from '../../define-block-schema.ts';
import { image } from '../../parts/image.ts';
import { sectionHead } from '../../parts/section-head.ts';
import { webAddress } from '../../parts/web-address.ts';

/**
 * Whose logos stand for the board: employers, partners, members. Not for companies of the board with their jobs: those
 * are featured organisations.
 */
export const logos = defineBlockSchema({
  key: 'logos',
  title: 'Logos',
  group: 'content',
  icon: { paths: ['M3 8h5v8H3zM10 8h4v8h-4zM16 8h5v8h-5z'] },
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...sectionHead,
      logos: {
        type: 'array',
        maxItems: 60,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: {
            /** Whose logo it is: its words, and what stands there without one. */
            name: { type: 'string', default: '', maxLength: 120 },
            logo: image,
            link: webAddress,
          },
        },
      },
      /** In one shade until one points at them, so that none of them shouts. */
      isGrey: { type: 'boolean', default: true },
      layout: { enum: ['row', 'grid'], default: 'row' },
    },
  },
  tabs: { content: ['heading', 'subheading', 'logos'], design: ['isGrey'], layout: ['layout'] },
  widgets: { 'logos.logo': 'logo' },
});

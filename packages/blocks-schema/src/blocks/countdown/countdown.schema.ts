import { defineBlockSchema } from '../../define-block-schema.ts';
import { buttonLink } from '../../parts/link.ts';
import { sectionHead } from '../../parts/section-head.ts';

/**
 * How long it is until something begins or closes: an open day, a deadline. It ends in words. Not for a moment that
 * nobody waits for, and not to hurry people.
 */
export const countdown = defineBlockSchema({
  key: 'countdown',
  title: 'Countdown',
  group: 'content',
  icon: 'timer',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...sectionHead,
      moment: { type: 'string', format: 'date-time', maxLength: 40, kind: 'design' },
      buttonLink,
      /** Stands there once it is over. */
      endText: { type: 'string', default: '', maxLength: 300 },
      layout: { enum: ['plain', 'panel'], default: 'plain' },
    },
  },
  fallbacks: { endText: 'over' },
  tabs: { content: ['heading', 'subheading', 'moment', 'buttonLink', 'endText'], layout: ['layout'] },
  widgets: { buttonLink: 'link' },
});

import { defineBlockSchema } from '../../define-block-schema.ts';
import { sectionHead } from '../../parts/section-head.ts';

/**
 * Asks for an address to mail the board's newsletters to: a field, a button, and what one agrees to. Not for new jobs by
 * mail: those are an alert, which knows what somebody looks for.
 */
export const newsletter = defineBlockSchema({
  key: 'newsletter',
  title: 'Newsletter',
  group: 'content',
  icon: 'mail',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...sectionHead,
      buttonText: { type: 'string', default: '', maxLength: 60 },
      /** Below the form: how often it comes, what is never in it. */
      note: { type: 'string', default: '', maxLength: 300 },
      /** Above what is to be done now: a mail asks to confirm. */
      thanks: { type: 'string', default: '', maxLength: 200 },
      layout: { enum: ['panel', 'plain'], default: 'panel' },
    },
  },
  fallbacks: { heading: 'heading', subheading: 'text', buttonText: 'submit' },
  tabs: { content: ['heading', 'subheading', 'buttonText', 'note', 'thanks'], layout: ['layout'] },
  widgets: {},
});

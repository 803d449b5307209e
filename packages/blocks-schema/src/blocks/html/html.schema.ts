import { defineBlockSchema } from '../../define-block-schema.ts';

/**
 * Text or code of one's own, as it is: terms, a privacy statement, a form of somebody else. Not for what another
 * block does: it does not know the brand, and nobody translates it.
 */
export const html = defineBlockSchema({
  key: 'html',
  title: 'HTML',
  group: 'content',
  icon: 'code',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: { html: { type: 'string', default: '', maxLength: 200000 } },
  },
  tabs: { content: ['html'] },
  widgets: { html: 'html' },
});

import { defineBlockSchema } from '@boardwright/blocks-schema';
import { defineBlock, defineBlockMessages } from '@boardwright/engine';
import { createElement } from 'react';

const schema = defineBlockSchema({
  key: 'acme/quote',
  title: 'Quote',
  group: 'content',
  icon: 'megaphone',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      text: { type: 'string', title: 'Text', default: 'We are hiring', maxLength: 200 },
      by: { type: 'string', title: 'By whom', default: '', maxLength: 80 },
    },
  },
  tabs: { content: ['text', 'by'] },
  widgets: {},
});

/** A block of this host alone. Without JSX, so that Node runs the file as it is. */
export const quoteBlock = defineBlock(schema, {
  messages: defineBlockMessages({
    en: { nobody: 'Somebody of ours' },
    fr: { nobody: 'Quelqu’un de chez nous' },
  }),
  Renderer: ({ settings, t }) =>
    createElement(
      'figure',
      { className: 'container' },
      createElement('blockquote', null, settings.text),
      createElement('figcaption', null, settings.by || t('nobody')),
    ),
});

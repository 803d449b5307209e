import { defineBlockSchema } from '../../define-block-schema.ts';

/**
 * A heading with text below it, alone on its line: an introduction, an explanation, conditions. Not for a text beside a
 * picture, which has a block of its own, nor for questions with answers: those fold open.
 */
export const headingText = defineBlockSchema({
  key: 'heading-text',
  title: 'Heading and text',
  group: 'content',
  icon: 'file-text',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      heading: { type: 'string', default: '', maxLength: 200 },
      /** Of a block that the page begins with it is always the first. */
      level: { enum: ['2', '3'], default: '2' },
      text: { type: 'string', default: '', maxLength: 50000 },
      textSize: { enum: ['normal', 'large'], default: 'normal' },
      width: { enum: ['text', 'wide', 'two_columns'], default: 'text' },
      align: { enum: ['start', 'center'], default: 'start' },
    },
  },
  tabs: { content: ['heading', 'text'], design: ['level', 'textSize'], layout: ['width', 'align'] },
  widgets: { text: 'richText' },
});

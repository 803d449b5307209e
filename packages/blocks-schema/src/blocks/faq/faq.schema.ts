import { defineBlockSchema } from '../../define-block-schema.ts';

/**
 * Questions and answers that fold open, and that search engines read as such. Not for a long text: fewer than three
 * questions read better as paragraphs.
 */
export const faq = defineBlockSchema({
  key: 'faq',
  title: 'FAQ',
  group: 'content',
  icon: 'circle-help',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', default: '', maxLength: 200 },
      questions: {
        type: 'array',
        maxItems: 100,
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['question'],
          properties: {
            question: { type: 'string', default: '', maxLength: 300 },
            answer: { type: 'string', default: '', maxLength: 10000 },
          },
        },
      },
    },
  },
  fallbacks: { title: 'heading' },
  tabs: { content: ['title', 'questions'] },
  widgets: { 'questions.answer': 'richText' },
});

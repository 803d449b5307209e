import { defineBlockSchema } from '../../define-block-schema.ts';

export const cmsArticle = defineBlockSchema({
  key: 'cms-article',
  title: 'Cms article',
  group: 'content',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', default: '', maxLength: 200 },
    },
  },
  tabs: { content: ['title'] },
  widgets: {},
});

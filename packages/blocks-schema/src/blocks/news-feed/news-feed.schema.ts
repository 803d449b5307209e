import { defineBlockSchema } from '../../define-block-schema.ts';

export const newsFeed = defineBlockSchema({
  key: 'news-feed',
  title: 'News feed',
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

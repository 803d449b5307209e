import { defineBlockSchema } from '../../define-block-schema.ts';

/**
 * The article of the page's address: there is nothing to set (specification §2 'CMS article: none'). Only on the
 * page of one article; what is always the same on a page is HTML or text with a picture.
 */
export const cmsArticle = defineBlockSchema({
  key: 'cms-article',
  title: 'CMS article',
  group: 'content',
  icon: 'file-text',
  inHead: ['title', 'description', 'image'],
  settings: { type: 'object', additionalProperties: false, properties: {} },
  tabs: {},
});

import { defineFixtures } from '../../define-fixtures.ts';
import { cmsArticle } from './cms-article.schema.ts';

export const cmsArticleFixtures = defineFixtures(cmsArticle, {
  default: { title: 'With a picture and more news', settings: {} },
  plain: { title: 'Without a picture, the only article', settings: {} },
  'long-text': { title: 'Long words', settings: {} },
});

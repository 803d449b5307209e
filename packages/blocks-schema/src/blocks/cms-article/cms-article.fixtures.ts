import { defineFixtures } from '../../define-fixtures.ts';
import { cmsArticle } from './cms-article.schema.ts';

export const cmsArticleFixtures = defineFixtures(cmsArticle, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Cms article' } },
});

import { defineLabels } from '../../define-labels.ts';
import { cmsArticle } from './cms-article.schema.ts';

export const cmsArticleLabels = defineLabels(cmsArticle, {
  en: { title: 'CMS article', settings: {} },
  nl: { title: 'Nieuwsartikel', settings: {} },
  ro: { title: 'Articol de știri', settings: {} },
});

import { cmsArticle } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { cmsArticleMessages } from './cms-article.messages.ts';
import { CmsArticle } from './cms-article.tsx';

export const cmsArticleBlock = defineBlock(cmsArticle, {
  Renderer: CmsArticle,
  messages: cmsArticleMessages,
});

import { cmsArticle } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { cmsArticleHead } from './cms-article.head.ts';
import { loadCmsArticle } from './cms-article.load.ts';
import { cmsArticleMessages } from './cms-article.messages.ts';
import { CmsArticle } from './cms-article.tsx';

export const cmsArticleBlock = defineBlock(cmsArticle, {
  load: loadCmsArticle,
  head: cmsArticleHead,
  Renderer: CmsArticle,
  messages: cmsArticleMessages,
});

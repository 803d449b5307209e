import type { PreviewRequests } from '../../testing/preview-calls.ts';
import type { BlockScenes } from '../../testing/preview-scenes.ts';
import { respondWithArticles, previewArticle } from '../../testing/preview-articles.ts';

type Changes = Parameters<typeof previewArticle>[0];

const board = (total: number, changes: Changes = {}) => ({
  calls: {
    siteContent: {
      findArticles: respondWithArticles(total),
      // The preview is drawn in three languages, and each has its article.
      readArticle: async ({ locale = 'nl' }: PreviewRequests) => ({
        data: previewArticle({ locale, ...changes }),
      }),
    },
  },
});

export const cmsArticleScenes: BlockScenes = {
  all: { path: '/nieuws-artikel/artikel-1', answers: board(8) },
  of: {
    plain: { answers: board(1, { image: null, thumbnail: null }) },
    'long-text': {
      answers: board(3, {
        title:
          'Arbeidsmarktcommunicatiemedewerkers en verpleegkundigspecialisten over arbeidsvoorwaardenonderhandelingen',
        description: 'Verpleegkundigspecialistenopleidingen '.repeat(8).trim(),
      }),
    },
  },
};

import type { BlockScenes } from '../../testing/preview-scenes.ts';
import { respondWithArticles, previewFeed } from '../../testing/preview-articles.ts';

const articles = (findArticles: ReturnType<typeof respondWithArticles>) => ({
  calls: { siteContent: { findArticles } },
});
const failing = async () => {
  throw Object.assign(new Error(), { name: 'ApiError', code: 'feedUnavailable', status: 502, fields: {} });
};

export const newsFeedScenes: BlockScenes = {
  all: { answers: articles(respondWithArticles(25)) },
  of: {
    pages: { path: '/nieuws', search: '?page=2' },
    feed: {
      answers: {
        calls: {
          siteContent: {
            readFeed: async ({ query }) => ({ data: previewFeed(Number(query?.['limit'])) }),
          },
        },
      },
    },
    'long-text': {
      answers: articles(
        respondWithArticles(3, (article) => ({
          ...article,
          title: `Arbeidsvoorwaardenonderhandelingen: ${article.title.toLowerCase()} en wat het betekent`,
          image: null,
          thumbnail: null,
        })),
      ),
    },
    empty: { path: '/nieuws', answers: articles(respondWithArticles(0)) },
    unreachable: { board: { layout: 'editor' }, answers: { calls: { siteContent: { readFeed: failing } } } },
  },
};

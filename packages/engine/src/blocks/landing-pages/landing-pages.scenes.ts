import type { PreviewRequests } from '../../testing/preview-calls.ts';
import { respondWithLandingPages, previewLandingPage } from '../../testing/preview-landing-pages.ts';
import type { BlockScenes } from '../../testing/preview-scenes.ts';

const board = (total: number) => ({
  siteContent: {
    findLandingPages: respondWithLandingPages(total),
    // The preview is drawn in three languages, and each has its landing page.
    readLandingPage: async ({ locale = 'nl' }: PreviewRequests) => ({
      data: previewLandingPage(0, { locale }),
    }),
  },
});
const path = '/vacatures-zoeken/zoekopdracht-1';

export const landingPagesScenes: BlockScenes = {
  all: { path: '/vacatures-zoeken', answers: { calls: board(14) } },
  of: {
    titled: { search: '?page=2' },
    jobs: { path },
    'jobs-cards': { path, search: '?page=2' },
    'no-jobs': { path, answers: { calls: board(14), total: () => 0 } },
    empty: { answers: { calls: board(0) } },
  },
};

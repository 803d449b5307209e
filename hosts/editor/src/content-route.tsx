import type {
  AdminArticle,
  AdminLandingPage,
  AdminSegment,
  ForwardRule,
  LegalState,
  Placeholders,
} from '@boardwright/api-client/contract';
import {
  ArticlesApiContext,
  CategoriesApiContext,
  ContentPage,
  importOutcome,
  LandingPagesApiContext,
  LegalApiContext,
  PlaceholdersApiContext,
  RedirectsApiContext,
  type ArticlesApi,
  type CategoriesApi,
  type LandingPagesApi,
  type LegalApi,
  type PlaceholdersApi,
  type RedirectsApi,
} from '@boardwright/editor';
import { client } from './engine.ts';
import { orCurrent } from './or-current.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';

/** The categories of the board, as an admin keeps them. */
const categories: CategoriesApi = {
  groups: async () => (await withFieldMessages(client.segments.findSegmentGroups({ as }))).data,
  categories: async (id, isArchived) => {
    const query = { 'match[archived]': isArchived ? 'set' : 'none' } as const;
    return (await withFieldMessages(client.segments.findGroupSegments({ params: { id }, query, as }))).data;
  },
  add: async (body) => (await withFieldMessages(client.segments.createSegment({ body, as }))).data,
  change: (id, body) => orCurrent<AdminSegment>(client.segments.updateSegment({ params: { id }, body, as })),
  async order(id, ids, was) {
    const body = { ids: [...ids], was: [...was] };
    return 'saved' in (await orCurrent(client.segments.orderSegments({ params: { id }, body, as })));
  },
  archive: (id) => withFieldMessages(client.segments.archiveSegment({ params: { id }, as })),
  restore: (id) => withFieldMessages(client.segments.restoreSegment({ params: { id }, as })),
  previewMerge: async (id, into) => {
    const query = { into };
    return (await withFieldMessages(client.segments.previewSegmentMerge({ params: { id }, query, as }))).data;
  },
  merge: (id, into) =>
    withFieldMessages(client.segments.mergeSegment({ params: { id }, body: { into }, as })),
  importList: async (id, text, isTrial) => {
    const body = { text, dry_run: isTrial };
    const { data } = await withFieldMessages(client.segments.importSegments({ params: { id }, body, as }));
    return importOutcome(data);
  },
  addSet: async (field, isTrial) => {
    const body = { field, dry_run: isTrial };
    return (await withFieldMessages(client.segments.addStarterSet({ body, as }))).data;
  },
};

/** Where addresses without a page lead. */
const redirects: RedirectsApi = {
  list: ({ page, find, sort, isDeleted }) => {
    const query = {
      page,
      limit: 50,
      search: find,
      sort,
      'match[deleted]': isDeleted ? 'set' : 'none',
    } as const;
    return withFieldMessages(client.forwardRules.findForwardRules({ query, as }));
  },
  add: (body) => withFieldMessages(client.forwardRules.createForwardRule({ body, as })),
  change: (id, body) =>
    orCurrent<ForwardRule>(client.forwardRules.updateForwardRule({ params: { id }, body, as })),
  remove: async (ids) => {
    const body = { ids: [...ids] };
    return (await withFieldMessages(client.forwardRules.deleteForwardRules({ body, as }))).data.deleted;
  },
  restore: async (ids) => {
    const body = { ids: [...ids] };
    return (await withFieldMessages(client.forwardRules.restoreForwardRules({ body, as }))).data;
  },
  importList: async (text, isTrial) => {
    const body = { text, dry_run: isTrial };
    return (await withFieldMessages(client.forwardRules.importForwardRules({ body, as }))).data;
  },
  // The gateway puts the admin's token on what the browser itself asks for here, as a file.
  exportAddress: '/api/admin/v1/forward-rules/export',
  missing: () => withFieldMessages(client.forwardRules.findMissingPaths({ query: { limit: 20 }, as })),
  ignore: (path, ignored) =>
    withFieldMessages(client.forwardRules.ignoreMissingPath({ body: { path, ignored }, as })),
};

/** The news of the board, as an admin writes it. */
const articles: ArticlesApi = {
  list: (query) => withFieldMessages(client.articles.findAllArticles({ query, as })),
  read: async (id) =>
    (await withFieldMessages(client.articles.readStoredArticle({ params: { id }, as }))).data,
  add: async (body) => (await withFieldMessages(client.articles.createArticle({ body, as }))).data,
  change: (id, body) => orCurrent<AdminArticle>(client.articles.updateArticle({ params: { id }, body, as })),
  remove: (id) => withFieldMessages(client.articles.deleteArticle({ params: { id }, as })),
  restore: (id) => withFieldMessages(client.articles.restoreArticle({ params: { id }, as })),
};

/** The landing pages of the board, as an admin writes them. */
const landingPages: LandingPagesApi = {
  list: (query) => withFieldMessages(client.landingPages.findAllLandingPages({ query, as })),
  read: async (id) =>
    (await withFieldMessages(client.landingPages.readStoredLandingPage({ params: { id }, as }))).data,
  add: async (body) => (await withFieldMessages(client.landingPages.createLandingPage({ body, as }))).data,
  change: (id, body) =>
    orCurrent<AdminLandingPage>(client.landingPages.updateLandingPage({ params: { id }, body, as })),
  remove: (id) => withFieldMessages(client.landingPages.deleteLandingPage({ params: { id }, as })),
  restore: (id) => withFieldMessages(client.landingPages.restoreLandingPage({ params: { id }, as })),
  count: async (locale, query) => {
    const body = { locale, query };
    const { data } = await withFieldMessages(client.landingPages.countLandingSearch({ body, as }));
    return data.jobs_count;
  },
  searches: async (isInVain) => {
    const query = { limit: 5, in_vain: isInVain };
    return (await withFieldMessages(client.landingPages.findFrequentSearches({ query, as }))).data;
  },
};

/** The legal pages, as an admin answers for them. */
const legal: LegalApi = {
  read: async () => (await withFieldMessages(client.legal.readLegal({ as }))).data,
  save: (body) => orCurrent<LegalState>(client.legal.saveLegal({ body, as })),
  preview: async (body) => (await withFieldMessages(client.legal.previewLegal({ body, as }))).data,
  publish: async (revision) =>
    (await withFieldMessages(client.legal.publishLegal({ body: { revision }, as }))).data,
  versions: async () => (await withFieldMessages(client.legal.findLegalVersions({ as }))).data,
  version: async (id) =>
    (await withFieldMessages(client.legal.readLegalVersion({ params: { id }, as }))).data,
};

/** The placeholders of the board. */
const placeholders: PlaceholdersApi = {
  read: async () => (await withFieldMessages(client.placeholders.findPlaceholders({ as }))).data,
  save: (body) => orCurrent<Placeholders>(client.placeholders.savePlaceholders({ body, as })),
};

/** The workspace of content with its calls; fetched when somebody goes there. */
export function Component() {
  return (
    <CategoriesApiContext value={categories}>
      <RedirectsApiContext value={redirects}>
        <ArticlesApiContext value={articles}>
          <LandingPagesApiContext value={landingPages}>
            <LegalApiContext value={legal}>
              <PlaceholdersApiContext value={placeholders}>
                <ContentPage />
              </PlaceholdersApiContext>
            </LegalApiContext>
          </LandingPagesApiContext>
        </ArticlesApiContext>
      </RedirectsApiContext>
    </CategoriesApiContext>
  );
}

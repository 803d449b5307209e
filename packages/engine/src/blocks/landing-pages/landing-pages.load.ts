import type { LandingPage } from '@boardwright/api-client/contract';
import type { BlockContext } from '../../board/define-block.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { pagePath } from '../../board/board-context.ts';
import { landingPageInEditor } from '../../page/canvas-address.ts';
import { leadToLanguage } from '../../page/lead-to-language.ts';
import { PageError, PageMoved } from '../../page/page-error.ts';
import { showsSamples } from '../../page/shows-samples.ts';
import { siteOrigin } from '../../page/site-origin.ts';
import { readPageNumber } from '../../search/page-number.ts';
import { sanitise } from '@boardwright/ui/sanitise';
import { searchApiQuery } from '../../search/search-address.ts';
import type {
  LandingPageJobs,
  LandingPageList,
  LandingPagesData,
  LandingPagesSettings,
} from './landing-pages-data.ts';
import { storedSearch } from './stored-search.ts';
import type { LandingPagesKey } from './landing-pages.messages.ts';

/**
 * With a child slug the landing page of that name and its jobs, else the list of them (specification §2: 'landing pages
 * (only without child slug)').
 * @throws PageError 404 for a landing page that is not there, not shown, or of a language that the page does not have
 * @throws PageMoved for one that has another slug or language by now
 */
export async function loadLandingPages(
  settings: LandingPagesSettings,
  context: BlockContext<LandingPagesKey>,
): Promise<LandingPagesData> {
  const { childSlug } = context;
  if (!childSlug) return loadList(settings, context);
  const landingPage = (await readStored(context)) ?? (await readLandingPage(childSlug, context));
  if (landingPage) return loadJobs(landingPage, settings, context);
  if (showsSamples(context)) return loadList(settings, context);
  throw new PageError(404, context.t('notFound'));
}

async function loadList(
  { landingPagesPerPage }: LandingPagesSettings,
  { api, board, query, signal }: BlockContext<LandingPagesKey>,
): Promise<LandingPageList> {
  const asked = readPageNumber(query);
  const read = (page: number) =>
    api.siteContent.findLandingPages({
      params: { id: board.boardId },
      query: { page, limit: landingPagesPerPage, 'match[locale]': board.locale },
      signal,
    });
  let { data, meta } = await read(asked);
  // An old link to a page that the list no longer reaches shows the last one.
  if (meta.total > 0 && asked > meta.last_page) ({ data, meta } = await read(meta.last_page));
  return {
    kind: 'list',
    pages: data.map(({ title, slug, description, jobs_count }) => ({
      title,
      slug,
      description,
      jobs: jobs_count,
    })),
    page: Math.min(asked, meta.last_page),
    lastPage: meta.last_page,
    total: meta.total,
  };
}

type Read = Omit<LandingPage, 'id' | 'locale' | 'jobs_count'>;

/** On the editor's canvas the landing page that an admin is writing, by its number: the API gives it to nobody else. */
async function readStored({
  api,
  board,
  query,
  signal,
}: BlockContext<LandingPagesKey>): Promise<Read | undefined> {
  const id = Number(query.get(landingPageInEditor));
  if (board.layout !== 'editor' || !Number.isSafeInteger(id) || id < 1) return undefined;
  try {
    const { data } = await api.landingPages.readStoredLandingPage({ params: { id }, as: 'admin', signal });
    return { ...data, is_indexed: !data.is_thin };
  } catch (error) {
    const status = apiFailure(error)?.status;
    // Who may not read it sees what is there.
    if (status === 401 || status === 403 || status === 404) return undefined;
    throw error;
  }
}

async function readLandingPage(
  slug: string,
  { api, board, signal }: BlockContext<LandingPagesKey>,
): Promise<LandingPage | undefined> {
  try {
    const { data } = await api.siteContent.readLandingPage({ params: { slug }, signal });
    if (data.locale !== board.locale) return leadToLanguage(board, data, slug);
    if (data.slug !== slug) throw new PageMoved(pagePath(board, 'p-landing-pages', data.slug));
    return data;
  } catch (error) {
    const status = apiFailure(error)?.status;
    // None can be called that: as little there as one that is gone.
    if (status === 400 || status === 404) return undefined;
    throw error;
  }
}

async function loadJobs(
  landingPage: Read,
  { jobsPerPage }: LandingPagesSettings,
  context: BlockContext<LandingPagesKey>,
): Promise<LandingPageJobs> {
  const { configuration, query } = context;
  const { slug, title, description, image, related = [] } = landingPage;
  const search = storedSearch(landingPage.query);
  const asked = readPageNumber(query);
  // The order of the full list, so that the way there shows the same jobs.
  const sort = search.sort ?? (search.search ? 'relevance' : '-from');
  const find = (page: number) =>
    findJobs({ ...searchApiQuery({ ...search, sort, page }), limit: jobsPerPage }, context);
  let found = await find(asked);
  if (found.total > 0 && asked > found.lastPage) found = await find(found.lastPage);
  return {
    kind: 'jobs',
    slug,
    title,
    description,
    above: sanitise(landingPage.text_above ?? ''),
    below: sanitise(landingPage.text_below ?? ''),
    image: image ?? '',
    seo: {
      title: landingPage.seo_title || title,
      description: landingPage.seo_description || description,
      isLeftOut: !landingPage.is_indexed,
    },
    related,
    search,
    segments: configuration.segments
      .filter(({ id }) => search.segment_ids.includes(id))
      .map(({ id, name }) => ({ id, name })),
    organisation: search.organisation_id ? found.jobs[0]?.organisation_name : search.organisation_name,
    ...found,
    page: Math.min(asked, found.lastPage),
    origin: siteOrigin(context),
  };
}

async function findJobs(
  query: ReturnType<typeof searchApiQuery>,
  { api, board, signal }: BlockContext<LandingPagesKey>,
) {
  try {
    const params = { boardId: board.boardId };
    const { data, meta } = await api.jobs.findBoardJobs({ params, query, signal });
    return { jobs: data, total: meta.total, lastPage: meta.last_page };
  } catch (error) {
    // A place that nobody knows has no jobs: that is what the list of landing pages says of it too.
    if (apiFailure(error)?.code !== 'placeUnknown') throw error;
    return { jobs: [], total: 0, lastPage: 1 };
  }
}

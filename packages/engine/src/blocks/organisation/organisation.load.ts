import type { Organisation } from '@boardwright/api-client/contract';
import type { BlockContext } from '../../board/define-block.ts';
import { isHidden } from '../../board/is-hidden.ts';
import { findOrganisations } from '../../features/organisations/site/find-organisations.ts';
import { pageOf } from '../../features/organisations/site/organisation-search.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { PageError } from '../../page/page-error.ts';
import { showsSamples } from '../../page/shows-samples.ts';
import { emptySearch } from '../../search/job-search.ts';
import { searchApiQuery } from '../../search/search-address.ts';
import type {
  NamedSegment,
  OrganisationData,
  OrganisationJobs,
  OrganisationSettings,
} from './organisation-data.ts';
import { organisationView } from './organisation-view.ts';
import type { OrganisationKey } from './organisation.messages.ts';

/** Jobs on a page: full rows of the grid. */
const perPage = { list: 10, cards: 9 } as const;
/** As many as the search of organisations shows by default. */
const searchPerPage = 9;

/**
 * The organisation of the page's child slug with its jobs; without a slug the search of all of them
 * (specification §2 'organisation').
 * @throws PageError 404 for one that is unknown or not active
 */
export async function loadOrganisation(
  settings: OrganisationSettings,
  context: BlockContext<OrganisationKey>,
): Promise<OrganisationData> {
  // The test page's own slug names a job.
  const own = context.identifier === 'p-test' ? undefined : context.childSlug;
  const slug = own || (showsSamples(context) ? await exampleSlug(context) : undefined);
  if (!slug) {
    // A search that the admin put on the page is the search of the page.
    if ('organisation-search' in context.siblings) return { kind: 'nothing' };
    return { kind: 'search', found: await findOrganisations(searchPerPage, context) };
  }
  const organisation = await readOrganisation(slug, context);
  const { board, configuration } = context;
  const ids = new Set(organisation.organisation_segments);
  const industry = configuration.segments_groups.find(({ key }) => key === 'industry')?.id;
  const named = configuration.segments.filter(({ id }) => ids.has(id));
  const pick = ({ id, name }: NamedSegment) => ({ id, name });
  return {
    kind: 'organisation',
    organisation: organisationView(organisation),
    sector: named.filter((segment) => segment.segment_group_id === industry).map(pick),
    segments: named.map(pick),
    jobs: isHidden(board) ? undefined : await findJobs(organisation, settings, context),
    origin: configuration.job_boards.find(({ id }) => id === board.boardId)?.url ?? '',
  };
}

/** Where an example is shown, it is the board's first organisation. */
async function exampleSlug({
  api,
  board,
  signal,
}: BlockContext<OrganisationKey>): Promise<string | undefined> {
  const { data } = await api.siteContent.findBoardOrganisations({
    params: { id: board.boardId },
    query: { limit: 1 },
    signal,
  });
  return data[0]?.slug;
}

async function readOrganisation(
  slug: string,
  { api, t, signal }: BlockContext<OrganisationKey>,
): Promise<Organisation> {
  try {
    const { data } = await api.siteContent.readOrganisation({
      params: { id: slug },
      query: { with: 'organisation_names,organisation_info,organisation_segments' },
      signal,
    });
    return data;
  } catch (error) {
    const failure = apiFailure(error);
    // No organisation can be called what the API does not even understand: as little there as an unknown one.
    if (failure?.status === 404 || failure?.status === 400)
      throw new PageError(404, t('notFound'), { cause: error });
    throw error;
  }
}

async function findJobs(
  { id }: Organisation,
  { jobsLayout }: OrganisationSettings,
  { api, board, query, signal }: BlockContext<OrganisationKey>,
): Promise<OrganisationJobs> {
  const page = pageOf(query);
  const { data, meta } = await api.jobs.findBoardJobs({
    params: { boardId: board.boardId },
    query: {
      ...searchApiQuery({ ...emptySearch, organisation_id: id, page, sort: '-from' }),
      limit: perPage[jobsLayout],
    },
    signal,
  });
  return { jobs: data, total: meta.total, page, lastPage: meta.last_page };
}

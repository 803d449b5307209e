import type { EmployerResume, PublicCandidate } from '@boardwright/api-client/contract';
import type { candidateDetails, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { PageError } from '../../page/page-error.ts';
import { showsSamples } from '../../page/shows-samples.ts';
import { parseSearchAddress } from '../../search/search-address.ts';
import { sanitise } from '@boardwright/ui/sanitise';
import type { CandidateDetailsData, CandidateView, Experience } from './candidate-details-data.ts';
import { loadEmployerView } from './employer-contact.load.ts';
import type { CandidateDetailsKey } from './candidate-details.messages.ts';

export type CandidateDetailsSettings = SettingsOf<typeof candidateDetails>;

/**
 * The profile of the page's child slug, which is the candidate's number (specification §7 'match[uuid]'). An employer
 * reads the resume as their company may see it.
 * @throws PageError 404 for who is not there, or not available any more
 */
export async function loadCandidateDetails(
  _settings: CandidateDetailsSettings,
  context: BlockContext<CandidateDetailsKey>,
): Promise<CandidateDetailsData> {
  const { configuration, query, t } = context;
  const back = parseSearchAddress(query).search;
  const { visitor, visitorIsExample } = context.board;
  if (!showsSamples(context) && visitor === 'employer' && !visitorIsExample) {
    const resume = await readResume(context);
    const employer = await loadEmployerView(resume, context);
    return { candidate: candidateView(resume, configuration), back, employer };
  }
  const candidate = showsSamples(context) ? await readSample(context) : await readCandidate(context);
  if (!candidate) throw new PageError(404, t('notFound'));
  return { candidate: candidateView(candidate, configuration), back };
}

async function readCandidate({
  api,
  childSlug: uuid = '',
  signal,
}: BlockContext<CandidateDetailsKey>): Promise<PublicCandidate | undefined> {
  // Longer than any number the API takes: nobody can be called that.
  if (uuid === '' || uuid.length > 40) return undefined;
  const { data } = await api.files.findCandidates({ query: { 'match[uuid]': uuid, limit: 1 }, signal });
  return data[0];
}

async function readResume({
  api,
  childSlug = '',
  signal,
  t,
}: BlockContext<CandidateDetailsKey>): Promise<EmployerResume> {
  try {
    const { data } = await api.candidates.readEmployerResume({
      params: { id: childSlug.slice(0, 40) || '-' },
      signal,
    });
    return data;
  } catch (error) {
    if (apiFailure(error)?.status !== 404) throw error;
    throw new PageError(404, t('notFound'), { cause: error });
  }
}

/** The board's newest candidate; on a board without any, somebody made up. */
async function readSample({ api, t, signal }: BlockContext<CandidateDetailsKey>): Promise<PublicCandidate> {
  const { data } = await api.files.findCandidates({ query: { limit: 1 }, signal });
  return (
    data[0] ?? {
      uuid: 'sample',
      slug: 'sample',
      given_name: t('sample.name'),
      position: t('sample.position'),
      city: null,
      country_code: 'NL',
      short_description: t('sample.text'),
      segment_ids: [],
      status: 'available',
    }
  );
}

function candidateView(
  candidate: PublicCandidate | EmployerResume,
  { segments }: Pick<BlockContext<CandidateDetailsKey>['configuration'], 'segments'>,
): CandidateView {
  const { uuid, given_name, position, city, short_description, info, history = [] } = candidate;
  const { salary_type, salary_min, travel_distance, open_to_relocate, segment_ids, status } = candidate;
  const of = (type: 'employer' | 'education') =>
    history
      .filter((entry) => entry.type === type)
      .map(experience)
      .sort((a, b) => (b.from ?? '').localeCompare(a.from ?? ''));
  return {
    uuid,
    given_name,
    position,
    city,
    short_description,
    salary_type,
    salary_min,
    travel_distance,
    open_to_relocate,
    status,
    info: info ? sanitise(info) : undefined,
    work: of('employer'),
    education: of('education'),
    segments: segments.filter(({ id }) => segment_ids.includes(id)).map(({ id, name }) => ({ id, name })),
  };
}

function experience(entry: EmployerResume['history'][number]): Experience {
  return {
    name: entry.name,
    institution: entry.institution || undefined,
    place: entry.place || undefined,
    description: entry.description || undefined,
    from: dayOf(entry.from),
    till: dayOf(entry.till),
  };
}

/** A day somebody typed once: what is no date is left out rather than drawn wrong. */
function dayOf(text: string | null | undefined): string | undefined {
  return text && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

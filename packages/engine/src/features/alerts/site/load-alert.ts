import { alertFrequencies, type AlertFrequency } from '@boardwright/api-client/contract';
import { segmentGroupKeys } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../../board/define-block.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { chosenSegments } from '../../../search/facet-groups.ts';
import type { JobSearch } from '../../../search/job-search.ts';
import { alertBody } from './alert-search.ts';
import type { AlertPreview, AlertView } from './alert-view.ts';

/** Jobs that the preview shows. */
const listedJobs = 5;

/** The search without segments of another board or of long ago: they would keep the alert silent for ever. */
export function knownSearch(search: JobSearch, { configuration }: BlockContext): JobSearch {
  const known = new Set(configuration.segments.map(({ id }) => id));
  return { ...search, segment_ids: search.segment_ids.filter((id) => known.has(id)) };
}

/** An alert with the names of what it looks for. */
export async function alertView(
  search: JobSearch,
  frequency: AlertFrequency,
  context: BlockContext,
): Promise<AlertView> {
  return {
    search,
    frequency,
    frequencies: alertFrequencies,
    segments: chosenSegments(search.segment_ids, segmentGroupKeys, context.configuration),
    organisation: await organisationName(search, context),
  };
}

/** The organisation's name. An alert can be set without it. */
async function organisationName(
  { organisation_id: id }: JobSearch,
  { api, signal }: BlockContext,
): Promise<string | undefined> {
  if (id === undefined) return undefined;
  try {
    return (await api.siteContent.readOrganisation({ params: { id: String(id) }, signal })).data.name;
  } catch (error) {
    if (!apiFailure(error)) throw error;
    return undefined;
  }
}

/** What the last mail would have held. A place nobody knows, or too many askers: the form does without. */
export async function alertPreview(
  search: JobSearch,
  frequency: AlertFrequency,
  { api, signal }: BlockContext,
): Promise<AlertPreview | undefined> {
  try {
    const { data } = await api.jobAlerts.previewJobAlert({
      body: alertBody(search, frequency, true),
      signal,
    });
    const jobs = data.jobs.slice(0, listedJobs).map((job) => ({
      uuid: job.uuid,
      slug: job.slug,
      title: job.title,
      organisation_name: job.organisation_name,
      location_name: job.location_name,
    }));
    return { total: data.total, jobs };
  } catch (error) {
    if (!apiFailure(error)) throw error;
    return undefined;
  }
}

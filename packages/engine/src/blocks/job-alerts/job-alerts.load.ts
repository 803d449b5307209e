import {
  alertFrequencies,
  type AlertFrequency,
  type ManagedJobAlert,
} from '@boardwright/api-client/contract';
import { segmentGroupKeys } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../define-block.ts';
import { apiFailure } from '../../pages/api-failure.ts';
import { chosenSegments } from '../../search/facet-groups.ts';
import type { JobSearch } from '../../search/job-search.ts';
import { parseSearchAddress } from '../../search/search-address.ts';
import { alertBody, isFrequency, searchOfAlert, usualFrequency } from './alert-search.ts';
import {
  deeds,
  mailedToken,
  type AlertPreview,
  type AlertView,
  type JobAlertsData,
  type JobAlertsSettings,
} from './job-alerts-data.ts';

/** Jobs that the preview shows. */
const shownJobs = 5;

/** A new alert from the search of the address, or the alert behind a mailed link (specification §2 'job alerts'). */
export async function loadJobAlerts(
  _settings: JobAlertsSettings,
  context: BlockContext,
): Promise<JobAlertsData> {
  const { query } = context;
  const done = deeds.find((deed) => deed === query.get('done'));
  const token = mailedToken(query);
  if (token !== undefined) return { ...(await loadKnown(token, context)), done };
  const wanted = query.get('frequency') ?? '';
  const frequency = isFrequency(wanted) ? wanted : usualFrequency;
  const { sort: _sort, seed: _seed, limit: _limit, ...search } = parseSearchAddress(query).search;
  const known = knownSearch({ ...search, page: 1 }, context);
  const [alert, preview] = await Promise.all([
    viewOf(known, frequency, context),
    loadPreview(known, frequency, context),
  ]);
  return { view: 'create', alert, preview, done };
}

async function loadKnown(token: string, context: BlockContext): Promise<JobAlertsData> {
  const known = await readKnown(token, context);
  if (!known) return { view: 'expired' };
  const { email, active, confirmed, frequency } = known;
  const search = knownSearch(searchOfAlert(known), context);
  const asked = context.query.get('action');
  const view = !confirmed ? 'confirm' : asked === 'unsubscribe' && active ? 'unsubscribe' : 'manage';
  const [alert, preview] = await Promise.all([
    viewOf(search, frequency, context),
    view === 'manage' ? loadPreview(search, frequency, context) : undefined,
  ]);
  return { view, alert, email, active, preview };
}

/** Undefined for a link that is no good any more, or never was. */
async function readKnown(token: string, { api, signal }: BlockContext): Promise<ManagedJobAlert | undefined> {
  if (token === '') return undefined;
  try {
    return (await api.jobAlerts.readManagedJobAlert({ params: { token }, signal })).data;
  } catch (error) {
    if (apiFailure(error)?.code !== 'linkExpired') throw error;
    return undefined;
  }
}

/** The search without segments of another board or of long ago: they would keep the alert silent for ever. */
function knownSearch(search: JobSearch, { configuration }: BlockContext): JobSearch {
  const known = new Set(configuration.segments.map(({ id }) => id));
  return { ...search, segment_ids: search.segment_ids.filter((id) => known.has(id)) };
}

async function viewOf(
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
async function loadPreview(
  search: JobSearch,
  frequency: AlertFrequency,
  { api, signal }: BlockContext,
): Promise<AlertPreview | undefined> {
  try {
    const { data } = await api.jobAlerts.previewJobAlert({
      body: alertBody(search, frequency, true),
      signal,
    });
    const jobs = data.jobs.slice(0, shownJobs).map((job) => ({
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

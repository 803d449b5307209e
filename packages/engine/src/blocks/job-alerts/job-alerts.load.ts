import type { ManagedJobAlert } from '@boardwright/api-client/contract';
import { isFrequency, searchOfAlert, usualFrequency } from '../../features/alerts/site/alert-search.ts';
import { alertPreview, alertView, knownSearch } from '../../features/alerts/site/load-alert.ts';
import type { BlockContext } from '../../board/define-block.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { parseSearchAddress } from '../../search/search-address.ts';
import { alertOutcomes, mailedToken, type JobAlertsData, type JobAlertsSettings } from './job-alerts-data.ts';

/** A new alert from the search of the address, or the alert behind a mailed link (specification §2 'job alerts'). */
export async function loadJobAlerts(
  _settings: JobAlertsSettings,
  context: BlockContext,
): Promise<JobAlertsData> {
  const { query } = context;
  const done = alertOutcomes.find((notice) => notice === query.get('done'));
  const token = mailedToken(query);
  if (token !== undefined) return { ...(await loadKnown(token, context)), done };
  const wanted = query.get('frequency') ?? '';
  const frequency = isFrequency(wanted) ? wanted : usualFrequency;
  const { sort: _sort, seed: _seed, limit: _limit, ...search } = parseSearchAddress(query).search;
  const known = knownSearch({ ...search, page: 1 }, context);
  const [alert, preview] = await Promise.all([
    alertView(known, frequency, context),
    alertPreview(known, frequency, context),
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
    alertView(search, frequency, context),
    view === 'manage' ? alertPreview(search, frequency, context) : undefined,
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

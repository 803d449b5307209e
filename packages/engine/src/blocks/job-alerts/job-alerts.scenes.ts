import type { ManagedJobAlert } from '@boardwright/api-client/contract';
import { alertCalls, previewAlert } from '../../testing/preview-alerts.ts';
import type { BlockScenes, Scene } from '../../testing/preview-scenes.ts';

const behind = (query: string, changes: Partial<ManagedJobAlert> = {}): Scene => ({
  search: `?token=abc${query}`,
  answers: { calls: { jobAlerts: alertCalls(previewAlert(changes)) } },
});
const search =
  '?search=verpleegkundige&location_name=Groningen&lat=53.22&lon=6.57&in[segment_ids]=103,401,501&range[salary_year]=36000,';

export const jobAlertsScenes: BlockScenes = {
  all: { path: '/job-alert', answers: { calls: { jobAlerts: alertCalls(previewAlert()) } } },
  of: {
    'from-a-search': { search },
    'only-email': { search, answers: { calls: { jobAlerts: alertCalls(previewAlert(), 0) } } },
    'for-candidates': { visitor: 'candidate', search: '?search=monteur' },
    confirm: behind('&action=confirm', { confirmed: false }),
    manage: behind(''),
    paused: behind('&done=paused', { active: false }),
    unsubscribe: behind('&action=unsubscribe'),
    expired: { search: '?token=gone', answers: { calls: { jobAlerts: alertCalls(undefined) } } },
  },
};

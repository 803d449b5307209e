import type { ManagedJobAlert } from '@boardwright/api-client/contract';
import type { PreviewCalls } from './preview-calls.ts';
import { previewJobs } from './preview-jobs.ts';

/** A job alert behind a mailed link, as the API answers it. */
export function previewAlert(changes: Partial<ManagedJobAlert> = {}): ManagedJobAlert {
  return {
    id: 7,
    search: 'verpleegkundige',
    city: 'Groningen',
    lat: 53.22,
    lon: 6.57,
    range: 25,
    segments: [401, 103],
    salary_min: 36_000,
    salary_max: null,
    organisation_id: null,
    remote: null,
    frequency: 'weekly',
    active: true,
    locale: 'nl',
    confirmed: true,
    created_at: '2026-10-02T09:00:00.000Z',
    last_sent_at: '2026-11-16T06:00:00.000Z',
    next_at: '2026-11-23T06:00:00.000Z',
    email: 'sanne@voorbeeld.nl',
    ...changes,
  };
}

/** The calls about alerts, on a board where this one exists and its last mail held so many jobs. */
export function alertCalls(alert: ManagedJobAlert | undefined, total = 7): PreviewCalls {
  return {
    previewJobAlert: async () => ({
      data: {
        jobs: previewJobs(Math.min(10, total)),
        total,
        from: '2026-11-19T06:00:00.000Z',
        till: '2026-11-20T06:00:00.000Z',
      },
    }),
    findJobAlerts: async () => ({
      data: alert ? [alert, { ...alert, id: 8, search: 'docent', active: false, frequency: 'direct' }] : [],
    }),
    readManagedJobAlert: async () => {
      if (alert) return { data: alert };
      throw Object.assign(new Error('expired'), {
        name: 'ApiError',
        code: 'linkExpired',
        status: 410,
        fields: {},
      });
    },
  };
}

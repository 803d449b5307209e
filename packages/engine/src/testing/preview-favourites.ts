import type { Favourite } from '@boardwright/api-client/contract';
import type { PreviewCalls } from './preview-calls.ts';
import { previewJobs } from './preview-jobs.ts';
import { previewOrganisations } from './preview-organisations.ts';

const stored = (id: number): Pick<Favourite, 'uuid' | 'created_at'> => ({
  uuid: `00000000-0000-4000-8000-0000000f${String(id).padStart(4, '0')}`,
  created_at: '2026-11-19T10:00:00.000Z',
});

/** What a candidate keeps: a few jobs, one of them ended, and two organisations. */
export function previewFavourites(storedJobs = previewJobs(4)): PreviewCalls {
  const jobs = storedJobs.map((job, at) => ({
    ...stored(job.id),
    job_id: job.id,
    job_uuid: job.uuid,
    organisation_id: null,
    job: at === 2 ? { ...job, status: 'expired' } : job,
  }));
  const organisations = previewOrganisations(2).map((organisation) => ({
    ...stored(100 + organisation.id),
    job_id: null,
    job_uuid: null,
    organisation_id: organisation.id,
    organisation,
  }));
  return {
    findFavourites: async ({ query = {} }) => {
      const data = query['kind'] === 'organisation' ? organisations : jobs;
      return { data, meta: { total: data.length, page: 1, limit: 10, last_page: 1 } };
    },
  };
}

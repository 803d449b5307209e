import type { Shape } from '../shape.ts';
import { type JobSummary, jobSummary } from './job.ts';
import { type Organisation, organisation } from './organisation.ts';

/** A job or an organisation that a candidate keeps (specification §3 'Favourite'); a job's has both its ids. */
export interface Favourite {
  readonly uuid: string;
  readonly job_id: number | null;
  readonly job_uuid: string | null;
  /** Null for a job. */
  readonly organisation_id: number | null;
  readonly created_at: string;
  /** With `with=job`; a job that ended has status expired. */
  readonly job?: JobSummary | null;
  /** With `with=organisation`: the one that is kept. */
  readonly organisation?: Organisation | null;
}

const orNull = (schema: object) => ({ anyOf: [{ type: 'null' }, schema] });

export const favourite: Shape<Favourite> = {
  schema: {
    type: 'object',
    required: ['uuid', 'job_id', 'job_uuid', 'organisation_id', 'created_at'],
    additionalProperties: false,
    properties: {
      uuid: { type: 'string' },
      job_id: { type: ['integer', 'null'] },
      job_uuid: { type: ['string', 'null'] },
      organisation_id: { type: ['integer', 'null'] },
      created_at: { type: 'string' },
      job: orNull(jobSummary.schema),
      organisation: orNull(organisation.schema),
    },
  },
};

import { locales } from '@boardwright/messages';
import { type Shape, shape, type ValueOf } from '../shape.ts';
import { type JobSummary, jobSummary } from './job.ts';

/** How often an alert is mailed (specification §9). */
export const alertFrequencies = ['direct', 'daily', 'weekly', 'monthly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

const nullableString = { type: ['string', 'null'] } as const;
const nullableInteger = { type: ['integer', 'null'] } as const;
const nullableNumber = { type: ['number', 'null'] } as const;

const alertProperties = {
  id: { type: 'integer' },
  search: nullableString,
  /** The place as it was understood. */
  city: nullableString,
  lat: nullableNumber,
  lon: nullableNumber,
  /** Kilometres around the place; null without a place. */
  range: nullableNumber,
  segments: { type: 'array', items: { type: 'integer' } },
  /** Euro a year. */
  salary_min: nullableInteger,
  salary_max: nullableInteger,
  organisation_id: nullableInteger,
  remote: { type: ['boolean', 'null'] },
  frequency: { enum: alertFrequencies },
  active: { type: 'boolean' },
  locale: { enum: locales },
  /** Whether the address was confirmed; nothing is sent before. Always true for a candidate's own. */
  confirmed: { type: 'boolean' },
  created_at: { type: 'string' },
  last_sent_at: nullableString,
  /** When the next mail is due if there is something to tell; null for direct and paused alerts. */
  next_at: nullableString,
} as const;

const alertNames = [
  'id',
  'search',
  'city',
  'lat',
  'lon',
  'range',
  'segments',
  'salary_min',
  'salary_max',
  'organisation_id',
  'remote',
  'frequency',
  'active',
  'locale',
  'confirmed',
  'created_at',
  'last_sent_at',
  'next_at',
] as const;

/** A saved search that is mailed (specification §3 'Job alert'). */
export const jobAlert = shape({
  type: 'object',
  required: alertNames,
  additionalProperties: false,
  properties: alertProperties,
});
export type JobAlert = ValueOf<typeof jobAlert>;

/** The same as whoever holds its mailed link sees it: with the address it is sent to. */
export const managedJobAlert = shape({
  type: 'object',
  required: [...alertNames, 'email'],
  additionalProperties: false,
  properties: { ...alertProperties, email: { type: 'string' } },
});
export type ManagedJobAlert = ValueOf<typeof managedJobAlert>;

/** What the last mail of an alert would have held. */
export interface JobAlertPreview {
  /** The newest, at most ten. */
  readonly jobs: readonly JobSummary[];
  readonly total: number;
  /** The time the mail would have covered. */
  readonly from: string;
  readonly till: string;
}

export const jobAlertPreview: Shape<JobAlertPreview> = {
  schema: {
    type: 'object',
    required: ['jobs', 'total', 'from', 'till'],
    additionalProperties: false,
    properties: {
      jobs: { type: 'array', items: jobSummary.schema },
      total: { type: 'integer' },
      from: { type: 'string' },
      till: { type: 'string' },
    },
  },
};

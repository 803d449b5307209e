import { defineEndpoint } from '../define-endpoint.ts';
import {
  longestReport,
  mailPreview,
  reportDecisions,
  reportedJob,
  reportedJobDetails,
  reportStates,
} from '../entities/job-report.ts';
import { longestExplanation, withheldGrounds } from '../entities/withheld.ts';
import { list, one, page, shape } from '../shape.ts';
import { paging } from './query-keys.ts';

/** Notices of jobs that must not be on the board, and what is decided about them (Digital Services Act, articles 16 and 17). */
const reportJob = defineEndpoint({
  method: 'POST',
  path: '/jobs/{uuid}/reports',
  roles: ['public', 'candidate'],
  summary:
    'Reports a job to the admins of the board. Whoever gives an e-mail address is mailed that it came in, and what was decided. Who reported it is said to nobody else.',
  perMinute: 5,
  body: {
    type: 'object',
    required: ['ground', 'explanation', 'good_faith'],
    additionalProperties: false,
    properties: {
      ground: { enum: withheldGrounds },
      explanation: { type: 'string', maxLength: longestReport },
      name: { type: 'string', maxLength: 200, default: '' },
      email: { type: 'string', maxLength: 254, default: '' },
      /** That who reports it believes what they say. */
      good_faith: { type: 'boolean' },
    },
  },
  status: 201,
  reply: one(
    shape({
      type: 'object',
      required: ['mailed'],
      additionalProperties: false,
      properties: {
        /** Whether a confirmation was mailed. */
        mailed: { type: 'boolean' },
      },
    }),
  ),
  errors: ['jobNotFound', 'jobExpired', 'alreadyReported', 'validation', 'tooManyRequests'],
});

const findReportedJobs = defineEndpoint({
  method: 'GET',
  path: '/job-reports',
  roles: ['admin'],
  area: 'jobs',
  summary:
    'The jobs of the board that have reports nobody decided about yet, those that wait longest first; with `match[state]=decided` those that have decided ones, the last decided first.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      /** Words of the title, the organisation, the company, or of what was reported and by whom. */
      search: { type: 'string', maxLength: 200 },
      'match[state]': { enum: reportStates, default: 'open' },
    },
  },
  reply: page(reportedJob),
});

const readReportedJob = defineEndpoint({
  method: 'GET',
  path: '/job-reports/{uuid}',
  roles: ['admin'],
  area: 'jobs',
  summary:
    'A job that was reported, as it is now: its open reports, and earlier decisions about it and its company.',
  reply: one(reportedJobDetails),
  errors: ['jobNotFound'],
});

const decision = {
  type: 'object',
  required: ['reports', 'outcome'],
  additionalProperties: false,
  properties: {
    /** The reports that were read. What came in meanwhile stays open. */
    reports: {
      type: 'array',
      minItems: 1,
      maxItems: 1000,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    },
    outcome: { enum: reportDecisions },
    /** Why it is taken off. */
    ground: { enum: withheldGrounds, default: 'other' },
    /** Plain text that its company reads where it is taken off. */
    explanation: { type: 'string', maxLength: longestExplanation, default: '' },
    /** Plain text that those who reported it read; needed where it is left and one of them gave an address. */
    message: { type: 'string', maxLength: longestReport, default: '' },
    /** Whether its company is mailed why it was taken off. */
    mail: { type: 'boolean', default: true },
  },
} as const;

const previewDecision = defineEndpoint({
  method: 'POST',
  path: '/job-reports/{uuid}/preview',
  roles: ['admin'],
  area: 'jobs',
  changesNothing: true,
  summary:
    'The mails that a decision about reports would send, one of each kind and language. Nothing is changed.',
  body: decision,
  reply: list(mailPreview),
  errors: ['jobNotFound', 'notFound', 'reportsDecided'],
});

const decideReports = defineEndpoint({
  method: 'POST',
  path: '/job-reports/{uuid}/decide',
  roles: ['admin'],
  area: 'jobs',
  summary:
    'Decides about reports of a job: it is left, or taken off the board as `withholdJob` does, in the same moment. Everybody who gave an address is mailed what was decided. Each report is decided once.',
  body: decision,
  reply: one(reportedJobDetails),
  errors: ['jobNotFound', 'notFound', 'reportsDecided', 'validation'],
});

export const jobReports = {
  reportJob,
  findReportedJobs,
  readReportedJob,
  previewDecision,
  decideReports,
} as const;

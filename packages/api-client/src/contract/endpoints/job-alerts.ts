import { locales } from '@boardwright/messages';
import { defineEndpoint } from '../define-endpoint.ts';
import { alertFrequencies, jobAlert, jobAlertPreview, managedJobAlert } from '../entities/job-alert.ts';
import { list, one, shape } from '../shape.ts';

/** What is searched for, as the job list's own filters; what is left out or null does not filter. */
const filter = {
  search: { type: ['string', 'null'], maxLength: 200 },
  /** A place; without `lat` and `lon` the best match of the name in the board's countries. */
  city: { type: ['string', 'null'], maxLength: 120 },
  lat: { type: ['number', 'null'], minimum: -90, maximum: 90 },
  lon: { type: ['number', 'null'], minimum: -180, maximum: 180 },
  /** Kilometres. */
  range: { type: ['number', 'null'], minimum: 1, maximum: 1000 },
  segments: { type: 'array', maxItems: 100, items: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
  /** Euro a year. */
  salary_min: { type: ['integer', 'null'], minimum: 0, maximum: 999_999_999 },
  salary_max: { type: ['integer', 'null'], minimum: 0, maximum: 999_999_999 },
  organisation_id: { type: ['integer', 'null'], minimum: 1, maximum: 2_147_483_647 },
  remote: { type: ['boolean', 'null'] },
} as const;

const settings = {
  ...filter,
  frequency: { enum: alertFrequencies },
  active: { type: 'boolean', default: true },
  /** The language of its mails; that of the request where none is given. */
  locale: { enum: locales },
} as const;

const alertBody = {
  type: 'object',
  required: ['frequency'],
  additionalProperties: false,
  properties: settings,
} as const;

export const findJobAlerts = defineEndpoint({
  method: 'GET',
  path: '/job-alerts',
  roles: ['candidate'],
  summary: "The candidate's job alerts, newest first.",
  reply: list(jobAlert),
});

export const createJobAlert = defineEndpoint({
  method: 'POST',
  path: '/job-alerts',
  roles: ['candidate'],
  summary: 'Saves a search and mails what is new in it.',
  body: alertBody,
  status: 201,
  reply: one(jobAlert),
  errors: ['validation', 'tooManyJobAlerts'],
});

export const changeJobAlert = defineEndpoint({
  method: 'PUT',
  path: '/job-alerts/{id:int}',
  roles: ['candidate'],
  summary: 'Replaces the whole of an alert: what is left out does not filter any more.',
  body: alertBody,
  reply: one(jobAlert),
  errors: ['notFound', 'validation'],
});

export const removeJobAlert = defineEndpoint({
  method: 'DELETE',
  path: '/job-alerts/{id:int}',
  roles: ['candidate'],
  summary: 'Ends an alert for good.',
  errors: ['notFound'],
});

/** 'These 7 jobs would have been in your last mail.' */
export const previewJobAlert = defineEndpoint({
  method: 'POST',
  path: '/job-alerts/preview',
  roles: ['public', 'candidate'],
  changesNothing: true,
  summary: 'What the last mail of such an alert would have held; nothing is saved.',
  perMinute: 60,
  body: alertBody,
  reply: one(jobAlertPreview),
  errors: ['validation', 'tooManyRequests'],
});

export const requestJobAlert = defineEndpoint({
  method: 'POST',
  path: '/job-boards/{boardId:int}/job-alerts',
  roles: ['public'],
  summary:
    'Asks for an alert without an account: a mail asks to confirm it first, and nothing else is sent before.',
  perMinute: 10,
  body: {
    type: 'object',
    required: ['email', 'frequency'],
    additionalProperties: false,
    properties: { ...settings, email: { type: 'string', maxLength: 254 } },
  },
  status: 202,
  // The same whether the address is known or not.
  reply: one(
    shape({
      type: 'object',
      required: ['email'],
      additionalProperties: false,
      properties: { email: { type: 'string' } },
    }),
  ),
  errors: ['notFound', 'validation', 'tooManyRequests'],
});

export const confirmJobAlert = defineEndpoint({
  method: 'POST',
  path: '/job-alerts/confirm/{token}',
  roles: ['public'],
  open: ['public'],
  summary: 'Confirms an alert by the link that was mailed; a second time changes nothing.',
  perMinute: 30,
  reply: one(managedJobAlert),
  errors: ['linkExpired', 'tooManyRequests'],
});

export const readManagedJobAlert = defineEndpoint({
  method: 'GET',
  path: '/job-alerts/manage/{token}',
  roles: ['public'],
  open: ['public'],
  summary: 'The alert behind a mailed link.',
  perMinute: 60,
  reply: one(managedJobAlert),
  errors: ['linkExpired', 'tooManyRequests'],
});

export const changeManagedJobAlert = defineEndpoint({
  method: 'PUT',
  path: '/job-alerts/manage/{token}',
  roles: ['public'],
  open: ['public'],
  summary: 'Replaces the whole of the alert behind a mailed link.',
  perMinute: 30,
  body: alertBody,
  reply: one(managedJobAlert),
  errors: ['linkExpired', 'validation', 'tooManyRequests'],
});

export const removeManagedJobAlert = defineEndpoint({
  method: 'DELETE',
  path: '/job-alerts/manage/{token}',
  roles: ['public'],
  open: ['public'],
  summary: 'Ends the alert behind a mailed link for good.',
  perMinute: 30,
  errors: ['linkExpired', 'tooManyRequests'],
});

/** Mail programs call it themselves (RFC 8058); the form body they send says nothing more. */
export const unsubscribeFromJobAlert = defineEndpoint({
  method: 'POST',
  path: '/job-alerts/unsubscribe/{token}',
  roles: ['public'],
  open: ['public'],
  summary: 'Pauses the alert behind a mailed link in one click; a second time changes nothing.',
  errors: ['linkExpired'],
});

export const jobAlerts = {
  findJobAlerts,
  createJobAlert,
  changeJobAlert,
  removeJobAlert,
  previewJobAlert,
  requestJobAlert,
  confirmJobAlert,
  readManagedJobAlert,
  changeManagedJobAlert,
  removeManagedJobAlert,
  unsubscribeFromJobAlert,
} as const;

import { defineEndpoint } from '../define-endpoint.ts';
import { mailPreview } from '../entities/job-report.ts';
import {
  impersonation,
  person,
  personDecisions,
  personDeletion,
  personLengths,
  personLinks,
  personPage,
  personRoles,
  personSorts,
  personStates,
} from '../entities/person.ts';
import { list, one } from '../shape.ts';

/** By what an admin finds people. */
const found = {
  /** Words of the name or the mail address. */
  search: { type: 'string', maxLength: 200 },
  'match[role]': { enum: personRoles },
  'match[state]': { enum: personStates },
  sort: { enum: personSorts, default: '-created_at' },
} as const;

const findPeople = defineEndpoint({
  method: 'GET',
  path: '/people',
  roles: ['admin'],
  area: 'people',
  summary:
    "The candidates and employers' users of the site, a page by key, with how many the search finds of each state.",
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...found,
      limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
      /** The `next` of the page before. */
      after: { type: 'string', maxLength: 400 },
    },
  },
  reply: one(personPage),
});

const exportPeople = defineEndpoint({
  method: 'GET',
  path: '/people/export',
  roles: ['admin'],
  area: 'people',
  summary: 'The people that a list has as CSV, at most 100,000.',
  query: { type: 'object', additionalProperties: false, properties: found },
  produces: 'binary',
});

const readPerson = defineEndpoint({
  method: 'GET',
  path: '/people/{uuid}',
  roles: ['admin'],
  area: 'people',
  summary:
    'All that the site knows of a person. That it was opened, and by whom, is noted in the log that the person reads.',
  reply: one(person),
  errors: ['notFound'],
});

const decision = {
  type: 'object',
  required: ['decision', 'known'],
  additionalProperties: false,
  properties: {
    decision: { enum: personDecisions },
    /** The state that the admin read: where it is another one by now, nothing is changed. */
    known: { enum: personStates },
    /** Plain text that a person who is blocked reads; needed there. */
    reason: { type: 'string', maxLength: personLengths.reason, default: '' },
    /** Whether they are mailed. */
    mail: { type: 'boolean', default: true },
  },
} as const;

const previewPersonDecision = defineEndpoint({
  method: 'POST',
  path: '/people/{uuid}/preview',
  roles: ['admin'],
  area: 'people',
  changesNothing: true,
  summary: 'The mail that a decision about a person would send. Nothing is changed.',
  body: decision,
  reply: list(mailPreview),
  errors: ['notFound', 'personStateChanged'],
});

const decidePerson = defineEndpoint({
  method: 'POST',
  path: '/people/{uuid}/decide',
  roles: ['admin'],
  area: 'people',
  summary:
    'Blocks a person or lets them in again; deletes them at their wish, after 30 days in which that can be taken back. Who is blocked or leaves is logged out everywhere, cannot log in and reads why where they try; nobody sees their resume, and they get no alerts.',
  body: decision,
  reply: one(person),
  errors: ['notFound', 'personStateChanged', 'validation'],
});

const previewPersonDeletion = defineEndpoint({
  method: 'GET',
  path: '/people/{uuid}/deletion',
  roles: ['admin'],
  area: 'people',
  summary: 'What would go with a person who is deleted. Nothing is changed.',
  reply: one(personDeletion),
  errors: ['notFound'],
});

const exportPerson = defineEndpoint({
  method: 'GET',
  path: '/people/{uuid}/export',
  roles: ['admin'],
  area: 'people',
  // All about somebody in one file leaves the site: seeing their page is not enough for that.
  changesNothing: false,
  summary:
    'Everything stored about a person, files included, as they get it themselves: for programs (json) or for people (html). It is noted in the log that they read.',
  perMinute: 20,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { format: { enum: ['json', 'html'], default: 'html' } },
  },
  produces: 'binary',
  errors: ['notFound', 'tooManyRequests'],
});

const endPersonSessions = defineEndpoint({
  method: 'DELETE',
  path: '/people/{uuid}/sessions',
  roles: ['admin'],
  area: 'people',
  summary: 'Logs a person out everywhere.',
  reply: one(person),
  errors: ['notFound'],
});

const sendPersonLink = defineEndpoint({
  method: 'POST',
  path: '/people/{uuid}/links',
  roles: ['admin'],
  area: 'people',
  summary:
    'Mails a person a link: to show that the address is theirs, or to choose a password. The admin never sees it. Not to who is blocked.',
  perMinute: 20,
  body: {
    type: 'object',
    required: ['link'],
    additionalProperties: false,
    properties: { link: { enum: personLinks } },
  },
  errors: ['notFound', 'personBlocked', 'tooManyRequests'],
});

const startImpersonation = defineEndpoint({
  method: 'POST',
  path: '/people/{uuid}/impersonation',
  roles: ['admin'],
  area: 'people',
  logsReason: true,
  summary:
    'A token by which an admin views the site as a person, for half an hour and no longer than their own session. It answers what only reads, and hands out no files. The person reads in their log that it was done, and why; one that the admin opened before ends.',
  perMinute: 20,
  body: {
    type: 'object',
    required: ['reason'],
    additionalProperties: false,
    properties: { reason: { type: 'string', maxLength: personLengths.impersonation } },
  },
  reply: one(impersonation),
  errors: ['notFound', 'validation', 'personCannotLogIn', 'tooManyRequests'],
});

const endImpersonation = defineEndpoint({
  method: 'DELETE',
  path: '/impersonation',
  roles: ['admin'],
  area: 'people',
  summary:
    'Ends what the admin opened to view the site as somebody; where there is nothing, nothing changes.',
});

/** The candidates and employers' users of a site, as its admins look after them. */
export const people = {
  findPeople,
  exportPeople,
  readPerson,
  previewPersonDecision,
  decidePerson,
  previewPersonDeletion,
  exportPerson,
  endPersonSessions,
  sendPersonLink,
  startImpersonation,
  endImpersonation,
} as const;

import { defineEndpoint } from '../define-endpoint.ts';
import { companyTypes, organisationInfoTypes, myOrganisation } from '../entities/my-organisation.ts';
import { one, page } from '../shape.ts';
import { paging } from './query-keys.ts';

// How long a text may be, each field says in its own sentence (§5); the schema only bounds what is sent.
const line = { type: ['string', 'null'], maxLength: 1000 } as const;
const byLanguage = (maxLength: number) =>
  ({
    type: 'object',
    additionalProperties: { type: 'string', maxLength },
    propertyNames: { pattern: '^[a-z]{2}$' },
  }) as const;

/** Everything an organisation's form holds (specification §3); what is left out stays, what is null or empty goes. */
export const organisationForm = {
  name: { type: 'string', maxLength: 500 },
  organisation_names: { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 500 } },
  email: line,
  phone: { type: ['string', 'null'], maxLength: 40 },
  /** Addresses of pictures, as `POST /files/upload` gives them. */
  logo: line,
  header: line,
  slogan: byLanguage(1000),
  active: { type: 'boolean' },
  company_size: { type: ['string', 'null'], maxLength: 80 },
  company_type: { enum: [...companyTypes, null] },
  /** A place; without `lat` and `lon` the best match of the name in the board's countries. */
  location_hq: { type: ['string', 'null'], maxLength: 120 },
  lat: { type: ['number', 'null'], minimum: -90, maximum: 90 },
  lon: { type: ['number', 'null'], minimum: -180, maximum: 180 },
  /** HTML; what is not allowed in a text is taken out of it. */
  text_about: byLanguage(40_000),
  /** The whole list in its order. */
  organisation_info: {
    type: 'array',
    maxItems: 200,
    items: {
      type: 'object',
      required: ['type', 'value'],
      additionalProperties: false,
      properties: {
        type: { enum: organisationInfoTypes },
        value: { anyOf: [{ type: 'string', maxLength: 20_000 }, byLanguage(20_000)] },
      },
    },
  },
  organisation_segments: {
    type: 'array',
    maxItems: 100,
    items: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
  },
  socials: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
  job_board_ids: {
    type: 'array',
    maxItems: 20,
    items: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
  },
} as const;

export const findMyOrganisations = defineEndpoint({
  method: 'GET',
  path: '/organisations',
  roles: ['employer'],
  summary: "The company's own organisations, by name or by their last change.",
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      search: { type: 'string', maxLength: 200 },
      sort: { enum: ['name', '-updated_at'], default: 'name' },
    },
  },
  reply: page(myOrganisation),
});

export const readMyOrganisation = defineEndpoint({
  method: 'GET',
  path: '/organisations/{id:int}',
  roles: ['employer'],
  summary: "One of the company's organisations, with all that can be changed of it.",
  reply: one(myOrganisation),
  errors: ['notFound'],
});

export const createOrganisation = defineEndpoint({
  method: 'POST',
  path: '/organisations',
  roles: ['employer'],
  summary:
    "Adds an organisation to the company's. It is shown once somebody's address in the company is verified.",
  perMinute: 30,
  body: { type: 'object', required: ['name'], additionalProperties: false, properties: organisationForm },
  status: 201,
  reply: one(myOrganisation),
  errors: ['validation', 'employerNotVerified', 'tooManyRequests'],
});

export const saveOrganisation = defineEndpoint({
  method: 'PUT',
  path: '/organisations/{id:int}',
  roles: ['employer'],
  summary:
    'Changes an organisation, at once on its public page. With the `revision` that was read, what somebody else saved since is not overwritten.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { ...organisationForm, revision: { type: 'integer', minimum: 0 } },
  },
  reply: one(myOrganisation),
  errors: ['notFound', 'validation', 'conflict', 'employerNotVerified'],
});

export const archiveOrganisation = defineEndpoint({
  method: 'DELETE',
  path: '/organisations/{id:int}',
  roles: ['employer'],
  summary: 'Takes an organisation off every list for good; one with jobs that run, wait or are paused stays.',
  errors: ['notFound', 'organisationHasJobs'],
});

export const organisations = {
  findMyOrganisations,
  readMyOrganisation,
  createOrganisation,
  saveOrganisation,
  archiveOrganisation,
} as const;

import { defineEndpoint } from '../define-endpoint.ts';
import { favourite } from '../entities/favourite.ts';
import { one, page } from '../shape.ts';
import { paging } from './query-keys.ts';

/** Specification §7 'Account and profile', candidate: favourites. */
export const findFavourites = defineEndpoint({
  method: 'GET',
  path: '/favourites',
  roles: ['candidate'],
  summary: 'What the candidate keeps, newest first; what no visitor can see any more is left out.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      page: paging.page,
      limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
      /** Only jobs, or only organisations. */
      kind: { enum: ['job', 'organisation'] },
      with: { type: 'string', pattern: '^(job|organisation)(,(job|organisation))?$' },
    },
  },
  reply: page(favourite),
});

export const addFavourite = defineEndpoint({
  method: 'POST',
  path: '/favourites',
  roles: ['candidate'],
  summary: 'Keeps a job or an organisation; a second time gives the favourite that is there.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      organisation_id: { type: ['integer', 'null'], minimum: 1, maximum: 2_147_483_647 },
      /** The job's number or its uuid. */
      job_id: { type: ['integer', 'string', 'null'], minimum: 1, maximum: 2_147_483_647, maxLength: 36 },
    },
  },
  status: 201,
  reply: one(favourite),
  errors: ['jobNotFound', 'notFound', 'validation'],
});

export const removeFavourite = defineEndpoint({
  method: 'DELETE',
  path: '/favourites/{id}',
  roles: ['candidate'],
  summary: 'Lets go of a favourite, named by its uuid.',
  errors: ['notFound'],
});

export const favourites = { findFavourites, addFavourite, removeFavourite } as const;

import { defineEndpoint, list, one, shape } from '@boardwright/api-client/contract';

const tide = shape({
  type: 'object',
  required: ['place', 'high_at'],
  additionalProperties: false,
  properties: {
    place: { type: 'string', minLength: 1, maxLength: 100 },
    /** ISO 8601 */
    high_at: { type: 'string', format: 'date-time' },
  },
});

/** Declared apart, so that a browser may call what it does not bring along. */
export const tideEndpoints = {
  findTides: defineEndpoint({
    method: 'GET',
    path: '/tides/{place}',
    roles: ['public'],
    summary: 'Lists the coming high tides of a place.',
    reply: list(tide),
  }),
  saveTide: defineEndpoint({
    method: 'POST',
    path: '/tides',
    roles: ['admin'],
    area: 'content',
    summary: 'Adds a high tide.',
    body: {
      type: 'object',
      required: ['place', 'high_at'],
      additionalProperties: false,
      properties: {
        place: { type: 'string', minLength: 1, maxLength: 100 },
        high_at: { type: 'string', format: 'date-time' },
      },
    },
    reply: one(tide),
  }),
} as const;

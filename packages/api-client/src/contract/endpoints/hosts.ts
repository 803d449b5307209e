import { defineEndpoint } from '../define-endpoint.ts';
import { shape } from '../shape.ts';

/** Which API answers for a host (specification §7, 'The host is resolved by POST'). Lives at `/api/v1/public/host`, outside the role prefixes. */
export const resolveHost = defineEndpoint({
  method: 'POST',
  path: '/host',
  roles: ['public'],
  changesNothing: true,
  summary: 'Lists the hosts that belong to a site host; the one of type api answers its calls.',
  open: ['public'],
  body: {
    type: 'object',
    required: ['host'],
    additionalProperties: false,
    properties: { host: { type: 'string', minLength: 1, maxLength: 253 } },
  },
  reply: shape({
    type: 'object',
    required: ['data'],
    additionalProperties: false,
    properties: {
      data: {
        type: 'array',
        items: {
          type: 'object',
          required: ['type', 'host'],
          additionalProperties: false,
          properties: { type: { enum: ['api', 'site'] }, host: { type: 'string' } },
        },
      },
    },
  }),
  errors: ['unknownHost'],
});

export const hosts = { resolveHost } as const;

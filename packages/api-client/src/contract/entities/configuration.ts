import { shape, type ValueOf } from '../shape.ts';
import { segmentGroupSchema, segmentSchema } from './segment.ts';

/** What a site needs to know before it draws a page (specification §3 'Site config'). */
export const configuration = shape({
  type: 'object',
  required: [
    'sites',
    'job_boards',
    'segments',
    'segments_groups',
    'newsletters',
    'payment_types',
    'countries',
    'third_parties',
    'settings',
  ],
  additionalProperties: false,
  properties: {
    sites: {
      type: 'array',
      items: {
        type: 'object',
        required: ['host', 'job_board_builder_site_id', 'job_board_id'],
        additionalProperties: false,
        properties: {
          host: { type: 'string' },
          job_board_builder_site_id: { type: 'integer' },
          job_board_id: { type: 'integer' },
        },
      },
    },
    job_boards: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name', 'slug', 'host', 'url', 'status', 'placeholders'],
        additionalProperties: false,
        properties: {
          id: { type: 'integer' },
          name: { type: 'string' },
          slug: { type: 'string' },
          host: { type: 'string' },
          url: { type: 'string' },
          status: { type: 'string' },
          placeholders: {
            type: 'array',
            items: {
              type: 'object',
              required: ['key', 'value'],
              additionalProperties: false,
              properties: { key: { type: 'string' }, value: { type: 'string' } },
            },
          },
        },
      },
    },
    segments: { type: 'array', items: segmentSchema },
    segments_groups: { type: 'array', items: segmentGroupSchema },
    newsletters: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name', 'consent'],
        additionalProperties: false,
        properties: {
          id: { type: 'integer' },
          name: { type: 'string' },
          /** The sentence of the box that asks for it: what one agrees to by ticking. */
          consent: { type: 'string' },
        },
      },
    },
    payment_types: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name', 'third_party'],
        additionalProperties: false,
        properties: {
          id: { type: 'integer' },
          name: { type: 'string' },
          third_party: { type: ['string', 'null'] },
        },
      },
    },
    countries: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code'],
        additionalProperties: false,
        properties: { code: { type: 'string' } },
      },
    },
    third_parties: {
      type: 'array',
      items: {
        type: 'object',
        required: ['implementation', 'enabled'],
        additionalProperties: false,
        properties: {
          implementation: { type: 'string' },
          enabled: { type: 'boolean' },
          public_information: { type: 'object', additionalProperties: true },
        },
      },
    },
    settings: {
      type: 'object',
      required: ['app_image', 'app_credit_price', 'app_use_imperial_system'],
      additionalProperties: false,
      properties: {
        app_image: { type: ['string', 'null'] },
        app_credit_price: { type: 'integer' },
        app_use_imperial_system: { type: 'boolean' },
      },
    },
  },
});
export type Configuration = ValueOf<typeof configuration>;

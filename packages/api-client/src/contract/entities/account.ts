import { shape, type ValueOf } from '../shape.ts';

export const token = shape({
  type: 'object',
  required: ['token', 'expires_at'],
  additionalProperties: false,
  properties: { token: { type: 'string' }, expires_at: { type: 'string' } },
});
export type Token = ValueOf<typeof token>;

/** The logged-in person (specification §3 'User'). */
export const user = shape({
  type: 'object',
  required: ['uuid', 'email', 'given_name', 'family_name', 'isCandidate'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string' },
    email: { type: 'string' },
    given_name: { type: 'string' },
    family_name: { type: 'string' },
    isCandidate: { type: 'boolean' },
    client: {
      type: ['object', 'null'],
      required: ['uuid', 'name'],
      additionalProperties: false,
      properties: { uuid: { type: 'string' }, name: { type: 'string' } },
    },
  },
});
export type User = ValueOf<typeof user>;

/** A candidate as visitors see one: no contact details. */
export const publicCandidate = shape({
  type: 'object',
  required: [
    'uuid',
    'slug',
    'given_name',
    'position',
    'city',
    'country_code',
    'short_description',
    'segment_ids',
    'status',
  ],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string' },
    slug: { type: 'string' },
    given_name: { type: 'string' },
    position: { type: ['string', 'null'] },
    city: { type: ['string', 'null'] },
    country_code: { type: 'string' },
    short_description: { type: ['string', 'null'] },
    info: { type: ['string', 'null'] },
    open_to_relocate: { type: 'boolean' },
    salary_type: { type: ['string', 'null'] },
    salary_min: { type: ['number', 'null'] },
    /** Kilometres. */
    travel_distance: { type: ['number', 'null'] },
    lat: { type: ['number', 'null'] },
    lon: { type: ['number', 'null'] },
    segment_ids: { type: 'array', items: { type: 'integer' } },
    status: { enum: ['available', 'not_available'] },
    history: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'name'],
        additionalProperties: false,
        properties: {
          type: { enum: ['employer', 'education'] },
          name: { type: 'string' },
          institution: { type: ['string', 'null'] },
          place: { type: ['string', 'null'] },
          description: { type: ['string', 'null'] },
          from: { type: ['string', 'null'] },
          till: { type: ['string', 'null'] },
        },
      },
    },
  },
});
export type PublicCandidate = ValueOf<typeof publicCandidate>;

export const upload = shape({
  type: 'object',
  additionalProperties: false,
  properties: {
    token: { type: 'string' },
    public_url: { type: 'string' },
    name: { type: 'string' },
    size: { type: 'integer' },
    /** Image sizes of a public picture (§3 'Image size variants'). */
    variants: {
      type: 'object',
      additionalProperties: false,
      properties: {
        upload: { type: 'string' },
        thumb: { type: 'string' },
        small: { type: 'string' },
        tiny: { type: 'string' },
      },
    },
  },
});
export type Upload = ValueOf<typeof upload>;

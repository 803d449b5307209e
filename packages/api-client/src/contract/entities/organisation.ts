import { shape, type ValueOf } from '../shape.ts';

const nullableString = { type: ['string', 'null'] } as const;

export const organisation = shape({
  type: 'object',
  required: [
    'id',
    'slug',
    'name',
    'logo',
    'header',
    'slogan',
    'company_size',
    'company_type',
    'location_hq',
    'premium',
    'jobs_count',
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    slug: { type: 'string' },
    name: { type: 'string' },
    logo: nullableString,
    header: nullableString,
    slogan: nullableString,
    active: { type: 'boolean' },
    premium: { type: 'boolean' },
    company_size: nullableString,
    company_type: nullableString,
    location_hq: nullableString,
    /** Sanitised HTML. */
    text_about: nullableString,
    website: nullableString,
    socials: { type: 'object', additionalProperties: { type: 'string' } },
    jobs_count: { type: 'integer' },
    organisation_names: { type: 'array', items: { type: 'string' } },
    organisation_info: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'value', 'order'],
        additionalProperties: false,
        properties: {
          type: { enum: ['benefit', 'image', 'location', 'social', 'text', 'video'] },
          value: { type: 'string' },
          order: { type: 'integer' },
        },
      },
    },
    organisation_segments: { type: 'array', items: { type: 'integer' } },
  },
});
export type Organisation = ValueOf<typeof organisation>;
